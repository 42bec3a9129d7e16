/** English words of the home page; loaded with it. */

export const home: Readonly<Record<string, string>> = {
  'home.title': 'Where does a line’s time go?',
  'home.lead':
    'Move a slider and watch a network line: which part of its time carried the file, which part carried headers, and why it was silent the rest of the time.',
  'home.stories': 'Three true stories',
  'home.start': 'Start here',
  'home.open': 'Open',
  'home.lesson': 'Lesson: {title}',
  'home.continue': 'Go on where you left it',
  'home.guide': 'Teacher’s guide',
  'home.worksheet': 'Worksheet',
  'home.strip': '{line}, the first {time}: it carries the file for {payload} of that time.',
  'home.strip.payload': 'file {payload}',
  'home.legend': 'Beginnings of real runs, true to scale. The line is busy or silent with:',
  'home.together': 'All three together',
  'home.together.text':
    'Each exchange takes a fixed time and a time for each bit. Find both in every story, and find where this law breaks.',
  'home.together.strip': 'The line of the story of {year}, its first {time}.',
  'home.begin': 'Where to start',
  'home.who.class': 'In front of a class',
  'home.how.class':
    'Open a lesson and choose Present: large type, one idea a screen, answers hidden until you show them. The notes go in a second window.',
  'home.who.alone': 'On your own',
  'home.how.alone':
    'Take a lesson: guess first, then see. Or open the first story, press play, and click a silent stretch of the line to see who kept it waiting.',
  'home.who.course': 'For a course page',
  'home.how.course':
    'Set up any experiment, choose Share, then Embed: text to paste, for an iframe or an element that grows with its content. It works in a sandbox and without storage.',
};

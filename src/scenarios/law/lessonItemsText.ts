/** The words of the questions for a whole class on "One law" (English). Keys as of steps: see ../lesson.ts. */

export const itemWords = {
  'step.itemSmall.title': 'Small reads',
  'step.itemSmall.text':
    'The ledger is that of reads of {smallRead} bytes. The goodput is {rateSmall}, the cable carries {netwareLine}.',
  'step.itemSmall.question': 'The reads become twice as large. What happens to the goodput?',
  'step.itemSmall.option.nearly': 'It nearly doubles',
  'step.itemSmall.option.half': 'It rises by about half: headers stay',
  'step.itemSmall.option.nothing': 'Nothing: the cable’s rate decides',
  'step.itemSmall.option.more': 'It more than doubles',
  'step.itemSmall.feedback.nearly': 'Yes: the fixed cost is nearly all, and it is paid half as often.',
  'step.itemSmall.feedback.half': 'Headers are part of the fixed cost. They are paid less often too.',
  'step.itemSmall.feedback.nothing': 'The cable is silent for most of the time.',
  'step.itemSmall.feedback.more': 'Twice the bytes in a little more time: it cannot be more than double.',
  'step.itemSmall.after':
    'It becomes {doubledGain} times as high. This is far below the half-performance size, where the fixed cost rules.',
  'step.itemLarge.title': 'Large reads',
  'step.itemLarge.text':
    'The ledger is that of reads of {largeRead} bytes, just above the half-performance size.',
  'step.itemLarge.question': 'The cable becomes twice as fast. What happens to the goodput?',
  'step.itemLarge.option.twice': 'It doubles',
  'step.itemLarge.option.half': 'It rises by about half',
  'step.itemLarge.option.nothing': 'Nothing: each read still waits',
  'step.itemLarge.option.server': 'Nothing: the server is too slow',
  'step.itemLarge.feedback.twice': 'Only the busy part of the time becomes half.',
  'step.itemLarge.feedback.half': 'Yes: the busy part becomes half, the rest stays.',
  'step.itemLarge.feedback.nothing': 'It waits, but a good part of the round is bytes on the cable.',
  'step.itemLarge.feedback.server':
    'The server’s work is a part of the fixed cost, and not the larger part of the time.',
  'step.itemLarge.after':
    'It becomes {fastReadGain} times as high. With small reads the same cable would bring next to nothing.',
  'step.itemTimer.title': 'Outside the law',
  'step.itemTimer.text':
    'By the law a call with {timerSize} bytes takes {timerLaw}. The strip shows what it takes here: {timerTime}.',
  'step.itemTimer.question': 'How long does it take over a cable that is {lineFactor} times as fast?',
  'step.itemTimer.option.tenth': 'A tenth',
  'step.itemTimer.option.law': 'What the law says: the delay of the network is gone',
  'step.itemTimer.option.half': 'About half',
  'step.itemTimer.option.nothing': 'As long as before',
  'step.itemTimer.feedback.tenth': 'The bits are only a small part of the time.',
  'step.itemTimer.feedback.law': 'The timer runs in a machine, not on the cable.',
  'step.itemTimer.feedback.half': 'Look for the time in which the cable is busy.',
  'step.itemTimer.feedback.nothing': 'Yes: a timer does not know the cable.',
  'step.itemTimer.after':
    'It takes {fastTimerTime}. What is neither fixed cost nor cost of a byte does not follow either of them.',
};

/** What only the teacher reads of "Elbows" (English): questions to ask, wrong answers to expect. */

export const teacher = {
  'step.parts.ask': 'Which buffers does a byte of the array pass?\nWho sends an ACK, who sends the reply?',
  'step.parts.expect': 'That ACK and reply are the same. The ACK comes from TCP, the reply from the program.',
  'step.parts.breaks':
    'The first step asks for no prediction. Nobody can predict before the parts have names.',
  'step.one.ask': 'How much time would one byte take on the cable?\nWho would put money on the answer?',
  'step.one.trial':
    'Two other parts of the page gave the answer away: the times of single calls, and the explanations under test. They are left out now.',
  'step.one.expect': 'Hardly more.\nTwice as much, since there is one segment more.',
  'step.wait.ask':
    'What would you look at first, had you only the program?\nWhat does it mean that processors are idle and the cable too?',
  'step.wait.expect': 'The old processors.\nThe network, since the network is where delays come from.',
  'step.gap.ask': 'What does each rule save? For whom was it made?\nWhich of the two would you blame?',
  'step.gap.trial':
    'The text named the longest silence of the run, the page showed a shorter one. Now the text says that it is the longest.',
  'step.gap.expect':
    'That one rule is a fault. Each is sensible alone, and each was written for another program.',
  'step.change.ask': 'What share of the time does each change touch?\nWho still wants the faster cable?',
  'step.change.trial':
    '“With it” followed the name of the right answer and meant the wrong one. Now each reply names the change it speaks of.',
  'step.change.expect': 'The faster cable.\nA larger buffer, whatever its size.',
  'step.sliver.ask':
    'Count it on paper: what is in the send buffer when the writer sleeps?\nWhy may the sliver go when the ACK has come, and the last bytes may not?',
  'step.sliver.expect': 'That the first ACK is late. It comes at once, for most of a buffer has been read.',
  'step.eight.ask':
    'What is the unit of the time of a slow call: bytes or ticks?\nCould it take less than a tick?',
  'step.eight.expect': 'Twice as long.\nFast, since only one size was slow so far.',
  'step.draw.ask': 'Mark the sizes you are sure of first.\nWhy should it ever become fast again?',
  'step.draw.trial':
    'The vertical axis counted in billionths of a second. Now it has the unit in which people guess.',
  'step.draw.expect': 'A straight line with one bump.\nA step: slow from the first slow size on.',
  'step.second.ask':
    'What is there once in a call, what once in a buffer?\nHow would you find out whether a printed number was measured?',
  'step.second.trial':
    'The wrong idea that was named spoke of speed, but the question is about size. It has a name of its own now.',
  'step.second.expect': 'Twice the first size. The report says so as well.',
  'step.fix.ask': 'What would a buffer of twice that size bring?\nWhich part of the time is left?',
  'step.fix.expect':
    'As many times faster as the buffer is larger.\nNo change, since the network stays the same.',
  'step.limits.ask':
    'Is a model wrong when one row does not fit?\nWhat would you measure to find the reason?',
  'step.limits.trial':
    'The table that the text speaks of was far down the page. The parts above it are left out now.',
  'step.limits.expect': 'That a good model explains everything.',
  'step.today.ask':
    'Which of the two grew faster: processors or patience?\nWhere have you seen pauses of this length?',
  'step.today.expect': 'That it went away with the old machines.',
  'step.cure.ask':
    'Who found which way? What does each cost?\nWhich would you choose if other programs share the machine?',
  'step.cure.trial':
    'Text and settings had different names for the same buffers. Now the text says which is which.',
  'step.cure.expect': 'Turning up the cable. It stays as slow as it was.',
  'step.again.ask': 'Which sizes stall? Is there a rule?\nWhy is the default of the library a bad number?',
  'step.again.expect': 'That only small buffers are bad.',
  'step.again.breaks': 'The last step has no time limit in practice: whoever explores should not be stopped.',
};

/** What only the teacher reads of "One law" (English): questions to ask, wrong answers to expect. */

export const teacher = {
  'step.parts.ask':
    'Where else do you meet rounds: at a counter, in a letter exchange?\nWhat is fixed there, what grows?',
  'step.parts.expect': 'That waiting is a cost of the network alone. Both ends have their part.',
  'step.parts.breaks':
    'The first step asks for no prediction. Nobody can predict before there is a word for what is predicted.',
  'step.fixed.ask': 'What do two measurements tell that one cannot?\nHow would you test the line?',
  'step.fixed.expect': 'The time of the small round.\nNothing, since nothing is carried.',
  'step.draw.ask': 'Work out the first and the last point.\nWhere is the bend?',
  'step.draw.trial':
    'Nothing said why the marks stand closer to the left than people expect. Now the question says that each is twice the one before.',
  'step.draw.expect': 'A straight line.\nThe rate of the cable from the beginning.',
  'step.half.ask':
    'Which is larger there: what the bytes cost or what the rest costs?\nOn which side of it are your own programs?',
  'step.half.expect': 'Half of the largest size.',
  'step.calls.ask':
    'What must be subtracted before you divide?\nWhich part of the machine is the cost of a byte?',
  'step.calls.expect': 'The rate of the cable.\nThe largest rate that was seen.',
  'step.who.ask':
    'How many times is a byte touched on its way?\nWould the answer be the same in the story before?',
  'step.who.trial':
    'With the largest calls, faster processors made some calls stall, which is another lesson. Now the call fits into one send buffer.',
  'step.who.expect': 'The cable, since it is the network that is slow.\nLarger buffers.',
  'step.overlap.ask': 'What may happen at the same time?\nWhich link is the slowest?',
  'step.overlap.trial': 'The focus was lost when a step went over to another story. Now it follows.',
  'step.overlap.expect': 'What the law says.\nAs many times longer as the message is.',
  'step.timer.ask':
    'How could you know from the numbers alone that the law does not hold?\nWhat else has neither fixed cost nor cost per byte?',
  'step.timer.expect': 'That the processors are slow.',
  'step.full.ask': 'Which of the two limits is met first?\nWhat would a fourth transfer bring?',
  'step.full.expect': 'Three times as much.\nThe rate of the line.',
  'step.reach.ask': 'Who needed the smallest read?\nWho met a cut, and at which size?',
  'step.reach.expect': 'The largest read there is. It is cut.',
  'step.find.ask': 'How near did the law come?\nWhat would make it exact?',
  'step.find.expect': 'Trying sizes instead of working one out.',
  'step.find.breaks': 'The last step has no time limit in practice: whoever explores should not be stopped.',
};

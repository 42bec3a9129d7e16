/** The words of the questions for a whole class on "Half an hour to seven minutes" (English). Keys as of steps: see ../lesson.ts. */

export const itemWords = {
  'step.itemLine.title': 'A faster line',
  'step.itemLine.text':
    'The ledger is that of the old program: {smallBuffer} in a message, a line of {lineRate}.',
  'step.itemLine.question':
    'Somebody replaces the line by one that is {lineFactor} times as fast. What happens to the goodput?',
  'step.itemLine.option.tenfold': 'It becomes {lineFactor} times as high',
  'step.itemLine.option.rate': 'It becomes the rate of the new line',
  'step.itemLine.option.little': 'It rises, but far less than twofold',
  'step.itemLine.option.nothing': 'Nothing at all',
  'step.itemLine.feedback.tenfold': 'Only the busy part of the ledger shrinks.',
  'step.itemLine.feedback.rate': 'The line would still be silent most of the time.',
  'step.itemLine.feedback.little': 'Yes: the busy part shrinks, the silence stays.',
  'step.itemLine.feedback.nothing': 'The busy part does shrink, and that is something.',
  'step.itemLine.after':
    'The goodput goes from {rateBefore} to {rateFast}: {fastGain} times. Read it off the ledger: a faster line can take away at most the part in which the line is busy.',
  'step.itemStrip.title': 'Who works in the gaps?',
  'step.itemStrip.text':
    'The strip is that of the new program. A message of {bigBuffer} goes in several packets, one behind the other; then the line is silent.',
  'step.itemStrip.question': 'Who is at work for most of this silence?',
  'step.itemStrip.option.sender': 'The sending computer',
  'step.itemStrip.option.network': 'The network, on other links',
  'step.itemStrip.option.receiver': 'The receiving computer',
  'step.itemStrip.option.hold': 'Nobody: a rule makes all wait',
  'step.itemStrip.feedback.sender': 'Yes, though the network is not far behind.',
  'step.itemStrip.feedback.network': 'It is a large part, but not the largest.',
  'step.itemStrip.feedback.receiver': 'The sender need not wait for the receiver to finish.',
  'step.itemStrip.feedback.hold': 'While the rule makes it wait for the receipt, others work.',
  'step.itemStrip.after':
    'Most of the silence is the sender’s, which prepares its next message. Larger messages made silences fewer; they did not make them vanish.',
  'step.itemTwo.title': 'Two transfers',
  'step.itemTwo.text':
    'The ledger is that of one transfer with the new program. Its goodput is {rateAfter}, on a line of {lineRate}.',
  'step.itemTwo.question': 'A second transfer starts beside it. What is the goodput of both together?',
  'step.itemTwo.option.twice': 'Twice as much',
  'step.itemTwo.option.rate': 'The rate of the line',
  'step.itemTwo.option.half': 'About half as much again',
  'step.itemTwo.option.same': 'The same as before, shared by two',
  'step.itemTwo.feedback.twice': 'There is not enough silence for a second one.',
  'step.itemTwo.feedback.rate': 'Headers and control need their part.',
  'step.itemTwo.feedback.half': 'Yes: the silence is filled, and then the line is full.',
  'step.itemTwo.feedback.same': 'There is silence that the second one can use.',
  'step.itemTwo.after':
    'Together they reach {rateTwo}. The ledger shows it beforehand: {silentAfter} of silence is what there is to be gained.',
};

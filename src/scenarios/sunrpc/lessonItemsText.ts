/** The words of the questions for a whole class on "Elbows" (English). Keys as of steps: see ../lesson.ts. */

export const itemWords = {
  'step.itemWho.title': 'Whom do you ask?',
  'step.itemWho.text':
    'The ledger is that of a program which makes calls with {slowSize} bytes. Users complain.',
  'step.itemWho.question': 'Whom do you ask for a change?',
  'step.itemWho.option.fastCable': 'The network people, for a faster cable',
  'step.itemWho.option.almost': 'The programmer, for a slightly larger buffer',
  'step.itemWho.option.fixed': 'The programmer, for one large write',
  'step.itemWho.option.nobody': 'Nobody: timers belong to the network',
  'step.itemWho.feedback.fastCable': 'The cable is hardly ever busy.',
  'step.itemWho.feedback.almost': 'There would still be a small rest.',
  'step.itemWho.feedback.fixed': 'Yes: then there is no small rest to be held.',
  'step.itemWho.feedback.nobody': 'Somebody chose how the call is cut, and can choose otherwise.',
  'step.itemWho.after':
    'With a faster cable a call takes {fastCableTime}, with a slightly larger buffer {almostTime}, with one large write {fixedTime}.',
  'step.itemStrip.title': 'What is on the cable?',
  'step.itemStrip.text':
    'The strip shows the beginning of a run with slow calls. One piece is longer than all others.',
  'step.itemStrip.question': 'What is going on during the long piece?',
  'step.itemStrip.option.network': 'A segment is on its way',
  'step.itemStrip.option.receiver': 'The server works out its reply',
  'step.itemStrip.option.sender': 'The client prepares its data',
  'step.itemStrip.option.hold': 'Nothing: nobody works',
  'step.itemStrip.feedback.network':
    'Segments are on the cable where the strip says so, and those pieces are short.',
  'step.itemStrip.feedback.receiver': 'The routine is empty. The server is idle.',
  'step.itemStrip.feedback.sender': 'It has handed over everything long before.',
  'step.itemStrip.feedback.hold': 'Yes: two rules wait, and a clock runs.',
  'step.itemStrip.after':
    'A small rest waits for an ACK, and the ACK waits for a reply. A clock ends it, after {gap} at most in this run.',
  'step.itemSize.title': 'Which size is slow?',
  'step.itemSize.text':
    'The ledger is that of calls with {fineSize} bytes. None of them stalls. With {overSize} bytes all of them do.',
  'step.itemSize.question': 'Somebody tries {drawnSlow} and {drawnFast} bytes. Which of them stall?',
  'step.itemSize.option.none': 'Neither: they take a little longer',
  'step.itemSize.option.first': 'Only {drawnSlow}',
  'step.itemSize.option.later': 'Only {drawnFast}',
  'step.itemSize.option.all': 'Both: too large is too large',
  'step.itemSize.feedback.none': 'The cost of more bytes is smooth. That of a rest is not.',
  'step.itemSize.feedback.first': 'Yes: with the other size the rest is more than a segment.',
  'step.itemSize.feedback.later': 'Its rest is larger than a segment, and no rule holds it.',
  'step.itemSize.feedback.all': 'A larger array has a larger rest, and a full segment is never held.',
  'step.itemSize.after':
    'With {drawnSlow} bytes a call takes {drawnSlowTime}, with {drawnFast} only {drawnFastTime}. Slow is what leaves a small rest.',
};

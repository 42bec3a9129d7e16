/** The words of the questions for a whole class on "One byte at a time" (English). Keys as of steps: see ../lesson.ts. */

export const itemWords = {
  'step.itemServer.title': 'A faster server',
  'step.itemServer.text':
    'The ledger is that of a program that reads a file byte by byte. For each byte the server works, then the workstation.',
  'step.itemServer.question':
    'The server is replaced by one that works twice as fast. How much of the time is saved?',
  'step.itemServer.option.half': 'Half of it',
  'step.itemServer.option.fifth': 'About a fifth',
  'step.itemServer.option.little': 'Hardly anything: the rest is headers',
  'step.itemServer.option.nothing': 'Nothing: the cable is slow',
  'step.itemServer.feedback.half': 'Only the server’s own part becomes half.',
  'step.itemServer.feedback.fifth': 'Yes: half of the server’s part.',
  'step.itemServer.feedback.little': 'Headers are on the cable for a small part of the time only.',
  'step.itemServer.feedback.nothing': 'The cable is silent for most of the time.',
  'step.itemServer.after':
    'It becomes {fastServerGain} times as fast. The server’s part of the ledger is {serverOne}, and half of that goes away.',
  'step.itemTwice.title': 'Larger than the buffer',
  'step.itemTwice.text':
    'The strip is that of reads of {kilobyte} bytes; the negotiated buffer has the same size. Each round is a request and a long reply.',
  'step.itemTwice.question':
    'Now the program asks for twice as much at a time. What will the strip look like?',
  'step.itemTwice.option.longer': 'Replies twice as long, half as many rounds',
  'step.itemTwice.option.same': 'Just the same',
  'step.itemTwice.option.tiny': 'Long replies and tiny ones in turn',
  'step.itemTwice.option.many': 'One request, then two replies behind it',
  'step.itemTwice.feedback.longer': 'A reply cannot bring more than the buffer.',
  'step.itemTwice.feedback.same': 'Yes: each read becomes two rounds like those before.',
  'step.itemTwice.feedback.tiny': 'That happens when a size does not fit. This one does.',
  'step.itemTwice.feedback.many': 'What the program asks for is one thing, what goes over the cable another.',
  'step.itemTwice.after':
    'Just the same: each read is cut at the border into two full requests. The goodput stays at {rateKilobyte}.',
  'step.itemCable.title': 'A faster cable',
  'step.itemCable.text': 'The ledger is that of {users} people who read byte by byte at the same time.',
  'step.itemCable.question':
    'The cable is replaced by one that is {lineFactor} times as fast. What happens to their goodput, all together?',
  'step.itemCable.option.tenfold': 'It becomes {lineFactor} times as high',
  'step.itemCable.option.rate': 'It becomes as high as the new cable’s rate',
  'step.itemCable.option.silence': 'It rises by the part that is silent now',
  'step.itemCable.option.nothing': 'It stays as it is',
  'step.itemCable.feedback.tenfold': 'The cable is not what they wait for.',
  'step.itemCable.feedback.rate': 'It would need something to carry.',
  'step.itemCable.feedback.silence': 'The silence is the server at work. A faster cable does not shorten it.',
  'step.itemCable.feedback.nothing': 'Yes: the server is full, whatever the cable does.',
  'step.itemCable.after':
    'It stays: {rateUsers} before, {rateUsersFast} afterwards. Whoever is full decides.',
};

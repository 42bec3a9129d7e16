/** What only the teacher reads of "One byte at a time" (English): questions to ask, wrong answers to expect. */

export const teacher = {
  'step.parts.ask':
    'Who decides how much is asked for?\nWhy does the program not ask for the next byte meanwhile?',
  'step.parts.expect': 'That the server sends the file and the workstation listens. Each byte is asked for.',
  'step.parts.breaks':
    'The first step asks for no prediction. Nobody can predict before the parts have names.',
  'step.cost.ask': 'What must a frame say besides its data?\nWhat would a postcard of one letter weigh?',
  'step.cost.trial':
    'The ledger shows half of the bytes as control, and nobody had said what that is. Now the explanation does.',
  'step.cost.expect': 'A few bytes.\nThe reply alone: requests carry no data, so they are forgotten.',
  'step.inside.ask': 'Which field could be left out?\nWhat changes if the reply brings two bytes?',
  'step.inside.expect': 'That padding is waste of the protocol. The cable needs frames of a certain length.',
  'step.time.ask': 'What happens between two frames?\nWhat would you have to measure to know the time?',
  'step.time.expect':
    'About a second, since the file is small and the cable is fast.\nA few minutes: frames are counted, work is not.',
  'step.better.ask': 'What does each idea cost?\nWhich of them makes fewer rounds?',
  'step.better.trial':
    '“It” in a reply could be the cable or the reading. Now each reply names what it speaks of.',
  'step.better.expect': 'The faster cable.\nThe faster server.',
  'step.finish.ask':
    'Which part of a round grows with the read, which stays?\nWhat would reads of twice the size bring?',
  'step.finish.expect': 'As many times faster as the reads are larger.\nThe time of the bare file.',
  'step.draw.ask': 'Where are the borders?\nWhich sizes never cross one?',
  'step.draw.expect': 'A curve that rises and flattens: larger is better.',
  'step.awkward.ask':
    'Draw the borders of the first few reads on paper.\nWho could have known the good size?',
  'step.awkward.expect': 'Fewer than before.\nExactly two requests a read.',
  'step.cache.ask': 'Who asks whom for what, and how often?\nWhen does reading ahead do harm?',
  'step.cache.expect': 'As many as the program has reads.\nAs many as there are blocks.',
  'step.burst.ask': 'What does the server know of the next request?\nFor which programs is it made?',
  'step.burst.expect': 'That a new protocol makes old programs fast.',
  'step.users.ask': 'What is full first: server or cable?\nHow many people are enough to fill it?',
  'step.users.expect': 'As many times as much as one.\nAs much as the cable carries.',
  'step.slips.ask': 'Would you have noticed?\nDo the slips change what the article says?',
  'step.slips.trial': 'The table was far down the page. The parts above it are left out now.',
  'step.slips.expect': 'That a printed number is right because it is printed.',
  'step.quick.ask': 'Which setting changes the number of rounds?\nWhat do the others change?',
  'step.quick.expect': 'Turning up the cable or the burst first.',
  'step.few.ask': 'What is the least number of frames there can be?\nIs it worth it?',
  'step.few.trial':
    'A long step left an empty space above the page’s first sentence. It is below the timeline now.',
  'step.few.expect': 'The largest buffer alone.',
  'step.few.breaks': 'The last step has no time limit in practice: whoever explores should not be stopped.',
};

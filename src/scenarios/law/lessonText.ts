/** The words of "One law" (English). Keys: see ../lesson.ts. No digit stands here: numbers come from the runs. */

import { itemWords } from './lessonItemsText';
import { teacher } from './lessonTextTeacher';

const learner = {
  'lesson.title': 'One law: fixed cost and cost per bit',

  'step.parts.title': 'Rounds',
  'step.parts.text':
    'Three stories are told here: messages over the ARPANET, reads from a server, calls of a routine. They have one thing in common. Somebody sends something, waits for an answer, and begins again. That is a round.\nHere a workstation asks a server for a piece of a file, gets it, and asks for the next. Press play and watch a few rounds.\nSome costs are there once in a round, however much it carries: the fixed cost. Others come with every bit. This lesson finds both numbers, in all three stories, and then finds out when they fail.',
  'step.parts.deep':
    'The law is a straight line. It is used for memory, disks, processors and networks alike. Its two numbers are often called latency and the reciprocal of bandwidth, or overhead and gap.',
  'step.parts.formula': 'time of a round = fixed cost + size × cost of one byte',
  'step.parts.tex': 't(n) = a + b\\,n',

  'step.fixed.title': 'Guess: a round that carries nothing',
  'step.fixed.text':
    'Two runs were measured. A round that reads {smallRead} bytes takes {smallReadTime}. One that reads {largeRead} bytes takes {largeReadTime}.\nThe difference comes from the additional bytes. So you can work out what one byte costs, and what is left when there is none.',
  'step.fixed.question': 'How long would a round with no bytes at all take?',
  'step.fixed.feedback.right': 'Right: you took away what the bytes cost.',
  'step.fixed.feedback.far':
    'Divide the difference of the times by the difference of the sizes. Then go back from there.',
  'step.fixed.idea.smallIsNothing': 'That is the small round as it is. Its own bytes still have to come off.',
  'step.fixed.idea.proportional':
    'No bytes, no time: then a round would be free. But somebody has to ask and to answer.',
  'step.fixed.after':
    'The fixed cost is {readFixed}, and one byte costs {readEach}. That is just its time on the cable of {netwareLine}.\nDoes it hold elsewhere? For {middleRead} bytes the line through the two points gives the time of the run, {middleReadTime}. Two points make a line; the third one makes it a law.',
  'step.fixed.deep':
    'The work in the fixed cost is assumed in this story; the time on the cable is exact. At one byte the law says {singleLaw} and the run says {singleTime}. A frame that is too short is filled up, so very small reads all cost the same.',
  'step.fixed.formula': 'cost of a byte = difference of times ÷ difference of sizes',
  'step.fixed.tex':
    '\\begin{aligned} b & = \\frac{t_2 - t_1}{n_2 - n_1} \\\\ a & = t_1 - b\\,n_1 \\end{aligned}',

  'step.draw.title': 'Draw: goodput against size',
  'step.draw.text':
    'Goodput is what arrives in a second. A round brings its bytes in its time, so you can work it out from the two numbers. With {smallRead} bytes it is {rateSmall}; the cable carries {netwareLine}.',
  'step.draw.question':
    'Draw the goodput for reads of {firstDrawn} to {largeRead} bytes. Each mark is twice the one before.',
  'step.draw.feedback.right': 'Right: it rises, and then it bends.',
  'step.draw.feedback.far': 'Work out two or three points: size divided by time.',
  'step.draw.idea.proportional':
    'At first it does double with the size. But the bytes begin to cost time of their own.',
  'step.draw.idea.bandwidthIsSpeed': 'That is the rate of the cable while it has something to carry.',
  'step.draw.after':
    'At first twice the size brings twice the goodput: the fixed cost is nearly all. Later each doubling brings less. With {largeRead} bytes it is {rateLarge}.\nThe curve never passes the cable’s rate. It comes nearer and nearer, and more and more slowly.',
  'step.draw.deep':
    'In this picture sizes are drawn by doubling. On an axis with even steps the same curve looks like a sharp bend, which is why people speak of a knee.',
  'step.draw.formula': 'goodput = size ÷ (fixed cost + size × cost of a byte)',
  'step.draw.tex': 'G(n) = \\frac{n}{a + b\\,n} \\longrightarrow \\frac{1}{b}',

  'step.half.title': 'Guess: half the way',
  'step.half.text':
    'The most there can be is the rate of the cable, {netwareLine}. Somewhere in between the goodput is just half of that.\nHint: there the bytes of a round cost as much time as everything else. The fixed cost is {readFixed}, and a byte costs {readEach}.',
  'step.half.question': 'How many bytes must a read have for half of the cable’s rate?',
  'step.half.feedback.right': 'Right: fixed cost divided by the cost of a byte.',
  'step.half.feedback.far': 'Ask how many bytes cost as much time as the fixed cost.',
  'step.half.idea.proportional':
    'You took half of the largest size. But half of what size is not the question.',
  'step.half.after':
    'It is about {half} bytes: the run has {rateHalf}. This is the half-performance size. Below it the fixed cost rules, and a faster line brings little. Above it the bytes rule, and a faster line helps.\nOne number says which of the two you should work on.',
  'step.half.deep':
    'The number comes from the line through two runs, and the run at this size was made afterwards. For this run the negotiated buffer was set to the same size, so that no read is cut.',
  'step.half.formula': 'half-performance size = fixed cost ÷ cost of a byte',
  'step.half.tex':
    '\\begin{aligned} n_{1/2} & = \\frac{a}{b} \\\\ G(n_{1/2}) & = \\frac{1}{2b} \\end{aligned}',

  'step.calls.title': 'Guess: the most there is',
  'step.calls.text':
    'Another story: a program calls a routine on another machine and hands it an array. A call with {smallCall} bytes takes {smallCallTime}; one with {largeCall} bytes takes {largeCallTime}. This cable, too, carries {callLine}.',
  'step.calls.question': 'Which goodput can even the largest arrays not pass?',
  'step.calls.feedback.right': 'Right: one byte in the time that a byte costs.',
  'step.calls.feedback.far':
    'Work out the cost of one byte first. Then ask how many of them fit into a second.',
  'step.calls.idea.bandwidthIsSpeed':
    'You took the cable’s rate. Look at what a byte costs here; it is far more than its time on the cable.',
  'step.calls.idea.largestIsMost':
    'That is what {largeCall} bytes reach. Larger arrays get a little further.',
  'step.calls.after':
    'It is {mostCalls}. A byte costs {callEach}, several times its time on the cable. The fixed cost is {callFixed}.\nEven calls with {hugeCall} bytes reach only {rateHuge}. The cost of a byte is not always the cost of the line.',
  'step.calls.deep':
    'The curve of this story has small steps where one more round of buffers is needed. So the line through two points is a fit, and other points give slightly other numbers. The costs of the processors are assumed, with one fitted scale.',
  'step.calls.formula': 'most goodput = one byte ÷ cost of a byte',
  'step.calls.tex': 'G_{\\max} = \\frac{1}{b} = \\frac{n_2 - n_1}{t_2 - t_1}',

  'step.who.title': 'Guess: who makes bytes dear?',
  'step.who.text':
    'A call with {middleCall} bytes takes {middleCallTime}. By the law, more than half of that is the cost of its bytes. Three changes are offered.',
  'step.who.question': 'Which change makes this call fastest?',
  'step.who.option.fastCable': 'A cable {lineFactor} times as fast',
  'step.who.option.fastMachines': 'Processors twice as fast',
  'step.who.option.largerBuffer': 'Library buffers twice as large',
  'step.who.feedback.fastCable':
    'With the faster cable a call takes {fastCableTime}. A byte’s time on the cable was the smaller part.',
  'step.who.feedback.fastMachines': 'Yes.',
  'step.who.feedback.largerBuffer':
    'With larger buffers a call takes {largerBufferTime}. The whole call fitted before.',
  'step.who.after':
    'With faster processors it takes {fastMachinesTime}, with the faster cable {fastCableTime}. Each byte is copied several times on both machines, and added up for checks. That costs more than sending it.\nThe same law, other owners: in the last story a byte cost its time on the cable, here it costs work.',
  'step.who.deep':
    'How much work a byte makes is assumed for a processor of that time. The scale is fitted to a reported table, so the sum is better known than its parts.',
  'step.who.formula': 'cost of a byte = its time on the line + the work it makes',
  'step.who.tex': 'b = \\frac{8}{R} + w_{\\text{client}} + w_{\\text{server}}',

  'step.overlap.title': 'Guess: does the line go on?',
  'step.overlap.text':
    'The third story: messages over the ARPANET. With {smallMessage} bits a message takes {smallMessageTime}, with {largeMessage} bits {largeMessageTime}. The line through both says {messageEach} for a bit. The line itself needs {lineBit} for one, and the cables at both ends need the rest.\nNow a message has {multi} bits. The network cuts long messages into pieces, called packets. This one goes in {packets}, one after the other.',
  'step.overlap.question': 'How long does such a message take?',
  'step.overlap.feedback.right': 'You saw that packets can be on several lines at once.',
  'step.overlap.feedback.far': 'Work out what the law says, then ask what packets could do at the same time.',
  'step.overlap.idea.lineGoesOn': 'That is what the law says. But it was fitted to messages of one packet.',
  'step.overlap.idea.proportional': 'You let everything grow with the bits. The fixed cost does not.',
  'step.overlap.after':
    'It takes {multiTime}; the law said {multiLaw}. While one packet is on the line, the next one is already on the cable. They overlap, so a bit costs less than before.\nA law holds for the range it was found in. Outside, ask what is different.',
  'step.overlap.deep':
    'There are two lines: one for single packets, one for long messages, with a step between them. The real program of the time, run in a simulator of its machine, shows both. The host’s work in the fixed cost is fitted.',
  'step.overlap.formula': 'one packet: the costs add up; many packets: the slowest link decides',
  'step.overlap.tex':
    '\\begin{aligned} b_{\\text{one}} & = \\sum_i \\frac{1}{R_i} \\\\ b_{\\text{many}} & \\approx \\max_i \\frac{1}{R_i} \\end{aligned}',

  'step.timer.title': 'Guess: what is the rest?',
  'step.timer.text':
    'Back to the calls, with an array of {timerSize} bytes. The law says {timerLaw}. With small buffers in the library the run takes {timerTime}.',
  'step.timer.question': 'What takes most of this time?',
  'step.timer.feedback.hold': 'Yes: nobody works at all.',
  'step.timer.feedback.sender': 'The client is at work for {senderTimer} of the time.',
  'step.timer.feedback.receiver': 'The server is at work for {receiverTimer} of the time.',
  'step.timer.feedback.network': 'Bits are elsewhere for {networkTimer} of the time.',
  'step.timer.after':
    'For {holdTimer} of the time a clock runs and nobody works: two rules wait for each other. The lesson on elbows tells why. With larger buffers the same call takes {untimedTime}, just what the law says.\nA timer knows neither of the two costs. Where one runs, no straight line holds.',
  'step.timer.deep':
    'The law was fitted to runs without stalls. That it fits those and not this one is a finding: something else is at work. So a fitted law is a good detector.',
  'step.timer.formula': 'time = law + timer, where something is held',
  'step.timer.tex': 't(n) = a + b\\,n + t_{\\text{held}}',

  'step.full.title': 'Guess: when the line is full',
  'step.full.text':
    'By the law, one transfer over the ARPANET has {rateOne}, and the line of {arpanetLine} is silent for {silentOne} of the time. Now three transfers go at once. Each waits for its own answers.',
  'step.full.question': 'What is the goodput of all three together?',
  'step.full.feedback.right': 'Right: what a full line can give.',
  'step.full.feedback.far': 'Three waits can overlap. Three messages on one line cannot.',
  'step.full.idea.ratesAddUp': 'You added up three: {rateSum}. There is not that much line.',
  'step.full.idea.bandwidthIsSpeed': 'Headers and the network’s own messages take their part.',
  'step.full.idea.slowPartIsLine': 'One transfer leaves silence. The others use it.',
  'step.full.after':
    'Together they have {rateThree}, and the line is silent for {silentThree} of the time. The law speaks of one round at a time. Where rounds overlap, they share a line, and that has a limit of its own.\nSo the law ends in four ways: where sizes are cut, where frames are filled up or overlap, where a timer runs, and where something is full.',
  'step.full.deep': 'The reported total for three is nearly the same, and nothing was fitted to it.',
  'step.full.formula': 'goodput = the lesser of: sum of all rounds, full line',
  'step.full.tex':
    '\\begin{aligned} & G = \\min\\left(\\frac{N n}{a + b\\,n},\\; \\eta R\\right) \\\\ & \\eta: \\text{share of data in all bits} \\end{aligned}',

  'step.reach.title': 'Your turn: half of the cable’s rate',
  'step.reach.text':
    'The reads are yours again. They are called “Bytes asked for at a time”. The other setting is the negotiated buffer: a read that crosses a multiple of it is cut.',
  'step.reach.question': 'Reach {goal}.',
  'step.reach.after':
    'Any size above the half-performance size does it, if no read is cut. Did you hit a size that should do it and did not? Look for the cut.',
  'step.reach.deep':
    'With the buffer as large as the read, every read is one round, and the law holds again.',
  'step.reach.formula': 'enough when: size ≥ half-performance size, and no cut',
  'step.reach.tex':
    '\\begin{aligned} & n \\ge \\frac{a}{b} \\\\ & \\text{and } n \\mid B \\text{ or } B \\mid n \\end{aligned}',

  'step.find.title': 'Your turn: use the law',
  'step.find.text':
    'Calls with large buffers once more. The most they can reach is {mostCalls}. You know the fixed cost, {callFixed}, and the cost of a byte, {callEach}. Work out a size first; then set it.',
  'step.find.question': 'Find an array with about half of the most: near {halfCallRate}.',
  'step.find.after':
    'The law gives about {halfCall} bytes. The run comes near it; the small steps of this story make the difference.\nTwo numbers were enough to say it without trying. That is what the law is for.',
  'step.find.deep':
    'Fit the law to two other sizes and compare. How far apart are the two half-performance sizes? That is how well the number is known.',
  'step.find.formula': 'size = fixed cost ÷ cost of a byte',
  'step.find.tex': 'n_{1/2} = \\frac{a}{b}',
};

export const words: Readonly<Record<string, string>> = { ...learner, ...teacher, ...itemWords };

/** The words of "Elbows" (English). Keys: see ../lesson.ts. No digit stands here: numbers come from the runs. */

import { itemWords } from './lessonItemsText';
import { teacher } from './lessonTextTeacher';

const learner = {
  'lesson.title': 'Elbows: a fifth of a second for one byte',

  'step.parts.title': 'The parts of the picture',
  'step.parts.text':
    'It is May 1989. A program on the left, the client, calls a routine on the right, at the server. It hands over an array of bytes. The routine does nothing with it and replies at once. Only then does the client make its next call.\nA library turns the call into a row of bytes and collects them in its RPC buffer. From there they go to TCP, which keeps them in a send buffer and cuts them into segments. Each segment goes over the cable in a frame of its own.\nWhen segments have come, the server’s TCP sends back a short receipt: an ACK.\nPress play and watch one call. Find the RPC buffer, the send buffer, and what the server does.',
  'step.parts.deep':
    'The machines were Sun 3s on a quiet Ethernet of {lineRate}. The sizes of the buffers are facts from the sources of the library and of the system. What the processors need for each piece of work is assumed; one scale for all of it is fitted.',

  'step.one.title': 'Guess: one byte more',
  'step.one.text':
    'A call with an array of {fineSize} bytes takes {fineTime}. That is the time for everything: both machines, both directions.\nNow the array has {overSize} bytes. Nothing else changes.',
  'step.one.question': 'How long does a call take now?',
  'step.one.feedback.right': 'You have met this before.',
  'step.one.feedback.far': 'Hardly anybody would expect it. The next steps find out where the time goes.',
  'step.one.idea.costIsSmooth': 'One byte more, a little more time: that would be sensible.',
  'step.one.idea.oneMoreFrame': 'Even a second call would have cost only that much.',
  'step.one.after':
    'It takes {overTime}: {overFactor} times as long, for one byte. In a plot of time against size the line bends up like an elbow.\nThis is what somebody saw in May 1989. He wrote that the cable was quiet and the processors had hardly anything to do.',
  'step.one.deep':
    'Reported as slow: {reportedFrom} to {reportedTo} bytes, five to ten times as slow as expected. The model’s first slow size follows from the rules of the library and the system. Nothing is fitted to it.',
  'step.one.formula': 'time for a call = work + silence that nobody needs',
  'step.one.tex': 't_{\\text{call}} = t_{\\text{work}} + t_{\\text{held}}',

  'step.wait.title': 'Guess: what goes on in the silence?',
  'step.wait.text':
    'From here on the array has {slowSize} bytes, a number that programmers like. The calls are as slow as before, and the cable is silent for {silentSlow} of the time.',
  'step.wait.question': 'What is going on during most of this silence?',
  'step.wait.feedback.hold': 'Yes. Both machines wait, and neither has anything to do.',
  'step.wait.feedback.sender':
    'The client is at work for {senderSlow} of the time. Its machine is slow by today’s standards, but most of the time it is idle.',
  'step.wait.feedback.receiver':
    'The server is at work for {receiverSlow} of the time. That is not what takes so long.',
  'step.wait.feedback.network': 'Bits are elsewhere on the cable for {networkSlow} of the time.',
  'step.wait.after':
    'For {holdSlow} of the time nobody works at all. No bit is on the cable, no processor is busy. Something has decided to wait, and a clock is running.',
  'step.wait.deep':
    'A silence belongs to whoever is at work until it ends. Where only a timer runs, it counts as held. These shares are computed from the run; no report has them.',
  'step.wait.formula': 'shares of the line’s time: they add up to one',
  'step.wait.tex':
    '\\begin{aligned} & s_{\\text{busy}} + s_{\\text{client}} + s_{\\text{server}} \\\\ & {} + s_{\\text{elsewhere}} + s_{\\text{held}} = 1 \\end{aligned}',

  'step.gap.title': 'Two rules wait for each other',
  'step.gap.text':
    'The playhead stands in a long silence; the longest one lasts {gap}. “Why is the line silent here?” says what runs in it.\nAt the client, TCP holds a small rest of the call: it may go when all that was sent before is acknowledged. This is Nagle’s rule. It saves the network from many tiny segments.\nAt the server, TCP owes an ACK, but keeps it: soon there may be a reply that can take it along. This is the delayed ACK. It saves segments too. The system’s clock ends the wait: it ticks every {tick}.\nBut no reply can come, for the call is not complete. The rest waits for the ACK, the ACK waits for the rest. Then the clock ticks.',
  'step.gap.deep':
    'Both rules are facts: Nagle’s from his memo on congestion, the delayed ACK from the sources of the system. The clock ticks every {tick} whatever happens, so each call begins right after a tick and lasts to the next. That is why all slow calls take the same time.',
  'step.gap.formula': 'a held call ends with the clock: its time is a whole number of ticks',
  'step.gap.tex': 't_{\\text{call}} = k \\cdot t_{\\text{tick}}, \\qquad k = 1, 2, \\dots',

  'step.change.title': 'Guess: what makes it faster?',
  'step.change.text':
    'You may change one thing. Look back at what each one would shorten: time in which bits move, or time in which two rules wait.',
  'step.change.question': 'Which change makes the call of {slowSize} bytes much faster?',
  'step.change.option.fastCable': 'A cable ten times as fast: {fastCable}',
  'step.change.option.almost': 'A slightly larger RPC buffer: {almostBuffer} bytes, not {rpcBuffer}',
  'step.change.option.noDelay': 'No Nagle’s rule: small rests go at once',
  'step.change.feedback.fastCable':
    'With the faster cable a call takes {fastCableTime}. It was empty most of the time; now it is emptier.',
  'step.change.feedback.almost':
    'With the slightly larger buffer a call takes {almostTime}. There is still a rest, and it is still small.',
  'step.change.feedback.noDelay': 'Yes. Now nothing waits for the clock.',
  'step.change.after':
    'Without Nagle’s rule a call takes {noDelayTime}. If instead the server sends every ACK at once, it takes {promptAckTime}. Either rule alone does no harm. Together they lock.\nThe faster cable leaves {fastCableTime}, and the slightly larger buffer {almostTime}.',
  'step.change.deep':
    'That the rules lock is computed, and follows from the sources. The two fast times stand on assumed costs of the processors, so they may be off by some milliseconds.',
  'step.change.formula': 'what is gained = the part of the time that the change shortens',
  'step.change.tex': '\\text{gain} = \\frac{1}{1 - p + p / k}',

  'step.sliver.title': 'Why just there?',
  'step.sliver.text':
    'The RPC buffer holds {rpcBuffer} bytes. A full one is handed to TCP at once, what is left over at the end of the call. The send buffer holds {socketBuffer}, so beside a full RPC buffer it has room for {room} bytes.\nWith an array of {fineSize} the rest is {fineRest} bytes. It fits, and the ACK for the first part lets it go as a whole. The call is complete.\nWith {overSize} the rest is {overRest} bytes. Only {room} go in; the writer sleeps. The ACK lets this sliver go alone. The last {left} bytes follow into the buffer, and Nagle’s rule holds them.\nThe server has read {room} bytes more: too few for an ACK at once.',
  'step.sliver.deep':
    'Besides the array, a call has a header of {callHeader} bytes, and each write a mark of {mark}. The server acknowledges at once when a read opened its window by more than a third. All of this is fact; the order of events is computed.',
  'step.sliver.formula': 'held when: room in the send buffer < rest < one full segment',
  'step.sliver.tex':
    '\\begin{aligned} & S - B < W < M \\\\ & S: \\text{send buffer},\\; B: \\text{RPC buffer} \\\\ & W: \\text{rest},\\; M: \\text{full segment} \\end{aligned}',

  'step.eight.title': 'Guess: when will it end?',
  'step.eight.text':
    'A slow call with {slowSize} bytes takes {slowTime}. The program makes {calls} calls, one after the other. Now each call has an array of {eightSize} bytes: twice as large. These calls stall too, once each.',
  'step.eight.question': 'Drag the mark to where the last of the {calls} calls will end.',
  'step.eight.feedback.right': 'Yes: it is the clock that decides.',
  'step.eight.feedback.far': 'Both runs now stand on one time axis. Compare their ends.',
  'step.eight.idea.proportional':
    'You doubled the time along with the array. But the time was not made of bytes.',
  'step.eight.idea.costIsSmooth': 'That would be so if nothing were held. But these calls stall as well.',
  'step.eight.after':
    'It ends after {eightTotal}, just like the run with half the array: {slowTotal}. Each call lasts from one tick of the clock to the next, {eightTime}. The additional bytes travel in time that was wasted before.\nWithout stalls a call of this size would take {fixedEightTime}. So here the loss is {fixedEightGain} times, not {fixedGain}.',
  'step.eight.deep':
    'The report says five to ten times. Both ends of that come out: {fixedGain} times at {slowSize} bytes, {fixedEightGain} times at {eightSize}. Which sizes he meant is not in the report.',
  'step.eight.formula': 'time for a held call = one tick, whatever its size',
  'step.eight.tex': 't(n) \\approx t(2n) \\approx t_{\\text{tick}}',

  'step.draw.title': 'Draw: time against size',
  'step.draw.text':
    'You know one slow size, {slowSize}, and another, {eightSize}. You know {fineSize}, which is fast. You know the reason: a small rest that has no room.\nWhat about all the sizes between and beyond?',
  'step.draw.question': 'Draw how long one call takes for arrays of {firstDrawn} to {lastDrawn} bytes.',
  'step.draw.feedback.right': 'You saw both: where it begins and that it ends.',
  'step.draw.feedback.far': 'Ask for each size: how large is the rest behind the last full buffer?',
  'step.draw.idea.costIsSmooth': 'That is the curve without any stalls. The slow sizes are missing.',
  'step.draw.idea.staysSlow': 'You let it stay slow. But a larger array has a larger rest.',
  'step.draw.after':
    'Two narrow walls, and between them almost a straight line; the plot on the page has more sizes. It is slow up to {lastSlowSize} bytes. With {fastAgainSize} the rest is {fastAgainRest} bytes: a full segment. No rule holds a full segment, and a call takes {fastAgainTime}.\nThe wall comes back after one more RPC buffer.',
  'step.draw.deep':
    'The far edge of the first wall was reported at {reportedTo}; the model has {lastSlowSize}. It comes from a rule of the system: a write with this much left waits until there is as much room. That rule is a fact.',
  'step.draw.formula': 'slow sizes: those whose rest is more than the room and less than a segment',
  'step.draw.tex':
    '\\begin{aligned} & S - B < W_k < M \\\\ & W_k = n + h + m - k\\,(B - m) \\\\ & h: \\text{header},\\; m: \\text{mark},\\; k = 1, 2, \\dots \\end{aligned}',

  'step.second.title': 'Guess: where is the second wall?',
  'step.second.text':
    'The first slow array has {overSize} bytes: it fills one RPC buffer and leaves a rest that is too large for the room.\nThe same happens behind two full buffers. Of each buffer of {rpcBuffer} bytes the library needs {mark} for a mark; {perBuffer} are left for the call.',
  'step.second.question': 'Which is the first slow size of the second wall?',
  'step.second.feedback.right': 'Exactly counted.',
  'step.second.feedback.far': 'Add what one more buffer takes of the array.',
  'step.second.idea.twiceTheSize':
    'You took about twice the first. But the call has its header only once, and the room in the send buffer is there once.',
  'step.second.after':
    'It begins at {secondSize}: one buffer further, not twice as far. With {lastFastSize} bytes the call is still fast.\nThe report of May 1989 says {reportedSecond}. That is exactly twice its first number. Perhaps it was doubled on paper and never measured. Printed numbers can be wrong too.',
  'step.second.deep':
    'That the number was doubled is inferred from {twiceFirst} being twice {overSize}; nobody said so. A slow size that is reported fast would speak against the model. There is none.',
  'step.second.formula':
    'first slow size of wall k = first slow size + (k − 1) × what a buffer takes of the array',
  'step.second.tex': 'n_k = n_1 + (k - 1)\\,(B - m)',

  'step.fix.title': 'Guess: a buffer of another size',
  'step.fix.text':
    'The answer came in the same month: give the library buffers of {fixBuffer} bytes, where it had taken {rpcBuffer}. Nothing else. Then it hands over the whole call of {slowSize} bytes in one piece.\nSo far a call takes {slowTime}.',
  'step.fix.question': 'How long does a call take with the large buffers?',
  'step.fix.feedback.right': 'Right: what it takes when nobody waits for the clock.',
  'step.fix.feedback.far': 'Take away what was held. What is left?',
  'step.fix.idea.proportional':
    'You divided by the growth of the buffer. But it only has to be large enough; how large does not matter.',
  'step.fix.idea.timerIsNetwork':
    'You took the wait for something that the network does. It comes from how the call is cut up.',
  'step.fix.after':
    'It takes {fixedTime}: {fixedGain} times as fast. There is one write, so there is no small rest that could be held behind an unacknowledged segment.\nTCP sends the same bytes over the same cable. Only the cuts are elsewhere.',
  'step.fix.deep':
    'Reported with these buffers: {reportedFixed} for a call of this size. It was printed for a series of calls; that a series has a hundred is inferred. The scale of the processors’ work is fitted to this table, so the model had to come near.',
  'step.fix.formula': 'one write when the call fits into the buffer',
  'step.fix.tex':
    '\\begin{aligned} & n + h + m \\le B \\\\ & \\Rightarrow \\text{one write, no rest} \\end{aligned}',

  'step.limits.title': 'What the cure does not cure',
  'step.limits.text':
    'With the large buffers the cable is still silent for {fixedSilent} of the time. Now somebody is at work in every silence: the two processors. No buffer makes them faster.\nBoth rules are still there, and so is the clock. The next program that writes in small pieces meets them again.\nAnd the model is not the world. At {nahmSize} bytes the model says {nahmModel}, but {reportedNahm} was reported. Nobody has explained the difference. Open “Beside the measurements” and look for the rows that are marked as unexplained.',
  'step.limits.deep':
    'What is missing equals one stalled call in every few. The model can produce such stalls, but no choice of costs fits all rows. So the row is marked as unexplained and left standing.',
  'step.limits.formula': 'residual = model − measurement',
  'step.limits.tex': 'r = t_{\\text{model}} - t_{\\text{measured}}',

  'step.today.title': 'Guess: the same program today',
  'step.today.text':
    'Take the program with its old buffers to a computer of today, with a processor some hundred times as fast. The cable is as fast as it was, the array has {slowSize} bytes.',
  'step.today.question': 'What becomes of the stall?',
  'step.today.option.gone': 'It is gone: machines are fast enough now',
  'step.today.option.shorter': 'It is there, but the clock is a shorter one',
  'step.today.option.same': 'It takes as long as ever: it is the network’s delay',
  'step.today.feedback.gone': 'A fast machine reaches the wait sooner. It waits all the same.',
  'step.today.feedback.shorter': 'Yes.',
  'step.today.feedback.same': 'The wait is a number in a program, and somebody chose a smaller one.',
  'step.today.after':
    'A call takes {linuxTime}; with large buffers it takes {linuxFixedTime}. The processors are fast, so the stall stands out even more. The timer of Linux is {linuxTimer}.\nToday’s library switches Nagle’s rule off and takes large buffers. Many programs still meet the pair of rules when they write a header and a body one after the other.',
  'step.today.deep':
    'Measured on Linux 6.18 through a cable of this rate: {measuredLinux}, the median of many calls. The rules of Linux differ a little. It holds a small segment only behind another small one, so other sizes are slow.',
  'step.today.formula': 'time for a call = time for its bits + timer',
  'step.today.tex': 't_{\\text{call}} \\approx \\frac{\\text{bits}}{\\text{line rate}} + t_{\\text{timer}}',

  'step.cure.title': 'Your turn: cure it',
  'step.cure.text':
    'This is the slow call again. Now five settings are yours. “Client’s send buffer” is the RPC buffer, “Socket buffers” are TCP’s. TCP_NODELAY takes Nagle’s rule away. Then there are the delayed ACK and the cable.',
  'step.cure.question': 'Bring a call below {limit}. Then look for a second way.',
  'step.cure.after':
    'There are several ways. Each takes away one thing that the lock needs: the small rest, the rule that holds it, or the ACK that is late. The cable is not among them.',
  'step.cure.deep':
    'Which way is best? Without Nagle’s rule every small write becomes a segment of its own. With prompt ACKs there are more segments. One large write costs nothing but memory.',
  'step.cure.formula': 'lock = small rest AND held rest AND late ACK',
  'step.cure.tex':
    '\\begin{aligned} \\text{lock} = {} & \\text{small rest} \\\\ & \\land \\text{held rest} \\land \\text{late ACK} \\end{aligned}',

  'step.again.title': 'Your turn: break it again',
  'step.again.text':
    'The cured program: large RPC buffers, an array of {slowSize} bytes. Only the RPC buffer is yours; the page calls it “Client’s send buffer”.',
  'step.again.question': 'Find a buffer with which a call takes at least {stall} again.',
  'step.again.after':
    'It stalls with {almostBuffer} bytes, for instance, because a few bytes are left over. It does not with {socketBuffer}. Not how large the buffer is counts, but what rest it leaves.\nSo you know what the line did while it was silent: two rules waited for each other, and a clock let them go.',
  'step.again.deep':
    'Even a buffer a little larger than the send buffer can stall. The system then cuts the call by itself and leaves a rest of its own.',
  'step.again.formula': 'rest = call − full buffers',
  'step.again.tex':
    '\\begin{aligned} W & = m + P - k\\,(B - m) \\\\ P & = h + n, \\; k = \\left\\lfloor \\frac{P}{B - m} \\right\\rfloor \\end{aligned}',

  'source.jakobsen': 'C. R. Jakobsen, comp.sys.sun, May 1989',
};

export const words: Readonly<Record<string, string>> = { ...learner, ...teacher, ...itemWords };

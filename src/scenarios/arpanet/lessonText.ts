/** The words of "Half an hour to seven minutes" (English). Keys: see ../lesson.ts. No digit stands here: numbers come from the runs. */

import { itemWords } from './lessonItemsText';

const learner = {
  'lesson.title': 'Half an hour to seven minutes',

  'step.parts.title': 'The parts of the picture',
  'step.parts.text':
    'It is November 1974. On the left stands a Multics, a large computer that many people share. It sends a file to another Multics on the right.\nEach Multics hangs on a cable to an IMP, a small computer that passes bits on. The line between the two IMPs is what this lesson is about. It carries {lineRate}.\nMultics cuts the file into messages. It fills a buffer with one, sends it, and waits. When the message has arrived, the network sends back a short receipt, the RFNM: “request for next message”. Only then may the next one go.\nPress play and watch one message and its RFNM. Boxes on the line are bits on their way.',
  'step.parts.deep':
    'The measurements are those of RFC 662. The old rate was measured from IMP 44 to IMP 6. The network took messages of up to {bigBuffer} of data; Multics sent {smallBuffer}.',

  'step.share.title': 'Guess: how much of the time?',
  'step.share.text':
    'The file is {file} long. It goes in {messagesBefore} messages of {smallBuffer}. The line is open for this file alone.',
  'step.share.question': 'For what share of the time does the line carry bits of the file?',
  'step.share.feedback.right': 'You saw it coming.',
  'step.share.feedback.far': 'The line carries the file far from always. Look at where the rest goes.',
  'step.share.idea.bandwidthIsSpeed': 'You took the line to be busy with the file all the time.',
  'step.share.idea.headersEatIt':
    'That would be right if only headers came between. They take {overheadBefore} of the time.',
  'step.share.after':
    'The line carries the file for {payloadBefore} of the time, and for {silentBefore} it carries nothing at all. The rest is headers and the network’s own messages.\nThat is why a line of {lineRate} gives a goodput of only {rateBefore}. Goodput counts the bits of the file that arrive, each second.',
  'step.share.deep':
    'Reported: {reportedBefore}. The model’s host work is fitted to that one number; the split of the time is not fitted, it follows. Routing messages and other control traffic fill {controlBefore} of the line’s time, whether or not a file goes over it.',
  'step.share.formula': 'goodput = line rate × share of the time that carries the file',
  'step.share.tex': 'G = R \\cdot \\frac{t_{\\text{file}}}{t_{\\text{all}}}',

  'step.wait.title': 'Guess: whom does the line wait for?',
  'step.wait.text':
    'The line is silent for {silentBefore} of the time. In every silence something else is going on.',
  'step.wait.question': 'What is going on during most of this silence?',
  'step.wait.feedback.sender': 'Yes: the sending Multics is at work.',
  'step.wait.feedback.network':
    'Bits are on cables, in IMPs or on the way back for {networkBefore} of the time. That is real, but not the most.',
  'step.wait.feedback.receiver':
    'The receiving Multics stores the message after the RFNM has left. Nobody waits for that.',
  'step.wait.feedback.hold':
    'The rule says: wait for the RFNM. But until it comes, somebody is at work all the time. The time is theirs.',
  'step.wait.after':
    'For {senderBefore} of the time the sending Multics prepares its next message: it wakes up, reads the file, fills the buffer. For {networkBefore} bits are on their way elsewhere.\nNo one dawdles. But all of it comes one after the other, and the line has its turn only once a round.',
  'step.wait.deep':
    'A silence belongs to whoever is at work until it ends. Each bit on the line has a cause, the cause has a cause, and the program follows that chain back. The rule “one message, then wait” makes it one single chain.',

  'step.gap.title': 'One silence, link by link',
  'step.gap.text':
    'The playhead stands in a silence. “Why is the line silent here?” lists what happens in it.\nMultics works for about {hostWork} on a message. Then the message goes over the cable, through an IMP, over the line. About {roundTrip} after it began to move, its RFNM is back, and the round begins again.\nStep from silence to silence with the playback buttons. The list hardly changes.',
  'step.gap.deep':
    'The host work is fitted to the reported rate; no document gives it. The IMP program’s times were measured on the real program. The round trip without host work was measured too, and the model meets it without fitting.',
  'step.gap.formula': 'time for a message = host work + round trip',
  'step.gap.tex': 't_{\\text{message}} = t_{\\text{host}} + t_{\\text{round trip}}',

  'step.line.title': 'Guess: a faster line',
  'step.line.text':
    'Suppose you could buy a line {lineFactor} times as fast: {fastLine}. All else stays. So far the goodput is {rateBefore}.',
  'step.line.question': 'What will the goodput be?',
  'step.line.feedback.right': 'Right: hardly more than before.',
  'step.line.feedback.far': 'Most of the time the transfer did not wait for the line at all.',
  'step.line.idea.proportional': 'You made everything {lineFactor} times as fast. Only the line is.',
  'step.line.idea.bandwidthIsSpeed': 'That is what the line could carry if it always had something to carry.',
  'step.line.after':
    'The goodput becomes {rateFast}: {fastGain} times what it was. The line is now silent for {silentFast} of the time.\nA faster line shortens only the time in which it is used. The wait stays as long as it was.',
  'step.line.deep':
    'If a share p of the time becomes k times as fast, the whole gains a factor that can never exceed one over what is left. Here what is left is host work, cables and IMPs.',
  'step.line.formula': 'gain = 1 ÷ (1 − p + p ÷ k)',
  'step.line.tex': '\\text{gain} = \\frac{1}{1 - p + p / k} \\;<\\; \\frac{1}{1 - p}',

  'step.finish.title': 'Guess: when will it end?',
  'step.finish.text':
    'Back to the old line. A new program fills larger messages: {bigBuffer}, the most the network takes, where there were {smallBuffer}. It runs on another Multics, which works {hostWorkNew} on a message.\nThe old way took {timeBefore} for this file.',
  'step.finish.question': 'Drag the mark to where the new run will end.',
  'step.finish.feedback.right': 'Well judged.',
  'step.finish.feedback.far': 'Both runs now stand on one clock below. Compare their ends.',
  'step.finish.idea.proportional':
    'You took messages that are {bufferFactor} times as long to need as much less time. But the bits of the file still need the line.',
  'step.finish.idea.headersEatIt': 'That is what fewer headers save. The larger saving is elsewhere.',
  'step.finish.after':
    'The new run takes {timeAfter}. The line carries the file for {payloadAfter} of that time, where it was {payloadBefore}.\nThe system’s full tape took {tapeBefore} in the old way. Now it takes {tapeAfter}.',
  'step.finish.deep':
    'Reported: {reportedAfter} for one transfer. The RFC multiplies the words of the tape and prints {printedTape}; the product is {tapeBits}. So the time it prints is a little longer than the model’s.',

  'step.why.title': 'Why larger messages helped',
  'step.why.text':
    'The messages are larger, so there are fewer of them: {messagesAfter} where there were {messagesBefore}. The run is {gain} times as fast.',
  'step.why.question': 'Where did most of the saved time come from?',
  'step.why.option.waits': 'From fewer silences: one wait for each message',
  'step.why.option.headers': 'From fewer headers',
  'step.why.option.line': 'From the line: it carries the file’s bits faster',
  'step.why.option.receiver': 'From the receiver, which has less to do',
  'step.why.feedback.waits': 'Yes.',
  'step.why.feedback.headers': 'Fewer headers saved {savedHeaders}. Fewer silences saved {savedSilence}.',
  'step.why.feedback.line':
    'The bits of the file need the line for {fileTime}, before and after. That did not change.',
  'step.why.feedback.receiver': 'Nobody waited for the receiver, before or after.',
  'step.why.after':
    'A message costs a certain time however long it is: host work, IMP programs, the way of the RFNM. That is its fixed cost. Besides, every bit costs its time on the line.\nWith larger messages the fixed cost is paid less often. Silence shrank by {savedSilence}. But it is still {silentAfter} of the time: each message still waits once.',
  'step.why.deep':
    'That the host works as long on a large message as on a small one is an assumption. If it works longer on a large one, the larger buffer gained even more than this model says.',
  'step.why.formula': 'time for a message = fixed cost + bits × time for a bit',
  'step.why.tex': 't(n) = a + b\\,n',

  'step.fair.title': 'A fair comparison',
  'step.fair.text':
    'The new program was {gain} times as fast. But it also ran on another machine, which needs {hostWorkNew} for a message where the old one needed {hostWork}. Two things changed at once.',
  'step.fair.question': 'How much did the larger buffer do by itself?',
  'step.fair.option.all': 'All of it: {gain} times',
  'step.fair.option.most': 'Most of it, but not all',
  'step.fair.option.little': 'Little: it was the faster machine',
  'step.fair.feedback.all':
    'The machine had its part. The old buffer on the new machine gives {rateFair}, not {rateBefore}.',
  'step.fair.feedback.most': 'Yes, and now you can say how much.',
  'step.fair.feedback.little': 'The machine alone made it {machineGain} times as fast. The buffer did more.',
  'step.fair.after':
    'Now A is the old buffer on the new machine: {rateFair}. B has the large buffer on the same machine: {rateAfter}. So the buffer makes {bufferGain} of the {gain} times, and the machine {machineGain}. Multiplied, they give the whole.\nWhoever changes two things and measures once cannot tell them apart.',
  'step.fair.deep':
    'Both rates are reported, but the old buffer was never measured on the new machine. {rateFair} is computed. It stands on the assumption that host work does not grow with the message.',
  'step.fair.formula': 'gain in all = gain of the machine × gain of the buffer',
  'step.fair.tex': '\\frac{G_3}{G_1} = \\frac{G_2}{G_1} \\cdot \\frac{G_3}{G_2}',

  'step.draw.title': 'Draw: goodput against buffer',
  'step.draw.text':
    'On the new machine a buffer of {smallBuffer} gives {rateFair}, and one of {bigBuffer} gives {rateAfter}. What about the sizes between, and smaller ones?\nThink of the two costs: one for each message, one for each bit.',
  'step.draw.question': 'Draw the goodput for buffers of {firstDrawn} to {bigBuffer}.',
  'step.draw.feedback.right': 'Right: steep at first, then flatter and flatter.',
  'step.draw.feedback.far': 'Begin with the two sizes you know. Is the way between them straight?',
  'step.draw.idea.proportional':
    'You drew a straight line from nothing to the largest size. But the first bits of buffer help most.',
  'step.draw.after':
    'It rises steeply and bends. A buffer of {middle} gives {rateMiddle} already. The more a message carries, the less its fixed cost matters, and the less a still larger buffer brings.\nThe small steps are borders between packets: each packet has a header of its own.',
  'step.draw.deep':
    'Only the two ends were reported. All between them is computed, with the host’s work as it was fitted for the large buffer.',
  'step.draw.formula': 'goodput = bits ÷ (fixed cost + bits × time for a bit)',
  'step.draw.tex': 'G(n) = \\frac{n}{a + b\\,n}',

  'step.two.title': 'Guess: two at once',
  'step.two.text':
    'One transfer now has a goodput of {rateAfter} and leaves the line silent for {silentAfter} of the time. So let two files go at once, in the same direction.',
  'step.two.question': 'What is the goodput of both together?',
  'step.two.feedback.right': 'Right: the line is full.',
  'step.two.feedback.far': 'Look at the silence in the ledger: how much is left to be filled?',
  'step.two.idea.ratesAddUp': 'Twice one transfer would be {twiceAfter}. That is more than the line has.',
  'step.two.idea.bandwidthIsSpeed': 'The line has {lineRate}, but part of that goes to headers and control.',
  'step.two.idea.slowPartIsLine': 'The line still had silence to give. The second transfer uses it.',
  'step.two.after':
    'Together they reach {rateTwo}. While one waits, the other sends. The line is never silent for long.\nThe file’s bits take {payloadTwo} of the time. Headers, framing and control take {restTwo}. A third transfer brings {rateThree}: next to nothing, for the line is full.',
  'step.two.deep':
    'Reported: about {reportedTwo}, for two and for three. Nothing is fitted here. The IMP program of the time, run in a simulator of its machine, carried nearly the same.',
  'step.two.formula': 'goodput of a full line = (line rate − routing) × data bits ÷ all bits of a message',
  'step.two.tex': 'G_{\\text{full}} = (R - R_{\\text{routing}}) \\cdot \\frac{n}{n + \\text{overhead}}',

  'step.loss.title': 'Guess: why not several messages?',
  'step.loss.text':
    'There was another way: with the old buffer, let {underWay} messages be under way, not one. The goodput rises from {rateBefore} to {rateUnderWay}.\nMultics did not do it. If a message was lost, nobody could tell which one: messages had no numbers. The file had to start again. Suppose the network loses one message in {lossEvery}.',
  'step.loss.question': 'What becomes of the goodput?',
  'step.loss.feedback.right': 'Yes: the cure costs more than the illness.',
  'step.loss.feedback.far': 'Think of how far the file has come when a loss is noticed.',
  'step.loss.idea.lossCostsOneMessage':
    'You counted the lost messages only. But after each loss the whole file starts again.',
  'step.loss.after':
    'It falls to {rateRestart}. The file began again {restarts} times, and {repeatRestart} of the line’s time went to bits that had been sent before.\nWith numbers on the messages only the lost one and those behind it go again: {rateNumbered}. Later protocols number everything for this reason.',
  'step.loss.deep':
    'A loss is noticed late: the IMP waits {patience} before it gives a message up. How often the network lost messages is not reported; one in {lossEvery} is an assumption. Another seed loses others and gives another rate.',

  'step.reach.title': 'Your turn: fill the line',
  'step.reach.text':
    'This is the old buffer on the new machine. Now the settings are yours: buffer, messages under way, transfers.',
  'step.reach.question': 'Reach {goal} without changing the line.',
  'step.reach.after':
    'There are several ways, and all do the same: they give the line something to carry while somebody else is at work. Look at the ledger: how much silence is left?',
  'step.reach.deep':
    'One buffer size alone does not do it: the largest gives {rateAfter}. Something must go on while a message waits.',

  'step.half.title': 'Your turn: half the way',
  'step.half.text':
    'One transfer with the largest message has {rateAfter}. The plot shows the goodput for every size of buffer.',
  'step.half.question': 'Find a buffer that gives about half of that: near {halfRate}.',
  'step.half.after':
    'About {halfBuffer} is enough for half the rate. The rest of the way, to {bigBuffer}, brings the other half.\nSo you know what the line did while it was silent: it waited while others worked. And you know two cures: wait less often, or give it something else to do meanwhile.',
  'step.half.deep':
    'At the half-performance size a message’s bits cost as much time as its fixed cost would in the largest message’s terms. Every such curve bends there. The small steps are further packets: each begins with a header of its own.',

  'source.tape': 'RFC 662, as printed',
};

const teacher = {
  'step.parts.ask':
    'Point at the line, an IMP, a cable. Who sends the RFNM?\nWhat may Multics do while it waits?',
  'step.parts.expect':
    'That the RFNM comes from the receiving Multics. The network sends it, once the receiver has the first packet.',
  'step.parts.breaks':
    'The first step asks for no prediction. Nobody can predict before the parts have names.',
  'step.share.ask':
    'Write your guess down before you type it. Who is above a half?\nWhat would have to be true for your guess?',
  'step.share.expect':
    'More than half: the rate of a line is taken for the speed of a transfer.\nAbout four fifths: only headers are taken off.',
  'step.wait.ask': 'Whom would you send an engineer to?\nIs waiting for a receipt a time of its own?',
  'step.wait.expect':
    'The network, since “the network is slow”.\nThe rule itself. The rule says what to wait for, not how long it takes.',
  'step.gap.ask': 'Read the list from the bottom: what caused what?\nWhich entry would you shorten first?',
  'step.gap.expect':
    'That the silence begins when the message leaves. It begins when the line’s last bit has gone.',
  'step.line.ask': 'Who would buy the faster line?\nWhat share of the time does it make shorter?',
  'step.line.expect': 'Ten times as fast.\nThe rate of the new line itself.',
  'step.finish.ask': 'Where would the end be if only headers had been saved?\nWhat can never get shorter?',
  'step.finish.expect':
    'Shorter by as much as the messages are longer.\nHardly any change, since the line is the same.',
  'step.why.ask': 'Which cost is there once a message, which once a bit?\nWhy is there still silence?',
  'step.why.expect': 'Fewer headers. They are visible, silence is not.',
  'step.fair.ask':
    'What would you have measured, had you been there?\nWhich of the two numbers would you print?',
  'step.fair.expect': 'All of it was the buffer, since the report is about buffers.',
  'step.draw.ask': 'Which points do you know?\nWhere would you stop, if memory were dear?',
  'step.draw.trial': 'The labels of the vertical axis touched its title. There is room for both now.',
  'step.draw.expect': 'A straight line.\nA curve that is steep at the end: larger is better.',
  'step.two.ask': 'Why not twice as much?\nWhat would a third transfer do?',
  'step.two.expect': 'Twice the rate of one.\nThe full rate of the line: headers and control are forgotten.',
  'step.loss.ask':
    'What does the sender know when a message is missing?\nWhat would have to be added to a message?',
  'step.loss.expect': 'A small loss, a small cost.',
  'step.reach.ask':
    'Who found another way? Which of them needs the least memory?\nWhich limit do you meet next?',
  'step.reach.expect': 'Turning the buffer up alone. It ends below the goal.',
  'step.half.ask': 'Where does the curve bend?\nIs twice the buffer worth twice the memory?',
  'step.half.expect': 'Half the largest buffer.',
  'step.half.breaks': 'The last step has no time limit in practice: whoever explores should not be stopped.',
};

export const words: Readonly<Record<string, string>> = { ...learner, ...teacher, ...itemWords };

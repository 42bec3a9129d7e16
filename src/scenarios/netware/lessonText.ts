/** The words of "One byte at a time" (English). Keys: see ../lesson.ts. No digit stands here: numbers come from the runs. */

import { itemWords } from './lessonItemsText';
import { teacher } from './lessonTextTeacher';

const learner = {
  'lesson.title': 'One byte at a time, two million frames',

  'step.parts.title': 'The parts of the picture',
  'step.parts.text':
    'A magazine told this story about May 1995. On the left stands a workstation where somebody runs a program. The program reads a file of {file} bytes. The file is on the server, on the right. Between them is one cable, an Ethernet of {lineRate}.\nThe program asks for one byte. The workstation sends a request to the server: give me one byte, from this place in the file. The server sends a reply with that byte. Then the program asks for the next.\nEach request and each reply travels in a frame: a package with addresses in front and a check behind.\nPress play and watch the first bytes arrive.',
  'step.parts.deep':
    'The program came from Unix, where reading single bytes does no harm: the system fetches a whole block and keeps it. Under DOS each read went to the server. The protocol is NetWare’s NCP; a request waits until the reply to the one before has come.',
  'step.parts.formula': 'one byte = one request + one reply',
  'step.parts.tex': '\\text{byte} = \\text{request} + \\text{reply} = 2 \\text{ frames}',

  'step.cost.title': 'Guess: what does one byte cost?',
  'step.cost.text':
    'One byte of the file needs a request and a reply. Count everything that occupies the cable: both frames, and the short pause that each frame must keep from the one before it.',
  'step.cost.question': 'How many bytes of the cable’s time does one byte of the file take?',
  'step.cost.feedback.right': 'You have counted frames before.',
  'step.cost.feedback.far': 'There is a lot in a frame besides what it carries. The next step opens one.',
  'step.cost.idea.frameIsItsData':
    'You counted what is asked and what is answered. The frames around them are missing.',
  'step.cost.idea.replyOnly': 'That is the reply. The request travels too.',
  'step.cost.after':
    'It takes {perByte}: {request} for the request and {reply} for the reply. The ledger calls requests control, for nothing in them is the file. For the whole file {frames} frames go over the cable.\nA frame must have {shortest} bytes at least, so that everybody on the cable notices it. A reply with one byte is shorter than that. It is filled up with zeros: padding.',
  'step.cost.deep':
    'All lengths are facts from the standards of Ethernet, IPX and NCP; the sums are computed. The page can count in three ways: with gap and preamble, as here; frames alone; and as the magazine counted.',
  'step.cost.formula':
    'bytes on the cable = (gap + preamble + request + check) + (gap + preamble + reply + padding + check)',
  'step.cost.tex':
    '\\begin{aligned} c(n) = {} & (g + q) + (g + \\max(m,\\, h + n)) \\\\ & g: \\text{gap, preamble, check} \\\\ & q: \\text{request},\\; h: \\text{headers of a reply} \\\\ & m: \\text{shortest frame} \\end{aligned}',

  'step.inside.title': 'A reply, byte by byte',
  'step.inside.text':
    'The reply with one byte of the file is opened below the timeline. Its {reply} bytes are these.\nGap, preamble and check take {around}: they make frames findable on the cable. Headers take {headers}: who sends to whom, and which request is answered. Padding takes {padding}. One byte is left, and that is the file.\nSelect a field to see what it is for. Then play on to a request: nothing in it is the file.',
  'step.inside.deep':
    'At an odd place in the file a filler byte stands before the data, so that it begins at an even place; then the padding is one byte shorter. The lengths were held against a network analyser.',
  'step.inside.formula': 'reply = gap, preamble, check + headers + padding + data',
  'step.inside.tex':
    '\\begin{aligned} \\text{reply} & = g + h + p + n \\\\ p & = \\max(0,\\; m - h - n) \\end{aligned}',

  'step.time.title': 'Guess: how long does it take?',
  'step.time.text':
    'The file has {file} bytes and is read byte by byte. The cable carries {lineRate}. For each byte, server and workstation together work {work}; this is assumed.',
  'step.time.question': 'How long does it take to read the file?',
  'step.time.feedback.right': 'You counted the work of each round.',
  'step.time.feedback.far': 'Take the time of one round and multiply it by the number of rounds.',
  'step.time.idea.bandwidthIsSpeed': 'That is the file alone, at the cable’s full rate.',
  'step.time.idea.headersEatIt':
    'That is how long the frames are on the cable. But between two frames somebody works.',
  'step.time.after':
    'It takes {timeByte}. One round takes {round}: {onCable} on the cable, the rest is work at both ends. There are as many rounds as bytes.\nThe cable is silent for {silentByte} of the time. Its frames would need {cableByte}, and the bytes of the file hardly a second.',
  'step.time.deep':
    'Only the time on the cable is exact. No source gives the work of server and workstation; both are assumed, and you can change them on the story’s page.',
  'step.time.formula': 'time = number of rounds × (work + time on the cable)',
  'step.time.tex':
    '\\begin{aligned} & T = \\frac{F}{n}\\left(S + C + \\frac{8\\,c(n)}{R}\\right) \\\\ & S, C: \\text{work of server, client} \\end{aligned}',

  'step.better.title': 'Guess: what helps most?',
  'step.better.text':
    'Three people have three ideas. One would buy a cable that is {lineFactor} times as fast. One would buy a server that works twice as fast. One would change the program: ask for {kilobyte} bytes at a time and keep them.',
  'step.better.question': 'Which idea makes the reading fastest?',
  'step.better.option.fastLine': 'The cable, {lineFactor} times as fast',
  'step.better.option.fastServer': 'The server, twice as fast',
  'step.better.option.larger': 'Larger reads, {kilobyte} bytes at a time',
  'step.better.feedback.fastLine':
    'The faster cable makes it {fastLineGain} times as fast. It was mostly silent.',
  'step.better.feedback.fastServer':
    'The faster server makes it {fastServerGain} times as fast. It is one of several that work in turn.',
  'step.better.feedback.larger': 'Yes, and by far.',
  'step.better.after':
    'Larger reads make it {largerGain} times as fast; the cable {fastLineGain} times, the server {fastServerGain} times. Money buys a shorter round. The program decides how many rounds there are.',
  'step.better.deep':
    'Each gain is computed from a run with a short file; a longer file gives the same. It is the programmers’ own cure: the report says that they changed the size of their reads.',
  'step.better.formula': 'gain = rounds before ÷ rounds after × time of a round before ÷ after',
  'step.better.tex': '\\text{gain} = \\frac{N_1}{N_2} \\cdot \\frac{t_1}{t_2}',

  'step.finish.title': 'Guess: when will it end?',
  'step.finish.text':
    'Byte by byte the file took {timeByte}. Now the program asks for {kilobyte} bytes at a time: {requestsKilobyte} requests for the whole file.',
  'step.finish.question': 'Drag the mark to where the run will end.',
  'step.finish.feedback.right': 'Well judged.',
  'step.finish.feedback.far': 'A round with more bytes takes a little longer. By how much?',
  'step.finish.idea.proportional':
    'You divided by the size of the reads. But a round with more bytes takes longer than one with a single byte.',
  'step.finish.idea.bandwidthIsSpeed':
    'That is the file alone on the cable. The rounds still need their work.',
  'step.finish.after':
    'It ends after {timeKilobyte}: {kilobyteGain} times as fast, and not {kilobyte} times. Each round still has its work, which is a fixed cost. But now each byte’s own time on the cable counts as well: the cable carries the file for {payloadKilobyte} of the time.',
  'step.finish.deep':
    'The magazine counted bytes and frames and gave no times. These times are computed with the assumed work.',
  'step.finish.formula': 'time of a round = fixed cost + bytes × time for a byte',
  'step.finish.tex': 't(n) = a + b\\,n',

  'step.draw.title': 'Draw: larger and larger reads',
  'step.draw.text':
    'Goodput is how many bits of the file arrive in a second. With reads of {kilobyte} bytes it is {rateKilobyte}.\nTwo rules come from the protocol. When they first met, workstation and server agreed on how much a reply may bring: the negotiated buffer, here {buffer} bytes. And no request may cross a border: a multiple of that size, counted from the beginning of the file. A larger read is cut into several requests.',
  'step.draw.question': 'Draw the goodput for reads of {firstDrawn} to {lastDrawn} bytes.',
  'step.draw.feedback.right': 'You saw the teeth of the saw.',
  'step.draw.feedback.far': 'Ask for each size: how many requests is one read?',
  'step.draw.idea.biggerIsBetter': 'That would be so if a read of any size were one request.',
  'step.draw.after':
    'It is a saw. Just above the buffer’s size each read needs two or three requests, some of them tiny. With {awkward} bytes the goodput is {rateAwkward}. It recovers where the size is a multiple of the buffer, and is never better than there.\nThe best size is the one that fits.',
  'step.draw.deep':
    'The rule about borders is a fact of NetWare before its fifth version. The saw is computed from it. That reads follow each other without a gap in the file is assumed.',
  'step.draw.formula': 'requests for a read = borders inside it + 1',
  'step.draw.tex':
    '\\begin{aligned} & \\left\\lceil \\frac{o + n}{B} \\right\\rceil - \\left\\lfloor \\frac{o}{B} \\right\\rfloor \\\\ & o: \\text{place in the file},\\; B: \\text{buffer} \\end{aligned}',

  'step.awkward.title': 'Guess: an awkward size',
  'step.awkward.text':
    'The largest frames have room for more than {buffer} bytes. So a clever programmer asks for {awkward} at a time, and needs {awkwardReads} reads for the file. The negotiated buffer stays at {buffer}.',
  'step.awkward.question': 'How many requests go to the server?',
  'step.awkward.feedback.right': 'Well counted.',
  'step.awkward.feedback.far': 'Every read crosses one border, and some cross two.',
  'step.awkward.idea.biggerIsBetter': 'That is one request a read. But each read crosses a border.',
  'step.awkward.idea.cutInTwo': 'Each read is cut at least once. Some are cut twice.',
  'step.awkward.after':
    'It is {requestsAwkward} requests. With smaller reads of {kilobyte} bytes there were only {requestsKilobyte}.\nA larger buffer does not mend it: with {matchedBuffer} bytes there are still {requestsMatched} requests, for the borders move along with the buffer.',
  'step.awkward.deep':
    'The number is computed and was checked by counting the pieces one by one. The example of the source is a read that is cut into three.',
  'step.awkward.formula': 'requests = reads + borders that are crossed',
  'step.awkward.tex': 'N \\approx F\\left(\\frac{1}{n} + \\frac{1}{B}\\right)',

  'step.cache.title': 'Guess: a block in the workstation',
  'step.cache.text':
    'Nobody wants to change the program. So the workstation helps: when a byte is asked for, it fetches a block of {block} bytes and keeps it. The next bytes come from its own memory.\nThe program still reads single bytes, {file} of them. The negotiated buffer is {buffer} bytes.',
  'step.cache.question': 'How many requests go to the server?',
  'step.cache.feedback.right': 'Yes: the buffer has the last word.',
  'step.cache.feedback.far': 'Count the blocks, then ask how many requests a block is.',
  'step.cache.idea.programIsTraffic':
    'You counted what the program asks for. Most of it never leaves the workstation now.',
  'step.cache.idea.biggerIsBetter':
    'That is how many blocks there are: {fetches}. But a block is larger than the buffer.',
  'step.cache.after':
    'It is {requestsCached}: each block takes several requests of {buffer} bytes. The file is there after {timeCached}, as fast as with the changed program.\nThis is what Unix did all along, and why nobody noticed there.',
  'step.cache.deep':
    'That a byte from the own memory costs no time is assumed. Reading ahead helps only who reads on: a program that jumps about fetches blocks for nothing.',
  'step.cache.formula': 'requests = blocks × requests for a block',
  'step.cache.tex':
    '\\begin{aligned} & N = \\left\\lceil \\frac{F}{K} \\right\\rceil \\cdot \\frac{K}{B} \\\\ & K: \\text{block, a multiple of } B \\end{aligned}',

  'step.burst.title': 'Guess: a new protocol',
  'step.burst.text':
    'Later there was Packet Burst: the server sends many frames in answer to one request, and one receipt for all of them is enough. Somebody switches it on. The program still reads byte by byte, and there is no block in the workstation.',
  'step.burst.question': 'How much faster is the reading?',
  'step.burst.option.much': 'Much faster: no more waiting for each reply',
  'step.burst.option.little': 'A little faster: fewer headers',
  'step.burst.option.nothing': 'Not at all',
  'step.burst.feedback.much': 'The server could send many frames. But nobody asks for more than a byte.',
  'step.burst.feedback.little': 'The frames are the same ones, byte for byte.',
  'step.burst.feedback.nothing': 'Yes.',
  'step.burst.after':
    'Not at all. It works on large reads alone, and the next request goes only when the program asks.\nFor a program that reads in large pieces it does much: the file in {timeBurst}, with {requestsBurst} requests and {framesBurst} frames. It saves rounds rather than bytes.',
  'step.burst.deep':
    'Bursts of {burstSize} bytes; nothing is lost. Headers and fragments are facts. The magazine says the same: it does not help a program that reads single bytes.',
  'step.burst.formula': 'rounds = file ÷ burst; with single bytes a burst is one byte',
  'step.burst.tex':
    '\\begin{aligned} & N = \\left\\lceil \\frac{F}{\\min(n,\\, K)} \\right\\rceil \\\\ & n: \\text{read},\\; K: \\text{burst} \\end{aligned}',

  'step.users.title': 'Guess: several people',
  'step.users.text':
    'One person reading byte by byte has a goodput of {rateOne} and keeps the server busy for {serverOne} of the time. Now {users} people do it at once. The cable still carries {lineRate}.',
  'step.users.question': 'What is their goodput, all together?',
  'step.users.feedback.right': 'Right: the server is full.',
  'step.users.feedback.far': 'What do they share, and how much of it was left?',
  'step.users.idea.ratesAddUp': 'You added them up: {rateSum}. But the server has only one processor.',
  'step.users.idea.bandwidthIsSpeed': 'The cable could carry that. It has no chance to.',
  'step.users.idea.slowPartIsLine': 'There was time left, at the server and on the cable. The others use it.',
  'step.users.after':
    'Together they have {rateUsers}. The server is busy for {serverUsers} of the time, and the cable for {cableUsers}. While the server serves one, the others wait.\nThe magazine found the server’s processor nearly full. One such reader alone does not do that, here at least.',
  'step.users.deep':
    'How full the server is depends on the assumed work. With one reader it cannot pass a half while both machines work equally long. So either it had more readers, or its work took longer.',
  'step.users.formula':
    'goodput = the least of: readers × rate of one, what the server can do, what the cable can do',
  'step.users.tex': 'X = \\min\\left(\\frac{N}{t},\\; \\frac{1}{S},\\; \\frac{R}{8c}\\right)',

  'step.slips.title': 'Slips in print',
  'step.slips.text':
    'The magazine has {columnBytes} bytes for the file read byte by byte. The frames have {frameBytes}: {crc} bytes more for each byte of the file, a check that was left out. With gaps and preambles, which the article itself explains, it is {wireBytes}.\nThe reply of {reply} bytes for one byte is printed as {printedPercent} percent. It is {truePercent}.\nThe message stands all the same: the program asks too often. Open “Beside the measurements” to see all of them with their labels.',
  'step.slips.deep':
    'The printed totals are met exactly by a formula that lacks one check of {crc} bytes for each request with its reply. What the authors did cannot be told from the totals. The article’s own table is lost.',
  'step.slips.formula': 'printed total = rounds × (true bytes − one check)',
  'step.slips.tex': '\\text{printed} = \\frac{F}{n}\\,(c_{\\text{frames}} - 4)',

  'step.quick.title': 'Your turn: leave the program alone',
  'step.quick.text':
    'The program reads byte by byte and nobody may change it. You have the block that is read ahead, the negotiated buffer, Packet Burst, and the cable’s rate.',
  'step.quick.question': 'Read the file in {goalTime} or less.',
  'step.quick.after':
    'It takes a block in the workstation. Nothing else saves rounds when the program asks for single bytes. A larger block than the buffer brings little more.',
  'step.quick.deep':
    'Try the block with a small buffer, and with Packet Burst. Which of the two limits the rounds?',
  'step.quick.formula': 'rounds = file ÷ the least of block and buffer',
  'step.quick.tex': 'N \\approx \\frac{F}{\\min(K, B)}',

  'step.few.title': 'Your turn: as few frames as you can',
  'step.few.text':
    'Reads of {kilobyte} bytes need {framesKilobyte} frames. Now you are the programmer: size of the reads, negotiated buffer, Packet Burst and its size are yours.',
  'step.few.question': 'Read the file with {goalFrames} frames or fewer.',
  'step.few.after':
    'The largest single replies are not enough: each reply has a request of its own. A burst has one request for many frames. Then the cable carries the file for {payloadBurst} of its time.\nSo you know what one byte cost, and why: not the bytes, the rounds. Whoever asks for more at once pays the round less often.',
  'step.few.deep':
    'With bursts, the frames approach the least there can be: the file divided by what fits into one frame.',
  'step.few.formula': 'least number of frames = file ÷ most bytes in a frame',
  'step.few.tex': 'N_{\\min} = \\left\\lceil \\frac{F}{n_{\\max}} \\right\\rceil',
};

export const words: Readonly<Record<string, string>> = { ...learner, ...teacher, ...itemWords };

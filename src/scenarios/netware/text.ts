/** The words of the NetWare story (English). Keys: see src/text. Figures in sentences name their label and source. */

import { FRAME_TYPES } from './lanes';
import { fields } from './textFields';
import { parts } from './textPicture';

const place = {
  place: 'A DOS workstation and a NetWare server, 1995 (Network Computing)',
};

/** This story counts in bytes. */
const counting = {
  amounts: 'bytes',
  'ledger.by.bits': 'Bytes',
  'ledger.column.bits': 'bytes',
  'ledger.caption.bits': 'Bytes on {line}, {scope}',
  'ledger.summary.bits': '{label} Bytes on {line}, {scope}: {parts}.',
  'figure.lineBits': 'Bytes on the line',
  'figure.bitEfficiency': 'File bytes of all bytes',
  'counting.wire': 'Wire',
  'counting.wire.meaning':
    'All the cable is taken for: each frame with its gap of 12 and its preamble of 8 bytes.',
  'counting.frame': 'Frame',
  'counting.frame.meaning':
    'From destination address to check sequence, as network analysers count: no gap, no preamble.',
  'counting.column': 'Column',
  'counting.column.meaning':
    'As the column of 1995 printed: no gap, no preamble, and one check sequence short for each request (here taken off the reply; which frame lost it cannot be told).',
};

const groups = {
  'group.application': 'Program and workstations',
  'group.protocol': 'Protocol',
  'group.machines': 'Machines and cable',
  'group.file': 'File',
};

const parameters = {
  'param.readBytes': 'Bytes asked for at a time',
  'param.readBytes.meaning': 'How many bytes the program asks for, or writes, in one call.',
  'param.readBytes.source': 'The column tells of a program that asked for 1 byte, and of the cure: 1,024.',
  'param.operation': 'Read or write',
  'param.operation.meaning': 'Whether the program reads the file from the server or writes it there.',
  'param.operation.source':
    'The column tells of reads, and of another program that wrote four bytes at a time.',
  'option.operation.read': 'Read',
  'option.operation.write': 'Write',
  'param.clientCacheBytes': 'Block read ahead',
  'param.clientCacheBytes.meaning':
    'The workstation asks for a whole block of this size and serves the program’s reads from it. 0: every read goes to the server. Writes are not collected.',
  'param.clientCacheBytes.source':
    'DOS of 1995 had none for files on a server. The C library’s own buffer was 512 bytes under DOS, 1,024 on many Unix systems; 4,096 is a usual cache block (inferred).',
  'param.clients': 'Workstations',
  'param.clients.meaning':
    'Workstations that read the same way at the same time. They share the cable and the server.',
  'param.clients.source': 'Assumed: one. The column does not say how many there were.',
  'param.bufferBytes': 'Negotiated buffer',
  'param.bufferBytes.meaning':
    'A request may not cross a multiple of this size in the file. It is settled when the workstation connects.',
  'param.bufferBytes.source':
    'Before NetWare 5.0: 512 until settled; a packet of 1,088 bytes gives 1,024, one of 1,500 gives 1,436.',
  'param.frameType': 'Frame type',
  'param.frameType.meaning':
    'How IPX packets are put into Ethernet frames. 802.2 adds 3 bytes to every frame, SNAP 8.',
  'param.frameType.source': 'NetWare’s usual frame type until 1993 was raw 802.3.',
  'option.frameType.raw8023': 'Raw 802.3',
  'option.frameType.ethernet2': 'Ethernet II',
  'option.frameType.llc': '802.2 (LLC)',
  'option.frameType.snap': 'SNAP',
  'param.burst': 'Packet Burst',
  'param.burst.meaning':
    'One request brings many frames. Only for reads that are larger than one packet: a read of 1 to 1,024 bytes never gets one.',
  'param.burst.source': 'NetWare’s Packet Burst protocol of 1992.',
  'param.burstBytes': 'Burst size',
  'param.burstBytes.meaning': 'The most bytes one burst brings.',
  'param.burstBytes.source': 'Up to 64 KB; 16 KB is assumed here.',
  'param.fragmentLossPercent': 'Fragments lost',
  'param.fragmentLossPercent.meaning':
    'Share of a burst’s frames that are lost, at random. The workstation then sends a list of what is missing.',
  'param.fragmentLossPercent.source': 'Assumed: none.',
  'param.burstTimeoutMs': 'Wait for a burst’s end',
  'param.burstTimeoutMs.meaning':
    'If the last frame of a burst is lost, the workstation notices only after this time.',
  'param.burstTimeoutMs.source': 'Assumed.',
  'param.serverMicros': 'Server’s work per request',
  'param.serverMicros.meaning':
    'Processor time of the server from the request to its reply. It serves one request at a time.',
  'param.serverMicros.source':
    'Assumed: no published time was found. A 486/50 was rated eleven times as fast as a 386/16.',
  'param.clientMicros': 'Workstation’s work per request',
  'param.clientMicros.meaning': 'Time the workstation takes from a reply to its next request.',
  'param.clientMicros.source': 'Assumed: no published time was found.',
  'param.cachedReadMicros': 'Read from the workstation’s memory',
  'param.cachedReadMicros.meaning': 'Time of one read that a block in the workstation’s memory can serve.',
  'param.cachedReadMicros.source': 'Assumed: nothing. A call of DOS took some microseconds even then.',
  'param.lineBitsPerSecond': 'Cable',
  'param.lineBitsPerSecond.meaning': 'Rate of the Ethernet cable that all share.',
  'param.lineBitsPerSecond.source': 'The column: 10 Mbit/s.',
  'param.fileBytes': 'File size',
  'param.fileBytes.meaning': 'Length of the file on the server.',
  'param.fileBytes.source': 'The column: 1 MB. Its totals fit 1,000,000 bytes exactly.',
  'param.startOffset': 'First byte read',
  'param.startOffset.meaning':
    'Where in the file the program begins. At an odd place a reply carries one byte of filler.',
  'param.startOffset.source': 'Assumed: the beginning.',
  'param.finalEmptyRead': 'Last, empty read',
  'param.finalEmptyRead.meaning': 'A C program reads until a read brings nothing: one exchange more.',
  'param.finalEmptyRead.source': 'How such loops are written. The column’s totals leave it out.',
};

const presets = {
  'moment.byte-by-byte': '1 byte a read',
  'moment.kilobyte': '1,024 bytes a read',
  'preset.byte-by-byte': 'Byte by byte',
  'preset.byte-by-byte.note':
    'One byte a read, as the ported program did: two million frames. Times of server and workstation are assumed.',
  'preset.kilobyte': '1,024 at a time',
  'preset.kilobyte.note': 'What the programmers did about it: 1,024 bytes a read.',
  'preset.stdio-512': 'C library’s buffer',
  'preset.stdio-512.note':
    'The program still takes single bytes, from a buffer of 512 that its C library fills.',
  'preset.cached-4k': 'Cache of 4 KB',
  'preset.cached-4k.note':
    'The workstation reads ahead in blocks of 4,096 bytes. The negotiated buffer still cuts each into four requests.',
  'preset.awkward-1416': '1,416 at a time',
  'preset.awkward-1416.note':
    'More at a time can be worse: reads of 1,416 bytes cross the borders of a 1,024-byte buffer and fall into two.',
  'preset.four-byte-writes': 'Writes of four',
  'preset.four-byte-writes.note': 'The column’s other example: a program that wrote four bytes at a time.',
  'preset.burst': 'Packet Burst',
  'preset.burst.note': 'Very large reads in bursts of 16 KB: fewer turns, hardly fewer bytes.',
  'preset.many-clients': 'Eight workstations',
  'preset.many-clients.note':
    'Eight workstations read byte by byte, a file of 20,000 bytes each. Now the server’s processor is full.',
};

const lanes = {
  'lane.client': 'Workstation',
  'lane.client.long': 'DOS workstations: program and redirector',
  'lane.ethernet': 'Ethernet',
  'lane.ethernet.long': 'The Ethernet cable, both ways',
  'lane.server': 'Server',
  'lane.server.long': 'NetWare server’s processor',
  'lane.clientTimer': 'Timer',
  'lane.clientTimer.long': 'The workstation’s timer',
  'link.cable': 'Ethernet',
};

/** Words of the kinds that depend on the frame type: the same for all types. */
const dataKinds: Readonly<Record<string, readonly [string, string]>> = {
  readReply: ['The reply, with what was read', 'reply'],
  writeRequest: ['The request, with what is to be written', 'write'],
  burstFirst: ['First frame of a burst', 'first'],
  burstNext: ['Further frame of a burst', 'more'],
  burstFirstAgain: ['First frame of a burst, sent again', 'again'],
  burstNextAgain: ['Frame of a burst, sent again', 'again'],
};
const endings: Readonly<Record<(typeof FRAME_TYPES)[number], string>> = {
  raw8023: '',
  ethernet2: '',
  llc: 'Llc',
  snap: 'Snap',
};

const kinds: Readonly<Record<string, string>> = {
  'kind.notYet': 'This workstation has not begun yet',
  'kind.notYet.short': 'not begun',
  'kind.turn': 'The workstation hands over what it has, and asks for more',
  'kind.turn.short': 'asks',
  'kind.turnWrite': 'The workstation prepares its next write',
  'kind.turnWrite.short': 'prepares',
  'kind.useBlock': 'The program reads from the block in memory',
  'kind.useBlock.short': 'uses the block',
  'kind.serve': 'The server finds the bytes and answers',
  'kind.serve.short': 'serves',
  'kind.serveWrite': 'The server takes the bytes and answers',
  'kind.serveWrite.short': 'serves',
  'kind.readRequest': 'Request: read so many bytes from here',
  'kind.readRequest.short': 'request',
  'kind.emptyReply': 'Reply: nothing is left',
  'kind.emptyReply.short': 'empty',
  'kind.writeReply': 'Reply: written',
  'kind.writeReply.short': 'reply',
  'kind.burstRequest': 'Request for a burst',
  'kind.burstRequest.short': 'request',
  'kind.burstMissing': 'List of what is missing of a burst',
  'kind.burstMissing.short': 'missing',
  'kind.burstTimer': 'The workstation waits for the end of a burst that is lost',
  'kind.burstTimer.short': 'waits for the burst’s end',
  ...Object.fromEntries(
    Object.entries(dataKinds).flatMap(([id, [long, short]]) =>
      FRAME_TYPES.flatMap((type) => [
        [`kind.${id}${endings[type]}`, long],
        [`kind.${id}${endings[type]}.short`, short],
      ]),
    ),
  ),
};

const rules = {
  'rule.lineBusy': 'one cable, one frame at a time',
  'rule.lineBusy.short': 'queues',
  'rule.cpuBusy': 'one processor, one request at a time',
  'rule.cpuBusy.short': 'queues',
  'rule.untilReply': 'one request at a time: the next one waits for this reply',
  'rule.untilReply.short': 'waits for the reply',
};

const numbers = {
  'measure.fileTime': 'Time for the file',
  'measure.goodput': 'Goodput',
  'measure.frames': 'Frames',
  'measure.wireBytes': 'Bytes on the wire',
  'measure.frameBytes': 'Bytes of frames',
  'measure.columnBytes': 'Bytes as the column counts',
  'measure.efficiency': 'File bytes as a share of wire bytes',
  'measure.requests': 'Requests a second',
  'measure.serverLoad': 'Server busy',
  'measure.lineLoad': 'Cable busy',
  'theory.fileTime': 'Arithmetic, one workstation',
  'theory.fileTime.formula': 'requests × (workstation + request + server + reply)',
  'theory.goodput': 'Arithmetic, one workstation',
  'theory.goodput.formula': 'file ÷ (requests × (workstation + request + server + reply))',
  'theory.frames': 'Arithmetic',
  'theory.frames.formula': '2 × pieces of the file between borders of reads and of the buffer',
  'theory.wireBytes': 'Arithmetic',
  'theory.wireBytes.formula': 'for each request: 20 + 68, and 20 + at least 64 or 58 + bytes',
  'theory.frameBytes': 'Arithmetic',
  'theory.frameBytes.formula': 'for each request: 68, and at least 64 or 58 + bytes',
  'theory.bound': 'Bound of workstations, server and cable',
  'theory.bound.formula': 'the least of: workstations ÷ time of an exchange, 1 ÷ server, 1 ÷ frames',
  'mark.padding': 'no padding from here on',
  'mark.buffer': 'size of the buffer',
  'mark.knee': 'server or cable full',
  'comparison.bytes': 'Byte by byte against 1,024 at a time, bytes as the column counts',
  'comparison.wire': 'The same, bytes on the wire',
  'comparison.time': 'The same, time for the file (rests on the assumed machine times)',
  'comparison.cache': 'Byte by byte without and with a cache of 4 KB, time for the file',
  'comparison.awkward': '1,416 at a time against 1,024, bytes of frames',
  'reference.column': 'Network Computing, about May 1995, printed total for a file of 1 MB',
  'reference.column.short': 'the column',
  'figure.applicationReads': 'Calls of the program',
  'figure.fetches': 'Asked of redirector or cache',
  'figure.exchanges': 'Requests to the server',
  'figure.columnBytes': 'Bytes as the column counts',
  'figure.columnBytes.note':
    'As printed in 1995: fractions of requests, without gap and preamble, one check sequence short for each request. Writes and bursts cannot be counted this way.',
  'figure.columnFrames': 'Frames as the column counts',
  'figure.columnFrames.note':
    'Two for each read of the file, fractions and all: 1,953.125 where whole reads make 1,954.',
  'figure.frameBytes': 'Bytes of frames',
  'figure.frameBytes.note': 'From destination address to check sequence, both included.',
  'figure.wireBytes': 'Bytes on the wire',
  'figure.wireBytes.note': 'Frames with their gap (12) and preamble (8).',
  'figure.wireSeconds': 'Cable time of all frames',
  'figure.readsPerSecond': 'Requests a second',
  'figure.readsPerSecond.note': 'Requests to the server, of all workstations together.',
  'figure.serverBusyShare': 'Server’s processor busy',
  'figure.lineBusyShare': 'Cable busy',
};

const stops = {
  'stopped.spans':
    'This run needs more than 20 million spans (stretches of work or sending) and was stopped. Ask for more bytes at a time, or take a smaller file or fewer workstations.',
  'stopped.burstWrites':
    'This run was not started: Packet Burst is modelled for reads only. Switch it off, or read instead of writing.',
  'stopped.pastEnd':
    'This run was not started: the first byte to be read lies behind the end of the file. Begin earlier, or take a larger file.',
  'stopped.nothingToRead':
    'This run was not started: the program begins at the end of the file, so there is nothing to read. Begin earlier, or switch the last, empty read on.',
};

const verdicts = {
  'verdict.sender': 'mostly while the server worked on a request',
  'verdict.receiver': 'mostly while the workstation worked between a reply and its next request',
  'verdict.senderWrite': 'mostly while the workstation prepared its next write',
  'verdict.receiverWrite': 'mostly while the server worked on a write',
  'verdict.serverFull': 'and the server’s processor was never idle: more workstations would bring nothing',
  'verdict.cableFull': 'and hardly ever silent: more workstations would bring nothing',
  'verdict.network': 'mostly while bits were elsewhere',
  'verdict.hold': 'mostly while the workstation waited for the lost end of a burst',
  'verdict.drained': 'mostly after all was sent',
};

const assumptions = {
  'assumption.machineTimes':
    'How long a server of 1995 worked on a request, and a workstation between two, was not found in print. Both are sliders. Numbers of bytes and frames do not depend on them; times, rates and shares of the processor do.',
  'assumption.stopAndWait':
    'NCP asks one thing at a time: the reply is the acknowledgement. Its 8-bit sequence number wraps; a request sent again keeps its number.',
  'assumption.firstComeFirstServed':
    'The server has one processor and serves requests in the order in which they come. All it reads is in its disk cache.',
  'assumption.noCollisions':
    'Who finds the cable busy waits for its end, and the first to wait goes first. Real Ethernet has collisions and random pauses when many wait; they are left out.',
  'assumption.gapFirst':
    'Every frame first keeps its gap of 9.6 µs and sends its preamble, then itself. So the time of an exchange is exactly workstation, request, server, reply.',
  'assumption.counting':
    'Three ways of counting. Wire: with gap and preamble, what the cable is taken for. Frame: from destination address to check sequence, what a network analyser shows. Column: as printed in 1995.',
  'assumption.percent':
    'A slip in the column: a one-byte read takes 84 bytes on the wire, printed as “840 percent”. 84 for 1 is 8,400 percent. And the one byte is among the 84, so the overhead is 83.',
  'assumption.paddingSlip':
    'A slip in the column: it fills 52 bytes of headers up with 8 of padding. The count of 2 bytes and the byte read are among these 8; true padding is 5 bytes, or 4 at odd places, where a filler byte stands before the data.',
  'assumption.crcSlip':
    'A slip in the column: its totals come out exactly at 64 bytes and at least 64 for each request. True frames have 68 and at least 64: one check sequence of 4 bytes is missing for each request. Which frame lost it cannot be told.',
  'assumption.fractions':
    'A slip in the column: it prints 1,953 frames for 1,024 bytes at a time, 976.5625 requests of two frames each. Whole requests are 977: 1,954 frames.',
  'assumption.bufferRule':
    'Before NetWare 5.0 a request might not cross a multiple of the negotiated buffer size. 1,000 bytes from place 500 with a buffer of 512 become 12, 512 and 476.',
  'assumption.fullServer':
    'The column says the server’s processor was nearly full. One workstation that waits for each reply cannot bring it above half if both machines need equally long. It takes a slower server, or several users.',
  'assumption.cacheFree':
    'A read from a block in the workstation’s own memory takes no time, unless you say how much. On Unix even a read of one byte is served like this; DOS passed each call to the server.',
  'assumption.readAhead':
    'A cache asks for the rest of the block in which the next byte lies, and keeps it until the program has used it. Writes go straight to the server.',
  'assumption.burstRule':
    'Packet Burst answers one request with a train of frames without pause: 36 bytes of header each, and 8 bytes of result in the first. While nothing is lost no frame acknowledges it: the next request does.',
  'assumption.burstOnce':
    'The server works once for each burst, and sends its frames as soon as the cable is free.',
  'assumption.burstLoss':
    'Lost frames take their time on the cable. With the burst’s last frame, or when its timer ends, the workstation lists what is missing, and the server sends just that again.',
  'assumption.starts':
    'Several workstations begin within the time of one exchange, at moments that the seed decides.',
  'assumption.leftOut':
    'Left out: opening and closing the file, collisions, the length of the cable (about 5 ns a metre), the server’s disk, “server busy” replies, requests sent again, other users’ work on the server.',
};

export const text: Readonly<Record<string, string>> = {
  ...place,
  ...counting,
  ...groups,
  ...parameters,
  ...presets,
  ...lanes,
  ...kinds,
  ...rules,
  ...numbers,
  ...stops,
  ...verdicts,
  ...assumptions,
  ...fields,
  ...parts,
};

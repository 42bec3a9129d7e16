/** The words of the Sun RPC story (English). Keys: see src/text. Figures in sentences name their label and source. */

import { assumptionWords } from './textAssumptions';
import { evidenceWords } from './textEvidence';
import { fieldWords } from './textFields';
import { parts } from './textPicture';
import { traceWords } from './textTrace';

const place = {
  place: 'Aalborg and Mountain View, May 1989 (comp.sys.sun)',
};

/** This story counts in bytes, and carries arrays. */
const counting = {
  amounts: 'bytes',
  'ledger.by.bits': 'Bytes',
  'ledger.column.bits': 'bytes',
  'ledger.caption.bits': 'Bytes on {line}, {scope}',
  'ledger.summary.bits': '{label} Bytes on {line}, {scope}: {parts}.',
  'figure.lineBits': 'Bytes on the line',
  'figure.bitEfficiency': 'Array bytes of all bytes',
  'frame.sentence': '{count} bytes of the array in a slot of {slot} bytes: {rest} are not yours.',
  'frame.sentence.one': '{count} byte of the array in a slot of {slot} bytes: {rest} are not yours.',
  'frame.sentence.none': 'A slot of {slot} bytes, and no byte of the array in it.',
};

const groups = {
  'group.call': 'Call',
  'group.library': 'RPC library',
  'group.tcp': 'TCP and its kernel',
  'group.linux': 'Linux',
  'group.machines': 'Machines',
  'group.cable': 'Cable',
};

const parameters = {
  'param.callBytes': 'Array in the call',
  'param.callBytes.meaning':
    'Bytes of the array that the client sends with each call. The server’s routine is empty and returns nothing.',
  'param.callBytes.source':
    'Reported: arrays of many sizes, slow from 4,045 to 4,952 and 8,090 to 8,960 bytes.',
  'param.calls': 'Calls',
  'param.calls.meaning': 'Calls one after the other on one connection.',
  'param.calls.source': 'Reported: 100 calls for each figure.',
  'param.sendBufferBytes': 'Client’s send buffer',
  'param.sendBufferBytes.meaning':
    'Buffer of the RPC library in which a call is put together. A full one is written with write(2), the rest at the end. Below 100, and so 0, means 4,000; other sizes are rounded up to a multiple of 4.',
  'param.sendBufferBytes.source':
    'Sun RPC 4.0 sources: 0, what everybody asked for, means 4,000. The cure was 24,000.',
  'param.recvBufferBytes': 'Server’s receive buffer',
  'param.recvBufferBytes.meaning':
    'The most that the library asks for with one read(2). The same rules: below 100 means 4,000, and rounded up to a multiple of 4.',
  'param.recvBufferBytes.source': 'Sun RPC 4.0 sources: 4,000 unless asked for otherwise.',
  'param.socketBufferBytes': 'Socket buffers',
  'param.socketBufferBytes.meaning':
    'Room in the kernel for data sent and not yet acknowledged, and for data received and not yet read; the same at both ends.',
  'param.socketBufferBytes.source': 'BSD sources: 4,096 bytes each way.',
  'param.mssBytes': 'Full segment',
  'param.mssBytes.meaning': 'The most data TCP puts into one segment (MSS).',
  'param.mssBytes.source':
    '4.3BSD and Tahoe use 1,024 on an Ethernet, SunOS 4.1 uses 1,460. The slow sizes are the same.',
  'param.kernel': 'Kernel',
  'param.kernel.meaning':
    'Whose rules TCP follows: which small segments are held, and when acknowledgements are delayed.',
  'param.kernel.source': 'Sources of 4.3BSD, its descendants and Linux.',
  'option.kernel.sunos': 'SunOS: full segments only',
  'option.kernel.bsd86': '4.3BSD of 1986: 512 bytes go at once',
  'option.kernel.linux': 'Linux today',
  'param.sosendRule': 'Wait for 1,024 free bytes',
  'param.sosendRule.meaning':
    'A write with 1,024 bytes or more left sleeps until 1,024 bytes of the send buffer are free. One with less takes whatever sliver is free. Linux does not have this rule.',
  'param.sosendRule.source': 'BSD sources (sosend).',
  'param.noDelay': 'TCP_NODELAY',
  'param.noDelay.meaning': 'Switches Nagle’s rule off: small segments go at once.',
  'param.noDelay.source': 'A socket option since 4.3BSD; today’s RPC library sets it.',
  'param.delayedAck': 'Delay acknowledgements',
  'param.delayedAck.meaning':
    'An acknowledgement waits for a segment to ride on, or for the ACK timer. Off: each segment with data is acknowledged at once.',
  'param.delayedAck.source': 'BSD and Linux sources.',
  'param.ackTickMs': 'BSD’s ACK timer',
  'param.ackTickMs.meaning':
    'One tick for all connections of a host: every so often, whatever is owed is acknowledged. Its phase comes from the seed.',
  'param.ackTickMs.source': 'BSD sources (tcp_fasttimo): 200 ms.',
  'param.cork': 'TCP_CORK around a call',
  'param.cork.meaning':
    'Linux only: nothing but full segments until the call is complete, then the rest at once. MSG_MORE does the same.',
  'param.cork.source': 'Linux sources.',
  'param.quickAck': 'TCP_QUICKACK',
  'param.quickAck.meaning': 'Linux only: the receiver asks again and again to acknowledge at once.',
  'param.quickAck.source': 'Linux sources.',
  'param.linuxAckMs': 'Linux’s ACK delay',
  'param.linuxAckMs.meaning':
    'How long an acknowledgement waits at least, on a timer of its own. Linux may lengthen it to 200 ms.',
  'param.linuxAckMs.source': 'Linux sources: a 25th of a second.',
  'param.linuxTickMs': 'Linux’s clock tick',
  'param.linuxTickMs.meaning':
    'Timers end with a tick of the kernel’s clock, and never early. A call that begins just after a tick is thus held 44 ms, not 40.',
  'param.linuxTickMs.source':
    'The kernel that was measured ran at 250 Hz. That the 4 ms above 40 come from its ticks is inferred.',
  'param.bucketBytes': 'Token bucket',
  'param.bucketBytes.meaning':
    '0: an Ethernet. Else the rate is kept by a token bucket in each direction, which lets so many bytes pass at once after a pause.',
  'param.bucketBytes.source':
    'The Linux measurements ran through a 10 Mbit/s token bucket. Its size is assumed: one tick’s worth.',
  'param.cpuScale': 'Processor costs',
  'param.cpuScale.meaning':
    'Factor on the cost of every step (cost set M1): 1 for what was guessed for a 20 MHz 68020, less for a faster machine.',
  'param.cpuScale.source':
    'Fitted: 1.157 brings the first ten of Nahm’s twelve times to within 1.5 ms. The Linux presets assume a machine 200 times as fast.',
  'param.jitterPercent': 'Spread of costs',
  'param.jitterPercent.meaning': 'Each step’s cost varies at random by up to this share, both ways.',
  'param.jitterPercent.source': 'Assumed.',
  'param.lineBitsPerSecond': 'Cable',
  'param.lineBitsPerSecond.meaning': 'Rate of the Ethernet, or of the token bucket.',
  'param.lineBitsPerSecond.source': 'Ethernet: 10 Mbit/s.',
};

const presets = {
  'moment.default-4096': 'Buffers of 4,096 bytes',
  'moment.fixed-24000': 'Buffers of 24,000 bytes',
  'preset.default-4096': 'Slow: 4,096',
  'preset.default-4096.note':
    'The library’s default buffers and an array of 4,096 bytes: 200 ms a call, though everybody is idle.',
  'preset.default-8192': 'Slow: 8,192',
  'preset.default-8192.note': 'Twice the array, and the call still takes 200 ms: the clock sets the pace.',
  'preset.fixed-24000': 'Cured: 24,000',
  'preset.fixed-24000.note':
    'Stephen Nahm’s cure: buffers of 24,000 bytes, so that a call is one write. About 23 ms.',
  'preset.fixed-8192': 'Cured: 8,192',
  'preset.fixed-8192.note': 'The cure with an array of 8,192 bytes: about 37 ms.',
  'preset.small-512': 'Small: 512',
  'preset.small-512.note': 'A call in one segment: what the reported packet rates are compared with.',
  'preset.nahm-table': 'Nahm’s last row',
  'preset.nahm-table.note':
    'The cure with 16,400 bytes. Nahm reports 105 ms, the model takes 66: this elbow is only partly explained. Sweep the array to see all twelve rows.',
  'preset.almost-4092': 'Buffer of 4,092',
  'preset.almost-4092.note':
    'Four bytes short of the socket buffer: the sliver is smaller, and the slow range longer.',
  'preset.no-delay': 'TCP_NODELAY',
  'preset.no-delay.note': 'Nagle’s rule off, all else as by default: no stall.',
  'preset.linux-4096': 'Linux today',
  'preset.linux-4096.note':
    'The same two writes on Linux: 44 ms a call, from 3,953 to 5,392 bytes. Here it is enough that a second small write follows the first.',
  'preset.linux-nodelay': 'Linux, no delay',
  'preset.linux-nodelay.note': 'Linux with TCP_NODELAY, as today’s RPC library sets it.',
  'preset.linux-24000': 'Linux, 24,000',
  'preset.linux-24000.note': 'Linux with the large buffers of 1989: one write, no stall.',
};

const numbers = {
  'measure.msPerCall': 'Time per call',
  'measure.msPerCallMedian': 'Time per call, median',
  'measure.stalledShare': 'Stalled calls',
  'measure.packetsPerSecond': 'Packets per second',
  'theory.least': 'Least a call can take',
  'theory.least.formula': 'XDR + writes + TCP output + cable + interrupts + routine + reply',
  'theory.locked': 'Stalled: from tick to tick',
  'theory.locked.formula': 'the ACK timer’s period, where room left in the send buffer < last write < 1,024',
  'mark.firstSlow': 'first slow size',
  'mark.lastSlow': 'last slow size',
  'comparison.at4096': 'Default against cured buffers, 4,096 bytes: how many times as long',
  'comparison.at8192': 'Default against cured buffers, 8,192 bytes: how many times as long',
  'comparison.packets4096': 'Packets a second at 4,096 bytes, as a share of those at 512',
  'comparison.packets8192': 'Packets a second at 8,192 bytes, as a share of those at 512',
  'reference.jakobsen-ratio':
    'C. R. Jakobsen, May 1989: 5 to 10 times. Which end belongs to which size is inferred',
  'reference.jakobsen-packets':
    'C. R. Jakobsen, May 1989: 25 to 50 %. Which end belongs to which size is inferred',
  'reference.nahm': 'S. X. Nahm, May 1989, with 24,000-byte buffers; 100 calls a figure is inferred',
  'reference.nahm.short': 'Nahm 1989',
  'reference.nahm-elbow':
    'S. X. Nahm, May 1989: the elbow above 16,384 bytes, only partly explained. No set of costs found fits it',
  'reference.nahm-elbow.short': 'Nahm 1989, unexplained',
  'reference.nahm-excess':
    'Nahm’s time beyond the model’s, as calls stalled until the next tick: about 13 and 24 in a hundred',
  'reference.nahm-excess.short': 'Nahm’s excess',
  'reference.linux-nagle':
    'Linux 6.18 through a 10 Mbit/s token bucket, 4,000-byte buffers, median of 100 calls',
  'reference.linux-nagle.short': 'Linux',
  'reference.linux-nodelay':
    'Linux 6.18 through a 10 Mbit/s token bucket, 4,000-byte buffers and TCP_NODELAY',
  'reference.linux-nodelay.short': 'Linux, no delay',
  'reference.linux-24000': 'Linux 6.18 through a 10 Mbit/s token bucket, 24,000-byte buffers',
  'reference.linux-24000.short': 'Linux, 24,000',
  'figure.msPerCall': 'Time per call, mean',
  'figure.msPerCallMedian': 'Time per call, median',
  'figure.msPerCallMin': 'Time per call, least',
  'figure.msPerCallMax': 'Time per call, most',
  'figure.stalledCalls': 'Calls stalled',
  'figure.stalledCalls.note':
    'More than 40 ms (or three quarters of a shorter ACK timer) over what a call with 24,000-byte buffers usually takes.',
  'figure.packets': 'Packets, both ways',
  'figure.packets.note': 'Acknowledgements included.',
  'figure.packetsPerSecond': 'Packets per second',
  'figure.writes': 'Bytes of each write',
  'figure.writes.note': 'What the library hands to write(2) for one call, record marks included.',
  'figure.sendBufferUsedBytes': 'Send buffer in use, bytes',
  'figure.sendBufferUsedBytes.note': 'Below 100, and so 0, means 4,000; rounded up to a multiple of 4.',
  'figure.recvBufferUsedBytes': 'Receive buffer in use, bytes',
  'figure.recvBufferUsedBytes.note': 'The same rules.',
};

const stops = {
  'stopped.corkNeedsLinux':
    'This run was not started: TCP_CORK exists on Linux only. Choose kernel linux, or switch cork off.',
  'stopped.quickAckNeedsLinux':
    'This run was not started: TCP_QUICKACK exists on Linux only. Choose kernel linux, or switch quickAck off.',
  'stopped.spans':
    'This run needs more than 20 million spans (stretches of work or sending) and was stopped. Make the array smaller, or take fewer calls.',
};

const verdicts = {
  'verdict.sentence':
    'The cable carried your arrays {payload} of the time. For {silent} it was silent towards the server, {reason}.',
  'verdict.sentence.seldom':
    'The cable carried your arrays {payload} of the time and was silent towards the server for only {silent}.',
  'verdict.sentence.never': 'The cable carried your arrays {payload} of the time and was never silent.',
  'verdict.detail':
    '{msPerCall} a call · {calls} calls · {elapsed} in all · {packetsPerSecond} packets a second',
  'verdict.stalled':
    'mostly because a small rest of the call was held while the ACK timer ran down ({stalledCalls} of {calls} stalled)',
  'verdict.sender': 'mostly while the client was at work',
  'verdict.receiver': 'mostly while the server was at work',
  'verdict.network': 'mostly while frames came back from the server',
  'verdict.hold': 'mostly because a rule or a timer made somebody wait',
  'verdict.drained': 'mostly after all was sent',
};

export const text: Readonly<Record<string, string>> = {
  ...place,
  ...counting,
  ...groups,
  ...parameters,
  ...presets,
  ...traceWords,
  ...fieldWords,
  ...parts,
  ...numbers,
  ...stops,
  ...verdicts,
  ...assumptionWords,
  ...evidenceWords,
};

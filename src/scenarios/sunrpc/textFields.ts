/** The words of the fields of a frame: name, name where there is little room, meaning in one sentence. */

const WORDS: Readonly<Record<string, readonly [name: string, short: string, meaning: string]>> = {
  preamble: [
    'Preamble',
    'preamble',
    'Seven equal bytes by which the receiver falls into step, and one that says: the frame begins.',
  ],
  destination: ['Destination address', 'to', 'Which network card the frame is for.'],
  source: ['Source address', 'from', 'Which network card sent it.'],
  etherType: ['Type', 'type', 'Hexadecimal 0800 says that an IP packet follows.'],
  ipVersion: ['IP version', 'IP', 'Version 4, a header of 20 bytes, ordinary service.'],
  ipLength: ['IP length', 'length', 'Bytes of the IP packet, its header included.'],
  ipNumber: ['Identification', 'number', 'Number of the packet; it is not cut into pieces.'],
  ipLife: ['Time to live', 'life', 'How many routers it may pass, and that TCP follows.'],
  ipChecksum: ['IP checksum', 'sum', 'Tells whether the header arrived as it was sent.'],
  ipFrom: ['IP source', 'IP from', 'The sending machine.'],
  ipTo: ['IP destination', 'IP to', 'The machine it is for.'],
  tcpPorts: ['TCP ports', 'ports', 'Which program sent it, and which one it is for.'],
  tcpSequence: [
    'Sequence number',
    'sequence',
    'Where in the stream its first byte lies, counted from a beginning of its own.',
  ],
  tcpAcknowledges: ['Acknowledgement', 'ack', 'Up to where the other direction’s stream has arrived.'],
  tcpFlags: [
    'Header length and flags',
    'flags',
    'ACK: the acknowledgement counts. PSH: the send buffer is empty now.',
  ],
  tcpWindow: ['Window', 'window', 'How many bytes more the receiver has room for.'],
  tcpChecksum: ['TCP checksum', 'sum', 'Tells whether header and data arrived as they were sent.'],
  tcpUrgent: ['Urgent pointer', 'urgent', 'Not used.'],
  tcpOptions: [
    'TCP options',
    'options',
    'Time stamps on Linux; when a connection is opened, the largest segment.',
  ],
  rpcMark: [
    'Record mark',
    'mark',
    'Length of the fragment that follows; its first bit says whether it is the last one of the call.',
  ],
  rpcCall: [
    'Call header',
    'call',
    'Number of the call, program, version and routine, and that nobody proves who he is.',
  ],
  rpcCount: ['Length of the array', 'count', 'How many bytes the array has.'],
  rpcArray: ['Array', 'array', 'What all the rest is for: bytes of the array.'],
  rpcPadding: ['XDR padding', 'pad', 'Zeros up to a whole word of four bytes.'],
  rpcReply: ['Reply', 'reply', 'Number of the call, and that it was done; the routine returns nothing.'],
  fill: ['Padding', 'padding', 'Zeros up to the shortest frame.'],
  check: [
    'Check sequence',
    'check',
    'Four bytes by which the receiver tells whether the frame arrived as it was sent.',
  ],
  gap: ['Gap', 'gap', 'Silence behind every frame: 9.6 µs at 10 Mbit/s, the time of 12 bytes.'],
};

export const fieldWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS).flatMap(([id, [name, short, meaning]]) => [
    [`field.${id}`, name],
    [`field.${id}.short`, short],
    [`field.${id}.meaning`, meaning],
  ]),
);

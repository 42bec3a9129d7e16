/** The words of the fields of a frame: name, name where there is little room, meaning in one sentence. */

type Words = readonly [name: string, short: string, meaning: string];

const WORDS: Readonly<Record<string, Words>> = {
  gap: ['Gap', 'gap', 'Silence that every frame keeps before it: 9.6 µs at 10 Mbit/s, the time of 12 bytes.'],
  preamble: [
    'Preamble',
    'preamble',
    'Seven equal bytes by which the receiver falls into step, and one that says: the frame begins.',
  ],
  destination: ['Destination address', 'to', 'Which network card the frame is for.'],
  source: ['Source address', 'from', 'Which network card sent it.'],
  etherType: ['Type', 'type', 'Hexadecimal 8137 says that an IPX packet follows.'],
  length: ['Length', 'length', 'Bytes that follow, without padding and check sequence.'],
  llc: ['LLC header', 'LLC', '802.2’s three bytes: e0 for NetWare twice, and “just data”.'],
  snap: [
    'LLC and SNAP header',
    'SNAP',
    'Eight bytes that say once more what follows: five for anybody’s protocol, the last two IPX’s type.',
  ],
  ipxChecksum: [
    'IPX checksum',
    'sum',
    'Always ffff: not used. It is also how raw 802.3 is told from other frames.',
  ],
  ipxLength: ['IPX length', 'length', 'Bytes of the IPX packet, its header of 30 included.'],
  ipxHops: ['Hops', 'hops', 'Routers the packet has passed: none here.'],
  ipxType: ['Packet type', 'type', 'Hexadecimal 11 says that NCP follows, NetWare’s protocol for files.'],
  ipxTo: ['IPX destination', 'IPX to', 'Network, machine and program (socket) the packet is for.'],
  ipxFrom: ['IPX source', 'IPX from', 'Network, machine and program (socket) it comes from.'],
  ncpRequest: ['Request mark', 'asks', 'Hexadecimal 2222 says: this is a request.'],
  ncpReply: ['Reply mark', 'replies', 'Hexadecimal 3333 says: this is a reply.'],
  ncpSequence: [
    'Sequence number',
    'number',
    'Number of the request, repeated in its reply. It has 8 bits and begins anew after 255.',
  ],
  ncpConnection: [
    'Connection and task',
    'who',
    'Which workstation’s connection it is, and which of its programs.',
  ],
  ncpFunction: ['Function', 'function', 'What is wanted: hexadecimal 48 is read, 49 is write.'],
  ncpCompletion: [
    'Completion',
    'done',
    'Two bytes: how it went (0 is well), and the state of the connection.',
  ],
  ncpHandle: ['File handle', 'file', 'Which open file.'],
  ncpOffset: ['Offset', 'offset', 'Where in the file, counted in bytes from 0.'],
  ncpCount: ['Count', 'count', 'How many bytes.'],
  burstType: ['Burst mark', 'burst', 'Hexadecimal 7777 says: this belongs to a burst.'],
  burstFlags: ['Flags', 'flags', 'Hexadecimal 10 in the first byte marks the end of the burst.'],
  burstConnections: ['Connection numbers', 'who', 'The two ends of the conversation, sender first.'],
  burstPacket: ['Packet number', 'packet', 'Frames sent in this direction before this one.'],
  burstDelay: ['Pause', 'pause', 'Time to leave between frames: none here.'],
  burstNumbers: ['Burst numbers', 'bursts', 'This burst, and the one that is acknowledged by it.'],
  burstLength: ['Burst length', 'all', 'Bytes of the whole burst.'],
  burstOffset: ['Place in the burst', 'place', 'Where in the burst this frame’s bytes begin.'],
  burstBytes: ['Bytes here', 'bytes', 'How many bytes of the burst this frame brings.'],
  burstMissing: ['Missing pieces', 'missing', 'How many entries the list of missing pieces has.'],
  burstCommand: ['Command', 'command', 'What is wanted: a read.'],
  burstReserved: ['Not used', 'unused', 'Eight bytes that mean nothing here.'],
  burstCount: ['Count', 'count', 'How many bytes are wanted in one burst.'],
  burstResult: ['Result and count', 'result', 'How it went (0 is well), and how many bytes were read.'],
  burstList: [
    'List of what is missing',
    'missing',
    'Where each missing piece begins (4 bytes), and its length (2).',
  ],
  filler: ['Filler', 'filler', 'One byte of nothing, so that data from an odd place stands at an even one.'],
  data: ['Data', 'data', 'What all the rest is for: bytes of the file.'],
  padding: ['Padding', 'padding', 'Zeros up to the shortest frame that Ethernet allows, 64 bytes.'],
  check: [
    'Check sequence',
    'check',
    'Worked out from all bytes of the frame. If it does not fit, the receiver drops the frame.',
  ],
};

export const fields: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WORDS).flatMap(([id, [name, short, meaning]]) => [
    [`field.${id}`, name],
    [`field.${id}.short`, short],
    [`field.${id}.meaning`, meaning],
  ]),
);

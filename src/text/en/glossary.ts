/** Words that a lesson's text opens an explanation for; loaded with the first lesson. The full list is docs/glossary.md. */

import type { Term } from '../terms';

export const glossary: readonly Term[] = [
  {
    id: 'ack',
    words: ['acknowledgement', 'acknowledgements', 'ACK', 'ACKs'],
    meaning: 'A short notice from the receiver of how far everything has arrived.',
  },
  {
    id: 'bandwidth',
    words: ['bandwidth'],
    meaning: 'How many bits a line can carry in a second while it is in use.',
  },
  {
    id: 'buffer',
    words: ['buffer', 'buffers'],
    meaning: 'A piece of memory in which data wait to be sent, or to be read.',
  },
  {
    id: 'exchange',
    words: ['exchange', 'exchanges'],
    meaning: 'One request or message and all that belongs to it, up to its answer.',
  },
  {
    id: 'fixedCost',
    words: ['fixed cost', 'fixed costs'],
    meaning: 'The time an exchange takes however little it carries.',
  },
  {
    id: 'frame',
    words: ['frame', 'frames'],
    meaning: 'What goes over the line in one piece: headers, data and whatever the line itself adds.',
  },
  {
    id: 'goodput',
    words: ['goodput'],
    meaning:
      'Bits of the file delivered, divided by the time the whole took. Headers and repeats do not count.',
  },
  {
    id: 'halfSize',
    words: ['half-performance size', 'half-performance sizes'],
    meaning: 'The size at which the goodput is half of what the very largest size would give.',
  },
  {
    id: 'header',
    words: ['header', 'headers'],
    meaning: 'Bits in front of the data that say whose they are, where they go, and how long they are.',
  },
  {
    id: 'host',
    words: ['host', 'hosts'],
    meaning: 'A computer that uses the network, at its edge.',
  },
  {
    id: 'imp',
    words: ['IMP', 'IMPs'],
    meaning:
      'Interface Message Processor: a small computer that passes bits on. The ARPANET was made of them.',
    stories: ['arpanet'],
  },
  {
    id: 'ipx',
    words: ['IPX'],
    meaning: 'NetWare’s packet protocol. Its header says from which station to which one a packet goes.',
    stories: ['netware'],
  },
  {
    id: 'ledger',
    words: ['ledger', 'ledgers'],
    meaning:
      'The account of a line’s time: each nanosecond stands in one row, and the rows add up to the whole.',
  },
  {
    id: 'message',
    words: ['message', 'messages'],
    meaning: 'What a host hands to the network in one piece.',
    stories: ['arpanet'],
  },
  {
    id: 'nagle',
    words: ['Nagle’s rule'],
    meaning:
      'A rule of TCP against floods of tiny segments: while anything is unacknowledged, a segment that is not full has to wait.',
  },
  {
    id: 'ncp',
    words: ['NCP', 'NetWare Core Protocol'],
    meaning:
      'The protocol in which a NetWare workstation asks its file server: a request, a reply, and only then the next request.',
    stories: ['netware'],
  },
  {
    id: 'negotiatedBuffer',
    words: ['negotiated buffer'],
    meaning:
      'The size on which workstation and server have agreed. A request may not cross a multiple of it in the file, so reads are cut there.',
    stories: ['netware'],
  },
  {
    id: 'packet',
    words: ['packet', 'packets'],
    meaning: 'A piece of a message as it goes over the line.',
    stories: ['arpanet'],
  },
  {
    id: 'burst',
    words: ['Packet Burst'],
    meaning: 'NetWare’s way to answer one large read with many frames and a single acknowledgement.',
    stories: ['netware'],
  },
  {
    id: 'padding',
    words: ['padding'],
    meaning: 'Bytes without meaning that fill a frame up to the shortest length allowed.',
  },
  {
    id: 'preamble',
    words: ['preamble', 'preambles'],
    meaning: 'Eight bytes before each Ethernet frame, by which the receiver’s clock falls into step.',
  },
  {
    id: 'rfnm',
    words: ['RFNM', 'RFNMs'],
    meaning: '“Request for next message”: the network’s receipt for a message, which lets the next one go.',
    stories: ['arpanet'],
  },
  {
    id: 'roundTrip',
    words: ['round trip', 'round trips'],
    meaning: 'The time from sending something until the answer to it is back.',
  },
  {
    id: 'routing',
    words: ['routing message', 'routing messages'],
    meaning: 'What IMPs tell each other, several times a second, about the state of the network.',
    stories: ['arpanet'],
  },
  {
    id: 'segment',
    words: ['segment', 'segments'],
    meaning: 'What TCP sends in one packet. A full one carries as much as a packet may.',
  },
  {
    id: 'sendBuffer',
    words: ['send buffer', 'send buffers'],
    meaning:
      'Memory of the sending machine for data that are sent but not yet acknowledged, or not yet sent.',
  },
  {
    id: 'tcp',
    words: ['TCP'],
    meaning:
      'Transmission Control Protocol: it carries a stream of bytes from one program to another, whole and in order, and repeats what is lost.',
  },
  {
    id: 'window',
    words: ['window', 'windows'],
    meaning: 'How much may be on its way without an answer.',
  },
];

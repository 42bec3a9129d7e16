/** Words that a lesson's text opens an explanation for; loaded with the first lesson. The full list is docs/glossary.md. */

import type { Term } from '../terms';

export const glossary: readonly Term[] = [
  {
    id: 'buffer',
    words: ['buffer', 'buffers'],
    meaning: 'A piece of memory in which data wait to be sent, or to be read.',
  },
  {
    id: 'fixedCost',
    words: ['fixed cost', 'fixed costs'],
    meaning: 'The time an exchange takes however little it carries.',
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
    id: 'packet',
    words: ['packet', 'packets'],
    meaning: 'A piece of a message as it goes over the line.',
    stories: ['arpanet'],
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
];

/** The NetWare story as the home page tells of it. */

import type { Card } from '../scenario';

export const card: Card = {
  id: 'netware',
  year: 1995,
  firstPreset: 'byte-by-byte',
  text: {
    title: 'One byte at a time',
    card: 'A program read a one-megabyte file from a NetWare server byte by byte: two million frames. What did they carry, and what would have helped?',
  },
};

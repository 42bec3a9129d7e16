/** The Sun RPC story as the home page tells of it. */

import type { Card } from '../scenario';

export const card: Card = {
  id: 'sunrpc',
  year: 1989,
  firstPreset: 'default-4096',
  text: {
    title: 'Elbows',
    card: 'A remote call with an array of 4,044 bytes takes a fiftieth of a second; with one byte more it takes a fifth. The processors are nearly idle, the cable is quiet. Who waits for whom?',
  },
};

/** The ARPANET story as the home page tells of it. */

import type { Card } from '../scenario';

export const card: Card = {
  id: 'arpanet',
  year: 1974,
  firstPreset: 'before',
  text: {
    title: 'Half an hour to seven minutes',
    card: 'Multics sent files through the ARPANET in messages of 940 bits and waited for an answer to each. Why was a 50 kbit/s line silent most of the time?',
  },
};

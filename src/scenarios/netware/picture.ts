/** Where the machines and the cable of the story stand in the picture: plain geometry, in a plane of 1000 x 120. */

import type { Picture } from '../scenario';

export const picture: Picture = {
  nodes: [
    { id: 'client', lane: 'client', shape: 'host', x: 0, y: 20, width: 150, height: 80 },
    { id: 'server', lane: 'server', shape: 'host', x: 850, y: 20, width: 150, height: 80 },
  ],
  links: [{ id: 'cable', from: 'client', to: 'server', forward: 'ethernet', back: 'ethernet' }],
  slots: [],
};

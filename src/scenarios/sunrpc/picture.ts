/** Where the two hosts and the cable of the story stand in the picture: plain geometry, in a plane of 1000 x 120. */

import type { Picture } from '../scenario';

export const picture: Picture = {
  nodes: [
    { id: 'client', lane: 'client', shape: 'host', x: 0, y: 10, width: 220, height: 100 },
    { id: 'server', lane: 'server', shape: 'host', x: 780, y: 10, width: 220, height: 100 },
  ],
  links: [{ id: 'ethernet', from: 'client', to: 'server', forward: 'client-server', back: 'server-client' }],
  slots: [],
};

/** Where the machines and lines of the story stand in the picture: plain geometry, in a plane of 1000 x 120. */

import type { Picture } from '../scenario';
import { placesOf } from './buffers';
import { packetsOf } from './facts';
import type { ArpanetValues } from './params';

export const picture: Picture = {
  nodes: [
    { id: 'sender', lane: 'sender', shape: 'host', x: 0, y: 20, width: 130, height: 80 },
    { id: 'imp44', lane: 'imp44', shape: 'imp', x: 310, y: 30, width: 60, height: 60 },
    { id: 'imp6', lane: 'imp6', shape: 'imp', x: 630, y: 30, width: 60, height: 60 },
    { id: 'receiver', lane: 'receiver', shape: 'host', x: 870, y: 20, width: 130, height: 80 },
  ],
  links: [
    { id: 'cable44', from: 'sender', to: 'imp44', forward: 'host44-imp44', back: 'imp44-host44' },
    { id: 'line', from: 'imp44', to: 'imp6', forward: 'imp44-imp6', back: 'imp6-imp44' },
    { id: 'cable6', from: 'imp6', to: 'receiver', forward: 'imp6-host6', back: 'host6-imp6' },
  ],
  slots: [
    {
      id: 'buffers',
      node: 'sender',
      places(values) {
        const arpanet = values as ArpanetValues;
        const places = placesOf(arpanet);
        const small = arpanet.twoBufferSizes && packetsOf(arpanet.bufferBits).length === 1;
        return small ? places.small : places.large;
      },
      fillKinds: ['prepare'],
      emptyKinds: ['rfnmCable', 'incompleteCable'],
    },
    {
      id: 'reassembly',
      node: 'imp6',
      places: (values) => packetsOf((values as ArpanetValues).bufferBits).length,
      fillKinds: ['packetFirst', 'packetNext', 'packetFirstAgain', 'packetNextAgain'],
      emptyKinds: ['deliverFirst', 'deliverNext', 'deliverFirstAgain', 'deliverNextAgain'],
    },
  ],
};

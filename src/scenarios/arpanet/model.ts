/**
 * The ARPANET of November 1974 as RFC 662 used it: a Multics sends files through two IMPs and one line to another
 * Multics. This file puts the machines together and says what a run's figures are; each machine has its own file, and
 * what the model declares is in spec.ts.
 */

import type { Figures, Model } from '../../sim/model';
import { rateOf, START } from '../../sim/units';
import { startClocks } from './clocks';
import { packetsOf } from './facts';
import { Multics } from './multics';
import type { ArpanetValues } from './params';
import { Receiver } from './receiver';
import { spec } from './spec';
import { Subnet } from './subnet';
import { LOADED_ROUTING_RATE } from './theory';

export const model: Model<ArpanetValues> = {
  ...spec,

  /** Traffic that goes before the file, or with it, and leaves nothing over. */
  hopeless(values) {
    const {
      interactivePerSecond,
      interactiveBits,
      interactiveHostMs,
      lineBitsPerSecond,
      cableBitsPerSecond,
    } = values;
    const typed = packetsOf(interactiveBits)[0]!;
    if (interactivePerSecond * interactiveHostMs >= 1000) return 'processorFull';
    if (interactivePerSecond * typed.cableBits >= cableBitsPerSecond) return 'cableFull';
    const strangers = (values.crossTrafficPercent / 100) * lineBitsPerSecond;
    const routing = values.routingMessages ? Math.min(LOADED_ROUTING_RATE, lineBitsPerSecond / 2) : 0;
    const others = interactivePerSecond * typed.lineBits + strangers + routing;
    return others >= 0.98 * lineBitsPerSecond ? 'lineFull' : undefined;
  },

  build(world, values) {
    const subnet = new Subnet(world, values);
    const receiver = new Receiver(world, values, subnet);
    const multics = new Multics(world, values, subnet, receiver);
    startClocks(world, values, subnet, multics);
    multics.start();
    return {
      payloadBits: values.fileBits * values.transfers,
      figures: () => figuresOf(values, subnet, multics, world.stoppedAt ?? world.now),
    };
  },
};

function figuresOf(values: ArpanetValues, subnet: Subnet, multics: Multics, elapsed: number): Figures {
  const { roundTrips, transfers } = multics;
  const counted = roundTrips.count > 0;
  return {
    messages: multics.messages,
    packets: subnet.packetsSent,
    roundTripMs: roundTrips.meanMs,
    roundTripMsMin: counted ? roundTrips.least / 1e6 : null,
    roundTripMsMax: counted ? roundTrips.most / 1e6 : null,
    perTransferBitsPerSecond: transfers.map((transfer) =>
      rateOf(values.fileBits, transfer.finishedAt ?? START),
    ),
    lineBusyShare: elapsed > 0 ? subnet.forward.busyUntilNow() / elapsed : 0,
    interactiveDelayMs: multics.typedDelays.meanMs,
    wiredPages: values.bufferPages * (values.twoBufferSizes ? 2 : 1),
    messagesLost: transfers.reduce((sum, transfer) => sum + transfer.lost, 0),
    restarts: transfers.reduce((sum, transfer) => sum + transfer.restarts, 0),
  };
}

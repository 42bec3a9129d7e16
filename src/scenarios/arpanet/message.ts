/** A message on its way: what the machines know of it. */

import { type PacketShape, packetsOf } from './facts';
import { KIND } from './lanes';

/** Whose message it is decides the kinds of its spans. */
export interface Flavour {
  readonly cableFirst: number;
  readonly cableNext: number;
  readonly packetFirst: number;
  readonly packetNext: number;
  readonly deliverFirst: number;
  readonly deliverNext: number;
  readonly takes: number;
  readonly delivers: number;
  readonly answers: number;
  readonly passes: number;
  readonly rfnm: number;
  readonly rfnmCable: number;
}

const imp = {
  takes: KIND.impTakes,
  delivers: KIND.impDelivers,
  answers: KIND.impAnswers,
  passes: KIND.impPasses,
  rfnm: KIND.rfnm,
  rfnmCable: KIND.rfnmCable,
};

export const FILE: Flavour = {
  cableFirst: KIND.cableFirst,
  cableNext: KIND.cableNext,
  packetFirst: KIND.packetFirst,
  packetNext: KIND.packetNext,
  deliverFirst: KIND.deliverFirst,
  deliverNext: KIND.deliverNext,
  ...imp,
};

/** A part of the file that has been sent before. */
export const AGAIN: Flavour = {
  cableFirst: KIND.cableFirstAgain,
  cableNext: KIND.cableNextAgain,
  packetFirst: KIND.packetFirstAgain,
  packetNext: KIND.packetNextAgain,
  deliverFirst: KIND.deliverFirstAgain,
  deliverNext: KIND.deliverNextAgain,
  ...imp,
};

/** The same two for a message that the network will lose: on the line it looks like any other, but it is told apart. */
export const FILE_LOST: Flavour = {
  ...FILE,
  packetFirst: KIND.packetFirstLost,
  packetNext: KIND.packetNextLost,
};
export const AGAIN_LOST: Flavour = {
  ...AGAIN,
  packetFirst: KIND.packetFirstLostAgain,
  packetNext: KIND.packetNextLostAgain,
};

/** What a terminal user typed: always one packet, and none of the story's own. */
export const TYPED: Flavour = {
  cableFirst: KIND.typedCable,
  cableNext: KIND.typedCable,
  packetFirst: KIND.typedPacket,
  packetNext: KIND.typedPacket,
  deliverFirst: KIND.typedDeliver,
  deliverNext: KIND.typedDeliver,
  takes: KIND.impTyped,
  delivers: KIND.impTyped,
  answers: KIND.impTyped,
  passes: KIND.impTyped,
  rfnm: KIND.typedRfnm,
  rfnmCable: KIND.typedRfnmCable,
};

export class Message {
  readonly packets: readonly PacketShape[];
  /** Instant (ns) at which its first bit was offered to the IMP. */
  offeredAt = 0;
  /** Packets that have come over the cable, have been put on the line, have reached the far IMP. */
  arrived = 0;
  handled = 0;
  sent = 0;
  received = 0;
  /** The source IMP may put it on the line. */
  allowed = false;

  constructor(
    readonly flavour: Flavour,
    readonly exchange: number,
    readonly bits: number,
    readonly lost: boolean,
    readonly owner: MessageOwner,
    /** Which piece of the file it is, and which try. */
    readonly index = 0,
    readonly attempt = 0,
  ) {
    this.packets = packetsOf(bits);
  }

  get single(): boolean {
    return this.packets.length === 1;
  }
}

/** Who sent it, and hears what became of it. `row` is the span that brought the news. */
export interface MessageOwner {
  acknowledged(message: Message, row: number): void;
  incomplete(message: Message, row: number): void;
  /** The first packet has been taken by the receiving host. */
  taken(message: Message): void;
  /** All of it has. */
  delivered(message: Message, row: number): void;
}

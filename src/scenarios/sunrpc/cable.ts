/**
 * The cable between client and server. An Ethernet: one frame at a time in either direction, in the order in which they
 * were ready, without collisions. Or two token buckets, one a direction, as the Linux measurements had them.
 *
 * A bucket saves up line time while nothing is sent, up to its size. A frame that finds enough of it passes at once;
 * one that does not is on the line until its time has come together.
 */

import { assertFits } from '../../sim/engine/trace';
import { type Bits, bits, bitsPerSecond, type Instant, transmissionTime } from '../../sim/units';
import type { World } from '../../sim/world';
import { PASSING_RATE } from './facts';
import type { FrameShape } from './frames';
import { RULE } from './lanes';
import type { SunrpcValues } from './params';

/** What TCP says in a frame; all counts in bytes, from the first byte behind the handshake. */
export interface Segment {
  /** Stream bytes before it, and in it. */
  readonly from: number;
  readonly length: number;
  readonly acknowledges: number;
  readonly window: number;
  /** It empties the send buffer. */
  readonly push: boolean;
}

/** Whoever a frame is for: called with its row when its last bit has arrived. */
export type Receiver = (frame: CableFrame, row: number) => void;

/** One class, so that all frames have one shape. */
export class CableFrame {
  constructor(
    readonly lane: number,
    readonly shape: FrameShape,
    readonly exchange: number,
    /** Row of the span whose end made it ready. */
    readonly ready: number,
    readonly segment: Segment,
    readonly receiver: Receiver,
  ) {}
}

/** One thing that carries a frame at a time. */
class Medium {
  private readonly queue: { frame: CableFrame; since: number }[] = [];
  private current: CableFrame | undefined;
  private row = -1;
  private readonly ended: number;
  /** Line time saved up, ns, as of `counted`; it may be below nothing while a frame is on its way. */
  private saved: number;
  private counted = 0;

  constructor(
    private readonly world: World,
    private readonly rate: number,
    private readonly most: number,
    private readonly begun: (row: number, frame: CableFrame) => void,
  ) {
    this.saved = most;
    this.ended = world.on(() => this.end());
  }

  send(frame: CableFrame): void {
    if (this.current) this.queue.push({ frame, since: this.world.now });
    else this.begin(frame, frame.ready);
  }

  private begin(frame: CableFrame, cause: number): void {
    const { now, scheduler, trace } = this.world;
    const { lane, exchange } = frame;
    const { kind, bits: count, payloadBits } = frame.shape;
    assertFits(count);
    const end = now + this.timeFor(count, now);
    this.current = frame;
    this.row = trace.add(lane, kind, now, end, cause, exchange, count, payloadBits);
    this.begun(this.row, frame);
    scheduler.at(end as Instant, this.ended, 0);
  }

  /** How long the frame is on the line, ns. */
  private timeFor(count: number, now: number): number {
    const full = transmissionTime(count as Bits, bitsPerSecond(this.rate));
    if (this.most === 0) return full;
    const saved = Math.min(this.most, this.saved + now - this.counted);
    this.saved = saved - full;
    this.counted = now;
    return Math.max(transmissionTime(count as Bits, bitsPerSecond(PASSING_RATE)), full - saved);
  }

  private end(): void {
    const frame = this.current!;
    const row = this.row;
    this.current = undefined;
    const next = this.queue.shift();
    if (next) {
      this.begin(next.frame, row);
      const { lane, ready } = next.frame;
      this.world.trace.wait(lane, RULE.cableBusy, next.since, this.world.now, this.row, ready);
    }
    frame.receiver(frame, row);
  }
}

export class Cable {
  private readonly forward: Medium;
  private readonly back: Medium;

  /** @param begun told of every frame that goes onto the cable. */
  constructor(
    world: World,
    values: Pick<SunrpcValues, 'lineBitsPerSecond' | 'bucketBytes'>,
    private readonly forwardLane: number,
    begun: (row: number, frame: CableFrame) => void,
  ) {
    const { lineBitsPerSecond: rate, bucketBytes } = values;
    const most = transmissionTime(bits(8 * bucketBytes), bitsPerSecond(rate));
    this.forward = new Medium(world, rate, most, begun);
    this.back = bucketBytes > 0 ? new Medium(world, rate, most, begun) : this.forward;
  }

  send(frame: CableFrame): void {
    (frame.lane === this.forwardLane ? this.forward : this.back).send(frame);
  }
}

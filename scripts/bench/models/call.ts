/**
 * S3 on the engine: calls of 16,400 bytes over TCP with Nagle's rule and delayed acknowledgements, on a half-duplex
 * bus of 10 Mbit/s. Eleven full segments and a tail: the tail waits for the acknowledgement of the odd eleventh, which
 * the server puts off for 200 ms.
 *
 * The bus serves who asks first, without the random back-off of CSMA, and the connection stands from the start. So a
 * call is up to 2 per cent shorter than in ns-3, and a run has ten frames fewer. The window never closes.
 */

import { NO_CAUSE } from '../../../src/sim/engine/columns';
import type { Figures, Model, Running } from '../../../src/sim/model';
import { milliseconds, nanoseconds } from '../../../src/sim/units';
import type { World } from '../../../src/sim/world';
import { Bus, CLIENT_LANE, LANES, SERVER_LANE } from './bus';

export type CallValues = { readonly calls: number; readonly nagle: boolean };

/** Twelve segments, five acknowledgements of two and a late one of one, and the reply. */
export const CALL_FRAMES = 19;
/** When a hundred calls are through. */
export const CALLS_END = 21_417_240_000;

const CALL_BYTES = 16_400;
const SEGMENT_BYTES = 1_460;
const REPLY_BYTES = 100;
const DELAYED_ACK = milliseconds(200);
/** Between two frames of one station: 96 bits. */
const FRAME_GAP = nanoseconds(9_600);
const ACK_EVERY = 2;

const SEGMENT = 0;
const ACK = 1;
const REPLY = 2;
const TIMER = 4;
const GAP = 5;
const TIMER_LANE = 6;
const NAGLE = 0;

export const callModel: Model<CallValues> = {
  id: 'call',
  lanes: [...LANES, { id: 'server-timer', role: 'timer', silence: 'hold' }],
  kinds: [
    { id: 'segment', body: 'payload', headerBits: 58 * 8 },
    { id: 'ack', whole: 'control' },
    { id: 'reply', whole: 'control' },
    { id: 'flight' },
    { id: 'delayed-ack' },
    { id: 'gap' },
  ],
  rules: ['nagle', 'bus-busy'],
  holds: ['nagle'],
  mainLine: 'to-server',
  expectedSpans: ({ calls }) => calls * 52,
  build: (world, values) => new Call(world, values),
};

class Call implements Running {
  readonly payloadBits: number;
  private readonly bus: Bus;
  private readonly gapOver: number;
  private readonly timerFired: number;
  private call = 0;
  // the client
  private sentBytes = 0;
  private ackedBytes = 0;
  private heldSince = -1;
  private heldRow = NO_CAUSE;
  // the server
  private receivedBytes = 0;
  private unacked = 0;
  private timer = 0;
  private timerStart = 0;
  private timerCause = NO_CAUSE;

  constructor(
    private readonly world: World,
    private readonly values: CallValues,
  ) {
    this.payloadBits = values.calls * CALL_BYTES * 8;
    this.bus = new Bus(world);
    this.gapOver = world.on((row) => this.sendNext(row));
    this.timerFired = world.on((timer) => {
      if (timer === this.timer) this.acknowledgeLate();
    });
    const begin = world.on(() => this.begin(NO_CAUSE));
    world.after(nanoseconds(0), begin);
  }

  figures(): Figures {
    return { frames: this.bus.frames, events: this.bus.frames };
  }

  private begin(cause: number): void {
    this.call++;
    this.sentBytes = this.ackedBytes = this.receivedBytes = 0;
    this.sendNext(cause);
  }

  private sendNext(cause: number): void {
    const bytes = Math.min(SEGMENT_BYTES, CALL_BYTES - this.sentBytes);
    if (bytes === 0) return;
    if (this.values.nagle && bytes < SEGMENT_BYTES && this.ackedBytes < this.sentBytes) {
      this.heldSince = this.world.now;
      this.heldRow = cause;
      return;
    }
    this.sentBytes += bytes;
    const upTo = this.sentBytes;
    this.bus.send({
      lane: CLIENT_LANE,
      kind: SEGMENT,
      bytes,
      exchange: this.call,
      cause,
      held: this.heldSince < 0 ? undefined : { rule: NAGLE, since: this.heldSince, row: this.heldRow },
      left: (row) => this.pause(row),
      arrived: (row) => this.segmentArrived(upTo, row),
    });
    this.heldSince = -1;
  }

  private pause(cause: number): void {
    const { world } = this;
    const { now } = world;
    const row = world.trace.add(CLIENT_LANE + 4, GAP, now, now + FRAME_GAP, cause, this.call, 0, 0);
    world.after(FRAME_GAP, this.gapOver, row);
  }

  private segmentArrived(upTo: number, cause: number): void {
    this.receivedBytes = upTo;
    this.unacked++;
    if (upTo === CALL_BYTES) {
      this.reply(cause);
    } else if (this.unacked === ACK_EVERY) {
      this.acknowledge(cause);
    } else {
      this.timerStart = this.world.now;
      this.timerCause = cause;
      this.world.after(DELAYED_ACK, this.timerFired, ++this.timer);
    }
  }

  private acknowledgeLate(): void {
    const { now, trace } = this.world;
    this.acknowledge(trace.add(TIMER_LANE, TIMER, this.timerStart, now, this.timerCause, this.call, 0, 0));
  }

  private acknowledge(cause: number): void {
    const upTo = this.receivedBytes;
    this.answer(ACK, 0, cause, (row) => {
      this.ackedBytes = upTo;
      if (this.heldSince >= 0 && this.ackedBytes === this.sentBytes) this.sendNext(row);
    });
  }

  private reply(cause: number): void {
    this.answer(REPLY, REPLY_BYTES, cause, (row) => {
      if (this.call === this.values.calls) this.world.stop();
      else this.begin(row);
    });
  }

  /** What the server sends acknowledges all it has. */
  private answer(kind: number, bytes: number, cause: number, arrived: (row: number) => void): void {
    this.unacked = 0;
    this.timer++;
    this.bus.send({ lane: SERVER_LANE, kind, bytes, exchange: this.call, cause, arrived });
  }
}

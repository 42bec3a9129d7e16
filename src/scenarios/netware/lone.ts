/**
 * One workstation alone on the cable: the fast path of `office.ts` for the million exchanges of a file read byte by
 * byte. Nothing else can happen meanwhile, so an event takes thousands of exchanges at once; the trace is the same, row
 * for row and wait for wait (lone.test.ts).
 */

import { NO_CAUSE } from '../../sim/engine/columns';
import type { Figures, Running } from '../../sim/model';
import { type Instant, START } from '../../sim/units';
import type { World } from '../../sim/world';
import { figuresOf, type Tally } from './figures';
import { type FrameShape, Frames } from './frames';
import { kindOf, LANE, RULE } from './lanes';
import { micros } from './micros';
import type { NetwareValues } from './params';
import { fileBytesOf, Requests } from './requests';

/** Exchanges an event takes: few enough for a page to stay awake when it must run the model itself. */
const A_TIME = 2000;

/** Can nothing but the next step happen? */
export const isAlone = ({ clients, burst }: NetwareValues): boolean => clients === 1 && !burst;

export class Lone implements Running {
  readonly payloadBits: number;
  private readonly requests: Requests;
  private readonly frames: Frames;
  private readonly tally: Tally = { exchanges: 0, frames: 0, frameBytes: 0, served: 0 };
  private readonly code: number;
  private readonly turn: number;
  private readonly service: number;
  private readonly perRead: number;
  private readonly turnKind: number;
  private readonly serveKind: number;
  private readonly useKind = kindOf('useBlock');
  /** Row of the last span. */
  private row = NO_CAUSE;
  /** When the last request was ready, and the row that made it so. */
  private askedAt = -1;
  private askedBy = NO_CAUSE;
  /** The last shapes of even and of odd offsets: a file is read in pieces of one size. */
  private readonly lastCount = [-1, -1];
  private readonly lastReply: FrameShape[];

  constructor(
    private readonly world: World,
    private readonly values: NetwareValues,
  ) {
    const write = values.operation === 'write';
    this.payloadBits = fileBytesOf(values) * 8;
    this.requests = new Requests(values);
    this.frames = new Frames(values);
    this.turn = micros(values.clientMicros);
    this.service = micros(values.serverMicros);
    this.perRead = micros(values.cachedReadMicros);
    this.turnKind = kindOf(write ? 'turnWrite' : 'turn');
    this.serveKind = kindOf(write ? 'serveWrite' : 'serve');
    this.lastReply = [this.frames.reply(0, 1), this.frames.reply(1, 1)];
    this.code = world.on(() => this.advance());
    world.scheduler.at(START, this.code, 0);
  }

  figures(): Figures {
    const { world, requests } = this;
    return figuresOf(this.values, this.tally, requests.fetches, world.stoppedAt ?? world.now);
  }

  private advance(): void {
    const { world, requests, frames, tally, turn, service } = this;
    const { trace, scheduler } = world;
    let now: number = scheduler.now;
    let { row, askedAt, askedBy } = this;
    for (let i = 0; i < A_TIME; i++) {
      if (!requests.next()) {
        // the last reply may still lie ahead: the run ends then
        if (now === scheduler.now) world.stop();
        else this.later(now, row, askedAt, askedBy);
        return;
      }
      const exchange = ++tally.exchanges;
      if (turn > 0) {
        row = trace.add(LANE.client, this.turnKind, now, now + turn, row, exchange, 0, 0);
        if (askedAt >= 0) {
          trace.wait(LANE.client, RULE.untilReply, askedAt, now, row, askedBy);
          askedAt = -1;
        }
        now += turn;
      }
      const before = askedAt;
      const by = askedBy;
      askedAt = now;
      askedBy = row;
      const request = frames.request(requests.count, false);
      row = trace.add(
        LANE.ethernet,
        request.kind,
        now,
        now + request.length,
        row,
        exchange,
        request.bits,
        request.dataBytes * 8,
      );
      if (before >= 0) trace.wait(LANE.client, RULE.untilReply, before, now, row, by);
      now += request.length;
      if (service > 0) {
        row = trace.add(LANE.server, this.serveKind, now, now + service, row, exchange, 0, 0);
        tally.served++;
        now += service;
      }
      const reply = this.reply(requests.offset, requests.count);
      row = trace.add(
        LANE.ethernet,
        reply.kind,
        now,
        now + reply.length,
        row,
        exchange,
        reply.bits,
        reply.dataBytes * 8,
      );
      now += reply.length;
      tally.frames += 2;
      tally.frameBytes += request.frameBytes + reply.frameBytes;
      const used = requests.served * this.perRead;
      if (used > 0) {
        row = trace.add(LANE.client, this.useKind, now, now + used, row, exchange, 0, 0);
        trace.wait(LANE.client, RULE.untilReply, askedAt, now, row, askedBy);
        askedAt = -1;
        now += used;
      }
    }
    this.later(now, row, askedAt, askedBy);
  }

  /** Goes on at an instant, with what must be known then. */
  private later(now: number, row: number, askedAt: number, askedBy: number): void {
    this.row = row;
    this.askedAt = askedAt;
    this.askedBy = askedBy;
    this.world.scheduler.at(now as Instant, this.code, 0);
  }

  private reply(offset: number, count: number): FrameShape {
    const odd = offset % 2;
    if (this.lastCount[odd] !== count) {
      this.lastCount[odd] = count;
      this.lastReply[odd] = this.frames.reply(offset, count);
    }
    return this.lastReply[odd]!;
  }
}

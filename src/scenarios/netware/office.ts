/**
 * The office: workstations that ask, one cable that all share, one server with one processor. Everybody waits his turn,
 * first come, first served; there are no collisions. The fast path for one workstation is `lone.ts`.
 */

import { NO_CAUSE } from '../../sim/engine/columns';
import { Queue } from '../../sim/engine/queue';
import type { Random } from '../../sim/engine/random';
import type { Figures, Running } from '../../sim/model';
import { type Duration, type Instant, milliseconds } from '../../sim/units';
import type { World } from '../../sim/world';
import { figuresOf, type Tally } from './figures';
import { type FrameShape, Frames } from './frames';
import { kindOf, LANE, RULE } from './lanes';
import { micros } from './micros';
import type { NetwareValues } from './params';
import { fileBytesOf, LOSS_STREAM } from './requests';
import { Station } from './station';

export class Office implements Running {
  readonly payloadBits: number;
  private readonly stations: readonly Station[];
  private readonly frames: Frames;
  private readonly loss: Random;
  private readonly turn: Duration;
  private readonly service: Duration;
  private readonly perRead: Duration;
  private readonly timeout: Duration;
  private readonly turnKind: number;
  private readonly serveKind: number;
  private readonly useKind = kindOf('useBlock');
  private readonly timerKind = kindOf('burstTimer');

  private readonly cableQueue = new Queue<Station>();
  private onCable: Station | undefined;
  private cableRow = NO_CAUSE;
  private readonly serverQueue = new Queue<Station>();
  private served: Station | undefined;
  private serverRow = NO_CAUSE;

  private readonly workedCode: number;
  private readonly usedCode: number;
  private readonly sentCode: number;
  private readonly servedCode: number;
  private readonly timerCode: number;

  private unfinished: number;
  /** Row of the client's work that ends with the event of a station. */
  private readonly workRow: Int32Array;
  private readonly tally: Tally = { exchanges: 0, frames: 0, frameBytes: 0, served: 0 };

  constructor(
    private readonly world: World,
    private readonly values: NetwareValues,
  ) {
    const write = values.operation === 'write';
    this.payloadBits = fileBytesOf(values) * 8 * values.clients;
    this.frames = new Frames(values);
    this.loss = world.random(LOSS_STREAM);
    this.turn = micros(values.clientMicros);
    this.service = micros(values.serverMicros);
    this.perRead = micros(values.cachedReadMicros);
    this.timeout = milliseconds(values.burstTimeoutMs);
    this.turnKind = kindOf(write ? 'turnWrite' : 'turn');
    this.serveKind = kindOf(write ? 'serveWrite' : 'serve');
    this.workedCode = world.on((station) => this.ask(this.stations[station]!, this.workRow[station]!));
    this.usedCode = world.on((station) => this.next(this.stations[station]!, this.workRow[station]!));
    this.sentCode = world.on(() => this.sent());
    this.servedCode = world.on(() => this.serviceEnded());
    this.timerCode = world.on((station) => this.timerEnded(this.stations[station]!));
    this.stations = Array.from({ length: values.clients }, (_, index) => new Station(index, values));
    this.unfinished = values.clients;
    this.workRow = new Int32Array(values.clients).fill(NO_CAUSE);
    const phases = world.random('start');
    for (const station of this.stations) {
      // nobody starts at the same moment: within the time of one exchange, by the seed
      const phase = station.index === 0 ? 0 : Math.floor(phases.uniform() * (this.turn + this.service + 1e5));
      if (phase > 0) {
        const row = this.world.trace.add(LANE.client, kindOf('notYet'), 0, phase, NO_CAUSE, 0, 0, 0);
        this.workRow[station.index] = row;
      }
      world.scheduler.at(phase as Instant, this.usedCode, station.index);
    }
  }

  figures(): Figures {
    const fetches = this.stations.reduce((sum, { requests }) => sum + requests.fetches, 0);
    return figuresOf(this.values, this.tally, fetches, this.world.stoppedAt ?? this.world.now);
  }

  /** The station's next request, if there is one: first the work for it. */
  private next(station: Station, cause: number): void {
    if (!station.requests.next()) {
      if (--this.unfinished === 0) this.world.stop();
      return;
    }
    station.exchanges++;
    this.tally.exchanges++;
    station.again = false;
    const row = this.work(station, this.turnKind, this.turn, cause, this.workedCode);
    if (row === NO_CAUSE) this.ask(station, cause);
    else this.note(station, row);
  }

  /** Work of a workstation, if it takes time; the event follows at its end. Returns its row, or NO_CAUSE. */
  private work(station: Station, kind: number, length: Duration, cause: number, code: number): number {
    if (length === 0) return NO_CAUSE;
    const { now } = this.world;
    const row = this.world.trace.add(
      LANE.client,
      kind,
      now,
      now + length,
      cause,
      this.exchangeOf(station),
      0,
      0,
    );
    this.workRow[station.index] = row;
    this.world.after(length, code, station.index);
    return row;
  }

  /** The wait for the reply is over: noted at what comes next. */
  private note(station: Station, row: number): void {
    if (station.askedAt < 0) return;
    const { trace, now } = this.world;
    trace.wait(LANE.client, RULE.untilReply, station.askedAt, now, row, station.askedBy);
    station.askedAt = -1;
  }

  private ask(station: Station, cause: number): void {
    const { requests } = station;
    const frame = station.again
      ? this.frames.missing(station.missing.length)
      : this.frames.request(requests.count, requests.bursting);
    // without any work in between, the wait for the last reply is noted at the request itself
    station.heldFrom = station.askedAt;
    station.heldBy = station.askedBy;
    station.askedAt = this.world.now;
    station.askedBy = cause;
    this.offer(station, frame, cause);
  }

  /** Puts a station's frame on the cable, or into the queue for it. */
  private offer(station: Station, frame: FrameShape, cause: number): void {
    station.frame = frame;
    station.ready = cause;
    station.since = this.world.now;
    if (this.onCable) this.cableQueue.push(station);
    else this.begin(station, cause);
  }

  private begin(station: Station, cause: number): number {
    const { scheduler, trace } = this.world;
    const { kind, bits, frameBytes, dataBytes, length } = station.frame!;
    const start: number = scheduler.now;
    const end = start + length;
    const exchange = this.exchangeOf(station);
    const row = trace.add(LANE.ethernet, kind, start, end, cause, exchange, bits, dataBytes * 8);
    if (station.heldFrom >= 0) {
      trace.wait(LANE.client, RULE.untilReply, station.heldFrom, station.since, row, station.heldBy);
      station.heldFrom = -1;
    }
    this.onCable = station;
    this.cableRow = row;
    this.tally.frames++;
    this.tally.frameBytes += frameBytes;
    scheduler.at(end as Instant, this.sentCode, 0);
    return row;
  }

  private sent(): void {
    const station = this.onCable!;
    const row = this.cableRow;
    this.onCable = undefined;
    const waiting = this.cableQueue.shift();
    if (waiting) {
      const begun = this.begin(waiting, row);
      this.world.trace.wait(
        LANE.ethernet,
        RULE.lineBusy,
        waiting.since,
        this.world.now,
        begun,
        waiting.ready,
      );
    }
    if (station.frame!.toServer) this.arrived(station, row);
    else if (station.requests.bursting) this.fragmentCame(station, row);
    else this.replied(station, row);
  }

  private arrived(station: Station, row: number): void {
    station.requestRow = row;
    if (this.service === 0) {
      this.answer(station, row);
    } else if (this.served) {
      station.arrivedAt = this.world.now;
      this.serverQueue.push(station);
    } else {
      this.serve(station, row);
    }
  }

  private serve(station: Station, cause: number): number {
    const { trace, now } = this.world;
    const exchange = this.exchangeOf(station);
    this.served = station;
    this.serverRow = trace.add(LANE.server, this.serveKind, now, now + this.service, cause, exchange, 0, 0);
    this.tally.served++;
    this.world.after(this.service, this.servedCode);
    return this.serverRow;
  }

  private serviceEnded(): void {
    const station = this.served!;
    const row = this.serverRow;
    this.served = undefined;
    const waiting = this.serverQueue.shift();
    if (waiting) {
      const begun = this.serve(waiting, row);
      const { trace, now } = this.world;
      trace.wait(LANE.server, RULE.cpuBusy, waiting.arrivedAt, now, begun, waiting.requestRow);
    }
    this.answer(station, row);
  }

  private answer(station: Station, cause: number): void {
    const { requests } = station;
    if (!requests.bursting) {
      this.offer(station, this.frames.reply(requests.offset, requests.count), cause);
      return;
    }
    const { missing, again } = station;
    const whole = this.frames.fragments(requests.count);
    station.toSend = again ? missing : Array.from({ length: whole }, (_, i) => i);
    station.missing = [];
    station.sent = 0;
    this.sendFragment(station, cause);
  }

  private sendFragment(station: Station, cause: number): void {
    const fragment = station.toSend[station.sent]!;
    this.offer(station, this.frames.fragment(station.requests.count, fragment, station.again), cause);
  }

  private fragmentCame(station: Station, row: number): void {
    const { fragmentLossPercent } = this.values;
    const fragment = station.toSend[station.sent]!;
    station.endLost = fragmentLossPercent > 0 && this.loss.chance(fragmentLossPercent / 100);
    if (station.endLost) station.missing.push(fragment);
    station.sent++;
    if (station.sent < station.toSend.length) this.sendFragment(station, row);
    else if (station.endLost) this.waitForEnd(station, row);
    else if (station.missing.length > 0) this.askAgain(station, row);
    else this.replied(station, row);
  }

  /** The end of the burst is lost: only a timer tells the workstation. */
  private waitForEnd(station: Station, cause: number): void {
    const { trace, now } = this.world;
    const end = now + this.timeout;
    const exchange = this.exchangeOf(station);
    const row = trace.add(LANE.clientTimer, this.timerKind, now, end, cause, exchange, 0, 0);
    this.workRow[station.index] = row;
    this.world.after(this.timeout, this.timerCode, station.index);
  }

  private timerEnded(station: Station): void {
    this.askAgain(station, this.workRow[station.index]!);
  }

  private askAgain(station: Station, cause: number): void {
    station.again = true;
    const row = this.work(station, this.turnKind, this.turn, cause, this.workedCode);
    if (row === NO_CAUSE) this.ask(station, cause);
    else this.note(station, row);
  }

  private replied(station: Station, row: number): void {
    const { requests } = station;
    const length = (requests.served * this.perRead) as Duration;
    const used = this.work(station, this.useKind, length, row, this.usedCode);
    if (used === NO_CAUSE) this.next(station, row);
    else this.note(station, used);
  }

  /** Numbered through all stations, from 1. */
  private exchangeOf(station: Station): number {
    return (station.exchanges - 1) * this.stations.length + station.index + 1;
  }
}

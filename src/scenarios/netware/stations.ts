/**
 * What each workstation is at, at any instant of a run: found by searching the trace near the instant, never by going
 * over it. The model keeps this in its own state while it runs; this file reads it back.
 */

import { type ReadableTrace, rowsEndedBy } from '../../sim/accounting/lanes';
import { kindOf, LANE } from './lanes';
import type { NetwareValues } from './params';

export type Doing =
  | 'notYet'
  /** Works between a reply and a request; `again`: on the list of what is missing. */
  | 'asks'
  | 'again'
  /** Works with the block it has. */
  | 'uses'
  /** Its frame waits for the cable, is on it, has come and waits for the processor. */
  | 'lineQueue'
  | 'sends'
  | 'cpuQueue'
  | 'served'
  /** The same of the server's frame for it. */
  | 'replyQueue'
  | 'comes'
  /** Waits for the lost end of a burst. */
  | 'timer'
  | 'done';

export interface StationState {
  readonly doing: Doing;
  /** Number of its request, from 1: the one it is at, or was at last. */
  readonly number: number;
  /** The span it is at, or the one that came last; -1 before the first. */
  readonly row: number;
}

const NONE = -1;
/** A workstation that sends nothing for so many frames of others does not work: it waits. */
const FRAMES_LOOKED_AT = 20_000;

export class Stations {
  private readonly clients: number;
  private readonly cable: Int32Array;
  /** Row of each workstation's first and last frame. */
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  /** When each begins, ns. */
  private readonly begins: Float64Array;
  private readonly turnKinds = [kindOf('turn'), kindOf('turnWrite')];

  constructor(
    private readonly trace: ReadableTrace,
    private readonly values: NetwareValues,
  ) {
    this.clients = values.clients;
    this.cable = trace.rowsOfLane[LANE.ethernet]!;
    const { length } = this.cable;
    this.first = this.framesOf((i) => this.cable[i]!);
    this.last = this.framesOf((i) => this.cable[length - 1 - i]!);
    this.begins = this.beginnings();
  }

  at(instant: number): StationState[] {
    const { start, end } = this.trace.columns;
    const frames = this.latestFrames(instant);
    const served = this.latest(LANE.server, instant, 2 * this.clients + 2);
    const work = this.latest(LANE.client, instant, 4 * this.clients + 8);
    const timers = this.latest(LANE.clientTimer, instant, 4 * this.clients + 8);
    return Array.from({ length: this.clients }, (_, station): StationState => {
      const frame = frames[station]!;
      const own = work[station]!;
      if (frame === NONE && own === NONE) {
        const begun = this.begins[station]! <= instant;
        return { doing: begun ? 'lineQueue' : 'notYet', number: 1, row: NONE };
      }
      const came = frame === NONE ? 0 : end[frame]!;
      const is = (doing: Doing, row: number): StationState => ({ doing, number: this.numberOf(row), row });
      if (frame !== NONE) {
        const home = this.isReply(frame);
        if (came > instant) return is(home ? 'comes' : 'sends', frame);
        if (!home) return this.atServer(frame, served[station]!, instant);
        if (timers[station] !== NONE && end[timers[station]!]! > instant)
          return is('timer', timers[station]!);
      }
      if (own !== NONE && start[own]! >= came) {
        const turn = this.turnKinds.includes(this.trace.columns.kind[own]!);
        const again = turn && frame !== NONE && this.exchange(own) === this.exchange(frame);
        if (end[own]! > instant) return is(again ? 'again' : turn ? 'asks' : 'uses', own);
        if (turn) return is('lineQueue', own);
      }
      if (frame === this.last[station]) return is('done', frame);
      // no work in between: what comes next tells what is waited for
      const next = this.nextFrame(station, frame);
      return this.isReply(next) ? is('replyQueue', frame) : is('lineQueue', next);
    });
  }

  private atServer(frame: number, service: number, instant: number): StationState {
    const { start, end } = this.trace.columns;
    const number = this.numberOf(frame);
    const begun = service !== NONE && start[service]! >= end[frame]!;
    if (begun && end[service]! > instant) return { doing: 'served', number, row: service };
    const over = begun || this.values.serverMicros === 0;
    return { doing: over ? 'replyQueue' : 'cpuQueue', number, row: frame };
  }

  private isReply(row: number): boolean {
    return this.trace.kinds[this.trace.columns.kind[row]!]!.back === true;
  }

  private exchange(row: number): number {
    return this.trace.columns.exchange[row]!;
  }

  private stationOf(row: number): number {
    return (this.exchange(row) - 1) % this.clients;
  }

  private numberOf(row: number): number {
    return Math.floor((this.exchange(row) - 1) / this.clients) + 1;
  }

  /** The first frame of each workstation in an order of the cable's rows. */
  private framesOf(rowAt: (i: number) => number): Int32Array {
    const rows = new Int32Array(this.clients).fill(NONE);
    let missing = this.clients;
    for (let i = 0; i < this.cable.length && missing > 0; i++) {
      const row = rowAt(i);
      const station = this.stationOf(row);
      if (rows[station] !== NONE) continue;
      rows[station] = row;
      missing--;
    }
    return rows;
  }

  /** The work before its beginning tells when; it stands in the trace in the order of the workstations, from the second on. */
  private beginnings(): Float64Array {
    const { start, end, kind } = this.trace.columns;
    const begins = Float64Array.from(this.first, (row) => (row === NONE ? 0 : start[row]!));
    begins[0] = 0;
    const notYet = kindOf('notYet');
    const rows: number[] = [];
    for (const row of this.trace.rowsOfLane[LANE.client]!.subarray(0, 2 * this.clients)) {
      if (kind[row] === notYet) rows.push(row);
    }
    rows.sort((a, b) => a - b);
    // one that begins at once leaves no such work: then their order does not tell whose they are
    if (rows.length === this.clients - 1) {
      rows.forEach((row, i) => {
        begins[i + 1] = end[row]!;
      });
    }
    return begins;
  }

  /** The latest frame of each workstation that has begun by the instant. */
  private latestFrames(instant: number): Int32Array {
    const { start, end } = this.trace.columns;
    const found = new Int32Array(this.clients).fill(NONE);
    let missing = 0;
    for (let station = 0; station < this.clients; station++) {
      const last = this.last[station]!;
      if (last === NONE || start[this.first[station]!]! > instant) continue;
      if (end[last]! <= instant) found[station] = last;
      else missing++;
    }
    const { cable } = this;
    let i = rowsEndedBy(this.trace, LANE.ethernet, instant);
    if (i >= cable.length || start[cable[i]!]! > instant) i--;
    for (const stop = Math.max(0, i - FRAMES_LOOKED_AT); i >= stop && missing > 0; i--) {
      const row = cable[i]!;
      const station = this.stationOf(row);
      if (found[station] !== NONE) continue;
      found[station] = row;
      missing--;
    }
    return found;
  }

  /** The latest span of each workstation on a machine's lane that has begun by the instant, among the last `limit`. */
  private latest(lane: number, instant: number, limit: number): Int32Array {
    const { start } = this.trace.columns;
    const rows = this.trace.rowsOfLane[lane]!;
    const found = new Int32Array(this.clients).fill(NONE);
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (start[rows[middle]!]! <= instant) low = middle + 1;
      else high = middle;
    }
    for (let i = low - 1; i >= Math.max(0, low - limit); i--) {
      const row = rows[i]!;
      if (this.exchange(row) === 0) continue;
      const station = this.stationOf(row);
      if (found[station] === NONE) found[station] = row;
    }
    return found;
  }

  private nextFrame(station: number, after: number): number {
    const { start } = this.trace.columns;
    const from = after === NONE ? 0 : rowsEndedBy(this.trace, LANE.ethernet, start[after]!) + 1;
    for (let i = from; i < this.cable.length; i++) {
      if (this.stationOf(this.cable[i]!) === station) return this.cable[i]!;
    }
    return this.last[station]!;
  }
}

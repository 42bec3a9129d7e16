/**
 * What the compartments of the machines say at an instant: the program and its bytes, the cache's fill, the redirector,
 * the server's processor. Bytes are counted from 0, as a request's offset does; they come from the requests.
 */

import { type ReadableTrace, rowsEndedBy } from '../../sim/accounting/lanes';
import type { MarkLook, PartNumber, PartState, PartsAt } from '../scenario';
import { Frames } from './frames';
import { LANE } from './lanes';
import { micros } from './micros';
import type { NetwareValues } from './params';
import { RequestList } from './requestList';
import { fileBytesOf, type RequestPlace } from './requests';
import { type Doing, type StationState, Stations } from './stations';

const count = (value: number): PartNumber => ({ count: value });

export function followParts(trace: ReadableTrace, values: NetwareValues): PartsAt {
  const stations = new Stations(trace, values);
  const list = new RequestList(values);
  const server = new Server(trace, values);
  const one = values.clients === 1 ? new Workstation(trace, values, list) : undefined;
  return (instant) => {
    const states = stations.at(instant);
    return {
      ...(one ? one.parts(states[0]!, instant) : crowd(values, list, states)),
      ...server.parts(states, instant),
    };
  };
}

/** The bytes asked for or brought: `count` of them from `from` on. */
const bytes = (from: number, to: number): Record<string, PartNumber> => ({
  count: count(to - from),
  from: count(from),
  last: count(to - 1),
});

class Workstation {
  private readonly frames: Frames;
  private readonly end: number;

  constructor(
    private readonly trace: ReadableTrace,
    private readonly values: NetwareValues,
    private readonly list: RequestList,
  ) {
    this.frames = new Frames(values);
    this.end = values.startOffset + fileBytesOf(values);
  }

  parts(state: StationState, instant: number): Record<string, PartState> {
    const request = this.list.get(state.number);
    if (!request) return {};
    const before = this.list.get(state.number - 1);
    const says = { program: this.program(state, request, before, instant) };
    const redirector = this.redirector(state, request, instant);
    if (!this.cached) return { ...says, redirector };
    return { ...says, cache: this.cache(state, request, instant), redirector };
  }

  private get cached(): boolean {
    return this.values.clientCacheBytes > 0 && this.values.operation === 'read';
  }

  private program(
    { doing, row }: StationState,
    request: RequestPlace,
    before: RequestPlace | undefined,
    instant: number,
  ): PartState {
    const { operation } = this.values;
    const write = operation === 'write';
    if (doing === 'done') {
      return { says: write ? 'doneWrite' : 'done', args: { count: count(fileBytesOf(this.values)) } };
    }
    if (doing === 'uses')
      return { says: 'takes', args: bytes(...this.lastRead(this.used(request, row, instant))) };
    const fresh = before !== undefined && before.fetches !== request.fetches;
    if (doing === 'asks' && fresh) {
      const [from, to] = this.cached
        ? this.lastRead(before.fetchEnd)
        : ([before.fetchStart, before.fetchEnd] as const);
      return { says: write ? 'gave' : 'has', args: bytes(from, to) };
    }
    if (request.count === 0) return { says: 'asksOnce' };
    const [from, to] = this.cached
      ? this.nextRead(request.fetchStart)
      : ([request.fetchStart, request.fetchEnd] as const);
    return { says: write ? 'gives' : 'wants', args: bytes(from, to) };
  }

  private cache({ doing, row }: StationState, request: RequestPlace, instant: number): PartState {
    const block = this.values.clientCacheBytes;
    if (doing === 'uses') {
      const left = request.fetchEnd - this.used(request, row, instant);
      return { says: 'holds', args: { count: count(left) }, level: left / block };
    }
    // what is asked for piece by piece lies there until the last piece has come
    const there = doing === 'done' ? 0 : request.offset - request.fetchStart;
    if (there === 0) return { says: 'empty', level: 0 };
    const all = request.fetchEnd - request.fetchStart;
    return { says: 'fills', args: { count: count(there), all: count(all) }, level: there / block };
  }

  private redirector({ doing, row }: StationState, request: RequestPlace, instant: number): PartState {
    const { end } = this.trace.columns;
    const { offset } = request;
    const args = { count: count(request.count), from: count(offset) };
    switch (doing) {
      case 'asks':
        return { says: 'asks', args };
      case 'again':
        return { says: 'lists' };
      case 'uses':
      case 'done':
        return { says: 'idle' };
      case 'timer':
        return { says: 'timer', args: { left: { ns: end[row]! - instant } } };
      case 'sends':
        return { says: 'sends', args };
      case 'comes':
        return request.bursting ? this.fragment(row, request) : { says: 'comes', args };
      case 'lineQueue':
      case 'notYet':
        return { says: 'queues' };
      default:
        return { says: 'waits', args: { since: { ns: instant - this.askedAt(instant) } } };
    }
  }

  /** When the last request began. It is the cable's last frame: nobody else is there. */
  private askedAt(instant: number): number {
    const rows = this.trace.rowsOfLane[LANE.ethernet]!;
    const row = rows[rowsEndedBy(this.trace, LANE.ethernet, instant) - 1];
    return row === undefined ? instant : this.trace.columns.start[row]!;
  }

  /** Which of the burst's frames is on the cable. */
  private fragment(row: number, request: RequestPlace): PartState {
    const { trace } = this;
    const { kind, exchange } = trace.columns;
    const rows = trace.rowsOfLane[LANE.ethernet]!;
    const nth = (i: number): string => trace.kinds[kind[rows[i]!]!]!.id;
    const at = rowsEndedBy(trace, LANE.ethernet, trace.columns.start[row]!);
    let number = 0;
    for (let i = at; i >= 0 && exchange[rows[i]!] === exchange[row]; i--) {
      if (nth(i) === 'burstMissing') return { says: 'again', args: { number: count(number) } };
      if (nth(i) === 'burstRequest') break;
      number++;
    }
    return {
      says: 'burst',
      args: { number: count(number), all: count(this.frames.fragments(request.count)) },
    };
  }

  /** Up to where the program has taken the block: read by read, as time goes. */
  private used({ fetchStart, fetchEnd, served }: RequestPlace, row: number, instant: number): number {
    const { start, end } = this.trace.columns;
    const share = (instant - start[row]!) / (end[row]! - start[row]!);
    const reads = Math.floor(share * served);
    if (reads === 0) return fetchStart;
    const { startOffset, readBytes } = this.values;
    const before = Math.floor((fetchStart - startOffset) / readBytes);
    return Math.min(fetchEnd, startOffset + (before + reads) * readBytes);
  }

  /** The program's last whole read that ends at or before an offset; its first, where there is none. */
  private lastRead(offset: number): [from: number, to: number] {
    const { startOffset, readBytes } = this.values;
    if (offset >= this.end) {
      const reads = Math.ceil(fileBytesOf(this.values) / readBytes);
      return [startOffset + Math.max(0, reads - 1) * readBytes, this.end];
    }
    const reads = Math.max(1, Math.floor((offset - startOffset) / readBytes));
    return [startOffset + (reads - 1) * readBytes, Math.min(this.end, startOffset + reads * readBytes)];
  }

  /** The read for which a block is asked. */
  private nextRead(offset: number): [from: number, to: number] {
    const { startOffset, readBytes } = this.values;
    const from = startOffset + Math.floor((offset - startOffset) / readBytes) * readBytes;
    return [from, Math.min(this.end, from + readBytes)];
  }
}

const LOOKS: Readonly<Record<Doing, MarkLook>> = {
  notYet: 'idle',
  done: 'idle',
  asks: 'works',
  again: 'works',
  uses: 'works',
  sends: 'sends',
  comes: 'sends',
  served: 'served',
  lineQueue: 'waits',
  cpuQueue: 'waits',
  replyQueue: 'waits',
  timer: 'waits',
};

/** Several workstations: what each does, and how much of their files has come. */
function crowd(
  values: NetwareValues,
  list: RequestList,
  states: readonly StationState[],
): Record<string, PartState> {
  const all = fileBytesOf(values) * states.length;
  const through = states.reduce((sum, { doing, number }) => {
    const request = list.get(number);
    if (!request || doing === 'notYet') return sum;
    const whole = doing === 'done' || doing === 'uses';
    return sum + (whole ? request.position : request.offset) - values.startOffset;
  }, 0);
  const share = all > 0 ? through / all : 1;
  return {
    crew: { says: 'works', marks: states.map(({ doing }) => LOOKS[doing]) },
    progress: { says: 'share', args: { share: { share } }, level: share },
  };
}

class Server {
  private readonly service: number;

  constructor(
    private readonly trace: ReadableTrace,
    values: NetwareValues,
  ) {
    this.service = micros(values.serverMicros);
  }

  parts(states: readonly StationState[], instant: number): Record<string, PartState> {
    const { trace } = this;
    const ended = rowsEndedBy(trace, LANE.server, instant);
    const now = trace.rowsOfLane[LANE.server]![ended];
    const start = now === undefined ? Number.POSITIVE_INFINITY : trace.columns.start[now]!;
    const serves = start <= instant;
    const busy = ended * this.service + (serves ? instant - start : 0);
    const share = instant > 0 ? busy / instant : 0;
    const waiting = states.filter(({ doing }) => doing === 'cpuQueue').length;
    const says = waiting > 0 ? 'queue' : serves ? 'serves' : 'idle';
    return {
      processor: { says, args: { share: { share }, count: count(waiting) }, level: share },
      disk: { says: 'memory' },
    };
  }
}

/**
 * What the compartments of client and server say at an instant: the library's buffer, the socket buffers, TCP's rules,
 * the timer of the acknowledgement. Counts of bytes come from the model, run once more beside the trace.
 */

import { type ReadableTrace, rowsEndedBy } from '../../sim/accounting/lanes';
import { milliseconds } from '../../sim/units';
import type { PartState, PartsAt } from '../scenario';
import { WINDOW_UPDATE_PERCENT } from './facts';
import { KIND, LANE } from './lanes';
import type { SunrpcValues } from './params';
import { writeSizes } from './records';
import { type CountedState, countedStates } from './replay';
import { available, heldBy } from './sendRules';

export function followParts(trace: ReadableTrace, values: SunrpcValues, seed: number): PartsAt {
  const states = countedStates(values, seed);
  const client = new ClientParts(trace, values);
  const server = new ServerParts(trace, values);
  return (instant) => ({
    ...client.at(stateAt(states.client, instant), instant),
    ...server.at(stateAt(states.server, instant), instant),
  });
}

/** The latest state at an instant; undefined before the first change. */
function stateAt(states: readonly CountedState[], instant: number): CountedState | undefined {
  let low = 0;
  let high = states.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (states[middle]!.time <= instant) low = middle + 1;
    else high = middle;
  }
  return states[low - 1];
}

/** The span that runs on a lane, or -1. */
function runningRow(trace: ReadableTrace, lane: number, instant: number): number {
  const row = trace.rowsOfLane[lane]![rowsEndedBy(trace, lane, instant)];
  return row !== undefined && trace.columns.start[row]! <= instant ? row : -1;
}

const bytes = (count: number) => ({ count: { count } });

class ClientParts {
  private readonly writes: readonly number[];

  constructor(
    private readonly trace: ReadableTrace,
    private readonly values: SunrpcValues,
  ) {
    this.writes = writeSizes(values.callBytes, values.sendBufferBytes);
  }

  at(state: CountedState | undefined, instant: number): Record<string, PartState> {
    const { socketBufferBytes, mssBytes } = this.values;
    const queued = state?.queued ?? 0;
    const room = socketBufferBytes - queued;
    const level = Math.min(1, queued / socketBufferBytes);
    const sendBuffer: PartState =
      queued === 0
        ? { says: 'empty', level: 0 }
        : { says: 'holds', args: { ...bytes(queued), room: { count: Math.max(0, room) } }, level };
    const length = state ? Math.min(available(state), mssBytes) : 0;
    const idle = (state?.flying ?? 0) === 0;
    return {
      library: this.library(instant),
      sendBuffer,
      ruleFull: light(length >= mssBytes),
      ruleIdle: light(idle),
      ruleHalf: light(state !== undefined && length > 0 && length >= state.largestWindow / 2),
      verdict: this.verdict(state, length, idle),
    };
  }

  /** What the library's buffer is at: filled, handed over, or done with. */
  private library(instant: number): PartState {
    const { trace } = this;
    const { kind, exchange, start, end } = trace.columns;
    const rows = trace.rowsOfLane[LANE.client]!;
    const ended = rowsEndedBy(trace, LANE.client, instant);
    const now = rows[ended];
    const running = now !== undefined && start[now]! <= instant ? now : undefined;
    // back over the call to the last time the buffer was filled
    let fills = 0;
    let latest = -1;
    const from = running === undefined ? ended - 1 : ended;
    const call = from >= 0 ? exchange[rows[from]!]! : 0;
    for (let i = from; i >= 0 && exchange[rows[i]!] === call; i--) {
      const row = rows[i]!;
      if (kind[row] === KIND.selectCall) return { says: 'sent', level: 0 };
      if (kind[row] !== KIND.encode) continue;
      // an interrupted filling goes on in the next span of its kind
      const before = rows[i - 1];
      const goesOn = before !== undefined && kind[before] === KIND.encode && exchange[before] === call;
      if (latest < 0) latest = row;
      if (!goesOn) fills++;
    }
    const size = this.writes[Math.max(0, Math.min(fills, this.writes.length) - 1)] ?? 0;
    if (latest >= 0 && latest === running) {
      const share = (instant - start[latest]!) / Math.max(1, end[latest]! - start[latest]!);
      return { says: 'fills', args: bytes(size), level: share };
    }
    return latest < 0 ? { says: 'sent', level: 0 } : { says: 'writes', args: bytes(size), level: 1 };
  }

  private verdict(state: CountedState | undefined, length: number, idle: boolean): PartState {
    if (!state || state.queued === state.flying) return { says: 'nothing' };
    const rest = bytes(state.queued - state.flying);
    if (length <= 0) return { says: 'window', args: rest };
    const rule = heldBy(this.values, state, length, idle);
    return { says: rule ?? 'may', args: rest };
  }
}

const light = (on: boolean): PartState => ({ says: on ? 'yes' : 'no', light: on });

class ServerParts {
  constructor(
    private readonly trace: ReadableTrace,
    private readonly values: SunrpcValues,
  ) {}

  at(state: CountedState | undefined, instant: number): Record<string, PartState> {
    const { socketBufferBytes, kernel } = this.values;
    const unread = state?.unread ?? 0;
    const untold = Math.max(0, state?.untold ?? 0);
    const share = untold / socketBufferBytes;
    const recvBuffer: PartState =
      unread === 0
        ? { says: 'empty', level: 0 }
        : { says: 'holds', args: bytes(unread), level: Math.min(1, unread / socketBufferBytes) };
    const routine = this.routine(instant);
    const ackTimer = this.ackTimer(instant);
    if (kernel === 'linux') return { recvBuffer, routine, ackTimer };
    const opens: PartState = {
      says: 'read',
      args: { share: { share } },
      level: Math.min(1, (100 * share) / WINDOW_UPDATE_PERCENT),
    };
    return { recvBuffer, opens, routine, ackTimer };
  }

  private routine(instant: number): PartState {
    const row = runningRow(this.trace, LANE.server, instant);
    if (row < 0) return { says: 'waits' };
    const kind = this.trace.columns.kind[row]!;
    if (kind === KIND.decode || kind === KIND.dispatch) return { says: 'decodes' };
    return { says: NETWORK.includes(kind) ? 'network' : 'reads' };
  }

  private ackTimer(instant: number): PartState {
    const { kernel, ackTickMs, linuxAckMs } = this.values;
    const row = runningRow(this.trace, LANE['server-timer'], instant);
    if (row < 0) return { says: 'none', level: 0 };
    const { kind, start, end } = this.trace.columns;
    // whether a segment will take it along is not known yet
    if (kind[row] !== KIND.ackTimer)
      return { says: 'owed', args: { since: { ns: instant - start[row]! } }, level: 1 };
    const left = end[row]! - instant;
    const period = milliseconds(kernel === 'linux' ? linuxAckMs : ackTickMs);
    return { says: 'runs', args: { left: { ns: left } }, level: Math.min(1, left / period) };
  }
}

const NETWORK: readonly number[] = [
  KIND.interrupt,
  KIND.tcpInput,
  KIND.ackOutput,
  KIND.ackTick,
  KIND.tcpOutput,
];

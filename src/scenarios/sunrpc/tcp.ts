/**
 * One end of the TCP connection: what may be sent, what is acknowledged when, and what the window allows. In order and
 * without loss, after the handshake.
 *
 * It decides and keeps count; the machine does the work, the cable carries the frames. An end that owes an
 * acknowledgement pays at once, with the next segment it sends, by the 35 % rule after a read, or when its timer says
 * so (ackTimer.ts).
 */

import type { World } from '../../sim/world';
import { AckTimer } from './ackTimer';
import { type Cable, CableFrame, type Receiver, type Segment } from './cable';
import { type Costs, FURTHER_SEGMENT } from './costs';
import { WINDOW_UPDATE_PERCENT } from './facts';
import type { Framing } from './frames';
import { KIND, RULE, type RuleId } from './lanes';
import type { Machine, Run } from './machine';
import type { SunrpcValues } from './params';
import type { Stream } from './records';
import { available, heldBy, type SendState } from './sendRules';

/** A rule that held data, since when, and the row whose end began it. */
interface Hold {
  readonly rule: RuleId;
  readonly since: number;
  readonly row: number;
  until: number;
}

const NO_HOLDS: readonly Hold[] = [];

type Then = (row: number) => void;
const nothing: Then = () => {};

export interface TcpParts {
  readonly world: World;
  readonly machine: Machine;
  readonly timerLane: number;
  readonly lane: number;
  readonly values: SunrpcValues;
  readonly costs: Costs;
  readonly framing: Framing;
  /** What it sends, and what it receives. */
  readonly stream: Stream;
  readonly heard: Stream;
  readonly bareKind: number;
  /** Kinds of what its ACK timer brings about: the tick, the output and the frame. */
  readonly timerKinds: { readonly tick: number; readonly output: number; readonly frame: number };
  readonly cable: Cable;
  /** Where its frames arrive. */
  readonly peer: Receiver;
  /** Hears of every change of its counts, after the change. */
  readonly watch?: (() => void) | undefined;
}

export class Tcp implements SendState {
  // sending, bytes of the stream
  private acknowledged = 0;
  private sentUpTo = 0;
  queued = 0;
  window: number;
  largestWindow: number;
  corked = false;
  /** Linux: end of the last short segment sent. */
  private shortUpTo = 0;
  private holds: Hold[] = [];
  // receiving
  received = 0;
  /** In the receive buffer. */
  unread = 0;
  private advertised: number;
  private ackedUpTo = 0;
  private ackNow = false;
  private ackKind: number = KIND.promptAck;
  /** Linux: it has sent data itself, so acknowledgements may wait for company. */
  private talksBack = false;
  private readonly timer: AckTimer;
  /** Whoever sleeps until data has come, or until there is room in the send buffer. */
  onData: Then | undefined;
  onRoom: Then | undefined;

  constructor(private readonly parts: TcpParts) {
    const { world, values, machine, timerLane, timerKinds } = parts;
    this.window = this.largestWindow = this.advertised = values.socketBufferBytes;
    this.timer = new AckTimer(world, values, machine, timerLane, timerKinds.tick, (row) => {
      this.demand(timerKinds.frame);
      this.output(machine.soft, row, nothing);
    });
  }

  get flying(): number {
    return this.sentUpTo - this.acknowledged;
  }
  get shortFlying(): boolean {
    return this.shortUpTo > this.acknowledged;
  }
  get full(): boolean {
    return this.room <= 0;
  }
  /** Bytes read that the peer has not been told of, as room to send more. */
  get untold(): number {
    const { socketBufferBytes } = this.parts.values;
    return socketBufferBytes - this.unread - (this.advertised - this.received);
  }
  /** Free bytes of the send buffer. */
  get room(): number {
    return this.parts.values.socketBufferBytes - this.queued;
  }

  /** The process has put `bytes` into the send buffer. */
  append(bytes: number): void {
    this.queued += bytes;
    this.parts.watch?.();
  }

  /** The process has taken `bytes` out of the receive buffer: perhaps the window opens far enough to say so. */
  taken(bytes: number, run: Run, row: number, then: Then): void {
    this.unread -= bytes;
    this.parts.watch?.();
    if (this.parts.values.kernel === 'linux' && this.linuxUpdate()) this.demand(KIND.windowUpdate);
    this.output(run, row, then);
  }

  /** A segment has been through the interrupts; `row` is the end of TCP's input. */
  input({ length, acknowledges, window }: Segment, row: number): void {
    const { machine } = this.parts;
    const acked = acknowledges - this.acknowledged;
    this.queued -= acked;
    this.acknowledged = acknowledges;
    this.window = window;
    this.largestWindow = Math.max(this.largestWindow, window);
    if (length > 0) {
      this.received += length;
      this.unread += length;
      this.owe(row);
    }
    this.parts.watch?.();
    // output goes on in this interrupt; only then does a process have its turn
    this.output(machine.soft, row, nothing);
    if (acked > 0) this.wake('onRoom', row);
    if (length > 0) this.wake('onData', row);
  }

  /** tcp_output: sends what may go, one segment after the other, then `then`. */
  output(run: Run, row: number, then: Then): void {
    this.emit(run, row, this.flying === 0, true, then);
  }

  private wake(who: 'onData' | 'onRoom', row: number): void {
    const sleeper = this[who];
    this[who] = undefined;
    sleeper?.(row);
  }

  private owe(row: number): void {
    const { values } = this.parts;
    const many = values.kernel === 'linux' && this.received - this.ackedUpTo > values.mssBytes;
    const quick = values.kernel === 'linux' && (values.quickAck || !this.talksBack);
    if (!values.delayedAck || quick || many) this.demand(KIND.promptAck);
    else this.timer.start(row, this.lastCall());
  }

  private demand(kind: number): void {
    this.ackNow = true;
    this.ackKind = kind;
  }

  private emit(run: Run, row: number, idle: boolean, first: boolean, then: Then): void {
    const { values, costs, framing } = this.parts;
    const open = available(this);
    const length = Math.min(open, values.mssBytes);
    const rule = length > 0 ? heldBy(values, this, length, idle) : 'window';
    const data = rule === undefined;
    if (!data) {
      if (this.queued > this.flying) this.hold(rule, row);
      if (!this.ackNow && this.opensFar()) this.demand(KIND.windowUpdate);
      if (!this.ackNow) {
        then(row);
        return;
      }
    }
    const sent = data ? length : 0;
    const segment = this.segment(sent);
    const bytes = costs.checksumByte * (sent + 20) + costs.driverByte * framing.bytes(sent);
    const work = data ? costs.tcpOutput * (first ? 1 : FURTHER_SEGMENT) : costs.ackOutput;
    const kind = data ? (first ? KIND.tcpOutput : KIND.tcpOutputNext) : this.ackOutputKind();
    const { stream, lane, bareKind, cable, peer } = this.parts;
    const call = data ? stream.callAt(this.sentUpTo) : this.lastCall();
    const shape = data
      ? framing.shape(sent, stream.content(segment.from, segment.from + sent), bareKind)
      : { kind: this.ackKind, bits: framing.bits(0), payloadBits: 0 };
    const holds = data ? this.endHolds() : NO_HOLDS;
    run(kind, work + bytes, call, row, (done, firstRow) => {
      for (const hold of holds) this.note(hold, firstRow);
      cable.send(new CableFrame(lane, shape, call, done, segment, peer));
      if (data && open > values.mssBytes) this.emit(run, done, idle, false, then);
      else then(done);
    });
  }

  private ackOutputKind(): number {
    const { timerKinds } = this.parts;
    return this.ackKind === timerKinds.frame ? timerKinds.output : KIND.ackOutput;
  }

  /** Takes `length` bytes for a segment, with everything it says about what has been received. */
  private segment(length: number): Segment {
    const { values } = this.parts;
    const size = values.socketBufferBytes;
    const promised = this.advertised - this.received;
    let window = size - this.unread;
    // no silly window: little room is no room, but what has been promised stays
    if (window < size / 4 && window < values.mssBytes) window = 0;
    window = Math.max(window, promised);
    this.advertised = this.received + window;
    this.ackedUpTo = this.received;
    this.ackNow = false;
    this.timer.stop();
    const from = this.sentUpTo;
    this.sentUpTo += length;
    if (length > 0) {
      this.talksBack = true;
      if (length < values.mssBytes) this.shortUpTo = this.sentUpTo;
    }
    this.parts.watch?.();
    const push = length > 0 && this.flying === this.queued;
    return { from, length, acknowledges: this.received, window, push };
  }

  /** The window-update rule of 4.3BSD: at least 35 % of the receive buffer more than was promised. */
  private opensFar(): boolean {
    const { kernel, socketBufferBytes } = this.parts.values;
    if (kernel === 'linux') return false;
    const more = this.untold;
    return more > 0 && 100 * more >= WINDOW_UPDATE_PERCENT * socketBufferBytes;
  }

  /** Linux after a read: more than a segment unacknowledged, or a window that at least doubles. */
  private linuxUpdate(): boolean {
    const { mssBytes, socketBufferBytes } = this.parts.values;
    if (this.received - this.ackedUpTo > mssBytes) return true;
    const promised = this.advertised - this.received;
    return 2 * promised <= socketBufferBytes && socketBufferBytes - this.unread >= 2 * promised;
  }

  private hold(rule: RuleId, row: number): void {
    const { now } = this.parts.world;
    const last = this.holds[this.holds.length - 1];
    if (last?.rule === rule) return;
    if (last) last.until = now;
    this.holds.push({ rule, since: now, row, until: now });
  }

  /** Data goes: what held it is over. */
  private endHolds(): readonly Hold[] {
    const { holds } = this;
    if (holds.length === 0) return NO_HOLDS;
    holds[holds.length - 1]!.until = this.parts.world.now;
    this.holds = [];
    return holds;
  }

  private note({ rule, since, until, row }: Hold, span: number): void {
    const { world, machine } = this.parts;
    world.trace.wait(machine.lane, RULE[rule], since, until, span, row);
  }

  /** The call that was heard of last, which an acknowledgement belongs to. */
  private lastCall(): number {
    return this.parts.heard.callAt(this.received);
  }
}

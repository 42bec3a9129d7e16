/**
 * The sending host: one processor for all transfers and for the terminal users, buffers, and the rules that make a
 * transfer wait: one message (or several) until its RFNM, the receiver's allocation, a free buffer.
 */

import { Host, Work } from '../../sim/engine/host';
import { Queue } from '../../sim/engine/queue';
import type { Random } from '../../sim/engine/random';
import { type Duration, milliseconds } from '../../sim/units';
import type { World } from '../../sim/world';
import { Buffers } from './buffers';
import { KIND, LANE, RULE, type RuleId } from './lanes';
import {
  AGAIN,
  AGAIN_LOST,
  FILE,
  FILE_LOST,
  type Flavour,
  Message,
  type MessageOwner,
  TYPED,
} from './message';
import type { ArpanetValues } from './params';
import type { Receiver } from './receiver';
import type { Subnet } from './subnet';
import { Transfer } from './transfer';

const URGENT = 0;
const BULK = 1;

const flavourOf = (again: boolean, lost: boolean): Flavour =>
  again ? (lost ? AGAIN_LOST : AGAIN) : lost ? FILE_LOST : FILE;

/** A rule that held a transfer, from when to when, and the row whose end began it. */
interface Note {
  readonly rule: RuleId;
  readonly since: number;
  readonly row: number;
  end: number;
}

/** A transfer and what holds it. */
class Connection implements MessageOwner {
  held: Note | undefined;
  /** What held it since its last message, ended. */
  readonly notes: Note[] = [];

  constructor(
    private readonly host: Multics,
    readonly transfer: Transfer,
  ) {}

  taken(): void {}
  delivered(message: Message, row: number): void {
    this.host.delivered(this, message, row);
  }
  acknowledged(message: Message, row: number): void {
    this.host.acknowledged(this, message, row);
  }
  incomplete(message: Message, row: number): void {
    this.host.incomplete(this, message, row);
  }
}

export class Multics {
  readonly transfers: readonly Transfer[];
  private readonly usualRoundTrips = new Tally();
  private readonly allRoundTrips = new Tally();
  readonly typedDelays = new Tally();
  messages = 0;
  private readonly cpu: Host;
  private readonly buffers: Buffers;
  private readonly connections: readonly Connection[];
  /** Connections that wait for a buffer. */
  private short = 0;
  private readonly typedWaiting = new Queue<number>();
  private readonly jitter: Random;
  private readonly loss: Random;
  private readonly hostTime: number;
  private readonly typedTime: Duration;
  private unfinished: number;

  constructor(
    private readonly world: World,
    private readonly values: ArpanetValues,
    private readonly subnet: Subnet,
    private readonly receiver: Receiver,
  ) {
    this.cpu = new Host(world, LANE.sender, 2, RULE.cpuBusy);
    this.buffers = new Buffers(values);
    this.jitter = world.random('host jitter');
    this.loss = world.random('loss');
    this.hostTime = milliseconds(values.senderHostMs);
    this.typedTime = milliseconds(values.interactiveHostMs);
    this.transfers = Array.from({ length: values.transfers }, (_, i) => new Transfer(i, values));
    this.connections = this.transfers.map((transfer) => new Connection(this, transfer));
    this.unfinished = this.transfers.length;
  }

  /** Round trips of full-sized messages after the first; of all, where a file has no such message. */
  get roundTrips(): Tally {
    return this.usualRoundTrips.count > 0 ? this.usualRoundTrips : this.allRoundTrips;
  }

  start(): void {
    for (const connection of this.connections) this.advance(connection, -1);
  }

  /** Goes on with a transfer after `row` has ended: prepares its next message, or notes which rule holds it. */
  private advance(connection: Connection, row: number): void {
    const { transfer } = connection;
    if (transfer.preparing || transfer.finishedAt !== undefined) return;
    const index = transfer.peek();
    if (index === undefined) return;
    const bits = transfer.bitsOf(index);
    const obstacle = this.obstacle(transfer, bits);
    this.hold(connection, obstacle, row);
    if (!obstacle) this.prepare(connection, index, bits, row);
  }

  private hold(connection: Connection, obstacle: RuleId | undefined, row: number): void {
    const { held } = connection;
    if (held?.rule === obstacle) return;
    if (held) {
      held.end = this.world.now;
      connection.notes.push(held);
    }
    if (held?.rule === 'noBuffer') this.short--;
    if (obstacle === 'noBuffer') this.short++;
    connection.held = obstacle && { rule: obstacle, since: this.world.now, row, end: 0 };
  }

  private obstacle(transfer: Transfer, bits: number): RuleId | undefined {
    if (transfer.unanswered >= this.values.outstandingMessages) return 'untilRfnm';
    if (!transfer.mayAllocate(bits)) return 'allocationUsed';
    if (!this.buffers.available(bits)) return 'noBuffer';
    return undefined;
  }

  private prepare(connection: Connection, index: number, bits: number, row: number): void {
    const { transfer } = connection;
    const { transfers, lossPercent, hostJitterPercent } = this.values;
    const again = transfer.take();
    transfer.preparing = true;
    transfer.unanswered++;
    transfer.allowedBits -= bits;
    transfer.allowedMessages--;
    this.buffers.take(bits);
    this.messages++;
    const lost = lossPercent > 0 && this.loss.chance(lossPercent / 100);
    const message = new Message(
      flavourOf(again, lost),
      index * transfers + transfer.number + 1,
      bits,
      lost,
      connection,
      index,
      transfer.attempt,
    );
    const factor = 1 + (hostJitterPercent / 100) * this.jitter.spread();
    const duration = Math.round(this.hostTime * factor) as Duration;
    this.cpu.submit(
      new Work(KIND.prepare, duration, message.exchange, row, (done, first) => {
        for (const note of connection.notes) {
          this.world.trace.wait(LANE.sender, RULE[note.rule], note.since, note.end, first, note.row);
        }
        connection.notes.length = 0;
        transfer.preparing = false;
        this.subnet.offer(message, done);
        this.advance(connection, done);
      }),
      BULK,
    );
  }

  acknowledged(connection: Connection, message: Message, row: number): void {
    const { transfer } = connection;
    const roundTrip = this.world.now - message.offeredAt;
    this.allRoundTrips.add(roundTrip);
    // the first message of a transfer asks for space and the last may be short: neither is what a round trip usually is
    const usual = message.bits === transfer.size && (message.index > 0 || message.attempt > 0);
    if (usual) this.usualRoundTrips.add(roundTrip);
    if (transfer.answered(message) && transfer.finishedAt === undefined) {
      transfer.finishedAt = this.world.now;
      if (--this.unfinished === 0) this.world.stop();
    }
    if (this.unfinished > 0) this.free(connection, message, row);
  }

  incomplete(connection: Connection, message: Message, row: number): void {
    const { transfer } = connection;
    transfer.failed(message);
    // the allocation of a message that never came is still the sender's
    transfer.allowedBits += message.bits;
    transfer.allowedMessages++;
    this.free(connection, message, row);
  }

  delivered(connection: Connection, message: Message, row: number): void {
    this.receiver.take(message, row, (bits, messages, grantRow) => {
      connection.transfer.allowedBits += bits;
      connection.transfer.allowedMessages += messages;
      this.advance(connection, grantRow);
    });
  }

  private free(connection: Connection, message: Message, row: number): void {
    connection.transfer.unanswered--;
    this.release(message.bits, row);
    this.advance(connection, row);
  }

  /** A buffer is free: terminal users come first, then whichever transfer waits for one. */
  private release(bits: number, row: number): void {
    this.buffers.release(bits);
    while (this.typedWaiting.length > 0 && this.buffers.available(this.values.interactiveBits)) {
      this.sendTyped(this.typedWaiting.shift()!, row);
    }
    if (this.short === 0) return;
    for (const connection of this.connections) {
      if (connection.held?.rule === 'noBuffer') this.advance(connection, row);
    }
  }

  /** A terminal user has typed a line. */
  typed(): void {
    if (this.buffers.available(this.values.interactiveBits)) this.sendTyped(this.world.now, -1);
    else this.typedWaiting.push(this.world.now);
  }

  private sendTyped(since: number, row: number): void {
    const bits = this.values.interactiveBits;
    this.buffers.take(bits);
    const owner: MessageOwner = {
      taken: () => this.typedDelays.add(this.world.now - since),
      delivered: () => {},
      acknowledged: (_, answered) => this.release(bits, answered),
      incomplete: (_, told) => this.release(bits, told),
    };
    const message = new Message(TYPED, 0, bits, false, owner);
    const sendOff = (done: number): void => this.subnet.offer(message, done);
    this.cpu.submit(new Work(KIND.typing, this.typedTime, 0, row, sendOff), URGENT);
  }
}

/** Mean, least and most of some durations (ns). */
export class Tally {
  count = 0;
  sum = 0;
  least = Number.POSITIVE_INFINITY;
  most = 0;

  add(ns: number): void {
    this.count++;
    this.sum += ns;
    if (ns < this.least) this.least = ns;
    if (ns > this.most) this.most = ns;
  }

  /** ms, or null if nothing was counted. */
  get meanMs(): number | null {
    return this.count > 0 ? this.sum / this.count / 1e6 : null;
  }
}

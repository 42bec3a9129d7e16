/**
 * The system calls of a process on its socket: write(2) with the send-buffer rules of sosend, and select(2) followed by
 * read(2).
 *
 * sosend copies a write into mbufs and clusters as far as there is room and hands each portion to TCP. With 1,024 bytes
 * or more left it waits for 1,024 free ones; with less it takes whatever sliver is free.
 */

import type { World } from '../../sim/world';
import { type Costs, SELECT_HALF } from './costs';
import { CLUSTER, MBUF } from './facts';
import { KIND, RULE, type RuleId } from './lanes';
import type { Machine } from './machine';
import type { SunrpcValues } from './params';
import type { Tcp } from './tcp';

type Then = (row: number) => void;

export class Socket {
  constructor(
    private readonly world: World,
    private readonly machine: Machine,
    private readonly tcp: Tcp,
    private readonly costs: Costs,
    private readonly values: Pick<SunrpcValues, 'kernel' | 'sosendRule'>,
    /** What the process waits for when there is nothing to read. */
    private readonly readRule: RuleId,
  ) {}

  write(bytes: number, call: number, row: number, then: Then): void {
    this.machine.kernel(KIND.writeCall, this.costs.systemCall, call, row, (done) =>
      this.sosend(bytes, call, done, then),
    );
  }

  private sosend(left: number, call: number, row: number, then: Then): void {
    if (left === 0) {
      then(row);
      return;
    }
    const rule = this.obstacle(left);
    if (rule) {
      this.sleep('onRoom', rule, call, row, (woken) => this.sosend(left, call, woken, then));
      return;
    }
    const { bytes, pieces } = portion(left, this.tcp.room);
    const cost = this.costs.mbuf * pieces + this.costs.copyByte * bytes;
    const { kernel } = this.machine;
    kernel(KIND.copyIn, cost, call, row, (copied) => {
      this.tcp.append(bytes);
      this.tcp.output(kernel, copied, (sent) => this.sosend(left - bytes, call, sent, then));
    });
  }

  private obstacle(left: number): RuleId | undefined {
    const { room, queued } = this.tcp;
    if (room <= 0) return 'bufferFull';
    const waits = left >= CLUSTER && room < CLUSTER && queued >= CLUSTER;
    return waits && this.values.sosendRule && this.values.kernel !== 'linux' ? 'need1024' : undefined;
  }

  /** select(2): goes on with `then` when there is something to read. */
  select(call: number, row: number, then: Then): void {
    const { user } = this.machine;
    const { select } = this.costs;
    const returns = (ready: number): void =>
      user(KIND.selectReturn, select * (1 - SELECT_HALF), call, ready, then);
    user(KIND.selectCall, select * SELECT_HALF, call, row, (asked) => {
      if (this.tcp.unread > 0) returns(asked);
      else this.sleep('onData', this.readRule, call, asked, returns);
    });
  }

  /** select and read(2) of at most `most` bytes; `then` gets how many there were. */
  read(most: number, call: number, row: number, then: (row: number, bytes: number) => void): void {
    const { user, kernel } = this.machine;
    this.select(call, row, (ready) =>
      user(KIND.readCall, this.costs.systemCall, call, ready, (entered) => {
        const bytes = Math.min(most, this.tcp.unread);
        kernel(KIND.copyOut, this.costs.copyByte * bytes, call, entered, (copied) =>
          this.tcp.taken(bytes, kernel, copied, (done) => then(done, bytes)),
        );
      }),
    );
  }

  /** Sleeps by `rule` after `row` until TCP wakes the process; then there is a context switch. */
  private sleep(until: 'onData' | 'onRoom', rule: RuleId, call: number, row: number, then: Then): void {
    const since = this.world.now;
    this.tcp[until] = (woken) => {
      const end = this.world.now;
      this.machine.user(KIND.contextSwitch, this.costs.contextSwitch, call, woken, (done, first) => {
        this.world.trace.wait(this.machine.lane, RULE[rule], since, end, first, row);
        then(done);
      });
    };
  }
}

/** What sosend copies into `room` free bytes when `left` are to be written, and in how many mbufs and clusters. */
export function portion(left: number, room: number): { bytes: number; pieces: number } {
  let bytes = 0;
  let pieces = 0;
  let free = room;
  while (free > 0 && bytes < left) {
    const rest = left - bytes;
    const cluster = rest >= CLUSTER / 2 && free >= CLUSTER;
    const taken = Math.min(cluster ? CLUSTER : MBUF, rest, free);
    bytes += taken;
    // a cluster counts in full, however much of it is used
    free -= cluster ? CLUSTER : taken;
    pieces++;
  }
  return { bytes, pieces };
}

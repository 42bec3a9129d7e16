/**
 * The client: one call after the other. XDR puts the array into the library's buffer, each full buffer is written, the
 * end of the record writes the rest; then it waits for the reply.
 */

import type { World } from '../../sim/world';
import type { Costs } from './costs';
import { DEFAULT_BUFFER } from './facts';
import { KIND } from './lanes';
import type { Machine } from './machine';
import type { SunrpcValues } from './params';
import type { Socket } from './socket';
import type { Tcp } from './tcp';

export class Client {
  /** ns of each call so far. */
  readonly times: number[] = [];
  private started = 0;

  constructor(
    private readonly world: World,
    private readonly machine: Machine,
    private readonly socket: Socket,
    private readonly tcp: Tcp,
    private readonly costs: Costs,
    private readonly values: Pick<SunrpcValues, 'calls' | 'cork'>,
    private readonly writes: readonly number[],
  ) {}

  /** Makes the next call once `row` has ended. */
  call(row: number): void {
    this.started = this.world.now;
    this.tcp.corked = this.values.cork;
    this.fill(0, row);
  }

  /** XDR fills the buffer of the `index`-th write. */
  private fill(index: number, row: number): void {
    const bytes = this.writes[index]!;
    const number = this.times.length + 1;
    const cost = (index === 0 ? this.costs.encode : 0) + this.costs.xdrByte * bytes;
    this.machine.user(KIND.encode, cost, number, row, (filled) =>
      this.socket.write(bytes, number, filled, (written) => this.written(index, number, written)),
    );
  }

  private written(index: number, number: number, row: number): void {
    if (index + 1 < this.writes.length) {
      this.fill(index + 1, row);
      return;
    }
    const wait = (done: number): void =>
      this.socket.read(DEFAULT_BUFFER, number, done, (read) => this.answered(read));
    if (!this.tcp.corked) {
      wait(row);
      return;
    }
    this.tcp.corked = false;
    this.tcp.output(this.machine.kernel, row, wait);
  }

  private answered(row: number): void {
    const number = this.times.length + 1;
    this.machine.user(KIND.decode, this.costs.decode, number, row, (decoded) => {
      this.times.push(this.world.now - this.started);
      if (this.times.length === this.values.calls) this.world.stop();
      else this.call(decoded);
    });
  }
}

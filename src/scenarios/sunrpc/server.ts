/**
 * The server: waits in select for a call, reads until it has all arguments, runs the routine, which does nothing, and
 * writes the reply. It answers as soon as the arguments are in, even if an empty last fragment is still to come.
 */

import type { Costs } from './costs';
import { REPLY_BYTES } from './facts';
import { KIND } from './lanes';
import type { Machine } from './machine';
import { bufferFor, type Records } from './records';
import type { Socket } from './socket';

export class Server {
  private answered = 0;
  /** Stream bytes read. */
  private read = 0;
  private readonly most: number;

  constructor(
    private readonly machine: Machine,
    private readonly socket: Socket,
    private readonly costs: Costs,
    private readonly records: Records,
    recvBufferBytes: number,
  ) {
    this.most = bufferFor(recvBufferBytes);
  }

  /** Waits for the next call once `row` has ended. */
  serve(row: number): void {
    this.socket.select(this.answered + 1, row, (ready) => this.take(ready, true));
  }

  private take(row: number, first: boolean): void {
    const call = this.answered + 1;
    const { costs, machine } = this;
    this.socket.read(this.most, call, row, (done, bytes) => {
      this.read += bytes;
      const cost = (first ? costs.decode : 0) + costs.xdrByte * bytes;
      machine.user(KIND.decode, cost, call, done, (decoded) => {
        const complete = this.read >= this.answered * this.records.length + this.records.needed;
        if (complete) machine.user(KIND.dispatch, costs.dispatch, call, decoded, (ran) => this.reply(ran));
        else this.take(decoded, false);
      });
    });
  }

  private reply(row: number): void {
    this.socket.write(REPLY_BYTES, this.answered + 1, row, (written) => {
      this.answered++;
      this.serve(written);
    });
  }
}

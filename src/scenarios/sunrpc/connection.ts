/** Client, server, their ends of the connection and the cable between them, put together in a world. */

import type { World } from '../../sim/world';
import { Cable, type CableFrame, type Receiver } from './cable';
import { Client } from './client';
import type { Costs } from './costs';
import { Framing } from './frames';
import { KIND, LANE } from './lanes';
import { Machine } from './machine';
import type { SunrpcValues } from './params';
import { Records, replies, writeSizes } from './records';
import { Server } from './server';
import { Socket } from './socket';
import { Tcp } from './tcp';

/** Hears of every segment as it goes onto the cable: its row in the trace, and what TCP says in it. */
export type Recorder = (row: number, frame: CableFrame) => void;

/** Hears of every change of what an end of the connection counts. */
export type Watcher = (end: 'client' | 'server', tcp: Tcp) => void;

export class Connection {
  readonly client: Client;
  readonly writes: readonly number[];
  /** Frames on the cable so far. */
  frames = 0;
  private readonly clientTcp: Tcp;
  private readonly serverTcp: Tcp;
  private readonly server: Server;

  constructor(
    world: World,
    values: SunrpcValues,
    private readonly costs: Costs,
    recorder?: Recorder,
    watcher?: Watcher,
  ) {
    const records = new Records(values.callBytes, values.sendBufferBytes);
    const framing = new Framing(values);
    this.writes = writeSizes(values.callBytes, values.sendBufferBytes);
    const cable = new Cable(world, values, LANE['client-server'], (row, frame) => {
      this.frames++;
      recorder?.(row, frame);
    });
    const client = new Machine(world, LANE.client, values, 'client');
    const server = new Machine(world, LANE.server, values, 'server');
    const common = { world, values, costs, framing };
    this.clientTcp = new Tcp({
      ...common,
      machine: client,
      lane: LANE['client-server'],
      timerLane: LANE['client-timer'],
      stream: records,
      heard: replies,
      bareKind: KIND.callControl,
      timerKinds: { tick: KIND.ownTick, output: KIND.ownAckOutput, frame: KIND.ownAck },
      cable,
      peer: this.receiver(framing, server, () => this.serverTcp),
      watch: watcher && (() => watcher('client', this.clientTcp)),
    });
    this.serverTcp = new Tcp({
      ...common,
      machine: server,
      lane: LANE['server-client'],
      timerLane: LANE['server-timer'],
      stream: replies,
      heard: records,
      bareKind: KIND.reply,
      timerKinds: { tick: KIND.ackTick, output: KIND.ackOutput, frame: KIND.delayedAck },
      cable,
      peer: this.receiver(framing, client, () => this.clientTcp),
      watch: watcher && (() => watcher('server', this.serverTcp)),
    });
    const clientSocket = new Socket(world, client, this.clientTcp, costs, values, 'untilReply');
    const serverSocket = new Socket(world, server, this.serverTcp, costs, values, 'untilData');
    this.client = new Client(world, client, clientSocket, this.clientTcp, costs, values, this.writes);
    this.server = new Server(server, serverSocket, costs, records, values.recvBufferBytes);
  }

  start(): void {
    this.server.serve(-1);
    this.client.call(-1);
  }

  /** A frame that has arrived goes through the host's interrupts to its TCP. */
  private receiver(framing: Framing, { hard, soft }: Machine, tcp: () => Tcp): Receiver {
    const { costs } = this;
    return ({ exchange, segment, shape }, row) => {
      const own = shape.kind === KIND.ownAck;
      const moving = costs.interrupt + costs.driverByte * framing.bytes(segment.length);
      hard(own ? KIND.ownAckInterrupt : KIND.interrupt, moving, exchange, row, (taken) => {
        const reading = costs.tcpInput + costs.checksumByte * (segment.length + 20);
        soft(own ? KIND.ownAckInput : KIND.tcpInput, reading, exchange, taken, (done) =>
          tcp().input(segment, done),
        );
      });
    };
  }
}

/**
 * The network between the two hosts: cables, both IMPs, the line in both directions, and its rules.
 *
 * The source IMP forwards a packet when it has come over the cable; the far IMP puts a message together before it
 * delivers it; the RFNM leaves when the first packet has been taken by the receiving host (RFC 594, RFC 619). A message
 * of several packets needs space for reassembly: it is asked for, or an unused allocation of an earlier RFNM serves.
 *
 * Left out: line errors, reassembly lockup, the IMPs' own work on routing and on strangers' packets.
 */

import { type Done, Host, Work } from '../../sim/engine/host';
import { Frame, type HeldBack, Line, type Sent } from '../../sim/engine/line';
import { Queue } from '../../sim/engine/queue';
import { bitsPerSecond, type Duration, milliseconds, seconds } from '../../sim/units';
import type { World } from '../../sim/world';
import { ALL_COMMAND_BITS, ALLOCATION_LIFE, CONTROL_PACKET_BITS, LEADER_BITS, packetsOf } from './facts';
import { KIND, LANE, type LaneId, RULE } from './lanes';
import type { Message } from './message';
import type { ArpanetValues } from './params';

interface Queued {
  message: Message;
  row: number;
  since: number;
}

export class Subnet {
  readonly forward: Line;
  readonly back: Line;
  private readonly hostToImp: Line;
  private readonly impToHost: Line;
  private readonly impToReceiver: Line;
  private readonly receiverToImp: Line;
  private readonly imp44: Host;
  private readonly imp6: Host;
  private readonly impTime: Duration;
  private readonly packetTime: Duration;
  private readonly incompleteAfter: Duration;
  /** Instants at which allocations of reassembly space reached the source IMP. */
  private readonly allocations = new Queue<number>();
  private inFlight = 0;
  private readonly outside = new Queue<Queued>();
  private readonly lost = new Map<number, { message: Message; timer: number }>();
  private lostCount = 0;
  private readonly timerEnds: number;
  packetsSent = 0;

  constructor(
    private readonly world: World,
    private readonly values: ArpanetValues,
  ) {
    const cableRate = bitsPerSecond(values.cableBitsPerSecond);
    const lineRate = bitsPerSecond(values.lineBitsPerSecond);
    const line = (lane: LaneId, rate: typeof cableRate): Line =>
      new Line(world, LANE[lane], rate, RULE.lineBusy);
    this.forward = line('imp44-imp6', lineRate);
    this.back = line('imp6-imp44', lineRate);
    this.hostToImp = line('host44-imp44', cableRate);
    this.impToHost = line('imp44-host44', cableRate);
    this.impToReceiver = line('imp6-host6', cableRate);
    this.receiverToImp = line('host6-imp6', cableRate);
    this.imp44 = new Host(world, LANE.imp44, 1, RULE.impBusy);
    this.imp6 = new Host(world, LANE.imp6, 1, RULE.impBusy);
    this.impTime = milliseconds(values.impMs);
    this.packetTime = milliseconds(values.impPacketMs);
    this.incompleteAfter = seconds(values.incompleteSeconds);
    this.timerEnds = world.on((entry) => this.tellIncomplete(entry));
  }

  /** A host offers a message; the IMP takes it when the pair of IMPs may have one more under way. */
  offer(message: Message, row: number): void {
    message.offeredAt = this.world.now;
    if (this.inFlight < this.values.impPairMessages) this.admit(message, row);
    else this.outside.push({ message, row, since: this.world.now });
  }

  private admit(message: Message, row: number, held?: HeldBack): void {
    this.inFlight++;
    const { flavour } = message;
    this.sendGroup(
      this.hostToImp,
      message,
      row,
      (i) => (i === 0 ? flavour.cableFirst : flavour.cableNext),
      (i) => message.packets[i]!.cableBits,
      (i, sentRow) => this.arrive(message, i, sentRow),
      held,
    );
  }

  private leave(row: number): void {
    this.inFlight--;
    const next = this.outside.shift();
    if (!next) return;
    const { message, since } = next;
    this.admit(message, row, { lane: LANE.imp44, rule: RULE.pairFull, since, row: next.row });
  }

  /** The packets of a message on a cable, one after the other with nothing between. */
  private sendGroup(
    line: Line,
    message: Message,
    row: number,
    kindOf: (packet: number) => number,
    bitsOf: (packet: number) => number,
    sent: (packet: number, row: number) => void,
    held?: HeldBack,
  ): void {
    let next: Frame | undefined;
    for (let i = message.packets.length - 1; i >= 0; i--) {
      if (bitsOf(i) === 0) continue;
      next = new Frame(
        kindOf(i),
        bitsOf(i),
        message.packets[i]!.payload,
        message.exchange,
        row,
        (sentRow) => sent(i, sentRow),
        next,
        i === 0 ? held : undefined,
      );
    }
    line.send(next!);
  }

  /** A packet has come over the cable. */
  private arrive(message: Message, packet: number, row: number): void {
    message.arrived = packet + 1;
    // a last packet that holds nothing but the closing bit needs no time on the cable
    const following = message.packets[packet + 1];
    if (following && following.cableBits === 0) message.arrived++;
    if (packet === 0)
      this.work(this.imp44, message.flavour.takes, this.impTime, message, row, (done) =>
        this.admitPacket(message, done),
      );
    else this.bringUp(message, row);
  }

  /** The first packet is in the IMP's hands: send it, or first ask for space at the far end. */
  private admitPacket(message: Message, row: number): void {
    if (message.single || this.takeAllocation()) this.allow(message, row);
    else this.askForSpace(message, row);
  }

  private askForSpace(message: Message, row: number): void {
    const asked = this.world.now;
    this.control(this.forward, KIND.request, message, row, (requestRow) => {
      this.lineAcknowledge(this.back, requestRow);
      this.work(this.imp6, KIND.impReserves, this.impTime, message, requestRow, (reserved) =>
        this.control(this.back, KIND.allocate, message, reserved, (allocateRow) => {
          this.lineAcknowledge(this.forward, allocateRow);
          this.work(this.imp44, KIND.impAllowed, this.impTime, message, allocateRow, (allowed) => {
            this.world.trace.wait(LANE.imp44, RULE.askSpace, asked, this.world.now, allowed, row);
            this.allow(message, allowed);
          });
        }),
      );
    });
  }

  private takeAllocation(): boolean {
    const oldest = this.world.now - ALLOCATION_LIFE;
    while (this.allocations.length > 0) if (this.allocations.shift()! >= oldest) return true;
    return false;
  }

  private allow(message: Message, row: number): void {
    message.allowed = true;
    this.toLine(message, 0, row);
  }

  /** The program brings up the next packet when it has arrived and the one before has left the line. */
  private bringUp(message: Message, row: number): void {
    const packet = message.handled;
    if (
      !message.allowed ||
      packet >= message.arrived ||
      packet > message.sent ||
      packet >= message.packets.length
    )
      return;
    message.handled++;
    this.work(this.imp44, KIND.impNext, this.packetTime, message, row, (done) =>
      this.toLine(message, packet, done),
    );
  }

  private toLine(message: Message, packet: number, row: number): void {
    const shape = message.packets[packet]!;
    if (packet === 0) message.handled = 1;
    this.packetsSent++;
    const kind = packet === 0 ? message.flavour.packetFirst : message.flavour.packetNext;
    this.forward.send(
      new Frame(kind, shape.lineBits, shape.payload, message.exchange, row, (sentRow) => {
        message.sent = packet + 1;
        this.lineAcknowledge(this.back, sentRow);
        this.bringUp(message, sentRow);
        this.receive(message, sentRow);
      }),
    );
  }

  /** A packet has reached the far IMP. */
  private receive(message: Message, row: number): void {
    if (++message.received < message.packets.length) return;
    if (message.lost) this.startTimer(message, row);
    else this.deliver(message, row);
  }

  private deliver(message: Message, row: number): void {
    const { flavour } = message;
    this.work(this.imp6, flavour.delivers, this.impTime, message, row, (done) =>
      this.sendGroup(
        this.impToReceiver,
        message,
        done,
        (i) => (i === 0 ? flavour.deliverFirst : flavour.deliverNext),
        (i) => message.packets[i]!.deliveryBits,
        (i, sentRow) => {
          if (i === 0) {
            message.owner.taken(message);
            this.answer(message, sentRow);
          }
          if (i === message.packets.length - 1) message.owner.delivered(message, sentRow);
        },
      ),
    );
  }

  /** The RFNM goes home; with a message of several packets it carries space for the next one. */
  private answer(message: Message, row: number): void {
    const { flavour } = message;
    this.work(this.imp6, flavour.answers, this.impTime, message, row, (done) =>
      this.control(this.back, flavour.rfnm, message, done, (rfnmRow) => {
        this.lineAcknowledge(this.forward, rfnmRow);
        this.work(this.imp44, flavour.passes, this.impTime, message, rfnmRow, (passed) => {
          if (!message.single) this.allocations.push(this.world.now);
          this.toHost(flavour.rfnmCable, message, passed, (home) =>
            message.owner.acknowledged(message, home),
          );
          this.leave(passed);
        });
      }),
    );
  }

  /** A lost message: nothing comes back until the source IMP gives up. */
  private startTimer(message: Message, row: number): void {
    const { world } = this;
    const timer = world.trace.add(
      LANE.timer44,
      KIND.incompleteTimer,
      world.now,
      world.now + this.incompleteAfter,
      row,
      message.exchange,
      0,
      0,
    );
    this.lost.set(this.lostCount, { message, timer });
    world.after(this.incompleteAfter, this.timerEnds, this.lostCount++);
  }

  private tellIncomplete(entry: number): void {
    const { message, timer } = this.lost.get(entry)!;
    this.lost.delete(entry);
    this.work(this.imp44, KIND.impIncomplete, this.impTime, message, timer, (done) => {
      this.toHost(KIND.incompleteCable, message, done, (home) => message.owner.incomplete(message, home));
      this.leave(done);
    });
  }

  /**
   * The receiving host's ALL command, a single-packet message on the control connection. `arrived` hears of it at the
   * sending host, `free` when its own RFNM is back and another may be sent.
   */
  sendGrant(row: number, arrived: (row: number) => void, free: (row: number) => void): void {
    const packet = packetsOf(ALL_COMMAND_BITS)[0]!;
    const nobody = { exchange: 0 };
    const frame = (kind: number, bits: number, ready: number, sent: Sent): Frame =>
      new Frame(kind, bits, 0, 0, ready, sent);
    const handle = (imp: Host, ready: number, done: (row: number) => void): void =>
      this.work(imp, KIND.impGrant, this.impTime, nobody, ready, done);
    this.receiverToImp.send(
      frame(KIND.grantCable, packet.cableBits, row, (cableRow) =>
        handle(this.imp6, cableRow, (taken) =>
          this.back.send(
            frame(KIND.grantPacket, packet.lineBits, taken, (lineRow) => {
              this.lineAcknowledge(this.forward, lineRow);
              handle(this.imp44, lineRow, (handed) =>
                this.impToHost.send(
                  frame(KIND.grantDeliver, packet.deliveryBits, handed, (home) => {
                    handle(this.imp44, home, (answered) =>
                      this.control(this.forward, KIND.grantRfnm, nobody, answered, (rfnmRow) => {
                        this.lineAcknowledge(this.back, rfnmRow);
                        handle(this.imp6, rfnmRow, (passed) =>
                          this.impToReceiver.send(frame(KIND.grantRfnmCable, LEADER_BITS, passed, free)),
                        );
                      }),
                    );
                    arrived(home);
                  }),
                ),
              );
            }),
          ),
        ),
      ),
    );
  }

  /** A packet is acknowledged by whatever goes back next; a null packet only if the line back has nothing to do. */
  private lineAcknowledge(line: Line, row: number): void {
    if (!this.values.routingMessages || !line.idle) return;
    line.send(new Frame(KIND.null, CONTROL_PACKET_BITS, 0, 0, row, undefined));
  }

  private control(line: Line, kind: number, of: { exchange: number }, row: number, sent: Sent): void {
    line.send(new Frame(kind, CONTROL_PACKET_BITS, 0, of.exchange, row, sent));
  }

  /** The 32 bits that tell the sending host what became of its message. */
  private toHost(kind: number, message: Message, row: number, sent: Sent): void {
    this.impToHost.send(new Frame(kind, LEADER_BITS, 0, message.exchange, row, sent));
  }

  private work(
    imp: Host,
    kind: number,
    duration: Duration,
    of: { exchange: number },
    ready: number,
    done: Done,
  ): void {
    imp.submit(new Work(kind, duration, of.exchange, ready, done));
  }
}

/**
 * The receiving host: takes each message, and where the allocation is limited gives it back in ALL commands.
 *
 * The control connection too may have one message until its RFNM: what is taken meanwhile goes into the next command.
 */

import { Host, Work } from '../../sim/engine/host';
import { type Duration, milliseconds } from '../../sim/units';
import type { World } from '../../sim/world';
import { KIND, LANE, RULE } from './lanes';
import type { Message, MessageOwner } from './message';
import type { ArpanetValues } from './params';
import type { Subnet } from './subnet';

type Grant = (bits: number, messages: number, row: number) => void;

interface Owed {
  bits: number;
  messages: number;
  under: boolean;
  grant: Grant;
}

export class Receiver {
  private readonly cpu: Host;
  private readonly takes: Duration;
  private readonly limited: boolean;
  private readonly owed = new Map<MessageOwner, Owed>();

  constructor(
    world: World,
    values: ArpanetValues,
    private readonly subnet: Subnet,
  ) {
    this.cpu = new Host(world, LANE.receiver, 1, RULE.cpuBusy);
    this.takes = milliseconds(values.receiverHostMs);
    this.limited = values.allocationBits !== 'unlimited' || values.allocationMessages !== 'unlimited';
  }

  take(message: Message, row: number, grant: Grant): void {
    const taken = (done: number): void => {
      if (this.limited) this.owe(message, done, grant);
    };
    this.cpu.submit(new Work(KIND.receive, this.takes, message.exchange, row, taken));
  }

  private owe(message: Message, row: number, grant: Grant): void {
    let owed = this.owed.get(message.owner);
    if (!owed) {
      owed = { bits: 0, messages: 0, under: false, grant };
      this.owed.set(message.owner, owed);
    }
    owed.bits += message.bits;
    owed.messages++;
    if (!owed.under) this.give(owed, row);
  }

  private give(owed: Owed, row: number): void {
    const { bits, messages } = owed;
    owed.bits = owed.messages = 0;
    owed.under = true;
    this.subnet.sendGrant(
      row,
      (arrived) => owed.grant(bits, messages, arrived),
      (free) => {
        owed.under = false;
        if (owed.messages > 0) this.give(owed, free);
      },
    );
  }
}

/**
 * What can be known without simulating: the closed form of one undisturbed transfer, and the bound of a full line.
 *
 * The closed form holds for one transfer with one message at a time, without routing, losses, strangers, users, limits
 * of allocation or jitter. Within that range it must equal the simulation to the nanosecond (theory.test.ts).
 */

import { bits, bitsPerSecond, type Duration, milliseconds, transmissionTime } from '../../sim/units';
import {
  ALLOCATION_LIFE,
  CONTROL_PACKET_BITS,
  END_MARK_BITS,
  LARGEST_MESSAGE_BITS,
  LEADER_BITS,
  lineBitsOf,
  NCP_HEADER_BITS,
  packetsOf,
  ROUTING_BITS,
  ROUTING_TICK,
  SLOWEST_ROUTING_TICKS,
  WORD_BITS,
} from './facts';
import type { ArpanetValues } from './params';

type NetworkValues = Pick<
  ArpanetValues,
  'lineBitsPerSecond' | 'cableBitsPerSecond' | 'impMs' | 'impPacketMs'
>;

type HostedValues = NetworkValues & Pick<ArpanetValues, 'senderHostMs'>;

/** Everything a message meets, as durations. */
class Path {
  readonly imp: Duration;
  readonly impPacket: Duration;
  readonly control: Duration;
  readonly home: Duration;

  constructor(private readonly values: NetworkValues) {
    this.imp = milliseconds(values.impMs);
    this.impPacket = milliseconds(values.impPacketMs);
    this.control = this.line(CONTROL_PACKET_BITS);
    this.home = this.cable(LEADER_BITS);
  }

  line(count: number): Duration {
    return transmissionTime(bits(count), bitsPerSecond(this.values.lineBitsPerSecond));
  }
  cable(count: number): Duration {
    return transmissionTime(bits(count), bitsPerSecond(this.values.cableBitsPerSecond));
  }
}

interface Journey {
  /** RFNM fully received at the host, ns. */
  readonly home: number;
  /** Allocation of space in the source IMP, ns; undefined after a single packet. */
  readonly allocatedAt: number | undefined;
  /** The last bit of the message is in the receiving host, ns. */
  readonly delivered: number;
}

/** One message offered at `offered` (ns), with what the message before left behind. */
function journey(
  path: Path,
  size: number,
  offered: number,
  allocatedAt: number | undefined,
  cableFree: number,
): Journey {
  const packets = packetsOf(size);
  let cabled = offered;
  const arrivals = packets.map((packet) => (cabled += path.cable(packet.cableBits)));
  let ready = arrivals[0]! + path.imp;
  if (packets.length > 1 && !(allocatedAt !== undefined && ready - allocatedAt <= ALLOCATION_LIFE)) {
    ready += 2 * (path.control + path.imp);
  }
  let onLine = ready + path.line(packets[0]!.lineBits);
  for (let i = 1; i < packets.length; i++) {
    onLine = Math.max(arrivals[i]!, onLine) + path.impPacket + path.line(packets[i]!.lineBits);
  }
  let delivered = Math.max(onLine + path.imp, cableFree) + path.cable(packets[0]!.deliveryBits);
  const passed = delivered + path.imp + path.control + path.imp;
  for (const packet of packets.slice(1)) delivered += path.cable(packet.deliveryBits);
  return { home: passed + path.home, allocatedAt: packets.length > 1 ? passed : undefined, delivered };
}

/** Round trip of a message of `size` data bits whose space is allocated, hosts and disturbances left out (ns). */
export const roundTripWithoutHosts = (values: NetworkValues, size: number): number =>
  journey(new Path(values), size, 0, 0, 0).home;

/** Does the closed form hold for these values? */
export const isUndisturbed = (values: ArpanetValues): boolean =>
  values.transfers === 1 &&
  values.outstandingMessages === 1 &&
  !values.routingMessages &&
  values.lossPercent === 0 &&
  values.crossTrafficPercent === 0 &&
  values.interactivePerSecond === 0 &&
  values.allocationBits === 'unlimited' &&
  values.allocationMessages === 'unlimited' &&
  (values.hostJitterPercent === 0 || values.senderHostMs === 0);

/** Length of the whole transfer from the first bit of work to the last RFNM (ns), message by message. */
export function transferTime(values: HostedValues & Pick<ArpanetValues, 'fileBits' | 'bufferBits'>): number {
  const path = new Path(values);
  const host = milliseconds(values.senderHostMs);
  let now = 0;
  let allocatedAt: number | undefined;
  let cableFree = 0;
  for (let left = values.fileBits; left > 0; left -= values.bufferBits) {
    const trip = journey(path, Math.min(left, values.bufferBits), now + host, allocatedAt, cableFree);
    now = trip.home;
    allocatedAt = trip.allocatedAt ?? allocatedAt;
    cableFree = trip.delivered;
  }
  return now;
}

/** Nothing but routing and jitter keeps the closed form from holding: the curve is then near, not exact. */
export const isAlone = (values: ArpanetValues): boolean =>
  isUndisturbed({ ...values, routingMessages: false, hostJitterPercent: 0 });

/** One cycle of a transfer in its steady state: from RFNM to RFNM, and the round trip in it (ns). */
function steadyCycle(values: HostedValues, size: number): { cycle: number; roundTrip: number } {
  const path = new Path(values);
  const host = milliseconds(values.senderHostMs);
  // three messages settle what one leaves for the next; the fourth is the cycle
  let now = 0;
  let allocatedAt: number | undefined;
  let cableFree = 0;
  let cycle = 0;
  for (let i = 0; i < 4; i++) {
    const trip = journey(path, size, now + host, allocatedAt, cableFree);
    cycle = trip.home - now;
    now = trip.home;
    allocatedAt = trip.allocatedAt;
    cableFree = trip.delivered;
  }
  return { cycle, roundTrip: cycle - host };
}

/** Goodput of one undisturbed transfer in its steady state, bit/s: size over host time and round trip. */
export const steadyRate = (values: HostedValues, size: number): number =>
  (size * 1e9) / steadyCycle(values, size).cycle;

/** Its round trip (ns): lapsed space that must be asked for again is in it. */
export const steadyRoundTrip = (values: HostedValues, size: number): number =>
  steadyCycle(values, size).roundTrip;

/** Routing and the null packet behind it at the loaded rate, bit/s. */
export const LOADED_ROUTING_RATE =
  ((ROUTING_BITS + CONTROL_PACKET_BITS) * 1e9) / (SLOWEST_ROUTING_TICKS * ROUTING_TICK);

/**
 * Most a full line can carry of files cut into messages of `size` data bits, bit/s: what headers, framing, other hosts
 * and loaded routing leave. undefined on a line so slow that routing gives way to data.
 */
export function saturationRate(
  values: Pick<ArpanetValues, 'lineBitsPerSecond' | 'routingMessages' | 'crossTrafficPercent'>,
  size: number,
): number | undefined {
  const routing = values.routingMessages ? LOADED_ROUTING_RATE : 0;
  if (routing > values.lineBitsPerSecond / 4) return undefined;
  const free = values.lineBitsPerSecond * (1 - values.crossTrafficPercent / 100) - routing;
  return Math.max(0, (free * size) / lineBitsOf(size));
}

/** Smallest message that reaches half the steady rate of the largest message, data bits. */
export function halfPerformanceBits(values: HostedValues): number {
  const half = steadyRate(values, LARGEST_MESSAGE_BITS) / 2;
  const reaches = (size: number): boolean => steadyRate(values, size) >= half;
  // the rate falls where a word or a packet begins and rises until it is full: the first word whose last bit reaches half
  let size = WORD_BITS - ((NCP_HEADER_BITS + END_MARK_BITS) % WORD_BITS);
  while (size < LARGEST_MESSAGE_BITS && !reaches(size)) size += WORD_BITS;
  size = Math.min(size, LARGEST_MESSAGE_BITS);
  while (size > 1 && reaches(size - 1)) size--;
  return size;
}

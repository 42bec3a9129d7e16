/** The frames of an exchange as the trace keeps them: kind, bits of the whole slot, payload. Pure; no time. */

import { assertFits } from '../../sim/engine/trace';
import {
  type Bits,
  type BitsPerSecond,
  bitsPerSecond,
  type Duration,
  transmissionTime,
} from '../../sim/units';
import {
  BURST_RESULT_BYTES,
  burstRequestFrameBytes,
  type FrameType,
  fragmentFrameBytes,
  fullFragmentBytes,
  missingFrameBytes,
  readReplyFrameBytes,
  requestFrameBytes,
  slotBits,
  writeReplyFrameBytes,
} from './facts';
import { dataKindOf, kindOf } from './lanes';
import type { NetwareValues } from './params';

/** One frame: `bits` and `length` are those of its slot, gap and preamble included. */
export interface FrameShape {
  readonly kind: number;
  readonly frameBytes: number;
  readonly bits: number;
  /** Bytes of the file in it. */
  readonly dataBytes: number;
  /** Towards the server. */
  readonly toServer: boolean;
  /** How long its slot is. */
  readonly length: Duration;
}

type FrameValues = Pick<NetwareValues, 'frameType' | 'operation' | 'lineBitsPerSecond'>;

export class Frames {
  private readonly type: FrameType;
  private readonly write: boolean;
  private readonly rate: BitsPerSecond;
  private readonly readKind: number;
  private readonly writeKind: number;
  private readonly emptyKind = kindOf('emptyReply');
  private readonly missingKind = kindOf('burstMissing');
  private readonly readAsk: FrameShape;
  private readonly burstAsk: FrameShape;
  private readonly written: FrameShape;
  private readonly fragmentKinds: readonly number[];
  /** Shapes are made once for each length: a run repeats few of them. */
  private readonly replies = new Map<number, FrameShape>();
  private readonly writes = new Map<number, FrameShape>();

  constructor({ frameType, operation, lineBitsPerSecond }: FrameValues) {
    this.rate = bitsPerSecond(lineBitsPerSecond);
    this.type = frameType;
    this.write = operation === 'write';
    this.readKind = dataKindOf('readReply', frameType);
    this.writeKind = dataKindOf('writeRequest', frameType);
    this.readAsk = this.shape(kindOf('readRequest'), requestFrameBytes(frameType, 0), 0, true);
    this.burstAsk = this.shape(kindOf('burstRequest'), burstRequestFrameBytes(frameType), 0, true);
    this.written = this.shape(kindOf('writeReply'), writeReplyFrameBytes(frameType), 0, false);
    this.fragmentKinds = (['burstFirst', 'burstNext', 'burstFirstAgain', 'burstNextAgain'] as const).map(
      (name) => dataKindOf(name, frameType),
    );
  }

  request(count: number, bursting: boolean): FrameShape {
    if (bursting) return this.burstAsk;
    if (!this.write) return this.readAsk;
    return remembered(this.writes, count, () =>
      this.shape(this.writeKind, requestFrameBytes(this.type, count), count, true),
    );
  }

  reply(offset: number, count: number): FrameShape {
    if (this.write) return this.written;
    const kind = count > 0 ? this.readKind : this.emptyKind;
    return remembered(this.replies, 2 * count + (offset % 2), () =>
      this.shape(kind, readReplyFrameBytes(this.type, offset, count), count, false),
    );
  }

  /** How many fragments a burst of `count` bytes is cut into. */
  fragments(count: number): number {
    return Math.ceil((count + BURST_RESULT_BYTES) / fullFragmentBytes(this.type));
  }

  fragment(count: number, index: number, again: boolean): FrameShape {
    const full = fullFragmentBytes(this.type);
    const bytes = Math.min(full, count + BURST_RESULT_BYTES - index * full);
    const kind = this.fragmentKinds[(index > 0 ? 1 : 0) + (again ? 2 : 0)]!;
    const data = bytes - (index === 0 ? BURST_RESULT_BYTES : 0);
    return this.shape(kind, fragmentFrameBytes(this.type, bytes), data, false);
  }

  missing(fragments: number): FrameShape {
    return this.shape(this.missingKind, missingFrameBytes(this.type, fragments), 0, true);
  }

  private shape(kind: number, frameBytes: number, dataBytes: number, toServer: boolean): FrameShape {
    const bits = slotBits(frameBytes);
    assertFits(bits);
    return { kind, frameBytes, bits, dataBytes, toServer, length: transmissionTime(bits as Bits, this.rate) };
  }
}

function remembered(shapes: Map<number, FrameShape>, key: number, make: () => FrameShape): FrameShape {
  let shape = shapes.get(key);
  if (!shape) {
    shape = make();
    shapes.set(key, shape);
  }
  return shape;
}

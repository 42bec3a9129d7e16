/**
 * What a model is: what it declares about its lanes and frames, the world it builds in, and what a run gives back.
 *
 * A model imports nothing but the engine. It states facts about its machines; pictures, words and links are others'
 * business.
 */

import type { BusyCategory, SilentCategory } from './categories';
import type { TraceColumns } from './engine/columns';
import type { ParameterValues } from './parameters';
import type { Duration } from './units';
import type { World } from './world';

export type LaneRole = 'host' | 'node' | 'line' | 'timer';

/** One row of the space-time diagram: a machine, one direction of a line or cable, or a machine's timers. */
export interface LaneSpec {
  /** The name used in JSON, CSV and links, such as `imp44-imp6`. */
  readonly id: string;
  readonly role: LaneRole;
  /** What it means for a silent line that this lane is busy. */
  readonly silence: SilentCategory;
  /** For a line: the machines (lane ids) it joins, in the direction of travel; a shared cable carries `back` kinds too. */
  readonly from?: string;
  readonly to?: string;
}

/** A kind of span. A frame's parts lie in this order on the line: before, header, body, padding, after. */
export interface KindSpec {
  readonly id: string;
  /** For frames: bits of synchronisation before the header and of check and end after the body. */
  readonly framingBefore?: number;
  readonly framingAfter?: number;
  readonly headerBits?: number;
  /**
   * Bits of padding, for frames whose headers differ in length: what is left over is then header. Without it the
   * header has `headerBits` and what is left over is padding.
   */
  readonly paddingBits?: number;
  /** What the payload column's bits are; frames of control traffic and of strangers are one part. */
  readonly body?: BusyCategory;
  /** The whole frame is one category (control, other): headers and framing of such frames carry no file. */
  readonly whole?: BusyCategory;
  /** Overrides its lane's meaning for a silent line (a timer holds). */
  readonly silence?: SilentCategory;
  /** Goes its own way (clocks, strangers): silence before it is explained by the next span of the story's own. */
  readonly background?: boolean;
  /** On a line that both directions share: it travels from the lane's `to` to its `from`. */
  readonly back?: boolean;
}

/** What a model declares: all that is needed to ask for a run and to read its trace. */
export interface ModelSpec<Values extends ParameterValues = ParameterValues> {
  readonly id: string;
  readonly lanes: readonly LaneSpec[];
  readonly kinds: readonly KindSpec[];
  /** Rules that make somebody wait: their names in the trace and in the catalogue. */
  readonly rules: readonly string[];
  /** Those of the rules that hold a sender although nobody works: their silence is `hold`. */
  readonly holds: readonly string[];
  readonly mainLine: string;
  /** About how many spans a run leaves; lets the trace be laid out once. Infinity if it may never end. */
  expectedSpans(values: Values): number;
  /**
   * Values whose run is about this share as long and begins exactly as the run of `values` does, up to its last
   * exchanges: for a first look at a long run. Absent where runs are short.
   */
  shorter?(values: Values, share: number): Values;
}

/** A model that can be run. Its machinery is not needed on the page, where a worker does the running. */
export interface Model<Values extends ParameterValues = ParameterValues> extends ModelSpec<Values> {
  /** A reason (`stopped.<id>` in the scenario's catalogue) why a run with these values cannot come to its end. */
  hopeless?(values: Values): string | undefined;
  /** Builds the machinery and schedules the first events. */
  build(world: World, values: Values): Running;
}

/** A built model. */
export interface Running {
  /** Application data the run delivers, once. */
  readonly payloadBits: number;
  /** The scenario's own figures, after the run. `null` where there is nothing to measure. */
  figures(): Figures;
}

export type Figure = number | null | readonly number[];
export type Figures = Readonly<Record<string, Figure>>;

export interface RunResult {
  readonly scenario: string;
  readonly values: ParameterValues;
  readonly seed: number;
  readonly elapsed: Duration;
  readonly payloadBits: number;
  readonly figures: Figures;
  /** Spans written, or only counted when no trace was asked for. */
  readonly spans: number;
  /** Absent for a run that was asked for its figures alone. */
  readonly trace?: TraceColumns;
}

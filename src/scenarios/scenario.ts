/** What a scenario is: one folder that exports this, and one line in the registry. */

import type { ReadableTrace } from '../sim/accounting/lanes';
import type { LeftOut } from '../sim/accounting/ledger';
import type { BusyCategory, Category, SilentCategory } from '../sim/categories';
import type { ModelSpec, RunResult } from '../sim/model';
import type { Parameter, ParameterValues, Provenance } from '../sim/parameters';

export interface Preset {
  /** Used on the command line and in tests; catalogue keys `preset.<id>` and `preset.<id>.note`. */
  readonly id: string;
  /** Only what differs from the defaults. */
  readonly values: ParameterValues;
}

/** A number beside the model: what was reported, measured or computed, with its source. */
export interface Reference {
  readonly id: string;
  readonly provenance: Provenance;
  /** The plots it belongs on: parameter of the horizontal axis, measure of the vertical one. */
  readonly parameter: string;
  readonly measure: string;
  /** Value of the plot's parameter. */
  readonly x: number;
  readonly y: number;
  /** Bounds of the measured runs, where known. */
  readonly low?: number;
  readonly high?: number;
  /** Catalogue key `reference.<source>` names document and circumstances. */
  readonly source: string;
  /** Values under which the model should be compared with it (preset or explicit), and the residual taken. */
  readonly values: ParameterValues;
}

/** How many times as much one preset has of a measure as another: what a change did, and how much of it was what. */
export interface Comparison {
  /** Catalogue key `comparison.<id>`. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly measure: string;
  /** The factor that was reported, where one was, and its source (`reference.<source>`). */
  readonly reported?: { readonly factor: number; readonly source: string };
  readonly provenance: Provenance;
}

export type MeasureUnit = 'bit/s' | 'ms' | '%' | 'byte' | 'count' | '1/s';

/** What a plot can show on its vertical axis; from a run's figures alone. */
export interface Measure {
  /** Catalogue key `measure.<id>`; also in links. */
  readonly id: string;
  readonly unit: MeasureUnit;
  /** Of the vertical axis: 'log' where the values span decades. */
  readonly scale?: 'log';
  of(result: RunResult): number | null;
}

/** A curve computed without the simulation. */
export interface TheoryCurve {
  /** Catalogue key `theory.<id>`, with its formula in `theory.<id>.formula`. */
  readonly id: string;
  readonly measure: string;
  /** undefined where the formula does not hold for these values. */
  at(values: ParameterValues): number | undefined;
}

/** A size at which half the limit is reached, or another mark on an axis. */
export interface AxisMark {
  readonly id: string;
  readonly parameter: string;
  readonly measure: string;
  at(values: ParameterValues): number | undefined;
}

export interface Statement {
  /** Catalogue key `assumption.<id>`. */
  readonly id: string;
  readonly provenance: Provenance;
}

/** A machine or line of the picture, in a plane of 1000 x 120; what happens there comes from the trace. */
export interface PictureNode {
  readonly id: string;
  /** Lanes whose spans show here. */
  readonly lane: string;
  readonly shape: 'host' | 'imp';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many such machines there are: several are drawn as a stack and named by `lane.<lane>.many`. */
  count?(values: ParameterValues): number;
}
export interface PictureLink {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Lane of each direction; the same one twice is a cable that both share. */
  readonly forward: string;
  readonly back: string;
}
/**
 * A row of places that fill and empty: buffers, reassembly. Each span of a fill kind takes a place when it starts; each
 * span of an empty kind gives back one place of the same exchange when it ends.
 */
export interface PictureSlots {
  readonly id: string;
  readonly node: string;
  places(values: ParameterValues): number;
  readonly fillKinds: readonly string[];
  readonly emptyKinds: readonly string[];
}
/** What one of many machines does: drawn as a small mark each. */
export type MarkLook = 'idle' | 'works' | 'sends' | 'waits' | 'served';

/**
 * A compartment inside a machine, named by `part.<id>`, with a live state in words: `part.<id>.<says>`. A machine with
 * parts says through them what it does.
 */
export interface PicturePart {
  readonly id: string;
  readonly node: string;
  /** Everything it can say. */
  readonly says: readonly string[];
  /** What its level is made of, if it has one: a buffer's bytes, a processor's work. */
  readonly level?: Category;
  /** Has a light that is on or off. */
  readonly light?: boolean;
  /** How many marks it has; it then says how many there are of each look (`part.<id>.<look>`). */
  marks?(values: ParameterValues): number;
  /** Whether it is there with these values; always if left out. */
  shown?(values: ParameterValues): boolean;
}

/** A number in a part's words. */
export type PartNumber = { readonly count: number } | { readonly share: number } | { readonly ns: number };

export interface PartState {
  readonly says: string;
  /** What its words name; `count` chooses between one and many. */
  readonly args?: Readonly<Record<string, PartNumber>>;
  /** How full, 0..1. */
  readonly level?: number;
  readonly light?: boolean;
  readonly marks?: readonly MarkLook[];
}

/** The state of each shown part at an instant (ns), by id. */
export type PartsAt = (instant: number) => Readonly<Record<string, PartState>>;

export interface Picture {
  readonly nodes: readonly PictureNode[];
  readonly links: readonly PictureLink[];
  readonly slots: readonly PictureSlots[];
  readonly parts?: readonly PicturePart[];
  /** Makes ready what the parts of a run need; asked once a run. */
  follow?(trace: ReadableTrace, values: ParameterValues, seed: number): PartsAt;
}

/** A way to count the bits of frames: what it leaves out of them. Where there are several, readers can choose. */
export interface Counting {
  /** Catalogue keys `counting.<id>` and `counting.<id>.meaning`; in links. */
  readonly id: string;
  readonly leftOut: LeftOut;
  /** Can runs with these values be counted this way? */
  applies(values: ParameterValues): boolean;
}

/** A stretch of a frame's slot on the line. */
export interface FrameField {
  /** Catalogue keys `field.<id>`, `field.<id>.short`, `field.<id>.meaning`. */
  readonly id: string;
  readonly category: BusyCategory;
  /** Length, bytes. */
  readonly length: number;
  /** What is in it; absent where the line is silent or the bytes are not modelled. */
  readonly bytes?: readonly number[];
  /** What its bytes mean, where that is a number. */
  readonly value?: number;
  /** Comes before the frame itself, which is where offsets count from. */
  readonly before?: boolean;
}

/** Frames opened field by field. */
export interface Anatomy {
  /** Every field there can be. */
  readonly fieldIds: readonly string[];
  /**
   * The fields of the frame in a row of the main line, in the order in which they are sent, gaps and check sequences
   * included: their lengths are the row's bits, those of each category its parts.
   */
  fields(trace: ReadableTrace, row: number, values: ParameterValues, seed: number): readonly FrameField[];
}

/** A run's frames as a capture file (see pcap.ts). */
export interface Capture {
  /** The file in pieces; each is overwritten by the next one. With `crc` frames keep their check sequence. */
  pieces(
    trace: ReadableTrace,
    values: ParameterValues,
    seed: number,
    crc: boolean,
  ): Iterable<Uint8Array<ArrayBuffer>>;
}

/** Values of a parameter, both ends included. */
export interface ValueRange {
  readonly from: number;
  readonly to: number;
}

/** An explanation of what was reported, as settings: if it is true, such are the slow values of the parameter. */
export interface Hypothesis {
  /** Catalogue keys `hypothesis.<id>` and `hypothesis.<id>.meaning`; letters and digits alone. */
  readonly id: string;
  /** Only what differs from the defaults. */
  readonly values: ParameterValues;
  /** Above this, in the measure's unit, a value of the parameter is slow. */
  readonly limit: number;
}

/** Explanations beside each other and beside what was reported, on one axis. */
export interface Hypotheses {
  readonly parameter: string;
  readonly range: ValueRange;
  readonly measure: string;
  /** For all rows, besides their own: fewer calls, where that is enough. */
  readonly values: ParameterValues;
  /** Values to run besides the even ones, where something narrow may lie between them. */
  readonly corners: readonly number[];
  readonly reported: {
    readonly ranges: readonly ValueRange[];
    readonly provenance: Provenance;
    /** Catalogue key `reference.<source>`. */
    readonly source: string;
    /** So far an edge may be off and still fit, in the parameter's unit. */
    readonly tolerance: number;
  };
  readonly rows: readonly Hypothesis[];
}

/** How long each call of a run took. Words: catalogue keys `histogram.*`. */
export interface Histogram {
  /** ns, in the order of the calls; from the trace, so that no sweep has to carry it. */
  times(trace: ReadableTrace): readonly number[];
  /** What a stalled call lasts if it begins where the one before ended, ns; undefined where nothing can stall one. */
  period(values: ParameterValues): number | undefined;
}

/** What is known of a story before it is opened: enough for its card on the home page and for its link. */
export interface Card {
  readonly id: string;
  readonly year: number;
  /** Preset shown first. */
  readonly firstPreset: string;
  readonly text: { readonly title: string; readonly card: string };
}

export interface Scenario extends Card {
  readonly parameters: readonly Parameter[];
  readonly presets: readonly Preset[];
  /**
   * Two presets whose lines the home page shows on one clock: the trouble, and its cure. `moment.<preset>` names each in
   * a few words.
   */
  readonly moments: readonly [string, string];
  /** What the model declares; models.ts has the one that runs. */
  readonly model: ModelSpec;
  readonly references: readonly Reference[];
  readonly comparisons: readonly Comparison[];
  readonly measures: readonly Measure[];
  readonly theory: readonly TheoryCurve[];
  readonly marks: readonly AxisMark[];
  /** Horizontal axis a plot starts with, and the range it starts over. */
  readonly plot: {
    readonly parameter: string;
    readonly from: number;
    readonly to: number;
    /** May differ from the slider's: bends may show better on the other one. */
    readonly scale: 'linear' | 'log';
    /** Values to run besides the even ones, where the curve has corners. */
    readonly corners?: readonly number[];
    /** The curve jumps: it is run again between neighbours that differ much, down to single steps of the parameter. */
    readonly refine?: boolean;
    readonly measure: string;
  };
  readonly assumptions: readonly Statement[];
  readonly hypotheses?: Hypotheses;
  readonly histogram?: Histogram;
  readonly picture: Picture;
  /** The first is the one shown unless another is chosen. */
  readonly countings?: readonly Counting[];
  /** Absent where the frames are of no link type that capture files know. */
  readonly capture?: Capture;
  /** Absent where the layout of the frames is not known byte by byte. */
  readonly anatomy?: Anatomy;
  /** The scenario's own words, by catalogue key. */
  readonly text: Card['text'] & Readonly<Record<string, string>>;
  /** Catalogue key of what the line was mostly waiting for, given the largest kind of silence and the run: `verdict.<key>`. */
  verdict(result: RunResult, largestSilence: SilentCategory): string;
}

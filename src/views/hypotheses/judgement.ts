/**
 * An explanation's slow ranges beside the reported ones: which edges agree, and whether it can be true. Numbers in,
 * numbers out; the sentences are in words.ts.
 */

import type { ValueRange } from '../../scenarios/scenario';

/** A reported range and the slow range that meets it, if any. */
export interface Meeting {
  readonly reported: ValueRange;
  readonly slow: ValueRange | undefined;
  /** Slow minus reported: below zero begins or ends too early. */
  readonly begins: number;
  readonly ends: number;
}

export interface Judgement {
  readonly fits: boolean;
  readonly meetings: readonly Meeting[];
  /** Slow ranges below the last reported value that meet no reported one. */
  readonly extra: readonly ValueRange[];
}

export function judge(
  slow: readonly ValueRange[],
  reported: readonly ValueRange[],
  tolerance: number,
): Judgement {
  const meetings = reported.map((range): Meeting => {
    const meeting = slow.filter((one) => one.from <= range.to && one.to >= range.from);
    const first = meeting[0];
    const last = meeting.at(-1);
    if (!first || !last) return { reported: range, slow: undefined, begins: 0, ends: 0 };
    return {
      reported: range,
      slow: { from: first.from, to: last.to },
      begins: first.from - range.from,
      ends: last.to - range.to,
    };
  });
  const end = Math.max(...reported.map(({ to }) => to));
  const extra = slow.filter(
    (one) => one.from <= end && !reported.some((range) => one.from <= range.to && one.to >= range.from),
  );
  const fits =
    extra.length === 0 &&
    meetings.every(
      (meeting) =>
        meeting.slow && Math.abs(meeting.begins) <= tolerance && Math.abs(meeting.ends) <= tolerance,
    );
  return { fits, meetings, extra };
}

/** What a curve shows, as data for a sentence: from where to where it goes, where half is reached, where it steps back. */

export interface CurvePoint {
  readonly x: number;
  readonly y: number | null;
  readonly spread?: { readonly low: number; readonly high: number } | undefined;
}
interface Known {
  readonly x: number;
  readonly y: number;
}

export interface Step {
  readonly from: Known;
  readonly to: Known;
  /** Change as a share of the value before, with its sign. */
  readonly change: number;
}

export interface Finding {
  readonly first: Known;
  readonly last: Known;
  readonly highest: Known;
  readonly lowest: Known;
  readonly trend: 'rises' | 'falls' | 'flat';
  /** Where half of the highest is first reached, between two points; absent if never left or never reached. */
  readonly half: number | undefined;
  /** The largest move against the trend. */
  readonly step: Step | undefined;
}

/** Below this share of the highest value a curve is called flat, and a move no step. */
const FLAT = 0.02;

/** A straight line between the points, undefined outside of them and beside what is not known. */
export function interpolated(points: readonly CurvePoint[], x: number): number | undefined {
  for (let i = 0; i < points.length; i++) {
    const { x: right, y: high } = points[i]!;
    if (right === x) return high ?? undefined;
    if (right < x) continue;
    const before = points[i - 1];
    if (!before || before.y === null || high === null) return undefined;
    return before.y + ((high - before.y) * (x - before.x)) / (right - before.x);
  }
  return undefined;
}

const known = (points: readonly CurvePoint[]): Known[] =>
  points.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }]));

export function findingOf(points: readonly CurvePoint[]): Finding | undefined {
  const there = known(points);
  const first = there[0];
  const last = there.at(-1);
  if (!first || !last || there.length < 2) return undefined;
  const highest = there.reduce((best, point) => (point.y > best.y ? point : best));
  const lowest = there.reduce((best, point) => (point.y < best.y ? point : best));
  const moved = last.y - first.y;
  const trend = Math.abs(moved) < FLAT * Math.abs(highest.y) ? 'flat' : moved > 0 ? 'rises' : 'falls';
  const steps = stepsOf(points, trend);
  return { first, last, highest, lowest, trend, half: halfOf(there, highest.y / 2), step: steps[0] };
}

function halfOf(points: readonly Known[], half: number): number | undefined {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    if (a.y < half && b.y >= half) return a.x + ((b.x - a.x) * (half - a.y)) / (b.y - a.y);
  }
  return undefined;
}

/** Moves against the trend between neighbours, largest first. */
export function stepsOf(points: readonly CurvePoint[], trend: Finding['trend']): Step[] {
  const steps: Step[] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    if (a.y === null || b.y === null || a.y === 0) continue;
    const change = (b.y - a.y) / Math.abs(a.y);
    const against = trend === 'rises' ? change < 0 : trend === 'falls' ? change > 0 : true;
    if (against && Math.abs(change) >= FLAT) {
      steps.push({ from: { x: a.x, y: a.y }, to: { x: b.x, y: b.y }, change });
    }
  }
  return steps.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

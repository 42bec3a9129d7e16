/** The tables of a run as CSV (RFC 4180), numbers as they are: ns, bits, shares of one. */

import { traceCsv } from '../sim/accounting/traceCsv';
import { CATEGORIES } from '../sim/categories';
import type { RunResult } from '../sim/model';
import type { Curve, PlotPoint } from './plot';
import type { LedgerRow } from './selectors';
import type { Shown } from './shown';

type Cell = string | number | null | undefined;

const cell = (value: Cell): string => {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Lines of words before the table begin with #. */
export const csv = (notes: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [
    ...notes.map((note) => `# ${note.replace(/[\r\n]+/g, ' ')}`),
    ...rows.map((row) => row.map(cell).join(',')),
  ]
    .map((line) => `${line}\r\n`)
    .join('');

/** A line a category: nanoseconds, share of the whole, bits; of each row of the ledger. */
export function ledgerTable(rows: readonly LedgerRow[]): readonly (readonly Cell[])[] {
  const head = rows.flatMap((_, i) => {
    const name = rows.length > 1 ? `${'ab'[i]}_` : '';
    return [`${name}ns`, `${name}share`, `${name}bits`];
  });
  return [
    ['category', ...head],
    ...CATEGORIES.map((category) => [
      category,
      ...rows.flatMap(({ ns, bits }) => {
        const whole = CATEGORIES.reduce((sum, one) => sum + ns[one], 0);
        const own = category in bits ? bits[category as keyof typeof bits] : undefined;
        return [ns[category], whole > 0 ? ns[category] / whole : undefined, own];
      }),
    ]),
  ];
}

/** The story's figures by their names on the command line. */
export function figureTable(result: RunResult): readonly (readonly Cell[])[] {
  return [
    ['figure', 'value'],
    ['elapsedNs', result.elapsed],
    ['payloadBits', result.payloadBits],
    ...Object.entries(result.figures).map(
      ([id, value]) => [id, Array.isArray(value) ? value.join(' ') : value] as Cell[],
    ),
  ];
}

/** A line a place of the curve: what the model gives, with other seeds, with the settings of A, and by each formula. */
export function plotTable(
  parameter: string,
  measure: string,
  points: readonly PlotPoint[],
  pinned: readonly PlotPoint[] | undefined,
  curves: readonly Curve[],
): readonly (readonly Cell[])[] {
  const at = (of: readonly { readonly x: number; readonly y: number | null }[], x: number): Cell =>
    of.find((one) => one.x === x)?.y;
  return [
    [parameter, measure, 'low', 'high', ...(pinned ? ['a'] : []), ...curves.map(({ id }) => id)],
    ...points.map(({ x, y, spread }) => [
      x,
      y,
      spread?.low,
      spread?.high,
      ...(pinned ? [at(pinned, x)] : []),
      ...curves.map((curve) => at(curve.points, x)),
    ]),
  ];
}

/** A line a span, in pieces. */
export const spanTable = ({ trace }: Shown): Iterable<string> => traceCsv(trace);

/** The figures as text to paste: one line each, columns by tabs, so that a spreadsheet takes them apart. */

import type { Provenance } from '../../sim/parameters';

export interface FigureRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The same figure of run A, where there is one. */
  readonly other?: string | undefined;
  readonly provenance: Provenance;
  readonly note?: string | undefined;
}

/** Tabs and line breaks would tear a cell in two. */
const cell = (text: string): string => text.replace(/[\t\r\n]+/g, ' ').trim();

export const asText = (rows: readonly FigureRow[], nameOf: (provenance: Provenance) => string): string =>
  rows
    .map(({ label, other, value, provenance, note }) =>
      [
        label,
        ...(other === undefined ? [] : [other]),
        value,
        nameOf(provenance),
        ...(note === undefined ? [] : [note]),
      ]
        .map(cell)
        .join('\t'),
    )
    .join('\n');

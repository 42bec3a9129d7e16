/** Text tables: columns as wide as they need be, numbers to the right. It knows nothing of what is measured. */

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Sentences below. */
  readonly notes?: readonly string[];
}

/** The first column is text, all others stand to the right. */
export function renderTable({ title, head, rows, notes = [] }: Table): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [title, line(head), rule, ...rows.map(line), ...notes].join('\n');
}

/** Three digits that count: 0.74, 1.5, 35, 152. */
export function threeDigits(value: number): string {
  if (value >= 100) return value.toFixed(0);
  if (value >= 10) return value.toFixed(1);
  return value.toFixed(2);
}

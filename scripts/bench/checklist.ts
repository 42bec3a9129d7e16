/** Single figures with what they have to be: for what is measured on its own, without a rival. */

import { type Table, threeDigits } from './table';

export interface Item {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Not above this; absent: for information. */
  readonly most?: number;
}

export function checklist(title: string, items: readonly Item[], notes: readonly string[] = []): Table {
  return {
    title,
    head: ['', 'measured', 'wanted', 'share', ''],
    rows: items.map(({ what, value, unit, most }) => [
      what,
      `${threeDigits(value)} ${unit}`,
      most === undefined ? '' : `<= ${most} ${unit}`,
      most === undefined || most === 0 ? '' : threeDigits(value / most),
      most === undefined ? '' : value <= most ? 'ok' : 'MISSED',
    ]),
    notes,
  };
}

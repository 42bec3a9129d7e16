/** The figures of a run as rows of a table: those every scenario has, then the scenario's own. */

import { commonFigures } from '../sim/accounting/figures';
import { ledgerOf } from '../sim/accounting/ledger';
import type { Figure } from '../sim/model';
import type { Provenance } from '../sim/parameters';
import type { Text } from '../text/catalogue';
import { formatBits, formatCount, formatDuration, formatRate, formatShare } from '../text/format';
import type { Shown } from './shown';

export interface FigureRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly provenance: Provenance;
  readonly note?: string;
}

/** Of a list of numbers, so many are written out. */
const MOST_SHOWN = 12;

/** A figure's name ends in its unit, as a parameter's does. */
const FORMATS: readonly (readonly [ending: RegExp, format: (value: number) => string])[] = [
  [/Ns$/, formatDuration],
  [/^msPer/, (ms) => formatDuration(ms * 1e6)],
  [/Ms(Min|Max|Median)?$/, (ms) => formatDuration(ms * 1e6)],
  [/DelayMs$/, (ms) => formatDuration(ms * 1e6)],
  [/BitsPerSecond$/, formatRate],
  [/Share$|Efficiency$/, formatShare],
  [/Bits$/, formatBits],
];

export function formatFigure(t: Text, id: string, figure: Figure): string {
  if (figure === null) return t('figure.none');
  const format = FORMATS.find(([ending]) => ending.test(id))?.[1] ?? formatCount;
  if (typeof figure === 'number') return format(figure);
  const shown = figure.slice(0, MOST_SHOWN).map(format).join(' · ');
  return figure.length > MOST_SHOWN ? t('figure.more', { shown, count: formatCount(figure.length) }) : shown;
}

export function figureRows(t: Text, shown: Shown): FigureRow[] {
  const { result, trace, ledger } = shown;
  const mainLine = trace.lanes[ledger.lane]!.id;
  const common = commonFigures(result, trace, mainLine, ledgerOf(ledger).ns.payload);
  return Object.entries({ ...common, ...result.figures }).map(([id, figure]) => {
    const row: FigureRow = {
      id,
      label: t(`figure.${id}`),
      value: formatFigure(t, id, figure as Figure),
      provenance: 'computed',
    };
    const note = `figure.${id}.note`;
    return t.has(note) ? { ...row, note: t(note) } : row;
  });
}

/** The figures of a run as rows of a table: those every scenario has, then the scenario's own. */

import type { Counting } from '../scenarios/scenario';
import { commonFigures } from '../sim/accounting/figures';
import { ledgerOf } from '../sim/accounting/ledger';
import type { Figure } from '../sim/model';
import type { Provenance } from '../sim/parameters';
import type { Text } from '../text/catalogue';
import { formatFigure } from '../text/figure';
import type { Shown } from './shown';

export interface FigureRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly provenance: Provenance;
  readonly note?: string;
}

/** Figures that depend on the way of counting. */
const COUNTED = ['lineBits', 'bitEfficiency'];

export function figureRows(t: Text, shown: Shown, counting?: Counting): FigureRow[] {
  const { result, ledger } = shown;
  const common = commonFigures(result, ledger, ledgerOf(ledger).ns.payload, counting?.leftOut);
  return Object.entries({ ...common, ...result.figures }).map(([id, figure]) => {
    const row: FigureRow = {
      id,
      label: t(`figure.${id}`),
      value: formatFigure(t, id, figure as Figure),
      provenance: 'computed',
    };
    const note = counting && COUNTED.includes(id) ? `counting.${counting.id}.meaning` : `figure.${id}.note`;
    return t.has(note) ? { ...row, note: t(note) } : row;
  });
}

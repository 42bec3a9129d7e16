/** A run's figure as text; the figure's name says its unit. */

import type { Text } from './catalogue';
import { formatAmount, formatBits, formatCount, formatDuration, formatRate, formatShare } from './format';

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
  [/Bytes$/, (bytes) => `${formatCount(bytes)} B`],
  [/Seconds$/, (seconds) => formatDuration(seconds * 1e9)],
];

/** One number, several, or none. */
export function formatFigure(t: Text, id: string, figure: number | null | readonly number[]): string {
  if (figure === null) return t('figure.none');
  if (id === 'lineBits' && typeof figure === 'number') return formatAmount(t, figure);
  const format = FORMATS.find(([ending]) => ending.test(id))?.[1] ?? formatCount;
  if (typeof figure === 'number') return format(figure);
  const shown = figure.slice(0, MOST_SHOWN).map(format).join(' · ');
  return figure.length > MOST_SHOWN ? t('figure.more', { shown, count: formatCount(figure.length) }) : shown;
}

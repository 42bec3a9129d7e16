/** What a histogram shows, in sentences of the story's catalogue. */

import type { Text } from '../../text/catalogue';
import { formatCount, formatDuration } from '../../text/format';
import type { Group } from './groups';

/** "200 ms", or "199.9 ms to 200.1 ms" where that is not the same. */
function timesText(t: Text, { least, most }: Group): string {
  const [from, to] = [formatDuration(least), formatDuration(most)];
  return from === to ? from : t('histogram.times', { from, to });
}

export function histogramText(t: Text, groups: readonly Group[], period: number | undefined): string {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const sentences = groups.map((group) => {
    const { count, periods, first } = group;
    const args = {
      count: formatCount(count),
      all: formatCount(all),
      times: timesText(t, group),
      periods: formatCount(periods),
    };
    if (periods > 1) return t('histogram.locked.more', args);
    if (periods === 1) return t(count === all ? 'histogram.locked.all' : 'histogram.locked', args);
    if (first) return t('histogram.first', args);
    return t(count === all ? 'histogram.all' : 'histogram.group', args);
  });
  if (period !== undefined) {
    const locked = groups.some(({ periods }) => periods > 0);
    const args = { period: formatDuration(period) };
    sentences.push(t(locked ? 'histogram.period' : 'histogram.free', args));
  }
  return sentences.join(' ');
}

/**
 * How long each call of a run took: bars of how many took how long, the timer's period as a mark, and a sentence. The
 * drawing is for the eye; sentence and table have the same numbers.
 */

import type { Text } from '../../text/catalogue';
import { formatCount, formatDuration } from '../../text/format';
import { Fold } from '../Fold';
import { NumberLine } from '../NumberLine';
import { Scroll } from '../Scroll';
import type { ThemeName } from '../theme';
import { useWidth } from '../useWidth';
import { groupsOf } from './groups';
import { type HistogramPlot, histogramOf } from './layout';
import { histogramText } from './words';
import './histogram.css';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  /** ns, in the order of the calls. */
  readonly times: readonly number[];
  /** ns; absent where no timer can hold a call. */
  readonly period: number | undefined;
}

const FONT_SIZE: Readonly<Record<ThemeName, number>> = { light: 12, dark: 12, projector: 16 };

export function HistogramView({ t, theme, times, period }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(400);
  const fontSize = FONT_SIZE[theme];
  const plot = histogramOf({
    timesMs: times.map((time) => time / 1e6),
    periodMs: period === undefined ? undefined : period / 1e6,
    width,
    fontSize,
    markText: (periods) =>
      t('histogram.mark', {
        count: periods,
        times: formatCount(periods),
        period: formatDuration(periods * (period ?? 0)),
      }),
  });
  return (
    <div className="lt-histogram">
      <p className="lt-text">{histogramText(t, groupsOf(times, period), period)}</p>
      <div ref={ref} dir="ltr" className="lt-histogram-frame">
        <Drawing t={t} plot={plot} width={width} fontSize={fontSize} />
        <NumberLine axis={plot.axis} width={width} fontSize={fontSize} title={t('histogram.axis')} />
      </div>
      <Table t={t} plot={plot} />
    </div>
  );
}

interface DrawingProps {
  readonly t: Text;
  readonly plot: HistogramPlot;
  readonly width: number;
  readonly fontSize: number;
}

function Drawing({ t, plot, width, fontSize }: DrawingProps) {
  const { bars, marks, bottom } = plot;
  return (
    <svg
      className="lt-histogram-svg"
      width={width}
      height={bottom}
      viewBox={`0 0 ${width} ${bottom}`}
      aria-hidden="true"
      style={{ fontSize }}
    >
      <text className="lt-histogram-title" x={0} y={fontSize * 0.9}>
        {t('histogram.count')}
      </text>
      {marks.map(({ id, at, x, row, text }) => {
        const base = fontSize * (0.9 + 1.25 * row);
        return (
          <g key={id}>
            <path className="lt-histogram-mark" d={`M${at} ${base + 3}V${bottom}`} />
            <text x={x} y={base}>
              {text}
            </text>
          </g>
        );
      })}
      {bars.map(({ from, count, x, y, width: wide, height }) => (
        <g key={from}>
          <rect className="lt-histogram-bar" x={x} y={y} width={wide} height={height} />
          <text className="lt-histogram-number" x={x + wide / 2} y={y - fontSize * 0.25} textAnchor="middle">
            {formatCount(count)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Table({ t, plot }: Pick<DrawingProps, 't' | 'plot'>) {
  return (
    <Fold summary={t('histogram.table')}>
      <Scroll label={t('histogram.table')}>
        <table className="lt-table lt-histogram-table">
          <thead>
            <tr>
              <th scope="col">{t('histogram.column.from')}</th>
              <th scope="col">{t('histogram.column.to')}</th>
              <th scope="col" className="lt-cell-number">
                {t('histogram.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {plot.bars.map(({ from, to, count }) => (
              <tr key={from}>
                <th scope="row">
                  <bdi className="lt-num">{formatDuration(from * 1e6)}</bdi>
                </th>
                <td>
                  <bdi className="lt-num">{formatDuration(to * 1e6)}</bdi>
                </td>
                <td className="lt-cell-number">
                  <bdi className="lt-num">{formatCount(count)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Fold>
  );
}

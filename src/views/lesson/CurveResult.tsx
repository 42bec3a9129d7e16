/** The curve that was drawn and the one of the runs, in one plot, with both as a table. */

import type { Text } from '../../text/catalogue';
import { Fold } from '../Fold';
import type { ThemeName } from '../theme';
import { useWidth } from '../useWidth';
import { heightFor } from './CurveField';
import { type CurveLabels, CurvePlotView } from './CurvePlotView';
import { FONT_SIZE } from './fontSize';
import { type CurveRange, curvePlot } from './layout';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly range: CurveRange;
  readonly labels: CurveLabels;
  /** undefined: a plot to be drawn in with a pencil. */
  readonly truth: readonly number[] | undefined;
  readonly guess: readonly number[] | undefined;
  /** Nothing to be opened. */
  readonly paper?: boolean;
}

export function CurveResult({ t, theme, range, labels, truth, guess, paper = false }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(280);
  const fontSize = FONT_SIZE[theme];
  const height = heightFor(width);
  return (
    <>
      <div ref={ref} dir="ltr" className="lt-curve">
        <CurvePlotView
          plot={curvePlot(range, width, height, fontSize)}
          range={range}
          width={width}
          height={height}
          fontSize={fontSize}
          labels={labels}
          guess={guess}
          truth={truth}
        />
      </div>
      <p className="lt-curve-legend">
        {truth && <Key className="lt-curve-truth" text={t('curve.truth')} />}
        {guess && <Key className="lt-curve-guess" text={t('answer.yours')} />}
      </p>
      {truth && !paper && (
        <Fold summary={t('curve.table')}>
          <table className="lt-table">
            <thead>
              <tr>
                <th scope="col">{labels.xAxis}</th>
                <th scope="col">{t('curve.truth')}</th>
                {guess && <th scope="col">{t('answer.yours')}</th>}
              </tr>
            </thead>
            <tbody>
              {range.at.map((x, i) => (
                <tr key={x}>
                  <th scope="row" className="lt-num">
                    {labels.place(x)}
                  </th>
                  <td className="lt-cell-number lt-num">{labels.value(truth[i]!)}</td>
                  {guess && <td className="lt-cell-number lt-num">{labels.value(guess[i]!)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      )}
    </>
  );
}

function Key({ className, text }: { readonly className: string; readonly text: string }) {
  return (
    <span>
      <svg width="28" height="8" aria-hidden="true">
        <path className={className} d="M1 4H27" />
      </svg>
      {text}
    </span>
  );
}

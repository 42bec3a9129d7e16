/**
 * You draw it: a curve on an empty plot, with mouse or finger across it, with the arrow keys point by point, or typed in a
 * table. One tab stop for the plot.
 */

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Text } from '../../text/catalogue';
import { type GuessQuantity, readGuess } from '../../text/guess';
import { spoken } from '../../text/spoken';
import { Fold } from '../Fold';
import type { ThemeName } from '../theme';
import { useWidth } from '../useWidth';
import { Asked } from './Asked';
import { type CurveLabels, CurvePlotView } from './CurvePlotView';
import { FONT_SIZE } from './fontSize';
import { type CurveRange, curvePlot, nearestHandle, strokeTo, valueAt } from './layout';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly question: string;
  readonly quantity: GuessQuantity;
  readonly range: CurveRange;
  readonly labels: CurveLabels;
  onAnswer(heights: readonly number[]): void;
  onShow(): void;
}

/** Shares of the plot's height that the keys move a point by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 0.02,
  ArrowDown: -0.02,
  PageUp: 0.1,
  PageDown: -0.1,
};
const FINE = 0.25;

export function CurveField({ t, theme, question, quantity, range, labels, onAnswer, onShow }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(280);
  const fontSize = FONT_SIZE[theme];
  const plot = curvePlot(range, width, heightFor(width), fontSize);
  const middle = valueAt(plot, (plot.top + plot.bottom) / 2);
  const [heights, setHeights] = useState<readonly number[]>(() => range.at.map(() => middle));
  const [drawn, setDrawn] = useState(false);
  const [handle, setHandle] = useState(0);
  const [problem, setProblem] = useState<string>();
  const stroke = useRef<{ handle: number; value: number }>(undefined);

  const set = (next: readonly number[]): void => {
    setHeights(next);
    setDrawn(true);
    setProblem(undefined);
  };
  const draw = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const to = {
      handle: nearestHandle(plot, range.at, event.clientX - box.left),
      value: valueAt(plot, event.clientY - box.top),
    };
    set(strokeTo(heights, stroke.current, to));
    setHandle(to.handle);
    stroke.current = to;
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === undefined && side === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (side !== 0) {
      setHandle(Math.max(0, Math.min(range.at.length - 1, handle + side)));
      return;
    }
    const by = step! * (event.shiftKey ? FINE : 1) * (plot.bottom - plot.top);
    const value = valueAt(plot, plot.y.toPx(heights[handle]!) - by);
    set(heights.map((old, i) => (i === handle ? value : old)));
  };
  const hand = (): void => {
    if (drawn) onAnswer(heights);
    else setProblem(t('guess.draw'));
  };

  return (
    <Asked t={t} question={question} problem={problem} onAnswer={hand} onShow={onShow}>
      {(problemId) => (
        <>
          <p className="lt-small lt-mute lt-text">{t('curve.hint')}</p>
          <div ref={ref} dir="ltr" className="lt-curve">
            <div
              className="lt-curve-keys"
              role="slider"
              tabIndex={0}
              aria-label={`${t('curve.label')} ${labels.place(range.at[handle]!)}`}
              aria-valuemin={0}
              aria-valuemax={range.top}
              aria-valuenow={heights[handle]!}
              aria-valuetext={spoken(
                `${labels.place(range.at[handle]!)}: ${labels.value(heights[handle]!)}`,
                t,
              )}
              aria-describedby={problemId}
              onKeyDown={onKey}
            >
              <CurvePlotView
                plot={plot}
                range={range}
                width={width}
                height={heightFor(width)}
                fontSize={fontSize}
                labels={labels}
                guess={heights}
                handle={handle}
                untouched={!drawn}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  event.currentTarget.setPointerCapture?.(event.pointerId);
                  stroke.current = undefined;
                  draw(event);
                }}
                onPointerMove={(event) => {
                  if (stroke.current && event.buttons > 0) draw(event);
                }}
                onPointerUp={() => {
                  stroke.current = undefined;
                }}
              />
            </div>
          </div>
          <Typed
            t={t}
            quantity={quantity}
            labels={labels}
            range={range}
            heights={heights}
            onHeight={(i, value) => set(heights.map((old, k) => (k === i ? value : old)))}
            onProblem={setProblem}
          />
        </>
      )}
    </Asked>
  );
}

export const heightFor = (width: number): number => Math.round(Math.max(170, Math.min(300, width * 0.6)));

interface TypedProps extends Pick<Props, 't' | 'quantity' | 'labels' | 'range'> {
  readonly heights: readonly number[];
  onHeight(handle: number, value: number): void;
  onProblem(sentence: string | undefined): void;
}

/** The same points as numbers, for whoever would rather type. */
function Typed({ t, quantity, labels, range, heights, onHeight, onProblem }: TypedProps) {
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({});
  return (
    <Fold summary={t('curve.type')}>
      <table className="lt-table lt-curve-table">
        <thead>
          <tr>
            <th scope="col">{labels.xAxis}</th>
            <th scope="col">{t('curve.value')}</th>
          </tr>
        </thead>
        <tbody>
          {range.at.map((x, i) => (
            <tr key={x}>
              <th scope="row" className="lt-num">
                {labels.place(x)}
              </th>
              <td>
                <input
                  className="lt-input"
                  type="text"
                  dir="ltr"
                  autoComplete="off"
                  aria-label={labels.place(x)}
                  value={drafts[i] ?? labels.value(heights[i]!)}
                  onChange={(event) => setDrafts({ ...drafts, [i]: event.target.value })}
                  onBlur={() => {
                    const { [i]: draft, ...others } = drafts;
                    if (draft === undefined) return;
                    const guess = readGuess(quantity, draft);
                    onProblem(guess.ok ? undefined : t(guess.key, guess.args));
                    if (!guess.ok) return;
                    setDrafts(others);
                    onHeight(i, Math.min(range.top, Math.max(range.low ?? 0, guess.value)));
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

/**
 * Explanations beside what was reported: a row each, with its slow ranges as bars on one axis, their edges as numbers,
 * and whether it can be true. Choosing a row loads its settings. One tab stop: up and down move, Enter chooses.
 */

import { type KeyboardEvent, useRef, useState } from 'react';
import type { Hypotheses, ValueRange } from '../../scenarios/scenario';
import type { NumberParameter } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { formatNumberOf } from '../../text/format';
import { Fold } from '../Fold';
import { NumberLine } from '../NumberLine';
import { Scroll } from '../Scroll';
import type { ThemeName } from '../theme';
import { useWidth } from '../useWidth';
import { type Judgement, judge } from './judgement';
import { makeAxis } from './layout';
import { TrackDrawing } from './Track';
import { edgeArguments, rangeText, verdictText } from './words';
import './hypotheses.css';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly parameter: NumberParameter;
  readonly hypotheses: Hypotheses;
  /** In the order in which they are shown; `slow` is absent until it is known. */
  readonly rows: readonly { readonly id: string; readonly slow: readonly ValueRange[] | undefined }[];
  /** Whose settings are set now. */
  readonly current: string | undefined;
  /** What is narrower than this may have been missed, in the parameter's unit. */
  readonly step: number;
  onChoose(id: string): void;
}

const FONT_SIZE: Readonly<Record<ThemeName, number>> = { light: 12, dark: 12, projector: 16 };

interface Judged {
  readonly id: string;
  readonly slow: readonly ValueRange[] | undefined;
  readonly judgement: Judgement | undefined;
  /** undefined: not known yet. */
  readonly verdict: string | undefined;
}

export function HypothesesView(props: Props) {
  const { t, theme, parameter, hypotheses, rows, current, onChoose } = props;
  const { reported, range } = hypotheses;
  const [ref, width] = useWidth<HTMLDivElement>(400);
  const fontSize = FONT_SIZE[theme];
  const axis = makeAxis(range, width, fontSize);
  const judged = rows.map(({ id, slow }): Judged => {
    const judgement = slow && judge(slow, reported.ranges, reported.tolerance);
    return { id, slow, judgement, verdict: judgement && verdictText(t, parameter, slow, judgement) };
  });
  const track = { t, axis, width, fontSize, reported: reported.ranges };
  const last = Math.max(...reported.ranges.map(({ to }) => to));
  return (
    <div className="lt-hypotheses">
      <p className="lt-text">{t('hypotheses.lead')}</p>
      <div className="lt-hypothesis lt-hypothesis-reported">
        <div className="lt-hypothesis-name">
          <strong>{t('hypotheses.reported')}</strong>
        </div>
        <div ref={ref} className="lt-hypothesis-track" dir="ltr">
          <TrackDrawing {...track} ranges={reported.ranges} kind="reported" />
        </div>
        <p className="lt-text lt-small lt-hypothesis-verdict">
          <span className="lt-tag" data-provenance={reported.provenance}>
            {t(`provenance.${reported.provenance}`)}
          </span>{' '}
          {t(`reference.${reported.source}`)}
          <span className="lt-hidden">
            {' '}
            {reported.ranges.map((one) => rangeText(t, one, 'hypotheses.ranges.spoken')).join(', ')}
          </span>
        </p>
      </div>
      <Rows {...{ t, judged, track, current, onChoose }} />
      <div className="lt-hypothesis lt-hypothesis-axis" aria-hidden="true">
        <div className="lt-hypothesis-track" dir="ltr">
          <NumberLine
            axis={axis}
            width={width}
            fontSize={fontSize}
            title={t('elbow.axis', {
              name: t(`param.${parameter.key}`),
              unit: t(`elbow.unit.${parameter.unit}`),
            })}
          />
        </div>
      </div>
      <p className="lt-text lt-small lt-mute">
        {t('hypotheses.hint')} {t('hypotheses.beyond', { last: formatNumberOf(parameter, last) })}{' '}
        {t('hypotheses.tolerance', { tolerance: formatNumberOf(parameter, reported.tolerance) })}{' '}
        {t('hypotheses.step', { step: formatNumberOf(parameter, Math.ceil(props.step)) })}
      </p>
      {judged.every(({ slow }) => slow) && (
        <p className="lt-text lt-hypotheses-story">
          {t('hypotheses.story', edgeArguments(rows, reported.ranges))}
        </p>
      )}
      <SlowTable t={t} judged={judged} />
    </div>
  );
}

interface RowsProps {
  readonly t: Text;
  readonly judged: readonly Judged[];
  readonly track: Omit<Parameters<typeof TrackDrawing>[0], 'ranges' | 'kind'>;
  readonly current: string | undefined;
  onChoose(id: string): void;
}

function Rows({ t, judged, track, current, onChoose }: RowsProps) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [stop, setStop] = useState(0);
  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: judged.length - 1 }[event.key];
    if (next === undefined || !judged[next]) return;
    setStop(next);
    buttons.current[next]?.focus();
    event.preventDefault();
  };
  return (
    <ul className="lt-hypothesis-list" aria-label={t('hypotheses.list')} onKeyDown={keyDown}>
      {judged.map(({ id, slow, judgement, verdict }, i) => (
        <li
          key={id}
          className="lt-hypothesis"
          data-verdict={judgement ? (judgement.fits ? 'fits' : 'out') : 'pending'}
        >
          <div className="lt-hypothesis-name">
            <button
              ref={(button) => {
                buttons.current[i] = button;
              }}
              type="button"
              className="lt-hypothesis-button"
              aria-current={id === current ? 'true' : undefined}
              aria-describedby={`lt-hypothesis-${id}`}
              tabIndex={i === stop ? 0 : -1}
              onFocus={() => setStop(i)}
              onClick={() => onChoose(id)}
            >
              {t(`hypothesis.${id}`)}
            </button>
            {id === current && <span className="lt-tag">{t('hypotheses.current')}</span>}
            <span className="lt-small lt-mute lt-hypothesis-meaning">{t(`hypothesis.${id}.meaning`)}</span>
          </div>
          <div className="lt-hypothesis-track" dir="ltr">
            <TrackDrawing {...track} ranges={slow ?? []} kind={judgement?.fits ? 'fits' : 'out'} />
          </div>
          <p id={`lt-hypothesis-${id}`} className="lt-text lt-small lt-hypothesis-verdict">
            {judgement ? (
              <>
                <span className="lt-hypothesis-sign" aria-hidden="true">
                  {judgement.fits ? '✓' : '✗'}
                </span>{' '}
                <strong>{t(judgement.fits ? 'hypotheses.fits' : 'hypotheses.out')}</strong> {verdict}
              </>
            ) : (
              <span className="lt-mute">{t('hypotheses.pending')}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function SlowTable({ t, judged }: Pick<RowsProps, 't' | 'judged'>) {
  return (
    <Fold summary={t('hypotheses.table')}>
      <Scroll label={t('hypotheses.table')}>
        <table className="lt-table lt-hypotheses-table">
          <thead>
            <tr>
              <th scope="col">{t('hypotheses.column.name')}</th>
              <th scope="col">{t('hypotheses.column.slow')}</th>
              <th scope="col">{t('hypotheses.column.verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {judged.map(({ id, slow, judgement, verdict }) => (
              <tr key={id}>
                <th scope="row">{t(`hypothesis.${id}`)}</th>
                <td>
                  {slow?.map((range, i) => (
                    <span key={range.from}>
                      {i > 0 && ', '}
                      <bdi className="lt-num">{rangeText(t, range)}</bdi>
                    </span>
                  )) ?? t('hypotheses.pending')}
                  {slow?.length === 0 && t('hypotheses.nowhere')}
                </td>
                <td>
                  {judgement && t(judgement.fits ? 'hypotheses.fits' : 'hypotheses.out')} {verdict}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Fold>
  );
}

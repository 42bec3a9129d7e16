/** The moment at which the run will end: dragged along an axis of time, or typed. */

import { useState } from 'react';
import type { Text } from '../../text/catalogue';
import { formatDuration } from '../../text/format';
import { readGuess } from '../../text/guess';
import { spoken } from '../../text/spoken';
import type { ThemeName } from '../theme';
import { useWidth } from '../useWidth';
import { Asked } from './Asked';
import { FinishAxis } from './FinishAxis';
import { FONT_SIZE } from './fontSize';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly question: string;
  /** End of the axis, ns. */
  readonly until: number;
  onAnswer(ns: number): void;
  onShow(): void;
}

const STEPS = 400;

export function FinishField({ t, theme, question, until, onAnswer, onShow }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(280);
  const [at, setAt] = useState(until / 2);
  const [moved, setMoved] = useState(false);
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const move = (ns: number): void => {
    setAt(ns);
    setMoved(true);
    setDraft(undefined);
    setProblem(undefined);
  };
  const hand = (): void => {
    if (draft === undefined) {
      if (moved) onAnswer(at);
      else setProblem(t('guess.empty'));
      return;
    }
    const guess = readGuess('duration', draft);
    if (guess.ok) onAnswer(guess.value);
    else setProblem(t(guess.key, guess.args));
  };
  return (
    <Asked t={t} question={question} problem={problem} onAnswer={hand} onShow={onShow}>
      {(problemId) => (
        <>
          <div ref={ref} dir="ltr" className="lt-finish">
            <input
              className="lt-finish-range"
              type="range"
              min={0}
              max={STEPS}
              value={Math.round((at / until) * STEPS)}
              aria-label={t('finish.label')}
              aria-valuetext={spoken(formatDuration(at, 3), t)}
              aria-describedby={problemId}
              onChange={(event) => move((Number(event.target.value) / STEPS) * until)}
            />
            <FinishAxis
              t={t}
              width={width}
              fontSize={FONT_SIZE[theme]}
              until={until}
              marks={moved ? [{ id: 'guess', at }] : []}
            />
          </div>
          <label className="lt-guess">
            <span className="lt-small">{t('finish.type')}</span>
            <input
              className="lt-input"
              type="text"
              dir="ltr"
              autoComplete="off"
              value={draft ?? (moved ? formatDuration(at, 3) : '')}
              aria-invalid={problem !== undefined}
              aria-describedby={problemId}
              onChange={(event) => {
                setDraft(event.target.value);
                setProblem(undefined);
              }}
              onBlur={() => {
                // what can be read moves the mark
                const guess = draft === undefined ? undefined : readGuess('duration', draft);
                if (guess?.ok) move(guess.value);
              }}
            />
          </label>
        </>
      )}
    </Asked>
  );
}

/** A lesson on paper or in a second window: the teacher's guide, the worksheet, the notes. Loaded when one is opened. */

import { type ReactNode, useState } from 'react';
import type { Sheet } from '../../state/linkState';
import { addressWith } from '../../state/linkSync';
import { Notices } from '../page/Notices';
import { useSelect, useSession } from '../useSession';
import { Guide } from './Guide';
import { Notes } from './Notes';
import { useLessonRuns, useLessonText } from './useStep';
import { Worksheet } from './Worksheet';
import './sheet.css';

export function SheetPage({ sheet }: { readonly sheet: Sheet }) {
  const at = useSelect((state, select) => select.atStep(state));
  const t = useLessonText(at);
  const { actions, select } = useSession();
  const { runs } = useLessonRuns();
  const [answers, setAnswers] = useState(false);
  if (!at) return null;
  const link = addressWith(select.lessonFragment({ id: at.lesson.id }));
  const title = t(`sheet.${sheet}`, { title: t('lesson.title') });
  const tools: ReactNode = (
    <div className="lt-sheet-tools">
      <button type="button" className="lt-button" onClick={() => actions.showSheet(undefined)}>
        {t('lesson.asPage')}
      </button>
      {sheet !== 'notes' && (
        <button type="button" className="lt-button lt-button-main" onClick={() => window.print()}>
          {t('sheet.print')}
        </button>
      )}
      {sheet === 'worksheet' && (
        <label className="lt-choice">
          <input type="checkbox" checked={answers} onChange={(event) => setAnswers(event.target.checked)} />
          <span>{t('sheet.answers')}</span>
        </label>
      )}
    </div>
  );
  return (
    <main className={`lt-sheet lt-sheet-${sheet}`}>
      {tools}
      <Notices />
      <h1 className="lt-sheet-title">{title}</h1>
      {sheet === 'guide' && <Guide t={t} at={at} runs={runs} />}
      {sheet === 'worksheet' && <Worksheet t={t} at={at} runs={runs} answers={answers} />}
      {sheet === 'notes' && <Notes t={t} at={at} runs={runs} />}
      {sheet !== 'notes' && (
        <p className="lt-small lt-sheet-made">
          {t('sheet.made')} <bdi className="lt-sheet-link">{link}</bdi>
        </p>
      )}
    </main>
  );
}

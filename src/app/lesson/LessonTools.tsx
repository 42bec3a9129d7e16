/** What else can be done with a lesson: the deep track, the teacher's things, starting again, leaving it. */

import { useState } from 'react';
import { addressWith } from '../../state/linkSync';
import type { AtStep } from '../../state/selectors';
import type { Text } from '../../text/catalogue';
import { useSelect, useSession } from '../useSession';

/** Enough that two windows meet and no others. */
const newPair = (): string => Math.random().toString(36).slice(2, 12).padEnd(4, '0');

export function LessonTools({ at, t }: { readonly at: AtStep; readonly t: Text }) {
  const { actions, select, pair } = useSession();
  const deep = useSelect((state) => state.deep);
  const place = useSelect((state) => state.link.lesson);
  const [name] = useState(newPair);
  const [alone, setAlone] = useState(false);
  const told = useSelect((state) => state.host?.answers !== false);
  if (!place) return null;
  const notes = addressWith(select.lessonFragment({ ...place, sheet: 'notes' }), `pair=${name}`);
  return (
    <>
      {told && (
        <>
          <button
            type="button"
            className="lt-button lt-button-quiet"
            aria-pressed={deep}
            title={t('lesson.deep.long')}
            onClick={() => actions.setDeep(!deep)}
          >
            {t('lesson.deep')}
          </button>
          <button
            type="button"
            className="lt-button lt-button-quiet"
            onClick={() => actions.setPresenting(true)}
          >
            {t('lesson.present')}
          </button>
          <a
            className="lt-button lt-button-quiet"
            href={notes}
            target="_blank"
            rel="noopener"
            onClick={() => setAlone(!pair(name))}
          >
            {t('lesson.notes')}
          </a>
          {alone && <p className="lt-text lt-small">{t('lesson.notes.alone')}</p>}
          <button
            type="button"
            className="lt-button lt-button-quiet"
            onClick={() => actions.showSheet('guide')}
          >
            {t('lesson.guide')}
          </button>
          <button
            type="button"
            className="lt-button lt-button-quiet"
            onClick={() => actions.showSheet('worksheet')}
          >
            {t('lesson.worksheet')}
          </button>
        </>
      )}
      <button
        type="button"
        className="lt-button lt-button-quiet"
        title={t('lesson.restart.long')}
        onClick={() => actions.openLesson(at.lesson.id)}
      >
        {t('lesson.restart')}
      </button>
      {told && (
        <button
          type="button"
          className="lt-button lt-button-quiet"
          title={t('lesson.leave.long')}
          onClick={actions.leaveLesson}
        >
          {t('lesson.leave')}
        </button>
      )}
    </>
  );
}

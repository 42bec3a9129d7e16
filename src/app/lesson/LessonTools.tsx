/** What else can be done with a lesson: the deep track, the teacher's things, leaving it. */

import type { AtStep } from '../../state/selectors';
import type { Text } from '../../text/catalogue';
import { useSelect, useSession } from '../useSession';

export function LessonTools({ t }: { readonly at: AtStep; readonly t: Text }) {
  const { actions } = useSession();
  const deep = useSelect((state) => state.deep);
  return (
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
        title={t('lesson.leave.long')}
        onClick={actions.leaveLesson}
      >
        {t('lesson.leave')}
      </button>
    </>
  );
}

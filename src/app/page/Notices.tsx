/** What could not be used of a link: said once, gone when dismissed. */

import { noticeSentence } from '../../state/notices';
import { useSelect, useSession, useText } from '../useSession';

export function Notices() {
  const t = useText();
  const { actions } = useSession();
  const notices = useSelect((state) => state.notices);
  if (notices.length === 0) return null;
  return (
    <section className="lt-notices" aria-label={t('notices.title')}>
      <ul>
        {notices.map((notice) => {
          const sentence = noticeSentence(t, notice);
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
      <button type="button" className="lt-button" onClick={actions.dismissNotices}>
        {t('notices.dismiss')}
      </button>
    </section>
  );
}

/** What could not be used of a link: said once, gone when dismissed. */

import { noticeSentence } from '../../state/notices';
import { noticeWords } from '../../text/en/notices';
import { useSelect, useSession } from '../useSession';
import { useTextWith } from '../useTextWith';

export function NoticeList() {
  const story = useSelect((state, select) => select.scenario(state));
  const t = useTextWith(noticeWords, story);
  const { actions } = useSession();
  const notices = useSelect((state) => state.notices);
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

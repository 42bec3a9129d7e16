/** A newer page has been fetched: whoever wants it gets it, and stays where they are. */

import { useLaterText } from '../useLaterText';
import { useSession } from '../useSession';

export function UpdateNotice({ bring }: { bring(): void }) {
  const t = useLaterText();
  const { actions } = useSession();
  return (
    <section className="lt-notices" aria-label={t('update.title')}>
      <p className="lt-text" role="status">
        {t('update.ready')}
      </p>
      <span>
        <button type="button" className="lt-button" onClick={bring}>
          {t('update.reload')}
        </button>{' '}
        <button
          type="button"
          className="lt-button lt-button-quiet"
          onClick={() => actions.offerNewer(undefined)}
        >
          {t('update.later')}
        </button>
      </span>
    </section>
  );
}

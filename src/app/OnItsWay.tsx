/** In the place of a story that is being loaded, or could not be. */

import { useSession, useText } from './useSession';

export function OnItsWay({ failed }: { readonly failed: boolean }) {
  const t = useText();
  const { actions } = useSession();
  if (!failed) return <p className="lt-text lt-waiting">{t('story.loading')}</p>;
  return (
    <div className="lt-broken">
      <p className="lt-problem">{t('story.failed')}</p>
      <button type="button" className="lt-button" onClick={actions.retryOpening}>
        {t('story.retry')}
      </button>
    </div>
  );
}

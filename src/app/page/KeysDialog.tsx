/** The keys, from the one table that also serves them. */

import { KEYS, type KeyRow, PRESENTER_KEYS } from '../keys';
import { useLaterText } from '../useLaterText';
import { Dialog } from './Dialog';
import { TIMELINE_KEYS } from './timelineKeys';

export function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useLaterText();
  return (
    <Dialog t={t} title={t('keys.title')} onClose={onClose}>
      <KeyList rows={KEYS} />
      <h3 className="lt-heading">{t('keys.timeline')}</h3>
      <KeyList rows={TIMELINE_KEYS} />
      <h3 className="lt-heading">{t('keys.presenting')}</h3>
      <KeyList rows={PRESENTER_KEYS} />
      <p className="lt-text lt-small lt-mute">{t('keys.note')}</p>
    </Dialog>
  );
}

function KeyList({ rows }: { readonly rows: readonly Pick<KeyRow, 'shown' | 'does'>[] }) {
  const t = useLaterText();
  return (
    <dl className="lt-keys">
      {rows.map(({ shown, does }) => (
        <div key={does}>
          <dt>
            {shown.map((key) => (
              <kbd key={key} className="lt-num">
                {t.has(key) ? t(key) : key}
              </kbd>
            ))}
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}

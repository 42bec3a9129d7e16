/** The link to what is seen: copied where the browser allows it, and there to be copied by hand where it does not. */

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { addressWith } from '../../state/linkSync';
import { formatCount } from '../../text/format';
import { useLaterText } from '../useLaterText';
import { useSelect, useSession } from '../useSession';
import { copyField } from './copyField';
import { Dialog } from './Dialog';
import { QrCode } from './QrCode';

/** For who makes a page. */
const EmbedDialog = lazy(async () => ({ default: (await import('./EmbedDialog')).EmbedDialog }));

/** Some mail programs break longer ones. */
const LONG = 2000;

export function ShareDialog({ onClose }: { onClose(): void }) {
  const t = useLaterText();
  const { store, select } = useSession();
  // of a lesson, the step is shared; somebody's own answers only if they want it
  const { lesson } = store.getState().link;
  const answered = lesson !== undefined && Object.keys(lesson.answers).length > 0;
  const [mine, setMine] = useState(false);
  const state = store.getState();
  const link = addressWith(mine ? select.fragment(state) : select.fragmentForOthers(state));
  const [copied, setCopied] = useState<boolean>();
  const [embedding, setEmbedding] = useState(false);
  const scenario = useSelect((now, of) => of.scenario(now));
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    let gone = false;
    void copyField(link, field.current).then((done) => gone || setCopied(done));
    return () => {
      gone = true;
    };
  }, [link]);

  if (embedding && scenario)
    return (
      <Suspense fallback={null}>
        <EmbedDialog scenario={scenario} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog t={t} title={t('share.title')} onClose={onClose}>
      <label className="lt-share">
        <span>{t('share.link')}</span>
        <textarea
          ref={field}
          className="lt-input"
          readOnly
          rows={3}
          dir="ltr"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      {answered && (
        <label className="lt-choice">
          <input type="checkbox" checked={mine} onChange={(event) => setMine(event.target.checked)} />
          <span>{t('share.answers')}</span>
        </label>
      )}
      <p className="lt-text" role="status">
        {copied === undefined ? '' : t(copied ? 'share.copied' : 'share.byHand')}
      </p>
      {link.length > LONG && (
        <p className="lt-text">{t('share.long', { count: formatCount(link.length) })}</p>
      )}
      {scenario && (
        <p className="lt-text">
          <button type="button" className="lt-button" onClick={() => setEmbedding(true)}>
            {t('share.embed')}
          </button>
        </p>
      )}
      <QrCode text={link} label={t('share.code')} tooLong={t('share.codeTooLong')} />
    </Dialog>
  );
}

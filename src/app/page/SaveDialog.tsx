/**
 * What of this page can be taken along as a file. Where a page around forbids downloads without a word, what was made can
 * be shown here, and copied or saved by hand.
 */

import { useEffect, useRef, useState } from 'react';
import { addressWith } from '../../state/linkSync';
import type { Shown } from '../../state/shown';
import { formatBytes, formatCount } from '../../text/format';
import { type Format, type Thing, TYPES, thingsOf } from '../export/things';
import { NotSaved, saveFile } from '../saveFile';
import { useLaterText } from '../useLaterText';
import { useSelect, useSession } from '../useSession';
import { Dialog } from './Dialog';
import { MadeHere } from './MadeHere';

interface Props {
  readonly shown: Shown;
  onClose(): void;
}

type Outcome = { readonly key: string; readonly args?: Readonly<Record<string, string>> };

export function SaveDialog({ shown, onClose }: Props) {
  const t = useLaterText();
  const session = useSession();
  const { store, select, handOver } = session;
  const place = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<Element>();
  const [crc, setCrc] = useState(false);
  const [busy, setBusy] = useState(false);
  const [handed, setHanded] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [made, setMade] = useState<{ readonly thing: Thing; readonly format: Format }>();
  const preset = useSelect((state, of) => of.preset(state));
  const frames = formatCount(shown.trace.rowsOfLane[shown.ledger.lane]!.length);
  useEffect(() => setApp(place.current?.closest('.lt-app') ?? document.body), []);
  const things = app ? thingsOf({ session, shown, t, app, crc }) : [];

  const save = async (thing: Thing, format: Format): Promise<void> => {
    setBusy(true);
    setMade(undefined);
    setOutcome({ key: 'save.busy' });
    const what = thing.id === 'capture' ? '' : `-${thing.id}`;
    const name = `linetime-${shown.scenario.id}-${preset ?? 'own'}${what}.${format}`;
    try {
      const pieces = await thing.make(format);
      const saved = await saveFile(name, TYPES[format], pieces, handOver);
      setHanded(saved.handed === true);
      setMade({ thing, format });
      setOutcome({ key: `save.${saved.way}`, args: { name, size: formatBytes(saved.bytes) } });
    } catch (error) {
      setOutcome(
        error instanceof NotSaved
          ? { key: 'save.cancelled' }
          : { key: 'save.failed', args: { reason: (error as Error).message } },
      );
    }
    setBusy(false);
  };

  return (
    <Dialog t={t} title={t('save.title')} onClose={onClose}>
      <div ref={place} className="lt-things">
        {things.map((thing) => (
          <div key={thing.id} className="lt-thing">
            <span>{t(`save.thing.${thing.id}`, { frames })}</span>
            <span className="lt-thing-formats">
              {thing.formats.map((format) => (
                <button
                  key={format}
                  type="button"
                  className="lt-button"
                  disabled={busy}
                  aria-label={`${t(`save.thing.${thing.id}`, { frames })}: ${t(`save.format.${format}`)}`}
                  onClick={() => void save(thing, format)}
                >
                  {t(`save.format.${format}`)}
                </button>
              ))}
            </span>
            {thing.id === 'capture' && (
              <label className="lt-choice lt-small">
                <input type="checkbox" checked={crc} onChange={(event) => setCrc(event.target.checked)} />
                <span>{t('save.crc')}</span>
              </label>
            )}
          </div>
        ))}
      </div>
      <p className="lt-text" role="status">
        {outcome ? t(outcome.key, outcome.args ?? {}) : ''}
      </p>
      {outcome?.key === 'save.download' && made && (
        <>
          <p className="lt-text lt-small">
            {handed && t('save.handed')} {t('save.nothing')}{' '}
            <a href={addressWith(select.fragment(store.getState()))} target="_blank" rel="noopener">
              {t('save.ownTab')}
            </a>
          </p>
          <MadeHere key={`${made.thing.id} ${made.format}`} t={t} {...made} />
        </>
      )}
    </Dialog>
  );
}

/** What of a run can be taken along as a file: so far the frames, as a capture for network analysers. */

import { useState } from 'react';
import type { Capture } from '../../scenarios/scenario';
import { addressWith } from '../../state/linkSync';
import type { Shown } from '../../state/shown';
import { formatBytes, formatCount } from '../../text/format';
import { NotSaved, saveFile } from '../saveFile';
import { useLaterText } from '../useLaterText';
import { useSelect, useSession } from '../useSession';
import { Dialog } from './Dialog';

interface Props {
  readonly shown: Shown;
  readonly capture: Capture;
  onClose(): void;
}

type Outcome = { readonly key: string; readonly args?: Readonly<Record<string, string>> };

export function SaveDialog({ shown, capture, onClose }: Props) {
  const t = useLaterText();
  const { store, select, handOver } = useSession();
  const [crc, setCrc] = useState(false);
  const [busy, setBusy] = useState(false);
  const [handed, setHanded] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const preset = useSelect((state, of) => of.preset(state));
  const frames = formatCount(shown.trace.rowsOfLane[shown.ledger.lane]!.length);

  const save = async (): Promise<void> => {
    setBusy(true);
    setOutcome({ key: 'save.busy' });
    const name = `linetime-${shown.scenario.id}-${preset ?? 'own'}.pcap`;
    try {
      const { way, bytes, handed } = await saveFile(
        name,
        'application/vnd.tcpdump.pcap',
        piecesOf(shown, capture, crc),
        handOver,
      );
      setHanded(handed === true);
      setOutcome({ key: `save.${way}`, args: { name, size: formatBytes(bytes) } });
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
      <p className="lt-text">{t('save.capture', { frames })}</p>
      <label className="lt-text lt-save-choice">
        <input type="checkbox" checked={crc} onChange={(event) => setCrc(event.target.checked)} />{' '}
        {t('save.crc')}
      </label>
      <p>
        <button type="button" className="lt-button" disabled={busy} onClick={() => void save()}>
          {t('save.captureButton')}
        </button>
      </p>
      <p className="lt-text" role="status">
        {outcome ? t(outcome.key, outcome.args ?? {}) : ''}
      </p>
      {outcome?.key === 'save.download' && (
        <p className="lt-text lt-small">
          {handed && t('save.handed')} {t('save.nothing')}{' '}
          <a href={addressWith(select.fragment(store.getState()))} target="_blank" rel="noopener">
            {t('save.ownTab')}
          </a>
        </p>
      )}
    </Dialog>
  );
}

/** Stops with an error where the run's memory has been given to another run meanwhile. */
function* piecesOf(shown: Shown, capture: Capture, crc: boolean) {
  const { trace, result, scenario } = shown;
  for (const piece of capture.pieces(trace, result.values, result.seed, crc)) {
    if (trace.columns.start.byteLength === 0) throw new Error(`the run of "${scenario.id}" is gone`);
    yield piece;
  }
}

/** The figures of a run as a table that can be copied. Where the clipboard is shut, the text is shown and selected. */

import { useEffect, useRef, useState } from 'react';
import type { Text } from '../../text/catalogue';
import { copySelected, writeClipboard } from './copyText';
import { asText, type FigureRow } from './layout';
import './figures.css';

interface Props {
  readonly t: Text;
  readonly rows: readonly FigureRow[];
}

export function FiguresView({ t, rows }: Props) {
  const two = rows.some(({ other }) => other !== undefined);
  return (
    <div className="lt-figures">
      <table className="lt-table">
        <caption className="lt-hidden">{t('figures.caption')}</caption>
        <thead className={two ? undefined : 'lt-hidden'}>
          <tr>
            <th scope="col">{t('figures.column.name')}</th>
            {two && (
              <th scope="col" className="lt-cell-number">
                A
              </th>
            )}
            <th scope="col" className="lt-cell-number">
              {two ? 'B' : t('figures.column.value')}
            </th>
            <th scope="col">{t('figures.column.provenance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, value, other, provenance, note }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                {note !== undefined && <small className="lt-mute lt-figure-note">{note}</small>}
              </th>
              {two && (
                <td className="lt-cell-number">
                  <bdi className="lt-num lt-figure-value">{other}</bdi>
                </td>
              )}
              <td className="lt-cell-number">
                <bdi className="lt-num lt-figure-value">{value}</bdi>
              </td>
              <td className="lt-cell-number">
                <span className="lt-tag" data-provenance={provenance}>
                  {t(`provenance.${provenance}`)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 0 && <Copy t={t} text={asText(rows, (provenance) => t(`provenance.${provenance}`))} />}
    </div>
  );
}

type Outcome = 'copied' | 'byHand';

function Copy({ t, text }: { readonly t: Text; readonly text: string }) {
  const [done, setDone] = useState<{ readonly outcome: Outcome; readonly text: string }>();
  const area = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // another run has other figures: what was copied is not these
  const outcome = done?.text === text ? done.outcome : undefined;

  const copy = async (): Promise<void> =>
    setDone({ outcome: (await writeClipboard(text)) ? 'copied' : 'byHand', text });

  // once the box is there, the older way can be tried
  useEffect(() => {
    if (outcome !== 'byHand' || !area.current || !copySelected(area.current)) return;
    button.current?.focus({ preventScroll: true }); // the box goes
    setDone({ outcome: 'copied', text });
  }, [outcome, text]);

  return (
    <div className="lt-figures-copy">
      <button ref={button} type="button" className="lt-button lt-small" onClick={() => void copy()}>
        {t('figures.copy')}
      </button>{' '}
      <span role="status" className="lt-small">
        {outcome !== undefined && t(`figures.${outcome}`)}
      </span>
      {outcome === 'byHand' && (
        <textarea
          ref={area}
          className="lt-input lt-figures-text"
          readOnly
          rows={Math.min(8, text.split('\n').length)}
          value={text}
          aria-label={t('figures.text')}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}

/** One line above the experiment: which one it is, and the way to the whole app with what is seen here. */

import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../app/page/Dialog';
import { useSelect, useSession } from '../app/useSession';
import { textFor } from '../text';
import { embed } from '../text/en/embed';
import { fullAddress } from './parameters';
import './embed.css';

export function EmbedBar({ href }: { readonly href: string }) {
  const { store, select } = useSession();
  const lang = useSelect((state) => state.preferences.lang);
  const scenario = useSelect((state) => select.scenario(state));
  const t = useMemo(() => textFor(lang, { ...embed, ...scenario?.text }), [lang, scenario]);
  const [blocked, setBlocked] = useState<string>();
  const link = useSelect((state) =>
    fullAddress(href, select.fragment(state), {
      hidden: [],
      locked: [],
      answers: state.host?.answers !== false,
    }),
  );
  const open = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const now = fullAddress(href, select.fragment(store.getState()), {
      hidden: [],
      locked: [],
      answers: store.getState().host?.answers !== false,
    });
    // only without `noopener` the browser tells whether it opened anything
    const opened = openWindow(now);
    if (opened) opened.opener = null;
    else setBlocked(now);
  };
  return (
    <nav className="lt-embed-bar" aria-label={t('embed.bar')}>
      <span className="lt-embed-title">
        {scenario ? (
          <>
            <bdi className="lt-num">{scenario.year}</bdi> {t('title')}
          </>
        ) : (
          t('app.name')
        )}
      </span>
      <a
        className="lt-embed-full"
        href={link}
        target="_blank"
        rel="noopener"
        title={t('embed.full.long')}
        onClick={open}
      >
        {t('embed.full')}
        <svg aria-hidden="true" viewBox="0 0 12 12" width="10" height="10">
          <path
            d="M4 1.5H1.5v9h9V8M7 1.5h3.5V5M10.5 1.5 5.5 6.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
          />
        </svg>
      </a>
      {blocked !== undefined && (
        <Dialog t={t} title={t('embed.full')} onClose={() => setBlocked(undefined)}>
          <p className="lt-text">
            {t('embed.full.blocked')} {t('embed.full.copy')}
          </p>
          <SelectedLink link={blocked} label={t('embed.full')} />
        </Dialog>
      )}
    </nav>
  );
}

function SelectedLink({ link, label }: { readonly link: string; readonly label: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <textarea
      ref={field}
      className="lt-input lt-embed-link"
      readOnly
      rows={3}
      dir="ltr"
      aria-label={label}
      value={link}
    />
  );
}

function openWindow(address: string): Window | undefined {
  try {
    return window.open(address, '_blank') ?? undefined;
  } catch {
    return undefined;
  }
}

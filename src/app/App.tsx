/** The whole app: home or experiment, header, keys, voice. Everything it needs comes with the session. */

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { keyFor } from './keys';
import { loadExperiment } from './loadExperiment';
import { OnItsWay } from './OnItsWay';
import { Boundary } from './page/Boundary';
import { KeysDialog, UpdateNotice } from './page/dialogs';
import { Header } from './page/Header';
import { LiveRegion } from './page/LiveRegion';
import { Notices } from './page/Notices';
import { SkipLinks } from './page/SkipLinks';
import { loadHome } from './parts';
import { useSelect, useSession, useText } from './useSession';
import '../views/theme.css';
import './app.css';

/** Loaded apart: nobody needs both at once. */
const Experiment = lazy(loadExperiment);
const Home = lazy(loadHome);
const SheetPage = lazy(async () => ({ default: (await import('./lesson/SheetPage')).SheetPage }));

export interface AppProps {
  /** In the place of the header; absent: the header. */
  readonly bar?: ReactNode;
}

export function App({ bar }: AppProps) {
  const t = useText();
  const { actions, store, select, ownsPage } = useSession();
  const theme = useSelect((state) => select.theme(state));
  const still = useSelect((state) => select.still(state));
  const scenario = useSelect((state) => select.scenario(state));
  const presenting = useSelect((state) => state.presenting);
  const sheet = useSelect(({ link, host }) => (host?.answers === false ? undefined : link.lesson?.sheet));
  const opening = useSelect((state) => state.opening);
  const newer = useSelect((state) => state.newer);
  const [keysShown, setKeysShown] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const onKey = (event: globalThis.KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const { playing, presenting: presents, blank, frozen } = store.getState();
    const row = keyFor(event, event.target as Element, presents, !ownsPage);
    if (!row) return;
    event.preventDefault();
    row.run({ actions, playing, still, blank, frozen, showKeys: () => setKeysShown(true) });
  };
  useEffect(() => {
    if (!ownsPage) return;
    const onBody = (event: globalThis.KeyboardEvent): void => {
      if (event.target === document.body) onKey(event);
    };
    document.addEventListener('keydown', onBody);
    return () => document.removeEventListener('keydown', onBody);
  });

  // the parts of the page that all stories share come beside the story, not after it
  useEffect(() => {
    if (opening) loadExperiment().catch(() => {}); // whoever shows it will say so
  }, [opening]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole app, from wherever the focus is in it
    <div
      className={presenting ? 'lt-app lt-presenting' : 'lt-app'}
      data-theme={theme}
      data-motion={still ? 'off' : 'auto'}
      dir={t.dir}
      // a click on empty paper puts the focus here, so that keys work after it
      tabIndex={-1}
      onKeyDown={(event) => onKey(event.nativeEvent)}
    >
      {ownsPage && scenario && <SkipLinks />}
      {!presenting && (bar === undefined ? <Header onKeys={() => setKeysShown(true)} /> : bar)}
      <Suspense fallback={null}>{newer && <UpdateNotice bring={newer} />}</Suspense>
      <Boundary key={attempt} t={t} about={scenario} onRetry={() => setAttempt(attempt + 1)}>
        {opening ? (
          <OnItsWay failed={opening.failed} />
        ) : scenario ? (
          <Suspense fallback={<p className="lt-text lt-waiting">{t('run.first')}</p>}>
            {sheet ? <SheetPage sheet={sheet} /> : <Experiment key={scenario.id} scenario={scenario} />}
          </Suspense>
        ) : (
          <>
            <Notices />
            <Suspense fallback={null}>
              <Home />
            </Suspense>
          </>
        )}
      </Boundary>
      <LiveRegion />
      <Suspense fallback={null}>{keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}</Suspense>
    </div>
  );
}

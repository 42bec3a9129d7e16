/**
 * The app in somebody else's page: how much of it is seen, what of it may be changed, and what the page around hears and
 * says. Nothing is done before the frame is seen or spoken to.
 */

import { loadExperiment } from '../app/loadExperiment';
import { type MountOptions, mount } from '../app/mount';
import { wear } from '../app/wear';
import { afterPaint } from '../state/afterPaint';
import { unknownNames } from '../state/embedNames';
import { type HostActions, makeHostActions } from '../state/hostActions';
import { keepLocked } from '../state/keepLocked';
import type { Notice } from '../state/notices';
import type { Session } from '../state/session';
import { rememberNothing } from '../state/storage';
import { textFor } from '../text';
import { LOCALES, type Text } from '../text/catalogue';
import { embed } from '../text/en/embed';
import { quoted } from '../text/problems';
import { provideTestLocales } from '../text/testLocales';
import { makeCommands } from './commands';
import { speakDialects } from './dialects';
import { EmbedBar } from './EmbedBar';
import { handKeysOn } from './keys';
import { type Query, readQuery } from './parameters';
import { type Answering, makeReception } from './reception';
import { makeReports, type Reports } from './reports';
import { whenSeen } from './sight';
import { makeSizer, watchSize } from './size';
import { openWire, type Wire } from './wire';

export function openPage(root: HTMLElement, makeWorker: MountOptions['makeWorker']): void {
  rememberNothing();
  // a message may ask for one later
  provideTestLocales();
  const query = readQuery(window.location.search);
  const lang = LOCALES.find((one) => one === new URLSearchParams(window.location.search).get('lang')) ?? 'en';
  const t = textFor(lang, embed);
  const sizer = makeSizer((height) => {
    wire.send('size', { height });
    dialects.tellHeight(height);
  });
  const reception = makeReception(
    () => start(),
    (id) => wire.send('error', { code: 'busy', message: t('embed.error.busy') }, id),
  );
  const wire = openWire({
    frame: window,
    origins: query.origins,
    onMessage: reception.take,
    onFault: ({ code, args }, id) =>
      wire.send('error', { code, message: t(`embed.error.${code}`, args) }, id),
    onOther: (data) => dialects.take(data),
  });
  const dialects = speakDialects(wire, sizer.tell);
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    reception.open(run(root, makeWorker, query, wire, sizer));
  };
  wire.send('waiting', { version: __APP_VERSION__ });
  dialects.greet();
  whenSeen(document.documentElement, start);
}

function run(
  root: HTMLElement,
  makeWorker: MountOptions['makeWorker'],
  query: Query,
  wire: Wire,
  sizer: ReturnType<typeof makeSizer>,
): Answering {
  const { href, search } = window.location;
  const { session } = mount(root, {
    makeWorker,
    search,
    host: query.wishes,
    keepLocked,
    handOver: (name, mime, data) => {
      wire.send('export', { name, mime, data });
      return wire.framed;
    },
    // the address stays as the page around wrote it, and is followed when it writes another
    address: {
      read: () => window.location.hash,
      replace: () => {},
      watch(onChange) {
        window.addEventListener('hashchange', onChange);
        return () => window.removeEventListener('hashchange', onChange);
      },
    },
    ...(query.chrome === 'full' ? {} : { bar: query.chrome === 'min' ? <EmbedBar href={href} /> : null }),
  });
  document.documentElement.dataset.embed = query.chrome;
  wear(session);
  const hostActions = makeHostActions(session);
  const text = (): Text => {
    const state = session.store.getState();
    return textFor(state.preferences.lang, { ...session.select.scenario(state)?.text, ...embed });
  };
  let reports: Reports | undefined;
  const sendReady = (id?: string | number): void =>
    wire.send('ready', { version: __APP_VERSION__, scenario: session.store.getState().link.scenario }, id);
  handKeysOn(window, (key) => wire.send('event', { name: 'key', detail: key }));
  keepDialogsNear();
  const act = makeCommands({
    session,
    hostActions,
    text,
    open: session.openFragment,
    fail: (code, message, id) => wire.send('error', { code, message }, id),
    sendState: (id) => reports?.sendState(id),
    sendReady(id) {
      sendReady(id);
      sizer.tell();
    },
    setMost: sizer.setMost,
  });
  return {
    act,
    whenReady(then) {
      whenReady(session, () => {
        hostActions.addNotices(queryNotices(query, text()));
        checkNames(session, hostActions, text);
        watchSize(root, window, sizer);
        sendReady();
        reports = makeReports(session, wire);
        reports.sendState();
        then();
      });
    },
  };
}

/** The first run is there and drawn or will not come, or there is none to come. */
function whenReady({ store }: Session, then: () => void): void {
  const isReady = (): boolean => {
    const { link, opening, run } = store.getState();
    return opening ? opening.failed : link.scenario === undefined || !!run.shown || !!run.failure;
  };
  let done = false;
  // when all that a change brings with it has been written
  const check = (): void =>
    queueMicrotask(() => {
      if (done || !isReady()) return;
      done = true;
      unsubscribe();
      const drawn = (): void => void afterPaint(() => void afterPaint(then));
      if (store.getState().link.scenario === undefined) drawn();
      else loadExperiment().then(drawn, drawn);
    });
  const unsubscribe = store.subscribe(check);
  check();
}

const queryNotices = ({ problems }: Query, t: Text): Notice[] =>
  problems.map(({ id, name, text, known }) => ({
    key: t(`embed.query.${id}`, { name, text: quoted(text), known }),
    args: {},
  }));

/** Names under `hide` and `lock` that mean nothing are told of, with each story anew. */
function checkNames({ store, select }: Session, { addNotices }: HostActions, text: () => Text): void {
  const check = (): void => {
    const state = store.getState();
    const scenario = select.scenario(state);
    if (!scenario || !state.host) return;
    const t = text();
    const told = unknownNames(state.host, scenario).map(({ list, name, near }) => ({
      key: t(near === undefined ? `embed.name.${list}` : `embed.name.${list}.near`, {
        name: quoted(name),
        near: near ?? '',
      }),
      args: {},
    }));
    if (told.length > 0) addNotices(told);
  };
  check();
  store.subscribe((state, before) => {
    if (state.link.scenario !== before.link.scenario || state.host?.locked !== before.host?.locked) check();
  });
}

/** A frame as high as its content shows only a part of itself: a dialog opens where somebody pressed. */
function keepDialogsNear(): void {
  const HIGH = 900;
  const { documentElement } = document;
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      documentElement.toggleAttribute('data-embed-high', window.innerHeight > HIGH);
      const top = Math.max(8, Math.min(target.getBoundingClientRect().top - 40, window.innerHeight - 500));
      documentElement.style.setProperty('--lt-near', `${Math.round(top)}px`);
    },
    true,
  );
}

/**
 * The only writer. Each action changes the store by one step and, where settings change, asks for the run. Times are ns.
 */

import { isLegal, type ParameterValue } from '../sim/parameters';
import { formatDuration } from '../text/format';
import { describeValue, spoken } from '../text/spoken';
import type { KeepLocked } from './hostWishes';
import { makeLessonActions } from './lesson/actions';
import type { Shelf } from './lesson/shelf';
import { type Library, storyIn } from './library';
import type { ReadLink } from './linkReader';
import { beginningOf, HOME, type LinkState, startOf, type TimeWindow } from './linkState';
import type { Opening } from './opening';
import type { ThemeChoice } from './preferences';
import type { Runs } from './runs';
import type { Selectors } from './selectors';
import { silenceBeside } from './silences';
import { eventBeside, spanAt } from './stepping';
import { remember } from './storage';
import type { State, Store } from './store';
import * as undoing from './undo';

export interface ActionParts {
  readonly store: Store;
  readonly select: Selectors;
  readonly runs: Runs;
  /** Starts and stops the frames of playback. */
  readonly clock: { start(): void; stop(): void };
  readonly opening: Opening;
  readonly library: Library;
  readonly shelf: Shelf;
  readonly keepLocked: KeepLocked | undefined;
  say(message: string): void;
}

/** Where the playhead is put when the window follows it: this share behind the window's start. */
const LEAD = 0.1;

export function makeActions(parts: ActionParts) {
  const { store, select, runs, clock, opening, library, shelf, keepLocked, say } = parts;
  const { find } = library;
  const get = store.getState;
  const link = (part: Partial<LinkState>): void =>
    store.setState((state) => ({ link: { ...state.link, ...part } }));
  const t = (key: string, args?: Record<string, string | number>): string => select.text(get())(key, args);

  /** New settings in a gesture: one entry for undo, one question. */
  const edit = (settings: Partial<undoing.Settings>, gesture: undoing.Gesture): void => {
    const { history } = get();
    const before = settingsNow();
    const next = held({ ...before, ...settings });
    const recorded = undoing.record(history, before, gesture);
    const settled = undoing.settle(recorded, next);
    if (undoing.sameSettings(before, next)) store.setState({ history: settled });
    else apply(next, settled);
  };

  /** What the page around the app has locked stays. */
  const held = (next: undoing.Settings): undoing.Settings =>
    keepLocked?.(get().host, settingsNow(), next) ?? next;

  /** What undo goes back to. */
  const settingsNow = (): undoing.Settings => {
    const { values, seed, scenario, pinned } = get().link;
    return { values, seed, scenario, pinned };
  };

  /** Puts settings on the page, and asks for the run if it is another one. */
  const apply = (next: undoing.Settings, history: undoing.History): void => {
    const { link: before, run } = get();
    const another = !undoing.sameRun(settingsNow(), next);
    if (next.scenario === before.scenario) {
      store.setState({ history, link: { ...before, ...next } });
    } else {
      // another story: what was looked at in this one is not there
      clock.stop();
      const scenario = next.scenario === undefined ? undefined : find(next.scenario);
      if (!scenario) return;
      store.setState({
        history,
        link: { ...startOf(scenario), ...next, scenario: scenario.id },
        playing: false,
        speed: undefined,
        selected: undefined,
        run: { ...run, shown: undefined, preview: undefined, read: undefined, failure: undefined },
      });
    }
    if (another) runs.ask();
  };

  const sayVerdict = (): void => {
    const { shown } = get().run;
    if (!shown) return;
    const { parts, detail } = select.verdict(get(), shown);
    say(spoken(`${parts.map(({ text }) => text).join('')} ${detail}`, select.text(get())));
  };
  /** The next run that comes to the page is told of: a gesture has come to its end. Not every step of a drag is. */
  let owed = false;
  const tell = (): void => {
    owed = get().run.pending;
    if (!owed && !get().run.failure) sayVerdict();
  };
  let gestures = 0;
  const atOnce = (name: string): undoing.Gesture => ({ id: `${name}!${++gestures}`, phase: 'end' });

  const replace = (state: LinkState, more: Partial<State> = {}): void => {
    const { link: before, run } = get();
    clock.stop();
    opening.drop();
    store.setState({
      link: state,
      playing: false,
      speed: undefined,
      selected: undefined,
      history: undoing.NO_HISTORY,
      testing: before.scenario === state.scenario && get().testing,
      ...(before.scenario === state.scenario
        ? {}
        : { run: { ...run, shown: undefined, preview: undefined, read: undefined, failure: undefined } }),
      ...more,
    });
    runs.ask();
  };

  const goBack = (step: typeof undoing.undo, message: string): void => {
    const done = step(get().history, settingsNow());
    if (!done) return;
    owed = true;
    apply(held(done.settings), done.history);
    say(t(message));
  };

  /** A link named an instant but no window: the window goes there when the run has come. */
  let unseen = false;

  /** Moves the window so that `ns` is in it; its length stays. */
  const reveal = (ns: number): void => {
    const { shown } = get().run;
    if (!shown) return;
    const { from, to } = select.window(get(), shown);
    if (ns >= from && ns <= to) return;
    const length = to - from;
    const start = Math.max(0, Math.min(ns - LEAD * length, shown.trace.elapsed - length));
    link({ window: { from: Math.floor(start), to: Math.ceil(start + length) } });
  };

  const seek = (ns: number): void => {
    const elapsed = get().run.shown?.trace.elapsed ?? 0;
    link({ playhead: Math.max(0, Math.min(Math.round(ns), elapsed)) });
  };

  const setPlaying = (playing: boolean): void => {
    const state = get();
    if (state.playing === playing || (playing && !state.run.shown)) return;
    if (playing && select.playhead(state) >= state.run.shown!.trace.elapsed) seek(0);
    store.setState({ playing });
    if (playing) clock.start();
    else clock.stop();
    say(playing ? t('announce.playing') : t('announce.paused', { time: said(select.playhead(get())) }));
  };

  const said = (ns: number): string => spoken(formatDuration(ns), select.text(get()));

  const actions = {
    openLink({ state, notices }: ReadLink): void {
      replace(state, { notices });
      unseen = state.playhead > 0 && state.window === undefined;
    },
    openScenario(id: string): void {
      // what is compared with stays: stories can be compared too
      const { pinned } = get().link;
      opening.open(storyIn(library, id), () =>
        replace({ ...beginningOf(find(id)!), pinned }, { notices: [] }),
      );
    },
    /** undefined: not now. */
    offerNewer(newer: (() => void) | undefined): void {
      store.setState({ newer });
    },
    retryOpening(): void {
      opening.retry();
    },
    openHome(): void {
      replace(HOME, { notices: [] });
    },

    setValue(key: string, value: ParameterValue, gesture: undoing.Gesture): void {
      const parameter = select.scenario(get())?.parameters.find((one) => one.key === key);
      if (!parameter || !isLegal(parameter, value)) return;
      edit({ values: { ...get().link.values, [key]: value } }, gesture);
      if (gesture.phase === 'end') tell();
    },
    resetValue(key: string): void {
      const parameter = select.scenario(get())?.parameters.find((one) => one.key === key);
      if (!parameter) return;
      edit({ values: { ...get().link.values, [key]: parameter.default } }, atOnce(key));
      tell();
      const value = spoken(
        describeValue(parameter, parameter.default, select.text(get())),
        select.text(get()),
      );
      say(t('announce.reset', { name: t(`param.${key}`), value }));
    },
    choosePreset(id: string): void {
      const scenario = select.scenario(get());
      const preset = scenario?.presets.find((one) => one.id === id);
      if (!scenario || !preset) return;
      owed = true;
      edit({ values: { ...select.defaults(scenario), ...preset.values } }, atOnce('preset'));
      say(t('announce.preset', { name: t(`preset.${id}`) }));
    },
    /** Somebody is near the hypotheses. */
    testHypotheses(): void {
      store.setState({ testing: true });
    },
    /** The settings of an explanation; what it is plotted over stays, so that the same call is seen. */
    chooseHypothesis(id: string): void {
      const scenario = select.scenario(get());
      const row = scenario?.hypotheses?.rows.find((one) => one.id === id);
      if (!scenario?.hypotheses || !row) return;
      const { parameter } = scenario.hypotheses;
      const kept = { [parameter]: get().link.values[parameter]! };
      owed = true;
      edit({ values: { ...select.defaults(scenario), ...row.values, ...kept } }, atOnce('hypothesis'));
      say(t('announce.preset', { name: t(`hypothesis.${id}`) }));
    },
    /** All settings at once, as one step for undo. */
    setValues(values: LinkState['values'], seed = get().link.seed): void {
      owed = true;
      edit({ values, seed }, atOnce('values'));
    },
    setSeed(seed: number): void {
      edit({ seed }, atOnce('seed'));
      tell();
    },
    /** A point of the plot: the run that made it. */
    pickPoint(x: number): void {
      const scenario = select.scenario(get());
      if (!scenario) return;
      const { key } = select.plot(get(), scenario).axis.parameter;
      owed = true;
      actions.setValue(key, x, atOnce('point'));
    },
    /** The run on the page becomes A; the controls go on with B. */
    pin(): void {
      const { scenario, values, seed } = get().link;
      if (scenario === undefined || !get().run.shown) return;
      edit({ pinned: { scenario, values, seed } }, atOnce('pin'));
      say(t('announce.pinned'));
    },
    unpin(): void {
      edit({ pinned: undefined }, atOnce('pin'));
      say(t('announce.unpinned'));
    },
    /** A becomes B, and B becomes A. */
    swap(): void {
      const { scenario, values, seed, pinned } = get().link;
      if (!pinned || scenario === undefined) return;
      owed = true;
      edit({ ...pinned, pinned: { scenario, values, seed } }, atOnce('pin'));
      say(t('announce.swapped'));
    },
    undo: () => goBack(undoing.undo, 'announce.undo'),
    redo: () => goBack(undoing.redo, 'announce.redo'),

    /** A run has come to the page, or will not come. */
    runSettled(): void {
      const { run, link: now } = get();
      if (run.pending) return;
      if (unseen && run.shown) reveal(Math.min(now.playhead, run.shown.trace.elapsed));
      unseen = false;
      if (run.failure) say(t(run.failure.key, run.failure.args));
      else if (owed) sayVerdict();
      owed = false;
    },

    setPlaying,
    setSpeed(nsPerSecond: number): void {
      store.setState({ speed: nsPerSecond });
    },
    /** By hand, from the timeline: the window stays. */
    setPlayhead(ns: number): void {
      setPlaying(false);
      store.setState({ selected: undefined });
      seek(ns);
    },
    /** From elsewhere: the window follows. */
    seek(ns: number): void {
      setPlaying(false);
      store.setState({ selected: undefined });
      seek(ns);
      reveal(select.playhead(get()));
    },
    step(direction: 1 | -1): void {
      const { shown } = get().run;
      if (!shown) return;
      const instant = eventBeside(shown.trace, select.playhead(get()), direction);
      actions.seek(instant);
      const row = spanAt(shown.trace, instant);
      if (row === undefined) return;
      const kind = shown.trace.kinds[shown.trace.columns.kind[row]!]!.id;
      store.setState({ selected: row });
      say(t('announce.event', { what: t(`kind.${kind}`), start: said(instant) }));
    },
    stepGap(direction: 1 | -1): void {
      const { shown } = get().run;
      if (!shown) return;
      const gap = silenceBeside(shown.trace, select.line(get(), shown), select.playhead(get()), direction);
      if (!gap) {
        say(t('announce.noGap'));
        return;
      }
      actions.seek(gap.start);
      const args = { length: said(gap.end - gap.start), start: said(gap.start), until: said(gap.until) };
      say(t(gap.until > gap.end ? 'announce.gap.goesOn' : 'announce.gap', args));
    },
    /** One frame of playback. */
    tick(ms: number): void {
      const { shown } = get().run;
      if (!shown || !get().playing) return;
      const next = select.playhead(get()) + (ms / 1000) * select.speed(get());
      // the speed must not change because the window follows
      if (get().speed === undefined) store.setState({ speed: select.speed(get()) });
      seek(next);
      reveal(select.playhead(get()));
      if (next >= shown.trace.elapsed) setPlaying(false);
    },

    setWindow(window: TimeWindow): void {
      const from = Math.max(0, Math.floor(window.from));
      link({ window: { from, to: Math.max(from + 1, Math.ceil(window.to)) } });
    },
    showAll(): void {
      const { shown } = get().run;
      if (shown) link({ window: { from: 0, to: select.clock(get(), shown) } });
    },
    showFirst(): void {
      link({ window: undefined });
    },
    zoom(factor: number): void {
      const { shown } = get().run;
      if (!shown) return;
      const { from, to } = select.window(get(), shown);
      const at = select.playhead(get());
      const centre = at >= from && at <= to ? at : (from + to) / 2;
      const length = Math.min(shown.trace.elapsed, Math.max(1000, (to - from) * factor));
      const start = centre - ((centre - from) / (to - from)) * length;
      const held = Math.max(0, Math.min(start, shown.trace.elapsed - length));
      actions.setWindow({ from: held, to: held + length });
    },
    selectRow(row: number | undefined, ns: number): void {
      setPlaying(false);
      store.setState({ selected: row });
      seek(ns);
    },
    setLine(id: string): void {
      const scenario = select.scenario(get());
      if (scenario?.model.lanes.some((lane) => lane.id === id && lane.role === 'line')) {
        link({ line: id === scenario.model.mainLine ? undefined : id });
      }
    },
    setAxis(key: string): void {
      const own = select.scenario(get())?.plot.parameter === key;
      link({ axis: own ? undefined : key });
    },
    setMeasure(id: string): void {
      const own = select.scenario(get())?.plot.measure === id;
      link({ measure: own ? undefined : id });
    },
    setBy: (by: LinkState['by']) => link({ by }),
    setScope: (scope: LinkState['scope']) => link({ scope }),
    setCounting(id: string): void {
      const own = select.scenario(get())?.countings?.[0]?.id;
      link({ count: id === own ? undefined : id });
    },

    setTheme(theme: ThemeChoice): void {
      store.setState(({ preferences }) => ({ preferences: { ...preferences, theme } }));
      remember('theme', theme);
    },
    setFolded(folded: boolean): void {
      store.setState({ folded });
    },
    dismissNotices(): void {
      store.setState({ notices: [] });
    },
    say,
    ...makeLessonActions({ store, opening, shelf, replace, link }),
  };
  return actions;
}

export type Actions = ReturnType<typeof makeActions>;

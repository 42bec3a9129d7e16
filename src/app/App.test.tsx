import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../tests/helpers/fake-worker';
import { openTestSession } from '../../tests/helpers/session';
import { modelById as findModel } from '../scenarios/models';
import { scenarios } from '../scenarios/registry';
import type { Model } from '../sim/model';
import { RunStopped } from '../sim/run';
import { START } from '../sim/units';
import type { SessionOptions } from '../state/session';
import { openOwnWork } from '../worker/client';
import { App } from './App';
import { loadExperiment } from './loadExperiment';
import { loadAnswers, loadControls, loadReading } from './parts';
import { SessionContext } from './useSession';

/** A short file, so that a test takes no longer than it must. */
const SHORT = 'v=1&scenario=arpanet&fileBits=20000';
const opened: { close(): void }[] = [];

/** The first worker is the page's, the next the sweep's: they stay still, their hundreds of runs are not wanted here. */
function workersOf(find: typeof findModel) {
  let made = 0;
  return () => new FakeWorker(made++ > 0 ? 'hold' : 'serve', find);
}

function show(fragment = SHORT, more: Partial<SessionOptions> = {}) {
  const session = openTestSession(
    { scenarios, openWork: openOwnWork, makeWorker: workersOf(findModel), ...more },
    fragment,
  );
  opened.push(session);
  const view = render(
    <SessionContext value={session}>
      <App />
    </SessionContext>,
  );
  return { ...session, ...view };
}

const verdict = async () => {
  await waitFor(() => expect(document.querySelector('.lt-at-verdict')?.textContent).toMatch(/\d+ %/));
  return document.querySelector('.lt-at-verdict')!.textContent;
};
const settled = (get: () => { run: { pending: boolean } }) =>
  waitFor(() => expect(get().run.pending).toBe(false));

// a shared machine may need its time, and a page that loads its parts late is not what is tested here
configure({ asyncUtilTimeout: 8000 });
beforeAll(() => Promise.all([loadExperiment(), loadAnswers(), loadControls(), loadReading()]), 60_000);
beforeEach(() => {
  // jsdom draws nothing; a missing canvas is one of the things the page has to bear
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  for (const session of opened.splice(0)) session.close();
});

describe('the home page', () => {
  it('shows the stories and opens one', async () => {
    const user = userEvent.setup();
    const { get } = show('');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Where does a line’s time go?',
    );
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBe(3);
    await user.click(screen.getByRole('link', { name: /Half an hour to seven minutes/ }));
    expect(get().link.scenario).toBe('arpanet');
    expect(await verdict()).toMatch(/The line carried your file \d+ % of the time/);
    await user.click(screen.getByRole('link', { name: 'Linetime' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Where does a line’s time go?',
    );
  });
  it('has words for everything on it', async () => {
    const { container } = show('');
    await waitFor(() => expect(container.querySelectorAll('.lt-strip').length).toBeGreaterThan(0));
    expect(container.textContent).not.toMatch(/\b(home|moment|lane|category)\.[a-z]/i);
  });
});

describe('an experiment', () => {
  it('has one heading, one main part, and a name for every part', async () => {
    const { container } = show();
    await verdict();
    await screen.findByRole('region', { name: 'Figures' });
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const section of container.querySelectorAll('section[aria-labelledby]')) {
      expect(document.getElementById(section.getAttribute('aria-labelledby')!)?.textContent).not.toBe('');
    }
    // no key of a catalogue is left standing where words should be
    expect(container.textContent).not.toMatch(
      /\b(region|param|preset|figure|lane|kind|rule|measure|theory|reference|assumption|timeline|playback|picture|controls|ledger|why|elbow)\.[a-z]/i,
    );
  });

  it('changes its verdict with a preset, and takes it back', async () => {
    const user = userEvent.setup();
    const { get } = show();
    const before = await verdict();
    const presets = screen.getByRole('region', { name: 'Settings' });
    await user.click(within(presets).getByRole('button', { name: 'After' }));
    await settled(get);
    expect(await verdict()).not.toBe(before);
    await user.click(within(presets).getByRole('button', { name: 'Undo' }));
    await settled(get);
    expect(await verdict()).toBe(before);
  });

  it('makes one undo entry of a drag', async () => {
    const { get } = show();
    await verdict();
    const slider = screen.getAllByRole('slider').find((one) => one.closest('.lt-at-controls'))!;
    fireEvent.pointerDown(slider);
    for (const value of ['400', '500', '600']) fireEvent.input(slider, { target: { value } });
    fireEvent.pointerUp(slider);
    await settled(get);
    expect(get().history.past).toHaveLength(1);
    fireEvent.keyDown(slider, { key: 'z', ctrlKey: true });
    await settled(get);
    expect(get().history.past).toHaveLength(0);
    expect(get().link.values.bufferBits).toBe(940);
  });

  it('says what is wrong with a link, once, and works', async () => {
    const user = userEvent.setup();
    show(`${SHORT}&bufferBits=8024&colour=blue`);
    const notices = await screen.findByRole('region', { name: 'About the link' });
    expect(notices).toHaveTextContent(
      'cannot be more than 8,023 bit; “8024” is too much. 8,023 bit is used.',
    );
    expect(notices).toHaveTextContent('“colour”');
    expect(await verdict()).toMatch(/\d+ %/);
    await user.click(within(notices).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'About the link' })).toBeNull();
  });

  it('works where workers are blocked', async () => {
    const { get } = show(SHORT, {
      makeWorker: () => {
        throw new Error('blocked');
      },
    });
    expect(await verdict()).toMatch(/\d+ %/);
    await waitFor(() => expect(get().run.shown).toBeDefined());
    expect(get().inPage).toBe(true);
    expect(await verdict()).toContain('keeps background workers from this page');
  });

  it('says what stopped a run and keeps the last picture', async () => {
    let stops = false;
    const stopped = (model: Model): Model => ({
      ...model,
      build() {
        throw new RunStopped('spans', 1, START);
      },
    });
    const { get, actions } = show(SHORT, {
      makeWorker: workersOf((id) => {
        const model = findModel(id);
        return model && stops ? stopped(model) : model;
      }),
    });
    const before = (await verdict())?.replace('Pin as A', '');
    await settled(get);
    stops = true;
    act(() => actions.choosePreset('after'));
    await waitFor(() => expect(get().run.failure).toBeDefined());
    const now = await verdict();
    expect(now).toContain(before);
    expect(now).toMatch(/was stopped.*still shows the run before/);
  });

  it('goes by keys, but not while something is typed', async () => {
    const user = userEvent.setup();
    const { get, container, select } = show();
    await verdict();
    const app = container.querySelector<HTMLElement>('.lt-app')!;
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(app, { key: 'g' });
    expect(select.playhead(get())).toBeGreaterThan(0);
    const at = select.playhead(get());
    const box = screen.getAllByRole('textbox')[0]!;
    fireEvent.keyDown(box, { key: 'g' });
    expect(select.playhead(get())).toBe(at);
    fireEvent.keyDown(app, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    expect(dialog).toHaveTextContent('play or pause');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull();
  });

  it('folds the settings up on a projector, but not the moments, until somebody asks for them', async () => {
    const user = userEvent.setup();
    show(SHORT, { search: '?theme=projector' });
    await verdict();
    const settings = within(screen.getByRole('region', { name: 'Settings' }));
    const fold = settings.getByRole('button', { name: 'Settings' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(settings.queryAllByRole('slider')).toEqual([]);
    expect(settings.getByRole('button', { name: 'After' })).toBeVisible();
    fold.focus();
    await user.keyboard('{Enter}');
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(fold).toHaveFocus();
    expect(settings.getAllByRole('slider').length).toBeGreaterThan(5);
    expect(document.getElementById(fold.getAttribute('aria-controls')!)).toBeVisible();
  });

  it('shows the settings elsewhere, and keeps them as they were left when the look changes', async () => {
    const { actions } = show(SHORT, { search: '?theme=light' });
    await verdict();
    const fold = screen.getByRole('button', { name: 'Settings' });
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    act(() => actions.setTheme('projector'));
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    act(() => actions.setFolded(false));
    act(() => actions.setTheme('dark'));
    act(() => actions.setTheme('projector'));
    expect(fold).toHaveAttribute('aria-expanded', 'true');
  });

  it('leads past the header by keyboard, where the page is its own', async () => {
    const user = userEvent.setup();
    const own = show(SHORT, { ownsPage: true });
    await verdict();
    await screen.findByRole('region', { name: 'Figures' });
    for (const [words, place] of [
      ['Skip to the timeline', 'Timeline'],
      ['Skip to the controls', 'Settings'],
      ['Skip to the results', 'Why is the line silent here?'],
    ] as const) {
      screen.getByRole('button', { name: words }).focus();
      await user.keyboard('{Enter}');
      expect(screen.getByRole('region', { name: place })).toHaveFocus();
    }
    expect(own.container.querySelectorAll('section[tabindex]')).toHaveLength(1);
    own.unmount();
    show();
    await verdict();
    expect(screen.queryByRole('button', { name: /^Skip to/ })).toBeNull();
  });

  it('takes keys from the bare page only where the page is its own', async () => {
    const own = show(SHORT, { ownsPage: true });
    await verdict();
    fireEvent.keyDown(document.body, { key: 'g' });
    expect(own.select.playhead(own.get())).toBeGreaterThan(0);
    own.unmount();
    const guest = show();
    await verdict();
    fireEvent.keyDown(document.body, { key: 'g' });
    expect(guest.select.playhead(guest.get())).toBe(0);
  });

  it('shares a link that opens what is seen', async () => {
    const user = userEvent.setup();
    const { actions } = show();
    await verdict();
    act(() => actions.setSeed(7));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share this experiment' });
    const link = within(dialog).getByRole<HTMLTextAreaElement>('textbox').value;
    expect(link).toContain('#v=1&scenario=arpanet&fileBits=20000&seed=7');
    await within(dialog).findByText(/Copied|copy it yourself/);
  });
});

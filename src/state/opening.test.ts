import { describe, expect, it, vi } from 'vitest';
import { smallScenario } from '../../tests/helpers/small-scenario';
import type { Scenario } from '../scenarios/scenario';
import { makeLibrary, storyIn } from './library';
import { storyOf } from './linkReader';
import { makeOpening } from './opening';
import { readPreferences } from './preferences';
import { makeStore } from './store';

/** Stories that come when the test says so. */
function setUp(ids: readonly string[]) {
  const arrivals = new Map<string, { come(): void; fail(): void }>();
  const library = makeLibrary(
    ids.map((id) => ({
      card: { ...smallScenario, id },
      load: () =>
        new Promise<Scenario>((resolve, reject) => {
          arrivals.set(id, {
            come: () => resolve({ ...smallScenario, id }),
            fail: () => reject(new Error('no network')),
          });
        }),
    })),
  );
  const store = makeStore(readPreferences('', undefined));
  return { library, store, arrivals, opening: makeOpening(store) };
}

describe('opening a story', () => {
  it('loads it once, and is there at once from then on', async () => {
    const { library, store, arrivals, opening } = setUp(['one']);
    const then = vi.fn();
    opening.open(storyIn(library, 'one'), then);
    expect(store.getState().opening).toEqual({ failed: false });
    expect(then).not.toHaveBeenCalled();
    arrivals.get('one')!.come();
    await vi.waitFor(() => expect(then).toHaveBeenCalledTimes(1));
    expect(store.getState().opening).toBeUndefined();
    expect(library.find('one')?.id).toBe('one');
    opening.open(storyIn(library, 'one'), then);
    expect(then).toHaveBeenCalledTimes(2);
  });

  it('opens the last one asked for, however slow it is', async () => {
    const { library, arrivals, opening } = setUp(['slow', 'fast']);
    const opened: string[] = [];
    opening.open(storyIn(library, 'fast'), () => opened.push('fast'));
    opening.open(storyIn(library, 'slow'), () => opened.push('slow'));
    arrivals.get('fast')!.come();
    await Promise.resolve();
    arrivals.get('slow')!.come();
    await vi.waitFor(() => expect(opened).toEqual(['slow']));
  });

  it('says that one cannot be had, and tries again when asked', async () => {
    const { library, store, arrivals, opening } = setUp(['one']);
    const then = vi.fn();
    opening.open(storyIn(library, 'one'), then);
    arrivals.get('one')!.fail();
    await vi.waitFor(() => expect(store.getState().opening).toEqual({ failed: true }));
    opening.retry();
    expect(store.getState().opening).toEqual({ failed: false });
    arrivals.get('one')!.come();
    await vi.waitFor(() => expect(then).toHaveBeenCalledTimes(1));
  });

  it('forgets what it was to open when something else is shown', async () => {
    const { library, store, arrivals, opening } = setUp(['one']);
    const then = vi.fn();
    opening.open(storyIn(library, 'one'), then);
    opening.drop();
    expect(store.getState().opening).toBeUndefined();
    arrivals.get('one')!.come();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(then).not.toHaveBeenCalled();
  });
});

describe('the story that a link is about', () => {
  const cards = ['small', 'second'].map((id) => ({ ...smallScenario, id }));

  it('is the one named, the nearest, the first, or none', () => {
    expect(storyOf('v=1&scenario=second', cards)).toBe('second');
    expect(storyOf('v=1&scenario=secnd', cards)).toBe('second');
    expect(storyOf('v=1&frames=3', cards)).toBe('small');
    expect(storyOf('v=1&scenario=elsewhere', cards)).toBeUndefined();
    expect(storyOf('v=1', cards)).toBeUndefined();
    expect(storyOf('', cards)).toBeUndefined();
    expect(storyOf('%E0%A4%A', cards)).toBeUndefined();
  });
});

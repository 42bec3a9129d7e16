/**
 * The run that is compared with: kept when it is the one on the page, and worked out by a worker of its own when it comes
 * from a link or from undo.
 */

import type { Scenario } from '../scenarios/scenario';
import type { RunClient } from '../worker/client';
import type { Answer, Failure } from '../worker/protocol';
import type { RunSettings } from './linkState';
import type { Notice } from './notices';
import { prepare, type Shown } from './shown';
import type { State, Store } from './store';
import { sameRun } from './undo';

export interface Pins {
  close(): void;
}

const settingsOf = ({ result }: Shown): RunSettings => ({
  scenario: result.scenario,
  values: result.values,
  seed: result.seed,
});

/** `makeOwn` is called when a run must be asked for, once. */
export function makePins(
  store: Store,
  makeOwn: (onAnswer: (answer: Answer) => void) => Pick<RunClient, 'ask' | 'close'>,
  find: (id: string) => Scenario | undefined,
): Pins {
  let client: ReturnType<typeof makeOwn> | undefined;
  let asked = 0;
  let wanted: RunSettings | undefined;

  const take = (answer: Answer): void => {
    if (answer.id !== asked || !wanted) return;
    const scenario = find(wanted.scenario);
    if (answer.kind === 'failure' || !scenario) {
      tell(answer.kind === 'failure' ? answer.failure : undefined);
      return;
    }
    try {
      store.setState({ pinned: prepare(scenario, answer.result, answer.prepared) });
    } catch {
      tell(undefined);
    }
  };
  const tell = (failure: Failure | undefined): void => {
    const why: Notice[] = failure ? [{ key: failure.key, args: failure.args ?? {} }] : [];
    store.setState(({ notices, link }) => ({
      link: { ...link, pinned: undefined },
      notices: [...notices, { key: 'notice.pinnedStopped', args: {} }, ...why],
    }));
  };

  const follow = ({ link, run, pinned }: State): void => {
    if (link.pinned === wanted) return;
    wanted = link.pinned;
    asked = 0;
    if (!wanted) {
      store.setState({ pinned: undefined });
      return;
    }
    const same = (one: Shown | undefined): boolean => one !== undefined && sameRun(settingsOf(one), wanted!);
    if (same(pinned)) return;
    if (same(run.shown)) {
      store.setState({ pinned: run.shown });
      return;
    }
    store.setState({ pinned: undefined });
    client ??= makeOwn(take);
    asked = client.ask({ ...wanted, trace: true });
  };

  const unsubscribe = store.subscribe(follow);
  follow(store.getState());
  return {
    close() {
      unsubscribe();
      client?.close();
    },
  };
}

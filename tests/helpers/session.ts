// A session without a browser: the small scenario, workers as the test wants them, an address in memory.
import type { Scenario } from '../../src/scenarios/scenario';
import type { Address } from '../../src/state/linkSync';
import { openSession, type SessionOptions } from '../../src/state/session';
import { open } from '../../src/worker/core';
import { FakeWorker } from './fake-worker';
import { findSmallModel } from './small-model';
import { smallScenario } from './small-scenario';

function memoryAddress(start = ''): Address & { fragment: string; paste(fragment: string): void } {
  let change = () => {};
  const address = {
    fragment: start,
    read: () => address.fragment,
    replace(fragment: string) {
      address.fragment = fragment;
    },
    watch(onChange: () => void) {
      change = onChange;
      return () => {};
    },
    paste(fragment: string) {
      address.fragment = fragment;
      change();
    },
  };
  return address;
}

export const openTestSession = (more: Partial<SessionOptions> = {}, fragment = 'v=1&scenario=small') => {
  const address = memoryAddress(fragment);
  const frames: ((now: number) => void)[] = [];
  const scenarios: readonly Scenario[] = [smallScenario];
  const session = openSession({
    openWork: (question) => open(question, findSmallModel),
    makeWorker: () => new FakeWorker('serve', findSmallModel),
    address,
    search: '',
    scenarios,
    lessons: [],
    clock: {
      requestFrame: (callback) => frames.push(callback),
      cancelFrame: () => void frames.splice(0),
      watchSight: () => () => {},
    },
    ...more,
  });
  const frame = (now: number) => frames.splice(0).forEach((callback) => void callback(now));
  return { ...session, address, frame, get: session.store.getState };
};

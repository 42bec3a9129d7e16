/** Holds to what the page around an app has locked. Loaded with the embed. */

import type { HostWishes, KeepLocked } from './hostWishes';

export const ALL = 'all';

const isLocked = ({ locked }: HostWishes, key: string): boolean =>
  locked.includes(key) || locked.includes(ALL);

export const keepLocked: KeepLocked = (host, before, next) => {
  if (!host?.locked.length || before.scenario !== next.scenario) return next;
  const values = { ...next.values };
  for (const key in values) if (isLocked(host, key)) values[key] = before.values[key]!;
  return { ...next, values, seed: isLocked(host, 'seed') ? before.seed : next.seed };
};

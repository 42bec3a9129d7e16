/**
 * Links of earlier versions, brought up to the present one step by step. A link once given away opens for ever: when a
 * key changes its name or meaning, the version goes up by one and a step is added here.
 */

export type Pairs = readonly (readonly [key: string, value: string])[];
export type Upgrade = (pairs: Pairs) => Pairs;

export const LINK_VERSION = 1;

/** `UPGRADES[n]` makes a link of version n + 1 out of one of version n. */
const UPGRADES: Readonly<Record<number, Upgrade>> = {};

export function upgrade(
  pairs: Pairs,
  version: number,
  upgrades: Readonly<Record<number, Upgrade>> = UPGRADES,
  target = LINK_VERSION,
): Pairs {
  let current = pairs;
  for (let from = version; from < target; from++) current = upgrades[from]?.(current) ?? current;
  return current;
}

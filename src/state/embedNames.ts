/** What `hide` and `lock` may name: settings of the story, panels, parts of panels, figures. */

import type { Scenario } from '../scenarios/scenario';
import { nearestName } from '../sim/parameters';
import type { HostWishes } from './hostWishes';
import { ALL } from './keepLocked';

export const PANELS = [
  'lesson',
  'verdict',
  'picture',
  'timeline',
  'frame',
  'controls',
  'why',
  'ledger',
  'elbow',
  'figures',
  'assumptions',
  'measured',
  'hypotheses',
  'histogram',
] as const;
/** Of the timeline, the settings, the verdict. */
export const PARTS = ['playback', 'presets', 'seed', 'compare'] as const;
/** Figures that every run has; a story has more of its own. */
export const FIGURES = [
  'elapsedNs',
  'goodputBitsPerSecond',
  'payloadShare',
  'frames',
  'lineBits',
  'bitEfficiency',
  'longestSilenceNs',
] as const;

export interface UnknownName {
  readonly list: 'hide' | 'lock';
  readonly name: string;
  readonly near: string | undefined;
}

/** Names that mean nothing in this story. */
export function unknownNames({ hidden, locked }: HostWishes, scenario: Scenario): readonly UnknownName[] {
  const keys = scenario.parameters.map(({ key }) => key);
  const figures = Object.keys(scenario.text).flatMap((key) => /^figure\.(\w+)$/.exec(key)?.[1] ?? []);
  const known = {
    hide: [...keys, ...PANELS, ...PARTS, ...FIGURES, ...figures],
    lock: [...keys, 'seed', 'presets', ALL],
  };
  const check = (list: 'hide' | 'lock', names: readonly string[]): UnknownName[] =>
    names
      .filter((name) => !known[list].includes(name))
      .map((name) => ({ list, name, near: nearestName(name.slice(0, 64), known[list]) }));
  return [...check('hide', hidden), ...check('lock', locked)];
}

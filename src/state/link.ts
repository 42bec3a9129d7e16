/**
 * Link state to fragment: `v=1&scenario=arpanet&bufferBits=940&t=12.5ms`. Readable, defaults left out, short enough for
 * any mail program. Reading is in linkReader.ts.
 */

import type { Card, Scenario } from '../scenarios/scenario';
import { writePinned } from './linkPinned';
import type { LinkState } from './linkState';
import { writeTime } from './linkTime';
import { LINK_VERSION } from './linkUpgrades';

/** As encodeURIComponent, but what no browser and no mail program minds stays readable. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/%(2C|3A|2F|3B|40|24)/gi, (escaped) => decodeURIComponent(escaped));

/** The fragment that opens a story at its beginning, without its `#`. */
export const writeStart = ({ id, firstPreset }: Card): string =>
  `v=${LINK_VERSION}&scenario=${encode(id)}&preset=${encode(firstPreset)}`;

/** The fragment without its `#`; empty for the home page. */
export function writeLink(
  state: LinkState,
  scenario: Scenario | undefined,
  /** The story of the run that is compared with. */
  other: Scenario | undefined = scenario,
): string {
  if (!scenario) return '';
  const pairs: [string, string][] = [
    ['v', String(LINK_VERSION)],
    ['scenario', scenario.id],
  ];
  for (const parameter of scenario.parameters) {
    const value = state.values[parameter.key];
    if (value !== undefined && value !== parameter.default) pairs.push([parameter.key, String(value)]);
  }
  if (state.seed !== 1) pairs.push(['seed', String(state.seed)]);
  if (state.playhead !== 0) pairs.push(['t', writeTime(state.playhead)]);
  if (state.window) pairs.push(['window', `${writeTime(state.window.from)}..${writeTime(state.window.to)}`]);
  if (state.line !== undefined) pairs.push(['line', state.line]);
  if (state.axis !== undefined) pairs.push(['axis', state.axis]);
  if (state.measure !== undefined) pairs.push(['measure', state.measure]);
  if (state.by !== 'time') pairs.push(['by', state.by]);
  if (state.scope !== 'run') pairs.push(['scope', state.scope]);
  if (state.count !== undefined) pairs.push(['count', state.count]);
  if (state.pinned && other) pairs.push(['a', writePinned(state.pinned, other)]);
  for (const [key, value] of state.kept) pairs.push([key, value]);
  return pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
}

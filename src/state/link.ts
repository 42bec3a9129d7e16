/**
 * Link state to fragment: `v=1&scenario=arpanet&bufferBits=940&t=12.5ms`. Readable, defaults left out, short enough for
 * any mail program. Reading is in linkReader.ts.
 */

import type { Card, Scenario } from '../scenarios/scenario';
import { OWN, writePlace } from './linkLesson';
import { writePinned } from './linkPinned';
import { HOME, type LessonPlace, type LinkState } from './linkState';
import { writeTime } from './linkTime';
import { LINK_VERSION } from './linkUpgrades';

/** As encodeURIComponent, but what no browser and no mail program minds stays readable. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/%(2C|3A|2F|3B|40|24)/gi, (escaped) => decodeURIComponent(escaped));

/** The fragment that opens a story at its beginning, without its `#`. */
export const writeStart = ({ id, firstPreset }: Card): string =>
  `v=${LINK_VERSION}&scenario=${encode(id)}&preset=${encode(firstPreset)}`;

/** The fragment that opens a lesson: at its beginning, or where somebody has come to. */
export const writeLesson = (place: Pick<LessonPlace, 'id'> & Partial<LessonPlace>): string =>
  [['v', String(LINK_VERSION)], ...writePlace({ answers: {}, ...place })]
    .map(([key, value]) => `${encode(key!)}=${encode(value!)}`)
    .join('&');

/** The fragment without its `#`; empty for the home page. */
export function writeLink(
  state: LinkState,
  scenario: Scenario | undefined,
  /** The story of the run that is compared with. */
  other: Scenario | undefined = scenario,
  /** What the step of the lesson puts on the page, where there is one. */
  step?: LinkState,
): string {
  if (!scenario) return '';
  const start = step?.scenario === scenario.id ? step : HOME;
  const pairs: [string, string][] = [['v', String(LINK_VERSION)]];
  if (state.lesson) pairs.push(...writePlace(state.lesson));
  if (start === HOME) pairs.push(['scenario', scenario.id]);
  for (const { key, default: usual } of scenario.parameters) {
    const value = state.values[key];
    if (value !== undefined && value !== (start.values[key] ?? usual)) pairs.push([key, String(value)]);
  }
  const view = <Key extends keyof LinkState>(
    key: Key,
    write: (value: NonNullable<LinkState[Key]>) => string,
    name: string = key,
  ): void => {
    const value = state[key];
    if (same(value, start[key])) return;
    pairs.push([name, value === undefined || value === null ? OWN : write(value)]);
  };
  view('seed', String);
  view('playhead', writeTime, 't');
  view('window', ({ from, to }) => `${writeTime(from)}..${writeTime(to)}`);
  view('line', String);
  view('axis', String);
  view('measure', String);
  view('by', String);
  view('scope', String);
  view('count', String);
  if (!state.pinned || other) view('pinned', (pinned) => writePinned(pinned, other!), 'a');
  for (const [key, value] of state.kept) pairs.push([key, value]);
  return pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
}

/** Equal as they stand in a link: plain values, and records of plain values. */
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

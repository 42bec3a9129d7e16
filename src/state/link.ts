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

const escaped = (letter: string): string =>
  `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * As encodeURIComponent, but what no browser, mail program or chat minds stays readable, and what some of them take for
 * the end of a link, or for bold type, does not.
 */
const encode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/%(2C|3A|2F)/gi, (letter) => decodeURIComponent(letter))
    .replace(/[!'()*]/g, escaped);

/** A full stop or a comma at the end of a link would be taken for that of the sentence around it. */
const joined = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .join('&')
    .replace(/[^A-Za-z0-9=%]$/, escaped);

/** The fragment that opens a story at its beginning, without its `#`. */
export const writeStart = ({ id, firstPreset }: Card): string =>
  `v=${LINK_VERSION}&scenario=${encode(id)}&preset=${encode(firstPreset)}`;

/** The fragment that opens a lesson: at its beginning, or where somebody has come to. */
export const writeLesson = (place: Pick<LessonPlace, 'id'> & Partial<LessonPlace>): string =>
  joined([['v', String(LINK_VERSION)], ...writePlace({ answers: {}, ...place })]);

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
  return joined(pairs);
}

/** Equal as they stand in a link: plain values, and records of plain values. */
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

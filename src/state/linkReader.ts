/**
 * Fragment to link state. Whatever stands there, legal state comes out: bad values are clamped or dropped, unknown keys
 * are kept aside, and each gives a notice. Never throws.
 */

import type { Card, Scenario } from '../scenarios/scenario';
import { nearestName, type Parameter, type ParameterValue, readParameter } from '../sim/parameters';
import { quoted } from '../text/problems';
import type { Shelf } from './lesson/shelf';
import type { Library } from './library';
import { lessonNamed, OWN, type ReadPlace, readPlace } from './linkLesson';
import { pinnedStory, readPinned } from './linkPinned';
import { HOME, LARGEST_SEED, type LinkState, startOf } from './linkState';
import { readTime } from './linkTime';
import { LINK_VERSION, type Pairs, upgrade } from './linkUpgrades';
import type { Notice } from './notices';

const LONGEST_LINK = 6000;
const MOST_PAIRS = 150;
const UNKNOWN_NAMED = 3;
const MOST_KEPT = 8;
const LONGEST_KEPT = 60;
const KEY_SHAPE = /^[A-Za-z][\w.-]{0,39}$/;

export interface ReadLink {
  readonly state: LinkState;
  readonly notices: readonly Notice[];
}

/** The lesson that a link is about, which has to be on the shelf when the link is read; undefined: none. */
export function lessonOf(fragment: string, shelf: Pick<Shelf, 'cards'>): string | undefined {
  const found = pairsOf(fragment, []);
  return lessonNamed(upgrade(found, versionOf(found, [])), shelf);
}

/** The story that a link is about, which has to be there when the link is read; undefined: none. */
export function storyOf(fragment: string, cards: readonly Card[]): string | undefined {
  const found = pairsOf(fragment, []);
  const pairs = new Map(upgrade(found, versionOf(found, [])));
  const name = pairs.get('scenario');
  if (name !== undefined) return idNamed(name, cards);
  pairs.delete('v');
  if (pairs.has('lesson')) return undefined;
  return pairs.size > 0 ? cards[0]?.id : undefined;
}

/** A second story that must be in the library: that of the run compared with. */
export function otherStoryOf(fragment: string, cards: readonly Card[]): string | undefined {
  const text = new Map(pairsOf(fragment, [])).get('a');
  return text === undefined ? undefined : pinnedStory(text, cards);
}

/** The id meant by a name that may be slightly wrong. */
function idNamed(name: string, cards: readonly Card[]): string | undefined {
  const ids = cards.map(({ id }) => id);
  return ids.find((id) => id === name) ?? nearestName(name.slice(0, 64), ids);
}

/** The story of the link (`storyOf`) must be in the library, and its lesson (`lessonOf`) on the shelf. */
export function readLink(fragment: string, library: Library, shelf?: Shelf): ReadLink {
  const notices: Notice[] = [];
  const pairs = pairsOf(fragment, notices);
  if (pairs.length === 0) return { state: HOME, notices };
  const found = new Map(upgrade(pairs, versionOf(pairs, notices)));
  const asksForLesson = found.has('lesson');
  const read = shelf && readPlace(found, shelf, notices);
  // a lesson that there is no more: what else the link says may still open a story
  if (asksForLesson && !read && !found.has('scenario')) return { state: HOME, notices };
  const reader = new Reader(found, notices, read);
  const scenario = reader.scenario(library);
  if (!scenario) return { state: HOME, notices };
  return { state: reader.state(scenario, library), notices };
}

function pairsOf(fragment: string, notices: Notice[]): Pairs {
  let text = fragment.replace(/^#/, '');
  if (text.length > LONGEST_LINK) {
    notices.push({ key: 'notice.tooLong', args: { limit: LONGEST_LINK } });
    text = text.slice(0, LONGEST_LINK);
  }
  const found = new Map<string, string>();
  let damaged = false;
  for (const part of text.split('&', MOST_PAIRS)) {
    if (part === '') continue;
    const middle = part.indexOf('=');
    const key = decode(middle < 0 ? part : part.slice(0, middle));
    const value = decode(middle < 0 ? '' : part.slice(middle + 1));
    if (key === undefined || value === undefined) {
      if (!damaged) notices.push({ key: 'notice.escape', args: { text: quoted(part) } });
      damaged = true;
    } else if (!found.has(key)) found.set(key, value);
    else if (found.get(key) !== value) notices.push({ key: 'notice.twice', args: { key: quoted(key) } });
  }
  return [...found].slice(0, MOST_PAIRS);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function versionOf(pairs: Pairs, notices: Notice[]): number {
  const text = pairs.find(([key]) => key === 'v')?.[1];
  if (text === undefined) return LINK_VERSION;
  const version = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (version > LINK_VERSION) notices.push({ key: 'notice.version', args: { version } });
  else if (version < 1) notices.push({ key: 'notice.badVersion', args: { version: quoted(text) } });
  return version >= 1 ? version : LINK_VERSION;
}

/** Takes one key after the other out of the pairs; what is left in the end is unknown. */
class Reader {
  constructor(
    private readonly pairs: Map<string, string>,
    private readonly notices: Notice[],
    private readonly read: ReadPlace | undefined,
  ) {
    pairs.delete('v');
  }

  /** A link that names no story means the first one, unless it says nothing at all. */
  scenario({ cards, find }: Library): Scenario | undefined {
    const name = this.take('scenario');
    if (name === undefined) {
      if (this.read) return find(this.read.start.scenario!);
      const first = cards[0] && find(cards[0].id);
      return this.pairs.size > 0 && this.knows(first) ? first : this.nothing();
    }
    const id = idNamed(name, cards);
    if (id === undefined) this.notices.push({ key: 'notice.scenario', args: { name: quoted(name) } });
    else if (id !== name)
      this.notices.push({ key: 'notice.scenarioNear', args: { name: quoted(name), near: id } });
    return id === undefined ? undefined : find(id);
  }

  state(scenario: Scenario, { find }: Library): LinkState {
    const own = this.read?.start.scenario === scenario.id;
    const start = own ? this.read!.start : startOf(scenario);
    const values: Record<string, ParameterValue> = { ...start.values, ...this.preset(scenario) };
    for (const parameter of scenario.parameters) {
      const text = this.take(parameter.key);
      if (text !== undefined) values[parameter.key] = this.value(parameter, text, values[parameter.key]!);
    }
    const lines = scenario.model.lanes.filter(({ role }) => role === 'line').map(({ id }) => id);
    const axes = scenario.parameters.filter(({ type }) => type === 'number').map(({ key }) => key);
    const measures = scenario.measures.map(({ id }) => id);
    return {
      ...start,
      values,
      seed: this.seed(),
      playhead: this.time('t') ?? start.playhead,
      window: this.or(start.window, 'window', () => this.window()),
      line: this.or(start.line, 'line', () => this.oneOf('line', lines)),
      axis: this.or(start.axis, 'axis', () => this.oneOf('axis', axes)),
      measure: this.or(start.measure, 'measure', () => this.oneOf('measure', measures)),
      by: this.oneOf('by', ['time', 'bits']) ?? start.by,
      scope: this.oneOf('scope', ['run', 'window']) ?? start.scope,
      count: this.or(start.count, 'count', () => this.counting(scenario)),
      pinned: this.or(start.pinned, 'a', () => this.pinned(find)),
      lesson: this.read?.place,
      kept: this.kept(scenario),
    };
  }

  /** What the step has, unless the link says something else. */
  private or<Part>(start: Part, key: string, read: () => Part): Part {
    if (!this.pairs.has(key)) return start;
    if (this.pairs.get(key) !== OWN) return read();
    this.pairs.delete(key);
    return undefined as Part;
  }

  /** The scenario's own way of counting is what a link without the key means. */
  private counting({ countings = [] }: Scenario): string | undefined {
    if (countings.length === 0) return undefined;
    const own = countings[0]!.id;
    const id = this.oneOf(
      'count',
      countings.map((counting) => counting.id),
    );
    return id === own ? undefined : id;
  }

  private pinned(find: Library['find']): LinkState['pinned'] {
    const text = this.take('a');
    return text === undefined ? undefined : readPinned(text, find, this.notices);
  }

  private take(key: string): string | undefined {
    const text = this.pairs.get(key);
    this.pairs.delete(key);
    return text;
  }

  private knows(scenario: Scenario | undefined): boolean {
    return scenario?.parameters.some(({ key }) => this.pairs.has(key)) === true;
  }

  private nothing(): undefined {
    if (this.pairs.size > 0) this.notices.push({ key: 'notice.noScenario', args: {} });
    return undefined;
  }

  private preset(scenario: Scenario): Readonly<Record<string, ParameterValue>> {
    const id = this.take('preset');
    if (id === undefined) return {};
    const preset = scenario.presets.find((one) => one.id === id);
    if (!preset) this.unreadable('preset', id);
    return preset?.values ?? {};
  }

  private value(parameter: Parameter, text: string, otherwise: ParameterValue): ParameterValue {
    const reading = readParameter(parameter, text.slice(0, 200));
    if (reading.ok) return reading.value;
    const used = reading.nearest ?? otherwise;
    const key = reading.nearest === undefined ? 'notice.dropped' : 'notice.clamped';
    this.notices.push({ key, args: {}, about: { parameter, problem: reading.problem, used } });
    return used;
  }

  private seed(): number {
    const text = this.take('seed');
    if (text === undefined) return this.read?.start.seed ?? 1;
    const seed = Number(text);
    if (/^\d{1,10}$/.test(text) && seed <= LARGEST_SEED) return seed;
    this.unreadable('seed', text);
    return 1;
  }

  private time(key: string): number | undefined {
    const text = this.take(key);
    return text === undefined ? undefined : this.instant(key, text);
  }

  private instant(key: string, text: string): number | undefined {
    const read = readTime(text);
    if (!read || read.clamped) this.unreadable(key, text);
    return read?.ns;
  }

  private window(): LinkState['window'] {
    const text = this.take('window');
    if (text === undefined) return undefined;
    const [fromText = '', toText = '', ...more] = text.split('..');
    const from = readTime(fromText)?.ns;
    const to = readTime(toText)?.ns;
    if (from !== undefined && to !== undefined && from < to && more.length === 0) return { from, to };
    this.unreadable('window', text);
    return undefined;
  }

  private oneOf<Name extends string>(key: string, names: readonly Name[]): Name | undefined {
    const text = this.take(key);
    if (text === undefined) return undefined;
    const name = names.find((one) => one === text);
    if (name === undefined) this.unreadable(key, text);
    return name;
  }

  private unreadable(key: string, text: string): void {
    this.notices.push({ key: 'notice.view', args: { key, text: quoted(text) } });
  }

  /** What is left: named, and handed on if it looks like a key of a version to come. */
  private kept(scenario: Scenario): LinkState['kept'] {
    const known = scenario.parameters.map(({ key }) => key);
    const left = [...this.pairs];
    left.slice(0, UNKNOWN_NAMED).forEach(([key]) => {
      const near = nearestName(key.slice(0, 64), known);
      if (near === undefined) this.notices.push({ key: 'notice.unknownKey', args: { key: quoted(key) } });
      else this.notices.push({ key: 'notice.unknownKeyNear', args: { key: quoted(key), near } });
    });
    const more = left.length - UNKNOWN_NAMED;
    if (more > 0) this.notices.push({ key: 'notice.unknownKeys', args: { count: more } });
    return left
      .filter(([key, value]) => KEY_SHAPE.test(key) && value.length <= LONGEST_KEPT && isWellFormed(value))
      .slice(0, MOST_KEPT);
  }
}

/** Half a surrogate pair cannot be encoded again. */
const isWellFormed = (text: string): boolean =>
  !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);

/** The reference of docs/embedding.md, made of the tables that the code itself works with. Not part of any page. */

import type { Scenario } from '../scenarios/scenario';
import type { Parameter } from '../sim/parameters';
import { toAttribute } from '../state/embedAddress';
import { FIGURES, PANELS, PARTS } from '../state/embedNames';
import { makeText } from '../text/catalogue';
import { wantedOf } from './check';
import { PARAMETERS, type ParameterKind, type ParameterName } from './parameters';
import { type AppType, type Fields, FROM_HOST, type HostType, TO_HOST } from './schema';

/** What each is for; a missing or a needless sentence is an error of types. */
const OF_PARAMETERS: Readonly<Record<ParameterName, string>> = {
  embed: 'The app knows that it stands in somebody else’s page.',
  chrome:
    'What stands above the experiment: nothing, one line with its name and “Open in full”, or the whole header.',
  theme: 'The look; `auto` follows the reader’s system.',
  hide: 'Names of panels, parts, settings and figures that are not shown, with commas between.',
  lock: 'Keys of settings that are shown and cannot be changed, with commas between; also `seed`, `presets`, `all`.',
  motion: '`off`: nothing moves by itself; play becomes a step.',
  lang: 'The language. There is English; the others are for tests of layout.',
  answers: '`0`: a lesson takes answers and never tells whether they are right.',
  origins:
    'Web sites whose messages are taken, and which get messages, with commas between. Absent: the page right around the frame, whichever it is.',
};

const OF_HOST: { readonly [T in HostType]: { readonly does: string } & Readonly<Record<string, string>> } = {
  hello: {
    does: 'Asks for `ready` and `size`, in case the page came later than the app. Wakes a frame that is off screen.',
  },
  get: { does: 'Asks for `state`.' },
  set: {
    does: 'Changes settings, also locked ones. What cannot be used is answered with `error`, the rest is done.',
    values: 'settings by key; a text may have a unit, as in `"2 kbit"`',
    preset: 'a moment of the story, before `values`',
    seed: 'the seed of chance',
    fragment: 'all of the state, as in a link; then nothing else of this message counts',
  },
  play: { does: 'Plays; with `motion=off` it is one step.', nsPerSecond: 'simulated ns in a second' },
  pause: { does: 'Pauses.' },
  seek: { does: 'Moves the playhead.', to: 'an instant of the run' },
  step: {
    does: 'One step on, or back.',
    direction: '1 is on, −1 is back',
    by: 'what a step is; absent: `event`',
  },
  lock: { does: 'Locks these settings, and no others from now on.', keys: 'as under `lock` in the address' },
  theme: { does: 'Changes the look.', theme: 'as in the address' },
  maxHeight: {
    does: 'The frame should be no higher than this; the rest is scrolled inside. 0: as high as it likes.',
    height: 'px',
  },
};

const OF_APP: { readonly [T in AppType]: { readonly does: string } & Readonly<Record<string, string>> } = {
  waiting: {
    does: 'The app listens now. It begins when it is seen, or when any message comes.',
    version: 'of the app',
  },
  ready: {
    does: 'The first run is drawn, or there is none to come. Messages sent earlier are answered now.',
    version: 'of the app',
    scenario: 'the story; absent on the home page',
  },
  size: { does: 'The height of the content changed by 2 px or more.', height: 'px' },
  state: {
    does: 'What is shown, after each change that has come to rest, and as the answer to `get`.',
    fragment: 'opens the same state',
    scenario: 'the story',
    preset: 'the moment that the settings are, if they are one',
    values: 'every setting',
    seed: 'the seed of chance',
    playhead: 'ns',
    elapsed: 'length of the run, ns; 0 without a run',
    playing: 'it plays',
    pending: 'the run of these settings is not there yet: figures are those of the run before',
    figures: 'the numbers of the run, in the units of their names; shares are 0 to 1',
    verdict: 'the sentence above the picture',
    lesson: 'the lesson that is open',
    step: 'its step',
  },
  time: { does: 'While it plays, about four times a second.', playhead: 'ns', elapsed: 'ns' },
  event: {
    does: 'Something happened.',
    name: '`run`: a run has come to the page; `failure`: it will not come; `step`: a step of a lesson is opened; `key`: a key that nobody inside uses',
    detail: 'the story, the reason, the step, the key',
  },
  answer: {
    does: 'A question of a lesson was answered.',
    lesson: 'the lesson',
    step: 'the step',
    answer: 'as it stands in a link; `-` where somebody would rather see than guess',
    outcome: '`seen`: without a guess',
  },
  complete: {
    does: 'Every question of the lesson has an answer.',
    lesson: 'the lesson',
    questions: 'how many there are',
    right: 'answered right',
    close: 'near enough',
  },
  export: {
    does: 'A file that the reader saved, since a frame may not be allowed to download.',
    name: 'of the file',
    mime: 'its type',
    data: 'the file',
  },
  error: {
    does: 'A message could not be used, or only in part; it repeats the `id`.',
    code: 'for programs',
    message: 'for people',
  },
};

/** A cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const names = (all: readonly string[]): string => all.map((name) => `\`${name}\``).join(', ');

function messages(
  schema: Readonly<Record<string, Fields>>,
  about: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  return Object.entries(schema)
    .map(([type, fields]) => {
      const rows = Object.entries(fields).map(([name, field]) => [
        `\`${name}\``,
        wantedOf(field),
        field.optional ? 'no' : 'yes',
        about[type]![name]!,
      ]);
      const parts = rows.length === 0 ? [] : [table(['field', 'takes', 'needed', 'meaning'], rows)];
      return [`#### \`${type}\``, about[type]!.does!, ...parts].join('\n\n');
    })
    .join('\n\n');
}

function takes(kind: ParameterKind): string {
  return kind.kind === 'names' ? 'names, with commas between' : names(kind.of);
}

function settingRow(parameter: Parameter, words: Scenario['text']): string[] {
  const t = makeText('en', words);
  const range =
    parameter.type === 'number'
      ? `${parameter.min} to ${parameter.max}${parameter.unit === 'count' ? '' : ` ${parameter.unit}`}${parameter.unlimited ? ', `unlimited`' : ''}`
      : parameter.type === 'switch'
        ? '`true`, `false`'
        : names(parameter.options);
  return [`\`${parameter.key}\``, `\`${toAttribute(parameter.key)}\``, range, t(`param.${parameter.key}`)];
}

/** Markdown, from its heading on. */
export function reference(scenarios: readonly Scenario[]): string {
  const parts = [
    '## Reference',
    'Made of the tables the app works with, by `npm run docs`.',
    '### In the address, before the `#`',
    table(
      ['name', 'takes', 'usually', 'meaning'],
      Object.entries(PARAMETERS).map(([name, kind]) => [
        `\`${name}\``,
        takes(kind),
        'usual' in kind ? `\`${kind.usual}\`` : 'none',
        OF_PARAMETERS[name as ParameterName],
      ]),
    ),
    '### What can be hidden',
    `- Panels: ${names(PANELS)}`,
    `- Parts of them: ${names(PARTS)}`,
    `- Figures: ${names(FIGURES)}, and those of the story`,
    '- Settings, by their keys below',
    '### Messages to the app',
    'Each is an object with `source: "linetime"`, `v: 1`, its `type`, and, if an answer should be known, an `id` (text or number), which the answer repeats.',
    messages(FROM_HOST, OF_HOST),
    '### Messages from the app',
    messages(TO_HOST, OF_APP),
    '### Settings of the stories',
    ...scenarios.flatMap(({ id, parameters, presets, text }) => [
      `#### \`${id}\`: ${text.title}`,
      `Presets: ${names(presets.map((preset) => preset.id))}`,
      table(
        ['key', 'attribute', 'takes', 'what it is'],
        parameters.map((parameter) => settingRow(parameter, text)),
      ),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The command line taken apart: what is asked for, or one sentence that says what is wrong. No running, no printing. */

import { scenarioById, scenarios } from '../../src/scenarios/registry';
import type { Scenario } from '../../src/scenarios/scenario';
import {
  defaultsOf,
  type NumberParameter,
  nearestName,
  type Parameter,
  type ParameterValue,
  readParameter,
  splitQuantity,
} from '../../src/sim/parameters';
import { textFor } from '../../src/text';
import { problemSentence, quoted } from '../../src/text/problems';

/** A mistake of the person at the keyboard: its message goes to standard error, exit code 2. */
export class UsageError extends Error {}

export interface RunRequest {
  readonly scenario: Scenario;
  readonly preset: string | null;
  readonly values: Readonly<Record<string, ParameterValue>>;
  readonly seed: number;
  readonly json: boolean;
  /** ns */
  readonly why?: number;
  readonly traceFile?: string;
  readonly pcapFile?: string;
  /** Captured frames keep their check sequence. */
  readonly crc: boolean;
}

export interface SweepRequest extends RunRequest {
  readonly key: string;
  readonly points: readonly number[];
}

/** "did you mean", or nothing. */
function hint(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? ` Known: ${known.join(', ')}.` : ` Did you mean "${nearest}"?`;
}

function scenarioNamed(name: string | undefined): Scenario {
  const known = scenarios.map((scenario) => scenario.id);
  if (name === undefined) throw new UsageError(`Name a scenario: ${known.join(', ')}.`);
  const scenario = scenarioById(name);
  if (!scenario) throw new UsageError(`There is no scenario "${quoted(name)}".${hint(name, known)}`);
  return scenario;
}

function parameterNamed(scenario: Scenario, key: string): Parameter {
  const parameter = scenario.parameters.find((candidate) => candidate.key === key);
  if (parameter) return parameter;
  const known = scenario.parameters.map((candidate) => candidate.key);
  throw new UsageError(`${scenario.id} has no parameter "${quoted(key)}".${hint(key, known)}`);
}

function readValue(scenario: Scenario, parameter: Parameter, text: string): ParameterValue {
  const reading = readParameter(parameter, text);
  if (reading.ok) return reading.value;
  throw new UsageError(
    problemSentence(textFor('en', scenario.text), reading.problem, parameter.key, parameter),
  );
}

/** Options written as `--name value` or `--name=value`. */
const WITH_VALUE = ['preset', 'seed', 'why', 'trace', 'pcap'];
const FLAGS = ['json', 'crc'];

interface Raw {
  options: Map<string, string>;
  assignments: [string, string][];
}

function takeApart(argv: readonly string[]): Raw {
  const options = new Map<string, string>();
  const assignments: [string, string][] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!;
    const option = /^--([^=]+)(?:=(.*))?$/s.exec(word);
    if (option) {
      const name = option[1]!;
      if (FLAGS.includes(name)) {
        if (option[2] !== undefined) throw new UsageError(`--${name} takes no value.`);
        options.set(name, '');
      } else if (WITH_VALUE.includes(name)) {
        const value = option[2] ?? argv[++i];
        if (value === undefined || value === '') throw new UsageError(`--${name} needs a value.`);
        options.set(name, value);
      } else {
        throw new UsageError(
          `There is no option "--${quoted(name)}".${hint(name, [...WITH_VALUE, ...FLAGS])}`,
        );
      }
      continue;
    }
    const split = word.indexOf('=');
    if (split < 1) {
      throw new UsageError(`"${quoted(word)}" is no option and no setting; write a setting as key=value.`);
    }
    assignments.push([word.slice(0, split), word.slice(split + 1)]);
  }
  return { options, assignments };
}

/** What a run and a sweep have in common; `sweptKey` is not read as a value. */
function readRun(scenario: Scenario, { options, assignments }: Raw, sweptKey?: string): RunRequest {
  const preset = options.get('preset') ?? null;
  const found = scenario.presets.find((candidate) => candidate.id === preset);
  if (preset !== null && !found) {
    const known = scenario.presets.map((candidate) => candidate.id);
    throw new UsageError(`${scenario.id} has no preset "${quoted(preset)}".${hint(preset, known)}`);
  }
  const values: Record<string, ParameterValue> = { ...defaultsOf(scenario.parameters), ...found?.values };
  for (const [key, text] of assignments) {
    if (key !== sweptKey) values[key] = readValue(scenario, parameterNamed(scenario, key), text);
  }
  const why = options.get('why');
  const traceFile = options.get('trace');
  const pcapFile = options.get('pcap');
  return {
    scenario,
    preset,
    values,
    seed: readSeed(options.get('seed')),
    json: options.has('json'),
    crc: options.has('crc'),
    ...(why === undefined ? {} : { why: readTime(why) }),
    ...(traceFile === undefined ? {} : { traceFile }),
    ...(pcapFile === undefined ? {} : { pcapFile }),
  };
}

function readSeed(text: string | undefined): number {
  if (text === undefined) return 1;
  const seed = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(seed)) return seed;
  throw new UsageError(
    `--seed takes a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, not "${quoted(text)}".`,
  );
}

const TIME_UNITS: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  µs: 1e3,
  μs: 1e3,
  ms: 1e6,
  s: 1e9,
  min: 60e9,
  h: 3600e9,
};

function readTime(text: string): number {
  const split = splitQuantity(text);
  const factor = split && TIME_UNITS[split.unit];
  if (!split || factor === undefined || split.number < 0) {
    throw new UsageError(`--why takes a time with its unit, such as 120ms or 1.5s, not "${quoted(text)}".`);
  }
  return Math.round(split.number * factor);
}

export function readRunRequest(argv: readonly string[]): RunRequest {
  return readRun(scenarioNamed(argv[0]), takeApart(argv.slice(1)));
}

const MOST_POINTS = 100_000;

export function readSweepRequest(argv: readonly string[]): SweepRequest {
  const scenario = scenarioNamed(argv[0]);
  const raw = takeApart(argv.slice(1));
  const swept = raw.assignments.filter(([, text]) => text.includes(':'));
  if (swept.length !== 1) {
    throw new UsageError('A sweep needs exactly one key=from:to:step, such as bufferBits=1000:8000:1000.');
  }
  const [key, range] = swept[0]!;
  const parameter = parameterNamed(scenario, key);
  if (parameter.type !== 'number') throw new UsageError(`${key} has no range to sweep: it is no number.`);
  return { ...readRun(scenario, raw, key), key, points: readRange(scenario, parameter, range) };
}

function readRange(scenario: Scenario, parameter: NumberParameter, range: string): number[] {
  const words = range.split(':');
  if (words.length !== 3)
    throw new UsageError(`A sweep is written ${parameter.key}=from:to:step, not "${quoted(range)}".`);
  const bound = (text: string): number => {
    const value = readValue(scenario, parameter, text);
    if (typeof value === 'number') return value;
    throw new UsageError(`A sweep of ${parameter.key} goes from number to number, not to "${quoted(text)}".`);
  };
  const from = bound(words[0]!);
  const to = bound(words[1]!);
  const reading = readParameter(
    { ...parameter, min: Number.MIN_VALUE, max: Number.MAX_VALUE, unlimited: false },
    words[2]!,
  );
  if (!reading.ok || typeof reading.value !== 'number') {
    throw new UsageError(`The step of a sweep is a number above 0, not "${quoted(words[2]!)}".`);
  }
  const step = reading.value;
  if (to < from) throw new UsageError(`A sweep goes upwards; ${words[0]} is more than ${words[1]}.`);
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (count > MOST_POINTS)
    throw new UsageError(`This sweep has ${count} points; ${MOST_POINTS} are allowed. Take a larger step.`);
  return Array.from({ length: count }, (_, i) => Number((from + i * step).toPrecision(12)));
}

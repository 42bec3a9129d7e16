/**
 * Parameters as a declared table: it drives controls, links, the command line, validation and the documentation.
 *
 * Here are the types, the reading of text with units ("1.5 Mb/s", "4 KB", "78"), and clamping. Words (label, meaning)
 * are in the scenario's catalogue under `param.<key>`, problems under `problem.<id>`.
 */

/** Where a number comes from; shown wherever the number is. */
export type Provenance = 'fact' | 'measured' | 'computed' | 'assumed' | 'fitted' | 'unexplained';

export type Unit = 'bit' | 'byte' | 'bit/s' | 'ms' | 'us' | 's' | '%' | '1/s' | 'count';

export type ParameterValue = number | boolean | string;
export type ParameterValues = Readonly<Record<string, ParameterValue>>;

interface Common {
  readonly key: string;
  /** Heading of the control group: catalogue key `group.<id>`. */
  readonly group: string;
  readonly provenance: Provenance;
}

export interface NumberParameter extends Common {
  readonly type: 'number';
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly default: number | 'unlimited';
  /** Only whole values. */
  readonly whole: boolean;
  readonly scale: 'linear' | 'log';
  /** Arrow keys on the slider, and Page keys; Shift takes `fine`. fine <= step <= coarse. */
  readonly fine: number;
  readonly step: number;
  readonly coarse: number;
  /** "unlimited" is a value too. */
  readonly unlimited?: boolean;
}

export interface SwitchParameter extends Common {
  readonly type: 'switch';
  readonly default: boolean;
}

export interface ChoiceParameter extends Common {
  readonly type: 'choice';
  readonly options: readonly string[];
  readonly default: string;
}

export type Parameter = NumberParameter | SwitchParameter | ChoiceParameter;

/** The values a table describes, by key. */
export type ValuesOf<Table extends readonly Parameter[]> = {
  readonly [P in Table[number] as P['key']]: P extends { type: 'number' }
    ? P extends { unlimited: true }
      ? number | 'unlimited'
      : number
    : P extends { type: 'switch' }
      ? boolean
      : P extends { options: readonly (infer Option)[] }
        ? Option
        : never;
};

export const defaultsOf = <Table extends readonly Parameter[]>(table: Table): ValuesOf<Table> =>
  Object.fromEntries(table.map((parameter) => [parameter.key, parameter.default])) as ValuesOf<Table>;

/** What was wrong with a text: a catalogue id and the things to name in its sentence. */
export interface Problem {
  readonly id:
    | 'empty'
    | 'notNumber'
    | 'unknownUnit'
    | 'notWhole'
    | 'below'
    | 'above'
    | 'notSwitch'
    | 'notChoice';
  readonly text: string;
  readonly unit?: string;
  /** The bound that was crossed, or the legal words. */
  readonly bound?: number;
  readonly options?: readonly string[];
}

export type Reading =
  | { readonly ok: true; readonly value: ParameterValue }
  /** `nearest`: the legal value to use instead, where there is one. */
  | { readonly ok: false; readonly problem: Problem; readonly nearest?: ParameterValue };

/** Factor from each spelling to the parameter's unit. K, M, G count thousands; KB and KiB are 1,024 bytes. */
const UNITS: Record<Unit, Record<string, number>> = {
  bit: {
    '': 1,
    b: 1,
    bit: 1,
    bits: 1,
    k: 1e3,
    kb: 1e3,
    kbit: 1e3,
    kbits: 1e3,
    m: 1e6,
    mb: 1e6,
    mbit: 1e6,
    mbits: 1e6,
    g: 1e9,
    gb: 1e9,
    gbit: 1e9,
    B: 8,
    byte: 8,
    bytes: 8,
    kB: 8e3,
    KB: 8192,
    KiB: 8192,
    MB: 8e6,
    MiB: 8388608,
  },
  byte: {
    '': 1,
    B: 1,
    byte: 1,
    bytes: 1,
    b: 1 / 8,
    bit: 1 / 8,
    bits: 1 / 8,
    k: 1e3,
    kB: 1e3,
    KB: 1024,
    KiB: 1024,
    m: 1e6,
    MB: 1e6,
    MiB: 1048576,
    g: 1e9,
    GB: 1e9,
    GiB: 1073741824,
  },
  'bit/s': {
    '': 1,
    'b/s': 1,
    'bit/s': 1,
    'bits/s': 1,
    bps: 1,
    k: 1e3,
    'kb/s': 1e3,
    'kbit/s': 1e3,
    'kbits/s': 1e3,
    kbps: 1e3,
    kb: 1e3,
    kbit: 1e3,
    m: 1e6,
    'mb/s': 1e6,
    'mbit/s': 1e6,
    'mbits/s': 1e6,
    mbps: 1e6,
    mb: 1e6,
    mbit: 1e6,
    g: 1e9,
    'gb/s': 1e9,
    'gbit/s': 1e9,
    gbps: 1e9,
    'B/s': 8,
    'kB/s': 8e3,
    'KB/s': 8192,
    'MB/s': 8e6,
  },
  ms: { '': 1, ms: 1, msec: 1, s: 1e3, sec: 1e3, min: 6e4, us: 1e-3, µs: 1e-3, μs: 1e-3, ns: 1e-6 },
  us: { '': 1, us: 1, µs: 1, μs: 1, ms: 1e3, s: 1e6, ns: 1e-3 },
  s: { '': 1, s: 1, sec: 1, ms: 1e-3, min: 60, h: 3600 },
  '%': { '': 1, '%': 1, percent: 1 },
  '1/s': { '': 1, '/s': 1, '1/s': 1, 'per second': 1, '/min': 1 / 60 },
  count: { '': 1, k: 1e3, m: 1e6 },
};

/** The spelling as written, or without regard to case where only one unit can be meant (`Mb`, `MBIT/S`). */
function factorOf(unit: Unit, spelling: string): number | undefined {
  const table = UNITS[unit];
  return table[spelling] ?? table[spelling.toLowerCase()];
}

/**
 * A number and the unit behind it. "1,500" is one thousand five hundred, "1,5" is one and a half; a space or an
 * apostrophe may group thousands. Returns undefined where no number stands.
 */
export function splitQuantity(text: string): { number: number; unit: string } | undefined {
  const match = /^([+-]?(?:\d[\d\s'’,.]*|[.,]\d+)(?:e[+-]?\d+)?)\s*(.*)$/i.exec(text.trim());
  if (!match) return undefined;
  let digits = match[1]!.replace(/[\s'’]/g, '');
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d*)?(e|$)/i.test(digits)) digits = digits.replaceAll(',', '');
  else if (/^[+-]?\d*,\d+(e|$)/i.test(digits)) digits = digits.replace(',', '.');
  const number = Number(digits);
  return Number.isNaN(number) ? undefined : { number, unit: match[2]!.trim() };
}

export function readParameter(parameter: Parameter, text: string): Reading {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, problem: { id: 'empty', text } };
  switch (parameter.type) {
    case 'switch': {
      const word = trimmed.toLowerCase();
      if (['true', '1', 'on', 'yes'].includes(word)) return { ok: true, value: true };
      if (['false', '0', 'off', 'no'].includes(word)) return { ok: true, value: false };
      return { ok: false, problem: { id: 'notSwitch', text, options: ['true', 'false'] } };
    }
    case 'choice': {
      const option = parameter.options.find((name) => name.toLowerCase() === trimmed.toLowerCase());
      if (option !== undefined) return { ok: true, value: option };
      return { ok: false, problem: { id: 'notChoice', text, options: parameter.options } };
    }
    case 'number':
      return readNumber(parameter, trimmed);
  }
}

function readNumber(parameter: NumberParameter, text: string): Reading {
  if (parameter.unlimited && /^(unlimited|infinity|inf|∞)$/i.test(text))
    return { ok: true, value: 'unlimited' };
  const split = splitQuantity(text);
  if (!split) return { ok: false, problem: { id: 'notNumber', text } };
  const factor = factorOf(parameter.unit, split.unit);
  if (factor === undefined) {
    return {
      ok: false,
      problem: { id: 'unknownUnit', text, unit: split.unit, options: unitsOf(parameter.unit) },
    };
  }
  return checkNumber(parameter, tidy(split.number * factor), text);
}

/** Bounds and wholeness of a number that is already in the parameter's unit. */
export function checkNumber(parameter: NumberParameter, value: number, text = String(value)): Reading {
  if (Number.isNaN(value)) return { ok: false, problem: { id: 'notNumber', text } };
  const { min, max } = parameter;
  if (value < min) return { ok: false, problem: { id: 'below', text, bound: min }, nearest: min };
  if (value > max) return { ok: false, problem: { id: 'above', text, bound: max }, nearest: max };
  if (parameter.whole && !Number.isInteger(value)) {
    return {
      ok: false,
      problem: { id: 'notWhole', text },
      nearest: Math.min(max, Math.max(min, Math.round(value))),
    };
  }
  return { ok: true, value };
}

/** Takes the last bits off a product such as 1.1 * 1000. */
const tidy = (value: number): number => (Number.isFinite(value) ? Number(value.toPrecision(15)) : value);

/** The usual spellings of a unit, for a sentence. */
const unitsOf = (unit: Unit): readonly string[] =>
  ({
    bit: ['bit', 'kbit', 'Mbit', 'KB'],
    byte: ['B', 'KB', 'MB'],
    'bit/s': ['bit/s', 'kbit/s', 'Mbit/s'],
    ms: ['ms', 's', 'us'],
    us: ['us', 'ms', 's'],
    s: ['s', 'ms', 'min'],
    '%': ['%'],
    '1/s': ['/s', '/min'],
    count: ['k', 'M'],
  })[unit];

/** Is this a legal value of the parameter? Used on what comes from outside already typed (a message, a preset). */
export function isLegal(parameter: Parameter, value: unknown): value is ParameterValue {
  switch (parameter.type) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && parameter.options.includes(value);
    case 'number':
      if (value === 'unlimited') return parameter.unlimited === true;
      return typeof value === 'number' && checkNumber(parameter, value).ok;
  }
}

/** The known name nearest to a mistyped one (edit distance), if it is near at all. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.floor(wanted.length / 2)) + 1;
  for (const candidate of known) {
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= Math.min(a.length, 64); i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}

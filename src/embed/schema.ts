/**
 * All messages between the app in its frame and the page around it, as data. Types are derived from it, messages are
 * checked with it, and the reference in docs/embedding.md is made of it (reference.ts has the sentences).
 *
 * Every message is an object `{ source: 'linetime', v: 1, type, id?, ... }`. Whoever answers repeats the id.
 */

export const SOURCE = 'linetime';
export const VERSION = 1;

export type Field =
  | { readonly kind: 'text' | 'flag'; readonly optional?: true }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly optional?: true }
  | { readonly kind: 'name'; readonly of: readonly string[]; readonly optional?: true }
  | { readonly kind: 'names'; readonly optional?: true }
  /** A time in the run: ns as a number, or a text such as "12.5ms". */
  | { readonly kind: 'time'; readonly optional?: true }
  /** Settings by key: as typed, or as a text with its unit. */
  | { readonly kind: 'settings'; readonly optional?: true }
  /** Numbers by name; null where there is nothing to measure. */
  | { readonly kind: 'figures'; readonly optional?: true }
  | { readonly kind: 'blob'; readonly optional?: true };

export type Fields = Readonly<Record<string, Field>>;

const THEMES = ['auto', 'light', 'dark', 'projector'] as const;
const LONGEST = 86_400e9 * 100;

/** What the page around may say. */
export const FROM_HOST = {
  hello: {},
  get: {},
  set: {
    values: { kind: 'settings', optional: true },
    preset: { kind: 'text', optional: true },
    seed: { kind: 'number', min: 0, max: 4_294_967_295, optional: true },
    fragment: { kind: 'text', optional: true },
  },
  play: { nsPerSecond: { kind: 'number', min: 1, max: LONGEST, optional: true } },
  pause: {},
  seek: { to: { kind: 'time' } },
  step: {
    direction: { kind: 'number', min: -1, max: 1 },
    by: { kind: 'name', of: ['event', 'gap', 'lesson'], optional: true },
  },
  lock: { keys: { kind: 'names' } },
  theme: { theme: { kind: 'name', of: THEMES } },
  maxHeight: { height: { kind: 'number', min: 0, max: 100_000 } },
} as const satisfies Readonly<Record<string, Fields>>;

/** What the app says to the page around. */
export const TO_HOST = {
  waiting: { version: { kind: 'text' } },
  ready: { version: { kind: 'text' }, scenario: { kind: 'text', optional: true } },
  size: { height: { kind: 'number', min: 0 } },
  state: {
    fragment: { kind: 'text' },
    scenario: { kind: 'text', optional: true },
    preset: { kind: 'text', optional: true },
    values: { kind: 'settings' },
    seed: { kind: 'number' },
    playhead: { kind: 'number', min: 0 },
    elapsed: { kind: 'number', min: 0 },
    playing: { kind: 'flag' },
    pending: { kind: 'flag' },
    figures: { kind: 'figures' },
    verdict: { kind: 'text' },
    lesson: { kind: 'text', optional: true },
    step: { kind: 'text', optional: true },
  },
  time: { playhead: { kind: 'number', min: 0 }, elapsed: { kind: 'number', min: 0 } },
  event: {
    name: { kind: 'name', of: ['play', 'pause', 'run', 'failure', 'step', 'key'] },
    detail: { kind: 'text', optional: true },
  },
  answer: {
    lesson: { kind: 'text' },
    step: { kind: 'text' },
    answer: { kind: 'text' },
    outcome: { kind: 'name', of: ['right', 'close', 'wrong', 'seen'] },
  },
  complete: {
    lesson: { kind: 'text' },
    questions: { kind: 'number', min: 0 },
    right: { kind: 'number', min: 0 },
    close: { kind: 'number', min: 0 },
  },
  export: { name: { kind: 'text' }, mime: { kind: 'text' }, data: { kind: 'blob' } },
  error: {
    code: { kind: 'name', of: ['notMessage', 'version', 'type', 'field', 'setting', 'busy', 'unable'] },
    message: { kind: 'text' },
  },
} as const satisfies Readonly<Record<string, Fields>>;

/** A setting as it may come: by its own type, or as a text with its unit. */
export type Setting = number | boolean | string;

type ValueOf<F> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'name'; of: readonly (infer Name)[] }
      ? Name
      : F extends { kind: 'names' }
        ? readonly string[]
        : F extends { kind: 'time' }
          ? number | string
          : F extends { kind: 'settings' }
            ? Readonly<Record<string, Setting>>
            : F extends { kind: 'figures' }
              ? Readonly<Record<string, number | null>>
              : F extends { kind: 'blob' }
                ? Blob
                : string;

type Needed<F> = { [K in keyof F]: F[K] extends { optional: true } ? never : K }[keyof F];
type Able<F> = { [K in keyof F]: F[K] extends { optional: true } ? K : never }[keyof F];
export type Body<F> = { readonly [K in Needed<F>]: ValueOf<F[K]> } & {
  readonly [K in Able<F>]?: ValueOf<F[K]> | undefined;
};

export type HostType = keyof typeof FROM_HOST;
export type AppType = keyof typeof TO_HOST;
export type HostMessage = {
  [T in HostType]: { readonly type: T; readonly id?: string | number } & Body<(typeof FROM_HOST)[T]>;
}[HostType];
export type AppBody<T extends AppType> = Body<(typeof TO_HOST)[T]>;
export type ErrorCode = AppBody<'error'>['code'];

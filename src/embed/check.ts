/** Holds what comes by message against the schema. Never throws, whatever it is given. */

import {
  type ErrorCode,
  type Field,
  type Fields,
  FROM_HOST,
  type HostMessage,
  SOURCE,
  TO_HOST,
  VERSION,
} from './schema';

export type Id = string | number | undefined;

/** What was wrong, as a catalogue key `embed.error.<code>` and the names to put into its sentence. */
export interface Fault {
  readonly code: ErrorCode;
  readonly args: Readonly<Record<string, string>>;
}

export type Checked =
  | { readonly ok: true; readonly message: HostMessage }
  | { readonly ok: false; readonly id: Id; readonly fault: Fault }
  /** Not ours, or an echo of what the app itself says: nothing to do with it. */
  | undefined;

const MOST_KEYS = 200;
const LONGEST_TEXT = 8000;

const own = <T extends object>(object: T, key: string): key is string & keyof T => Object.hasOwn(object, key);
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Says in the words of the reference what a field takes. */
export function wantedOf(field: Field): string {
  switch (field.kind) {
    case 'name':
      return field.of.map((name) => JSON.stringify(name)).join(', ');
    case 'number':
      return field.min === undefined
        ? 'number'
        : field.max === undefined
          ? `number, ${field.min} or more`
          : `number, ${field.min} to ${field.max}`;
    default:
      return (
        { text: 'text', flag: 'true or false', names: 'list of texts', time: 'ns, or text such as "12.5ms"' }[
          field.kind as string
        ] ??
        { settings: 'object: key to number, text or flag', figures: 'object: name to number or null' }[
          field.kind as string
        ] ??
        'Blob'
      );
  }
}

function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'text':
      return isText(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return isNumber(value) && value >= (field.min ?? value) && value <= (field.max ?? value);
    case 'name':
      return isText(value) && field.of.includes(value);
    case 'names':
      return Array.isArray(value) && value.length <= MOST_KEYS && value.every(isText);
    case 'time':
      return isText(value) || (isNumber(value) && value >= 0);
    case 'settings':
      return entriesFit(value, (one) => isText(one) || isNumber(one) || typeof one === 'boolean');
    case 'figures':
      return entriesFit(value, (one) => one === null || isNumber(one));
    case 'blob':
      return typeof Blob === 'function' && value instanceof Blob;
  }
}

function entriesFit(value: unknown, isGood: (one: unknown) => boolean): boolean {
  if (!isPlain(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= MOST_KEYS && entries.every(([, one]) => isGood(one));
}

/** The first field that is wrong, and what it takes; undefined: all fit. */
export function faultIn(
  fields: Fields,
  message: Readonly<Record<string, unknown>>,
): [string, Field] | undefined {
  return Object.entries(fields).find(([name, field]) => {
    const value = own(message, name) ? message[name] : undefined;
    return value === undefined ? !field.optional : !fits(field, value);
  });
}

export function checkMessage(data: unknown): Checked {
  if (!isPlain(data) || data.source !== SOURCE) return undefined;
  const { type } = data;
  if (typeof type === 'string' && own(TO_HOST, type)) return undefined;
  const id = isText(data.id) || isNumber(data.id) ? data.id : undefined;
  const bad = (code: ErrorCode, args: Fault['args'] = {}): Checked => ({
    ok: false,
    id,
    fault: { code, args },
  });
  if (data.v !== VERSION) return bad('version', { version: say(data.v), known: String(VERSION) });
  if (typeof type !== 'string') return bad('notMessage');
  if (!own(FROM_HOST, type))
    return bad('type', { type: say(type), known: Object.keys(FROM_HOST).join(', ') });
  const wrong = faultIn(FROM_HOST[type], data);
  if (wrong) return bad('field', { type, field: wrong[0], wanted: wantedOf(wrong[1]) });
  return { ok: true, message: data as unknown as HostMessage };
}

/** Something of a message, short enough to be quoted. */
function say(value: unknown): string {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : typeof value;
  return text.slice(0, 40);
}

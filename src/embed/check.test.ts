import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMessage, faultIn, wantedOf } from './check';
import { type Field, FROM_HOST, TO_HOST } from './schema';

const message = (type: string, more: object = {}) => ({ source: 'linetime', v: 1, type, ...more });
const codeOf = (data: unknown): string | undefined => {
  const checked = checkMessage(data);
  return checked === undefined ? 'ignored' : checked.ok ? undefined : checked.fault.code;
};

/** A value that a field takes, and one that it does not. */
const SAMPLES: Record<Field['kind'], readonly [good: unknown, bad: unknown]> = {
  text: ['a', 1],
  flag: [true, 'true'],
  number: [1, '1'],
  name: ['', 'none of them'],
  names: [['a', 'b'], 'a'],
  time: ['12.5ms', -1],
  settings: [{ a: 1, b: 'x', c: true }, { a: null }],
  figures: [{ a: 1, b: null }, { a: 'x' }],
  blob: [new Blob(['x']), 'x'],
};
const good = (field: Field): unknown => (field.kind === 'name' ? field.of[0] : SAMPLES[field.kind][0]);

describe('messages to the app', () => {
  for (const [type, fields] of Object.entries(FROM_HOST)) {
    it(`${type}: takes what it should, and nothing else`, () => {
      const full = Object.fromEntries(
        Object.entries<Field>(fields).map(([name, field]) => [name, good(field)]),
      );
      expect(codeOf(message(type, full))).toBeUndefined();
      for (const [name, field] of Object.entries<Field>(fields)) {
        const { [name]: _, ...without } = full;
        expect(codeOf(message(type, without)), name).toBe(field.optional ? undefined : 'field');
        const wrong = checkMessage(message(type, { ...full, [name]: SAMPLES[field.kind][1], id: 7 }));
        expect(wrong, name).toEqual({
          ok: false,
          id: 7,
          fault: { code: 'field', args: { type, field: name, wanted: wantedOf(field) } },
        });
      }
    });
  }

  it('holds numbers to their bounds', () => {
    for (const direction of [2, -2, Number.NaN, Number.POSITIVE_INFINITY])
      expect(codeOf(message('step', { direction }))).toBe('field');
    expect(codeOf(message('set', { seed: -1 }))).toBe('field');
    expect(codeOf(message('maxHeight', { height: 1e9 }))).toBe('field');
  });

  it('leaves alone what is not its own, and its own echo', () => {
    for (const other of [undefined, null, 1, 'x', [], {}, { source: 'x' }, { context: 'h5p' }])
      expect(codeOf(other)).toBe('ignored');
    for (const type of Object.keys(TO_HOST)) expect(codeOf(message(type))).toBe('ignored');
  });

  it.each([
    [{ source: 'linetime' }, 'version'],
    [{ source: 'linetime', v: 2, type: 'get' }, 'version'],
    [{ source: 'linetime', v: 1 }, 'notMessage'],
    [message('toString'), 'type'],
    [message('__proto__'), 'type'],
    [message('set', { values: { a: {} } }), 'field'],
    [message('set', { values: [] }), 'field'],
    [message('set', { fragment: 'x'.repeat(10_000) }), 'field'],
    [message('lock', { keys: Array(1000).fill('a') }), 'field'],
  ])('%j: %s', (data, code) => expect(codeOf(data)).toBe(code));

  it('never throws, whatever comes', () => {
    const type = fc.oneof(fc.constantFrom(...Object.keys(FROM_HOST)), fc.string());
    const ours = fc
      .tuple(type, fc.object({ maxDepth: 2 }))
      .map(([one, more]) => ({ ...more, ...message(one) }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), ours), (data) => {
        checkMessage(data);
      }),
      { numRuns: 3000 },
    );
  });
});

it('every field of what the app says has a sample that fits', () => {
  for (const fields of Object.values(TO_HOST))
    for (const [name, field] of Object.entries<Field>(fields)) {
      expect(faultIn({ [name]: field }, { [name]: good(field) }), name).toBeUndefined();
      expect(faultIn({ [name]: field }, { [name]: SAMPLES[field.kind][1] })?.[0], name).toBe(name);
    }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallScenario } from '../../tests/helpers/small-scenario';
import { scenarioById } from '../scenarios/registry';
import { isLegal } from '../sim/parameters';
import { LONGEST_RUN } from '../sim/units';
import { textFor } from '../text';
import { noticeWords } from '../text/en/notices';
import { libraryOf } from './library';
import { writeLink } from './link';
import { readLink } from './linkReader';
import { HOME, LARGEST_SEED, type LinkState, startOf } from './linkState';
import { readTime, writeTime } from './linkTime';
import { upgrade } from './linkUpgrades';
import { noticeSentence } from './notices';

const other = { ...smallScenario, id: 'second' };
const scenarios = [smallScenario, other];
const t = textFor('en', { ...noticeWords, ...smallScenario.text });
const read = (fragment: string) => readLink(fragment, libraryOf(scenarios));
const sentences = (fragment: string) => read(fragment).notices.map((notice) => noticeSentence(t, notice));
const start = startOf(smallScenario);

describe('links', () => {
  it('leaves defaults out and reads as text', () => {
    expect(writeLink(start, smallScenario)).toBe('v=1&scenario=small');
    expect(writeLink(HOME, undefined)).toBe('');
    const state: LinkState = {
      ...start,
      values: { ...start.values, frames: 20, limitBits: 500, loud: true },
      seed: 7,
      playhead: 12_500_000,
      window: { from: 0, to: 2_000_000_000 },
      line: 'line',
      axis: 'workMs',
      measure: 'time',
      by: 'bits',
      scope: 'window',
      kept: [['colour', 'a b']],
    };
    const link =
      'v=1&scenario=small&frames=20&limitBits=500&loud=true&seed=7&t=12.5ms&window=0ms..2s&line=line&axis=workMs&measure=time&by=bits&scope=window&colour=a%20b';
    expect(writeLink(state, smallScenario)).toBe(link);
    expect(read(`#${link}`).state).toEqual(state);
  });

  it('carries the way of counting where a story has several', () => {
    const netware = scenarioById('netware')!;
    const state: LinkState = { ...startOf(netware), count: 'column' };
    expect(writeLink(state, netware)).toBe('v=1&scenario=netware&count=column');
    expect(readLink('v=1&scenario=netware&count=column', libraryOf([netware])).state).toEqual(state);
    expect(readLink('v=1&scenario=netware&count=wire', libraryOf([netware])).state.count).toBeUndefined();
    expect(readLink('v=1&scenario=netware&count=toes', libraryOf([netware])).notices).toHaveLength(1);
  });

  it('opens the home page for nothing at all', () => {
    expect(read('')).toEqual({ state: HOME, notices: [] });
    expect(read('#')).toEqual({ state: HOME, notices: [] });
  });

  it('takes units, presets, and a link that names no story', () => {
    expect(read('scenario=small&limitBits=4KB&workMs=0.2s').state.values).toMatchObject({
      limitBits: 32768,
      workMs: 200,
    });
    expect(read('scenario=small&preset=fast&frames=3').state.values).toMatchObject({
      workMs: 0.5,
      frames: 3,
    });
    expect(read('frames=3').state).toMatchObject({ scenario: 'small', values: { frames: 3 } });
  });

  it.each([
    ['scenario=smal&frames=3', 'There is no story called “smal”', { frames: 3 }],
    ['scenario=zzzzzzzzzzzzzzz', 'There is no story called “zzzzzzzzzzzzzzz”. These are', {}],
    ['scenario=small&frames=NaN', '“NaN” is none. 10 is used', { frames: 10 }],
    ['scenario=small&frames=Infinity', 'needs a number', { frames: 10 }],
    ['scenario=small&frames=1e999', 'cannot be more than 1,000', { frames: 1000 }],
    ['scenario=small&frames=-5', 'cannot be less than 1; “-5” is too little. 1 is used.', { frames: 1 }],
    ['scenario=small&frames=', 'needs a value', { frames: 10 }],
    ['scenario=small&frames', 'needs a value', { frames: 10 }],
    ['scenario=small&frames=2.6', 'whole number', { frames: 3 }],
    ['scenario=small&workMs=4parsecs', 'does not know the unit “parsecs”', { workMs: 4 }],
    ['scenario=small&manner=strange', 'no choice “strange”', { manner: 'plain' }],
    ['scenario=small&loud=perhaps', 'true or false', { loud: false }],
    ['scenario=small&frame=3', 'the nearest name is “frames”', { frames: 10 }],
    ['scenario=small&quux9=3&workMs=9', '“quux9”, which this story does not know', { workMs: 9 }],
    ['scenario=small&workMs=%E0%A4%A&frames=5', 'is damaged', { frames: 5 }],
    ['v=2&scenario=small&frames=5', 'is of version 2', { frames: 5 }],
    ['v=-1&scenario=small&frames=5', 'version “-1” cannot be read', { frames: 5 }],
    ['v=&scenario=small&frames=5', 'version “” cannot be read', { frames: 5 }],
    ['scenario=small&frames=5&frames=6', 'twice', { frames: 5 }],
    ['scenario=small&t=soon&frames=5', '“t” cannot be read (“soon”)', { frames: 5 }],
    ['scenario=small&t=-5ms', '“t” cannot be read', {}],
    ['scenario=small&window=5ms..1ms', '“window” cannot be read', {}],
    ['scenario=small&window=5ms', '“window” cannot be read', {}],
    ['scenario=small&seed=1.5', '“seed” cannot be read', {}],
    ['scenario=small&line=nowhere', '“line” cannot be read', {}],
    ['scenario=small&preset=nowhere', '“preset” cannot be read', {}],
    ['nonsense', 'does not say which story', {}],
  ])('%s gives one sentence and loses nothing else', (fragment, sentence, values) => {
    const said = sentences(fragment);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(sentence);
    expect(said[0]).not.toMatch(/[{}]/);
    expect(read(fragment).state.values).toMatchObject(values);
  });

  it('survives 10 kB of garbage after what it knows', () => {
    const { state, notices } = read(`scenario=small&frames=5&${'x%zz=1&y'.repeat(1250)}`);
    expect(state.values).toMatchObject({ frames: 5 });
    expect(notices.length).toBeLessThan(8);
    expect(writeLink(state, smallScenario).length).toBeLessThan(800);
  });

  it('cut off anywhere, still opens', () => {
    const link = 'v=1&scenario=small&frames=20&limitBits=500&loud=true&t=12.5ms&window=0ms..2s';
    for (let length = 0; length <= link.length; length++)
      expect(() => read(link.slice(0, length))).not.toThrow();
  });
});

const time = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.maxSafeInteger().map((n) => Math.abs(n) % LONGEST_RUN),
);
const linkState: fc.Arbitrary<LinkState> = fc
  .record({
    frames: fc.integer({ min: 1, max: 1000 }),
    workMs: fc.integer({ min: 0, max: 500_000 }).map((n) => n / 1000),
    limitBits: fc.oneof(fc.constant('unlimited'), fc.integer({ min: 1, max: 1e6 })),
    loud: fc.boolean(),
    manner: fc.constantFrom('plain', 'odd'),
    seed: fc.integer({ min: 0, max: LARGEST_SEED }),
    playhead: time,
    window: fc.option(fc.tuple(time, fc.integer({ min: 1, max: 1e9 })), { nil: undefined }),
    axis: fc.constantFrom(undefined, 'workMs', 'frames'),
    by: fc.constantFrom('time', 'bits'),
    scope: fc.constantFrom('run', 'window'),
    kept: fc.constantFrom(
      [],
      [['future', 'ö&=#%']] as [string, string][],
      [['later', "it's (*so*)."]] as [string, string][],
    ),
  })
  .map(({ frames, workMs, limitBits, loud, manner, window, ...rest }) => ({
    ...start,
    ...rest,
    window: window && { from: window[0], to: window[0] + window[1] },
    values: { frames, workMs, limitBits, loud, manner },
  }));

describe('links, whatever stands in them', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(linkState, (state) => {
        const { state: again, notices } = read(writeLink(state, smallScenario));
        expect(again).toEqual(state);
        expect(notices).toHaveLength(state.kept.length);
      }),
      { numRuns: 300 },
    );
  });

  it('have nothing in them that mail programs and chats take for the end of a link', () => {
    fc.assert(
      fc.property(linkState, (state) => {
        const link = writeLink(state, smallScenario);
        expect(link).toMatch(/^[A-Za-z0-9=&:,./%~_-]*[A-Za-z0-9=]$/);
      }),
      { numRuns: 300 },
    );
  });

  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(
      'v',
      'scenario',
      'small',
      'frames',
      't',
      'window',
      '=',
      '&',
      '%',
      '%ff',
      '1e999',
      '..',
      '-',
      'NaN',
      '__proto__',
    ),
  );
  it('never throw and yield legal values', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const fragment of [
          pieces.join(''),
          `scenario=small&${pieces.join('=')}`,
          `scenario=small&${pieces.join('&')}`,
        ]) {
          const { state, notices } = read(fragment);
          for (const notice of notices) expect(noticeSentence(t, notice)).not.toBe('');
          if (state.scenario === undefined) continue;
          for (const parameter of smallScenario.parameters) {
            expect(isLegal(parameter, state.values[parameter.key])).toBe(true);
          }
          expect(state.playhead).toBeGreaterThanOrEqual(0);
          expect(read(writeLink(state, smallScenario)).state).toEqual(state);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('instants in links', () => {
  it.each([
    [0, '0ms'],
    [1, '0.000001ms'],
    [12_500_000, '12.5ms'],
    [1e9, '1s'],
    [8_640_000_000_000_000 - 1, '8639999.999999999s'],
  ])('%d ns is %s', (ns, text) => {
    expect(writeTime(ns)).toBe(text);
    expect(readTime(text)).toEqual({ ns, clamped: false });
  });

  it('reads other spellings and holds to the bounds', () => {
    expect(readTime('3')).toEqual({ ns: 3e6, clamped: false });
    expect(readTime('150 us')).toEqual({ ns: 150_000, clamped: false });
    expect(readTime('1e-3s')).toEqual({ ns: 1e6, clamped: false });
    expect(readTime('-1s')).toEqual({ ns: 0, clamped: true });
    expect(readTime('1e300s')).toEqual({ ns: LONGEST_RUN, clamped: true });
    for (const text of ['', 'ms', '.', '1h', '1..2', 'Infinity', '1e9999ms'])
      expect(readTime(text), text).toBeUndefined();
  });
});

describe('links of earlier versions', () => {
  it('are brought up step by step', () => {
    const rename = (from: string, to: string) => (pairs: readonly (readonly [string, string])[]) =>
      pairs.map(([key, value]) => [key === from ? to : key, value] as const);
    const steps = { 1: rename('a', 'b'), 2: rename('b', 'c') };
    expect(upgrade([['a', '1']], 1, steps, 3)).toEqual([['c', '1']]);
    expect(upgrade([['b', '1']], 2, steps, 3)).toEqual([['c', '1']]);
    expect(upgrade([['a', '1']], 3, steps, 3)).toEqual([['a', '1']]);
  });
});

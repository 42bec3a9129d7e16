import { describe, expect, it } from 'vitest';
import { textFor } from '.';
import { makeText, piecesOf } from './catalogue';
import { en } from './en';
import { problemSentence, quoted } from './problems';
import { describeValue, spoken, spokenDuration, spokenRate, spokenShare } from './spoken';
import { lengthen, provideTestLocales } from './testLocales';

provideTestLocales();

describe('catalogue', () => {
  const t = makeText(
    'en',
    { a: 'one', b: 'from {x} to {y}', n: '{count} gaps', 'n.one': '{count} gap' },
    { a: 'two' },
  );

  it('lets later catalogues win, fills places, knows the singular', () => {
    expect(t('a')).toBe('two');
    expect(t('b', { x: 1, y: 'z' })).toBe('from 1 to z');
    expect(t('b', { x: 1 })).toBe('from 1 to {y}');
    expect(t('n', { count: 1 })).toBe('1 gap');
    expect(t('n', { count: 2 })).toBe('2 gaps');
    expect(t('missing')).toBe('missing');
    expect(t.has('a')).toBe(true);
    expect(t.has('missing')).toBe(false);
  });

  it('takes a sentence apart at its places', () => {
    expect(piecesOf(t, 'b', { x: '14 %', y: 'end' })).toEqual([
      { text: 'from ' },
      { text: '14 %', place: 'x' },
      { text: ' to ' },
      { text: 'end', place: 'y' },
    ]);
  });

  it('keeps places and lengthens by about 40 % in the pseudo-locale', () => {
    for (const sentence of Object.values(en)) {
      const longer = lengthen(sentence);
      expect(longer.match(/\{\w+\}/g)).toEqual(sentence.match(/\{\w+\}/g));
      const places = (sentence.match(/\{\w+\}/g) ?? []).join('').length;
      const ratio = (longer.length - places) / (sentence.length - places);
      if (sentence.length - places > 12) expect(ratio, sentence).toBeGreaterThan(1.3);
      if (sentence.length - places > 12) expect(ratio, sentence).toBeLessThan(1.55);
    }
  });

  it('runs from right to left, with isolated arguments, in the rtl locale', () => {
    const rtl = textFor('rtl', { b: 'from {x}' });
    expect(rtl.dir).toBe('rtl');
    expect(rtl('b', { x: '12.3 ms' })).toMatch(/^[\u0590-\u05ff]+ \u206812\.3 ms\u2069$/);
    expect(piecesOf(rtl, 'b', { x: '1' }).at(-1)).toEqual({ text: '1', place: 'x' });
    expect(textFor('en').dir).toBe('ltr');
  });
});

describe('spoken numbers', () => {
  it.each([
    [spokenDuration(137_500_000), '137.5 milliseconds'],
    [spokenDuration(1_000_000), '1 millisecond'],
    [spokenDuration(365e9), '6 minutes 5 seconds'],
    [spokenRate(50_000), '50 kilobits per second'],
    [spokenRate(6837), '6,837 bits per second'],
    [spokenShare(0.14), '14 percent'],
    [spokenShare(0.001), 'less than 1 percent'],
    [spoken('940 bit at 3 /s'), '940 bits at 3 per second'],
  ])('%s', (said, wanted) => expect(said).toBe(wanted));

  it('has words for switches, choices and no limit', () => {
    const choice = {
      key: 'how',
      group: 'g',
      provenance: 'fact',
      type: 'choice',
      options: ['a'],
      default: 'a',
    } as const;
    const t = textFor('en', { 'option.how.a': 'the first way' });
    expect(describeValue(choice, 'a', t)).toBe('the first way');
    expect(describeValue(choice, true, t)).toBe('on');
    expect(describeValue(choice, 'unlimited', t)).toBe('unlimited');
  });
});

describe('problems', () => {
  const t = textFor('en');
  it('has a sentence for each', () => {
    for (const id of [
      'empty',
      'notNumber',
      'unknownUnit',
      'notWhole',
      'below',
      'above',
      'notSwitch',
      'notChoice',
    ] as const) {
      const sentence = problemSentence(
        t,
        { id, text: 'x', unit: 'y', bound: 8023, options: ['p', 'q'] },
        'Buffer',
      );
      expect(sentence).toContain('Buffer');
      expect(sentence).not.toMatch(/[{}]/);
    }
    expect(problemSentence(t, { id: 'above', text: '8024', bound: 8023 }, 'bufferBits')).toBe(
      '“bufferBits” cannot be more than 8,023; “8024” is too much.',
    );
  });

  it('quotes no more than a line, without control characters', () => {
    expect(quoted(`a\u0000\u202eb${'x'.repeat(100)}`)).toBe(`a b${'x'.repeat(36)}…`);
  });
});

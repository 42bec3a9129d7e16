import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios/registry';
import { unknownNames } from '../state/embedNames';
import { THEME_CHOICES } from '../state/preferences';
import { LOCALES } from '../text/catalogue';
import { fullAddress, PARAMETERS, type ParameterKind, readQuery } from './parameters';

const problemsOf = (search: string) =>
  readQuery(search).problems.map(({ id, name, text }) => [id, name, text]);

describe('the address of an embed', () => {
  it('says nothing: what is usual', () => {
    expect(readQuery('?embed=1')).toEqual({
      chrome: 'min',
      wishes: { hidden: [], locked: [], answers: true },
      origins: [],
      problems: [],
    });
  });

  it('says everything', () => {
    const search =
      '?embed=1&chrome=none&theme=dark&hide=why,%20ledger&hide=elbow,why&lock=bufferBits&motion=off&lang=rtl&answers=0&origins=https://a.example/x,http://b.example:81';
    expect(readQuery(search)).toEqual({
      chrome: 'none',
      wishes: { hidden: ['why', 'ledger', 'elbow'], locked: ['bufferBits'], answers: false },
      origins: ['https://a.example', 'http://b.example:81'],
      problems: [],
    });
  });

  it('takes the words that the app itself knows', () => {
    expect(PARAMETERS.theme.of).toEqual(THEME_CHOICES);
    expect(PARAMETERS.lang.of).toEqual(LOCALES);
  });

  for (const [name, kind] of Object.entries<ParameterKind>(PARAMETERS))
    if (kind.kind === 'name')
      it(`${name}: another value is told of, and the usual one used`, () => {
        expect(problemsOf(`?${name}=bogus`)).toEqual([['value', name, 'bogus']]);
        for (const one of kind.of) expect(problemsOf(`?${name}=${one}`)).toEqual([]);
      });

  it('tells of what it does not know, of no web site, of far too much', () => {
    expect(problemsOf('?embed=1&colour=red&pair=abcd')).toEqual([['unknown', 'colour', 'colour']]);
    expect(problemsOf('?embed=1&origins=nowhere')).toEqual([['origin', 'origins', 'nowhere']]);
    // whoever wanted it shut finds it shut
    expect(readQuery('?origins=nowhere').origins).toEqual(['null']);
    const many = Array.from({ length: 101 }, (_, i) => `n${i}`).join(',');
    expect(problemsOf(`?hide=${many}`)).toEqual([['many', 'hide', '101']]);
    expect(readQuery(`?hide=${many}`).wishes.hidden).toHaveLength(100);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(fc.constantFrom(...Object.keys(PARAMETERS)), fc.string()),
        (text, some) => {
          readQuery(text);
          readQuery(`?${new URLSearchParams(some)}`);
          readQuery(
            `?${Object.entries(some)
              .map(([key, value]) => `${key}=${value}`)
              .join('&')}`,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});

it('names that mean nothing in a story are told of, with the nearest that does', () => {
  const arpanet = scenarios.find(({ id }) => id === 'arpanet')!;
  const wishes = {
    hidden: ['bufferBits', 'why', 'playback', 'elapsedNs', 'ledgr', 'zzzzzz'],
    locked: ['seed', 'all', 'presets', 'buferBits', 'why'],
    answers: true,
  };
  expect(unknownNames(wishes, arpanet)).toEqual([
    { list: 'hide', name: 'ledgr', near: 'ledger' },
    { list: 'hide', name: 'zzzzzz', near: undefined },
    { list: 'lock', name: 'buferBits', near: 'bufferBits' },
    expect.objectContaining({ list: 'lock', name: 'why' }),
  ]);
});

it('the whole app opens with what is seen, without what only the frame wants', () => {
  const href = 'https://x.example/a/index.html?embed=1&theme=dark&hide=why&lock=all&chrome=min#old';
  const open = (answers: boolean) =>
    fullAddress(href, 'v=1&scenario=netware', { hidden: [], locked: [], answers });
  expect(open(true)).toBe('https://x.example/a/index.html?theme=dark#v=1&scenario=netware');
  // there too nothing tells what is right
  expect(open(false)).toBe(
    'https://x.example/a/index.html?embed=1&chrome=full&answers=0&theme=dark#v=1&scenario=netware',
  );
});

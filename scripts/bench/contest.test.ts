import { expect, test } from 'vitest';
import { hold, meets, type Rival } from './contest';
import { type Entrant, endsAt, runOnce } from './entrants';

/** A program that prints a report, after something else. */
const entrant = (name: string, report: object, warm = false): Entrant => ({
  name,
  command: [
    process.execPath,
    '-e',
    `console.log('hello'); console.log(${JSON.stringify(JSON.stringify(report))})`,
  ],
  warm,
  fault: endsAt(1000, 10),
});
const end = { frames: 10, simEndNs: 1000 };

test('a contest names who cannot run or comes to another end, and leaves them out', () => {
  const rival = (name: string, report: object, more: Partial<Rival> = {}): Rival => ({
    ...entrant(name, report),
    compare: 'as long',
    ...more,
  });
  const turns: string[] = [];
  const { table, left } = hold(
    {
      id: 'T',
      title: 'Test',
      ours: [
        { ...entrant('cold', { ...end, cpuMs: 20, warmCpuMs: 5 }), judged: true },
        { ...entrant('warm', { ...end, cpuMs: 20, warmCpuMs: 5 }, true), judged: true },
        { ...entrant('plain', { ...end, cpuMs: 20 }), judged: false },
      ],
      rivals: [
        rival('slow', { ...end, cpuMs: 100 }, { compare: 'as fast', goal: () => ({ atLeast: 10 }) }),
        rival('quick', { ...end, cpuMs: 10 }, { goal: ({ warm }) => (warm ? { atMost: 1.5 } : undefined) }),
        rival('wrong', { ...end, simEndNs: 999, cpuMs: 1 }),
        rival('missing', {}, { command: ['no-such-program-anywhere'] }),
      ],
    },
    2,
    (text) => turns.push(text),
  );
  expect(table.head).toEqual(['', 'as fast as slow', 'as long as quick']);
  expect(table.rows).toEqual([
    ['cold', '5.00 (5.00-5.00) MISSED >= 10', '2.00 (2.00-2.00)'],
    ['warm', '20.0 (20.0-20.0) ok >= 10', '0.50 (0.50-0.50) ok <= 1.5'],
    ['plain', '5.00 (5.00-5.00)', '2.00 (2.00-2.00)'],
  ]);
  expect(left).toHaveLength(2);
  expect(left[0]).toBe('wrong: ended at 999 ns after 10 frames, not at 1000 ns after 10');
  expect(left[1]).toBe('missing: there is no no-such-program-anywhere');
  // in turn: A B C D A B C D
  expect(turns.map((text) => text.replace(/^.*: /, ''))).toEqual(
    Array.from({ length: 2 }, () => ['cold', 'warm', 'plain', 'slow', 'quick']).flat(),
  );
}, 30_000);

test('nobody to compare with: nothing is run', () => {
  const rival: Rival = {
    ...entrant('absent', {}),
    command: ['no-such-program-anywhere'],
    compare: 'as long',
  };
  const broken = { ...entrant('own', {}), command: ['no-such-program-either'] as [string], judged: true };
  const { table, left } = hold(
    { id: 'T', title: 'Test', ours: [broken], rivals: [rival] },
    7,
    () => undefined,
  );
  expect(table.rows).toEqual([]);
  expect(left).toHaveLength(1);
});

test('a program of ours that fails is a fault, with its last words', () => {
  const broken: Entrant = {
    name: 'broken',
    command: [process.execPath, '-e', "process.stderr.write('first\\nout of luck\\n'); process.exit(3)"],
    fault: () => undefined,
  };
  expect(() => runOnce(broken)).toThrow('broken: out of luck');
});

test('goals are met by the median', () => {
  const ratio = { median: 2, low: 1, high: 40 };
  expect(meets(ratio, { atMost: 2 })).toBe(true);
  expect(meets(ratio, { atMost: 1.9 })).toBe(false);
  expect(meets(ratio, { atLeast: 2 })).toBe(true);
  expect(meets(ratio, { atLeast: 2.1 })).toBe(false);
});

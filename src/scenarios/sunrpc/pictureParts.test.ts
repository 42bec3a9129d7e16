import { describe, expect, test } from 'vitest';
import { readTrace } from '../../sim/accounting/lanes';
import { defaultsOf } from '../../sim/parameters';
import { run } from '../../sim/run';
import { checksum, windowShift } from './layout';
import { model } from './model';
import { parameters, type SunrpcValues } from './params';
import { picture } from './picture';
import { followParts } from './pictureParts';

function partsOf(changed: Partial<SunrpcValues>) {
  const values: SunrpcValues = { ...defaultsOf(parameters), calls: 4, ...changed };
  const result = run(model, values, 1);
  const trace = readTrace(model, result.trace!, result.elapsed);
  return { at: followParts(trace, values, 1), trace, elapsed: result.elapsed };
}

describe('the slow call, in the picture', () => {
  const { at, trace, elapsed } = partsOf({});
  const held = Array.from({ length: 400 }, (_, i) => at((elapsed * i) / 400));

  test('Nagle holds the rest of 52 bytes while the timer runs down', () => {
    const stuck = held.filter(
      ({ verdict, ackTimer }) => verdict!.says === 'nagle' && ackTimer!.says === 'runs',
    );
    expect(stuck.length).toBeGreaterThan(250);
    for (const { verdict, ruleFull, ruleIdle, ruleHalf, sendBuffer } of stuck) {
      // 148 bytes were left to write, 96 of them found room and went with the first acknowledgement
      expect(verdict!.args!.count).toEqual({ count: 52 });
      expect([ruleFull, ruleIdle, ruleHalf].map((rule) => rule!.light)).toEqual([false, false, false]);
      expect(sendBuffer!.args!.count).toEqual({ count: 148 });
    }
    const levels = stuck.slice(0, 20).map(({ ackTimer }) => ackTimer!.level!);
    expect([...levels].sort((a, b) => b - a)).toEqual(levels);
  });

  test('the library hands over 4,000 bytes, then 148', () => {
    const sizes = new Set(
      Array.from({ length: 4000 }, (_, i) => at((elapsed * i) / 4000).library!)
        .filter(({ says }) => says !== 'sent')
        .map(({ args }) => (args!.count as { count: number }).count),
    );
    expect([...sizes].sort((a, b) => a - b)).toEqual([148, 4000]);
  });

  test('says only what it has words for', () => {
    for (let i = 0; i < 500; i++) {
      for (const [id, { says, level = 0 }] of Object.entries(at((elapsed * i) / 500))) {
        expect(picture.parts!.find((part) => part.id === id)!.says).toContain(says);
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(1);
      }
    }
    expect(trace.columns.length).toBeGreaterThan(100);
  });
});

test('on Linux it is Minshall’s rule, and no 35 %', () => {
  const { at, elapsed } = partsOf({
    kernel: 'linux',
    mssBytes: 1448,
    socketBufferBytes: 87_380,
    callBytes: 4096,
  });
  const seen = Array.from({ length: 300 }, (_, i) => at((elapsed * i) / 300));
  expect(seen.some(({ verdict }) => verdict!.says === 'minshall')).toBe(true);
  expect(seen.every(({ opens }) => opens === undefined)).toBe(true);
});

test('checksums are ones’ complement sums, as in RFC 1071’s example', () => {
  expect(checksum([0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7])).toBe(0x220d);
  expect(
    checksum([0x45, 0, 0, 0x73, 0, 0, 0x40, 0, 0x40, 0x11, 0, 0, 0xc0, 0xa8, 0, 1, 0xc0, 0xa8, 0, 0xc7]),
  ).toBe(0xb861);
});

test('windows are shifted only as far as they must', () => {
  expect(
    [4096, 65_535, 65_536, 1_048_576].map((socketBufferBytes) => windowShift({ socketBufferBytes })),
  ).toEqual([0, 0, 1, 5]);
});

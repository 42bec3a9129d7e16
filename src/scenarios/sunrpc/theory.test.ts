import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../sim/parameters';
import { run } from '../../sim/run';
import { model } from './model';
import { parameters, type SunrpcValues } from './params';
import { valuesOf } from './presets';
import { leastCallMs, slowSizes, stalledPeriodMs, stalls } from './theory';

const defaults: SunrpcValues = defaultsOf(parameters);
const buffers = (bytes: number) => ({ sendBufferBytes: bytes, recvBufferBytes: bytes });
const figures = (values: SunrpcValues, seed = 1) => run(model, values, seed, { trace: false }).figures;

describe('slow sizes in closed form', () => {
  test.each([
    [{}, '4045-4968 8041-8964 12037-12960'],
    [{ mssBytes: 1460 }, '4045-4968 8041-8964 12037-12960'],
    [{ kernel: 'bsd86' }, '4045-4552 8041-8548 12037-12544'],
    [buffers(4092), '4045-5060 8133-9148 12221-13236'],
    [{ socketBufferBytes: 2048 }, '4045-4968 8041-8964 12037-12960'],
    [{ noDelay: true }, ''],
    [{ delayedAck: false }, ''],
    [buffers(4096), ''],
    [buffers(8192), ''],
    [buffers(24_000), ''],
    [valuesOf('linux-4096'), '3953-5392'],
    [{ ...valuesOf('linux-4096'), cork: true }, ''],
    [{ ...valuesOf('linux-4096'), quickAck: true }, ''],
  ] as const)('%j: %s', (more, wanted) => {
    const ranges = slowSizes({ ...defaults, ...more } as SunrpcValues, 13_000);
    expect(ranges!.map(({ from, to }) => `${from}-${to}`).join(' ')).toBe(wanted);
  });

  test('none is known where the sliver is large, or without the 1,024 rule', () => {
    expect(slowSizes({ ...defaults, socketBufferBytes: 8192 }, 13_000)).toBeUndefined();
    expect(slowSizes({ ...defaults, sosendRule: false }, 13_000)).toBeUndefined();
  });

  test('says of random settings what a run says', () => {
    const settings = fc.record({
      kernel: fc.constantFrom('sunos', 'bsd86', 'linux'),
      buffer: fc.constantFrom(1000, 2000, 3000, 3500, 4000, 4092, 4096, 5000, 7000, 8000, 24_000),
      socketBufferBytes: fc.constantFrom(2048, 3000, 4096, 8192),
      mssBytes: fc.constantFrom(512, 1024, 1448, 1460),
      callBytes: fc.integer({ min: 0, max: 14_000 }),
      sosendRule: fc.boolean(),
      seed: fc.nat(1000),
    });
    let known = 0;
    fc.assert(
      fc.property(settings, ({ buffer, seed, ...more }) => {
        const linux = more.kernel === 'linux';
        const values = {
          ...defaults,
          ...(linux ? valuesOf('linux-4096') : {}),
          ...more,
          ...buffers(buffer),
          calls: 12,
          ...(linux ? { socketBufferBytes: 131_072 } : {}),
        } as SunrpcValues;
        const expected = stalls(values);
        if (expected === undefined) return;
        known++;
        expect((figures(values, seed).msPerCall as number) > (linux ? 25 : 120)).toBe(expected);
      }),
      { numRuns: 300 },
    );
    expect(known).toBeGreaterThan(100);
  });
});

describe('the least a call can take', () => {
  test.each([0, 1, 100, 512, 976])(
    'is what a call in one segment takes without jitter: %i bytes',
    (callBytes) => {
      const values = { ...defaults, callBytes, jitterPercent: 0, calls: 5 };
      expect(figures(values).msPerCallMin).toBe(leastCallMs(values));
    },
  );

  test('is never undercut', () => {
    const settings = fc.record({
      callBytes: fc.integer({ min: 0, max: 20_000 }),
      sendBufferBytes: fc.constantFrom(0, 100, 1000, 4000, 4092, 24_000),
      socketBufferBytes: fc.constantFrom(512, 2048, 4096, 65_536),
      mssBytes: fc.constantFrom(64, 512, 1024, 1460),
      kernel: fc.constantFrom('sunos' as const, 'bsd86' as const, 'linux' as const),
      noDelay: fc.boolean(),
      bucketBytes: fc.constantFrom(0, 5000),
      cpuScale: fc.constantFrom(0.006, 0.5, 1.157),
    });
    fc.assert(
      fc.property(settings, (more) => {
        const values: SunrpcValues = { ...defaults, ...more, calls: 3 };
        expect(figures(values).msPerCallMin as number).toBeGreaterThanOrEqual(leastCallMs(values));
      }),
      { numRuns: 200 },
    );
  });
});

test('a stalled call lasts from tick to tick', () => {
  expect(stalledPeriodMs(defaults)).toBe(200);
  expect(stalledPeriodMs({ ...defaults, kernel: 'linux' })).toBe(44);
  expect(stalledPeriodMs({ ...defaults, kernel: 'linux', linuxTickMs: 0 })).toBe(40);
});

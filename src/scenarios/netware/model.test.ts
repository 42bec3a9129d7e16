import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTrace } from '../../sim/accounting/lanes';
import { buildLedger, ledgerOf } from '../../sim/accounting/ledger';
import { whyAt } from '../../sim/accounting/why';
import { traceHash } from '../../sim/engine/trace';
import type { Model, RunResult } from '../../sim/model';
import { defaultsOf } from '../../sim/parameters';
import { run } from '../../sim/run';
import { readReplyFrameBytes, requestFrameBytes } from './facts';
import { columnOf } from './figures';
import { model } from './model';
import { Office } from './office';
import { type NetwareValues, parameters } from './params';
import { presets } from './presets';
import { mostRequests } from './theory';

const defaults = defaultsOf(parameters);
const preset = (id: string): NetwareValues =>
  ({ ...defaults, ...presets.find((one) => one.id === id)!.values }) as NetwareValues;
const figures = (values: Partial<NetwareValues>): Record<string, number> =>
  run(model, { ...defaults, ...values }, 1, { trace: false }).figures as Record<string, number>;

describe('the table of read sizes (computed from the formats and from the column)', () => {
  // readBytes, column bytes and frames, whole reads, frames, frame bytes, wire bytes, seconds of wire
  const table = [
    [1, 128_000_000, 2_000_000, 1_000_000, 2_000_000, 132_000_000, 172_000_000, 137.6],
    [2, 64_000_000, 1_000_000, 500_000, 1_000_000, 66_000_000, 86_000_000, 68.8],
    [4, 32_000_000, 500_000, 250_000, 500_000, 33_000_000, 43_000_000, 34.4],
    [8, 16_250_000, 250_000, 125_000, 250_000, 16_750_000, 21_750_000, 17.4],
    [16, 8_625_000, 125_000, 62_500, 125_000, 8_875_000, 11_375_000, 9.1],
    [32, 4_812_500, 62_500, 31_250, 62_500, 4_937_500, 6_187_500, 4.95],
    [64, 2_906_250, 31_250, 15_625, 31_250, 2_968_750, 3_593_750, 2.875],
    [128, 1_953_125, 15_625, 7813, 15_626, 1_984_438, 2_296_958, 1.838],
    [256, 1_476_562.5, 7812.5, 3907, 7814, 1_492_282, 1_648_562, 1.319],
    [512, 1_238_281.25, 3906.25, 1954, 3908, 1_246_204, 1_324_364, 1.059],
    [1024, 1_119_140.625, 1953.125, 977, 1954, 1_123_102, 1_162_182, 0.93],
    [1416, 1_086_158.2, 1412.4, 707, 1414, 1_089_082, 1_117_362, 0.894],
  ] as const;
  test.each(table)(
    '%i bytes a read',
    (readBytes, columnBytes, columnFrames, reads, frames, bytes, wire, s) => {
      const bufferBytes = readBytes === 1416 ? 1416 : 1024;
      const result = run(
        model,
        { ...defaults, readBytes, bufferBytes, serverMicros: 0, clientMicros: 0 },
        1,
        { trace: false },
      );
      const own = result.figures as Record<string, number>;
      expect(own.columnBytes).toBeCloseTo(columnBytes, readBytes === 1416 ? 1 : 6);
      expect(own.columnFrames).toBeCloseTo(columnFrames, readBytes === 1416 ? 1 : 6);
      expect(own.exchanges).toBe(reads);
      expect(own.applicationReads).toBe(reads);
      expect(own.frames).toBe(frames);
      expect(own.frameBytes).toBe(bytes);
      expect(own.wireBytes).toBe(wire);
      expect(own.wireSeconds).toBeCloseTo(s, 3);
      // hosts that take no time leave the cable no silence
      expect(result.elapsed / 1e9).toBeCloseTo(own.wireSeconds!, 9);
    },
  );
});

test('requests that would cross a border of the buffer are cut', () => {
  expect(figures({ readBytes: 1416 })).toMatchObject({
    applicationReads: 707,
    exchanges: 1678,
    frames: 3356,
    frameBytes: 1_211_428,
  });
  expect(figures({ readBytes: 1416, bufferBytes: 1436 })).toMatchObject({
    exchanges: 1402,
    frameBytes: 1_176_660,
  });
  expect(figures({ readBytes: 1000, bufferBytes: 512 }).exchanges).toBe(2938);
  // 1,000 bytes at offset 500 with a buffer of 512: 12 + 512 + 476
  const cut = run(
    model,
    { ...defaults, readBytes: 1000, bufferBytes: 512, startOffset: 500, fileBytes: 1500 },
    1,
  ).trace!;
  const payloads = Array.from(cut.payload.subarray(0, cut.length)).filter((bits) => bits > 0);
  expect(payloads.map((bits) => bits / 8)).toEqual([12, 512, 476]);
});

test('a raw frame brings 1,460 bytes at an even offset, 1,459 at an odd one', () => {
  const sizes = (startOffset: number): number[] => {
    const trace = run(
      model,
      { ...defaults, readBytes: 65_535, bufferBytes: 1460, startOffset, fileBytes: startOffset + 1460 },
      1,
    ).trace!;
    return Array.from(trace.payload.subarray(0, trace.length)).filter((bits) => bits > 0);
  };
  expect(sizes(1460)).toEqual([1460 * 8]);
  expect(sizes(1461)).toEqual([1459 * 8, 8]);
});

test('writes of four bytes: 136 bytes each', () => {
  const own = figures({ operation: 'write', readBytes: 4 });
  expect(own).toMatchObject({ frames: 500_000, frameBytes: 34_000_000, columnBytes: null });
});

test.each([
  [4096, 978, 1_089_992],
  [8192, 856, 1_075_840],
  [16_384, 795, 1_068_764],
  [65_536, 718, 1_060_824],
])('Packet Burst of %i bytes', (burstBytes, frames, frameBytes) => {
  expect(figures({ ...preset('burst'), burstBytes })).toMatchObject({ frames, frameBytes });
  if (burstBytes < 65_536) {
    expect(figures({ burst: true, readBytes: burstBytes, burstBytes: 65_536 })).toMatchObject({
      frames,
      frameBytes,
    });
  }
});

test('Packet Burst never helps reads that one packet can bring', () => {
  for (const readBytes of [1, 100, 1023, 1024]) {
    const values = { ...defaults, readBytes, fileBytes: 20_000 };
    const plain = run(model, values, 1);
    const burst = run(model, { ...values, burst: true }, 1);
    expect(traceHash(burst.trace!)).toBe(traceHash(plain.trace!));
  }
});

test('a cache makes blocks of reads, and the buffer cuts blocks into requests', () => {
  expect(figures(preset('cached-4k'))).toMatchObject({
    applicationReads: 1_000_000,
    fetches: 245,
    exchanges: 977,
  });
  expect(figures(preset('stdio-512'))).toMatchObject({ fetches: 1954, exchanges: 1954 });
  // reads from memory take what they are said to take, once each
  const values = { ...preset('cached-4k'), fileBytes: 10_000, readBytes: 7 };
  const free = run(model, values, 1).elapsed;
  expect(run(model, { ...values, cachedReadMicros: 3 }, 1).elapsed - free).toBe(Math.ceil(10_000 / 7) * 3000);
});

test('the last read of a C program brings nothing and takes two frames', () => {
  const values = { ...defaults, readBytes: 512, fileBytes: 5000 };
  const without = run(model, values, 1).figures as Record<string, number>;
  const own = run(model, { ...values, finalEmptyRead: true }, 1).figures as Record<string, number>;
  expect(own.frames! - without.frames!).toBe(2);
  expect(own.applicationReads! - without.applicationReads!).toBe(1);
});

describe('service and turnaround (assumed): reads a second, the file, shares of server and cable', () => {
  test.each([
    [100, 2962, 338, 0.3, 0.41, 1.13],
    [250, 1568, 638, 0.39, 0.22, 1.42],
    [500, 879, 1138, 0.44, 0.12, 1.91],
  ])('%i µs each', (micros, perSecond, file, server, cable, kilobytes) => {
    const hosts = { serverMicros: micros, clientMicros: micros };
    const result = run(model, { ...defaults, ...hosts }, 1, { trace: false });
    const own = result.figures as Record<string, number>;
    expect(own.readsPerSecond! / perSecond).toBeCloseTo(1, 2);
    expect(result.elapsed / 1e9 / file).toBeCloseTo(1, 2);
    expect(own.serverBusyShare).toBeCloseTo(server, 2);
    expect(own.lineBusyShare).toBeCloseTo(cable, 2);
    const large = run(model, { ...defaults, ...hosts, readBytes: 1024 }, 1, { trace: false });
    expect(large.elapsed / 1e9 / kilobytes).toBeCloseTo(1, 2);
  });
});

describe('many workstations', () => {
  const load = (clients: number, values: Partial<NetwareValues> = {}): { found: number; bound: number } => {
    const all = { ...defaults, fileBytes: 4000, clients, ...values };
    return { found: figures(all).readsPerSecond!, bound: mostRequests(all, all.readBytes).perSecond };
  };

  test('never above the bound, and near it away from the knee', () => {
    for (const clients of [1, 2, 5, 8, 16, 64]) {
      const { found, bound } = load(clients);
      expect(found, `${clients}`).toBeLessThanOrEqual(bound * 1.000001);
      expect(found / bound, `${clients}`).toBeGreaterThan(0.98);
    }
  });

  test('the cable ends it where the server is quick', () => {
    const values = { serverMicros: 50, clientMicros: 500 };
    expect(mostRequests({ ...defaults, ...values, clients: 32 }, 1).by).toBe('cable');
    const { found, bound } = load(32, values);
    expect(found / bound).toBeGreaterThan(0.98);
    expect(found).toBeLessThanOrEqual(bound * 1.000001);
  });

  test('the seed moves the starts, nothing else', () => {
    const values = preset('many-clients');
    const [one, two] = [1, 2].map((seed) => run(model, values, seed));
    expect(traceHash(one!.trace!)).not.toBe(traceHash(two!.trace!));
    expect(one!.figures.frameBytes).toBe(two!.figures.frameBytes);
  });
});

describe('lost fragments', () => {
  const values = { ...preset('burst'), fileBytes: 200_000, fragmentLossPercent: 10 };
  test('are asked for again until all are there', () => {
    const clean = run(model, { ...values, fragmentLossPercent: 0 }, 3);
    const lossy = run(model, values, 3);
    expect(lossy.elapsed).toBeGreaterThan(clean.elapsed);
    const trace = readTrace(model, lossy.trace!, lossy.elapsed);
    const { ns } = ledgerOf(buildLedger(trace, 'ethernet'));
    expect(ns.repeat).toBeGreaterThan(0);
    const payload = Array.from(trace.columns.payload.subarray(0, trace.columns.length));
    const again = payload.filter((_, row) => /Again/.test(trace.kinds[trace.columns.kind[row]!]!.id));
    const sum = (bits: readonly number[]): number => bits.reduce((total, one) => total + one, 0);
    expect(sum(payload) - sum(again)).toBe(lossy.payloadBits);
  });
  test('the end of a burst is missed by a timer, and the silence says so', () => {
    const trace = timers(run(model, { ...values, fragmentLossPercent: 50 }, 1));
    const { ns } = ledgerOf(buildLedger(trace, 'ethernet'));
    expect(ns.hold).toBeGreaterThan(0);
  });
  const timers = (result: RunResult) => readTrace(model as Model, result.trace!, result.elapsed);
});

test('why the cable is silent: the server at work, then the workstation', () => {
  const result = run(model, { ...defaults, fileBytes: 100 }, 1);
  const trace = readTrace(model, result.trace!, result.elapsed);
  const inService = whyAt(trace, 'ethernet', (250 + 70.4 + 100) * 1e3);
  expect(inService.pieces.map(({ kind, category }) => [kind, category])).toEqual([['serve', 'sender']]);
  const inTurn = whyAt(trace, 'ethernet', (250 + 137.6 + 250 + 100) * 1e3);
  expect(inTurn.pieces.map(({ kind, category }) => [kind, category])).toEqual([['turn', 'receiver']]);
  expect(inTurn.held.map(({ rule }) => rule)).toEqual([]);
});

test('a write turns sender and receiver round', () => {
  const result = run(model, { ...defaults, operation: 'write', fileBytes: 100, readBytes: 4 }, 1);
  const { ns } = ledgerOf(buildLedger(readTrace(model, result.trace!, result.elapsed), 'ethernet'));
  expect(ns.sender).toBe(25 * 250_000);
  expect(ns.receiver).toBe(25 * 250_000);
  expect(ns.payload).toBe(100 * 800);
});

test.each([
  [{ burst: true, operation: 'write' }, 'burstWrites'],
  [{ startOffset: 10, fileBytes: 9 }, 'pastEnd'],
  [{ startOffset: 9, fileBytes: 9 }, 'nothingToRead'],
  [{ startOffset: 9, fileBytes: 9, finalEmptyRead: true }, undefined],
] as const)('what cannot be asked for is refused with a reason: %o', (values, reason) => {
  expect(model.hopeless!({ ...defaults, ...values })).toBe(reason);
});

test('the fast path of one workstation leaves the trace of the general one', () => {
  const general: Model<NetwareValues> = { ...model, build: (world, values) => new Office(world, values) };
  fc.assert(
    fc.property(
      fc.record({
        readBytes: fc.integer({ min: 1, max: 5000 }),
        fileBytes: fc.integer({ min: 1, max: 6000 }),
        startOffset: fc.integer({ min: 0, max: 500 }),
        bufferBytes: fc.integer({ min: 1, max: 1460 }),
        operation: fc.constantFrom('read', 'write'),
        frameType: fc.constantFrom('raw8023', 'ethernet2', 'llc', 'snap'),
        clientCacheBytes: fc.constantFrom(0, 512, 777, 4096),
        finalEmptyRead: fc.boolean(),
        serverMicros: fc.constantFrom(0, 250),
        clientMicros: fc.constantFrom(0, 0.3, 250),
        cachedReadMicros: fc.constantFrom(0, 2),
        lineBitsPerSecond: fc.constantFrom(10_000_000, 333_333),
      }),
      (changed) => {
        const values = { ...defaults, ...changed } as NetwareValues;
        if (model.hopeless!(values)) return;
        const fast = run(model, values, 1);
        const slow = run(general, values, 1);
        expect(fast.figures).toEqual(slow.figures);
        expect(fast.elapsed).toBe(slow.elapsed);
        expect(traceHash(fast.trace!)).toBe(traceHash(slow.trace!));
      },
    ),
    { numRuns: 300 },
  );
});

test('the column leaves out one CRC of every exchange, gaps and preambles', () => {
  for (let count = 1; count <= 1024; count++) {
    const whole = requestFrameBytes('raw8023', 0) + readReplyFrameBytes('raw8023', 0, count);
    const printed = columnOf({ ...defaults, readBytes: count, fileBytes: count })!;
    expect(printed).toEqual({ bytes: whole - 4, frames: 2 });
  }
});

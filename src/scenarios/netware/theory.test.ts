import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultsOf } from '../../sim/parameters';
import { run } from '../../sim/run';
import { model } from './model';
import { type NetwareValues, parameters } from './params';
import { accountOf, enoughClients, frameRate, loneTime, mostRequests } from './theory';

const defaults = defaultsOf(parameters);

test('arithmetic and simulation agree to the byte and to the nanosecond, 1,000 sets of values', () => {
  let tried = 0;
  fc.assert(
    fc.property(
      fc.record({
        readBytes: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 65_535 })),
        fileBytes: fc.integer({ min: 1, max: 60_000 }),
        startOffset: fc.integer({ min: 0, max: 3000 }),
        bufferBytes: fc.oneof(fc.integer({ min: 1, max: 1460 }), fc.constantFrom(512, 1024, 1436)),
        operation: fc.constantFrom('read', 'write'),
        frameType: fc.constantFrom('raw8023', 'ethernet2', 'llc', 'snap'),
        clientCacheBytes: fc.constantFrom(0, 0, 512, 4096, 8192),
        finalEmptyRead: fc.boolean(),
        serverMicros: fc.double({ min: 0, max: 10_000, noNaN: true }),
        clientMicros: fc.double({ min: 0, max: 10_000, noNaN: true }),
        cachedReadMicros: fc.constantFrom(0, 1.5),
        lineBitsPerSecond: fc.integer({ min: 100_000, max: 1_000_000_000 }),
      }),
      (changed) => {
        const values = { ...defaults, ...changed } as NetwareValues;
        if (model.hopeless!(values)) return;
        tried++;
        const { elapsed, figures } = run(model, values, 1, { trace: false });
        const { requests, frameBytes, wireBytes } = accountOf(values);
        expect(figures).toMatchObject({ exchanges: requests, frames: 2 * requests, frameBytes, wireBytes });
        expect(loneTime(values)).toBe(elapsed);
      },
    ),
    { numRuns: 1300 },
  );
  expect(tried).toBeGreaterThan(1000);
}, 30_000);

test.each([
  [64, 14_880],
  [128, 8445],
  [256, 4528],
  [512, 2349],
  [1024, 1197],
  [1280, 961],
  [1518, 812],
])('%i-byte frames back to back: %i a second, as RFC 5180 has it', (bytes, perSecond) => {
  expect(Math.floor(frameRate(10_000_000, bytes))).toBe(perSecond);
});

test('at most 7,267 one-byte reads a second fit on the cable', () => {
  const values = { ...defaults, clients: 64, serverMicros: 0, clientMicros: 0 };
  expect(Math.floor(mostRequests(values, 1).perSecond)).toBe(7267);
});

test('one stop-and-wait client with equal times loads the server less than half', () => {
  for (const micros of [10, 100, 1000, 10_000]) {
    const values = { ...defaults, serverMicros: micros, clientMicros: micros, fileBytes: 1000 };
    expect(Number(run(model, values, 1).figures.serverBusyShare)).toBeLessThan(0.5);
  }
});

test('more workstations bring nothing beyond the first who is never idle', () => {
  expect(enoughClients(defaults, 1)).toBeCloseTo(637.6 / 250, 6);
  expect(enoughClients({ ...defaults, serverMicros: 10 }, 1)).toBeCloseTo((137.6 + 260) / 137.6, 6);
});

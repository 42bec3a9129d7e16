import { describe, expect, test } from 'vitest';
import { readTrace } from '../../sim/accounting/lanes';
import { bitsOf, brokenCauses, buildLedger, ledgerOf } from '../../sim/accounting/ledger';
import { whyAt } from '../../sim/accounting/why';
import { Random } from '../../sim/engine/random';
import { defaultsOf } from '../../sim/parameters';
import { RunStopped, run } from '../../sim/run';
import { type Costs, M1 } from './costs';
import { KIND, LANE } from './lanes';
import { model, modelWith } from './model';
import { parameters, type SunrpcValues } from './params';
import { valuesOf } from './presets';
import { recordedFrames } from './replay';

const defaults: SunrpcValues = defaultsOf(parameters);
const values = (more: object = {}): SunrpcValues => ({ ...defaults, ...more });
const figures = (given: SunrpcValues, seed = 1, of = model) => run(of, given, seed, { trace: false }).figures;
const isSlow = (more: object, seed = 1, of = model): boolean =>
  (figures(values({ calls: 12, ...more }), seed, of).msPerCall as number) > 120;
const buffers = (bytes: number) => ({ sendBufferBytes: bytes, recvBufferBytes: bytes });

describe('slow sizes of each hypothesis, found by running', () => {
  test.each([
    ['default', {}, [4044, 4045, 4968, 4969, 8040, 8041, 8964, 8965, 12_036, 12_037, 12_960, 12_961]],
    ['MSS 1460', { mssBytes: 1460 }, [4044, 4045, 4968, 4969, 8040, 8041, 8964, 8965]],
    ['4.3BSD 1986', { kernel: 'bsd86' }, [4044, 4045, 4552, 4553, 8040, 8041, 8548, 8549]],
    ['no 1,024 rule', { sosendRule: false }, [4044, 4045, 5064, 5065, 5068, 5069, 6088, 6089]],
    ['buffer of 4,092', buffers(4092), [4044, 4045, 5060, 5061, 8132, 8133, 9148, 9149]],
    ['socket of 2,048', { socketBufferBytes: 2048 }, [4044, 4045, 4968, 4969, 8040, 8041, 8964, 8965]],
  ])('%s', (_, more, edges) => {
    // edges come in pairs: the last fast size and the first slow one, then the last slow one and the first fast one
    const wanted = edges.map((_size, i) => i % 4 === 1 || i % 4 === 2);
    expect(edges.map((callBytes) => isSlow({ ...more, callBytes }))).toEqual(wanted);
  });

  test.each([
    ['socket of 8,192', { socketBufferBytes: 8192 }],
    ['TCP_NODELAY', { noDelay: true }],
    ['no delayed ACK', { delayedAck: false }],
    ['buffer of 4,096', buffers(4096)],
    ['buffer of 8,192', buffers(8192)],
    ['buffer of 24,000', buffers(24_000)],
  ])('none with %s', (_, more) => {
    for (let callBytes = 3901; callBytes < 13_200; callBytes += 92)
      expect(isSlow({ ...more, callBytes }), `${callBytes}`).toBe(false);
  });

  test('none between the edges of the default either, step by step around them', () => {
    for (const edge of [4044, 4968, 8040, 8964]) {
      for (let callBytes = edge - 12; callBytes <= edge + 12; callBytes++) {
        const slow = edge === 4044 || edge === 8040 ? callBytes > edge : callBytes <= edge;
        expect(isSlow({ callBytes }), `${callBytes}`).toBe(slow);
      }
    }
  });
});

test('the edges come from the rules: 100 random sets of costs', () => {
  const random = new Random(1989, 'costs');
  const probes = [4044, 4045, 4968, 4969, 8040, 8041, 8964, 8965];
  let exact = 0;
  for (let set = 0; set < 100; set++) {
    const costs = Object.fromEntries(
      Object.entries(M1).map(([name, cost]) => [name, cost * 2 ** random.spread()]),
    ) as unknown as Costs;
    const slow = probes.map((callBytes) => isSlow({ callBytes }, set + 1, modelWith(costs)));
    if (slow.join() === [0, 1, 1, 0, 0, 1, 1, 0].map(Boolean).join()) exact++;
  }
  expect(exact).toBeGreaterThanOrEqual(80);
}, 60_000);

describe('a stalled call', () => {
  test('takes 200 ms, tick to tick: 10 times as long as with large buffers at 4,000 bytes, 5 at 8,000', () => {
    for (const [callBytes, least, most] of [
      [4096, 8, 11],
      [8192, 4.7, 5.8],
    ] as const) {
      const slow = figures(values({ callBytes }));
      expect(slow.msPerCallMedian).toBeCloseTo(200, 1);
      expect(slow.stalledCalls).toBe(100);
      const fast = figures(values({ callBytes, ...buffers(24_000) }));
      expect(fast.stalledCalls).toBe(0);
      const ratio = (slow.msPerCall as number) / (fast.msPerCall as number);
      expect(ratio).toBeGreaterThan(least);
      expect(ratio).toBeLessThan(most);
    }
  });

  test('sends few packets: 24 and 37 % of the rate at 512 bytes', () => {
    const rate = (callBytes: number): number => figures(values({ callBytes })).packetsPerSecond as number;
    expect(rate(4096) / rate(512)).toBeCloseTo(0.24, 2);
    expect(rate(8192) / rate(512)).toBeCloseTo(0.37, 2);
  });

  const trace = (() => {
    const result = run(model, values({ calls: 4 }), 3);
    return { ...result, readable: readTrace(model, result.trace!, result.elapsed) };
  })();

  test('is silent because of the ACK timer, and Nagle’s rule holds the rest', () => {
    const { readable, elapsed } = trace;
    // 60 ms before the end of a locked call its rest is held
    const why = whyAt(readable, 'client-server', elapsed - 60e6);
    expect(why.silent).toBe(true);
    const longest = [...why.pieces].sort((a, b) => b.end - b.start - (a.end - a.start))[0]!;
    expect(longest).toMatchObject({ kind: 'ackTimer', lane: 'server-timer', category: 'hold' });
    expect(longest.end - longest.start).toBeGreaterThan(0.9 * (why.end - why.start));
    expect(why.held[0]).toMatchObject({ rule: 'nagle', lane: 'client' });
    expect(why.held.map(({ rule }) => rule)).toContain('delayedAck');
    expect(why.pieces.map(({ kind }) => kind)).toEqual([
      'tcpOutput',
      'tcpInput',
      'interrupt',
      'delayedAck',
      'ackOutput',
      'ackTimer',
      'tcpInput',
      'interrupt',
    ]);
    const { ns } = ledgerOf(buildLedger(readable, 'client-server'));
    expect(ns.hold / elapsed).toBeGreaterThan(0.75);
  });

  test('sends the sliver of 96 bytes alone, between 4,000 and the last 52', () => {
    const sent = recordedFrames(values({ calls: 1 }), 3).filter(
      ({ lane, segment }) => lane === LANE['client-server'] && segment.length > 0,
    );
    expect(sent.map(({ segment }) => segment.length)).toEqual([1024, 1024, 1024, 928, 96, 52]);
    expect(sent.map(({ segment }) => segment.push)).toEqual([false, false, false, true, true, true]);
  });
});

describe('what the kernels differ in', () => {
  test('nobody is held where one write is a call; the client’s own ticks are nobody’s excuse', () => {
    const { trace, elapsed } = run(model, values({ callBytes: 512 }), 1);
    const readable = readTrace(model, trace!, elapsed);
    expect(Array.from(trace!.kind.subarray(0, trace!.length))).toContain(KIND.ownAck);
    expect(ledgerOf(buildLedger(readable, 'client-server')).ns.hold).toBe(0);
  });

  test.each([
    ['cork', { cork: true }],
    ['quick-ack', { quickAck: true }],
    ['no delay', { noDelay: true }],
    ['no delayed ACK', { delayedAck: false }],
  ])('on Linux %s removes the stall', (_, more) => {
    expect(figures(values({ ...valuesOf('linux-4096'), ...more })).stalledCalls).toBe(0);
    expect(figures(values(valuesOf('linux-4096'))).stalledCalls).toBe(99);
  });

  test.each([
    [{ cork: true }, 'corkNeedsLinux'],
    [{ cork: true, kernel: 'bsd86' }, 'corkNeedsLinux'],
    [{ quickAck: true }, 'quickAckNeedsLinux'],
  ])('%j is refused', (more, reason) => {
    expect(() => run(model, values(more), 1)).toThrow(RunStopped);
    try {
      run(model, values(more), 1);
    } catch (error) {
      expect((error as RunStopped).limit).toBe(reason);
    }
  });

  test('Linux’s first call is not delayed: its receiver has sent nothing yet', () => {
    expect(figures(values(valuesOf('linux-4096'))).msPerCallMin).toBeLessThan(5);
  });
});

describe('sizes at the borders of the rules', () => {
  test.each([0, 1, 99, 100, 4001])('a library buffer of %i runs, and the size in use is shown', (bytes) => {
    const { sendBufferUsedBytes, writes } = figures(values({ sendBufferBytes: bytes, calls: 3 }));
    expect(sendBufferUsedBytes).toBe({ 0: 4000, 1: 4000, 99: 4000, 100: 100, 4001: 4004 }[bytes]);
    expect((writes as number[])[0]).toBe(sendBufferUsedBytes);
  });

  test('every array byte is payload once, marks are headers, padding is padding', () => {
    for (const more of [
      { callBytes: 4093, sendBufferBytes: 100 },
      { callBytes: 3949 },
      { callBytes: 1, mssBytes: 64 },
      { callBytes: 5000, mssBytes: 64, socketBufferBytes: 256 },
      { ...valuesOf('linux-4096'), callBytes: 4095 },
    ]) {
      const given = values({ ...more, calls: 3 });
      const { trace, elapsed, payloadBits } = run(model, given, 1);
      const readable = readTrace(model, trace!, elapsed);
      expect(brokenCauses(readable)).toEqual([]);
      const { bits } = bitsOf(readable, 'client-server');
      expect(bits.payload).toBe(payloadBits);
      expect(bits.payload).toBe(8 * 3 * given.callBytes);
    }
  });

  test('a segment that is too short is filled up to 46 bytes of data', () => {
    // 68 bytes on the stream: a full segment of 64, then the last byte of the array and three of XDR padding
    const { trace, elapsed } = run(model, values({ callBytes: 17, mssBytes: 64, calls: 1 }), 1);
    const readable = readTrace(model, trace!, elapsed);
    const short = readable.rowsOfLane[LANE['client-server']]!.at(-1)!;
    expect(model.kinds[trace!.kind[short]!]!.id).toBe('tiny0');
    const { bits } = bitsOf(readable, 'client-server', trace!.start[short]!);
    expect(bits).toMatchObject({ payload: 8, header: 8 * 54, padding: 8 * 5, framing: 64 + 128 });

    // of a call of 3,949 bytes the last write is a mark and nothing else
    const frames = recordedFrames(values({ callBytes: 3949, calls: 2 }), 1);
    const mark = frames.find(({ segment }) => segment.length === 4)!;
    expect(mark.shape).toEqual({ kind: KIND.callControl, bits: 64 + 8 * 60 + 128, payloadBits: 0 });
  });
});

test('the side table of frames and the trace tell the same', () => {
  for (const preset of ['default-8192', 'linux-4096', 'nahm-table']) {
    const given = values({ ...valuesOf(preset), calls: 5 });
    const { trace } = run(model, given, 9);
    const frames = recordedFrames(given, 9);
    let inTrace = 0;
    for (let row = 0; row < trace!.length; row++) if (trace!.bits[row]! > 0) inTrace++;
    expect(frames.length).toBe(inTrace);
    const next: Record<number, number> = {};
    for (const { row, lane, start, shape, segment } of frames) {
      expect([trace!.lane[row], trace!.start[row], trace!.kind[row], trace!.bits[row]]).toEqual([
        lane,
        start,
        shape.kind,
        shape.bits,
      ]);
      // in order, without a hole
      expect(segment.from).toBe(next[lane] ?? 0);
      next[lane] = segment.from + segment.length;
      expect(segment.window).toBeGreaterThanOrEqual(0);
    }
  }
});

test('a hundred calls of 16,400 bytes are quick', () => {
  const given = values(valuesOf('nahm-table'));
  expect(run(model, given, 1).spans).toBeLessThan(20_000);
  expect(run(model, given, 1).spans).toBeLessThan(1.2 * model.expectedSpans(given));
});

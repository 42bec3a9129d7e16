import { describe, expect, test } from 'vitest';
import { readTrace } from '../../sim/accounting/lanes';
import { brokenCauses, buildLedger, ledgerOf } from '../../sim/accounting/ledger';
import { whyAt } from '../../sim/accounting/why';
import { defaultsOf } from '../../sim/parameters';
import { RunStopped, run } from '../../sim/run';
import { lineBitsOf } from './facts';
import { KIND, LANE } from './lanes';
import { IMP_ROUND_TRIPS, PRINTED_TAPE_BITS, REPORTED } from './measured';
import { model } from './model';
import { type ArpanetValues, parameters } from './params';
import { presets, SYSTEM_TAPE_BITS } from './presets';

const defaults = defaultsOf(parameters);
const valuesOf = (preset: string, more: Partial<ArpanetValues> = {}): ArpanetValues => ({
  ...defaults,
  ...presets.find((candidate) => candidate.id === preset)!.values,
  ...more,
});
const rateOf = (values: ArpanetValues, seed: number): number => {
  const { payloadBits, elapsed } = run(model, values, seed, { trace: false });
  return (payloadBits * 1e9) / elapsed;
};
const SEEDS = Array.from({ length: 16 }, (_, i) => i + 1);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const meanRate = (values: ArpanetValues): number => mean(SEEDS.map((seed) => rateOf(values, seed)));
const figure = (values: ArpanetValues, name: string, seed = 1): number =>
  run(model, values, seed, { trace: false }).figures[name] as number;

describe('the rates of RFC 662', () => {
  test.each(['before', 'after'] as const)('%s: the fitted host time gives the reported rate', (preset) => {
    expect(Math.abs(meanRate(valuesOf(preset)) / REPORTED[preset] - 1)).toBeLessThan(0.01);
  });

  test('the old buffer on the new machine: the buffer alone does not do all of it', () => {
    const fair = meanRate(valuesOf('fair-before'));
    expect(fair).toBeGreaterThan(7600);
    expect(fair).toBeLessThan(9000);
  });

  test.each([
    ['two', 39_000, 41_500],
    ['three', 37_500, 41_500],
  ] as const)('%s transfers at once, not fitted', (preset, least, most) => {
    const totals: number[] = [];
    for (const seed of SEEDS) {
      const { figures, payloadBits, elapsed } = run(model, valuesOf(preset), seed, { trace: false });
      const shares = figures.perTransferBitsPerSecond as number[];
      expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(1.05);
      totals.push((payloadBits * 1e9) / elapsed);
    }
    expect(mean(totals)).toBeGreaterThan(least);
    expect(mean(totals)).toBeLessThan(most);
  });
});

describe('the round trips of the IMP program', () => {
  test.each(IMP_ROUND_TRIPS)('$dataBits bits without routing: the shortest', ({ dataBits, minMs }) => {
    const ms = figure(
      valuesOf('imp-program', { bufferBits: dataBits, routingMessages: false }),
      'roundTripMs',
    );
    expect(Math.abs(ms - minMs)).toBeLessThanOrEqual(Math.max(0.02 * minMs, 1.2));
  });

  test.each(IMP_ROUND_TRIPS)('$dataBits bits with routing: the mean of 16 seeds', ({ dataBits, meanMs }) => {
    const values = valuesOf('imp-program', { bufferBits: dataBits });
    const ms = mean(SEEDS.map((seed) => figure(values, 'roundTripMs', seed)));
    expect(Math.abs(ms / meanMs - 1)).toBeLessThan(0.15);
  });

  test('routing beside one transfer of 8-packet messages and on a full line, within 5 % of the measured rates', () => {
    const routingRate = (values: ArpanetValues): number =>
      mean(
        SEEDS.slice(0, 6).map((seed) => {
          const { trace, elapsed } = run(model, values, seed);
          const { length, kind, lane } = trace!;
          let count = 0;
          for (let row = 0; row < length; row++) {
            if (kind[row] === KIND.routing && lane[row] === LANE['imp44-imp6']) count++;
          }
          return (count * 1160 * 1e9) / elapsed;
        }),
      );
    expect(Math.abs(routingRate(valuesOf('after', { senderHostMs: 50 })) / 3649 - 1)).toBeLessThan(0.05);
    expect(Math.abs(routingRate(valuesOf('three', { senderHostMs: 50 })) / 1835 - 1)).toBeLessThan(0.05);
  });

  test('a second packet costs a step', () => {
    const at = (bufferBits: number): number =>
      figure(valuesOf('imp-program', { bufferBits, routingMessages: false }), 'roundTripMs');
    const step = at(968) - at(967);
    expect(step).toBeGreaterThan(3);
    expect(step).toBeLessThan(13);
  });

  test('space that has lapsed must be asked for again', () => {
    const at = (senderHostMs: number): number => {
      const values = valuesOf('after', { bufferBits: 8000, senderHostMs });
      return mean(SEEDS.map((seed) => figure(values, 'roundTripMs', seed)));
    };
    const longer = at(200) - at(50);
    expect(longer).toBeGreaterThan(8);
    expect(longer).toBeLessThan(40);
  });
});

describe('the slip in the RFC', () => {
  test('334,231 words of 36 bits are 12,032,316 bits, not the printed 12.5 million', () => {
    expect(SYSTEM_TAPE_BITS).toBe(12_032_316);
    expect(PRINTED_TAPE_BITS - SYSTEM_TAPE_BITS).toBe(467_684);
    // at the RFC's own 27,500 bit/s: 7 min 18 s, and what it prints fits the printed number
    expect(Math.round(SYSTEM_TAPE_BITS / 27_500)).toBe(438);
    expect(Math.round(PRINTED_TAPE_BITS / 27_500)).toBe(455);
  });

  test('half an hour before, a little over seven minutes after', () => {
    const minutes = (preset: string): number =>
      run(model, valuesOf(preset), 1, { trace: false }).elapsed / 60e9;
    expect(minutes('tape-before')).toBeCloseTo(29.3, 0);
    expect(minutes('tape-after')).toBeCloseTo(7.3, 0);
  });
});

test.each([
  [100, 312],
  [500, 712],
  [940, 1160],
  [967, 1176],
  [968, 1360],
  [1000, 1392],
  [2000, 2552],
  [4000, 4888],
  [8000, 9392],
  [8023, 9408],
])('a message of %i data bits puts %i bits on the line', (bits, onLine) => {
  expect(lineBitsOf(bits)).toBe(onLine);
  const { trace } = run(
    model,
    valuesOf('imp-program', { bufferBits: bits, fileBits: bits, routingMessages: false }),
    1,
  );
  let sent = 0;
  for (let row = 0; row < trace!.length; row++) {
    const isPacket = trace!.kind[row] === KIND.packetFirst || trace!.kind[row] === KIND.packetNext;
    if (isPacket) sent += trace!.bits[row]!;
  }
  expect(sent).toBe(onLine);
});

test('8,024 data bits are refused', () => {
  expect(() => lineBitsOf(8024)).toThrow(/8023/);
});

describe('lost messages', () => {
  const lossy = (recovery: ArpanetValues['recovery'], more: Partial<ArpanetValues> = {}): ArpanetValues =>
    valuesOf('after', { outstandingMessages: 4, lossPercent: 1, recovery, ...more });

  test('starting the file again needs many times longer than sending one message again', () => {
    const seconds = (recovery: ArpanetValues['recovery']): number =>
      mean(SEEDS.map((seed) => run(model, lossy(recovery), seed, { trace: false }).elapsed / 1e9));
    const restart = seconds('restart');
    expect(restart / seconds('resend')).toBeGreaterThan(4);
    expect(restart / seconds('numbered')).toBeGreaterThan(4);
    expect(figure(lossy('restart'), 'restarts')).toBeGreaterThan(0);
  });

  test('with 940-bit messages a restarted file never gets through', () => {
    const hopeless = lossy('restart', { bufferBits: 940 });
    let stopped: unknown;
    try {
      run(model, hopeless, 1);
    } catch (error) {
      stopped = error;
    }
    expect(stopped).toBeInstanceOf(RunStopped);
    expect((stopped as RunStopped).limit).toBe('spans');
  }, 120_000);

  test.each(['resend', 'restart', 'numbered'] as const)(
    '%s: every bit of the file arrives once as payload',
    (recovery) => {
      for (const seed of SEEDS.slice(0, 4)) {
        const values = lossy(recovery, { lossPercent: 3, fileBits: 200_000 });
        const { trace, elapsed, figures } = run(model, values, seed);
        const readable = readTrace(model, trace!, elapsed);
        expect(brokenCauses(readable)).toEqual([]);
        const { ns } = ledgerOf(buildLedger(readable, 'imp44-imp6'));
        // 200,000 bits at 50 kbit/s, sent for the first time exactly once
        expect(Math.abs(ns.payload - 4e9)).toBeLessThan(1000);
        if ((figures.messagesLost as number) > 0) {
          expect(ns.repeat).toBeGreaterThan(0);
          expect(ns.hold).toBeGreaterThan(0);
        }
      }
    },
  );
});

describe('limits that make a sender wait', () => {
  test('an allocation below the buffer forces small messages', () => {
    const small = run(model, valuesOf('after', { allocationBits: 1000, fileBits: 100_000 }), 1);
    expect(small.figures.messages).toBe(100);
    const rules = Array.from(
      small.trace!.waits.rule.subarray(0, small.trace!.waits.length),
      (rule) => model.rules[rule],
    );
    expect(rules).toContain('allocationUsed');
  });

  test('a limited count of messages is given back and never stops the file', () => {
    const { elapsed } = run(model, valuesOf('before', { allocationMessages: 1, fileBits: 50_000 }), 1);
    const free = run(model, valuesOf('before', { fileBits: 50_000 }), 1);
    expect(elapsed).toBeGreaterThan(free.elapsed);
  });

  test('more transfers than large buffers: somebody waits for a buffer', () => {
    const { trace } = run(model, valuesOf('after', { transfers: 6, fileBits: 100_000 }), 1);
    const rules = Array.from(trace!.waits.rule.subarray(0, trace!.waits.length), (rule) => model.rules[rule]);
    expect(rules).toContain('noBuffer');
  });

  test('one message between the IMPs at a time: as slow as one message a connection', () => {
    const one = valuesOf('before', {
      senderHostMs: 5,
      outstandingMessages: 4,
      impPairMessages: 1,
      fileBits: 300_000,
    });
    const four = { ...one, impPairMessages: 4 };
    expect(rateOf(four, 1)).toBeGreaterThan(1.2 * rateOf(one, 1));
  });

  test('terminal users wait when every message takes a large buffer', () => {
    const busy = valuesOf('after', { outstandingMessages: 4, interactivePerSecond: 1, fileBits: 1_000_000 });
    const delay = (twoBufferSizes: boolean): number =>
      mean(SEEDS.map((seed) => figure({ ...busy, twoBufferSizes }, 'interactiveDelayMs', seed)));
    expect(delay(false)).toBeGreaterThan(1.2 * delay(true));
  });

  test('other hosts’ packets break the assumption that sending time grows only with the message', () => {
    const load = (crossTrafficPercent: number): number =>
      figure(valuesOf('after', { crossTrafficPercent, fileBits: 400_000 }), 'roundTripMs');
    expect(load(60)).toBeGreaterThan(1.5 * load(0));
  });
});

describe('who is not to blame', () => {
  test('an allocation that never holds anybody leaves the receiver out of it', () => {
    for (const more of [{ allocationBits: 10_000_000 }, { allocationMessages: 1000, receiverHostMs: 70 }]) {
      const { trace, elapsed } = run(model, valuesOf('before', { ...more, fileBits: 300_000 }), 1);
      const { ns } = ledgerOf(buildLedger(readTrace(model, trace!, elapsed), 'imp44-imp6'));
      expect(ns.receiver).toBe(0);
    }
  });

  test('one that holds names the receiver', () => {
    const { trace, elapsed } = run(
      model,
      valuesOf('before', { allocationMessages: 1, receiverHostMs: 70, fileBits: 100_000 }),
      1,
    );
    const { ns } = ledgerOf(buildLedger(readTrace(model, trace!, elapsed), 'imp44-imp6'));
    expect(ns.receiver / elapsed).toBeGreaterThan(0.2);
  });
});

test('a silence that a routing message ends is explained by the file’s next packet, and both are named', () => {
  const { trace, elapsed } = run(model, valuesOf('before', { fileBits: 20_000 }), 1);
  const why = whyAt(readTrace(model, trace!, elapsed), 'imp44-imp6', 5e6);
  expect(why).toMatchObject({
    silent: true,
    interruption: { kind: 'routing', start: why.end },
    frame: { kind: 'packetFirst' },
  });
  expect(why.frame!.start).toBeGreaterThan(why.end);
  expect(why.pieces.map(({ kind }) => kind)).toEqual(['prepare']);
});

test('packets of a lost message are told apart, and are the file’s all the same', () => {
  const { trace, elapsed } = run(model, valuesOf('after', { lossPercent: 20, fileBits: 100_000 }), 1);
  const kinds = new Set(Array.from(trace!.kind.subarray(0, trace!.length), (kind) => model.kinds[kind]!.id));
  expect(kinds).toContain('packetNextLost');
  const { ns } = ledgerOf(buildLedger(readTrace(model, trace!, elapsed), 'imp44-imp6'));
  expect(Math.abs(ns.payload - 2e9)).toBeLessThan(1000);
});

describe('traffic that leaves nothing over for the file', () => {
  test.each([
    [{ interactivePerSecond: 50, interactiveHostMs: 30 }, 'processorFull'],
    [{ interactivePerSecond: 50, interactiveBits: 936, cableBitsPerSecond: 9600 }, 'cableFull'],
    [{ interactivePerSecond: 50, interactiveBits: 936 }, 'lineFull'],
    [{ lineBitsPerSecond: 9600, crossTrafficPercent: 90 }, 'lineFull'],
    [{ lineBitsPerSecond: 1000, interactivePerSecond: 50 }, 'lineFull'],
  ] as const)('%j is refused as %s', (more, reason) => {
    const attempt = (): unknown => {
      try {
        return run(model, valuesOf('before', { ...more, fileBits: 20_000 }), 1);
      } catch (error) {
        return error;
      }
    };
    expect(attempt()).toMatchObject({ limit: reason });
  });

  test('heavy traffic below that still lets it through', () => {
    const heavy = valuesOf('before', { crossTrafficPercent: 85, fileBits: 20_000 });
    expect(run(model, heavy, 1).payloadBits).toBe(20_000);
  });
});

describe('a line so slow that routing alone would fill it', () => {
  test('still lets the file through', () => {
    const { elapsed } = run(model, valuesOf('before', { lineBitsPerSecond: 1000, fileBits: 5000 }), 1);
    expect(elapsed).toBeGreaterThan(5e9);
  });
});

describe('one lossless, routing-free transfer', () => {
  const quiet = valuesOf('before', { routingMessages: false, hostJitterPercent: 0, fileBits: 100_000 });
  const elapsed = (more: Partial<ArpanetValues>): number =>
    run(model, { ...quiet, ...more }, 1, { trace: false }).elapsed;

  test('a faster line, a faster cable or less host time never makes it longer', () => {
    for (const bufferBits of [100, 940, 968, 3000, 8023]) {
      for (const [key, worse, better] of [
        ['lineBitsPerSecond', 50_000, 56_000],
        ['lineBitsPerSecond', 9600, 1_000_000],
        ['cableBitsPerSecond', 100_000, 300_000],
        ['cableBitsPerSecond', 5000, 100_000],
        ['senderHostMs', 80, 79.9],
        ['senderHostMs', 200, 100],
      ] as const) {
        expect(elapsed({ bufferBits, [key]: better })).toBeLessThanOrEqual(
          elapsed({ bufferBits, [key]: worse }),
        );
      }
    }
  });

  test('a larger buffer is never slower a bit, as long as it fills its words and needs no further packet', () => {
    const nsPerBit = (bufferBits: number): number =>
      elapsed({ bufferBits, fileBits: bufferBits * 20 }) / (bufferBits * 20);
    let slower = nsPerBit(7);
    for (let bits = 7 + 16; bits <= 8023; bits += 16) {
      // 41 bits of header and end mark: 7 + 41 fills three words, and so does every sixteenth bit after it
      const faster = nsPerBit(bits);
      const onePacketMore = (bits + 41) % 1008 === 16;
      if (onePacketMore) expect(faster).toBeGreaterThan(slower);
      else expect(faster).toBeLessThanOrEqual(slower);
      slower = faster;
    }
  });
});

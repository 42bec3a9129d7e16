/** Frames opened field by field are the frames of the run: to the bit, category by category, and as captures have them. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelById } from '../../src/scenarios/models';
import { scenarios } from '../../src/scenarios/registry';
import type { Anatomy, FrameField, Scenario } from '../../src/scenarios/scenario';
import { laneIndex, type ReadableTrace, readTrace } from '../../src/sim/accounting/lanes';
import { partsOf } from '../../src/sim/accounting/parts';
import { defaultsOf, type ParameterValues } from '../../src/sim/parameters';
import { anyValues, shortRun, smallFile } from '../helpers/any-values';

const open = scenarios.flatMap((scenario) =>
  scenario.anatomy ? [[scenario.id, scenario, scenario.anatomy] as const] : [],
);

function traceOf(scenario: Scenario, values: ParameterValues, seed: number): ReadableTrace | undefined {
  const result = shortRun(modelById(scenario.id)!, values, seed);
  return result && readTrace(scenario.model, result.trace!, result.elapsed);
}

/** The frames in a capture file. */
function capturedFrames(pieces: Iterable<Uint8Array>): Uint8Array[] {
  const file = Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece)));
  const frames: Uint8Array[] = [];
  for (let at = 24; at < file.length; ) {
    const length = file.readUInt32LE(at + 8);
    frames.push(file.subarray(at + 16, at + 16 + length));
    at += 16 + length;
  }
  return frames;
}

/** Sums of bits, by category. */
function sums(parts: readonly (readonly [string, number])[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [category, bits] of parts) found[category] = (found[category] ?? 0) + bits;
  return found;
}

/** What is wrong with a frame taken apart; strings, since asking `expect` for each of many thousand frames takes its time. */
function faults(
  anatomy: Anatomy,
  fields: readonly FrameField[],
  trace: ReadableTrace,
  row: number,
): string[] {
  const { bits, payload, kind } = trace.columns;
  const parts = sums(partsOf(trace.kinds[kind[row]!]!, bits[row]!, payload[row]!));
  const found = sums(fields.map(({ category, length }) => [category, length * 8]));
  const whole = fields.reduce((sum, { length }) => sum + length * 8, 0);
  const said = `${trace.kinds[kind[row]!]!.id} of row ${row}:`;
  return [
    ...(whole === bits[row] ? [] : [`${said} ${whole} bits are not ${bits[row]}`]),
    ...[...new Set([...Object.keys(parts), ...Object.keys(found)])]
      .filter((category) => parts[category] !== found[category])
      .map((category) => `${said} ${category} ${found[category]} bits are not ${parts[category]}`),
    ...fields
      .filter(({ id, bytes, length }) => !anatomy.fieldIds.includes(id) || (bytes && bytes.length !== length))
      .map(({ id }) => `${said} field ${id}`),
  ];
}

describe.each(open)('%s', (_, scenario, anatomy) => {
  const { model, parameters, presets } = scenario;
  const choices = parameters.flatMap((one): ParameterValues[] =>
    one.type === 'choice' ? one.options.map((option) => ({ [one.key]: option })) : [],
  );

  const rowsOf = (trace: ReadableTrace) => trace.rowsOfLane[laneIndex(trace, model.mainLine)]!;

  test('every frame of every moment, each in every way of framing', () => {
    let frames = 0;
    const wrong: string[] = [];
    for (const preset of presets) {
      for (const choice of [{}, ...choices]) {
        const values = { ...defaultsOf(parameters), ...preset.values, ...smallFile(scenario), ...choice };
        const trace = traceOf(scenario, values, 1);
        if (!trace) continue;
        for (const row of rowsOf(trace)) {
          wrong.push(...faults(anatomy, anatomy.fields(trace, row, values, 1), trace, row));
          frames++;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(frames).toBeGreaterThan(1000);
  }, 20_000);

  test('any frame of any run, in any order', () => {
    let tried = 0;
    fc.assert(
      fc.property(
        anyValues(scenario),
        fc.nat(1000),
        fc.array(fc.nat(9999), { minLength: 8, maxLength: 8 }),
        (values, seed, picks) => {
          const trace = traceOf(scenario, values, seed);
          if (!trace || rowsOf(trace).length === 0) return;
          tried++;
          for (const pick of picks) {
            const row = rowsOf(trace)[pick % rowsOf(trace).length]!;
            expect(faults(anatomy, anatomy.fields(trace, row, values, seed), trace, row)).toEqual([]);
          }
        },
      ),
      { numRuns: 300 },
    );
    expect(tried).toBeGreaterThan(50);
  }, 60_000);

  test('the bytes are those of the capture, frame for frame', () => {
    const hard: ParameterValues = {
      fragmentLossPercent: 30,
      startOffset: 3,
      finalEmptyRead: true,
      clients: 3,
    };
    const wrong: string[] = [];
    let frames = 0;
    for (const preset of presets) {
      for (const changed of [{}, hard]) {
        const large = Number(preset.values.readBytes) > 100;
        const values = {
          ...{ ...defaultsOf(parameters), ...preset.values },
          fileBytes: large ? 40_000 : 200,
          calls: 6,
          ...changed,
        };
        const trace = traceOf(scenario, values, 5)!;
        const captured = capturedFrames(scenario.capture!.pieces(trace, values, 5, false));
        // both directions of the line, in the order in which frames arrive
        const { end } = trace.columns;
        const rows = trace.lanes
          .flatMap(({ role }, lane) => (role === 'line' ? [...trace.rowsOfLane[lane]!] : []))
          .sort((x, y) => end[x]! - end[y]!);
        // a capture may begin with frames from before the run, such as a handshake
        const own = captured.slice(-rows.length);
        expect(own).toHaveLength(rows.length);
        for (const [i, row] of rows.entries()) {
          const fields = anatomy.fields(trace, row, values, 5);
          const inside = fields.filter(({ before, id }) => !before && id !== 'check');
          const bytes = inside.flatMap((field) => field.bytes ?? []);
          frames++;
          if (bytes.join() !== own[i]!.join()) wrong.push(`${preset.id}: row ${row}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(frames).toBeGreaterThan(1000);
  }, 20_000);
});

/** A network analyser reads the captures of the NetWare story as the page does: every frame, every count, every time. */

import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modelById } from '../../src/scenarios/models';
import { scenarioById } from '../../src/scenarios/registry';
import { readTrace } from '../../src/sim/accounting/lanes';
import { defaultsOf, type ParameterValues } from '../../src/sim/parameters';
import { run } from '../../src/sim/run';
import { fieldsOf, hasTshark, tshark } from './tshark';

const here = hasTshark();
// where all is checked nothing may be passed over in silence
test.runIf(process.env.CI)('tshark is installed', () => expect(here).toBe(true));

const netware = scenarioById('netware')!;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'linetime-capture-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const presetValues = (id: string): ParameterValues => netware.presets.find((one) => one.id === id)!.values;

function capture(changed: ParameterValues, crc: boolean) {
  const values = { ...defaultsOf(netware.parameters), ...changed };
  const result = run(modelById('netware')!, values, 1);
  const trace = readTrace(netware.model, result.trace!, result.elapsed);
  const file = join(folder, 'capture.pcap');
  const open = openSync(file, 'w');
  for (const piece of netware.capture!.pieces(trace, values, 1, crc)) writeSync(open, piece);
  closeSync(open);
  return { file, result, trace, figures: result.figures as Record<string, number> };
}

describe.runIf(here)('tshark', { timeout: 30_000 }, () => {
  test.each([
    ['one byte at a time', { fileBytes: 700 }, false],
    ['with check sequences', { fileBytes: 700 }, true],
    ['802.2, odd places', { fileBytes: 900, readBytes: 7, startOffset: 3, frameType: 'llc' }, true],
    [
      'SNAP, last empty read',
      { fileBytes: 3000, readBytes: 100, frameType: 'snap', finalEmptyRead: true },
      false,
    ],
    ['Ethernet II, cut requests', { fileBytes: 30_000, readBytes: 1416, frameType: 'ethernet2' }, true],
    ['writes of four', { ...presetValues('four-byte-writes'), fileBytes: 3000 }, false],
    ['several workstations', { ...presetValues('many-clients'), fileBytes: 100 }, true],
    ['bursts', { ...presetValues('burst'), fileBytes: 70_000 }, false],
    ['bursts with losses', { ...presetValues('burst'), fileBytes: 70_000, fragmentLossPercent: 20 }, true],
    ['bursts, several', { ...presetValues('burst'), fileBytes: 40_000, clients: 3, frameType: 'llc' }, true],
  ] as const)('%s: every frame is NCP, none is malformed', (_, changed, crc) => {
    const { file, figures } = capture(changed, crc);
    const rows = fieldsOf(file, 'frame.len', 'ncp.type', '_ws.malformed', '_ws.expert.message');
    expect(rows).toHaveLength(figures.frames!);
    expect(rows.filter(([, type]) => !type)).toEqual([]);
    expect(rows.filter(([, , malformed, expert]) => malformed || expert)).toEqual([]);
    const sum = rows.reduce((total, [length]) => total + Number(length), 0);
    expect(sum).toBe(figures.frameBytes! - (crc ? 0 : 4 * figures.frames!));
  });

  test('check sequences are found right', () => {
    const { file, figures } = capture({ fileBytes: 200, readBytes: 3 }, true);
    const good = fieldsOf(file, 'eth.fcs.status');
    expect(good).toEqual(Array.from({ length: figures.frames! }, () => ['1']));
  });

  test('calls and response times are the run’s', () => {
    const { file, result, trace, figures } = capture({ fileBytes: 20_000, readBytes: 1 }, false);
    const [, calls, least, most, , sum] =
      /72 +Read From A File +(\d+) +([\d.]+) +([\d.]+) +([\d.]+) +([\d.]+)/.exec(
        tshark(file, '-q', '-z', 'ncp,srt'),
      )!;
    expect(Number(calls)).toBe(figures.exchanges);
    // from the end of each request to the end of its reply
    const { end } = trace.columns;
    const rows = trace.rowsOfLane[trace.lanes.findIndex(({ id }) => id === 'ethernet')]!;
    const times = Array.from(
      { length: rows.length / 2 },
      (_, i) => end[rows[2 * i + 1]!]! - end[rows[2 * i]!]!,
    );
    expect(Number(least) * 1e9).toBeGreaterThanOrEqual(Math.min(...times) - 1000);
    expect(Number(most) * 1e9).toBeLessThanOrEqual(Math.max(...times) + 1000);
    const all = times.reduce((total, time) => total + time, 0);
    expect(Math.abs(Number(sum) - all / 1e9)).toBeLessThanOrEqual(0.000_001 * times.length);

    const [, frames] = /<> *[\d.]+ \| +(\d+) \|/.exec(tshark(file, '-q', '-z', 'io,stat,0'))!;
    expect(Number(frames)).toBe(figures.frames);
    const shown = fieldsOf(file, 'frame.time_relative').map(([time]) => Number(time) * 1e9);
    const first = end[rows[0]!]!;
    expect(Math.max(...shown.map((time, i) => Math.abs(time - (end[rows[i]!]! - first))))).toBeLessThan(1001);
    expect(end[rows.at(-1)!]).toBe(result.elapsed);
  });

  test('offsets and data are those of the file', () => {
    const { file } = capture({ fileBytes: 60, readBytes: 25, startOffset: 5 }, false);
    const offsets = tshark(file, '-V')
      .split('\n')
      .flatMap((line) => /File Offset: (\d+)/.exec(line)?.[1] ?? []);
    expect(offsets.map(Number)).toEqual([5, 30, 55]);
  });
});

/** A network analyser reads the captures of the Sun RPC story: handshake, checksums, fragments, replies, and the run's times. */

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
const sunrpc = scenarioById('sunrpc')!;
const model = modelById('sunrpc')!;
const CHECKED = [
  ...['-o', 'rpc.dissect_unknown_programs:TRUE'],
  ...['-o', 'tcp.check_checksum:TRUE', '-o', 'ip.check_checksum:TRUE'],
];
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'linetime-capture-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const presetValues = (id: string): ParameterValues => sunrpc.presets.find((one) => one.id === id)!.values;

function capture(changed: ParameterValues, seed: number, crc = false) {
  const values = { ...defaultsOf(sunrpc.parameters), calls: 6, ...changed };
  const result = run(model, values, seed);
  const trace = readTrace(model, result.trace!, result.elapsed);
  const file = join(folder, 'capture.pcap');
  const open = openSync(file, 'w');
  for (const piece of sunrpc.capture!.pieces(trace, values, seed, crc)) writeSync(open, piece);
  closeSync(open);
  return { file, trace, values, figures: result.figures };
}

/** For each call: ns from the arrival of its last frame with any of its bytes to the arrival of its reply. */
function answerTimes({ trace, values }: ReturnType<typeof capture>): number[] {
  const { lane, kind, exchange, end } = trace.columns;
  const data = new Set(
    trace.kinds.flatMap(({ id }, i) => (/^(segment|tiny|bare|callControl)/.test(id) ? [i] : [])),
  );
  const reply = trace.kinds.findIndex(({ id }) => id === 'reply');
  const asked = new Float64Array(Number(values.calls) + 1);
  const answered = new Float64Array(Number(values.calls) + 1);
  const lanes = trace.lanes.map(({ id }) => id);
  for (let row = 0; row < trace.columns.length; row++) {
    const call = exchange[row]!;
    if (lanes[lane[row]!] === 'client-server' && data.has(kind[row]!))
      asked[call] = Math.max(asked[call]!, end[row]!);
    if (kind[row] === reply) answered[call] = end[row]!;
  }
  return Array.from({ length: Number(values.calls) }, (_, i) => answered[i + 1]! - asked[i + 1]!);
}

describe.runIf(here)('tshark', { timeout: 60_000 }, () => {
  test.each([
    ['the slow call of 4,096 bytes', presetValues('default-4096'), []],
    ['the sliver, first size', { callBytes: 4045 }, []],
    ['the sliver, last size', { callBytes: 4968 }, []],
    ['no array at all', { callBytes: 0 }, []],
    ['padding of XDR', { callBytes: 3 }, []],
    ['two windows', presetValues('default-8192'), []],
    ['Linux', presetValues('linux-4096'), []],
    ['Linux without delay', presetValues('linux-nodelay'), []],
    // these fill the receiver's window, which is true and which an analyser remarks on
    ['large buffers', { ...presetValues('fixed-24000'), callBytes: 16_400 }, ['window_full']],
    ['TCP_NODELAY', presetValues('no-delay'), ['window_full']],
    ['4.3BSD of 1986', { kernel: 'bsd86', callBytes: 4400 }, ['window_full']],
  ] as const)('%s: nothing malformed, every reply matched, times as in the run', (_, changed, remarks) => {
    const made = capture(changed, 3);
    const rows = fieldsOfChecked(made.file);
    expect(rows).toHaveLength(Number(made.figures.packets) + 3);
    const warned = rows.filter(
      ([, malformed, , , severity]) => malformed || Number(severity ?? 0) >= WARNING,
    );
    const others = warned.filter(([, malformed, full, zero]) => malformed || !(full || zero));
    expect(others).toEqual([]);
    if ((remarks as readonly string[]).length === 0) expect(warned).toEqual([]);
    const times = rows.flatMap(([time]) => (time ? [Number(time) * 1e9] : []));
    const own = answerTimes(made);
    expect(times).toHaveLength(own.length);
    for (const [i, time] of times.entries()) expect(Math.abs(time - own[i]!)).toBeLessThan(1001);
  });

  test('two fragments make one call, checksums and check sequences are right', () => {
    const { file } = capture({ callBytes: 4096, calls: 2 }, 1, true);
    const text = tshark(file, ...CHECKED, '-V');
    expect(text.match(/2 RPC Fragments/g)).toHaveLength(2);
    expect(text).toContain('Program: Unknown (536871065)');
    const sums = fieldsOf(file, 'ip.checksum.status', 'tcp.checksum.status', 'eth.fcs.status');
    expect(sums.length).toBeGreaterThan(10);
    expect(
      tshark(file, ...CHECKED, '-Y', 'ip.checksum.status == "Bad" || tcp.checksum.status == "Bad"'),
    ).toBe('');
    expect(sums.every(([, , fcs]) => fcs === '1')).toBe(true);
  });
});

/** PI_WARN of the analyser. */
const WARNING = 0x00600000;

const fieldsOfChecked = (file: string): string[][] =>
  tshark(
    file,
    ...CHECKED,
    ...['-T', 'fields', '-e', 'rpc.time', '-e', '_ws.malformed', '-e', 'tcp.analysis.window_full'],
    ...['-e', 'tcp.analysis.zero_window'],
    ...['-e', '_ws.expert.severity'],
  )
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t').map((cell) => cell.split(',').at(-1) ?? ''));

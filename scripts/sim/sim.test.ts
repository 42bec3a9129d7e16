/** The command line as others call it: what it prints, and what it says about mistakes. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CATEGORIES } from '../../src/sim/categories';
import { main } from './main';

let out = '';
let err = '';
beforeEach(() => {
  out = '';
  err = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function sim(...argv: string[]): number {
  out = '';
  err = '';
  return main(argv);
}
const object = () => JSON.parse(out);

describe('--pcap', () => {
  test('writes a capture, with check sequences or without', () => {
    const folder = mkdtempSync(join(tmpdir(), 'linetime-sim-'));
    const file = join(folder, 'frames.pcap');
    expect(sim('netware', 'fileBytes=10', `--pcap=${file}`, '--json')).toBe(0);
    const { frames, frameBytes } = object().figures;
    expect(readFileSync(file)).toHaveLength(24 + frames * 16 + frameBytes - 4 * frames);
    expect(sim('netware', 'fileBytes=10', `--pcap=${file}`, '--crc', '--json')).toBe(0);
    expect(readFileSync(file)).toHaveLength(24 + frames * 16 + frameBytes);
    rmSync(folder, { recursive: true });
  });
});

describe('--json', () => {
  test('one object with everything resolved, and a ledger of every line that adds up', () => {
    expect(sim('arpanet', '--preset', 'after', 'fileBits=100k', '--seed', '5', '--json')).toBe(0);
    const run = object();
    expect(run).toMatchObject({
      scenario: 'arpanet',
      preset: 'after',
      seed: 5,
      payloadBits: 100_000,
      mainLine: 'imp44-imp6',
    });
    expect(run.params).toMatchObject({
      fileBits: 100_000,
      bufferBits: 8023,
      lineBitsPerSecond: 50_000,
      recovery: 'resend',
    });
    for (const line of Object.values<{ ledgerNs: Record<string, number>; silentNs: number }>(run.lines)) {
      expect(Object.keys(line.ledgerNs)).toEqual([...CATEGORIES]);
      const sum = Object.values(line.ledgerNs).reduce((total, ns) => total + ns, 0);
      expect(sum).toBe(run.elapsedNs);
    }
    expect(run.lines['imp44-imp6'].bits.payload).toBe(100_000);
    expect(run.goodputBitsPerSecond).toBeCloseTo(100_000 / (run.elapsedNs / 1e9), 6);
    expect(run.traceBytes / run.spans).toBeLessThanOrEqual(40);
    expect(run.figures).toMatchObject({ messages: 13, restarts: 0 });
  });

  test('the same question gives the same bytes, but for the time it took', () => {
    const bytes = (): string => {
      sim('arpanet', 'fileBits=50k', '--json');
      return out.replace(/"runMs":[\d.]+/, '');
    };
    expect(bytes()).toBe(bytes());
  });

  test('no preset is null', () => {
    sim('arpanet', 'fileBits=1000', '--json');
    expect(object().preset).toBeNull();
  });
});

test('a report for people has timeline, ledger and figures', () => {
  expect(sim('arpanet', 'fileBits=10k')).toBe(0);
  expect(out).toMatch(/Line 44 → 6 +s+/);
  expect(out).toMatch(/ns in all, exactly/);
  expect(out).toMatch(/Messages +11/);
  expect(out).not.toMatch(/undefined|figure\.|category\./);
});

test('why: the chain, and the rule', () => {
  expect(sim('arpanet', 'hostJitterPercent=0', 'routingMessages=false', '--why=120ms')).toBe(0);
  expect(out).toContain('IMP 6 makes the RFNM');
  expect(sim('arpanet', 'hostJitterPercent=0', 'routingMessages=false', '--why=150ms')).toBe(0);
  expect(out).toContain('Multics wakes up');
  expect(out).toContain('until an RFNM is back');
  expect(sim('arpanet', 'hostJitterPercent=0', 'routingMessages=false', '--why=100ms')).toBe(0);
  expect(out).toContain('The first packet is on the line');
});

describe('files', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'linetime-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('every span as CSV: each starts where its cause ends', () => {
    const file = join(folder, 'trace.csv');
    expect(sim('arpanet', 'fileBits=20k', `--trace=${file}`)).toBe(0);
    const [head, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(head).toBe('lane,category,start_ns,end_ns,cause,exchange,bits');
    const spans = rows.map((row) => row.split(','));
    expect(spans.length).toBeGreaterThan(100);
    for (const [, , start, , cause] of spans) if (cause) expect(spans[Number(cause)]![3]).toBe(start);
  });

  test('a file that cannot be written', () => {
    expect(sim('arpanet', 'fileBits=1k', `--trace=${folder}/no/such/folder.csv`)).toBe(2);
    expect(err).toMatch(/cannot be written/);
  });
});

test('a sweep prints one row a point', () => {
  expect(sim('sweep', 'arpanet', 'bufferBits=1000:8000:1000', 'fileBits=50k', '--json')).toBe(0);
  const rows = out
    .trimEnd()
    .split('\n')
    .map((row) => JSON.parse(row));
  expect(rows.map((row) => row.value)).toEqual([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000]);
  expect(rows[0].figures.messages).toBe(50);
  expect(sim('sweep', 'arpanet', 'senderHostMs=0.1:0.3:0.1', 'fileBits=5k')).toBe(0);
  expect(out.trimEnd().split('\n').length).toBe(4);
});

test('the list names every preset and parameter with unit, range, default and meaning', () => {
  expect(sim('list')).toBe(0);
  expect(out).toMatch(/fair-before/);
  expect(out).toMatch(/bufferBits +1 bit \.\. 8,023 bit, default 940 bit +The most data bits/);
  expect(out).toMatch(/allocationBits .* or unlimited, default unlimited/);
});

describe('a mistake is one sentence on standard error and exit code 2', () => {
  test.each([
    [['arpnet'], /no scenario "arpnet".*Did you mean "arpanet"/],
    [['arpanet', 'bufferBit=5'], /no parameter "bufferBit".*"bufferBits"/],
    [['arpanet', 'bufferBits=8024'], /8,023/],
    [['arpanet', 'bufferBits=0'], /1 bit/],
    [['arpanet', 'bufferBits=many'], /many/],
    [['arpanet', 'senderHostMs=5 parsecs'], /parsecs/],
    [['arpanet', 'recovery=hope'], /resend, restart, numbered/],
    [['arpanet', 'routingMessages=perhaps'], /perhaps/],
    [['arpanet', '--preset', 'befor'], /Did you mean "before"/],
    [['arpanet', '--seed', 'x'], /--seed/],
    [['arpanet', '--colour'], /no option "--colour"/],
    [['arpanet', '--preset'], /needs a value/],
    [['arpanet', 'bufferBits'], /key=value/],
    [['arpanet', 'fileBits=1000', '--why=9h'], /ends at/],
    [['arpanet', '--why=soon'], /with its unit/],
    [['arpanet', '--pcap=x'], /--pcap/],
    [['netware', '--crc'], /--pcap=FILE/],
    [['netware', 'fileBytes=100', '--pcap=/nowhere/to/be/found.pcap'], /capture cannot be written to/],
    [['netware', 'readBytes=0'], /less than 1 B/],
    [['netware', 'readBytes=65536'], /65,535/],
    [['netware', 'readBytes=1.5'], /whole/],
    [['netware', 'clients=65'], /64/],
    [['netware', 'fileBytes=0'], /less than 1 B/],
    [['netware', `fileBytes=${2 ** 31}`], /100,000,000/],
    [['netware', 'startOffset=2000000'], /behind the end of the file/],
    [['netware', 'startOffset=1000000'], /nothing to read/],
    [['netware', 'burst=true', 'operation=write'], /Packet Burst.*reads only/],
    [['netware', 'fileBytes=100MB', '--json'], /20 million spans.*more bytes at a time/],
    [['sweep', 'arpanet'], /from:to:step/],
    [['sweep', 'arpanet', 'bufferBits=5:1:1'], /upwards/],
    [['sweep', 'arpanet', 'bufferBits=1:10'], /from:to:step/],
    [['sweep', 'arpanet', 'bufferBits=1:10:0'], /step/],
    [['sweep', 'arpanet', 'recovery=1:2:1'], /no number/],
    [['sweep', 'arpanet', 'senderHostMs=0:1000:0.001'], /larger step/],
    [['arpanet', 'bufferBits=1', 'fileBits=100Mb'], /20 million spans/],
    [
      [
        'arpanet',
        'lineBitsPerSecond=1000',
        'fileBits=100Mb',
        'bufferBits=200',
        'senderHostMs=1000',
        'routingMessages=false',
        'incompleteSeconds=60',
        'lossPercent=50',
      ],
      /100 days/,
    ],
  ])(
    '%j',
    (argv, sentence) => {
      expect(sim(...argv)).toBe(2);
      expect(out).toBe('');
      expect(err).toMatch(sentence);
      expect(err.trimEnd()).not.toContain('\n');
    },
    60_000,
  );
});

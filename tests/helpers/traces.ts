/**
 * Traces for tests of what reads traces: small ones drawn as text, and a long one made by rule. No model is run.
 *
 * In a picture each row is a lane and each character a millisecond; a run of one letter is one span:
 *
 *     host  A            wwww.......wwww
 *     line  A>B          ....dddd.......
 *     wait  A untilBack  ....~~~~~~~....
 *
 * A span's cause is a span that ends where it starts, the first one drawn. Letters: w work, d data frame, c control
 * frame, o other people's frame, r data sent again, t timer. A data frame has 100 bits a millisecond: 10 of framing
 * before, 20 of header, payload, 10 of framing after.
 */

import { type ReadableTrace, readTrace } from '../../src/sim/accounting/lanes';
import { NO_CAUSE } from '../../src/sim/engine/columns';
import { makeColumns, Trace } from '../../src/sim/engine/trace';
import type { KindSpec, LaneRole, LaneSpec } from '../../src/sim/model';

export const MS = 1e6;
const BITS_PER_CELL = 100;

const pictureKinds = [
  { id: 'work' },
  { id: 'data', framingBefore: 10, headerBits: 20, framingAfter: 10, body: 'payload' },
  { id: 'control', whole: 'control' },
  { id: 'other', whole: 'other', background: true },
  { id: 'again', framingBefore: 10, headerBits: 20, framingAfter: 10, body: 'repeat' },
  { id: 'timer', silence: 'hold' },
] as const satisfies readonly KindSpec[];
const LETTERS = 'wdcort';

interface Drawn {
  lane: number;
  kind: number;
  start: number;
  end: number;
}

export function pictureTrace(picture: string): ReadableTrace {
  const lanes: LaneSpec[] = [];
  const rules: string[] = [];
  const spans: Drawn[] = [];
  const waits: { lane: string; rule: number; start: number; end: number }[] = [];
  let cells = 0;
  for (const line of picture.split('\n')) {
    const words = line.trim().split(/\s+/);
    if (words.length < 3) continue;
    const [what, name] = words as [string, string];
    const drawing = words.at(-1)!;
    cells = Math.max(cells, drawing.length);
    if (what === 'wait') {
      const rule = rules.includes(words[2]!) ? rules.indexOf(words[2]!) : rules.push(words[2]!) - 1;
      for (const { start, end } of runs(drawing)) waits.push({ lane: name, rule, start, end });
      continue;
    }
    if (!lanes.some((lane) => lane.id === name)) lanes.push(laneOf(what as LaneRole, name));
    const lane = lanes.findIndex((one) => one.id === name);
    for (const { letter, start, end } of runs(drawing)) {
      spans.push({ lane, kind: LETTERS.indexOf(letter), start, end });
    }
  }
  return assemble(lanes, rules, spans, waits, cells * MS);
}

function laneOf(role: LaneRole, name: string): LaneSpec {
  const silence = role === 'host' ? 'sender' : role === 'timer' ? 'hold' : 'network';
  const [from, to] = name.split('>');
  if (role === 'line') return { id: name, role, silence, from: from!, to: to! };
  return role === 'timer'
    ? { id: name, role, silence, from: name.split('@')[1]! }
    : { id: name, role, silence };
}

function runs(drawing: string): { letter: string; start: number; end: number }[] {
  return [...drawing.matchAll(/([a-z~])\1*/g)].map((match) => ({
    letter: match[1]!,
    start: match.index * MS,
    end: (match.index + match[0].length) * MS,
  }));
}

function assemble(
  lanes: LaneSpec[],
  rules: string[],
  spans: Drawn[],
  waits: { lane: string; rule: number; start: number; end: number }[],
  elapsed: number,
): ReadableTrace {
  spans.sort((a, b) => a.start - b.start || a.lane - b.lane);
  const trace = new Trace(true, 1e6);
  const exchanges = new Map<number, number>();
  spans.forEach(({ lane, kind, start, end }, row) => {
    const cause = spans.findIndex((other, i) => i < row && other.end === start);
    const exchange = cause >= 0 ? exchanges.get(cause)! : row + 1;
    exchanges.set(row, exchange);
    const bits = lanes[lane]!.role === 'line' ? ((end - start) / MS) * BITS_PER_CELL : 0;
    const payload = LETTERS[kind] === 'd' || LETTERS[kind] === 'r' ? bits - 40 : 0;
    trace.add(lane, kind, start, end, cause < 0 ? NO_CAUSE : cause, exchange, bits, payload);
  });
  for (const { lane, rule, start, end } of waits) {
    const on = lanes.findIndex((one) => one.id === lane);
    const held = spans.findIndex((span) => span.start === end);
    const since = spans.findIndex((span) => span.end === start);
    trace.wait(on, rule, start, end, Math.max(0, held), since < 0 ? NO_CAUSE : since);
  }
  return readTrace({ lanes, kinds: pictureKinds, rules, holds: [] }, trace.finish(), elapsed);
}

/** Two machines asking and answering: four spans an exchange, lengths varied by rule. For measuring, not for meaning. */
export function longTrace(exchanges: number): ReadableTrace {
  const lanes: LaneSpec[] = [
    { id: 'A', role: 'host', silence: 'sender' },
    { id: 'A>B', role: 'line', silence: 'network', from: 'A', to: 'B' },
    { id: 'B>A', role: 'line', silence: 'network', from: 'B', to: 'A' },
    { id: 'B', role: 'host', silence: 'receiver' },
  ];
  const columns = makeColumns(exchanges * 4);
  let now = 0;
  let row = 0;
  const add = (
    lane: number,
    kind: number,
    length: number,
    exchange: number,
    bits: number,
    payload: number,
  ): void => {
    columns.lane[row] = lane;
    columns.kind[row] = kind;
    columns.start[row] = now;
    columns.end[row] = now += length;
    columns.cause[row] = row - 1;
    columns.exchange[row] = exchange;
    columns.bits[row] = bits;
    columns.payload[row] = payload;
    row++;
  };
  for (let exchange = 1; exchange <= exchanges; exchange++) {
    const varied = Math.imul(exchange, 2654435761) >>> 0;
    add(0, 0, 100_000 + (varied % 90_000), exchange, 0, 0);
    const bits = 576 + (varied % 5) * 1024;
    add(1, 1, bits * 100, exchange, bits, bits - 40);
    add(3, 0, 40_000 + (varied % 70_000), exchange, 0, 0);
    add(2, 2, 57_600, exchange, 576, 0);
  }
  columns.length = row;
  return readTrace({ lanes, kinds: pictureKinds, rules: [], holds: [] }, columns, now);
}

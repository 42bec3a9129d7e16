/** A finished run for people at a terminal: a text timeline, the ledger, the figures, and why a line is silent. */

import type { Scenario } from '../../src/scenarios/scenario';
import { goodputOf } from '../../src/sim/accounting/figures';
import { type Ledger, type LineLedger, stretchesOf } from '../../src/sim/accounting/ledger';
import type { Why } from '../../src/sim/accounting/why';
import { CATEGORIES, type Category } from '../../src/sim/categories';
import type { RunResult } from '../../src/sim/model';
import type { Parameter } from '../../src/sim/parameters';
import { textFor } from '../../src/text';
import { formatFigure } from '../../src/text/figure';
import {
  formatBits,
  formatCount,
  formatDuration,
  formatRate,
  formatShare,
  formatValue,
} from '../../src/text/format';

const WIDTH = 100;
const LABEL = 20;

const LETTER: Record<Category, string> = {
  payload: 'P',
  header: 'H',
  framing: 'F',
  padding: 'p',
  control: 'C',
  repeat: 'R',
  other: 'O',
  sender: 's',
  receiver: 'r',
  network: '.',
  hold: '~',
  drained: ' ',
};

/** The first two exchanges of the main line, a letter for each hundredth of the window, and machines at work above. */
export function textTimeline(scenario: Scenario, ledger: LineLedger): string {
  const { trace } = ledger;
  const { columns } = trace;
  const rows = trace.rowsOfLane[ledger.lane]!;
  const t = textFor('en', scenario.text);
  const third = rows.map((row) => columns.exchange[row]!).indexOf(3);
  const to = Math.min(trace.elapsed, third > 0 ? columns.start[rows[third]!]! : trace.elapsed);
  if (to <= 0) return '';
  const lines = [`The first ${formatDuration(to)}; each letter is ${formatDuration(to / WIDTH)}:`];
  trace.lanes.forEach((lane, index) => {
    if (index === ledger.lane) return;
    const busy = new Array<boolean>(WIDTH).fill(false);
    for (const row of trace.rowsOfLane[index]!) {
      if (columns.start[row]! >= to) break;
      const first = Math.floor((columns.start[row]! / to) * WIDTH);
      const last = Math.ceil((columns.end[row]! / to) * WIDTH);
      busy.fill(true, first, Math.min(WIDTH, last));
    }
    if (busy.includes(true))
      lines.push(label(t(`lane.${lane.id}`)) + busy.map((on) => (on ? '#' : ' ')).join(''));
  });
  const strip = Array.from({ length: WIDTH }, (_, i) => {
    const longest = new Map<Category, number>();
    for (const piece of stretchesOf(ledger, (i * to) / WIDTH, ((i + 1) * to) / WIDTH)) {
      longest.set(piece.category, (longest.get(piece.category) ?? 0) + piece.end - piece.start);
    }
    const [category] = [...longest].sort((a, b) => b[1] - a[1])[0] ?? ['drained' as const];
    return LETTER[category];
  });
  lines.push(label(t(`lane.${trace.lanes[ledger.lane]!.id}`)) + strip.join(''));
  return lines.join('\n');
}

const label = (text: string): string => `${text.slice(0, LABEL - 2).padEnd(LABEL - 1)} `;

export function ledgerTable(scenario: Scenario, lineId: string, ledger: Ledger): string {
  const t = textFor('en', scenario.text);
  const whole = ledger.to - ledger.from;
  const rows = CATEGORIES.filter((category) => ledger.ns[category] > 0).map(
    (category) =>
      `  ${LETTER[category]} ${t(`category.${category}`).padEnd(34)} ${formatDuration(ledger.ns[category]).padStart(14)} ${formatShare(ledger.ns[category] / whole).padStart(6)}`,
  );
  return [`Where the time of "${t(`lane.${lineId}`)}" went (${whole} ns in all, exactly):`, ...rows].join(
    '\n',
  );
}

export function figuresTable(scenario: Scenario, result: RunResult): string {
  const t = textFor('en', scenario.text);
  const rows: [string, string][] = [
    [t('figure.elapsedNs'), formatDuration(result.elapsed)],
    [t('figure.goodputBitsPerSecond'), formatRate(goodputOf(result))],
    ['Spans in the trace', formatCount(result.spans)],
    ...Object.entries(result.figures).map(([id, figure]): [string, string] => [
      t(`figure.${id}`),
      formatFigure(t, id, figure),
    ]),
  ];
  return rows.map(([name, value]) => `  ${name.padEnd(34)} ${value}`).join('\n');
}

export function whyText(scenario: Scenario, why: Why): string {
  const t = textFor('en', scenario.text);
  const line = t(`lane.${why.line}.long`);
  const span = `${formatDuration(why.start, 9)} to ${formatDuration(why.end, 9)} (${formatDuration(why.end - why.start, 6)})`;
  const lines: string[] = [];
  if (!why.silent) {
    lines.push(`${line}, ${span}: ${t(`kind.${why.frame!.kind}`)}.`);
    for (const [category, count] of why.parts ?? [])
      lines.push(`  ${formatBits(count).padStart(12)}  ${t(`category.${category}`)}`);
    if (why.pieces.length > 0) lines.push('How it came there:');
  } else if (why.pieces.length === 0) {
    return `${line}, ${span}: silent, for all is sent.`;
  } else {
    lines.push(`${line}, ${span}: silent. What happened meanwhile, latest first:`);
  }
  for (const piece of why.pieces) {
    const what = piece.rule === undefined ? t(`kind.${piece.kind}`) : t(`rule.${piece.rule}`);
    lines.push(
      `  ${formatDuration(piece.end - piece.start, 6).padStart(12)}  ${t(`lane.${piece.lane}`).padEnd(20)} ${what}  [${piece.category}]`,
    );
  }
  for (const rule of new Set(why.held.map((held) => held.rule))) lines.push(`Rule: ${t(`rule.${rule}`)}.`);
  return lines.join('\n');
}

export function listing(scenarios: readonly Scenario[]): string {
  return scenarios.map(describe).join('\n\n');
}

function describe(scenario: Scenario): string {
  const t = textFor('en', scenario.text);
  return [
    `${scenario.id} (${scenario.year}): ${t('title')}`,
    '  presets:',
    ...scenario.presets.map((preset) => `    ${preset.id.padEnd(14)} ${t(`preset.${preset.id}.note`)}`),
    '  parameters:',
    ...scenario.parameters.map(
      (parameter) =>
        `    ${parameter.key.padEnd(22)} ${rangeOf(parameter).padEnd(40)} ${t(`param.${parameter.key}.meaning`)}`,
    ),
  ].join('\n');
}

function rangeOf(parameter: Parameter): string {
  const standard = `default ${formatValue(parameter, parameter.default)}`;
  switch (parameter.type) {
    case 'switch':
      return `true or false, ${standard}`;
    case 'choice':
      return `${parameter.options.join(', ')}; ${standard}`;
    case 'number':
      return `${formatValue(parameter, parameter.min)} .. ${formatValue(parameter, parameter.max)}${parameter.unlimited ? ' or unlimited' : ''}, ${standard}`;
  }
}

/** The rows of a sweep, one a point. */
export const sweepLine = (value: number, result: RunResult): string =>
  `${String(value).padStart(12)} ${formatDuration(result.elapsed).padStart(14)} ${formatRate(goodputOf(result)).padStart(16)}`;

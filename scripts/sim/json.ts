/** A finished run as the JSON object that scripts and checks read. Keys are only ever added. */

import { goodputOf } from '../../src/sim/accounting/figures';
import { type ReadableTrace, readTrace } from '../../src/sim/accounting/lanes';
import { bitsOf, buildLedger, ledgerOf } from '../../src/sim/accounting/ledger';
import { traceBytes } from '../../src/sim/engine/columns';
import type { ModelSpec, RunResult } from '../../src/sim/model';
import type { RunRequest } from './arguments';

export function readableTrace(model: ModelSpec, result: RunResult): ReadableTrace {
  if (!result.trace) throw new Error('this run kept no trace');
  return readTrace(model, result.trace, result.elapsed);
}

function lineReports(model: ModelSpec, trace: ReadableTrace) {
  return Object.fromEntries(
    model.lanes
      .filter((lane) => lane.role === 'line')
      .map(({ id }) => {
        const { ns, silentNs } = ledgerOf(buildLedger(trace, id));
        const { frames, bits } = bitsOf(trace, id);
        return [id, { ledgerNs: ns, silentNs, frames, bits }];
      }),
  );
}

export function runObject(request: RunRequest, result: RunResult, trace: ReadableTrace, runMs: number) {
  const { model } = request.scenario;
  return {
    scenario: request.scenario.id,
    preset: request.preset,
    params: request.values,
    seed: request.seed,
    elapsedNs: result.elapsed,
    payloadBits: result.payloadBits,
    goodputBitsPerSecond: goodputOf(result),
    mainLine: model.mainLine,
    lines: lineReports(model, trace),
    figures: result.figures,
    spans: result.spans,
    traceBytes: traceBytes(trace.columns),
    runMs: Math.round(runMs * 10) / 10,
  };
}

/** One row of a sweep: the point, and what the run came to. */
export function sweepRow(key: string, request: RunRequest, result: RunResult) {
  return {
    scenario: request.scenario.id,
    key,
    value: request.values[key],
    params: request.values,
    seed: request.seed,
    elapsedNs: result.elapsed,
    payloadBits: result.payloadBits,
    goodputBitsPerSecond: goodputOf(result),
    figures: result.figures,
    spans: result.spans,
  };
}

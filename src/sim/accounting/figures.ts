/** The figures every scenario has, from the trace alone. The scenario's own come with the run. */

import type { RunResult } from '../model';
import { rateOf } from '../units';
import { bitsOfLine, type LeftOut, type LineLedger } from './ledger';

export interface CommonFigures {
  readonly elapsedNs: number;
  readonly goodputBitsPerSecond: number;
  /** Share of the main line's time that carried application data for the first time, 0..1. */
  readonly payloadShare: number;
  readonly frames: number;
  /** All bits on the main line, of every category. */
  readonly lineBits: number;
  /** Application data over all bits on the main line, 0..1. */
  readonly bitEfficiency: number;
  readonly longestSilenceNs: number;
}

export const goodputOf = (result: Pick<RunResult, 'payloadBits' | 'elapsed'>): number =>
  rateOf(result.payloadBits, result.elapsed);

export function commonFigures(
  result: RunResult,
  ledger: LineLedger,
  payloadNs: number,
  leftOut?: LeftOut,
): CommonFigures {
  const { frames, bits } = bitsOfLine(ledger, 0, ledger.trace.elapsed, leftOut);
  const lineBits = Object.values(bits).reduce((sum, count) => sum + count, 0);
  const gap = ledger.whole.longestGap;
  return {
    elapsedNs: result.elapsed,
    goodputBitsPerSecond: goodputOf(result),
    payloadShare: result.elapsed > 0 ? payloadNs / result.elapsed : 0,
    frames,
    lineBits,
    bitEfficiency: lineBits > 0 ? bits.payload / lineBits : 0,
    longestSilenceNs: gap.end - gap.start,
  };
}

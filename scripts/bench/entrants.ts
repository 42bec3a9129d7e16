/**
 * Who takes part: a program, how it is called, and what it must come to. Every program prints one line of JSON for one
 * run; a run that comes to another end than the scenario says is a fault, not a measurement.
 */

import { spawnSync } from 'node:child_process';

/** What a program says of its run. Times are CPU milliseconds of the loop, all threads. */
export interface Report {
  readonly frames: number;
  readonly simEndNs: number;
  readonly meanWaitMs?: number;
  readonly cpuMs: number;
  readonly warmCpuMs?: number;
  readonly spans?: number;
  readonly bytesASpan?: number;
}

export interface Entrant {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Whether the first run of the process counts, or the median of the others. */
  readonly warm?: boolean;
  /** What is wrong with a report, if anything. */
  readonly fault: (report: Report) => string | undefined;
}

/** How long any single run may take. */
const LIMIT_MS = 300_000;

/** One run in a process of its own. Throws with what the program said. */
export function runOnce({ name, command: [program, ...rest], fault }: Entrant): Report {
  const { status, stdout, stderr, error } = spawnSync(program, rest, { encoding: 'utf8', timeout: LIMIT_MS });
  if (error) {
    const missing = 'code' in error && error.code === 'ENOENT';
    throw new Error(`${name}: ${missing ? `there is no ${program}` : error.message}`);
  }
  const last = stdout.trim().split('\n').at(-1) ?? '';
  if (status !== 0 || !last.startsWith('{'))
    throw new Error(`${name}: ${lastLine(stderr) || `exit ${status}`}`);
  const report: Report = JSON.parse(last);
  const wrong = fault(report);
  if (wrong !== undefined) throw new Error(`${name}: ${wrong}`);
  return report;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** CPU nanoseconds a frame. */
export const costOf = ({ warm }: Entrant, { cpuMs, warmCpuMs, frames }: Report): number =>
  ((warm ? (warmCpuMs ?? cpuMs) : cpuMs) * 1e6) / frames;

/** The run ends at this instant, to the nanosecond. */
export const endsAt =
  (ns: number, frames: number): Entrant['fault'] =>
  (report) =>
    report.simEndNs !== ns || report.frames !== frames
      ? `ended at ${report.simEndNs} ns after ${report.frames} frames, not at ${ns} ns after ${frames}`
      : undefined;

/** Runs tshark, where it is installed, on a capture file. */

import { spawnSync } from 'node:child_process';

const TSHARK = process.env.TSHARK_PATH ?? 'tshark';

export const hasTshark = (): boolean => spawnSync(TSHARK, ['--version']).status === 0;

/** What it prints; throws with its complaint if it fails. */
export function tshark(file: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(TSHARK, ['-n', '-r', file, ...options], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`tshark failed: ${stderr}`);
  return stdout;
}

/** Some fields of every frame, check sequences looked at too. */
export function fieldsOf(file: string, ...names: string[]): string[][] {
  const options = names.flatMap((name) => ['-e', name]);
  const lines = tshark(file, '-o', 'eth.check_fcs:TRUE', '-T', 'fields', ...options).split('\n');
  return lines.slice(0, -1).map((line) => line.split('\t'));
}

// `npm run check`: all checks, each to its end, with the command that mends what failed.
// `npm run check -- --no-tests` leaves the unit tests out.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const steps = [
  {
    name: 'types',
    command: 'tsc -b --pretty false',
    mend: 'correct the types by hand; `npx tsc -b --watch` follows you',
  },
  {
    name: 'lint and format',
    command: 'biome ci --colors=off --max-diagnostics=200 .',
    mend: '`npm run fix` mends format, order of imports and what is safe; the rest by hand',
  },
  {
    name: 'import directions',
    command: 'depcruise --config .dependency-cruiser.cjs --output-type err-long src tests scripts',
    mend: 'move the code to the folder that may import it (.dependency-cruiser.cjs lists what may)',
  },
  {
    name: 'dead code',
    command: 'knip --no-progress',
    mend: 'delete what nobody uses, or `npx knip --fix` to drop unused exports',
  },
  {
    name: 'unit tests',
    command: 'vitest run',
    mend: 'read the failure above; `npx vitest FILE` runs one file again at each save',
  },
].filter((step) => !(step.name === 'unit tests' && process.argv.includes('--no-tests')));

const failed = steps.filter(({ name, command }) => {
  const start = performance.now();
  console.log(`\n-- ${name}: ${command}`);
  const { status } = spawnSync(`npx --no-install ${command}`, { cwd: root, shell: true, stdio: 'inherit' });
  console.log(
    `-- ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
  return status !== 0;
});

console.log('');
for (const { name, mend } of failed) console.log(`${name} failed: ${mend}`);
console.log(
  failed.length === 0
    ? `All ${steps.length} checks passed.`
    : `${failed.length} of ${steps.length} checks failed.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

// Runs a TypeScript program of this folder: load(file) calls its `main(argv)` and leaves with the number it returns.
// Vite's module runner compiles what is imported (0.3 s for 40 files), so no build step and no further tool is needed.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @param {string} file a module beside this one that exports `main(argv: string[])` */
export async function load(file) {
  // A reader such as `head` may go away before all is written; that is no error.
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const { module } = await runnerImport(fileURLToPath(new URL(file, import.meta.url)), {
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
  });
  process.exitCode = (await module.main(process.argv.slice(2))) ?? 0;
}

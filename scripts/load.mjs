// Runs a TypeScript program of this folder: load(file) makes one file of it (0.2 s), calls its `main(argv, root)` and
// leaves with the number it returns.
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} file a module of this folder that exports `main(argv: string[], root: string)` */
export async function load(file) {
  // A reader such as `head` may go away before all is written; that is no error.
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  // stack traces name the lines of the sources
  process.setSourceMapsEnabled(true);
  const path = await bundle(root, `scripts/${file}`, { sourcemap: true });
  const module = await import(pathToFileURL(path).href).finally(() => rmSync(path));
  process.exitCode = (await module.main(process.argv.slice(2), root)) ?? 0;
}

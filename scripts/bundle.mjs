// Makes one file of a TypeScript program and all it imports from this project, with the bundler that makes the pages;
// packages stay where they are. Such a file starts in half the time of modules compiled one by one, and runs at full
// speed: nothing stands between a module and what it imports.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

/**
 * @param {string} root the project's folder
 * @param {string} file the program, from there
 * @param {{ sourcemap?: boolean }} [options]
 * @returns {Promise<string>} path of the file made, for the caller to delete: one per process
 */
export async function bundle(root, file, { sourcemap = false } = {}) {
  // beside the packages, so that it finds them
  const folder = join(root, 'node_modules/.cache/linetime');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(root, file),
      write: false,
      outDir: folder, // source maps count from there
      minify: false,
      sourcemap: sourcemap ? 'inline' : false,
      target: 'node20',
      // what is loaded later (lessons) is in it too
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    Array.isArray(built) ? built[0] : built
  );
  const path = join(folder, `${basename(file, '.ts')}-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, output[0].code);
  return path;
}

// How the pages are bundled. Relative base, so that a build runs from any folder, also inside an LMS.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { besides } from './scripts/build/besides.mjs';
import { serviceWorker } from './scripts/build/serviceWorker.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
const pages = ['index.html', 'gallery.html'].filter((page) => existsSync(root + page));

/** For the pages, and for what a build has besides. */
const common: UserConfig = {
  base: './',
  plugins: [react()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  // Classic workers: Chromium kills module workers made from blob URLs under file:// and in sandboxed frames.
  worker: { format: 'iife' },
  build: {
    // The first versions with native light-dark(); below them the CSS minifier rewrites it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
  },
};

export default defineConfig({
  ...common,
  plugins: [react(), besides(common), serviceWorker(/^linetime\.html$|^assets\/plain\./)],
  build: {
    ...common.build,
    // all browsers above can preload modules by themselves
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages,
      // What every page needs is one file: split by who else uses it, it would be 2 kB more after gzip.
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
});

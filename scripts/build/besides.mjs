// What a build has besides the pages: linetime.html, all of it in one file; embed.js for pages of others; and the app as
// one plain script for pages without an origin (in a sandboxed frame, or opened from disk), which may load no modules.
// public/boot.js runs behind the module, which marks the root when it has been loaded, and brings the plain script where
// it has not. Every reader loads it: no comment is in it.
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { singleFile } from './singleFile.ts';

/**
 * @param {import('vite').UserConfig} common what both share with the pages
 * @returns {import('vite').Plugin}
 */
export function besides(common) {
  return {
    name: 'linetime:besides',
    // while developing, embed.js is made when it is asked for
    configureServer({ middlewares }) {
      middlewares.use('/embed.js', (_, response, next) => {
        bundle(common, 'src/embed/host/index.ts', 'embed.js', {}).then(([file]) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(file.type === 'chunk' ? file.code : '');
        }, next);
      });
    },
    async generateBundle(_, pages) {
      const there = new Set(Object.keys(pages));
      const host = await bundle(common, 'src/embed/host/index.ts', 'embed.js', {});
      const plain = await bundle(common, 'src/app/main.tsx', 'assets/plain.js', {
        '../worker/makeWorker': '/src/worker/makeInlineWorker',
      });
      for (const file of [...host, ...plain]) {
        const source = file.type === 'chunk' ? file.code : file.source;
        const fileName = file.fileName.endsWith('.css') ? 'assets/plain.css' : file.fileName;
        if (!there.has(fileName)) this.emitFile({ type: 'asset', fileName, source });
      }
      const text = (/** @type {string} */ ending) =>
        plain.flatMap((file) =>
          file.fileName.endsWith(ending) ? [file.type === 'chunk' ? file.code : String(file.source)] : [],
        );
      const asset = (/** @type {string} */ name) => {
        const file = plain.find(({ fileName }) => fileName.endsWith(`/${name}`));
        return file?.type === 'asset' && typeof file.source !== 'string' ? file.source : undefined;
      };
      this.emitFile({
        type: 'asset',
        fileName: 'linetime.html',
        source: singleFile(
          readFileSync('index.html', 'utf8'),
          text('.js').join(';\n'),
          text('.css').join('\n'),
          asset,
        ),
      });
    },
  };
}

/**
 * @param {import('vite').UserConfig} common
 * @param {string} entry
 * @param {string} fileName
 * @param {Record<string, string>} instead modules in the place of others
 */
async function bundle(common, entry, fileName, instead) {
  const built = await build({
    ...common,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      ...(common.plugins ?? []),
      {
        name: 'linetime:instead',
        enforce: 'pre',
        resolveId(source) {
          const other = instead[source];
          return other === undefined ? null : this.resolve(other);
        },
      },
    ],
    build: {
      ...common.build,
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: {
          format: 'iife',
          name: 'Linetime',
          entryFileNames: fileName,
          codeSplitting: false,
        },
      },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    Array.isArray(built) ? built[0] : built
  );
  return output;
}

// Finds what a Markdown document promises and the tree does not hold: links, paths in backticks, npm scripts.
import { posix } from 'node:path';

interface Tree {
  /** Does this path, relative to the root of the project, exist? Folders without a slash at the end. */
  exists(path: string): boolean;
  /** Names of the scripts in package.json. */
  scripts: readonly string[];
}

/** `npm start` and the like need no `run`. */
const SHORT = /\bnpm (?:--silent )?(start|test|stop|restart)\b/g;
const RUN = /\bnpm run (?:--?[\w-]+ )*([\w:-]+)/g;
const LINK = /\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\s*\[[^\]]+\]:\s*(\S+)/gm;
const PATH = /^(?:\.?\/)?((?:src|tests|scripts|docs|public|lint|\.ci)\/[^\s]*)$/;

/** One sentence for each promise that is not kept. `file` is relative to the root. */
export function checkDocument(file: string, text: string, tree: Tree): string[] {
  const complaints: string[] = [];
  const prose = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '));
  const linkable = prose.replace(/`[^`\n]*`/g, '');
  for (const match of linkable.matchAll(LINK)) {
    const target = match[1] ?? match[2] ?? '';
    if (/^([a-z][a-z0-9+.-]*:|#|\/\/)/i.test(target)) continue;
    const path = decodeURI(target.replace(/[#?].*$/, ''));
    const full = posix
      .normalize(path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path))
      .replace(/\/$/, '');
    if (!tree.exists(full)) complaints.push(`${file} links to ${target}, but there is no ${full}`);
  }
  for (const [, token] of prose.matchAll(/`([^`\n]+)`/g)) {
    const path = PATH.exec(token ?? '')?.[1];
    if (path === undefined || /[<>…]/.test(path)) continue; // `src/scenarios/<id>/` is a pattern, no path
    for (const one of expand(path.replace(/[#:].*$/, ''))) {
      // Of a pattern with stars only the folder before the first star can be looked up.
      const fixed = one.includes('*') ? posix.dirname(one.slice(0, one.indexOf('*') + 1)) : one;
      if (!tree.exists(fixed.replace(/\/$/, '')))
        complaints.push(`${file} names ${one}, which does not exist`);
    }
  }
  for (const [command, script] of [...text.matchAll(RUN), ...text.matchAll(SHORT)]) {
    if (!tree.scripts.includes(script ?? '')) {
      complaints.push(`${file} says "${command}", but package.json has no script ${script}`);
    }
  }
  return complaints;
}

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function expand(path: string): string[] {
  const braces = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path);
  if (braces === null) return [path];
  const [, before, inside = '', after] = braces;
  return inside.split(',').flatMap((one) => expand(`${before}${one.trim()}${after}`));
}

// Proves the rules of the tools: each is broken on purpose in a temporary tree that uses the project's own
// configuration, and exactly that rule must report exactly that file. The tree around the faults must be clean.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = createRequire(import.meta.url);

type Files = Record<string, string>;
interface Fault {
  rule: string;
  file: string;
  text: string;
}

// ---- import directions --------------------------------------------------------------------------------------

/** A tree as it should be: every line of it is an import that must stay allowed. */
const CLEAN: Files = {
  'src/sim/units.ts': 'export const ns = 1;',
  'src/sim/categories.ts': "import { ns } from './units';\nexport const categories = [ns];",
  'src/sim/engine/scheduler.ts': "import { ns } from '../units';\nexport const scheduler = ns;",
  'src/sim/engine/columns.ts':
    "import { ns } from '../units';\nimport { scheduler } from './scheduler';\nexport const trace = [ns, scheduler];",
  'src/sim/accounting/ledger.ts':
    "import { trace } from '../engine/columns';\nimport { ns } from '../units';\nexport const ledger = [trace, ns];",
  'src/sim/accounting/figures.ts':
    "import type { Model } from '../model';\nexport const figures = (model: Model) => model;",
  'src/sim/model.ts':
    "import type { trace } from './engine/columns';\nexport type Model = typeof trace;\nexport const model = 1;",
  'src/sim/run.ts':
    "import { ledger } from './accounting/ledger';\nimport { model } from './model';\nexport const run = [ledger, model];",
  'src/sim/run.test.ts':
    "import { test } from 'vitest';\nimport { planted } from '../../tests/helpers/planted';\nimport { run } from './run';\nexport const t = [test, planted, run];",
  'src/scenarios/scenario.ts':
    "import type { Model } from '../sim/model';\nexport type Scenario = Model;\nexport const define = (s: Scenario) => s;",
  'src/scenarios/lesson.ts':
    "import type { Scenario } from './scenario';\nexport type Lesson = Scenario;\nexport const lesson = 1;",
  'src/scenarios/one/text.ts': 'export const text = 1;',
  'src/scenarios/one/model.ts':
    "import { define } from '../scenario';\nimport { run } from '../../sim/run';\nimport { text } from './text';\nexport const one = [define, run, text];",
  'src/scenarios/two/model.ts': "import { define } from '../scenario';\nexport const two = define;",
  'src/scenarios/registry.ts':
    "import { one } from './one/model';\nimport { two } from './two/model';\nexport const registry = [one, two];",
  'src/text/format.ts': "import { ns } from '../sim/units';\nexport const format = ns;",
  'src/worker/protocol.ts':
    "import type { Scenario } from '../scenarios/scenario';\nexport type Question = Scenario;",
  'src/worker/sim.worker.ts':
    "import { registry } from '../scenarios/registry';\nimport { run } from '../sim/run';\nimport type { Question } from './protocol';\nexport const answer = (q: Question) => [registry, run, q];",
  'src/worker/client.ts':
    "import Inline from './sim.worker?worker&inline';\nimport type { Question } from './protocol';\nexport const client = (q: Question) => [Inline, q];",
  'src/state/storage.ts':
    "import { format } from '../text/format';\nexport const storage = [localStorage, window.sessionStorage, format];",
  'src/state/store.ts':
    "import { createStore } from 'zustand/vanilla';\nimport { registry } from '../scenarios/registry';\nimport { ledger } from '../sim/accounting/ledger';\nimport { client } from '../worker/client';\nimport { storage } from './storage';\nexport const store = [createStore, registry, ledger, client, storage];",
  'src/views/timeline/layout.ts':
    "import { scaleLinear } from 'd3';\nimport { trace } from '../../sim/engine/columns';\nimport type { Model } from '../../sim/model';\nimport type { Scenario } from '../../scenarios/scenario';\nimport { format } from '../../text/format';\nexport const layout = (m: Model, s: Scenario) => [scaleLinear, trace, format, m, s];",
  'src/views/timeline/timeline.css': '.timeline { color: red; }',
  'src/views/timeline/Timeline.tsx':
    "import { memo } from 'react';\nimport './timeline.css';\nimport { layout } from './layout';\nexport const Timeline = memo(layout);",
  'src/app/main.tsx':
    "import { main } from './mount';\nexport const started = [main, () => import('../embed/page')];",
  'src/app/mount.tsx':
    "import { createRoot } from 'react-dom/client';\nimport { useStore } from 'zustand';\nimport '@fontsource-variable/words/index.css';\nimport { registry } from '../scenarios/registry';\nimport { ns } from '../sim/units';\nimport type { trace } from '../sim/engine/columns';\nimport { store } from '../state/store';\nimport { Timeline } from '../views/timeline/Timeline';\nimport { client } from '../worker/client';\nexport const main = (t: typeof trace) => [createRoot, useStore, registry, ns, store, Timeline, client, t];",
  'src/embed/page.tsx':
    "import { main } from '../app/mount';\nimport { store } from '../state/store';\nexport const embed = [main, store];",
  'scripts/sim.ts':
    "import { readFileSync } from 'node:fs';\nimport { registry } from '../src/scenarios/registry';\nimport { run } from '../src/sim/run';\nexport const main = () => [readFileSync, registry, run];",
  // One half of a planted cycle, which is reported once, at its other half.
  'src/state/f8.ts': "import * as f7 from './f7';\nexport { f7 };",
  'tests/helpers/planted.ts': "import { run } from '../../src/sim/run';\nexport const planted = run;",
};

/** A planted file that imports `what`; `name` is exported there. */
const importing = (rule: string, file: string, ...what: string[]): Fault => ({
  rule,
  file,
  text: what
    .map((one, index) => `import * as planted${index} from '${one}';\nexport { planted${index} };`)
    .join('\n'),
});

const IMPORT_FAULTS: Fault[] = [
  importing('sim-imports-only-sim', 'src/sim/f1.ts', '../text/format'),
  importing('sim-imports-only-sim', 'src/sim/engine/f1.ts', '../../scenarios/scenario'),
  importing('sim-basics-are-leaves', 'src/sim/parameters.ts', './engine/columns'),
  importing('sim-engine-imports', 'src/sim/engine/f2.ts', '../model'),
  importing('sim-engine-imports', 'src/sim/engine/f3.ts', '../accounting/ledger'),
  importing('sim-engine-imports', 'src/sim/world.ts', './run'),
  importing('sim-accounting-imports', 'src/sim/accounting/f1.ts', '../run'),
  importing('sim-accounting-imports', 'src/sim/accounting/f2.ts', '../model'),
  importing('scenarios-import-only-sim', 'src/scenarios/one/f1.ts', '../../state/storage'),
  importing('scenarios-import-only-sim', 'src/scenarios/f1.ts', '../views/timeline/layout'),
  importing('scenarios-never-see-each-other', 'src/scenarios/one/f2.ts', '../two/model'),
  importing('scenarios-only-registry-lists-them', 'src/scenarios/f2.ts', './two/model'),
  importing('scenarios-only-registry-lists-them', 'src/state/f1.ts', '../scenarios/two/model'),
  importing('scenarios-only-registry-lists-them', 'src/views/f1.ts', '../scenarios/one/text'),
  importing('scenarios-only-registry-lists-them', 'src/app/f1.ts', '../scenarios/one/model'),
  importing('scenarios-only-registry-lists-them', 'scripts/f1.ts', '../src/scenarios/one/model'),
  importing('scenarios-below-registry', 'src/scenarios/f3.ts', './registry'),
  importing('scenarios-load-no-machinery', 'src/scenarios/one/scenario.ts', './model'),
  importing('sim-and-scenarios-use-no-package', 'src/sim/f2.ts', 'd3'),
  importing('sim-and-scenarios-use-no-package', 'src/sim/f3.ts', 'node:crypto'),
  importing('sim-and-scenarios-use-no-package', 'src/scenarios/one/picture.ts', 'react'),
  importing('text-is-a-leaf', 'src/text/f1.ts', '../sim/model'),
  importing('text-is-a-leaf', 'src/text/f2.ts', '../scenarios/scenario'),
  importing('text-uses-no-package', 'src/text/f3.ts', 'd3'),
  importing('worker-imports', 'src/worker/f1.ts', '../state/store'),
  importing('worker-imports', 'src/worker/f2.ts', '../text/format'),
  importing('worker-uses-no-package', 'src/worker/f3.ts', 'zustand'),
  importing('state-imports', 'src/state/f2.ts', '../sim/run'),
  importing('state-imports', 'src/state/f3.ts', '../worker/sim.worker'),
  importing('state-imports', 'src/state/f4.ts', '../views/timeline/layout'),
  importing('state-packages', 'src/state/f5.ts', 'react'),
  importing('views-imports', 'src/views/f2.ts', '../state/store'),
  importing('views-imports', 'src/views/f3.ts', '../worker/client'),
  importing('views-imports', 'src/views/f4.ts', '../scenarios/registry'),
  importing('views-imports', 'src/views/f5.ts', '../sim/run'),
  importing('views-imports', 'src/views/f6.ts', '../sim/engine/scheduler'),
  importing('views-types-only', 'src/views/f7.ts', '../scenarios/scenario'),
  importing('views-types-only', 'src/views/f8.ts', '../sim/model'),
  {
    rule: 'views-types-only',
    file: 'src/views/f9.ts',
    text: "import type { Scenario } from '../scenarios/scenario';\nimport { define } from '../scenarios/scenario';\nexport const f = (s: Scenario) => define(s);",
  },
  importing('views-packages', 'src/views/f10.ts', 'zustand'),
  importing('views-packages', 'src/views/f11.ts', 'react-dom'),
  importing('app-imports', 'src/app/f2.ts', '../embed/page'),
  importing('app-main-imports', 'src/app/main.tsx', '../views/timeline/layout'),
  importing('app-imports', 'src/app/f3.ts', '../worker/protocol'),
  importing('app-imports', 'src/app/f4.ts', '../sim/run'),
  importing('app-types-only', 'src/app/f5.ts', '../sim/accounting/ledger'),
  importing('app-packages', 'src/app/f6.ts', 'd3'),
  importing('embed-imports', 'src/embed/f1.ts', '../views/timeline/layout'),
  importing('embed-packages', 'src/embed/f2.ts', 'zustand'),
  importing('scripts-imports', 'scripts/f2.ts', '../src/app/main'),
  importing('bench-drawing-imports', 'scripts/bench/page/f1.ts', '../../../src/app/main'),
  importing('src-imports-no-test', 'src/app/f7.ts', '../../tests/helpers/planted'),
  importing('src-imports-no-test', 'src/sim/f4.ts', './run.test'),
  importing('src-imports-no-script', 'src/state/f6.ts', '../../scripts/sim'),
  importing('known-folders-only', 'src/utils/f1.ts', '../sim/units'),
  importing('no-cycles', 'src/state/f7.ts', './f8'),
  { rule: 'no-orphans', file: 'src/app/f8.ts', text: 'export const alone = 1;' },
  importing('no-unresolvable', 'src/app/f9.ts', './nowhere'),
  importing('no-undeclared-package', 'scripts/f3.ts', 'unlisted'),
];

// ---- lint ---------------------------------------------------------------------------------------------------

const lint = (rule: string, file: string, text: string): Fault => ({ rule, file, text });
const banned = [
  'acos',
  'acosh',
  'asin',
  'asinh',
  'atan',
  'atan2',
  'atanh',
  'cbrt',
  'cos',
  'cosh',
  'exp',
  'expm1',
]
  .concat(['hypot', 'log', 'log10', 'log1p', 'log2', 'pow', 'random', 'sin', 'sinh', 'tan', 'tanh'])
  .map((name) => lint('exact-arithmetic', `src/sim/math/${name}.ts`, `export const x = Math.${name};`));
const globals = ['Date', 'performance', 'crypto', 'window', 'document', 'globalThis', 'self', 'Intl']
  .concat(['setTimeout', 'setInterval', 'localStorage', 'sessionStorage'])
  .map((name) => lint('noRestrictedGlobals', `src/sim/globals/${name}.ts`, `export const x = ${name};`));

const LINT_FAULTS: Fault[] = [
  ...banned,
  ...globals,
  lint('exact-arithmetic', 'src/scenarios/l1/model.ts', 'export const x = (n: number) => Math.log(n);'),
  lint('exact-arithmetic', 'src/sim/engine/l1.ts', 'export const x = (n: number) => 2 ** n;'),
  lint('exact-arithmetic', 'src/sim/engine/l2.ts', 'export const x = (n: number) => n ** 2;'),
  lint('exact-arithmetic', 'src/sim/engine/l3.ts', 'export const x = 1.5 ** 3;'),
  lint('exact-arithmetic', 'src/sim/engine/l4.ts', 'let n = 2;\nn **= 3;\nexport const x = n;'),
  lint('exact-arithmetic', 'src/sim/engine/l5.ts', 'const { exp } = Math;\nexport const x = exp(1);'),
  lint('exact-arithmetic', 'src/sim/engine/l6.ts', 'const M = Math;\nexport const x = M.exp(1);'),
  lint('exact-arithmetic', 'src/sim/engine/l7.ts', "const f = 'exp' as const;\nexport const x = Math[f](1);"),
  lint('noRestrictedGlobals', 'src/scenarios/l1/theory.ts', 'export const x = new Date();'),
  lint('noRestrictedGlobals', 'src/app/l1.ts', "export const x = localStorage.getItem('x');"),
  lint('noRestrictedGlobals', 'src/state/l1.ts', 'export const x = sessionStorage;'),
  lint('one-storage', 'src/app/l2.ts', "export const x = window.localStorage.getItem('x');"),
  lint('one-storage', 'src/views/l1.ts', 'export const x = globalThis.sessionStorage;'),
  lint(
    'one-writer',
    'src/app/l3.ts',
    'type S = { setState(s: object): void };\nexport const f = (store: S) => store.setState({ a: 1 });',
  ),
  lint(
    'one-writer',
    'src/views/l2.ts',
    'type S = { setState(s: object, replace: boolean): void };\nexport const f = (store?: S) => store?.setState({}, true);',
  ),
  lint(
    'noFloatingPromises',
    'src/app/l4.ts',
    'const f = async (): Promise<void> => {};\nexport const g = () => {\n  f();\n};',
  ),
  lint('useAltText', 'src/views/l3.tsx', "export const X = () => <img src='x.png' />;"),
  lint('useButtonType', 'src/views/l4.tsx', 'export const X = () => <button>x</button>;'),
];

const LINT_CLEAN: Files = {
  'src/sim/engine/c1.ts':
    'export const x = (n: number) => Math.sqrt(Math.max(n, Math.floor(n))) + Math.imul(n, 3) + 2 ** 53 + Math.PI;',
  'src/sim/engine/c1.test.ts': 'export const x = [Math.log(2), Date.now(), 2 ** Math.random()];',
  'src/views/c1.ts': 'export const x = (n: number) => Math.log(n) + n ** 2 + Date.now() + performance.now();',
  'src/state/storage.ts': 'export const x = [localStorage, window.sessionStorage];',
  'src/state/c1.ts':
    'type S = { setState(s: object): void };\nexport const f = (store: S) => store.setState({});',
};

// ---- types without DOM --------------------------------------------------------------------------------------

const TYPE_FAULTS: Fault[] = [
  { rule: 'TS2584', file: 'src/sim/t1.ts', text: 'export const x = document.title;' },
  { rule: 'TS2304', file: 'src/sim/t2.ts', text: 'export const x = window;' },
  { rule: 'TS2304', file: 'src/scenarios/t3.ts', text: 'export const x = performance.now();' },
  {
    rule: 'TS2304',
    file: 'src/scenarios/one/t4.ts',
    text: 'export const x = requestAnimationFrame(() => {});',
  },
  { rule: 'TS2591', file: 'src/sim/t5.ts', text: 'export const x = process.argv;' },
  { rule: 'TS2550', file: 'src/sim/t6.ts', text: 'export const x = Object.groupBy([1], String);' },
];
const TYPE_CLEAN: Files = {
  'src/sim/c1.ts': 'export const x = [3, 1].toSorted();',
  'src/sim/c1.test.ts': 'export const x = document.title;',
};

// ---- running the tools --------------------------------------------------------------------------------------

const folders: string[] = [];
/** Rules by file, in the order of the files. */
type Findings = Map<string, Set<string>>;
let imports: Findings;
let linted: Findings;
let typed: Findings;

function tree(configs: string[], ...files: Files[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'linetime-rules-'));
  folders.push(folder);
  for (const config of configs) cpSync(join(root, config), join(folder, config), { recursive: true });
  for (const [file, text] of files.flatMap((some) => Object.entries(some))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  return folder;
}

const asFiles = (faults: Fault[]): Files => {
  const files = Object.fromEntries(faults.map(({ file, text }) => [file, text]));
  if (Object.keys(files).length !== faults.length) throw new Error('two faults are planted in the same file');
  return files;
};

/** Standard output of a tool of node_modules, whatever it leaves with; no output at all is an error. */
function output(cwd: string, script: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = [join(root, 'node_modules', script), ...args];
    execFile(process.execPath, command, { cwd, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (stdout === '' && error !== null) reject(new Error(`${script}: ${error.message}\n${stderr}`));
      else resolve(stdout);
    });
  });
}

function collect(pairs: Iterable<readonly [file: string, rule: string]>): Findings {
  const findings: Findings = new Map();
  for (const [file, rule] of pairs) findings.set(file, (findings.get(file) ?? new Set()).add(rule));
  return findings;
}

async function cruise(): Promise<Findings> {
  const packages: Files = {};
  for (const name of ['react', 'react-dom', 'd3', 'zustand', 'vitest', 'unlisted']) {
    packages[`node_modules/${name}/package.json`] = JSON.stringify({
      name,
      version: '1.0.0',
      main: 'index.js',
    });
    for (const file of ['index', 'client', 'vanilla'])
      packages[`node_modules/${name}/${file}.js`] = 'exports.x = 1;';
  }
  packages['node_modules/@fontsource-variable/words/index.css'] = '';
  packages['node_modules/@fontsource-variable/words/package.json'] =
    '{ "name": "@fontsource-variable/words" }';
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  manifest.dependencies['@fontsource-variable/words'] = '1.0.0';
  const folder = tree(
    ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'tsconfig.test.json'],
    packages,
    { 'package.json': JSON.stringify(manifest) },
    CLEAN,
    asFiles(IMPORT_FAULTS),
  );
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'tests', 'scripts'];
  const report = JSON.parse(await output(folder, 'dependency-cruiser/bin/dependency-cruise.mjs', args));
  return collect(
    report.summary.violations.map((one: { from: string; rule: { name: string } }) => [
      one.from,
      one.rule.name,
    ]),
  );
}

async function biome(): Promise<Findings> {
  const folder = tree(['biome.json', 'lint', '.gitignore'], LINT_CLEAN, asFiles(LINT_FAULTS));
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--colors=off', 'src'];
  const report = JSON.parse(await output(folder, '@biomejs/biome/bin/biome', args));
  return collect(
    report.diagnostics.map((one: { category: string; message: string; location: { path: string } }) => [
      one.location.path,
      one.category === 'plugin' ? (one.message.split(':')[0] ?? '') : (one.category.split('/').at(-1) ?? ''),
    ]),
  );
}

async function tsc(): Promise<Findings> {
  const folder = tree(['tsconfig.base.json', 'tsconfig.sim.json'], TYPE_CLEAN, asFiles(TYPE_FAULTS));
  const args = [
    '-p',
    'tsconfig.sim.json',
    '--incremental',
    'false',
    '--tsBuildInfoFile',
    'null',
    '--pretty',
    'false',
  ];
  const lines = await output(folder, 'typescript/bin/tsc', args);
  return collect(
    [...lines.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm)].map((m) => [m[1] ?? '', m[2] ?? '']),
  );
}

beforeAll(async () => {
  [imports, linted, typed] = await Promise.all([cruise(), biome(), tsc()]);
}, 60_000);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

// ---- what must come out -------------------------------------------------------------------------------------

describe.each([
  { tool: 'import directions', faults: IMPORT_FAULTS, found: () => imports },
  { tool: 'lint', faults: LINT_FAULTS, found: () => linted },
  { tool: 'types without DOM', faults: TYPE_FAULTS, found: () => typed },
])('$tool', ({ faults, found }) => {
  test.each(faults)('$rule reports $file, and no other rule does', ({ rule, file }) => {
    expect([...(found().get(file) ?? [])]).toEqual([rule]);
  });

  test('nothing else is reported', () => {
    const planted = new Set(faults.map(({ file }) => file));
    expect([...found()].filter(([file]) => !planted.has(file))).toEqual([]);
  });
});

describe('no rule without a planted fault', () => {
  test('import directions', () => {
    const { forbidden } = node(join(root, '.dependency-cruiser.cjs')) as { forbidden: { name: string }[] };
    expect([...new Set(IMPORT_FAULTS.map(({ rule }) => rule))].sort()).toEqual(
      forbidden.map(({ name }) => name).sort(),
    );
  });

  test('lint', () => {
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    const rules = new Set(LINT_FAULTS.map(({ rule }) => rule));
    for (const { path } of config.plugins as { path: string }[]) {
      expect(rules).toContain(path.replace(/^.*\/|\.grit$/g, ''));
    }
    const denied = config.overrides[0].linter.rules.style.noRestrictedGlobals.options.deniedGlobals as object;
    expect(globals.map(({ file }) => file.replace(/^.*\/|\.ts$/g, '')).sort()).toEqual(
      Object.keys(denied).sort(),
    );
  });
});

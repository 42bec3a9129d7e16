// Which way imports go. A closed world: every folder has the list of what it may import, all else is an error.
// tests/rules/planted-faults.test.ts proves each rule with a planted fault; add one there with every new rule.

const TEST = '\\.test\\.tsx?$';

/**
 * "Files under `from` import, of all under `to`, nothing but `may`." All are patterns; tests are left out.
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {string[]} may
 */
const only = (name, comment, from, may, to = '^src/') => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: to, pathNot: may },
});

const ANY_PACKAGE = [
  ...['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'],
  'core', // Node's own modules
];

/**
 * "Files under `from` use no npm package and no module of Node but `may`." Tests are left out.
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {string[]} may
 */
const onlyPackages = (name, comment, from, may) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { dependencyTypes: ANY_PACKAGE, pathNot: may.map((one) => `(^|/)node_modules/(@types/)?${one}(/|$)`) },
});

const FOLDERS = 'sim|scenarios|worker|state|views|app|embed|text';
const SIM_BASICS = '^src/sim/(units|categories|parameters)\\.ts$';
const SIM_ENGINE = '^src/sim/(engine/|world\\.ts$)'; // a world holds one run's clock, events and trace
const SIM_ACCOUNTING = '^src/sim/accounting/';
const SIM_TOP = '^src/sim/(?!units|categories|parameters|world)[^/]+\\.ts$'; // model, run and what belongs to them
const SIM_READERS = [SIM_BASICS, SIM_ACCOUNTING, '^src/sim/engine/columns\\.ts$'];
const SIM_MODEL = '^src/sim/model\\.ts$';
const SCENARIO_TYPES = '^src/scenarios/(scenario|lesson)\\.ts$';

module.exports = {
  forbidden: [
    // ---- inside the engine: run, model -> accounting -> engine -> basics ------------------------------------
    only('sim-imports-only-sim', 'The engine knows nothing of scenarios, pages or files.', '^src/sim/', [
      '^src/sim/',
    ]),
    only(
      'sim-basics-are-leaves',
      'units, categories and parameters import only each other.',
      SIM_BASICS,
      [SIM_BASICS],
      '^src/sim/',
    ),
    only(
      'sim-engine-imports',
      'The engine makes traces; it knows neither models nor accounting.',
      SIM_ENGINE,
      [SIM_ENGINE, SIM_BASICS],
      '^src/sim/',
    ),
    {
      name: 'sim-accounting-imports',
      comment: 'Accounting reads a trace and never runs a model; it may name the types of model.ts.',
      severity: 'error',
      from: { path: SIM_ACCOUNTING, pathNot: TEST },
      to: { path: SIM_TOP, dependencyTypesNot: ['type-only'] },
    },

    // ---- the stories ----------------------------------------------------------------------------------------
    only('scenarios-import-only-sim', 'A scenario is its own folder and the engine.', '^src/scenarios/', [
      '^src/sim/',
      '^src/scenarios/',
    ]),
    {
      name: 'scenarios-never-see-each-other',
      comment: 'A scenario must stay removable with one line of the registry.',
      severity: 'error',
      from: { path: '^src/scenarios/([^/]+)/', pathNot: TEST },
      to: { path: '^src/scenarios/[^/]+/', pathNot: '^src/scenarios/$1/' },
    },
    {
      name: 'scenarios-only-registry-lists-them',
      comment: 'Only the lists (registry, models, stories, lessons) know which scenarios there are.',
      severity: 'error',
      from: {
        path: '^(src|scripts)/',
        pathNot: [
          TEST,
          '^src/scenarios/(registry|models|stories|lessons)\\.ts$',
          '^src/scenarios/[^/]+/',
          '^src/worker/stories/',
        ],
      },
      to: { path: '^src/scenarios/[^/]+/' },
    },
    {
      name: 'scenarios-below-registry',
      comment: 'The registry imports scenarios, never the other way.',
      severity: 'error',
      from: { path: '^src/scenarios/', pathNot: TEST },
      to: { path: '^src/scenarios/(registry|models|stories|lessons)\\.ts$' },
    },
    {
      name: 'scenarios-load-no-machinery',
      comment: 'The page has scenario.ts; machines run in the worker, and come with models.ts.',
      severity: 'error',
      from: { path: '^src/scenarios/([^/]+)/scenario\\.ts$' },
      to: { path: '^src/scenarios/$1/model\\.ts$' },
    },
    onlyPackages(
      'sim-and-scenarios-use-no-package',
      'They run anywhere ECMAScript runs.',
      '^src/(sim|scenarios)/',
      [],
    ),

    // ---- words ----------------------------------------------------------------------------------------------
    only(
      'text-is-a-leaf',
      'Catalogues and formats know units, categories and parameters, nothing else.',
      '^src/text/',
      ['^src/text/', SIM_BASICS],
    ),
    onlyPackages('text-uses-no-package', 'Catalogues are plain data.', '^src/text/', []),

    // ---- the worker -----------------------------------------------------------------------------------------
    only('worker-imports', 'The worker runs the engine on what the registry lists.', '^src/worker/', [
      '^src/worker/',
      '^src/sim/',
      '^src/scenarios/(registry|models|stories|lessons|scenario|lesson)\\.ts$',
      '^src/scenarios/[^/]+/model\\.ts$',
    ]),
    onlyPackages('worker-uses-no-package', 'One question, two answers: thirty lines.', '^src/worker/', []),

    // ---- the state ------------------------------------------------------------------------------------------
    only('state-imports', 'State asks the worker and reads traces; it never runs a model.', '^src/state/', [
      '^src/state/',
      '^src/text/',
      ...SIM_READERS,
      SIM_MODEL,
      '^src/scenarios/(registry|models|stories|lessons|scenario|lesson)\\.ts$',
      '^src/scenarios/[^/]+/', // scenarios-only-registry-lists-them has the say here
      '^src/worker/(client|protocol)\\.ts$',
    ]),
    onlyPackages('state-packages', 'The store.', '^src/state/', ['zustand']),

    // ---- the pictures ---------------------------------------------------------------------------------------
    only(
      'views-imports',
      'Views draw what their props say: no store, no worker, no running.',
      '^src/views/',
      ['^src/views/', '^src/text/', ...SIM_READERS, SIM_MODEL, SCENARIO_TYPES, '^src/scenarios/[^/]+/'],
    ),
    {
      name: 'views-types-only',
      comment: 'Of model.ts, scenario.ts and lesson.ts a view has the types.',
      severity: 'error',
      from: { path: '^src/views/', pathNot: TEST },
      to: {
        path: [SIM_MODEL, SCENARIO_TYPES],
        dependencyTypesNot: ['type-only'],
      },
    },
    onlyPackages('views-packages', 'React and d3.', '^src/views/', ['react', 'd3', 'd3-[a-z-]+']),

    // ---- the wiring -----------------------------------------------------------------------------------------
    only('app-imports', 'The app binds views to the state.', '^src/app/(?!main\\.tsx$)', [
      '^src/app/',
      '^src/views/',
      '^src/state/',
      '^src/text/',
      ...SIM_READERS,
      SIM_MODEL,
      '^src/scenarios/(registry|models|stories|lessons|scenario|lesson)\\.ts$',
      '^src/scenarios/[^/]+/',
      '^src/worker/(client|makeWorker)\\.ts$',
    ]),
    {
      name: 'app-types-only',
      comment: 'The app names the types of the engine; computing belongs to selectors in state.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: TEST },
      to: {
        path: [SIM_ACCOUNTING, '^src/sim/engine/columns\\.ts$', SIM_MODEL, SCENARIO_TYPES],
        dependencyTypesNot: ['type-only'],
      },
    },
    onlyPackages('app-packages', 'React, the binding to the store, fonts, QR codes.', '^src/app/', [
      'qr',
      'react',
      'react-dom',
      'zustand',
      '@fontsource[a-z-]*',
    ]),
    only(
      'app-main-imports',
      'The page is the app, or the embed, which is loaded then.',
      '^src/app/main\\.tsx$',
      [
        '^src/app/',
        '^src/state/',
        '^src/text/',
        '^src/worker/makeWorker\\.ts$',
        '^src/embed/(page\\.tsx|scorm/index\\.ts)$',
      ],
    ),
    only('embed-imports', 'The embed mounts the app.', '^src/embed/', [
      SIM_BASICS,
      SCENARIO_TYPES,
      '^src/embed/',
      '^src/app/',
      '^src/state/',
      '^src/text/',
      '^src/scenarios/[^/]+/',
    ]),
    onlyPackages('embed-packages', 'React, and a validator for messages.', '^src/embed/', [
      'react',
      'react-dom',
    ]),

    // ---- outside src ----------------------------------------------------------------------------------------
    only(
      'scripts-imports',
      'The command line drives engine and scenarios, no page.',
      '^scripts/(?!bench/(page/|drawing))',
      [
        '^scripts/',
        '^src/(sim|scenarios|text)/',
        '^src/embed/reference\\.ts$', // the documents have it
        '^src/state/start\\.ts$', // packages begin with a state
      ],
    ),
    only('bench-drawing-imports', 'The benchmarks of drawing draw.', '^scripts/bench/(page/|drawing)', [
      '^scripts/',
      '^src/(sim|scenarios|text)/',
      '^src/views/(theme|timeline/.*)\\.ts$',
    ]),
    {
      name: 'src-imports-no-test',
      comment: 'What ships never imports what tests.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: TEST },
      to: { path: ['^tests/', TEST] },
    },
    {
      name: 'src-imports-no-script',
      comment: 'What ships never imports the command line.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^scripts/' },
    },

    // ---- the closed world -----------------------------------------------------------------------------------
    {
      name: 'known-folders-only',
      comment: 'A new folder under src needs its own list in this file.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${FOLDERS})/` },
      to: {},
    },
    {
      name: 'no-cycles',
      comment: 'Also not of types: a cycle means that two files are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nobody imports it and it imports nothing: delete it.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|tests|scripts)/',
        pathNot: ['\\.d\\.ts$', TEST, '\\.spec\\.ts$', '\\.nocompile\\.ts$', '^scripts/'],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'The path leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that package.json does not list.',
      severity: 'error',
      from: { path: '^(src|tests|scripts)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tests/types/.*\\.nocompile\\.ts$' },
    tsPreCompilationDeps: true, // so that imports of types count too
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
    },
  },
};

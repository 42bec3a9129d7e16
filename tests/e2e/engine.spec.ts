// The same values and seed leave the same trace in Node and in the browser, to the last bit.
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import golden from '../golden/traces.json' with { type: 'json' };

const MAIN = 'virtual:main';
const program = `
  import { scenarios } from './src/scenarios/registry';
  import { modelById } from './src/scenarios/models';
  import { run } from './src/sim/run';
  import { defaultsOf } from './src/sim/parameters';
  import { traceHash } from './src/sim/engine/trace';
  const hashOf = ({ id, parameters }, preset) => {
    const { trace, elapsed, spans } = run(modelById(id), { ...defaultsOf(parameters), ...preset.values }, 1);
    return { hash: traceHash(trace), elapsedNs: elapsed, spans };
  };
  window.hashes = () =>
    Object.fromEntries(scenarios.map((scenario) => [
      scenario.id,
      Object.fromEntries(scenario.presets.map((preset) => [preset.id, hashOf(scenario, preset)])),
    ]));
`;

test('golden traces in the browser', async ({ page }) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'main',
        resolveId: (id) => (id === MAIN ? id : null),
        load: (id) => (id === MAIN ? program : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: MAIN, output: { format: 'iife' } } },
  });
  const [bundle] = [built].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('the engine was not bundled');
  await page.goto('about:blank');
  await page.addScriptTag({ content: chunk.code });
  const hashes = await page.evaluate(() => (window as unknown as { hashes(): unknown }).hashes());
  expect(hashes).toEqual(golden);
});

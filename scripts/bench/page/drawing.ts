/**
 * A program for a page: draws the timeline of the NetWare story byte by byte, 2,000,000 frames, as the story's page does,
 * without what lies around it. `linetimeDrawing.prepare()` runs the story, `draw(window)` draws one window of it onto a
 * canvas and says how many milliseconds its scripts took.
 */

import { modelById } from '../../../src/scenarios/models';
import { scenarioById } from '../../../src/scenarios/registry';
import { laneIndex, readTrace } from '../../../src/sim/accounting/lanes';
import { buildLedger } from '../../../src/sim/accounting/ledger';
import { defaultsOf } from '../../../src/sim/parameters';
import { run } from '../../../src/sim/run';
import { palette } from '../../../src/views/theme';
import { buildIndex } from '../../../src/views/timeline/index';
import { layoutOf } from '../../../src/views/timeline/layout';
import { type Look, paint } from '../../../src/views/timeline/paint';
import { makePatterns } from '../../../src/views/timeline/patterns';
import { type SceneWish, sceneOf } from '../../../src/views/timeline/scene';

const SEED = 1;
const PLOT = 2000;
const LABELS = 120;
const FONT = { family: 'sans-serif', size: 12 };

let wish: Omit<SceneWish, 'window'> | undefined;
let look: Look | undefined;
let context: CanvasRenderingContext2D | undefined;

/** Runs the story and makes a canvas of its height; returns when the run ends, ns. */
function prepare(): number {
  const model = modelById('netware')!;
  const { parameters } = scenarioById('netware')!;
  const { trace, elapsed } = run(model, defaultsOf(parameters), SEED);
  const readable = readTrace(model, trace!, elapsed);
  const layout = layoutOf(readable.lanes, {
    width: PLOT + LABELS,
    labelWidth: LABELS,
    line: laneIndex(readable, model.mainLine),
  });
  const canvas = document.createElement('canvas');
  canvas.width = layout.plotWidth;
  canvas.height = layout.height;
  document.body.append(canvas);
  context = canvas.getContext('2d')!;
  const own = palette('light');
  look = { palette: own, patterns: makePatterns(context, own, 1), ratio: 1, font: FONT };
  wish = {
    index: buildIndex(readable),
    ledger: buildLedger(readable, model.mainLine),
    layout,
    ratio: 1,
    words: {
      span: () => ['read', 'r'],
      rule: () => ['waits for the answer'],
      gap: () => ['0.1 ms'],
      letter: () => 'D',
      measure: (text) => text.length * 6,
    },
  };
  return elapsed;
}

function draw(window: { readonly from: number; readonly to: number }): number {
  const began = performance.now();
  paint(context!, sceneOf({ ...wish!, window }), look!);
  return performance.now() - began;
}

Object.assign(globalThis, { linetimeDrawing: { prepare, draw } });

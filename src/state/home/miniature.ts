/** The lines of a story's two moments on one clock, as miniature strips for the home page: real runs, but no longer than needed. */

import type { Scenario } from '../../scenarios/scenario';
import type { RunClient } from '../../worker/client';
import type { Answer } from '../../worker/protocol';
import { settingsOf } from '../lesson/place';
import type { RunSettings } from '../linkState';
import { firstView, prepare, type Shown } from '../shown';
import { type Strip, stripOf } from '../strip';

type Own = Pick<RunClient, 'ask' | 'close'>;

export interface Moment {
  readonly preset: string;
  readonly strip: Strip;
  /** Part of the strip's time in which the line carried the file, 0..1. */
  readonly payloadShare: number;
}

export type Miniature = readonly Moment[];

/** Enough of a run for the first exchanges of any story. */
const SPANS = 3000;

/** Works out both runs on a worker of its own and lets it go. undefined if one of them cannot be had. */
export async function miniatureOf(
  scenario: Scenario,
  makeOwn: (onAnswer: (answer: Answer) => void) => Own,
): Promise<Miniature | undefined> {
  let answered: ((answer: Answer) => void) | undefined;
  const own = makeOwn((answer) => answered?.(answer));
  const run = (settings: RunSettings): Promise<Answer> =>
    new Promise((resolve) => {
      answered = resolve;
      own.ask({ ...settings, trace: true });
    });

  try {
    const shown: Shown[] = [];
    for (const preset of scenario.moments) {
      const settings = settingsOf({ scenario: scenario.id, preset }, () => scenario);
      const answer = settings && (await run(beginning(scenario, settings)));
      if (answer?.kind !== 'result') return undefined;
      shown.push(prepare(scenario, answer.result, answer.prepared));
    }
    const to = Math.max(...shown.map((one) => firstView(one).to));
    return scenario.moments.map((preset, i) => {
      const strip = stripOf(shown[i]!, { from: 0, to });
      return { preset, strip, payloadShare: payloadOf(strip) / to };
    });
  } catch {
    return undefined; // a run that cannot be drawn: the card stands without
  } finally {
    own.close();
  }
}

function beginning({ model }: Scenario, settings: RunSettings): RunSettings {
  const expected = model.expectedSpans(settings.values);
  if (!model.shorter || expected <= SPANS) return settings;
  return { ...settings, values: model.shorter(settings.values, SPANS / expected) };
}

const payloadOf = ({ stretches }: Strip): number =>
  stretches
    .filter(({ category }) => category === 'payload')
    .reduce((sum, { start, end }) => sum + end - start, 0);

import { describe, expect, it } from 'vitest';
import { FakeWorker } from '../../../tests/helpers/fake-worker';
import { shownOf } from '../../../tests/helpers/lesson-runs';
import { openTestSession } from '../../../tests/helpers/session';
import { modelById } from '../../scenarios/models';
import { scenarios } from '../../scenarios/registry';
import { startOf } from '../linkState';
import { stripOf } from '../strip';

const open = (manner: 'serve' | 'crashAtQuestion' = 'serve') =>
  openTestSession({ scenarios, makeWorker: () => new FakeWorker(manner, modelById) }, '');

describe.each(scenarios)('the lines of the home page: $id', (scenario) => {
  it('are the beginnings of the whole runs, on one clock', async () => {
    const session = open();
    const miniature = (await session.miniature(scenario.id))!;
    expect(miniature.map(({ preset }) => preset)).toEqual(scenario.moments);
    for (const { preset, strip, payloadShare } of miniature) {
      const { values } = scenario.presets.find(({ id }) => id === preset)!;
      const whole = shownOf({
        scenario: scenario.id,
        values: { ...startOf(scenario).values, ...values },
        seed: 1,
      });
      const same = stripOf(whole, { from: 0, to: miniature[0]!.strip.to });
      expect(strip).toEqual(same);
      const payload = strip.stretches.filter(({ category }) => category === 'payload');
      expect(payloadShare).toBeCloseTo(
        payload.reduce((sum, { start, end }) => sum + end - start, 0) / (strip.to - strip.from),
        12,
      );
    }
    session.close();
  });
  it('has more of the file in the second line: the cure cures', async () => {
    const session = open();
    const [trouble, cure] = (await session.miniature(scenario.id))!;
    expect(cure!.payloadShare).toBeGreaterThan(3 * trouble!.payloadShare);
    session.close();
  });
});

it('a story that is not there has no lines, and nothing is thrown', async () => {
  const session = open();
  expect(await session.miniature('nothing')).toBeUndefined();
  session.close();
});

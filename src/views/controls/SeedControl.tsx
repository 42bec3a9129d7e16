/** The seed of the run's chance: the same seed gives the same run, the next one another. */

import { memo, useId } from 'react';
import type { NumberParameter } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { BoxProblem, NumberBox } from './NumberBox';
import { useTypedValue } from './typedValue';

const LARGEST_SEED = 4_294_967_295;

/** Read like any other number; a seed is no parameter of a scenario. */
const SEED: NumberParameter = {
  key: 'seed',
  type: 'number',
  group: 'seed',
  provenance: 'assumed',
  unit: 'count',
  whole: true,
  min: 0,
  max: LARGEST_SEED,
  default: 1,
  scale: 'linear',
  fine: 1,
  step: 1,
  coarse: 10,
};

interface Props {
  readonly t: Text;
  readonly seed: number;
  onSeed(seed: number): void;
  onProblem(sentence: string): void;
}

export const SeedControl = memo(function SeedControl({ t, seed, onSeed, onProblem }: Props) {
  const id = useId();
  const label = t('controls.seed');
  const typed = useTypedValue({
    t,
    parameter: SEED,
    label,
    value: seed,
    onCommit: (next) => typeof next === 'number' && onSeed(next),
    onProblem,
  });
  return (
    <div className="lt-control">
      <div className="lt-control-head">
        <label htmlFor={id}>{label}</label>
        <NumberBox id={id} typed={typed} />
        <button
          type="button"
          className="lt-button"
          onClick={() => onSeed(seed >= LARGEST_SEED ? SEED.min : seed + 1)}
        >
          {t('controls.newSeed')}
        </button>
      </div>
      <BoxProblem typed={typed} />
      <p className="lt-text lt-small lt-mute">{t('controls.seed.meaning')}</p>
    </div>
  );
});

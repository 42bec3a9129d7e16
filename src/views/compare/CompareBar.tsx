/**
 * Run A beside run B: who is who, how they differ in words, and the ways to change places and to end it. The button that
 * pins a run stands beside the verdict.
 */

import type { Text } from '../../text/catalogue';
import './compare.css';

interface Props {
  readonly t: Text;
  /** Names of the runs. */
  readonly a: string;
  readonly b: string;
  /** Run A is not there yet. */
  readonly waiting: boolean;
  /** Both are the same run. */
  readonly equal: boolean;
  /** How B differs from A. */
  readonly sentences: readonly string[];
  onSwap(): void;
  onUnpin(): void;
}

export function CompareBar({ t, a, b, waiting, equal, sentences, onSwap, onUnpin }: Props) {
  return (
    <section className="lt-compare" aria-label={t('compare.label')}>
      <p className="lt-text lt-small lt-compare-names">
        <b>{t('compare.a', { name: a })}</b>
        <b>{t('compare.b', { name: b })}</b>
      </p>
      <p className="lt-text lt-small">
        {waiting ? t('compare.waiting') : equal ? t('compare.equal') : sentences.join(' ')}
      </p>
      <p className="lt-compare-buttons">
        <button type="button" className="lt-button lt-small" onClick={onSwap}>
          {t('compare.swap')}
        </button>
        <button type="button" className="lt-button lt-small" onClick={onUnpin}>
          {t('compare.unpin')}
        </button>
      </p>
    </section>
  );
}

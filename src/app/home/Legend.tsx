/** What the colours and letters of the lines mean: those that can be seen, in the order of the ledger. */

import { CATEGORIES } from '../../sim/categories';
import type { Miniature } from '../../state/home/miniature';
import type { Text } from '../../text/catalogue';
import { Swatch } from '../../views/Swatch';
import { useSelect } from '../useSession';

interface Props {
  readonly t: Text;
  readonly miniatures: readonly Miniature[];
}

/** Narrower pieces can hardly be seen. */
const SEEN = 0.004;

export function Legend({ t, miniatures }: Props) {
  const theme = useSelect((state, select) => select.theme(state));
  const seen = new Set(
    miniatures
      .flat()
      .flatMap(({ strip: { from, to, stretches } }) =>
        stretches
          .filter(({ start, end }) => (end - start) / (to - from) > SEEN)
          .map(({ category }) => category),
      ),
  );
  if (seen.size === 0) return <p className="lt-home-legend lt-small" />;
  return (
    <p className="lt-home-legend lt-small">
      <span>{t('home.legend')}</span>
      {CATEGORIES.filter((category) => seen.has(category)).map((category) => (
        <span key={category} className="lt-home-sign">
          <Swatch category={category} theme={theme} /> {t(`category.${category}`)}
        </span>
      ))}
    </p>
  );
}

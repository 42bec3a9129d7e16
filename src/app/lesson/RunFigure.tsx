/** A run of a lesson on paper: where its line's time went, and the beginning of its line as a strip. Figures of the model, never pictures. */

import { CATEGORIES } from '../../sim/categories';
import type { Strip } from '../../state/strip';
import type { Text } from '../../text/catalogue';
import { formatDuration, formatRate, formatShare } from '../../text/format';
import { StripView } from '../../views/strip/StripView';
import { palette, type ThemeName } from '../../views/theme';
import { useSelect } from '../useSession';
import './figure.css';

interface Props {
  readonly t: Text;
  /** Name of the run in the lesson. */
  readonly name: string;
  readonly label: string;
  /** Both unless one is asked for. */
  readonly only?: 'strip' | 'ledger';
}

/** Smaller shares would be hairlines on paper. */
const SEEN = 0.001;

export function RunFigure({ t, name, label, only }: Props) {
  const theme = useSelect((state, select) => select.theme(state));
  const facts = useSelect((state) => state.facts.runs[name]);
  const strip = useSelect((state) => state.facts.strips[name]);
  if (facts === undefined || facts === 'failed' || !strip) return null;
  const { categories } = palette(theme);
  const shares = CATEGORIES.map((category) => ({ category, share: facts.shares[category] })).filter(
    ({ share }) => share >= SEEN,
  );
  let sum = 0;
  const stretches = shares.map(({ category, share }) => {
    const start = sum;
    sum += share;
    return { category, start, end: sum };
  });
  const words = shares
    .map(({ category, share }) => `${t(`category.${category}`)} ${formatShare(share)}`)
    .join(', ');
  const letters = shares
    .map(
      ({ category, share }) =>
        `${categories[category].letter} ${t(`category.${category}`)} ${formatShare(share)}`,
    )
    .join(' · ');
  const line = t(`lane.${strip.line}.long`);
  return (
    <figure className="lt-figure">
      <figcaption className="lt-small">
        <strong>{label}</strong> · {line} · {formatRate(facts.goodput)} · {formatDuration(facts.elapsedNs)}
      </figcaption>
      {only !== 'strip' && (
        <>
          <StripView theme={theme} from={0} to={sum} stretches={stretches} label={words} />
          <p className="lt-small lt-figure-letters">{letters}</p>
        </>
      )}
      {only !== 'ledger' && <Beginning t={t} strip={strip} theme={theme} />}
    </figure>
  );
}

/** The beginning of the main line, to scale. */
function Beginning({ t, strip, theme }: Pick<Props, 't'> & { strip: Strip; theme: ThemeName }) {
  const { categories } = palette(theme);
  const seen = CATEGORIES.filter((one) => strip.stretches.some(({ category }) => category === one));
  return (
    <>
      <StripView
        theme={theme}
        from={strip.from}
        to={strip.to}
        stretches={strip.stretches}
        label={t('sheet.strip', {
          from: formatDuration(strip.from),
          to: formatDuration(strip.to),
          pieces: strip.stretches.map(({ category }) => t(`category.${category}`)).join(', '),
        })}
      />
      <p className="lt-figure-scale lt-num lt-small" dir="ltr">
        <span>{formatDuration(strip.from)}</span>
        <span>{formatDuration(strip.to)}</span>
      </p>
      <p className="lt-small lt-figure-letters">
        {seen.map((one) => `${categories[one].letter} ${t(`category.${one}`)}`).join(' · ')}
      </p>
    </>
  );
}

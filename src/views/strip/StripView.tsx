/**
 * A line's time as one strip, true to scale: coloured, patterned and lettered pieces. Small, still, and fit for paper; the
 * timeline is for whoever wants to zoom and point. `done` (0..1) paints what is still to come paler.
 */

import type { Category } from '../../sim/categories';
import { palette, type ThemeName } from '../theme';
import './strip.css';

interface Props {
  readonly theme: ThemeName;
  readonly from: number;
  readonly to: number;
  readonly stretches: readonly {
    readonly category: Category;
    readonly start: number;
    readonly end: number;
  }[];
  /** What it shows, in words. */
  readonly label: string;
  readonly done?: number | undefined;
}

/** Share of the strip from which a piece has room for its letter. */
const ROOM = 0.035;
/** Narrower pieces would be all edge. */
const EDGED = 0.012;

export function StripView({ theme, from, to, stretches, label, done }: Props) {
  const { categories } = palette(theme);
  return (
    <div className="lt-strip" role="img" aria-label={label} dir="ltr">
      {stretches.map(({ category, start, end }) => {
        const share = (end - start) / (to - from);
        return (
          <span
            key={start}
            className={share > EDGED ? 'lt-fill lt-strip-piece lt-strip-edged' : 'lt-fill lt-strip-piece'}
            data-category={category}
            style={{
              insetInlineStart: `${((start - from) / (to - from)) * 100}%`,
              inlineSize: `${share * 100}%`,
            }}
          >
            {share > ROOM && <span className="lt-fill-label">{categories[category].letter}</span>}
          </span>
        );
      })}
      {done !== undefined && (
        <span className="lt-strip-rest" style={{ insetInlineStart: `${done * 100}%` }} />
      )}
    </div>
  );
}

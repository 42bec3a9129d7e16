/** The small square that stands for a category: fill, pattern and letter. Its name stands beside it. */

import type { Category } from '../sim/categories';
import { palette, type ThemeName } from './theme';

export function Swatch({ category, theme }: { readonly category: Category; readonly theme: ThemeName }) {
  return (
    <span className="lt-fill lt-swatch" data-category={category} aria-hidden="true">
      <span>{palette(theme).categories[category].letter}</span>
    </span>
  );
}

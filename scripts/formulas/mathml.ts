/** MathML of a formula in TeX. Throws, with the place, where the TeX is wrong. */

import temml from 'temml';

/** For a line of its own. Classes and styles of the package are left out: the page has its own. */
export const mathmlOf = (tex: string): string =>
  temml
    .renderToString(tex, { displayMode: true, throwOnError: true })
    .replace(/<math [^>]*>/, '<math display="block">');

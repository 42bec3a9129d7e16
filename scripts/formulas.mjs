// `npm run formulas`: the formulas of lessons, from TeX to MathML, so that no page has to know TeX.
import { load } from './load.mjs';

await load('./formulas/main.ts');

/** The English catalogue: what is common to all scenarios. A scenario brings its own words. */

import { app } from './app';
import { panels } from './panels';
import { timeline } from './timeline';
import { unitWords } from './units';

export const en: Readonly<Record<string, string>> = { ...unitWords, ...app, ...panels, ...timeline };

/** What lessons ask of a run again and again. */

import type { RunFacts } from './lesson';

/** A setting, or one of the story's own figures, that is a number. */
export const setting = (facts: RunFacts, key: string): number => Number(facts.values[key]);
export const figure = (facts: RunFacts, key: string): number => Number(facts.figures[key]);

/** Time for headers and frames' own bits, all that is busy and no file. ns */
export const overhead = ({ ns }: RunFacts): number => ns.header + ns.framing + ns.padding;
/** ns */
export const silence = ({ silentShare, elapsedNs }: RunFacts): number => silentShare * elapsedNs;

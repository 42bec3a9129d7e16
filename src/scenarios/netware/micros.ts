/** The unit of this story's machines. */

import { type Duration, nanoseconds } from '../../sim/units';

/** Microseconds to the nearest nanosecond. */
export const micros = (us: number): Duration => nanoseconds(Math.round(us * 1e3));

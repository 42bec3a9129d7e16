/** Why a line is silent at an instant of a run; nothing where the trace is faulty, which the model's tests must find. */

import { type Why, whyAt } from '../sim/accounting/why';
import type { Shown } from './shown';

export function whyOf({ trace }: Shown, line: string, at: number): Why | undefined {
  try {
    return whyAt(trace, line, at);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

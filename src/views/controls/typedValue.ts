/**
 * A box in which a value is typed, with its unit. What cannot be read stays in the box, with a sentence beside it, until
 * it is corrected or Escape brings the value back; what is out of range is replaced by the nearest legal value, and the
 * sentence says so. A bare number takes the unit that stood in the box. A change of the value from elsewhere (slider, undo) drops what was typed.
 */

import { useId, useState } from 'react';
import { type NumberParameter, type ParameterValue, readParameter } from '../../sim/parameters';
import type { Text } from '../../text/catalogue';
import { problemSentence } from '../../text/problems';
import { describeValue } from '../../text/spoken';

interface Typed {
  /** Text in the box, if it is not simply the value. */
  readonly draft?: string;
  readonly problem?: string;
  /** The value this belongs to. */
  readonly base: ParameterValue;
}

export interface TypedValue {
  readonly text: string;
  readonly problem: string | undefined;
  readonly problemId: string;
  readonly invalid: boolean;
  type(text: string): void;
  commit(): void;
  restore(): void;
  /** Whether Escape has something to take back. */
  readonly pending: boolean;
}

interface Options {
  readonly t: Text;
  readonly parameter: NumberParameter;
  readonly label: string;
  readonly value: ParameterValue;
  onCommit(value: ParameterValue): void;
  onProblem(sentence: string): void;
}

/**
 * A bare number in a box that shows "50 kbit/s" means kbit/s: the unit that stood there is understood, unless that makes
 * it illegal (50000 is then bit/s).
 */
function withShownUnit(draft: string, shown: string): string {
  const unit = /[^\d.,\s−-].*$/.exec(shown)?.[0];
  return unit !== undefined && /^[+-]?[\d.,\s]*\d[\d.,\s]*$/.test(draft.trim())
    ? `${draft.trim()} ${unit}`
    : draft;
}

export function useTypedValue({ t, parameter, label, value, onCommit, onProblem }: Options): TypedValue {
  const problemId = useId();
  const [state, setState] = useState<Typed>({ base: value });
  const typed: Typed = state.base === value ? state : { base: value };

  const commit = (): void => {
    // nothing typed, or handed in already: leaving the box after Enter says nothing twice
    if (typed.draft === undefined || typed.problem !== undefined) return;
    const understood = readParameter(
      parameter,
      withShownUnit(typed.draft, describeValue(parameter, value, t)),
    );
    const reading = understood.ok ? understood : readParameter(parameter, typed.draft);
    if (reading.ok) {
      setState({ base: reading.value });
      if (reading.value !== value) onCommit(reading.value);
      return;
    }
    const wrong = problemSentence(t, reading.problem, label, parameter);
    const kept = reading.nearest ?? value;
    const done = t(reading.nearest === undefined ? 'controls.kept' : 'controls.replaced', {
      value: describeValue(parameter, kept, t),
    });
    const problem = `${wrong} ${done}`;
    if (reading.nearest === undefined) setState({ draft: typed.draft, problem, base: value });
    else setState({ problem, base: kept });
    if (kept !== value) onCommit(kept);
    onProblem(problem);
  };

  return {
    text: typed.draft ?? describeValue(parameter, value, t),
    problem: typed.problem,
    problemId,
    invalid: typed.draft !== undefined && typed.problem !== undefined,
    pending: typed.draft !== undefined || typed.problem !== undefined,
    type: (draft) => setState({ draft, base: value }),
    commit,
    restore: () => setState({ base: value }),
  };
}

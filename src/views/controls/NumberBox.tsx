/** The box of a number: text in, text out. Enter or leaving the box takes the text, Escape brings the value back. */

import type { KeyboardEvent } from 'react';
import type { TypedValue } from './typedValue';

interface Props {
  readonly id: string;
  readonly typed: TypedValue;
  /** Arrows up and down move the value as on the slider; Page keys scroll the page, as in any box. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
}

export function NumberBox({ id, typed, onKey }: Props) {
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') typed.commit();
    else if (event.key === 'Escape' && typed.pending) {
      typed.restore();
      event.stopPropagation(); // not also the page's Escape
    } else if (!typed.pending && /^Arrow(Up|Down)$/.test(event.key) && onKey?.(event)) {
      event.preventDefault();
    }
  };
  return (
    <input
      id={id}
      className="lt-input lt-number-box"
      dir="ltr"
      type="text"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      style={{ inlineSize: `${Math.min(15, Math.max(6, typed.text.length + 2))}ch` }}
      value={typed.text}
      aria-invalid={typed.invalid || undefined}
      aria-describedby={typed.problem === undefined ? undefined : typed.problemId}
      onChange={(event) => typed.type(event.target.value)}
      onKeyDown={keyDown}
      onBlur={typed.commit}
    />
  );
}

/** The sentence under a box; it is an alert because it appears only when a text was handed in. */
export function BoxProblem({ typed }: { readonly typed: TypedValue }) {
  if (typed.problem === undefined) return null;
  return (
    <p className="lt-problem" id={typed.problemId} role="alert">
      {typed.problem}
    </p>
  );
}

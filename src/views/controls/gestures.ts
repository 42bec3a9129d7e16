/**
 * What counts as one change: a drag from pointer down to pointer up, or a burst of keys on the same control. Each has one
 * id, so that undo takes back the whole drag; changes of different controls never melt together. Time alone decides
 * nothing but the end of a burst.
 */

import { useEffect, useId, useLayoutEffect, useState } from 'react';
import type { ParameterValue } from '../../sim/parameters';

export interface Gesture {
  readonly id: string;
  readonly phase: 'move' | 'end';
}

type Emit = (value: ParameterValue, gesture: Gesture) => void;

/** Idle time that ends a burst of keys, ms. */
export const BURST_MS = 400;

export class Gestures {
  private count = 0;
  private held = false;
  private open: { readonly id: string; value: ParameterValue } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scope: string,
    private emit: Emit,
    private shown: ParameterValue,
  ) {}

  /** What to call, and the value the control shows now. */
  use(emit: Emit, shown: ParameterValue): void {
    this.emit = emit;
    this.shown = shown;
  }

  /** A pointer went down on the control. */
  press(): void {
    this.end();
    this.held = true;
  }

  /** The value moved under the pointer, or by a key; without a pointer it belongs to a burst. */
  move(value: ParameterValue): void {
    this.open ??= { id: `${this.scope}#${++this.count}`, value };
    this.open.value = value;
    this.emit(value, { id: this.open.id, phase: 'move' });
    clearTimeout(this.timer);
    if (!this.held) this.timer = setTimeout(() => this.end(), BURST_MS);
  }

  /**
   * The pointer went up, the control lost the focus, or the burst is over. A value that was changed from elsewhere
   * meanwhile (undo, a preset) is left alone.
   */
  end(): void {
    clearTimeout(this.timer);
    this.held = false;
    const { open } = this;
    this.open = undefined;
    if (open && open.value === this.shown) this.emit(open.value, { id: open.id, phase: 'end' });
  }

  /** A change that is complete at once. */
  once(value: ParameterValue): void {
    this.end();
    this.emit(value, { id: `${this.scope}#${++this.count}`, phase: 'end' });
  }
}

export function useGestures(key: string, shown: ParameterValue, emit: Emit): Gestures {
  const scope = useId();
  const [gestures] = useState(() => new Gestures(`${key}${scope}`, emit, shown));
  useLayoutEffect(() => gestures.use(emit, shown));
  useEffect(() => () => gestures.end(), [gestures]);
  return gestures;
}

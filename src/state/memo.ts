/** Results remembered, so that what is derived is made again only when what it is made of has changed. */

import type { ParameterValues } from '../sim/parameters';

/** Remembers the last result, or the last few: made again only when an argument is another. */
export function memo<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
  most = 1,
): (...args: Args) => Result {
  const known: { readonly args: Args; readonly result: Result }[] = [];
  return (...args) => {
    for (const one of known) if (sameItems(one.args, args)) return one.result;
    const result = make(...args);
    known.unshift({ args, result });
    if (known.length > most) known.pop();
    return result;
  };
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!Object.is(a[i], b[i])) return false;
  return true;
}

/** The same list as before, as long as its items are the same. */
export function memoList<Item>(): (items: readonly Item[]) => readonly Item[] {
  let last: readonly Item[] = [];
  return (items) => {
    if (!sameItems(last, items)) last = items;
    return last;
  };
}

/** Values of which one, on the axis of a plot, plays no part: the same object as long as the others are the same. */
export function memoBase(): (values: ParameterValues, without: string) => ParameterValues {
  let last: { readonly values: ParameterValues; readonly without: string } | undefined;
  return (values, without) => {
    const same =
      last?.without === without &&
      Object.keys(values).every((key) => key === without || Object.is(values[key], last?.values[key]));
    if (!last || !same) last = { values, without };
    return last.values;
  };
}

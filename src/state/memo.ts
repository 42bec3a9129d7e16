/** Results remembered, so that what is derived is made again only when what it is made of has changed. */

import type { ParameterValues } from '../sim/parameters';

/** Remembers the last result: made again only when an argument is another. */
export function memo<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | undefined;
  return (...args) => {
    if (!last || args.length !== last.args.length || args.some((arg, i) => !Object.is(arg, last!.args[i]))) {
      last = { args, result: make(...args) };
    }
    return last.result;
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

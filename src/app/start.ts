/** The address of a page that was given a start of its own: see ../state/start.ts. */

import type { Address } from '../state/linkSync';

/** The address; as long as nothing was written to it or changed it, what stands for an empty one is the start. */
export function addressFrom(address: Address, fragment: string): Address {
  let untouched = true;
  return {
    read() {
      const own = address.read();
      return untouched && own.replace(/^#/, '') === '' ? fragment : own;
    },
    replace(next) {
      untouched = false;
      address.replace(next);
    },
    watch: (onChange) =>
      address.watch(() => {
        untouched = false;
        onChange();
      }),
  };
}

/** The page's own query goes before. */
export const searchFrom = (own: string, start: string): string =>
  [own, start]
    .map((query) => query.replace(/^\?/, ''))
    .filter((query) => query !== '')
    .join('&');

/**
 * What a page that is one file begins with: somebody gave it a state when the file was made. It stands in the page as
 * JSON, so that it can be put there without touching a script.
 */

import type { Address } from '../state/linkSync';

export interface Start {
  /** As behind the # of a link. */
  readonly fragment: string;
  /** As behind the ? of a link. */
  readonly search: string;
  /** The page is in a package for learning platforms. */
  readonly scorm: boolean;
}

const START_ID = 'linetime-start';

/** Nothing in it is trusted: what cannot be read is not there. */
export function readStart(page: Pick<Document, 'getElementById'>): Start {
  let said: unknown;
  try {
    said = JSON.parse(page.getElementById(START_ID)?.textContent ?? '');
  } catch {
    // an ordinary page
  }
  const { fragment, search, scorm } = (typeof said === 'object' && said !== null ? said : {}) as Partial<
    Record<keyof Start, unknown>
  >;
  return {
    fragment: typeof fragment === 'string' ? fragment : '',
    search: typeof search === 'string' ? search : '',
    scorm: scorm === true,
  };
}

/** As it stands in the page; no `<` can end its element. */
export const writeStart = (start: Partial<Start>): string => JSON.stringify(start).replaceAll('<', '\\u003c');

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

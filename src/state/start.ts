/**
 * What a page that is one file begins with: somebody gave it a state when the file was made. It stands in the page as
 * JSON, so that it can be put there without touching a script.
 */

export interface Start {
  /** As behind the # of a link. */
  readonly fragment: string;
  /** As behind the ? of a link. */
  readonly search: string;
  /** The page is in a package for learning platforms. */
  readonly scorm: boolean;
}

export const START_ID = 'linetime-start';

/** `text`: what stands in the element. Nothing in it is trusted: what cannot be read is not there. */
export function readStart(text: string): Start {
  let said: unknown;
  try {
    said = JSON.parse(text);
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

/** The element, whatever start it has. */
const ELEMENT = new RegExp(`(<script type="application/json" id="${START_ID}">)[^<]*(</script>)`);

/** A page that is one file with another start; nothing in it can end its element. Throws for other pages. */
export function withStart(page: string, start: Partial<Start>): string {
  if (!ELEMENT.test(page)) throw new Error('this page takes no start');
  const json = JSON.stringify(start).replaceAll('<', '\\u003c');
  return page.replace(ELEMENT, (_, open: string, close: string) => open + json + close);
}

/**
 * Keeps the address in step with the state and tells when somebody pastes another. The present entry is replaced, so the
 * back button leaves the page as it should. Safari throws after 100 replacements in 30 seconds, and some frames forbid
 * them altogether: it is written when the state has come to rest, and a refusal only makes it wait longer.
 */

/** Quiet for so long, or changing for so long, and the address is written. */
const REST_MS = 300;
const LONGEST_WAIT_MS = 2000;
const REFUSED_GAP_MS = 10_000;

export interface Address {
  /** The fragment, with or without `#`. */
  read(): string;
  /** May throw. */
  replace(fragment: string): void;
  /** Returns how to stop. */
  watch(onChange: () => void): () => void;
}

export interface LinkSync {
  /** The address as it should be; written soon. */
  write(fragment: string): void;
  /** Writes what is still to be written. */
  flush(): void;
  close(): void;
}

export function syncLink(
  address: Address,
  onLink: (fragment: string) => void,
  now: () => number = Date.now,
): LinkSync {
  let wanted = plain(address.read());
  let shown = wanted;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  let refusedUntil = 0;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(put, ms);
  };
  const put = (): void => {
    clearTimeout(timer);
    since = undefined;
    if (wanted === shown) return;
    try {
      address.replace(wanted);
      shown = wanted;
    } catch {
      refusedUntil = now() + REFUSED_GAP_MS;
      later(REFUSED_GAP_MS);
    }
  };
  const unwatch = address.watch(() => {
    const pasted = plain(address.read());
    if (pasted === shown || pasted === wanted) return;
    clearTimeout(timer);
    since = undefined;
    shown = wanted = pasted;
    onLink(pasted);
  });
  return {
    write(fragment) {
      wanted = fragment;
      since ??= now();
      later(Math.max(0, refusedUntil - now(), Math.min(REST_MS, since + LONGEST_WAIT_MS - now())));
    },
    flush: put,
    close() {
      clearTimeout(timer);
      unwatch();
    },
  };
}

const plain = (fragment: string): string => fragment.replace(/^#/, '');

export const browserAddress: Address = {
  read: () => window.location.hash,
  replace(fragment) {
    const { pathname, search } = window.location;
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${search}${fragment && `#${fragment}`}`,
    );
  },
  watch(onChange) {
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  },
};

/** The whole address with another fragment, to be given away; `query` comes behind what is there. */
export function addressWith(fragment: string, query = ''): string {
  // what somebody else's page wants of its frame is not for others
  const page = window.location.href.replace(/#.*|\?([^#]*&)?embed=.*/s, '');
  const asked = query === '' ? page : `${page}${page.includes('?') ? '&' : '?'}${query}`;
  return `${asked}${fragment && `#${fragment}`}`;
}

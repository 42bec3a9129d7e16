/**
 * The run time of a learning platform, as SCORM 1.2 gives it: eight functions that take and give strings. Source: ADL,
 * SCORM 1.2 Run-Time Environment, sections 3.3 and 3.4.
 */

/** What is used of it. Every function returns "true" or "false", or a value. */
export interface ScormApi {
  LMSInitialize(nothing: ''): string | boolean;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string | boolean;
  LMSCommit(nothing: ''): string | boolean;
  LMSFinish(nothing: ''): string | boolean;
}

/** Frames around this one that are looked through; a platform that nests more is broken. */
const DEEPEST = 500;

interface Frame {
  readonly parent?: Frame | null;
  readonly opener?: Frame | null;
  readonly API?: unknown;
}

const isApi = (found: unknown): found is ScormApi =>
  typeof found === 'object' && found !== null && typeof (found as ScormApi).LMSInitialize === 'function';

/** In the frames around this one, then in those around the window that opened it. A frame of another origin is passed by. */
export function findApi(from: Frame): ScormApi | undefined {
  return above(from) ?? openerOf(from);
}

function above(from: Frame): ScormApi | undefined {
  let frame: Frame | null | undefined = from;
  for (let i = 0; i < DEEPEST && frame; i++) {
    const here: Frame = frame;
    const found = guarded(() => here.API);
    if (isApi(found)) return found;
    const next: Frame | null | undefined = guarded(() => here.parent);
    frame = next === here ? undefined : next;
  }
  return undefined;
}

function openerOf(from: Frame): ScormApi | undefined {
  let frame: Frame | null | undefined = from;
  for (let i = 0; i < DEEPEST && frame; i++) {
    const here: Frame = frame;
    const opener = guarded(() => here.opener);
    const found = opener ? above(opener) : undefined;
    if (found) return found;
    const next: Frame | null | undefined = guarded(() => here.parent);
    frame = next === here ? undefined : next;
  }
  return undefined;
}

/** Another origin's frame throws at the very look. */
function guarded<Value>(look: () => Value): Value | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** Talks to it: only what has changed is said, and whatever the platform answers, nothing is thrown. */
export function converse(api: ScormApi) {
  const said = new Map<string, string>();
  let failed = false;
  const call = (say: () => string | boolean): boolean => {
    try {
      if (String(say()) === 'true') return true;
    } catch {
      // it is the platform's fault, and nothing of the lesson depends on it
    }
    failed = true;
    return false;
  };
  return {
    begin: (): boolean => call(() => api.LMSInitialize('')),
    get(name: string): string {
      try {
        return String(api.LMSGetValue(name) ?? '');
      } catch {
        return '';
      }
    },
    /** Returns whether there was anything to say. */
    set(values: Readonly<Record<string, string>>): boolean {
      const news = Object.entries(values).filter(([name, value]) => said.get(name) !== value);
      for (const [name, value] of news) if (call(() => api.LMSSetValue(name, value))) said.set(name, value);
      return news.length > 0;
    },
    commit: (): boolean => call(() => api.LMSCommit('')),
    end: (): boolean => call(() => api.LMSFinish('')),
    /** Something was refused since this was last asked. */
    hasFailed(): boolean {
      const before = failed;
      failed = false;
      return before;
    },
  };
}

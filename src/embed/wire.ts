/**
 * Messages to and from the page around. Only the window right around this one is listened to, and only pages that the
 * address lists, where it lists some. What is not ours is left alone; what is ours and wrong is answered with an error.
 */

import { type Checked, checkMessage, type Fault, type Id } from './check';
import { type AppBody, type AppType, SOURCE, VERSION } from './schema';

export interface Wire {
  send<T extends AppType>(type: T, body: AppBody<T>, id?: Id): void;
  /** As it is: for other protocols. */
  sendRaw(message: object): void;
  /** Where messages can go at all. */
  readonly framed: boolean;
  close(): void;
}

interface WireParts {
  readonly frame: Window;
  readonly origins: readonly string[];
  onMessage(message: Extract<Checked, { ok: true }>['message']): void;
  onFault(fault: Fault, id: Id): void;
  /** Something of another protocol. */
  onOther(data: unknown): void;
  readonly now?: () => number;
}

/** More errors a second than this are not answered: whoever sends so many does not read them. */
const MOST_ERRORS = 20;

export function openWire(parts: WireParts): Wire {
  const { frame, origins, onMessage, onFault, onOther, now = Date.now } = parts;
  const { parent } = frame;
  const framed = parent !== frame;
  let since = Number.NEGATIVE_INFINITY;
  let errors = 0;

  const mayTell = (): boolean => {
    if (now() - since > 1000) {
      since = now();
      errors = 0;
    }
    return ++errors <= MOST_ERRORS;
  };
  const take = ({ source, origin, data }: MessageEvent): void => {
    if (!framed || source !== parent || (origins.length > 0 && !origins.includes(origin))) return;
    const checked = checkMessage(data);
    if (!checked) onOther(data);
    else if (checked.ok) onMessage(checked.message);
    else if (mayTell()) onFault(checked.fault, checked.id);
  };
  const sendRaw = (message: object): void => {
    if (!framed) return;
    // the browser hands it over only where the origin is the one named
    for (const origin of origins.length > 0 ? origins : ['*']) {
      try {
        parent.postMessage(message, origin);
      } catch {
        // no address that messages can be sent to
      }
    }
  };
  frame.addEventListener('message', take);
  return {
    framed,
    sendRaw,
    send: (type, body, id) =>
      sendRaw({ source: SOURCE, v: VERSION, type, ...(id === undefined ? {} : { id }), ...body }),
    close: () => frame.removeEventListener('message', take),
  };
}

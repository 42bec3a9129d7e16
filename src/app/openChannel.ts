/** A channel between windows of this origin, where the browser has one and lets this page use it. */

import type { Channel } from '../state/lesson/companion';

export function openChannel(name: string): Channel | undefined {
  if (typeof BroadcastChannel !== 'function') return undefined;
  try {
    const channel = new BroadcastChannel(name);
    return {
      post: (message) => channel.postMessage(message),
      listen(onMessage) {
        channel.onmessage = ({ data }) => onMessage(data);
      },
      close: () => channel.close(),
    };
  } catch {
    return undefined; // a frame that may not
  }
}

/**
 * Other ways in which pages around let a frame have its height: Canvas and whoever follows it (`lti.frameResize`), and
 * the resizer of H5P, which says hello first or is greeted, and then takes a height.
 */

import type { Wire } from './wire';

export interface Dialects {
  greet(): void;
  take(data: unknown): void;
  tellHeight(height: number): void;
}

const CONTEXT = 'h5p';

export function speakDialects(wire: Pick<Wire, 'sendRaw'>, onAsked: () => void): Dialects {
  let h5p = false;
  const greet = (): void => wire.sendRaw({ context: CONTEXT, action: 'hello' });
  return {
    greet,
    take(data) {
      const { context, action } = (data ?? {}) as { context?: unknown; action?: unknown };
      if (context !== CONTEXT) return;
      // it came later than we did
      if (action === 'ready') greet();
      if (action === 'hello' || action === 'resize' || action === 'resizePrepared') {
        h5p = true;
        onAsked();
      }
    },
    tellHeight(height) {
      wire.sendRaw({ subject: 'lti.frameResize', height });
      // older resizers read `height`
      if (h5p)
        wire.sendRaw({
          context: CONTEXT,
          action: 'resize',
          scrollHeight: height,
          clientHeight: height,
          height,
        });
    },
  };
}

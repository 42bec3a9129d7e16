/**
 * Ways past the header for who goes by keyboard: seen only while one of them has the focus. Buttons and not links, since
 * the fragment of the address is the page's state. Only where the page is the app's own: in somebody else's page they
 * would be in the way of Tab.
 */

import type { MouseEvent } from 'react';
import { useText } from '../useSession';

/** Names of sections, see Section.tsx. */
const TARGETS = ['timeline', 'controls', 'results'] as const;
const PLACE = { timeline: '.lt-at-timeline', controls: '.lt-at-controls', results: '.lt-at-why' } as const;

export function SkipLinks() {
  const t = useText();
  const skip = (event: MouseEvent, place: string): void => {
    const target = event.currentTarget.closest('.lt-app')?.querySelector<HTMLElement>(place);
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
    // once left it is again no place for a click to put the focus
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  };
  return (
    <nav className="lt-skips" aria-label={t('skip.label')}>
      {TARGETS.map((name) => (
        <button key={name} type="button" className="lt-button" onClick={(event) => skip(event, PLACE[name])}>
          {t(`skip.${name}`)}
        </button>
      ))}
    </nav>
  );
}

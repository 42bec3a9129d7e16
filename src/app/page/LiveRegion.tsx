/** The one place from which a screen reader is spoken to. Two nodes in turn, so that a repeated sentence is news. */

import { useSelect } from '../useSession';

export function LiveRegion() {
  const { text, number } = useSelect((state) => state.message);
  return (
    <div className="lt-hidden" role="status" aria-live="polite">
      <span>{number % 2 === 0 ? text : ''}</span>
      <span>{number % 2 === 1 ? text : ''}</span>
    </div>
  );
}

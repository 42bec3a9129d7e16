/** A modal dialog with a title and a way out. The browser's own: it holds the focus and gives it back. */

import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Text } from '../../text/catalogue';

interface Props {
  readonly t: Text;
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Dialog({ t, title, children, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, this is the click beside it
    <dialog
      ref={ref}
      className="lt-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className="lt-dialog-body">
        <h2 id={titleId} className="lt-dialog-title">
          {title}
        </h2>
        {children}
        <p className="lt-dialog-foot">
          <button type="button" className="lt-button" onClick={onClose}>
            {t('dialog.close')}
          </button>
        </p>
      </div>
    </dialog>
  );
}

/**
 * Keys that go through the page around: what nobody in the frame uses is handed on, since a browser keeps key presses in
 * the frame that has the focus. Nothing is prevented here: a browser scrolls the page around by itself.
 */

const HANDED_ON = [
  ...['PageUp', 'PageDown', 'Escape', 'Home', 'End', ' '],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
];
const USES_ALL =
  'textarea, select, dialog, [contenteditable]:not([contenteditable="false"]), [role=slider], [role=radiogroup], [role=tablist], input:not([type=checkbox], [type=button])';
const PRESSED = 'button, a, summary, input, [role=button], [tabindex="0"]';

const isUsed = (target: Element, key: string): boolean =>
  key === 'Escape'
    ? target.closest('dialog, textarea, input') !== null
    : target.closest(USES_ALL) !== null || (key === ' ' && target.closest(PRESSED) !== null);

/** Returns how to stop. */
export function handKeysOn(frame: Window, onKey: (key: string) => void): () => void {
  const take = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!HANDED_ON.includes(event.key) || !(event.target instanceof Element)) return;
    if (!isUsed(event.target, event.key)) onKey(event.key);
  };
  frame.addEventListener('keydown', take);
  return () => frame.removeEventListener('keydown', take);
}

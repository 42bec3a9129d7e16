/** The two ways to the clipboard. In a frame of somebody else's page often only the older one is open, or neither. */

/** True if the text is on the clipboard. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no clipboard here, or not allowed
  }
}

/** Selects the text of a box and copies it; true if that was allowed. What stays is the selection, to copy by hand. */
export function copySelected(box: HTMLTextAreaElement): boolean {
  box.focus({ preventScroll: true });
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

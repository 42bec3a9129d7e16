/** Copies a text that is shown in a field, in the ways a frame may be allowed; false where there is none. */
export async function copyField(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // no clipboard in this frame: the old way works in more places
    try {
      field?.select();
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

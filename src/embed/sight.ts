/** Calls back once, when the element is first on the screen; at once where that cannot be known. */
export function whenSeen(element: Element, then: () => void): void {
  if (typeof IntersectionObserver !== 'function') {
    then();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
}

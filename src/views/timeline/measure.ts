/** How wide a text is on a canvas, and the context to draw on: nothing where there is no canvas (tests). */

/** A rough average of the page's typeface, for where nothing can be measured. */
const AVERAGE = 0.52;

export function contextOf(canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | undefined {
  if (!canvas || typeof CanvasRenderingContext2D === 'undefined') return undefined;
  return canvas.getContext('2d') ?? undefined;
}

/** A measure for one typeface; remembers what it has measured. */
export function makeMeasure(fontFamily: string, fontSize: number): (text: string) => number {
  const context = typeof document === 'undefined' ? undefined : contextOf(document.createElement('canvas'));
  if (!context) return (text) => text.length * fontSize * AVERAGE;
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      context.font = `${fontSize}px ${fontFamily}`;
      width = context.measureText(text).width;
      // durations make ever new texts
      if (known.size > 5000) known.clear();
      known.set(text, width);
    }
    return width;
  };
}

/**
 * What is put into a page before its own scripts: it watches questions, answers and the canvas of the timeline, and
 * moves a slider as a hand does, waiting for the pixels. It runs in the page, so it uses nothing of this file but types.
 */

/** The few things of a page that are used; the tools here are compiled for Node. */
interface Message {
  readonly question?: {
    readonly trace: boolean;
    readonly id: number;
    readonly room?: { readonly columns: Columns };
  };
  readonly answer?: { readonly id: number; readonly result?: { readonly trace?: unknown } };
  readonly left?: number;
}
interface Columns {
  readonly start: Float64Array;
}
interface Worker {
  postMessage(message: Message, options?: object): void;
  addEventListener(name: 'message', handler: (event: { data: Message }) => void): void;
}
interface Canvas2D {
  readonly canvas: { closest(selector: string): object | null };
}
export interface Slider {
  dispatchEvent(event: object): void;
}
interface Port {
  onmessage: (() => void) | null;
  postMessage(message: number): void;
  close(): void;
}
interface Window {
  MessageChannel: new () => { readonly port1: Port; readonly port2: Port };
  Worker: new (...how: never[]) => Worker;
  CanvasRenderingContext2D: { prototype: Record<'fillRect' | 'putImageData', (this: Canvas2D) => void> };
  HTMLInputElement: { prototype: object };
  Event: new (name: string, how: object) => object;
  document: { querySelector(selector: string): object | null };
  requestAnimationFrame(handler: () => void): void;
  probe: Probe;
}

/** ms from the input to the worker's answer on the page, to the frame with a first picture, and to that of the whole run. */
export interface Moved {
  readonly answered: number;
  readonly seen: number;
  readonly whole: number;
}

export interface Probe {
  /** Question asked last and answer that came last, of whole runs: those that the first worker works out. */
  asked: number;
  answered: number;
  /** Answer that had come when the timeline was drawn last. */
  drawn: number;
  /** Pictures drawn of another answer than the one before, beginnings included. */
  pictures: number;
  /** Answers without a trace: points of a sweep. */
  figures: number;
  /** Questions that gave columns back, and bytes of them left on the page or, from the worker, in the worker. */
  given: number;
  left: number;
  /** -1: the worker says nothing of it. */
  workerLeft: number;
  /** Moves a slider and waits for the new picture. With `plot`, for the whole sweep. */
  move(slider: Slider, place: number, plot: boolean): Promise<Moved>;
}

export function installProbe(): void {
  const page = globalThis as unknown as Window;
  const seen = {
    asked: 0,
    answered: 0,
    drawn: 0,
    pictures: 0,
    figures: 0,
    given: 0,
    left: 0,
    workerLeft: -1,
  };

  let answeredAt = 0;
  let whole: object | undefined;
  let fresh = false;

  page.Worker = class extends page.Worker {
    constructor(...how: never[]) {
      super(...how);
      this.addEventListener('message', ({ data: { answer, left } }) => {
        if (left !== undefined) seen.workerLeft = Math.max(seen.workerLeft, left);
        if (answer?.result?.trace) {
          fresh = true;
          if (this === whole) {
            seen.answered = answer.id;
            answeredAt = performance.now();
          }
        } else if (answer) seen.figures++;
      });
    }
    override postMessage(message: Message, options?: object): void {
      super.postMessage(message, options);
      const { question } = message;
      if (!question?.trace) return;
      whole ??= this;
      if (this !== whole) return;
      seen.asked = question.id;
      if (!question.room) return;
      seen.given++;
      seen.left = Math.max(seen.left, question.room.columns.start.byteLength);
    }
  };

  const { prototype } = page.CanvasRenderingContext2D;
  for (const name of ['fillRect', 'putImageData'] as const) {
    const draw = prototype[name];
    prototype[name] = function (...how: []) {
      if (fresh && this.canvas.closest('.lt-timeline')) {
        fresh = false;
        seen.pictures++;
        seen.drawn = seen.answered;
      }
      return draw.apply(this, how);
    };
  }

  const nextFrame = (): Promise<void> => new Promise((resolve) => page.requestAnimationFrame(resolve));
  /** To be called where a frame begins: a task after it runs when the frame has been painted. */
  const painted = (): Promise<void> =>
    new Promise((resolve) => {
      const { port1, port2 } = new page.MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(0);
    });

  page.probe = Object.assign(seen, {
    async move(slider: Slider, place: number, plot: boolean): Promise<Moved> {
      const set = Object.getOwnPropertyDescriptor(page.HTMLInputElement.prototype, 'value')!.set!;
      const before = seen.asked;
      const pictures = seen.pictures;
      const sweeping = () => page.document.querySelector('.lt-plot-progress') !== null;
      const began = performance.now();
      const late = (): void => {
        if (performance.now() - began > 30_000) throw new Error('a move of the slider came to no picture');
      };
      set.call(slider, String(place));
      slider.dispatchEvent(new page.Event('input', { bubbles: true }));
      while (seen.pictures === pictures) {
        late();
        await nextFrame();
      }
      await painted();
      const first = performance.now() - began;
      while (seen.asked === before || seen.drawn < seen.asked) {
        late();
        await nextFrame();
      }
      const answered = answeredAt - began;
      if (plot) {
        for (const wanted of [true, false]) {
          while (sweeping() !== wanted) {
            late();
            await nextFrame();
          }
        }
      }
      await painted();
      const all = performance.now() - began;
      return { answered, seen: plot ? all : first, whole: all };
    },
  });
}

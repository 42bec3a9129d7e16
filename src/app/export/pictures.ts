/** Parts of the page as pictures: light paper, whatever the page wears. */

import type { LineLedger } from '../../sim/accounting/ledger';
import type { TimeWindow } from '../../state/linkState';
import type { Shown } from '../../state/shown';
import type { Text } from '../../text/catalogue';
import { domSvg } from '../../views/export/domSvg';
import { type Drawing, PAPER } from '../../views/export/svg';
import { timelineSvg } from '../../views/export/timelineSvg';
import { buildIndex } from '../../views/timeline';
import { makeMeasure } from '../../views/timeline/measure';
import { fillShade, shadeColours } from '../../views/timeline/raster';
import type { Shade } from '../../views/timeline/shades';

const TIMELINE_WIDTH = 1000;
/** Device pixels a CSS pixel of a PNG, and of images within an SVG. */
const RATIO = 2;

/** A part of the page, as it is laid out now. */
export function partPicture(part: HTMLElement): Drawing {
  const app = part.closest<HTMLElement>('.lt-app');
  const room = document.createElement('div');
  room.className = 'lt-app';
  room.dataset.theme = 'light';
  room.dataset.motion = 'off';
  room.dir = app?.dir ?? 'ltr';
  room.inert = true;
  room.setAttribute('aria-hidden', 'true');
  room.style.cssText = `position:fixed;top:0;left:-30000px;width:${app?.clientWidth ?? 1200}px`;
  const copy = part.cloneNode(true) as HTMLElement;
  const place = document.createElement('div');
  place.style.width = `${part.getBoundingClientRect().width}px`;
  place.append(copy);
  room.append(place);
  document.body.append(room);
  try {
    return domSvg(copy);
  } finally {
    room.remove();
  }
}

/** The space-time diagram of the window that is in view. */
export function timelinePicture(
  t: Text,
  shown: Shown,
  ledger: LineLedger,
  lineId: string,
  window: TimeWindow,
): Drawing {
  const { trace } = shown;
  return timelineSvg({
    t,
    trace,
    ledger,
    index: buildIndex(trace),
    lineId,
    line: trace.lanes.findIndex(({ id }) => id === lineId),
    window,
    width: TIMELINE_WIDTH,
    measure: makeMeasure("'Atkinson Hyperlegible Next Variable', system-ui, sans-serif", 12),
    imageOf,
  });
}

function imageOf(shade: Shade, columns: number): string {
  const rows = Math.max(1, Math.round(shade.height * RATIO));
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d');
  if (!context) return '';
  const image = context.createImageData(columns, rows);
  fillShade(image.data, shade, columns, rows, shadeColours(PAPER, RATIO));
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/png');
}

/** A picture in pixels, twice as many as it is wide and high. Rejects where the page may make no images. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  await new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('the page around this one allows no images'));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * RATIO);
  canvas.height = Math.round(image.height * RATIO);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no image')))),
  );
}

/** What can be taken along from the page: pictures, tables, the frames, the whole page. Each makes its file when asked. */

import { imprintOf } from '../../state/imprint';
import { addressWith } from '../../state/linkSync';
import type { Session } from '../../state/session';
import type { Shown } from '../../state/shown';
import { csv, figureTable, ledgerTable, plotTable, spanTable } from '../../state/tables';
import type { Text } from '../../text/catalogue';
import { type Drawing, pageOf } from '../../views/export/svg';
import { partPicture, pngOf, timelinePicture } from './pictures';
import { wholePage } from './wholePage';

export type Format = 'png' | 'svg' | 'csv' | 'pcap' | 'html';

type Pieces = Iterable<Uint8Array<ArrayBuffer>>;

export interface Thing {
  /** Catalogue key `save.thing.<id>`. */
  readonly id: string;
  readonly formats: readonly Format[];
  make(format: Format): Promise<Pieces>;
}

export const TYPES: Readonly<Record<Format, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  csv: 'text/csv',
  pcap: 'application/vnd.tcpdump.pcap',
  html: 'text/html',
};

export interface Wanted {
  readonly session: Session;
  readonly shown: Shown;
  /** Words of the story. */
  readonly t: Text;
  /** The app on the page. */
  readonly app: Element;
  /** Frames of a capture keep their check sequences. */
  readonly crc: boolean;
}

const encoder = new TextEncoder();
const bytesOf = (text: string): Pieces => [encoder.encode(text)];

/** What there is now; a part of the page that a lesson covers is not to be had. */
export function thingsOf(wanted: Wanted): readonly Thing[] {
  const { session, shown, app, crc } = wanted;
  const state = session.store.getState();
  const covered = session.select.covered(state);
  const there = (place: string): HTMLElement | undefined =>
    app.querySelector<HTMLElement>(place) ?? undefined;
  const part = (id: string, panel: string, place: string): readonly Thing[] => {
    const element = there(place);
    if (!element || covered.some((one) => one === panel)) return [];
    return [picture(wanted, id, () => partPicture(element))];
  };
  const { capture } = shown.scenario;
  const open = covered.length === 0;
  return [
    ...(covered.includes('timeline') ? [] : [picture(wanted, 'timeline', () => timelineOf(wanted))]),
    ...part('picture', 'picture', '.lt-at-picture .lt-picture'),
    ...part('ledger', 'ledger', '.lt-at-ledger .lt-ledger'),
    ...part('plot', 'elbow', '.lt-at-elbow .lt-elbow'),
    ...(open ? [tables(wanted), trace(wanted)] : []),
    ...(open && capture
      ? [
          {
            id: 'capture',
            formats: ['pcap' as const],
            make: async () =>
              kept(shown, capture.pieces(shown.trace, shown.result.values, shown.result.seed, crc)),
          },
        ]
      : []),
    {
      id: 'page',
      formats: ['html'],
      make: async () =>
        bytesOf(
          await wholePage({ fragment: session.select.fragmentForOthers(state), search: looks(wanted) }),
        ),
    },
  ];
}

/** Language and look go along where they are not what they would be anyhow. */
function looks({ session }: Wanted): string {
  const { lang, theme } = session.store.getState().preferences;
  return new URLSearchParams({
    ...(lang === 'en' ? {} : { lang }),
    ...(theme === 'auto' ? {} : { theme }),
  }).toString();
}

function notesOf({ session, shown, t }: Wanted): readonly string[] {
  const { select, store } = session;
  const link = addressWith(select.fragmentForOthers(store.getState()));
  return imprintOf(t, shown.scenario, shown.result, __APP_VERSION__, link);
}

function picture(wanted: Wanted, id: string, draw: () => Drawing): Thing {
  return {
    id,
    formats: ['png', 'svg'],
    async make(format) {
      const { session, shown, t } = wanted;
      const state = session.store.getState();
      const open = session.select.covered(state).length === 0;
      const svg = pageOf(draw(), {
        title: t('title'),
        sentence: open
          ? session.select
              .verdict(state, shown)
              .parts.map(({ text }) => text)
              .join('')
          : '',
        notes: notesOf(wanted),
      });
      if (format === 'svg') return bytesOf(svg);
      const png = await pngOf(svg);
      return [new Uint8Array(await png.arrayBuffer())];
    },
  };
}

function timelineOf({ session, shown, t }: Wanted): Drawing {
  const { select, store } = session;
  const state = store.getState();
  return timelinePicture(
    t,
    shown,
    select.ledger(state, shown),
    select.line(state, shown),
    select.window(state, shown),
  );
}

function tables(wanted: Wanted): Thing {
  return {
    id: 'tables',
    formats: ['csv'],
    async make() {
      const { session, shown } = wanted;
      const { select, store } = session;
      const state = store.getState();
      const notes = notesOf(wanted);
      const plot = select.plot(state, shown.scenario);
      const { key } = plot.axis.parameter;
      return bytesOf(
        [
          csv(notes, ledgerTable(select.ledgerRows(state, shown))),
          csv([], figureTable(shown.result)),
          csv([], plotTable(key, plot.measure.id, plot.points, plot.pinned, plot.curves)),
        ].join('\r\n'),
      );
    },
  };
}

function trace(wanted: Wanted): Thing {
  const { shown } = wanted;
  return {
    id: 'trace',
    formats: ['csv'],
    make: async () => kept(shown, encoded(notesOf(wanted), shown)),
  };
}

function* encoded(notes: readonly string[], shown: Shown): Pieces & Generator<Uint8Array<ArrayBuffer>> {
  yield encoder.encode(csv(notes, []));
  for (const piece of spanTable(shown)) yield encoder.encode(piece);
}

/** Stops with an error where the run's memory has been given to another run meanwhile. */
function* kept({ trace: { columns }, scenario }: Shown, pieces: Pieces): Generator<Uint8Array<ArrayBuffer>> {
  for (const piece of pieces) {
    if (columns.start.byteLength === 0) throw new Error(`the run of "${scenario.id}" is gone`);
    yield piece;
  }
}

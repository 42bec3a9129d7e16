/**
 * The scenarios S1, S2 and S5 in numbers: a client and a server, or a thousand pairs of them, that take turns on a
 * line. Chosen for comparing speed; they are no historical figures.
 */

/** Which rows the trace gets: all that takes time, or one a frame, as in the programs compared with. */
export type Rows = 'spans' | 'frames';

export type Shape = {
  /** Exchanges of each pair. */
  readonly exchanges: number;
  readonly pairs: number;
  /** Pair k starts at k times this, ns. */
  readonly staggerNs: number;
  readonly lineBitsPerSecond: number;
  readonly propagationNs: number;
  readonly serverThinkNs: number;
  readonly clientThinkNs: number;
  readonly requestBits: number;
  /** The request of a pair's last exchange: what is left of the file. */
  readonly lastRequestBits: number;
  readonly replyBits: number;
};

export type ExchangeValues = Shape & { readonly rows: Rows };

/** Request and response of 64 bytes on a full-duplex line of 10 Mbit/s; the first `n` exchanges. */
const requestResponse = (n: number): Shape => ({
  exchanges: n,
  pairs: 1,
  staggerNs: 0,
  lineBitsPerSecond: 10_000_000,
  propagationNs: 1_000,
  serverThinkNs: 100_000,
  clientThinkNs: 50_000,
  requestBits: 512,
  lastRequestBits: 512,
  replyBits: 512,
});

export const SHAPES = {
  /** 12,032,316 bits in messages of 940, each waiting for its RFNM. */
  S1: (): Shape => ({
    ...requestResponse(12_801),
    lineBitsPerSecond: 50_000,
    propagationNs: 5_000_000,
    serverThinkNs: 0,
    clientThinkNs: 0,
    requestBits: 940,
    lastRequestBits: 316,
    replyBits: 168,
  }),
  S2: requestResponse,
  /** A thousand pairs at once: about a thousand pending events. */
  S5: (n: number): Shape => ({ ...requestResponse(n / 1000), pairs: 1000, staggerNs: 251 }),
} as const;

/** What a run of a shape must come to. */
export const endOf = (scenario: keyof typeof SHAPES, n: number): number =>
  ({ S1: 411_667_680_000, S2: n * 254_400, S5: (n / 1000) * 254_400 + 999 * 251 })[scenario];

/**
 * The byte stream of the calls in closed form: XDR records, their marks, and what is handed to write(2).
 *
 * A call's body is its header, the array and padding to whole words. The library copies it into a buffer whose first
 * four bytes are the record mark; a full buffer is written as a fragment, the end of the record writes the rest. No
 * bytes are stored: every question is answered from offsets.
 */

import { CALL_HEADER, DEFAULT_BUFFER, LEAST_BUFFER, MARK, REPLY_BYTES, WORD } from './facts';

/** Bytes the library really uses when asked for `size`: below 100 it takes 4,000, and it rounds up to whole words. */
export const bufferFor = (size: number): number => padded(size < LEAST_BUFFER ? DEFAULT_BUFFER : size);

const padded = (bytes: number): number => Math.ceil(bytes / WORD) * WORD;

/** Bytes of each write(2) of one call with an array of `callBytes` bytes and a library buffer asked for as `buffer`. */
export function writeSizes(callBytes: number, buffer: number): number[] {
  const { fragments, buffer: size, length } = new Records(callBytes, buffer);
  return [...new Array<number>(fragments).fill(size), length - fragments * size];
}

/** What a stretch of the stream holds, bytes. */
export interface Content {
  /** Of the arrays. */
  readonly data: number;
  /** XDR's padding to whole words. */
  readonly padding: number;
}

/** Something that can be cut into segments. */
export interface Stream {
  /** Number (from 1) of the call to which the byte before `offset` belongs. */
  callAt(offset: number): number;
  content(from: number, to: number): Content;
}

export class Records implements Stream {
  /** The buffer in use. */
  readonly buffer: number;
  /** Header, array and padding. */
  readonly body: number;
  /** Full fragments before the last one, which may be empty. */
  readonly fragments: number;
  /** Bytes of a call on the stream, marks included. */
  readonly length: number;
  /** Bytes of a call that the server needs to have all arguments. */
  readonly needed: number;

  constructor(
    private readonly callBytes: number,
    buffer: number,
  ) {
    this.buffer = bufferFor(buffer);
    const room = this.buffer - MARK;
    this.body = CALL_HEADER + padded(callBytes);
    this.fragments = Math.floor(this.body / room);
    this.length = this.body + MARK * (this.fragments + 1);
    this.needed = this.body > this.fragments * room ? this.length : this.length - MARK;
  }

  callAt(offset: number): number {
    return Math.floor((offset - 1) / this.length) + 1;
  }

  content(from: number, to: number): Content {
    return {
      data: this.dataBefore(to) - this.dataBefore(from),
      padding: this.paddingBefore(to) - this.paddingBefore(from),
    };
  }

  private dataBefore(offset: number): number {
    const calls = Math.floor(offset / this.length);
    const body = this.bodyBefore(offset - calls * this.length);
    return calls * this.callBytes + Math.min(this.callBytes, Math.max(0, body - CALL_HEADER));
  }

  private paddingBefore(offset: number): number {
    const calls = Math.floor(offset / this.length);
    const filled = CALL_HEADER + this.callBytes;
    const body = this.bodyBefore(offset - calls * this.length);
    return calls * (this.body - filled) + Math.max(0, body - filled);
  }

  /** Body bytes in the first `offset` bytes of a record. */
  private bodyBefore(offset: number): number {
    const fragment = Math.min(this.fragments, Math.floor(offset / this.buffer));
    return fragment * (this.buffer - MARK) + Math.max(0, offset - fragment * this.buffer - MARK);
  }
}

/** The replies: 28 bytes each, and nothing of the caller's data in them. */
export const replies: Stream = {
  callAt: (offset) => Math.ceil(offset / REPLY_BYTES),
  content: () => ({ data: 0, padding: 0 }),
};

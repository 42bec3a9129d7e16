/** What a frame of one request or reply says, by the name of its kind. Bursts: see bursts.ts. */

import { contentAt, type Message } from './layout';
import type { NetwareValues } from './params';

/** Frames that are a whole request or reply, by what they are, without the ending of their frame type. */
export const PLAIN_FRAMES: readonly string[] = [
  'readRequest',
  'readReply',
  'emptyReply',
  'writeRequest',
  'writeReply',
];

/** The kind's name without the ending of its frame type; of bursts as it is. */
export const frameNameOf = (kind: string): string =>
  kind.startsWith('burst') ? kind : (PLAIN_FRAMES.find((name) => kind.startsWith(name)) ?? '');

export function messageOf(
  { bufferBytes, readBytes }: Pick<NetwareValues, 'bufferBytes' | 'readBytes'>,
  name: string,
  { offset, count }: { readonly offset: number; readonly count: number },
): Message {
  const data = (): Uint8Array => Uint8Array.from({ length: count }, (_, i) => contentAt(offset + i));
  switch (name) {
    case 'readRequest':
      // the last, empty read asks for as much as the others
      return { type: name, offset, count: count || Math.min(readBytes, bufferBytes) };
    case 'writeRequest':
      return { type: name, offset, data: data() };
    case 'writeReply':
      return { type: name };
    default:
      return { type: 'readReply', offset, data: data() };
  }
}

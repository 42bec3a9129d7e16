import { expect, test } from 'vitest';
import { captureFile, crc32, FILE_HEADER_BYTES, type FrameSource, RECORD_HEADER_BYTES } from './pcap';

/** `count` frames of 60 bytes, the n-th filled with n, a second and a bit apart. */
function frames(count: number): FrameSource {
  let done = 0;
  return {
    get time() {
      return done * 1_500_000_999;
    },
    next(into, at) {
      if (done === count) return 0;
      done++;
      into.fill(done & 255, at, at + 60);
      return 60;
    },
  };
}

const whole = (count: number, crc: boolean): DataView => {
  const pieces = [...captureFile(frames(count), { epochSeconds: 1000, crc })].map((piece) => piece.slice());
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return new DataView(bytes.buffer);
};

test('the check sequence is Ethernet’s', () => {
  // the usual test word of CRC-32
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test('header and records', () => {
  const view = whole(2, false);
  expect(view.getUint32(0, true)).toBe(0xa1b2c3d4);
  expect([view.getUint16(4, true), view.getUint16(6, true)]).toEqual([2, 4]);
  expect(view.getUint32(20, true)).toBe(1);
  const second = FILE_HEADER_BYTES + RECORD_HEADER_BYTES + 60;
  // 3,000,001,998 ns: whole microseconds, rounded down
  expect(view.getUint32(second, true)).toBe(1003);
  expect(view.getUint32(second + 4, true)).toBe(1);
  expect([view.getUint32(second + 8, true), view.getUint32(second + 12, true)]).toEqual([60, 60]);
  expect(view.byteLength).toBe(second + RECORD_HEADER_BYTES + 60);
});

test('with check sequences the link type says so, and each is right', () => {
  const view = whole(1, true);
  expect(view.getUint32(20, true)).toBe(0x24000001);
  const frame = new Uint8Array(view.buffer, FILE_HEADER_BYTES + RECORD_HEADER_BYTES, 60);
  expect(view.getUint32(FILE_HEADER_BYTES + RECORD_HEADER_BYTES + 60, true)).toBe(crc32(frame));
});

test('comes in pieces, however many frames there are', () => {
  const sizes = [...captureFile(frames(20_000), { epochSeconds: 0, crc: false })].map(
    (piece) => piece.length,
  );
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1 << 18);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(
    FILE_HEADER_BYTES + 20_000 * (RECORD_HEADER_BYTES + 60),
  );
});

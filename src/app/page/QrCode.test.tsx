import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { QrCode } from './QrCode';

const SCALE = 4;

/** What a camera would see of it, and what a reader makes of that. */
function read(svg: Element): string {
  const size = Number(svg.getAttribute('viewBox')!.split(' ')[2]);
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of svg.lastElementChild!.getAttribute('d')!.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row++) {
      const from = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let i = from; i < from + SCALE * 4; i++) if (i % 4 < 3) data[i] = 0;
    }
  return decodeQR({ width, height: width, data });
}

const show = (text: string) => render(<QrCode text={text} label="code" tooLong="too long" />);

describe('the QR code of a link', () => {
  it.each([
    'https://example.org/',
    'https://example.org/linetime/?theme=dark#v=1&scenario=arpanet&bufferBits=940&t=12.5ms&senderHostMs=8.7',
    `https://example.org/#v=1&lesson=minutes&done=${'a:1,'.repeat(120)}`,
  ])('is read as the link: %s', (link) => {
    show(link);
    expect(read(screen.getByRole('img', { name: 'code' }))).toBe(link);
  });
  it('is not drawn for a link that no camera could read', () => {
    show('x'.repeat(701));
    expect(screen.getByText('too long')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { asText } from './layout';

it('writes a line a figure, with tabs between and none within', () => {
  const rows = [
    { id: 'a', label: 'Goodput', value: '6,842 bit/s', provenance: 'computed', note: 'mean\tof\none' },
    { id: 'b', label: 'Frames', value: '2,660', provenance: 'computed' },
  ] as const;
  expect(asText(rows, (provenance) => `(${provenance})`)).toBe(
    'Goodput\t6,842 bit/s\t(computed)\tmean of one\nFrames\t2,660\t(computed)',
  );
});

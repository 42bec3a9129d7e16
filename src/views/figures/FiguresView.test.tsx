import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { textFor } from '../../text';
import { answers } from '../../text/en/answers';
import { FiguresView } from './FiguresView';

const rows = [
  { id: 'goodput', label: 'Goodput', value: '6,842 bit/s', provenance: 'computed', note: 'of one transfer' },
  { id: 'frames', label: 'Frames', value: '2,660', provenance: 'computed' },
] as const;

const TEXT = 'Goodput\t6,842 bit/s\tcomputed\tof one transfer\nFrames\t2,660\tcomputed';

/** After userEvent has put in its own clipboard. */
function clipboard(writeText: (text: string) => Promise<void>) {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  render(<FiguresView t={textFor('en', answers)} rows={rows} />);
  return () => user.click(screen.getByRole('button', { name: 'Copy' }));
}

it('shows each figure with its label and where it comes from', () => {
  render(<FiguresView t={textFor('en', answers)} rows={rows} />);
  expect(screen.getByRole('row', { name: /Goodput/ })).toHaveTextContent(
    'Goodputof one transfer6,842 bit/scomputed',
  );
});

it('copies a table', async () => {
  const written = vi.fn(async () => {});
  await clipboard(written)();
  expect(written).toHaveBeenCalledWith(TEXT);
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});

it('shows the text, selected, where the clipboard is shut', async () => {
  await clipboard(() => Promise.reject(new Error('not allowed')))();
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The figures as text' });
  expect(area).toHaveValue(TEXT);
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, TEXT.length]);
  expect(screen.getByRole('status')).toHaveTextContent(/copy it yourself/);
});

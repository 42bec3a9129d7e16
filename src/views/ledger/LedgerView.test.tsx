import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { emptyCounts } from '../../sim/categories';
import { textFor } from '../../text';
import { answers } from '../../text/en/answers';
import { LedgerView } from './LedgerView';

const bits = { payload: 940, header: 72, framing: 148, padding: 0, control: 0, repeat: 0, other: 0 };
const before = {
  id: 'a',
  label: 'Before',
  detail: '6,842 bit/s',
  ns: { ...emptyCounts(), payload: 18_800_000, header: 1_440_000, framing: 2_960_000, sender: 114_300_000 },
  bits,
  frames: 2660,
};
const later = { ...before, id: 'b', label: 'After', ns: { ...before.ns, sender: 11_600_000 } };

function show(over: Partial<Parameters<typeof LedgerView>[0]> = {}) {
  const calls = { onBy: vi.fn(), onScope: vi.fn() };
  render(
    <LedgerView
      t={textFor('en', answers)}
      theme="light"
      lineName="the line 44 to 6"
      rows={[before]}
      by="time"
      scope="run"
      {...calls}
      {...over}
    />,
  );
  return calls;
}

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('says in one sentence what the bar shows', () => {
  show();
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Before Time of the line 44 to 6, Whole run: file 13.7 %, headers 1.0 %, framing 2.2 %, sender at work 83.1 %.',
  );
});

it('has a real table of times, shares and bits, with only what there is', () => {
  show();
  expect(cells(/^file/)).toEqual(['18.8 ms', '13.7 %', '940 bit']);
  expect(cells(/sender at work/)).toEqual(['114.3 ms', '83.1 %', '–']);
  expect(cells(/^in all/)).toEqual(['137.5 ms', '100.0 %', '1,160 bit']);
  expect(screen.queryByRole('row', { name: /repeats/ })).toBeNull();
});

it('shows the bits of busy time only', () => {
  show({ by: 'bits' });
  expect(cells(/file/)).toEqual(['81.0 %', '940 bit']);
  expect(screen.queryByRole('row', { name: /sender/ })).toBeNull();
  expect(screen.getByText('2,660 frames')).toBeVisible();
});

it('sets two runs side by side with the difference in points', () => {
  show({ rows: [before, later] });
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(cells(/sender at work/)).toEqual(['83.1 %114.3 ms', '33.3 %11.6 ms', '−49.8']);
});

it('asks for another unit and another window', async () => {
  const { onBy, onScope } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Bits' }));
  await userEvent.click(screen.getByRole('button', { name: 'What is in view' }));
  expect(onBy).toHaveBeenCalledWith('bits');
  expect(onScope).toHaveBeenCalledWith('window');
  expect(screen.getByRole('button', { name: 'Time' })).toHaveAttribute('aria-pressed', 'true');
});

it('explains the words on request', async () => {
  show();
  expect(screen.queryByText('silent while the sending computer works')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'What the words mean' }));
  expect(screen.getByText('silent while the sending computer works')).toBeVisible();
});

it('says so when there is nothing to split', () => {
  show({ rows: [{ ...before, ns: emptyCounts() }] });
  expect(screen.getByText('No time has passed here.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Why } from '../../sim/accounting/why';
import { textFor } from '../../text';
import { answers } from '../../text/en/answers';
import { WhyView } from './WhyView';
import { chain, drained, frame, gap, words } from './why.fixture';

function show(why: Why | undefined) {
  const onSeek = vi.fn();
  const view = render(
    <WhyView t={textFor('en', { ...answers, ...words })} theme="light" why={why} onSeek={onSeek} />,
  );
  return { onSeek, ...view };
}

const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('tells a gap from its start to its end, with lengths, machines and the rule', () => {
  show(gap);
  expect(screen.getByText(/: silent for 85.8 ms, because:$/)).toBeVisible();
  expect(lines()).toEqual([
    'N1.8 ms IMP 6 takes the packet (on its way)',
    'N3 ms RFNM on its way home (on its way)',
    'S81 ms Multics wakes up and fills the buffer (sender at work)',
    'Rule: one message on a connection until its RFNM. Service Multics, 8.8 ms in all',
  ]);
  expect(screen.getByText('Then the line is busy again: packet of the file.')).toBeVisible();
});

it('leads to the instant of a piece, by keyboard too', async () => {
  const { onSeek } = show(gap);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSeek).toHaveBeenCalledWith(25.8e6);
});

it('shows a frame with its parts in bits and how it came', () => {
  show(frame);
  expect(screen.getByText(/: busy for 23.2 ms. packet of the file$/)).toBeVisible();
  const parts = within(screen.getByRole('list', { name: 'Parts of the frame' }));
  expect(parts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'F framing 48 bit',
    'H headers 168 bit',
    'D file 940 bit',
    'F framing 24 bit',
  ]);
  expect(screen.getByText('How it came here')).toBeVisible();
});

it('names what ended a silence although it was not the file’s', () => {
  const other = { row: 7, kind: 'rfnm', exchange: 0, start: gap.end };
  show({ ...gap, interruption: other });
  expect(
    screen.getByText(/^Then: .*The file’s own traffic goes on at 109.8 ms: packet of the file\.$/),
  ).toBeVisible();
});

it('says that all is sent, and that nothing is asked', () => {
  const { rerender } = show(drained);
  expect(screen.getByText(/: silent since 400.0 ms. Nothing is left to send on it.$/)).toBeVisible();
  rerender(
    <WhyView t={textFor('en', { ...answers, ...words })} theme="light" why={undefined} onSeek={vi.fn()} />,
  );
  expect(screen.getByText(/^Click the line/)).toBeVisible();
});

it('folds hundreds of rounds, opens them on request and shows them in pages', () => {
  const round = [
    ['imp6', 'take', 'network', 1],
    ['mit', 'work', 'sender', 80],
  ] as const;
  const pieces = chain(0, Array.from({ length: 120 }, () => round).flat());
  const { container } = show({
    ...gap,
    start: 0,
    end: pieces.at(-1)!.end,
    pieces: pieces.toReversed(),
    held: [],
  });
  const fold = screen.getByRole('button', { name: '9.72 s 120 rounds of:' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('9.6 s')).toBeVisible();
  fireEvent.click(fold);
  // by class: asking two hundred buttons for their roles takes seconds
  const steps = () => container.querySelectorAll('.lt-why-piece');
  expect(steps()).toHaveLength(100);
  fireEvent.click(screen.getByText('Show 100 more of 140'));
  expect(steps()).toHaveLength(200);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MS, pictureTrace } from '../../../tests/helpers/traces';
import type { Picture } from '../../scenarios/scenario';
import { textFor } from '../../text';
import { PictureView } from './PictureView';

const trace = pictureTrace(`
  host  A         wwww.......wwww...
  wait  A answer  ....~~~~~~~.......
  line  A>B       ....dddd..........
  host  B         ........t.........
  line  B>A       .........cc.......
  timer T@B       .........ttttttttt
`);
const picture: Picture = {
  nodes: [
    { id: 'A', lane: 'A', shape: 'host', x: 0, y: 20, width: 130, height: 80 },
    { id: 'B', lane: 'B', shape: 'imp', x: 800, y: 20, width: 60, height: 60 },
  ],
  links: [{ id: 'ab', from: 'A', to: 'B', forward: 'A>B', back: 'B>A' }],
  slots: [{ id: 'buffers', node: 'A', places: () => 3, fillKinds: ['work'], emptyKinds: ['control'] }],
};
const t = textFor('en', {
  'lane.A': 'Asker',
  'lane.B': 'Answerer',
  'lane.A>B': 'Line A to B',
  'lane.B>A': 'Line B to A',
  'link.ab': 'The line',
  'slots.buffers': 'Buffers',
  'kind.work': 'Works hard',
  'kind.work.short': 'works',
  'kind.data': 'A data frame',
  'kind.data.short': 'data',
  'kind.control': 'An answer',
  'kind.control.short': 'answer',
  'kind.timer': 'Counts',
  'rule.answer': 'waits for the answer',
});

function view(ms: number, onLine = vi.fn()) {
  render(
    <PictureView
      t={t}
      theme="light"
      picture={picture}
      trace={trace}
      values={{}}
      seed={1}
      playhead={ms * MS}
      lineId="A>B"
      onLine={onLine}
    />,
  );
  return onLine;
}

describe('the picture', () => {
  it('says what each machine is doing, and how long already', () => {
    view(1);
    expect(screen.getByText('works: 1 ms of 4 ms')).toBeInTheDocument();
    expect(screen.getByText('nothing to do')).toBeInTheDocument();
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
  });

  it('names who waits for what since when, and what is on the link', () => {
    view(6);
    expect(screen.getByText('waits for the answer, for 2 ms so far')).toBeInTheDocument();
    expect(screen.getByText('→ data, 400 bit')).toBeInTheDocument();
  });

  it('brings the answer home, with a timer running down', () => {
    view(10);
    expect(screen.getByText('← answer, 200 bit')).toBeInTheDocument();
    expect(screen.getByText('Counts: 8 ms to go')).toBeInTheDocument();
  });

  it('selects a line by a press or a key', async () => {
    const onLine = view(6);
    const forward = screen.getByRole('button', { name: 'Line A to B: A data frame, 400 bit, 50 % sent' });
    const back = screen.getByRole('button', { name: 'Line B to A: silent' });
    expect(forward).toHaveAttribute('aria-pressed', 'true');
    expect(back).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(back);
    back.focus();
    await userEvent.keyboard('{Enter}');
    expect(onLine.mock.calls).toEqual([['B>A'], ['B>A']]);
  });
});

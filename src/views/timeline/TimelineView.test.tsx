import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MS, pictureTrace } from '../../../tests/helpers/traces';
import { buildLedger } from '../../sim/accounting/ledger';
import { textFor } from '../../text';
import { buildIndex } from './index';
import { TimelineView, type TimelineViewProps } from './TimelineView';
import type { TimeWindow } from './window';

const trace = pictureTrace(`
  host A            wwww..........wwww..........
  wait A untilBack  ....~~~~~~~~~~..............
  line A>B          ....dddd..........dddd......
  host B            ........ww..............ww..
  line B>A          ..........cccc..............
`);
const words = {
  'lane.A': 'Asker',
  'lane.B': 'Answerer',
  'lane.A>B': 'Line A to B',
  'lane.B>A': 'Line B to A',
  'kind.work': 'Works hard',
  'kind.work.short': 'works',
  'kind.data': 'A data frame',
  'kind.data.short': 'data',
  'kind.control': 'An answer',
  'rule.untilBack': 'one at a time',
};
const t = textFor('en', words);
const ledger = buildLedger(trace, 'A>B');
const index = buildIndex(trace);

type Props = Partial<TimelineViewProps>;

/** The view with a page that keeps window and playhead. */
function Page(props: Props) {
  const [window, setWindow] = useState<TimeWindow>(props.window ?? { from: 0, to: 28 * MS });
  const [playhead, setPlayhead] = useState(props.playhead ?? 5 * MS);
  return (
    <TimelineView
      t={t}
      theme="light"
      trace={trace}
      ledger={ledger}
      index={index}
      lineId="A>B"
      onSelect={() => {}}
      stale={false}
      reducedMotion={false}
      {...props}
      window={window}
      onWindow={(next) => {
        setWindow(next);
        props.onWindow?.(next);
      }}
      playhead={playhead}
      onPlayhead={(ns, phase) => {
        setPlayhead(ns);
        props.onPlayhead?.(ns, phase);
      }}
    />
  );
}

const slider = () => screen.getByRole('slider');

describe('the timeline', () => {
  it('says the time and what the line is doing', () => {
    render(<Page />);
    expect(slider()).toHaveAccessibleName('Timeline of machines and lines: the playhead');
    expect(slider()).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^5.*milliseconds\. Line A to B: A data frame, file$/),
    );
    expect(slider()).toHaveAccessibleDescription(
      expect.stringContaining('Line A to B is busy 29 % of that time'),
    );
  });

  it('is one tab stop, and draws nothing where there is no canvas', () => {
    const { container } = render(<Page />);
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(container.querySelector('canvas')).toBeInTheDocument();
  });

  it('moves the playhead by keys: fine, usual and coarse, to the ends, never beyond', async () => {
    const onPlayhead = vi.fn();
    render(<Page onPlayhead={onPlayhead} />);
    slider().focus();
    await userEvent.keyboard(
      '{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowUp}{Home}{ArrowLeft}{End}{ArrowRight}',
    );
    expect(onPlayhead.mock.calls.map(([ns]) => ns / MS)).toEqual([5.1, 5.11, 6.11, 0, 0, 28, 28]);
    expect(onPlayhead.mock.calls.every(([, phase]) => phase === 'end')).toBe(true);
  });

  it('zooms by keys and buttons about the playhead, and fits', async () => {
    const onWindow = vi.fn();
    render(<Page onWindow={onWindow} playhead={14 * MS} />);
    slider().focus();
    await userEvent.keyboard('+');
    expect(onWindow).toHaveBeenLastCalledWith({ from: 7 * MS, to: 21 * MS });
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(onWindow).toHaveBeenLastCalledWith({ from: 14 * MS, to: 28 * MS });
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(onWindow).toHaveBeenLastCalledWith({ from: 0, to: 28 * MS });
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.keyboard('{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Fit' }));
    expect(onWindow).toHaveBeenLastCalledWith({ from: 0, to: 28 * MS });
  });

  it('leaves keys with Ctrl, Meta or Alt to the browser', () => {
    const onWindow = vi.fn();
    const onPlayhead = vi.fn();
    render(<Page onWindow={onWindow} onPlayhead={onPlayhead} />);
    for (const extra of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      expect(fireEvent.keyDown(slider(), { key: 'ArrowLeft', ...extra })).toBe(true);
      expect(fireEvent.keyDown(slider(), { key: '+', ...extra })).toBe(true);
    }
    expect(onWindow).not.toHaveBeenCalled();
    expect(onPlayhead).not.toHaveBeenCalled();
  });

  it('zooms with Ctrl and the wheel, pans with Shift, and leaves the plain wheel to the page', () => {
    const onWindow = vi.fn();
    render(<Page onWindow={onWindow} window={{ from: 4 * MS, to: 12 * MS }} />);
    expect(fireEvent.wheel(slider(), { deltaY: 100 })).toBe(true);
    expect(onWindow).not.toHaveBeenCalled();
    expect(fireEvent.wheel(slider(), { deltaY: -240, ctrlKey: true })).toBe(false);
    expect(onWindow).toHaveBeenLastCalledWith({ from: 4 * MS, to: 8 * MS });
    expect(fireEvent.wheel(slider(), { deltaY: 100, shiftKey: true })).toBe(false);
    expect(onWindow.mock.lastCall?.[0].from).toBeGreaterThan(4 * MS);
  });

  it('pans by dragging, selects by a press, scrubs on the axis', () => {
    const onWindow = vi.fn();
    const onSelect = vi.fn();
    const onPlayhead = vi.fn();
    render(
      <Page
        onWindow={onWindow}
        onSelect={onSelect}
        onPlayhead={onPlayhead}
        window={{ from: 4 * MS, to: 20 * MS }}
      />,
    );
    const at = (clientX: number, clientY: number) => ({
      clientX,
      clientY,
      pointerId: 1,
      button: 0,
      pointerType: 'mouse',
    });
    fireEvent.pointerDown(slider(), at(400, 60));
    fireEvent.pointerMove(slider(), at(300, 60));
    fireEvent.pointerUp(slider(), at(300, 60));
    expect(onWindow.mock.lastCall?.[0].from).toBeGreaterThan(4 * MS);
    expect(onSelect).not.toHaveBeenCalled();
    // the asker's row, while it waits
    fireEvent.pointerDown(slider(), at(300, 28));
    fireEvent.pointerUp(slider(), at(301, 28));
    expect(onSelect).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(slider(), at(200, 5));
    fireEvent.pointerMove(slider(), at(260, 5));
    fireEvent.pointerUp(slider(), at(260, 5));
    expect(onPlayhead.mock.calls.map(([, phase]) => phase)).toEqual(['move', 'move', 'end']);
  });

  it('shows what is under the pointer, and hides it on Escape', () => {
    render(<Page />);
    fireEvent.pointerMove(slider(), { clientX: 20, clientY: 28, pointerId: 1, pointerType: 'mouse' });
    expect(screen.getByText('Works hard')).toBeInTheDocument();
    expect(screen.getByText(/^4 ms, from 0/)).toBeInTheDocument();
    fireEvent.keyDown(slider(), { key: 'Escape' });
    expect(screen.queryByText('Works hard')).not.toBeInTheDocument();
  });

  it('takes the window along when the playhead runs out of it', () => {
    const onWindow = vi.fn();
    render(<Page onWindow={onWindow} window={{ from: 0, to: 8 * MS }} playhead={7.95 * MS} />);
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    const window = onWindow.mock.lastCall?.[0] as TimeWindow;
    expect(window.to - window.from).toBe(8 * MS);
    expect(window.from).toBeGreaterThan(0);
  });

  it('has all of it as a table, and says what is left out', async () => {
    const { container } = render(<Page />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const details = container.querySelector('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await screen.findByText('7 spans in view.')).toBeInTheDocument();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(8);
    expect(rows[2]).toHaveTextContent('Line A to BA data frame400 bit1');
  });

  it('shows old results as old', () => {
    const { container } = render(<Page stale />);
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(container.firstElementChild).toHaveClass('lt-stale');
  });
});

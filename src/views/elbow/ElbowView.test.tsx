import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { textFor } from '../../text';
import { answers } from '../../text/en/answers';
import { ElbowView } from './ElbowView';
import { measures, parameter, points, references, words } from './elbow.fixture';

function show(over: Partial<Parameters<typeof ElbowView>[0]> = {}) {
  const calls = { onParameter: vi.fn(), onMeasure: vi.fn(), onPoint: vi.fn() };
  render(
    <ElbowView
      t={textFor('en', { ...answers, ...words })}
      theme="light"
      parameter={parameter}
      parameters={[
        parameter,
        { ...parameter, key: 'hostMs' },
        { key: 'routing', type: 'switch', group: 'x', provenance: 'fact', default: true },
      ]}
      measures={measures}
      measure="goodput"
      range={{ from: 100, to: 8023 }}
      points={points}
      progress={1}
      references={references}
      curves={[
        {
          id: 'closed',
          points: [
            { x: 100, y: 1100 },
            { x: 8023, y: 29_000 },
          ],
        },
      ]}
      marks={[{ id: 'half', x: 2500 }]}
      current={{ x: 940, y: 6842 }}
      stale={false}
      {...calls}
      {...over}
    />,
  );
  return calls;
}

const plot = () => screen.getByRole('slider', { name: / against Output buffer$/ });

it('says what it shows in prose', () => {
  show();
  expect(plot()).toHaveAccessibleDescription(
    'It rises from 1,000 bit/s at 100 bit to 28 kbit/s at 8,023 bit. Half of the highest is reached at about 2,545 bit. The largest step down is 10 %, between 960 bit and 1,000 bit.',
  );
});

it('is one tab stop: arrows move, Enter loads, Escape lets go', async () => {
  const { onPoint } = show();
  plot().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(plot()).toHaveAttribute(
    'aria-valuetext',
    '960 bits: 8,000 bits per second, other seeds 7,600 bits per second to 8,400 bits per second. Click or Enter loads this run.',
  );
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(onPoint).toHaveBeenCalledWith(3000);
  await userEvent.keyboard('{Escape}{Enter}');
  expect(onPoint).toHaveBeenCalledTimes(1);
});

it('tells a measured number with source, bounds and residual', async () => {
  const { onPoint } = show();
  plot().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(screen.getByText(/^940 bit: 6,837 bit\/s reported \(RFC 662, one transfer\)\./)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(
    screen.getByText(
      '4,000 bit: 16 kbit/s measured (IMP program, timed). Between 14 kbit/s and 18 kbit/s. The curve has 18,389 bit/s, 15 % more.',
    ),
  ).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onPoint).toHaveBeenCalledWith(4000);
});

it('loads the run that is clicked', () => {
  const { onPoint } = show();
  fireEvent.click(plot(), { clientX: 395, clientY: 60 });
  expect(onPoint).toHaveBeenCalledWith(8023);
});

it('chooses axis and measure; only numbers go on the axis', async () => {
  const { onParameter, onMeasure } = show();
  const axis = screen.getByRole('combobox', { name: 'Setting along the axis' });
  expect(within(axis).getAllByRole('option')).toHaveLength(2);
  await userEvent.selectOptions(axis, 'hostMs');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What the plot shows' }), 'roundTrip');
  expect(onParameter).toHaveBeenCalledWith('hostMs');
  expect(onMeasure).toHaveBeenCalledWith('roundTrip');
});

it('has all numbers in tables', async () => {
  show();
  await userEvent.click(screen.getByText('The numbers of the plot'));
  const [sweep, measured] = screen.getAllByRole('table');
  expect(within(sweep!).getAllByRole('row')).toHaveLength(points.length + 1);
  expect(within(sweep!).getByRole('row', { name: /^960 bit/ })).toHaveTextContent(
    '960 bit8,000 bit/s7,600 bit/s – 8,400 bit/s4,128 bit/s',
  );
  expect(within(measured!).getAllByRole('row')).toHaveLength(references.length + 1);
  expect(within(measured!).getByRole('row', { name: /^8,023/ })).toHaveTextContent('28 kbit/s, 1.5 % more');
});

it('leaves out references of another plot, and says when nothing is there yet', () => {
  show({ measure: 'roundTrip', points: [], progress: 0.4, curves: [], marks: [], current: undefined });
  expect(plot()).toHaveAccessibleDescription('40 % of the runs worked out.');
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.4');
  expect(screen.queryByText('reported')).toBeNull();
});

const legend = () =>
  [...document.querySelectorAll('.lt-plot-legend > li')].map((entry) => entry.textContent!.trim());
const drawn = (sign: string) => document.querySelectorAll(`.lt-plot-svg ${sign}`).length > 0;

it('names every sign it draws', () => {
  show();
  expect(legend()).toEqual([
    'model, with the settings as they are',
    'least to most with other seeds',
    'Closed form = message ÷ time',
    'reported',
    'measured',
    'lowest and highest of a number',
    'a step down, against the trend',
    'half of the limit',
    'this run',
  ]);
  for (const sign of ['curve', 'band', 'theory', 'reference', 'error', 'step', 'mark', 'current'])
    expect(drawn(`.lt-plot-${sign}`), sign).toBe(true);
});

it('names no sign it does not draw', () => {
  const plain = points.map(({ x, y }, i) => ({ x, y: i === 3 ? 8500 : y }));
  const far = { id: 'closed', points: [100, 8023].map((x) => ({ x, y: 9e6 })) };
  show({ points: plain, references: [], curves: [far], marks: [], current: { x: 9000, y: 1 } });
  expect(legend()).toEqual(['model, with the settings as they are']);
  for (const sign of ['band', 'reference', 'error', 'step', 'mark', 'current'])
    expect(drawn(`.lt-plot-${sign}`), sign).toBe(false);
});

it('tells a step up on a falling curve from a step down on a rising one', () => {
  show({ points: points.map((point) => ({ x: point.x, y: 40_000 - (point.y ?? 0) })), references: [] });
  expect(legend()).toContain('a step up, against the trend');
  expect(legend()).not.toContain('a step down, against the trend');
});

it('has the curve of run A, both runs by their letters, and its numbers', async () => {
  const pinned = {
    points: points.map(({ x, y }) => ({ x, y: y === null ? null : y / 2 })),
    at: { x: 300, y: 1500 },
  };
  show({ pinned });
  expect(
    [...document.querySelectorAll('.lt-plot-svg .lt-plot-run text')].map((text) => text.textContent),
  ).toEqual(['A', 'B']);
  expect(screen.getByText('the same with the settings of A')).toBeInTheDocument();
  expect(document.querySelector('.lt-plot-curve-a')?.getAttribute('d')).toMatch(/^M[\d.]+,[\d.]+L/);
  await userEvent.click(screen.getByText('The numbers of the plot'));
  const table = screen.getAllByRole('table')[0]!;
  expect(within(table).getByRole('columnheader', { name: 'with the settings of A' })).toBeInTheDocument();
  const row = within(table).getByRole('row', { name: /^300 bit/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toContain('1,500 bit/s');
});

it('makes room for a run A above all else', () => {
  show({ pinned: { points: [], at: { x: 300, y: 90_000 } } });
  expect(document.querySelector('.lt-plot-svg')).toHaveTextContent('80k');
});

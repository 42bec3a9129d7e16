import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { scenarioById } from '../../scenarios/registry';
import { textFor } from '../../text';
import { evidence } from '../../text/en/evidence';
import { HistogramView } from './HistogramView';

const t = textFor('en', { ...evidence, ...scenarioById('sunrpc')!.text });
const times = [183.7e6, ...new Array<number>(99).fill(200e6)];

it('says, draws and lists the same numbers', async () => {
  const { container } = render(<HistogramView t={t} theme="light" times={times} period={200e6} />);
  expect(screen.getByText(/99 of 100 calls took 200 ms: from one tick/)).toBeVisible();
  expect(container.querySelectorAll('.lt-histogram-bar')).toHaveLength(2);
  expect(container.querySelectorAll('.lt-histogram-mark')).toHaveLength(1);
  expect(container.querySelector('svg')).toHaveTextContent('ACK timer: 200 ms');
  await userEvent.click(screen.getByText('The bars as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.lastElementChild!.textContent)).toEqual(['1', '99']);
});

it('has no mark where no timer holds', () => {
  const { container } = render(<HistogramView t={t} theme="dark" times={[23e6]} period={undefined} />);
  expect(container.querySelectorAll('.lt-histogram-mark')).toHaveLength(0);
  expect(container.textContent).not.toContain('ACK timer');
});

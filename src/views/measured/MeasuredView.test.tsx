import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { textFor } from '../../text';
import { answers } from '../../text/en/answers';
import { MeasuredView } from './MeasuredView';

const row = {
  id: 'before',
  label: 'Goodput, Output buffer 940 bit',
  source: 'RFC 662',
  provenance: 'fact',
  reported: '6,837 bit/s',
  model: '6,842 bit/s',
  residual: '+0.1 %',
} as const;

it('sets reported, model and residual side by side in a box that scrolls', () => {
  render(<MeasuredView t={textFor('en', answers)} rows={[row]} />);
  fireEvent.click(screen.getByText(/^1 number:/));
  expect(screen.getByRole('row', { name: /Goodput/ })).toHaveTextContent(
    'Goodput, Output buffer 940 bit6,837 bit/s6,842 bit/s+0.1 %reported RFC 662',
  );
  expect(
    screen.getByRole('region', { name: 'The model beside what was reported and measured' }),
  ).toBeVisible();
});

it('says when there is nothing to compare with', () => {
  render(<MeasuredView t={textFor('en', answers)} rows={[]} />);
  expect(screen.getByText('Nothing was measured for this story.')).toBeVisible();
});

it('is folded up at first, and says how many numbers of which label there are', () => {
  const rows = [row, { ...row, id: 'after' }, { ...row, id: 'timed', provenance: 'measured' as const }];
  const { container } = render(<MeasuredView t={textFor('en', answers)} rows={rows} />);
  expect(container.querySelector('summary')).toHaveTextContent('3 numbers: 2 reported 1 measured');
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { textFor } from '../../text';
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
  render(<MeasuredView t={textFor('en')} rows={[row]} />);
  expect(screen.getByRole('row', { name: /Goodput/ })).toHaveTextContent(
    'Goodput, Output buffer 940 bit6,837 bit/s6,842 bit/s+0.1 %reported RFC 662',
  );
  expect(
    screen.getByRole('region', { name: 'The model beside what was reported and measured' }),
  ).toBeVisible();
});

it('says when there is nothing to compare with', () => {
  render(<MeasuredView t={textFor('en')} rows={[]} />);
  expect(screen.getByText('Nothing was measured for this story.')).toBeVisible();
});

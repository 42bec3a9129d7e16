import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Fold } from './Fold';

const details = () => screen.getByText('Twelve lines').closest('details')!;
const print = (phase: 'before' | 'after') => fireEvent(window, new Event(`${phase}print`));

it('is closed at first, open on paper, and afterwards as it was', () => {
  render(<Fold summary="Twelve lines">All of them</Fold>);
  expect(details().open).toBe(false);
  print('before');
  expect(screen.getByText('All of them')).toBeVisible();
  print('after');
  expect(details().open).toBe(false);
  fireEvent.click(screen.getByText('Twelve lines'));
  print('before');
  print('after');
  expect(details().open).toBe(true);
});

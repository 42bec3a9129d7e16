import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { textFor } from '../../text';
import { VerdictView } from './VerdictView';

const parts = [
  { text: 'The line carried your file ' },
  { mark: 'payload', text: '14 %' },
  { text: ' of the time.' },
] as const;

it('reads as one sentence and marks what its numbers count', () => {
  const { container } = render(
    <VerdictView t={textFor('en')} parts={parts} detail="6,842 bit/s" stale={false} />,
  );
  expect(container.querySelector('p')).toHaveTextContent('The line carried your file 14 % of the time.');
  expect(screen.getByText('14 %').parentElement).toHaveAttribute('data-category', 'payload');
  expect(screen.getByText('6,842 bit/s')).toBeVisible();
});

it('says when it is about the run before', () => {
  const { container } = render(<VerdictView t={textFor('en')} parts={parts} detail="" stale />);
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('This is still about the run before.')).toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Term } from '../../text/terms';
import { Prose } from './Prose';

const glossary: readonly Term[] = [
  { id: 'rfnm', words: ['RFNM'], meaning: 'a receipt' },
  { id: 'imp', words: ['IMP', 'IMPs'], meaning: 'a small computer' },
];
const paragraphs = ['An RFNM comes from an IMP.', 'Two IMPs, one RFNM.'];

it('explains a word below its paragraph, one at a time, and takes it back with Escape', async () => {
  const user = userEvent.setup();
  const { container } = render(<Prose paragraphs={paragraphs} glossary={glossary} />);
  expect(container.textContent).toBe(paragraphs.join(''));
  const [rfnm, imp] = screen.getAllByRole('button');
  await user.click(rfnm!);
  expect(rfnm).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('note')).toHaveTextContent('a receipt');
  expect(container.children[1]).toBe(screen.getByRole('note'));
  await user.click(imp!);
  expect(screen.getByRole('note')).toHaveTextContent('a small computer');
  expect(rfnm).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('note')).toBeNull();
});

it('explains nothing where there is no glossary', () => {
  render(<Prose paragraphs={paragraphs} />);
  expect(screen.queryByRole('button')).toBeNull();
});

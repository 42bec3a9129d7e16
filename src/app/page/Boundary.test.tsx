import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { textFor } from '../../text';
import { Boundary } from './Boundary';

const t = textFor('en');
let broken = true;
function Part() {
  if (broken) throw new Error('a fault');
  return <p>drawn</p>;
}

describe('a boundary', () => {
  it('keeps a fault to its part, tries again when asked and when there is something new', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onRetry = vi.fn();
    const show = (about: unknown) => (
      <Boundary t={t} about={about} onRetry={onRetry}>
        <Part />
      </Boundary>
    );
    broken = true;
    const { rerender } = render(show(1));
    expect(screen.getByText(/could not be drawn/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Draw it again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    broken = false;
    rerender(show(1));
    expect(screen.queryByText('drawn')).toBeNull();
    rerender(show(2));
    expect(screen.getByText('drawn')).toBeInTheDocument();
  });
});

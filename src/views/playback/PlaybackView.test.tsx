import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { textFor } from '../../text';
import { PlaybackView, type PlaybackViewProps } from './PlaybackView';

const t = textFor('en');

function view(props: Partial<PlaybackViewProps> = {}) {
  const spies = {
    onPlaying: vi.fn(),
    onSeek: vi.fn(),
    onStep: vi.fn(),
    onGap: vi.fn(),
    onSpeed: vi.fn(),
  };
  render(
    <PlaybackView
      t={t}
      playing={false}
      playhead={104e6}
      elapsed={365e9}
      nsPerSecond={20e6}
      reducedMotion={false}
      {...spies}
      {...props}
    />,
  );
  return spies;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('playback', () => {
  it('plays, pauses, steps, and goes to the silences', async () => {
    const spies = view();
    await press('Play');
    await press('One event back');
    await press('One event on');
    await press('Silence before');
    await press('Next silence');
    expect(spies.onPlaying).toHaveBeenCalledWith(true);
    expect(spies.onStep.mock.calls).toEqual([[-1], [1]]);
    expect(spies.onGap.mock.calls).toEqual([[-1], [1]]);
  });

  it('shows pause while it plays', async () => {
    const { onPlaying } = view({ playing: true });
    await press('Pause');
    expect(onPlaying).toHaveBeenCalledWith(false);
  });

  it('does not go back beyond the start, and keeps its buttons', async () => {
    const { onStep } = view({ playhead: 0 });
    await press('One event back');
    expect(onStep).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'One event back' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says the time in words and seeks by keys in round steps', () => {
    const { onSeek } = view();
    const seek = screen.getByRole('slider', { name: 'Time in the run' });
    expect(seek).toHaveAttribute('aria-valuetext', '104 milliseconds of 6 minutes 5 seconds');
    fireEvent.keyDown(seek, { key: 'ArrowRight' });
    fireEvent.keyDown(seek, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(seek, { key: 'End' });
    expect(onSeek.mock.calls).toEqual([[2.104e9], [0.304e9], [365e9]]);
    fireEvent.change(seek, { target: { value: '180000000000' } });
    expect(onSeek).toHaveBeenLastCalledWith(180e9);
  });

  it('has its speed as simulated time a second', async () => {
    const { onSpeed } = view();
    expect(screen.getByText('1 s = 20 ms')).toBeInTheDocument();
    const speed = screen.getByRole('slider', { name: 'Speed' });
    expect(speed).toHaveAttribute('aria-valuetext', 'one second shows 20 milliseconds');
    await press('Slower');
    await press('Faster');
    fireEvent.change(speed, { target: { value: '0' } });
    expect(onSpeed.mock.calls).toEqual([[10e6], [50e6], [1e3]]);
  });

  it('only steps where little motion is wanted, and says so', () => {
    view({ reducedMotion: true });
    expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
    expect(screen.queryByRole('slider', { name: 'Speed' })).not.toBeInTheDocument();
    expect(screen.getByText(/asks for little motion/)).toBeInTheDocument();
  });
});

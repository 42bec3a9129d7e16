/** Binds the buttons of playback to clock and playhead. */

import { PlaybackView } from '../../views/playback/PlaybackView';
import { useSelect, useSession, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function PlaybackPanel({ shown }: PanelProps) {
  const t = useText();
  const { actions } = useSession();
  const playing = useSelect((state) => state.playing);
  const playhead = useSelect((state, select) => select.playhead(state));
  const speed = useSelect((state, select) => select.speed(state));
  const still = useSelect((state, select) => select.still(state));
  return (
    <PlaybackView
      t={t}
      playing={playing}
      onPlaying={actions.setPlaying}
      playhead={playhead}
      elapsed={shown.trace.elapsed}
      onSeek={actions.seek}
      onStep={actions.step}
      onGap={actions.stepGap}
      nsPerSecond={speed}
      onSpeed={actions.setSpeed}
      reducedMotion={still}
    />
  );
}

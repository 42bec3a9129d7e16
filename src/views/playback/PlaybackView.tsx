/**
 * Play and pause, one event back and on, to the silences, a slider over the whole run, and the speed as "1 s = 20 ms".
 * The clock is the page's; this only says what is wanted.
 */

import type { KeyboardEvent, ReactNode } from 'react';
import type { Text } from '../../text/catalogue';
import { formatDuration, formatInstant } from '../../text/format';
import { spoken } from '../../text/spoken';
import { seekBy } from './seek';
import { besideSpeed, nearestSpeed, SPEEDS } from './speed';
import './playback.css';

export interface PlaybackViewProps {
  readonly t: Text;
  readonly playing: boolean;
  onPlaying(playing: boolean): void;
  /** ns */
  readonly playhead: number;
  readonly elapsed: number;
  onSeek(ns: number): void;
  onStep(direction: 1 | -1): void;
  onGap(direction: 1 | -1): void;
  /** Simulated ns that a second shows. */
  readonly nsPerSecond: number;
  onSpeed(nsPerSecond: number): void;
  readonly reducedMotion: boolean;
}

export function PlaybackView(props: PlaybackViewProps) {
  const { t, playing, onPlaying, playhead, elapsed, onSeek, onStep, onGap, reducedMotion } = props;
  const atStart = playhead <= 0;
  const atEnd = playhead >= elapsed;
  return (
    <div className="lt-playback">
      <div className="lt-playback-row">
        <div className="lt-playback-buttons" dir="ltr">
          <Press label={t('playback.gapBack')} off={atStart} onPress={() => onGap(-1)} icon={<GapBack />} />
          <Press label={t('playback.back')} off={atStart} onPress={() => onStep(-1)} icon={<StepBack />} />
          {reducedMotion ? null : (
            <Press
              label={t(playing ? 'playback.pause' : 'playback.play')}
              onPress={() => onPlaying(!playing)}
              icon={playing ? <PauseSign /> : <PlaySign />}
              main
            />
          )}
          <Press label={t('playback.on')} off={atEnd} onPress={() => onStep(1)} icon={<StepOn />} />
          <Press label={t('playback.gapOn')} off={atEnd} onPress={() => onGap(1)} icon={<GapOn />} named />
        </div>
        <Seek t={t} playhead={playhead} elapsed={elapsed} onSeek={onSeek} />
        <Readout playhead={playhead} elapsed={elapsed} nsPerSecond={props.nsPerSecond} />
        {reducedMotion ? (
          <p className="lt-text lt-small lt-mute">{t('playback.reduced')}</p>
        ) : (
          <Speed t={t} nsPerSecond={props.nsPerSecond} onSpeed={props.onSpeed} />
        )}
      </div>
    </div>
  );
}

interface PressProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly off?: boolean;
  readonly main?: boolean;
  /** The label is to be seen too, where there is room. */
  readonly named?: boolean;
  onPress(): void;
}

function Press({ label, icon, off = false, main = false, named = false, onPress }: PressProps) {
  const kind = main ? ' lt-playback-main' : named ? ' lt-playback-named' : '';
  return (
    <button
      type="button"
      className={`lt-button lt-playback-button${kind}`}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {icon}
      </svg>
      {named ? <span>{label}</span> : null}
    </button>
  );
}

const PlaySign = () => <path d="M4 2.5v11l9-5.5z" />;
const PauseSign = () => <path d="M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z" />;
const StepOn = () => <path d="M3 3v10l7-5zM11 3h2v10h-2z" />;
const StepBack = () => <path d="M13 3v10L6 8zM3 3h2v10H3z" />;
/** A silence: the gap between two frames. */
const GapOn = () => <path d="M1 4h3v8H1zM12 4h3v8h-3zM6 7.2h2V5.5L11 8l-3 2.5V8.8H6z" />;
const GapBack = () => <path d="M1 4h3v8H1zM12 4h3v8h-3zM10 7.2H8V5.5L5 8l3 2.5V8.8h2z" />;

interface SeekProps {
  readonly t: Text;
  readonly playhead: number;
  readonly elapsed: number;
  onSeek(ns: number): void;
}

function Seek({ t, playhead, elapsed, onSeek }: SeekProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = seekBy(event.key, event.shiftKey, playhead, elapsed);
    if (to === undefined) return;
    event.preventDefault();
    if (to !== playhead) onSeek(to);
  };
  return (
    <input
      className="lt-range lt-playback-seek"
      dir="ltr"
      type="range"
      min={0}
      max={Math.max(1, elapsed)}
      step="any"
      value={playhead}
      aria-label={t('playback.seek')}
      aria-valuetext={spoken(
        t('playback.of', { time: formatDuration(playhead), elapsed: formatDuration(elapsed) }),
        t,
      )}
      onChange={(event) => onSeek(Math.round(event.currentTarget.valueAsNumber))}
      onKeyDown={onKeyDown}
    />
  );
}

interface ReadoutProps {
  readonly playhead: number;
  readonly elapsed: number;
  readonly nsPerSecond: number;
}

/** Figures enough to see them move at this speed, and room for the longest time, so that nothing beside jumps. */
function Readout({ playhead, elapsed, nsPerSecond }: ReadoutProps) {
  const resolution = Math.min(1e8, Math.max(1, nsPerSecond / 100));
  const widest = formatInstant(Math.max(elapsed, 999e6), resolution).length;
  return (
    <bdi className="lt-num lt-playback-time" dir="ltr" style={{ minInlineSize: `${widest}ch` }}>
      {formatInstant(playhead, resolution)}
    </bdi>
  );
}

interface SpeedProps {
  readonly t: Text;
  readonly nsPerSecond: number;
  onSpeed(nsPerSecond: number): void;
}

function Speed({ t, nsPerSecond, onSpeed }: SpeedProps) {
  const time = formatDuration(nsPerSecond, 3);
  return (
    <div className="lt-playback-speed" dir="ltr">
      <button
        type="button"
        className="lt-button lt-button-icon"
        aria-label={t('playback.slower')}
        title={t('playback.slower')}
        aria-disabled={nsPerSecond <= SPEEDS[0]!}
        onClick={() => onSpeed(besideSpeed(nsPerSecond, -1))}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        className="lt-range"
        type="range"
        min={0}
        max={SPEEDS.length - 1}
        step={1}
        value={nearestSpeed(nsPerSecond)}
        aria-label={t('playback.speed')}
        aria-valuetext={t('playback.speed.spoken', { time: spoken(time, t) })}
        onChange={(event) => onSpeed(SPEEDS[event.currentTarget.valueAsNumber]!)}
      />
      <button
        type="button"
        className="lt-button lt-button-icon"
        aria-label={t('playback.faster')}
        title={t('playback.faster')}
        aria-disabled={nsPerSecond >= SPEEDS.at(-1)!}
        onClick={() => onSpeed(besideSpeed(nsPerSecond, 1))}
      >
        <span aria-hidden="true">+</span>
      </button>
      <bdi className="lt-num lt-playback-rate">{t('playback.speed.value', { time })}</bdi>
    </div>
  );
}

/** The canvas with the spans: draws when what it shows has changed, and only then; the playhead is another layer. */

import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { palette, type ThemeName } from '../theme';
import { contextOf } from './measure';
import { paint } from './paint';
import { makePatterns, type Patterns } from './patterns';
import type { Scene } from './scene';
import type { CaptionFont } from './useCaptionFont';

interface SpansCanvasProps {
  readonly theme: ThemeName;
  readonly scene: Scene;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly font: CaptionFont;
}

export const SpansCanvas = memo(function SpansCanvas(props: SpansCanvasProps) {
  const { theme, scene, width, height, ratio, font } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const rows = Math.round(height * ratio);
  const made = useRef<{ key: string; patterns: Patterns } | undefined>(undefined);
  const colours = useMemo(() => palette(theme), [theme]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas is emptied when its size is set
  useLayoutEffect(() => {
    const context = contextOf(canvas.current);
    if (!context) return;
    const key = `${theme} ${ratio}`;
    if (made.current?.key !== key) made.current = { key, patterns: makePatterns(context, colours, ratio) };
    paint(context, scene, { palette: colours, patterns: made.current.patterns, ratio, font });
  }, [theme, scene, colours, ratio, font, rows]);

  return (
    <canvas
      ref={canvas}
      className="lt-timeline-canvas"
      width={scene.columns}
      height={rows}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
});

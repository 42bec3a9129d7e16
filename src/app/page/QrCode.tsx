/** A text as a QR code, for cameras: dark on white in every look, with the quiet edge that readers need. */

import encodeQR from 'qr';
import { useMemo } from 'react';

interface Props {
  readonly text: string;
  readonly label: string;
  /** Shown where the text is too long for a code that cameras can still read. */
  readonly tooLong: string;
}

/** Longer ones have dots too small for a camera at the back of a room. */
const MOST = 700;
/** Modules left white around it, as ISO/IEC 18004 asks. */
const EDGE = 4;

export function QrCode({ text, label, tooLong }: Props) {
  const rows = useMemo(() => modulesOf(text), [text]);
  if (!rows) return <p className="lt-text lt-mute">{tooLong}</p>;
  const size = rows.length;
  const path = rows
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return (
    <svg className="lt-qr" role="img" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <path fill="#fff" d={`M0 0h${size}v${size}h${-size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** Row by row with its edge; true is dark. undefined for what is too long. */
const modulesOf = (text: string): readonly (readonly boolean[])[] | undefined =>
  text.length > MOST
    ? undefined
    : encodeQR(text, 'raw', { border: EDGE, ecc: text.length > MOST / 2 ? 'low' : 'medium' });

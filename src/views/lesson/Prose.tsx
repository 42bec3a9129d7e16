/** Paragraphs of a lesson. */

import type { Text } from '../../text/catalogue';
import './lesson.css';

interface Props {
  readonly t: Text;
  readonly paragraphs: readonly string[];
}

export function Prose({ paragraphs }: Props) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="lt-text">
      {paragraph}
    </p>
  ));
}

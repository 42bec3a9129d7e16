/** One sentence made from the run, its shares underlined in the colour of what they count, and a line of figures. */

import type { ReactNode } from 'react';
import type { Category } from '../../sim/categories';
import type { Text } from '../../text/catalogue';
import './verdict.css';

export type VerdictPart = { readonly text: string } | { readonly mark: Category; readonly text: string };

interface Props {
  readonly t: Text;
  readonly parts: readonly VerdictPart[];
  readonly detail: string;
  /** The sentence is still about the run before. */
  readonly stale: boolean;
  /** What can be done with the run, at the end of the line of figures. */
  readonly children?: ReactNode;
}

export function VerdictView({ t, parts, detail, stale, children }: Props) {
  return (
    <div className={stale ? 'lt-verdict lt-stale' : 'lt-verdict'} aria-busy={stale}>
      <p className="lt-verdict-sentence">
        {parts.map((part, i) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
          if (!('mark' in part)) return <span key={i}>{part.text}</span>;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
            <mark key={i} className="lt-verdict-mark" data-category={part.mark}>
              <bdi>{part.text}</bdi>
            </mark>
          );
        })}
      </p>
      <div className="lt-verdict-foot">
        <p className="lt-text lt-mute lt-verdict-detail">{detail}</p>
        {children}
      </div>
      {stale && <p className="lt-hidden">{t('verdict.stale')}</p>}
    </div>
  );
}

/** A part of the experiment with its heading, held apart from the others' faults. */

import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { PanelName } from '../../scenarios/lesson';
import { useSelect, useText } from '../useSession';
import { Boundary } from './Boundary';

interface Props {
  /** Catalogue key `region.<name>`, and the name of its place in the grid. */
  readonly name: string;
  /** Where the words come with the part: its name in words. */
  readonly title?: string;
  /** The heading is there for screen readers alone: what is seen explains itself. */
  readonly quiet?: boolean;
  /** What it shows: after a fault it is tried again when this is another. */
  readonly about: unknown;
  readonly children: ReactNode;
}

export function Section({ name, title, quiet = false, about, children }: Props) {
  const t = useText();
  const headingId = useId();
  const [attempt, setAttempt] = useState(0);
  const cover = useSelect((state, select) => select.coverOf(state, name as PanelName));
  // nothing that a question covers is in the way of what it is about
  if (cover === 'gone') return null;
  return (
    <section
      className={`lt-section lt-at-${name}${cover === 'looked' ? ' lt-looked' : ''}`}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={quiet ? 'lt-hidden' : 'lt-heading lt-section-heading'}>
        {title ?? t(`region.${name}`)}
      </h2>
      <Boundary key={attempt} t={t} about={about} onRetry={() => setAttempt(attempt + 1)}>
        {cover === 'box' ? (
          <p className="lt-covered">{t('lesson.covered')}</p>
        ) : cover === 'question' ? (
          <Suspense fallback={<p className="lt-covered">{t('lesson.covered')}</p>}>
            <CoveredQuestion />
          </Suspense>
        ) : (
          children
        )}
      </Boundary>
    </section>
  );
}

/** What is asked there, in the place of what would answer it. */
const CoveredQuestion = lazy(async () => ({
  default: (await import('../lesson/CoveredQuestion')).CoveredQuestion,
}));

/** Paragraphs of the lesson on the page, with the words of its stories explained on demand. */

import { useMemo } from 'react';
import type { Lesson } from '../../scenarios/lesson';
import { glossary } from '../../text/en/glossary';
import { termsOf } from '../../text/terms';
import { Prose } from '../../views/lesson/Prose';

interface Props {
  readonly lesson: Lesson;
  readonly paragraphs: readonly string[];
}

export function Words({ lesson: { runs }, paragraphs }: Props) {
  const terms = useMemo(
    () =>
      termsOf(
        glossary,
        Object.values(runs).map(({ scenario }) => scenario),
      ),
    [runs],
  );
  return <Prose paragraphs={paragraphs} glossary={terms} />;
}

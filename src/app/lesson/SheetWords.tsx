/** What the words of a lesson mean, where they cannot be opened: on paper. */

import type { Lesson } from '../../scenarios/lesson';
import type { Text } from '../../text/catalogue';
import { glossary } from '../../text/en/glossary';
import { splitAtTerms, termsOf } from '../../text/terms';

export function SheetWords({ t, lesson }: { readonly t: Text; readonly lesson: Lesson }) {
  const stories = Object.values(lesson.runs).map(({ scenario }) => scenario);
  const texts = lesson.steps.map(({ id }) => t(`step.${id}.text`));
  const found = splitAtTerms(texts, termsOf(glossary, stories))
    .flat()
    .flatMap(({ term }) => term ?? []);
  if (found.length === 0) return null;
  return (
    <section className="lt-sheet-step">
      <h2 className="lt-sheet-step-title">{t('sheet.words')}</h2>
      <dl className="lt-sheet-words">
        {found.map(({ id, words, meaning }) => (
          <div key={id}>
            <dt>{words[0]}</dt> <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

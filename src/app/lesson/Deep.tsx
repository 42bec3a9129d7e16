/** The deep track of a step: formula, sources, what is fitted or assumed. Shown to whoever wants it. */

import type { Runs } from '../../scenarios/lesson';
import { paragraphsOf, sayer } from '../../state/lesson/feedback';
import type { AtStep } from '../../state/selectors';
import type { Text } from '../../text/catalogue';
import { Formula } from '../../views/lesson/Formula';
import { useSelect } from '../useSession';
import { ifThere } from './useStep';
import { Words } from './Words';

interface Props {
  readonly t: Text;
  readonly at: AtStep;
  readonly runs: Runs;
}

export function Deep({ t, at, runs }: Props) {
  const deep = useSelect((state) => state.deep);
  const { lesson, step } = at;
  if (!deep) return null;
  const say = sayer(t, lesson, runs);
  const key = `step.${step.id}`;
  const parts = ifThere(() => ({
    formula: lesson.text[`${key}.formula`] && say(`${key}.formula`),
    text: lesson.text[`${key}.deep`] && say(`${key}.deep`),
  }));
  if (!parts?.formula && !parts?.text) return null;
  return (
    <section className="lt-lesson-deep" aria-label={t('lesson.deepTitle')}>
      {parts.formula && <Formula words={parts.formula} mathml={lesson.formulas[step.id]} />}
      {parts.text && <Words lesson={lesson} paragraphs={paragraphsOf(parts.text)} />}
    </section>
  );
}

/** Questions for a whole class: a figure from a run, four answers; the key where it is wanted. */

import type { Item } from '../../scenarios/lesson';
import { paragraphsOf, sayer } from '../../state/lesson/feedback';
import type { AtStep } from '../../state/selectors';
import type { Text } from '../../text/catalogue';
import { Boxes } from '../../views/lesson/Boxes';
import { Prose } from '../../views/lesson/Prose';
import { RunFigure } from './RunFigure';
import { type SheetProps, StepKey } from './StepNotes';
import { ifThere, useStepText } from './useStep';

export function ItemFigure({ t, item }: { readonly t: Text; readonly item: Item }) {
  return <RunFigure t={t} name={item.run} label={t(`item.${item.figure}`)} only={item.figure} />;
}

/** All of them, on paper. */
export function Items({ t, at, runs, answers }: SheetProps & { readonly answers: boolean }) {
  const { lesson } = at;
  if (lesson.items.length === 0) return null;
  return (
    <section className="lt-sheet-step">
      <h2 className="lt-sheet-step-title">{t('item.title')}</h2>
      <p className="lt-text lt-small">{t('item.how')}</p>
      {lesson.items.map((item, i) => (
        <ItemOnPaper
          key={item.id}
          at={{ ...at, step: item, index: lesson.steps.length + i }}
          item={item}
          runs={runs}
          answers={answers}
        />
      ))}
    </section>
  );
}

interface ItemProps extends Omit<SheetProps, 't'> {
  readonly at: AtStep;
  readonly item: Item;
  readonly answers: boolean;
}

function ItemOnPaper({ at, item, runs, answers }: ItemProps) {
  const t = useStepText(at);
  const say = sayer(t, at.lesson, runs);
  const own = (name: string): string => say(`step.${item.id}.${name}`);
  const parts = ifThere(() => ({
    text: paragraphsOf(own('text')),
    question: own('question'),
    options: item.question.options.map(({ id }) => own(`option.${id}`)),
    after: paragraphsOf(own('after')),
  }));
  if (!parts) return <p className="lt-text lt-mute">{t('lesson.working')}</p>;
  return (
    <section className="lt-sheet-item">
      <h3 className="lt-sheet-item-title">{t(`step.${item.id}.title`)}</h3>
      <Prose paragraphs={parts.text} />
      <ItemFigure t={t} item={item} />
      <p className="lt-asked-question">{parts.question}</p>
      <Boxes texts={parts.options} />
      {answers && (
        <div className="lt-sheet-answer">
          <StepKey t={t} at={at} runs={runs} />
          <Prose paragraphs={parts.after} />
        </div>
      )}
    </section>
  );
}

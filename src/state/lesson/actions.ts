/** Going through a lesson: opening it, its steps, answers. Part of the store's only writer. Loads nothing by itself. */

import { type LessonPlace, type LinkState, NO_GUESS, type Sheet } from '../linkState';
import type { Opening } from '../opening';
import { remember } from '../storage';
import type { State, Store } from '../store';
import { keepPlace } from './kept';
import { lessonIn, type Shelf } from './shelf';

export interface LessonActionParts {
  readonly store: Store;
  readonly opening: Opening;
  readonly shelf: Shelf;
  /** Another page, with a history of its own. */
  replace(state: LinkState, more?: Partial<State>): void;
  link(part: Partial<LinkState>): void;
}

export function makeLessonActions({ store, opening, shelf, replace, link }: LessonActionParts) {
  const place = (): LessonPlace | undefined => store.getState().link.lesson;

  const show = (at: LessonPlace, arrived?: string): void => {
    const start = shelf.find(at.id)?.start(at.step);
    if (!start) return;
    replace({ ...start, lesson: at }, { notices: [], arrived });
    keepPlace(at);
  };
  /** Items come behind the steps, for whoever presents. */
  const beside = (direction: 1 | -1, presenting = false): void => {
    const at = place();
    const open = at && shelf.find(at.id);
    if (!at || !open) return;
    const { lesson, places } = open;
    const index = places.findIndex(({ id }) => id === at.step) + direction;
    const next = presenting || index !== lesson.steps.length ? places[index] : undefined;
    if (next) show({ ...at, step: next.id }, next.id);
  };
  const answer = (text: string | undefined): void => {
    const at = place();
    if (!at) return;
    const { [at.step]: _, ...others } = at.answers;
    const answers = text === undefined ? others : { ...others, [at.step]: text };
    link({ lesson: { ...at, answers } });
    keepPlace({ ...at, answers });
  };

  return {
    /** From its beginning. */
    openLesson(id: string): void {
      opening.open(lessonIn(shelf, id), () => {
        const [first] = shelf.find(id)!.places;
        show({ id, step: first!.id, answers: {} });
      });
    },
    /** Where a companion window is. */
    goToPlace({ id, step, answers }: Pick<LessonPlace, 'id' | 'step' | 'answers'>): void {
      const at = place();
      const known = at?.id === id && shelf.find(id)?.places.some((one) => one.id === step);
      if (!at || !known) return;
      if (step === at.step) link({ lesson: { ...at, answers } });
      else show({ ...at, step, answers });
    },
    goToStep(step: string): void {
      const at = place();
      if (at) show({ ...at, step }, step);
    },
    /** The focus has followed whoever went to a step. */
    settleStep(): void {
      store.setState({ arrived: undefined });
    },
    nextStep: () => beside(1),
    previousStep: () => beside(-1),
    /** As it stands in a link (see judge.ts). */
    answer: (text: string) => answer(text),
    /** Somebody would rather see than guess. */
    reveal: () => answer(NO_GUESS),
    takeBackAnswer: () => answer(undefined),
    /** All settings as the step has them. */
    restartStep(): void {
      const at = place();
      if (at) show(at);
    },
    /** The page stays as it is, without the lesson. */
    leaveLesson(): void {
      link({ lesson: undefined });
      store.setState({ presenting: false, blank: false });
    },
    showSheet(sheet: Sheet | undefined): void {
      const at = place();
      if (at) link({ lesson: { ...at, sheet } });
    },
    setDeep(deep: boolean): void {
      store.setState({ deep });
      remember('deep', deep ? 'yes' : 'no');
    },
    /** Whoever presents shows no answers of their own. */
    setPresenting(presenting: boolean): void {
      const at = place();
      if (!at) return;
      if (presenting) link({ lesson: { ...at, answers: {} } });
      store.setState({ presenting, blank: false, folded: undefined });
    },
    /** The way on of whoever presents: the answer first, then the next step. */
    advance(): void {
      const at = place();
      const step = at && shelf.find(at.id)?.places.find(({ id }) => id === at.step);
      if (!at || !step) return;
      if (step.question && at.answers[step.id] === undefined) answer(NO_GUESS);
      else beside(1, true);
    },
    setBlank(blank: boolean): void {
      store.setState({ blank });
    },
    setFrozen(frozen: boolean): void {
      store.setState({ frozen });
    },
  };
}

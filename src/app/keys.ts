/**
 * All keys of the page in one table: what they do, and how the help shows them. Letters go by the character, so that they
 * are where the keyboard says. Nothing is taken from a control that uses the key itself, and nothing outside of the app.
 */

import type { Actions } from '../state/actions';

export interface KeyRow {
  /** As shown; names of keys are catalogue keys. */
  readonly shown: readonly string[];
  /** Catalogue key of what it does. */
  readonly does: string;
  matches(event: KeyPress): boolean;
  run(helpers: KeyHelpers): void;
}

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export interface KeyHelpers {
  readonly actions: Actions;
  readonly playing: boolean;
  /** Nothing moves by itself: play becomes a step. */
  readonly still: boolean;
  /** Of a presentation. */
  readonly blank: boolean;
  readonly frozen: boolean;
  showKeys(): void;
}

const plain =
  (...keys: string[]) =>
  ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
    keys.includes(key) && !ctrlKey && !metaKey && !altKey;

const withControl =
  (letter: string, shift: boolean) =>
  ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean =>
    key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && shiftKey === shift;

const undone = withControl('z', false);
const doneAgain = [withControl('z', true), withControl('y', false)];

export const KEYS: readonly KeyRow[] = [
  {
    shown: ['keys.space'],
    does: 'keys.play',
    matches: plain(' '),
    run: ({ actions, playing, still }) => (still ? actions.step(1) : actions.setPlaying(!playing)),
  },
  { shown: ['→'], does: 'keys.forward', matches: plain('ArrowRight'), run: ({ actions }) => actions.step(1) },
  { shown: ['←'], does: 'keys.back', matches: plain('ArrowLeft'), run: ({ actions }) => actions.step(-1) },
  { shown: ['g'], does: 'keys.gapForward', matches: plain('g'), run: ({ actions }) => actions.stepGap(1) },
  { shown: ['G'], does: 'keys.gapBack', matches: plain('G'), run: ({ actions }) => actions.stepGap(-1) },
  { shown: ['0'], does: 'keys.fit', matches: plain('0'), run: ({ actions }) => actions.showAll() },
  { shown: ['1'], does: 'keys.first', matches: plain('1'), run: ({ actions }) => actions.showFirst() },
  { shown: ['+'], does: 'keys.zoomIn', matches: plain('+', '='), run: ({ actions }) => actions.zoom(0.5) },
  { shown: ['−'], does: 'keys.zoomOut', matches: plain('-', '−'), run: ({ actions }) => actions.zoom(2) },
  { shown: ['Ctrl Z'], does: 'keys.undo', matches: undone, run: ({ actions }) => actions.undo() },
  {
    shown: ['Ctrl Y'],
    does: 'keys.redo',
    matches: (event) => doneAgain.some((matches) => matches(event)),
    run: ({ actions }) => actions.redo(),
  },
  { shown: ['?'], does: 'keys.help', matches: plain('?'), run: ({ showKeys }) => showKeys() },
];

const PRESENTING: readonly KeyRow[] = [
  {
    shown: ['keys.pageDown'],
    does: 'keys.present.next',
    matches: plain('PageDown'),
    run: ({ actions }) => actions.advance(),
  },
  {
    shown: ['keys.pageUp'],
    does: 'keys.present.back',
    matches: plain('PageUp'),
    run: ({ actions }) => actions.previousStep(),
  },
  {
    shown: ['.'],
    does: 'keys.present.blank',
    matches: plain('.', 'b', 'B'),
    run: ({ actions, blank }) => actions.setBlank(!blank),
  },
  {
    shown: ['f'],
    does: 'keys.present.freeze',
    matches: plain('f'),
    run: ({ actions, frozen }) => actions.setFrozen(!frozen),
  },
  {
    shown: ['Esc'],
    does: 'keys.present.leave',
    matches: plain('Escape'),
    run: ({ actions, blank }) => (blank ? actions.setBlank(false) : actions.setPresenting(false)),
  },
];

/** Keys that count only while a lesson is presented: those of the small remote controls of lecturers among them. */
export const PRESENTER_KEYS: readonly Pick<KeyRow, 'shown' | 'does'>[] = PRESENTING;

const TEXT_INPUTS =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type=range], [type=checkbox], [type=radio], [type=button])';
const USES_SPACE =
  'button, a, summary, select, input:not([type=range]), [role=button], [role=slider]:not(input), [tabindex="0"]';
const USES_ARROWS = 'select, input, [role=slider], [role=application], [role=radiogroup], .lt-scroll';

/** Keys with which somebody goes through the page around the app: those are its own but where time is moved. */
const HOST_KEYS = [' ', 'ArrowLeft', 'ArrowRight'];

/** Does the element that has the focus use this key itself? */
function isTaken(target: Element, key: string): boolean {
  if (target.closest(TEXT_INPUTS)) return true;
  if (target.closest('dialog')) return true;
  if (key === ' ') return target.closest(USES_SPACE) !== null;
  if (key.startsWith('Arrow')) return target.closest(USES_ARROWS) !== null;
  return target.closest('select') !== null;
}

export function keyFor(
  event: KeyPress,
  target: Element,
  presenting = false,
  inOtherPage = false,
): KeyRow | undefined {
  const own = presenting ? PRESENTING.find((row) => row.matches(event)) : undefined;
  // a remote control must not depend on where the focus happens to be
  if (own && event.key.length > 1 && !target.closest('dialog')) return own;
  if (isTaken(target, event.key)) return undefined;
  if (!own && inOtherPage && HOST_KEYS.includes(event.key) && !target.closest('.lt-at-timeline'))
    return undefined;
  return own ?? KEYS.find((row) => row.matches(event));
}

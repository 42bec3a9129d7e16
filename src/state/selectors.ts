/**
 * What is derived from the state, each made again only when what it is made of has changed. One set of selectors for each
 * app on a page, since what they remember is that app's.
 */

import type { Item, PanelName, Step } from '../scenarios/lesson';
import type { Card, Counting, Measure, Scenario } from '../scenarios/scenario';
import { goodputOf } from '../sim/accounting/figures';
import { bitsOfLine, buildLedger, type LineLedger, ledgerOf } from '../sim/accounting/ledger';
import type { BusyCategory, Category } from '../sim/categories';
import { defaultsOf, type ParameterValues } from '../sim/parameters';
import { textFor } from '../text';
import type { Locale, Text } from '../text/catalogue';
import { formatCount, formatRate } from '../text/format';
import { type HypothesisRow, makeTrial, type Trial } from './hypotheses';
import type { OpenLesson, Shelf } from './lesson/shelf';
import { writeLesson, writeLink, writeStart } from './link';
import type { LinkState, TimeWindow } from './linkState';
import type { MeasuredRuns } from './measuredRows';
import { memo, memoBase, memoList } from './memo';
import { axisMarks, measureOf, placesOf, plotPoints, referencesOn, theoryCurves } from './plot';
import { type Preferences, type SystemWishes, type Theme, themeOf } from './preferences';
import { firstView, type Shown } from './shown';
import type { State } from './store';
import type { Sweep } from './sweep';
import { type Axis, axisOf, comparisonRuns, evenStep, type Plan, planOf, referenceRuns } from './sweepPlan';
import { verdictOf } from './verdict';

export interface LedgerRow {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly ns: Readonly<Record<Category, number>>;
  readonly bits: Readonly<Record<BusyCategory, number>>;
  readonly frames: number;
}

const RUNS = 2;

/** The numbers of one line's ledger, of the whole run or of a window. */
function ledgerRowOf(
  t: Text,
  shown: Shown,
  ledger: LineLedger,
  window: TimeWindow | undefined,
  counting: Counting | undefined,
): LedgerRow {
  const line = shown.trace.lanes[ledger.lane]!.id;
  const { ns, from, to } = ledgerOf(ledger, window?.from, window?.to);
  const { bits, frames } = bitsOfLine(ledger, from, to, counting?.leftOut);
  const main = line === shown.scenario.model.mainLine;
  return {
    id: line,
    label: t(`lane.${line}`),
    detail:
      main && !window ? formatRate(goodputOf(shown.result)) : t('row.frames', { count: formatCount(frames) }),
    ns,
    bits,
    frames,
  };
}

export type Find = (id: string) => Scenario | undefined;

/** A lesson, and where in it somebody is: at one of its steps, or at an item for a class. */
export interface AtStep extends OpenLesson {
  readonly step: Step | Item;
  /** Among the places: steps first. */
  readonly index: number;
}

/** One idea a screen: the step, what it is about, and the settings it lets change. */
const isPresented = (step: Step | Item, panel: string): boolean =>
  panel === 'lesson' ||
  (!('figure' in step) &&
    (panel === step.look ||
      (panel === 'controls' && step.controls !== undefined) ||
      (panel === 'timeline' && step.look === 'why')));

/** A finish line and a curve are drawn where the run will show them. */
export const asksInPlace = ({ question }: Step): boolean =>
  question?.kind === 'finish' || question?.kind === 'curve';

/** Its question waits for an answer, or nobody may see what is right. */
const isOpen = ({ link, host }: State, { id, question }: Step): boolean =>
  question !== undefined &&
  question.kind !== 'task' &&
  (link.lesson?.answers[id] === undefined || host?.answers === false);

/** Parts that tell what no step has explained yet: left out unless a step wants them. Assumptions wait for an answer. */
const BESIDE: readonly PanelName[] = ['frame', 'histogram', 'hypotheses'];
const isBeside = ({ shows }: Step, panel: PanelName, open: boolean): boolean =>
  (BESIDE.includes(panel) && (open || !shows?.includes(panel))) || (panel === 'assumptions' && open);

const NOTHING_COVERED: readonly PanelName[] = [];

export function makeSelectors(sweep: Sweep, find: Find, shelf: Pick<Shelf, 'find'>) {
  const textBy = memo((lang: Locale, scenario: Scenario | undefined): Text => textFor(lang, scenario?.text));
  const stories = new Map<string, Text>();
  const cardTextBy = (lang: Locale, card: Card): Text => {
    const key = `${lang} ${card.id}`;
    const text = stories.get(key) ?? textFor(lang, card.text);
    stories.set(key, text);
    return text;
  };
  const defaultsBy = memo((scenario: Scenario) => defaultsOf(scenario.parameters) as ParameterValues);
  // two runs: the one shown, and the one before while it is still read
  const firstViewBy = memo(firstView, RUNS);
  const windowBy = memo((shown: Shown, wanted: TimeWindow | undefined, clock: number): TimeWindow => {
    if (!wanted || wanted.from >= clock) return firstViewBy(shown);
    return { from: wanted.from, to: Math.max(wanted.from + 1, Math.min(wanted.to, clock)) };
  }, RUNS);
  const otherLedgerBy = memo((shown: Shown, line: string) => buildLedger(shown.trace, line), RUNS);
  const verdictBy = memo(verdictOf);
  const ledgerRowBy = memo(ledgerRowOf);
  const countingsBy = memo(
    ({ scenario, result }: Shown): readonly Counting[] =>
      scenario.countings?.filter((counting) => counting.applies(result.values)) ?? [],
    RUNS,
  );
  const pinnedRowBy = memo(ledgerRowOf);
  const rowsBy = memo((row: LedgerRow, pinned: LedgerRow | undefined): readonly LedgerRow[] =>
    pinned ? [{ ...pinned, id: 'a' }, row] : [row],
  );
  const storyWordsBy = memo((lang: Locale, scenario: Scenario): Text => textFor(lang, scenario.text), RUNS);
  const callTimesBy = memo(
    ({ scenario, trace }: Shown): readonly number[] => scenario.histogram?.times(trace) ?? [],
  );
  const axisBy = memo(axisOf);
  const measuredRunsBy = memo(
    (scenario: Scenario): MeasuredRuns => ({
      references: referenceRuns(scenario, defaultsBy(scenario)),
      presets: comparisonRuns(scenario, defaultsBy(scenario)),
    }),
  );
  const trials = new Map<Scenario, Trial>();
  const trialOf = (scenario: Scenario): Trial | undefined => {
    const trial = trials.get(scenario) ?? makeTrial(scenario, sweep);
    if (trial) trials.set(scenario, trial);
    return trial;
  };
  const hypothesesBy = memo((scenario: Scenario, _swept: number): readonly HypothesisRow[] => {
    return trialOf(scenario)?.rows() ?? [];
  });
  const baseBy = memoBase();
  const makePlan = (scenario: Scenario, base: ParameterValues, seed: number, axis: string | undefined) =>
    planOf(scenario, base, seed, axisBy(scenario, axis));
  const planBy = memo(makePlan);
  const pinnedBaseBy = memoBase();
  const pinnedPlanBy = memo(makePlan);
  const pinnedPointsBy = memo((plan: Plan, measure: Measure, _swept: number) =>
    plotPoints(plan, measure, sweep, placesOf(plan, measure, sweep).xs),
  );
  const pointsBy = memo((plan: Plan, measure: Measure, _swept: number) => {
    const places = placesOf(plan, measure, sweep);
    return {
      points: plotPoints(plan, measure, sweep, places.xs),
      progress: places.progress,
      xs: sameXs(places.progress === 1 ? places.xs : plan.axis.xs),
    };
  });
  const sameXs = memoList<number>();
  const curvesBy = memo(
    (scenario: Scenario, base: ParameterValues, axis: Axis, measure: Measure, xs: readonly number[]) => ({
      axis,
      measure,
      curves: theoryCurves(scenario, base, axis, measure, xs),
      marks: axisMarks(scenario, base, axis, measure),
      references: referencesOn(scenario, base, axis, measure),
    }),
  );
  const linkBy = memo((link: LinkState) =>
    writeLink(link, scenarioOfLink(link), link.pinned && find(link.pinned.scenario), startOfStep(link)),
  );
  const startOfStep = ({ lesson }: LinkState): LinkState | undefined =>
    lesson && shelf.find(lesson.id)?.start(lesson.step);
  const atStepBy = memo((id: string, name: string): AtStep | undefined => {
    const open = shelf.find(id);
    const index = open?.places.findIndex((place) => place.id === name) ?? -1;
    return open && index >= 0 ? { ...open, index, step: open.places[index]! } : undefined;
  });
  const themeBy = (preferences: Preferences, system: SystemWishes): Theme =>
    themeOf(preferences.theme, system.dark);

  const scenarioOfLink = (link: LinkState): Scenario | undefined =>
    link.scenario === undefined ? undefined : find(link.scenario);

  const select = {
    scenario: ({ link }: State): Scenario | undefined => scenarioOfLink(link),
    text: (state: State): Text => textBy(state.preferences.lang, scenarioOfLink(state.link)),
    /** The words of a story that may not be the one on the page. */
    storyText: ({ preferences }: State, scenario: Scenario): Text => storyWordsBy(preferences.lang, scenario),
    /** A story that has been loaded. */
    story: (id: string): Scenario | undefined => find(id),
    /** The words of a card. */
    cardText: ({ preferences }: State, card: Card): Text => cardTextBy(preferences.lang, card),
    theme: ({ preferences, system, presenting }: State): Theme =>
      presenting ? 'projector' : themeBy(preferences, system),
    /** On a projector the room is for what the run shows; the moments of the story stay in reach. */
    folded: (state: State): boolean => state.folded ?? select.theme(state) === 'projector',
    still: ({ preferences, system }: State): boolean => preferences.motion === 'off' || system.still,
    /** The fragment that opens what is seen now. */
    fragment: ({ link }: State): string => linkBy(link),
    /** The step of a lesson that is on the page. */
    atStep: ({ link: { lesson } }: State): AtStep | undefined => lesson && atStepBy(lesson.id, lesson.step),
    /** Parts of the page that would give the answer away which is not given yet. */
    covered(state: State): readonly PanelName[] {
      const step = select.atStep(state)?.step;
      if (!step) return NOTHING_COVERED;
      return (isOpen(state, step) ? step.question?.hides : step.covers) ?? NOTHING_COVERED;
    },
    /**
     * What a lesson does with a part of the page: covers it, puts its question in its place, leaves it out while a
     * question covers it, or points at it.
     */
    coverOf(state: State, panel: PanelName): 'box' | 'question' | 'gone' | 'looked' | undefined {
      if (state.host?.hidden.includes(panel)) return 'gone';
      const step = select.atStep(state)?.step;
      if (!step) return undefined;
      if (state.presenting && !isPresented(step, panel)) return 'gone';
      const covered = select.covered(state).includes(panel);
      if (panel !== step.look)
        return covered || isBeside(step, panel, isOpen(state, step)) ? 'gone' : undefined;
      if (!covered) return 'looked';
      return asksInPlace(step) ? 'question' : 'box';
    },
    /** The fragment that opens what is seen now, for somebody who has given no answers. */
    fragmentForOthers: ({ link }: State): string =>
      linkBy(link.lesson ? { ...link, lesson: { ...link.lesson, answers: {} } } : link),
    /** The fragment that opens a story at its beginning. */
    startFragment: writeStart,
    lessonFragment: writeLesson,
    defaults: defaultsBy,
    preset({ link }: State): string | undefined {
      const scenario = scenarioOfLink(link);
      if (!scenario) return undefined;
      const defaults = defaultsBy(scenario);
      return scenario.presets.find(({ values }) =>
        scenario.parameters.every(({ key }) => link.values[key] === (values[key] ?? defaults[key])),
      )?.id;
    },
    /** The run on the page is not the one the settings mean. */
    stale: ({ run }: State): boolean => run.shown !== undefined && (run.failure !== undefined || run.late),
    playhead: ({ link, run }: State): number => Math.min(link.playhead, run.shown?.trace.elapsed ?? 0),
    window: (state: State, shown: Shown): TimeWindow =>
      windowBy(shown, state.link.window, select.clock(state, shown)),
    /** How far the time axis goes, ns: to the end of the run, or of the longer one of two. */
    clock: ({ pinned }: State, shown: Shown): number =>
      Math.max(shown.trace.elapsed, pinned?.trace.elapsed ?? 0),
    /** Run A, if there is one. */
    pinned: ({ pinned, link }: State): Shown | undefined => (link.pinned ? pinned : undefined),
    line: ({ link }: State, shown: Shown): string =>
      shown.trace.lanes.some(({ id, role }) => id === link.line && role === 'line')
        ? link.line!
        : shown.scenario.model.mainLine,
    ledger(state: State, shown: Shown): LineLedger {
      const line = select.line(state, shown);
      return line === shown.scenario.model.mainLine ? shown.ledger : otherLedgerBy(shown, line);
    },
    /** Ways of counting bits that this run can be counted in; none where there is no choice. */
    countings: (_: State, shown: Shown): readonly Counting[] => countingsBy(shown),
    /** The one chosen, if the run can be counted in it. */
    counting(state: State, shown: Shown): Counting | undefined {
      const possible = countingsBy(shown);
      return possible.find(({ id }) => id === state.link.count) ?? possible[0];
    },
    ledgerRow(state: State, shown: Shown): LedgerRow {
      const window = state.link.scope === 'window' ? select.window(state, shown) : undefined;
      const counting = select.counting(state, shown);
      return ledgerRowBy(select.text(state), shown, select.ledger(state, shown), window, counting);
    },
    /** The ledger's rows: of the run, or of A and B. */
    ledgerRows(state: State, shown: Shown): readonly LedgerRow[] {
      const row = select.ledgerRow(state, shown);
      const pinned = select.pinned(state);
      if (!pinned) return rowsBy(row, undefined);
      const same = pinned.scenario === shown.scenario;
      const ledger = same ? select.ledger(state, pinned) : pinned.ledger;
      const window = state.link.scope === 'window' ? select.window(state, shown) : undefined;
      const counting = same ? select.counting(state, pinned) : undefined;
      const other = storyWordsBy(state.preferences.lang, pinned.scenario);
      return rowsBy(row, pinnedRowBy(other, pinned, ledger, window, counting));
    },
    /** Simulated ns in a second of playback: what is in view takes about ten seconds, rounded to 1, 2, 5. */
    speed(state: State): number {
      const { shown } = state.run;
      if (state.speed !== undefined || !shown) return state.speed ?? 1e7;
      const { from, to } = select.window(state, shown);
      return niceBelow((to - from) / 10);
    },
    verdict: (state: State, shown: Shown) => verdictBy(select.text(state), shown),
    /** The runs that the plot is made of. */
    plan: ({ link }: State, scenario: Scenario): Plan =>
      planBy(scenario, baseBy(link.values, axisBy(scenario, link.axis).parameter.key), link.seed, link.axis),
    /** The same for run A, where it is of this story and its curve is another one. */
    pinnedPlan({ link }: State, scenario: Scenario): Plan | undefined {
      const { pinned, axis } = link;
      if (pinned?.scenario !== scenario.id) return undefined;
      const { key } = axisBy(scenario, axis).parameter;
      const base = pinnedBaseBy(pinned.values, key);
      const alike =
        pinned.seed === link.seed &&
        Object.keys(base).every((name) => name === key || Object.is(base[name], link.values[name]));
      return alike ? undefined : pinnedPlanBy(scenario, base, pinned.seed, axis);
    },
    /** The runs beside the measurements. */
    measuredRuns: measuredRunsBy,
    plot(state: State, scenario: Scenario) {
      const plan = select.plan(state, scenario);
      const measure = measureOf(scenario, state.link.measure);
      const { points, progress, xs } = pointsBy(plan, measure, state.swept);
      const base = baseBy(state.link.values, plan.axis.parameter.key);
      const pinned = select.pinnedPlan(state, scenario);
      return {
        ...curvesBy(scenario, base, plan.axis, measure, xs),
        points,
        progress,
        pinned: pinned && pinnedPointsBy(pinned, measure, state.swept),
      };
    },
    /** A slow range narrower than this may lie unseen between the runs of the hypotheses. */
    hypothesisStep: ({ hypotheses }: Scenario): number => (hypotheses ? evenStep(hypotheses.range) : 0),
    /** Runs that the hypotheses still need. */
    hypothesisRuns: (_: State, scenario: Scenario) => trialOf(scenario)?.missing() ?? [],
    hypotheses: (state: State, scenario: Scenario) => hypothesesBy(scenario, state.swept),
    /** The explanation whose settings are set, whatever its parameter's value is. */
    hypothesis({ link }: State, scenario: Scenario): string | undefined {
      const defaults = defaultsBy(scenario);
      const { parameter, rows = [] } = scenario.hypotheses ?? {};
      return rows.find(({ values }) =>
        scenario.parameters.every(
          ({ key }) => key === parameter || link.values[key] === (values[key] ?? defaults[key]),
        ),
      )?.id;
    },
    callTimes: (_: State, shown: Shown) => callTimesBy(shown),
    /** The runs that a sweep has so far. */
    runsOfSweep: (): Pick<Sweep, 'get'> => sweep,
  };
  return select;
}

export type Selectors = ReturnType<typeof makeSelectors>;

function niceBelow(value: number): number {
  if (!(value >= 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = value / power;
  return power * (factor >= 5 ? 5 : factor >= 2 ? 2 : 1);
}

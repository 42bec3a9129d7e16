/**
 * A contest: entrants of ours and of others run in turn (A B C A B C), each in a process of its own, for some rounds.
 * The result is a table of ratios, one row for each of ours, one column for each of theirs.
 */

import { costOf, type Entrant, runOnce } from './entrants';
import { type Ratio, ratioByRound } from './statistics';
import { type Table, threeDigits } from './table';

/** Times as long as theirs, at most; or times as fast as theirs, at least. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number };

export interface Rival extends Entrant {
  /** Absent: for information. */
  readonly goal?: (own: Own) => Goal | undefined;
  readonly compare: 'as long' | 'as fast';
}

export interface Own extends Entrant {
  /** Whether the goals are for this one; else its ratios are for information. */
  readonly judged: boolean;
}

export interface Contest {
  readonly id: string;
  readonly title: string;
  readonly ours: readonly Own[];
  readonly rivals: readonly Rival[];
  readonly notes?: readonly string[];
}

export interface Outcome {
  readonly table: Table;
  /** Who was left out, and why. */
  readonly left: readonly string[];
}

export function hold(contest: Contest, rounds: number, progress: (text: string) => void): Outcome {
  const { ours } = contest;
  const { rivals, left } = present(contest.rivals);
  if (rivals.length === 0) {
    return { left, table: { title: contest.title, head: ['Nobody to compare with.'], rows: [] } };
  }
  const entrants = [...ours, ...rivals];
  const costs = entrants.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    entrants.forEach((entrant, i) => {
      progress(`${contest.id}, round ${round + 1} of ${rounds}: ${entrant.name}`);
      costs[i]!.push(costOf(entrant, runOnce(entrant)));
    });
  }
  const rows = ours.map((own, i) => [
    own.name,
    ...rivals.map((rival, k) => {
      const theirs = costs[ours.length + k]!;
      const ratio =
        rival.compare === 'as long' ? ratioByRound(costs[i]!, theirs) : ratioByRound(theirs, costs[i]!);
      const goal = own.judged ? rival.goal?.(own) : undefined;
      const met = goal === undefined || meets(ratio, goal);
      return cell(ratio, goal, met);
    }),
  ]);
  return {
    left,
    table: {
      title: contest.title,
      head: ['', ...rivals.map(({ name, compare }) => `${compare} as ${name}`)],
      rows,
      notes: contest.notes ?? [],
    },
  };
}

/** Whoever cannot run here is named and left out. */
function present(rivals: readonly Rival[]): { rivals: Rival[]; left: string[] } {
  const left: string[] = [];
  const able = rivals.filter((rival) => {
    try {
      runOnce(rival);
      return true;
    } catch (error) {
      left.push(error instanceof Error ? error.message : String(error));
      return false;
    }
  });
  return { rivals: able, left };
}

export const meets = ({ median }: Ratio, goal: Goal): boolean =>
  'atMost' in goal ? median <= goal.atMost : median >= goal.atLeast;

function cell({ median, low, high }: Ratio, goal: Goal | undefined, met: boolean): string {
  const spread = `${threeDigits(median)} (${threeDigits(low)}-${threeDigits(high)})`;
  if (goal === undefined) return spread;
  const wanted = 'atMost' in goal ? `<= ${goal.atMost}` : `>= ${goal.atLeast}`;
  return `${spread} ${met ? 'ok' : 'MISSED'} ${wanted}`;
}

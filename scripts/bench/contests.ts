/** Which of our programs meets which of others, and what it has to reach. */

import type { Contest, Own, Rival } from './contest';
import { endsAt } from './entrants';
import { CALL_FRAMES, CALLS_END } from './models/call';
import { QUEUE_END } from './models/queue';
import { endOf, type Rows } from './models/shapes';
import { rivalsIn } from './rivals';

const FULL = 1_000_000;
/** Runs in one process for a warm figure; the first does not count. */
const WARM_RUNS = 9;

export const CONTESTS = ['netware', 'S2', 'S2-bare', 'S5', 'S1', 'S3', 'S4'] as const;

type Scenario = 'netware' | 'S1' | 'S2' | 'S3' | 'S4' | 'S5';
type Path = 'loop' | 'run';
type Keep = 'none' | 'fresh' | 'touched' | 'pooled';

const ROWS: Record<Rows, string> = { frames: 'frames', spans: 'every span' };
const PATHS: Record<Path, string> = { loop: '', run: ', by run()' };
const KEPT: Record<Keep, string> = {
  none: 'no trace',
  fresh: 'cold, fresh memory',
  touched: 'cold, pooled memory',
  pooled: 'warm',
};

type Terms = Pick<Rival, 'compare' | 'goal'>;
const atLeast = (times: number): Terms => ({ compare: 'as fast', goal: () => ({ atLeast: times }) });
const atMost = (cold: number, warm: number): Terms => ({
  compare: 'as long',
  goal: (own) => ({ atMost: own.warm ? warm : cold }),
});
const information: Terms = { compare: 'as long' };

/** A byte of the NetWare story: two frames and the work of both machines, ns (src/scenarios/netware/theory.test.ts). */
const BYTE_BY_BYTE_NS = 637_600;

/** Where and after how many frames a run of ours ends. */
function endFor(scenario: Scenario, n: number): [ns: number, frames: number] {
  switch (scenario) {
    case 'netware':
      return [BYTE_BY_BYTE_NS * n, 2 * n];
    case 'S1':
      return [endOf('S1', n), 25_602];
    case 'S3':
      return [CALLS_END, CALL_FRAMES * n];
    case 'S4':
      return [QUEUE_END, n];
    default:
      return [endOf(scenario, n), 2 * n];
  }
}

export function contestsOf(program: string, peers: string): Contest[] {
  const rival = rivalsIn(peers);
  const ours = (scenario: Scenario, path: Path, rows: Rows, keep: Keep, n = FULL): Own => ({
    name: keep === 'none' ? `${KEPT.none}${PATHS[path]}` : `${ROWS[rows]}${PATHS[path]}, ${KEPT[keep]}`,
    command: [
      process.execPath,
      program,
      scenario,
      path,
      rows,
      keep,
      String(keep === 'pooled' ? WARM_RUNS : 1),
      String(n),
    ],
    warm: keep === 'pooled',
    judged: path === 'loop' || scenario === 'netware',
    fault: endsAt(...endFor(scenario, n)),
  });
  const paths: readonly Path[] = ['loop', 'run'];
  const bothRows: readonly Rows[] = ['frames', 'spans'];

  return [
    {
      id: 'netware',
      title: 'The NetWare story byte by byte: 2,000,000 frames, 4,000,000 spans with causes, 1,000,000 waits',
      ours: (['fresh', 'touched', 'pooled'] as const).map((keep) => ours('netware', 'run', 'spans', keep)),
      rivals: [rival.cppHeap('S2', true, atMost(2.5, 1.5))],
      notes: ['Against the C++ loop on S2, which keeps its 2,000,000 frames and nothing else.'],
    },
    {
      id: 'S2',
      title: 'S2, 1,000,000 exchanges, the whole trace with causes kept',
      ours: paths.flatMap((path) =>
        (path === 'loop'
          ? (['fresh', 'touched', 'pooled'] as const)
          : (['fresh', 'pooled'] as const)
        ).flatMap((keep) => bothRows.map((rows) => ours('S2', path, rows, keep))),
      ),
      rivals: [
        rival.cppHeap('S2', true, atMost(2.5, 1.5)),
        rival.ns3Csma(atLeast(35)),
        rival.npm('js-simulator', 'S2', atLeast(10)),
        rival.npm('simjs', 'S2', atLeast(30)),
        rival.simPy('S2', atLeast(150)),
      ],
      notes: [
        'frames: one row a frame, as the others have it. every span: also flight and thinking, three rows a frame.',
        'The C++ loop keeps a row a frame without causes; the others keep no trace.',
        'Goals are for the fast path, one loop with one switch; by run(), for information: the same model with handlers,',
        'as the scenarios are. A test holds the two equal, row for row.',
      ],
    },
    {
      id: 'S2-bare',
      title: 'S2 without a trace',
      ours: paths.map((path) => ours('S2', path, 'frames', 'none')),
      rivals: [rival.ns3Core('S2', atLeast(4)), rival.cppHeap('S2', false, information)],
    },
    {
      id: 'S5',
      title: 'S5, 1,000 pairs at once, the whole trace with causes kept',
      ours: paths.flatMap((path) => bothRows.map((rows) => ours('S5', path, rows, 'fresh'))),
      rivals: [rival.cppHeap('S5', false, atMost(2.5, 2.5)), rival.ns3Core('S5', { compare: 'as fast' })],
    },
    {
      id: 'S1',
      title: 'S1, one file over a line of 50 kbit/s (so short that compiling is most of it)',
      ours: paths.map((path) => ours('S1', path, 'spans', 'fresh')),
      rivals: [rival.cppHeap('S1', true, information), rival.ns3Core('S1', information)],
    },
    {
      id: 'S3',
      title: 'S3, 100 calls over TCP (so short that compiling is most of it)',
      ours: [ours('S3', 'run', 'spans', 'fresh', 100), ours('S3', 'run', 'spans', 'pooled', 100)],
      rivals: [rival.ns3Tcp(information)],
    },
    {
      id: 'S4',
      title: 'S4, a queue of 1,000,000 packets',
      ours: [ours('S4', 'run', 'spans', 'none'), ours('S4', 'run', 'spans', 'fresh')],
      rivals: [
        rival.queue('C++ heap', information),
        rival.queue('ns-3 point-to-point', { compare: 'as fast' }),
      ],
    },
  ];
}

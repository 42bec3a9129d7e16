/**
 * Programs of others that run the same scenarios. They are no part of this project: BENCH_PEERS names their folder.
 * How they are called and how many exchanges the slow ones get is stated here; whoever does not run is left out.
 */

import type { Rival } from './contest';
import { endsAt } from './entrants';
import { QUEUE_END } from './models/queue';
import { endOf } from './models/shapes';

/** A smaller count for engines of more than some microseconds a frame; costs are compared per frame. */
const FEWER = 100_000;
const FEW = 20_000;
const FULL = 1_000_000;

type Terms = Pick<Rival, 'compare'> & Pick<Rival, 'goal'>;
type Named = 'S1' | 'S2' | 'S5';

const ends = (scenario: Named, n: number) => endsAt(endOf(scenario, n), scenario === 'S1' ? 25_602 : 2 * n);

export function rivalsIn(folder: string) {
  const at = (path: string): string => `${folder}/${path}`;
  return {
    cppHeap: (scenario: Named, trace: boolean, terms: Terms): Rival => ({
      name: trace ? 'C++ heap + trace' : 'C++ heap',
      command: [at('cpp/loop'), scenario, 'heap', ...(trace ? ['--trace'] : [])],
      fault: ends(scenario, FULL),
      ...terms,
    }),
    ns3Core: (scenario: Named, terms: Terms): Rival => ({
      name: 'ns-3 scheduler',
      command: [at('ns3/exchange'), `--scenario=${scenario}`, '--mode=core', `--n=${FULL}`],
      fault: ends(scenario, FULL),
      ...terms,
    }),
    ns3Csma: (terms: Terms): Rival => ({
      name: 'ns-3 CSMA',
      command: [at('ns3/exchange'), '--mode=packet', `--n=${FEWER}`],
      fault: ends('S2', FEWER),
      ...terms,
    }),
    ns3Tcp: (terms: Terms): Rival => ({
      name: 'ns-3 TCP',
      command: [at('ns3/rpc')],
      fault: ({ frames }) => (frames < 1_900 ? `only ${frames} frames` : undefined),
      ...terms,
    }),
    npm: (name: 'js-simulator' | 'simjs', scenario: Named, terms: Terms): Rival => ({
      name,
      command: [process.execPath, at(`js-peers/${name}.mjs`), scenario, String(FEWER)],
      fault: ends(scenario, FEWER),
      ...terms,
    }),
    simPy: (scenario: Named, terms: Terms): Rival => ({
      name: 'SimPy',
      command: ['/usr/bin/python3', at('simpy/peers.py'), scenario, String(FEW)],
      fault: ends(scenario, FEW),
      ...terms,
    }),
    queue: (name: 'C++ heap' | 'ns-3 point-to-point', terms: Terms): Rival => ({
      name,
      command: name === 'C++ heap' ? [at('cpp/loop'), 'S4', 'heap'] : [at('ns3/queue'), '--mode=p2p'],
      fault: endsAt(QUEUE_END, FULL),
      ...terms,
    }),
  };
}

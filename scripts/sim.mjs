// `npm run sim`: the engine on the command line.
import { load } from './load.mjs';

await load('./sim/main.ts');

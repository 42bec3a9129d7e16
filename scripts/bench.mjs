// `npm run bench`: how fast the engine is on this machine.
import { load } from './load.mjs';

await load('./bench/main.ts');

// `npm run docs`: writes anew what of the documents is made of the code.
import { load } from './load.mjs';

await load('docs/main.ts');

// `npm run build:oembed -- https://example.org/linetime/`: for each lesson a page of its own that other sites can ask how
// to embed it. Needs a build first, and the address where it will lie.
import { load } from './load.mjs';

await load('./oembed/main.ts');

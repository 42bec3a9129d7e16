// `npm run build:scorm`: a package for learning platforms of each lesson, dist/scorm/*.zip. Needs a build first.
import { load } from './load.mjs';

await load('./scorm/main.ts');

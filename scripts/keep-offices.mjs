/** Keeps offices of this version for the tests of all later ones, in `test/kept/VERSION`: `npm run keep-offices`. */
import { readFileSync } from 'node:fs';
import { withBundle } from './bundle.mjs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
await withBundle('test/keep-offices.ts', ({ keepOffices }) => keepOffices(`test/kept/${version}`, console.log));

import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Packages that are not built into the server. Hundreds of small files would take half of the time in which it starts, so typebox is, as in `dist`. */
export const EXTERNAL = Object.keys(dependencies).filter((name) => name !== 'typebox');

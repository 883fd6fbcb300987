import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Packages that are not built into the server, as in `dist`. */
export const EXTERNAL = Object.keys(dependencies);

/**
 * Part of `npm version`, which knows the package at the root alone: those in `packages` get its number, in the lock file too. The vectors have a version of their
 * own, which changes when they do.
 * `node scripts/version-packages.mjs [FOLDER]`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const write = (name, value) => writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);

const { version } = read('package.json');
const lock = read('package-lock.json');
for (const name of readdirSync(join(folder, 'packages')).filter((each) => each !== 'vectors')) {
  const path = `packages/${name}`;
  write(`${path}/package.json`, { ...read(`${path}/package.json`), version });
  lock.packages[path].version = version;
}
write('package-lock.json', lock);

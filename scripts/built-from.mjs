/** From which sources `dist` was built: `npm run build` notes their digest at its end, and `npm test` builds only where they are others by now. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const NOTE = `${root}node_modules/.cache/built-from`;
/** Whatever a build reads, but installed packages, which the lock file names. */
const SOURCES = [
  'src',
  'scripts',
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsdown.config.ts',
];
/** What a build makes; a piece of it that is gone is built anew. */
const MADE = ['dist/cli/main.js', 'dist/assets/names.json', 'dist/client/index.d.ts', 'packages/engine/dist/index.js'];

function filesOf(name) {
  if (name.includes('.')) return [name];
  return readdirSync(root + name, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => `${each.parentPath ?? each.path}/${each.name}`.slice(root.length).replaceAll('\\', '/'))
    .filter((file) => !/\/(?:dist|node_modules)\//.test(file))
    .sort();
}

function digest() {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap(filesOf)) {
    const bytes = readFileSync(root + file);
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

export const upToDate = () =>
  MADE.every((file) => existsSync(root + file)) && existsSync(NOTE) && readFileSync(NOTE, 'utf8') === digest();

/** What lies in `dist` from now on is no build that `npm test` can use. */
export const forgetBuild = () => rmSync(NOTE, { force: true });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  writeFileSync(NOTE, digest());
}

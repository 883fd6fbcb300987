/**
 * The checked cases of all rulebooks, as the package `packages/vectors` has them: copies of `src/rulebooks/BOOK/vectors`, where they live. `--sums` writes the list of
 * their checksums, which is committed: whoever changes a case writes it anew, and gives the package a new version.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const target = new URL('packages/vectors/', root);
/** The empty example of a new rulebook is none. */
const BOOKS = ['fide', 'mgsz', 'mssz', 'orr'];

const files = BOOKS.flatMap((book) => {
  const folder = new URL(`src/rulebooks/${book}/vectors/`, root);
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(new URL(name, folder)) }));
}).sort((a, b) => (a.name < b.name ? -1 : 1));

rmSync(new URL('dist/', target), { recursive: true, force: true });
mkdirSync(new URL('dist/', target), { recursive: true });
for (const { name, bytes } of files) writeFileSync(new URL(`dist/${name}`, target), bytes);

if (process.argv.includes('--sums')) {
  const lines = files.map(({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  dist/${name}\n`);
  writeFileSync(new URL('SHA256SUMS', target), lines.join(''));
  const digest = createHash('sha256').update(lines.join('')).digest('hex');
  process.stdout.write(`${fileURLToPath(new URL('SHA256SUMS', target))}\n${digest}\n`);
}

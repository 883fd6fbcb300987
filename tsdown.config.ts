import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsdown';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

/** Hundreds of small files, which would take half of the time in which the server starts. */
const BUNDLED = /^(?:d3-|internmap|kysely|typebox)/;

/** What was bundled goes along with the words of those who wrote it; Preact is in the scripts of the pages. */
function writeLicences(folder: string): void {
  const packages = readdirSync('node_modules').filter((name) => BUNDLED.test(name) || name === 'preact');
  const texts = packages.map((name) => {
    const file = readdirSync(`node_modules/${name}`).find((each) => /^licen[cs]e/i.test(each));
    return `${name}\n\n${file === undefined ? '' : readFileSync(`node_modules/${name}/${file}`, 'utf8').trim()}\n`;
  });
  writeFileSync(`${folder}/LICENCES.txt`, texts.join('\n---\n\n'));
}

/** A language is a folder. */
const LANGUAGES = readdirSync('src/content').filter((name) => existsSync(`src/content/${name}/books`));

/** The engine of one family, and its phrase books, a language each. */
const FAMILY_ENTRIES = ['fide', 'mssz', 'orr', 'mgsz'].flatMap((family) => [
  [family, `src/${family}.ts`],
  ...LANGUAGES.map((language) => [`content/${language}/books/${family}`, `src/content/${language}/books/${family}.ts`]),
]);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(FAMILY_ENTRIES),
    'cli/main': 'src/cli/main.ts',
    'client/index': 'src/client/index.ts',
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`content/${language}/clauses/index`, `src/content/${language}/clauses/index.ts`]),
    ),
  },
  format: 'esm',
  platform: 'neutral',
  target: 'node20',
  deps: {
    // types stay where they are
    alwaysBundle: (name, importer) => BUNDLED.test(name) && !importer?.endsWith('.d.ts'),
    neverBundle: [
      /^node:/,
      /^@fastify\//,
      /^preact/,
      '@photostructure/sqlite',
      'ajv',
      'cac',
      'fastify',
      'pg',
      'pg-copy-streams',
    ],
  },
  define: { __VERSION__: JSON.stringify(version) },
  dts: true,
  clean: true,
  hooks: { 'build:done': ({ options }) => writeLicences(options.outDir) },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});

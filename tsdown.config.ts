import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'tsdown';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

/** Hundreds of small files, which would take half of the time in which the server starts. */
const BUNDLED = /^(?:d3-|internmap|kysely|typebox)/;

/** What stands in the scripts of the pages. */
const IN_PAGES = ['@simplewebauthn/browser', 'preact'];

/** What was bundled goes along with the words of those who wrote it. `npm run sbom` reads the names. */
function writeLicences(folder: string): void {
  const packages = [...readdirSync('node_modules').filter((name) => BUNDLED.test(name)), ...IN_PAGES].toSorted();
  const texts = packages.map((name) => {
    const file = readdirSync(`node_modules/${name}`).find((each) => /^licen[cs]e/i.test(each));
    return `${name}\n\n${file === undefined ? '' : readFileSync(`node_modules/${name}/${file}`, 'utf8').trim()}\n`;
  });
  writeFileSync(`${folder}/LICENCES.txt`, texts.join('\n---\n\n'));
}

/** A language is a folder. */
const LANGUAGES = readdirSync('src/content').filter((name) => existsSync(`src/content/${name}/books`));

/** The engine of every family, that of each, its phrase books and the clause texts, a language each. */
const ENGINE = Object.fromEntries(
  [
    'index',
    ...['fide', 'mssz', 'orr', 'mgsz'].flatMap((family) => [
      family,
      ...LANGUAGES.map((language) => `content/${language}/books/${family}`),
    ]),
    ...LANGUAGES.map((language) => `content/${language}/clauses/index`),
  ].map((name) => [name, `src/${name}.ts`]),
);

const EVERY_PACKAGE: UserConfig = {
  format: 'esm',
  platform: 'neutral',
  target: 'node20',
  clean: true,
  // `npm run coverage` says which lines of the sources a built program reached
  sourcemap: process.env['COVERAGE_FOLDER'] === undefined ? false : 'hidden',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
};

/** Three packages of the same sources; decision 12 says why. What they lack of types `scripts/build-types.mjs` brings. */
export default defineConfig([
  {
    ...EVERY_PACKAGE,
    name: 'elobook',
    entry: {
      ...ENGINE,
      'cli/main': 'src/cli/main.ts',
      'client/index': 'src/client/index.ts',
      'desk/helper-thread': 'src/desk/events/helper-thread.ts',
      'http/picture-thread': 'src/http/picture-thread.ts',
      'http/shard-thread': 'src/http/static/shard-thread.ts',
    },
    deps: {
      alwaysBundle: BUNDLED,
      neverBundle: [
        /^node:/,
        /^@fastify\//,
        /^preact/,
        /^@resvg\//,
        /^@expo-google-fonts\//,
        '@photostructure/sqlite',
        'ajv',
        'cac',
        'fastify',
        'pg',
        'pg-copy-streams',
      ],
    },
    define: { __VERSION__: JSON.stringify(version) },
    dts: false,
    hooks: { 'build:done': ({ options }) => writeLicences(options.outDir) },
  },
  { ...EVERY_PACKAGE, name: 'elobook-engine', entry: ENGINE, outDir: 'packages/engine/dist', dts: true },
  {
    ...EVERY_PACKAGE,
    name: 'elobook-client',
    entry: { index: 'src/client/index.ts' },
    outDir: 'packages/client/dist',
    dts: false,
  },
]);

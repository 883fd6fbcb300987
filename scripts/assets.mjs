/** What browsers load besides pages, as it lies in the sources: scripts that run in a page, style sheets, icons. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const islands = join(root, 'src/web/islands');
const still = join(root, 'src/web/assets');
const content = join(root, 'src/content');

/** The scripts that pages load by name: `{ search: '…/search.ts' }`. */
export const islandEntries = () =>
  Object.fromEntries([
    ...ownEntries().filter(([name]) => !isWhole(name)),
    ...inLanguages('calculator', calculatorIn),
    ...inLanguages('typing', typingIn),
    ...inLanguages('upload', uploadIn),
  ]);

/**
 * Scripts that come in one piece each, without parts that they share with others: workers, and the page that checks reports, which is
 * also written into a single file.
 */
export const wholeEntries = () =>
  Object.fromEntries([...ownEntries().filter(([name]) => isWhole(name)), ...inLanguages('check', checkIn)]);

const isWhole = (name) => name.startsWith('check-');

const ownEntries = () =>
  readdirSync(islands)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [basename(file, extname(file)), join(islands, file)]);

/** A script with one language, for each that has a folder: no page loads the words of two. */
function inLanguages(name, codeIn) {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-islands-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return readdirSync(content)
    .filter((language) => existsSync(join(content, language, 'index.ts')))
    .map((language) => {
      const path = join(folder, `${name}-${language}.ts`);
      writeFileSync(
        path,
        codeIn((file) => JSON.stringify(join(content, language, file))),
      );
      return [`${name}-${language}`, path];
    });
}

const calculatorIn = (of) => `import { BOOK } from ${of('books/every-family.ts')};
import { CALCULATOR_WORDS } from ${of('commands/calculators.ts')};
import { CALCULATORS_WORDS } from ${of('pages/calculators.ts')};
import { startCalculator } from ${JSON.stringify(join(islands, 'parts/calculator.tsx'))};

startCalculator({ book: BOOK, questions: CALCULATOR_WORDS, words: CALCULATORS_WORDS });
`;

const checkIn = (of) => `import { BOOK } from ${of('books/every-family.ts')};
import { FILE_FINDINGS } from ${of('findings/files.ts')};
import { PAGE_FINDINGS } from ${of('findings/in-page.ts')};
import { CHECK_WORDS } from ${of('pages/check.ts')};
import { SITE_WORDS } from ${of('pages/site.ts')};
import { startCheck } from ${JSON.stringify(join(islands, 'check/start.ts'))};

startCheck({ book: { ...BOOK, findings: { ...BOOK.findings, ...FILE_FINDINGS, ...PAGE_FINDINGS } }, words: CHECK_WORDS, site: SITE_WORDS });
`;

const uploadIn = (of) => `import { BOOK } from ${of('books/every-family.ts')};
import { FILE_FINDINGS } from ${of('findings/files.ts')};
import { PAGE_FINDINGS } from ${of('findings/in-page.ts')};
import { CHECK_WORDS } from ${of('pages/check.ts')};
import { ENTRY_WORDS } from ${of('pages/entry.ts')};
import { SITE_WORDS } from ${of('pages/site.ts')};
import { startUpload } from ${JSON.stringify(join(islands, 'check/upload.ts'))};

const language = { book: { ...BOOK, findings: { ...BOOK.findings, ...FILE_FINDINGS, ...PAGE_FINDINGS } }, words: CHECK_WORDS, site: SITE_WORDS };
startUpload(language, ENTRY_WORDS.upload);
`;

const typingIn = (of) => `import { BOOK } from ${of('books/every-family.ts')};
import { FILE_FINDINGS } from ${of('findings/files.ts')};
import { PAGE_FINDINGS } from ${of('findings/in-page.ts')};
import { CHECK_WORDS } from ${of('pages/check.ts')};
import { ENTRY_WORDS } from ${of('pages/entry.ts')};
import { SITE_WORDS } from ${of('pages/site.ts')};
import { startTyping } from ${JSON.stringify(join(islands, 'typing/start.tsx'))};

const language = { book: { ...BOOK, findings: { ...BOOK.findings, ...FILE_FINDINGS, ...PAGE_FINDINGS } }, words: CHECK_WORDS, site: SITE_WORDS };
startTyping(language, ENTRY_WORDS.typing);
`;

/** A style sheet with those that it imports in their places. */
const joined = (path) =>
  readFileSync(path, 'utf8').replaceAll(/^@import "(.+)";$/gm, (_, name) => joined(join(dirname(path), name)));

/** Files that are served as they stand. Their names carry a digest, so that browsers may keep them for ever. */
export const stillFiles = () =>
  readdirSync(still)
    .filter((file) => extname(file) !== '')
    .map((file) => {
      const bytes = extname(file) === '.css' ? joined(join(still, file)) : readFileSync(join(still, file));
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      return { file, name: `${basename(file, extname(file))}-${digest}${extname(file)}`, bytes };
    });

/** `names.json`: under which name each file is served. */
export const namesText = (names) =>
  `${JSON.stringify(Object.fromEntries(Object.entries(names).sort()), undefined, 2)}\n`;

/** The engine in a page: one family or all of them, one language, small, nothing of Node. The package as it is built. */
import { TESTED, type Tested } from '../src/content/every-language.fixture.ts';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { en, explain, hu, isUnreadable, rate, ru, tellFinding } from '../src/index.ts';
import { documentOf } from '../src/engine/document.fixture.ts';
import { type EditionId, EDITIONS, FAMILIES, type Family } from '../src/rulebooks/rulebook.ts';

const ONE_FAMILY = 45 * 1024;
const EVERY_FAMILY = 90 * 1024;
/** The page that checks reports: its worker has the engine and the readers of every format, its script the words of one language. */
const CHECK_WORKER = 120 * 1024;
const CHECK_SCRIPT = 66 * 1024;

/** Bundles what a developer of tournament software would write. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: new URL('.', import.meta.url).pathname, loader: 'ts' },
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  return new TextDecoder().decode(outputFiles[0]?.contents);
}

const packed = (code: string): number => gzipSync(code, { level: 9 }).length;

/** Runs a bundle as a function with no access to Node's globals but what the language itself has. */
function run(code: string, world: Record<string, unknown>): Record<string, unknown> {
  new Function('globalThis', 'process', 'require', 'Buffer', code)(world, undefined, undefined, undefined);
  return world;
}

/** The words of a language, in any phrase book of it. */
const WORDS: Readonly<Record<Tested, string>> = { en: 'expected', hu: 'értékszám', ru: 'рейтинг' };

const languagesIn = (code: string): readonly Tested[] =>
  TESTED.filter((language) => language !== 'en' && code.includes(WORDS[language]));

/** Which families a bundle has, by the beginning of the codes of their findings. */
const familiesIn = (code: string): readonly string[] =>
  FAMILIES.filter((family) => new RegExp(`["'\`]${family}\\.[a-z]`).test(code));

/** A clause and its home in the code: `clauses.ts#countedGap`. */
const hasClauseTables = (code: string): boolean => code.includes('.ts#');

const EDITION: Readonly<Record<Family, EditionId>> = {
  fide: 'fide-2024',
  mssz: 'mssz-2017',
  orr: 'orr',
  mgsz: 'mgsz-2012',
};
/** MSSZ computes by FIDE's book. */
const CARRIED: Readonly<Record<Family, readonly Family[]>> = {
  fide: ['fide'],
  mssz: ['fide', 'mssz'],
  orr: ['orr'],
  mgsz: ['mgsz'],
};
const BOOKS = { en, hu, ru };

describe('the engine of one family with one language', () => {
  for (const family of FAMILIES) {
    for (const language of TESTED) {
      describe(`${family} in ${language}`, async () => {
        const code = await bundle(`import * as engine from 'elobook/${family}';
          import { ${language} as book } from 'elobook/${family}/${language}';
          const { document_, spoiled } = globalThis;
          const answer = engine.rate(document_);
          const told = engine.check(spoiled).map((finding) => engine.tellFinding(finding, book));
          const explained = engine.explain(document_, { player: 'A', book });
          Object.assign(globalThis, { engine, answer, told, explained });`);

        test('is at most 45 KB packed, calculators included', () =>
          expect(packed(code)).toBeLessThanOrEqual(ONE_FAMILY));

        test('carries no other family, no other language, no table of clauses', () => {
          expect(familiesIn(code)).toEqual(CARRIED[family]);
          expect(languagesIn(code)).toEqual(language === 'en' ? [] : [language]);
          expect(hasClauseTables(code)).toBe(false);
        });

        test('says what the engine of all families says, without being told the family', () => {
          const document = documentOf(EDITION[family]);
          const { rulebook: _, ...document_ } = document;
          const spoiled = { ...document_, games: [{ round: 1, white: 'A', black: 'X', result: '?' }] };
          const world = run(code, { document_, spoiled });
          const book = BOOKS[language];
          expect(world['answer']).toEqual(rate(document));
          expect(isUnreadable(rate(document))).toBe(false);
          const { findings } = rate({ ...spoiled, rulebook: family });
          expect(world['told']).toEqual(findings.map((finding) => tellFinding(finding, book)));
          expect(findings.length).toBeGreaterThan(0);
          expect(world['explained']).toEqual(explain(document, { player: 'A', book }));
        });
      });
    }
  }

  test('does not know the editions of others, and says which it knows', async () => {
    const code = await bundle(`import { rate } from 'elobook/fide'; globalThis.answer = rate(globalThis.document_);`);
    const { answer } = run(code, { document_: documentOf('orr') });
    expect(answer).toMatchObject({
      error: { code: 'rulebook.unknown', path: '$.rulebook' },
      findings: [
        {
          facts: {
            seen: 'orr',
            expected: [
              'fide-2014',
              'fide-2017',
              'fide-2022',
              'fide-2024',
              'fide-2025-10',
              'fide-2026-01',
              'fide-rapid-2024',
              'fide-rapid-2024-12',
              'fide-blitz-2024',
              'fide-blitz-2024-12',
              'fide',
            ],
          },
        },
      ],
    });
  });
});

describe('the engine of every family with one language', () => {
  const EVERYTHING =
    'rate, rateText, ratePeriod, check, checkText, explain, explainText, tellSteps, tellFinding, listEditions, fide, mssz, orr, mgsz';

  for (const language of TESTED) {
    test(`is at most 90 KB packed (${language}), without tables of clauses and other languages`, async () => {
      const code = await bundle(`import { ${EVERYTHING}, ${language} } from 'elobook';
        Object.assign(globalThis, { elobook: { ${EVERYTHING}, ${language} } });`);
      expect(packed(code)).toBeLessThanOrEqual(EVERY_FAMILY);
      expect(familiesIn(code)).toEqual(FAMILIES);
      expect(languagesIn(code)).toEqual(language === 'en' ? [] : [language]);
      expect(hasClauseTables(code)).toBe(false);
    });
  }

  test('has the tables of clauses where they are asked for, and is at most 90 KB then too', async () => {
    const code = await bundle(`import { ${EVERYTHING}, clauseOf, clausesOf, ru } from 'elobook';
      Object.assign(globalThis, { elobook: { ${EVERYTHING}, clauseOf, clausesOf, ru } });`);
    expect(hasClauseTables(code)).toBe(true);
    expect(packed(code)).toBeLessThanOrEqual(EVERY_FAMILY);
  });

  test('rates where there is no Node', async () => {
    const code = await bundle(`import { rate } from 'elobook'; globalThis.answer = rate(globalThis.document_);`);
    const { answer } = run(code, {
      document_: {
        rulebook: 'fide-2024',
        event: { id: 't', start: '2024-05-01', end: '2024-05-02', system: 'swiss' },
        players: [
          { id: 'A', rating: 1500, games: 45, birth: '1980' },
          { id: 'B', rating: 1590, games: 45, birth: '1980' },
        ],
        games: [{ round: 1, white: 'A', black: 'B', result: '1/2-1/2' }],
      },
    });
    expect(answer).toMatchObject({ rated: true, players: { A: { change: 2.4, after: 1502 } } });
  });
});

describe('the page that checks reports, as it is built', () => {
  const ASSETS = new URL('../dist/assets/', import.meta.url);
  const names = JSON.parse(readFileSync(new URL('names.json', ASSETS), 'utf8')) as Readonly<Record<string, string>>;
  const built = (name: string): string => readFileSync(new URL(names[name] as string, ASSETS), 'utf8');

  test('has a worker of at most 120 KB packed, in one piece, with every edition and no sentence', () => {
    const code = built('check-worker.js');
    expect(packed(code)).toBeLessThanOrEqual(CHECK_WORKER);
    expect(code).not.toMatch(/\bimport\b\s*[{"'(*]/);
    expect(EDITIONS.filter((edition) => !code.includes(edition))).toEqual([]);
    expect(languagesIn(code)).toEqual([]);
    expect(hasClauseTables(code)).toBe(false);
  });

  for (const language of TESTED) {
    test(`has a script of at most 66 KB packed, in one piece, in ${language} alone, and no engine`, () => {
      const code = built(`check-${language}.js`);
      expect(packed(code)).toBeLessThanOrEqual(CHECK_SCRIPT);
      expect(code).not.toMatch(/\bimport\b\s*[{"'(*]/);
      expect(languagesIn(code)).toEqual(language === 'en' ? [] : [language]);
      expect(code).not.toContain('timeClass');
    });
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const TESTS = /\.(test|fixture|contract)\.tsx?$/;

interface Exported {
  readonly name: string;
  readonly file: string;
  readonly isType: boolean;
}

const DECLARED =
  /^export (?:(?:const|let) \{([^}]*)\}|(?:abstract )?(?:async )?(const|let|function\*?|class|interface|type|enum) (\w+))/gm;

function exportedIn(file: string): readonly Exported[] {
  const text = readFileSync(SRC + file, 'utf8');
  return Array.from(text.matchAll(DECLARED)).flatMap(([, several, kind, one]) =>
    (several?.split(',') ?? [one as string]).map((each) => ({
      name: (each.split(':').at(-1) as string).trim(),
      file,
      isType: kind === 'interface' || kind === 'type',
    })),
  );
}

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !TESTS.test(file));
const ALL = FILES.flatMap(exportedIn);

/** `rulebooks/fide/2024`: each edition with a text of its own is a book. */
const bookOf = (file: string): string | undefined => /^rulebooks\/(\w+(?:\/\d+)?)\//.exec(file)?.[1];

/** `elobook/fide`, `elobook/fide/en`: entries of the package have the functions of the engine, and its words, for one family. */
const ENTRY = /^[\w-]+\.ts$|^content\/\w+\/books\//;

/**
 * Files that have one name for one thing, each in its own way: the words of the three languages, and the books, whose files
 * are called alike.
 */
function inParallel(those: readonly Exported[]): boolean {
  const inLanguages = new Set(those.map(({ file }) => file.replace(/^content\/(en|hu|ru)\//, 'content/')));
  if (inLanguages.size === 1) return true;
  const books = those.map(({ file }) => bookOf(file));
  if (books.includes(undefined) || new Set(books).size < books.length) return false;
  return those.every(({ isType }) => !isType) || new Set(those.map(({ file }) => basename(file))).size === 1;
}

test('no exported name stands for two things', () => {
  const byName = new Map<string, Exported[]>();
  for (const each of ALL) {
    if (ENTRY.test(each.file)) continue;
    const those = byName.get(each.name) ?? [];
    if (!those.some(({ file }) => file === each.file)) byName.set(each.name, [...those, each]); // a value and its type are one
  }
  const ambiguous = [...byName].filter(([, those]) => those.length > 1 && !inParallel(those));
  expect(ambiguous.map(([name, those]) => `${name}: ${those.map(({ file }) => file).join(', ')}`)).toEqual([]);
});

test('no exported name ends in Asked', () => {
  expect(ALL.filter(({ name }) => /(^a|A)sked$/.test(name)).map(({ name, file }) => `${file} ${name}`)).toEqual([]);
});

test('there are names to look at', () => expect(ALL.length).toBeGreaterThan(3000));

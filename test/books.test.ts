/** No room but `rulebooks` knows a book: what is asked of an edition, the edition answers (`src/rulebooks/edition.ts`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { EDITIONS, FAMILIES } from '../src/rulebooks/rulebook.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
/** They say what is in the books: rooms of words, and the entries of the package. */
const MAY_IMPORT = ['rulebooks', 'content', 'explain', 'index.ts', 'fide.ts', 'mssz.ts', 'orr.ts', 'mgsz.ts'];

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|contract)\.tsx?$/.test(file));
const textOf = (file: string): string => readFileSync(join(SRC, file), 'utf8');

const INSIDES = /'(?:\.\.\/)+rulebooks\/(?:fide|mssz|orr|mgsz|template)\//;

test('no other room imports the insides of a rulebook', () => {
  const files = FILES.filter((file) => !MAY_IMPORT.includes(file.split('/')[0] as string));
  expect(files.filter((file) => INSIDES.test(textOf(file)))).toEqual([]);
});

/** Rooms and files that may name a family or an edition, and why. A folder ends with a stroke. */
const MAY_NAME: Readonly<Record<string, string>> = {
  'rulebooks/': 'the books themselves',
  'content/': 'words about them, a phrase book for each',
  'explain/': 'the types of those words',
  'endorsement/': 'invented data of each book, by a generator that asks none of them',
  'demo/': 'invented data: which books a demonstration shows, and how their players are made up',
  'mssz.ts': 'the entry of one family',
  'mgsz.ts': 'the entry of one family',
  'ledger/entries.ts': 'the form of entries, for ever',
  'ledger/store.ts': 'the form of rows',
  'http/api/docs.ts': 'an example of an address',
  'http/api/schemas.ts': 'an example of an edition',
  'http/api/samples.ts': 'sample answers',
  'cli/main.ts': 'the help, which names what is taken without an option',
  'cli/commands/generate.ts': 'what is taken without an option, and an example in a message',
};

const NAMES: ReadonlySet<string> = new Set([...FAMILIES, ...EDITIONS]);
/** Names that are also kinds of players' numbers: of these only comparisons with a family or an edition count. */
const NUMBERS: ReadonlySet<string> = new Set(['fide', 'orr']);
const ABOUT_BOOKS = /(?:family|edition|rules|rulebook)\W*$/i;

/** Where a file names a family or an edition: as a text, as the name of a property, or in a comparison. */
function namesIn(file: string): readonly string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const isCompared = (node: ts.Node): boolean => {
    const { parent } = node;
    if (!ts.isBinaryExpression(parent)) return false;
    const other = parent.left === node ? parent.right : parent.left;
    return ABOUT_BOOKS.test(other.getText());
  };
  const look = (node: ts.Node): void => {
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    const isKey = ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if ((isText || isKey) && NAMES.has(node.text) && (!NUMBERS.has(node.text) || isCompared(node))) {
      found.push(`${file}: ${node.text}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

describe('families and editions', () => {
  const mayName = (file: string): boolean =>
    Object.keys(MAY_NAME).some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));

  test('are named nowhere else', () => {
    const found = FILES.filter((file) => !mayName(file)).flatMap(namesIn);
    expect(found).toEqual([]);
  });

  test('are named by everybody who may', () => {
    for (const place of Object.keys(MAY_NAME)) {
      const files = FILES.filter((file) => (place.endsWith('/') ? file.startsWith(place) : file === place));
      expect([place, files.some((file) => namesIn(file).length > 0)]).toEqual([place, true]);
    }
  });
});

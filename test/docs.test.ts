/** The pages say what the program does: their documents rate as printed, their code compiles, nothing is left out. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../src/core/finding.ts';
import { BOOK as en } from '../src/content/en/books/every-family.ts';
import { tellFinding } from '../src/explain/tell.ts';
import { EVENT_FIELDS, GAME_FIELDS, PLAYER_RECORD_FIELDS } from '../src/formats/json/fields.ts';
import { type Answer, isUnreadable, rate } from '../src/engine/rate.ts';
import { EDITIONS, FAMILIES } from '../src/rulebooks/rulebook.ts';
import { randomDocument } from './random.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FORMAT = 'docs/format.md';

interface Block {
  readonly page: string;
  /** Of the first line inside the fence, counted from 1. */
  readonly line: number;
  readonly language: string;
  /** What the comment on the line before says, such as `document` or the name of a file. */
  readonly mark: string;
  readonly text: string;
}

const pageText = (page: string): string => (existsSync(ROOT + page) ? readFileSync(ROOT + page, 'utf8') : '');

/** The fenced blocks of a page, each with the comment that introduces it. */
function blocksOf(page: string): readonly Block[] {
  const text = pageText(page);
  return [...text.matchAll(/(?:<!-- ([\w ./-]+) -->\n\s*)?^```(\w+)\n(.*?)^```$/gms)].map((found) => {
    const [whole, mark = '', language = '', inside = ''] = found;
    const before = text.slice(0, found.index + whole.length - inside.length - '```'.length);
    return { page, line: before.split('\n').length, language, mark, text: inside };
  });
}

/** As the command line prints it: the message of an error is a sentence. */
function printed(answer: Answer): unknown {
  if (!isUnreadable(answer)) return answer;
  const first = answer.findings.find(({ weight }) => weight === 'refuse') as Finding;
  return { ...answer, error: { ...answer.error, message: tellFinding(first, en) } };
}

for (const page of [FORMAT, 'README.md']) {
  describe(`${page}: the documents give the results that follow them`, () => {
    const marked = blocksOf(page).filter(({ language, mark }) => language === 'json' && mark !== '');

    test('a document stands before every result', () => {
      const marks = marked.map(({ mark }) => mark.split(' ')[0]);
      expect(marks.filter((mark, index) => mark !== (index % 2 === 0 ? 'document' : 'result'))).toEqual([]);
      expect(marks.length % 2).toBe(0);
      if (page === FORMAT) expect(marks.length).toBeGreaterThanOrEqual(6);
    });

    for (const [index, { line, text }] of marked.entries()) {
      const result = marked[index + 1];
      if (index % 2 === 1 || result === undefined) continue;
      // a result may leave keys out, but what it prints is so; `result explained` has steps
      test(`line ${line}`, () => {
        const explain = result.mark === 'result explained' ? 'all' : undefined;
        expect(printed(rate(JSON.parse(text), { explain }))).toMatchObject(JSON.parse(result.text) as object);
      });
    }
  });
}

describe(`${FORMAT} is complete`, () => {
  const words = new Set([...pageText(FORMAT).matchAll(/`([^`\n]+)`/g)].map(([, word]) => word));

  for (const [what, names] of [
    ['fields of an event', Object.keys(EVENT_FIELDS)],
    ['fields of a player', Object.keys(PLAYER_RECORD_FIELDS)],
    ['fields of a game', Object.keys(GAME_FIELDS)],
    ['findings', Object.keys(en.findings)],
    ['editions', EDITIONS],
  ] as const) {
    test(what, () => expect(names.filter((name) => !words.has(name))).toEqual([]));
  }

  for (const edition of EDITIONS) {
    test(`keys of a result under ${edition}`, () => {
      const keys = new Set<string>();
      for (let seed = 1; seed <= 200; seed += 1) {
        const answer = rate(randomDocument(edition, seed), { explain: 'all' });
        for (const key of Object.keys(answer)) keys.add(key);
        if (isUnreadable(answer)) continue;
        for (const player of Object.values(answer.players)) for (const key of Object.keys(player)) keys.add(key);
      }
      expect([...keys].filter((key) => !words.has(key))).toEqual([]);
    });
  }
});

describe('CONTRIBUTING.md quotes the code as it is', () => {
  const quotes = blocksOf('CONTRIBUTING.md').filter(({ language }) => language === 'ts');

  test('and names the file', () => expect(quotes.filter(({ mark }) => !mark.startsWith('src/'))).toEqual([]));

  for (const { line, mark, text } of quotes) {
    test(`line ${line}, ${mark}`, () => {
      for (const piece of text.split('// …\n')) expect(pageText(mark)).toContain(piece);
    });
  }
});

/** Each block is a module of its own, shifted so that a line of the module is the line of the page. */
const codeBlocks = ['README.md', 'docs/api.md', 'packages/engine/README.md', 'packages/client/README.md']
  .flatMap(blocksOf)
  .filter(({ language }) => language === 'ts')
  .map(({ page, line, text }) => ({
    name: `${page} line ${line}`,
    file: `${ROOT}${page}.${line}.ts`,
    text: `${'\n'.repeat(line - 1)}${text}export {};\n`,
  }));

describe('the code on the pages compiles', () => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    types: ['node'],
    paths: {
      elobook: [`${ROOT}src/index.ts`],
      'elobook-engine': [`${ROOT}src/index.ts`],
      'elobook-client': [`${ROOT}src/client/index.ts`],
      'elobook/clauses/*': [`${ROOT}src/content/*/clauses/index.ts`],
      ...Object.fromEntries(
        FAMILIES.flatMap((family) => [
          [`elobook/${family}`, [`${ROOT}src/${family}.ts`]],
          [`elobook/${family}/*`, [`${ROOT}src/content/*/books/${family}.ts`]],
        ]),
      ),
    },
  };
  const texts = new Map(codeBlocks.map(({ file, text }) => [file, text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.getCurrentDirectory = () => ROOT;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const text = texts.get(file);
    return text === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram([...texts.keys()], options, host);

  test('the compiler was given sound options', () => {
    expect(program.getOptionsDiagnostics().map(({ messageText }) => messageText)).toEqual([]);
  });

  for (const { name, file } of codeBlocks) {
    test(name, () => {
      const source = program.getSourceFile(file) as ts.SourceFile;
      const faults = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      const told = faults.map(({ start = 0, messageText }) => {
        const { line } = source.getLineAndCharacterOfPosition(start);
        return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      });
      expect(told).toEqual([]);
    });
  }
});

/**
 * A fourth language is a copy of one folder and one line. The copy is of English with other letters, made in a copy of the sources:
 * it compiles, it is spoken by pages, commands, findings and explanations, and a sentence that it lacks does not compile.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVERY } from '../src/content/every-language.fixture.ts';
import { LANGUAGES } from '../src/content/languages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SRC = join(ROOT, 'src');
const isTest = (file: string): boolean => /\.(?:test|fixture|contract)\.tsx?$/u.test(file);
const sourcesIn = (folder: string): readonly string[] =>
  (readdirSync(folder, { recursive: true, encoding: 'utf8' }) as string[])
    .filter((file) => /\.tsx?$/u.test(file) && !isTest(file))
    .map((file) => file.replaceAll('\\', '/'));

describe('every sentence is in content', () => {
  /** Letters and words of files and of names, which no reader of ours is shown; the demonstration's persons and pools. */
  const DATA = [
    /^demo\//u,
    // what passwords begin with in any country, and runs of keys
    /^desk\/accounts\/passwords\.ts$/u,
    /^explain\/person-name\.ts$/u,
    /^formats\/(?:latin|csv\/headings|csv\/read|trf\/time-control|trf\/tournament)\.ts$/u,
    /^intake\/(?:byes|names)\.ts$/u,
    /^ledger\/remembered\.ts$/u,
    // why a clause computes nothing, in English, with the name of Árpád Élő
    /^rulebooks\/mgsz\/contents\.ts$/u,
  ];
  const others = sourcesIn(SRC).filter((file) => !file.startsWith('content/') && !DATA.some((each) => each.test(file)));

  test('no other file has words of Hungarian or Russian, or asks which language it is', () => {
    const found = others.flatMap((file) => {
      const text = readFileSync(join(SRC, file), 'utf8');
      if (!SUSPECT.test(text)) return [];
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return [...wordsIn(source)].map((text) => `${file}: ${text.slice(0, 80)}`);
    });
    expect(found).toEqual([]);
  });

  const LETTER = /[áéíóöőúüűа-яё]/iu;
  const SUSPECT = new RegExp(`${LETTER.source}|language|\\b(?:${LANGUAGES.join('|')}): `, 'iu');

  function* wordsIn(source: ts.SourceFile): Generator<string> {
    const pending: ts.Node[] = [source];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      ts.forEachChild(node, (child) => void pending.push(child));
      if (isText(node) && LETTER.test(node.getText())) yield node.getText();
      if (ts.isObjectLiteralExpression(node) && areLanguages(node)) yield node.getText();
      if (ts.isSwitchStatement(node) && isOfLanguage(node.expression)) yield node.getText();
      if (ts.isBinaryExpression(node) && isOfLanguage(node.left) && isCode(node.right)) yield node.getText();
    }
  }

  const isText = (node: ts.Node): boolean =>
    ts.isStringLiteralLike(node) ||
    ts.isTemplateLiteralToken(node) ||
    ts.isJsxText(node) ||
    ts.isRegularExpressionLiteral(node);
  const isOfLanguage = (node: ts.Node): boolean => /language$/iu.test(node.getText());
  const isCode = (node: ts.Expression): boolean =>
    ts.isStringLiteral(node) && (LANGUAGES as readonly string[]).includes(node.text);
  const areLanguages = ({ properties }: ts.ObjectLiteralExpression): boolean => {
    const names = properties.map(({ name }) => name?.getText());
    return LANGUAGES.filter((language) => names.includes(language)).length > 1;
  };

  test('every language has the files that English has', () => {
    const english = sourcesIn(join(SRC, 'content/en'));
    for (const language of LANGUAGES) {
      const own = sourcesIn(join(SRC, 'content', language));
      expect(english.filter((file) => !own.includes(file))).toEqual([]);
    }
  });
});

/** `Rated games` as `Rȧtėd gȧmės`: whatever stays in plain letters did not come from the copied folder. */
const LETTERS: Readonly<Record<string, string>> = { a: 'ȧ', e: 'ė', o: 'ȯ', u: 'ü', A: 'Ȧ', E: 'Ė', O: 'Ȯ', U: 'Ü' };
const accented = (text: string): string => text.replaceAll(/[aeouAEOU]/gu, (letter) => LETTERS[letter] as string);

const COMPARING: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
];

/** Not for people: codes of languages, names of fields and of kinds that code asks for. */
function isForCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) {
    return parent.name === node || ['language', 'locale', 'id', 'confidence'].includes(parent.name.getText());
  }
  if (ts.isArrayLiteralExpression(parent)) return /^(?:clauses|sources):/.test(parent.parent.getText());
  if (ts.isBinaryExpression(parent)) return COMPARING.includes(parent.operatorToken.kind);
  if (ts.isCallExpression(parent)) return !/^say\.(?:count|form)$/u.test(parent.expression.getText());
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isCaseClause(parent)
  );
}

/** The source with every text for people in other letters. */
function inOtherLetters(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateLiteralToken(node) || ts.isStringLiteralLike(node)) {
      const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
      if (isPart || !isForCode(node)) {
        const raw = node.getText().replaceAll(/(\\.)|[aeouAEOU]/gsu, (each, escape) => escape ?? accented(each));
        edits.push({ from: node.getStart(), to: node.getEnd(), text: raw });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits.reduceRight((all, edit) => all.slice(0, edit.from) + edit.text + all.slice(edit.to), text);
}

describe('a fourth language', () => {
  const CODE = 'xx';
  let folder: string;
  const inCopy = (path: string): string => join(folder, 'src', path);

  /** What a translator does: copies the folder of English, says everything otherwise, and adds the line. */
  beforeAll(() => {
    const cache = join(ROOT, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    // inside the project, so that packages are found
    folder = mkdtempSync(join(cache, 'elobook-languages-'));
    cpSync(SRC, join(folder, 'src'), { recursive: true, filter: (file) => !isTest(file) });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const english = inCopy('content/en');
    cpSync(english, inCopy(`content/${CODE}`), { recursive: true });
    for (const file of sourcesIn(english)) {
      if (file === 'grammar.ts' || file === 'person-names.ts') continue;
      const path = inCopy(`content/${CODE}/${file}`);
      writeFileSync(path, inOtherLetters(file, readFileSync(path, 'utf8')));
    }
    const table = inCopy('content/languages.ts');
    const line = `  ${CODE}: { name: 'Other letters', load: () => import('./${CODE}/index.ts') },\n`;
    writeFileSync(table, readFileSync(table, 'utf8').replace('\n} satisfies', `\n${line}} satisfies`));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** By file: `xx/index.ts: …`. */
  function faultsIn(program: ts.Program, files: RegExp): readonly string[] {
    const content = `${inCopy('content')}/`;
    return program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(content) && files.test(fileName.slice(content.length)))
      .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
      .map(({ file, messageText }) => {
        const at = relative(content, file?.fileName ?? '');
        return `${at}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      });
  }

  test('compiles, and without one of its sentences does not', () => {
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile).config,
      ts.sys,
      ROOT,
    );
    // without the record of the last check, which is of the sources themselves
    const { incremental: _incremental, tsBuildInfoFile: _file, ...strict } = options;
    const host = ts.createCompilerHost(strict);
    const { getSourceFile } = host;
    const parsed = new Map<string, ts.SourceFile | undefined>();
    const spoilt = new Map<string, string>();
    host.getSourceFile = (file, target, ...rest) => {
      const text = spoilt.get(relative(inCopy(`content/${CODE}`), file));
      if (text !== undefined) return ts.createSourceFile(file, text, target, true);
      if (!parsed.has(file)) parsed.set(file, getSourceFile(file, target, ...rest));
      return parsed.get(file);
    };
    const compiled = (files: RegExp): readonly string[] =>
      faultsIn(ts.createProgram([inCopy('content/languages.ts')], strict, host), files);
    expect(compiled(/^(?:xx\/|languages\.ts$)/u)).toEqual([]);

    const sentences = [
      ['pages/home.ts', 'lead', /\n {2}lead: .*/u],
      ['commands/serve.ts', 'taken', /\n {2}taken: .*/u],
      ['findings/desk-clock.ts', 'clock.no-ground', /\n {2}'clock\.no-ground': [^]*?,(?=\n\})/u],
      ['clauses/orr.ts', '2 final rating', /\n {2}'2 final rating': \{[^]*?\n {2}\},/u],
      ['readings/orr.ts', 'but target requires', /\n {2}\{\n {4}id: 'E30',[^]*?\n {2}\},/u],
    ] as const;
    for (const [file, , sentence] of sentences) {
      const text = readFileSync(inCopy(`content/${CODE}/${file}`), 'utf8');
      expect(text).toMatch(sentence);
      spoilt.set(file, text.replace(sentence, ''));
    }
    // what English alone types is missed where the folder is joined
    const faults = compiled(/^xx\/(?:index|findings\/desk-clock|clauses\/orr)\.ts$/u);
    for (const [, name] of sentences) expect(faults.join('\n')).toContain(name);
  });

  async function bundled(name: string, entry: string): Promise<string> {
    const outfile = join(folder, `${name}.mjs`);
    await build({
      absWorkingDir: ROOT,
      entryPoints: [entry],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      define: { __VERSION__: '"test"' },
      outfile,
      logLevel: 'error',
    });
    return outfile;
  }

  test('is spoken by a page', async () => {
    const entry = join(folder, 'page.ts');
    writeFileSync(
      entry,
      `export { pageContentIn } from './src/content/languages.ts';
       export { listEditions } from './src/engine/rulebooks.ts';
       export { renderPage } from './src/web/page.tsx';
       export { rulebooksPage } from './src/web/pages/rulebooks/page.tsx';
       export { siteIn } from './src/web/site.ts';`,
    );
    const { pageContentIn, listEditions, renderPage, rulebooksPage, siteIn } = await import(
      pathToFileURL(await bundled('page', entry)).href
    );
    const site = siteIn(CODE, await pageContentIn(CODE), { office: 'Office', pools: [], base: '', assets: {} });
    const html: string = renderPage(rulebooksPage(listEditions(), site), site, '/rulebooks');
    const { site: frame, rulebooks } = EVERY.en.pages;
    expect(html).toContain(`<html lang="${CODE}">`);
    expect(html).toContain(accented(frame.skip));
    expect(html).toContain(accented(rulebooks.lead));
    expect(html).toContain(`href="/${CODE}/rulebooks/fide-2024"`);
    const sentences = [...Object.values(frame), ...Object.values(rulebooks), ...Object.values(rulebooks.about)];
    const plain = sentences.filter(
      (each) => typeof each === 'string' && /[aeou].* /u.test(each) && html.includes(each),
    );
    expect(plain).toEqual([]);
  });

  test('is spoken by commands, findings and explanations', async () => {
    const program = await bundled('main', inCopy('cli/main.ts'));
    const run = (...args: readonly string[]): string =>
      spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' }).stdout;
    const [words, sample] = [EVERY.en.book.words, join(ROOT, 'samples/river-open.json')];
    expect(run('rulebooks', '--lang', CODE)).toContain(accented(words.rulebooks.always));

    const question = ['explain', sample, '--player', '4'];
    const [english, other] = [run(...question), run(...question, '--lang', CODE)];
    expect(other.split('\n').length).toBe(english.split('\n').length);
    expect(other).toMatch(/[ȧėȯ]/u);

    const spoilt = join(folder, 'spoilt.json');
    writeFileSync(spoilt, '{ "event": ');
    const found = run('check', spoilt, '--lang', CODE);
    expect(found).toContain(accented(words.findings));
    expect(found).toContain(accented(words.weights.refuse));
  });
});

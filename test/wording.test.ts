/**
 * What a native editor corrected once does not come back: rules on the wording of every Hungarian and Russian text in
 * `src`. Texts are taken from the source, so that sentences count for which no sample is recorded.
 */
import { EVERY } from '../src/content/every-language.fixture.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { speak } from '../src/explain/language.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

type Translated = 'hu' | 'ru';

/** A text of the source; what is filled in stands as `⟦expression⟧`. */
interface Text {
  readonly place: string;
  readonly language: Translated;
  readonly text: string;
}

const FILLED = /⟦[^⟧]*⟧/gu;

const files = (readdirSync(SRC, { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|fixture|contract)\.tsx?$/u.test(file))
  .map((file) => SRC + file);

const ofPath = (file: string): Translated | undefined => /\/content\/(hu|ru)\//u.exec(file)?.[1] as Translated;

/** Names and types, not words for people. */
const isName = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isElementAccessExpression(parent) ||
  ts.isIndexedAccessTypeNode(parent);

const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    node.head.text + node.templateSpans.map((span) => `⟦${span.expression.getText()}⟧${span.literal.text}`).join('')
  );
}

const sources = files
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
  .filter(([, text]) => /[áéíóöőúüűа-яё]/iu.test(text))
  .map(([file, text]) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));

function* textsOf(source: ts.SourceFile): Generator<Text> {
  const pending: ts.Node[] = [source];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    ts.forEachChild(node, (child) => void pending.push(child));
    const text = textOf(node);
    if (text === undefined || isName(node) || isKey(node)) continue;
    const language = ofPath(source.fileName);
    if (language === undefined) continue;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    yield { place: `${relative(SRC, source.fileName)}:${line + 1}`, language, text };
  }
}

const TEXTS: readonly Text[] = sources.flatMap((source) => [...textsOf(source)]);

/** Which texts break a rule. */
const broken = (language: Translated, rule: RegExp, prepared = (text: string): string => text): string[] =>
  TEXTS.filter((each) => each.language === language && rule.test(prepared(each.text))).map(
    ({ place, text }) => `${place}: ${text}`,
  );

/** The text alone, without what the source fills in. */
const withoutFilled = (text: string): string => text.replaceAll(FILLED, '⟦⟧');

test('texts of both languages are found, in phrase books, clauses, page words and commands', () => {
  for (const language of ['hu', 'ru'] as const) {
    const places = TEXTS.filter((each) => each.language === language).map(({ place }) => place);
    expect(places.length).toBeGreaterThan(2000);
    for (const part of [
      `content/${language}/phrases/`,
      `content/${language}/clauses/`,
      `content/${language}/pages/`,
      `content/${language}/commands/`,
    ]) {
      expect(places.filter((place) => place.startsWith(part)).length, part).toBeGreaterThan(2);
    }
  }
});

describe('Hungarian', () => {
  test.each([
    ['a report of a tournament is a jegyzőkönyv', /(?<!be)jelentés/iu],
    ['a rating period is a periódus', /időszak/iu],
    ['the game is Go', /(?<!\p{L})(?:gó|go[ -]\p{L})/u],
    ['rules are a szabályzat', /szabálykönyv/iu],
    ['the ledger is the főkönyv', /(?<!\p{L})(?:a|az iroda) napló/iu],
    ['on a day has its ending: 10-én', /(?:⟧|\d\.) napj(?:á|a után)/u],
    ['ratings rise and fall', /nyereség|veszteség/iu],
    ['an article is written as it is spoken', /(?<!\p{L})a\(z\)/iu],
    ['sem, not se nem', /(?<!\p{L})se nem/iu],
    ['quotation marks are „ and ”', /["“«»]/u],
    ['a dash is no hyphen, and an ellipsis is one sign', /(?<=[\p{L}\p{N}⟧]) - (?=[\p{L}\p{N}⟦])|\.\.\./u],
    ['no two blanks, none before a sign', /(?<=[^\s⟧]) {2,}(?=\S)|\p{L} [,;.:!?](?=\s|$)/u],
  ])('%s', (_rule, pattern) => expect(broken('hu', pattern, withoutFilled)).toEqual([]));

  test('no article stands before what is not known beforehand; a signed number is spoken plusz or mínusz', () => {
    expect(broken('hu', /(?<![\p{L}\p{N}])az? [„(]*⟦(?!say\.signed\()/iu)).toEqual([]);
  });

  test('no ending hangs on what is not known beforehand', () => {
    expect(
      broken(
        'hu',
        /⟧-?(?:b[ae]n|b[óő]l|r[óő]l|t[óő]l|hoz|hez|höz|n[ae]k|[vms][ae]l|r[ae]|b[ae]|ig|[oeö]?n|[oeaöáé]?t)(?!\p{L})/u,
        withoutFilled,
      ),
    ).toEqual([]);
  });
});

describe('Russian', () => {
  test.each([
    ['перформанс', /перфоманс/iu],
    ['the office is a служба', /(?<!\p{L})бюро/iu],
    ['a list is a рейтинг-лист, a sheet a карточка', /(?<![\p{L}-])лист(?:а|у|ом|е|ы|ов|ам|ах|ами)?(?!\p{L})/iu],
    ['the federation is ФИДЕ', /FIDE(?!\))/u],
    ['a round is the 3-й тур', /(?<!\p{L})тур(?:а|е)? (?:⟦|\d)/iu],
    ['people of the registry are люди', /нов(?:ое|ых) лиц/iu],
    ['an opponent is a соперник', /противник/iu],
    [
      'ё is written',
      /(?<!\p{L})(?:еще|счет|учет|отчет|расчет|обсчет|зачет|дает|идет|ее|мое|свое|нее|чье|звездочка|черные|черных|черными|трех|четырех|учтен|проведен|введен|внесен|определен|объединен|удален|отменен|сохранен|изменен|исключен|подтвержден|утвержден|стерт|принес)(?!\p{L})/iu,
    ],
    ['quotation marks are « and »', /["“”„]/u],
    ['a dash is no hyphen, and an ellipsis is one sign', /(?<=[\p{L}\p{N}⟧]) - (?=[\p{L}\p{N}⟦])|\.\.\./u],
    ['no two blanks, none before a sign', /(?<=[^\s⟧]) {2,}(?=\S)|\p{L} [,;.:!?](?=\s|$)/u],
    ['signs of number, percent and year keep to what they belong to', /№ |(?:\d|⟧) %|(?:\d|⟧) г\./u],
    ['no letter of Latin in a word of Cyrillic', /[a-z][а-яё]|[а-яё][a-z]/iu],
  ])('%s', (_rule, pattern) => expect(broken('ru', pattern, withoutFilled)).toEqual([]));
});

/** Calls of `say.count` and `say.form`, with the forms that they give. */
function* countedIn(
  source: ts.SourceFile,
): Generator<{ place: string; language: Translated; forms: readonly string[] }> {
  const pending: ts.Node[] = [source];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    ts.forEachChild(node, (child) => void pending.push(child));
    if (!ts.isCallExpression(node) || !/^say\.(?:count|form)$/u.test(node.expression.getText())) continue;
    const language = ofPath(source.fileName);
    const forms = node.arguments.slice(1).filter(ts.isStringLiteralLike);
    if (language === undefined || forms.length === 0) continue;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    yield { place: `${relative(SRC, source.fileName)}:${line + 1}`, language, forms: forms.map(({ text }) => text) };
  }
}

test('no recorded sentence has two full stops, a missing fact or a blank before a sign', () => {
  const samples = `${SRC}content/samples/`;
  const told = readdirSync(samples)
    .filter((file) => /(?:^|\.)(?:hu|ru)\.txt$/u.test(file))
    .flatMap((file) =>
      readFileSync(samples + file, 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line}`),
    );
  expect(told.length).toBeGreaterThan(1000);
  expect(told.filter((line) => /[^.]\.\.(?!\.)|undefined|\[object|\p{L} [,;.](?:\s|$)/u.test(line))).toEqual([]);
});

describe('counted things', () => {
  const counted = sources.flatMap((source) => [...countedIn(source)]);

  test('have one form in Hungarian and three in Russian', () => {
    expect(counted.filter(({ language }) => language === 'ru').length).toBeGreaterThan(150);
    const wrong = counted.filter(({ language, forms }) => forms.length !== (language === 'hu' ? 1 : 3));
    expect(wrong).toEqual([]);
  });

  test('take the Russian form that 1, 2, 5, 11, 21 and 101 ask for', () => {
    const say = speak(EVERY.ru);
    for (const { forms } of counted.filter(({ language }) => language === 'ru')) {
      const [one, few, many] = forms;
      expect([1, 2, 5, 11, 21, 101].map((count) => say.form(count, ...forms))).toEqual([
        one,
        few,
        many,
        many,
        one,
        one,
      ]);
    }
  });
});

describe('sentences for people stand in content alone', () => {
  /** Rooms that speak to people. What the API says to programs is English: `http/api`, its problems, names of measurements. */
  const SPEAKING = /^(?:acts|cli|desk|http|jobs|keeping|projection|rating|reading|web|witness)\//u;
  const TO_PROGRAMS = /^http\/(?:api\/|problem\.ts$|metrics\.ts$)/u;

  /** Faults of our own that nobody is meant to read, patterns, types and names. */
  function isNotSaid(node: ts.Node): boolean {
    const { parent } = node;
    if (isName(node) || isKey(node)) return true;
    if (ts.isNewExpression(parent) && /^(?:Error|RangeError|TypeError)$/u.test(parent.expression.getText()))
      return true;
    if (ts.isJsxAttribute(parent)) return !/^(?:alt|aria-label|placeholder|title)$/u.test(parent.name.getText());
    return false;
  }

  /** A command as it is typed, after the words of a language where there are any. */
  const COMMANDS = readFileSync(`${SRC}cli/main.ts`, 'utf8').matchAll(/(?:command|Office|ing|ed)\('([a-z-]+)/gu);
  const COMMAND = new RegExp(
    `^(?:⟦[^⟧]*⟧: )?(?:\\$ )?(?:elobook )?(?:${Array.from(COMMANDS, ([, name]) => name).join('|')})(?: [a-z-]+){0,2}(?: (?:[A-Z[⟦–-].*|…))?$`,
    'u',
  );

  /** Values of headers, tags, names of an act's fields. */
  const isTechnical = (text: string): boolean =>
    /^[\w/+.-]+; ?[\w*-]+=|^<|^(?:public|private|no-)[\w, =-]+$|^\w+\.[\w-]+ \w+$/u.test(text);

  /** What is no sentence for people though it has words. */
  const KNOWN: readonly string[] = [
    // what a library says
    'For more info',
    // names
    'Atom',
    'Elobook',
    'elobook',
    'ICS',
    '(ICS)',
    'JSON Feed',
    // endings, commands and lines of a program that are shown as they are typed
    '.sha256',
    '.sig',
    "from 'elobook/client'",
    '--keys elobook-keys.json',
    'elobook export office.jsonl\nelobook import office.jsonl --db copy.db\nelobook verify --db copy.db',
    // small words of names
    'van von der den del dela dos das bin ibn zum ter ten',
    // keys of what is remembered, classes of style
    'next list of ⟦id⟧',
    'row of list ⟦pool⟧ ⟦date⟧',
    'statement of list ⟦pool⟧ ⟦date⟧',
    'tree of list ⟦list.list⟧',
    'verdict bad notice',
    // technical causes, which are kept beside a delivery or a job and shown as what a program said
    'address not allowed',
    'secret sealed with another key',
    'the worker died',
    "⟦job⟧ is another worker's",
    'a page of cards is written otherwise',
    'too many are waiting',
  ];

  const textIn = (place: string): string => place.slice(place.indexOf(': ') + 2);

  const said = files
    .filter((file) => SPEAKING.test(relative(SRC, file)) && !TO_PROGRAMS.test(relative(SRC, file)))
    .flatMap((file) => {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
      const found: string[] = [];
      const pending: ts.Node[] = [source];
      for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
        ts.forEachChild(node, (child) => void pending.push(child));
        const text = ts.isJsxText(node) ? node.text.trim() : textOf(node);
        if (text === undefined || isNotSaid(node) || COMMAND.test(text) || isTechnical(text)) continue;
        const words = withoutFilled(text);
        const isSentence = ts.isJsxText(node) ? /\p{L}{2}/u.test(words) : /\p{L}{2,} \p{L}+ \p{L}{2,}/u.test(words);
        if (isSentence) found.push(`${relative(SRC, file)}: ${text}`);
      }
      return found;
    });

  test('none stands elsewhere', () => expect(said.filter((each) => !KNOWN.includes(textIn(each)))).toEqual([]));

  test('every exception is there', () => {
    const texts = new Set(said.map(textIn));
    expect(KNOWN.filter((text) => !texts.has(text))).toEqual([]);
  });
});

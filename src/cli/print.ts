/** Answers as tables for people, and where everything is written. */
import { once } from 'node:events';
import { type CitationWords, cite } from '../explain/cite.ts';
import { groupedByKind, type FindingGroup } from '../explain/kinds.ts';
import { type Say, speak } from '../explain/language.ts';
import { type NameOf, type PhraseBook, tellFinding } from '../explain/tell.ts';
import type { ResultFacts, Words } from '../explain/words.ts';
import {
  type Answer,
  type Finding,
  isUnreadable,
  type KFrom,
  type PlayerResult,
  type ResultColumn,
  resultColumnsOf,
} from '../engine/index.ts';
import { OutputError } from './exit.ts';
import { printable } from './printable.ts';

/** Everything that people read goes out here. */
export const printLines = (lines: readonly string[]): Promise<void> =>
  write(`${lines.map((line) => printable(line)).join('\n')}\n`);

/** The same where the standard output is for something else. */
export const printAside = (lines: readonly string[]): void => {
  process.stderr.write(`${lines.map((line) => printable(line)).join('\n')}\n`);
};

/** Everything that programs read: on one line, or indented. */
export const printJson = (value: object, indent = 0): Promise<void> => write(`${jsonText(value, indent)}\n`);

/** JSON escapes most control characters by itself; the rest are escaped here, so that no terminal obeys them. */
export const jsonText = (value: object, indent = 0): string =>
  JSON.stringify(value, null, indent).replaceAll(
    /[\x7f-\x9f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );

/** Waits where the reader is slower than we are. */
export async function write(text: string | Uint8Array): Promise<void> {
  try {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  } catch (error) {
    throw new OutputError(undefined, (error as NodeJS.ErrnoException).code as string);
  }
}

type Row = PlayerResult & ResultFacts & { readonly kFrom?: KFrom };

interface Column {
  readonly title: string;
  readonly cell: (row: Row, id: string) => string;
  readonly align: 'left' | 'right';
}

/** The table of the players, and the findings below. `about`: the file of the report. */
export function answerLines(answer: Answer, book: PhraseBook, names: Names, about?: string): string[] {
  const nameOf: NameOf = (id) => names.get(id);
  const findings = findingLines(answer.findings, book, nameOf, undefined, about);
  if (isUnreadable(answer) || answer.rulebook === null) return findings;
  const words = answer.rated ? book.words : withoutRating(book.words);
  const players = inOrder(Object.entries(answer.players) as [string, Row][], names);
  const marks = marksIn(players);
  const columns = columnsOf(resultColumnsOf(answer.rulebook), words, speak(book, nameOf), marks);
  const rows = table(players, columns);
  const meanings = marks.map((each) => words.kMarks[each](MARKS[each]));
  const verdict = answer.rated ? [] : [`${book.words.notRated}${reasonsText(answer.reasons, book.citations)}.`, ''];
  const under = meanings.length === 0 ? [] : [...meanings, ''];
  return [answer.rulebook, '', ...rows, '', ...under, ...verdict, ...findings];
}

/** Beside a K that does not rest on facts or on a list. */
const MARKS = { nothing: '?', assumed: '~' } as const;
type Marked = keyof typeof MARKS;

const markOf = ({ k, kFrom }: Row): Marked | undefined =>
  k === null || kFrom === undefined || !(kFrom in MARKS) ? undefined : (kFrom as Marked);

/** Those that a table needs. */
const marksIn = (rows: readonly (readonly [string, Row])[]): readonly Marked[] =>
  (Object.keys(MARKS) as Marked[]).filter((mark) => rows.some(([, row]) => markOf(row) === mark));

/** The names of players by their ids, in the order of the document. */
type Names = ReadonlyMap<string, string>;

/** As the document lists the players; an object would put ids that are numbers by their size. */
function inOrder(rows: readonly (readonly [string, Row])[], names: Names): readonly (readonly [string, Row])[] {
  const places = new Map([...names.keys()].map((id, place) => [id, place]));
  const placeOf = (id: string): number => places.get(id) ?? places.size;
  return rows.toSorted(([a], [b]) => placeOf(a) - placeOf(b));
}

/** The clauses; what a rulebook adds to a number to tell two grounds apart is for programs. */
function reasonsText(reasons: readonly string[], citations: CitationWords): string {
  const cited = [
    ...new Set(reasons.map((reason) => cite(reason.replace(/-(?:too-fast|first-control)$/, ''), citations))),
  ];
  if (cited.length === 0) return '';
  const text = cited.join(', ');
  return text.includes('(') ? ` [${text}]` : ` (${text})`;
}

/** In an event that is not rated, that is the remark on everybody. */
const withoutRating = (words: Words): Words => ({
  ...words,
  statuses: { ...words.statuses, 'no-games': words.notRatedRemark },
});

function columnsOf(
  shown: readonly ResultColumn[],
  words: Words,
  say: Say,
  marks: readonly Marked[],
): readonly Column[] {
  const number = (value: number | null | undefined): string =>
    value === undefined || value === null ? '–' : say.number(value);
  const right = (title: string, cell: Column['cell']): Column => ({ title, cell, align: 'right' });
  const left = (title: string, cell: Column['cell']): Column => ({ title, cell, align: 'left' });
  // where some are marked the others leave room for the mark, so that digits stand under digits
  const noMark = marks.length === 0 ? '' : ' ';
  const k = right(marks.length === 0 ? words.k : `${words.k} `, (row) => {
    const mark = markOf(row);
    const factor = Array.isArray(row.k) ? row.k.join('/') : number(row.k as number | null);
    return factor + (mark === undefined ? noMark : MARKS[mark]);
  });
  const columns: Readonly<Record<ResultColumn, Column>> = {
    kind: left(words.kind, ({ kind }) => (kind === undefined ? '–' : words.kinds[kind])),
    before: right(words.before, (row) => number(row.before) + (row.kind === 'unsettled' ? '*' : '')),
    games: right(words.games, (row) => number(row.n ?? row.games)),
    score: right(words.score, ({ w }) => (w === undefined ? '–' : say.score(w))),
    expected: right(words.expected, (row) => number(row.we)),
    'score-difference': right(words.scoreDifference, ({ sr }) =>
      sr === null || sr === undefined ? '–' : say.signed(sr),
    ),
    'game-points': right(words.gamePoints, (row) => (row.gamePoints === undefined ? '–' : say.signed(row.gamePoints))),
    k,
    change: right(words.change, (row) => (row.change === null ? '–' : say.signed(row.change))),
    after: right(words.after, (row) => row.display ?? number(row.after)),
    grade: left(words.grade, ({ rankBefore, rankAfter }) =>
      rankBefore === rankAfter ? (rankAfter ?? '–') : `${rankBefore} → ${rankAfter}`,
    ),
    status: left(words.remark, ({ status }) => (status === undefined ? '' : words.statuses[status])),
  };
  return [left(words.player, (_, id) => say.player(id)), ...shown.map((column) => columns[column])];
}

function table(rows: readonly (readonly [string, Row])[], columns: readonly Column[]): string[] {
  const head = columns.map(({ title }) => title);
  const lines = [head, ...rows.map(([id, row]) => columns.map(({ cell }) => printable(cell(row, id))))];
  const widths = columns.map((_, index) =>
    lines.reduce((widest, texts) => Math.max(widest, widthOf(texts[index] as string)), 0),
  );
  const padded = (text: string, index: number): string => {
    const space = ' '.repeat((widths[index] as number) - widthOf(text));
    return columns[index]?.align === 'left' ? text + space : space + text;
  };
  return lines.map((texts) => texts.map(padded).join('  ').trimEnd());
}

/** Columns of a terminal: an accent of its own takes none. */
const widthOf = (text: string): number => [...text.replaceAll(/\p{M}/gu, '')].length;

/** How findings are put to people: in which words, and whether those of one kind stand each for itself. */
export type TellingBook = PhraseBook & { readonly everyPlace?: boolean };

/**
 * The findings, the gravest first, those of one kind together with the place of the first; other files than the one they are
 * about are named.
 */
export function findingLines(
  findings: readonly Finding[],
  book: TellingBook,
  nameOf?: NameOf,
  lineAt: (line: number) => string | undefined = () => undefined,
  about?: string,
): string[] {
  const { words } = book;
  if (findings.length === 0) return [words.noFindings];
  const rank = { refuse: 0, warn: 1, note: 2 } as const;
  const sorted = [...findings].sort((a, b) => rank[a.weight] - rank[b.weight]);
  return [
    `${words.findings}:`,
    ...kindsIn(sorted, book).flatMap(({ first, others }) => {
      const other = otherFile(first, about);
      return [
        `  ${words.weights[first.weight]}${placeText(first, words, other)}: ${tellFinding(first, book, nameOf)}`,
        ...(other === undefined ? marked(first, lineAt) : []),
        ...(others.length === 0 ? [] : [`    ${othersText(others, words, nameOf)}`]),
      ];
    }),
  ];
}

const kindsIn = (findings: readonly Finding[], { everyPlace = false }: TellingBook): readonly FindingGroup[] =>
  everyPlace ? findings.map((first) => ({ first, others: [] })) : groupedByKind(findings);

const OTHERS_SHOWN = 8;

/** How many more there are, and where the first of them stand: by path, by line, or by the name of the player. */
function othersText(others: readonly Finding[], words: Words, nameOf: NameOf | undefined): string {
  const lines: number[] = [];
  const named: string[] = [];
  for (const { at, facts } of others.slice(0, OTHERS_SHOWN)) {
    const id = String(facts['player'] ?? facts['person']);
    if (at?.path !== undefined) named.push(at.path);
    else if (at?.line !== undefined) lines.push(at.line);
    else named.push(nameOf?.(id) ?? id);
  }
  return words.others(others.length, lines, named);
}

/** Characters of a long line that are shown on either side of the column. */
const AROUND = 50;

/** The line that a finding is about, and its column marked under it. */
function marked({ at }: Finding, lineAt: (line: number) => string | undefined): readonly string[] {
  const line = at?.line === undefined ? undefined : lineAt(at.line);
  if (line === undefined || at?.column === undefined) return [];
  const from = Math.max(0, at.column - 1 - AROUND);
  const shown = printable(line.slice(from, at.column - 1 + AROUND).replaceAll('\t', ' '));
  return [`    | ${shown}`, `    | ${' '.repeat(at.column - 1 - from)}^`];
}

/** A rating list or a file of facts may have faults of its own. */
const otherFile = ({ at }: Finding, about: string | undefined): string | undefined =>
  about === undefined || at?.file === about ? undefined : at?.file;

function placeText({ at }: Finding, words: Words, file: string | undefined): string {
  if (at === undefined) return '';
  const where = [
    ...(file === undefined ? [] : [file]),
    ...(at.line === undefined ? [] : [words.place(at.line, at.column)]),
    ...(at.path === undefined || at.path === '$' ? [] : [at.path]),
  ];
  return where.length === 0 ? '' : ` (${where.join(', ')})`;
}

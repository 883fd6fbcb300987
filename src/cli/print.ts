/** Answers as tables for people. */
import { type Say, speak } from '../explain/language.ts';
import { type NameOf, type PhraseBook, tellFinding } from '../explain/tell.ts';
import type { Words } from '../explain/words.ts';
import {
  type Answer,
  editionFamily,
  type Family,
  type Finding,
  isUnreadable,
  type PlayerResult,
} from '../office/index.ts';

/** A player's result as any rulebook gives it. */
type Row = PlayerResult & {
  readonly n?: number;
  readonly w?: number;
  readonly we?: number;
  readonly k?: number | readonly number[] | null;
  readonly status?: keyof Words['statuses'];
  readonly kind?: keyof Words['kinds'];
  readonly sr?: number | null;
  readonly display?: string | null;
  readonly games?: number;
  readonly gamePoints?: number;
  readonly rankBefore?: string | null;
  readonly rankAfter?: string | null;
};

interface Column {
  readonly title: string;
  readonly cell: (row: Row, id: string) => string;
  readonly align: 'left' | 'right';
}

export function printAnswer(
  answer: Answer,
  book: PhraseBook,
  names: ReadonlyMap<string, string>,
  file: string | undefined,
): string {
  const nameOf: NameOf = (id) => names.get(id);
  const lines = file === undefined ? [] : [`${file}:`];
  if (!isUnreadable(answer) && answer.rulebook !== null) {
    const columns = columnsOf(editionFamily(answer.rulebook), book.words, speak(book.language, nameOf));
    lines.push(answer.rulebook, '', ...table(Object.entries(answer.players) as [string, Row][], columns), '');
    if (!answer.rated) lines.push(`${book.words.notRated}${reasonsText(answer.reasons)}.`, '');
  }
  return `${[...lines, ...findingLines(answer.findings, book, nameOf)].join('\n')}\n`;
}

const reasonsText = (reasons: readonly string[]): string => (reasons.length === 0 ? '' : ` (${reasons.join(', ')})`);

function columnsOf(family: Family, words: Words, say: Say): readonly Column[] {
  const number = (value: number | null | undefined): string =>
    value === undefined || value === null ? '–' : say.number(value);
  const right = (title: string, cell: Column['cell']): Column => ({ title, cell, align: 'right' });
  const left = (title: string, cell: Column['cell']): Column => ({ title, cell, align: 'left' });
  const player = left(words.player, (_, id) => say.player(id));
  const before = right(words.before, (row) => number(row.before));
  const change = right(words.change, (row) => (row.change === null ? '–' : say.signed(row.change)));
  const after = right(words.after, (row) => row.display ?? number(row.after));
  const k = right(words.k, ({ k: of }) => (Array.isArray(of) ? of.join('/') : number(of as number | null)));
  if (family === 'mgsz') {
    return [
      player,
      before,
      right(words.games, (row) => number(row.games)),
      right(words.gamePoints, (row) => (row.gamePoints === undefined ? '–' : say.signed(row.gamePoints))),
      change,
      after,
      left(words.grade, ({ rankBefore, rankAfter }) =>
        rankBefore === rankAfter ? (rankAfter ?? '–') : `${rankBefore} → ${rankAfter}`,
      ),
    ];
  }
  if (family === 'orr') {
    return [
      player,
      left(words.kind, ({ kind }) => (kind === undefined ? '–' : words.kinds[kind])),
      before,
      right(words.scoreDifference, ({ sr }) => (sr === null || sr === undefined ? '–' : say.signed(sr))),
      k,
      change,
      after,
    ];
  }
  return [
    player,
    before,
    right(words.games, (row) => number(row.n)),
    right(words.score, ({ w }) => (w === undefined ? '–' : say.score(w))),
    right(words.expected, (row) => number(row.we)),
    k,
    change,
    after,
    left(words.remark, ({ status }) => (status === undefined ? '' : words.statuses[status])),
  ];
}

function table(rows: readonly (readonly [string, Row])[], columns: readonly Column[]): string[] {
  const cells = rows.map(([id, row]) => columns.map(({ cell }) => cell(row, id)));
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...cells.map((row) => (row[index] as string).length)),
  );
  const line = (texts: readonly string[]): string =>
    columns
      .map(({ align }, index) =>
        align === 'left'
          ? (texts[index] as string).padEnd(widths[index] as number)
          : (texts[index] as string).padStart(widths[index] as number),
      )
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ title }) => title)), ...cells.map(line)];
}

/** The findings, the gravest first, each with its place. */
export function findingLines(findings: readonly Finding[], book: PhraseBook, nameOf?: NameOf): string[] {
  const { words } = book;
  if (findings.length === 0) return [words.noFindings];
  const rank = { refuse: 0, warn: 1, note: 2 } as const;
  const sorted = [...findings].sort((a, b) => rank[a.weight] - rank[b.weight]);
  return [
    `${words.findings}:`,
    ...sorted.map(
      (finding) =>
        `  ${words.weights[finding.weight]}${placeText(finding, words)}: ${tellFinding(finding, book, nameOf)}`,
    ),
  ];
}

function placeText({ at }: Finding, words: Words): string {
  if (at === undefined) return '';
  const where = [
    ...(at.line === undefined ? [] : [`${words.line} ${at.line}`, `${words.column} ${at.column}`]),
    ...(at.path === undefined || at.path === '$' ? [] : [at.path]),
  ];
  return where.length === 0 ? '' : ` (${where.join(', ')})`;
}

/** What a run of `endorse` found, for a terminal and as a page to publish. */
import type { Content } from '../content/content.ts';
import type { ResultDifference } from '../endorsement/compare.ts';
import { type EditionReport, FAILURES, type FirstDifference, passes } from '../endorsement/run.ts';
import { explain, isUnreadable, rate } from '../engine/index.ts';
import { type Say, speak } from '../explain/language.ts';
import { tellFinding } from '../explain/tell.ts';
import { tableLines } from './table.ts';

export interface Measured {
  /** The command that starts the program. */
  readonly name: string;
  readonly version: string;
  readonly reports: readonly EditionReport[];
  /** What the program wrote besides its answers. */
  readonly surplus?: number;
  readonly remark?: string;
}

/** Differences of one document that are shown. */
const SHOWN = 5;

interface Part {
  readonly facts: readonly string[];
  readonly table: readonly [heads: readonly string[], rows: readonly (readonly string[])[]];
  readonly notes: readonly string[];
  readonly first?: { readonly text: string; readonly document: string; readonly why: readonly string[] };
}

/** On a terminal. */
export function measuredLines(
  { reports, version, surplus = 0, remark = '' }: Measured,
  content: Content,
): readonly string[] {
  const words = content.commands.endorsement;
  const said = aside(surplus, remark, content);
  return [
    ...reports.flatMap((report) => {
      const { facts, table, notes, first } = partOf(report, version, content);
      return [
        `${words.title(report.edition, report.asked, speak(content.book))} – ${verdict(report, content)}`,
        '',
        ...facts,
        '',
        ...tableLines(...table),
        '',
        ...notes,
        ...(first === undefined ? [] : ['', first.text, first.document, ...first.why]),
        '',
      ];
    }),
    ...said,
  ].slice(0, said.length === 0 ? -1 : undefined);
}

/** As Markdown. */
export function measuredPage({ name, reports, version, surplus = 0, remark = '' }: Measured, content: Content): string {
  const words = content.commands.endorsement;
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const parts = reports.flatMap((report) => {
    const { facts, table, notes, first } = partOf(report, version, content);
    const [heads, rows] = table;
    return [
      `## ${words.title(report.edition, report.asked, speak(content.book))} – ${verdict(report, content)}`,
      '',
      ...facts.map((fact) => `- ${fact}`),
      '',
      row(heads),
      row(heads.map((_, at) => (at === 0 ? '---' : '---:'))),
      ...rows.map(row),
      '',
      ...notes.flatMap((note) => [note, '']),
      ...(first === undefined
        ? []
        : [first.text, '', '```json', first.document, '```', '', '```text', ...first.why, '```', '']),
    ];
  });
  return `${[`# ${words.heading(name)}`, '', ...parts, ...aside(surplus, remark, content)].join('\n').trimEnd()}\n`;
}

const verdict = (report: EditionReport, { commands: { endorsement: words } }: Content): string =>
  passes(report) ? words.passed : words.notPassed;

function aside(surplus: number, remark: string, content: Content): readonly string[] {
  const words = content.commands.endorsement;
  const text = remark.trim();
  return [
    ...(surplus === 0 ? [] : [words.surplus(surplus, speak(content.book))]),
    ...(text === '' ? [] : [words.remark(text.split('\n').at(-1) as string)]),
  ];
}

function partOf(report: EditionReport, version: string, content: Content): Part {
  const words = content.commands.endorsement;
  const say = speak(content.book);
  const { agreed, differed, asked, count, failures, ratings, values, clauses, unreached, first } = report;
  const failed = FAILURES.reduce((sum, each) => sum + failures[each], 0);
  const wrongValues = values
    .filter(({ wrong }) => wrong > 0)
    .map(({ key, compared, wrong }) => `${key} ${say.number(wrong)}/${say.number(compared)}`);
  const { columns } = words;
  return {
    facts: [
      words.origin(version, report.generator, report.seed, report.kind),
      words.digest(report.digest),
      words.documents(agreed, differed, failed, say),
      ...(failed === 0 ? [] : [words.failures(failures, say)]),
      ...(asked < count ? [words.stopped(asked, count, say)] : []),
      words.ratings(ratings.compared, ratings.wrong, wrongShareText(ratings.wrong, ratings.compared, content), say),
      ...(wrongValues.length === 0 ? [] : [words.values(wrongValues)]),
    ],
    table: [
      [columns.clause, columns.documents, columns.players, columns.wrong, columns.share],
      clauses.map(({ clause, documents, players, wrong }) => [
        clause,
        say.number(documents),
        say.number(players),
        say.number(wrong),
        players === 0 ? '–' : wrongShareText(wrong, players, content),
      ]),
    ],
    notes: [words.columnsMean, ...(unreached.length === 0 ? [] : [words.unreached(unreached, say)])],
    ...(first === undefined
      ? {}
      : {
          first: {
            text: words.first(first.number),
            document: JSON.stringify(first.smallest),
            why: whyLines(first, content),
          },
        }),
  };
}

/** In hundredths of a percent, so that a rare error is not shown as zero. */
export function wrongShareText(part: number, whole: number, content: Content): string {
  const hundredths = whole === 0 ? 0 : Math.round((part * 10_000) / whole);
  const share = speak(content.book).number(hundredths / 100);
  return content.commands.endorsement.percent(share);
}

/** The differences, and the engine’s own explanation of the first one. */
function whyLines({ smallest, differences }: FirstDifference, content: Content): readonly string[] {
  const words = content.commands.endorsement;
  const say: Say = speak(content.book);
  const [difference] = differences;
  const told = explanationOf(smallest, difference?.player, content);
  return [
    ...differences.slice(0, SHOWN).map((each) => words.difference(shown(each))),
    ...(differences.length > SHOWN ? [words.more(differences.length - SHOWN, say)] : []),
    ...(told.length === 0 ? [] : [words.why, ...told.map((line) => `  ${line}`)]),
  ];
}

const shown = ({
  player,
  event,
  key,
  expected,
  given,
}: ResultDifference): Parameters<Content['commands']['endorsement']['difference']>[0] => ({
  ...(player === undefined ? {} : { player }),
  ...(event === undefined ? {} : { event }),
  key,
  expected: JSON.stringify(expected),
  ...(given === undefined ? {} : { given: JSON.stringify(given) }),
});

/** The steps of the player; of an event that is not rated, what refuses it. */
function explanationOf(document: unknown, player: string | undefined, { book }: Content): readonly string[] {
  const answer = rate(document);
  if (isUnreadable(answer)) return [];
  const lines = player === undefined ? [] : (explain(document, { player, book }).explanation?.lines ?? []);
  const refusing = answer.findings.filter(({ weight }) => weight === 'refuse');
  return [
    ...lines.map(({ text, depth }) => `${'  '.repeat(depth)}${text}`),
    ...refusing.map((finding) => tellFinding(finding, book)),
    ...(lines.length + refusing.length > 0 ? [] : answer.findings.map((finding) => tellFinding(finding, book))),
  ];
}

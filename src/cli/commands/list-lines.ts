/** What the commands about lists show people. */
import type { Say } from '../../explain/language.ts';
import type { ListWords } from '../../content/en/commands/lists.ts';
import type { PoolChangeWords } from '../../content/en/commands/pool-changes.ts';
import type { PublishedList } from '../../desk/lists/publish.ts';
import type { ListNews } from '../../desk/lists/list-news.ts';
import type { ListReport } from '../../desk/lists/report.ts';

/** New players and those who are gone are named below. */
const GROUPS = ['inactive', 'returned', 'notListed'] as const;
const BAR_WIDTH = 40;
const SHOWN = 10;

interface ReportWords {
  readonly lists: ListWords;
  readonly poolChanges: PoolChangeWords;
}

/** `all`: nobody is left unnamed. */
export function reportLines(
  report: PublishedList,
  { lists: words, poolChanges }: ReportWords,
  say: Say,
  all: 'all' | 'some' = 'some',
): readonly string[] {
  const groups = GROUPS.filter((group) => report[group].length > 0);
  return [
    words.title(report.pool, report.date, say),
    '',
    words.counts(report, say),
    ...(report.adjusted ?? []).map((change) => poolChanges.line(change, say)),
    ...(groups.length === 0 ? [] : [groups.map((group) => words.groups[group](report[group].length, say)).join(', ')]),
    ...section(words.since(report.previous, say), newsLines(report.since, words, say, all)),
    ...section(words.histogram, histogramLines(report, say)),
    ...section(
      words.largest,
      report.largest.slice(0, SHOWN).map((each) => changeLine(each, words, say)),
    ),
    ...section(
      words.left,
      report.left
        .slice(0, SHOWN)
        .map(
          ({ event, name, why, list }) =>
            `${event} ${name}: ${words.why[why]}${list === null ? '' : ` (${say.month(list.slice(0, 7))})`}`,
        ),
    ),
    '',
    words.sealed(report.digest),
    words.root(report.root),
    ...(report.head === undefined ? [] : [words.entry(report.head.entry, report.head.hash)]),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** Each kind of news with its count, and below it who or what it is. */
function newsLines(
  { newcomers, decisions, imports, corrections, delisted, notEntered, merges }: ListNews,
  words: ListWords,
  say: Say,
  all: 'all' | 'some',
): readonly string[] {
  const who = ({ player, name }: { readonly player: string; readonly name: string | null }): string =>
    `${player} ${name ?? ''}`.trimEnd();
  const shown = (indicator: string, value: unknown): string =>
    value === null ? (indicator === 'rating' ? words.unrated : '–') : String(value);
  const lines: Readonly<Record<keyof ListNews, readonly string[]>> = {
    newcomers: newcomers.map((each) => `${who(each)}: ${say.number(each.rating)}, ${words.enteredBy[each.by]}`),
    decisions: decisions.map(
      (each) =>
        `${who(each)}: ${each.indicator} ${shown(each.indicator, each.old)} → ${shown(each.indicator, each.new)} (${each.by})`,
    ),
    imports: imports.map(
      ({ import: id, as, players }) => `${id === null ? '' : `${id}: `}${words.imported(as, players, say)}`,
    ),
    corrections: corrections.map(({ event, name, corrects }) => `${words.corrects(event, corrects)}: ${name}`),
    delisted: delisted.map(
      (each) =>
        `${who(each)}: ${say.number(each.rating)} → ${each.why === 'unrated' ? words.unrated : words.offTheList}`,
    ),
    notEntered: notEntered.map(
      (each) =>
        `${who(each)}: ${say.number(each.rating)} → ${each.why === 'unrated' ? words.unrated : words.offTheList}`,
    ),
    merges: merges.map(({ player, into, name }) => `${player} → ${who({ player: into, name })}`),
  };
  return (Object.keys(lines) as (keyof ListNews)[]).flatMap((kind) => {
    const own = lines[kind];
    if (own.length === 0) return [];
    const named = all === 'all' ? own : own.slice(0, SHOWN);
    const more = own.length - named.length;
    return [
      words.news[kind](own.length, say),
      ...[...named, ...(more === 0 ? [] : [words.more(more, say)])].map((line) => `  ${line}`),
    ];
  });
}

function histogramLines({ histogram }: ListReport, say: Say): readonly string[] {
  const most = histogram.reduce((highest, { count }) => Math.max(highest, count), 1);
  return histogram.map(({ from, count }) => {
    const bar = '#'.repeat(Math.max(1, Math.round((count / most) * BAR_WIDTH)));
    return `${say.signed(from).padStart(5)} … ${say.signed(from + 9).padStart(5)}  ${bar} ${say.number(count)}`;
  });
}

function changeLine(
  { player, name, before, after, events }: ListReport['largest'][number],
  words: ListWords,
  say: Say,
): string {
  const shown = (rating: number | null): string => (rating === null ? words.unrated : say.number(rating));
  const change = before === null || after === null ? '' : ` (${say.signed(after - before)})`;
  return `${player} ${name ?? ''}: ${shown(before)} → ${shown(after)}${change}  ${events.join(' ')}`.trimEnd();
}

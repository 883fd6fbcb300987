/** What the commands about lists show people. */
import type { Language, Say } from '../../explain/language.ts';
import type { ListWords } from '../../explain/list-words.ts';
import type { PublishedList } from '../../office/lists/publish.ts';
import type { ListReport } from '../../office/lists/report.ts';

export async function listWordsIn(language: Language): Promise<ListWords> {
  switch (language) {
    case 'en':
      return (await import('../../explain/phrases/en/list-words.ts')).LIST_WORDS;
    case 'hu':
      return (await import('../../explain/phrases/hu/list-words.ts')).LIST_WORDS;
    case 'ru':
      return (await import('../../explain/phrases/ru/list-words.ts')).LIST_WORDS;
  }
}

const GROUPS = ['fresh', 'delisted', 'inactive', 'returned', 'notListed'] as const;
const BAR_WIDTH = 40;
const SHOWN = 10;

export function reportLines(report: PublishedList, words: ListWords, say: Say): readonly string[] {
  const groups = GROUPS.filter((group) => report[group].length > 0);
  return [
    words.title(report.pool, report.date, say),
    '',
    words.counts(report, say),
    ...(groups.length === 0 ? [] : [groups.map((group) => words.groups[group](report[group].length, say)).join(', ')]),
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
    ...(report.head === undefined ? [] : [words.entry(report.head.entry, report.head.hash)]),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

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

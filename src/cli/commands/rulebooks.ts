import { type Content, readingsOf, type SourceNames, sourcesTold } from '../../content/content.ts';
import type { ClauseText } from '../../explain/clause-text.ts';
import type { ClauseReading } from '../../explain/reading.ts';
import { speak } from '../../explain/language.ts';
import type { PhraseBook } from '../../explain/tell.ts';
import type { SurenessWords } from '../../explain/words.ts';
import { type ClauseEntry, clauseOf, clausesOf, type EditionFacts, listEditions } from '../../engine/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { contentOf, phraseBookOf } from '../options.ts';
import { printLines } from '../print.ts';

/** Stands in the place of an edition; it is none. */
const POOL_CHANGES = 'pool-changes';

export async function rulebooksCommand(
  action: string | undefined,
  edition: string | undefined,
  clause: string | undefined,
  options: object,
): Promise<ExitCode> {
  const content = await contentOf(options);
  const book = await phraseBookOf(options);
  if (action === undefined) return print(listEditions().map((facts) => editionLine(facts, book)));
  if (action !== 'show') throw new UsageError((words) => words.rulebooks.takes);
  if (edition === POOL_CHANGES) return showPoolChanges(clause, content);
  const known = listEditions().find(({ id }) => id === edition);
  if (known === undefined) {
    throw new UsageError((words) =>
      words.action('show', [...listEditions().map(({ id }) => id), POOL_CHANGES].join(', ')),
    );
  }
  const texts = (await content.loadClauses())[known.id];
  if (clause === undefined) {
    const clauses = clausesOf(known.id);
    const width = clauses.reduce((widest, each) => Math.max(widest, each.clause.length), 0);
    return print(clauses.map((each) => `${each.clause.padEnd(width)}  ${texts[each.clause]?.title ?? ''}`));
  }
  const entry = clauseOf(known.id, clause);
  if (entry === undefined) {
    throw new UsageError((words) => words.rulebooks.noClause(known.id, clause));
  }
  const { title, rule } = texts[clause] as ClauseText;
  const labels = book.words.rulebooks;
  const readings = await readingsOf(known.id, content);
  const names = await content.loadSources();
  const about = readings.filter(({ clauses }) => clauses.includes(clause));
  return print([
    `${known.id} ${clause}: ${title}`,
    '',
    rule,
    ...surenessLines(entry, labels.sureness, names),
    ...about.flatMap((each) => ['', ...readingLines(each, labels, names)]),
    '',
    entry.nothing === null ? `${labels.home}: ${entry.homes.join(', ')}` : `${labels.nothing}: ${entry.nothing}`,
  ]);
}

function readingLines(
  { id, question, reading, otherwise, confidence, sources }: ClauseReading<string>,
  labels: PhraseBook['words']['rulebooks'],
  names: SourceNames,
): readonly string[] {
  return [
    `${labels.reading} ${id}${confidence === undefined ? '' : ` (${labels.sureness.levels[confidence]})`}: ${question}`,
    reading,
    ...(otherwise === undefined ? [] : [`${labels.otherwise}: ${otherwise}`]),
    ...sourceLines(sources, labels.sureness, names),
  ];
}

/** How changes of all ratings are read, which no edition speaks of: all of it, or one point. */
async function showPoolChanges(id: string | undefined, content: Content): Promise<ExitCode> {
  const all = await content.loadPoolChangeReadings();
  const shown = all.filter((each) => id === undefined || each.id === id);
  if (id !== undefined && shown.length === 0) {
    throw new UsageError((words) => words.rulebooks.noReading(POOL_CHANGES, id));
  }
  const [names, labels] = [await content.loadSources(), content.book.words.rulebooks];
  return print(shown.flatMap((each, place) => [...(place === 0 ? [] : ['']), ...readingLines(each, labels, names)]));
}

/** Of a clause whose text is not at hand. */
const surenessLines = (
  { confidence, sources }: ClauseEntry,
  words: SurenessWords,
  names: SourceNames,
): readonly string[] =>
  confidence === undefined
    ? []
    : ['', `${words.levels[confidence]}: ${words.meanings[confidence]}`, ...sourceLines(sources, words, names)];

/** Nothing where no source is named. */
function sourceLines(sources: ClauseEntry['sources'], words: SurenessWords, names: SourceNames): readonly string[] {
  const told = sourcesTold(sources, names);
  return told === undefined ? [] : [`${words.source}: ${told}`];
}

/** The longest name of an edition. */
const ID_WIDTH = Math.max(...listEditions().map(({ id }) => id.length));

function editionLine({ id, from, to, clauses }: EditionFacts, { words: { rulebooks }, grammar }: PhraseBook): string {
  const say = speak({ grammar });
  const inForce =
    from === null
      ? rulebooks.always
      : to === null
        ? rulebooks.from(say.date(from))
        : rulebooks.fromTo(say.date(from), say.date(to));
  return `${id.padEnd(ID_WIDTH)}  ${rulebooks.clauses(clauses, say).padEnd(12)}  ${inForce}`;
}

async function print(lines: readonly string[]): Promise<ExitCode> {
  await printLines(lines);
  return 0;
}

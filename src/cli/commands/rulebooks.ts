import type { ClauseText } from '../../explain/clauses/clause-text.ts';
import type { Language } from '../../explain/language.ts';
import { clauseOf, clausesOf, type EditionFacts, listEditions } from '../../office/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { languageOf } from '../options.ts';
import { printLines } from '../print.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, ClauseText>>>>;

async function textsIn(language: Language): Promise<Texts> {
  switch (language) {
    case 'en':
      return (await import('../../explain/clauses/en.ts')).clauses;
    case 'hu':
      return (await import('../../explain/clauses/hu.ts')).clauses;
    case 'ru':
      return (await import('../../explain/clauses/ru.ts')).clauses;
  }
}

const LABELS = {
  en: {
    reading: 'Reading',
    otherwise: 'Read otherwise',
    home: 'In the code',
    nothing: 'Computes nothing',
    always: 'always',
    from: 'from',
    to: 'to',
    clauses: 'clauses',
  },
  hu: {
    reading: 'Értelmezés',
    otherwise: 'Más olvasat',
    home: 'A kódban',
    nothing: 'Nem számít semmit',
    always: 'mindig',
    from: 'ettől:',
    to: 'eddig:',
    clauses: 'pont',
  },
  ru: {
    reading: 'Прочтение',
    otherwise: 'Иное прочтение',
    home: 'В коде',
    nothing: 'Ничего не вычисляет',
    always: 'всегда',
    from: 'с',
    to: 'по',
    clauses: 'пунктов',
  },
} as const;

export async function rulebooksCommand(
  action: string | undefined,
  edition: string | undefined,
  clause: string | undefined,
  options: object,
): Promise<ExitCode> {
  const language = languageOf(options);
  if (action === undefined) return print(listEditions().map((facts) => editionLine(facts, language)));
  if (action !== 'show') throw new UsageError('rulebooks takes nothing, or: show EDITION [CLAUSE]');
  const known = listEditions().find(({ id }) => id === edition);
  if (known === undefined) {
    throw new UsageError(
      `show takes one of ${listEditions()
        .map(({ id }) => id)
        .join(', ')}`,
    );
  }
  const texts = (await textsIn(language))[known.id] as Readonly<Record<string, ClauseText>>;
  if (clause === undefined) {
    return print(clausesOf(known.id).map((each) => `${each.clause.padEnd(12)}  ${texts[each.clause]?.title ?? ''}`));
  }
  const entry = clauseOf(known.id, clause);
  if (entry === undefined) {
    throw new UsageError(`${known.id} has no clause "${clause}"; "elobook rulebooks show ${known.id}" lists them`);
  }
  const { title, rule } = texts[clause] as ClauseText;
  const labels = LABELS[language];
  const { readings } = await import('../../explain/clauses/readings.ts');
  const about = readings[known.id].filter(({ clauses }) => clauses.includes(clause));
  return print([
    `${known.id} ${clause}: ${title}`,
    '',
    rule,
    ...about.flatMap(({ id, question, reading, otherwise }) => [
      '',
      `${labels.reading} ${id}: ${question}`,
      reading,
      ...(otherwise === undefined ? [] : [`${labels.otherwise}: ${otherwise}`]),
    ]),
    '',
    entry.nothing === null ? `${labels.home}: ${entry.homes.join(', ')}` : `${labels.nothing}: ${entry.nothing}`,
  ]);
}

function editionLine({ id, from, to, clauses }: EditionFacts, language: Language): string {
  const labels = LABELS[language];
  const dates = [...(from === null ? [] : [`${labels.from} ${from}`]), ...(to === null ? [] : [`${labels.to} ${to}`])];
  const inForce = dates.length === 0 ? labels.always : dates.join(' ');
  return `${id.padEnd(12)}  ${inForce.padEnd(30)}  ${clauses} ${labels.clauses}`;
}

async function print(lines: readonly string[]): Promise<ExitCode> {
  await printLines(lines);
  return 0;
}

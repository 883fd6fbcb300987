/** `elobook office status`: pools and newest lists, events by state, open questions, and what is due. */
import type { EventWords } from '../../content/en/commands/events.ts';
import { type Say, speak } from '../../explain/language.ts';
import {
  type OfficeDeadline,
  EVENT_STATES,
  type OfficeStatus,
  officeStatus,
  type PoolOverview,
} from '../../reading/analysis/status.ts';
import type { ExitCode } from '../exit.ts';
import { readingOffice } from '../office.ts';
import { contentOf } from '../options.ts';

export async function officeStatusCommand(options: object): Promise<ExitCode> {
  const language = await contentOf(options);
  const [words, { minors }] = [language.commands.events, language.commands.registry];
  return readingOffice(options, 'office.show', async (office, { print }) => {
    const value = await officeStatus(office);
    const { RememberedPersons } = await import('../../desk/memory/remembered.ts');
    const { findings } = await office.store.read((desk) => RememberedPersons.of(desk, office.memory));
    return print({ value, findings }, (status) =>
      statusLines(status, words, speak(language), status.minors === undefined ? [] : [minors[status.minors]]),
    );
  });
}

/** `chosen`: what the office has chosen for itself, in words. */
export function statusLines(
  status: OfficeStatus,
  words: EventWords,
  say: Say,
  chosen: readonly string[] = [],
): readonly string[] {
  const { title, counts, openQuestions, deadlines, noDeadlines } = words.status;
  return [
    title(status.office?.name ?? '', status.today, say),
    counts(status.entries, status.persons, say),
    ...chosen,
    '',
    ...status.pools.flatMap((pool) => poolLines(pool, words, say)),
    ...(status.pools.length === 0 ? [] : ['']),
    openQuestions(status.questions, say),
    '',
    ...(status.deadlines.length === 0
      ? [noDeadlines]
      : [`${deadlines}:`, ...status.deadlines.map((each) => deadlineLine(each, words, say))]),
  ];
}

function poolLines({ pool, name, list, next, events }: PoolOverview, words: EventWords, say: Say): readonly string[] {
  const { newest, noList, next: nextList } = words.status;
  const states = EVENT_STATES.flatMap((state) => {
    const count = events[state];
    return count === undefined ? [] : [`${words.states[state]} ${say.number(count)}`];
  });
  return [
    `${pool} (${name}): ${[
      list === undefined ? noList : newest(list.date, list.players, say),
      ...(next === undefined ? [] : [nextList(next, say)]),
    ].join('; ')}`,
    ...(states.length === 0 ? [] : [`  ${states.join(', ')}`]),
  ];
}

function deadlineLine(deadline: OfficeDeadline, words: EventWords, say: Say): string {
  const { day, kind, pool, event, list, clause, overdue } = deadline;
  const what = words.status.kinds[kind](list, say);
  const late = overdue ? ` — ${words.status.overdue}` : '';
  return `  ${day}  ${event ?? pool}: ${what} (${clause})${late}`;
}

/**
 * Persons on whom nothing depends: no rating, no number, no event that counts or waits. They were left by withdrawn
 * reports, or entered by hand and never used.
 */
import type { EntryKind } from '../../ledger/entries.ts';
import { type Desk, NUMBERS, type PersonRow } from '../../ledger/store.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import { personSubject } from '../../ledger/rows/subjects.ts';
import { candidatesOf } from '../../ledger/rows/questions.ts';

/** How somebody came into the registry: by a report, with a list, or by hand. */
export const ORIGINS = ['report', 'list', 'hand'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface Ghost {
  readonly row: PersonRow;
  readonly from: Origin;
}

/** Entries that only added a person, or changed the card. */
const OF_THE_CARD: Readonly<Partial<Record<EntryKind, Origin>>> = {
  'persons.entered': 'hand',
  'event.submitted': 'report',
  'question.answered': 'report',
  'event.accepted': 'report',
};
const HARMLESS: ReadonlySet<string> = new Set([
  ...Object.keys(OF_THE_CARD),
  'person.changed',
  'persons.removed',
  'persons.restored',
]);

const isPlain = (row: PersonRow): boolean =>
  row.mergedInto === null && NUMBERS.every((number) => row[number] === null) && erasedBy(row) === undefined;

/** Those of some persons on whom nothing depends. */
export async function ghostsAmong(desk: Desk, rows: readonly PersonRow[]): Promise<readonly Ghost[]> {
  const plain = rows.filter(isPlain);
  if (plain.length === 0) return [];
  const persons = plain.map(({ person }) => person);
  const used = new Set<number>(candidatesOf(await desk.questions()));
  for (const { list } of await desk.lists())
    for (const { person } of await desk.standings(list, persons)) used.add(person);
  for (const { pool } of await desk.pools())
    for (const { person } of await desk.present(pool, persons)) used.add(person);
  for (const person of await desk.tookPart(persons.filter((each) => !used.has(each)))) {
    if ((await desk.eventsOf([person])).some(({ state }) => state !== 'withdrawn')) used.add(person);
  }
  const mentions = await desk.mentions(persons.filter((each) => !used.has(each)).map(personSubject));
  const kinds = new Map(
    (await desk.entries([...new Set(mentions.map(({ no }) => no))])).map(({ no, kind }) => [no, kind]),
  );
  const from = new Map<number, Origin>();
  for (const { subject, no } of mentions) {
    const [person, kind] = [Number(subject.slice(personSubject(0).length - 1)), kinds.get(no) as EntryKind];
    if (!HARMLESS.has(kind)) used.add(person);
    // persons who came with a list are not mentioned one by one
    const origin = OF_THE_CARD[kind];
    if (origin !== undefined && !from.has(person)) from.set(person, origin);
  }
  return plain.filter(({ person }) => !used.has(person)).map((row) => ({ row, from: from.get(row.person) ?? 'list' }));
}

/** All of them. */
export async function ghostsIn(desk: Desk): Promise<readonly Ghost[]> {
  const ghosts: Ghost[] = [];
  for await (const batch of desk.allPersons()) ghosts.push(...(await ghostsAmong(desk, batch)));
  return ghosts;
}

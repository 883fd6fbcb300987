/** What entries about the office, its pools and its persons change. */
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import type { EnteredPerson, EntryKind } from '../ledger/entries.ts';
import { eventNumber, personNumber } from '../ledger/ids.ts';
import type { NewCards, NumberKind, OfficeRow, PersonRow, PoolRow, WritingDesk } from '../ledger/store.ts';
import { readingsOfPool, poolSettings, settingsText } from '../ledger/rows/pools.ts';
import { settleAll, settleBrought } from './settle.ts';
import { type Identity, identityOf } from '../ledger/rows/identity.ts';
import { type NameKey, searchKeys } from './name-keys.ts';
import { projectOneByOne, type Projection } from './projection.ts';
import { bringStandings } from './standings.ts';
import { isPeriodicFamily, personsPart } from '../ledger/rows/standings.ts';
import { projectUndoneImport } from './undone.ts';
import {
  factsColumns,
  type TransferredRecords,
  type TransferredStanding,
  storedFacts,
} from '../ledger/rows/persons.ts';

const numberOf = (id: string): number => personNumber(id) as number;

/** The columns derived from the identity paper; empty where it was erased. */
const fromIdentity = ({ name, birth, fide, komir, orr, pin, club }: Identity) => ({
  name: name ?? null,
  birth: birth ?? null,
  fide: fide ?? null,
  komir: komir ?? null,
  orr: orr ?? null,
  pin: pin ?? null,
  club: club ?? null,
});

type Identities = ReadonlyMap<string, Identity>;

/** For a part of a list that was computed in columns. */
const isCards = (memo: unknown): memo is NewCards => memo !== undefined && !(memo instanceof Map);

async function identitiesOf(desk: WritingDesk, entered: readonly EnteredPerson[]): Promise<Identities> {
  const papers = await desk.identityPapers(entered.map(({ person }) => numberOf(person)));
  return new Map(papers.map((paper) => [paper.digest, identityOf(paper)]));
}

/**
 * Adds new persons to the registry. Their papers are stored already, unless they were erased; a caller that has just
 * written them may pass their content, by digest.
 */
export async function enterPersons(
  desk: WritingDesk,
  entered: readonly EnteredPerson[],
  written?: Identities,
): Promise<void> {
  if (entered.length === 0) return;
  const identities = written ?? (await identitiesOf(desk, entered));
  const rows = entered.map(
    ({ person, identity, facts }): PersonRow => ({
      person: numberOf(person),
      mergedInto: null,
      identity,
      ...fromIdentity(identities.get(identity) ?? {}),
      ...factsColumns({ now: facts, was: [] }),
    }),
  );
  await desk.addPersons(rows, keysOf(rows, identities));
}

/** Computed on demand: not every replay needs them. */
function* keysOf(rows: readonly PersonRow[], identities: Identities): Generator<NameKey, void, undefined> {
  for (const { person, identity } of rows) {
    for (const key of searchKeys(identities.get(identity as string) ?? {})) yield [key, person];
  }
}

/** Their rows exist, empty and without keys; their papers were never removed. */
const restorePersons = projectOneByOne<'persons.restored'>(async (desk, { data: { persons } }) => {
  const identities = await identitiesOf(desk, persons);
  const rows = new Map(
    (await desk.persons(persons.map(({ person }) => numberOf(person)))).map((row) => [row.person, row]),
  );
  const names: [string, number][] = [];
  const restored = persons.map(({ person, identity, facts }): PersonRow => {
    const number = numberOf(person);
    const known = identities.get(identity) ?? {};
    for (const key of searchKeys(known)) names.push([key, number]);
    return {
      ...(rows.get(number) as PersonRow),
      identity,
      ...fromIdentity(known),
      ...factsColumns({ now: facts, was: [] }),
    };
  });
  await desk.putPersons(restored, names, []);
});

const personAt = async (desk: WritingDesk, number: number): Promise<PersonRow> =>
  (await desk.persons([number]))[0] as PersonRow;

/** An erased identity has no content. */
async function identityAt(desk: WritingDesk, person: number, digest: string): Promise<Identity> {
  const paper = (await desk.identityPapers([person])).find((each) => each.digest === digest);
  return paper === undefined ? {} : identityOf(paper);
}

const changePerson = projectOneByOne<'person.changed'>(async (desk, { no, data: { person, identity, facts } }) => {
  let row = await personAt(desk, numberOf(person));
  const was = searchKeys(await identityAt(desk, row.person, row.identity as string));
  const known = identity === undefined ? undefined : await identityAt(desk, row.person, identity);
  if (identity !== undefined && known !== undefined) row = { ...row, identity, ...fromIdentity(known) };
  if (facts !== undefined) {
    const { now, was } = storedFacts(row);
    row = { ...row, ...factsColumns({ now: facts, was: [...was, { upTo: no, facts: now }] }) };
  }
  await desk.putPerson(row, known === undefined ? was : searchKeys(known), was);
});

async function moveEvents(desk: WritingDesk, events: readonly number[], from: number, to: number): Promise<void> {
  const renamed = <R extends { readonly person: number }>(row: R): R =>
    row.person === from ? { ...row, person: to } : row;
  for (const event of events) {
    await desk.putEntrants(
      [event],
      (await desk.entrants(event)).map(renamed).sort((a, b) => a.person - b.person),
    );
    await desk.putResults(
      [event],
      (await desk.results(event)).map(renamed).sort((a, b) => a.person - b.person),
    );
  }
}

async function moveStandings(desk: WritingDesk, present: readonly TransferredStanding[]): Promise<void> {
  for (const { pool, person, now } of present) {
    const number = numberOf(person);
    if (now === null) await desk.dropPresent(pool, [number]);
    else await desk.putPresent([{ pool, person: number, rating: now.rating, rest: canonicalJson(now.rest) }]);
  }
}

/**
 * Two rows, the first of which gives its numbers of these kinds to the second. At no time do both have the same number.
 */
async function moveNumbers(
  desk: WritingDesk,
  kinds: readonly NumberKind[],
  giver: PersonRow,
  taker: PersonRow,
): Promise<void> {
  const given = Object.fromEntries(kinds.map((kind) => [kind, giver[kind]]));
  const left = Object.fromEntries(kinds.map((kind) => [kind, null]));
  // both keep the keys of their names
  await desk.putPerson({ ...giver, ...left }, [], []);
  await desk.putPerson({ ...taker, ...given }, [], []);
}

/** The merged person keeps its row and the keys of its name; searches are redirected. */
const mergePersons = projectOneByOne<'persons.merged'>(async (desk, { data }) => {
  const [person, into] = [await personAt(desk, numberOf(data.person)), await personAt(desk, numberOf(data.into))];
  const { numbers, events, present } = data.moved as unknown as TransferredRecords;
  await moveNumbers(desk, numbers, { ...person, mergedInto: into.person }, into);
  await moveEvents(desk, events.map(numberOfEvent), person.person, into.person);
  await moveStandings(desk, present);
  await settleAll(desk, [person.person, into.person]);
});

/** Undoes a merge, or gives events to another person that were never this one's. */
const splitPersons = projectOneByOne<'persons.split'>(async (desk, { data }) => {
  const [person, from] = [await personAt(desk, numberOf(data.person)), await personAt(desk, numberOf(data.from))];
  const { numbers, events, present } = data.moved as unknown as TransferredRecords;
  await moveNumbers(desk, numbers, from, { ...person, mergedInto: null });
  await moveEvents(desk, events.map(numberOfEvent), from.person, person.person);
  await moveStandings(desk, present);
  await settleAll(desk, [person.person, from.person]);
});

const numberOfEvent = (id: string): number => eventNumber(id) as number;

export const REGISTRY_PROJECTIONS = {
  'office.opened': projectOneByOne<'office.opened'>((desk, { data: { name, timeZone } }) =>
    desk.putOffice({ name, timeZone, minors: 'names' }),
  ),
  // by default players are shown by name
  'office.set': projectOneByOne<'office.set'>(async (desk, { data: { minors = 'names', name, timeZone } }) => {
    const own = (await desk.office()) as OfficeRow;
    await desk.putOffice({ name: name ?? own.name, timeZone: timeZone ?? own.timeZone, minors });
  }),
  'pool.opened': projectOneByOne<'pool.opened'>((desk, { data: { pool, family, name, from, settings } }) =>
    desk.putPool({ pool, family, name, since: from, settings: canonicalJson(settings as Json) }),
  ),
  'pool.set': projectOneByOne<'pool.set'>(async (desk, { data: { pool, readings, ...chosen } }) => {
    const row = (await desk.pool(pool)) as PoolRow;
    const settings = {
      ...poolSettings(row),
      ...chosen,
      ...(readings === undefined ? {} : { readings: { ...readingsOfPool(row), ...readings } }),
    };
    await desk.putPool({ ...row, settings: settingsText(settings) });
  }),
  'pool.changed': projectOneByOne<'pool.changed'>(async (desk, { data: { pool, name, names } }) => {
    const row = (await desk.pool(pool)) as PoolRow;
    const settings = { ...poolSettings(row), ...(names === undefined ? {} : { names }) };
    await desk.putPool({ ...row, name: name ?? row.name, settings: settingsText(settings) });
  }),
  'pool.closed': projectOneByOne<'pool.closed'>(async (desk, { data: { pool, after } }) => {
    const row = (await desk.pool(pool)) as PoolRow;
    await desk.putPool({ ...row, settings: settingsText({ ...poolSettings(row), closed: after }) });
  }),
  'pool.reopened': projectOneByOne<'pool.reopened'>(async (desk, { data: { pool } }) => {
    const row = (await desk.pool(pool)) as PoolRow;
    const { closed: _closed, ...settings } = poolSettings(row);
    await desk.putPool({ ...row, settings: settingsText(settings) });
  }),
  'persons.entered': projectOneByOne<'persons.entered'>(async (desk, { no, data: { persons, source }, memo }) => {
    if (isCards(memo)) await desk.addCards(memo);
    else await enterPersons(desk, persons, memo as Identities | undefined);
    if (source !== undefined) await desk.putImport(personsPart(source), source.part, no);
  }),
  'persons.restored': restorePersons,
  'person.changed': changePerson,
  'persons.merged': mergePersons,
  'persons.split': splitPersons,
  'federation.set': projectOneByOne<'federation.set'>((desk, { data: { federation, status, officer } }) =>
    desk.putFederation({ federation, status, officer: officer ?? null }),
  ),
  'standings.brought': projectOneByOne<'standings.brought'>(async (desk, entry) => {
    const brought = await bringStandings(desk, entry);
    if (!isPeriodicFamily(brought.pool.family)) await settleBrought(desk, brought);
  }),
  'import.undone': projectOneByOne<'import.undone'>(projectUndoneImport),
} satisfies { readonly [K in EntryKind]?: Projection<K> };

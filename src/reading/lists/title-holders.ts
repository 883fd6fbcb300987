/**
 * Title holders without a rating, whom some editions publish on a list of their own. They are not sealed with the list; but the
 * ledger has everything that was known when it was sealed, so that the file is the same at any time, except for names.
 */
import { type Month, parseMonth } from '../../core/dates.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, StoredEntry, ListRow, PersonRow, StandingRow } from '../../ledger/store.ts';
import type { ListCandidate, MonthlyRules, TitledPlayer, TitleLine } from '../../rulebooks/edition.ts';
import { erasedBy, factsAt } from '../../ledger/rows/persons.ts';
import { federationSubject, personSubject } from '../../ledger/rows/subjects.ts';
import { entryData } from '../../ledger/rows/entries.ts';

export interface TitleHolder {
  readonly person: PersonRow;
  readonly entry: TitleLine;
  /** A minor, whose name is reduced to initials. */
  readonly initials?: true;
}

/** After this many, others have their turn. */
const TITLED_AT_ONCE = 50;

/** In the order of persons. */
export async function titleHolders(
  desk: Desk,
  list: ListRow,
  { titleLine }: MonthlyRules,
  pause: () => Promise<void>,
): Promise<readonly TitleHolder[]> {
  if (titleLine === undefined) return [];
  const month = parseMonth(list.date.slice(0, 7)) as Month;
  const newer = await firstEnteredAfter(desk, list.no);
  const statuses = new Map<string, FederationStatus | undefined>();
  const holders: TitleHolder[] = [];
  for await (const batch of desk.allPersons()) {
    const titled = batch.filter(
      (row) => row.person < newer && factsAt(row, list.no).title !== undefined && erasedBy(row) === undefined,
    );
    const rows = await desk.standings(
      list.list,
      titled.map(({ person }) => person),
    );
    const standings = new Map(rows.map((row) => [row.person, row]));
    for (const [at, person] of titled.entries()) {
      if (at % TITLED_AT_ONCE === 0) await pause();
      if (await wasMerged(desk, person, list.no)) continue;
      const { federation = '' } = factsAt(person, list.no);
      if (!statuses.has(federation)) statuses.set(federation, await statusAt(desk, federation, list.no));
      const standing = standingOf(person, list.no, standings.get(person.person), statuses.get(federation));
      const line = titleLine(standing, month);
      if (line !== undefined) holders.push(holderOf(person, line));
    }
  }
  return holders;
}

const holderOf = (person: PersonRow, entry: TitleLine): TitleHolder =>
  person.initials === true ? { person, entry: { ...entry, birthYear: null }, initials: true } : { person, entry };

type FederationStatus = NonNullable<ListCandidate['federationStatus']>;

function standingOf(
  person: PersonRow,
  no: number,
  row: StandingRow | undefined,
  federationStatus: FederationStatus | undefined,
): TitledPlayer {
  const { title, federation, sex, birthYear, deceased, blocked, exempt } = factsAt(person, no);
  return {
    id: personId(person.person),
    name: person.name ?? '',
    title: title as string,
    ...(federation === undefined ? {} : { federation }),
    ...(federationStatus === undefined ? {} : { federationStatus }),
    isExempt: exempt !== undefined,
    isRemoved: blocked !== undefined || deceased !== undefined,
    ...(sex === undefined ? {} : { sex }),
    ...(birthYear === undefined ? {} : { birth: { year: birthYear } }),
    ...(row === undefined || row.rating === null ? {} : { rating: row.rating }),
    games: 0,
    periodGames: 0,
  };
}

/** Persons are numbered as they are entered: returns the first one who was entered after an entry; all later numbers follow. */
async function firstEnteredAfter(desk: Desk, no: number): Promise<number> {
  for await (const batch of desk.entriesFrom(no + 1)) {
    for (const entry of batch) {
      const [first] = enteredBy(entry);
      if (first !== undefined) return personNumber(first) as number;
    }
  }
  return Number.MAX_SAFE_INTEGER;
}

function enteredBy(entry: StoredEntry): readonly string[] {
  switch (entry.kind) {
    case 'persons.entered':
      return entryData<'persons.entered'>(entry).persons.map(({ person }) => person);
    case 'event.submitted':
      return entryData<'event.submitted'>(entry).entered.map(({ person }) => person);
    case 'event.accepted':
      return (entryData<'event.accepted'>(entry).entered ?? []).map(({ person }) => person);
    case 'question.answered': {
      const { entered } = entryData<'question.answered'>(entry);
      return entered === undefined ? [] : [entered.person];
    }
    default:
      return [];
  }
}

/** Whether a person was merged into another one when an entry was posted. */
async function wasMerged(desk: Desk, { person }: PersonRow, no: number): Promise<boolean> {
  const id = personId(person);
  const about = (await desk.entriesAbout(personSubject(person))).filter(
    (entry) =>
      entry.no < no &&
      (entry.kind === 'persons.merged' || entry.kind === 'persons.split') &&
      entryData<'persons.merged' | 'persons.split'>(entry).person === id,
  );
  return about.at(-1)?.kind === 'persons.merged';
}

/** The status of a federation when an entry was posted. */
async function statusAt(desk: Desk, federation: string, no: number): Promise<FederationStatus | undefined> {
  const set = (await desk.entriesAbout(federationSubject(federation))).findLast((entry) => entry.no < no);
  return set === undefined ? undefined : entryData<'federation.set'>(set).status;
}

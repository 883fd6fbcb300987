/** The ledger for people: the entries about a player, an event or a list, by somebody, or since a day, and what each changed. */
import { parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { AuditChange, AuditSay } from '../../explain/audit-words.ts';
import type { AuditWords } from '../../content/en/commands/audit.ts';
import type { DecidedAdjustment } from '../../explain/pool-change-words.ts';
import type { PlayerField } from '../../explain/desk-findings/registry.ts';
import { type Grammar, speak } from '../../explain/language.ts';
import type { EntryKind, EntryKinds, PersonFacts } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import {
  type Desk,
  type EventRow,
  FLAGS,
  type StoredEntry,
  type ListRow,
  type PersonRow,
  type StandingRow,
} from '../../ledger/store.ts';
import { changesOf } from '../../ledger/lists/report.ts';
import { readOffice, type Office, type Outcome } from '../../desk/office.ts';
import { eventOf } from '../../desk/events/states.ts';
import { findList } from '../lists/files.ts';
import { adjustmentsOf, changesOfList } from '../lists/pool-changes-told.ts';
import type { PoolChangeKind } from '../../rating/changes-on.ts';
import { adjustedPoints } from '../../rating/pool-changes.ts';
import { byDate, listsOf } from '../../rating/states.ts';
import { erasedBy, factsAt, type TransferredRecords } from '../../ledger/rows/persons.ts';
import { dateOfList } from '../../ledger/rows/standings.ts';
import { changesSubject, eventSubject, listSubject, personSubject } from '../../ledger/rows/subjects.ts';
import { findPlayer } from '../../desk/registry/find.ts';
import { analysisFinding } from '../../desk/findings/analysis.ts';
import { entryData, entriesBetween, groundOf, type AnyEntry, entryIn } from '../../ledger/rows/entries.ts';
import { listNamed } from './list-name.ts';

/** Conditions for entries; an entry must meet all that are given. */
export interface AuditInput {
  readonly player?: string;
  readonly event?: string;
  /** `fide:2024-05`. */
  readonly list?: string;
  readonly by?: string;
  /** The first day, in UTC as entries have it. */
  readonly since?: string;
  /** The last day. */
  readonly until?: string;
  /** Of entries: `list.published`. */
  readonly kind?: string;
  readonly language: { readonly grammar: Grammar };
  readonly words: AuditWords;
}

export interface AuditedEntry {
  readonly no: number;
  readonly time: string;
  readonly author: string;
  readonly ground: string | null;
  readonly kind: EntryKind;
  /** In words. */
  readonly says: string;
  readonly changes: readonly (AuditChange & { readonly says: string })[];
}

export async function audit(office: Office, input: AuditInput): Promise<Outcome<readonly AuditedEntry[]>> {
  return readOffice(office, async (desk) => {
    const chosen = await chosenEntries(desk, input);
    if (chosen.entries === undefined) return { findings: chosen.findings };
    const { entries, person, findings } = chosen;
    const say = await sayFor(desk, entries, input.language, person);
    const told = new EntryWriter(desk, input.words, say, person);
    const value: AuditedEntry[] = [];
    for (const entry of entries) value.push(await told.entry(entry));
    return { value, findings };
  });
}

type Chosen =
  | {
      readonly entries: readonly StoredEntry[];
      readonly person?: number | undefined;
      readonly findings: readonly Finding[];
    }
  | { readonly entries?: never; readonly findings: readonly Finding[] };

async function chosenEntries(desk: Desk, { player, event, list, by, since, until, kind }: AuditInput): Promise<Chosen> {
  const wrong = [since, until].find((day) => day !== undefined && parseDay(day) === undefined);
  if (wrong !== undefined) return { findings: [analysisFinding('analysis.bad-day', { seen: wrong })] };
  const findings: Finding[] = [];
  const sets: ReadonlyMap<number, StoredEntry>[] = [];
  let person: number | undefined;
  if (player !== undefined) {
    const found = await findPlayer(desk, player);
    if (found.person === undefined) return { findings: found.findings };
    findings.push(...found.findings);
    person = found.person.person;
    sets.push(await aboutPlayer(desk, person));
  }
  if (event !== undefined) {
    const { row, fault } = await eventOf(desk, event);
    if (fault !== undefined) return { findings: [fault] };
    sets.push(await aboutEvents(desk, [row.event]));
  }
  if (list !== undefined) {
    const found = await findList(desk, listNamed(list));
    if (found.list === undefined) return { findings: found.findings };
    sets.push(await aboutList(desk, found.list));
  }
  const [first, ...others] = sets;
  const from = first === undefined ? await scanned(desk, since, by) : [...first.values()];
  const entries = from
    .filter(({ no }) => others.every((set) => set.has(no)))
    .filter(({ author, time }) => (by === undefined || author === by) && (since === undefined || time >= since))
    .filter(
      (entry) =>
        (kind === undefined || entry.kind === kind) && (until === undefined || entry.time.slice(0, 10) <= until),
    )
    .sort((a, b) => a.no - b.no);
  return { entries, person, findings };
}

/** By author, or since a day: the ledger itself is searched, from the first entry of that day on. */
async function scanned(desk: Desk, since: string | undefined, by: string | undefined): Promise<readonly StoredEntry[]> {
  const found: StoredEntry[] = [];
  for await (const batch of desk.entriesFrom(since === undefined ? 1 : await firstSince(desk, since))) {
    for (const entry of batch) if (by === undefined || entry.author === by) found.push(entry);
  }
  return found;
}

/** Times of entries never go back: the first of a day is found by halves. */
async function firstSince(desk: Desk, since: string): Promise<number> {
  let [low, high] = [1, (await desk.head()).no + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (((await desk.entry(middle)) as StoredEntry).time < since) low = middle + 1;
    else high = middle;
  }
  return low;
}

const byNumber = (entries: Iterable<StoredEntry>): Map<number, StoredEntry> =>
  new Map([...entries].map((entry) => [entry.no, entry]));

/** Together with the reports that correct these, and those that they correct. */
async function withVersions(desk: Desk, events: readonly number[]): Promise<readonly number[]> {
  const all = new Set(events);
  for (const event of all) {
    const { corrects, correctedBy } = (await desk.event(event)) as EventRow;
    for (const other of [corrects, correctedBy]) if (other !== null) all.add(other);
  }
  return [...all];
}

/** An event's own entries, those of its other reports, and those of the lists that they are on. */
async function aboutEvents(desk: Desk, asked: readonly number[]): Promise<Map<number, StoredEntry>> {
  const found = new Map<number, StoredEntry>();
  const events = await withVersions(desk, asked);
  for (const event of events)
    for (const entry of await desk.entriesAbout(eventSubject(event))) found.set(entry.no, entry);
  for (const { pool, state, listDate } of await desk.events({ events })) {
    if (state !== 'published') continue;
    for (const entry of await desk.entriesAbout(listSubject(pool, listDate as string))) found.set(entry.no, entry);
  }
  return found;
}

/** Imported with thousands of others: such an entry is found by the id in its text. */
const MANY: ReadonlySet<EntryKind> = new Set(['persons.entered', 'standings.brought']);

/** All that has to do with a player, also under ids that were merged: the card, the events, the lists. */
async function aboutPlayer(desk: Desk, person: number): Promise<Map<number, StoredEntry>> {
  const found = new Map<number, StoredEntry>();
  const own = new Set([person]);
  for (const each of own) {
    for (const entry of await desk.entriesAbout(personSubject(each))) {
      found.set(entry.no, entry);
      if (entry.kind !== 'persons.merged') continue;
      const { person: merged, into } = entryData<'persons.merged'>(entry);
      if (personNumber(into) === each) own.add(personNumber(merged) as number);
    }
  }
  const events = (await desk.eventsOf([person])).map(({ event }) => event);
  for (const [no, entry] of await aboutEvents(desk, events)) found.set(no, entry);
  for (const { pool, date } of await listsThatMoved(desk, person)) {
    for (const entry of await desk.entriesAbout(listSubject(pool, date))) found.set(entry.no, entry);
  }
  const marks = [...own].map((each) => `"${personId(each)}"`);
  for await (const batch of desk.entriesFrom(1)) {
    for (const entry of batch) {
      if (MANY.has(entry.kind) && marks.some((mark) => entry.text.includes(mark))) found.set(entry.no, entry);
    }
  }
  return found;
}

/** Lists on which a player's row differs from the list before, also without games, for example because the player became inactive. */
async function listsThatMoved(desk: Desk, person: number): Promise<readonly ListRow[]> {
  const rows = new Map((await desk.standingsOf(person)).map((row) => [row.list, row]));
  const last = new Map<string, string>();
  const lists = (await desk.lists()).filter(({ list }) => rows.has(list)).sort(byDate);
  return lists.filter(({ list, pool }) => {
    const { rating, flags } = rows.get(list) as StandingRow;
    const stands = `${rating} ${flags & (FLAGS.inactive | FLAGS.notListed)}`;
    const hasMoved = last.get(pool) !== stands;
    last.set(pool, stands);
    return hasMoved;
  });
}

const BETWEEN_LISTS: ReadonlySet<EntryKind> = new Set([
  'standing.decided',
  'decision.revoked',
  'standings.brought',
  'persons.merged',
  'persons.split',
]);

/**
 * The entries behind a list: its own, its events, changes of the whole pool, and everything decided, merged or imported since the
 * list before.
 */
async function aboutList(desk: Desk, list: ListRow): Promise<Map<number, StoredEntry>> {
  const own = byNumber(await desk.entriesAbout(listSubject(list.pool, list.date)));
  const rows = await desk.events({ pool: list.pool, listDate: list.date, states: ['published'] });
  const found = await aboutEvents(
    desk,
    rows.map(({ event }) => event),
  );
  for (const entry of await desk.entriesAbout(changesSubject(list.pool))) {
    const { list: month } = entryData<PoolChangeKind>(entry);
    if (`${month}-01` === list.date) found.set(entry.no, entry);
  }
  const previous = (await listsOf(desk, list.pool)).findLast(({ date }) => date < list.date);
  for await (const entry of entriesBetween(desk, (previous?.no ?? 0) + 1, list.no)) {
    if (BETWEEN_LISTS.has(entry.kind) && isOfPool(entry, list.pool)) found.set(entry.no, entry);
  }
  return new Map([...found, ...own]);
}

/** A merge counts where it moved a standing of the pool. */
function isOfPool(entry: StoredEntry, pool: string): boolean {
  if (entry.kind === 'persons.merged' || entry.kind === 'persons.split') {
    return movedIn(entry).present.some((each) => each.pool === pool);
  }
  return entryData<'standing.decided' | 'decision.revoked' | 'standings.brought'>(entry).pool === pool;
}

const movedIn = (entry: StoredEntry): TransferredRecords =>
  entryData<'persons.merged'>(entry).moved as unknown as TransferredRecords;

/** Names of the persons and events in the entries. */
async function sayFor(
  desk: Desk,
  entries: readonly StoredEntry[],
  language: { readonly grammar: Grammar },
  asked: number | undefined,
): Promise<AuditSay> {
  const persons = new Set<number>(asked === undefined ? [] : [asked]);
  const events = new Set<number>();
  for (const entry of entries.map(entryIn)) {
    for (const id of namedIn(entry)) {
      const person = personNumber(id);
      if (person !== undefined) persons.add(person);
    }
    const said: Readonly<Record<string, unknown>> = entry.data;
    for (const id of [said['event'], said['corrects']]) {
      if (typeof id === 'string') events.add(eventNumber(id) as number);
    }
    if (entry.kind === 'events.rated') {
      for (const { event } of entry.data.events) events.add(eventNumber(event) as number);
    }
  }
  const names = new Map(
    (await desk.persons([...persons])).flatMap(({ person, name }) =>
      name === null ? [] : [[personId(person), `${personId(person)} ${name}`] as const],
    ),
  );
  const titles = new Map((await desk.events({ events: [...events] })).map(({ event, name }) => [eventId(event), name]));
  const { quotes } = language.grammar;
  return {
    ...speak(language, (id) => names.get(id)),
    event: (id) => {
      const title = titles.get(id) as string;
      return title === '' ? id : `${id} ${quotes[0]}${title}${quotes[1]}`;
    },
  };
}

const NAMED = ['person', 'into', 'from'] as const;

function namedIn({ kind, data }: AnyEntry): readonly string[] {
  if (kind === 'persons.entered') return data.persons.length === 1 ? data.persons.map(({ person }) => person) : [];
  if (kind === 'question.answered' && data.entered !== undefined) return [data.entered.person];
  const said: Readonly<Record<string, unknown>> = data;
  return NAMED.flatMap((field) => (typeof said[field] === 'string' ? [said[field]] : []));
}

/** The fields of a card that are in the chain: of a birthday only the year. */
const FIELDS: Readonly<Partial<Record<PlayerField, keyof PersonFacts>>> = {
  birth: 'birthYear',
  sex: 'sex',
  federation: 'federation',
  title: 'title',
  deceased: 'deceased',
  blocked: 'blocked',
  exempt: 'exempt',
  private: 'private',
};

class EntryWriter {
  readonly #desk: Desk;
  readonly #words: AuditWords;
  readonly #say: AuditSay;
  /** The player in question. */
  readonly #person: number | undefined;

  constructor(desk: Desk, words: AuditWords, say: AuditSay, person: number | undefined) {
    this.#desk = desk;
    this.#words = words;
    this.#say = say;
    this.#person = person;
  }

  async entry(kept: StoredEntry): Promise<AuditedEntry> {
    const phrase = this.#words.entries[kept.kind] as (data: EntryKinds[EntryKind], say: AuditSay) => string;
    const changes = await this.#changes(kept);
    return {
      no: kept.no,
      time: kept.time,
      author: kept.author,
      ground: groundOf(kept) ?? null,
      kind: kept.kind,
      says: phrase(entryData(kept), this.#say),
      changes: changes.map((change) => ({ ...change, says: this.#told(change) })),
    };
  }

  #told(change: AuditChange): string {
    const phrase = this.#words.changes[change.what] as (change: AuditChange, say: AuditSay) => string;
    return phrase(change, this.#say);
  }

  async #changes(entry: StoredEntry): Promise<readonly AuditChange[]> {
    switch (entry.kind) {
      case 'person.changed':
        return this.#fields(entry.no, entryData<'person.changed'>(entry));
      case 'persons.merged':
      case 'persons.split':
        return movedIn(entry).present.map(({ pool, person, stood, now }) => ({
          what: 'rating',
          player: person,
          pool,
          before: stood?.rating ?? null,
          after: now?.rating ?? null,
          games: null,
        }));
      case 'standings.brought':
        return this.#brought(entryData<'standings.brought'>(entry));
      case 'events.rated':
        return this.#rated(entry.no, entryData<'events.rated'>(entry));
      case 'list.published':
        return this.#list(entryData<'list.published'>(entry));
      default:
        return [];
    }
  }

  /** The sentence names the fields of the paper, but not their content, which belongs on the card. */
  async #fields(no: number, { person, fields, facts }: EntryKinds['person.changed']): Promise<readonly AuditChange[]> {
    if (facts === undefined) return [];
    const [row] = (await this.#desk.persons([personNumber(person) as number])) as readonly [PersonRow];
    if (erasedBy(row) !== undefined) return [];
    const before = factsAt(row, no - 1);
    const shown = (of: PersonFacts, fact: keyof PersonFacts): string | null =>
      of[fact] === undefined ? null : String(of[fact]);
    return fields.flatMap((name): readonly AuditChange[] => {
      const fact = FIELDS[name as PlayerField];
      if (fact === undefined) return [];
      const change = { before: shown(before, fact), after: shown(facts, fact) };
      return change.before === change.after
        ? []
        : [{ what: 'field', player: person, field: name as PlayerField, ...change }];
    });
  }

  async #brought({ pool, as, standings }: EntryKinds['standings.brought']): Promise<readonly AuditChange[]> {
    const own = standings.find(({ person }) => personNumber(person) === this.#person);
    if (own === undefined) return [];
    const before = await this.#before(pool, dateOfList(as), this.#person as number);
    const after = own.rating ?? null;
    return [{ what: 'rating', player: own.person, pool, before, after, games: own.games ?? null }];
  }

  /** On the last list before a day. */
  async #before(pool: string, date: string, person: number): Promise<number | null> {
    const previous = (await listsOf(this.#desk, pool)).findLast((list) => list.date < date);
    const [row] = previous === undefined ? [] : await this.#desk.standings(previous.list, [person]);
    return row?.rating ?? null;
  }

  /** The numbers of an event come from the entry that rated it last. */
  async #rated(no: number, { pool, events }: EntryKinds['events.rated']): Promise<readonly AuditChange[]> {
    const changes: AuditChange[] = [];
    for (const { event } of events) {
      const number = eventNumber(event) as number;
      const results = await this.#desk.results(number);
      const own = results.find(({ person }) => person === this.#person);
      if (this.#person !== undefined && own === undefined) continue;
      const last = (await this.#desk.entriesAbout(eventSubject(number))).findLast(
        ({ kind }) => kind === 'events.rated',
      );
      if (last !== undefined && last.no !== no) changes.push({ what: 'rated-again', event, by: last.no });
      else if (own !== undefined) {
        const { before, after, n } = own;
        changes.push({ what: 'rating', player: personId(own.person), pool, before, after, games: n });
      } else {
        const changed = results.filter(({ before, after }) => before !== after).length;
        changes.push({ what: 'ratings', event, players: results.length, changed });
      }
    }
    return changes;
  }

  /** The effect of a list's events on a player, between the effects of changes of the whole pool before and after them. */
  async #ratingOn(list: ListRow, row: StandingRow): Promise<readonly AuditChange[]> {
    const { pool, date } = list;
    const player = personId(row.person);
    const { before: early, after: late } = await adjustmentsOf(this.#desk, list, row);
    const adjusted = (told: DecidedAdjustment): AuditChange => ({ what: 'adjusted', player, pool, told });
    const before = early.at(-1)?.after ?? (await this.#before(pool, date, row.person));
    const after = late[0]?.before ?? row.rating;
    return [
      ...early.map(adjusted),
      { what: 'rating', player, pool, before, after, games: row.games },
      ...late.map(adjusted),
    ];
  }

  async #list({ pool, date, players }: EntryKinds['list.published']): Promise<readonly AuditChange[]> {
    const list = (await this.#desk.list(pool, date)) as ListRow;
    const previous = (await listsOf(this.#desk, pool)).findLast((each) => each.date < date);
    if (this.#person !== undefined) {
      const [row] = await this.#desk.standings(list.list, [this.#person]);
      if (row === undefined) return [];
      return this.#ratingOn(list, row);
    }
    const ratings = new Map<number, number>();
    const inactive = new Set<number>();
    if (previous !== undefined) {
      for await (const rows of this.#desk.allStandings(previous.list)) {
        for (const { person, rating, flags } of rows) {
          if (rating !== null) ratings.set(person, rating);
          if ((flags & FLAGS.inactive) !== 0) inactive.add(person);
        }
      }
    }
    const rows = [];
    for await (const batch of this.#desk.allStandings(list.list)) rows.push(...batch);
    const before = { rating: (person: number) => ratings.get(person) ?? null, inactive };
    const made = changesOf(rows, before, adjustedPoints);
    const changes = await changesOfList(this.#desk, list);
    const { changed, fresh, delisted, inactive: newly } = made;
    const counts = { fresh: fresh.length, delisted: delisted.length, inactive: newly.length };
    return [
      { what: 'list', players, changed, ...(changes.length === 0 ? {} : { adjusted: true as const }), ...counts },
      ...changes.map((told) => ({ what: 'adjustment' as const, told })),
    ];
  }
}

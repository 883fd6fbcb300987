/** An event with everything about it: its facts, players, games, questions, and its state. */
import type { JsonObject, StoredFinding, WaiverRecord } from '../../ledger/entries.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow, StoredEventsQuery, StoredEntry, PersonRow, PoolRow } from '../../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { storedGames, type StoredGame, playerKey } from '../../ledger/rows/content.ts';
import { eventData, versionIds } from '../../ledger/rows/events.ts';
import { unsettledAt } from '../../rating/unsettled.ts';
import { eventSubject } from '../../ledger/rows/subjects.ts';
import { type ShownQuestion, shownQuestions } from './questions.ts';
import { reportedPlayers } from './reported.ts';
import type { Arbiter } from '../../core/report.ts';
import { arbitersOf } from './arbiters.ts';
import type { ChangedFact } from './change.ts';
import { eventOf, poolOf } from './states.ts';
import { entryData, groundOf } from '../../ledger/rows/entries.ts';

export interface EventSummary extends Pick<EventRow, 'pool' | 'state' | 'name' | 'start' | 'end' | 'edition'> {
  readonly event: string;
  /** `2024-06-01`. */
  readonly list: string | null;
  readonly partOf: string | null;
  /** The event that this one corrects, and the one that corrects this one. */
  readonly corrects?: string;
  readonly correctedBy?: string;
  readonly players: number;
  readonly games: number;
  readonly openQuestions: number;
}

export interface ShownEntrant {
  /** The office's id; `?3` while the third player is unknown. */
  readonly player: string;
  /** For a player in question, or new until the event is accepted: the name in the report. */
  readonly name: string | null;
  /** New to the registry: added when the event is accepted. */
  readonly newcomer?: true;
  /** The report's data beyond what the office knows. */
  readonly given?: JsonObject;
  /** The effect of the event, once it counts: half points and hundredths, as in results. */
  readonly result?: {
    readonly before: number | null;
    readonly after: number | null;
    readonly games: number;
    readonly halfPoints: number;
    readonly change: number | null;
    /** ORR: the rating before, or after, has a star. */
    readonly unsettledBefore?: true;
    readonly unsettled?: true;
  };
}

export interface ShownEntry {
  readonly no: number;
  readonly time: string;
  readonly author: string;
  readonly kind: string;
  readonly ground?: string;
  /** Where it changed facts of the event. */
  readonly changes?: readonly ChangedFact[];
}

export interface EventDetails extends EventSummary {
  readonly facts: JsonObject;
  readonly format?: string;
  readonly received?: string;
  /** SHA-256 of the report as it came; absent where there is none, or it was erased. */
  readonly sha256?: string;
  readonly entrants: readonly ShownEntrant[];
  readonly gamesPlayed: readonly StoredGame[];
  readonly questions: readonly ShownQuestion[];
  readonly findings: readonly StoredFinding[];
  readonly waivers: readonly WaiverRecord[];
  readonly clauses: readonly string[];
  readonly entries: readonly ShownEntry[];
  /** Only for those who work on the event. */
  readonly arbiters?: readonly Arbiter[];
  /** For a league or another long event: the events that are its parts. */
  readonly parts?: readonly EventSummary[];
}

export const eventSummary = (row: EventRow): EventSummary => ({
  event: eventId(row.event),
  pool: row.pool,
  state: row.state,
  name: row.name,
  start: row.start,
  end: row.end,
  edition: row.edition,
  list: row.listDate,
  partOf: row.partOf === null ? null : eventId(row.partOf),
  ...versionIds(row),
  players: row.players,
  games: row.games,
  openQuestions: row.openQuestions,
});

export const listEvents = (office: Office, query: StoredEventsQuery): Promise<Outcome<readonly EventSummary[]>> =>
  readOffice(office, async (desk) => {
    const { fault } = query.pool === undefined ? {} : await poolOf(desk, query.pool);
    return fault === undefined ? { value: (await desk.events(query)).map(eventSummary), findings: [] } : refused(fault);
  });

export const showEvent = (office: Office, id: string): Promise<Outcome<EventDetails>> =>
  readOffice(office, async (desk) => {
    const { row, fault } = await eventOf(desk, id);
    return fault === undefined ? { value: await shown(desk, row, office.memory), findings: [] } : refused(fault);
  });

async function shown(desk: Desk, row: EventRow, memory: Office['memory']): Promise<EventDetails> {
  const { registration = {}, facts = registration, also = {}, format, received, ...data } = eventData(row);
  const entry = row.submission === null ? undefined : await desk.entry(row.submission);
  const content = entry === undefined ? undefined : entryData<'event.submitted'>(entry);
  const persons: (number | undefined)[] = [];
  for (const { place, person } of await desk.entrants(row.event)) persons[place] = person;
  const rows = new Map(
    (await desk.persons(persons.filter((each) => each !== undefined))).map((each) => [each.person, each]),
  );
  const results = new Map((await desk.results(row.event)).map((each) => [each.person, each]));
  const unsettled = await unsettledAt(desk, (await desk.pool(row.pool)) as PoolRow, [...results.keys()]);
  const paper = row.report === null ? undefined : await desk.paper(row.report);
  const players = content?.players ?? [];
  const reported = players.every((_, place) => persons[place] !== undefined)
    ? []
    : await reportedPlayers(desk, row.event);
  const asked = new Set((await desk.questions(row.event)).filter(({ open }) => open).map(({ player }) => player));
  const parts = (await desk.events({ partOf: row.event })).filter(({ corrects }) => corrects === null);
  const arbiters = await arbitersOf(desk, row);
  const keys = (content?.players ?? []).map((_, place) => playerKey(persons[place], place));
  return {
    ...eventSummary(row),
    facts: { ...facts, ...also },
    ...(format === undefined ? {} : { format }),
    ...(received === undefined ? {} : { received }),
    ...(paper?.sha256 === undefined ? {} : { sha256: paper.sha256 }),
    entrants: (content?.players ?? []).map(({ given }, place) => {
      const person = persons[place];
      const result = person === undefined ? undefined : results.get(person);
      return {
        player: keys[place] as string,
        name: person === undefined ? (reported[place]?.name ?? null) : nameOf(rows, person),
        ...(person === undefined && !asked.has(place) ? { newcomer: true as const } : {}),
        ...(given === undefined ? {} : { given }),
        ...(result === undefined
          ? {}
          : {
              result: {
                before: result.before,
                after: result.after,
                games: result.n,
                halfPoints: result.score,
                change: result.change,
                ...unsettled(row, result.person, result),
              },
            }),
      };
    }),
    gamesPlayed: content === undefined ? [] : storedGames(content, keys),
    questions: await shownQuestions(desk, row.event, memory),
    findings: [...(data.findings ?? []), ...(data.decision ?? [])],
    waivers: data.waivers ?? [],
    clauses: data.clauses ?? [],
    entries: (await desk.entriesAbout(eventSubject(row.event))).map((each) => shownEntry(each, row)),
    ...(arbiters.length === 0 ? {} : { arbiters }),
    ...(parts.length === 0 ? {} : { parts: parts.map(eventSummary) }),
  };
}

const nameOf = (rows: ReadonlyMap<number, PersonRow>, person: number | undefined): string | null =>
  person === undefined ? null : (rows.get(person) as PersonRow).name;

const shownEntry = (entry: StoredEntry, row: EventRow): ShownEntry => {
  const { no, time, author, kind } = entry;
  const ground = groundOf(entry);
  return {
    no,
    time,
    author,
    kind,
    ...(ground === undefined ? {} : { ground }),
    ...(kind === 'event.changed' ? { changes: changesIn(entry, row) } : {}),
  };
};

/** If a title was removed by an erasure, earlier titles are not shown either. */
function changesIn(entry: StoredEntry, { name }: EventRow): readonly ChangedFact[] {
  const { facts, cleared = [], was } = entryData<'event.changed'>(entry);
  return [...Object.keys(facts), ...cleared]
    .filter((field) => field !== 'name' || name !== '')
    .map((field) => ({ field, was: was[field] ?? null, now: facts[field] ?? null }));
}

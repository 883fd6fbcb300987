/** Small offices for tests: what happens to them is posted, entry by entry. */
import { createHash } from 'node:crypto';
import { RESULTS, type Result } from '../../core/game.ts';
import type { BroughtStanding, EntryKinds, JsonObject, PersonFacts } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId } from '../../ledger/ids.ts';
import { paperOf, SALT_LENGTH } from '../../ledger/papers.ts';
import type { Desk, StoredEntry, Paper, PoolRow, Store } from '../../ledger/store.ts';
import type { TestStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { changeOffice } from '../change.ts';
import { LIGHT_PASSWORDS } from '../office.fixture.ts';
import type { Office } from '../office.ts';
import { type Posting, post } from '../../projection/post.ts';
import { type Identity, identityPaper } from '../../ledger/rows/identity.ts';
import { type RerateOutcome, rerateFromEvent } from '../reratings/post-rerating.ts';

export interface TestOffice extends Office {
  /** Sets the day on which things happen from now on. */
  readonly on: (day: string) => void;
}

/** Salts that are alike each time. */
export function alikeSalts(): Office['random'] {
  let next = 0;
  return (size) => {
    next += 1;
    return Uint8Array.from({ length: size }, (_, at) => (next * 31 + at * 7) % 256);
  };
}

export function officeOver(store: Store, day = '2024-06-15'): TestOffice {
  let now = Date.parse(`${day}T12:00:00.000Z`);
  return {
    store,
    clock: () => now,
    random: alikeSalts(),
    passwordCost: LIGHT_PASSWORDS,
    on: (next) => {
      now = Date.parse(`${next}T12:00:00.000Z`);
    },
  };
}

export async function testOffice(store: TestStore, day?: string): Promise<TestOffice> {
  const opened = await openStore(await store.fresh('tables'));
  store.closing?.(() => opened.close());
  const office = officeOver(opened, day);
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  return office;
}

export const AS = { author: 'Éva', ground: 'test' } as const;

export const enter = (office: Office, ...postings: readonly Posting[]): Promise<readonly StoredEntry[]> =>
  office.store.write(async (desk) => {
    const complete: Posting[] = [];
    for (const posting of postings) complete.push(await withReport(desk, posting));
    return post(desk, { author: AS.author, now: office.clock() }, complete);
  });

/** What stands for the report of an event. */
export function testReport(event: number): Paper {
  const [content, salt] = [new TextEncoder().encode(`report of event ${event}`), new Uint8Array(SALT_LENGTH)];
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { digest: paperOf(content, salt).digest, kind: 'report', of: event, salt, content, sha256 };
}

/** A submission comes with its report, once. */
async function withReport(desk: Desk, posting: Posting): Promise<Posting> {
  if (posting.kind !== 'event.submitted') return posting;
  const paper = testReport(eventNumber(posting.data.event) as number);
  const isMissing = posting.data.report === paper.digest && (await desk.paper(paper.digest)) === undefined;
  return isMissing ? { ...posting, papers: [paper, ...(posting.papers ?? [])] } : posting;
}

export const openPool = (
  office: Office,
  pool: string,
  family: PoolRow['family'],
  from: string,
  settings: JsonObject = {},
): Promise<readonly StoredEntry[]> =>
  enter(office, { kind: 'pool.opened', data: { pool, family, name: pool, from, settings } });

export interface TestPerson extends PersonFacts, Pick<Identity, 'birth' | 'fide'> {
  readonly name?: string;
}

/** Numbers them on from `first`. */
export async function enterPersons(office: Office, first: number, persons: readonly TestPerson[]): Promise<void> {
  const papers = persons.map(({ name = `Player ${first}`, birth, fide }, at) =>
    identityPaper(
      first + at,
      { name, ...(birth === undefined ? {} : { birth }), ...(fide === undefined ? {} : { fide }) },
      office.random,
    ),
  );
  await enter(office, {
    kind: 'persons.entered',
    data: {
      persons: persons.map(({ name: _name, birth, fide: _fide, ...facts }, at) => ({
        person: personId(first + at),
        identity: papers[at]?.digest as string,
        facts: { ...(birth === undefined ? {} : { birthYear: Number(birth.slice(0, 4)) }), ...facts },
      })),
    },
    papers,
  });
}

export type Standings = Readonly<Record<number, number | Omit<BroughtStanding, 'person'>>>;

export const bring = (
  office: Office,
  pool: string,
  as: string,
  standings: Standings,
): Promise<readonly StoredEntry[]> =>
  enter(office, {
    kind: 'standings.brought',
    data: {
      pool,
      as,
      standings: Object.entries(standings).map(([person, standing]) => ({
        person: personId(Number(person)),
        ...(typeof standing === 'number' ? { rating: standing, k: 20, games: 50 } : standing),
      })),
    },
  });

/** A game of two of the event's persons. */
export type TestGame = readonly [round: number, white: number, black: number, result: Result];

export interface TestEvent {
  readonly event: number;
  readonly pool: string;
  readonly start: string;
  readonly end: string;
  readonly edition: string;
  /** `2024-06`. */
  readonly list?: string;
  readonly persons: readonly number[];
  readonly games: readonly TestGame[];
  readonly facts?: JsonObject;
  readonly given?: Readonly<Record<number, JsonObject>>;
  readonly waivers?: EntryKinds['event.accepted']['waivers'];
}

export function submission(event: TestEvent): EntryKinds['event.submitted'] {
  const placeOf = new Map(event.persons.map((person, place) => [person, place]));
  return {
    event: eventId(event.event),
    pool: event.pool,
    format: 'json',
    report: testReport(event.event).digest,
    received: event.end,
    facts: { name: `Event ${event.event}`, start: event.start, end: event.end, system: 'swiss', ...event.facts },
    players: event.persons.map((person) => ({
      person: personId(person),
      ...(event.given?.[person] === undefined ? {} : { given: event.given[person] }),
    })),
    games: event.games.flatMap(([round, white, black, result]) => [
      round,
      placeOf.get(white) as number,
      placeOf.get(black) as number,
      RESULTS.indexOf(result),
    ]),
    questions: [],
    findings: [],
    entered: [],
  };
}

export const accepted = ({ event, edition, list, waivers = [] }: TestEvent): Posting => ({
  kind: 'event.accepted',
  data: {
    event: eventId(event),
    edition,
    ...(list === undefined ? {} : { list }),
    waivers,
    findings: [],
  },
});

/** A report that came and was accepted. */
export const acceptEvent = (office: Office, event: TestEvent): Promise<readonly StoredEntry[]> =>
  enter(office, { kind: 'event.submitted', data: submission(event) }, accepted(event));

/** The same in a continuous pool, where it is rated at once. */
export async function acceptRated(office: Office, event: TestEvent): Promise<RerateOutcome> {
  await acceptEvent(office, event);
  return rateNow(office, event.pool, event.event);
}

export async function rateNow(office: Office, pool: string, event: number): Promise<RerateOutcome> {
  const outcome = await changeOffice(office, AS, async (changing) => {
    const value = await rerateFromEvent(changing, (await changing.desk.pool(pool)) as PoolRow, event);
    return { value, findings: [] };
  });
  return outcome.value as RerateOutcome;
}

export async function withdraw(office: Office, event: number, pool?: string): Promise<void> {
  await enter(office, { kind: 'event.withdrawn', data: { event: eventId(event) } });
  if (pool !== undefined) await rateNow(office, pool, event);
}

/** Everybody meets everybody: the first of a pair has white and scores by `resultOf`. */
export function roundRobin(persons: readonly number[], resultOf: (white: number, black: number) => Result): TestGame[] {
  const seats: (number | undefined)[] = persons.length % 2 === 0 ? [...persons] : [...persons, undefined];
  const games: TestGame[] = [];
  for (let round = 1; round < seats.length; round += 1) {
    for (let board = 0; board < seats.length / 2; board += 1) {
      const [white, black] = [seats[board], seats[seats.length - 1 - board]];
      if (white !== undefined && black !== undefined) games.push([round, white, black, resultOf(white, black)]);
    }
    seats.splice(1, 0, seats.pop());
  }
  return games;
}

export const read = <T>(office: Office, work: (desk: Desk) => Promise<T>): Promise<T> => office.store.read(work);

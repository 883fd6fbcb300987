/** A player's card with everything that belongs to it, in a few queries, whatever the size of the office. */
import { type Day, daysInMonth, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Sex } from '../../core/people.ts';
import { eventId, personId, personNumber } from '../../ledger/ids.ts';
import {
  type Desk,
  type EventState,
  FLAGS,
  type StoredEntry,
  type ListRow,
  type NumberKind,
  type PersonRow,
  type PoolRow,
  type PresentRow,
  type StandingRow,
} from '../../ledger/store.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { readOffice, type Office, type Outcome } from '../office.ts';
import { standingInRow } from '../../ledger/rows/present.ts';
import { erasedBy, factsNow, storedFacts } from '../../ledger/rows/persons.ts';
import { isPeriodicFamily } from '../../ledger/rows/standings.ts';
import { personSubject } from '../../ledger/rows/subjects.ts';
import type { ListedSheet, MemberSheet } from '../../rulebooks/members.ts';
import { memberRules } from '../../rulebooks/office-rules.ts';
import { cardOf } from './card.ts';
import { findPlayer } from './find.ts';
import { withoutEmpty } from './fields.ts';
import { birthOf, type Identity } from '../../ledger/rows/identity.ts';
import { byDate, rulebookMemoryIn } from '../../rating/states.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import { restIn } from '../../ledger/lists/state.ts';

/** `public`: what anybody may see, without the day of birth and the club's papers. `officer`: everything. */
export const VIEWS = ['public', 'officer'] as const;
export type View = (typeof VIEWS)[number];

export interface ShownStanding {
  readonly pool: string;
  readonly family: Family;
  /** The list that says so; absent where something has overridden it since, or where events count at once. */
  readonly list?: string;
  readonly rating: number | null;
  readonly k: number | null;
  /** Rated games in all. */
  readonly games: number;
  readonly peak: number | null;
  readonly inactive?: true;
  /** Go: the grade, and the marks towards the next. */
  readonly rank?: string;
  readonly reached?: Readonly<Record<string, number>>;
  readonly unsettled?: true;
  /**
   * Pools with dated lists, after decisions, merges or imports since the last one: `rating` holds from the next list
   * on, and this one until then.
   */
  readonly inForce?: { readonly rating: number | null; readonly list: string };
}

export interface PlayerEvent {
  readonly event: string;
  readonly pool: string;
  readonly name: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly state: EventState;
}

/** 2. § both sheets, and what is wrong with them. */
export interface Sheets {
  readonly left: MemberSheet;
  readonly right?: ListedSheet;
  readonly findings: readonly Finding[];
}

export interface PlayerCard {
  readonly player: string;
  /** Ids merged into this one, which lead here. */
  readonly formerly?: readonly string[];
  /** The day and entry of the erasure. The public sees nothing else. */
  readonly erased?: { readonly day: string; readonly entry: number };
  readonly name?: string;
  readonly birthYear?: number;
  /** Officers only. */
  readonly birth?: string;
  readonly sex?: string;
  readonly federation?: string;
  /** Earlier ones, oldest first, each with its last day in the office. */
  readonly federations?: readonly { readonly federation: string | null; readonly until: string }[];
  readonly title?: string;
  readonly titles?: Identity['titles'];
  readonly numbers: Readonly<Partial<Record<NumberKind, string>>>;
  readonly club?: string;
  readonly guestClub?: string;
  readonly strengthOrder?: Identity['strengthOrder'];
  /** Officers only. */
  readonly licences?: Identity['licences'];
  readonly deceased?: string;
  readonly blocked?: string;
  readonly exempt?: string;
  /** The day on which the person asked to keep search engines away from the card. */
  readonly private?: string;
  readonly standings: readonly ShownStanding[];
  /** The latest first. */
  readonly events: readonly PlayerEvent[];
  /** Officers only, where there is a KOMIR number. */
  readonly sheets?: Sheets;
}

/** Ids that lead to this person, from the entries about it. */
export async function formerIds(desk: Desk, person: number): Promise<readonly string[]> {
  const id = personId(person);
  const former = new Set<string>();
  for (const entry of await desk.entriesAbout(personSubject(person))) {
    if (entry.kind === 'persons.merged') {
      const merged = entryData<'persons.merged'>(entry);
      if (merged.into === id) former.add(merged.person);
    } else if (entry.kind === 'persons.split') {
      const split = entryData<'persons.split'>(entry);
      if (split.from === id) former.delete(split.person);
    }
  }
  const all = [...former];
  for (const each of former) all.push(...(await formerIds(desk, personNumber(each) as number)));
  return all.sort();
}

async function federationsOf(desk: Desk, row: PersonRow): Promise<PlayerCard['federations']> {
  const { now, was } = storedFacts(row);
  const left = was.filter((each, place) => each.facts.federation !== (was[place + 1]?.facts ?? now).federation);
  if (left.length === 0) return undefined;
  const times = new Map((await desk.entries(left.map(({ upTo }) => upTo))).map(({ no, time }) => [no, time]));
  return left.map(({ upTo, facts: { federation = null } }) => ({
    federation,
    until: (times.get(upTo) as string).slice(0, 10),
  }));
}

type InPool = {
  readonly pool: PoolRow;
  readonly row: Omit<StandingRow, 'person'>;
  readonly list?: ListRow;
  readonly inForce?: ShownStanding['inForce'];
};

async function inPools(desk: Desk, person: number): Promise<readonly InPool[]> {
  const [pools, lists] = [await desk.pools(), (await desk.lists()).toSorted(byDate)];
  const rows = new Map((await desk.standingsOf(person)).map((row) => [row.list, row]));
  const found: InPool[] = [];
  for (const pool of pools) {
    const [override] = await desk.present(pool.pool, [person]);
    const list = lists.filter((each) => each.pool === pool.pool).at(-1);
    const row = list === undefined ? undefined : rows.get(list.list);
    if (override !== undefined) found.push(...overriding(pool, override, list, row));
    // where events count at once, nobody stands by a list
    else if (list !== undefined && row !== undefined && isPeriodicFamily(pool.family)) found.push({ pool, row, list });
  }
  return found;
}

const overriding = (
  pool: PoolRow,
  override: PresentRow,
  list: ListRow | undefined,
  listed: StandingRow | undefined,
): readonly InPool[] => {
  const row = standingInRow(override);
  if (row === undefined) return [];
  if (list === undefined || !isPeriodicFamily(pool.family)) return [{ pool, row }];
  return [{ pool, row, inForce: { rating: listed?.rating ?? null, list: list.date } }];
};

/** In every pool. */
export const standingsOf = async (desk: Desk, person: number): Promise<readonly ShownStanding[]> =>
  (await inPools(desk, person)).map(shownStanding);

function shownStanding({ pool: { pool, family }, row, list, inForce }: InPool): ShownStanding {
  const { rank, reached, unsettled } = restIn(row);
  return {
    ...withoutEmpty<Partial<ShownStanding>>({ rank, reached, unsettled, list: list?.date }),
    ...((row.flags & FLAGS.inactive) === 0 ? {} : { inactive: true }),
    ...(inForce === undefined ? {} : { inForce }),
    pool,
    family,
    rating: row.rating,
    k: row.k,
    games: row.total,
    peak: row.peak,
  };
}

/** 2. § The right sheet is headed by its period; it begins with the list. A player without a FIDE number has none. */
function sheetsOf(
  { numbers, name, sex, federation, title, birthYear }: PlayerCard,
  identity: Identity,
  pools: readonly InPool[],
): Sheets {
  const { ratedIn, check } = memberRules();
  const rated = ratedIn.flatMap(
    (family) => pools.find(({ pool }) => pool.family === family && controlOfPool(pool) === 'standard') ?? [],
  );
  const [inPool] = rated;
  const rating = inPool?.row.rating;
  // the two are one rating (2. § 6): if an office has both pools, each sheet has that of its own list of the same
  // date
  const listed = rated.find(
    ({ list }) => list !== undefined && list.date === inPool?.list?.date && list !== inPool.list,
  );
  const fideRating = (listed ?? inPool)?.row.rating;
  const shared = { name, sex: sex as Sex | undefined, country: federation, fideId: numbers.fide };
  const left = withoutEmpty<MemberSheet>({
    ...shared,
    komirId: numbers.komir,
    birth: birthOf(identity.birth),
    komirRating: rating,
    licenceClub: identity.club,
    guestClub: identity.guestClub,
    strengthOrder: identity.strengthOrder,
  });
  if (numbers.fide === undefined || inPool?.list === undefined) {
    return { left, findings: check(left, undefined, inPool === undefined ? 0 : gamesAgainstRated(inPool)) };
  }
  const { row, list } = inPool;
  const from = parseDay(list.date) as Day;
  const right = withoutEmpty<ListedSheet>({
    ...shared,
    period: { from, to: from + daysInMonthOf(list.date) - 1 },
    birthYear,
    fideRating,
    fideTitle: title,
    lastGames: row.games,
    status: (row.flags & FLAGS.inactive) === 0 ? 'active' : 'inactive',
    k: row.k,
  });
  return { left, right, findings: check(left, right) };
}

/** Games that were rated, and those that wait for a first rating. */
const gamesAgainstRated = ({ row: { total, rest } }: InPool): number =>
  (rulebookMemoryIn(rest).history ?? []).reduce((sum, { games }) => sum + games, total);

const daysInMonthOf = (date: string): number => daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)));

const OF_OFFICERS = ['birth', 'licences', 'sheets'] as const;

/** What remains of an erased person: ratings and events, which officers still need. */
async function erasedCard(desk: Desk, row: PersonRow, entry: number, view: View): Promise<PlayerCard> {
  const { time } = (await desk.entry(entry)) as StoredEntry;
  const isOfficer = view === 'officer';
  return {
    player: personId(row.person),
    erased: { day: time.slice(0, 10), entry },
    numbers: {},
    standings: isOfficer ? await standingsOf(desk, row.person) : [],
    events: isOfficer ? await eventsOf(desk, row.person) : [],
  };
}

const eventsOf = async (desk: Desk, person: number): Promise<readonly PlayerEvent[]> =>
  (await desk.eventsOf([person]))
    .map(({ event, pool, name, start, end, state }) => ({ event: eventId(event), pool, name, start, end, state }))
    .reverse();

async function fullCard(desk: Desk, row: PersonRow): Promise<PlayerCard> {
  const { identity, facts } = (await cardOf(desk, row)) ?? { identity: {} as Identity, facts: factsNow(row) };
  const [former, federations, pools] = [
    await formerIds(desk, row.person),
    await federationsOf(desk, row),
    await inPools(desk, row.person),
  ];
  const { fide: _fide, komir: _komir, orr: _orr, pin: _pin, ...named } = identity;
  const card: PlayerCard = {
    player: personId(row.person),
    ...(former.length === 0 ? {} : { formerly: former }),
    ...named,
    ...facts,
    ...(federations === undefined ? {} : { federations }),
    numbers: withoutEmpty<PlayerCard['numbers']>({ fide: row.fide, komir: row.komir, orr: row.orr, pin: row.pin }),
    standings: pools.map(shownStanding),
    events: await eventsOf(desk, row.person),
  };
  return row.komir === null ? card : { ...card, sheets: sheetsOf(card, identity, pools) };
}

/** By id or number; a merged id leads to the card that it was merged into. */
export function showPlayer(office: Office, asked: string, view: View = 'public'): Promise<Outcome<PlayerCard>> {
  return readOffice(office, async (desk) => {
    const { person, findings } = await findPlayer(desk, asked);
    if (person === undefined) return { findings };
    const erased = erasedBy(person);
    if (erased !== undefined) return { value: await erasedCard(desk, person, erased, view), findings };
    const card = await fullCard(desk, person);
    // what is wrong with a sheet is reported, and the card is shown nevertheless
    const wrong = (card.sheets?.findings ?? []).map((each) => ({ ...each, weight: 'warn' as const }));
    if (view === 'officer') return { value: card, findings: [...findings, ...wrong] };
    const open = Object.entries(card).filter(([field]) => !(OF_OFFICERS as readonly string[]).includes(field));
    return { value: Object.fromEntries(open) as unknown as PlayerCard, findings };
  });
}

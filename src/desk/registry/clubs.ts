/**
 * The clubs of the registry: their players, members and guests, with licences and places in the strength order (MSSZ 2.
 * §).
 */
import type { Pause } from '../../core/slices.ts';
import { personId } from '../../ledger/ids.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, PersonRow, PoolRow } from '../../ledger/store.ts';
import { familyRules, memberRules } from '../../rulebooks/office-rules.ts';
import { registryFinding } from '../findings/registry.ts';
import { type Office, type Outcome, readOffice, refused } from '../office.ts';
import { dayInTimeZone } from '../time-zone.ts';
import { cardsOf } from './card.ts';
import { type Card, withoutEmpty } from './fields.ts';
import { type PlayerCard, standingsOf } from './show.ts';

export interface ClubSummary {
  readonly club: string;
  readonly members: number;
  readonly guests: number;
  /** Number of players with a place in its strength order. */
  readonly ordered: number;
}

export interface ClubPlayer extends Pick<PlayerCard, 'player' | 'numbers' | 'birthYear' | 'title' | 'federation'> {
  readonly name: string;
  /** A guest; `otherClub` is the player's own. */
  readonly isGuest: boolean;
  /** For a guest the club of the licence; for a member the club where he or she is a guest. */
  readonly otherClub?: string;
  /** The place in the strength order of this club. */
  readonly place?: number;
  /** The club of the licence for the year of the sheet; absent: none. */
  readonly licence?: string;
  /** The first and the last year with a licence. */
  readonly licensed?: { readonly from: string; readonly to: string };
  readonly rating: number | null;
}

export interface Club {
  readonly club: string;
  /** The year of the licences, and the day of the sheet. */
  readonly year: string;
  readonly day: string;
  /** By place in the order, then by name. */
  readonly players: readonly ClubPlayer[];
}

interface InClubs {
  readonly row: PersonRow;
  readonly card: Card;
}

/** Whether a rulebook has a registry of members. */
export const familyHasMembers = (family: PoolRow['family']): boolean => familyRules(family).members !== undefined;

const AT_ONCE: Pause = async () => undefined;

/** Everybody with a club, in batches. */
export async function* personsInClubs(desk: Desk, pause: Pause = AT_ONCE): AsyncGenerator<InClubs> {
  for await (const batch of desk.allPersons()) {
    const rows = batch.filter(
      (row) => row.mergedInto === null && erasedBy(row) === undefined && (row.club !== null || row.komir !== null),
    );
    const cards = await cardsOf(desk, rows);
    for (const [place, row] of rows.entries()) {
      const card = cards[place];
      if (card !== undefined) yield { row, card };
    }
    await pause();
  }
}

/** Ordered by name. */
export async function clubsIn(desk: Desk, pause: Pause = AT_ONCE): Promise<readonly ClubSummary[]> {
  const clubs = new Map<string, { club: string; members: number; guests: number; ordered: number }>();
  const of = (club: string): { members: number; guests: number; ordered: number } => {
    const known = clubs.get(club) ?? { club, members: 0, guests: 0, ordered: 0 };
    clubs.set(club, known);
    return known;
  };
  for await (const { card } of personsInClubs(desk, pause)) {
    const { club, guestClub, strengthOrder } = card.identity;
    if (club !== undefined) of(club).members += 1;
    if (guestClub !== undefined) of(guestClub).guests += 1;
    if (strengthOrder !== undefined) of(strengthOrder.club).ordered += 1;
  }
  return [...clubs.values()].sort((a, b) => (a.club < b.club ? -1 : 1));
}

export const listClubs = (office: Office, pause?: Pause): Promise<readonly ClubSummary[]> =>
  readOffice(office, (desk) => clubsIn(desk, pause));

const todayIn = async (desk: Desk, office: Office): Promise<string> =>
  dayInTimeZone((await desk.office())?.timeZone ?? 'UTC', office.clock());

/** One club; `year`: of its licences; absent: the present one. */
export const showClub = (
  office: Office,
  club: string,
  { year: asked, pause = AT_ONCE }: { readonly year?: string; readonly pause?: Pause } = {},
): Promise<Outcome<Club>> =>
  readOffice(office, async (desk) => {
    const day = await todayIn(desk, office);
    const year = asked ?? day.slice(0, 4);
    const players: ClubPlayer[] = [];
    for await (const { row, card } of personsInClubs(desk, pause)) {
      const { club: own, guestClub, strengthOrder, licences } = card.identity;
      if (![own, guestClub, strengthOrder?.club, licences?.[year]].includes(club)) continue;
      players.push(await clubPlayer(desk, { row, card }, club, year));
    }
    if (players.length === 0) return refused(registryFinding('club.unknown', { club }));
    return { value: { club, year, day, players: players.sort(byPlace) }, findings: [] };
  });

const byPlace = (a: ClubPlayer, b: ClubPlayer): number =>
  (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER) ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : a.player < b.player ? -1 : 1);

async function clubPlayer(
  desk: Desk,
  { row, card: { identity, facts } }: InClubs,
  club: string,
  year: string,
): Promise<ClubPlayer> {
  const { club: own, guestClub, strengthOrder, licences = {} } = identity;
  const isGuest = own !== club && guestClub === club;
  const years = Object.keys(licences).sort();
  const [from, to] = [years[0], years.at(-1)];
  return {
    player: personId(row.person),
    name: row.name ?? '',
    numbers: withoutEmpty<PlayerCard['numbers']>({ fide: row.fide, komir: row.komir, orr: row.orr, pin: row.pin }),
    isGuest,
    ...withoutEmpty({ birthYear: facts.birthYear, title: facts.title, federation: facts.federation }),
    ...withoutEmpty({
      otherClub: isGuest ? own : guestClub,
      place: strengthOrder?.club === club ? strengthOrder.number : undefined,
      licence: licences[year],
    }),
    ...(from === undefined || to === undefined ? {} : { licensed: { from, to } }),
    rating: await memberRating(desk, row.person),
  };
}

/** 2. § 6: the rating of the federation's pool, otherwise FIDE's. */
async function memberRating(desk: Desk, person: number): Promise<number | null> {
  const { ratedIn } = memberRules();
  const standard = new Set(
    (await desk.pools()).filter((pool) => controlOfPool(pool) === 'standard').map(({ pool }) => pool),
  );
  const standings = (await standingsOf(desk, person)).filter(({ pool }) => standard.has(pool));
  for (const family of ratedIn) {
    const standing = standings.find((each) => each.family === family);
    if (standing !== undefined) return (standing.inForce ?? standing).rating;
  }
  return null;
}

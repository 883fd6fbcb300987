/**
 * A player's card for the public: who it is, the ratings of all pools, every list and every event, and whom the player has
 * met. No day of birth, no licences. It costs by what the player has played, whatever the size of the office.
 */
import { CONTROLS } from '../../core/control.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import { type Desk, type ListRow, NUMBERS, type PersonRow, type PoolRow } from '../../ledger/store.ts';
import { broughtChange, type PointsGiven } from '../../rating/brought-change.ts';
import { unsettledAt } from '../../rating/unsettled.ts';
import { standingInRow } from '../../ledger/rows/present.ts';
import { erasedBy, factsNow } from '../../ledger/rows/persons.ts';
import { cardOf } from '../../desk/registry/card.ts';
import { mergedTarget } from '../../desk/registry/find.ts';
import { opponentsOf } from './card/opponents.ts';
import { type Calendars, performancesOf, withPerformances } from './card/performances.ts';
import { withPlaceOnList } from './card/places.ts';
import { type PlayerEvents, playedBy } from './card/played.ts';
import { poolCard } from './card/pool-card.ts';
import { sheetsOf } from './card/sheets.ts';
import { threeLetterCode } from './three-letter-code.ts';
import { isKeptFromSearch, todayOfOffice } from './minors.ts';
import type { PublicOffice } from './public-office.ts';
import type { Pause } from '../../core/slices.ts';
import type { PagePosition, PoolCard, PublicPlayer } from './card/card.ts';

/** A merged id leads to the card that it was merged into. */
export type PlayerFound = { readonly player: PublicPlayer } | { readonly merged: string } | undefined;

export interface PublicPlayerQuery {
  readonly player: string;
  /** PagePosition from 1: of the opponents, and of the lists of one pool. */
  readonly opponents?: number;
  readonly history?: { readonly pool: string; readonly page: number };
}

const ONE_PAGE: PagePosition = { page: 1, of: 1 };

/** Only ids are in addresses, not numbers of federations. */
export async function publicPlayer(publicOffice: PublicOffice, query: PublicPlayerQuery): Promise<PlayerFound> {
  const number = personNumber(query.player);
  if (number === undefined) return undefined;
  const calendars = await publicCalendars(publicOffice);
  const found = await publicOffice.look(async (desk) => {
    const [row] = await desk.persons([number]);
    if (row === undefined) return undefined;
    if (row.mergedInto !== null) return { merged: personId((await mergedTarget(desk, row)).person) };
    const today = await todayOfOffice(desk, publicOffice.office);
    return { row, player: await cardFor(desk, row, query, { ...calendars, today }, publicOffice.pause) };
  });
  if (found === undefined || 'merged' in found) return found;
  const pools: PoolCard[] = [];
  for (const card of found.player.pools) {
    await publicOffice.pause();
    pools.push(await withPlaceOnList(publicOffice, found.row, card));
  }
  return { player: { ...found.player, pools } };
}

/** All pools and lists; remembered until the ledger grows. */
export const publicCalendars = (publicOffice: PublicOffice): Promise<Calendars> =>
  publicOffice.remember('calendars', calendarsOf);

const calendarsOf = async (desk: Desk): Promise<Calendars> => ({
  pools: await desk.pools(),
  lists: (await desk.lists()).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
});

async function cardFor(
  desk: Desk,
  row: PersonRow,
  query: PublicPlayerQuery,
  calendars: Calendars & { readonly today: string },
  pause: Pause,
): Promise<PublicPlayer> {
  const player = personId(row.person);
  if (erasedBy(row) !== undefined) {
    return {
      player,
      name: null,
      numbers: {},
      isPrivate: true,
      pools: [],
      opponents: { all: 0, pages: ONE_PAGE, shown: [] },
    };
  }
  const facts = factsNow(row);
  const identity = (await cardOf(desk, row))?.identity ?? {};
  const { titles, club, guestClub } = identity;
  const played = await playedBy(desk, row.person);
  await pause();
  const pools = await poolCards(desk, row.person, played, query, calendars, pause);
  await pause();
  const sheets = sheetsOf(row, identity, pools);
  return {
    player,
    name: row.name,
    ...(row.birthYear === null || row.initials === true ? {} : { birthYear: row.birthYear }),
    ...(row.sex === null ? {} : { sex: row.sex }),
    ...(row.federation === null ? {} : { federation: threeLetterCode(row.federation) }),
    ...(row.title === null ? {} : { title: row.title }),
    ...(titles === undefined ? {} : { titles }),
    ...(club === undefined ? {} : { club }),
    ...(guestClub === undefined ? {} : { guestClub }),
    ...(facts.deceased === undefined ? {} : { deceased: true }),
    numbers: Object.fromEntries(NUMBERS.flatMap((kind) => (row[kind] === null ? [] : [[kind, row[kind]]]))),
    isPrivate: isKeptFromSearch(row, calendars.today),
    ...(sheets === undefined ? {} : { sheets }),
    pools,
    opponents: await opponentsOf(desk, row.person, played, query.opponents ?? 1),
  };
}

async function poolCards(
  desk: Desk,
  person: number,
  played: PlayerEvents,
  { history }: PublicPlayerQuery,
  { pools, lists }: Calendars,
  pause: Pause,
): Promise<readonly PoolCard[]> {
  const { rows, results } = played;
  const standings = new Map((await desk.standingsOf(person)).map((row) => [row.list, row]));
  const cards: PoolCard[] = [];
  for (const pool of pools) {
    const [present] = await desk.present(pool.pool, [person]);
    const own = rows.filter((row) => row.pool === pool.pool);
    const ofPool = lists.filter((list) => list.pool === pool.pool);
    const card = poolCard(
      pool,
      {
        lists: ofPool,
        standings,
        present: present === undefined ? undefined : standingInRow(present),
        rows: own,
        results,
        person,
        unsettled: await unsettledAt(desk, pool, own.length === 0 ? [] : [person]),
        given: await givenOn(desk, pool, ofPool, person, standings),
      },
      history?.pool === pool.pool ? history.page : 1,
    );
    if (card !== undefined) cards.push(card);
    await pause();
  }
  const performances = await performancesOf(desk, person, played, cards, { pools, lists });
  return inOrder(cards.map((card) => withPerformances(card, performances)));
}

/** What everybody was given on those lists from elsewhere that the player is on. */
async function givenOn(
  desk: Desk,
  pool: PoolRow,
  lists: readonly ListRow[],
  person: number,
  standings: ReadonlyMap<number, unknown>,
): Promise<ReadonlyMap<number, PointsGiven>> {
  const given = new Map<number, PointsGiven>();
  for (const [at, list] of lists.entries()) {
    if (!standings.has(list.list)) continue;
    const change = await broughtChange(desk, pool, list, lists[at - 1], [person]);
    if (change !== undefined) given.set(list.list, change.given);
  }
  return given;
}

/** Where the player was seen last comes first; pools of one group stay together, in the order of their time controls. */
function inOrder(cards: readonly PoolCard[]): readonly PoolCard[] {
  const newest = cards.toSorted((a, b) => compare(lastPlayed(b), lastPlayed(a)));
  const placeOf = ({ pool, group }: PoolCard): number =>
    newest.findIndex((each) => (group === undefined ? each.pool === pool : each.group === group));
  return newest.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || CONTROLS.indexOf(a.control) - CONTROLS.indexOf(b.control),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const lastPlayed = ({ points }: PoolCard): string =>
  points.reduce((last, { date, events }) => (events.length > 0 ? date : last), '');

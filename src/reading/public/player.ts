/**
 * A player's card for the public: the person, the ratings in all pools, every list and every event, and all opponents. No day of
 * birth, no licences. Its cost depends on how much the player has played, not on the size of the office.
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
import { askForRatings, type Calendars, performancesOf, withPerformances } from './card/performances.ts';
import { withPlaceOnList } from './card/places.ts';
import { type PlayerEvents, playedBy } from './card/played.ts';
import { betweenLists } from './beside-events.ts';
import { type InPool, isChangedBesideEvents, poolCard } from './card/pool-card.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { sheetsOf } from './card/sheets.ts';
import { threeLetterCode } from '../../core/three-letter-code.ts';
import { isKeptFromSearch, todayOfOffice } from './minors.ts';
import type { PublicOffice } from './public-office.ts';
import { readAhead } from './read-ahead.ts';
import type { Pause } from '../../core/slices.ts';
import type { PoolCard, PublicPlayer } from './card/card.ts';
import type { PagePosition } from '../../engine/card-pages.ts';

/** A merged id leads to the card that it was merged into. */
export type PlayerFound = { readonly player: PublicPlayer } | { readonly merged: string } | undefined;

/** A page from 1: of the opponents, and of the lists of one pool. */
interface CardPages {
  readonly opponents?: number;
  readonly history?: { readonly pool: string; readonly page: number };
  /** Everything on one page. */
  readonly isWhole?: true;
}

export interface PublicPlayerQuery extends CardPages {
  readonly player: string;
}

const ONE_PAGE: PagePosition = { page: 1, of: 1 };

/** Only ids are in addresses, not numbers of federations. */
export async function publicPlayer(publicOffice: PublicOffice, query: PublicPlayerQuery): Promise<PlayerFound> {
  const number = personNumber(query.player);
  if (number === undefined) return undefined;
  const calendars = await publicCalendars(publicOffice);
  const found = await publicOffice.look(async (desk) => {
    const today = await todayOfOffice(desk, publicOffice.office);
    return cardAt(desk, number, query, { ...calendars, today, pause: publicOffice.pause });
  });
  return found === undefined || 'merged' in found ? found : placed(publicOffice, found);
}

/**
 * The complete cards of some hundred persons, read together. Neighbours, whose numbers differ only in the last eight bits, are
 * read fastest.
 */
export async function wholeCards(
  publicOffice: PublicOffice,
  persons: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<PlayerFound>>> {
  const calendars = await publicCalendars(publicOffice);
  const { pause } = publicOffice;
  const read = await publicOffice.look(async (plain) => {
    const desk = await readAhead(plain, persons, { isWithLists: true });
    const today = await todayOfOffice(desk, publicOffice.office);
    const all = new Map<number, PlayerEvents>();
    for (const person of persons) all.set(person, await playedBy(desk, person));
    await askForRatings(desk, all, calendars);
    const cards = new Map<number, CardRead>();
    for (const person of persons) {
      const found = await cardAt(desk, person, { isWhole: true }, { ...calendars, today, pause }, all.get(person));
      if (found !== undefined) cards.set(person, found);
    }
    return cards;
  });
  const cards = new Map<number, NonNullable<PlayerFound>>();
  for (const [person, found] of read) {
    cards.set(person, 'merged' in found ? found : await placed(publicOffice, found));
  }
  return cards;
}

type CardRead = { readonly row: PersonRow; readonly player: PublicPlayer } | { readonly merged: string };

interface CardContext extends Calendars {
  readonly today: string;
  readonly pause: Pause;
}

async function cardAt(
  desk: Desk,
  number: number,
  pages: CardPages,
  context: CardContext,
  played?: PlayerEvents,
): Promise<CardRead | undefined> {
  const [row] = await desk.persons([number]);
  if (row === undefined) return undefined;
  if (row.mergedInto !== null) return { merged: personId((await mergedTarget(desk, row)).person) };
  return { row, player: await cardFor(desk, row, pages, context, played) };
}

/** With its places on lists, and live ratings. */
async function placed(
  publicOffice: PublicOffice,
  { row, player }: Exclude<CardRead, { readonly merged: string }>,
): Promise<{ readonly player: PublicPlayer }> {
  const pools: PoolCard[] = [];
  for (const card of player.pools) {
    await publicOffice.pause();
    pools.push(await withPlaceOnList(publicOffice, row, card));
  }
  return { player: { ...player, pools } };
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
  pages: CardPages,
  calendars: CardContext,
  known?: PlayerEvents,
): Promise<PublicPlayer> {
  const { pause } = calendars;
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
  const played = known ?? (await playedBy(desk, row.person));
  await pause();
  const pools = await poolCards(desk, row.person, played, pages, calendars);
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
    opponents: await opponentsOf(desk, row.person, played, pages.isWhole === true ? 'all' : (pages.opponents ?? 1)),
  };
}

async function poolCards(
  desk: Desk,
  person: number,
  played: PlayerEvents,
  { history, isWhole }: CardPages,
  { pools, lists, pause }: CardContext,
): Promise<readonly PoolCard[]> {
  const { rows, results } = played;
  const standings = new Map((await desk.standingsOf(person)).map((row) => [row.list, row]));
  const cards: PoolCard[] = [];
  for (const pool of pools) {
    const [present] = await desk.present(pool.pool, [person]);
    const own = rows.filter((row) => row.pool === pool.pool);
    const ofPool = lists.filter((list) => list.pool === pool.pool);
    const inPool: InPool = {
      lists: ofPool,
      standings,
      present: present === undefined ? undefined : standingInRow(present),
      rows: own,
      results,
      person,
      unsettled: await unsettledAt(desk, pool, own.length === 0 ? [] : [person]),
      given: await givenOn(desk, pool, ofPool, person, standings),
    };
    const beside =
      !isPeriodicPool(pool) && isChangedBesideEvents(inPool)
        ? await betweenLists(desk, pool, person, ofPool, null)
        : [];
    const page = isWhole === true ? 'all' : history?.pool === pool.pool ? history.page : 1;
    const card = poolCard(pool, { ...inPool, beside }, page);
    if (card !== undefined) cards.push(card);
    await pause();
  }
  const performances = await performancesOf(desk, person, played, cards, { pools, lists });
  return inOrder(cards.map((card) => withPerformances(card, performances)));
}

/** The points that everybody was given on the imported lists on which the player is. */
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

/** The pool in which the player was seen last comes first; pools of one group stay together, in the order of their time controls. */
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

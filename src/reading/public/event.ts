/**
 * An event for the public: its cross table and standings, its effect on ratings, the checks that it did not pass and who waived
 * them; and the same event under another rulebook. Reported players whom nobody has identified yet have no name here.
 */
import type { Edition } from '../../rulebooks/edition.ts';
import { familyRules } from '../../rulebooks/office-rules.ts';
import { HALF_POINTS, isPlayed, type TableCell } from '../../core/game.ts';
import type { Finding } from '../../core/finding.ts';
import type { Step } from '../../core/reasons.ts';
import type { PlayerFacts } from '../../core/report.ts';
import type { StoredFinding, WaiverRecord } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState, PersonRow, PoolRow, ResultRow, StandingRow } from '../../ledger/store.ts';
import { editionById, isEditionId } from '../../rulebooks/registry.ts';
import type { EditionId, EventResult, Family, PlayerResult } from '../../rulebooks/rulebook.ts';
import { eventFactsIn, gameAt, gameCount, reportOf, type Submission } from '../../ledger/rows/content.ts';
import { answeredFacts, approvalsOf, type RecalledEvent, recalledReport, recallEvents } from '../../rating/recall.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { unsettledAt } from '../../rating/unsettled.ts';
import { type EventData, eventData, eventTitle, versionIds } from '../../ledger/rows/events.ts';
import { erasedBy, factsNow } from '../../ledger/rows/persons.ts';
import { isUnreadable, rateReportInTurns } from '../../engine/rate.ts';
import { listEditions } from '../../engine/rulebooks.ts';
import { passedChecks } from './checks.ts';
import type { EventHead } from './events.ts';
import { eventRater } from '../lists/explain-player.ts';
import { byPerson, listedAtStart, ratingAtStart } from './at-start.ts';
import { threeLetterCode } from '../../core/three-letter-code.ts';
import { isKeptFromSearch, revealsAge, todayOfOffice } from './minors.ts';
import { announcedPersons, type Entrant, ratedEntrants } from './next/entrants.ts';
import { performanceAgainst } from './performance.ts';
import type { PublicOffice } from './public-office.ts';
import { inSlices, type Pause, ranges, type Sliced } from '../../core/slices.ts';

/** One round of one player. */
export interface CrosstableCell extends TableCell {
  /** The opponent's place in the standings. */
  readonly opponent: number;
}

export interface EventPlayer {
  /** In the standings, from 1. */
  readonly place: number;
  /** Absent while nobody knows who it is. */
  readonly player?: string;
  /** Null: erased, or not yet identified. */
  readonly name: string | null;
  readonly federation?: string;
  readonly title?: string;
  /** Half points of the table, forfeits included. */
  readonly halfPoints: number;
  readonly cells: readonly CrosstableCell[];
  /** The rating with which the player was there; null: none. */
  readonly before?: number | null;
  /** Once the event counts. Rated games, hundredths. */
  readonly games?: number;
  readonly after?: number | null;
  readonly change?: number | null;
  readonly k?: number | null;
  /** ORR: the rating at the start has a star, and the one after the event. */
  readonly unsettledBefore?: true;
  readonly unsettled?: true;
  /** Chess, of the games against rated opponents. */
  readonly performance?: number;
}

export interface PublicEvent extends EventHead {
  readonly family: Family;
  readonly game: Edition['game'];
  readonly system?: string;
  readonly rounds: number;
  readonly edition: string | null;
  readonly partOf?: string;
  /** Its report has been replaced by that of this event, or it is itself such a report. */
  readonly correctedBy?: string;
  readonly corrects?: string;
  readonly games: number;
  readonly players: readonly EventPlayer[];
  /** For an event that is only announced: the rated entrants, the highest first. */
  readonly entrants?: readonly Entrant[];
  /** Not for search engines: where somebody in the table is not to be found by them. */
  readonly isPrivate: boolean;
  /** The findings of the rulebook's checks. */
  readonly findings: readonly Finding[];
  /** Clauses that were checked and had no findings. */
  readonly passed: readonly string[];
  readonly waivers: readonly WaiverRecord[];
  readonly received?: string;
  /** SHA-256 of the original report. */
  readonly sha256?: string;
  /** Editions of the same game under which it can be looked at. */
  readonly others: readonly EditionId[];
}

/** States in which it is known who played; before that a report is the office's affair. */
const SHOWN: readonly EventState[] = ['accepted', 'rated', 'published', 'corrected'];
/** Editions that can be compared. */
const RATED: readonly EventState[] = ['rated', 'published', 'corrected'];

const AT_ONCE: Pause = async () => undefined;

/** The event as a page and an answer of the API show it; in three languages it is read once. */
export const recalledEvent = (publicOffice: PublicOffice, id: string): Promise<PublicEvent | undefined> => {
  // who is a minor depends on the day at the office, wherever the server is
  const minute = Math.floor(publicOffice.office.clock() / 60_000);
  return publicOffice.recall(`event ${id} ${minute}`, async (desk) =>
    publicEvent(desk, id, await todayOfOffice(desk, publicOffice.office), publicOffice.pause),
  );
};

/** `today`: the office's day, which decides who is a minor. `pause`: lets other work run, because an event may have a thousand players. */
export async function publicEvent(
  desk: Desk,
  id: string,
  today: string,
  pause = AT_ONCE,
): Promise<PublicEvent | undefined> {
  const number = eventNumber(id);
  const row = number === undefined ? undefined : await desk.event(number);
  if (row === undefined) return undefined;
  const pool = (await desk.pool(row.pool)) as PoolRow;
  await pause();
  const data = eventData(row);
  const facts = eventFactsIn({ ...data.registration, ...data.facts, ...data.also });
  const isShown = SHOWN.includes(row.state);
  const table = isShown ? await tableOf(desk, row, pool, pause) : NOBODY;
  const entered = isShown ? [] : await announcedPersons(desk, row);
  const findings = findingsFor(row.state, data).filter((each) => !revealsAge(each, table.persons));
  const { players } = table;
  const paper = row.report === null ? undefined : await desk.paper(row.report);
  return {
    event: eventId(row.event),
    pool: row.pool,
    family: pool.family,
    game: familyRules(pool.family).edition.game,
    name: eventTitle(row),
    state: row.state,
    start: row.start,
    end: row.end,
    ...(facts.place === undefined ? {} : { town: facts.place }),
    ...(facts.federation === undefined ? {} : { federation: threeLetterCode(facts.federation) }),
    ...(facts.system === undefined ? {} : { system: facts.system }),
    rounds: players.reduce((most, { cells }) => Math.max(most, cells.at(-1)?.round ?? 0), facts.rounds ?? 0),
    edition: row.edition,
    list: row.listDate,
    ...(row.partOf === null ? {} : { partOf: eventId(row.partOf) }),
    ...versionIds(row),
    games: row.games,
    players,
    ...(entered.length === 0
      ? {}
      : {
          entrants: await ratedEntrants(
            desk,
            pool,
            entered.map(({ person }) => person),
          ),
        }),
    isPrivate: [...table.persons, ...entered].some((each) => each.name !== null && isKeptFromSearch(each, today)),
    findings,
    passed:
      isShown && row.edition !== null && isEditionId(row.edition) ? passedChecks(row.edition, facts, findings) : [],
    waivers: data.waivers ?? [],
    ...(data.received === undefined ? {} : { received: data.received }),
    ...(paper?.sha256 === undefined ? {} : { sha256: paper.sha256 }),
    others: RATED.includes(row.state) ? othersThan(row.edition) : [],
  };
}

/** For a refused event only the reasons of the refusal; its players are not identified. */
function findingsFor(state: EventState, { findings = [], decision = [] }: EventData): readonly Finding[] {
  const all = [...findings, ...decision].filter(ofTheRulebook) as Finding[];
  if (SHOWN.includes(state)) return all;
  return state === 'refused' ? all.filter(({ weight, facts }) => weight === 'refuse' && !namesPlayers(facts)) : [];
}

const namesPlayers = (facts: Finding['facts']): boolean => ['player', 'players', 'games'].some((name) => name in facts);

/** Findings of identification and registry may be about persons: only clauses are public. */
const ofTheRulebook = ({ clause }: StoredFinding): boolean => clause !== undefined;

const othersThan = (edition: string | null): readonly EditionId[] => {
  if (edition === null || !isEditionId(edition)) return [];
  const { game } = editionById(edition);
  return listEditions()
    .map(({ id }) => id)
    .filter((id) => id !== edition && editionById(id).game === game);
};

interface Seat {
  readonly person: number | undefined;
  halfPoints: number;
  readonly cells: (Omit<CrosstableCell, 'opponent'> & { readonly opponent: number })[];
}

/** The players, in the order of the standings; and the persons as whom the office identified them. */
interface Table {
  readonly players: readonly EventPlayer[];
  readonly persons: readonly PersonRow[];
}

const NOBODY: Table = { players: [], persons: [] };

async function tableOf(desk: Desk, row: EventRow, pool: PoolRow, pause: Pause): Promise<Table> {
  await pause();
  const [kept] = await recallEvents(desk, [row]);
  const { content, persons } = kept as RecalledEvent;
  await pause();
  const known = new Map(
    (await desk.persons(persons.filter((each) => each !== undefined))).map((each) => [each.person, each]),
  );
  await pause();
  const results = byPerson(await desk.results(row.event));
  const listed = await listedAtStart(desk, row, await listsOf(desk, row.pool), persons, pause);
  await pause();
  const ratingOf = ratingAtStart(pool, listed, results);
  const unsettled = await unsettledAt(desk, pool, [...known.keys()]);
  await pause();
  const seats = await inSlices(seatsOf(content, persons), pause);
  const before = (seat: Seat | undefined): number | null => (seat?.person === undefined ? null : ratingOf(seat.person));
  const order = seats
    .map((_, at) => at)
    .toSorted(
      (a, b) =>
        (seats[b] as Seat).halfPoints - (seats[a] as Seat).halfPoints ||
        (before(seats[b]) ?? 0) - (before(seats[a]) ?? 0) ||
        a - b,
    );
  const places = new Map(order.map((at, place) => [at, place + 1]));
  const playerAt = (at: number): EventPlayer => {
    const seat = seats[at] as Seat;
    const performance = performanceAgainst(
      row.edition,
      seat.cells
        .filter(({ unplayed }) => unplayed !== true)
        .map(({ opponent, halfPoints }) => ({ rating: before(seats[opponent]), halfPoints })),
    );
    const person = seat.person === undefined ? undefined : known.get(seat.person);
    const result = seat.person === undefined ? undefined : results.get(seat.person);
    return {
      place: places.get(at) as number,
      ...identityOf(person),
      halfPoints: seat.halfPoints,
      cells: seat.cells
        .map((cell) => ({ ...cell, opponent: places.get(cell.opponent) as number }))
        .toSorted((a, b) => a.round - b.round),
      ...(person === undefined ? {} : { before: before(seat) }),
      ...resultOf(result),
      ...(person === undefined ? {} : unsettled(row, person.person, result)),
      ...(performance === undefined ? {} : { performance }),
    };
  };
  const players: EventPlayer[] = [];
  const make = (from: number, to: number): void => {
    for (const at of order.slice(from, to)) players.push(playerAt(at));
  };
  await inSlices(ranges(order.length, make, PLAYERS_A_SLICE), pause);
  return { players, persons: [...known.values()] };
}

const PLAYERS_A_SLICE = 25;
const GAMES_A_SLICE = 200;

function* seatsOf(
  { players, games, special = {} }: Submission,
  persons: RecalledEvent['persons'],
): Sliced<readonly Seat[]> {
  const seats = players.map((_, place): Seat => ({ person: persons[place], halfPoints: 0, cells: [] }));
  const play = (game: number): void => {
    const { round, white, black, result } = gameAt(games, game);
    const { handicap, rated } = special[game] ?? {};
    const more = {
      round,
      ...(isPlayed(result) ? {} : { unplayed: true as const }),
      ...(handicap === undefined ? {} : { handicap }),
      ...(rated === false ? { unrated: true as const } : {}),
    };
    const [ofWhite, ofBlack] = HALF_POINTS[result];
    const [one, other] = [seats[white] as Seat, seats[black] as Seat];
    one.halfPoints += ofWhite;
    other.halfPoints += ofBlack;
    one.cells.push({ ...more, opponent: black, colour: 'white', halfPoints: ofWhite });
    other.cells.push({ ...more, opponent: white, colour: 'black', halfPoints: ofBlack });
  };
  const playSome = (from: number, to: number): void => {
    for (let game = from; game < to; game += 1) play(game);
  };
  yield* ranges(gameCount({ games }), playSome, GAMES_A_SLICE);
  return seats;
}

function identityOf(person: PersonRow | undefined): Pick<EventPlayer, 'player' | 'name' | 'federation' | 'title'> {
  if (person === undefined) return { name: null };
  if (erasedBy(person) !== undefined) return { player: personId(person.person), name: null };
  const { federation, title } = factsNow(person);
  return {
    player: personId(person.person),
    name: person.name,
    ...(federation === undefined ? {} : { federation: threeLetterCode(federation) }),
    ...(title === undefined ? {} : { title }),
  };
}

const resultOf = (result: ResultRow | undefined): Partial<EventPlayer> =>
  result === undefined ? {} : { games: result.n, after: result.after, change: result.change, k: result.k };

export interface EventUnderOtherRules {
  readonly rules: EditionId;
  readonly rated: boolean;
  readonly findings: readonly Finding[];
  /** By id of the player. */
  readonly players: Readonly<Record<string, Pick<PlayerResult, 'before' | 'after' | 'change'>>>;
}

/** Games and highest rating, by which K is chosen. */
function careerOf(standing: StandingRow | undefined, rating: number | null): Pick<PlayerFacts, 'games' | 'peak'> {
  if (standing === undefined) return {};
  const { total, peak } = standing;
  return { games: total, ...(peak === null ? {} : { peak: Math.max(peak, rating ?? 0) }) };
}

/**
 * The same event under another rulebook of its game: with the ratings, games and highest ratings that the players had when it
 * began, games and results as they were, and of the birth only the year.
 */
export async function eventUnderOtherRules(
  desk: Desk,
  id: string,
  rules: EditionId,
  pause = AT_ONCE,
): Promise<EventUnderOtherRules | undefined> {
  const row = await desk.event(eventNumber(id) as number);
  if (row === undefined || !RATED.includes(row.state) || !othersThan(row.edition).includes(rules)) return undefined;
  return eventRatedBy(desk, row, rules, pause);
}

/** An event rated by an edition, whatever its state: nobody has published these numbers. */
export async function eventRatedBy(
  desk: Desk,
  row: EventRow,
  rules: EditionId,
  pause = AT_ONCE,
): Promise<EventUnderOtherRules> {
  const { answer, persons } = await ratedAnswer(desk, row, { rules }, pause);
  const findings = answer.findings.filter((each) => !revealsAge(each, persons.values()));
  if (isUnreadable(answer) || answer.rulebook === null) return { rules, rated: false, findings, players: {} };
  const { rated, players } = answer as EventResult;
  const shown = Object.entries(players).map(
    ([player, { before, after, change }]) => [player, { before, after, change }] as const,
  );
  return { rules, rated, findings, players: Object.fromEntries(shown) };
}

/** Why an event would do this to a player: the steps of the calculation, for those who work on it. */
export async function provisionalSteps(
  desk: Desk,
  row: EventRow,
  rules: EditionId,
  player: string,
  pause = AT_ONCE,
): Promise<{ readonly family: Family; readonly steps: readonly Step[] } | undefined> {
  const pool = (await desk.pool(row.pool)) as PoolRow;
  if (!isPeriodicPool(pool) && row.edition !== null) {
    // it counts at once, after what its players did before
    const [kept] = (await recallEvents(desk, [row])) as [RecalledEvent];
    const { result } = await eventRater(desk, new Set([player]))(pool, kept);
    return { family: pool.family, steps: result.players[player]?.steps ?? [] };
  }
  const { answer } = await ratedAnswer(desk, row, { rules, explain: [player] }, pause);
  if (isUnreadable(answer) || answer.rulebook === null) return undefined;
  const result = (answer as EventResult).players[player];
  return result === undefined ? undefined : { family: editionById(rules).family, steps: result.steps ?? [] };
}

async function ratedAnswer(
  desk: Desk,
  row: EventRow,
  options: { readonly rules: EditionId; readonly explain?: readonly string[] },
  pause: Pause,
): Promise<{
  readonly answer: Awaited<ReturnType<typeof rateReportInTurns>>;
  readonly persons: ReadonlyMap<number, PersonRow>;
}> {
  const [kept] = (await recallEvents(desk, [row])) as [RecalledEvent];
  await pause();
  const persons = new Map((await desk.persons(kept.persons)).map((each) => [each.person, each]));
  await pause();
  const results = byPerson(await desk.results(row.event));
  const listed = await listedAtStart(desk, row, await listsOf(desk, row.pool), kept.persons, pause);
  await pause();
  const ratingOf = ratingAtStart((await desk.pool(row.pool)) as PoolRow, listed, results);
  const report = reportOf({
    ...recalledReport(kept, (_place, person) => {
      const known = persons.get(person as number);
      // the registry knows nothing of a new player
      if (known === undefined) return {};
      const { birthYear, sex, federation } = factsNow(known);
      const before = ratingOf(person as number);
      return {
        rating: before ?? undefined,
        ...careerOf(listed.get(person as number), before),
        ...(birthYear === undefined ? {} : { birth: { year: birthYear } }),
        ...(sex === undefined ? {} : { sex }),
        ...(federation === undefined ? {} : { federation }),
      };
    }),
    also: answeredFacts(kept),
    approvals: approvalsOf(kept),
  });
  await pause();
  const answer = await rateReportInTurns(report, options, pause);
  await pause();
  return { answer, persons };
}

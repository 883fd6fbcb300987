/** One event, in the order of computation. Nothing here depends on the order of players or of games. */
import type { DatedEvent, Game, Player } from '../../core/event.ts';
import { halfPointsInHundredths, inUnits, points } from '../../core/exact.ts';
import type { Finding } from '../../core/finding.ts';
import { HALF_POINTS, type HalfPoints, isPlayed } from '../../core/game.ts';
import { type ReasonsFor, wantsReasons, Why } from '../../core/reasons.ts';
import type { EarlierEventFacts, EarlierResult } from '../../core/report.ts';
import { atOnce, inBatches, type Sliced } from '../../core/slices.ts';
import { settled } from '../approvals.ts';
import { EventPage, type GameRow, type Told } from '../game-table.ts';
import type { EventResult, PlayerNumbers } from '../rulebook.ts';
import {
  checkEvent,
  countedGames,
  finding,
  isCounted,
  isMember,
  type PlayerKind,
  kindOf,
  knownWorth,
} from './admission.ts';
import { countedAge, averageAge, halfPointsOf, inPoints, type Outing, type Pass, standardPass } from './clauses.ts';
import { displayed } from './lists.ts';
import {
  corridor,
  type NewcomerEstimate,
  isMany,
  isSettled,
  newcomerEstimate,
  overshoots,
  playerCoefficient,
  pooledEstimate,
  printedCoefficient,
  corridorAndStart,
  type Score,
  storedEvents,
  tournamentCoefficient,
} from './newcomers.ts';
import type { NotCounted, OrrRules } from './reasons.ts';

/** Games of one event as they are stored: the rating with which each opponent counted, and the score. */
export interface StoredEvent {
  readonly event?: string;
  readonly results: readonly { readonly opponent: number; readonly score: number }[];
}

/** A player's numbers; `OrrPlayerResult` has the reasons beside them. */
export interface OrrNumbers extends PlayerNumbers {
  readonly kind: PlayerKind;
  /** Played games of the event, points in them, and the expected score; null if nothing was rated. */
  readonly n: number;
  readonly w: number;
  readonly we: number | null;
  /** Rs. */
  readonly start: number | null;
  /** Rpp, or the corrected Rkor. */
  readonly primary: number | null;
  readonly sr: number | null;
  readonly k: number | null;
  readonly settled: boolean | null;
  /** The rating that opponents met; null for a newcomer without a game. */
  readonly worth: number | null;
  /** `after` with its star. */
  readonly display: string | null;
  /** `after` is below 1, where the table of K begins. */
  readonly belowTable: boolean;
  /** Newcomers. */
  readonly rmax?: number | null;
  readonly rmin?: number | null;
  readonly rp?: number | null;
  /** Newcomers, and unsettled players above 15 pooled games. */
  readonly rpmax?: number | null;
  /** Newcomers and unsettled players. */
  readonly rsr?: number | null;
  readonly history?: readonly StoredEvent[];
  readonly archive?: readonly StoredEvent[];
  /** Unsettled players. */
  readonly rkor?: number | null;
  readonly pooledGames?: number | null;
  readonly pooledScore?: number | null;
  readonly events?: number | null;
}

export type OrrPlayerResult = OrrNumbers & Told;

type OrrPage = EventPage<OrrRules>;

export interface OrrEventResult extends EventResult<OrrPlayerResult> {
  readonly kt: number;
}

/** A game from one side. */
export interface Meeting {
  readonly round: number;
  readonly opponent: RatedEntrant;
  readonly halfPoints: HalfPoints;
  readonly colour: 'white' | 'black';
}

/** A player of the event with what steps 1 and 2 fix. */
export interface RatedEntrant {
  readonly player: Player;
  readonly kind: PlayerKind;
  /** Null for a newcomer. */
  readonly known: number | null;
  readonly age: number;
  readonly meetings: Meeting[];
}

/** The rating with which an entrant counts for the opponents, in step 5 (starting estimates) or from step 6 on (primary ones). */
export type Numbers = ReadonlyMap<RatedEntrant, number>;

const EVERY_KIND: ReadonlySet<PlayerKind> = new Set(['rated', 'unsettled', 'fide', 'newcomer']);

/**
 * order 1, order 2 The players with kind, age and played games. Games are ordered by round, then by opponent; only those of
 * players of the kinds `of` are reported.
 */
export function entrantsOf(event: DatedEvent, of = EVERY_KIND): readonly RatedEntrant[] {
  const entrants = event.players.map((player): RatedEntrant => {
    const kind = kindOf(player, event);
    return { player, kind, known: knownWorth(player, kind), age: countedAge(player.birth, event.start), meetings: [] };
  });
  for (const { white, black, round, result } of countedGames(event.games)) {
    const [first, second] = [entrants[white] as RatedEntrant, entrants[black] as RatedEntrant];
    const [forWhite, forBlack] = HALF_POINTS[result];
    if (of.has(first.kind)) first.meetings.push({ round, opponent: second, halfPoints: forWhite, colour: 'white' });
    if (of.has(second.kind)) second.meetings.push({ round, opponent: first, halfPoints: forBlack, colour: 'black' });
  }
  for (const { meetings } of entrants) {
    meetings.sort((a, b) => a.round - b.round || (a.opponent.player.id < b.opponent.player.id ? -1 : 1));
  }
  return entrants;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const scoreOf = ({ meetings }: RatedEntrant): Score => ({
  halfPoints: sumOf(meetings.map(({ halfPoints }) => halfPoints)),
  games: meetings.length,
});

const averageAgeOf = ({ meetings }: RatedEntrant, why?: Why<OrrRules>): number =>
  averageAge(
    meetings.map(({ opponent }) => opponent.age),
    why,
  );

/**
 * order 3 Kt.
 * 2 Np All listed participants count, also those without a game.
 * 2 contributors Everybody whose number was known beforehand and who played.
 */
export function coefficientOf(entrants: readonly RatedEntrant[], why?: Why<OrrRules>): number {
  const on = why?.under();
  const coefficients = entrants.flatMap((entrant) => {
    if (entrant.known === null || entrant.meetings.length === 0) return [];
    const contribution = { rating: entrant.known, ...scoreOf(entrant), averageAge: averageAgeOf(entrant) };
    const ki = playerCoefficient(contribution);
    on?.because(
      '2 Ki',
      'player-coefficient',
      {
        player: entrant.player.id,
        rating: entrant.known,
        score: points(contribution.halfPoints),
        games: contribution.games,
        averageAge: inUnits(contribution.averageAge, 10),
      },
      printedCoefficient(ki),
    );
    return [ki];
  });
  return tournamentCoefficient(coefficients, entrants.length, why, on);
}

/** The numbers of all who have one: known beforehand, or from the estimates. */
function numbersOf(entrants: readonly RatedEntrant[], estimates: ReadonlyMap<RatedEntrant, number>): Numbers {
  const numbers = new Map<RatedEntrant, number>(estimates);
  for (const entrant of entrants) if (entrant.known !== null) numbers.set(entrant, entrant.known);
  return numbers;
}

/** A game of known origin. */
type SourcedOuting = Outing & Required<Pick<Outing, 'from'>>;

/** A player's games against what his opponents count as. */
const outingsOf = ({ meetings }: RatedEntrant, numbers: Numbers): readonly SourcedOuting[] =>
  meetings.map(({ opponent, halfPoints, round, colour }) => ({
    opponentRating: numbers.get(opponent) as number,
    halfPoints,
    from: { round, opponent: opponent.player.id, standing: opponent.kind, colour },
  }));

const stored = (event: string | undefined, results: readonly EarlierResult[]): StoredEvent => ({
  ...(event === undefined ? {} : { event }),
  results: results.map(({ opponent, halfPoints }) => ({ opponent, score: points(halfPoints) })),
});

const storedOutings = (event: string, outings: readonly Outing[]): StoredEvent =>
  stored(
    event,
    outings.map(({ opponentRating, halfPoints }) => ({ opponent: opponentRating, halfPoints })),
  );

/** The part of a result that every kind has, where no rating is issued. */
export const unissued = (
  { kind, known: before }: Pick<RatedEntrant, 'kind' | 'known'>,
  { halfPoints, games: n }: Score,
  worth: number | null,
) => ({
  before,
  kind,
  n,
  w: points(halfPoints),
  we: null,
  start: null,
  primary: null,
  sr: null,
  k: null,
  change: null,
  after: null,
  settled: null,
  worth,
  display: null,
  belowTable: false,
});

const issued = (after: number, settled: boolean) => ({
  after,
  settled,
  display: displayed(after, settled),
  belowTable: after < 1,
});

/** The result of a player with a settled rating. Field by field, since nearly every result of a month is one of these. */
export const ratedNumbers = (
  kind: PlayerKind,
  rating: number,
  { halfPoints, games: n }: Score,
  { sr, k, change, after }: Omit<Pass, 'differences'>,
): OrrNumbers => ({
  before: rating,
  kind,
  n,
  w: points(halfPoints),
  we: expectedOf(halfPoints, sr),
  start: null,
  primary: null,
  sr: inUnits(sr, 100),
  k,
  change: inPoints(change),
  after,
  settled: true,
  worth: rating,
  display: displayed(after, true),
  belowTable: after < 1,
});

/** The expected score of the event's own games, from SR over just these games. */
const expectedOf = (halfPoints: number, sr: number): number => inUnits(halfPointsInHundredths(halfPoints) - sr, 100);

/**
 * The games of a pass as rows. The change of an event is made from the sum of its games and not in proportion to it, so a game has
 * no change of its own.
 */
const rowsOf = (own: number, games: readonly SourcedOuting[], { differences }: Pass): readonly GameRow[] =>
  games.map(({ opponentRating: rating, halfPoints, from }, place): GameRow => {
    const difference = differences[place] as number;
    const compared = {
      own,
      rating,
      gap: own - rating,
      counted: own - rating,
      expected: 10 * (halfPointsInHundredths(halfPoints) - difference),
      halfPoints,
      difference: 10 * difference,
      clauses: { expected: '1 PD', change: '1 DR' },
    };
    if (!('round' in from)) return { kind: 'earlier', event: from.event, ...compared };
    const { round, opponent, standing, colour } = from;
    const stands = standing === 'rated' ? {} : { standing };
    return { kind: 'counted', round, opponent, colour, ...stands, ...compared, change: null };
  });

const passed = ({ sr, k, change }: Pass) => ({ sr: inUnits(sr, 100), k, change: inPoints(change) });

/** order 7 Rated players and adopted FIDE ratings; a guest with a FIDE rating gets no new one. */
export function ratedResult(entrant: RatedEntrant, numbers: Numbers, why?: OrrPage): OrrNumbers {
  const { player, kind } = entrant;
  const rating = entrant.known as number;
  if (!isMember(player)) {
    why?.because('2 stand-in ratings', 'fide-guest', { fideRating: rating }, null);
    return unissued(entrant, scoreOf(entrant), rating);
  }
  const outings = outingsOf(entrant, numbers);
  const on = why?.under();
  if (kind === 'fide') on?.because('2 FIDE rating', 'fide-adopted', { fideRating: rating }, rating);
  const pass = standardPass({ rating, games: outings, k: player.k }, on);
  why?.rows.push(...rowsOf(rating, outings, pass));
  if (outings.length > 0) {
    why?.because('1 rounding', 'new-rating', { rating, change: inPoints(pass.change) }, pass.after, on);
  } else why?.because('2 no games', 'no-games', { rating }, rating);
  return ratedNumbers(kind, rating, scoreOf(entrant), pass);
}

/** A newcomer's estimate and the steps it rests on. */
export interface Estimated {
  readonly estimate: NewcomerEstimate;
  readonly on: Why<OrrRules> | undefined;
}

/** The basis of a corridor: the opponents' average age in tenths, and the steps of Kt if reasons are wanted. */
function groundOf(entrant: RatedEntrant, why?: Why<OrrRules>, whyKt?: Why<OrrRules>) {
  const on = why?.under();
  const age = averageAgeOf(entrant, on);
  on?.steps.push(...(whyKt as Why<OrrRules>).steps);
  return { averageAge: age, on };
}

/** order 5 One newcomer's estimate from ratings and starting estimates. */
function estimatedOf(
  entrant: RatedEntrant,
  kt: number,
  starts: Numbers,
  why?: Why<OrrRules>,
  whyKt?: Why<OrrRules>,
): Estimated {
  const ground = groundOf(entrant, why, whyKt);
  const newcomer = {
    kt,
    averageAge: ground.averageAge,
    opponents: entrant.meetings.map(({ opponent }) => starts.get(opponent) as number),
    halfPoints: scoreOf(entrant).halfPoints,
  };
  const on = why?.under();
  return { estimate: newcomerEstimate(newcomer, on, ground.on), on };
}

/** The estimates of all newcomers who played, and what everybody counts as then. */
export function estimatesIn(
  entrants: readonly RatedEntrant[],
  kt: number,
  pages?: ReadonlyMap<RatedEntrant, OrrPage | undefined>,
  whyKt?: Why<OrrRules>,
): { readonly estimates: ReadonlyMap<RatedEntrant, Estimated>; readonly worths: Numbers } {
  const newcomers = entrants.filter(({ kind, meetings }) => kind === 'newcomer' && meetings.length > 0);
  const rs = newcomers.map((one): [RatedEntrant, number] => [
    one,
    corridorAndStart(kt, averageAgeOf(one), scoreOf(one)).rs,
  ]);
  const starts = numbersOf(entrants, new Map(rs));
  const estimates = new Map(newcomers.map((one) => [one, estimatedOf(one, kt, starts, pages?.get(one), whyKt)]));
  return {
    estimates,
    worths: numbersOf(entrants, new Map([...estimates].map(([one, { estimate }]) => [one, estimate.rpp]))),
  };
}

/**
 * order 8 Newcomers.
 * 2 first rating Half a point in played games is enough.
 * 2 final rating The primary estimate then goes through section 1, against everybody's number; the rating has a star and the games
 * are stored.
 * 2 zero points Without a point there is no rating, and the games are only archived.
 * 2 not entered A player who is not to be entered is only estimated for the opponents' results.
 */
export function newcomerResult(
  event: DatedEvent,
  entrant: RatedEntrant,
  estimated: Estimated | undefined,
  numbers: Numbers,
  why?: OrrPage,
): OrrNumbers {
  const { player } = entrant;
  if (estimated === undefined) {
    why?.because('2 no games', 'no-games-no-rating', {}, null);
    const none = { rmax: null, rmin: null, rpmax: null, rsr: null, rp: null };
    return { ...unissued(entrant, scoreOf(entrant), null), ...none, history: [], archive: [] };
  }
  const { on } = estimated;
  const { rmax, rmin, rpmax, rs, rsr, rp, rpp } = estimated.estimate;
  const nothing = { ...unissued(entrant, scoreOf(entrant), rpp), start: rs, primary: rpp, rmax, rmin, rpmax, rsr, rp };
  const outings = outingsOf(entrant, numbers);
  const games = storedOutings(event.id, outings);
  if (!isMember(player)) {
    why?.because('2 not entered', 'estimate-only', { estimate: rpp }, null, on);
    return { ...nothing, history: [], archive: [] };
  }
  if (halfPointsOf(outings) === 0) {
    why?.because('2 zero points', 'zero-points', { games: outings.length, estimate: rpp }, null, on);
    return { ...nothing, history: [], archive: [games] };
  }
  const pass = standardPass({ rating: rpp, games: outings, k: player.k }, on);
  why?.rows.push(...rowsOf(rpp, outings, pass));
  const given = { estimate: rpp, change: inPoints(pass.change) };
  why?.because('2 final rating', 'rating-from-estimate', given, pass.after, on);
  return {
    ...nothing,
    we: expectedOf(halfPointsOf(outings), pass.sr),
    ...passed(pass),
    ...issued(pass.after, isSettled(outings.length, 1, why)),
    history: [games],
    archive: [],
  };
}

/** The stored games of an unsettled player, as section 1 takes them. */
const storedGames = (events: readonly EarlierEventFacts[]): readonly SourcedOuting[] =>
  events.flatMap(({ event = null, results }) =>
    (results as readonly EarlierResult[]).map(
      ({ opponent, halfPoints }): SourcedOuting => ({ opponentRating: opponent, halfPoints, from: { event } }),
    ),
  );

/**
 * order 9 Unsettled players.
 * 2 Rkor final rating Section 1 over stored and new games, from the corrected estimate; the starred rating itself does not enter.
 * 2 storage While the star stays the whole pool is stored, also beyond eleven games; with a settled rating nothing more is stored.
 */
export function unsettledResult(
  event: DatedEvent,
  entrant: RatedEntrant,
  kt: number,
  numbers: Numbers,
  why?: OrrPage,
  whyKt?: Why<OrrRules>,
): OrrNumbers {
  const { player } = entrant;
  const rating = entrant.known as number;
  const nothing = unissued(entrant, scoreOf(entrant), rating);
  const earlier = storedEvents(player.history as readonly EarlierEventFacts[]);
  const history = earlier.map(({ event: id, results }) => stored(id, results as readonly EarlierResult[]));
  if (entrant.meetings.length === 0) {
    why?.because('2 no games', 'no-games', { rating }, rating);
    const none = { rkor: null, rsr: null, pooledGames: null, pooledScore: null, events: null };
    return { ...nothing, ...none, change: 0, ...issued(rating, false), history, archive: [] };
  }
  const before = storedGames(earlier);
  const outings = outingsOf(entrant, numbers);
  const pool = [...before, ...outings];
  const events = earlier.length + 1;
  const pooledScore = points(halfPointsOf(pool));

  const on = why?.under();
  const onEstimate = why?.under();
  const score = points(halfPointsOf(outings));
  const poolOf = { storedGames: before.length, storedScore: pooledScore - score, games: outings.length, score };
  onEstimate?.because('2 pool', 'pool', poolOf, pool.length);
  const ground = groundOf(entrant, why, whyKt);
  const onMax = why?.under();
  const { rmax: rpmax } = corridor(kt, ground.averageAge, onMax, ground.on);
  const { primary, rkor, rsr } = pooledEstimate(rating, pool, rpmax, on, onEstimate, onMax);
  const pass = standardPass({ rating: primary, games: pool, k: player.k }, on);
  why?.rows.push(...rowsOf(primary, pool, pass));
  const given = { estimate: primary, change: inPoints(pass.change) };
  why?.because('2 Rkor final rating', 'rating-from-estimate', given, pass.after, on);
  const settled = isSettled(pool.length, events, why);
  return {
    ...nothing,
    primary,
    we: expectedOf(halfPointsOf(outings), sumOf(pass.differences.slice(before.length))),
    ...passed(pass),
    ...issued(pass.after, settled),
    rkor,
    rsr,
    ...(isMany(pool.length) ? { rpmax } : {}),
    pooledGames: pool.length,
    pooledScore,
    events,
    history: settled ? [] : [...history, storedOutings(event.id, outings)],
    archive: [],
  };
}

/** A game that does not count, from one player's side. */
function notCounted(game: Game, index: number): NotCounted {
  if (isPlayed(game.result)) return 'excluded';
  if (game.result === '-/-') return 'both-absent';
  const winner = game.result === '+/-' ? game.white : game.black;
  return winner === index ? 'opponent-absent' : 'player-absent';
}

function tellUncounted({ games, players }: DatedEvent, { index }: Player, why: OrrPage): void {
  for (const game of games) {
    if (isCounted(game) || (game.white !== index && game.black !== index)) continue;
    const opponent = (players[game.white === index ? game.black : game.white] as Player).id;
    const [{ round }, ground] = [game, notCounted(game, index)];
    const step = why.because('2 played games', 'game-not-counted', { round, opponent, why: ground }, null);
    why.rows.push({ kind: 'left-out', round, opponent, ground, step });
  }
}

/** What the office should know about a result: numbers below the table, and a correction that went too far. */
export function remarks(id: string, result: OrrNumbers): readonly Finding[] {
  const { after, belowTable, rpmax, primary } = result;
  const found: Finding[] = [];
  if (belowTable) found.push(finding('orr.below-table', 'note', '1 K', { player: id, rating: after as number }));
  if (typeof rpmax === 'number') {
    const [before, games] = result.kind === 'newcomer' ? [result.rp, result.n] : [result.rkor, result.pooledGames];
    const facts = { player: id, games: games as number, rpmax, before: before as number, after: primary as number };
    if (overshoots(facts.before, rpmax, facts.after)) {
      found.push(finding('orr.many-games-correction-overshoots', 'warn', '2 Rpp', facts));
    }
  }
  return found;
}

/** The whole event. Everybody's result rests on numbers from before the event, so no order among players matters. */
export const rateEvent = (event: DatedEvent, reasonsFor?: ReasonsFor): OrrEventResult =>
  atOnce(rateInSlices(event, reasonsFor));

/** This many players are rated in a slice. */
const PLAYERS_A_SLICE = 100;

export function* rateInSlices(event: DatedEvent, reasonsFor?: ReasonsFor): Sliced<OrrEventResult> {
  const entrants = entrantsOf(event);
  yield;
  const pageFor = ({ player }: RatedEntrant) =>
    wantsReasons(reasonsFor, player.id) ? new EventPage<OrrRules>() : undefined;

  const whyKt = reasonsFor === undefined ? undefined : new Why<OrrRules>();
  const kt = coefficientOf(entrants, whyKt);

  yield;

  const pages = new Map(entrants.map((entrant) => [entrant, pageFor(entrant)]));
  const { estimates, worths } = estimatesIn(entrants, kt, pages, whyKt);

  yield;

  const found: Finding[] = [];
  const rated = (entrant: RatedEntrant): [string, OrrPlayerResult] => {
    const { player, kind } = entrant;
    const why = pages.get(entrant);
    const result =
      kind === 'newcomer'
        ? newcomerResult(event, entrant, estimates.get(entrant), worths, why)
        : kind === 'unsettled'
          ? unsettledResult(event, entrant, kt, worths, why, whyKt)
          : ratedResult(entrant, worths, why);
    found.push(...remarks(player.id, result));
    if (why === undefined) return [player.id, result];
    tellUncounted(event, player, why);
    const tables = [{ event: event.id, own: entrant.known, k: result.k, rows: why.rows }];
    return [player.id, { ...result, steps: why.steps, tables }];
  };
  const players: [string, OrrPlayerResult][] = [];
  for (const some of inBatches(entrants, PLAYERS_A_SLICE)) {
    players.push(...some.map(rated));
    yield;
  }
  // the text names nobody who could set anything aside
  const findings = settled([...checkEvent(event), ...found], event.approvals, []);
  return { rulebook: 'orr', rated: true, reasons: [], findings, kt, players: Object.fromEntries(players) };
}

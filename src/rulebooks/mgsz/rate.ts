/** 6(1) Processing a tournament: C, starting points, new points, grades. */
import type { Event, Game, Player } from '../../core/event.ts';
import { noMinusZero, points } from '../../core/exact.ts';
import { isRefused } from '../../core/finding.ts';
import { HALF_POINTS, isPlayed } from '../../core/game.ts';
import { type ReasonsFor, wantsReasons, type Why } from '../../core/reasons.ts';
import { resultsById } from '../by-id.ts';
import { EventPage, type GameRow, type GameTable, type Told } from '../game-table.ts';
import type { EventResult, PlayerNumbers } from '../rulebook.ts';
import { checkEvent, type MgszFinding, roundsOf } from './admission.ts';
import {
  correctedElo,
  eloChange,
  type GamePoints,
  gamePoints,
  inPoints,
  isRatedGame,
  type PromotionMarks,
  multiplier,
  eventParts,
  pointsOfWhite,
  promote,
  type RatedGame,
  type RoundSpan,
  rankOf,
  type Title,
} from './clauses.ts';
import { registryStandingOf, startingPoints, titleBefore } from './newcomers.ts';
import type { GoColour, MgszRules } from './reasons.ts';
import type { Grade } from './tables.ts';

/** One part of an event for one player. */
export interface MgszPart {
  readonly before: number;
  readonly gamePoints: number;
  readonly change: number | null;
  readonly after: number | null;
}

/** A player's numbers; `MgszPlayer` has the reasons beside them. */
interface MgszNumbers extends PlayerNumbers {
  /** Sum of the game points, exact. */
  readonly gamePoints: number;
  /** Number of rated games. */
  readonly games: number;
  /** Title before and after the event; null for players from outside. */
  readonly rankBefore: Grade | null;
  readonly rankAfter: Grade | null;
  /** 9(1)a Grade of the new points. */
  readonly entryRankAfter: Grade | null;
  /** 5(4) Marks after the event. */
  readonly reached: PromotionMarks;
  readonly parts: readonly MgszPart[];
}

export type MgszPlayer = MgszNumbers & Told;

export interface MgszGame {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  /** Points of white and black after the correction for the stones. */
  readonly corrected: readonly [number, number];
  /** Game points of white and black. */
  readonly points: readonly [number, number];
}

export interface MgszResult extends EventResult<MgszPlayer> {
  readonly findings: readonly MgszFinding[];
  readonly c: number | null;
  readonly parts: readonly RoundSpan[];
  readonly games: readonly MgszGame[];
}

/** 6(1) The points and grades of all players after an event, or unchanged where the event is not rated. */
export function rateEvent(event: Event, reasonsFor?: ReasonsFor): MgszResult {
  const findings = checkEvent(event);
  if (!isRefused(findings)) return rated(event, findings, multiplier(event) as number, reasonsFor);
  const reasons = findings.filter(({ weight }) => weight === 'refuse').map(({ clause }) => clause as string);
  return unrated(event, findings, [...new Set(reasons)], reasonsFor);
}

/** Nobody's points move, and nobody enters the registry. */
function unrated(
  event: Event,
  findings: readonly MgszFinding[],
  reasons: readonly string[],
  reasonsFor: ReasonsFor | undefined,
): MgszResult {
  const players = event.players.map((player): [string, MgszPlayer] => {
    const before = startingPoints(player) ?? null;
    const isRegistered = registryStandingOf(player) === 'registered' && before !== null;
    const title = titleBefore(player);
    const why = wantsReasons(reasonsFor, player.id) ? new EventPage<MgszRules>() : undefined;
    const stays = isRegistered ? before : null;
    for (const clause of reasons) why?.because(clause, 'event-not-rated', { before: stays }, stays);
    return [
      player.id,
      {
        before,
        change: isRegistered ? 0 : null,
        after: isRegistered ? before : null,
        gamePoints: 0,
        games: 0,
        rankBefore: title?.rank ?? null,
        rankAfter: title?.rank ?? null,
        entryRankAfter: isRegistered ? rankOf(before) : null,
        reached: title?.reached ?? {},
        parts: [],
        ...toldOf(why, { event: event.id, own: before, k: null }),
      },
    ];
  });
  return {
    rulebook: 'mgsz-2012',
    rated: false,
    reasons,
    findings,
    c: null,
    parts: [],
    games: [],
    players: Object.fromEntries(players),
  };
}

const toldOf = (page: MgszPage | undefined, table: Omit<GameTable, 'rows'>): Told =>
  page === undefined ? {} : { steps: page.steps, tables: [{ ...table, rows: page.rows }] };

type MgszPage = EventPage<MgszRules>;

/** A player's account while the parts are gone through. Sums are in thousandths of a game point. */
interface Account {
  readonly player: Player;
  readonly before: number;
  readonly parts: MgszPart[];
  present: number;
  sum: number;
  total: number;
  games: number;
  /** If reasons are wanted: the player's steps, those behind the new points, and those of the present part. */
  readonly reasons?: { readonly top: MgszPage; readonly page: Why<MgszRules>; games: Why<MgszRules> };
}

function rated(
  event: Event,
  findings: readonly MgszFinding[],
  c: number,
  reasonsFor: ReasonsFor | undefined,
): MgszResult {
  const rounds = roundsOf(event);
  const parts = eventParts(c, rounds);
  const accounts = event.players.map((player) => openAccount(event, player, c, reasonsFor));
  const games: MgszGame[] = [];
  for (const [index, [first, last]] of parts.entries()) {
    for (const game of event.games) {
      if (game.round < first || game.round > last) continue;
      const white = accounts[game.white] as Account;
      const black = accounts[game.black] as Account;
      if (!isRatedGame(game)) setAside(game, white, black);
      else games.push(reasonsFor === undefined ? leanGame(game, white, black) : ratedGame(game, c, white, black));
    }
    for (const account of accounts)
      closePart(account, c, { part: index + 1, parts: parts.length, from: first, to: last });
  }
  return {
    rulebook: 'mgsz-2012',
    rated: true,
    reasons: [],
    findings,
    c,
    parts,
    games,
    players: resultsById(
      event.players,
      accounts.map((account) => closed(account, event.id, c)),
    ),
  };
}

function openAccount(event: Event, player: Player, c: number, reasonsFor: ReasonsFor | undefined): Account {
  const before = startingPoints(player) as number;
  const account = { player, before, parts: [], present: before, sum: 0, total: 0, games: 0 };
  if (!wantsReasons(reasonsFor, player.id)) return account;
  const top = new EventPage<MgszRules>();
  const page = top.under();
  startingPoints(player, page);
  multiplier(event, page);
  eventParts(c, roundsOf(event), page);
  return { ...account, reasons: { top, page, games: page.under() } };
}

/** 8(2) One game, from the points at the start of the part. */
function ratedGame(game: RatedGame, c: number, white: Account, black: Account): MgszGame {
  const on = (white.reasons ?? black.reasons)?.page.under();
  const worth = gamePoints({ white: white.present, black: black.present, stones: game.handicap }, game.result, on);
  for (const [account, seat] of [[white, 0] as const, [black, 1] as const]) {
    account.sum += worth.points[seat];
    account.games += 1;
    const opponent = seat === 0 ? black : white;
    if (account.reasons === undefined) continue;
    const { top, games } = account.reasons;
    const given = seen(game, worth, seat, account, opponent);
    games.because('8(2) step 2', 'game-points', given, inPoints(worth.points[seat]), on);
    top.rows.push(rowOf(given, worth, seat, isOutside(account) ? null : c));
  }
  return {
    round: game.round,
    white: white.player.id,
    black: black.player.id,
    corrected: worth.corrected,
    points: [inPoints(worth.points[0]), inPoints(worth.points[1])],
  };
}

/** The same without reasons, and so without an object but the game itself. */
function leanGame({ round, handicap, result }: RatedGame, white: Account, black: Account): MgszGame {
  const own = white.present;
  const other = handicap === 0 ? black.present : correctedElo(black.present, handicap);
  const worth = pointsOfWhite(own, other, result === '1-0' ? 2 : result === '0-1' ? 0 : 1);
  white.sum += worth;
  black.sum -= worth;
  white.games += 1;
  black.games += 1;
  const won = inPoints(worth);
  return {
    round,
    white: white.player.id,
    black: black.player.id,
    corrected: [own, other],
    points: [won, noMinusZero(-won)],
  };
}

type Seen = MgszRules['game-points']['given'];

/** A game as one of its players sees it. */
const seen = (game: RatedGame, worth: GamePoints, seat: 0 | 1, own: Account, opponent: Account): Seen => ({
  round: game.round,
  opponent: opponent.player.id,
  colour: SEATS[seat],
  points: own.present,
  opponentPoints: opponent.present,
  stones: game.handicap,
  difference: seat === 0 ? worth.corrected[0] - worth.corrected[1] : worth.corrected[1] - worth.corrected[0],
  chance: inPoints(worth.chance),
  score: points(HALF_POINTS[game.result][seat]),
  expected: inPoints(worth.expected[seat]),
});

/** The same as a row; without a C for players who are not rated. */
const rowOf = (
  { round, opponent, colour, points: own, opponentPoints: rating, stones, difference: counted, score }: Seen,
  worth: GamePoints,
  seat: 0 | 1,
  c: number | null,
): GameRow => ({
  kind: 'counted',
  round,
  opponent,
  colour,
  own,
  rating,
  ...(stones === 0 ? {} : { stones }),
  gap: own - rating,
  counted,
  expected: worth.expected[seat],
  halfPoints: 2 * score,
  difference: worth.points[seat],
  change: c === null ? null : noMinusZero(c * worth.points[seat]),
  clauses: {
    ...(stones === 0 ? {} : { gap: '8(2) step 1' }),
    expected: '8(2) step 2',
    change: c === null ? '8(2) step 2' : '7',
  },
});

const SEATS: readonly [GoColour, GoColour] = ['white', 'black'];

/** 8(1) A game without points, reported to both players. */
function setAside(game: Game, white: Account, black: Account): void {
  const { round, result } = game;
  for (const [{ reasons }, opponent] of [
    [white, black.player.id],
    [black, white.player.id],
  ] as const) {
    if (reasons === undefined) continue;
    const { top, games } = reasons;
    const [ground, step] = isPlayed(result)
      ? (['excluded', games.because('8(1)', 'game-excluded', { round, opponent }, null)] as const)
      : (['not-played', games.because('8(1)', 'game-not-played', { round, opponent, result }, null)] as const);
    top.rows.push({ kind: 'left-out', round, opponent, ground, step });
  }
}

const isOutside = ({ player }: Account): boolean => registryStandingOf(player) === 'outside';

/** 7 The change of one part, added to the points from which the next part starts. Players from outside keep theirs. */
function closePart(
  account: Account,
  c: number,
  place: { readonly part: number; readonly parts: number; readonly from: number; readonly to: number },
): void {
  const { present: before, sum, reasons } = account;
  const change = isOutside(account) ? null : eloChange(c, sum);
  const after = change === null ? null : before + change;
  account.parts.push({ before, gamePoints: inPoints(sum), change, after });
  account.total += sum;
  account.sum = 0;
  account.present = after ?? before;
  if (reasons === undefined) return;
  if (change === null) reasons.page.steps.push(...reasons.games.steps);
  else
    reasons.page.because(
      '7',
      'change',
      { ...place, c, sum: inPoints(sum), exact: inPoints(c * sum), before },
      change,
      reasons.games,
    );
  reasons.games = reasons.page.under();
}

/** 6(1) step 3, 5 The outcome of the event for one player. */
function closed(account: Account, event: string, c: number): MgszPlayer {
  const { player, before, parts, present: after, games, reasons } = account;
  const isRated = !isOutside(account);
  const told = reasons === undefined ? undefined : toldOf(reasons.top, { event, own: before, k: isRated ? c : null });
  const sums = { before, gamePoints: inPoints(account.total), games, parts };
  const why = reasons?.top;
  if (!isRated) {
    why?.because('6(1) step 2', 'outside-not-rated', { games, sum: sums.gamePoints }, null, reasons?.page);
    return {
      ...sums,
      change: null,
      after: null,
      rankBefore: null,
      rankAfter: null,
      entryRankAfter: null,
      reached: {},
      ...told,
    };
  }
  const change = after - before;
  why?.because('6(1) step 3', 'new-points', { before, change, games }, after, reasons?.page);
  const title = titleBefore(player, why) as Title;
  const titleAfter = titleOf(title, after, c, games, why);
  const entryRankAfter = rankOf(after);
  why?.because('9(1)a', 'entry-grade', { points: after }, entryRankAfter);
  // field by field: nearly everybody's result is this one
  const numbers = {
    before,
    gamePoints: sums.gamePoints,
    games,
    parts,
    change,
    after,
    rankBefore: title.rank,
    rankAfter: titleAfter.rank,
    entryRankAfter,
    reached: titleAfter.reached,
  };
  return told === undefined ? numbers : { ...numbers, ...told };
}

/**
 * 5(1), 5(4) The title after the whole event. Reading: points between two parts do not count; neither does an event with C = 0 or
 * without a rated game.
 */
function titleOf(title: Title, after: number, c: number, games: number, why?: Why<MgszRules>): Title {
  if (c > 0 && games > 0) return promote(title, after, why);
  why?.because('5(1)', 'grade-not-touched', { grade: title.rank, c, games }, title.rank);
  return title;
}

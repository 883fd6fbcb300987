/** The kinds of players, which games count, and what the office should know about an event. ORR refuses no event. */
import { type Day, dayOf } from '../../core/dates.ts';
import type { DatedEvent, Game, Player } from '../../core/event.ts';
import type { Finding } from '../../core/finding.ts';
import { HALF_POINTS, isPlayed, type PlayedResult } from '../../core/game.ts';
import type { Birth } from '../../core/people.ts';
import { countedAge, isAgeSure } from './clauses.ts';
import type { OrrClause } from './contents.ts';
import { storedEvents } from './newcomers.ts';
import type { OrrFindings, RatingKind } from './reasons.ts';

/** A player's kind is what his number is for the opponents. */
export type PlayerKind = RatingKind;

/** Whether the player is to be entered in the system; a rating of the system implies it. */
export const isMember = (player: Player): boolean => player.rating !== undefined || player.member !== false;

/**
 * 2 kinds Determined before anything is computed. A rating of the system is used first, with its star if it has one.
 * 2 FIDE rating For a player who is to be entered it becomes the rating of the system, in any event; for another player it is used
 * if FIDE rates the event too. Everybody else is a newcomer. Reading: an adopted FIDE rating is settled; a guest's FIDE rating in
 * an event that FIDE does not rate is not recognised, and the guest is estimated.
 */
export function kindOf(player: Player, event: Pick<DatedEvent, 'fideRated'>): PlayerKind {
  if (player.rating !== undefined) return player.unsettled === true ? 'unsettled' : 'rated';
  if (player.fideRating !== undefined && (isMember(player) || event.fideRated === true)) return 'fide';
  return 'newcomer';
}

/**
 * 2 stand-in ratings The rating that opponents meet if it is known before the event: that of the system, or a FIDE rating.
 * 2 unsettled worth A starred rating counts as it is at the start of the event. A newcomer has no number yet.
 */
export const knownWorth = (player: Player, kind: PlayerKind): number | null =>
  kind === 'newcomer' ? null : ((player.rating ?? player.fideRating) as number);

export interface OrrCountedGame extends Game {
  readonly result: PlayedResult;
}

/**
 * 2 played games Only games that were played count, for scores, ages and opponents alike; a point for an absent
 * opponent is none. A game that the report excludes counts as little.
 */
export const isCounted = (game: Game): game is OrrCountedGame => isPlayed(game.result) && game.rated;

export const countedGames = (games: readonly Game[]): readonly OrrCountedGame[] => games.filter(isCounted);

/** A finding of this rulebook, with the facts that its code promises. */
export function finding<Code extends keyof OrrFindings>(
  code: Code,
  weight: Finding['weight'],
  clause: OrrClause,
  facts: OrrFindings[Code],
): Finding {
  return { code, weight, clause, facts };
}

/** A player's result in an event: games that count, and half points in them. */
export interface OrrScore {
  readonly player: Player;
  readonly kind: PlayerKind;
  readonly games: number;
  readonly halfPoints: number;
}

/** `left` are the games that do not count. */
type Check = (event: DatedEvent, scores: readonly OrrScore[], left: readonly Game[]) => readonly Finding[];

const uncountedGames: Check = ({ players }, _scores, left) =>
  left.map(({ round, white, black, result }) => {
    const facts = { round, white: (players[white] as Player).id, black: (players[black] as Player).id, result };
    const code = isPlayed(result) ? 'orr.game-excluded' : 'orr.game-unplayed';
    return finding(code, 'note', '2 played games', facts);
  });

const nothingPlayed: Check = ({ players }, scores) =>
  scores.some(({ games }) => games > 0)
    ? []
    : [finding('orr.nothing-played', 'note', '2 no games', { players: players.length })];

/** Would another birthday in the same year give another age? */
function dependsOnBirthday({ year, day }: Birth, on: Day): boolean {
  if (day !== undefined || isAgeSure(year, on)) return false;
  const born = (month: number, date: number): Birth => ({ year, day: dayOf(year, month, date) });
  return countedAge(born(1, 1), on) !== countedAge(born(12, 31), on);
}

const birthsNotGiven: Check = ({ start }, scores) =>
  scores
    .filter(({ games, player: { birth } }) => games > 0 && (birth === undefined || dependsOnBirthday(birth, start)))
    .map(({ player: { id, birth } }) => {
      const code = birth === undefined ? 'orr.birth-unknown' : 'orr.birthday-unknown';
      return finding(code, 'note', '2 age', { player: id, age: countedAge(birth, start) });
    });

const fideRatings: Check = (_event, scores) =>
  scores
    .filter(({ player, kind }) => player.fideRating !== undefined && (kind === 'newcomer' || isAdopted(player, kind)))
    .map(({ player, kind }) => {
      const facts = { player: player.id, rating: player.fideRating as number };
      return kind === 'newcomer'
        ? finding('orr.fide-rating-not-recognised', 'note', '2 stand-in ratings', facts)
        : finding('orr.fide-rating-adopted', 'note', '2 FIDE rating', facts);
    });

const isAdopted = (player: Player, kind: PlayerKind): boolean => kind === 'fide' && isMember(player);

const zeroPoints: Check = (_event, scores) =>
  scores
    .filter(({ player, kind, games, halfPoints }) => {
      return kind === 'newcomer' && isMember(player) && games > 0 && halfPoints === 0;
    })
    .map(({ player, games }) => finding('orr.zero-points', 'note', '2 zero points', { player: player.id, games }));

const gamesIn = (history: readonly { readonly games: number }[]): number =>
  history.reduce((sum, { games }) => sum + games, 0);

const unusedHistory: Check = (_event, scores) =>
  scores
    .filter(({ player: { history = [] }, kind }) => history.length > 0 && (kind === 'newcomer' || kind === 'unsettled'))
    .flatMap(({ player: { id, history = [] }, kind }) => {
      if (kind === 'newcomer') {
        return [finding('orr.archive-unused', 'note', '2 zero points', { player: id, games: gamesIn(history) })];
      }
      const counted = storedEvents(history);
      const events = history.length - counted.length;
      const games = gamesIn(history) - gamesIn(counted);
      return events === 0
        ? []
        : [finding('orr.pointless-events-dropped', 'note', '2 pool', { player: id, events, games })];
    });

const CHECKS = [uncountedGames, nothingPlayed, birthsNotGiven, fideRatings, zeroPoints, unusedHistory] as const;

/** All findings before the computation. They inform the office; none of them stops the event. */
export function checkEvent(event: DatedEvent): readonly Finding[] {
  const games = event.players.map(() => 0);
  const halfPoints = event.players.map(() => 0);
  for (const { white, black, result } of countedGames(event.games)) {
    const [forWhite, forBlack] = HALF_POINTS[result];
    games[white] = (games[white] as number) + 1;
    games[black] = (games[black] as number) + 1;
    halfPoints[white] = (halfPoints[white] as number) + forWhite;
    halfPoints[black] = (halfPoints[black] as number) + forBlack;
  }
  const scores = event.players.map((player, index) => ({
    player,
    kind: kindOf(player, event),
    games: games[index] as number,
    halfPoints: halfPoints[index] as number,
  }));
  const left = event.games.filter((game) => !isCounted(game));
  return findingsOnScores(event, scores, left);
}

/** The same where it is known already what everybody did. */
export const findingsOnScores: Check = (event, scores, left) => CHECKS.flatMap((one) => one(event, scores, left));

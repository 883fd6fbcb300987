/** 6(1) step 2 Players who are not in the registry: those who enter it, and those from outside. */
import type { Game, Player } from '../../core/event.ts';
import { HALF_POINTS } from '../../core/game.ts';
import type { Why } from '../../core/reasons.ts';
import {
  isRatedGame,
  isStronger,
  limitOf,
  NO_MARKS,
  type PromotionMarks,
  rankOf,
  standingMarks,
  type Title,
} from './clauses.ts';
import type { MgszRules } from './reasons.ts';
import type { EntryGrade, Grade } from './tables.ts';

export type RegistryStanding = 'registered' | 'entering' | 'outside';

/**
 * 1(1) Whether a player is in the registry, comes into it by this event, or stays outside. Who belongs into the
 * registry (citizens living in Hungary, foreigners settled there, foreign members) is for its handler to know.
 */
export function registryStandingOf(player: Player): RegistryStanding {
  if (player.registered !== false) return 'registered';
  return player.entering === true ? 'entering' : 'outside';
}

/**
 * 6(1) step 2 The points that a player starts with: those of the registry, those that the handler gave to an entering
 * player, and for everybody else the limit of the entry grade; undefined where the report leaves them open.
 * Reading: until the handler has set an entering player's points, the limit of the entry grade is proposed.
 */
export function startingPoints(player: Player, why?: Why<MgszRules>): number | undefined {
  const standing = registryStandingOf(player);
  if (standing === 'registered') return player.rating;
  if (standing === 'entering' && player.initialElo !== undefined) {
    why?.because('6(1) step 2', 'entering-points', { points: player.initialElo }, player.initialElo);
    return player.initialElo;
  }
  if (player.entryRank === undefined) return undefined;
  const grade = player.entryRank as EntryGrade;
  const points = limitOf(grade);
  why?.because(
    '6(1) step 2',
    standing === 'entering' ? 'entering-points-proposed' : 'outside-points',
    { grade },
    points,
  );
  return points;
}

/** 5(3) The strongest initial grade that the handler may give without the committee. */
export const STRONGEST_INITIAL: Grade = '5k';

/** 5(3) The initial grade of an entering player: the entry grade, but at most 5 kyu. */
export const initialRank = (entry: EntryGrade): Grade =>
  isStronger(entry, STRONGEST_INITIAL) ? STRONGEST_INITIAL : (entry as Grade);

/**
 * 4(1), 5(3) Title and marks before the event; undefined for players from outside, and where the report leaves it open.
 * Readings: a registered player without a grade has that of the points; so has an entering player without an entry
 * grade, up to 5 kyu. An initial grade that the report names counts.
 */
export function titleBefore(player: Player, why?: Why<MgszRules>): Title | undefined {
  const standing = registryStandingOf(player);
  const points = startingPoints(player);
  if (standing === 'outside' || points === undefined) return undefined;
  if (standing === 'registered') {
    const rank = (player.rank as Grade | undefined) ?? rankOf(points);
    return { rank, reached: standingMarks(rank, player.reached ?? NO_MARKS) };
  }
  const reached: PromotionMarks = {};
  if (player.initialRank !== undefined) {
    const grade = player.initialRank as Grade;
    why?.because('5(3)', 'initial-grade-set', { grade }, grade);
    return { rank: grade, reached };
  }
  const grade = (player.entryRank as EntryGrade | undefined) ?? rankOf(points);
  const rank = initialRank(grade);
  why?.because('5(3)', 'initial-grade', { grade, cap: STRONGEST_INITIAL }, rank);
  return { rank, reached };
}

/** 6(1) step 2 Rated games and half points scored in them, which the handler considers in addition to the entry grade. */
export function performance(player: Player, games: readonly Game[]): { games: number; halfPoints: number } {
  const sum = { games: 0, halfPoints: 0 };
  for (const game of games) {
    const seat = game.white === player.index ? 0 : 1;
    if (!isRatedGame(game) || (seat === 1 && game.black !== player.index)) continue;
    sum.games += 1;
    sum.halfPoints += HALF_POINTS[game.result][seat];
  }
  return sum;
}

/** What the admission of events has in common in the FIDE editions: a list of small checks, each with its clause. */
import { dayText } from '../../core/dates.ts';
import type { ChessEvent, Game } from '../../core/event.ts';
import { approved, type Fact, type Finding, type Weight } from '../../core/finding.ts';
import { isPlayed } from '../../core/game.ts';
import { isCountable, longDays, pairing } from './clauses.ts';
import type { FideCode, FideFindings, NotCounted } from './reasons.ts';

export type Check = (event: ChessEvent) => readonly Finding<FideCode>[];

export const finding = <C extends FideCode>(
  code: C,
  weight: Weight,
  clause: string,
  facts: FideFindings[C],
): Finding<C> => ({ code, weight, clause, facts: facts as { [name: string]: Fact } });

/** The findings of all checks, after the decisions recorded with the event. */
export const findingsOf = (
  event: ChessEvent,
  checks: readonly Check[],
  waivers: Readonly<Record<string, readonly string[]>>,
): readonly Finding<FideCode>[] =>
  approved(
    checks.flatMap((check) => check(event)),
    event.approvals ?? [],
    waivers,
  );

/** The clauses that stand against rating the event. */
export const reasonsOf = (
  findings: readonly Finding<FideCode>[],
  nameOf: (finding: Finding<FideCode>) => string,
): readonly string[] => findings.filter(({ weight }) => weight === 'refuse').map(nameOf);

/** §3.1 Days with more than twelve hours of play. */
export const checkDays: Check = (event) =>
  longDays(event).map(({ date, ...facts }) =>
    finding('fide.day-too-long', 'warn', '3.1', { date: dayText(date), ...facts }),
  );

/** §5.1 Games that were not played, or that somebody excluded. */
export const checkUnplayed: Check = (event) => {
  const unplayed = event.games.filter(({ result }) => !isPlayed(result));
  const excluded = event.games.filter(({ result, rated }) => isPlayed(result) && !rated);
  return [
    ...namedGames(event, unplayed, (games) => finding('fide.unplayed', 'note', '5.1', { games })),
    ...namedGames(event, excluded, (games) => finding('fide.excluded', 'note', '5.1', { games })),
  ];
};

export const namedGames = <F>(
  event: ChessEvent,
  games: readonly Game[],
  make: (pairings: FideFindings['fide.unplayed']['games']) => F,
): readonly F[] => (games.length === 0 ? [] : [make(games.map((game) => pairing(event, game)))]);

/** §9.2 The announcement of a rated event says so. */
export const checkAnnounced: Check = (event) =>
  event.announcedRated === false ? [finding('fide.not-announced', 'warn', '9.2', {})] : [];

/** Facts that K needs of a rated player and that the report leaves out. */
export const checkKFacts =
  (clause: string): Check =>
  (event) => {
    const rated = event.players.filter(({ rating, k }) => rating !== undefined && k === undefined);
    const withoutBirth = rated.filter(({ birth }) => birth === undefined).map(({ id }) => id);
    const withoutGames = rated.filter(({ games }) => games === undefined).map(({ id }) => id);
    return [
      ...(withoutBirth.length === 0 ? [] : [finding('fide.birth-unknown', 'note', clause, { players: withoutBirth })]),
      ...(withoutGames.length === 0 ? [] : [finding('fide.games-unknown', 'note', clause, { players: withoutGames })]),
    ];
  };

/** Facts of the event that were not given, with the clauses that could not be checked for want of them. */
export const checkMissingFacts =
  (needed: readonly (readonly [keyof ChessEvent & string, readonly string[]])[]): Check =>
  (event) => {
    const missing = needed.filter(([fact]) => event[fact] === undefined);
    if (missing.length === 0) return [];
    const clauses = [...new Set(missing.flatMap(([, of]) => of))];
    const facts = missing.map(([fact]) => fact);
    return [finding('fide.facts-missing', 'note', clauses[0] as string, { facts, clauses })];
  };

/** Why a game is left out by §5.1, if it is. */
export const unplayedGround = (game: Game): NotCounted | undefined =>
  isCountable(game) ? undefined : isPlayed(game.result) ? 'excluded' : 'forfeit';

/** Games that count, and the rest with the ground. The first ground that applies is named. */
export function sortGames(
  games: readonly Game[],
  groundOf: (game: Game) => NotCounted | undefined,
): { readonly games: readonly Game[]; readonly leftOut: ReadonlyMap<Game, NotCounted> } {
  const leftOut = new Map<Game, NotCounted>();
  const counted: Game[] = [];
  for (const game of games) {
    const ground = unplayedGround(game) ?? groundOf(game);
    if (ground === undefined) counted.push(game);
    else leftOut.set(game, ground);
  }
  return { games: counted, leftOut };
}

/** The outcome of an event that has not been played: the rulebook itself rates an event with one player's games, once for each result. */
import { type Day, dayOf } from '../../../core/dates.ts';
import type { Event, Game, Player } from '../../../core/event.ts';
import type { Step } from '../../../core/reasons.ts';
import type { PlayerFacts } from '../../../core/report.ts';
import type { OfficeRules } from '../../../rulebooks/edition.ts';
import type { GameTable } from '../../../rulebooks/game-table.ts';
import type { PlayerResult } from '../../../rulebooks/rulebook.ts';
import type { Sliced } from '../../../core/slices.ts';

/** The id of the player whose ratings are wanted; opponents are numbered from 1 on. */
export const OWN = 'own';

export interface ExpectedOpponent {
  readonly rating: number;
  /** Go: stones that the player receives; given ones are negative. */
  readonly stones?: number;
}

export interface HypotheticalEvent {
  readonly rules: OfficeRules;
  readonly player: Partial<PlayerFacts> & Pick<Player, 'kFrom'>;
  readonly opponents: readonly ExpectedOpponent[];
  readonly on: Day;
  /** Go: the multiplier. */
  readonly c?: number;
}

/** The outcome of one result. */
export interface ResultAhead {
  readonly halfPoints: number;
  /** Null: no rating by it. */
  readonly after: number | null;
  /** Whole points; null where there was no rating, or is none. */
  readonly change: number | null;
  readonly unsettled?: true;
  /** Go: the title afterwards. */
  readonly grade?: string;
}

const WON = 2;

/** For every possible result, the worst first. In Go a draw hardly ever happens, and is left out. */
export function* resultsAhead(event: HypotheticalEvent): Sliced<readonly ResultAhead[]> {
  const step = event.rules.edition.game === 'go' ? WON : 1;
  const results: ResultAhead[] = [];
  for (let halfPoints = 0; halfPoints <= WON * event.opponents.length; halfPoints += step) {
    results.push(resultOf(rated(event, halfPoints), halfPoints));
    yield;
  }
  return results;
}

export interface ExplainedResult extends ResultAhead {
  readonly steps: readonly Step[];
  readonly tables: readonly GameTable[];
}

/** One result with its reasons. */
export function explainedResult(event: HypotheticalEvent, halfPoints: number): ExplainedResult {
  const own = rated(event, halfPoints, new Set([OWN]));
  return { ...resultOf(own, halfPoints), steps: own.steps ?? [], tables: own.tables ?? [] };
}

/** The quantities that only some books have. */
type OwnResult = PlayerResult & { readonly settled?: boolean; readonly rankAfter?: string | null };

function rated(event: HypotheticalEvent, halfPoints: number, reasonsFor?: ReadonlySet<string>): OwnResult {
  const { players } = event.rules.edition.rate(eventOf(event, halfPoints), reasonsFor);
  return players[OWN] as OwnResult;
}

function resultOf({ before, after, settled, rankAfter }: OwnResult, halfPoints: number): ResultAhead {
  return {
    halfPoints,
    after,
    change: before === null || after === null ? null : after - before,
    ...(settled === false && after !== null ? { unsettled: true } : {}),
    ...(typeof rankAfter === 'string' ? { grade: rankAfter } : {}),
  };
}

/** Opponents are assumed to have many games and to be adults, so that only their ratings matter. */
function eventOf({ rules, player, opponents, on, c }: HypotheticalEvent, halfPoints: number): Event {
  const { grades, edition } = rules;
  const own: Player = { ...player, id: OWN, index: 0 };
  const players = opponents.map(
    ({ rating }, place): Player => ({
      id: String(place + 1),
      index: place + 1,
      rating,
      games: ESTABLISHED,
      peak: rating,
      birth: { year: GROWN_UP, day: dayOf(GROWN_UP, 1, 1) },
      ...(grades === undefined ? {} : { rank: grades.entry(rating), entryRank: grades.entry(rating) }),
    }),
  );
  return {
    // sentences about it name no event
    id: '',
    start: on,
    end: on,
    system: 'swiss',
    rounds: opponents.length,
    ...(edition.game === 'go' ? { board: 19, committeeC: c } : {}),
    players: [own, ...players],
    games: opponents.map(({ stones = 0 }, place) => gameOf(place, stones, pointsIn(place, halfPoints))),
  };
}

const ESTABLISHED = 1000;
const GROWN_UP = 1970;

/** Points are won from the first game on. */
const pointsIn = (place: number, halfPoints: number): 0 | 1 | 2 =>
  Math.max(0, Math.min(WON, halfPoints - WON * place)) as 0 | 1 | 2;

const AS_WHITE = ['0-1', '1/2-1/2', '1-0'] as const;
const AS_BLACK = ['1-0', '1/2-1/2', '0-1'] as const;

/** The player who receives stones has black. */
function gameOf(place: number, stones: number, points: 0 | 1 | 2): Game {
  const isBlack = stones > 0;
  return {
    round: place + 1,
    white: isBlack ? place + 1 : 0,
    black: isBlack ? 0 : place + 1,
    result: (isBlack ? AS_BLACK : AS_WHITE)[points],
    rated: true,
    handicap: Math.abs(stones),
  };
}

/**
 * Continuous pools: an event as the columns that a rulebook rates without going through the clauses
 * (`rulebooks/at-once.ts`). From the entry's numbers and the players' states to results, without a report, an admission
 * or an object for each game.
 */
import { HALF_POINTS, isPlayed, RESULTS } from '../core/game.ts';
import type { State } from '../ledger/lists/state.ts';
import { eventFactsIn, GAME_NUMBERS, gameCount, type ReportContent } from '../ledger/rows/content.ts';
import type { ResultRow } from '../ledger/store.ts';
import { type AtOnceColumns, AtOnceTable, type GameColumns, RESULT_NOT_COUNTED } from '../rulebooks/at-once.ts';
import { inOrderOfPersons, type EventOutcome, resultRow, stateWith } from './continuous-results.ts';
import { answeredFacts, type RecalledEvent } from './recall.ts';

/** White's half points, by the index of a result in `RESULTS`. */
const HALF_POINTS_AT = Uint8Array.from(RESULTS, (result) =>
  isPlayed(result) ? HALF_POINTS[result][0] : RESULT_NOT_COUNTED,
);

/** The games of one event after another. */
class EventGames implements GameColumns {
  count = 0;
  round = new Uint16Array(0);
  white = new Uint16Array(0);
  black = new Uint16Array(0);
  result = new Uint8Array(0);
  stones = new Uint8Array(0);

  /** False where the entry has them in another order than by round. */
  read({ games, special }: Pick<ReportContent, 'games' | 'special'>): boolean {
    this.#begin(gameCount({ games }));
    for (let game = 0, at = 0; game < this.count; game += 1, at += GAME_NUMBERS) {
      this.round[game] = games[at] as number;
      this.white[game] = games[at + 1] as number;
      this.black[game] = games[at + 2] as number;
      this.result[game] = HALF_POINTS_AT[games[at + 3] as number] as number;
      if (game > 0 && (this.round[game] as number) < (this.round[game - 1] as number)) return false;
    }
    for (const [place, { handicap = 0, rated = true }] of Object.entries(special ?? {})) {
      this.stones[Number(place)] = handicap;
      if (!rated) this.result[Number(place)] = RESULT_NOT_COUNTED;
    }
    return true;
  }

  #begin(count: number): void {
    this.count = count;
    if (count <= this.white.length) {
      this.stones.fill(0, 0, count);
      return;
    }
    this.round = new Uint16Array(2 * count);
    this.white = new Uint16Array(2 * count);
    this.black = new Uint16Array(2 * count);
    this.result = new Uint8Array(2 * count);
    this.stones = new Uint8Array(2 * count);
  }

  get rounds(): number {
    return this.count === 0 ? 0 : (this.round[this.count - 1] as number);
  }
}

/** Refilled for every event. */
const [GAMES, TABLE] = [new EventGames(), new AtOnceTable()];

/** Facts or answers about a single player, whom the columns take as the pool has them. */
const tellsOfPlayers = ({ content, data: { given = {} } }: RecalledEvent): boolean =>
  Object.keys(given).length > 0 || content.players.some((player) => player.given !== undefined);

/** `agesAsked`: the ages of all players, where findings are needed. Undefined where the clauses are needed. */
export function rateInColumns(
  columns: AtOnceColumns,
  kept: RecalledEvent,
  stateOf: (person: number) => State | undefined,
  agesAsked?: readonly (number | null)[],
): Omit<EventOutcome, 'findings'> | undefined {
  const { content, persons, data } = kept;
  if (tellsOfPlayers(kept)) return undefined;
  TABLE.begin(persons.length);
  const states = persons.map(stateOf);
  for (let place = 0; place < states.length; place += 1) {
    if (!columns.enter(TABLE, place, states[place] ?? {})) return undefined;
  }
  if (!GAMES.read(content)) return undefined;
  const facts = { ...eventFactsIn(content.facts), ...answeredFacts(kept) };
  const multiplier = columns.multiplier({ ...facts, players: persons });
  if (multiplier === undefined) return undefined;
  columns.rate(GAMES, TABLE, multiplier, Math.max(facts.rounds ?? 0, GAMES.rounds));
  if (agesAsked !== undefined) {
    const isDecided = facts.approvals !== undefined || (data.waivers ?? []).length > 0;
    const areAgesKnown = persons.every((_, place) => typeof agesAsked[place] === 'number');
    if (isDecided || !areAgesKnown || !columns.isQuiet(GAMES, TABLE)) return undefined;
  }
  const after = new Map<number, State | undefined>();
  const { rating, games, halfPoints, expected, k, change } = TABLE;
  const results = persons.map((person, place): ResultRow => {
    const n = games[place] as number;
    const standing = { rating: TABLE.after[place] as number, games: n, ...columns.standing(TABLE, place) };
    const state = stateWith(kept, standing, states[place]);
    after.set(person, state);
    const numbers = {
      person,
      before: rating[place] as number,
      n,
      score: halfPoints[place] as number,
      expected: columns.hasExpected ? (expected[place] as number) : null,
      k: columns.hasExpected ? (k[place] as number) : null,
      change: change[place] as number,
    };
    return resultRow(kept, numbers, state);
  });
  return { results: inOrderOfPersons(results), states: after };
}

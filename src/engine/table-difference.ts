/** The differences between a corrected report and the one before it: players, facts about them, and results. */
import type { Result } from '../core/game.ts';
import type { Bye } from '../core/report.ts';
import type { ReportedCell, ReportedRow, ReportedTable } from './cross-table.ts';

const FIELDS = ['name', 'title', 'federation', 'rating', 'rank'] as const;

/** A fact about a player that both reports have and that differs; absent if one of them does not have it. */
export interface PlayerDifference {
  readonly player: string;
  readonly field: (typeof FIELDS)[number];
  readonly was?: string;
  readonly now?: string;
}

/** A game that is not in both reports with the same result and the same colours; absent where it is not there. */
export interface GameDifference {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly was?: Result;
  readonly now?: Result;
}

export interface ByeDifference {
  readonly round: number;
  readonly player: string;
  readonly was?: Bye['kind'];
  readonly now?: Bye['kind'];
}

export interface TableDifference {
  readonly gone: readonly string[];
  readonly came: readonly string[];
  readonly players: readonly PlayerDifference[];
  readonly games: readonly GameDifference[];
  readonly byes: readonly ByeDifference[];
}

const calledIn = ({ name, id }: ReportedRow): string => name ?? id;

/** Matches players by name if the name is unique in both reports, otherwise by number. */
function samePlayers(before: ReportedTable, after: ReportedTable): ReadonlyMap<ReportedRow, ReportedRow> {
  const pairs = new Map<ReportedRow, ReportedRow>();
  const taken = new Set<ReportedRow>();
  const only = (rows: readonly ReportedRow[]): ReadonlyMap<string, ReportedRow | undefined> => {
    const byName = new Map<string, ReportedRow | undefined>();
    for (const row of rows) byName.set(calledIn(row), byName.has(calledIn(row)) ? undefined : row);
    return byName;
  };
  const [old, young] = [only(before.rows), only(after.rows)];
  for (const [name, row] of old) {
    const now = young.get(name);
    if (row === undefined || now === undefined) continue;
    pairs.set(row, now);
    taken.add(now);
  }
  for (const row of before.rows) {
    if (pairs.has(row)) continue;
    const now = after.rows.find((each) => each.number === row.number && !taken.has(each));
    if (now === undefined) continue;
    pairs.set(row, now);
    taken.add(now);
  }
  return pairs;
}

function resultOf(white: ReportedCell, black: ReportedCell | undefined): Result {
  if (white.unplayed !== true) return (['0-1', '1/2-1/2', '1-0'] as const)[white.halfPoints];
  if (white.halfPoints > 0) return '+/-';
  return (black?.halfPoints ?? 0) > 0 ? '-/+' : '-/-';
}

/** Games by round and players, under the keys that the players have in both reports. */
function gamesIn(
  { rows }: ReportedTable,
  keyOf: (row: ReportedRow) => string,
): ReadonlyMap<string, Omit<GameDifference, 'was' | 'now'> & { readonly result: Result }> {
  const games = new Map<string, Omit<GameDifference, 'was' | 'now'> & { readonly result: Result }>();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const row of rows) {
    for (const cell of row.cells) {
      if ('bye' in cell || cell.colour !== 'white' || cell.opponent === undefined) continue;
      const { round, opponent } = cell;
      const other = byNumber.get(opponent);
      if (other === undefined) continue;
      const answer = other.cells.find(
        (each): each is ReportedCell =>
          !('bye' in each) && each.round === round && each.opponent === row.number && each.colour === 'black',
      );
      games.set(`${round} ${keyOf(row)} ${keyOf(other)}`, {
        round,
        white: calledIn(row),
        black: calledIn(other),
        result: resultOf(cell, answer),
      });
    }
  }
  return games;
}

/** Two values side by side, each only if it is present. */
const wasAndNow = <V>(was: V | undefined, now: V | undefined): { readonly was?: V; readonly now?: V } => ({
  ...(was === undefined ? {} : { was }),
  ...(now === undefined ? {} : { now }),
});

export function tableDifference(before: ReportedTable, after: ReportedTable): TableDifference {
  const pairs = samePlayers(before, after);
  const keys = new Map<ReportedRow, string>();
  for (const [place, row] of before.rows.entries()) {
    keys.set(row, `p${place}`);
    const now = pairs.get(row);
    if (now !== undefined) keys.set(now, `p${place}`);
  }
  for (const [place, row] of after.rows.entries()) if (!keys.has(row)) keys.set(row, `n${place}`);
  const keyOf = (row: ReportedRow): string => keys.get(row) as string;
  const [old, young] = [gamesIn(before, keyOf), gamesIn(after, keyOf)];
  const games = [...new Set([...old.keys(), ...young.keys()])].flatMap((key): readonly GameDifference[] => {
    const [was, now] = [old.get(key), young.get(key)];
    if (was?.result === now?.result) return [];
    const { round, white, black } = (now ?? was) as GameDifference;
    return [{ round, white, black, ...wasAndNow(was?.result, now?.result) }];
  });
  return {
    gone: before.rows.filter((row) => !pairs.has(row)).map(calledIn),
    came: after.rows.filter((row) => keyOf(row).startsWith('n')).map(calledIn),
    players: [...pairs].flatMap(([was, now]) =>
      FIELDS.flatMap((field) => {
        const [one, other] = [was[field], now[field]].map((value) => (value === undefined ? undefined : String(value)));
        return one === other ? [] : [{ player: calledIn(now), field, ...wasAndNow(one, other) }];
      }),
    ),
    games: games.sort((one, other) => one.round - other.round),
    byes: byesOtherwise(before, after, pairs),
  };
}

function byesOtherwise(
  before: ReportedTable,
  after: ReportedTable,
  pairs: ReadonlyMap<ReportedRow, ReportedRow>,
): readonly ByeDifference[] {
  const rounds = Array.from({ length: Math.max(before.rounds, after.rounds) }, (_, at) => at + 1);
  const byeIn = (row: ReportedRow, round: number): Bye['kind'] | undefined =>
    row.cells.flatMap((cell) => ('bye' in cell && cell.round === round ? [cell.bye] : []))[0];
  return [...pairs].flatMap(([old, young]) =>
    rounds.flatMap((round): readonly ByeDifference[] => {
      const [was, now] = [byeIn(old, round), byeIn(young, round)];
      return was === now ? [] : [{ round, player: calledIn(young), ...wasAndNow(was, now) }];
    }),
  );
}

/** The cross table of a report as the file has it: with the file's own numbers and order, and nothing corrected. */
import { HALF_POINTS, isPlayed, type TableCell } from '../core/game.ts';
import type { Bye, Report, ReportedGame, ReportedPlayer } from '../core/report.ts';

/** One game of one player. */
export interface ReportedCell extends TableCell {
  /** The file's name for the opponent; undefined if it names nobody who is in the table. */
  readonly opponent?: number;
}

/** A round without a game. */
export interface ReportedBye {
  readonly round: number;
  readonly bye: Bye['kind'];
}

export interface ReportedRow {
  readonly id: string;
  /** How cells refer to the player: the start number, or the place in the file. */
  readonly number: number;
  readonly name?: string;
  readonly title?: string;
  readonly federation?: string;
  readonly rating?: number;
  readonly rank?: string;
  /** As given in the file, otherwise the sum of games and byes. */
  readonly halfPoints: number;
  readonly cells: readonly (ReportedCell | ReportedBye)[];
}

export interface ReportedTable {
  readonly event: string;
  readonly rounds: number;
  readonly rows: readonly ReportedRow[];
}

const BYE_HALF_POINTS: Readonly<Record<Bye['kind'], number>> = { full: 2, half: 1, paired: 2, zero: 0 };

export function crossTableOf({ event, players, games, byes = [] }: Report): ReportedTable {
  const numbers = new Map(players.map((player, place) => [player.id, numberOf(player, place)]));
  const cells = new Map<string, (ReportedCell | ReportedBye)[]>(players.map(({ id }) => [id, []]));
  const sums = new Map<string, number>();
  const add = (id: string, cell: ReportedCell | ReportedBye, halfPoints: number): void => {
    cells.get(id)?.push(cell);
    sums.set(id, (sums.get(id) ?? 0) + halfPoints);
  };
  for (const game of games) {
    const [white, black] = HALF_POINTS[game.result];
    add(game.white, cellOf(game, 'white', numbers.get(game.black), white), white);
    add(game.black, cellOf(game, 'black', numbers.get(game.white), black), black);
  }
  for (const { player, round, kind } of byes) add(player, { round, bye: kind }, BYE_HALF_POINTS[kind]);
  const last = [...games, ...byes].reduce((most, { round }) => Math.max(most, round), event.rounds ?? 0);
  return {
    event: event.name ?? event.id,
    rounds: last,
    rows: players.map((player, place) => ({
      id: player.id,
      number: numberOf(player, place),
      ...shownOf(player),
      halfPoints: player.halfPoints ?? sums.get(player.id) ?? 0,
      cells: (cells.get(player.id) ?? []).toSorted((one, other) => one.round - other.round),
    })),
  };
}

const numberOf = ({ startNumber }: ReportedPlayer, place: number): number => startNumber ?? place + 1;

const shownOf = ({ name, title, federation, rating, rank, entryRank }: ReportedPlayer): Partial<ReportedRow> => {
  const grade = rank ?? entryRank;
  return {
    ...(name === undefined ? {} : { name }),
    ...(title === undefined ? {} : { title }),
    ...(federation === undefined ? {} : { federation }),
    ...(rating === undefined ? {} : { rating }),
    ...(grade === undefined ? {} : { rank: grade }),
  };
};

const cellOf = (
  { round, result, rated, handicap }: ReportedGame,
  colour: ReportedCell['colour'],
  opponent: number | undefined,
  halfPoints: 0 | 1 | 2,
): ReportedCell => ({
  round,
  ...(opponent === undefined ? {} : { opponent }),
  colour,
  halfPoints,
  ...(isPlayed(result) ? {} : { unplayed: true }),
  ...(handicap === undefined ? {} : { handicap }),
  ...(rated === false ? { unrated: true } : {}),
});

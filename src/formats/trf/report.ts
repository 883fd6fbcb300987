/** Turns a TRF file into a report. */
import { arbiterIn } from './arbiters.ts';
import { RESULTS, type Result } from '../../core/game.ts';
import type { Birth } from '../../core/people.ts';
import type { Bye, EventFacts, Report, ReportedGame, ReportedPlayer, Team } from '../../core/report.ts';
import { readDate } from '../dates.ts';
import { readTitle } from '../titles.ts';
import {
  BLANK_CELL,
  type TrfCell,
  COLOUR,
  cellOf,
  colourOf,
  FORM,
  OUTCOME,
  opponentOf,
  RESULT,
  recordOf,
  recordsOf,
  resultOf,
  roundsEntered,
  type TrfFile,
  type TrfPlayer,
  valueOf,
  type ResultCode,
} from './file.ts';
import { headerOf } from './kept.ts';
import { readSex } from './people.ts';
import { CELL } from './records.ts';
import {
  controlsIn,
  timesIn,
  dayOfRecord,
  roundDates,
  roundsOfFile,
  systemOfFile,
  type TrfTeam,
  teamsOf,
} from './tournament.ts';

/** The id of an event that has no name. */
const UNNAMED = 'trf';

/** Points of the table are tenths in the file and half points in a report. */
export const TENTHS_A_HALF_POINT = 5;

/**
 * The players' ids are their starting ranks. Of a file that findings refuse, the report holds what could be read: of two
 * players with one number the first, of two sides of a game that differ the one on the earlier line.
 */
export function toReport(file: TrfFile): Report {
  const byStart = playersByStart(file);
  const entered = [...byStart.values()];
  const byes = byesOf(file, entered);
  const teams = teamsOf(file).map(teamOf);
  let games: readonly ReportedGame[] | undefined;
  return {
    event: eventOf(file),
    players: entered.map(playerOf),
    // callers with the pairings do not need them, and they are most of a report
    get games() {
      games ??= gamesOf(file, byStart);
      return games;
    },
    ...(byes.length > 0 && { byes }),
    ...(teams.length > 0 && { teams }),
    ...headerOf(file),
    ...timesIn(file),
    ...(entered.length < file.players.length && { playersLost: true }),
  };
}

/** The first of those with one number, in the order of lines. */
function playersByStart({ players }: TrfFile): ReadonlyMap<number, TrfPlayer> {
  const byStart = new Map<number, TrfPlayer>();
  for (const player of players) {
    if (player.startNumber > 0 && !byStart.has(player.startNumber)) byStart.set(player.startNumber, player);
  }
  return byStart;
}

function byesOf(file: TrfFile, entered: readonly TrfPlayer[]): readonly Bye[] {
  const byes: Bye[] = [];
  const rounds = roundsEntered(file);
  for (let round = 1; round <= rounds; round += 1) {
    for (const { cells, line, startNumber } of entered) {
      const cell = cells[round - 1] ?? BLANK_CELL;
      if (opponentOf(cell) !== 0) continue;
      const kind = BYE_KINDS[resultOf(cell)];
      if (kind === undefined) continue;
      const at = { line, column: columnOf(round) };
      byes.push({ at, player: String(startNumber), round, kind });
    }
  }
  return byes;
}

export const columnOf = (round: number): number => CELL.opponent.from + (round - 1) * CELL.width;

/** Round by round, in the order of lines. */
function gamesOf(file: TrfFile, byStart: ReadonlyMap<number, TrfPlayer>): readonly ReportedGame[] {
  const games: ReportedGame[] = [];
  const rounds = roundsEntered(file);
  for (let round = 1; round <= rounds; round += 1) {
    for (const player of byStart.values()) {
      const cell = player.cells[round - 1] ?? BLANK_CELL;
      const opponent = byStart.get(opponentOf(cell));
      // the game is reported by its earlier line
      if (opponent === undefined || opponent.line <= player.line) continue;
      const game = gameOf(player, cell, opponent, opponent.cells[round - 1] ?? BLANK_CELL, round, columnOf(round));
      if (game !== undefined) games.push(game);
    }
  }
  return games;
}

/**
 * The games as numbers, as `ReadReport` has them; undefined if the file has anything that a number cannot express: a starting rank
 * that is not in its place, a game whose two sides differ, or one that is not to be rated.
 */
export function pairingsOf({ players }: TrfFile): readonly number[] | undefined {
  const pairings: number[] = [];
  const size = players.length;
  let rounds = 0;
  for (let index = 0; index < size; index += 1) {
    const { startNumber, cells } = players[index] as TrfPlayer;
    if (startNumber !== index + 1) return undefined;
    if (cells.length > rounds) rounds = cells.length;
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (let index = 0; index < size; index += 1) {
      const cell = (players[index] as TrfPlayer).cells[round - 1];
      const number = cell === undefined ? 0 : opponentOf(cell);
      if (number === 0) continue;
      const theirs = number > size ? undefined : (players[number - 1] as TrfPlayer).cells[round - 1];
      if (theirs === undefined || opponentOf(theirs) !== index + 1 || number === index + 1) return undefined;
      const outcome = PAIRING[((cell as TrfCell) & OUTCOME) * PAIRING_WIDTH + (theirs & OUTCOME)] as number;
      if (outcome === 0) return undefined;
      if (number <= index) continue;
      const isOwnWhite = outcome >= WHITE;
      pairings.push(round, isOwnWhite ? index : number - 1, isOwnWhite ? number - 1 : index, (outcome & ~WHITE) - 1);
    }
  }
  return pairings;
}

/** The meaning of a round without an opponent; a blank is an absence, and not a bye. */
export const BYE_KINDS: Readonly<Record<number, Bye['kind']>> = {
  [RESULT.halfBye]: 'half',
  [RESULT.draw]: 'half',
  [RESULT.fullBye]: 'full',
  [RESULT.forfeitWin]: 'full',
  [RESULT.pairedBye]: 'paired',
  [RESULT.zeroBye]: 'zero',
  [RESULT.loss]: 'zero',
  [RESULT.forfeitLoss]: 'zero',
};

/** A game by the first player's code: its result where he is white and where he is black, and whether it may be rated. */
interface CodedGame {
  readonly results: readonly [Result, Result];
  readonly rated: boolean;
}

/** Every code has an explicit decision, also those that are not games; a code that is missing here does not compile. */
const GAME_OF: Readonly<Record<ResultCode, CodedGame | undefined>> = {
  [RESULT.none]: undefined,
  [RESULT.win]: { results: ['1-0', '0-1'], rated: true },
  [RESULT.draw]: { results: ['1/2-1/2', '1/2-1/2'], rated: true },
  [RESULT.loss]: { results: ['0-1', '1-0'], rated: true },
  [RESULT.forfeitWin]: { results: ['+/-', '-/+'], rated: true },
  [RESULT.forfeitLoss]: { results: ['-/+', '+/-'], rated: true },
  // a game of less than one move on each side is not rated
  [RESULT.shortWin]: { results: ['1-0', '0-1'], rated: false },
  [RESULT.shortDraw]: { results: ['1/2-1/2', '1/2-1/2'], rated: false },
  [RESULT.shortLoss]: { results: ['0-1', '1-0'], rated: false },
  [RESULT.halfBye]: undefined,
  [RESULT.fullBye]: undefined,
  [RESULT.pairedBye]: undefined,
  [RESULT.zeroBye]: undefined,
  [RESULT.unknown]: undefined,
};

/** Codes of games that are rated, or that one side won without playing. */
const PLAYED = [RESULT.win, RESULT.draw, RESULT.loss, RESULT.forfeitWin, RESULT.forfeitLoss] as const;

function gameOf(
  player: TrfPlayer,
  cell: TrfCell,
  opponent: TrfPlayer,
  theirs: TrfCell,
  round: number,
  column: number,
): ReportedGame | undefined {
  const own = resultOf(cell);
  const coded = GAME_OF[own as ResultCode];
  // a game without a result is still to be played
  if (coded === undefined) return undefined;
  const isOwnWhite = isWhite(player, cell, opponent, theirs);
  const [white, black] = isOwnWhite ? [player, opponent] : [opponent, player];
  const nobody = own === RESULT.forfeitLoss && resultOf(theirs) === RESULT.forfeitLoss;
  const game: ReportedGame = {
    at: { line: player.line, column },
    round,
    white: String(white.startNumber),
    black: String(black.startNumber),
    result: nobody ? '-/-' : coded.results[isOwnWhite ? 0 : 1],
  };
  return coded.rated ? game : { ...game, rated: false };
}

/** Places of `PAIRING` for each outcome of the first side. */
export const PAIRING_WIDTH = OUTCOME + 1;
export const WHITE = 16;

/**
 * By both sides' outcomes: 1 plus the place of the result in `RESULTS`, and 16 more if the first of them has white. 0 if the two
 * are not compatible, or if numbers cannot express it.
 */
export const PAIRING = pairingTable();

function pairingTable(): Uint8Array {
  const told = new Uint8Array(PAIRING_WIDTH * PAIRING_WIDTH);
  for (const own of PLAYED) {
    for (const theirs of PLAYED) {
      for (const isOwnWhite of [true, false]) {
        const [white, black] = isOwnWhite ? [own, theirs] : [theirs, own];
        const result = (GAME_OF[white] as CodedGame).results[0];
        if (result !== (GAME_OF[black] as CodedGame).results[1]) continue;
        const [mine, other] = isOwnWhite ? [COLOUR.white, COLOUR.black] : [COLOUR.black, COLOUR.white];
        const at = cellOf(0, FORM.usual, mine, own) * PAIRING_WIDTH + cellOf(0, FORM.usual, other, theirs);
        told[at] = RESULTS.indexOf(result) + 1 + (isOwnWhite ? WHITE : 0);
      }
    }
  }
  return told;
}

/** By the colours; in a forfeit without colours the lower starting rank gets white. */
function isWhite(player: TrfPlayer, cell: TrfCell, opponent: TrfPlayer, theirs: TrfCell): boolean {
  if (colourOf(cell) >= COLOUR.white) return colourOf(cell) === COLOUR.white;
  if (colourOf(theirs) >= COLOUR.white) return colourOf(theirs) === COLOUR.black;
  return player.startNumber < opponent.startNumber;
}

type Filling = { -readonly [Field in keyof ReportedPlayer]: ReportedPlayer[Field] };

function playerOf(player: TrfPlayer): ReportedPlayer {
  const { line, startNumber, name, rating, federation, fideId, points, rank } = player;
  const found: Filling = { at: { line, column: 1 }, id: String(startNumber), startNumber };
  const sex = readSex(player.sex);
  const birth = birthOf(player.birth);
  const halfPoints = (points ?? Number.NaN) / TENTHS_A_HALF_POINT;
  if (name !== '') found.name = name;
  if (sex !== undefined) found.sex = sex;
  if (federation !== '') found.federation = federation;
  if (player.title !== '') found.title = readTitle(player.title).title;
  if (fideId !== undefined) found.fideId = String(fideId);
  if (birth !== undefined) found.birth = birth;
  if (rating !== undefined) found.rating = rating;
  if (Number.isInteger(halfPoints)) found.halfPoints = halfPoints;
  if (rank !== undefined && rank > 0) found.place = rank;
  return found;
}

function birthOf(text: string): Birth | undefined {
  const date = text === '' ? undefined : readDate(text);
  if (date === undefined || date.year === 0) return undefined;
  return date.day === undefined ? { year: date.year } : { year: date.year, day: date.day };
}

const teamOf = ({ name, members }: TrfTeam): Team => ({
  name,
  members: members
    .map(({ seen }) => Number(seen))
    .filter((number) => number > 0)
    .map(String),
});

function eventOf(file: TrfFile): EventFacts {
  const name = valueOf(file, '012');
  const place = valueOf(file, '022');
  const federation = valueOf(file, '032');
  const start = dayOfRecord(file, '042');
  const end = dayOfRecord(file, '052');
  const arbiters = [...recordsOf(file, '102').slice(0, 1), ...recordsOf(file, '112')]
    .map(({ text }) => text.slice(4).trim())
    .filter((arbiter) => arbiter !== '');
  const schedule = roundDates(recordOf(file, '132') ?? { text: '' }).flatMap(({ round, day }) =>
    day === undefined ? [] : [{ round, date: day }],
  );
  const { rounds } = roundsOfFile(file);
  return {
    id: name ?? UNNAMED,
    ...(name !== undefined && { name }),
    ...(place !== undefined && { place }),
    ...(federation !== undefined && { federation }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    // a file without any round does not say how many there are
    ...(rounds > 0 && { rounds }),
    system: systemOfFile(file).system,
    ...controlsIn(file),
    ...(schedule.length > 0 && { schedule }),
    ...(arbiters.length > 0 && { arbiters: arbiters.map(arbiterIn) }),
  };
}

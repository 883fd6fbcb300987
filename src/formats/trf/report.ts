/** What a TRF file says, as the office sees it. */
import type { Result } from '../../core/game.ts';
import type { Birth } from '../../core/people.ts';
import type { Bye, EventFacts, Report, ReportedGame, ReportedPlayer, Team } from '../../core/report.ts';
import { readDate } from '../dates.ts';
import {
  BLANK_CELL,
  type Cell,
  COLOUR,
  colourOf,
  opponentOf,
  RESULT,
  recordOf,
  recordsOf,
  resultOf,
  type TrfFile,
  type TrfPlayer,
  valueOf,
} from './file.ts';
import { readSex, readTitle } from './people.ts';
import { CELL } from './records.ts';
import { controlsOf, dayIn, roundDates, roundsOf, systemOf, type TrfTeam, teamsOf } from './tournament.ts';

/** The id of an event that has no name. */
const UNNAMED = 'trf';

/** Points of the table are tenths in the file and half points in a report. */
const TENTHS_A_HALF_POINT = 5;

/**
 * The players' ids are their starting ranks. Of a file that findings refuse, the report holds what could be read: of two
 * players with one number the first, of two sides of a game that differ the one on the earlier line.
 */
export function toReport(file: TrfFile): Report {
  const byStart = new Map<number, TrfPlayer>();
  for (const player of file.players) {
    if (player.startNumber > 0 && !byStart.has(player.startNumber)) byStart.set(player.startNumber, player);
  }
  const entered = [...byStart.values()];
  const games: ReportedGame[] = [];
  const byes: Bye[] = [];
  for (const player of entered) {
    player.cells.forEach((cell, index) => {
      const round = index + 1;
      const at = { line: player.line, column: CELL.opponent.from + index * CELL.width };
      if (opponentOf(cell) === 0) {
        const kind = BYE_KINDS[resultOf(cell)];
        if (kind !== undefined) byes.push({ at, player: String(player.startNumber), round, kind });
        return;
      }
      const opponent = byStart.get(opponentOf(cell));
      if (opponent === undefined || opponent.line <= player.line) return;
      const game = gameOf(player, cell, opponent, opponent.cells[index] ?? BLANK_CELL);
      if (game !== undefined) games.push({ at, round, ...game });
    });
  }
  const teams = teamsOf(file).map(teamOf);
  return {
    event: eventOf(file),
    players: entered.map(playerOf),
    games: games.sort((a, b) => a.round - b.round),
    ...(byes.length > 0 && { byes: byes.sort((a, b) => a.round - b.round) }),
    ...(teams.length > 0 && { teams }),
    ...(entered.length < file.players.length && { playersLost: true }),
  };
}

/** What a round without an opponent is; a blank is an absence, and no bye. */
const BYE_KINDS: Readonly<Record<number, Bye['kind']>> = {
  [RESULT.halfBye]: 'half',
  [RESULT.draw]: 'half',
  [RESULT.fullBye]: 'full',
  [RESULT.forfeitWin]: 'full',
  [RESULT.pairedBye]: 'paired',
  [RESULT.zeroBye]: 'zero',
  [RESULT.forfeitLoss]: 'zero',
};

/** Result of a game by the first player's code: where he is white, and where he is black. */
const RESULTS_OF: Readonly<Record<number, readonly [Result, Result]>> = {
  [RESULT.win]: ['1-0', '0-1'],
  [RESULT.draw]: ['1/2-1/2', '1/2-1/2'],
  [RESULT.loss]: ['0-1', '1-0'],
  [RESULT.forfeitWin]: ['+/-', '-/+'],
  [RESULT.forfeitLoss]: ['-/+', '+/-'],
  [RESULT.shortWin]: ['1-0', '0-1'],
  [RESULT.shortDraw]: ['1/2-1/2', '1/2-1/2'],
  [RESULT.shortLoss]: ['0-1', '1-0'],
};

function gameOf(
  player: TrfPlayer,
  cell: Cell,
  opponent: TrfPlayer,
  theirs: Cell,
): Omit<ReportedGame, 'round' | 'at'> | undefined {
  const results = RESULTS_OF[resultOf(cell)];
  // a game without a result is still to be played
  if (results === undefined) return undefined;
  const white = isWhite(player, cell, opponent, theirs);
  const [own, other] = [String(player.startNumber), String(opponent.startNumber)];
  const nobody = resultOf(cell) === RESULT.forfeitLoss && resultOf(theirs) === RESULT.forfeitLoss;
  return {
    white: white ? own : other,
    black: white ? other : own,
    result: nobody ? '-/-' : results[white ? 0 : 1],
    ...(resultOf(cell) >= RESULT.shortWin && { rated: false }),
  };
}

/** By the colours; a forfeit without any gives white to the lower starting rank. */
function isWhite(player: TrfPlayer, cell: Cell, opponent: TrfPlayer, theirs: Cell): boolean {
  if (colourOf(cell) >= COLOUR.white) return colourOf(cell) === COLOUR.white;
  if (colourOf(theirs) >= COLOUR.white) return colourOf(theirs) === COLOUR.black;
  return player.startNumber < opponent.startNumber;
}

function playerOf(player: TrfPlayer): ReportedPlayer {
  const { line, startNumber, name, rating, federation, fideId, points, rank } = player;
  const sex = readSex(player.sex);
  const birth = birthOf(player.birth);
  const halfPoints = points === undefined ? undefined : points / TENTHS_A_HALF_POINT;
  return {
    at: { line, column: 1 },
    id: String(startNumber),
    startNumber,
    ...(name !== '' && { name }),
    ...(sex !== undefined && { sex }),
    ...(federation !== '' && { federation }),
    ...(player.title !== '' && { title: readTitle(player.title).title }),
    ...(fideId !== undefined && { fideId: String(fideId) }),
    ...(birth !== undefined && { birth }),
    ...(rating !== undefined && { rating }),
    ...(halfPoints !== undefined && Number.isInteger(halfPoints) && { halfPoints }),
    ...(rank !== undefined && rank > 0 && { place: rank }),
  };
}

function birthOf(text: string): Birth | undefined {
  const date = readDate(text);
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
  const start = dayIn(file, '042');
  const end = dayIn(file, '052');
  const controls = controlsOf(valueOf(file, '222') ?? '');
  const arbiters = [...recordsOf(file, '102').slice(0, 1), ...recordsOf(file, '112')]
    .map(({ text }) => text.slice(4).trim())
    .filter((arbiter) => arbiter !== '');
  const schedule = roundDates(recordOf(file, '132') ?? { text: '' }).flatMap(({ round, day }) =>
    day === undefined ? [] : [{ round, date: day }],
  );
  return {
    id: name ?? UNNAMED,
    ...(name !== undefined && { name }),
    ...(place !== undefined && { place }),
    ...(federation !== undefined && { federation }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    rounds: roundsOf(file).rounds,
    system: systemOf(file).system,
    ...(controls !== undefined && controls !== 'uneven' && { controls }),
    ...(schedule.length > 0 && { schedule }),
    ...(arbiters.length > 0 && { arbiters: arbiters.map((arbiter) => ({ name: arbiter })) }),
  };
}

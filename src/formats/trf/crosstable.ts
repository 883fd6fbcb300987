/** Compares the cells of a file with each other: opponents, colours, results, and the sum of the points. */
import { FITS, FITTING, KIND, KIND_OF, coloursFit, WITH_OPPONENT } from './codes.ts';
import {
  BLANK_CELL,
  type TrfCell,
  COLOUR,
  TRF_COLOURS,
  cellOf,
  colourOf,
  FORM,
  formOf,
  hasTeams,
  LOWER_CASE,
  OPPONENT_SHIFT,
  OUTCOME,
  oddAt,
  opponentOf,
  RESULT,
  RESULT_CODES,
  recordsOf,
  resultOf,
  roundsEntered,
  type Tenths,
  type TrfFile,
  type TrfPlayer,
  UPPER_CASE,
} from './file.ts';
import { shownStartNumber, MOST_TOLD_SINGLY, type TrfNotes } from './findings.ts';
import { ABNORMAL_POINTS, CELL, PLAYER_RECORD, textInColumns, textsIn } from './records.ts';
import { type PointsTable, pointsTable, statedScoring, THREE_ONE_NONE, tenthsOf, USUAL_POINTS } from './scoring.ts';

/** Bits that only say how something is written. */
const WRITTEN_ODDLY = LOWER_CASE | UPPER_CASE | (3 << 8);

const columnOf = (round: number, column: number): number => column + (round - 1) * CELL.width;
const letterOf = (result: number): string => RESULT_CODES[result] as string;
const nameOf = ({ startNumber }: TrfPlayer): string => shownStartNumber(startNumber);
const outcomeOf = (cell: TrfCell): number => (cell & OUTCOME) | (opponentOf(cell) > 0 ? WITH_OPPONENT : 0);

/** A cell without an opponent, as in the file. */
function written(cell: TrfCell): string {
  const result = letterOf(resultOf(cell));
  const none = ['0000', '    ', '0', '0'][formOf(cell)] as string;
  return [none, TRF_COLOURS[colourOf(cell)], (cell & LOWER_CASE) === 0 ? result : result.toLowerCase()].join(' ');
}

/** One way of writing, where there are others of the same meaning. */
interface Habit {
  readonly code: 'trf.cell-form' | 'trf.bye-form';
  /** The column in which a cell of round 1 differs from the usual form. */
  readonly column: (cell: TrfCell) => number;
  /** Whether a cell has this form. */
  readonly is: (cell: TrfCell) => boolean;
  /** The cell in the usual form with the same meaning; undefined if that would say nothing. */
  readonly isUsual?: (cell: TrfCell) => boolean;
  readonly seen: (cell: TrfCell) => string;
  readonly usual: (cell: TrfCell) => string;
  /** Cells of one key are written alike. */
  readonly key: (cell: TrfCell) => number;
}

/** Everything but the opponent. */
const WRITING = (1 << OPPONENT_SHIFT) - 1;
const writing = (cell: TrfCell): number => cell & WRITING;
const alike = (): number => 0;

const isDigitsShort = (cell: TrfCell): boolean => opponentOf(cell) > 0 && opponentOf(cell) < 1000;
/** By code: whether it is written with a letter. */
const LETTERED = Uint8Array.from(RESULT_CODES, (code) => (code >= 'A' && code <= 'Z' ? 1 : 0));
const hasLetter = (cell: TrfCell): boolean => LETTERED[resultOf(cell)] === 1;
const kindOf = (cell: TrfCell): number => KIND_OF[outcomeOf(cell)] as number;
/** Columns of an opponent's number. */
const WIDTH = 4;
const padded = (cell: TrfCell): string => String(opponentOf(cell)).padStart(WIDTH);
const zeroed = (cell: TrfCell): string => String(opponentOf(cell)).padStart(WIDTH, '0');
const coloured = (cell: TrfCell): string => TRF_COLOURS[colourOf(cell)] as string;
const lettered = (cell: TrfCell): string => letterOf(resultOf(cell));
const inOpponent = (cell: TrfCell): number => CELL.opponent.from + oddAt(cell);

/** The column where a cell without an opponent departs from all blanks, or from `0000 - Z`, whichever is nearer. */
function departsAt(cell: TrfCell): number {
  const blankOpponent = formOf(cell) === FORM.other;
  const blankColour = colourOf(cell) === COLOUR.none;
  const blankResult = resultOf(cell) === RESULT.none;
  if (blankOpponent && blankColour) return CELL.result.from;
  if (blankOpponent && blankResult) return CELL.colour.from;
  if (formOf(cell) !== FORM.usual) return inOpponent(cell);
  return blankColour ? CELL.colour.from : CELL.result.from;
}

const noGame = (usual: string): Pick<Habit, 'code' | 'column' | 'seen' | 'usual' | 'key'> => ({
  key: writing,
  code: 'trf.bye-form',
  column: departsAt,
  seen: written,
  usual: () => usual,
});
/** `0000 - X`, with any letter for the result. */
const isUsualBye = (cell: TrfCell, result: number): boolean =>
  opponentOf(cell) === 0 && formOf(cell) === FORM.usual && colourOf(cell) === COLOUR.dash && resultOf(cell) === result;

const HABITS: readonly Habit[] = [
  {
    code: 'trf.cell-form',
    column: inOpponent,
    is: (cell) => opponentOf(cell) > 0 && formOf(cell) === FORM.other,
    isUsual: (cell) => isDigitsShort(cell) && formOf(cell) === FORM.usual,
    seen: zeroed,
    usual: padded,
    key: alike,
  },
  {
    code: 'trf.cell-form',
    column: inOpponent,
    is: (cell) => opponentOf(cell) > 0 && formOf(cell) === FORM.odd,
    seen: (cell) =>
      String(opponentOf(cell))
        .padStart(WIDTH - oddAt(cell), '0')
        .padStart(WIDTH),
    usual: padded,
    key: alike,
  },
  {
    code: 'trf.cell-form',
    column: inOpponent,
    is: (cell) => opponentOf(cell) > 0 && formOf(cell) === FORM.loose,
    seen: (cell) => String(opponentOf(cell)).padStart(oddAt(cell)).padEnd(WIDTH),
    usual: padded,
    key: alike,
  },
  {
    code: 'trf.cell-form',
    column: () => CELL.colour.from,
    is: (cell) => (cell & UPPER_CASE) !== 0,
    isUsual: (cell) => colourOf(cell) >= COLOUR.white && (cell & UPPER_CASE) === 0,
    seen: (cell) => coloured(cell).toUpperCase(),
    usual: coloured,
    key: alike,
  },
  {
    code: 'trf.cell-form',
    column: () => CELL.result.from,
    is: (cell) => (cell & LOWER_CASE) !== 0,
    isUsual: (cell) => hasLetter(cell) && (cell & LOWER_CASE) === 0,
    seen: (cell) => lettered(cell).toLowerCase(),
    usual: lettered,
    key: alike,
  },
  {
    ...noGame('0000 - Z'),
    is: (cell) => kindOf(cell) === KIND.oddZero && cell !== BLANK_CELL,
    isUsual: (cell) => isUsualBye(cell, RESULT.zeroBye),
  },
  {
    ...noGame('0000 - H'),
    is: (cell) => kindOf(cell) === KIND.oddHalf,
    isUsual: (cell) => isUsualBye(cell, RESULT.halfBye),
  },
  {
    ...noGame('0000 - F'),
    usual: (cell) => (resultOf(cell) === RESULT.pairedBye ? '0000 - U' : '0000 - F'),
    is: (cell) => kindOf(cell) === KIND.oddFull,
  },
  {
    // the correct code and colour, but another form of a missing opponent
    ...noGame('0000'),
    usual: (cell) => ['0000', coloured(cell), lettered(cell)].join(' '),
    is: (cell) => {
      if (opponentOf(cell) > 0 || formOf(cell) === FORM.usual || resultOf(cell) === RESULT.unknown) return false;
      const kind = kindOf(cell);
      return kind === KIND.plain || kind === KIND.bye;
    },
    isUsual: (cell) => opponentOf(cell) === 0 && formOf(cell) === FORM.usual,
  },
];

/** The outcomes of usual byes. */
const USUAL_BYES = [RESULT.halfBye, RESULT.fullBye, RESULT.pairedBye, RESULT.zeroBye].map(
  (result) => (COLOUR.dash << 5) | result,
);

/** The kinds under a scoring of the file's own: which byes are worth as much as another. */
function kindsUnder(table: PointsTable): Uint8Array {
  const kinds = KIND_OF.slice();
  for (const bye of USUAL_BYES) {
    const equal = USUAL_BYES.some((other) => other !== bye && table[other] === table[bye]);
    kinds[bye] = equal ? KIND.bye : KIND.plain;
  }
  return kinds;
}

/** Points that 299 adds, by player and round; for individuals only, since in a team event its numbers are teams. */
interface Abnormal {
  readonly result: number | undefined;
  readonly points: Tenths;
  readonly round: number;
}

/** By the number of the player, so that each only looks at its own records and not at every record of the file. */
function abnormalOf(file: TrfFile, notes: TrfNotes): ReadonlyMap<number, readonly Abnormal[]> {
  const byNumber = new Map<number, Abnormal[]>();
  if (hasTeams(file)) return byNumber;
  for (const { text, line } of recordsOf(file, '299')) {
    const seen = textInColumns(text, ABNORMAL_POINTS.points);
    const points = tenthsOf(seen);
    if (points === undefined) {
      notes.say('trf.scoring-unreadable', 'warn', { line, column: ABNORMAL_POINTS.points.from }, { code: '299', seen });
    }
    const kind = textInColumns(text, ABNORMAL_POINTS.kind).toUpperCase();
    const abnormal: Abnormal = {
      result: kind === '' ? undefined : RESULT_CODES.indexOf(kind),
      points: points ?? 0,
      round: Number(textInColumns(text, ABNORMAL_POINTS.round)),
    };
    for (const number of new Set(textsIn(text, ABNORMAL_POINTS.ids).map(Number))) {
      const others = byNumber.get(number);
      if (others === undefined) byNumber.set(number, [abnormal]);
      else others.push(abnormal);
    }
  }
  return byNumber;
}

/** 299 has W for a win, which also means 1; D for a draw, L for a loss. */
const SPOKEN_OF: Readonly<Record<number, readonly number[]>> = {
  [RESULT.shortWin]: [RESULT.win, RESULT.shortWin],
  [RESULT.shortDraw]: [RESULT.draw, RESULT.shortDraw],
  [RESULT.shortLoss]: [RESULT.loss, RESULT.shortLoss],
};

/** How much 299 changes the sum of a player; a penalty or bonus without a round counts once. */
function abnormalSum(abnormal: readonly Abnormal[], player: TrfPlayer, table: PointsTable): Tenths {
  let sum = 0;
  for (const { result, points, round } of abnormal) {
    if (result === undefined) sum += points;
    else {
      const wanted = SPOKEN_OF[result] ?? [result];
      player.cells.forEach((cell, index) => {
        if ((round !== 0 && round !== index + 1) || !wanted.includes(resultOf(cell))) return;
        sum += points - (table[outcomeOf(cell)] as number);
      });
    }
  }
  return sum;
}

/** Against an opponent, and not by forfeit. */
function isPlayed(cell: TrfCell): boolean {
  const result = resultOf(cell);
  return opponentOf(cell) > 0 && result !== RESULT.forfeitWin && result !== RESULT.forfeitLoss;
}

/**
 * The rounds without a game for which other points would explain the difference; undefined if they cannot: then a game that was
 * played is counted wrongly. Such a round gives between nothing and the points of a win.
 */
function unplayedRounds(
  { cells }: TrfPlayer,
  difference: Tenths,
  table: PointsTable,
  last: number,
): readonly number[] | undefined {
  const rounds: number[] = [];
  const most = table[WIN] as number;
  let [less, more] = [0, 0];
  for (let round = 1; round <= last; round += 1) {
    const cell = cells[round - 1] ?? BLANK_CELL;
    if (isPlayed(cell)) continue;
    // the opponent of a game may have been lost
    if (MAY_BE_GAMES.has(kindOf(cell)) || resultOf(cell) === RESULT.unknown) return undefined;
    const worth = table[outcomeOf(cell)] as number;
    rounds.push(round);
    less -= worth;
    more += most - worth;
  }
  return difference >= less && difference <= more && difference % HALF_POINT === 0 ? rounds : undefined;
}

const MAY_BE_GAMES: ReadonlySet<number> = new Set([KIND.gameWithoutOpponent, KIND.colourWithoutOpponent]);
const WIN = cellOf(0, FORM.usual, COLOUR.white, RESULT.win) | WITH_OPPONENT;
const HALF_POINT: Tenths = 5;

export class Crosstable {
  readonly #file: TrfFile;
  readonly #notes: TrfNotes;
  /** The place among the players, by starting rank; -1 if there is none. */
  readonly #byStart: readonly number[];
  readonly #pending: { readonly player: TrfPlayer; readonly round: number }[] = [];
  /** Forfeits without a colour. */
  #colourless = false;
  #pairedByes: Map<number, string[]> | undefined;
  /** The kind of each outcome; in another scoring system other byes are equivalent. */
  #kinds: Uint8Array = KIND_OF;
  /** Whether any cell is written in an odd way. */
  #odd = false;

  constructor(file: TrfFile, notes: TrfNotes) {
    this.#file = file;
    this.#notes = notes;
    let most = 0;
    for (const { startNumber } of file.players) if (startNumber > most) most = startNumber;
    // a plain array: for the small tables of most files it is cheaper than a typed one
    const byStart: number[] = Array<number>(most + 1).fill(-1);
    for (let index = 0; index < file.players.length; index += 1) {
      const { startNumber } = file.players[index] as TrfPlayer;
      if (startNumber > 0 && byStart[startNumber] === -1) byStart[startNumber] = index;
    }
    this.#byStart = byStart;
  }

  playerOf(startNumber: number): TrfPlayer | undefined {
    const index = this.#byStart[startNumber];
    return index === undefined || index === -1 ? undefined : this.#file.players[index];
  }

  check(): void {
    this.#checkStartNumbers();
    const stated = statedScoring(this.#file, this.#notes);
    const table = stated === undefined ? USUAL_POINTS : pointsTable(stated);
    if (stated !== undefined) this.#kinds = kindsUnder(table);
    const sums = this.#checkCells(table);
    this.#checkPoints(sums, table, stated === undefined);
    this.#tellPending();
    if (this.#colourless) this.#tellColourless();
    this.#tellPairedByes();
    if (this.#odd) for (const habit of HABITS) this.#tellHabit(habit);
  }

  /** Starting ranks must be unique; missing numbers are reported. */
  #checkStartNumbers(): void {
    const { players } = this.#file;
    let used = 0;
    for (let index = 0; index < players.length; index += 1) {
      const { startNumber, line } = players[index] as TrfPlayer;
      if (startNumber === 0) continue;
      const first = this.#byStart[startNumber] as number;
      if (first === index) used += 1;
      else {
        const at = { line, column: PLAYER_RECORD.startNumber.from };
        const facts = { number: startNumber, first: (players[first] as TrfPlayer).line };
        this.#notes.say('trf.start-number-repeated', 'refuse', at, facts);
      }
    }
    const count = this.#byStart.length - 1 - used;
    if (count <= 0) return;
    const numbers: number[] = [];
    for (let number = 1; number < this.#byStart.length && numbers.length < MOST_TOLD_SINGLY; number += 1) {
      if (this.#byStart[number] === -1) numbers.push(number);
    }
    this.#notes.say('trf.start-numbers-missing', 'note', undefined, { numbers, count });
  }

  /** Every cell once; the sum of each player's points. */
  #checkCells(table: PointsTable): Tenths[] {
    const { players } = this.#file;
    const byStart = this.#byStart;
    const kinds = this.#kinds;
    const sums: Tenths[] = [];
    for (let index = 0; index < players.length; index += 1) {
      const player = players[index] as TrfPlayer;
      const { cells, startNumber } = player;
      let sum = 0;
      for (let at = 0; at < cells.length; at += 1) {
        const cell = cells[at] as TrfCell;
        const opponent = cell >>> OPPONENT_SHIFT;
        if (opponent === 0) {
          sum += table[cell & OUTCOME] as number;
          if (cell === BLANK_CELL) continue;
          if ((cell & WRITTEN_ODDLY) !== 0) this.#odd = true;
          if (kinds[cell & OUTCOME] !== KIND.plain) this.#look(player, at + 1, cell, table);
          continue;
        }
        const outcome = (cell & OUTCOME) | WITH_OPPONENT;
        sum += table[outcome] as number;
        if ((cell & WRITTEN_ODDLY) !== 0) this.#odd = true;
        if (kinds[outcome] !== KIND.plain) this.#look(player, at + 1, cell, table);
        const found = opponent < byStart.length ? (byStart[opponent] as number) : -1;
        const other = found === -1 ? undefined : (players[found] as TrfPlayer).cells[at];
        if (
          other === undefined ||
          other >>> OPPONENT_SHIFT !== startNumber ||
          found === index ||
          FITTING[((cell & OUTCOME) << 7) | (other & OUTCOME)] !== FITS.yes
        ) {
          this.#compare(player, at + 1, cell);
        }
      }
      sums.push(sum);
    }
    return sums;
  }

  /** A cell that is a fault or an oddity in itself. */
  #look(player: TrfPlayer, round: number, cell: TrfCell, table: PointsTable): void {
    const { line } = player;
    const name = nameOf(player);
    const opponent = String(opponentOf(cell));
    const seen = letterOf(resultOf(cell));
    const atResult = { line, column: columnOf(round, CELL.result.from) };
    const atColour = { line, column: columnOf(round, CELL.colour.from) };
    switch (this.#kinds[outcomeOf(cell)]) {
      case KIND.colourless:
        this.#colourless = true;
        break;
      case KIND.colourMissing:
        this.#notes.say('trf.colour-missing', 'refuse', atColour, { player: name, round, opponent });
        break;
      case KIND.byeWithOpponent:
        this.#notes.say('trf.bye-with-opponent', 'refuse', atResult, { player: name, round, opponent, seen });
        break;
      case KIND.pending:
        this.#pending.push({ player, round });
        break;
      case KIND.gameWithoutOpponent:
        this.#notes.say('trf.result-without-opponent', 'refuse', atResult, { player: name, round, seen });
        break;
      case KIND.colourWithoutOpponent: {
        const colour = coloured(cell);
        this.#notes.say('trf.colour-without-opponent', 'warn', atColour, { player: name, round, colour });
        break;
      }
      case KIND.bye:
        // the pairing gives a bye in every event with an odd number of players: this needs no finding
        if (resultOf(cell) === RESULT.pairedBye) this.#pairedBye(round, name);
        else {
          this.#notes.say('trf.bye', 'note', atResult, {
            player: name,
            round,
            kind: seen as 'F' | 'H' | 'Z',
            points: (table[cell & OUTCOME] as number) / 10,
          });
        }
        break;
      default:
        this.#odd = true;
    }
  }

  #pairedBye(round: number, player: string): void {
    this.#pairedByes ??= new Map();
    const others = this.#pairedByes.get(round);
    if (others === undefined) this.#pairedByes.set(round, [player]);
    else others.push(player);
  }

  /** A game whose other side does not agree, or is missing. A contradiction between two lines is reported once, on the later one. */
  #compare(player: TrfPlayer, round: number, cell: TrfCell): void {
    const { line } = player;
    const name = nameOf(player);
    const number = opponentOf(cell);
    const opponent = String(number);
    const at = (column: number): { line: number; column: number } => ({ line, column: columnOf(round, column) });
    if (number === player.startNumber) {
      this.#notes.say('trf.self-game', 'refuse', at(CELL.opponent.from), { player: name, round });
      return;
    }
    const other = this.playerOf(number);
    if (other === undefined) {
      const facts = { player: name, round, opponent: number };
      this.#notes.say('trf.opponent-unknown', 'refuse', at(CELL.opponent.from), facts);
      return;
    }
    const theirs = other.cells[round - 1] ?? BLANK_CELL;
    if (opponentOf(theirs) !== player.startNumber) {
      this.#notes.say('trf.not-mirrored', 'refuse', at(CELL.opponent.from), {
        player: name,
        round,
        opponent,
        line: other.line,
        theirs: opponentOf(theirs) === 0 ? null : opponentOf(theirs),
      });
      return;
    }
    if (FITTING[((cell & OUTCOME) << 7) | (theirs & OUTCOME)] === FITS.oneColour) {
      // a game that was played without a colour is reported by itself, and so is a forfeit
      const pending = resultOf(cell) === RESULT.none;
      const forfeit = resultOf(cell) === RESULT.forfeitWin || resultOf(cell) === RESULT.forfeitLoss;
      if (pending || (forfeit && colourOf(cell) >= COLOUR.white)) {
        this.#notes.say('trf.colour-one-sided', 'note', at(CELL.colour.from), { player: name, round, opponent });
      }
      return;
    }
    if (line < other.line) return;
    if (!coloursFit(colourOf(cell), colourOf(theirs))) {
      const colour = coloured(cell);
      const facts = { player: name, round, opponent, line: other.line, colour };
      this.#notes.say('trf.colours-clash', 'refuse', at(CELL.colour.from), facts);
    } else {
      this.#notes.say('trf.results-clash', 'refuse', at(CELL.result.from), {
        player: name,
        round,
        opponent,
        line: other.line,
        seen: letterOf(resultOf(cell)),
        theirs: letterOf(resultOf(theirs)),
      });
    }
  }

  /** The points of the table are the sum of the results under the scoring in force, with what 299 adds. */
  #checkPoints(sums: Tenths[], table: PointsTable, usual: boolean): void {
    const { players } = this.#file;
    const abnormal = abnormalOf(this.#file, this.#notes);
    const differing: number[] = [];
    for (let index = 0; index < players.length; index += 1) {
      const player = players[index] as TrfPlayer;
      const ofPlayer = abnormal.get(player.startNumber);
      if (ofPlayer !== undefined) (sums[index] as number) += abnormalSum(ofPlayer, player, table);
      if (player.points !== undefined && player.points !== sums[index]) differing.push(index);
    }
    if (differing.length === 0) return;
    if (usual && abnormal.size === 0 && this.#scoredThreeOneNone()) {
      this.#notes.say('trf.scoring-guessed', 'note', undefined, { win: 3, draw: 1, loss: 0 });
      return;
    }
    const excess = new Map(
      differing.map((index) => [index, ((players[index] as TrfPlayer).points as number) - (sums[index] as number)]),
    );
    const last = roundsEntered(this.#file);
    for (const [index, difference] of excess) {
      const player = players[index] as TrfPlayer;
      const facts = {
        player: nameOf(player),
        points: (player.points as number) / 10,
        sum: (sums[index] as number) / 10,
      };
      const rounds = this.#isOfAGame(player, difference, excess)
        ? undefined
        : unplayedRounds(player, difference, table, last);
      const [only, ...others] = rounds ?? [];
      // if only one round can be meant, the finding is reported there
      const column =
        only === undefined || others.length > 0 ? PLAYER_RECORD.points.from : columnOf(only, CELL.result.from);
      const at = { line: player.line, column };
      if (rounds === undefined) this.#notes.say('trf.points-differ', 'refuse', at, facts);
      else this.#notes.say('trf.points-unplayed', 'warn', at, { ...facts, rounds });
    }
  }

  /** One player has too many points and an opponent in a played game too few: the result of that game may be meant. */
  #isOfAGame(player: TrfPlayer, difference: Tenths, excess: ReadonlyMap<number, Tenths>): boolean {
    return player.cells.some((cell) => {
      const other = excess.get(this.#byStart[opponentOf(cell)] ?? -1);
      return isPlayed(cell) && other !== undefined && Math.sign(other) !== Math.sign(difference);
    });
  }

  /** Whether all the points are explained by three for a win and one for a draw. */
  #scoredThreeOneNone(): boolean {
    const table = pointsTable(THREE_ONE_NONE);
    return this.#file.players.every(({ cells, points }) => {
      let sum = 0;
      for (const cell of cells) sum += table[outcomeOf(cell)] as number;
      return points === sum;
    });
  }

  /** A last round without any result is still to be played; elsewhere a result is missing. */
  #tellPending(): void {
    if (this.#pending.length === 0) return;
    const { players } = this.#file;
    const last = this.#pending.reduce((latest, { round }) => Math.max(latest, round), 0);
    const begun = players.some(({ cells }) => {
      const cell = cells[last - 1] ?? BLANK_CELL;
      const later = cells.length > last;
      return later || (opponentOf(cell) > 0 && resultOf(cell) !== RESULT.none);
    });
    const waiting = begun ? 0 : last;
    let sides = 0;
    for (const { player, round } of this.#pending) {
      if (round === waiting) {
        sides += 1;
        continue;
      }
      const at = { line: player.line, column: columnOf(round, CELL.result.from) };
      const opponent = String(opponentOf(player.cells[round - 1] as TrfCell));
      this.#notes.say('trf.result-missing', 'refuse', at, { player: nameOf(player), round, opponent });
    }
    if (sides > 0) this.#notes.say('trf.round-pending', 'note', undefined, { round: waiting, games: sides / 2 });
  }

  #tellColourless(): void {
    for (const { found, count } of this.#cellsThat((cell) => kindOf(cell) === KIND.colourless, colourOf)) {
      for (const { player, round, cell } of count <= MOST_TOLD_SINGLY ? found : found.slice(0, 1)) {
        const at = { line: player.line, column: columnOf(round, CELL.colour.from) };
        const opponent = String(opponentOf(cell));
        const facts = {
          player: nameOf(player),
          round,
          opponent,
          seen: coloured(cell),
          count: count <= MOST_TOLD_SINGLY ? 1 : count,
        };
        this.#notes.say('trf.forfeit-without-colour', 'note', at, facts);
      }
    }
  }

  /** At most one player a round; in a team event a whole team has it. */
  #tellPairedByes(): void {
    if (this.#pairedByes === undefined || hasTeams(this.#file)) return;
    for (const [round, players] of this.#pairedByes) {
      if (players.length > 1) this.#notes.say('trf.two-pairing-byes', 'warn', undefined, { round, players });
    }
  }

  /** Odd ways of writing one by one; where one is the habit of the file, once, and then the usual ones among them. */
  #tellHabit({ code, column, is, isUsual, seen, usual, key }: Habit): void {
    const tell = ({ player, round, cell }: FoundCell, count: number, from: typeof seen, to: typeof seen): void => {
      const at = { line: player.line, column: columnOf(round, column(cell)) };
      this.#notes.say(code, 'note', at, { round, seen: from(cell), usual: to(cell), count });
    };
    let habit: FoundCell | undefined;
    for (const { found, count } of this.#cellsThat(is, key)) {
      if (count <= MOST_TOLD_SINGLY) for (const each of found) tell(each, 1, seen, usual);
      else {
        habit = found[0] as FoundCell;
        tell(habit, count, seen, usual);
      }
    }
    if (habit === undefined || isUsual === undefined) return;
    const example = seen(habit.cell);
    for (const { found, count } of this.#cellsThat(isUsual, alike)) {
      if (count > MOST_TOLD_SINGLY) continue;
      for (const each of found) tell(each, 1, usual, code === 'trf.bye-form' ? () => example : seen);
    }
  }

  /** Cells in groups that are written alike: the first few, and how many there are. */
  #cellsThat(is: (cell: TrfCell) => boolean, key: (cell: TrfCell) => number): Iterable<FoundCells> {
    const groups = new Map<number, FoundCells>();
    for (const player of this.#file.players) {
      for (let at = 0; at < player.cells.length; at += 1) {
        const cell = player.cells[at] as TrfCell;
        if (!is(cell)) continue;
        const group = groups.get(key(cell)) ?? { found: [], count: 0 };
        groups.set(key(cell), group);
        group.count += 1;
        if (group.found.length < MOST_TOLD_SINGLY) group.found.push({ player, round: at + 1, cell });
      }
    }
    return groups.values();
  }
}

interface FoundCells {
  readonly found: FoundCell[];
  count: number;
}

interface FoundCell {
  readonly player: TrfPlayer;
  readonly round: number;
  readonly cell: TrfCell;
}

/** Everything that a TRF file says, in its order: enough to write the same file again. */
import type { Place } from '../../core/finding.ts';
import type { Encoding } from '../encoding.ts';

export const DIALECTS = ['trf06', 'trf16', 'trf26'] as const;
export type Dialect = (typeof DIALECTS)[number];

export const LINE_ENDS = ['\r\n', '\n', '\r'] as const;
export type LineEnd = (typeof LINE_ENDS)[number];

/** Tenths of a point: the points of a table have one decimal. */
export type Tenths = number;

/**
 * One round of one player in 26 bits, so that a crosstable is one array of small numbers. From the right: the result
 * (4 bits, its place in `RESULT_CODES`), whether it is in lower case (1), the colour (2, its place in `TRF_COLOURS`), whether
 * that is in upper case (1), how the opponent is written (2) and at which of its columns it is odd (2), the opponent's
 * starting rank (14).
 */
export type TrfCell = number;

/** In the order of their numbers in a cell. `?`: none of these. */
export const RESULT_CODES = ' 1=0+-WDLHFUZ??' as const;
export const TRF_COLOURS = ' -wb' as const;

export const RESULT = {
  none: 0,
  win: 1,
  draw: 2,
  loss: 3,
  forfeitWin: 4,
  forfeitLoss: 5,
  shortWin: 6,
  shortDraw: 7,
  shortLoss: 8,
  halfBye: 9,
  fullBye: 10,
  pairedBye: 11,
  zeroBye: 12,
  unknown: 13,
} as const;

export type ResultCode = (typeof RESULT)[keyof typeof RESULT];

export const COLOUR = { none: 0, dash: 1, white: 2, black: 3 } as const;

/**
 * The form of the opponent's number: usual (` 51`, `0000`), with the other filling (`0051`, blanks), with zeros that do not fill
 * it (` 051`), with blanks after it (`51 `).
 */
export const FORM = { usual: 0, other: 1, odd: 2, loose: 3 } as const;

export const LOWER_CASE = 1 << 4;
export const UPPER_CASE = 1 << 7;
const FORM_SHIFT = 8;
const ODD_SHIFT = 10;
export const OPPONENT_SHIFT = 12;
/** Result and colour alone. */
export const OUTCOME = 0x6f;

/** `outcome`: the bits of colour and result. */
export const cellWith = (opponent: number, form: number, outcome: number, oddAt: number): TrfCell =>
  (opponent << OPPONENT_SHIFT) | (oddAt << ODD_SHIFT) | (form << FORM_SHIFT) | outcome;

export const cellOf = (opponent: number, form: number, colour: number, result: number): TrfCell =>
  cellWith(opponent, form, (colour << 5) | result, 0);

export const opponentOf = (cell: TrfCell): number => cell >>> OPPONENT_SHIFT;
export const formOf = (cell: TrfCell): number => (cell >>> FORM_SHIFT) & 3;
/** Which column of the opponent, from 0, is written in an odd way. */
export const oddAt = (cell: TrfCell): number => (cell >>> ODD_SHIFT) & 3;
export const colourOf = (cell: TrfCell): number => (cell >>> 5) & 3;
export const resultOf = (cell: TrfCell): number => cell & 15;

/** Ten blanks: no entry in this round. */
export const BLANK_CELL: TrfCell = cellOf(0, FORM.other, COLOUR.none, RESULT.none);

export interface TrfPlayer {
  readonly line: number;
  /** 0 where it cannot be read. */
  readonly startNumber: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  /** Undefined: unrated. */
  readonly rating: number | undefined;
  readonly federation: string;
  /** Undefined: none, or one that cannot be read. */
  readonly fideId: number | undefined;
  readonly birth: string;
  readonly points: Tenths | undefined;
  readonly rank: number | undefined;
  readonly cells: readonly TrfCell[];
}

/** Any line that is not a player, unchanged; a blank line has the code ''. */
export interface TrfRecord {
  readonly line: number;
  readonly code: string;
  readonly text: string;
}

export interface TrfFile {
  readonly dialect: Dialect;
  readonly lineEnd: LineEnd;
  /** Whether the last line has its line end. */
  readonly closed: boolean;
  readonly encoding: Encoding;
  /** Whether the file begins with a byte order mark. */
  readonly marked: boolean;
  /** All lines, in order. */
  readonly lines: readonly (TrfPlayer | TrfRecord)[];
  /** The players among them; the others by their codes. */
  readonly players: readonly TrfPlayer[];
  readonly records: ReadonlyMap<string, readonly TrfRecord[]>;
}

export const isPlayer = (line: TrfPlayer | TrfRecord): line is TrfPlayer => 'cells' in line;

type Records = Pick<TrfFile, 'records'>;

const NONE: readonly TrfRecord[] = [];

/** All records of a code, in order. */
export const recordsOf = ({ records }: Records, code: string): readonly TrfRecord[] => records.get(code) ?? NONE;

/** The first record of a code; a second one of a kind that may occur once is reported and not used. */
export const recordOf = (file: Records, code: string): TrfRecord | undefined => recordsOf(file, code)[0];

const VALUE_AT = 4;
const BLANK = 0x20;

/** Whether a record that may occur once has a value. */
export const hasValue = (file: Records, code: string): boolean => {
  const text = recordOf(file, code)?.text;
  if (text === undefined) return false;
  return text.charCodeAt(VALUE_AT) > BLANK || text.slice(VALUE_AT).trim() !== '';
};

/** The text from column 5 on. */
export const valueIn = ({ text }: Pick<TrfRecord, 'text'>): string => text.slice(VALUE_AT).trim();

/** The column in which the value of a record begins. */
export function valueAt({ line, text }: Pick<TrfRecord, 'line' | 'text'>): Place {
  let column = VALUE_AT + 1;
  while (text[column - 1] === ' ') column += 1;
  return { line, column };
}

/** The value of a record that may occur once; undefined if it is blank or missing. */
export const valueOf = (file: Records, code: string): string | undefined => {
  const value = recordOf(file, code)?.text.slice(VALUE_AT).trim();
  return value === '' ? undefined : value;
};

export const hasTeams = ({ records }: Records): boolean => records.has('013') || records.has('310');

/** Rounds that have an entry. */
export const roundsEntered = ({ players }: Pick<TrfFile, 'players'>): number => {
  let rounds = 0;
  for (const { cells } of players) if (cells.length > rounds) rounds = cells.length;
  return rounds;
};

/**
 * Every record of a TRF file, columns as printed: counted from 1, both ends included. Reader and writer use these tables. Numbers
 * are right-aligned in their columns, text is left-aligned, and so is the title on the right.
 */

export interface ColumnSpan {
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right';
}

/** Columns that come again and again, each this many columns after the last. */
export interface RepeatedSpan extends ColumnSpan {
  readonly step: number;
}

const text = (from: number, to: number): ColumnSpan => ({ from, to, align: 'left' });
const number = (from: number, to: number): ColumnSpan => ({ from, to, align: 'right' });
const each = (step: number, { from, to, align }: ColumnSpan): RepeatedSpan => ({ from, to, align, step });

/** From column 5 to the end of the line. */
export const VALUE_FROM = 5;

/** 001: the same in all versions. A national rating record (NRS) has the same columns up to the birth. */
export const PLAYER_RECORD = {
  startNumber: number(5, 8),
  sex: text(10, 10),
  title: number(11, 13),
  name: text(15, 47),
  rating: number(49, 52),
  federation: text(54, 56),
  fideId: number(58, 68),
  birth: text(70, 79),
  points: number(81, 84),
  rank: number(86, 89),
} as const satisfies Record<string, ColumnSpan>;

/** Columns of 001 that must be blank, before the cells. */
export const PLAYER_GAPS = [4, 9, 14, 48, 53, 57, 69, 80, 85] as const;

/** The cell of round 1; each following round is ten columns further right. Columns 90 and 91 are before it, 96 and 98 are separators. */
export const CELL = {
  begins: 90,
  opponent: number(92, 95),
  colour: text(97, 97),
  result: text(99, 99),
  width: 10,
} as const;

/** 132: the date of each round, `YY/MM/DD`, above the cells. */
export const ROUND_DATES = each(10, text(92, 99));

/** 162: points of a game. A symbol and its points, every nine columns. */
export const GAME_POINTS = { symbol: each(9, text(6, 6)), points: each(9, number(7, 10)) } as const;

/** 013: a team of TRF16. It has no number. */
export const TEAM_013 = { name: text(5, 36), members: each(5, number(37, 40)) } as const;

/** 310: a team of TRF26. */
export const TEAM_310 = {
  number: number(5, 7),
  name: text(9, 40),
  nickname: text(42, 46),
  strength: number(48, 53),
  matchPoints: number(55, 60),
  gamePoints: number(62, 67),
  rank: number(69, 71),
  members: each(5, number(74, 77)),
} as const;

/** 300: a line-up that departs from 310. */
export const LINE_UP = {
  round: number(5, 7),
  team: number(9, 11),
  opponent: number(13, 15),
  players: each(5, number(17, 20)),
} as const;

/** 320: which team had the pairing-allocated bye of a round. */
export const TEAM_BYES = {
  matchPoints: number(5, 8),
  gamePoints: number(10, 13),
  teams: each(4, number(15, 17)),
} as const;

/** 330: a match that was forfeited. */
export const FORFEITED_MATCH = {
  kind: text(5, 6),
  round: number(8, 10),
  white: number(12, 14),
  black: number(16, 18),
} as const;

/** 299: points that the results do not explain. */
export const ABNORMAL_POINTS = {
  kind: text(5, 5),
  matchPoints: number(8, 11),
  points: number(14, 17),
  round: number(20, 22),
  ids: each(5, number(24, 27)),
} as const;

/** 240: byes of a round. */
export const BYES_240 = { kind: text(5, 5), round: number(7, 9), ids: each(5, number(11, 14)) } as const;

/** 250: acceleration. */
export const ACCELERATION = {
  matchPoints: number(5, 8),
  points: number(10, 13),
  firstRound: number(15, 17),
  lastRound: number(19, 21),
  firstId: number(23, 26),
  lastId: number(28, 31),
} as const;

/** 260: who may not meet. */
export const PROHIBITED = { firstRound: number(5, 7), lastRound: number(9, 11), ids: each(5, number(13, 16)) } as const;

export interface RecordKind {
  /** The first version that has it; `extension`: of pairing programs, not of FIDE. */
  readonly since: 'trf06' | 'trf26' | 'extension';
  /** Whether a file may have it only once. */
  readonly times: 'once' | 'often';
}

const once = (since: RecordKind['since']): RecordKind => ({ since, times: 'once' });
const often = (since: RecordKind['since']): RecordKind => ({ since, times: 'often' });

/** All records that are understood, or kept on purpose. A national rating record begins with three capital letters. */
const RECORDS: Readonly<Record<string, RecordKind>> = {
  '001': often('trf06'),
  '012': once('trf06'),
  '013': often('trf06'),
  '022': once('trf06'),
  '032': once('trf06'),
  '042': once('trf06'),
  '052': once('trf06'),
  '062': once('trf06'),
  '072': once('trf06'),
  '082': once('trf06'),
  '092': once('trf06'),
  '102': once('trf06'),
  '112': often('trf06'),
  '122': once('trf06'),
  '132': once('trf06'),
  '142': once('trf26'),
  '152': once('trf26'),
  '162': once('trf26'),
  '172': often('trf26'),
  '182': once('trf26'),
  '192': once('trf26'),
  '202': once('trf26'),
  '212': once('trf26'),
  '222': once('trf26'),
  '240': often('trf26'),
  '250': often('trf26'),
  '260': often('trf26'),
  '299': often('trf26'),
  '300': often('trf26'),
  '310': often('trf26'),
  '320': often('trf26'),
  '330': often('trf26'),
  '352': once('trf26'),
  '362': once('trf26'),
  '801': often('trf26'),
  '802': often('trf26'),
  '###': often('trf26'),
  XXR: once('extension'),
  XXC: often('extension'),
  XXZ: often('extension'),
  XXS: often('extension'),
  XXA: often('extension'),
  XXP: often('extension'),
  BBW: once('extension'),
  BBD: once('extension'),
  BBL: once('extension'),
  BBZ: once('extension'),
  BBF: once('extension'),
  BBU: once('extension'),
  DAT: often('extension'),
};

/** The same, to be looked up by any text. */
export const RECORD_KINDS: ReadonlyMap<string, RecordKind> = new Map(Object.entries(RECORDS));

const NATIONAL = /^(?!XX|BB)[A-Z]{3} [ \d]{3}\d(?: |$)/;

/** A national rating: a federation, and in the columns of 001 the starting rank of a player. */
export const isNational = (line: string): boolean => NATIONAL.test(line) && !RECORD_KINDS.has(line.slice(0, 3));

/**
 * Column numbers above the players, as some programs print them: `0 1 2`, `0123456789012`, and the letters of the fields `DDD SSSS
 * sTTT NNNN`. They say nothing about the event, though one of them begins like the record 012.
 */
const RULER = /^(?:0?(?: {8,9}\d{1,2})+|(?:0123456789|1234567890)\d*|DDD SSSS .*)\s*$/;

export const isRuler = (line: string): boolean => RULER.test(line);

const WIDE = /[\u{10000}-\u{10ffff}]/u;

/** The text in some columns of a line, without the blanks around it. A character of two code units takes one column. */
export const textInColumns = (line: string, { from, to }: ColumnSpan): string =>
  (WIDE.test(line) ? [...line].slice(from - 1, to).join('') : line.slice(from - 1, to)).trim();

/** The text in columns that repeat to the end of the line. */
export function textsIn(line: string, { from, to, step }: RepeatedSpan): string[] {
  const found: string[] = [];
  const narrow = WIDE.test(line) ? line.replace(new RegExp(WIDE, 'gu'), '?') : line;
  for (let at = from; at <= narrow.length; at += step) found.push(narrow.slice(at - 1, at + to - from).trim());
  return found;
}

/** The number of columns of a text: one for each character, also if it has two code units. */
export const widthOf = (value: string): number => value.length - (value.match(/[\u{10000}-\u{10ffff}]/gu)?.length ?? 0);

const filled = (value: string, width: number): string => value + ' '.repeat(Math.max(0, width - widthOf(value)));

/** A line with these texts in their columns, in this order; each must fit. */
export function composedLine(code: string, parts: readonly (readonly [ColumnSpan, string])[]): string {
  let line = code;
  for (const [{ from, to, align }, value] of parts) {
    if (value === '') continue;
    const before = align === 'left' ? from - 1 : to - widthOf(value);
    line = filled(line, before) + value;
  }
  return line;
}

/** The columns of the repetition that comes after this many others. */
export const repetition = ({ from, to, step, align }: RepeatedSpan, index: number): ColumnSpan => ({
  from: from + index * step,
  to: to + index * step,
  align,
});

/** The h9 file of the European Go Database: tags of the header, columns of a player's line, entries of results. */

/** Comment lines `; XX[value]`, in the order in which they are written. `TA` is an older name of `TM`. */
export const HEADER_TAGS = [
  { tag: 'TC', holds: 'the code of the tournament: T, six digits, a letter' },
  { tag: 'CL', holds: 'the class: A, B, C, D, or X for none' },
  { tag: 'EV', holds: 'the event' },
  { tag: 'PC', holds: 'country, place' },
  { tag: 'DT', holds: 'first day,last day' },
  { tag: 'HA', holds: 'the reduction of the handicap: h0 to h8, or h9 for none' },
  { tag: 'KM', holds: 'komi' },
  { tag: 'TM', holds: 'the extended time in minutes' },
  { tag: 'CM', holds: 'a comment' },
] as const;
export type HeaderTag = (typeof HEADER_TAGS)[number]['tag'];

export const OLD_TAGS: Readonly<Record<string, HeaderTag>> = { TA: 'TM' };

export interface H9Column {
  readonly from: number;
  readonly to: number;
  readonly align: 'left' | 'right';
}

/**
 * A player's line as OpenGotha writes it, columns counted from 1. The widths are only a convention: the reader goes by the blanks
 * between words, the writer uses the table.
 */
export const PLAYER_LINE = {
  place: { from: 1, to: 4, align: 'right' },
  name: { from: 6, to: 35, align: 'left' },
  grade: { from: 37, to: 39, align: 'right' },
  country: { from: 41, to: 42, align: 'left' },
  club: { from: 44, to: 47, align: 'right' },
} as const satisfies Record<string, H9Column>;

export const TITLE = '; Pl Name                            Rk Co Club';

/** After the club: a blank and four characters for each criterion that is used, ` 0` for each that is not. */
export const CRITERIA = { number: 4, width: 4, unused: '0' } as const;

/** After the criteria, for each round: a blank and eight characters. */
export const CELL_WIDTH = 8;

export const NO_COUNTRY = 'XX';
export const NO_CLUB = 'xxxx';

/** `HA[h9]`: no handicap at all. */
export const NO_HANDICAP = 9;
/** More stones than nine follow from no difference of grades. */
export const MOST_STONES = 9;

export const SYMBOLS = ['+', '-', '=', '?'] as const;
export type EntrySymbol = (typeof SYMBOLS)[number];

/** `/` a game, `!` a result by default. */
export type EntryMark = '/' | '!';
export type EntryColour = 'b' | 'w' | '?';

/** One result of a line; `opponent` 0: a free round. */
export interface H9Entry {
  readonly opponent: number;
  readonly symbol: EntrySymbol;
  readonly mark?: EntryMark;
  /** For the line's own player. */
  readonly colour?: EntryColour;
  /** Absent where the entry gives no colour either. */
  readonly stones?: number;
  readonly odd: readonly EntryOddity[];
}

/** How an entry differs from the plain form; it is read all the same. */
export const ODDITIES = [
  'capital-colour',
  'letter-for-zero',
  'leading-zero',
  'stones-implied',
  'many-stones',
  'odd-free-round',
  'mark-at-end',
] as const;
export type EntryOddity = (typeof ODDITIES)[number];

/** `<opponent><symbol>`, then perhaps a mark, the colour and the stones, then perhaps an exclamation mark. */
const ENTRY = /^([0-9Oo]{1,5})([+\-=?])(?:([/!])([bwBW?])([0-9Oo]{0,2})|0)?(!?)$/;
/** A symbol alone is a free round. */
const LONE = /^[+\-=?]$/;

export const isEntry = (word: string): boolean => LONE.test(word) || isNumbered(word);

/** `0=0` occurs for a free round; `12=0` has no meaning. */
function isNumbered(word: string): boolean {
  const match = ENTRY.exec(word);
  return match !== null && (!isBare(match) || numberIn(match[1] as string) === 0);
}

const isBare = (match: RegExpExecArray): boolean => match[3] === undefined && /0!?$/.test(match[0]);

const numberIn = (digits: string): number => Number(digits.replaceAll(/[Oo]/g, '0'));

/**
 * Whether this entry could also be a placement criterion: `408?` is 408½ in a character set without ½; nothing else has a colour
 * or a sign.
 */
export const isOnlyEntry = (word: string): boolean => /[+\-/!]/.test(word);

/** The entry of a word that is one. */
export function readEntry(word: string): H9Entry {
  const match = ENTRY.exec(word);
  if (match === null) return { opponent: 0, symbol: word as EntrySymbol, odd: ['odd-free-round'] };
  const [, digits, symbol, mark, colour, stones, end] = match as unknown as [
    string,
    string,
    EntrySymbol,
    EntryMark | undefined,
    string | undefined,
    string | undefined,
    string,
  ];
  const opponent = numberIn(digits);
  const odd: EntryOddity[] = [];
  if (/[Oo]/.test(digits + (stones ?? ''))) odd.push('letter-for-zero');
  if (/^[0Oo]./.test(digits) || /^[0Oo]./.test(stones ?? '')) odd.push('leading-zero');
  if (opponent === 0) {
    if (word.length > digits.length + 1 || symbol === '?') odd.push('odd-free-round');
    return { opponent, symbol, odd };
  }
  if (end === '!') odd.push('mark-at-end');
  if (mark === undefined || colour === undefined || stones === undefined) return { opponent, symbol, odd };
  if (colour === 'B' || colour === 'W') odd.push('capital-colour');
  if (stones === '') odd.push('stones-implied');
  const count = numberIn(stones);
  if (count > MOST_STONES) odd.push('many-stones');
  return { opponent, symbol, mark, colour: colour.toLowerCase() as EntryColour, stones: count, odd };
}

/** An entry in its eight characters; stones of two figures push the opponent to the left. */
export function writeEntry({ opponent, symbol, mark, colour, stones }: Omit<H9Entry, 'odd'>): string {
  if (opponent === 0) return `${'0'.padStart(4)}${symbol}`.padEnd(CELL_WIDTH);
  const result = `${symbol}${mark}${colour}${stones}`;
  return `${String(opponent).padStart(CELL_WIDTH - result.length)}${result}`;
}

/**
 * FIDE's rating lists: the elements of the XML, and the columns of the text in its layouts, as printed. A column of the
 * text is named by the element that holds the same. Reader and writer use the same tables.
 */
import { type Control, CONTROLS } from '../../core/control.ts';
import type { Day, Month } from '../../core/dates.ts';

/** The elements of a player, in the order in which FIDE writes them. */
export const PLAYER_ELEMENTS = [
  'fideid',
  'name',
  'country',
  'sex',
  'title',
  'w_title',
  'o_title',
  'foa_title',
  'rating',
  'games',
  'k',
  'rapid_rating',
  'rapid_games',
  'rapid_k',
  'blitz_rating',
  'blitz_games',
  'blitz_k',
  'birthday',
  'flag',
] as const;
export type PlayerElement = (typeof PLAYER_ELEMENTS)[number];

/** The place of each element in the table. */
export const ELEMENT_INDEX = Object.fromEntries(PLAYER_ELEMENTS.map((element, index) => [element, index])) as Readonly<
  Record<PlayerElement, number>
>;

/** Elements that only lists of all three kinds of ratings have. */
export const COMBINED_ONLY: readonly PlayerElement[] = PLAYER_ELEMENTS.slice(
  ELEMENT_INDEX.rapid_rating,
  ELEMENT_INDEX.birthday,
);

export { type Control, CONTROLS };

/** The nine elements with ratings, games and K. */
export const RATING_ELEMENTS: readonly PlayerElement[] = PLAYER_ELEMENTS.slice(
  ELEMENT_INDEX.rating,
  ELEMENT_INDEX.birthday,
);

const CONTROL_IN_NAME = /(?:^|[^a-z])(standard|rapid|blitz)(?![a-z])/gi;

/** The kind of ratings by the name of a list's file, such as `rapid_rating_list.txt`; undefined if it names none, or several. */
export function controlOfName(name: string): Control | undefined {
  const file = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const named = new Set([...file.matchAll(CONTROL_IN_NAME)].map(([, control]) => (control as string).toLowerCase()));
  return named.size === 1 ? CONTROLS.find((control) => named.has(control)) : undefined;
}

export interface ListColumnLayout {
  /** The month of the list where the heading is `MONTH`, such as `OCT26`. */
  readonly heading: string;
  readonly width: number;
  readonly element: PlayerElement;
  /** Numbers of the old layout are right-aligned in this many characters. */
  readonly right?: number;
}

export const MONTH = 'MONTH';

const PERSON: readonly ListColumnLayout[] = [
  { heading: 'ID Number', width: 15, element: 'fideid' },
  { heading: 'Name', width: 61, element: 'name' },
  { heading: 'Fed', width: 4, element: 'country' },
  { heading: 'Sex', width: 4, element: 'sex' },
  { heading: 'Tit', width: 5, element: 'title' },
  { heading: 'WTit', width: 5, element: 'w_title' },
  { heading: 'OTit', width: 15, element: 'o_title' },
];
const ARENA: ListColumnLayout = { heading: 'FOA', width: 4, element: 'foa_title' };
const ALL_RATINGS: readonly ListColumnLayout[] = [
  { heading: 'SRtng', width: 6, element: 'rating' },
  { heading: 'SGm', width: 4, element: 'games' },
  { heading: 'SK', width: 3, element: 'k' },
  { heading: 'RRtng', width: 6, element: 'rapid_rating' },
  { heading: 'RGm', width: 4, element: 'rapid_games' },
  { heading: 'Rk', width: 3, element: 'rapid_k' },
  { heading: 'BRtng', width: 6, element: 'blitz_rating' },
  { heading: 'BGm', width: 4, element: 'blitz_games' },
  { heading: 'BK', width: 3, element: 'blitz_k' },
];
const ONE_RATING: readonly ListColumnLayout[] = [
  { heading: MONTH, width: 6, element: 'rating' },
  { heading: 'Gms', width: 4, element: 'games' },
  { heading: 'K', width: 3, element: 'k' },
];
const LAST: readonly ListColumnLayout[] = [
  { heading: 'B-day', width: 6, element: 'birthday' },
  { heading: 'Flag', width: 4, element: 'flag' },
];

export const LAYOUTS = {
  /** `players_list_foa.txt`, 162 characters. */
  combined: [...PERSON, ARENA, ...ALL_RATINGS, ...LAST],
  /** `standard_rating_list.txt` and its like, 136 characters. */
  single: [...PERSON, ARENA, ...ONE_RATING, ...LAST],
  /** `players_list.txt`, 158 characters. */
  legacy: [...PERSON, ...ALL_RATINGS, ...LAST],
  /** Until about 2013, and still made as `players_list_old`, 74 characters. */
  old: [
    { heading: 'ID number', width: 10, element: 'fideid', right: 9 },
    { heading: 'Name', width: 34, element: 'name' },
    { heading: 'Titl', width: 4, element: 'title' },
    { heading: 'Fed', width: 5, element: 'country' },
    { heading: MONTH, width: 6, element: 'rating' },
    { heading: 'Games', width: 5, element: 'games', right: 3 },
    { heading: 'Born', width: 6, element: 'birthday' },
    { heading: 'Flag', width: 4, element: 'flag' },
  ],
} as const satisfies Readonly<Record<string, readonly ListColumnLayout[]>>;

export const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** `OCT26`: a year below 70 is of this century. */
export function listMonth(heading: string): Month | undefined {
  const month = (MONTHS as readonly string[]).indexOf(heading.slice(0, 3).toUpperCase());
  const year = Number(heading.slice(3));
  return month < 0 ? undefined : (year < 70 ? 2000 + year : 1900 + year) * 12 + month;
}

export const monthHeading = (month: Month): string =>
  `${MONTHS[month % 12]}${String(Math.floor(month / 12) % 100).padStart(2, '0')}`;

export const LIST_ROOT = 'playerslist';
export const PLAYER_TAG = 'player';

/** A player on a list. Kinds of ratings that a list leaves blank are absent; in those it fills, no rating means unrated. */
export interface FideListPlayer {
  readonly fideId: string;
  readonly name?: string | undefined;
  readonly federation?: string | undefined;
  readonly sex?: 'm' | 'f' | undefined;
  readonly title?: string | undefined;
  readonly womensTitle?: string | undefined;
  readonly otherTitles?: readonly string[] | undefined;
  readonly foa?: string | undefined;
  readonly standard?: FideListRating | undefined;
  readonly rapid?: FideListRating | undefined;
  readonly blitz?: FideListRating | undefined;
  readonly birthYear?: number | undefined;
  /** Present if the list has the whole date: only for a registry, and never for files that others read. */
  readonly birthday?: Day | undefined;
  readonly inactive: boolean;
}

export interface FideListRating {
  readonly rating?: number | undefined;
  /** Rated games of the period. */
  readonly games?: number | undefined;
  readonly k?: number | undefined;
}

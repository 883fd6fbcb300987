/**
 * The columns of a list of players in CSV: our own headings, which have every field that a rulebook needs, those of Swiss-Manager,
 * and other common ones. Reader and writer use the same table.
 */
import { dayText } from '../../core/dates.ts';
import type { Birth } from '../../core/people.ts';
import type { ReportedPlayer } from '../../core/report.ts';

/** A player, and the content of other columns, by heading. */
export interface CsvPlayer extends ReportedPlayer {
  readonly extra?: Readonly<Record<string, string>>;
}

/** Fields that a column cannot hold: lists within a player, the results of one event, and the place of a value. */
type NotCarried = 'at' | 'kFrom' | 'history' | 'halfPoints' | 'place' | 'criteria';
export type CsvField = Exclude<keyof ReportedPlayer, NotCarried>;
export const NOT_CARRIED = ['history', 'halfPoints', 'place', 'criteria'] as const satisfies readonly NotCarried[];

export const CELL_KINDS = ['text', 'number', 'rating', 'yes-or-no', 'sex', 'title', 'birth', 'reached'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export interface Heading {
  readonly field: CsvField;
  readonly kind: CellKind;
  readonly swissManager?: string;
  readonly also?: readonly string[];
}

/** In the order in which they are written. Our own heading is the name of the field. */
export const HEADINGS = [
  { field: 'id', kind: 'text', swissManager: 'ID_No', also: ['Id Number', 'Player Id', 'ID_Nat', 'Nat_Id'] },
  { field: 'startNumber', kind: 'number', swissManager: 'SNo', also: ['StNo', 'Start No', 'No', 'Nr'] },
  { field: 'name', kind: 'text', swissManager: 'Name', also: ['Full Name', 'Player', 'Név', 'ФИО'] },
  { field: 'title', kind: 'title', swissManager: 'Title', also: ['Tit'] },
  { field: 'rating', kind: 'rating', swissManager: 'Rtg_Nat', also: ['Rtg', 'Elo', 'Nat_Rtg', 'Rating Nat'] },
  { field: 'fideRating', kind: 'rating', swissManager: 'Rtg_Int', also: ['Rtg_Fide', 'Fide_Rtg', 'Int_Rtg'] },
  { field: 'k', kind: 'number', also: ['K Factor'] },
  { field: 'games', kind: 'number' },
  { field: 'peak', kind: 'rating' },
  { field: 'currentRating', kind: 'rating' },
  { field: 'standardRating', kind: 'rating' },
  { field: 'club', kind: 'text', swissManager: 'ClubName', also: ['Team', 'Egyesület', 'Клуб'] },
  {
    field: 'birth',
    kind: 'birth',
    swissManager: 'Birthday',
    also: ['Birth Date', 'Date Of Birth', 'Birth Year', 'Born', 'B-day'],
  },
  { field: 'sex', kind: 'sex', swissManager: 'Sex', also: ['Gender', 'Nem', 'Пол'] },
  { field: 'federation', kind: 'text', swissManager: 'Fed', also: ['Country'] },
  { field: 'fideId', kind: 'text', swissManager: 'Fide_No', also: ['ID_Fide', 'Fide Number', 'FideIdNo'] },
  { field: 'komirId', kind: 'text', also: ['KOMIR'] },
  { field: 'orrId', kind: 'text', also: ['ORR'] },
  { field: 'pin', kind: 'text', also: ['EGD_PIN'] },
  { field: 'hadEvent', kind: 'yes-or-no' },
  { field: 'member', kind: 'yes-or-no' },
  { field: 'unsettled', kind: 'yes-or-no' },
  { field: 'rank', kind: 'text', also: ['Grade'] },
  { field: 'entryRank', kind: 'text' },
  { field: 'registered', kind: 'yes-or-no' },
  { field: 'entering', kind: 'yes-or-no' },
  { field: 'initialElo', kind: 'rating' },
  { field: 'initialRank', kind: 'text' },
  { field: 'reached', kind: 'reached' },
] as const satisfies readonly Heading[];

/** Each field has its heading: one that is missing here does not compile. */
type Missing = Exclude<CsvField, (typeof HEADINGS)[number]['field']>;
export const NONE_MISSING: [Missing] extends [never] ? true : Missing = true;

/** Without regard to case, blanks, hyphens and underscores. */
const bare = (heading: string): string => heading.toLowerCase().replaceAll(/[\s_.-]/g, '');

export interface KnownHeading {
  readonly heading: Heading;
  /** Under our own heading 0 is a number; under others it means that there is none. */
  readonly isOwn: boolean;
}

const KNOWN: ReadonlyMap<string, KnownHeading> = new Map(
  (HEADINGS as readonly Heading[]).flatMap((heading) => {
    const others = [...(heading.swissManager === undefined ? [] : [heading.swissManager]), ...(heading.also ?? [])];
    const own: [string, KnownHeading] = [bare(heading.field), { heading, isOwn: true }];
    return [...others.map((text): [string, KnownHeading] => [bare(text), { heading, isOwn: false }]), own];
  }),
);

export const knownHeading = (text: string): KnownHeading | undefined => KNOWN.get(bare(text));

/** `2014-03-01`, or the year alone. */
export const csvBirth = ({ year, day }: Birth): string =>
  day === undefined ? String(year).padStart(4, '0') : dayText(day);

/** `2d:1 1d:2`. */
export const reachedText = (reached: Readonly<Record<string, number>>): string =>
  Object.entries(reached)
    .map(([grade, times]) => `${grade}:${times}`)
    .join(' ');

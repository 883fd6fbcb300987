/**
 * The contract of an edition: everything that the rest of the house asks of one. `Edition` is what rates, and runs in a page;
 * `OfficeRules` is what only an office asks, apart so that no page carries it. Both are written by the book itself, and a
 * question that a book leaves open does not compile: no other room has a table of editions.
 */
import type { Day, Month } from '../core/dates.ts';
import type { ChessEvent, Event } from '../core/event.ts';
import type { Finding } from '../core/finding.ts';
import type { Birth, Sex } from '../core/people.ts';
import type { AtLeastRule, TowardsRule } from '../core/pool-rule.ts';
import type { ControlPeriod, EventFacts, PlayerFacts } from '../core/report.ts';
import type { Authority, Waivable } from './approvals.ts';
import type { AtOnceColumns } from './at-once.ts';
import type { MemberRules } from './members.ts';
import type { NewcomerResult, OpenPeriod, Status } from './period.ts';
import type { ChosenReadings, ReadingChoice } from './readings.ts';
import type { Edition, EditionId, EventResult } from './rulebook.ts';

export { AUTHORITIES, type Authority, type Waivable } from './approvals.ts';
export type { Edition } from './rulebook.ts';

/** What can be due of an event. */
export const EVENT_DEADLINES = ['registration', 'arbiter-report', 'report', 'last-list', 'appeal'] as const;

/** The last day that is in time. */
export interface Deadline {
  readonly kind: (typeof EVENT_DEADLINES)[number];
  readonly day: Day;
  readonly clause: string;
  /** The list that closes then. */
  readonly list?: Month;
}

/** An event that is announced, or whose report is on its way. */
export interface DueEvent {
  readonly start: Day;
  readonly end: Day;
  readonly norms?: boolean;
}

/** The deadlines that a text names, by what has become of an event so far. */
export interface Deadlines {
  /** Announced: registration and report. */
  readonly announced: (event: DueEvent) => readonly Deadline[];
  /** Reported and not yet rated. */
  readonly reported: (event: DueEvent) => readonly Deadline[];
  /** Refused on that day. */
  readonly refused: (on: Day) => readonly Deadline[];
}

/** A clause that every event is checked by, and the facts without which it cannot be. */
export type CheckedClause = readonly [clause: string, ...facts: readonly (keyof EventFacts)[]];

/** The tables that rulebooks print. */
export const TABLE_NAMES = [
  'rating-difference',
  'expected-score',
  'k-by-rating',
  'grades',
  'time-categories',
  'importance',
  'chances',
] as const;
export type TableName = (typeof TABLE_NAMES)[number];

export interface PrintedTable {
  readonly name: TableName;
  /** The clause, or the annex, that prints it. */
  readonly clause: string;
  /** Numbers in natural units: a chance of 0.43, a share of 0.92. Null: without end. */
  readonly rows: readonly (readonly (number | string | null)[])[];
}

/** What is kept of a player: rating or points, title, games in all, highest rating, and whether a rating of ORR has its star. */
export const INDICATORS = ['rating', 'grade', 'games', 'peak', 'unsettled'] as const;
export type Indicator = (typeof INDICATORS)[number];

/** A fact that a report leaves out and that the rulebook cannot do without. */
export interface MissingFact {
  readonly field: string;
  /** Of which player; absent for a fact of the event. */
  readonly player?: number;
  readonly code: string;
  readonly clause: string;
  readonly facts: Finding['facts'];
}

/** A report that something may be missing in. */
export interface ReportedEvent {
  /** The event's id. */
  readonly id: string;
  readonly event: Partial<EventFacts>;
  readonly players: readonly Partial<PlayerFacts>[];
  readonly isNew: (place: number) => boolean;
  readonly keyOf: (place: number) => string;
}

/** What a line of a list may show, by the names of the columns in files. */
export type ListColumn =
  | 'id'
  | 'name'
  | 'title'
  | 'rating'
  | 'k'
  | 'games'
  | 'birth'
  | 'sex'
  | 'federation'
  | 'fideId'
  | 'inactive'
  | 'unsettled'
  | 'pin'
  | 'rank'
  | 'entryRank'
  | 'reached';

/** Rulebooks in which players have a grade beside their points. */
export interface GradeRules {
  /** The grade that somebody with these points enters events with. */
  readonly entry: (points: number) => string;
  /** The fewest points of a grade. */
  readonly points: (grade: string) => number;
  /** The first title of somebody who enters with a grade. */
  readonly first: (grade: string) => string;
  /** How many grades the first is stronger than the second; below zero where it is weaker. */
  readonly steps: (grade: string, than: string) => number;
  /** Marks towards later titles that are left where a decision gives this one. */
  readonly marksWith: (
    title: string,
    marks: Readonly<Record<string, number>>,
  ) => Readonly<Partial<Record<string, number>>>;
  /** The next grades above the title that is held, the nearest first. */
  readonly ahead: (title: string, points: number, marks: Readonly<Record<string, number>>) => readonly GradeAhead[];
  /** Everybody in the order of the text's ranking list, with places. */
  readonly ranking: (players: readonly RankedPlayer[]) => readonly RankedLine[];
}

/** Somebody who stands on a ranking list: `rank` is the title. */
export interface RankedPlayer {
  readonly id: string;
  readonly name?: string;
  readonly points: number;
  readonly rank: string;
  readonly reached: Readonly<Record<string, number>>;
}

export interface RankedLine {
  /** Shared by equal points. */
  readonly place: number;
  readonly id: string;
  readonly name?: string;
  readonly points: number;
  readonly grade: string;
  readonly entryGrade: string;
  readonly reached: Readonly<Partial<Record<string, number>>>;
}

/** The K of a player, and what would make it another one. */
export interface KAhead {
  readonly k: number;
  readonly clause: string;
  /** After this many more rated games. */
  readonly games?: { readonly left: number; readonly k: number };
  /** Once a published rating reaches it; the lowest first. */
  readonly ratings: readonly { readonly at: number; readonly k: number }[];
  /** For events that begin in this year or later. */
  readonly year?: { readonly year: number; readonly k: number };
}

/** What K is asked of. */
export interface KAheadFacts {
  readonly rating: number;
  /** The highest that was published. */
  readonly peak: number;
  /** Rated games in all. */
  readonly games: number;
  readonly birth?: Birth;
  readonly on: Day;
}

/** A title that somebody does not hold yet, and the rating that it asks for. */
export interface TitleAhead {
  readonly title: string;
  readonly rating: number;
  /** Points up to it; 0 where it has been reached. */
  readonly lacking: number;
  /** Rated games that are missing by then. */
  readonly games: number;
  /** The rating alone is not enough: norms are asked for too. */
  readonly norms: boolean;
  /** Of the title regulations. */
  readonly clause: string;
}

export interface TitleAheadFacts {
  readonly rating: number;
  readonly peak: number;
  readonly games: number;
  readonly sex?: Sex;
  readonly title?: string;
}

/** A grade above the one that is held: its points, how often it was reached, and how often it has to be. */
export interface GradeAhead {
  readonly grade: string;
  readonly points: number;
  readonly lacking: number;
  readonly reached: number;
  readonly needed: number;
  readonly clause: string;
}

/** K by a table over ratings: for a gain and for a loss, from one rating to another. */
export interface KRange {
  readonly gain: number;
  readonly loss: number;
  readonly from: number;
  /** Null: without end. */
  readonly to: number | null;
  readonly clause: string;
}

/** Rulebooks in which a rating is unsettled at first. */
export interface UnsettledRules {
  /** As it is written. */
  readonly displayed: (rating: number, isSettled: boolean) => string;
  /** What a rating still lacks that rests on this many games in this many events. */
  readonly missing: (games: number, events: number) => { readonly games: number; readonly events: number };
}

/** What a table of games can show beside round, opponent and the opponent's rating. */
export const GAME_COLUMNS = [
  'gap',
  'counted',
  'corrected',
  'expected',
  'score',
  'difference',
  'gamePoints',
  'change',
] as const;
export type GameColumn = (typeof GAME_COLUMNS)[number];

/** How the reasons of a rating are laid out for people. Rules are named as in the book's `reasons.ts`. */
export interface ExplanationLayout {
  /** The columns of its games, in their order. */
  readonly columns: readonly GameColumn[];
  /** The clause of the difference that counts, also where it is that of the ratings; absent where the text limits none. */
  readonly gapClause?: string;
  /** The clause by which the list in force at the start of an event counts; absent where events count at once. */
  readonly ratingsClause?: string;
  /** Steps about a single game, which the rows tell. */
  readonly gameRules: readonly string[];
  /** Steps that hold an event of a period with its games. */
  readonly eventRules: readonly string[];
  /** Steps that choose K, told once where they are the same for several events. */
  readonly kRules: readonly string[];
  /** Steps about each of many players, which a page folds. */
  readonly foldedRules: readonly string[];
  /** The edition that is offered first to compare an event with; absent where the game has no other. */
  readonly comparedWith?: EditionId;
}

/** What only an office asks, of any edition. */
interface CommonRules {
  readonly edition: Edition;
  readonly explanation: ExplanationLayout;
  /** What a rating can be at all, where somebody decides on it. */
  readonly ratings: readonly [from: number, to: number];
  /** What of a player can be decided on. */
  readonly indicators: readonly Indicator[];
  /** Whose decision on a player's standing counts. */
  readonly decides: readonly Authority[];
  /** Who may set what aside. What is not here holds for everybody. */
  readonly waivable: readonly Waivable[];
  /** What every event is checked by. */
  readonly checked: readonly CheckedClause[];
  readonly tables: readonly PrintedTable[];
  /** How strongly somebody played: from the ratings of opponents and the points against them; where the book's players know it. */
  readonly performance?: (opponents: readonly number[], score: number) => number | undefined;
  /** Facts that an office has to ask for beside the days of an event and what `Edition.needs` says. */
  readonly missing?: (report: ReportedEvent) => readonly MissingFact[];
  /** Whether the rulebook asks if a player is in its registry: whoever has a rating is. */
  readonly asksForRegistry: boolean;
  /** Absent where the text names no days. */
  readonly deadlines?: Deadlines;
  /** What a line of a list shows, in this order. */
  readonly columns: readonly ListColumn[];
  readonly grades?: GradeRules;
  readonly unsettled?: UnsettledRules;
  /** What the first of two players may expect of a game, in thousandths; `stones` of handicap are the second's. */
  readonly expected: (first: number, second: number, stones: number) => number;
  /** Whether a player can have a title, won in that year; absent where the text has no titles of this kind. */
  readonly isTitle?: (title: string, year?: number) => boolean;
  /** Titles above the one that is held, the nearest first; where these ratings can give any. */
  readonly titlesAhead?: (facts: TitleAheadFacts) => readonly TitleAhead[];
  /** The registry of members that the text sets up. */
  readonly members?: MemberRules;
  /** Whether FIDE's ratings stand in for its own, so that a report has to say whose it gives. */
  readonly takesFideRatings: boolean;
}

/** Under which clauses a list has what it has. */
export interface ListCitations {
  readonly closing: string;
  readonly eventChange: string;
  readonly rounding: string;
  readonly kFactor: string;
  readonly delisted: string;
  readonly inactive: string;
  readonly notListed: string;
  /** What a newcomer has of several events. */
  readonly pool: string;
}

/** What a list needs to know of a player. */
export interface ListCandidate {
  /** Absent: nothing is held against the federation. */
  readonly federationStatus?: 'member' | 'suspended' | 'not-a-member';
  /** A decision stands for the membership that is asked of others. */
  readonly isExempt: boolean;
  /** Somebody gave notice that the player is not to be listed, or has died. */
  readonly isRemoved: boolean;
  readonly birth?: Birth;
  /** Absent: unrated. */
  readonly rating?: number;
  readonly peak?: number;
  /** Rated games in all. */
  readonly games: number;
  readonly periodGames: number;
  /** The last game, as the edition counts it (`lastGame`). */
  readonly last?: number;
}

export interface ListLineRules {
  readonly k: number;
  readonly inactive: boolean;
}

/** One line of a list of title holders without a rating. */
export interface TitleLine {
  readonly id: string;
  readonly name: string | null;
  readonly title: string;
  readonly federation: string | null;
  readonly birthYear: number | null;
  readonly sex: Sex | null;
}

/** Somebody with a title. */
export interface TitledPlayer extends ListCandidate {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly federation?: string;
  readonly sex?: Sex;
}

/** A player whom nothing keeps off a list, as whole numbers; 0 for what is not known. */
export interface LeanStanding {
  readonly rating: number;
  /** Rated games in all. */
  readonly total: number;
  readonly peak: number;
  /** Of the period. */
  readonly games: number;
  readonly last: number;
  readonly birthYear: number;
}

/** Lines of one list for nearly everybody, told without building one. */
export interface LeanLines {
  /** Whether the rating is one that is listed. */
  readonly isListed: (rating: number) => boolean;
  readonly k: (standing: LeanStanding) => number;
  readonly isInactive: (standing: LeanStanding) => boolean;
}

/** Who is more than so many points below the standard rating of the same list gets that rating less these points. */
export type LiftedToStandard = Pick<AtLeastRule, 'kind' | 'minus'>;

/** An opponent with a rating. */
export interface MetOpponent {
  /** Among the players of the event. */
  readonly place: number;
  readonly rating: number;
}

/** Rulebooks with rating periods: a list on the first of each month. */
export interface MonthlyRules extends CommonRules {
  readonly calendar: 'monthly';
  /** Below it a list shows no rating. */
  readonly floor: number;
  /** Ratings at which something else holds, such as K or a title: who passes one is named before all ratings are changed at once. */
  readonly marks: readonly number[];
  /** The rule by which all ratings were changed at once on the list of a month, as it was published by those whose rules these are. */
  readonly changeOfBrought?: (list: Month) => TowardsRule | LiftedToStandard | undefined;
  /** The last day for events and reports of a list. */
  readonly closingDay: (list: Month) => Day;
  /** The clauses of what a list says of a player, and of when it closes. */
  readonly cite: ListCitations;
  /** The first list that an event and its report are in time for. */
  readonly listOf: (event: ChessEvent) => Month;
  /** Whether only the time of the games of an event is left to be judged, so that it can go the short way. */
  readonly onlyTimeIsOpen: (event: Pick<EventFacts, 'system' | 'approvals'>) => boolean;
  /** Minutes of a player, as the time of a game is judged by them. */
  readonly minutesOf: (controls: readonly ControlPeriod[]) => number;
  readonly openPeriod: OpenPeriod;
  /** Whether what somebody gets in an event can depend on what others did elsewhere in the period. */
  readonly hangsTogether: boolean;
  /** The rating that a change in hundredths leads to by itself; null below the floor. */
  readonly newRating: (before: number, change: number) => number | null;
  /** The line of a player; undefined for anybody who is not on the list. */
  readonly line: (player: ListCandidate, list: Month) => ListLineRules | undefined;
  /** The short way to the same, for editions that need nothing of a player but numbers. */
  readonly leanLines?: (list: Month) => LeanLines;
  /** The line in a list of its own of who has a title and no rating, where the text has one. */
  readonly titleLine?: (player: TitledPlayer, list: Month) => TitleLine | undefined;
  /** K of an event that begins on a day, and what would change it. */
  readonly kAhead: (facts: KAheadFacts) => KAhead;
  /** Whether K on a list depends on the birthday, not only on its year. */
  readonly needsBirthday: boolean;
  /** What `StandingRow.last` is: the day of the last game, or the last list with games. */
  readonly lastGame: 'day' | 'list';
  /** Whether somebody whose last game is so long ago is inactive on a list. */
  readonly inactive: (last: number, list: Month) => boolean;
  /** Whether earlier results are still in a newcomer's pool. */
  readonly inPool: (results: { readonly end?: Day; readonly list?: Month }, list: Month) => boolean;
  /** Results below the floor are forgotten, and the next event begins a new pool. */
  readonly forgets: (status: Status) => boolean;
  /** Whether it matters later that somebody had a first event whose results have dropped out. */
  readonly remembersFirstEvent: boolean;
  /** The games of a newcomer that were rated in the period; `wasKnown`: there were earlier results. */
  readonly ratedGames: (result: NewcomerResult, wasKnown: boolean) => number;
  /** Open clauses of which a pool may choose the reading. */
  readonly readings: readonly ReadingChoice[];
  /** The rules by readings that a pool has chosen; what is not named, or is no matter of this text, is as usual. */
  readonly read?: (chosen: ChosenReadings) => MonthlyRules;
  /** The rules of an event that starts on a day, where a chosen reading looks at it. */
  readonly startingOn?: (day: Day) => MonthlyRules;
  /** By place of the player: the opponents with a rating in games that count, and the ratings that they count with. */
  readonly opponentsMet: (event: Event) => readonly (readonly MetOpponent[])[];
}

/** What an event comes to for one player. */
export interface AtOnceResult {
  /** Rated games of the event, and half points in them. */
  readonly n: number;
  readonly halfPoints: number;
  /** Points expected in them, and K: where the rulebook knows them. */
  readonly expected?: number;
  readonly k?: number;
  /** How the player stands afterwards, as the next event is told; absent where the event gives nobody a standing. */
  readonly standing?: {
    readonly rating: number;
    /** Games that it rests on more than before. */
    readonly games: number;
  } & Pick<PlayerFacts, 'unsettled' | 'history' | 'rank' | 'reached'>;
}

/** Rulebooks that rate each event when it comes. */
export interface AtOnceRules extends CommonRules {
  readonly calendar: 'at-once';
  /** Years of age as they count, where ratings depend on them: an office keeps these, and no birthday. */
  readonly ageOn?: (birth: Birth, on: Day) => number;
  /** Where K follows from a table over ratings. */
  readonly kRange?: (rating: number) => KRange;
  readonly resultOf: (rated: EventResult, event: Event, player: string) => AtOnceResult;
  /** The short way for those who rate very many events; absent where the book has none. */
  readonly inColumns?: AtOnceColumns;
}

export type OfficeRules = MonthlyRules | AtOnceRules;
export type Calendar = OfficeRules['calendar'];

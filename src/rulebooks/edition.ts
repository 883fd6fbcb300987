/**
 * The contract of an edition: everything that the other rooms ask of one. `Edition` is what rates, and runs in a page;
 * `OfficeRules` is what only an office needs, separate so that no page carries it. Each book writes both, and a question that a
 * book leaves open does not compile: no other room has a table of editions.
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

/** What can be due for an event. */
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

/** What an office stores of a player: rating or points, title, total games, highest rating, and whether an ORR rating has its star. */
export const INDICATORS = ['rating', 'grade', 'games', 'peak', 'unsettled'] as const;
export type Indicator = (typeof INDICATORS)[number];

/** A fact that a report leaves out and that the rulebook cannot do without. */
export interface MissingFact {
  readonly field: string;
  /** Whose fact it is; absent for a fact of the event. */
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

/** The columns that a line of a list may have, by their names in files. */
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

/** For rulebooks in which players have a grade as well as points. */
export interface GradeRules {
  /** The grade that somebody with these points enters events with. */
  readonly entry: (points: number) => string;
  /** The fewest points of a grade. */
  readonly points: (grade: string) => number;
  /** The first title of somebody who enters with a grade. */
  readonly first: (grade: string) => string;
  /** By how many grades the first is stronger than the second; negative if it is weaker. */
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

/** A player on a ranking list: `rank` is the title. */
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

/** What K depends on. */
export interface KAheadFacts {
  readonly rating: number;
  /** The highest that was published. */
  readonly peak: number;
  /** Rated games in all. */
  readonly games: number;
  readonly birth?: Birth;
  readonly on: Day;
}

/** A title that a player does not hold yet, and the rating that it requires. */
export interface TitleAhead {
  readonly title: string;
  readonly rating: number;
  /** Points up to it; 0 where it has been reached. */
  readonly lacking: number;
  /** Rated games that are missing by then. */
  readonly games: number;
  /** The rating alone is not enough: norms are required too. */
  readonly norms: boolean;
  /** A clause of the title regulations. */
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
  /** The clause as written. */
  readonly displayed: (rating: number, isSettled: boolean) => string;
  /** What a rating from this many games in this many events still needs to be settled. */
  readonly missing: (games: number, events: number) => { readonly games: number; readonly events: number };
}

/** Further columns of a table of games, besides round, opponent and the opponent's rating. */
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

/** How the reasons of a rating are arranged for people. Rules are named as in the book's `reasons.ts`. */
export interface ExplanationLayout {
  /** The columns of its games, in their order. */
  readonly columns: readonly GameColumn[];
  /** The clause of the difference that counts, also where it is that of the ratings; absent where the text limits none. */
  readonly gapClause?: string;
  /** The clause by which the list in force at the start of an event counts; absent where events count at once. */
  readonly ratingsClause?: string;
  /** Steps about a single game, which the rows show. */
  readonly gameRules: readonly string[];
  /** Steps that hold an event of a period with its games. */
  readonly eventRules: readonly string[];
  /** Steps that choose K, shown once if they are the same for several events. */
  readonly kRules: readonly string[];
  /** Steps about each of many players, which a page folds. */
  readonly foldedRules: readonly string[];
  /** The edition that is offered first to compare an event with; absent where the game has no other. */
  readonly comparedWith?: EditionId;
}

/** What only an office needs from any edition. */
interface CommonRules {
  readonly edition: Edition;
  readonly explanation: ExplanationLayout;
  /** The limits of a rating that an authority decides on. */
  readonly ratings: readonly [from: number, to: number];
  /** Which values of a player can be decided on. */
  readonly indicators: readonly Indicator[];
  /** Whose decisions on a player's standing count. */
  readonly decides: readonly Authority[];
  /** Who may waive which finding. What is not listed cannot be waived. */
  readonly waivable: readonly Waivable[];
  /** The clauses by which every event is checked. */
  readonly checked: readonly CheckedClause[];
  readonly tables: readonly PrintedTable[];
  /** A player's performance: from the ratings of opponents and the score against them; absent if the book has no performances. */
  readonly performance?: (opponents: readonly number[], score: number) => number | undefined;
  /** Facts that an office has to ask for, in addition to the days of an event and to `Edition.needs`. */
  readonly missing?: (report: ReportedEvent) => readonly MissingFact[];
  /** Whether the rulebook asks if a player is in its registry; every rated player is. */
  readonly asksForRegistry: boolean;
  /** Absent where the text names no days. */
  readonly deadlines?: Deadlines;
  /** The columns of a list, in this order. */
  readonly columns: readonly ListColumn[];
  readonly grades?: GradeRules;
  readonly unsettled?: UnsettledRules;
  /** The expected score of the first of two players, in thousandths; `stones` of handicap belong to the second. */
  readonly expected: (first: number, second: number, stones: number) => number;
  /** Whether a player can have a title won in that year; absent if the text has no such titles. */
  readonly isTitle?: (title: string, year?: number) => boolean;
  /** Titles above the one that is held, the nearest first; where these ratings can give any. */
  readonly titlesAhead?: (facts: TitleAheadFacts) => readonly TitleAhead[];
  /** The registry of members that the text sets up. */
  readonly members?: MemberRules;
  /** Whether FIDE's ratings are used if there are none of its own, so that a report has to say which ratings it gives. */
  readonly takesFideRatings: boolean;
}

/** The clauses behind the parts of a list. */
export interface ListCitations {
  readonly closing: string;
  readonly eventChange: string;
  readonly rounding: string;
  readonly kFactor: string;
  readonly delisted: string;
  readonly inactive: string;
  readonly notListed: string;
  /** A newcomer's results from several events. */
  readonly pool: string;
}

/** What a list needs to know of a player. */
export interface ListCandidate {
  /** Absent: nothing prevents its players from being listed. */
  readonly federationStatus?: 'member' | 'suspended' | 'not-a-member';
  /** A decision that replaces the membership which others need. */
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

/** A player whom nothing keeps off a list, as whole numbers; 0 for unknown values. */
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

/** The lines of one list for nearly everybody, without building an object for each. */
export interface LeanLines {
  /** Whether the rating is high enough to be listed. */
  readonly isListed: (rating: number) => boolean;
  readonly k: (standing: LeanStanding) => number;
  readonly isInactive: (standing: LeanStanding) => boolean;
}

/** Everybody who is more than this many points below the standard rating of the same list gets that rating minus these points. */
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
  /** The rule by which the federation changed all ratings at once on the list of a month, as published. */
  readonly changeOfBrought?: (list: Month) => TowardsRule | LiftedToStandard | undefined;
  /** The last day for events and reports of a list. */
  readonly closingDay: (list: Month) => Day;
  /** The clauses about a player's line on a list, and about when the list closes. */
  readonly cite: ListCitations;
  /** The first list that an event and its report are in time for. */
  readonly listOf: (event: ChessEvent) => Month;
  /** Whether only the time control is left to be checked, so that the event can go the short way. */
  readonly onlyTimeIsOpen: (event: Pick<EventFacts, 'system' | 'approvals'>) => boolean;
  /** Minutes of a player, as the time of a game is judged by them. */
  readonly minutesOf: (controls: readonly ControlPeriod[]) => number;
  readonly openPeriod: OpenPeriod;
  /** Whether a player's result in an event can depend on what others did elsewhere in the period. */
  readonly hangsTogether: boolean;
  /** The rating after a change in hundredths, without anything else; null below the floor. */
  readonly newRating: (before: number, change: number) => number | null;
  /** The line of a player; undefined if the player is not on the list. */
  readonly line: (player: ListCandidate, list: Month) => ListLineRules | undefined;
  /** A faster way to the same, for editions that only need numbers of a player. */
  readonly leanLines?: (list: Month) => LeanLines;
  /** The line on the separate list of title holders without a rating, if the text has one. */
  readonly titleLine?: (player: TitledPlayer, list: Month) => TitleLine | undefined;
  /** K of an event that begins on a day, and what would change it. */
  readonly kAhead: (facts: KAheadFacts) => KAhead;
  /** Whether K on a list depends on the birthday, and not only on the year of birth. */
  readonly needsBirthday: boolean;
  /** The meaning of `StandingRow.last`: the day of the last game, or the last list with games. */
  readonly lastGame: 'day' | 'list';
  /** Whether a player whose last game was then is inactive on a list. */
  readonly inactive: (last: number, list: Month) => boolean;
  /** Whether earlier results are still in a newcomer's pool. */
  readonly inPool: (results: { readonly end?: Day; readonly list?: Month }, list: Month) => boolean;
  /** Results below the floor are forgotten, and the next event begins a new pool. */
  readonly forgets: (status: Status) => boolean;
  /** Whether it matters later that a player had a first event whose results have dropped out. */
  readonly remembersFirstEvent: boolean;
  /** The games of a newcomer that were rated in the period; `wasKnown`: there were earlier results. */
  readonly ratedGames: (result: NewcomerResult, wasKnown: boolean) => number;
  /** Open clauses for which a pool may choose a reading. */
  readonly readings: readonly ReadingChoice[];
  /**
   * The rules with the readings that a pool has chosen; readings that are not named, or that do not concern this text, are the
   * usual ones.
   */
  readonly read?: (chosen: ChosenReadings) => MonthlyRules;
  /** The rules of an event that starts on a day, where a chosen reading looks at it. */
  readonly startingOn?: (day: Day) => MonthlyRules;
  /** By place of the player: the rated opponents in games that count, and the ratings with which they count. */
  readonly opponentsMet: (event: Event) => readonly (readonly MetOpponent[])[];
}

/** The outcome of an event for one player. */
export interface AtOnceResult {
  /** Rated games of the event, and half points in them. */
  readonly n: number;
  readonly halfPoints: number;
  /** Points expected in them, and K: where the rulebook knows them. */
  readonly expected?: number;
  readonly k?: number;
  /** The player's standing after the event, for the next event; absent if the event gives no standing. */
  readonly standing?: {
    readonly rating: number;
    /** Games that it rests on more than before. */
    readonly games: number;
  } & Pick<PlayerFacts, 'unsettled' | 'history' | 'rank' | 'reached'>;
}

/** Rulebooks that rate each event when it comes. */
export interface AtOnceRules extends CommonRules {
  readonly calendar: 'at-once';
  /** Years of age that count, if ratings depend on them: an office stores these, and no birthday. */
  readonly ageOn?: (birth: Birth, on: Day) => number;
  /** For books in which K follows from a table of ratings. */
  readonly kRange?: (rating: number) => KRange;
  readonly resultOf: (rated: EventResult, event: Event, player: string) => AtOnceResult;
  /** The short way for those who rate very many events; absent where the book has none. */
  readonly inColumns?: AtOnceColumns;
}

export type OfficeRules = MonthlyRules | AtOnceRules;
export type Calendar = OfficeRules['calendar'];

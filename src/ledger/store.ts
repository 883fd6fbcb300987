/**
 * The interface of a store. A store holds entries and papers, and the projections that follow from them; it knows no
 * rules. `read` sees one moment; `write` runs alone and either succeeds as a whole or changes nothing.
 */
import type { EntryKind } from './entries.ts';

export const EVENT_STATES = [
  'registered',
  'submitted',
  'questions',
  'accepted',
  'refused',
  'rated',
  'published',
  'corrected',
  'withdrawn',
] as const;
export type EventState = (typeof EVENT_STATES)[number];

export interface LedgerHead {
  readonly no: number;
  readonly hash: string;
  /** Time of the last entry; empty before the first. */
  readonly time: string;
}

export interface StoredEntry {
  readonly no: number;
  readonly kind: EntryKind;
  readonly time: string;
  readonly author: string;
  readonly hash: string;
  /** Canonical JSON. */
  readonly text: string;
}

export const PAPERS = [
  'identity',
  'report',
  'officer',
  'changes',
  'list',
  'account',
  'comment',
  'attachment',
  'arbiters',
] as const;
export type PaperKind = (typeof PAPERS)[number];

/** Personal data, kept apart from the entries that hold its digest. */
export interface Paper {
  readonly digest: string;
  readonly kind: PaperKind;
  /** Number of the person or event that it is about. */
  readonly of: number;
  readonly salt: Uint8Array;
  readonly content: Uint8Array;
  /** SHA-256 of a report's bytes as received. */
  readonly sha256?: string;
  /** The content as stored, where it was compressed in advance; never returned by a read. */
  readonly packed?: Uint8Array;
}

/** Occasions on which birth dates or the whole registry are given out; and the removal of old rows from that record. */
export const READINGS = [
  'players.show',
  'players.export',
  'players.erase',
  'events.export',
  'export',
  'backup',
  'removal',
] as const;
export type ReadingKind = (typeof READINGS)[number];

/** Who was given what. Not part of the ledger: nothing depends on it. */
export interface ReadingRow {
  readonly no: number;
  /** As entries have it. */
  readonly time: string;
  readonly reader: string;
  readonly what: ReadingKind;
  /**
   * The id of a person, of an event that was exported, or the list whose events were; for a removal the day before
   * which rows were removed.
   */
  readonly about: string | null;
  /** Number of persons; for a removal the number of removed rows. */
  readonly persons: number | null;
  /** Of a removal. */
  readonly ground: string | null;
}

/**
 * Work rows, stored outside the ledger: sessions, requests that wait for a second officer, unfinished input. No rating
 * depends on them, and neither `verify` nor an export includes them; a backup does.
 */
export const WORK_KINDS = [
  'password',
  'passkey',
  'challenge',
  'one-time-code',
  'recovery',
  'session',
  'invitation',
  'attempt',
  'api-key',
  'system-user',
  'request',
  'draft',
  'answer',
  'typed-event',
  'webhook',
  'delivery',
  'receipt',
  'seen',
  'secret',
  'job',
  'job-file',
  'job-step',
  'job-progress',
  'job-touched',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export interface WorkRow {
  readonly kind: WorkKind;
  /** Unique within its kind. */
  readonly key: string;
  /** The account that it belongs to, or its subject; empty for neither. */
  readonly owner: string;
  /** When it was written, as in entries. */
  readonly time: string;
  /** When it ends; null where it does not. */
  readonly until: string | null;
  /** JSON. */
  readonly data: string;
  readonly content: Uint8Array | null;
}

/** By name, or by initials and without the year of birth. */
export const MINORS_SHOWN = ['names', 'initials'] as const;
export type MinorsShown = (typeof MINORS_SHOWN)[number];

export interface OfficeRow {
  readonly name: string;
  readonly timeZone: string;
  /** How the public sees players under 18. */
  readonly minors: MinorsShown;
}

export interface PoolRow {
  readonly pool: string;
  readonly family: 'fide' | 'mssz' | 'orr' | 'mgsz';
  readonly name: string;
  readonly since: string;
  /** JSON. */
  readonly settings: string;
}

export interface FederationRow {
  readonly federation: string;
  readonly status: 'member' | 'suspended' | 'not-a-member';
  readonly officer: string | null;
}

export const NUMBERS = ['fide', 'komir', 'orr', 'pin'] as const;
export type NumberKind = (typeof NUMBERS)[number];

export interface PersonRow {
  readonly person: number;
  readonly mergedInto: number | null;
  readonly identity: string | null;
  readonly name: string | null;
  /** `2014-03-01`, or only the year. */
  readonly birth: string | null;
  readonly fide: string | null;
  readonly komir: string | null;
  readonly orr: string | null;
  readonly pin: string | null;
  readonly birthYear: number | null;
  readonly sex: string | null;
  readonly federation: string | null;
  readonly title: string | null;
  /** JSON: `PersonFacts` and their history. */
  readonly facts: string;
  /** The day on which the office was told. */
  readonly deceased: string | null;
  readonly club: string | null;
  /** Sum of `MARKS`. */
  readonly marks: number;
  /**
   * Not a column: for public reads of a minor, the name is reduced to initials, and the year of birth must not be
   * shown.
   */
  readonly initials?: true;
}

/** Present properties of a person; `changed`: facts were different earlier. */
export const MARKS = { deceased: 1, blocked: 2, exempt: 4, erased: 8, changed: 16 } as const;

/** The data that identifies a person. */
export type KnownPerson = Pick<
  PersonRow,
  'person' | 'mergedInto' | 'name' | 'birth' | NumberKind | 'sex' | 'federation' | 'deceased'
>;

/** The data that lists need of every person. */
export type ListedPerson = Pick<PersonRow, 'person' | 'mergedInto' | 'birthYear' | 'federation' | 'marks'>;

/** The data that pages show of every person. */
export interface ShownPerson {
  readonly person: number;
  readonly mergedInto: number | null;
  readonly name: string | null;
  readonly birthYear: number | null;
  readonly sex: string | null;
  readonly federation: string | null;
  readonly title: string | null;
  /** JSON as in `PersonRow`, where facts were different earlier, or the person was erased. */
  readonly facts: string | null;
}

/** The data that files of lists show of a person. */
export interface FilePerson extends ShownPerson {
  readonly fide: string | null;
  readonly pin: string | null;
  readonly marks: number;
  /** As in `PersonRow`. */
  readonly initials?: true;
}

/** The same in a page of `filePersons`; the last member is present only where the name is reduced to initials. */
export type FileCardValues = readonly [
  person: number,
  mergedInto: number | null,
  name: string | null,
  birthYear: number | null,
  sex: string | null,
  federation: string | null,
  title: string | null,
  facts: string | null,
  fide: string | null,
  pin: string | null,
  marks: number,
  initials?: 1,
];

export interface EventRow {
  readonly event: number;
  readonly pool: string;
  readonly state: EventState;
  readonly name: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly edition: string | null;
  readonly listDate: string | null;
  readonly submission: number | null;
  readonly report: string | null;
  readonly partOf: number | null;
  readonly players: number;
  readonly games: number;
  readonly openQuestions: number;
  /** JSON: the data of the event's entries, except for players and games. */
  readonly data: string;
  /** The event whose report this one corrects, and the first in the series. */
  readonly corrects: number | null;
  readonly origin: number | null;
  /** The event with the corrected report. */
  readonly correctedBy: number | null;
  /** Number of players for whom a rating of the report was accepted as brought in, or set aside. */
  readonly broughtRatings: number;
}

export interface EntrantRow {
  readonly person: number;
  readonly event: number;
  /** Index among the players of the report. */
  readonly place: number;
}

export interface QuestionRow {
  readonly event: number;
  readonly question: number;
  readonly kind: 'identity' | 'fact' | 'rating';
  readonly player: number | null;
  readonly open: boolean;
  /** JSON: the question as it was asked. */
  readonly data: string;
  /** JSON: the answer. */
  readonly answer: string | null;
}

export interface ListRow {
  readonly list: number;
  readonly pool: string;
  /** `2024-06-01`. */
  readonly date: string;
  readonly no: number;
  readonly players: number;
  readonly digest: string;
  /** JSON. */
  readonly data: string;
}

/** A player on a list. */
export interface StandingRow {
  readonly person: number;
  /** Null: unrated in the pool, though known there. */
  readonly rating: number | null;
  readonly k: number | null;
  /** Rated games of the period. */
  readonly games: number;
  /** Rated games in all. */
  readonly total: number;
  readonly peak: number | null;
  /** Since the list before, in hundredths of a point before rounding. */
  readonly change: number | null;
  /** Sum of `FLAGS`. */
  readonly flags: number;
  /** The last list with games as a month, or the last game as a day, depending on the edition. */
  readonly last: number | null;
  /** JSON: further data of the rulebook, such as a newcomer's results, grade and marks. */
  readonly rest: string | null;
}

/** The identity on a card, for comparison with a list. */
export type ComparedCard = readonly [
  person: number,
  mergedInto: number | null,
  fide: string,
  name: string | null,
  birth: string | null,
  sex: string | null,
  federation: string | null,
  title: string | null,
];

/**
 * New persons, in columns: the first has the number `first`, and the others follow. They have no facts without columns,
 * and their papers have name, birth and FIDE number.
 */
export interface NewCards {
  readonly first: number;
  /** Of the papers, in hexadecimal, concatenated. */
  readonly digests: string;
  /** Salts and contents, concatenated; `ends`: the end of each content. */
  readonly papers: Uint8Array;
  readonly ends: ArrayLike<number>;
  readonly names: readonly string[];
  readonly births: readonly (string | null)[];
  readonly fide: readonly string[];
  readonly birthYears: readonly (number | null)[];
  readonly sexes: readonly (string | null)[];
  readonly federations: readonly (string | null)[];
  readonly titles: readonly (string | null)[];
  /** The keys under which each is found. */
  readonly keys: () => readonly (readonly string[])[];
  /** Where keys are sorted elsewhere: those of all cards in the same write. */
  readonly inOrder?: KeysInOrder | undefined;
}

/** For the names of several `NewCards`, which share one of these. */
export interface KeysInOrder {
  /** Total number of persons. */
  readonly persons: number;
  /** Undefined where the keys were not sorted. */
  readonly sorted: () => Promise<SortedKeys | undefined>;
}

/** Each key once, sorted, and the persons with that key, sorted: `counts` says how many belong to each key. */
export interface SortedKeys {
  readonly keys: readonly string[];
  readonly counts: Int32Array;
  readonly persons: Int32Array;
}

/** In a column of numbers: no value. */
export const NO_NUMBER = -0x8000_0000;

/** Rows of an imported list, in columns, sorted by person: `change` and `rest` are null in all of them. */
export type StandingColumns = Readonly<
  Record<'person' | 'rating' | 'k' | 'games' | 'total' | 'peak' | 'flags' | 'last', Int32Array>
>;

/** Rows of a list stored together, read column by column, sorted by person; each value as in `StandingRow`. */
export interface StandingBlock {
  readonly rows: number;
  readonly person: (row: number) => number;
  readonly rating: (row: number) => number | null;
  readonly k: (row: number) => number | null;
  readonly games: (row: number) => number;
  readonly total: (row: number) => number;
  readonly peak: (row: number) => number | null;
  readonly change: (row: number) => number | null;
  readonly flags: (row: number) => number;
  readonly row: (row: number) => StandingRow;
  readonly rests: () => readonly (string | null)[];
}

/** Some thousand rows in order; `next`: where to continue, if there may be more. */
export interface StandingBlocks {
  readonly blocks: readonly StandingBlock[];
  readonly next?: number;
}

export const FLAGS = { inactive: 1, fresh: 2, delisted: 4, returned: 8, notListed: 16 } as const;

/** A player on a list. */
export interface ListedPlace {
  readonly list: number;
  readonly person: number;
}

export type StoredListRating = ListedPlace & Pick<StandingRow, 'rating'>;

export type EnteredRating = Pick<ResultRow, 'event' | 'person' | 'before'>;

export interface ResultRow {
  readonly person: number;
  readonly event: number;
  readonly list: number | null;
  readonly before: number | null;
  readonly after: number | null;
  readonly n: number;
  /** Half points. */
  readonly score: number;
  /** Hundredths. */
  readonly expected: number | null;
  readonly k: number | null;
  /** Hundredths of a point; MGSZ: whole points x 100. */
  readonly change: number | null;
  readonly rest: string | null;
}

export interface PresentRow {
  readonly pool: string;
  readonly person: number;
  readonly rating: number | null;
  /** JSON. */
  readonly rest: string;
}

export interface DecisionRow {
  readonly no: number;
  readonly pool: string;
  readonly person: number;
  readonly day: string;
  /** JSON. */
  readonly data: string;
}

export interface EventCount {
  readonly pool: string;
  readonly state: EventState;
  readonly count: number;
}

export interface StoredEventsQuery {
  readonly pool?: string;
  /** Only these events. */
  readonly events?: readonly number[];
  /** Events with a greater number. */
  readonly after?: number;
  readonly states?: readonly EventState[];
  readonly listDate?: string;
  readonly upToListDate?: string;
  readonly endFrom?: string;
  /** Events of exactly these days. */
  readonly days?: { readonly start: string; readonly end: string };
  /** Parts of this event. */
  readonly partOf?: number;
  readonly limit?: number;
}

/** Events in reverse order, newest first. */
export interface NewestEventsQuery {
  readonly pool?: string;
  readonly listDate?: string;
  /** Events with a smaller number. */
  readonly before?: number;
  readonly limit: number;
}

/**
 * Reading. Every answer is sorted by its key (texts byte by byte), whatever the order of the request; lists by number.
 */
export interface Desk {
  readonly head: () => Promise<LedgerHead>;
  readonly entry: (no: number) => Promise<StoredEntry | undefined>;
  readonly entries: (numbers: readonly number[]) => Promise<readonly StoredEntry[]>;
  /** All from a number on, in order, in batches of this size, where it is given. */
  readonly entriesFrom: (no: number, atOnce?: number) => AsyncIterable<readonly StoredEntry[]>;
  readonly entriesAbout: (subject: string) => Promise<readonly StoredEntry[]>;
  /** Entries of one kind about any of several subjects, each once. */
  readonly entriesOf: (kind: EntryKind, subjects: readonly string[]) => Promise<readonly StoredEntry[]>;
  /** Entries of one kind with numbers after one and up to another. */
  readonly entriesBetween: (kind: EntryKind, after: number, upTo: number) => Promise<readonly StoredEntry[]>;
  /** Numbers of the entries about any of several subjects. */
  readonly mentions: (
    subjects: readonly string[],
  ) => Promise<readonly { readonly subject: string; readonly no: number }[]>;
  /** Only their numbers: an import has hundreds of large entries. */
  readonly entryNumbers: (kind: EntryKind, subject: string) => Promise<readonly number[]>;
  /**
   * Numbers and kinds of all from a number on, in order: for callers that need a few of them and would not unpack the
   * others.
   */
  readonly entryKindsFrom: (no: number) => Promise<readonly Pick<StoredEntry, 'no' | 'kind'>[]>;
  /** Hashes of entries with numbers after one and up to another, in order. */
  readonly entryHashes: (after: number, upTo: number) => Promise<readonly string[]>;
  /**
   * The hashes of a tile of the public log, concatenated: on level 0 if it is full, on the others as far as it goes.
   */
  readonly tile: (level: number, tile: number) => Promise<Uint8Array | undefined>;
  /** The sizes of the public log with signed checkpoints, smallest first. */
  readonly checkpoints: () => Promise<readonly number[]>;
  /** The signed checkpoint of a size, or the newest. */
  readonly checkpoint: (size?: number) => Promise<string | undefined>;
  /** A paper that is not an identity: a report, an officer, changes of ratings, the rows of a recomputed list. */
  readonly paper: (digest: string) => Promise<Paper | undefined>;
  /** Those that exist: erased ones do not. */
  readonly papers: (digests: readonly string[]) => Promise<readonly Paper[]>;
  /** The papers about a person, or an event; for kinds other than identities all papers are searched. */
  readonly papersOf: (kind: PaperKind, of: number) => Promise<readonly Paper[]>;
  /** All identity papers of some persons, including replaced ones, ordered by person and digest. */
  readonly identityPapers: (persons: readonly number[]) => Promise<readonly Paper[]>;
  /** The total number of identity papers. */
  readonly identityCount: () => Promise<number>;
  /** Events whose report had these bytes. */
  readonly reportsWith: (sha256: readonly string[]) => Promise<readonly { sha256: string; event: number }[]>;
  readonly importedParts: (sha256: string) => Promise<readonly number[]>;
  readonly office: () => Promise<OfficeRow | undefined>;
  readonly pool: (pool: string) => Promise<PoolRow | undefined>;
  readonly pools: () => Promise<readonly PoolRow[]>;
  readonly federations: () => Promise<readonly FederationRow[]>;
  readonly lastPerson: () => Promise<number>;
  readonly persons: (numbers: readonly number[]) => Promise<readonly PersonRow[]>;
  readonly personsWith: (kind: NumberKind, values: readonly string[]) => Promise<readonly PersonRow[]>;
  /** The same, with identifying data: a month of reports needs hundreds of thousands. */
  readonly knownWith: (kind: NumberKind, values: readonly string[]) => Promise<readonly KnownPerson[]>;
  /** The highest number of a kind with at most this many digits; 0 where nobody has one. */
  readonly highestNumber: (kind: NumberKind, digits: number) => Promise<number>;
  readonly personsNamed: (keys: readonly string[]) => Promise<readonly (PersonRow & { readonly key: string })[]>;
  readonly allPersons: () => AsyncIterable<readonly PersonRow[]>;
  readonly allListedPersons: () => AsyncIterable<readonly ListedPerson[]>;
  /** Some thousand after a person; an empty page is the end. Each page may be requested on its own. */
  readonly shownPersons: (after: number) => Promise<readonly ShownPerson[]>;
  readonly shownAmong: (persons: readonly number[]) => Promise<readonly ShownPerson[]>;
  /**
   * A page with those of some persons who exist, given in ascending order, and possibly others between them: JSON in
   * UTF-8, an array of `FileCardValues`, without white space. Half a million neighbouring persons are read this way in
   * a moment.
   */
  readonly filePersons: (persons: readonly number[]) => Promise<Uint8Array>;
  /** Everybody with one of these FIDE numbers, and possibly others: neighbouring numbers are read together. */
  readonly comparedCards: (fide: readonly string[]) => Promise<readonly ComparedCard[]>;
  /** The clubs named in present identity papers of persons after one and up to another. */
  readonly clubs: (
    after: number,
    upTo: number,
  ) => Promise<readonly { readonly person: number; readonly club: string }[]>;
  /** Keys of names with this beginning, sorted, at most this many. */
  readonly namesBeginning: (
    beginning: string,
    limit: number,
  ) => Promise<readonly { readonly key: string; readonly person: number }[]>;
  readonly lastEvent: () => Promise<number>;
  readonly event: (event: number) => Promise<EventRow | undefined>;
  readonly events: (query: StoredEventsQuery) => Promise<readonly EventRow[]>;
  /** Highest number first. */
  readonly lastEvents: (query: NewestEventsQuery) => Promise<readonly EventRow[]>;
  /** Number of events by pool and state. */
  readonly eventCounts: () => Promise<readonly EventCount[]>;
  /** Events in which any of some persons took part, each once. */
  readonly eventsOf: (persons: readonly number[]) => Promise<readonly EventRow[]>;
  /** Which of some persons are in an event, whatever its state. */
  readonly tookPart: (persons: readonly number[]) => Promise<readonly number[]>;
  readonly entrants: (event: number) => Promise<readonly EntrantRow[]>;
  /** Those of several events. */
  readonly entrantsOf: (events: readonly number[]) => Promise<readonly EntrantRow[]>;
  readonly questions: (event?: number) => Promise<readonly QuestionRow[]>;
  readonly lists: (pool?: string) => Promise<readonly ListRow[]>;
  readonly list: (pool: string, date: string) => Promise<ListRow | undefined>;
  readonly standings: (list: number, persons: readonly number[]) => Promise<readonly StandingRow[]>;
  /** Ordered by person. */
  readonly allStandings: (list: number) => AsyncIterable<readonly StandingRow[]>;
  /** Some thousand after a person; an empty page is the end. Each page may be requested on its own. */
  readonly someStandings: (list: number, after: number) => Promise<readonly StandingRow[]>;
  /** The same column by column, from a block on. */
  readonly standingBlocks: (list: number, from: number) => Promise<StandingBlocks>;
  /** Entries of lists for some players: only the rating. */
  readonly ratingsOn: (query: readonly ListedPlace[]) => Promise<readonly StoredListRating[]>;
  readonly standingsOf: (person: number) => Promise<readonly (StandingRow & { readonly list: number })[]>;
  readonly results: (event: number) => Promise<readonly ResultRow[]>;
  /** Those of several events. */
  readonly resultsIn: (events: readonly number[]) => Promise<readonly ResultRow[]>;
  /** For several events: only the rating that everybody had in them. */
  readonly ratingsIn: (events: readonly number[]) => Promise<readonly EnteredRating[]>;
  /** Those of events with these persons among their entrants, ordered by event; with a pool, only its own. */
  readonly resultsOf: (persons: readonly number[], pool?: string) => Promise<readonly ResultRow[]>;
  readonly present: (pool: string, persons: readonly number[]) => Promise<readonly PresentRow[]>;
  readonly allPresent: (pool: string) => AsyncIterable<readonly PresentRow[]>;
  readonly decisions: (pool: string) => Promise<readonly DecisionRow[]>;
  /** From a time on, in order. */
  readonly readings: (from?: string) => Promise<readonly ReadingRow[]>;
  readonly lastReading: () => Promise<number>;
  readonly workRow: (kind: WorkKind, key: string) => Promise<WorkRow | undefined>;
  /** All of a kind, or those of one owner, sorted by key; without their content. */
  readonly workRows: (kind: WorkKind, owner?: string) => Promise<readonly WorkRow[]>;
  /** The names of the projections, and the rows of one, sorted by key. */
  readonly projections: readonly string[];
  readonly rowsOf: (projection: string) => AsyncIterable<readonly ComparedRow[]>;
  /**
   * The same in the form that a replay is compared with; for papers and identities, the columns beside salt and
   * content.
   */
  readonly pagesOf: (projection: string) => AsyncIterable<ComparedPage>;
  /** The row of a person as a page of `persons` has it. */
  readonly personTold: (person: PersonRow) => ComparedRow;
  /** The time by the clock of the database server, in milliseconds since 1970; undefined where there is no server. */
  readonly serverTime: () => Promise<number | undefined>;
  /** The database's own report on its condition. */
  readonly condition: () => Promise<Condition>;
  /** The names of all tables, and the content of one: what a copy consists of. */
  readonly tables: readonly string[];
  readonly contentOf: (table: string) => AsyncIterable<readonly (readonly ColumnValue[])[]>;
}

export type ComparedRow = readonly (number | string | null)[];

/** Some rows of a projection, in order. They are unpacked only on demand. */
export interface ComparedPage {
  /** The rows as stored: where these are equal, so are the rows. Where they differ, the rows may still be equal. */
  readonly lies?: readonly (number | string | Uint8Array)[];
  readonly count: () => number;
  readonly rows: () => readonly ComparedRow[];
}

export interface Condition {
  /**
   * What is wrong with its pages or indexes, in the database's words; undefined where nothing is, or where it was not
   * checked.
   */
  readonly fault?: string;
  /** Differences of its tables, indexes and triggers from what this program creates, sorted by name. */
  readonly differences: readonly Difference[];
}

/** A part of the database that differs from what the program creates. */
export interface Difference {
  /** Its kind and name: `index persons_by_fide`. */
  readonly name: string;
  /** `foreign`: the program creates no such thing. */
  readonly wrong: 'missing' | 'foreign' | 'changed';
  /** For a changed part: its definition, and what it should be. */
  readonly seen?: string;
  readonly expected?: string;
}

/** The value of a column in a row. */
export type ColumnValue = number | string | Uint8Array | null;

/**
 * Writing. `put`: rows with the same key are replaced; `add` and `keep`: their keys are new, or the whole write fails.
 */
export interface WritingDesk extends Desk {
  readonly keepEntries: (entries: readonly StoredEntry[]) => Promise<void>;
  readonly keepSubjects: (subjects: readonly (readonly [subject: string, no: number])[]) => Promise<void>;
  readonly keepPapers: (papers: Iterable<Paper>) => Promise<void>;
  /** Papers that name persons are searched among those of these persons. */
  readonly dropPapers: (digests: readonly string[], persons: readonly number[]) => Promise<void>;
  readonly putOffice: (office: OfficeRow) => Promise<void>;
  readonly putPool: (pool: PoolRow) => Promise<void>;
  readonly putFederation: (federation: FederationRow) => Promise<void>;
  readonly putImport: (sha256: string, part: number, no: number) => Promise<void>;
  /** The record of parts of imports by these entries. */
  readonly dropImports: (numbers: readonly number[]) => Promise<void>;
  /** New persons with the keys of their names. */
  readonly addPersons: (
    persons: Iterable<PersonRow>,
    names: Iterable<readonly [key: string, person: number]>,
  ) => Promise<void>;
  /** New persons with their papers and the keys of their names, as many as a part of a list has. */
  readonly addCards: (cards: NewCards) => Promise<void>;
  /** An existing person; the earlier keys of its name, `was`, are replaced. */
  readonly putPerson: (person: PersonRow, keys: readonly string[], was: readonly string[]) => Promise<void>;
  /** Several existing persons, with the new keys of their names, and the earlier ones. */
  readonly putPersons: (
    persons: readonly PersonRow[],
    names: readonly (readonly [key: string, person: number])[],
    was: readonly (readonly [key: string, person: number])[],
  ) => Promise<void>;
  readonly putEvents: (events: readonly EventRow[]) => Promise<void>;
  /** Sets all entrants of these events. */
  readonly putEntrants: (events: readonly number[], entrants: Iterable<EntrantRow>) => Promise<void>;
  readonly putQuestions: (questions: readonly QuestionRow[]) => Promise<void>;
  readonly dropQuestions: (event: number) => Promise<void>;
  readonly addList: (list: ListRow) => Promise<void>;
  readonly putList: (list: ListRow) => Promise<void>;
  /** Sorted by person. */
  readonly addStandings: (list: number, standings: Iterable<StandingRow> | AsyncIterable<StandingRow>) => Promise<void>;
  /** The same in columns, for persons who are not on the list. */
  readonly addStandingColumns: (list: number, columns: StandingColumns) => Promise<void>;
  /** Only for imported lists: a sealed list never changes. */
  readonly dropStandings: (list: number, persons: readonly number[]) => Promise<void>;
  /** Including all its standings. */
  readonly dropList: (list: number) => Promise<void>;
  /** Sets all results of these events. */
  readonly putResults: (events: readonly number[], results: Iterable<ResultRow>) => Promise<void>;
  readonly addResults: (results: Iterable<ResultRow>) => Promise<void>;
  readonly putPresent: (rows: readonly PresentRow[]) => Promise<void>;
  readonly dropPresent: (pool: string, persons: readonly number[]) => Promise<void>;
  readonly addDecision: (decision: DecisionRow) => Promise<void>;
  /** The decision by that entry, which was revoked. */
  readonly dropDecision: (no: number) => Promise<void>;
  readonly addReading: (reading: ReadingRow) => Promise<void>;
  /**
   * Rows before a time: only after a removal that names that time, or a later one, was added. Resolves to their number.
   */
  readonly dropReadings: (before: string) => Promise<number>;
  /** Replaces the one of the same size: a checkpoint that was cosigned later has more signatures. */
  readonly putCheckpoint: (size: number, text: string) => Promise<void>;
  readonly putWork: (row: WorkRow) => Promise<void>;
  /** Many at once, with new keys. */
  readonly addWork: (rows: readonly WorkRow[]) => Promise<void>;
  /** Passes a job to workers on any machine, in the same write, where the store has a queue for them. */
  readonly queueJob: (job: string) => Promise<void>;
  readonly dropWork: (kind: WorkKind, keys: readonly string[]) => Promise<void>;
  /** Those of a kind that ended before a time. */
  readonly dropWorkBefore: (kind: WorkKind, until: string) => Promise<void>;
  /** Does some work at this desk to see its effect, and undoes all its writes. If it fails, so does the write. */
  readonly tryOut: <T>(work: () => Promise<T>) => Promise<T>;
  /** Rows of a copy, as returned by `contentOf`; resolves to their number. */
  readonly fill: (table: string, rows: AsyncIterable<readonly ColumnValue[]>) => Promise<number>;
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
  readonly write: <T>(work: (desk: WritingDesk) => Promise<T>) => Promise<T>;
  /** Stores a work row at once, even while another write is running; absent where only one writer is possible. */
  readonly note?: (row: WorkRow) => Promise<void>;
  /** Removes deleted data from the files of the database, too. */
  readonly purge: () => Promise<void>;
  /**
   * As long as it is the same text, nobody has written, neither this process nor another one. Absent, or undefined,
   * where the database does not say that without a query.
   */
  readonly version?: () => string | undefined;
  readonly close: () => Promise<void>;
}

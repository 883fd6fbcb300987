/**
 * What the office asks of a store. A store keeps entries and papers, and the projections that follow from them; it knows
 * no rule. `read` sees one moment; `write` is alone and happens wholly or not at all.
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
  /** Number of the person, or of the event, that it is about. */
  readonly of: number;
  readonly salt: Uint8Array;
  readonly content: Uint8Array;
  /** SHA-256 of a report's bytes as they came. */
  readonly sha256?: string;
  /** The content as it lies in a store, where that was made ahead; never given back. */
  readonly packed?: Uint8Array;
}

/** What gives out birth dates or the whole registry; and the removal of old rows from the record of that. */
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

/** Who was given what. It is no part of the ledger: nothing follows from it. */
export interface ReadingRow {
  readonly no: number;
  /** As entries have it. */
  readonly time: string;
  readonly reader: string;
  readonly what: ReadingKind;
  /** The id of a person, of an event that was written as a file, or the list whose events were; of a removal the day before which readings went. */
  readonly about: string | null;
  /** How many persons there were; of a removal how many readings went. */
  readonly persons: number | null;
  /** Of a removal. */
  readonly ground: string | null;
}

/**
 * What the people of the office work with beside the ledger: how they sign in, what waits for a second officer, what is half
 * typed. Nothing follows from it for any rating, and neither `verify` nor an export knows it; a backup has it.
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
  /** The account that it belongs to, or what it is about; empty where it is nobody's. */
  readonly owner: string;
  /** When it was written, as entries have it. */
  readonly time: string;
  /** When it ends; null where it does not. */
  readonly until: string | null;
  /** JSON. */
  readonly data: string;
  readonly content: Uint8Array | null;
}

/** By their names, or by initials and without the year of birth. */
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
  /** The day of the notice. */
  readonly deceased: string | null;
  readonly club: string | null;
  /** Sum of `MARKS`. */
  readonly marks: number;
  /** No column: where the public reads of a minor, the name is reduced to initials, and no year of birth may be shown. */
  readonly initials?: true;
}

/** What is true of a person at present; `changed`: facts were once others. */
export const MARKS = { deceased: 1, blocked: 2, exempt: 4, erased: 8, changed: 16 } as const;

/** What tells who somebody is. */
export type KnownPerson = Pick<
  PersonRow,
  'person' | 'mergedInto' | 'name' | 'birth' | NumberKind | 'sex' | 'federation' | 'deceased'
>;

/** What lists need of everybody. */
export type ListedPerson = Pick<PersonRow, 'person' | 'mergedInto' | 'birthYear' | 'federation' | 'marks'>;

/** What pages show of everybody. */
export interface ShownPerson {
  readonly person: number;
  readonly mergedInto: number | null;
  readonly name: string | null;
  readonly birthYear: number | null;
  readonly sex: string | null;
  readonly federation: string | null;
  readonly title: string | null;
  /** JSON as in `PersonRow`, where facts were once others, or the person was erased. */
  readonly facts: string | null;
}

/** What files of lists show of somebody. */
export interface FilePerson extends ShownPerson {
  readonly fide: string | null;
  readonly pin: string | null;
  readonly marks: number;
  /** As in `PersonRow`. */
  readonly initials?: true;
}

/** The same as it stands in a page of `filePersons`; the last is there only where the name is reduced to initials. */
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
  /** JSON: what the entries about the event say, beside players and games. */
  readonly data: string;
  /** The event whose report this one corrects, and the first of all of them. */
  readonly corrects: number | null;
  readonly origin: number | null;
  /** The event with the corrected report. */
  readonly correctedBy: number | null;
  /** Of how many players a rating of the report was taken as brought in, or set aside. */
  readonly broughtRatings: number;
}

export interface EntrantRow {
  readonly person: number;
  readonly event: number;
  /** Place among the players of the report. */
  readonly place: number;
}

export interface QuestionRow {
  readonly event: number;
  readonly question: number;
  readonly kind: 'identity' | 'fact' | 'rating';
  readonly player: number | null;
  readonly open: boolean;
  /** JSON: the question as it was query. */
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
  /** To the list before, in hundredths of a point before rounding. */
  readonly change: number | null;
  /** Sum of `FLAGS`. */
  readonly flags: number;
  /** The last list with games as a month, or the last game as a day: what the edition asks for. */
  readonly last: number | null;
  /** JSON: what the rulebook keeps beside, such as a newcomer's results, grade and marks. */
  readonly rest: string | null;
}

/** Who somebody is by the card, where it is compared with a list. */
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
 * Persons who are new, in columns: the first has the number `first`, and the others follow. Of their facts there is nothing but what the
 * columns say, and of their papers name, birth and FIDE number.
 */
export interface NewCards {
  readonly first: number;
  /** Of the papers, in hexadecimal, one after the other. */
  readonly digests: string;
  /** Salts and contents, one after the other; `ends` says where each content ends. */
  readonly papers: Uint8Array;
  readonly ends: ArrayLike<number>;
  readonly names: readonly string[];
  readonly births: readonly (string | null)[];
  readonly fide: readonly string[];
  readonly birthYears: readonly (number | null)[];
  readonly sexes: readonly (string | null)[];
  readonly federations: readonly (string | null)[];
  readonly titles: readonly (string | null)[];
  /** Under which each is looked up. */
  readonly keys: () => readonly (readonly string[])[];
  /** Where keys are put in order elsewhere: those of all cards that come in with the same write. */
  readonly inOrder?: KeysInOrder | undefined;
}

/** Of the names of several `NewCards`, each of which has the same one of these. */
export interface KeysInOrder {
  /** How many persons they are together. */
  readonly persons: number;
  /** Undefined where it was not done. */
  readonly sorted: () => Promise<SortedKeys | undefined>;
}

/** Each key once, in order, and the persons who have it, in order: as many as `counts` says, behind those of the key before. */
export interface SortedKeys {
  readonly keys: readonly string[];
  readonly counts: Int32Array;
  readonly persons: Int32Array;
}

/** In a column of numbers: there is none. */
export const NO_NUMBER = -0x8000_0000;

/** Rows of a list that comes in, in columns, in the order of persons: `change` and `rest` are null in all of them. */
export type StandingColumns = Readonly<
  Record<'person' | 'rating' | 'k' | 'games' | 'total' | 'peak' | 'flags' | 'last', Int32Array>
>;

/** Rows of a list that lie together, read column by column, in the order of persons; each value as in `StandingRow`. */
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

/** Some thousand rows in their order; `next`: from where to go on, where there may be more. */
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
  /** Only these. */
  readonly events?: readonly number[];
  /** Those with a greater number. */
  readonly after?: number;
  readonly states?: readonly EventState[];
  readonly listDate?: string;
  readonly upToListDate?: string;
  readonly endFrom?: string;
  /** Those of exactly these days. */
  readonly days?: { readonly start: string; readonly end: string };
  /** The parts of this event. */
  readonly partOf?: number;
  readonly limit?: number;
}

/** Events from the newest back. */
export interface NewestEventsQuery {
  readonly pool?: string;
  readonly listDate?: string;
  /** Those with a smaller number. */
  readonly before?: number;
  readonly limit: number;
}

/** Reading. Every answer is in the order of its key (texts byte by byte), however it was query for; lists by number. */
export interface Desk {
  readonly head: () => Promise<LedgerHead>;
  readonly entry: (no: number) => Promise<StoredEntry | undefined>;
  readonly entries: (numbers: readonly number[]) => Promise<readonly StoredEntry[]>;
  /** All from a number on, in order, in batches; this many in each where it is said. */
  readonly entriesFrom: (no: number, atOnce?: number) => AsyncIterable<readonly StoredEntry[]>;
  readonly entriesAbout: (subject: string) => Promise<readonly StoredEntry[]>;
  /** Entries of one kind about any of several subjects, each once. */
  readonly entriesOf: (kind: EntryKind, subjects: readonly string[]) => Promise<readonly StoredEntry[]>;
  /** Entries of one kind with numbers after one and up to another. */
  readonly entriesBetween: (kind: EntryKind, after: number, upTo: number) => Promise<readonly StoredEntry[]>;
  /** Which entries speak of any of several subjects: only their numbers. */
  readonly mentions: (
    subjects: readonly string[],
  ) => Promise<readonly { readonly subject: string; readonly no: number }[]>;
  /** Only their numbers: an import has hundreds of large ones. */
  readonly entryNumbers: (kind: EntryKind, subject: string) => Promise<readonly number[]>;
  /** Numbers and kinds of all from a number on, in order: whoever looks for a few of them need not unpack the others. */
  readonly entryKindsFrom: (no: number) => Promise<readonly Pick<StoredEntry, 'no' | 'kind'>[]>;
  /** Hashes of entries with numbers after one and up to another, in order. */
  readonly entryHashes: (after: number, upTo: number) => Promise<readonly string[]>;
  /** The hashes of a tile of the public log, one after another: of level 0 where it is full, of the others as far as there are any. */
  readonly tile: (level: number, tile: number) => Promise<Uint8Array | undefined>;
  /** Of which sizes the public log has signed checkpoints, the smallest first. */
  readonly checkpoints: () => Promise<readonly number[]>;
  /** The signed checkpoint of a size, or the newest. */
  readonly checkpoint: (size?: number) => Promise<string | undefined>;
  /** A paper that names no person: a report, an officer, changes of ratings, the rows of a list that was recomputed. */
  readonly paper: (digest: string) => Promise<Paper | undefined>;
  /** Those of them that are there: what was erased is not. */
  readonly papers: (digests: readonly string[]) => Promise<readonly Paper[]>;
  /** Those about a person, or an event; to find others than identities, all papers are gone through. */
  readonly papersOf: (kind: PaperKind, of: number) => Promise<readonly Paper[]>;
  /** All identity papers of some persons, also those that were replaced, in the order of persons and digests. */
  readonly identityPapers: (persons: readonly number[]) => Promise<readonly Paper[]>;
  /** How many identity papers there are, of everybody. */
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
  /** The same, with what tells who they are: a month of reports asks for hundreds of thousands. */
  readonly knownWith: (kind: NumberKind, values: readonly string[]) => Promise<readonly KnownPerson[]>;
  /** The highest number of a kind that has at most so many digits; 0 where nobody has one. */
  readonly highestNumber: (kind: NumberKind, digits: number) => Promise<number>;
  readonly personsNamed: (keys: readonly string[]) => Promise<readonly (PersonRow & { readonly key: string })[]>;
  readonly allPersons: () => AsyncIterable<readonly PersonRow[]>;
  readonly allListedPersons: () => AsyncIterable<readonly ListedPerson[]>;
  /** Some thousand after a person: none of them ends it. Each page may be query for by itself. */
  readonly shownPersons: (after: number) => Promise<readonly ShownPerson[]>;
  readonly shownAmong: (persons: readonly number[]) => Promise<readonly ShownPerson[]>;
  /**
   * A page of those who are there of some persons, who are in ascending order, and perhaps of others between them: JSON in UTF-8, an array of
   * `FileCardValues`, without blanks. Half a million are read so in a moment where they are neighbours.
   */
  readonly filePersons: (persons: readonly number[]) => Promise<Uint8Array>;
  /** Of everybody who has one of these FIDE numbers, and perhaps of others beside them: where they are neighbours, they are read together. */
  readonly comparedCards: (fide: readonly string[]) => Promise<readonly ComparedCard[]>;
  /** The clubs that present identity papers name, of persons after one and up to another. */
  readonly clubs: (
    after: number,
    upTo: number,
  ) => Promise<readonly { readonly person: number; readonly club: string }[]>;
  /** Keys of names that begin so, in their order, at most this many. */
  readonly namesBeginning: (
    beginning: string,
    limit: number,
  ) => Promise<readonly { readonly key: string; readonly person: number }[]>;
  readonly lastEvent: () => Promise<number>;
  readonly event: (event: number) => Promise<EventRow | undefined>;
  readonly events: (query: StoredEventsQuery) => Promise<readonly EventRow[]>;
  /** The highest number first. */
  readonly lastEvents: (query: NewestEventsQuery) => Promise<readonly EventRow[]>;
  /** How many there are of each state in each pool. */
  readonly eventCounts: () => Promise<readonly EventCount[]>;
  /** Those that any of some persons took part in, each once. */
  readonly eventsOf: (persons: readonly number[]) => Promise<readonly EventRow[]>;
  /** Those of some persons who are in an event, whatever became of it. */
  readonly tookPart: (persons: readonly number[]) => Promise<readonly number[]>;
  readonly entrants: (event: number) => Promise<readonly EntrantRow[]>;
  /** Those of several events. */
  readonly entrantsOf: (events: readonly number[]) => Promise<readonly EntrantRow[]>;
  readonly questions: (event?: number) => Promise<readonly QuestionRow[]>;
  readonly lists: (pool?: string) => Promise<readonly ListRow[]>;
  readonly list: (pool: string, date: string) => Promise<ListRow | undefined>;
  readonly standings: (list: number, persons: readonly number[]) => Promise<readonly StandingRow[]>;
  /** In the order of persons. */
  readonly allStandings: (list: number) => AsyncIterable<readonly StandingRow[]>;
  /** Some thousand after a person: none of them ends it. Each page may be query for by itself. */
  readonly someStandings: (list: number, after: number) => Promise<readonly StandingRow[]>;
  /** The same column by column, from a block on. */
  readonly standingBlocks: (list: number, from: number) => Promise<StandingBlocks>;
  /** What lists say of some players: only the rating. */
  readonly ratingsOn: (query: readonly ListedPlace[]) => Promise<readonly StoredListRating[]>;
  readonly standingsOf: (person: number) => Promise<readonly (StandingRow & { readonly list: number })[]>;
  readonly results: (event: number) => Promise<readonly ResultRow[]>;
  /** Those of several events. */
  readonly resultsIn: (events: readonly number[]) => Promise<readonly ResultRow[]>;
  /** Of several events only with which rating everybody was there. */
  readonly ratingsIn: (events: readonly number[]) => Promise<readonly EnteredRating[]>;
  /** Those of events among whose entrants the persons are, in the order of events; with a pool only its own. */
  readonly resultsOf: (persons: readonly number[], pool?: string) => Promise<readonly ResultRow[]>;
  readonly present: (pool: string, persons: readonly number[]) => Promise<readonly PresentRow[]>;
  readonly allPresent: (pool: string) => AsyncIterable<readonly PresentRow[]>;
  readonly decisions: (pool: string) => Promise<readonly DecisionRow[]>;
  /** From a time on, in order. */
  readonly readings: (from?: string) => Promise<readonly ReadingRow[]>;
  readonly lastReading: () => Promise<number>;
  readonly workRow: (kind: WorkKind, key: string) => Promise<WorkRow | undefined>;
  /** All of a kind, or those of one owner, in the order of their keys; without their content. */
  readonly workRows: (kind: WorkKind, owner?: string) => Promise<readonly WorkRow[]>;
  /** The names of the projections, and each row of one in the order of its key. */
  readonly projections: readonly string[];
  readonly rowsOf: (projection: string) => AsyncIterable<readonly ComparedRow[]>;
  /** The same as what a replay is compared by; of papers and identities, too, where it is what stands beside salt and content. */
  readonly pagesOf: (projection: string) => AsyncIterable<ComparedPage>;
  /** The time by the clock of the database's server, in milliseconds since 1970; undefined where there is no server. */
  readonly serverTime: () => Promise<number | undefined>;
  /** How the database itself says that it is. */
  readonly condition: () => Promise<Condition>;
  /** The names of all tables, and what is in one: what a copy is made of. */
  readonly tables: readonly string[];
  readonly contentOf: (table: string) => AsyncIterable<readonly (readonly ColumnValue[])[]>;
}

export type ComparedRow = readonly (number | string | null)[];

/** Some rows of a projection, one after another. They are taken apart only where somebody asks for them. */
export interface ComparedPage {
  /** How the rows lie in the store: where that is the same, so are the rows. Where it is not, they may still be. */
  readonly lies?: readonly (number | string | Uint8Array)[];
  readonly count: () => number;
  readonly rows: () => readonly ComparedRow[];
}

export interface Condition {
  /** What is wrong with its pages or indexes, in the database's words; undefined where nothing is, or where it does not look. */
  readonly fault?: string;
  /** What of its tables, indexes and guards is not as this program makes it, in the order of names. */
  readonly differences: readonly Difference[];
}

/** A part of the database that is otherwise than the program makes it. */
export interface Difference {
  /** Its kind and name: `index persons_by_fide`. */
  readonly name: string;
  /** `foreign`: the program makes no such thing. */
  readonly wrong: 'missing' | 'foreign' | 'changed';
  /** Of one that was changed: how it is defined, and how it should be. */
  readonly seen?: string;
  readonly expected?: string;
}

/** What a table holds at one place. */
export type ColumnValue = number | string | Uint8Array | null;

/** Writing. `put`: rows of the same key are replaced; `add` and `keep`: their keys are new, or all of the write fails. */
export interface WritingDesk extends Desk {
  readonly keepEntries: (entries: readonly StoredEntry[]) => Promise<void>;
  readonly keepSubjects: (subjects: readonly (readonly [subject: string, no: number])[]) => Promise<void>;
  readonly keepPapers: (papers: Iterable<Paper>) => Promise<void>;
  /** Those that name persons are looked for among the papers of these. */
  readonly dropPapers: (digests: readonly string[], persons: readonly number[]) => Promise<void>;
  readonly putOffice: (office: OfficeRow) => Promise<void>;
  readonly putPool: (pool: PoolRow) => Promise<void>;
  readonly putFederation: (federation: FederationRow) => Promise<void>;
  readonly putImport: (sha256: string, part: number, no: number) => Promise<void>;
  /** What is known of parts of imports by these entries. */
  readonly dropImports: (numbers: readonly number[]) => Promise<void>;
  /** New persons with the keys of their names. */
  readonly addPersons: (
    persons: Iterable<PersonRow>,
    names: Iterable<readonly [key: string, person: number]>,
  ) => Promise<void>;
  /** New persons with their papers and the keys of their names, as many as a part of a list has. */
  readonly addCards: (cards: NewCards) => Promise<void>;
  /** One that is there already; the name keys that it had, `was`, are replaced. */
  readonly putPerson: (person: PersonRow, keys: readonly string[], was: readonly string[]) => Promise<void>;
  /** Several that are there already, with the name keys that they have now, and those that they had. */
  readonly putPersons: (
    persons: readonly PersonRow[],
    names: readonly (readonly [key: string, person: number])[],
    was: readonly (readonly [key: string, person: number])[],
  ) => Promise<void>;
  readonly putEvents: (events: readonly EventRow[]) => Promise<void>;
  /** The entrants of these events, and only these. */
  readonly putEntrants: (events: readonly number[], entrants: Iterable<EntrantRow>) => Promise<void>;
  readonly putQuestions: (questions: readonly QuestionRow[]) => Promise<void>;
  readonly dropQuestions: (event: number) => Promise<void>;
  readonly addList: (list: ListRow) => Promise<void>;
  readonly putList: (list: ListRow) => Promise<void>;
  /** Sorted by person. */
  readonly addStandings: (list: number, standings: Iterable<StandingRow> | AsyncIterable<StandingRow>) => Promise<void>;
  /** The same in columns, of persons who are not on the list. */
  readonly addStandingColumns: (list: number, columns: StandingColumns) => Promise<void>;
  /** Only of lists that were brought in: a sealed list stays as it is. */
  readonly dropStandings: (list: number, persons: readonly number[]) => Promise<void>;
  /** With all its standings. */
  readonly dropList: (list: number) => Promise<void>;
  /** The results of these events, and only these. */
  readonly putResults: (events: readonly number[], results: Iterable<ResultRow>) => Promise<void>;
  readonly addResults: (results: Iterable<ResultRow>) => Promise<void>;
  readonly putPresent: (rows: readonly PresentRow[]) => Promise<void>;
  readonly dropPresent: (pool: string, persons: readonly number[]) => Promise<void>;
  readonly addDecision: (decision: DecisionRow) => Promise<void>;
  /** The decision of that entry, which was revoked. */
  readonly dropDecision: (no: number) => Promise<void>;
  readonly addReading: (reading: ReadingRow) => Promise<void>;
  /** Those before a time: only after a removal that names that time, or a later one, was added. Resolves to how many. */
  readonly dropReadings: (before: string) => Promise<number>;
  /** In place of the one of the same size: a checkpoint that was cosigned since has more signatures. */
  readonly putCheckpoint: (size: number, text: string) => Promise<void>;
  readonly putWork: (row: WorkRow) => Promise<void>;
  /** Many at once, with new keys. */
  readonly addWork: (rows: readonly WorkRow[]) => Promise<void>;
  /** Hands a job out to workers on any machine, in this same write, where the store has a queue for them. */
  readonly queueJob: (job: string) => Promise<void>;
  readonly dropWork: (kind: WorkKind, keys: readonly string[]) => Promise<void>;
  /** Those of a kind that ended before a time. */
  readonly dropWorkBefore: (kind: WorkKind, until: string) => Promise<void>;
  /** Does some work at this desk to see what it comes to, and undoes all that it wrote. Where it fails, so does the write. */
  readonly tryOut: <T>(work: () => Promise<T>) => Promise<T>;
  /** Rows of a copy, as `contentOf` gives them; resolves to how many. */
  readonly fill: (table: string, rows: AsyncIterable<readonly ColumnValue[]>) => Promise<number>;
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
  readonly write: <T>(work: (desk: WritingDesk) => Promise<T>) => Promise<T>;
  /** Keeps a row beside the ledger at once, however long somebody else is writing; absent where there can be only one who writes. */
  readonly note?: (row: WorkRow) => Promise<void>;
  /** What was deleted is gone from the files of the database, too. */
  readonly purge: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * The tables, the same in both stores: whole numbers, texts and blobs; dates as ISO text, JSON as text. `entries`,
 * `papers` and `identities` are the ledger, `readings` is a record beside it, `checkpoints` are signed, and `work` is
 * what accounts work with; all others are projections, derived from entries.
 */
import type { EntryKind } from '../ledger/entries.ts';
import type {
  EventState,
  FederationRow,
  OfficeRow,
  PaperKind,
  PoolRow,
  QuestionRow,
  ReadingKind,
  WorkKind,
} from '../ledger/store.ts';

export interface Tables {
  entries: {
    no: number;
    kind: EntryKind;
    time: string;
    author: string;
    hash: string;
    /** Empty where it is packed (`deflated.ts`). */
    text: string;
    packed: Uint8Array | null;
  };
  /** Subjects of entries, such as a person, an event, a list or a pool: `person:12`. */
  subjects: { subject: string; no: number };
  /** All papers except those that identify persons. */
  papers: {
    digest: string;
    kind: Exclude<PaperKind, 'identity'>;
    /** Number of the event, or 0. */
    of: number;
    salt: Uint8Array;
    /** Empty where it is packed (`deflated.ts`). */
    content: Uint8Array;
    packed: Uint8Array | null;
    /** SHA-256 of a report's bytes. */
    sha256: string | null;
  };
  /** The papers that identify persons, present and replaced ones. */
  identities: { person: number; digest: Uint8Array; salt: Uint8Array; content: Uint8Array };
  /** Who was given birth dates or the whole registry. */
  readings: {
    no: number;
    time: string;
    reader: string;
    what: ReadingKind;
    about: string | null;
    persons: number | null;
    ground: string | null;
  };
  /** What accounts work with outside the ledger. */
  work: {
    kind: WorkKind;
    key: string;
    owner: string;
    time: string;
    until: string | null;
    data: string;
    content: Uint8Array | null;
  };
  /** The hashes of the public log (`tiles.ts`). */
  tiles: { level: number; tile: number; hashes: Uint8Array };
  /** Of the public log, signed by the office and by witnesses. */
  checkpoints: { size: number; text: string };
  offices: { id: number; name: string; time_zone: string; minors: OfficeRow['minors'] };
  pools: { pool: string; family: PoolRow['family']; name: string; since: string; settings: string };
  federations: { federation: string; status: FederationRow['status']; officer: string | null };
  imports: { sha256: string; part: number; no: number };
  persons: {
    person: number;
    merged_into: number | null;
    /** Digest of the present paper. */
    identity: Uint8Array | null;
    /** From the identity paper; null where it was erased. */
    name: string | null;
    birth: string | null;
    fide: string | null;
    komir: string | null;
    orr: string | null;
    pin: string | null;
    /** From entries. */
    birth_year: number | null;
    sex: string | null;
    federation: string | null;
    title: string | null;
    /** Empty where the columns hold all of them (`factsByColumns`). */
    facts: string;
    deceased: string | null;
    /** From the identity paper. */
    club: string | null;
    /** Sum of `MARKS`. */
    marks: number;
  };
  names: { key: string; person: number };
  events: {
    event: number;
    pool: string;
    state: EventState;
    name: string;
    start_day: string | null;
    end_day: string | null;
    edition: string | null;
    /** Date of the list that it is for, or on. */
    list_date: string | null;
    /** Entry with the present report; null before there is one. */
    submission: number | null;
    report: string | null;
    part_of: number | null;
    players: number;
    games: number;
    open_questions: number;
    data: string;
    corrects: number | null;
    origin: number | null;
    corrected_by: number | null;
    brought_ratings: number;
  };
  /** The entrants of an event, packed (`blocks.ts`). */
  entrants: { event: number; content: Uint8Array };
  /** Participation by person: a table filled in sorted order is four times as fast as an index. */
  took_part: { person: number; event: number };
  questions: {
    event: number;
    question: number;
    kind: QuestionRow['kind'];
    player: number | null;
    open: number;
    data: string;
    answer: string | null;
  };
  lists: {
    list: number;
    pool: string;
    date: string;
    no: number;
    players: number;
    digest: string;
    data: string;
  };
  /** The rows of every list: the whole state of the pool on that day. Packed, 256 persons to a block. */
  standings: { list: number; block: number; content: Uint8Array };
  /** The effect of an event on its players, packed. */
  results: { event: number; content: Uint8Array };
  /** Continuous pools: the present standing of everybody. */
  present: { pool: string; person: number; rating: number | null; rest: string };
  decisions: { no: number; pool: string; person: number; day: string; data: string };
}

/**
 * The tables, alike on both stores: whole numbers, texts and blobs; dates as ISO text, JSON as text. `entries`,
 * `papers` and `identities` are what is kept, `readings` is a record beside, `checkpoints` are what was signed, and `work` is what people work with; all others are
 * projections that follow from them.
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
    /** Empty where it lies packed (`deflated.ts`). */
    text: string;
    packed: Uint8Array | null;
  };
  /** Which entries speak of a person, an event, a list, a pool: `person:12`. */
  subjects: { subject: string; no: number };
  /** All but those that name persons. */
  papers: {
    digest: string;
    kind: Exclude<PaperKind, 'identity'>;
    /** Number of the event, or 0. */
    of: number;
    salt: Uint8Array;
    /** Empty where it lies packed (`deflated.ts`). */
    content: Uint8Array;
    packed: Uint8Array | null;
    /** SHA-256 of a report's bytes. */
    sha256: string | null;
  };
  /** The papers that name persons, the present ones and those that were replaced. */
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
  /** What the people of the office work with beside the ledger. */
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
  /** Of the public log, as the office and witnesses have signed them. */
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
    /** Empty where the columns say all of it (`factsByColumns`). */
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
    /** Date of the list it is for, or is on. */
    list_date: string | null;
    /** Entry with the present report; null before one came. */
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
  /** Those of an event, packed (`blocks.ts`). */
  entrants: { event: number; content: Uint8Array };
  /** Who took part, by person: rows that come sorted are four times as fast as an index. */
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
  /** The rows of every list: the whole standing of the pool on that day. Packed, 256 persons to a block. */
  standings: { list: number; block: number; content: Uint8Array };
  /** What an event did to the players who took part, packed. */
  results: { event: number; content: Uint8Array };
  /** Continuous pools: where everybody stands now. */
  present: { pool: string; person: number; rating: number | null; rest: string };
  decisions: { no: number; pool: string; person: number; day: string; data: string };
}

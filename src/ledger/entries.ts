/**
 * The kinds of entries and what each holds. This is the format that lives for ever: an entry is never rewritten, so a
 * field is added, never renamed. Persons and events stand here by their ids; names, birth dates and report bytes are
 * papers, of which only a salted digest is here (docs/ledger.md).
 */
import type { Fact } from '../core/finding.ts';
import type { Sex } from '../core/people.ts';
import type { PoolOrder, PoolRule, ReversalWay } from '../core/pool-rule.ts';

/** A value of JSON, as entries hold them. */
export type EntryJson = Fact;
export type JsonObject = { readonly [field: string]: EntryJson | undefined };

/** A finding as an entry keeps it: without its place in the file. */
export type StoredFinding = {
  readonly code: string;
  readonly weight: 'refuse' | 'warn' | 'note';
  readonly clause?: string;
  readonly facts: JsonObject;
};

/** What ratings and lists need of a person. Everything else is in the identity paper. */
export type PersonFacts = {
  readonly birthYear?: number;
  readonly sex?: Sex;
  readonly federation?: string;
  readonly title?: string;
  /** The day of the notice. */
  readonly deceased?: string;
  /** A federation's notice that the player must not be listed (FIDE 2014 13.3). */
  readonly blocked?: string;
  /** A decision that the player is listed although the federation is no member. */
  readonly exempt?: string;
  /** The day on which the person asked that search engines leave the card alone. */
  readonly private?: string;
};

export type EnteredPerson = {
  readonly person: string;
  /** Digest of the identity paper. */
  readonly identity: string;
  readonly facts: PersonFacts;
};

/** A standing that is brought in from elsewhere: an imported list, or a decision of whom the rulebook names. */
export type BroughtStanding = {
  readonly person: string;
  readonly rating?: number;
  readonly k?: number;
  readonly games?: number;
  readonly peak?: number;
  /** Rated games in the period of that list. */
  readonly period?: number;
  /** Listed there as inactive. */
  readonly inactive?: true;
  /** Of its own rulebook: grade, marks, unsettled games, in the words of docs/format.md. */
  readonly rest?: JsonObject;
};

/** What had to be assumed of a rating that was taken from a report. */
export const ASSUMED = ['games', 'peak', 'settled', 'grade'] as const;
export type Assumed = (typeof ASSUMED)[number];

/**
 * The rating that a report gives to somebody whom the office holds for unrated, taken as brought in. It counts as long as the
 * event does: in the event itself, and as the rating that its change is added to where the pool has no other.
 */
export type BroughtByReport = Pick<BroughtStanding, 'games' | 'peak' | 'rest'> & {
  readonly rating: number;
  /** The list that it is of, `2024-05`; continuous pools: the first day of the event. */
  readonly as: string;
  /** Of the rest, what nobody has said. */
  readonly assumed: readonly Assumed[];
};

/** What was answered on such a rating: it was taken, or the player is taken as unrated although the report gives it. */
export type RatingAnswer = BroughtByReport | { readonly rating: number; readonly unrated: true };

/** One of the players of a report. */
export type EntrantRecord = {
  /** Absent while a question is open, and of whoever is new to the registry until the event is accepted. */
  readonly person?: string;
  /** Of somebody new: who it is not, as the one said who corrected it. */
  readonly not?: readonly string[];
  /** As `question.answered` has it, where it was answered before: in the report that this one replaces, or for another event. */
  readonly brought?: RatingAnswer;
  /** What the report says of the player beyond what the office knows, in the words of docs/format.md; never a name. */
  readonly given?: JsonObject;
};

/** A player of a report who was new when it came: entered with its acceptance, or recognised by then. */
export type EnteredPlayer = EnteredPerson & { readonly place: number };
export type RecognisedPlayer = { readonly person: string; readonly place: number };

export type QuestionRecord = {
  /** Counts from 1 within the event. */
  readonly question: number;
  /** `rating`: the report rates a player whom the office holds for unrated. */
  readonly kind: 'identity' | 'fact' | 'rating';
  /** Place among the players, where it is about one. */
  readonly player?: number;
  /** Ranked. */
  readonly candidates?: readonly string[];
  /** Which fact is missing, in the words of docs/format.md. */
  readonly field?: string;
  /** The rating that the report gives the player and what belongs to it, in the words of docs/format.md. */
  readonly given?: JsonObject;
  readonly finding: StoredFinding;
};

/** Keyed digests of numbers, and of names with birth years (`remembered.ts`). */
export type RememberedDigests = {
  /** Which key they were made with, by its id. */
  readonly key: string;
  /** In order. */
  readonly digests: readonly string[];
};

/** What a form of a member is, and what kind of file. */
export const ATTACHMENT_FORMS = ['registration', 'licence', 'transfer', 'guest', 'order', 'other'] as const;
export type AttachmentForm = (typeof ATTACHMENT_FORMS)[number];
export type AttachmentType = 'pdf' | 'png' | 'jpeg';

/** A finding that somebody with the authority has set aside. */
export type WaiverRecord = { readonly clause: string; readonly by: string; readonly ground: string };

/** Who decided a change of a whole pool, when, where it is written, and why. */
export type PoolDecision = {
  readonly by: string;
  readonly on: string;
  readonly reference?: string;
  readonly ground: string;
};

/** What every change of a whole pool says: on which list it stands, and what it came to. */
export type PoolChangeRecord = Salted & {
  readonly pool: string;
  /** The first list that shows it, `2024-03`. */
  readonly list: string;
  readonly decision: PoolDecision;
  /** How many ratings it changes, and the sum of all changes. */
  readonly affected: number;
  readonly points: number;
  /** Digest of the paper with the number of each player before and after. */
  readonly changes: string;
  /**
   * Number of the first entry of the same decision. What events came to since is known when the list is made: where it is more
   * or less than that entry says, the numbers of the list are posted with it.
   */
  readonly instead?: number;
};

/**
 * 32 random digits, which nobody is shown: without them whoever knows all that is public of an entry could try out who the author is, or who is
 * among `minors`, until the hash fits. Entries of the first versions have none.
 */
type Salted = { readonly salt?: string };

export interface EntryKinds {
  'office.opened': Salted & {
    readonly name: string;
    readonly timeZone: string;
    readonly format: 1;
    /** What it is called in a language where that is another name. */
    readonly names?: Readonly<Record<string, string>>;
    /** All its persons are invented, and its pages say so. */
    readonly demonstration?: true;
  };
  /** What an office chooses for itself: the last entry of this kind says it. */
  'office.set': {
    /** How the public sees players under 18; where no entry says it, by their names. */
    readonly minors?: 'names' | 'initials';
    /** All of its names in other languages; where they are not here, they stay as they were. */
    readonly names?: Readonly<Record<string, string>>;
    /** Whether a second officer confirms what weighs most; where it is not here, it stays as it was, and at first it is on. */
    readonly fourEyes?: 'on' | 'off';
    /** Of an office that is still new: what it is called, and in whose time it works; where they are not here, they stay as they were. */
    readonly name?: string;
    readonly timeZone?: string;
  };
  /** Somebody who works in the office, as the account stands from now on. */
  'account.changed': {
    /** `u3`. */
    readonly account: string;
    /** Digest of the paper with the name and the address: the account acts under its id, so that both can be erased. */
    readonly identity: string;
    readonly role: 'arbiter' | 'club' | 'federation' | 'officer' | 'administrator';
    /** Of an officer: the pools that he or she answers for; where it is absent, all of them. */
    readonly pools?: readonly string[];
    /** Of a federation's office, and of a club: whose events are its own. */
    readonly federation?: string;
    readonly club?: string;
    /** Of what the office writes to its owner: `hu`. */
    readonly language?: string;
    /** Nobody signs in with it any more. */
    readonly closed?: true;
  };
  /** What an account was called is gone; what it did stays under its id. */
  'account.erased': { readonly account: string; readonly papers: readonly string[] };
  /** An administrator took away what an account signs in with beside its password: the owner has lost it, or somebody else has it. */
  'account.reset': { readonly account: string; readonly removed: readonly ('one-time-codes' | 'passkeys')[] };
  /** A second officer, the author, confirmed what another had asked for: the entries from `first` to `last` came of it. */
  'act.confirmed': {
    /** `r12`. */
    readonly request: string;
    /** Its name, such as `lists.publish`. */
    readonly act: string;
    /** When it was asked for, as entries have times. */
    readonly asked: string;
    readonly first: number;
    readonly last: number;
  };
  /** A remark between those who work on an event. What it says is in a paper. */
  'event.commented': { readonly event: string; readonly comment: string };
  'pool.opened': Salted & {
    readonly pool: string;
    readonly family: 'fide' | 'mssz' | 'orr' | 'mgsz';
    readonly name: string;
    /** First list that the pool publishes, `2024-01`; continuous pools: the day it opens. */
    readonly from: string;
    readonly settings: JsonObject;
  };
  /** What a pool chooses for itself since it was opened: what is not named stays. */
  'pool.set': Salted & {
    readonly pool: string;
    /** ORR: whose ratings a report gives that does not say it itself. */
    readonly reportRatings?: 'fide' | 'own';
    /** Readings of open clauses, by the names of their settings: lists from now on are made by them. */
    readonly readings?: { readonly [setting: string]: string };
  };
  /** What a pool is called is otherwise: in all languages, or in some. */
  'pool.changed': Salted & {
    readonly pool: string;
    readonly name?: string;
    /** All of its names in other languages; where they are not here, they stay as they were. */
    readonly names?: Readonly<Record<string, string>>;
    readonly was: { readonly name?: string; readonly names?: Readonly<Record<string, string>> };
  };
  /** A pool has no list after this one, `2024-12`; of a continuous pool no event that ends after this day. */
  'pool.closed': Salted & { readonly pool: string; readonly after: string };
  'pool.reopened': Salted & { readonly pool: string };
  /** All ratings of a pool are changed by a rule, once, without games. */
  'pool.adjusted': PoolChangeRecord & { readonly rule: PoolRule; readonly order: PoolOrder };
  /** Such a change is taken back; where its list is not out yet, it is not made. */
  'pool.adjustment-reversed': PoolChangeRecord & {
    /** Number of the entry that is taken back. */
    readonly adjusts: number;
    readonly way: ReversalWay;
  };
  /** Lists that are out were rated again by another rule: the difference stands on the next one. */
  'pool.rerated': PoolChangeRecord & {
    /** Lists from this day on were made again. */
    readonly from: string;
    /** Another edition, for every event. */
    readonly edition?: string;
    /** Other settings: K by K, and the largest difference of ratings that counts; null for any. */
    readonly settings?: { readonly k?: { readonly [was: string]: number }; readonly maxGap?: number | null };
    /** Other readings of open clauses than those that made the lists. */
    readonly readings?: { readonly [setting: string]: string };
  };
  'persons.entered': {
    readonly persons: readonly EnteredPerson[];
    /** Where they come from, and which part of it: a second import of the same file changes nothing. */
    readonly source?: { readonly sha256: string; readonly part: number; readonly parts?: number };
    /** Those of them who were recognised as somebody who had been erased, and were entered all the same. */
    readonly again?: readonly string[];
    /** The import that they came with, `i7`; imports of before have none. */
    readonly import?: string;
  };
  'person.changed': {
    readonly person: string;
    readonly identity?: string;
    readonly facts?: PersonFacts;
    /** Names of the fields that changed. */
    readonly fields: readonly string[];
    /** What was written on the card was recognised as that of somebody who had been erased. */
    readonly again?: true;
    /** The import that says so; and what the card had before, so that it can be taken back. */
    readonly import?: string;
    readonly was?: { readonly identity?: string; readonly facts?: PersonFacts };
    /** An import that had written a KOMIR number was taken back: numbers are given from this one on. */
    readonly komirFrom?: number;
  };
  /** A form of a member is kept: a registration sheet, a request for a licence, a transfer sheet. */
  'person.attached': {
    readonly person: string;
    /** Digest of the paper: the name of the file as a line of JSON, then its bytes. */
    readonly attachment: string;
    readonly form: AttachmentForm;
    readonly type: AttachmentType;
    /** Of the file, in bytes. */
    readonly size: number;
  };
  /** Such a form is gone for good: it was attached by mistake. */
  'person.detached': {
    readonly person: string;
    /** Number of the entry that attached it. */
    readonly attached: number;
    /** Digests of papers that are no longer there. */
    readonly papers: readonly string[];
  };
  'persons.merged': { readonly person: string; readonly into: string; readonly moved: JsonObject };
  'persons.split': { readonly person: string; readonly from: string; readonly moved: JsonObject };
  /**
   * What names a person is gone for good, with the copies of reports that hold it. Ratings stay, and the facts that they hang
   * on, which stand in entries.
   */
  'person.erased': {
    readonly person: string;
    /** Ids that were merged into it: they are erased with it. */
    readonly formerly: readonly string[];
    /** Digests of all papers that are no longer there: identities, and reports. */
    readonly papers: readonly string[];
    /** Events whose titles held the name: they are shown without one. */
    readonly events: readonly string[];
    /** KOMIR numbers are given from this one on: one that was given can no longer be seen. */
    readonly komirFrom?: number;
    /** By these the office recognises the person, and asks before he or she comes back. */
    readonly remembered?: RememberedDigests;
  };
  /**
   * Persons who came into the registry and on whom nothing rests: no event, no standing, no other entry. Their cards are
   * emptied and their papers are gone; their ids are given to nobody else.
   */
  'persons.removed': {
    readonly persons: readonly string[];
    /** Digests of the papers that are no longer there. */
    readonly papers: readonly string[];
    /** Of the import that was taken back, `i7`. */
    readonly import?: string;
    /** Their cards, where the papers stay: by these they can be put back. */
    readonly kept?: readonly EnteredPerson[];
    /** KOMIR numbers are given from this one on, as in `person.erased`. */
    readonly komirFrom?: number;
  };
  /** Persons who had been removed are in the registry again, under the same ids. */
  'persons.restored': { readonly persons: readonly EnteredPerson[] };
  'federation.set': {
    readonly federation: string;
    readonly status: 'member' | 'suspended' | 'not-a-member';
    /** Digest of the paper with the rating officer's name and address. */
    readonly officer?: string;
  };
  /** The ratings a pool begins with, or that come in with an import. */
  'standings.brought': {
    readonly pool: string;
    /** The list they are of, `2024-05`; continuous pools: the day. */
    readonly as: string;
    readonly standings: readonly BroughtStanding[];
    readonly source?: { readonly sha256: string; readonly part: number; readonly parts?: number; readonly last?: true };
    /** The import that they came with, `i7`; imports of before have none. */
    readonly import?: string;
    /**
     * Periodic pools, before the first list of their own: the ratings stand on the list of `as` itself, also in place of others.
     * Without it what comes for a list that is complete holds from the next one on.
     */
    readonly onto?: 'list';
    /** Who is no longer on that list, because the whole of it says so. */
    readonly dropped?: readonly string[];
  };
  /** A list of players begins to come in. Entries of the parts name the import, until it is ended. */
  'import.begun': {
    /** `i7`. */
    readonly import: string;
    /** Of the file. */
    readonly sha256: string;
    /** `whole`: who is not in it has no rating in the pool any more. `add`: its players come beside those who are there. */
    readonly how: 'whole' | 'add';
    readonly players: number;
    readonly parts: number;
    readonly pool?: string;
    readonly as?: string;
    /** The group of pools that the file was for: its imports into them are taken back together. */
    readonly group?: string;
  };
  'import.ended': {
    readonly import: string;
    readonly entered: number;
    readonly changed: number;
    readonly standings: number;
  };
  /**
   * What an import brought is taken back: its ratings by this entry, its persons and what it wrote on cards by the entries
   * before it.
   */
  'import.undone': {
    readonly import: string;
    /** Numbers of the entries whose ratings no longer hold. */
    readonly brought: readonly number[];
    /** Whose rating of the import stays, because something else was said of it since. */
    readonly kept: readonly string[];
  };
  /** MGSZ 3(3), FIDE E24: a decision on one player's standing. */
  'standing.decided': {
    readonly pool: string;
    readonly person: string;
    readonly on: string;
    readonly indicator: string;
    readonly old: EntryJson;
    readonly new: EntryJson;
    readonly by: string;
  };
  /** A decision that no list had yet is taken back: what it was about is again as it was before. */
  'decision.revoked': {
    readonly pool: string;
    readonly person: string;
    /** Number of the entry of the decision. */
    readonly decision: number;
    /** The day from which it had counted. */
    readonly on: string;
    readonly indicator: string;
    /** What the decision had said, and what it is again. */
    readonly old: EntryJson;
    readonly new: EntryJson;
    readonly by: string;
  };
  'event.registered': { readonly event: string; readonly pool: string; readonly facts: JsonObject };
  /** Facts of an event that is on no list yet are others now: it was postponed or renamed, say. */
  'event.changed': {
    readonly event: string;
    /** What holds from now on, in the words of docs/format.md. */
    readonly facts: JsonObject;
    /** Names of facts of which nothing is said any more. */
    readonly cleared?: readonly string[];
    /** What was said of these facts before; those of which nothing was said are not here. */
    readonly was: JsonObject;
    /** Of an event that is only announced: everybody who is entered for it, by their ids; nobody is entered any more where it is empty. */
    readonly entrants?: readonly string[];
    /** The event had been accepted, and waits again: the rulebook has to be asked with the new facts. */
    readonly reopened?: true;
  };
  /** Who the arbiters of an event are; instead of whom its report names. */
  'event.arbiters': {
    readonly event: string;
    /** Digest of the paper with their names, numbers, licences and roles; absent: nobody is named any more. */
    readonly arbiters?: string;
    readonly count: number;
    /** Their licences, which the rulebook asks for, while nothing was decided on the event. */
    readonly licences?: readonly { readonly licence?: string }[];
    /** Digests of papers that are gone for good, because they named arbiters. */
    readonly papers?: readonly string[];
  };
  'event.submitted': {
    readonly event: string;
    readonly pool: string;
    readonly format: string;
    /** Where an officer said in which encoding the report is to be read. */
    readonly encoding?: string;
    /** Digest of the report paper. */
    readonly report: string;
    /** Which of several reports of the paper, from 0. */
    readonly part?: number;
    /** Digest of the paper with what an officer said beside the report of players who are in question. */
    readonly supplement?: string;
    /** Places in the report of lines that are no players, such as “bye”: what stands here does not count them. */
    readonly leftOut?: readonly number[];
    /** Places of players of whom somebody said beside the report who they are. */
    readonly told?: readonly number[];
    readonly received: string;
    /** Id of the event of which this is a part. */
    readonly partOf?: string;
    /**
     * Id of an event that counts already, of which this is the corrected report. The old report and its numbers stay; once
     * this one is accepted, the difference is added on the next list, or what follows is rated again.
     */
    readonly corrects?: string;
    /** In the words of docs/format.md; arbiters without their names. */
    readonly facts: JsonObject;
    readonly players: readonly EntrantRecord[];
    /** Flat: round, place of white, place of black, place of the result in `RESULTS`, and so on. */
    readonly games: readonly number[];
    /** An officer has set single results right: the games are not all as the paper has them. */
    readonly edited?: true;
    /** Handicap stones or `rated: false`, by place of the game. */
    readonly special?: { readonly [game: string]: { readonly handicap?: number; readonly rated?: false } };
    readonly questions: readonly QuestionRecord[];
    readonly findings: readonly StoredFinding[];
    /** Persons who were entered when the report came. Empty since they come in with its acceptance. */
    readonly entered: readonly EnteredPerson[];
  };
  /** Further questions about a report that waits: since it came, somebody was entered who may be one of its players. */
  'questions.asked': { readonly event: string; readonly questions: readonly QuestionRecord[] };
  /** Once more for the same question: another answer takes the place of the first, and an event that was accepted waits again. */
  'question.answered': {
    readonly event: string;
    readonly question: number;
    /** The person meant; or a new one, who was entered at once. */
    readonly person?: string;
    readonly entered?: EnteredPerson;
    /** Somebody new, who is entered with the event's acceptance. */
    readonly newcomer?: true;
    /** Persons whom somebody has said before that it is, and who it is not. */
    readonly not?: readonly string[];
    /** Digest of the paper with the right name of a newcomer, where the report's is not. */
    readonly supplement?: string;
    readonly value?: EntryJson;
    /** Of a rating that the report gives. */
    readonly brought?: RatingAnswer;
    /** Of a rating: the player is somebody else than was thought. */
    readonly other?: true;
    /** Questions to which the answer leads. */
    readonly asks?: readonly QuestionRecord[];
  };
  'event.accepted': {
    readonly event: string;
    readonly edition: string;
    /** Periodic pools: the list it is for. */
    readonly list?: string;
    readonly waivers: readonly WaiverRecord[];
    readonly findings: readonly StoredFinding[];
    /** Players who were new when the report came: those who come into the registry, and those who are in it by now. */
    readonly entered?: readonly EnteredPlayer[];
    readonly recognised?: readonly RecognisedPlayer[];
  };
  'event.refused': {
    readonly event: string;
    readonly clauses: readonly string[];
    readonly findings: readonly StoredFinding[];
  };
  'event.withdrawn': { readonly event: string };
  /** Continuous pools: the event, and those after it that it led to be rated again, in this order. */
  'events.rated': {
    readonly pool: string;
    readonly events: readonly RatedEvent[];
  };
  /** A public key of the office, with which it signs its lists from then on (docs/signatures.md). */
  'key.announced': Salted & {
    /** Beginning of the key's SHA-256: 16 hexadecimal digits. */
    readonly key: string;
    readonly algorithm: 'ed25519';
    /** The 32 bytes, in hexadecimal. */
    readonly publicKey: string;
    /** A time as entries have it. */
    readonly from: string;
    /** The key that it takes over from: valid up to `from`. */
    readonly replaces?: string;
  };
  /** A key that signs nothing any more. */
  'key.retired': Salted & {
    readonly key: string;
    readonly until: string;
    /** Others have, or may have, its private half: what it has signed proves nothing. */
    readonly disclosed?: true;
  };
  /** A list as it would have been without a change of the whole pool that was taken back by replay. The list that was published stays. */
  'list.recomputed': {
    readonly pool: string;
    /** Of the list that was published, `2024-06-01`. */
    readonly date: string;
    /** Number of the entry by which the change was taken back. */
    readonly reversal: number;
    readonly players: number;
    /** How many ratings are others than on the list that was published. */
    readonly changed: number;
    /** SHA-256 of the rows in canonical form, as of a list. */
    readonly digest: string;
    /** Digest of the paper with the rows. */
    readonly rows: string;
  };
  /**
   * What the list that the next entry publishes comes to, in words that anybody may read: its author is the office (`OFFICE_AUTHOR`), and it
   * has no ground. So the hash of this entry, which is a leaf of the public log, can be worked out by whoever is shown a proof of one number.
   */
  'list.stated': {
    readonly pool: string;
    readonly date: string;
    readonly players: number;
    readonly digest: string;
    readonly root: string;
  };
  'list.published': Salted & {
    readonly pool: string;
    /** `2024-06-01`. */
    readonly date: string;
    readonly events: readonly string[];
    /**
     * Who is under 18 on the first day of an event, or of the list (under `list`), although turning 18 in that year:
     * the one thing about a birthday that a rating by the 2014 text depends on.
     */
    readonly minors: { readonly [eventOrList: string]: readonly string[] };
    readonly players: number;
    /** SHA-256 of the rows in canonical form: what every file of the list is made of, beside names. */
    readonly digest: string;
    /**
     * The edition that made it, whatever editions come later. The first versions named it only where the list has no event; where it
     * is absent it is that of the event which began last.
     */
    readonly edition?: string;
    /** The readings that its pool had chosen, where they are a matter of its editions. */
    readonly readings?: { readonly [setting: string]: string };
    /** Root of the Merkle tree over the rows of its players (`lists/seal.ts`); lists of the first versions have none. */
    readonly root?: string;
    /** Of a pool with a registry of members: its CSV has KOMIR number, club and licence. Lists of before have not. */
    readonly members?: true;
  };
}

export type RatedEvent = {
  readonly event: string;
  /** ORR: completed years on the first day, by place of the player; null where the year is not known. */
  readonly ages?: readonly (number | null)[];
  /** SHA-256 of the results in canonical form. */
  readonly digest: string;
};

export type EntryKind = keyof EntryKinds;

/** The author of entries that anybody may read. */
export const OFFICE_AUTHOR = 'office';
/** Entries whose text is public as it is: posted in the name of the office, without a ground. */
export const STATEMENTS: ReadonlySet<EntryKind> = new Set(['list.stated']);

/** Entries of which anybody may read what they say, without author, ground and the like: each has a salt of its own. */
export const SALTED = [
  'office.opened',
  'key.announced',
  'key.retired',
  'pool.opened',
  'pool.set',
  'pool.changed',
  'pool.closed',
  'pool.reopened',
  'pool.adjusted',
  'pool.adjustment-reversed',
  'pool.rerated',
  'list.published',
] as const satisfies readonly EntryKind[];
export type SaltedKind = (typeof SALTED)[number];
export const isSalted = (kind: EntryKind): kind is SaltedKind => (SALTED as readonly EntryKind[]).includes(kind);

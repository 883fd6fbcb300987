/**
 * The kinds of entries and their data. This format is permanent: an entry is never rewritten, so fields are added and
 * never renamed. Persons and events are named by id; names, birth dates and report bytes are in papers, of which an
 * entry has only the salted digest (docs/ledger.md).
 */
import type { Fact } from '../core/finding.ts';
import type { Sex } from '../core/people.ts';
import type { PoolOrder, PoolRule, ReversalWay } from '../core/pool-rule.ts';

/** A JSON value, as in entries. */
export type EntryJson = Fact;
export type JsonObject = { readonly [field: string]: EntryJson | undefined };

/** A finding as stored in an entry: without its place in the file. */
export type StoredFinding = {
  readonly code: string;
  readonly weight: 'refuse' | 'warn' | 'note';
  readonly clause?: string;
  readonly facts: JsonObject;
};

/** The facts about a person that ratings and lists need. Everything else is in the identity paper. */
export type PersonFacts = {
  readonly birthYear?: number;
  readonly sex?: Sex;
  readonly federation?: string;
  readonly title?: string;
  /** The day on which the office was told of the death. */
  readonly deceased?: string;
  /** A federation's notice that the player must not be listed (FIDE 2014 13.3). */
  readonly blocked?: string;
  /** A decision that the player is listed although the federation is no member. */
  readonly exempt?: string;
  /** The day on which the person asked to keep search engines away from the card. */
  readonly private?: string;
};

export type EnteredPerson = {
  readonly person: string;
  /** Digest of the identity paper. */
  readonly identity: string;
  readonly facts: PersonFacts;
};

/**
 * A standing from outside the office: from an imported list, or by decision of an authority that the rulebook names.
 */
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
  /** Data of its own rulebook: grade, marks, unsettled games, in the terms of docs/format.md. */
  readonly rest?: JsonObject;
};

/** What had to be assumed about a rating that was taken from a report. */
export const ASSUMED = ['games', 'peak', 'settled', 'grade'] as const;
export type Assumed = (typeof ASSUMED)[number];

/**
 * The rating that a report gives to a player whom the office has as unrated, accepted as brought in. It holds for as
 * long as the event counts: in the event itself, and as the rating that its change is added to where the pool has no
 * other.
 */
export type BroughtByReport = Pick<BroughtStanding, 'games' | 'peak' | 'rest'> & {
  readonly rating: number;
  /** The list that it comes from, `2024-05`; continuous pools: the first day of the event. */
  readonly as: string;
  /** The data that nobody has stated. */
  readonly assumed: readonly Assumed[];
};

/** The answer about such a rating: it was accepted, or the player counts as unrated although the report gives it. */
export type RatingAnswer = BroughtByReport | { readonly rating: number; readonly unrated: true };

/** A player of a report. */
export type EntrantRecord = {
  /** Absent while a question is open, and for persons new to the registry until the event is accepted. */
  readonly person?: string;
  /** For a new person: the persons whom a correction has excluded. */
  readonly not?: readonly string[];
  /**
   * As in `question.answered`, where it was answered earlier: in the report that this one replaces, or for another
   * event.
   */
  readonly brought?: RatingAnswer;
  /** What the report says of the player beyond what the office knows, in the terms of docs/format.md; never a name. */
  readonly given?: JsonObject;
};

/** A player of a report who was new when it came: added on acceptance, or recognised by then. */
export type EnteredPlayer = EnteredPerson & { readonly place: number };
export type RecognisedPlayer = { readonly person: string; readonly place: number };

export type QuestionRecord = {
  /** Counted from 1 within the event. */
  readonly question: number;
  /** `rating`: the report gives a rating to a player whom the office has as unrated. */
  readonly kind: 'identity' | 'fact' | 'rating';
  /** Index of the player it is about, if any. */
  readonly player?: number;
  /** Best match first. */
  readonly candidates?: readonly string[];
  /** The missing fact, in the terms of docs/format.md. */
  readonly field?: string;
  /** The rating that the report gives the player, with its data, in the terms of docs/format.md. */
  readonly given?: JsonObject;
  readonly finding: StoredFinding;
};

/** Keyed digests of numbers, and of names with birth years (`remembered.ts`). */
export type RememberedDigests = {
  /** Id of the key that they were made with. */
  readonly key: string;
  /** Sorted. */
  readonly digests: readonly string[];
};

/** Kinds of forms of members, and their file types. */
export const ATTACHMENT_FORMS = ['registration', 'licence', 'transfer', 'guest', 'order', 'other'] as const;
export type AttachmentForm = (typeof ATTACHMENT_FORMS)[number];
export type AttachmentType = 'pdf' | 'png' | 'jpeg';

/** A finding that was waived by an authority. */
export type WaiverRecord = { readonly clause: string; readonly by: string; readonly ground: string };

/** Who decided a change of a whole pool, when, by which document, and why. */
export type PoolDecision = {
  readonly by: string;
  readonly on: string;
  readonly reference?: string;
  readonly ground: string;
};

/** What every change of a whole pool has: its list, and its effect. */
export type PoolChangeRecord = Salted & {
  readonly pool: string;
  /** The first list with the change, `2024-03`. */
  readonly list: string;
  readonly decision: PoolDecision;
  /** Number of ratings that it changes, and the sum of all changes. */
  readonly affected: number;
  readonly points: number;
  /** Digest of the paper with each player's number before and after. */
  readonly changes: string;
  /**
   * Number of the first entry of the same decision. The effect of events since then is known when the list is compiled:
   * where the numbers differ from those of that entry, this entry is posted with the list.
   */
  readonly instead?: number;
};

/**
 * 32 random digits that are never shown: without them, anybody who knows the public part of an entry could guess its
 * author, or the persons among `minors`, until the hash matches. Entries of the first versions have none.
 */
type Salted = { readonly salt?: string };

export interface EntryKinds {
  'office.opened': Salted & {
    readonly name: string;
    readonly timeZone: string;
    readonly format: 1;
    /** Its names in other languages, where they differ. */
    readonly names?: Readonly<Record<string, string>>;
    /** All its persons are invented, and its pages say so. */
    readonly demonstration?: true;
  };
  /** Settings of the office: the last entry of this kind holds. */
  'office.set': {
    /** How the public sees players under 18; by name, where no entry says otherwise. */
    readonly minors?: 'names' | 'initials';
    /** All its names in other languages; absent: unchanged. */
    readonly names?: Readonly<Record<string, string>>;
    /** Whether important acts need a second officer; absent: unchanged; initially on. */
    readonly fourEyes?: 'on' | 'off';
    /** While the office is new: its name and time zone; absent: unchanged. */
    readonly name?: string;
    readonly timeZone?: string;
  };
  /** The account of an officer or another user, as it is from now on. */
  'account.changed': {
    /** `u3`. */
    readonly account: string;
    /**
     * Digest of the paper with name and mail address: acts are recorded under the id of the account, so that both can
     * be erased.
     */
    readonly identity: string;
    readonly role: 'arbiter' | 'club' | 'federation' | 'officer' | 'administrator';
    /** For an officer: the pools that he or she is responsible for; absent: all. */
    readonly pools?: readonly string[];
    /** For a federation's office, and for a club: the owner of its events. */
    readonly federation?: string;
    readonly club?: string;
    /** The language of mails to the account: `hu`. */
    readonly language?: string;
    /** The account can no longer sign in. */
    readonly closed?: true;
  };
  /** The name of the account is erased; its acts remain under its id. */
  'account.erased': { readonly account: string; readonly papers: readonly string[] };
  /**
   * An administrator removed everything but the password with which an account signs in, because the owner has lost it
   * or somebody else has it.
   */
  'account.reset': { readonly account: string; readonly removed: readonly ('one-time-codes' | 'passkeys')[] };
  /** A second officer, the author, confirmed a request: the entries from `first` to `last` are its result. */
  'act.confirmed': {
    /** `r12`. */
    readonly request: string;
    /** Its name, such as `lists.publish`. */
    readonly act: string;
    /** The time of the request, as in entries. */
    readonly asked: string;
    readonly first: number;
    readonly last: number;
  };
  /** A comment between those who work on an event. Its text is in a paper. */
  'event.commented': { readonly event: string; readonly comment: string };
  'pool.opened': Salted & {
    readonly pool: string;
    readonly family: 'fide' | 'mssz' | 'orr' | 'mgsz';
    readonly name: string;
    /** First list that the pool publishes, `2024-01`; continuous pools: the day it opens. */
    readonly from: string;
    readonly settings: JsonObject;
  };
  /** Settings of a pool after it was opened: what is not named is unchanged. */
  'pool.set': Salted & {
    readonly pool: string;
    /** ORR: the source of a report's ratings, where the report does not say. */
    readonly reportRatings?: 'fide' | 'own';
    /** Readings of open clauses, by setting: used for all lists from now on. */
    readonly readings?: { readonly [setting: string]: string };
  };
  /** A pool has a new name, in all languages or in some. */
  'pool.changed': Salted & {
    readonly pool: string;
    readonly name?: string;
    /** All its names in other languages; absent: unchanged. */
    readonly names?: Readonly<Record<string, string>>;
    readonly was: { readonly name?: string; readonly names?: Readonly<Record<string, string>> };
  };
  /** A pool has no list after this one, `2024-12`; a continuous pool has no event that ends after this day. */
  'pool.closed': Salted & { readonly pool: string; readonly after: string };
  'pool.reopened': Salted & { readonly pool: string };
  /** All ratings of a pool are changed once by a rule, without games. */
  'pool.adjusted': PoolChangeRecord & { readonly rule: PoolRule; readonly order: PoolOrder };
  /** Such a change is revoked; if its list is not published yet, it is never applied. */
  'pool.adjustment-reversed': PoolChangeRecord & {
    /** Number of the revoked entry. */
    readonly adjusts: number;
    readonly way: ReversalWay;
  };
  /** Published lists were rated again by other rules: the difference is added on the next list. */
  'pool.rerated': PoolChangeRecord & {
    /** Lists from this day on were compiled again. */
    readonly from: string;
    /** Another edition, for all events. */
    readonly edition?: string;
    /** Other settings: values of K, and the largest rating difference that counts; null for any. */
    readonly settings?: { readonly k?: { readonly [was: string]: number }; readonly maxGap?: number | null };
    /** Readings of open clauses that differ from those of the lists. */
    readonly readings?: { readonly [setting: string]: string };
  };
  'persons.entered': {
    readonly persons: readonly EnteredPerson[];
    /** The source file and the part of it: a second import of the same file changes nothing. */
    readonly source?: { readonly sha256: string; readonly part: number; readonly parts?: number };
    /** Persons recognised as erased earlier, and entered nevertheless. */
    readonly again?: readonly string[];
    /** The import that brought them, `i7`; earlier imports have none. */
    readonly import?: string;
  };
  'person.changed': {
    readonly person: string;
    readonly identity?: string;
    readonly facts?: PersonFacts;
    /** Names of the changed fields. */
    readonly fields: readonly string[];
    /** The new data was recognised as that of an erased person. */
    readonly again?: true;
    /** The import that changed it, and the earlier values, so that it can be undone. */
    readonly import?: string;
    readonly was?: { readonly identity?: string; readonly facts?: PersonFacts };
    /** After an import with a KOMIR number was undone: the next number to be assigned. */
    readonly komirFrom?: number;
  };
  /** A form of a member is stored: a registration sheet, a request for a licence, a transfer sheet. */
  'person.attached': {
    readonly person: string;
    /** Digest of the paper: a line of JSON with the file's name, then its bytes. */
    readonly attachment: string;
    readonly form: AttachmentForm;
    readonly type: AttachmentType;
    /** Size of the file in bytes. */
    readonly size: number;
  };
  /** Such a form was removed for good: it was attached by mistake. */
  'person.detached': {
    readonly person: string;
    /** Number of the entry that attached it. */
    readonly attached: number;
    /** Digests of removed papers. */
    readonly papers: readonly string[];
  };
  'persons.merged': { readonly person: string; readonly into: string; readonly moved: JsonObject };
  'persons.split': { readonly person: string; readonly from: string; readonly moved: JsonObject };
  /**
   * Everything that names a person is removed for good, including copies of reports. Ratings stay, with the facts that
   * they depend on, which are in entries.
   */
  'person.erased': {
    readonly person: string;
    /** Ids merged into it, which are erased with it. */
    readonly formerly: readonly string[];
    /** Digests of all removed papers: identities and reports. */
    readonly papers: readonly string[];
    /** Events whose titles contained the name: they are shown without a title. */
    readonly events: readonly string[];
    /** The next KOMIR number to be assigned: earlier ones can no longer be read from cards. */
    readonly komirFrom?: number;
    /** Digests by which the office recognises the person, and asks before he or she is entered again. */
    readonly remembered?: RememberedDigests;
  };
  /**
   * Persons who came into the registry and on whom nothing depends: no event, no standing, no other entry. Their cards
   * are emptied and their papers removed; their ids are not used again.
   */
  'persons.removed': {
    readonly persons: readonly string[];
    /** Digests of removed papers. */
    readonly papers: readonly string[];
    /** The import that was undone, `i7`. */
    readonly import?: string;
    /** Their cards, where the papers are kept: they allow the persons to be restored. */
    readonly kept?: readonly EnteredPerson[];
    /** The next KOMIR number to be assigned, as in `person.erased`. */
    readonly komirFrom?: number;
  };
  /** Removed persons are in the registry again, under the same ids. */
  'persons.restored': { readonly persons: readonly EnteredPerson[] };
  'federation.set': {
    readonly federation: string;
    readonly status: 'member' | 'suspended' | 'not-a-member';
    /** Digest of the paper with the rating officer's name and address. */
    readonly officer?: string;
  };
  /** The ratings that a pool starts with, or that an import brings. */
  'standings.brought': {
    readonly pool: string;
    /** The list that they come from, `2024-05`; continuous pools: the day. */
    readonly as: string;
    readonly standings: readonly BroughtStanding[];
    readonly source?: { readonly sha256: string; readonly part: number; readonly parts?: number; readonly last?: true };
    /** The import that brought them, `i7`; earlier imports have none. */
    readonly import?: string;
    /**
     * Periodic pools, before their first own list: the ratings belong on the list of `as` itself, also in place of
     * others. Without it, ratings for a complete list take effect from the next one on.
     */
    readonly onto?: 'list';
    /** Persons no longer on that list, because the import was the whole list. */
    readonly dropped?: readonly string[];
  };
  /** The import of a list of players begins. Entries of its parts name it until it has ended. */
  'import.begun': {
    /** `i7`. */
    readonly import: string;
    /** Of the file. */
    readonly sha256: string;
    /** `whole`: players who are not in it lose their rating in the pool. `add`: its players are added. */
    readonly how: 'whole' | 'add';
    readonly players: number;
    readonly parts: number;
    readonly pool?: string;
    readonly as?: string;
    /** The group of pools that the file was for: its imports into them are undone together. */
    readonly group?: string;
  };
  'import.ended': {
    readonly import: string;
    readonly entered: number;
    readonly changed: number;
    readonly standings: number;
  };
  /** An import is undone: its ratings by this entry, its persons and its changes of cards by the entries before it. */
  'import.undone': {
    readonly import: string;
    /** Numbers of the entries whose ratings no longer hold. */
    readonly brought: readonly number[];
    /** Persons whose imported rating stays, because something later depends on it. */
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
  /** A decision that no list has applied yet is revoked: the earlier value holds again. */
  'decision.revoked': {
    readonly pool: string;
    readonly person: string;
    /** Number of the entry of the decision. */
    readonly decision: number;
    /** The day from which it had counted. */
    readonly on: string;
    readonly indicator: string;
    /** The decided value, and the value that holds again. */
    readonly old: EntryJson;
    readonly new: EntryJson;
    readonly by: string;
  };
  'event.registered': { readonly event: string; readonly pool: string; readonly facts: JsonObject };
  /** Facts of an event that is on no list yet have changed: it was postponed or renamed, say. */
  'event.changed': {
    readonly event: string;
    /** The new values, in the terms of docs/format.md. */
    readonly facts: JsonObject;
    /** Names of facts that were removed. */
    readonly cleared?: readonly string[];
    /** The earlier values; facts that had none are not included. */
    readonly was: JsonObject;
    /** For an event that is only announced: all its entrants, by id; empty: it has no entrants any more. */
    readonly entrants?: readonly string[];
    /** The event had been accepted and waits again: the rulebook has to be applied to the new facts. */
    readonly reopened?: true;
  };
  /** The arbiters of an event, in place of those named in its report. */
  'event.arbiters': {
    readonly event: string;
    /** Digest of the paper with their names, numbers, licences and roles; absent: none are named any more. */
    readonly arbiters?: string;
    readonly count: number;
    /** Their licences, which the rulebook needs, as long as the event is undecided. */
    readonly licences?: readonly { readonly licence?: string }[];
    /** Digests of papers removed for good, because they named arbiters. */
    readonly papers?: readonly string[];
  };
  'event.submitted': {
    readonly event: string;
    readonly pool: string;
    readonly format: string;
    /** The encoding of the report, where an officer chose it. */
    readonly encoding?: string;
    /** Digest of the report paper. */
    readonly report: string;
    /** Index of the report, where the paper has several. */
    readonly part?: number;
    /** Digest of the paper with an officer's additions about players who are the subject of questions. */
    readonly supplement?: string;
    /** Indexes of lines in the report that are no players, such as “bye”: they are not counted here. */
    readonly leftOut?: readonly number[];
    /** Indexes of players whose identity was stated beside the report. */
    readonly told?: readonly number[];
    readonly received: string;
    /** Id of the event that this is a part of. */
    readonly partOf?: string;
    /**
     * Id of an event that counts already, of which this is the corrected report. The old report and its numbers stay;
     * once this one is accepted, the difference is added on the next list, or the later events are rated again.
     */
    readonly corrects?: string;
    /** In the terms of docs/format.md; arbiters without their names. */
    readonly facts: JsonObject;
    readonly players: readonly EntrantRecord[];
    /** Flat: round, index of white, index of black, index of the result in `RESULTS`, and so on. */
    readonly games: readonly number[];
    /** An officer corrected single results: the games differ from those of the paper. */
    readonly edited?: true;
    /** Handicap stones or `rated: false`, by index of the game. */
    readonly special?: { readonly [game: string]: { readonly handicap?: number; readonly rated?: false } };
    readonly questions: readonly QuestionRecord[];
    readonly findings: readonly StoredFinding[];
    /** Persons who were added when the report came. Empty in newer entries: persons are added on acceptance. */
    readonly entered: readonly EnteredPerson[];
  };
  /** Further questions about a waiting report: since it came, a person was entered who may be one of its players. */
  'questions.asked': { readonly event: string; readonly questions: readonly QuestionRecord[] };
  /** May be repeated for the same question: the new answer replaces the old one, and an accepted event waits again. */
  'question.answered': {
    readonly event: string;
    readonly question: number;
    /** The person meant; or a new one, who was added at once. */
    readonly person?: string;
    readonly entered?: EnteredPerson;
    /** A new person, who is added when the event is accepted. */
    readonly newcomer?: true;
    /** Persons whom an earlier answer had named, and who are excluded now. */
    readonly not?: readonly string[];
    /** Digest of the paper with a newcomer's correct name, where the report's is wrong. */
    readonly supplement?: string;
    readonly value?: EntryJson;
    /** The answer about a rating that the report gives. */
    readonly brought?: RatingAnswer;
    /** About a rating: the player is another person than was thought. */
    readonly other?: true;
    /** Further questions raised by the answer. */
    readonly asks?: readonly QuestionRecord[];
  };
  'event.accepted': {
    readonly event: string;
    readonly edition: string;
    /** Periodic pools: the list that it is for. */
    readonly list?: string;
    readonly waivers: readonly WaiverRecord[];
    readonly findings: readonly StoredFinding[];
    /** Players who were new when the report came: those to be added to the registry, and those who are in it by now. */
    readonly entered?: readonly EnteredPlayer[];
    readonly recognised?: readonly RecognisedPlayer[];
  };
  'event.refused': {
    readonly event: string;
    readonly clauses: readonly string[];
    readonly findings: readonly StoredFinding[];
  };
  'event.withdrawn': { readonly event: string };
  /** Continuous pools: the event, and the later events that were rated again because of it, in this order. */
  'events.rated': {
    readonly pool: string;
    readonly events: readonly RatedEvent[];
  };
  /** A public key of the office, with which it signs its lists from now on (docs/signatures.md). */
  'key.announced': Salted & {
    /** The first 16 hexadecimal digits of the key's SHA-256. */
    readonly key: string;
    readonly algorithm: 'ed25519';
    /** The 32 bytes, in hexadecimal. */
    readonly publicKey: string;
    /** A time as in entries. */
    readonly from: string;
    /** The key that it replaces, which is valid up to `from`. */
    readonly replaces?: string;
  };
  /** A key that is no longer used for signing. */
  'key.retired': Salted & {
    readonly key: string;
    readonly until: string;
    /** The private key is, or may be, in other hands: its signatures prove nothing. */
    readonly disclosed?: true;
  };
  /**
   * A list as it would have been without a change of the whole pool that was reversed by replay. The published list
   * stays.
   */
  'list.recomputed': {
    readonly pool: string;
    /** The date of the published list, `2024-06-01`. */
    readonly date: string;
    /** Number of the entry that reversed the change. */
    readonly reversal: number;
    readonly players: number;
    /** Number of ratings that differ from the published list. */
    readonly changed: number;
    /** SHA-256 of the rows in canonical form, as for a list. */
    readonly digest: string;
    /** Digest of the paper with the rows. */
    readonly rows: string;
  };
  /**
   * The content of the list that the next entry publishes, in words that anybody may read: its author is the office
   * (`OFFICE_AUTHOR`), and it has no ground. So the hash of this entry, which is a leaf of the public log, can be
   * computed by anybody who is given a proof of one number.
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
     * Players under 18 on the first day of an event, or of the list (under `list`), who turn 18 in that year: the only
     * use of birthdays in a rating by the 2014 text.
     */
    readonly minors: { readonly [eventOrList: string]: readonly string[] };
    readonly players: number;
    /** SHA-256 of the rows in canonical form: apart from names, every file of the list is made from them. */
    readonly digest: string;
    /**
     * The edition of the list, whatever editions come later. The first versions named it only for lists without events;
     * where it is absent it is that of the event with the latest start.
     */
    readonly edition?: string;
    /** The readings chosen by its pool, where they concern its editions. */
    readonly readings?: { readonly [setting: string]: string };
    /** Root of the Merkle tree over the rows of its players (`lists/seal.ts`); lists of the first versions have none. */
    readonly root?: string;
    /** For a pool with a registry of members: its CSV has KOMIR number, club and licence. Earlier lists have not. */
    readonly members?: true;
  };
}

export type RatedEvent = {
  readonly event: string;
  /** ORR: completed years on the first day, by index of the player; null where the year of birth is unknown. */
  readonly ages?: readonly (number | null)[];
  /** SHA-256 of the results in canonical form. */
  readonly digest: string;
};

export type EntryKind = keyof EntryKinds;

/** The author of entries that anybody may read. */
export const OFFICE_AUTHOR = 'office';
/** Entries whose text is public: posted in the name of the office, without a ground. */
export const STATEMENTS: ReadonlySet<EntryKind> = new Set(['list.stated']);

/** Entries whose content is public, except for author, ground and similar members: each has a salt of its own. */
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

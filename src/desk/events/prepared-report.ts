/** A prepared report, and how the texts of its entries are split where numbers are missing. */
import type { Finding } from '../../core/finding.ts';
import type { ReportedIdentity } from '../../intake/identify.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import type { EnteredPlayer } from '../../ledger/entries.ts';
import { eventId, LAST_EVENT, LAST_PERSON } from '../../ledger/ids.ts';
import type { Paper } from '../../ledger/store.ts';
import { acceptedPosting } from './accept.ts';
import { newcomerMark } from './alike.ts';
import { type Identification, sameNames } from './identification.ts';
import type { EventVerdict } from './judge.ts';
import { type NewcomerDecisions, waitingFindings, type WaitingNewcomer } from './newcomers.ts';

/** A person whom a prepared report adds to the registry, without the number. */
export interface PreparedNewcomer {
  readonly entered: Omit<EnteredPlayer, 'person'>;
  readonly paper: Paper;
  /** A mark that stands for the name while there is no number. */
  readonly mark: number;
  readonly known: PersonByName;
  readonly number: number | undefined;
}

/** A newcomer of a report that waits for acceptance, by place. */
export interface PreparedWaiting {
  readonly place: number;
  /** A mark that stands for the name. */
  readonly mark: number;
}

/** Data by which somebody without a conclusive number is found. */
export interface PersonByName extends Pick<ReportedIdentity, 'name' | 'birth'> {
  readonly keys: readonly string[];
}

export const personByName = ({ name = '', birth }: Pick<ReportedIdentity, 'name' | 'birth'>): PersonByName => ({
  name,
  ...(birth === undefined ? {} : { birth }),
  keys: sameNames(name),
});

/**
 * A report that comes in, and may be accepted at once. Texts are canonical JSON in two parts, with the id of the event
 * between them.
 */
export interface PreparedReport {
  readonly sha256: string;
  readonly digest: string;
  readonly salt: Uint8Array;
  /** The file as it will be stored. */
  readonly packed: Uint8Array | undefined;
  readonly submitted: readonly [string, string];
  /** Absent where it is decided later. */
  readonly accepted?: readonly [string, string];
  /** Placeholders for the newcomers' ids in `accepted`, in order. */
  readonly placeholders: readonly string[];
  /** The data of the event's row, in two parts with the field between them. */
  readonly data: readonly [string, string];
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly edition: string | null;
  readonly list: string | null;
  readonly games: number;
  readonly field: number | undefined;
  /** By place; 0 for newcomers. */
  readonly persons: Int32Array;
  readonly newcomers: readonly PreparedNewcomer[];
  /** Newcomers who enter the registry when it is accepted later. */
  readonly waiting: readonly PreparedWaiting[];
  /**
   * FIDE numbers of all players, and the names by which some were searched: nobody entered since may have one of them.
   */
  readonly numbers: Float64Array;
  readonly names: readonly PersonByName[];
  /** With placeholders for ids. */
  readonly findings: readonly Finding[];
}

/** Numbers that nobody has, as placeholders for unknown ones. */
export const EVENT = LAST_EVENT;
export const EVENT_PLACEHOLDER = eventId(EVENT);
const EVENT_TEXT = `"${EVENT_PLACEHOLDER}"`;
const FIRST_NEWCOMER = LAST_PERSON - 10_000;

/** Knows the same persons, and gives newcomers numbers that nobody has. */
export const unnumbered = (identification: Identification) => ({
  who: identification.who.bind(identification),
  hasNumber: identification.hasNumber.bind(identification),
  last: FIRST_NEWCOMER,
});

/** The text before and after the id of the event; undefined where it occurs more than once. */
export function aroundEvent(data: object): readonly [string, string] | undefined {
  const [before, after, ...more] = canonicalJson(data as Json).split(EVENT_TEXT);
  return before === undefined || after === undefined || more.length > 0 ? undefined : [`${before}"`, `"${after}`];
}

/** Whether each placeholder occurs exactly once, where a newcomer is entered. */
const standOnce = (placeholders: readonly string[], texts: readonly string[]): boolean =>
  placeholders.every((id) => texts.reduce((sum, text) => sum + text.split(`"${id}"`).length - 1, 0) === 1);

/** The decision made about a report when it is prepared. */
export interface PreparedDecision
  extends Pick<
    PreparedReport,
    'accepted' | 'placeholders' | 'edition' | 'list' | 'newcomers' | 'waiting' | 'findings'
  > {
  /** In the data of the event's row: the parts before the facts, and after the report's own data. */
  readonly around: readonly [string, string];
}

/** Undefined where a placeholder does not occur exactly once. */
export function acceptedAtOnce(
  judged: EventVerdict,
  settled: NewcomerDecisions,
  newcomers: readonly WaitingNewcomer[],
): PreparedDecision | undefined {
  const acceptance = acceptedPosting(EVENT_PLACEHOLDER, judged, [], settled).data;
  const accepted = aroundEvent(acceptance);
  const placeholders = settled.entered.map(({ person }) => person);
  if (accepted === undefined || !standOnce(placeholders, accepted)) return undefined;
  return {
    accepted,
    placeholders,
    edition: acceptance.edition,
    list: acceptance.list as string,
    newcomers: newcomersIn(settled, newcomers),
    waiting: [],
    findings: [...settled.findings, ...judged.findings],
    around: [`"decision":${canonicalJson(acceptance.findings as Json)},`, ',"waivers":[]'],
  };
}

/** It is decided later. */
export const decidedLater = (newcomers: readonly WaitingNewcomer[]): PreparedDecision => ({
  placeholders: [],
  edition: null,
  list: null,
  newcomers: [],
  waiting: waitingIn(newcomers),
  findings: waitingFindings(newcomers.length),
  around: ['', ''],
});

const waitingIn = (newcomers: readonly WaitingNewcomer[]): readonly PreparedWaiting[] =>
  newcomers.map(({ place, player }) => ({ place, mark: newcomerMark(player.name) }));

const newcomersIn = (
  { entered, papers, candidates }: NewcomerDecisions,
  newcomers: readonly WaitingNewcomer[],
): readonly PreparedNewcomer[] =>
  entered.map(({ person: _person, ...each }, at) => {
    const candidate = candidates[at] as NewcomerDecisions['candidates'][number];
    return {
      entered: each,
      paper: papers[at] as Paper,
      mark: newcomerMark((newcomers[at] as WaitingNewcomer).player.name),
      known: personByName(candidate),
      number: candidate.fideId === undefined ? undefined : Number(candidate.fideId),
    };
  });

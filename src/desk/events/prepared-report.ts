/** A report that was worked out before its turn, and how the texts of its entries are taken apart where numbers are missing. */
import type { Finding } from '../../core/finding.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import type { EnteredPlayer } from '../../ledger/entries.ts';
import { eventId, LAST_PERSON } from '../../ledger/ids.ts';
import type { Paper } from '../../ledger/store.ts';
import { newcomerMark } from './alike.ts';
import { sameNames } from './identification.ts';
import type { NewcomerDecisions, WaitingNewcomer } from './newcomers.ts';

/** Somebody whom a prepared report brings into the registry, but for the number. */
export interface PreparedNewcomer {
  readonly entered: Omit<EnteredPlayer, 'person'>;
  readonly paper: Paper;
  /** What stands for the name while nobody has the number. */
  readonly mark: number;
  /** Under which the person will be found. */
  readonly keys: readonly string[];
  readonly number: number | undefined;
}

/** A report that comes in and is accepted as it is. Texts are canonical JSON in two parts, with the id of the event between them. */
export interface PreparedReport {
  readonly sha256: string;
  readonly digest: string;
  readonly salt: Uint8Array;
  readonly submitted: readonly [string, string];
  readonly accepted: readonly [string, string];
  /** Ids in `accepted` that stand for those of the newcomers, in their order. */
  readonly placeholders: readonly string[];
  /** Of the event's row: its data in two parts, with the field between them. */
  readonly data: readonly [string, string];
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly edition: string;
  readonly list: string;
  readonly games: number;
  readonly field: number | undefined;
  /** By place; 0 for newcomers. */
  readonly persons: Int32Array;
  readonly newcomers: readonly PreparedNewcomer[];
  /** FIDE numbers of all players, and the keys of names by which some were looked for: whoever has come in since must have none of them. */
  readonly numbers: Float64Array;
  readonly keys: readonly string[];
  /** With ids that stand for others. */
  readonly findings: readonly Finding[];
}

/** Numbers that nobody has: they hold the place of those that are not known yet. */
export const EVENT = 999_999_999_999_999;
export const EVENT_PLACEHOLDER = eventId(EVENT);
const EVENT_TEXT = `"${EVENT_PLACEHOLDER}"`;
export const FIRST_NEWCOMER = LAST_PERSON - 10_000;

/** The text before and after the id of the event; undefined where it stands in it more than once. */
export function aroundEvent(data: object): readonly [string, string] | undefined {
  const [before, after, ...more] = canonicalJson(data as Json).split(EVENT_TEXT);
  return before === undefined || after === undefined || more.length > 0 ? undefined : [`${before}"`, `"${after}`];
}

/** Whether each id that stands for another is there once, where a newcomer is entered. */
export const standOnce = (placeholders: readonly string[], texts: readonly string[]): boolean =>
  placeholders.every((id) => texts.reduce((sum, text) => sum + text.split(`"${id}"`).length - 1, 0) === 1);

export const newcomersIn = (
  { entered, papers, candidates }: NewcomerDecisions,
  newcomers: readonly WaitingNewcomer[],
): readonly PreparedNewcomer[] =>
  entered.map(({ person: _person, ...each }, at) => {
    const { name = '', fideId } = candidates[at] as NewcomerDecisions['candidates'][number];
    return {
      entered: each,
      paper: papers[at] as Paper,
      mark: newcomerMark((newcomers[at] as WaitingNewcomer).player.name),
      keys: sameNames(name),
      number: fideId === undefined ? undefined : Number(fideId),
    };
  });

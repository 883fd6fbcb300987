/** What the row of an event says. */
import type { JsonObject, StoredFinding, RatingAnswer, WaiverRecord } from '../entries.ts';
import { eventId } from '../ids.ts';
import type { EventRow } from '../store.ts';

/** What the entries about an event say, beside its players and games. */
export interface EventData {
  /** Facts that it was registered with, in the words of docs/format.md. */
  readonly registration?: JsonObject;
  /** Who was entered for it when it was announced, by their ids; the report has the last word. */
  readonly entrants?: readonly string[];
  /** Digest of the paper with the arbiters, where somebody named them beside the report. */
  readonly arbiters?: string;
  /** Facts of the report. */
  readonly facts?: JsonObject;
  readonly format?: string;
  /** The day on which the report came. */
  readonly received?: string;
  /** What the checks found when it came. */
  readonly findings?: readonly StoredFinding[];
  /** A number that reports of the same persons share, while all of them are known. */
  readonly field?: number;
  /** Facts of the event that were answered. */
  readonly also?: JsonObject;
  /** Facts of a player that were answered, by place. */
  readonly given?: Readonly<Record<string, JsonObject>>;
  /** What was answered on ratings of the report, by place. */
  readonly brought?: Readonly<Record<string, RatingAnswer>>;
  readonly waivers?: readonly WaiverRecord[];
  /** What the rulebook found when it was accepted or refused. */
  readonly decision?: readonly StoredFinding[];
  /** The day of the decision as its entry has it, in UTC. */
  readonly decided?: string;
  /** Clauses for which it was refused. */
  readonly clauses?: readonly string[];
  /** ORR: the ages by place with which it was rated. */
  readonly ages?: readonly (number | null)[];
}

const read = new WeakMap<Pick<EventRow, 'data'>, EventData>();

/** Parsed once a row, however many ask. */
export function eventData(row: Pick<EventRow, 'data'>): EventData {
  const data = read.get(row) ?? (JSON.parse(row.data) as EventData);
  read.set(row, data);
  return data;
}

/** Events go by their names, and by their ids where they have none, or none any more. */
export const eventTitle = ({ event, name }: Pick<EventRow, 'event' | 'name'>): string =>
  name === '' ? eventId(event) : name;

/** Whether it is the corrected report of another event. */
export const isCorrection = <R extends Pick<EventRow, 'corrects'>>(
  row: R,
): row is R & { readonly corrects: number; readonly origin: number } => row.corrects !== null;

/** The event that a corrected report is of, and the one with the corrected report, as they are called. */
export const versionIds = ({
  corrects,
  correctedBy,
}: Pick<EventRow, 'corrects' | 'correctedBy'>): { readonly corrects?: string; readonly correctedBy?: string } => ({
  ...(corrects === null ? {} : { corrects: eventId(corrects) }),
  ...(correctedBy === null ? {} : { correctedBy: eventId(correctedBy) }),
});

/** FNV-1a over the sorted ids. */
export function fieldOf(persons: readonly (string | undefined)[]): number | undefined {
  let hash = 0x811c9dc5;
  for (const person of persons.toSorted()) {
    if (person === undefined) return undefined;
    for (let at = 0; at < person.length; at += 1) hash = Math.imul(hash ^ person.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

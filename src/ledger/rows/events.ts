/** The data in the row of an event. */
import type { JsonObject, StoredFinding, RatingAnswer, WaiverRecord } from '../entries.ts';
import { eventId } from '../ids.ts';
import type { EventRow } from '../store.ts';

/** The data of an event's entries, except for players and games. */
export interface EventData {
  /** Facts from its registration, in the terms of docs/format.md. */
  readonly registration?: JsonObject;
  /** Ids of those entered when it was announced; the report takes precedence. */
  readonly entrants?: readonly string[];
  /** Digest of the paper with the arbiters, where they were named beside the report. */
  readonly arbiters?: string;
  /** Facts of the report. */
  readonly facts?: JsonObject;
  readonly format?: string;
  /** The day of receipt of the report. */
  readonly received?: string;
  /** Findings of the checks on receipt. */
  readonly findings?: readonly StoredFinding[];
  /** A number that reports with the same persons have in common, once all are known. */
  readonly field?: number;
  /** Facts of the event that were answered. */
  readonly also?: JsonObject;
  /** Answered facts of players, by index. */
  readonly given?: Readonly<Record<string, JsonObject>>;
  /** Answers about ratings of the report, by index. */
  readonly brought?: Readonly<Record<string, RatingAnswer>>;
  readonly waivers?: readonly WaiverRecord[];
  /** Findings of the rulebook on acceptance or refusal. */
  readonly decision?: readonly StoredFinding[];
  /** The day of the decision as in its entry, in UTC. */
  readonly decided?: string;
  /** Clauses for which it was refused. */
  readonly clauses?: readonly string[];
  /** ORR: the ages that it was rated with, by index. */
  readonly ages?: readonly (number | null)[];
}

const read = new WeakMap<Pick<EventRow, 'data'>, EventData>();

/** Parsed once for each row. */
export function eventData(row: Pick<EventRow, 'data'>): EventData {
  const data = read.get(row) ?? (JSON.parse(row.data) as EventData);
  read.set(row, data);
  return data;
}

/** Events are called by their titles, or by their ids where they have none, or none any more. */
export const eventTitle = ({ event, name }: Pick<EventRow, 'event' | 'name'>): string =>
  name === '' ? eventId(event) : name;

/** Whether it is the corrected report of another event. */
export const isCorrection = <R extends Pick<EventRow, 'corrects'>>(
  row: R,
): row is R & { readonly corrects: number; readonly origin: number } => row.corrects !== null;

/** The ids of the event that this one corrects, and of the event that corrects it. */
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

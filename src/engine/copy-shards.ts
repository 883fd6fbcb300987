/** How a copy of the site without a server stores cards and reasons: in which file each is, and how it is written. */
import { personNumber } from '../core/person-id.ts';

/**
 * Persons whose numbers differ only in the last five bits share a shard: few enough for a telephone, even if all of them have
 * played for years.
 */
const BITS = 5;
const SHARD_PERSONS = 2 ** BITS;

export const shardsFor = (lastPerson: number): number => (lastPerson >> BITS) + 1;

/** The persons of a shard, up to the last of all. */
export const personsIn = (shard: number, lastPerson: number): readonly number[] =>
  Array.from({ length: SHARD_PERSONS }, (_, at) => shard * SHARD_PERSONS + at).filter(
    (person) => person >= 1 && person <= lastPerson,
  );

/** Undefined if it is not the id of a person. */
export function shardOf(player: string): number | undefined {
  const number = personNumber(player);
  return number === undefined ? undefined : number >> BITS;
}

/** Number of persons who share a file of reasons. */
const REASONS_TOGETHER = 50;

export const partsFor = (persons: number): number => Math.max(1, Math.ceil(persons / REASONS_TOGETHER));

/** The part of a file that has a player's reasons, out of this many parts. */
export const partOfReasons = (player: string, parts: number): number => (personNumber(player) ?? 0) % parts;

/** The parts of a card that are needed to find its reasons. */
export interface ReasonedCard {
  readonly calendar: 'monthly' | 'at-once';
  readonly steps: readonly { readonly date: string | null; readonly events: readonly { readonly event: string }[] }[];
  readonly live?: { readonly events: readonly { readonly event: string }[] };
}

/**
 * The name of the file with the reasons of a list or an event: that of the first event behind them, whose players are explained
 * together, or of the list if there is none. `of`: as in an address.
 */
export function reasonsFile({ calendar, steps, live }: ReasonedCard, of: string): string {
  if (calendar === 'at-once') return of;
  const isOf = ({ event }: { readonly event: string }): boolean => event === of;
  const step = steps.find(({ date, events }) => date === of || date === `${of}-01` || events.some(isOf));
  return (step?.events[0] ?? (live?.events.some(isOf) === true ? live.events[0] : undefined))?.event ?? of;
}

const TABLE = '#table';

/** A table by key as JSON holds it; reading it back gives the same table. */
export const keptTable = <K, V>(table: ReadonlyMap<K, V>): ReadonlyMap<K, V> =>
  ({ [TABLE]: [...table] }) as unknown as ReadonlyMap<K, V>;

export const fromKeptJson = <T>(text: string): T =>
  JSON.parse(text, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && TABLE in each ? new Map(each[TABLE] as [unknown, unknown][]) : each,
  ) as T;

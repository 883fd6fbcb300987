/** How a copy of the site without a server keeps cards and reasons: in which file each lies, and how it is written. */
import { personNumber } from '../core/person-id.ts';

/** Persons whose numbers differ only in the last five bits have a shard together: few enough for a telephone, also where all have played for years. */
const BITS = 5;
const SHARD_PERSONS = 2 ** BITS;

export const shardsFor = (lastPerson: number): number => (lastPerson >> BITS) + 1;

/** The persons of a shard, up to the last of all. */
export const personsIn = (shard: number, lastPerson: number): readonly number[] =>
  Array.from({ length: SHARD_PERSONS }, (_, at) => shard * SHARD_PERSONS + at).filter(
    (person) => person >= 1 && person <= lastPerson,
  );

/** Undefined for what is no id of a person. */
export function shardOf(player: string): number | undefined {
  const number = personNumber(player);
  return number === undefined ? undefined : number >> BITS;
}

/** So many persons have a file of reasons together. */
const REASONS_TOGETHER = 50;

export const partsFor = (persons: number): number => Math.max(1, Math.ceil(persons / REASONS_TOGETHER));

/** In which of so many parts of a file a player's reasons are. */
export const partOfReasons = (player: string, parts: number): number => (personNumber(player) ?? 0) % parts;

/** What is looked at of a card to find its reasons. */
export interface ReasonedCard {
  readonly calendar: 'monthly' | 'at-once';
  readonly steps: readonly { readonly date: string | null; readonly events: readonly { readonly event: string }[] }[];
  readonly live?: { readonly events: readonly { readonly event: string }[] };
}

/**
 * By which name the file goes that has the reasons of a list or an event: that of the first event behind them, whose players are explained
 * together, or of the list where there is none. `of`: as in an address.
 */
export function reasonsFile({ calendar, steps, live }: ReasonedCard, of: string): string {
  if (calendar === 'at-once') return of;
  const isOf = ({ event }: { readonly event: string }): boolean => event === of;
  const step = steps.find(({ date, events }) => date === of || date === `${of}-01` || events.some(isOf));
  return (step?.events[0] ?? (live?.events.some(isOf) === true ? live.events[0] : undefined))?.event ?? of;
}

const TABLE = '#table';

/** A table by key as JSON has it; read back it is what it was. */
export const keptTable = <K, V>(table: ReadonlyMap<K, V>): ReadonlyMap<K, V> =>
  ({ [TABLE]: [...table] }) as unknown as ReadonlyMap<K, V>;

export const fromKeptJson = <T>(text: string): T =>
  JSON.parse(text, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && TABLE in each ? new Map(each[TABLE] as [unknown, unknown][]) : each,
  ) as T;

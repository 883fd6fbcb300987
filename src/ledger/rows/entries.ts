/** The data of entries, and entries in sequence. */
import type { Entry, Link } from '../chain.ts';
import type { EntryKind, EntryKinds } from '../entries.ts';
import type { Desk, StoredEntry } from '../store.ts';

/** An entry of any kind; its kind determines the type of its data. */
export type AnyEntry = { [K in EntryKind]: EntryOf<K> }[EntryKind];
export type EntryOf<K extends EntryKind> = Entry<K, EntryKinds[K]>;

export const entryIn = ({ text }: Pick<StoredEntry, 'text'>): AnyEntry => JSON.parse(text) as AnyEntry;

/** The entry of a link of the chain, which this program has written. */
export const linkedEntry = ({ entry }: Pick<Link, 'entry'>): AnyEntry => entry as AnyEntry;

export const entryData = <K extends EntryKind>({ text }: Pick<StoredEntry, 'text'>): EntryKinds[K] =>
  (JSON.parse(text) as EntryOf<K>).data;

/**
 * What comes before the imported standings in canonical order: the standings may be those of ten thousand players, and
 * are not parsed. Quotation marks inside strings are escaped, so that no string can be taken for the member.
 */
export function broughtHead({ text }: Pick<StoredEntry, 'text'>): Omit<EntryKinds['standings.brought'], 'standings'> {
  const head = text.slice(0, text.indexOf(',"standings":['));
  return (JSON.parse(`${head}}}`) as EntryOf<'standings.brought'>).data;
}

const GAMES = '"games":[';

/**
 * The numbers of the games of a submission, without parsing the rest, which is long: in canonical form they are nothing
 * but numbers.
 */
export function gamesOfSubmission({ text }: Pick<StoredEntry, 'text'>): readonly number[] {
  const from = text.indexOf(GAMES) + GAMES.length - 1;
  return JSON.parse(text.slice(from, text.indexOf(']', from) + 1)) as readonly number[];
}

/** The ground on which it was posted, if one was given. */
export const groundOf = (stored: Pick<StoredEntry, 'text'>): string | undefined => entryIn(stored).ground;

/** One after another, including both ends. */
export async function* entriesBetween(desk: Desk, from: number, to: number): AsyncGenerator<StoredEntry> {
  for await (const batch of desk.entriesFrom(from)) {
    for (const entry of batch) {
      if (entry.no > to) return;
      yield entry;
    }
  }
}

/** Entries as stored: the text of a long one is deflated, and `text` is empty then. */
import type { SelectQueryBuilder } from 'kysely';
import { CHAIN_START } from '../ledger/chain.ts';
import type { Desk, StoredEntry, WritingDesk } from '../ledger/store.ts';
import { among } from './blocks.ts';
import { DEFLATED_FROM, deflated, deflatedAside, inflated } from './deflated.ts';
import type { Connection, StoredRow } from './engine.ts';
import type { Tables } from './tables.ts';
import { keepTiles } from './tiles.ts';

type Connected = Connection<Tables>;

export const ENTRY_COLUMNS = [
  'no',
  'kind',
  'time',
  'author',
  'hash',
  'text',
  'packed',
] as const satisfies readonly (keyof Tables['entries'])[];

const UTF8 = { from: new TextEncoder(), to: new TextDecoder('utf-8', { ignoreBOM: true }) };

/**
 * The text of a row. If it cannot be unpacked, or there are both a text and a packed one, it is no text: a check of the
 * chain then reports that the entry cannot be read.
 */
function textOf(text: string, packed: Uint8Array | null): string {
  if (packed === null) return text;
  const bytes = text === '' ? inflated(packed) : undefined;
  return bytes === undefined ? '' : UTF8.to.decode(bytes);
}

export function storedText(text: string): readonly [text: string, packed: Uint8Array | null] {
  return text.length < DEFLATED_FROM ? [text, null] : ['', deflated(UTF8.from.encode(text))];
}

/** The stored form of entries that were read from a store, for copying them into another. */
const packedTexts = new WeakMap<StoredEntry, Uint8Array>();

async function entryIn(entry: StoredEntry): Promise<StoredRow> {
  const { no, kind, time, author, hash, text } = entry;
  if (text.length < DEFLATED_FROM) return [no, kind, time, author, hash, text, null];
  const packed = packedTexts.get(entry) ?? (await deflatedAside(UTF8.from.encode(text)));
  return [no, kind, time, author, hash, '', packed];
}

function entryOf([no, kind, time, author, hash, text, packed]: StoredRow): StoredEntry {
  const entry = { no, kind, time, author, hash, text: textOf(text as string, packed as Uint8Array | null) };
  if (packed !== null) packedTexts.set(entry as StoredEntry, packed as Uint8Array);
  return entry as StoredEntry;
}

/** Entries read at once: one may be as long as all persons of a part of an import. */
const AT_ONCE = 200;

type EntriesDesk = Pick<
  Desk,
  | 'head'
  | 'entry'
  | 'entries'
  | 'entriesFrom'
  | 'entriesAbout'
  | 'entriesOf'
  | 'entriesBetween'
  | 'mentions'
  | 'entryNumbers'
  | 'entryKindsFrom'
>;

export function readingEntries({ kind, db, rows, batches }: Connected): EntriesDesk {
  const read = async (query: SelectQueryBuilder<Tables, 'entries', object>): Promise<readonly StoredEntry[]> =>
    (await rows(query)).map(entryOf);
  const all = () => db.selectFrom('entries').select(ENTRY_COLUMNS);
  /** About any of several subjects, ordered by number. */
  const about = (subjects: readonly string[]) =>
    db
      .selectFrom('subjects')
      .innerJoin('entries', 'entries.no', 'subjects.no')
      .where(among(kind, 'subject', subjects))
      .orderBy('subjects.no');
  const columns = ENTRY_COLUMNS.map((column) => `entries.${column}` as const);

  return {
    head: async () =>
      (await db
        .selectFrom('entries')
        .select(['no', 'hash', 'time'])
        .orderBy('no', 'desc')
        .limit(1)
        .executeTakeFirst()) ?? CHAIN_START,
    entry: async (no) => (await read(all().where('no', '=', no)))[0],
    entries: async (numbers) =>
      numbers.length === 0
        ? []
        : read(
            all()
              .where(among(kind, 'no', numbers))
              .orderBy('no'),
          ),
    entriesFrom: async function* (no, atOnce = AT_ONCE) {
      for await (const batch of batches(all().where('no', '>=', no).orderBy('no'), atOnce)) yield batch.map(entryOf);
    },
    entriesOf: async (entryKind, subjects) => {
      if (subjects.length === 0) return [];
      const found = await rows(about(subjects).select(columns).where('entries.kind', '=', entryKind));
      // each once, even if it is about several of them
      return [...new Map(found.map((row) => [row[0], row])).values()].map(entryOf);
    },
    entriesBetween: (entryKind, after, upTo) =>
      read(all().where('no', '>', after).where('no', '<=', upTo).where('kind', '=', entryKind).orderBy('no')),
    mentions: async (subjects) =>
      subjects.length === 0
        ? []
        : db
            .selectFrom('subjects')
            .select(['subject', 'no'])
            .where(among(kind, 'subject', subjects))
            .orderBy('subject')
            .orderBy('no')
            .execute(),
    entryNumbers: async (entryKind, subject) =>
      (await about([subject]).select('entries.no').where('entries.kind', '=', entryKind).execute()).map(({ no }) => no),
    entryKindsFrom: (no) =>
      db.selectFrom('entries').select(['no', 'kind']).where('no', '>=', no).orderBy('no').execute(),
    entriesAbout: async (subject) => (await rows(about([subject]).select(columns))).map(entryOf),
  };
}

export function writingEntries(connection: Connected): Pick<WritingDesk, 'keepEntries'> {
  return {
    keepEntries: async (entries) => {
      await connection.insertMany('entries', ENTRY_COLUMNS, await Promise.all(entries.map(entryIn)));
      const [first, last] = [entries[0], entries.at(-1)];
      if (first !== undefined && last !== undefined) await keepTiles(connection, first.no - 1, last.no);
    },
  };
}

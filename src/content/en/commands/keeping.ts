/** Short sentences about backups and exports, in English. */
import type { Worded } from '../../worded.ts';
import type { Say } from '../../../explain/language.ts';

interface Imported {
  readonly entries: number;
  readonly papers: number;
  readonly lists: number;
}

interface StaticSite {
  readonly pages: number;
  readonly answers: number;
  readonly files: number;
  readonly shardedCards: number;
}

interface Tables {
  readonly lists: number;
  readonly files: readonly unknown[];
  readonly rows: number;
}

export const KEEPING_WORDS = {
  backedUp: (file: string, entries: number, rows: number, say: Say) =>
    `${file}: the whole office, ${say.count(entries, 'entry', 'entries')}, ${say.count(rows, 'row', 'rows')}.`,
  restored: (entries: number, rows: number, say: Say) =>
    `Restored: ${say.count(entries, 'entry', 'entries')}, ${say.count(rows, 'row', 'rows')}.`,
  exported: (file: string, entries: number, papers: number, say: Say) =>
    `${file}: the whole office, ${say.count(entries, 'entry', 'entries')}, ${say.count(papers, 'paper', 'papers')}.`,
  /** Tables for analysis, in a folder. */
  tables: (folder: string, { lists, files, rows }: Tables, say: Say) =>
    `${folder}: ${say.count(lists, 'list', 'lists')} in ${say.count(files.length, 'Parquet file', 'Parquet files')}, ${say.count(rows, 'row', 'rows')}.`,
  /** The public office as files, in a folder. */
  site: (folder: string, { pages, answers, files, shardedCards }: StaticSite, say: Say) =>
    `${folder}: ${say.count(pages, 'page', 'pages')}, ${say.count(answers, 'answer', 'answers')} of the API, ${say.count(files, 'other file', 'other files')}${shardedCards === 0 ? '' : `; ${say.count(shardedCards, 'card', 'cards')} in shards`}.`,
  imported: ({ entries, papers, lists }: Imported, say: Say) =>
    `Imported, and everything follows: ${say.count(entries, 'entry', 'entries')}, ${say.count(papers, 'paper', 'papers')}, ${say.count(lists, 'list', 'lists')}.`,
  /** Of an import that is only to be shown. */
  sound: ({ entries, papers, lists }: Imported, say: Say) =>
    `The file is sound, and everything follows: ${say.count(entries, 'entry', 'entries')}, ${say.count(papers, 'paper', 'papers')}, ${say.count(lists, 'list', 'lists')}.`,
  head: (hash: string) => `Hash of the last entry: ${hash}`,
  sha256: (hash: string) => `SHA-256 of the file: ${hash}`,
};

export type KeepingWords = Worded<typeof KEEPING_WORDS>;

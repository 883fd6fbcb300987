/** Short sentences about backups and exports, in English. */
import type { KeepingWords } from '../../../explain/keeping-words.ts';

export const KEEPING_WORDS: KeepingWords = {
  backedUp: (file, entries, rows, say) =>
    `${file}: the whole office, ${say.count(entries, 'entry', 'entries')}, ${say.count(rows, 'row', 'rows')}.`,
  restored: (entries, rows, say) =>
    `Restored: ${say.count(entries, 'entry', 'entries')}, ${say.count(rows, 'row', 'rows')}.`,
  exported: (file, entries, papers, say) =>
    `${file}: the whole office, ${say.count(entries, 'entry', 'entries')}, ${say.count(papers, 'paper', 'papers')}.`,
  imported: ({ entries, papers, lists }, say) =>
    `Imported, and everything follows: ${say.count(entries, 'entry', 'entries')}, ${say.count(papers, 'paper', 'papers')}, ${say.count(lists, 'list', 'lists')}.`,
  sound: ({ entries, papers, lists }, say) =>
    `The file is sound, and everything follows: ${say.count(entries, 'entry', 'entries')}, ${say.count(papers, 'paper', 'papers')}, ${say.count(lists, 'list', 'lists')}.`,
  head: (hash) => `Hash of the last entry: ${hash}`,
  sha256: (hash) => `SHA-256 of the file: ${hash}`,
};

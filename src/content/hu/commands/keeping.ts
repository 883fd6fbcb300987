/** Short sentences about backups and exports, in Hungarian. */
import type { KeepingWords } from '../../en/commands/keeping.ts';

export const KEEPING_WORDS: KeepingWords = {
  backedUp: (file, entries, rows, say) =>
    `${file}: az egész iroda, ${say.count(entries, 'bejegyzés')}, ${say.count(rows, 'sor')}.`,
  restored: (entries, rows, say) => `Helyreállítva: ${say.count(entries, 'bejegyzés')}, ${say.count(rows, 'sor')}.`,
  exported: (file, entries, papers, say) =>
    `${file}: az egész iroda, ${say.count(entries, 'bejegyzés')}, ${say.count(papers, 'irat')}.`,
  tables: (folder, { lists, files, rows }, say) =>
    `${folder}: ${say.count(lists, 'lista')}, ${say.count(files.length, 'Parquet-fájl')}, ${say.count(rows, 'sor')}.`,
  site: (folder, { pages, answers, files, shardedCards }, say) =>
    `${folder}: ${say.count(pages, 'oldal')}, ${say.count(answers, 'API-válasz')}, ${say.count(files, 'egyéb fájl')}${shardedCards === 0 ? '' : `; ${say.count(shardedCards, 'adatlap')} részekre osztva`}.`,
  imported: ({ entries, papers, lists }, say) =>
    `Beolvasva; minden levezethető a bejegyzésekből: ${say.count(entries, 'bejegyzés')}, ${say.count(papers, 'irat')}, ${say.count(lists, 'lista')}.`,
  sound: ({ entries, papers, lists }, say) =>
    `A fájl ép; minden levezethető a bejegyzésekből: ${say.count(entries, 'bejegyzés')}, ${say.count(papers, 'irat')}, ${say.count(lists, 'lista')}.`,
  head: (hash) => `Az utolsó bejegyzés lenyomata: ${hash}`,
  sha256: (hash) => `A fájl SHA-256 lenyomata: ${hash}`,
};

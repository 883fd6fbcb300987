/** Short sentences about backups and exports, in Russian. */
import type { KeepingWords } from '../../en/commands/keeping.ts';

export const KEEPING_WORDS: KeepingWords = {
  backedUp: (file, entries, rows, say) =>
    `${file}: вся служба, ${say.count(entries, 'запись', 'записи', 'записей')}, ${say.count(rows, 'строка', 'строки', 'строк')}.`,
  restored: (entries, rows, say) =>
    `Восстановлено: ${say.count(entries, 'запись', 'записи', 'записей')}, ${say.count(rows, 'строка', 'строки', 'строк')}.`,
  exported: (file, entries, papers, say) =>
    `${file}: вся служба, ${say.count(entries, 'запись', 'записи', 'записей')}, ${say.count(papers, 'документ', 'документа', 'документов')}.`,
  tables: (folder, { lists, files, rows }, say) =>
    `${folder}: ${say.count(lists, 'рейтинг-лист', 'рейтинг-листа', 'рейтинг-листов')}, ${say.count(files.length, 'файл Parquet', 'файла Parquet', 'файлов Parquet')}, ${say.count(rows, 'строка', 'строки', 'строк')}.`,
  site: (folder, { pages, answers, files, shardedCards }, say) =>
    `${folder}: ${say.count(pages, 'страница', 'страницы', 'страниц')}, ${say.count(answers, 'ответ API', 'ответа API', 'ответов API')}, ${say.count(files, 'другой файл', 'других файла', 'других файлов')}${shardedCards === 0 ? '' : `; ${say.count(shardedCards, 'карточка', 'карточки', 'карточек')} по частям`}.`,
  imported: ({ entries, papers, lists }, say) =>
    `Загружено, и всё сходится: ${say.count(entries, 'запись', 'записи', 'записей')}, ${say.count(papers, 'документ', 'документа', 'документов')}, ${say.count(lists, 'рейтинг-лист', 'рейтинг-листа', 'рейтинг-листов')}.`,
  sound: ({ entries, papers, lists }, say) =>
    `Файл цел, и всё сходится: ${say.count(entries, 'запись', 'записи', 'записей')}, ${say.count(papers, 'документ', 'документа', 'документов')}, ${say.count(lists, 'рейтинг-лист', 'рейтинг-листа', 'рейтинг-листов')}.`,
  head: (hash) => `Хеш последней записи: ${hash}`,
  sha256: (hash) => `SHA-256 файла: ${hash}`,
};

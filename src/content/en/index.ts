/** Everything that is said in English. */
import type { Content } from '../content.ts';
import { BOOK } from './books/every-family.ts';
import { COMMANDS } from './commands/index.ts';
import { DESK_FINDINGS } from './findings/desk.ts';
import { FILE_FINDINGS } from './findings/files.ts';
import { GRAMMAR } from './grammar.ts';
import { PERSON_NAMES } from './person-names.ts';

export const CONTENT: Content = {
  locale: 'en-GB',
  grammar: GRAMMAR,
  book: { ...BOOK, findings: { ...BOOK.findings, ...FILE_FINDINGS, ...DESK_FINDINGS } },
  commands: COMMANDS,
  personNames: PERSON_NAMES,
  loadPages: async () => (await import('./pages/index.ts')).PAGES,
  loadUsage: async () => (await import('./commands/usage.ts')).USAGE,
  loadHelp: async () => (await import('./commands/help.ts')).HELP,
  loadClauses: async () => (await import('./clauses/index.ts')).clauses,
  loadChanges: async () => (await import('./clauses/changes.ts')).CHANGES,
  loadReadings: async () => (await import('./readings/index.ts')).readings,
  loadPoolChangeReadings: async () => (await import('./readings/pool-changes.ts')).POOL_CHANGE_READINGS,
  loadSources: async () => (await import('./readings/sources.ts')).SOURCE_NAMES,
};

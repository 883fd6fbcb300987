/** Everything that is said in Hungarian. */
import type { Content } from '../content.ts';
import { hu } from './books/every-family.ts';
import { COMMANDS } from './commands/index.ts';
import { DESK_FINDINGS } from './findings/desk.ts';
import { FILE_FINDINGS } from './findings/files.ts';
import { GRAMMAR } from './grammar.ts';

export const CONTENT: Content = {
  locale: 'hu',
  grammar: GRAMMAR,
  book: { ...hu, findings: { ...hu.findings, ...FILE_FINDINGS, ...DESK_FINDINGS } },
  commands: COMMANDS,
  clauses: async () => (await import('./clauses/index.ts')).clauses,
};

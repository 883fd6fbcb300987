/** Everything that is said in English. */
import type { Content } from '../content.ts';
import { en } from './books/every-family.ts';
import { COMMANDS } from './commands/index.ts';
import { DESK_FINDINGS } from './findings/desk.ts';
import { FILE_FINDINGS } from './findings/files.ts';
import { GRAMMAR } from './grammar.ts';

export const CONTENT: Content = {
  locale: 'en-GB',
  grammar: GRAMMAR,
  book: { ...en, findings: { ...en.findings, ...FILE_FINDINGS, ...DESK_FINDINGS } },
  commands: COMMANDS,
  clauses: async () => (await import('./clauses/index.ts')).clauses,
};

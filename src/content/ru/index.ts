/** Everything that is said in Russian. */
import type { Content } from '../content.ts';
import { ru } from './books/every-family.ts';
import { COMMANDS } from './commands/index.ts';
import { DESK_FINDINGS } from './findings/desk.ts';
import { FILE_FINDINGS } from './findings/files.ts';
import { GRAMMAR } from './grammar.ts';

export const CONTENT: Content = {
  locale: 'ru',
  grammar: GRAMMAR,
  book: { ...ru, findings: { ...ru.findings, ...FILE_FINDINGS, ...DESK_FINDINGS } },
  commands: COMMANDS,
  clauses: async () => (await import('./clauses/index.ts')).clauses,
};

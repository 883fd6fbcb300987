/** What a copy of the site as files says, where there is no server to ask. */
import type { Worded } from '../../worded.ts';

export const COPY_WORDS = {
  title: 'Not in this copy',
  text: 'This is a copy of the office as files, without a server. Filters, other orders, two players beside each other and other rules are answered by the office itself.',
  atOffice: 'The same page at the office',
  tables: 'All players in tables',
  tablesLead: 'Cards of this copy are drawn by a script. Here everybody stands in tables of about two hundred players.',
  table: (part: number, of: number) => `Players, table ${part} of ${of}`,
  name: 'Name',
  federation: 'Federation',
  born: 'Born',
  ratings: 'Ratings',
};

export type CopyWords = Worded<typeof COPY_WORDS>;

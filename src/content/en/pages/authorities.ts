/** Who decides, as the rules name them, in English. */
import type { Authority } from '../../../explain/desk-findings/events.ts';
import type { Worded } from '../../worded.ts';

export const AUTHORITY_TITLES = {
  president: 'the President',
  'qc-chairman': 'the chairman of the Qualification Commission',
  qc: 'the Qualification Commission',
  council: 'the FIDE Council',
  committee: 'the Qualification Committee',
  presidency: 'the presidency',
} satisfies Readonly<Record<Authority, string>>;

export type AuthorityNames = Worded<typeof AUTHORITY_TITLES>;

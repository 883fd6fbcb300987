/** Who decides, as the rules name them, in Hungarian. */
import type { AuthorityNames } from '../../en/pages/authorities.ts';

export const AUTHORITY_TITLES: AuthorityNames = {
  president: 'az elnök',
  'qc-chairman': 'a Minősítő Bizottság elnöke',
  qc: 'a Minősítő Bizottság',
  council: 'a FIDE Tanácsa',
  committee: 'a Minősítő Bizottság',
  presidency: 'az elnökség',
};

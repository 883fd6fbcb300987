/** Who decides, as the rules name them, in Russian. */
import type { AuthorityNames } from '../../en/pages/authorities.ts';

export const AUTHORITIES: AuthorityNames = {
  president: 'президент',
  'qc-chairman': 'председатель квалификационной комиссии',
  qc: 'квалификационная комиссия',
  committee: 'квалификационная комиссия',
};

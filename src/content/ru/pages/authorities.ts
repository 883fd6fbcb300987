/** Who decides, as the rules name them, in Russian. */
import type { AuthorityNames } from '../../en/pages/authorities.ts';

export const AUTHORITY_TITLES: AuthorityNames = {
  president: 'президент',
  'qc-chairman': 'председатель квалификационной комиссии',
  qc: 'квалификационная комиссия',
  council: 'Совет ФИДЕ',
  committee: 'квалификационная комиссия',
  presidency: 'президиум',
};

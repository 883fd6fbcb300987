/** Every clause of the club's ladder and where it lives, in the order of the book. */
import type { Clause } from '../rulebook.ts';

export const LADDER_CONTENTS = [
  { clause: '1', home: 'newcomers.ts#startingPoints' },
  { clause: '2.1', home: 'admission.ts#isCounted' },
  { clause: '2.2', home: 'admission.ts#checkEvent' },
  { clause: '3.1', home: ['tables.ts#STAKES', 'clauses.ts#stake'] },
  { clause: '3.2', home: 'clauses.ts#gameChange' },
  { clause: '4', home: 'rate.ts#rateEvent' },
  { clause: '5', home: 'lists.ts#ladder' },
  { clause: '6', nothing: 'Names the three members of the committee.' },
] as const satisfies readonly Clause[];

export type LadderClause = (typeof LADDER_CONTENTS)[number]['clause'];

/** The edition. In a registered book it is simply an `Edition`, and its id and family are in `rulebook.ts`. */
import type { Event } from '../../core/event.ts';
import type { ReasonsFor } from '../../core/reasons.ts';
import type { Edition } from '../edition.ts';
import { checkEvent } from './admission.ts';
import { type LadderResult, rateEvent } from './rate.ts';

interface LadderEdition extends Omit<Edition, 'id' | 'family' | 'rate'> {
  readonly id: 'template';
  readonly family: 'template';
  readonly rate: (event: Event, reasonsFor?: ReasonsFor) => LadderResult;
}

export const LADDER: LadderEdition = {
  id: 'template',
  family: 'template',
  game: 'chess',
  control: 'standard',
  inForce: { from: '2020-01-01' },
  clauses: 8,
  needs: { dates: true, system: false, rating: { min: 0, max: 10_000 }, unsettledHistory: false },
  resultColumns: ['before', 'games', 'change', 'after'],
  check: checkEvent,
  rate: rateEvent,
};

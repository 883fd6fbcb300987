/** The data in the row of a decision on one player's standing. */
import type { EntryKinds } from '../entries.ts';
import type { DecisionRow } from '../store.ts';

export type Decided = EntryKinds['standing.decided'];

export const decisionIn = ({ data }: Pick<DecisionRow, 'data'>): Decided => JSON.parse(data) as Decided;

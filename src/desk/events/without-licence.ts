/**
 * MSSZ 2. § licence: players in an event of the federation have a licence for that year. The text excludes nobody, so
 * it is only reported.
 */
import type { Finding } from '../../core/finding.ts';
import { personId } from '../../ledger/ids.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { familyRules } from '../../rulebooks/office-rules.ts';
import { eventFinding } from '../findings/events.ts';
import { cardsOf } from '../registry/card.ts';

/** Federations whose players need no licence of the Hungarian federation. */
const isFromElsewhere = (federation: string | null): boolean => federation !== null && federation !== 'HUN';

/**
 * The players of an event without a licence for its year. Nothing is reported where none of them has ever had one: then
 * the office does not record licences.
 */
export async function playersWithoutLicence(
  desk: Desk,
  { family }: Pick<PoolRow, 'family'>,
  start: string | null | undefined,
  persons: readonly number[],
): Promise<readonly Finding[]> {
  if (familyRules(family).members === undefined || typeof start !== 'string') return [];
  const rows = await desk.persons([...new Set(persons)]);
  const licences = (await cardsOf(desk, rows)).map((card) => card?.identity.licences);
  if (licences.every((each) => each === undefined)) return [];
  const year = start.slice(0, 4);
  const players = rows
    .filter(({ federation }, place) => !isFromElsewhere(federation) && licences[place]?.[year] === undefined)
    .map(({ person }) => personId(person));
  return players.length === 0 ? [] : [eventFinding('event.without-licence', { year, players }, 'warn')];
}

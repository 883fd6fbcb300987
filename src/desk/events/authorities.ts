/** Authorities that may waive findings: only for clauses for which a rulebook names one. */
import type { Finding } from '../../core/finding.ts';
import type { WaiverRecord } from '../../ledger/entries.ts';
import { parseDay } from '../../core/dates.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import type { PoolRow } from '../../ledger/store.ts';
import { type Authority, authorityOf, decidersOf, recordedAuthority } from '../../rulebooks/approvals.ts';
import { officeRulesOf, rulesOnOrNewest } from '../../rulebooks/office-rules.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';
import { eventFinding } from '../findings/events.ts';
import { type Office, readOffice } from '../office.ts';
import { eventOf } from './states.ts';

/** Whether a waiver is valid: something was found under its clause, and the right authority decided, with a ground. */
export function checkWaivers(
  edition: EditionId,
  waivers: readonly WaiverRecord[],
  findings: readonly Finding[],
): readonly Finding[] {
  return waivers.flatMap(({ clause, by, ground }): readonly Finding[] => {
    const open = findings.filter(({ weight }) => weight !== 'note');
    const { about, by: authorities } = decidersOf({ clause }, open, officeRulesOf(edition).waivable);
    if (authorities.length === 0) {
      return [
        open.some((each) => each.clause === clause)
          ? eventFinding('event.waiver-impossible', { clause })
          : eventFinding('event.waiver-idle', { clause }),
      ];
    }
    const authority = authorityOf(by);
    return [
      ...(about.length > 0 ? [] : [eventFinding('event.waiver-idle', { clause })]),
      ...(authority !== undefined && authorities.includes(authority)
        ? []
        : [eventFinding('event.wrong-authority', { clause, by, authorities })]),
      ...(ground.trim() === '' ? [eventFinding('event.waiver-without-ground', { clause })] : []),
    ];
  });
}

/** A clause that can be waived, and by whom. */
export interface OpenWaiver {
  readonly clause: string;
  readonly by: readonly Authority[];
}

/** Findings of an event that can be waived, where it is refused otherwise or has games that do not count. */
export async function openWaivers(
  office: Office,
  id: string,
  findings: readonly Finding[],
): Promise<readonly OpenWaiver[]> {
  const open = findings.filter(({ weight }) => weight !== 'note');
  const waivable = await readOffice(office, async (desk) => {
    const { row } = await eventOf(desk, id);
    if (row === undefined) return [];
    const pool = (await desk.pool(row.pool)) as PoolRow;
    const start = row.start === null ? undefined : parseDay(row.start);
    return rulesOnOrNewest(pool.family, controlOfPool(pool), start).waivable;
  });
  const clauses = new Set(waivable.flatMap(({ finding, clauses: under }) => [finding, ...under]));
  return [...clauses].flatMap((clause) => {
    const { about, by } = decidersOf({ clause }, open, waivable);
    return about.some((each) => each.clause === clause) && by.length > 0 ? [{ clause, by }] : [];
  });
}

/** In the form in which it is recorded. */
export const recordedWaiver = ({ clause, by, ground }: WaiverRecord): WaiverRecord => ({
  clause,
  by: recordedAuthority(by),
  ground: ground.trim(),
});

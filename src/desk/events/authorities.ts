/** Who may set a finding aside: the clauses for which a rulebook names somebody. All others hold for everybody. */
import type { Finding } from '../../core/finding.ts';
import type { WaiverRecord } from '../../ledger/entries.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';
import { eventFinding } from '../findings/events.ts';

/** Whether a waiver can stand: something was found under its clause, and the right one decided, with a ground. */
export function checkWaivers(
  edition: EditionId,
  waivers: readonly WaiverRecord[],
  findings: readonly Finding[],
): readonly Finding[] {
  const isFound = (clauses: readonly string[]): boolean =>
    findings.some(({ weight, clause = '' }) => weight !== 'note' && clauses.includes(clause));
  return waivers.flatMap(({ clause, by, ground }): readonly Finding[] => {
    const waivable = officeRulesOf(edition).waivable.find(({ clauses }) => clauses.includes(clause));
    if (waivable === undefined) {
      return [
        isFound([clause])
          ? eventFinding('event.waiver-impossible', { clause })
          : eventFinding('event.waiver-idle', { clause }),
      ];
    }
    const { authority } = waivable;
    return [
      ...(isFound([waivable.finding]) ? [] : [eventFinding('event.waiver-idle', { clause })]),
      ...(by.trim().toLowerCase() === authority
        ? []
        : [eventFinding('event.wrong-authority', { clause, by, authority })]),
      ...(ground.trim() === '' ? [eventFinding('event.waiver-without-ground', { clause })] : []),
    ];
  });
}

/** As it is recorded. */
export const recordedWaiver = ({ clause, by, ground }: WaiverRecord): WaiverRecord => ({
  clause,
  by: by.trim().toLowerCase(),
  ground: ground.trim(),
});

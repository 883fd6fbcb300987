/** Who may set a finding aside: the clauses for which a rulebook names somebody. All others hold for everybody. */
import type { Finding } from '../../core/finding.ts';
import type { WaiverRecord } from '../../ledger/entries.ts';
import { authorityOf, decidersOf, recordedAuthority } from '../../rulebooks/approvals.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';
import { eventFinding } from '../findings/events.ts';

/** Whether a waiver can stand: something was found under its clause, and the right one decided, with a ground. */
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

/** As it is recorded. */
export const recordedWaiver = ({ clause, by, ground }: WaiverRecord): WaiverRecord => ({
  clause,
  by: recordedAuthority(by),
  ground: ground.trim(),
});

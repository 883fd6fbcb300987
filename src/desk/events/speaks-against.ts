/** Contradictions between a report and the person given for one of its players: refused unless confirmed. */
import type { Finding } from '../../core/finding.ts';
import type { ReportedPlayer } from '../../core/report.ts';
import { type Contradiction, contradictions } from '../../intake/identify.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, PersonRow } from '../../ledger/store.ts';
import { formerIds } from '../registry/show.ts';
import { candidateOf } from './identification.ts';
import { eventFinding } from '../findings/events.ts';

export type { Contradiction };

/** `although`: contradictions that the officer has confirmed. */
export async function contradictionFindings(
  desk: Desk,
  reported: ReportedPlayer,
  person: PersonRow,
  although: ReadonlySet<Contradiction>,
): Promise<readonly Finding[]> {
  const former = (await formerIds(desk, person.person)).map((id) => personNumber(id) as number);
  const records = [person, ...(await desk.persons(former))].map(candidateOf);
  const against = contradictions(reported, records);
  if (against.length === 0) return [];
  const isConfirmed = against.every((each) => although.has(each));
  const years = [reported.birth?.year ?? null, person.birthYear] as const;
  return [
    eventFinding(
      'event.answer-contradicts',
      {
        person: personId(person.person),
        against,
        ...(against.includes('birth') ? { births: years } : {}),
        ...(against.includes('federation')
          ? { federations: [reported.federation ?? null, person.federation] as const }
          : {}),
      },
      isConfirmed ? 'note' : 'refuse',
    ),
  ];
}

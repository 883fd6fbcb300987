/** What people give and see at the desk: facts in the words of docs/format.md, and the names behind ids. */
import type { Finding } from '../../core/finding.ts';
import type { EventFacts } from '../../core/report.ts';
import { readEventFacts } from '../../formats/json/fields.ts';
import { DocumentNotes } from '../../formats/json/findings.ts';
import { controlsInWords } from '../../formats/trf/time-control.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import { readOffice, type Office } from '../office.ts';

/** Facts of an event as a document has them; a time control also in words: `90+30`. */
export function readEventFactsOf(given: object): {
  readonly facts: Partial<EventFacts>;
  readonly findings: readonly Finding[];
} {
  const notes = new DocumentNotes();
  const { controls } = given as { readonly controls?: unknown };
  const periods = typeof controls === 'string' ? controlsInWords(controls) : undefined;
  const record = periods === undefined ? given : { ...given, controls: periods };
  const facts = readEventFacts(record, '$.event', notes) as Partial<EventFacts>;
  return { facts, findings: notes.all() };
}

/** Names by id, of those persons that have one. */
export async function namesOfPersons(office: Office, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const numbers = ids.flatMap((id) => personNumber(id) ?? []);
  const rows = await readOffice(office, (desk) => desk.persons(numbers));
  return new Map(rows.flatMap(({ person, name }) => (name === null ? [] : [[personId(person), name] as const])));
}

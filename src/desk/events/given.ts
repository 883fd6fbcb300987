/** Input and output of the desk: facts in the terms of docs/format.md, and the names that belong to ids. */
import type { Finding } from '../../core/finding.ts';
import type { EventFacts, ReportRatings } from '../../core/report.ts';
import { readFacts } from '../../formats/json/facts.ts';
import { readEventFacts } from '../../formats/json/fields.ts';
import { DocumentNotes } from '../../formats/json/findings.ts';
import { controlsInWords } from '../../formats/trf/time-control.ts';
import type { GivenFacts } from '../../intake/facts.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import { readOffice, type Office } from '../office.ts';

export { ENCODINGS } from '../../formats/encoding.ts';

/** With the periods of a time control that is given as text. */
function withPeriods(given: object): object {
  const { controls } = given as { readonly controls?: unknown };
  const periods = typeof controls === 'string' ? controlsInWords(controls) : undefined;
  return periods === undefined ? given : { ...given, controls: periods };
}

/** Facts of an event as in a document; a time control also as text: `90+30`. */
export function readEventFactsOf(given: object): {
  readonly facts: Partial<EventFacts>;
  readonly findings: readonly Finding[];
} {
  const notes = new DocumentNotes();
  const facts = readEventFacts(withPeriods(given), '$.event', notes) as Partial<EventFacts>;
  return { facts, findings: notes.all() };
}

/**
 * Facts as in a facts file, a time control also as text, and the source of the reports' ratings, where they do not say
 * it.
 */
export function givenFacts(
  record: object | undefined,
  reportRatings: ReportRatings | undefined,
): { readonly facts: GivenFacts | undefined; readonly findings: readonly Finding[] } {
  if (record === undefined && reportRatings === undefined) return { facts: undefined, findings: [] };
  const { event: said, ...others } = (record ?? {}) as { readonly event?: unknown };
  const told = typeof said === 'object' && said !== null ? withPeriods(said) : said;
  const { event, players, findings } = readFacts(JSON.stringify({ event: told, ...others }));
  const whole = reportRatings === undefined ? event : { ...event, reportRatings };
  return { facts: { players, ...(whole === undefined ? {} : { event: whole }) }, findings };
}

/** Names by id, of the persons who have one. */
export async function namesOfPersons(office: Office, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const numbers = ids.flatMap((id) => personNumber(id) ?? []);
  const rows = await readOffice(office, (desk) => desk.persons(numbers));
  return new Map(rows.flatMap(({ person, name }) => (name === null ? [] : [[personId(person), name] as const])));
}

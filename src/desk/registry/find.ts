/** Finds a person by what people write: the office's id, or a number with its kind (`fide:703303`). */
import type { Finding } from '../../core/finding.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import { type Desk, NUMBERS, type NumberKind, type PersonRow } from '../../ledger/store.ts';
import { normalNumber } from './fields.ts';
import { registryFinding } from '../findings/registry.ts';

/** A row that exists. */
export const personAt = async (desk: Desk, number: number): Promise<PersonRow> =>
  (await desk.persons([number]))[0] as PersonRow;

/** A merged id leads to the card that it was merged into, which may lead further. */
export async function mergedTarget(desk: Desk, row: PersonRow): Promise<PersonRow> {
  let person = row;
  while (person.mergedInto !== null) person = await personAt(desk, person.mergedInto);
  return person;
}

/** For many at once: each row, or the one that it leads to, by the requested number. */
export async function mergedTargets(desk: Desk, numbers: readonly number[]): Promise<ReadonlyMap<number, PersonRow>> {
  const found = new Map((await desk.persons([...new Set(numbers)])).map((row) => [row.person, row]));
  for (;;) {
    const next = [...found.values()].flatMap(({ mergedInto }) => (mergedInto === null ? [] : [mergedInto]));
    if (next.length === 0) return found;
    const rows = new Map((await desk.persons([...new Set(next)])).map((row) => [row.person, row]));
    for (const [asked, row] of found)
      if (row.mergedInto !== null) found.set(asked, rows.get(row.mergedInto) as PersonRow);
  }
}

export type FoundPerson =
  | { readonly person: PersonRow; readonly findings: readonly Finding[] }
  | { readonly person?: never; readonly findings: readonly Finding[] };

const KIND = new RegExp(`^(${NUMBERS.join('|')}):(.*)$`, 'i');
const DIGITS = /^\d+$/;
const ID = /^[0-9a-z]{7}$/i;

async function withNumber(desk: Desk, number: NumberKind, asked: string): Promise<FoundPerson> {
  const [person] = await desk.personsWith(number, [normalNumber(number, asked) ?? '']);
  return person === undefined
    ? { findings: [registryFinding('player.number-unknown', { number, asked })] }
    : { person, findings: [] };
}

async function withId(desk: Desk, asked: string): Promise<FoundPerson> {
  const number = personNumber(asked);
  const [person] = number === undefined ? [] : await desk.persons([number]);
  if (person !== undefined) return { person, findings: [] };
  const code = number === undefined && ID.test(asked) ? 'player.check-character' : 'player.unknown';
  return { findings: [registryFinding(code, { asked })] };
}

/** The person as written, even if merged. A text of seven digits may be an id or a FIDE number. */
export async function findAsWritten(desk: Desk, text: string): Promise<FoundPerson> {
  const asked = text.trim();
  const [, kind, number] = KIND.exec(asked) ?? [];
  if (kind !== undefined) return withNumber(desk, kind.toLowerCase() as NumberKind, (number as string).trim());
  if (!DIGITS.test(asked)) return withId(desk, asked);
  const byNumber = await withNumber(desk, 'fide', asked);
  const byId = await withId(desk, asked);
  if (byNumber.person === undefined) return byId.person === undefined ? byNumber : byId;
  if (byId.person === undefined || byId.person.person === byNumber.person.person) return byNumber;
  const players = [byId.person.person, byNumber.person.person].map(personId);
  return { findings: [registryFinding('player.ambiguous', { asked, players })] };
}

/** The person whom the text leads to. */
export async function findPlayer(desk: Desk, text: string): Promise<FoundPerson> {
  const { person, findings } = await findAsWritten(desk, text);
  if (person === undefined || person.mergedInto === null) return { person, findings } as FoundPerson;
  const led = await mergedTarget(desk, person);
  const facts = { asked: personId(person.person), player: personId(led.person) };
  return { person: led, findings: [...findings, registryFinding('player.led-on', facts, 'note')] };
}

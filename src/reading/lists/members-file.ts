/**
 * A list of the federation for the officers of its registry: the rows of the list with KOMIR number, club, guest club, licence of
 * the list's year and place in the strength order. Licences are for officers only, so this file is not public and not signed.
 */
import type { CsvPlayer } from '../../formats/csv/headings.ts';
import { CsvWriter } from '../../formats/csv/write.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import { type Office, type Outcome, readOffice, refused } from '../../desk/office.ts';
import { cardsOf } from '../../desk/registry/card.ts';
import { personId } from '../../ledger/ids.ts';
import { isListed } from '../../ledger/lists/seal.ts';
import { factsAt } from '../../ledger/rows/persons.ts';
import type { Desk, ListRow, PersonRow, StandingRow } from '../../ledger/store.ts';
import { familyRules } from '../../rulebooks/office-rules.ts';
import { isInactive } from './fide-files.ts';
import { filesOfList, findList } from './files.ts';

export const MEMBERS_FORMAT = 'members-csv';

const COLUMNS = [
  'id',
  'name',
  'title',
  'rating',
  'k',
  'games',
  'birth',
  'sex',
  'federation',
  'fideId',
  'komirId',
  'club',
  'guestClub',
  'licence',
  'strengthOrder',
  'inactive',
] as const;

export interface MembersFile {
  /** `mssz-2026-11-members.csv`. */
  readonly name: string;
  readonly players: number;
  readonly bytes: Uint8Array;
}

export const membersFile = (
  office: Office,
  asked: { readonly pool: string; readonly date?: string },
): Promise<Outcome<MembersFile>> =>
  readOffice(office, async (desk) => {
    const found = await findList(desk, asked);
    if (found.list === undefined) return { findings: found.findings };
    const { pool, list } = found;
    if (familyRules(pool.family).members === undefined) {
      const expected = filesOfList(pool, list);
      return refused(listFinding('lists.wrong-format', { format: MEMBERS_FORMAT, rulebook: pool.family, expected }));
    }
    const players = await membersOn(desk, list);
    const writer = new CsvWriter({ columns: COLUMNS, cells: 'safe' });
    const bytes = joined(writer.begin(), writer.players(players));
    const name = `${pool.pool}-${list.date.slice(0, 7)}-members.csv`;
    return { value: { name, players: players.length, bytes }, findings: writer.findings() };
  });

function joined(head: Uint8Array, rows: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(head.length + rows.length);
  bytes.set(head);
  bytes.set(rows, head.length);
  return bytes;
}

/** The highest rating first, then by name. */
async function membersOn(desk: Desk, list: ListRow): Promise<readonly CsvPlayer[]> {
  const players: CsvPlayer[] = [];
  for await (const batch of desk.allStandings(list.list)) {
    const rows = batch.filter(isListed);
    const persons = new Map((await desk.persons(rows.map(({ person }) => person))).map((row) => [row.person, row]));
    const known = [...persons.values()];
    const cards = new Map((await cardsOf(desk, known)).map((card, place) => [known[place]?.person, card]));
    for (const row of rows) {
      const person = persons.get(row.person) as PersonRow;
      players.push(memberLine(row, person, cards.get(row.person)?.identity ?? {}, list));
    }
  }
  return players.sort(
    (a, b) => (b.rating as number) - (a.rating as number) || ((a.name ?? '') < (b.name ?? '') ? -1 : 1),
  );
}

type Cards = Awaited<ReturnType<typeof cardsOf>>;
type MemberIdentity = Partial<NonNullable<Cards[number]>['identity']>;

function memberLine(row: StandingRow, person: PersonRow, identity: MemberIdentity, list: ListRow): CsvPlayer {
  const { club, guestClub, strengthOrder, licences = {} } = identity;
  const { federation, title, sex, birthYear } = factsAt(person, list.no);
  const extra = {
    ...(guestClub === undefined ? {} : { guestClub }),
    ...(licences[list.date.slice(0, 4)] === undefined ? {} : { licence: licences[list.date.slice(0, 4)] as string }),
    ...(strengthOrder === undefined ? {} : { strengthOrder: `${strengthOrder.club}:${strengthOrder.number}` }),
    inactive: isInactive(row) ? 'i' : '',
  };
  return {
    id: personId(row.person),
    name: person.name ?? '(erased)',
    rating: row.rating as number,
    games: row.games,
    ...(row.k === null ? {} : { k: row.k }),
    ...(birthYear === undefined ? {} : { birth: { year: birthYear } }),
    ...(sex === undefined ? {} : { sex }),
    ...(federation === undefined ? {} : { federation }),
    ...(title === undefined ? {} : { title }),
    ...(person.fide === null ? {} : { fideId: person.fide }),
    ...(person.komir === null ? {} : { komirId: person.komir }),
    ...(club === undefined ? {} : { club }),
    extra,
  };
}

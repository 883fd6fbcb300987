/** All players, in order of entry, as CSV or as lines of JSON. Erased persons are left out. */
import type { Finding } from '../../core/finding.ts';
import type { CsvPlayer } from '../../formats/csv/headings.ts';
import { CsvWriter } from '../../formats/csv/write.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { personId } from '../../ledger/ids.ts';
import type { Desk, PersonRow } from '../../ledger/store.ts';
import { readOffice, type Office } from '../office.ts';
import { erasedBy, factsNow } from '../../ledger/rows/persons.ts';
import { cardsOf } from './card.ts';
import { withoutEmpty } from './fields.ts';
import { birthOf, type Identity } from '../../ledger/rows/identity.ts';
import type { View } from './show.ts';

export const EXPORT_FORMATS = ['csv', 'jsonl', 'csv-exact'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportPlayersInput {
  readonly format: ExportFormat;
  /** `officer` adds the day of birth and the licences. */
  readonly view?: View;
  readonly write: (bytes: Uint8Array) => Promise<void> | void;
  readonly progress?: (done: number, total: number) => void;
}

export interface ExportedPlayers {
  readonly players: number;
  readonly findings: readonly Finding[];
}

/** Fields of the CSV format first; the others are our own columns, which an import understands. */
export const EXPORT_COLUMNS = [
  'id',
  'name',
  'title',
  'birth',
  'sex',
  'federation',
  'fideId',
  'komirId',
  'orrId',
  'pin',
  'club',
  'guestClub',
  'strengthOrder',
  'licences',
  'deceased',
  'mergedInto',
] as const;

/** Licences are not public. */
const columnsFor = (view: View): readonly string[] =>
  view === 'officer' ? EXPORT_COLUMNS : EXPORT_COLUMNS.filter((column) => column !== 'licences');

interface ExportedPerson {
  readonly row: PersonRow;
  readonly identity: Identity;
  readonly view: View;
}

/** The public sees the year. */
const shownBirth = ({ row, identity: { birth }, view }: ExportedPerson): string | undefined =>
  (view === 'officer' ? birth : undefined) ?? row.birthYear?.toString().padStart(4, '0');

const licencesText = (licences: Identity['licences'] = {}): string | null => {
  const years = Object.entries(licences).map(([year, club]) => `${year}=${club}`);
  return years.length === 0 ? null : years.join('; ');
};

function csvPlayer(person: ExportedPerson): CsvPlayer {
  const { row, identity, view } = person;
  const { strengthOrder, licences } = identity;
  const { title, sex, federation, deceased } = factsNow(row);
  const birth = birthOf(shownBirth(person));
  const extra = withoutEmpty<Record<string, string>>({
    guestClub: identity.guestClub,
    strengthOrder: strengthOrder === undefined ? null : `${strengthOrder.club}:${strengthOrder.number}`,
    licences: view === 'officer' ? licencesText(licences) : null,
    deceased,
    mergedInto: row.mergedInto === null ? null : personId(row.mergedInto),
  });
  return withoutEmpty<CsvPlayer>({
    id: personId(row.person),
    name: row.name,
    title,
    birth,
    sex,
    federation,
    fideId: row.fide,
    komirId: row.komir,
    orrId: row.orr,
    pin: row.pin,
    club: identity.club,
    extra,
  } as CsvPlayer);
}

function jsonLine(person: ExportedPerson): string {
  const { row, identity, view } = person;
  const { birth: _birth, licences, fide: _fide, komir: _komir, orr: _orr, pin: _pin, ...named } = identity;
  const shown = shownBirth(person);
  const { fide, komir, orr, pin } = row;
  const line = withoutEmpty<Record<string, unknown>>({
    player: personId(row.person),
    mergedInto: row.mergedInto === null ? null : personId(row.mergedInto),
    ...named,
    ...factsNow(row),
    birth: shown,
    fide,
    komir,
    orr,
    pin,
    licences: view === 'officer' ? licences : undefined,
  });
  return `${canonicalJson(line as unknown as Json)}\n`;
}

interface Writer {
  readonly begin: () => Uint8Array;
  readonly persons: (persons: readonly ExportedPerson[]) => Uint8Array;
  readonly findings: () => readonly Finding[];
}

const UTF_8 = new TextEncoder();

function writerOf(format: ExportFormat, view: View): Writer {
  if (format === 'jsonl') {
    return {
      begin: () => new Uint8Array(0),
      persons: (persons) => UTF_8.encode(persons.map(jsonLine).join('')),
      findings: () => [],
    };
  }
  const csv = new CsvWriter({ columns: columnsFor(view), cells: format === 'csv' ? 'safe' : 'exact' });
  return {
    begin: () => csv.begin(),
    persons: (persons) => csv.players(persons.map(csvPlayer)),
    findings: () => csv.findings(),
  };
}

async function identitiesOf(desk: Desk, rows: readonly PersonRow[]): Promise<readonly Identity[]> {
  return (await cardsOf(desk, rows)).map((card) => card?.identity ?? {});
}

export function exportPlayers(office: Office, asked: ExportPlayersInput): Promise<ExportedPlayers> {
  const { format, view = 'public', write, progress } = asked;
  return readOffice(office, async (desk) => {
    const writer = writerOf(format, view);
    const total = await desk.lastPerson();
    let players = 0;
    await write(writer.begin());
    for await (const batch of desk.allPersons()) {
      const rows = batch.filter((row) => erasedBy(row) === undefined);
      const identities = await identitiesOf(desk, rows);
      const persons = rows.map((row, place) => ({ row, identity: identities[place] as Identity, view }));
      await write(writer.persons(persons));
      players += rows.length;
      progress?.(players, total);
    }
    return { players, findings: writer.findings() };
  });
}

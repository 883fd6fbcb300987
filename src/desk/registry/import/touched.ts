/** Every player whom an import changes: the first ones for an answer, all of them as a table for spreadsheets. */
import { spreadsheetSafe } from '../../../formats/csv/formulas.ts';
import { cellText } from '../../../formats/csv/rows.ts';
import { personNumber } from '../../../ledger/ids.ts';
import type { Desk } from '../../../ledger/store.ts';
import type { ImportedPlayers, ImportSummary } from './asked.ts';

/** Number of players on a page. */
const SHOWN = 5000;
/** Names that are looked up together. */
const TOGETHER = 5000;

interface TouchedRow {
  readonly kind: keyof ImportedPlayers;
  readonly row?: number;
  readonly player?: string;
  readonly name?: string;
  readonly about?: readonly string[];
}

const COLUMNS = ['pool', 'kind', 'row', 'player', 'name', 'about'] as const;

function rowsOf({ entered, changed, inQuestion, lost }: ImportedPlayers): readonly TouchedRow[] {
  return [
    ...entered.map(({ row, name }) => ({ kind: 'entered' as const, row, name })),
    ...changed.map(({ player, fields }) => ({ kind: 'changed' as const, player, about: fields })),
    ...inQuestion.map(({ row, player, about }) => ({ kind: 'inQuestion' as const, row, player, about })),
    ...lost.map((player) => ({ kind: 'lost' as const, player })),
  ];
}

/** The first of them, of all kinds together. */
function firstOf(each: ImportedPlayers): ImportedPlayers {
  let left = SHOWN;
  const some = <T>(all: readonly T[]): readonly T[] => {
    const taken = all.slice(0, left);
    left -= taken.length;
    return taken;
  };
  const { entered, changed, inQuestion, lost } = each;
  return { entered: some(entered), changed: some(changed), inQuestion: some(inQuestion), lost: some(lost) };
}

/** For a list into one pool, into none, or into several. */
const summariesIn = (value: unknown): readonly ImportSummary[] => {
  const { pools } = (value ?? {}) as { readonly pools?: readonly ImportSummary[] };
  return pools ?? (value === undefined ? [] : [value as ImportSummary]);
};

const isMany = ({ entered, changed, inQuestion, lost }: ImportedPlayers): boolean =>
  entered.length + changed.length + inQuestion.length + lost.length > SHOWN;

/** The answer with the first of them. */
export function withFirstTouched(value: unknown): unknown {
  const shortened = (summary: ImportSummary): ImportSummary =>
    summary.each === undefined ? summary : { ...summary, each: firstOf(summary.each) };
  const { pools } = (value ?? {}) as { readonly pools?: readonly ImportSummary[] };
  if (pools !== undefined) return { ...(value as object), pools: pools.map(shortened) };
  return value === undefined ? undefined : shortened(value as ImportSummary);
}

async function namesOf(desk: Desk, rows: readonly TouchedRow[]): Promise<ReadonlyMap<number, string>> {
  const numbers = rows.flatMap(({ player }) => (player === undefined ? [] : (personNumber(player) ?? [])));
  const names = new Map<number, string>();
  for (let at = 0; at < numbers.length; at += TOGETHER) {
    for (const { person, name } of await desk.persons(numbers.slice(at, at + TOGETHER)))
      if (name !== null) names.set(person, name);
  }
  return names;
}

const csvLine = (cells: readonly (string | number | undefined)[]): string =>
  cells.map((cell) => cellText(spreadsheetSafe(String(cell ?? '')), ';', 'where needed')).join(';');

export interface TouchedPlayersTable {
  readonly players: number;
  readonly bytes: Uint8Array;
}

/** Undefined where the answer has all of them. */
export async function touchedTable(desk: Desk, value: unknown): Promise<TouchedPlayersTable | undefined> {
  const summaries = summariesIn(value);
  if (!summaries.some(({ each }) => each !== undefined && isMany(each))) return undefined;
  const lines = [csvLine(COLUMNS)];
  for (const { pool, each } of summaries) {
    const rows = each === undefined ? [] : rowsOf(each);
    const names = await namesOf(desk, rows);
    for (const { kind, row, player, name, about } of rows) {
      const called = name ?? (player === undefined ? undefined : names.get(personNumber(player) as number));
      lines.push(csvLine([pool, kind, row, player, called, about?.join(' ')]));
    }
  }
  return { players: lines.length - 1, bytes: new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`) };
}

/** Everything that an act would change, collected from its answer, in a chosen order. */
import { namesOfPersons } from '../../desk/events/given.ts';
import { type Office, readOffice } from '../../desk/office.ts';
import { eventNumber } from '../../ledger/ids.ts';
import { listReportIn } from '../../web/desk/list-report.tsx';
import { TOUCHED_COLUMNS, type Touched, type TouchedColumn } from '../../web/desk/touched.tsx';

const PERSON_ID = /^[0-9a-z]{7}$/;
const EVENT_ID = /^e[1-9]\d*$/;
const LIST_ID = /^[a-z][a-z0-9-]*:\d{4}-\d{2}(?:-\d{2})?$/;
/** More than these are not looked up. */
const MOST = 5000;

type Row = Omit<Touched, 'name'> & { readonly name?: string };

/**
 * A person who is not in the registry yet, with a name and a place in a report or a row in a list, but without an id.
 */
function withoutId(of: Readonly<Record<string, unknown>>): Row | undefined {
  const { player = '', name, row } = of;
  if (typeof name !== 'string' || typeof player !== 'string' || PERSON_ID.test(player)) return undefined;
  const place = player !== '' ? player : typeof row === 'number' ? String(row) : undefined;
  return place === undefined ? undefined : { kind: 'player', id: place, name, ...ratingsIn(of) };
}

const numberIn = (value: unknown): number | null | undefined =>
  typeof value === 'number' || value === null ? value : undefined;

/** From an object about a player: the old value and the new one. */
function ratingsIn(of: Readonly<Record<string, unknown>>): Pick<Row, 'before' | 'after'> {
  const rating = of['rating'];
  // for a correction the rating itself has the old value and the new one
  if (typeof rating === 'object' && rating !== null) {
    const { was, now } = rating as { readonly was?: unknown; readonly now?: unknown };
    return ratingsIn({ before: was, after: now });
  }
  const before = numberIn(of['before']) ?? numberIn(of['was']) ?? numberIn(of['old']);
  // a place in a strength order has an earlier one; a place in a report has none, and is no rating
  const place = 'was' in of ? numberIn(of['place']) : undefined;
  const after = numberIn(of['after']) ?? place ?? numberIn(of['new']);
  return { ...(before == null ? {} : { before }), ...(after == null ? {} : { after }) };
}

function gather(value: unknown, found: Map<string, Row>, beside: Pick<Row, 'before' | 'after'> = {}): void {
  if (typeof value === 'string') {
    const kind = PERSON_ID.test(value)
      ? 'player'
      : EVENT_ID.test(value)
        ? 'event'
        : LIST_ID.test(value)
          ? 'list'
          : undefined;
    if (kind === undefined) return;
    const own = kind === 'player' ? beside : {};
    found.set(value, { ...found.get(value), kind, id: value, ...own });
  } else if (Array.isArray(value)) for (const each of value) gather(each, found);
  // the report on a list names everybody itself
  else if (typeof value === 'object' && value !== null && listReportIn(value) === undefined) {
    const record = value as Readonly<Record<string, unknown>>;
    const line = withoutId(record);
    if (line !== undefined) found.set(`${line.id} ${line.name}`, line);
    for (const each of Object.values(record)) gather(each, found, ratingsIn(record));
    const { pool, list } = record;
    if (typeof pool === 'string' && typeof list === 'string' && /^\d{4}-\d{2}/.test(list))
      gather(`${pool}:${list}`, found);
  }
}

export const touchedColumn = (text: string | undefined): TouchedColumn | undefined =>
  TOUCHED_COLUMNS.find((each) => each === (text ?? '').replace(/^-/, ''));

/** `sort`: a column, with a minus in front for descending order. */
export async function touchedBy(office: Office, value: unknown, sort = ''): Promise<readonly Touched[]> {
  const found = new Map<string, Row>();
  gather(value, found);
  const rows = [...found.values()].slice(0, MOST);
  const persons = rows.filter(({ kind }) => kind === 'player').map(({ id }) => id);
  const names = await namesOfPersons(office, persons);
  const numbers = rows.flatMap(({ kind, id }) => (kind === 'event' ? (eventNumber(id) ?? []) : []));
  const titles = await readOffice(
    office,
    async (desk) => new Map((await desk.events({ events: numbers })).map(({ event, name }) => [`e${event}`, name])),
  );
  const named = rows
    .filter(({ kind, id, name }) =>
      kind === 'player' ? name !== undefined || names.has(id) : kind === 'event' ? titles.has(id) : true,
    )
    .map((row): Touched => ({ ...row, name: row.name ?? names.get(row.id) ?? titles.get(row.id) ?? '' }));
  const column = touchedColumn(sort);
  if (column === undefined) return named;
  const way = sort.startsWith('-') ? -1 : 1;
  return named.sort((a, b) => way * compare(a[column], b[column]));
}

/** Missing values come last. */
function compare(a: string | number | undefined, b: string | number | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b));
}

/**
 * Facts that are searched or counted get columns of their own: which report corrects which, how many ratings came with
 * a report, who has died, is blocked, exempt, erased or had other facts earlier, a person's club, and how the office
 * shows minors. Existing data is filled in from where it was: the texts of events and persons, papers and entries.
 */
import { type Kysely, sql } from 'kysely';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { columnCodecFor } from '../columns.ts';
import type { StoreKind, Migration } from '../engine.ts';

// biome-ignore lint: see engine.ts
type AnyDatabase = Kysely<any>;

async function addColumns(db: AnyDatabase, kind: StoreKind): Promise<void> {
  const { integer, text } = columnCodecFor(kind);
  for (const column of ['corrects', 'origin', 'corrected_by']) {
    await db.schema.alterTable('events').addColumn(column, integer).execute();
  }
  await db.schema
    .alterTable('events')
    .addColumn('brought_ratings', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('persons').addColumn('deceased', text).execute();
  await db.schema.alterTable('persons').addColumn('club', text).execute();
  await db.schema
    .alterTable('persons')
    .addColumn('marks', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('offices')
    .addColumn('minors', text, (column) => column.notNull().defaultTo('names'))
    .execute();
}

interface OldData {
  readonly corrects?: string;
  readonly origin?: string;
  readonly correctedBy?: string;
  readonly brought?: Readonly<Record<string, unknown>>;
}

/** `e12`. */
const numberIn = (event: string | undefined): number | null => (event === undefined ? null : Number(event.slice(1)));

/** Few events are corrected, or bring in ratings. */
async function fillEvents(db: AnyDatabase): Promise<void> {
  const { rows } = await sql<{ event: number; data: string }>`select event, data from events
    where data like '%"correct%' or data like '%"brought":%'`.execute(db);
  for (const { event, data } of rows) {
    const { corrects, origin, correctedBy, ...others } = JSON.parse(data) as OldData;
    await db
      .updateTable('events')
      .set({
        corrects: numberIn(corrects),
        origin: numberIn(origin),
        corrected_by: numberIn(correctedBy),
        brought_ratings: Object.keys(others.brought ?? {}).length,
        data: canonicalJson(others as Json),
      })
      .where('event', '=', event)
      .execute();
  }
}

const MARKED = [
  ['deceased', 1],
  ['blocked', 2],
  ['exempt', 4],
] as const;

/** Texts of persons are canonical: `{"erased":7,"now":{…},"was":[…]}`. */
async function fillPersons(db: AnyDatabase, kind: StoreKind): Promise<void> {
  const now = (member: string) =>
    kind === 'sqlite'
      ? sql<string | null>`json_extract(facts, ${sql.lit(`$.now.${member}`)})`
      : sql<string | null>`(facts::json -> 'now' ->> ${sql.lit(member)})`;
  await sql`update persons set marks = (case when facts like '{"erased":%' then 8 else 0 end)
    + (case when facts like '%"was":[]}' then 0 else 16 end)
    where facts not like '{"now":%"was":[]}'`.execute(db);
  for (const [member, mark] of MARKED) {
    await sql`update persons set marks = marks + ${sql.lit(mark)}
      where facts like ${sql.lit(`%"${member}":%`)} and ${now(member)} is not null`.execute(db);
  }
  await sql`update persons set deceased = ${now('deceased')} where facts like '%"deceased":%'`.execute(db);
}

/** The present identity paper of everybody who has a club: canonical JSON, whose bytes are searched first. */
async function fillClubs(db: AnyDatabase, kind: StoreKind): Promise<void> {
  const [club, isThere] =
    kind === 'sqlite'
      ? [sql`json_extract(cast(content as text), '$.club')`, sql`instr(content, x'22636c7562223a22') > 0`]
      : [
          sql`convert_from(content, 'UTF8')::json ->> 'club'`,
          sql`position('\\x22636c7562223a22'::bytea in content) > 0`,
        ];
  await sql`update persons set club = (select ${club} from papers where digest = persons.identity)
    where identity in (select digest from papers where kind = 'identity' and ${isThere})`.execute(db);
}

async function fillOffices(db: AnyDatabase, kind: StoreKind): Promise<void> {
  const minors = kind === 'sqlite' ? sql`json_extract(text, '$.data.minors')` : sql`text::json -> 'data' ->> 'minors'`;
  await sql`update offices set minors = coalesce((select ${minors} from entries
    where no = (select max(no) from subjects where subject = 'settings')), 'names')`.execute(db);
}

export const FACTS: Migration = {
  version: 3,
  name: 'facts',
  up: async (db, kind) => {
    await addColumns(db, kind);
    await fillEvents(db);
    await fillPersons(db, kind);
    await fillClubs(db, kind);
    await fillOffices(db, kind);
  },
};

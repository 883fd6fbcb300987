/**
 * From now on, long content is deflated (`deflated.ts`), identities have a table of their own, ordered by person, with
 * digests as bytes, and facts of a person are not stored where columns hold them. Existing rows are rewritten with the
 * same content. On a server the tables themselves stay, so that existing grants remain.
 */
import { type Kysely, sql } from 'kysely';
import { columnCodecFor, strictTableByKey } from '../columns.ts';
import { DEFLATED_FROM } from '../deflated.ts';
import type { StoreKind, Migration } from '../engine.ts';
import { storedText } from '../entries.ts';
import { storedContent } from '../papers.ts';

// biome-ignore lint: see engine.ts
type AnyDatabase = Kysely<any>;

/** The trigger that protects entries is disabled while their texts are rewritten. */
async function packEntries(db: AnyDatabase, kind: StoreKind): Promise<void> {
  await db.schema.alterTable('entries').addColumn('packed', columnCodecFor(kind).bytes).execute();
  if (kind === 'sqlite') await sql`drop trigger entries_are_not_changed`.execute(db);
  else await sql`alter table entries disable trigger entries_are_not_changed`.execute(db);
  const long = await sql<{ no: number }>`select no from entries where length(text) >= ${sql.lit(DEFLATED_FROM)}
    order by no`.execute(db);
  for (const { no } of long.rows) {
    const { rows } = await sql<{ text: string }>`select text from entries where no = ${no}`.execute(db);
    const [text, packed] = storedText((rows[0] as { text: string }).text);
    await db.updateTable('entries').set({ text, packed }).where('no', '=', no).execute();
  }
  if (kind === 'sqlite') {
    await sql`create trigger entries_are_not_changed before update on entries
      begin select raise(abort, 'entries only grow'); end`.execute(db);
  } else await sql`alter table entries enable trigger entries_are_not_changed`.execute(db);
}

const unhex = (kind: StoreKind, column: string) =>
  kind === 'sqlite' ? sql`unhex(${sql.ref(column)})` : sql`decode(${sql.ref(column)}, 'hex')`;

async function moveIdentities(db: AnyDatabase, kind: StoreKind): Promise<void> {
  const { integer, bytes } = columnCodecFor(kind);
  await db.schema
    .createTable('identities')
    .addColumn('person', integer, (column) => column.notNull())
    .addColumn('digest', bytes, (column) => column.notNull())
    .addColumn('salt', bytes, (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_key', ['person', 'digest'])
    .$call(strictTableByKey(kind))
    .execute();
  await sql`insert into identities (person, digest, salt, content)
    select ${sql.ref('of')}, ${unhex(kind, 'digest')}, salt, content from papers where kind = 'identity'
    order by ${sql.ref('of')}, digest`.execute(db);
  await sql`delete from papers where kind = 'identity'`.execute(db);
  await sql`drop index papers_by_kind_of`.execute(db);
}

async function packPapers(db: AnyDatabase, kind: StoreKind): Promise<void> {
  await db.schema.alterTable('papers').addColumn('packed', columnCodecFor(kind).bytes).execute();
  const long = await sql<{ digest: string }>`select digest from papers
    where length(content) >= ${sql.lit(DEFLATED_FROM)} order by digest`.execute(db);
  for (const { digest } of long.rows) {
    const found = await sql<{ content: Uint8Array }>`select content from papers where digest = ${digest}`.execute(db);
    const [content, packed] = storedContent((found.rows[0] as { content: Uint8Array }).content);
    await db.updateTable('papers').set({ content, packed }).where('digest', '=', digest).execute();
  }
}

async function digestsOfPersons(db: AnyDatabase, kind: StoreKind): Promise<void> {
  if (kind === 'postgres') {
    await sql`alter table persons alter column identity type bytea using decode(identity, 'hex')`.execute(db);
    return;
  }
  await sql`alter table persons add column digest blob`.execute(db);
  await sql`update persons set digest = unhex(identity)`.execute(db);
  await sql`alter table persons drop column identity`.execute(db);
  await sql`alter table persons rename column digest to identity`.execute(db);
}

/** `,"sex":"m"`, or an empty text. */
const member = (name: string, column: string) =>
  sql`coalesce(',"' || ${sql.lit(name)} || '":"' || ${sql.ref(column)} || '"', '')`;

/** The same text as `factsByColumns`. */
const BY_COLUMNS = sql`'{"now":{' || substr(coalesce(',"birthYear":' || cast(birth_year as text), '')
  || ${member('federation', 'federation')} || ${member('sex', 'sex')} || ${member('title', 'title')}, 2)
  || '},"was":[]}'`;

async function shortenFacts(db: AnyDatabase): Promise<void> {
  await sql`update persons set facts = '' where marks = 0 and facts = ${BY_COLUMNS}`.execute(db);
}

export const SMALLER: Migration = {
  version: 5,
  name: 'smaller',
  up: async (db, kind) => {
    await packEntries(db, kind);
    await moveIdentities(db, kind);
    await packPapers(db, kind);
    await digestsOfPersons(db, kind);
    await shortenFacts(db);
  },
};

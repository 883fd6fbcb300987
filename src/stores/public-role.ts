/**
 * The database role of a public server on PostgreSQL: what it may see; it may change nothing. It sees views in a schema
 * of its own, with the names of the tables, so that the program runs the same queries.
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The schema of the views, and the default name of the role. */
export const PUBLIC = 'elobook_public';

/** What the site reads. Imports and questions are internal. */
const SHOWN_WHOLE = [
  'entries',
  'subjects',
  'offices',
  'pools',
  'federations',
  'names',
  'events',
  'entrants',
  'took_part',
  'lists',
  'standings',
  'results',
  'present',
  'decisions',
  'tiles',
  'checkpoints',
] as const satisfies readonly (keyof Tables)[];

/** Only the year of birth. */
const PERSONS = `select person, merged_into, identity, name, left(birth, 4) as birth, fide, komir, orr, pin, birth_year, sex,
    federation, title, facts, deceased, club, marks from persons`;

/** Members of an identity that a card shows: no name, no birth, no licences. */
const ON_CARDS = ['club', 'guestClub', 'strengthOrder', 'titles'] as const;

const SHOWN_IDENTITY = `json_strip_nulls((select row_to_json(shown) from (select
        ${ON_CARDS.map((member) => `identity -> '${member}' as "${member}"`).join(', ')}
        from (select convert_from(content, 'UTF8')::json as identity) as paper) as shown))`;

/** Without the salt, with which a guess could be checked. */
const IDENTITIES = `select person, digest, ''::bytea as salt,
    convert_to(${SHOWN_IDENTITY}::text, 'UTF8') as content from identities`;

/** Only the SHA-256 of reports; the contact of a federation is public, and so are the numbers of a recomputed list. */
const PAPERS = `select digest, kind, "of", ''::bytea as salt,
    case when kind in ('officer', 'list') then content else ''::bytea end as content,
    case when kind in ('officer', 'list') then packed end as packed,
    sha256 from papers`;

const VIEWS: readonly (readonly [name: string, query: string])[] = [
  ['meta', 'select key, value from meta'],
  ...SHOWN_WHOLE.map((table) => [table, `select * from ${table}`] as const),
  ['persons', PERSONS],
  ['papers', PAPERS],
  ['identities', IDENTITIES],
];

const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The owner of the tables runs this once, and again after each new version of Elobook. */
export function publicRoleScript(role: string): string {
  const [name, text] = [identifier(role), literal(role)];
  return `-- To be run in the office's database by the owner of its tables, who may create roles:
--   psql DATABASE -f THIS_FILE
-- It may be run again, and is to be after each new version of Elobook.
begin;

do $do$ begin
  if not exists (select from pg_roles where rolname = ${text}) then
    create role ${name} login;
  end if;
end $do$;

create schema if not exists ${PUBLIC};
drop view if exists ${VIEWS.map(([view]) => `${PUBLIC}.${view}`).join(', ')};
${VIEWS.map(([view, query]) => `create view ${PUBLIC}.${view} as ${query};`).join('\n')}

grant usage on schema ${PUBLIC} to ${name};
grant select on all tables in schema ${PUBLIC} to ${name};

do $do$ begin
  execute format('alter role %I in database %I set search_path = ${PUBLIC}', ${text}, current_database());
end $do$;

commit;

-- Its password: \\password ${name}
`;
}

/** Ways in which the role could change the database. */
export const WRITES_BY = ['superuser', 'create-role', 'database', 'schema', 'table'] as const;
export type WritesBy = (typeof WRITES_BY)[number];

export interface Writer {
  readonly role: string;
  readonly by: WritesBy;
  /** Name of the role, schema or table. */
  readonly name: string;
}

/** Why the connected role could change something, also by switching to another role; undefined where it cannot. */
// biome-ignore lint: the system catalogue has no type
export async function whyMayWrite(db: Kysely<any>): Promise<Writer | undefined> {
  const { rows } = await sql<Writer>`
    with roles as (select * from pg_roles where pg_has_role(current_user, oid, 'member')),
      schemas as (select * from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    select current_user::text as role, by, name from (
      select 1 as place, 'superuser' as by, rolname::text as name from roles where rolsuper
      union all select 2, 'create-role', rolname::text from roles where rolcreaterole
      union all select 3, 'database', current_database()::text from roles
        where has_database_privilege(roles.oid, current_database(), 'create')
      union all select 4, 'schema', nspname::text from roles, schemas
        where has_schema_privilege(roles.oid, schemas.oid, 'create')
      union all select 5, 'table', nspname || '.' || relname from roles, schemas join pg_class on relnamespace = schemas.oid
        where relkind in ('r', 'p', 'v', 'm', 'f')
          and (has_table_privilege(roles.oid, pg_class.oid, 'insert, update, delete, truncate, trigger')
            or has_any_column_privilege(roles.oid, pg_class.oid, 'insert, update'))
    ) as ways order by place, name limit 1`.execute(db);
  return rows[0];
}

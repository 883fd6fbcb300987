/**
 * The actual structure of a database, compared with the one that the migrations create. The expected structure is in
 * `migrations/built.json`, which `condition.test.ts` writes from an empty database of each kind; so nobody maintains a
 * list by hand, and the comparison needs no special rights.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Condition, Difference } from '../ledger/store.ts';
import type { StoreKind } from './engine.ts';
import BUILT from './migrations/built.json' with { type: 'json' };

/** Definitions of tables, indexes, triggers and the like, by kind and name: `index persons_by_fide`. */
export type Definitions = Readonly<Record<string, string>>;

// biome-ignore lint: the system catalogue has no type
type AnyDatabase = Kysely<any>;

interface Defined {
  readonly name: string;
  readonly definition: string;
}

const SQLITE = sql<Defined>`
  select type || ' ' || name as name, tbl_name || ' ' || coalesce(sql, '') as definition from sqlite_schema
  union all select 'meta ' || key, value from meta`;

/** Objects that belong to an extension are ignored, even in the schema of the office. */
const ours = (catalogue: string, oid: string): RawBuilder<unknown> =>
  sql.raw(
    `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`,
  );

/** Triggers and rules may exist and be disabled, or fire only on a replica. */
const firing = (column: string): RawBuilder<unknown> =>
  sql.raw(
    `case ${column} when 'O' then 'enabled' when 'D' then 'disabled' when 'R' then 'only on replicas' else 'always' end`,
  );

/**
 * Names are written without their schema where it is the office's own. NOT NULL is reported with the column: older
 * servers have no constraint for it.
 */
const POSTGRES = sql<Defined>`
  with tables as (
    select oid, relname, relkind, relpersistence, relrowsecurity, relforcerowsecurity
    from pg_class where relnamespace = (select oid from pg_namespace where nspname = current_schema()) and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and ${ours('pg_class', 'pg_class.oid')}
  )
  select 'table ' || relname as name, concat_ws(', ',
      case relkind when 'r' then 'table' when 'p' then 'partitioned' when 'v' then 'view' when 'm' then 'materialized view'
        when 'f' then 'foreign table' else 'sequence' end,
      case relpersistence when 'p' then null when 'u' then 'unlogged' else 'temporary' end,
      case when relrowsecurity then 'row level security' end,
      case when relforcerowsecurity then 'row level security for its owner too' end,
      (select 'child of ' || string_agg(inhparent::regclass::text, ' ' order by inhparent::regclass::text)
        from pg_inherits where inhrelid = tables.oid),
      (select 'parent of ' || string_agg(inhrelid::regclass::text, ' ' order by inhrelid::regclass::text)
        from pg_inherits where inhparent = tables.oid)) as definition
    from tables
  union all
  select 'column ' || attname || ' of ' || relname, concat_ws(' ',
      format_type(atttypid, atttypmod),
      case when attcollation <> 0 and attcollation <> typcollation then 'collate ' || collname end,
      case when attnotnull then 'not null' end,
      case when attgenerated <> '' then 'generated' when attidentity <> '' then 'identity' end,
      'default ' || pg_get_expr(adbin, adrelid, true))
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      join pg_type on pg_type.oid = atttypid
      left join pg_collation on pg_collation.oid = attcollation
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind <> 'S'
  union all
  select 'constraint ' || conname || ' of ' || conrelid::regclass::text, pg_get_constraintdef(pg_constraint.oid, true)
    from pg_constraint
    where contype not in ('n', 't')
      and (conrelid in (select oid from tables) or confrelid in (select oid from tables))
  union all
  select 'index ' || pg_class.relname, concat(pg_get_indexdef(indexrelid, 0, true),
      ' [', case when indisvalid and indisready and indislive then 'valid' else 'invalid' end, ']')
    from pg_index join tables on tables.oid = indrelid join pg_class on pg_class.oid = indexrelid
  union all
  select 'trigger ' || tgname || ' on ' || relname, concat(pg_get_triggerdef(pg_trigger.oid, true), ' [', ${firing('tgenabled')}, ']')
    from pg_trigger join tables on tables.oid = tgrelid where not tgisinternal
  union all
  select 'rule ' || rulename || ' on ' || relname, concat(pg_get_ruledef(pg_rewrite.oid, true), ' [', ${firing('ev_enabled')}, ']')
    from pg_rewrite join tables on tables.oid = ev_class where rulename <> '_RETURN' or relkind not in ('v', 'm')
  union all
  select 'policy ' || polname || ' on ' || relname, concat_ws(' ', polcmd,
      case when polpermissive then 'permissive' else 'restrictive' end,
      'using ' || pg_get_expr(polqual, polrelid, true), 'with check ' || pg_get_expr(polwithcheck, polrelid, true))
    from pg_policy join tables on tables.oid = polrelid
  union all
  select 'function ' || proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')', concat_ws(' ',
      'returns', format_type(prorettype, null), 'language', lanname, provolatile,
      case when prosecdef then 'security definer' end, case when proisstrict then 'strict' end,
      array_to_string(proconfig, ' '), 'as', prosrc)
    from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = (select oid from pg_namespace where nspname = current_schema()) and ${ours('pg_proc', 'pg_proc.oid')}
  union all
  select 'setting session_replication_role', current_setting('session_replication_role')
  union all
  select 'meta ' || key, value from meta`;

/** The structure of a database, as it reports it. */
export async function definitionsIn(db: AnyDatabase, kind: StoreKind): Promise<Definitions> {
  const { rows } = await (kind === 'sqlite' ? SQLITE : POSTGRES).execute(db);
  return Object.fromEntries(
    rows.map(({ name, definition }) => [name, definition] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** A file may be damaged outside of its rows: an index that leads to the wrong place, a missing trigger. */
export async function conditionOf(db: AnyDatabase, kind: StoreKind): Promise<Condition> {
  const fault = kind === 'sqlite' ? await faultIn(db) : undefined;
  return {
    ...(fault === undefined ? {} : { fault }),
    differences: differencesBetween(await definitionsIn(db, kind), BUILT[kind]),
  };
}

async function faultIn(db: AnyDatabase): Promise<string | undefined> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  return rows.map(({ integrity_check }) => integrity_check).find((each) => each !== 'ok');
}

/** Sorted by name. */
export function differencesBetween(seen: Definitions, built: Definitions): readonly Difference[] {
  const names = [...new Set([...Object.keys(built), ...Object.keys(seen)])].sort();
  return names.flatMap((name): Difference[] => {
    const [is, should] = [seen[name], built[name]];
    if (is === should) return [];
    if (is === undefined) return [{ name, wrong: 'missing' }];
    if (should === undefined) return [{ name, wrong: 'foreign' }];
    return [{ name, wrong: 'changed', ...whereDifferent(is, should) }];
  });
}

/** Whether it is enabled follows the definition; where only that differs, only that is reported. */
const IN_FORCE = /^(.*) \[([a-z ]+)\]$/s;

function whereDifferent(is: string, should: string): { readonly seen: string; readonly expected: string } {
  const [, isWhat, isState] = IN_FORCE.exec(is) ?? [];
  const [, shouldWhat, shouldState] = IN_FORCE.exec(should) ?? [];
  return isWhat !== undefined && isWhat === shouldWhat
    ? { seen: isState as string, expected: shouldState as string }
    : { seen: oneLine(is), expected: oneLine(should) };
}

/** Characters: nobody reads longer definitions. */
const SHOWN = 400;

const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

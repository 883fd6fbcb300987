/**
 * A public server with the role of `elobook office public-role`: it serves everything that a server with all rights does, can
 * change nothing, and sees nobody's day of birth. And the same of a file that is opened to be read only.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveCommand } from '../src/cli/commands/serve.ts';
import { buildServer } from '../src/http/server.ts';
import type { Office } from '../src/desk/office.ts';
import { setFederation } from '../src/desk/registry/federations.ts';
import { officeStatus } from '../src/reading/analysis/status.ts';
import { verifyOffice } from '../src/keeping/verify.ts';
import { openOffice, publicRoleScript, withScratchStore } from '../src/desk/wire.ts';
import { StoreError } from '../src/stores/errors.ts';
import { onServer } from '../src/stores/harness.fixture.ts';
import { demoCopy } from './demo.fixture.ts';
import { CLOCK, demoOn } from './site.fixture.ts';

const ROLE = `elobook_site_${process.pid}`;
const PASSWORD = 'only reading';

const ON_CARDS = ['club', 'guestClub', 'strengthOrder', 'titles'];

let owner: string;
let site: string;
let drop: () => Promise<void>;
let office: Office;
let pages: FastifyInstance;

/** The same server with another role, or without its search path. */
function addressOf(server: string, user: string, path?: string): string {
  const url = new URL(server);
  url.username = user;
  url.password = PASSWORD;
  url.searchParams.delete('options');
  if (path !== undefined) url.searchParams.set('options', `-csearch_path=${path}`);
  return url.href;
}

beforeAll(async () => {
  ({ address: owner, drop } = await demoOn('postgres'));
  await onServer(owner, publicRoleScript(ROLE));
  // it may be run again
  await onServer(owner, publicRoleScript(ROLE));
  await onServer(owner, `alter role ${ROLE} password '${PASSWORD}'`);
  site = addressOf(owner, ROLE);
  office = await openOffice(site, { clock: CLOCK, access: 'read-only' });
  pages = await buildServer(office, { perMinute: 1_000_000 });
});
afterAll(async () => {
  await pages.close();
  await office.store.close();
  await onServer(owner, `drop schema elobook_public cascade; drop owned by ${ROLE}; drop role ${ROLE}`);
  await drop();
});

const refusal = async (opening: Promise<Office>): Promise<unknown> => {
  try {
    await (await opening).store.close();
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { code: error.code, ...error.facts };
  }
};

const LINKS = /(?:href|src|action)="([^"#]+)/g;
/** One address of each kind is enough, in one language: what differs between them are numbers, dates and names. */
const EACH = 1;
/** The office of the tests has never signed its log; `/api` names these addresses all the same. */
const NEVER_SIGNED = /^\/api\/v1\/(?:log\/checkpoint|players\/[^/]+\/proofs\/)/;
const OTHERS = /^\/(?:hu|ru|language)\//;
const kindOf = (path: string): string =>
  path
    .replace(/\?.*/, (query) => query.replaceAll(/=[^&]*/g, ''))
    .replaceAll(/\/(?=[^/]*\d)[^/]+/g, '/#')
    .replaceAll(/\/(clubs|federations)\/[^/?]+/g, '/$1/#')
    .replace(/\/(top|badges|embed)\/[^/]+\/[^/?]+/, '/$1/#/#')
    .replace(/^\/(en|hu|ru)\/(players|events)\/[^/]+/, '/$1/$2/#');

describe('on PostgreSQL', () => {
  test('pages, files and answers of every kind are those of a server with all rights', async () => {
    const { file, drop: forget } = await demoCopy();
    const own = await openOffice(file, { clock: CLOCK, create: 'never' });
    const server = await buildServer(own, { perMinute: 1_000_000 });
    const seen = new Set([
      '/en/',
      '/hu/',
      '/ru/',
      '/en/search?q=k',
      '/api',
      '/api/v1/openapi.json',
      '/.well-known/elobook-keys.json',
      '/api/v1/search?q=ko',
      '/api/v1/pools',
      '/api/v1/pools/fide/lists',
      '/api/v1/lists/fide/2026-11',
      '/api/v1/lists/fide/2026-11/entries?format=ndjson',
      '/api/v1/events',
    ]);
    const kinds = new Map<string, number>();
    const differing: string[] = [];
    // a set takes in what comes while it is gone through
    for (const path of seen) {
      const [answer, expected] = [await pages.inject(path), await server.inject(path)];
      const isThere = answer.statusCode < 400 || NEVER_SIGNED.test(path);
      if (answer.statusCode !== expected.statusCode || !isThere) {
        differing.push(`${path}: ${answer.statusCode}, not ${expected.statusCode}`);
      } else if (answer.body !== expected.body && !path.endsWith('/health')) differing.push(path);
      if (answer.headers['content-type']?.toString().startsWith('text/html') !== true) continue;
      for (const [, link] of answer.body.matchAll(LINKS)) {
        const plain = (link as string).replaceAll('&amp;', '&');
        const kind = kindOf(plain);
        const count = kinds.get(kind) ?? 0;
        if (!plain.startsWith('/') || seen.has(plain) || count >= EACH || OTHERS.test(plain)) continue;
        kinds.set(kind, count + 1);
        seen.add(plain);
      }
    }
    await server.close();
    await own.store.close();
    forget();
    expect(differing).toEqual([]);
    for (const kind of [/^\/en\/players\/#$/, /^\/en\/events\/#$/, /\/why\//, /^\/files\//, /^\/en\/lists\//]) {
      expect([...kinds.keys()].filter((each) => kind.test(each)).length, String(kind)).toBeGreaterThan(0);
    }
    expect(seen.size).toBeGreaterThan(40);
  });

  test('whatever would change something is refused by the server', async () => {
    const client = new pg.Client({ connectionString: site });
    await client.connect();
    const schema = new URL(owner).searchParams.get('options')?.split('=')[1] as string;
    for (const sql of [
      "insert into pools (pool, family, name, since, settings) values ('x', 'orr', 'x', '2024', '{}')",
      "update persons set name = 'x'",
      'delete from papers',
      `delete from ${schema}.papers`,
      `select * from ${schema}.persons`,
      `truncate ${schema}.entries`,
      'create table more (x integer)',
      `create table ${schema}.more (x integer)`,
      'create schema more',
      'drop view entries',
      `set role ${new URL(owner).username}`,
    ]) {
      await expect(client.query(sql), sql).rejects.toMatchObject({ code: '42501' });
    }
    await client.end();
    const outcome = setFederation(office, { federation: 'HUN', status: 'suspended' }, { author: 'Éva' });
    await expect(outcome).rejects.toMatchObject({ code: 'store.read-only' });
  });

  test('nobody’s day of birth can be seen, in no card, identity or report', async () => {
    const client = new pg.Client({ connectionString: site });
    await client.connect();
    const count = async (sql: string): Promise<number> =>
      Number((await client.query<{ count: string }>(`select count(*) from ${sql}`)).rows[0]?.count);
    expect(await count('persons where birth is not null')).toBeGreaterThan(200);
    expect(await count('persons where length(birth) > 4')).toBe(0);
    expect(await count('papers where length(salt) > 0')).toBe(0);
    expect(await count("papers where kind = 'report' and (length(content) > 0 or packed is not null)")).toBe(0);
    expect(await count('identities where length(salt) > 0')).toBe(0);
    const { rows } = await client.query<{ content: Buffer }>(
      'select content from identities where length(content) > 0',
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(
      rows.filter(({ content }) =>
        Object.keys(JSON.parse(content.toString())).some((member) => !ON_CARDS.includes(member)),
      ),
    ).toEqual([]);
    for (const table of ['imports', 'questions']) {
      await expect(client.query(`select * from ${table}`)).rejects.toMatchObject({ code: '42P01' });
    }
    await client.end();
  });

  test('a role that could change something opens nothing as a public server', async () => {
    const server = new URL(owner);
    const [user, shown] = [server.username, `postgres://${server.username}@${server.host}${server.pathname}`];
    const asOwner = () => refusal(openOffice(owner, { access: 'read-only' }));
    expect(await asOwner()).toEqual({
      code: 'store.may-write',
      address: shown,
      role: user,
      by: 'superuser',
      name: user,
    });
    const asSite = async () => {
      const told = (await refusal(openOffice(site, { access: 'read-only' }))) as Record<string, string> | undefined;
      return told === undefined ? undefined : [told['code'], told['by'], told['name']];
    };
    const schema = server.searchParams.get('options')?.split('=')[1] as string;
    const other = `${ROLE}_other`;
    for (const [grant, revoke, by, name] of [
      [
        `grant insert on elobook_public.pools to ${ROLE}`,
        `revoke insert on elobook_public.pools from ${ROLE}`,
        'table',
      ],
      [
        `grant update (name) on ${schema}.pools to ${ROLE}`,
        `revoke update (name) on ${schema}.pools from ${ROLE}`,
        'table',
      ],
      [
        `grant create on schema elobook_public to ${ROLE}`,
        `revoke create on schema elobook_public from ${ROLE}`,
        'schema',
      ],
      [`grant create on database postgres to ${ROLE}`, `revoke create on database postgres from ${ROLE}`, 'database'],
      [`alter role ${ROLE} createrole`, `alter role ${ROLE} nocreaterole`, 'create-role', ROLE],
      [
        `create role ${other}; grant delete on ${schema}.papers to ${other}; grant ${other} to ${ROLE} with inherit false`,
        `drop owned by ${other}; drop role ${other}`,
        'table',
        `${schema}.papers`,
      ],
    ] as const) {
      await onServer(owner, grant);
      expect(await asSite(), grant).toEqual(['store.may-write', by, name ?? expect.any(String)]);
      await onServer(owner, revoke);
    }
    expect(await asSite()).toBeUndefined();
  });

  test('tables of an older program are not brought up to date, and nothing is made', async () => {
    const schema = `${ROLE}_empty`;
    await onServer(owner, `create schema ${schema}; grant usage on schema ${schema} to ${ROLE}`);
    const told = () => refusal(openOffice(addressOf(owner, ROLE, schema), { access: 'read-only' }));
    expect(await told()).toMatchObject({ code: 'store.empty' });
    await onServer(
      owner,
      `create table ${schema}.meta (key text, value text); grant select on ${schema}.meta to ${ROLE};
       insert into ${schema}.meta values ('application', 'elobook'), ('version', '0.5')`,
    );
    expect(await told()).toMatchObject({ code: 'store.older', version: 0.5 });
    await onServer(owner, `drop schema ${schema} cascade`);
  });

  test('it cannot verify, nor work as an officer: one sentence each', async () => {
    const { findings } = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
    expect(findings).toEqual([{ code: 'office.public-role', weight: 'refuse', facts: {} }]);
    await expect(officeStatus(office)).rejects.toMatchObject({ code: 'store.not-built' });
  });

  test('serve --public says so in a sentence, and ends with 5', async () => {
    let out = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    });
    expect(await serveCommand({ db: owner, public: true, port: '0', lang: 'hu' })).toBe(5);
    vi.restoreAllMocks();
    expect(out).toContain('csak olvasni szabad');
    await expect(serveCommand({ db: owner, public: true, demo: true })).rejects.toThrow('--public changes nothing');
  });
});

describe('in a file', () => {
  const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

  test('nothing is changed, and whatever would is refused', async () => {
    const { file, drop: forget } = await demoCopy();
    const before = sha256(file);
    const reading = await openOffice(file, { clock: CLOCK, access: 'read-only' });
    const server = await buildServer(reading, { perMinute: 1_000_000 });
    for (const path of ['/en/', '/en/lists/fide/2026-11', '/en/search?q=ko', '/api/v1/pools']) {
      expect([path, (await server.inject(path)).statusCode]).toEqual([path, 200]);
    }
    const outcome = setFederation(reading, { federation: 'HUN', status: 'suspended' }, { author: 'Éva' });
    await expect(outcome).rejects.toMatchObject({ code: 'store.read-only' });
    await server.close();
    await reading.store.close();
    expect(sha256(file)).toBe(before);
    forget();
  });

  test('what others write meanwhile is seen', async () => {
    const { file, drop: forget } = await demoCopy();
    const [reading, writing] = [
      await openOffice(file, { clock: CLOCK, access: 'read-only' }),
      await openOffice(file, { clock: CLOCK }),
    ];
    const head = () => reading.store.read((desk) => desk.head());
    const { no } = await head();
    await setFederation(writing, { federation: 'HUN', status: 'suspended' }, { author: 'Éva' });
    expect((await head()).no).toBe(no + 1);
    await writing.store.close();
    await reading.store.close();
    forget();
  });

  test('one that is not there is not made', async () => {
    expect(await refusal(openOffice('nowhere.db', { access: 'read-only' }))).toEqual({
      code: 'store.empty',
      address: 'nowhere.db',
    });
  });
});

/** Every page and every form of the desk, as every role, as nobody and with a session that has ended, answers as the table of permissions says. */
import type { TSchema } from 'typebox';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perform } from '../../acts/perform.ts';
import { ACTS, actOf } from '../../acts/registry.ts';
import { sampleInput } from '../../acts/sample-input.fixture.ts';
import { addAccount } from '../../desk/accounts/accounts.ts';
import { type ActName, extentOf, ROLES } from '../../desk/accounts/permissions.ts';
import { beginSession, endSessions } from '../../desk/accounts/sessions.ts';
import { facts } from '../../desk/events/event.fixture.ts';
import { registerEvent } from '../../desk/events/register.ts';
import { AS, enter, officeOver, openPool, type TestOffice } from '../../desk/lists/office.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { type Account, type AccountRole, accountsIn } from '../../ledger/rows/accounts.ts';
import { openStore } from '../../stores/store.ts';
import { serve, type Served } from '../serve.ts';
import { FormBrowser } from './form-browser.fixture.ts';
import { DESK_ROUTES } from './routes.ts';

let folder: string;
let office: TestOffice;
let served: Served;
const accountOf: Record<string, string> = {};
const ownEvent: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-desk-permissions-'));
  office = officeOver(await openStore(join(folder, 'office.db')));
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'x', 'fide', '2024-05-01');
  await openPool(office, 'other', 'fide', '2024-05-01');
  const add = async (input: object): Promise<string> => done(await addAccount(office, input, AS)).account;
  for (const role of ROLES.toReversed()) accountOf[role] = await add({ name: role, role });
  accountOf['elsewhere'] = await add({ name: 'elsewhere', role: 'officer', pools: ['other'] });
  const days = { start: '2024-07-01', end: '2024-07-09', system: 'swiss' };
  const register = async (author: string, name: string): Promise<string> =>
    done(await registerEvent(office, { pool: 'x', facts: facts({ name, ...days }) }, { author })).event;
  await register('setup', 'Nobody’s');
  for (const role of ROLES) ownEvent[role] = await register(accountOf[role] as string, `Of the ${role}`);
  const accounts = await office.store.read(accountsIn);
  const asker = accounts.find(({ account }) => account === accountOf['elsewhere']) as Account;
  const asked = { input: { pool: 'other', date: '2024-05' }, files: [] };
  expect((await perform(office, asker, actOf('lists.publish'), asked)).request).toBe('r1');
  served = await serve(office, {
    host: '127.0.0.1',
    port: 0,
    desk: 'open',
    assets: { names: {}, files: new Map() },
    perMinute: 1_000_000,
  });
});
afterAll(async () => {
  await served.close();
  await office.store.close();
  rmSync(folder, { recursive: true });
});

const as = async (who: string): Promise<FormBrowser> =>
  new FormBrowser(served.url).carry(await beginSession(office, accountOf[who] as string, 'test'));
const head = () => office.store.read((desk) => desk.head());

const PARAMS: Readonly<Record<string, string>> = {
  event: 'e1',
  pool: 'x',
  player: 'aaaaaaa',
  request: 'r1',
  account: 'u1',
  act: 'pools.open',
  token: 'none',
};
const pathOf = (path: string, own: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => own[name] ?? PARAMS[name] ?? '1');

/** What a page needs beyond what its route says: the form of an act needs the act, a request is read by those who confirm and who asked. */
const NEEDS: Readonly<Record<string, ActName>> = {
  '/acts/:act': 'pools.open',
  '/requests/:request': 'requests.confirm',
};

function expected(path: string, needs: ActName | 'signed-in', role: AccountRole): 'in' | 'out' | 'not-own' {
  const needed = NEEDS[path] ?? (needs === 'signed-in' ? undefined : needs);
  const extent = needed === undefined ? 'any' : extentOf(needed, role);
  if (extent === undefined) return 'out';
  // the account of the address is an administrator's
  const isForeign = path.includes(role === 'officer' ? ':account' : ':event');
  return extent === 'own' && isForeign ? 'not-own' : 'in';
}

/** The event that a role has brought; and whom officers look after. */
const ownOf = (role: AccountRole): Readonly<Record<string, string>> => ({
  event: ownEvent[role] as string,
  account: accountOf['arbiter'] as string,
});

describe('pages of the desk', () => {
  test.each(DESK_ROUTES.map((route) => [`${route.path || '/'}`, route] as const))('%s', async (_path, route) => {
    const { path, needs } = route;
    const before = await head();
    const nobody = new FormBrowser(served.url);
    const stale = await as('administrator');
    await endSessions(office, accountOf['administrator'] as string);
    for (const each of [nobody, stale]) {
      if (needs === 'nobody') continue;
      if (route.get !== undefined) {
        const answer = await each.get(pathOf(path));
        expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('/sign-in?to=')]);
      }
      if (route.post !== undefined) expect((await each.post(pathOf(path), {})).status).toBe(401);
    }
    if (needs !== 'nobody') {
      for (const role of ROLES) {
        const is = expected(path, needs, role);
        if (route.get !== undefined) {
          const { status } = await (await as(role)).get(pathOf(path));
          // a report that is another's is as good as not there
          expect([role, [403, 404].includes(status) && (status === 403 || is !== 'in')]).toEqual([role, is !== 'in']);
          if (is === 'not-own') {
            expect([role, (await (await as(role)).get(pathOf(path, ownOf(role)))).status]).not.toEqual([role, 403]);
          }
        }
        if (route.post !== undefined) {
          const own = await as(role);
          expect([role, (await own.post(pathOf(path), { token: 'another' })).status]).toEqual([role, 403]);
          const crossed = await own.post(pathOf(path), {}, { 'sec-fetch-site': 'cross-site' });
          expect([role, crossed.status]).toEqual([role, 403]);
          const { status } = await own.post(pathOf(path), {});
          // forms of acts are judged by the act: its own tests are below
          if (NEEDS[path] === undefined) expect([role, status === 403]).toEqual([role, is === 'out']);
          expect(status).toBeLessThan(500);
        }
      }
      const { status } = (await (await as('elsewhere')).get(pathOf(path))) ?? {};
      if (path === '/events/:event') expect(status).toBe(403);
    }
    expect(await head()).toEqual(before);
  });

  test('a request of other pools is declined by nobody but who could confirm it', async () => {
    const text = await (await (await as('arbiter')).post('/requests/r1', { act: 'decline' })).text();
    expect(text).toContain('is not for an arbiter');
    expect((await (await as('arbiter')).get('/requests/r1')).status).toBe(403);
  });
});

/** What the fields of a form hold, so that they are read as this value. */
function fieldsOf(input: Readonly<Record<string, unknown>>, properties: Readonly<Record<string, TSchema>>) {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]): [string, string | readonly string[]] => {
      const { patternProperties } = properties[name] as { patternProperties?: object };
      if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
        const { items } = properties[name] as { items?: { enum?: unknown } };
        return [`in.${name}`, items?.enum === undefined ? value.join('\n') : value];
      }
      if (patternProperties !== undefined) return [`in.${name}`, 'name = x'];
      if (typeof value === 'object') return [`in.${name}`, JSON.stringify(value)];
      return [`in.${name}`, value === false ? '' : String(value)];
    }),
  );
}

describe('forms of acts', () => {
  test.each(ACTS.map((act) => [act.id, act] as const))('%s', async (id, act) => {
    const before = await head();
    const input = sampleInput(act.input);
    for (const role of ROLES) {
      const extent = extentOf(act.name, role);
      const own = await as(role);
      expect([role, (await own.get(`/acts/${id}`)).status]).toEqual([role, extent === undefined ? 403 : 200]);
      const fields = { do: 'preview', ...fieldsOf(input, act.input.properties) };
      const sent = id === 'events.submit' ? { ...fields, 'in.event': 'e1' } : fields;
      const text = await (await own.post(`/acts/${id}`, sent)).text();
      const scope = act.scope?.(input as never);
      const isForeign = id === 'events.submit' || scope?.event !== undefined;
      const isNotOwn = extent === 'own' && role !== 'officer' && isForeign;
      const isOtherRole = extent === 'own' && role === 'officer' && scope?.account !== undefined;
      expect([
        role,
        /” is not for (?:an|a) /.test(text),
        text.includes('only where the event is its own'),
        text.includes('which an administrator looks after'),
      ]).toEqual([role, extent === undefined, isNotOwn, isOtherRole]);
    }
    expect(await head()).toEqual(before);
  });
});

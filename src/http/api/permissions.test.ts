/** Every act, called as every role, as nobody, with a closed account and with a key of another scope, answers as the table of permissions says. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACTS } from '../../acts/registry.ts';
import { inputFaults } from '../../acts/perform.ts';
import { sampleInput } from '../../acts/sample-input.fixture.ts';
import { addAccount, changeAccount } from '../../desk/accounts/accounts.ts';
import { KEY_SCOPES, newApiKey, scopesOf } from '../../desk/accounts/api-keys.ts';
import { type ActName, extentOf, ROLES } from '../../desk/accounts/permissions.ts';
import { registerEvent } from '../../desk/events/register.ts';
import { facts } from '../../desk/events/event.fixture.ts';
import { AS, enter, officeOver, openPool, type TestOffice } from '../../desk/lists/office.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { serve, type Served } from '../serve.ts';
import { KEYED_ROUTES } from './writing.ts';

let folder: string;
let office: TestOffice;
let served: Served;
const keys: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-permissions-'));
  office = officeOver(await openStore(join(folder, 'office.db')));
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'x', 'fide', '2024-05-01');
  const add = async (name: string, role: string): Promise<string> =>
    done(await addAccount(office, { name, role }, AS)).account;
  const keyOf = async (name: string, account: string, scopes: readonly string[]): Promise<void> => {
    keys[name] = done(await newApiKey(office, { account, name, scopes })).secret;
  };
  for (const role of ROLES.toReversed()) await keyOf(role, await add(role, role), KEY_SCOPES);
  for (const scope of KEY_SCOPES) await keyOf(`only ${scope}`, 'u1', [scope]);
  const closed = await add('closed', 'administrator');
  await keyOf('closed', closed, KEY_SCOPES);
  done(await changeAccount(office, { account: closed, closed: true }, AS));
  // nobody of those who ask has brought it
  const event = { name: 'River Open', start: '2024-07-01', end: '2024-07-09', system: 'swiss' };
  done(await registerEvent(office, { pool: 'x', facts: facts(event) }, AS));
  served = await serve(office, {
    host: '127.0.0.1',
    port: 0,
    assets: { names: {}, files: new Map() },
    perMinute: 1_000_000,
  });
});
afterAll(async () => {
  await served.close();
  await office.store.close();
  rmSync(folder, { recursive: true });
});

async function asked(
  act: (typeof ACTS)[number],
  key: string | undefined,
): Promise<readonly [number, string | undefined]> {
  const input = sampleInput(act.input);
  const path = act.path.replaceAll(/:(\w+)/g, (_, name: string) => String(input[name]));
  const inPath = [...act.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)));
  // reports without files would be documents
  const sent = act.id === 'events.submit' ? { ...body, event: 'e1', files: [] } : body;
  const answer = await fetch(new URL(`/api/v1${path}?dryRun=1`, served.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${keys[key]}` }),
    },
    body: JSON.stringify(sent),
  });
  const { findings = [] } = (await answer.json()) as { findings?: readonly { code: string; weight: string }[] };
  return [answer.status, findings.find(({ code, weight }) => weight === 'refuse' && code.startsWith('access.'))?.code];
}

const REFUSALS = ['access.forbidden', 'access.not-own', 'access.other-role'];

/** The event there is not the asker's. */
function expected(act: (typeof ACTS)[number], role: (typeof ROLES)[number]): string | undefined {
  const extent = extentOf(act.name, role);
  if (extent === undefined) return 'access.forbidden';
  const scope = act.scope?.(sampleInput(act.input) as never);
  // the account there is an administrator's
  if (extent === 'own' && role === 'officer' && scope?.account !== undefined) return 'access.other-role';
  const isForeign = act.id === 'events.submit' || scope?.event !== undefined;
  return extent === 'own' && role !== 'officer' && isForeign ? 'access.not-own' : undefined;
}

test.each(ACTS.map((act) => [act.id, act] as const))('%s', async (_id, act) => {
  expect(inputFaults(act, sampleInput(act.input))).toEqual([]);
  const before = await office.store.read((desk) => desk.head());
  for (const role of ROLES) {
    const refusal = expected(act, role);
    const [status, code] = await asked(act, role);
    const seen = REFUSALS.find((each) => each === code);
    expect([role, seen, status === 403]).toEqual([role, refusal, refusal !== undefined]);
  }
  expect(await asked(act, undefined)).toEqual([401, 'access.key-needed']);
  expect(await asked(act, 'closed')).toEqual([401, 'access.key-unknown']);
  for (const scope of KEY_SCOPES) {
    const [status, code] = await asked(act, `only ${scope}`);
    const isFor = scopesOf(act.name).includes(scope);
    expect([scope, status === 403 && code === 'access.scope']).toEqual([scope, !isFor]);
  }
  expect(await office.store.read((desk) => desk.head())).toEqual(before);
});

/** What a role must be allowed to do, of routes that only show something; undefined: a key is enough. */
const SHOWING: Readonly<Record<string, ActName | undefined>> = {
  '/reports/:event': 'events.show',
  '/me': undefined,
  // everybody's own
  '/jobs': undefined,
  '/jobs/:job': undefined,
  '/players/:player/forms': 'players.attach',
  '/players/:player/forms/:entry': 'players.attach',
  '/players/:player/data': 'players.export',
  '/requests': 'requests.confirm',
  '/webhooks': 'webhooks.change',
  '/deliveries': 'webhooks.change',
};

const shown = KEYED_ROUTES.filter(({ method }) => method === 'GET');

test.each(shown.map((route) => [route.path, route] as const))('GET %s', async (path, route) => {
  expect(Object.keys(SHOWING)).toContain(path);
  const needs = SHOWING[path];
  const statusFor = async (key: string | undefined): Promise<number> => {
    const url = new URL(
      `/api/v1${path.replace(':event', 'e1').replace(':job', 'j1').replace(':player', 'fide:1').replace(':entry', '1')}`,
      served.url,
    );
    const headers: HeadersInit = key === undefined ? {} : { authorization: `Bearer ${keys[key]}` };
    return (await fetch(url, { headers })).status;
  };
  expect([await statusFor(undefined), await statusFor('closed')]).toEqual([401, 401]);
  for (const role of ROLES) {
    const extent = needs === undefined ? 'any' : extentOf(needs, role);
    const isIn = extent === 'any' || (extent === 'own' && (role === 'officer' || !path.includes(':event')));
    expect([role, (await statusFor(role)) === 403]).toEqual([role, !isIn]);
  }
  for (const scope of KEY_SCOPES) {
    const isFor = route.scopes.length === 0 || route.scopes.includes(scope);
    expect([scope, (await statusFor(`only ${scope}`)) === 403]).toEqual([scope, !isFor]);
  }
});

/** Every act, called as every role, as nobody, with a closed account and with a key of another scope, answers as the table of permissions says. */
import type { TObject, TSchema } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACTS } from '../../acts/registry.ts';
import { inputFaults } from '../../acts/perform.ts';
import { addAccount, changeAccount } from '../../desk/accounts/accounts.ts';
import { KEY_SCOPES, newApiKey, scopesOf } from '../../desk/accounts/api-keys.ts';
import { extentOf, ROLES } from '../../desk/accounts/permissions.ts';
import { registerEvent } from '../../desk/events/register.ts';
import { facts } from '../../desk/events/event.fixture.ts';
import { AS, enter, officeOver, openPool, type TestOffice } from '../../desk/lists/office.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { serve, type Served } from '../serve.ts';

interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly TSchema[];
  readonly pattern?: string;
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

/** Texts of the patterns that inputs have: one of them fits. */
const TEXTS = ['x', 'e1', 'u1', 'w1', '2024-06-01', 'abcdef'];

/** Something that has the shape. */
function sample(schema: TSchema): unknown {
  const { type, enum: some, anyOf, pattern, items, properties = {}, required = [] } = schema as Shape;
  if (some !== undefined) return some[0];
  if (anyOf !== undefined) return sample(anyOf[0] as TSchema);
  if (type === 'string') return TEXTS.find((text) => pattern === undefined || new RegExp(pattern).test(text));
  if (type === 'integer') return 1;
  if (type === 'boolean') return false;
  if (type === 'array') return [sample(items as TSchema)];
  if (type !== 'object') return 'x';
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] as TSchema)]));
}
const inputOf = (input: TObject): Readonly<Record<string, unknown>> =>
  sample(input) as Readonly<Record<string, unknown>>;

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
  const input = inputOf(act.input);
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

/** The event there is not the asker's. */
function expected(act: (typeof ACTS)[number], role: (typeof ROLES)[number]): string | undefined {
  const extent = extentOf(act.name, role);
  if (extent === undefined) return 'access.forbidden';
  const isForeign = act.id === 'events.submit' || act.scope?.(inputOf(act.input) as never).event !== undefined;
  return extent === 'own' && role !== 'officer' && isForeign ? 'access.not-own' : undefined;
}

test.each(ACTS.map((act) => [act.id, act] as const))('%s', async (_id, act) => {
  expect(inputFaults(act, inputOf(act.input))).toEqual([]);
  const before = await office.store.read((desk) => desk.head());
  for (const role of ROLES) {
    const refusal = expected(act, role);
    const [status, code] = await asked(act, role);
    const seen = code === 'access.forbidden' || code === 'access.not-own' ? code : undefined;
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

/** Commands under accounts: whose act it is, what a role may do, and what waits for a second officer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openOffice } from '../desk/wire.ts';
import { eventsCommand } from './commands/events.ts';
import { officeInitCommand } from './commands/office-init.ts';
import { officeSetCommand } from './commands/office-set.ts';
import { officeReadingsCommand } from './commands/office-readings.ts';
import { playersCommand } from './commands/players.ts';
import { poolsCommand } from './commands/pools.ts';
import { publishCommand } from './commands/publish.ts';
import { requestsCommand } from './commands/requests.ts';
import { usersCommand } from './commands/users.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-acting-'));
afterAll(() => rmSync(folder, { recursive: true }));

let out = '';
beforeEach(() => {
  out = '';
  vi.stubEnv('ELOBOOK_AUTHOR', '');
  vi.stubEnv('ELOBOOK_API_KEY', '');
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

let made = 0;
/** An office with a pool, and no accounts yet. */
async function office(): Promise<{ readonly db: string; readonly key: string }> {
  made += 1;
  const at = { db: join(folder, `${made}.db`), key: join(folder, `${made}.key`) };
  const as = { ...at, as: 'Éva' };
  await officeInitCommand({ ...as, name: 'Test', timeZone: 'UTC' });
  await poolsCommand('open', ['fide'], { ...as, family: 'fide', name: 'Standard', from: '2024-01' });
  return at;
}

/** The JSON output of the command, with its exit code. */
async function told(run: Promise<number>): Promise<{ exit: number; value: never; codes: readonly string[] }> {
  const before = out.length;
  const exit = await run;
  const { value, findings } = JSON.parse(out.slice(before)) as {
    value: never;
    findings: readonly { code: string }[];
  };
  return { exit, value, codes: findings.map(({ code }) => code) };
}

async function staffed() {
  const at = { ...(await office()), json: true };
  await usersCommand('add', ['Anna'], { ...at, as: 'Éva', role: 'administrator' });
  for (const [name, role] of [
    ['Béla', 'officer'],
    ['Cili', 'officer'],
    ['Dóra', 'arbiter'],
  ] as const) {
    await usersCommand('add', [name], { ...at, role });
  }
  const keyFor = async (account: string, scope: string): Promise<string> => {
    const { value } = await told(usersCommand('keys', ['new', account], { ...at, name: 'program', scope }));
    return (value as { secret: string }).secret;
  };
  return { at, keyFor };
}

test('the first account is an administrator’s and is the system’s user at once; from then on nobody names an author', async () => {
  const at = { ...(await office()), json: true };
  expect((await told(usersCommand('add', ['Anna'], { ...at, role: 'administrator' }))).codes).toEqual([
    'office.no-author',
  ]);
  const tried = { ...at, as: 'Éva', role: 'administrator', dryRun: true };
  expect((await told(usersCommand('add', ['Anna'], tried))).exit).toBe(0);
  expect((await told(usersCommand('add', ['Anna'], { ...at, as: 'Éva', role: 'arbiter' }))).codes).toEqual([
    'access.first-administrator',
  ]);
  const first = await told(usersCommand('add', ['Anna'], { ...at, as: 'Éva', role: 'administrator' }));
  expect([first.exit, first.value]).toMatchObject([0, { account: 'u1', role: 'administrator' }]);
  const listed = await told(usersCommand(undefined, [], at));
  expect(listed.value).toMatchObject({ users: [{ user: userInfo().username, account: 'u1' }] });
  expect((await told(poolsCommand('change', ['fide'], { ...at, as: 'Éva', name: 'Classical' }))).codes).toEqual([
    'access.as-refused',
  ]);
  vi.stubEnv('ELOBOOK_AUTHOR', 'Éva');
  expect((await told(poolsCommand('change', ['fide'], { ...at, name: 'Classical' }))).codes).toEqual([
    'access.as-refused',
  ]);
  vi.stubEnv('ELOBOOK_AUTHOR', '');
  expect((await told(poolsCommand('change', ['fide'], { ...at, name: 'Classical' }))).exit).toBe(0);
  const { store } = await openOffice(at.db);
  const head = await store.read(async (desk) => desk.entry((await desk.head()).no));
  await store.close();
  expect([head?.kind, head?.author]).toEqual(['pool.changed', 'u1']);
});

test('without a connection there is no account; with a key it is that of the key, for what the key is for', async () => {
  const { at, keyFor } = await staffed();
  const [arbiter, officer] = [await keyFor('u4', 'events'), await keyFor('u2', 'lists,office')];
  const register = () =>
    eventsCommand('register', [], {
      ...at,
      pool: 'fide',
      name: 'River Open',
      start: '2024-07-01',
      end: '2024-07-09',
      system: 'swiss',
    });
  vi.stubEnv('ELOBOOK_API_KEY', 'elk_wrong');
  expect(await told(register())).toMatchObject({ exit: 4, codes: ['access.key-unknown'] });
  vi.stubEnv('ELOBOOK_API_KEY', officer);
  expect(await told(register())).toMatchObject({ exit: 4, codes: ['access.scope'] });
  vi.stubEnv('ELOBOOK_API_KEY', arbiter);
  expect(await told(register())).toMatchObject({ exit: 0, value: { event: 'e1' } });
  expect((await told(eventsCommand('comment', ['e1', 'The hall', 'has moved.'], at))).value).toMatchObject({
    author: 'u4',
    text: 'The hall has moved.',
  });
  expect(await told(eventsCommand('accept', ['e1'], at))).toMatchObject({ exit: 4, codes: ['access.forbidden'] });
  expect(await told(publishCommand('fide', at))).toMatchObject({ exit: 4, codes: ['access.scope'] });
  vi.stubEnv('ELOBOOK_API_KEY', '');
  await usersCommand('system', [userInfo().username, '-'], at);
  expect(await told(register())).toMatchObject({ exit: 4, codes: ['access.no-account'] });
});

test('a publication waits for a second officer, unless the office has switched that off', async () => {
  const { at, keyFor } = await staffed();
  const [first, second] = [await keyFor('u2', 'lists,office'), await keyFor('u3', 'lists,office')];
  const publish = () => publishCommand('fide', { ...at, date: '2024-01' });
  vi.stubEnv('ELOBOOK_API_KEY', first);
  const asked = await told(publish());
  expect([asked.exit, asked.value, asked.codes[0]]).toEqual([0, null, 'access.second-officer']);
  expect((await told(requestsCommand('confirm', ['r1'], at))).codes).toEqual(['access.request-own']);
  vi.stubEnv('ELOBOOK_API_KEY', second);
  expect((await told(requestsCommand(undefined, [], at))).value).toMatchObject([{ request: 'r1', by: 'u2' }]);
  expect((await told(requestsCommand('show', ['r1'], at))).value).toMatchObject({ input: { pool: 'fide' } });
  expect((await told(requestsCommand('decline', ['r1'], { ...at, dryRun: true }))).exit).toBe(0);
  expect((await told(requestsCommand('confirm', ['r1'], at))).exit).toBe(0);
  expect((await told(requestsCommand('confirm', ['r1'], at))).codes).toEqual(['access.request-ended']);
  vi.stubEnv('ELOBOOK_API_KEY', '');
  expect((await told(officeSetCommand({ ...at, fourEyes: 'off' }))).exit).toBe(0);
  const published = await told(publishCommand('fide', { ...at, date: '2024-02' }));
  expect([published.exit, published.value]).toMatchObject([0, { date: expect.stringContaining('2024-02') }]);
});

test('links and keys are told once; a key that was revoked is nobody’s', async () => {
  const { at, keyFor } = await staffed();
  const link = await told(usersCommand('invite', ['u2'], at));
  expect(link.value).toMatchObject({ account: 'u2', purpose: 'invitation', token: expect.any(String) });
  expect((await told(usersCommand('reset', ['u2'], { ...at, dryRun: true }))).value).not.toHaveProperty('token');
  const secret = await keyFor('u2', 'reports');
  const { value } = await told(usersCommand('keys', ['list'], at));
  const [{ key }] = value as readonly [{ key: string }];
  expect(JSON.stringify(value)).not.toContain(secret);
  expect((await told(usersCommand('keys', ['revoke', 'u2', key], at))).exit).toBe(0);
  vi.stubEnv('ELOBOOK_API_KEY', secret);
  expect((await told(usersCommand('erase', ['u4'], at))).codes).toEqual(['access.key-unknown']);
  vi.stubEnv('ELOBOOK_API_KEY', '');
  expect((await told(usersCommand('change', ['u4'], { ...at, close: true }))).value).toMatchObject({ closed: true });
  expect((await told(usersCommand('erase', ['u4'], at))).exit).toBe(0);
  expect((await told(usersCommand('change', ['u1'], { ...at, role: 'arbiter' }))).codes).toEqual([
    'access.last-administrator',
  ]);
});

test('a link is whole where the environment names the site, and a path where it does not', async () => {
  const { at } = await staffed();
  const invited = async (): Promise<string> => {
    const before = out.length;
    await usersCommand('invite', ['u2'], { ...at, json: undefined, lang: 'hu' });
    return out.slice(before);
  };
  expect(await invited()).toMatch(/\(az oldal címe után írva\).*\n {2}\/hu\/office\/join\/\w/);
  vi.stubEnv('ELOBOOK_PUBLIC_URL', 'https://ratings.example.org/');
  expect(await invited()).toMatch(/\n {2}https:\/\/ratings\.example\.org\/hu\/office\/join\/\w/);
});

test('what a request cannot keep is refused where it would wait', async () => {
  const { at } = await staffed();
  await expect(eventsCommand('correct', ['e1'], { ...at, who: 'a=b', limit: 'report=1MB' })).rejects.toThrow(
    'what waits for a second officer goes without --limit',
  );
});

test('who is given days of birth stands in the record as the account', async () => {
  const { at, keyFor } = await staffed();
  const { value } = await told(playersCommand('add', [], { ...at, name: 'Kiss, Anna', birth: '1990-02-03' }));
  const { player } = value as { player: string };
  const [officer, arbiter] = [await keyFor('u2', 'read'), await keyFor('u4', 'read')];
  vi.stubEnv('ELOBOOK_API_KEY', officer);
  expect((await told(playersCommand('show', [player], { ...at, full: true }))).exit).toBe(0);
  vi.stubEnv('ELOBOOK_API_KEY', arbiter);
  expect((await told(playersCommand('show', [player], { ...at, full: true }))).codes).toEqual(['access.forbidden']);
  vi.stubEnv('ELOBOOK_API_KEY', '');
  expect((await told(officeReadingsCommand(at))).value).toMatchObject([{ reader: 'u2', what: 'players.show' }]);
});

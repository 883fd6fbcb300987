/** Programs with a key: who may, what is done once, what is refused before it is read, and what the answer says. */
import { afterEach, describe, expect, test } from 'vitest';
import { ACTS } from '../../acts/registry.ts';
import { addAccount } from '../../desk/accounts/accounts.ts';
import { newApiKey } from '../../desk/accounts/api-keys.ts';
import { documentOf, fileOf, officeWith, type TestOffice } from '../../desk/events/event.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { AS } from '../../desk/lists/office.fixture.ts';
import { personId } from '../../ledger/ids.ts';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import { elobookClient, type ElobookClient } from '../../client/index.ts';
import { serve, type ServeOptions } from '../serve.ts';
import { KEYED_ROUTES } from './writing.ts';

const ASSETS = { names: {}, files: new Map() };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Answer {
  readonly status: number;
  readonly json: Readonly<Record<string, never>> & {
    readonly state?: string;
    readonly code?: string;
    readonly findings?: readonly { readonly code: string; readonly message: string; readonly weight: string }[];
    readonly reports?: readonly Readonly<Record<string, unknown>>[];
  };
  readonly headers: Headers;
}

interface Site {
  readonly office: TestOffice;
  readonly keys: Readonly<Record<string, string>>;
  readonly ask: (method: 'GET' | 'POST', path: string, options?: Asking) => Promise<Answer>;
  readonly client: (as: string) => ElobookClient;
}

interface Asking {
  readonly as?: string;
  readonly body?: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const PEOPLE = [
  { name: 'admin', role: 'administrator' },
  { name: 'officer', role: 'officer' },
  { name: 'second', role: 'officer' },
  { name: 'arbiter', role: 'arbiter' },
  { name: 'other', role: 'arbiter' },
] as const;
const ALL = ['events', 'players', 'lists', 'pools', 'office', 'read'];

async function site(store: TestStore, options: Partial<ServeOptions> = {}): Promise<Site> {
  const office = await officeWith(store, 'fide');
  const keys: Record<string, string> = {};
  for (const person of PEOPLE) {
    const { account } = done(await addAccount(office, person, AS));
    keys[person.name] = done(await newApiKey(office, { account, name: person.name, scopes: ALL })).secret;
    if (person.name !== 'arbiter') continue;
    keys['program'] = done(await newApiKey(office, { account, name: 'pairing program', scopes: ['reports'] })).secret;
  }
  const served = await serve(office, { host: '127.0.0.1', port: 0, assets: ASSETS, perMinute: 100_000, ...options });
  closing.push(served.close);
  const ask: Site['ask'] = async (method, path, { as, body, headers = {} } = {}) => {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const got = await fetch(new URL(`/api/v1${path}`, served.url), {
      method,
      headers: {
        ...(as === undefined ? {} : { authorization: `Bearer ${keys[as] ?? as}` }),
        ...(body === undefined ? {} : { 'content-type': isRaw ? 'text/plain' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? new Uint8Array(Buffer.from(body)) : JSON.stringify(body) }),
    });
    return { status: got.status, json: (await got.json()) as Answer['json'], headers: got.headers };
  };
  const client = (as: string): ElobookClient => elobookClient({ url: served.url, key: keys[as] as string });
  return { office, keys, ask, client };
}

const codesOf = ({ json }: Answer): readonly string[] => (json.findings ?? []).map(({ code }) => code);
const REPORT = Buffer.from(fileOf().bytes);
const head = ({ office }: Site): Promise<number> => office.store.read(async (desk) => (await desk.head()).no);

forEachStore((_kind, store) => {
  test('a report as it is comes in at once, with findings, event, state and where to look; the same bytes are the same event', async () => {
    const at = await site(store);
    const first = await at.ask('POST', '/reports?pool=fide&name=open.json', { as: 'program', body: REPORT });
    expect([first.status, first.json.state, first.json.reports]).toEqual([
      200,
      'done',
      [
        {
          file: 'open.json',
          event: 'e1',
          state: 'submitted',
          players: 4,
          games: 4,
          questions: 0,
          see: '/api/v1/reports/e1',
          findings: [],
        },
      ],
    ]);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('access-control-allow-origin')).toBeNull();
    const before = await head(at);
    const again = await at.ask('POST', '/reports?pool=fide', { as: 'program', body: REPORT });
    expect([again.status, again.json.reports?.[0]]).toMatchObject([
      200,
      { event: 'e1', state: 'submitted', repeated: true, findings: [{ code: 'event.same-report', weight: 'note' }] },
    ]);
    const own = await at.ask('POST', '/reports?pool=fide&event=e1', { as: 'program', body: REPORT });
    expect([own.status, own.json.reports?.[0]]).toMatchObject([200, { event: 'e1', repeated: true }]);
    expect(await head(at)).toBe(before);
    // who did not bring it is told that it is there, and nothing of it
    const foreign = await at.ask('POST', '/reports?pool=fide', { as: 'other', body: REPORT });
    expect([foreign.status, foreign.json.state]).toEqual([409, 'refused']);
    expect((await at.ask('GET', '/reports/e1', { as: 'other' })).status).toBe(403);
    const state = await at.ask('GET', '/reports/e1', { as: 'program' });
    expect([state.status, state.json]).toMatchObject([200, { event: 'e1', state: 'submitted', changes: [] }]);
  });

  test('a report that is JSON is the file itself, unless it has files; a name comes with the file too', async () => {
    const at = await site(store);
    const own = { as: 'program', headers: { 'content-disposition': 'attachment; filename="river.json"' } };
    const itself = await at.ask('POST', '/reports?pool=fide', { ...own, body: documentOf({}) });
    expect(itself.json.reports?.[0]).toMatchObject({ file: 'river.json', event: 'e1' });
    const files = [{ name: 'a.json', base64: Buffer.from(fileOf({ event: { name: 'B' } }).bytes).toString('base64') }];
    const within = await at.ask('POST', '/reports', { as: 'program', body: { pool: 'fide', files } });
    expect(within.json.reports?.[0]).toMatchObject({ file: 'a.json', event: 'e2' });
    for (const body of [{ files: [{}] }, { files: [{ base64: '*' }] }, { colour: 'red', files: [] }]) {
      const { status, json } = await at.ask('POST', '/reports', { as: 'program', body });
      expect([body, status, json.code]).toEqual([body, 400, 'wrong-parameter']);
    }
  });

  test('what no report can be made of is refused with its findings, in the language that is asked for', async () => {
    const at = await site(store);
    const refused = await at.ask('POST', '/reports?pool=fide&lang=hu', { as: 'program', body: 'nothing of that kind' });
    expect([refused.status, refused.json.state]).toEqual([422, 'refused']);
    const told = refused.json.reports?.[0]?.['findings'] as readonly { code: string; message: string }[] | undefined;
    expect(told?.[0]?.message).toMatch(/[áéíóöőúüű]/u);
    expect(codesOf(await at.ask('POST', '/reports?pool=fide', { as: 'program' }))).toEqual(['act.files']);
    expect((await at.ask('POST', '/reports?colour=red', { as: 'program', body: 'x' })).json.code).toBe(
      'wrong-parameter',
    );
  });

  test('what has a name of its own is done once within a day, and something else under that name not at all', async () => {
    const at = await site(store);
    const body = {
      pool: 'fide',
      facts: { name: 'River Open', start: '2024-07-01', end: '2024-07-09', system: 'swiss' },
    };
    const register = (name: string, as = 'arbiter', given: object = body) =>
      at.ask('POST', '/events', { as, body: given, headers: { 'idempotency-key': name } });
    const first = await register('k1');
    expect([first.status, first.json]).toMatchObject([200, { state: 'done', value: { event: 'e1' } }]);
    const before = await head(at);
    const [again, together] = await Promise.all([register('k1'), register('k1')]);
    for (const each of [again, together]) expect(each.json).toMatchObject({ repeated: true, value: { event: 'e1' } });
    expect(await head(at)).toBe(before);
    const reused = await register('k1', 'arbiter', { ...body, although: 'names' });
    expect([reused.status, codesOf(reused)]).toEqual([409, ['act.key-reused']]);
    // another's name is another one, and so is the same after a day
    expect((await register('k1', 'officer')).json).toMatchObject({ state: 'done', value: { event: 'e2' } });
    at.office.on('2024-06-17');
    expect((await register('k1')).json).toMatchObject({ state: 'done', value: { event: 'e3' } });
    expect((await register('')).json.code).toBe('malformed-request');
  });

  test('without a key nothing is done; nor with one that is unknown, revoked, of another scope or of another role', async () => {
    const at = await site(store);
    const before = await head(at);
    const nobody = await at.ask('POST', '/events/e1/accept', { body: {} });
    expect([nobody.status, nobody.headers.get('www-authenticate'), codesOf(nobody)]).toEqual([
      401,
      'Bearer realm="elobook"',
      ['access.key-needed'],
    ]);
    const wrong = await at.ask('POST', '/reports', { as: 'elk_wrong', body: REPORT });
    expect([wrong.status, codesOf(wrong)]).toEqual([401, ['access.key-unknown']]);
    const scope = await at.ask('POST', '/events', { as: 'program', body: {} });
    expect([scope.status, codesOf(scope)]).toEqual([403, ['access.scope']]);
    const role = await at.ask('POST', '/events/e1/accept', { as: 'arbiter', body: {} });
    expect([role.status, codesOf(role)]).toEqual([403, ['access.forbidden']]);
    const me = await at.client('admin').me();
    const revoked = await at.client('admin').act('users.revoke-key', { account: 'u1', key: me.key });
    expect(revoked.state).toBe('done');
    expect((await at.ask('GET', '/me', { as: 'admin' })).status).toBe(401);
    expect(await head(at)).toBe(before);
  });

  test('a preview changes nothing; wrong states, unknown things and wrong input have statuses of their own', async () => {
    const at = await site(store);
    await at.ask('POST', '/reports?pool=fide', { as: 'program', body: REPORT });
    const before = await head(at);
    const preview = await at.ask('POST', '/events/e1/accept?dryRun=1', { as: 'officer', body: {} });
    expect([preview.status, preview.json.state, await head(at)]).toEqual([200, 'preview', before]);
    expect((await at.ask('POST', '/events/e1/accept', { as: 'officer', body: {} })).json.state).toBe('done');
    const twice = await at.ask('POST', '/events/e1/refuse', { as: 'officer', body: { ground: 'no' } });
    expect([twice.status, codesOf(twice)]).toEqual([409, ['event.wrong-state']]);
    const none = await at.ask('POST', '/events/e9/accept', { as: 'officer', body: {} });
    expect([none.status, codesOf(none)]).toEqual([404, ['event.unknown']]);
    const input = await at.ask('POST', '/events/e1/accept', { as: 'officer', body: { waivers: 3 } });
    expect([input.status, codesOf(input)]).toEqual([422, ['act.input']]);
    expect((await at.ask('POST', '/events/e1/accept', { as: 'officer', body: { dryrun: true } })).status).toBe(400);
    expect((await at.ask('POST', '/events/e1/accept', { as: 'officer', body: '{' })).status).toBe(415);
    const json = { 'content-type': 'application/json' };
    const broken = await at.ask('POST', '/events/e1/accept', { as: 'officer', body: '{', headers: json });
    expect([broken.status, broken.json.code]).toEqual([400, 'malformed-body']);
    for (const text of ['half \ud800', 'a byte \0 of zero']) {
      const comment = await at.ask('POST', '/events/e1/comments', { as: 'officer', body: { text } });
      expect([comment.status, comment.json.code], text).toEqual([400, 'wrong-parameter']);
    }
    for (const [method, path, status] of [
      ['GET', '/events/e2147483648', 404],
      ['GET', '/events/e99999999999999', 404],
      ['GET', '/pools/a%00b/lists', 400],
      ['POST', '/pools/%00/publish', 404],
    ] as const) {
      const asked = await at.ask(method, path, { as: 'officer', ...(method === 'POST' ? { body: {} } : {}) });
      expect(asked.status, path).toBe(status);
    }
    const state = await at.client('program').report('e1');
    expect(state.changes.map(({ provisional }) => provisional)).toEqual([true, true, true, true]);
    expect(state.changes.some(({ before: old, after }) => old !== after)).toBe(true);
  });

  test('a confirmation and a refusal of it have names, too: asked again after a lost answer they are the same', async () => {
    const at = await site(store);
    for (const request of ['r1', 'r2']) {
      const asked = await at.client('officer').act('lists.publish', { pool: 'fide', date: '2024-06' });
      expect([asked.state, asked.request]).toEqual(['waits', request]);
    }
    const end = (way: string, name: string) =>
      at.ask('POST', way, { as: 'second', body: {}, headers: { 'idempotency-key': name } });
    for (const [way, name] of [
      ['/requests/r1/confirm', 'k1'],
      ['/requests/r2/decline', 'k2'],
    ] as const) {
      const first = await end(way, name);
      expect([first.status, first.json.state]).toEqual([200, 'done']);
      const before = await head(at);
      const again = await end(way, name);
      expect([again.status, again.json]).toMatchObject([200, { state: 'done', repeated: true }]);
      expect(await head(at)).toBe(before);
      expect((await end(way, `${name} anew`)).status).toBe(409);
    }
    const reused = await end('/requests/r2/decline', 'k1');
    expect([reused.status, codesOf(reused)]).toEqual([409, ['act.key-reused']]);
  });

  test('what weighs most waits for a second officer, who has a key for it', async () => {
    const at = await site(store);
    const [officer, second] = [at.client('officer'), at.client('second')];
    const asked = await officer.act('lists.publish', { pool: 'fide', date: '2024-06' });
    expect([asked.state, asked.request]).toEqual(['waits', 'r1']);
    expect((await at.ask('POST', '/pools/fide/publish', { as: 'officer', body: { date: '2024-06' } })).status).toBe(
      202,
    );
    expect((await second.requests({ state: 'waits' })).requests.map(({ request }) => request)).toEqual(['r2', 'r1']);
    const own = await officer.confirmRequest('r1');
    expect([own.state, own.findings.map(({ code }) => code)]).toEqual(['refused', ['access.request-own']]);
    expect((await second.declineRequest('r2', { ground: 'twice' })).state).toBe('done');
    expect((await second.confirmRequest('r1', { dryRun: true })).state).toBe('preview');
    expect((await second.confirmRequest('r1')).state).toBe('done');
    expect((await at.ask('POST', '/requests/r1/confirm', { as: 'second', body: {} })).status).toBe(409);
    expect((await at.ask('POST', '/requests/r7/confirm', { as: 'second', body: {} })).status).toBe(404);
    expect((await at.ask('GET', '/requests', { as: 'arbiter' })).status).toBe(403);
    const lists = await at.office.store.read((desk) => desk.lists('fide'));
    expect(lists.map(({ date }) => date)).toEqual(['2024-05-01', '2024-06-01']);
  });

  test('an erasure that a second officer confirms is gone from the database, too', async () => {
    const at = await site(store);
    const asked = await at.client('officer').act('players.erase', { player: personId(4) }, { ground: 'asked for' });
    expect([asked.state, asked.request]).toEqual(['waits', 'r1']);
    expect((await at.client('second').confirmRequest('r1')).state).toBe('done');
    const [erased] = await at.office.store.read((desk) => desk.persons([4]));
    expect([erased?.person, erased?.name]).toEqual([4, null]);
  });

  test('forms are attached, listed and given back as they came; who was given one is recorded', async () => {
    const at = await site(store);
    const [officer, player] = [at.client('officer'), personId(1)];
    await officer.act('players.change', { player, fields: { komir: '205' } });
    const bytes = Buffer.from('%PDF-1.7\nsigned');
    const files = [{ name: 'licence.pdf', base64: bytes.toString('base64') }];
    expect((await officer.act('players.attach', { player, form: 'licence' }, { files })).state).toBe('done');
    const { forms } = await officer.forms('komir:205');
    expect(forms).toMatchObject([{ form: 'licence', name: 'licence.pdf', type: 'pdf', size: bytes.length }]);
    const given = await officer.form(player, forms[0]?.entry as number);
    expect(given).toEqual({ name: 'licence.pdf', type: 'pdf', size: bytes.length, base64: bytes.toString('base64') });
    const readings = await at.office.store.read((desk) => desk.lastReading());
    expect(readings).toBe(1);
    expect((await at.ask('GET', `/players/${player}/forms/1`, { as: 'officer' })).json.findings?.[0]?.code).toBe(
      'attachment.unknown',
    );
    expect((await at.ask('GET', '/players/komir:9/forms', { as: 'officer' })).status).toBe(404);
  });

  test('keys and links are told once: not again under the same name', async () => {
    const at = await site(store);
    const ask = () =>
      at
        .client('admin')
        .act('users.new-key', { account: 'u4', name: 'desk', scopes: ['read'] }, { idempotencyKey: 'once' });
    const [first, second] = [await ask(), await ask()] as { value?: { secret?: string } }[];
    expect(first?.value?.secret).toMatch(/^elk_/);
    expect(second?.value?.secret).not.toBe(first?.value?.secret);
    const tried = await at.client('admin').act('users.invite', { account: 'u4' }, { dryRun: true });
    expect([tried.state, tried.value]).toEqual(['preview', expect.not.objectContaining({ token: expect.anything() })]);
  });

  test('a server for the public refuses all of it, and its document does not tell of it', async () => {
    const at = await site(store, { access: 'read-only' });
    for (const { method, path } of KEYED_ROUTES) {
      const address = path.replaceAll(/:\w+/g, 'e1');
      const { status } = await at.ask(method, address, { as: 'admin', ...(method === 'POST' ? { body: {} } : {}) });
      expect([path, status]).toEqual([path, method === 'POST' ? 405 : 404]);
    }
    expect((await at.ask('GET', '/openapi.json')).json).not.toHaveProperty('components.securitySchemes');
  });

  test('what is larger than anything is refused before it is read, and so is everything without a key', async () => {
    const at = await site(store);
    const large = Buffer.alloc(1_100_000, ' ');
    expect((await at.ask('POST', '/events/e1/accept', { as: 'officer', body: large })).status).toBe(413);
    expect((await at.ask('POST', '/events/e1/accept', { body: large })).status).toBe(401);
    expect((await at.ask('POST', '/nothing', { as: 'officer', body: large })).status).toBe(413);
  });
});

describe('the routes', () => {
  test('every act has one, below its own path', () => {
    const routes = new Map(KEYED_ROUTES.map(({ method, name, path }) => [name as string, `${method} ${path}`]));
    for (const { id, path } of ACTS) expect(routes.get(id)).toBe(`POST ${path}`);
  });

  test('the client knows where every act lies', async () => {
    const asked: string[] = [];
    const client = elobookClient({
      fetch: async (url) => {
        asked.push(url);
        return new Response('{"state":"done","findings":[]}');
      },
    });
    for (const { id } of ACTS) await client.act(id as 'events.accept', { event: 'e1' } as never);
    expect(asked).toEqual(
      ACTS.map(({ path }) => `/api/v1${path.replace(':event', 'e1').replaceAll(/:\w+/g, 'undefined')}`),
    );
  });
});

/** Jobs at the desk and in the API: long work leads to a page of its own, which follows it; what failed stands in the inbox and is started again. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount } from '../../desk/accounts/accounts.ts';
import { newApiKey } from '../../desk/accounts/api-keys.ts';
import { setPassword } from '../../desk/accounts/passwords.ts';
import { AS, documentOf, officeWith, type TestOffice } from '../../desk/events/event.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { elobookClient } from '../../client/index.ts';
import { claimJob, MOST_ATTEMPTS } from '../../jobs/claim.ts';
import { workOnce } from '../../jobs/worker.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { serve, type Served } from '../serve.ts';

const PASSWORD = 'a sentence of words';
const ASSETS = { names: {}, files: new Map() };
const W = { worker: 'one' };

const reports = (count: number): readonly { name: string; text: string }[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `${at}.json`,
    text: JSON.stringify(documentOf({ event: { id: `t${at}`, name: `Open ${at}` } })),
  }));

forEachStore((_, store) => {
  let office: TestOffice;
  let served: Served;
  let told = 0;
  let cookie = '';

  beforeEach(async () => {
    office = await officeWith(store, 'fide');
    done(await addAccount(office, { name: 'Ada', mail: 'ada@example.org', role: 'administrator' }, AS));
    done(await addAccount(office, { name: 'Anna', mail: 'anna@example.org', role: 'arbiter' }, AS));
    for (const account of ['u1', 'u2']) done(await setPassword(office, account, PASSWORD));
    told = 0;
    const onJob = (): void => {
      told += 1;
    };
    served = await serve(office, { host: '127.0.0.1', port: 0, assets: ASSETS, desk: 'open', onJob });
    await signIn('anna@example.org');
  });
  afterEach(() => served.close());

  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${served.url}en/office${path}`, {
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      redirect: 'manual',
    });
  const text = async (path: string): Promise<string> => (await ask(path)).text();

  async function signIn(name: string): Promise<void> {
    cookie = '';
    const body = new URLSearchParams({ name, password: PASSWORD, code: '' });
    const answer = await ask('/sign-in', { method: 'POST', body });
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  async function post(path: string, fields: Readonly<Record<string, string>>, files = reports(0)): Promise<Response> {
    const body = new FormData();
    body.append('token', /name="token" value="(\w+)"/.exec(await text('/account'))?.[1] ?? '');
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const file of files) body.append('files', new Blob([file.text]), file.name);
    return ask(path, { method: 'POST', body });
  }

  test('many files lead to the page of a job, which is followed to its end and shows what came of them', async () => {
    const sent = await post('/upload', { pool: 'fide', do: 'preview' }, reports(51));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/office/jobs/j1']);
    expect(told).toBe(1);
    const waiting = await text('/jobs/j1');
    expect(waiting).toContain('waits for a worker');
    expect(waiting).toContain('<noscript><meta http-equiv="refresh" content="3"/></noscript>');
    const events = await ask('/jobs/j1/events');
    expect(events.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const lines = events.text();
    await workOnce(office, W);
    const stream = await lines;
    expect(stream).toMatch(/^event: progress\ndata: \{"state":"waiting"/);
    expect(stream).toMatch(/"done":51,"total":51,"text":"51 of 51"\}\n\nevent: ended\ndata: \{"state":"done"\}\n\n$/);
    const looked = await text('/jobs/j1');
    expect(looked).toContain('51 files: 51 events');
    expect(looked).toContain('Do exactly this');
    const next = await post('/jobs/j1', { do: 'as-looked-at' });
    expect(next.headers.get('location')).toBe('/en/office/jobs/j2');
    await workOnce(office, W);
    expect(await text('/jobs/j2')).toContain('href="/en/office/events/e1"');
    expect(await text('/jobs')).toContain('href="/en/office/jobs/j2"');
    await signIn('ada@example.org');
    expect(await text('/jobs')).toContain('Anna');
  });

  test('a job that failed stands in the inbox with its next step, and goes on when it is started again', async () => {
    await post('/upload', { pool: 'fide', do: 'send' }, reports(51));
    for (let tries = 0; tries <= MOST_ATTEMPTS; tries += 1) await claimJob(office, { ...W, lease: 0 });
    expect(await text('')).toMatch(/j1 Sends reports: the job failed[\s\S]*Start again/);
    expect(await text('/jobs/j1')).toContain('Start again');
    expect((await post('/jobs/j1', { do: 'again' })).status).toBe(303);
    await workOnce(office, W);
    expect(await text('')).not.toContain('the job failed');
    expect(await office.store.read((desk) => desk.events({}))).toHaveLength(51);
  });

  test('a list that was looked at without saying what it is comes in by one button, and the file is not sent again', async () => {
    await signIn('ada@example.org');
    const list = `name,birth,federation,rating\n"Első, Elek",1990,HUN,2011\n${'\n'.repeat(530_000)}`;
    const fields = { do: 'preview', 'in.pool': 'fide', 'in.asOf': '2024-05' };
    await post('/acts/players.import', fields, [{ name: 'list.csv', text: list }]);
    await workOnce(office, W);
    const looked = await text('/jobs/j1');
    expect(looked).toContain('What has to be decided');
    expect(looked).not.toContain('Do exactly this');
    expect((await post('/jobs/j1', { do: 'as-looked-at' })).headers.get('location')).toBe('/en/office/jobs/j1');
    const added = await post('/jobs/j1', { do: 'as-looked-at', way: 'add' });
    expect(added.headers.get('location')).toBe('/en/office/jobs/j2');
    await workOnce(office, W);
    expect(await text('/players?q=Els')).toContain('Első, Elek');
  });

  test('programs are told of the job, follow it, and get the same one for the same name', async () => {
    const { secret } = done(await newApiKey(office, { account: 'u2', name: 'program', scopes: ['reports'] }));
    const client = elobookClient({ url: served.url.replace(/\/$/, ''), key: secret });
    const call = { files: reports(51).map((file) => ({ ...file })), idempotencyKey: 'one' };
    const first = await client.act('events.submit', { pool: 'fide' }, call);
    expect([first.state, first.job]).toEqual(['queued', 'j1']);
    expect(await client.act('events.submit', { pool: 'fide' }, call)).toMatchObject({ job: 'j1', repeated: true });
    expect(await client.job('j1')).toMatchObject({ state: 'waiting', done: 0, files: 51 });
    await workOnce(office, W);
    expect(await client.job('j1')).toMatchObject({ state: 'done', done: 51, total: 51, findings: [] });
    expect((await client.jobs({ state: 'done' })).jobs.map(({ job }) => job)).toEqual(['j1']);
    const again = await client.startJobAgain('j1').catch((error: unknown) => error);
    expect(JSON.stringify(again)).toContain('job.not-failed');
    expect(await office.store.read((desk) => desk.events({}))).toHaveLength(51);
  });
});

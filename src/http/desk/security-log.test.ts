/** What concerns who may come in is logged: by account and id of the request, and without names, addresses or what was typed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../../desk/accounts/accounts.ts';
import { setPassword } from '../../desk/accounts/passwords.ts';
import { AS, enter, officeOver, type TestOffice } from '../../desk/lists/office.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { serve, type Served } from '../serve.ts';
import { FormBrowser, PASSWORD } from './form-browser.fixture.ts';

const lines: string[] = [];
let office: TestOffice;
let served: Served;
let account: string;
beforeAll(async () => {
  office = officeOver(await openStore(':memory:'));
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  done(await addAccount(office, { name: 'Ada', role: 'administrator' }, AS));
  ({ account } = done(await addAccount(office, { name: 'Berta', mail: 'berta@example.org', role: 'arbiter' }, AS)));
  done(await setPassword(office, account, PASSWORD));
  served = await serve(office, {
    host: '127.0.0.1',
    port: 0,
    desk: 'open',
    assets: { names: {}, files: new Map() },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(async () => {
  await served.close();
  await office.store.close();
});

test('sign-in, its refusal, what is forbidden, foreign and stale forms, keys that are none, and sign-out', async () => {
  const browser = new FormBrowser(served.url);
  await browser.post('/sign-in', { name: 'berta@example.org', password: 'quite another guess' });
  await browser.post('/sign-in', { name: 'berta@example.org', password: PASSWORD });
  await browser.get('/settings');
  await browser.post('/sign-out', {}, { 'sec-fetch-site': 'cross-site' });
  await browser.post('/sign-out', { token: 'x' });
  await browser.post('/sign-out', {});
  await fetch(new URL('api/v1/jobs/j1', served.url), { headers: { authorization: 'Bearer elk_guess' } });
  const told = lines
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ security }) => security !== undefined);
  expect(told.map(({ security, account: of, act }) => [security, of, act])).toEqual([
    ['sign-in-refused', undefined, undefined],
    ['signed-in', account, undefined],
    ['forbidden', account, 'office.set'],
    ['foreign-form', undefined, undefined],
    ['stale-form', account, undefined],
    ['signed-out', account, undefined],
    ['key-refused', undefined, undefined],
  ]);
  expect(told.every(({ request, time }) => typeof request === 'string' && typeof time === 'number')).toBe(true);
  expect(lines.slice(1).join('')).not.toMatch(/berta|guess|sentence of words|127\.0\.0\.1/i);
});

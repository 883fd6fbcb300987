/** Messages to those who work in the office: sent in their language where there is a mail server, and the link is handed over where not. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { perform } from '../acts/perform.ts';
import { actOf } from '../acts/registry.ts';
import { addAccount } from '../desk/accounts/accounts.ts';
import { setPassword } from '../desk/accounts/passwords.ts';
import { AS, enter, officeOver, type TestOffice } from '../desk/lists/office.fixture.ts';
import { codes, done, refusals } from '../desk/office.fixture.ts';
import { type Account, accountsIn } from '../ledger/rows/accounts.ts';
import { openStore } from '../stores/store.ts';
import { FormBrowser, PASSWORD } from './desk/form-browser.fixture.ts';
import { isMailServer } from './mail-server.ts';
import { smtpMailer, transportOptions } from './mail.ts';
import { serve } from './serve.ts';
import { SmtpServer } from './smtp-server.fixture.ts';

const FROM = 'office@example.org';
const ASSETS = { names: {}, files: new Map() };

let folder: string;
let office: TestOffice;
let server: SmtpServer;
let address: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-mail-'));
  office = officeOver(await openStore(join(folder, 'office.db')));
  const names = { hu: 'Próbairoda' };
  await enter(office, { kind: 'office.opened', data: { name: 'Test office', timeZone: 'UTC', format: 1, names } });
  done(await addAccount(office, { name: 'Ada', mail: 'ada@example.org', role: 'administrator' }, AS));
  const person = { name: 'Nagy Béla\r\nBcc: x@example.org', mail: 'bela@example.org', role: 'arbiter', language: 'hu' };
  done(await addAccount(office, person, AS));
  done(await addAccount(office, { name: 'No address', role: 'arbiter' }, AS));
  server = new SmtpServer();
  address = await server.open();
});
afterEach(async () => {
  await server.close();
  await office.store.close();
  rmSync(folder, { recursive: true });
});

const mailed = (at = address) => ({
  ...office,
  mailer: smtpMailer(office, { server: at, from: FROM, site: () => 'https://ratings.example.org/base' }),
});
const admin = async (): Promise<Account> => (await office.store.read(accountsIn))[0] as Account;
const invite = async (given = mailed(), account = 'u2', id: 'users.invite' | 'users.reset' = 'users.invite') =>
  perform(given, await admin(), actOf(id), { input: { account, language: 'ru' }, files: [] });

describe('invitations and resets', () => {
  test('go to the owner, in the owner’s language, and the link is told to nobody else', async () => {
    const sent = await invite();
    expect([sent.state, codes(sent)]).toEqual(['done', ['access.mail-sent']]);
    expect(sent.value).toMatchObject({ account: 'u2', sent: 'bela@example.org' });
    expect(sent.value).not.toHaveProperty('token');
    const [mail] = server.mails;
    expect([mail?.from, mail?.to, mail?.subject]).toEqual([FROM, 'bela@example.org', 'Próbairoda: az Ön fiókja']);
    expect(mail?.text).toMatch(/https:\/\/ratings\.example\.org\/base\/hu\/office\/join\/[\w-]{43}\r\n/);
    await invite(mailed(), 'u2', 'users.reset');
    expect(server.mails[1]?.subject).toBe('Próbairoda: új jelszó');
  });

  test('go in the language of whoever sends them, where the account says none', async () => {
    await invite(mailed(), 'u1');
    expect(server.mails[0]?.subject).toBe('Test office: ваша учётная запись');
  });

  test('that are not sent are told, and the link is handed over', async () => {
    server.refuses = true;
    const refused = await invite();
    expect([refused.state, codes(refused)]).toEqual(['done', ['access.mail-failed']]);
    expect(refused.value).toHaveProperty('token');
    expect(refused.findings[0]?.facts).toMatchObject({ mail: 'bela@example.org', reason: 'EENVELOPE 550' });
    await server.close();
    const away = await invite();
    expect([codes(away), away.findings[0]?.facts['reason']]).toEqual([['access.mail-failed'], 'ESOCKET']);
    expect(away.value).toHaveProperty('token');
    await server.open();
  });

  test('of an account without an address, that are only looked at, or without a mail server, are not sent', async () => {
    expect((await invite(mailed(), 'u3')).value).toHaveProperty('token');
    const call = { input: { account: 'u2' }, files: [] };
    const looked = await perform(mailed(), await admin(), actOf('users.invite'), call, { dryRun: true });
    expect(looked.value).not.toHaveProperty('token');
    expect((await invite(office as never)).value).toHaveProperty('token');
    expect(server.mails).toEqual([]);
  });

  test('at the desk: sent, or shown with the reason', async () => {
    done(await setPassword(office, 'u1', PASSWORD));
    const served = await serve(office, {
      host: '127.0.0.1',
      port: 0,
      desk: 'open',
      assets: ASSETS,
      mail: { server: address, from: FROM },
    });
    const ada = new FormBrowser(served.url);
    await ada.signIn('ada@example.org');
    const page = await (await ada.post('/people', { act: 'invitation', account: 'u2' })).text();
    expect(page).toContain('The link was sent to bela@example.org');
    expect(page).not.toContain('/office/join/');
    const [, path] = /localhost:\d+\/hu\/office(\/join\/[\w-]+)/.exec(server.mails[0]?.text ?? '') ?? [];
    expect((await new FormBrowser(served.url).get(path as string)).status).toBe(200);
    server.refuses = true;
    const failed = await (await ada.post('/people', { act: 'reset', account: 'u2' })).text();
    expect(failed).toContain('was not sent (EENVELOPE 550)');
    expect(failed).toMatch(/\/office\/join\/[\w-]{43}/);
    await served.close();
  });
});

test('a language has two letters', async () => {
  const outcome = await addAccount(office, { name: 'X', role: 'arbiter', language: 'Hungarian' }, AS);
  expect(refusals(outcome)).toEqual(['access.language']);
});

test('without TLS nothing leaves this machine', () => {
  expect(transportOptions('smtp://mail.example.org')).toMatchObject({ port: 587, secure: false, requireTLS: true });
  expect(transportOptions('smtps://a%40b:p%2F@mail.example.org')).toMatchObject({
    port: 465,
    secure: true,
    auth: { user: 'a@b', pass: 'p/' },
  });
  expect(transportOptions('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525, requireTLS: false });
  // certificates are checked where nothing says otherwise, and nothing does
  for (const server of ['smtp://mail.example.org', 'smtps://mail.example.org', 'smtp://[::1]:2525']) {
    expect(transportOptions(server)).not.toHaveProperty('tls');
    expect(transportOptions(server)).not.toHaveProperty('ignoreTLS');
  }
});

test('an address of a mail server is one, or it is told', () => {
  for (const [text, isOne] of [
    ['smtps://office:secret@mail.example.org', true],
    ['smtp://mail.example.org:2525', true],
    ['https://mail.example.org', false],
    ['smtp://', false],
    ['smtp://mail.example.org/box', false],
    ['mail.example.org', false],
  ] as const) {
    expect([text, isMailServer(text)]).toEqual([text, isOne]);
  }
});

/** Who works in the office, how they sign in, and what keeps others out. */
import { expect, test } from 'vitest';
import { accountsIn } from '../../ledger/rows/accounts.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { enter, officeOver, testOffice } from '../lists/office.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { codes, done, refusals, LIGHT_PASSWORDS } from '../office.fixture.ts';
import { officeOver as wired, withScratchStore } from '../wire.ts';
import { addAccount, changeAccount, eraseAccount, listAccounts } from './accounts.ts';
import { accountOfKey, apiKeysOf, newApiKey, revokeApiKey } from './api-keys.ts';
import { beginAttempt, noteSuccess, takeBackAttempt } from './attempts.ts';
import { acceptInvitation, invite, invited } from './invitations.ts';
import { isPassword, passwordFault, setPassword } from './passwords.ts';
import { beginSession, endSessions, formToken, sessionOf, sessionsOf } from './sessions.ts';
import { accountOfSystemUser, connectSystemUser, systemUsers } from './system-users.ts';
import { base64url } from './working.ts';

const AS = { author: 'setup' };
const ADMIN = { name: 'Kiss Anna', mail: 'anna@example.org', role: 'administrator' } as const;
const PASSWORD = 'correct horse battery';

forEachStore((_, store) => {
  test('the first account is an administrator’s, and the last administrator stays', async () => {
    const office = await testOffice(store);
    expect(refusals(await addAccount(office, { name: 'Nagy Béla', role: 'arbiter' }, AS))).toEqual([
      'access.first-administrator',
    ]);
    expect(done(await addAccount(office, ADMIN, AS))).toMatchObject({ account: 'u1', name: 'Kiss Anna' });
    expect(done(await addAccount(office, { name: 'Nagy Béla', role: 'arbiter' }, { author: 'u1' })).account).toBe('u2');
    for (const change of [{ role: 'officer' }, { closed: true }]) {
      const outcome = await changeAccount(office, { account: 'u1', ...change }, { author: 'u1' });
      expect(refusals(outcome)).toEqual(['access.last-administrator']);
    }
    done(await changeAccount(office, { account: 'u2', role: 'administrator' }, { author: 'u1' }));
    done(await changeAccount(office, { account: 'u1', closed: true }, { author: 'u2' }));
    expect((await listAccounts(office)).map(({ account, role, closed }) => [account, role, closed])).toEqual([
      ['u1', 'administrator', true],
      ['u2', 'administrator', undefined],
    ]);
  });

  test('what an account cannot be is told all at once', async () => {
    const office = await testOffice(store);
    done(await addAccount(office, ADMIN, AS));
    const wrong = { name: ' ', mail: 'no address', role: 'king', pools: ['chess'] };
    expect(refusals(await addAccount(office, wrong, AS))).toEqual([
      'access.name-missing',
      'access.mail',
      'access.role',
      'access.pool-unknown',
    ]);
    const taken = { name: 'Other', mail: 'ANNA@example.org', role: 'officer' };
    expect(refusals(await addAccount(office, taken, AS))).toEqual(['access.mail-taken']);
    expect(refusals(await changeAccount(office, { account: 'u9', name: 'X' }, AS))).toEqual(['access.account-unknown']);
    expect(codes(await changeAccount(office, { account: 'u1', name: 'Kiss Anna' }, AS))).toEqual(['access.unchanged']);
  });

  test('a name that was erased is nowhere, and the office still verifies', async () => {
    const office = await testOffice(store);
    done(await addAccount(office, ADMIN, AS));
    done(await addAccount(office, { name: 'Nagy Béla', role: 'officer' }, AS));
    done(await changeAccount(office, { account: 'u2', name: 'Nagy Béla Jr.' }, AS));
    await beginSession(office, 'u2', 'browser');
    expect(done(await eraseAccount(office, { account: 'u2' }, AS))).toEqual({ account: 'u2', papers: 3 });
    const [, erased] = await office.store.read(accountsIn);
    expect([erased?.account, erased?.name, erased?.closed]).toEqual(['u2', undefined, true]);
    expect(await sessionsOf(office, 'u2')).toEqual([]);
    expect(codes(await withScratchStore((scratch) => verifyOffice(office, { scratch })))).toEqual([]);
    expect(refusals(await eraseAccount(office, { account: 'u1' }, AS))).toEqual(['access.last-administrator']);
  });

  test('a password is right, or it is not, and each try of it is dear', async () => {
    const { passwordCost, ...office } = await testOffice(store);
    expect([passwordCost, wired(office.store).passwordCost]).toEqual([LIGHT_PASSWORDS, undefined]);
    done(await addAccount(office, ADMIN, AS));
    expect(await isPassword(office, 'u1', PASSWORD)).toBe(false);
    expect(await isPassword(office, undefined, PASSWORD)).toBe(false);
    done(await setPassword(office, 'u1', PASSWORD));
    expect(await isPassword(office, 'u1', PASSWORD)).toBe(true);
    expect(await isPassword(office, 'u1', `${PASSWORD} `)).toBe(false);
    expect(await isPassword(office, 'u1', 'x'.repeat(2000))).toBe(false);
    expect(refusals(await setPassword(office, 'u1', 'short'))).toEqual(['access.password-short']);
    const row = await office.store.read((desk) => desk.workRow('password', 'u1'));
    expect(row?.data).not.toContain(PASSWORD);
    expect(JSON.parse(row?.data as string)).toMatchObject({ N: 2 ** 15, r: 8, p: 1 });
  });

  test('a session has a token that is kept as its digest, ends by itself, and is ended', async () => {
    const office = await testOffice(store);
    done(await addAccount(office, ADMIN, AS));
    const token = await beginSession(office, 'u1', 'Firefox');
    expect((await sessionOf(office, token))?.account.name).toBe('Kiss Anna');
    expect(await sessionOf(office, `${token}x`)).toBeUndefined();
    const rows = await office.store.read((desk) => desk.workRows('session'));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(formToken(token)).not.toBe(formToken(`${token}x`));
    const second = await beginSession(office, 'u1', 'phone');
    expect(await sessionsOf(office, 'u1')).toHaveLength(2);
    const { session = '' } = (await sessionOf(office, second)) ?? {};
    await endSessions(office, 'u1', { except: session });
    expect(await sessionOf(office, token)).toBeUndefined();
    expect((await sessionOf(office, second))?.session).toBe(session);
    office.on('2024-06-17');
    expect(await sessionOf(office, second)).toBeUndefined();
  });

  test('an invitation works once, and a reset ends all sessions', async () => {
    const office = await testOffice(store);
    done(await addAccount(office, ADMIN, AS));
    const { token } = done(await invite(office, { account: 'u1', purpose: 'invitation' }, 'u1'));
    expect(done(await invited(office, token)).account.account).toBe('u1');
    expect(refusals(await acceptInvitation(office, token, 'short'))).toEqual(['access.password-short']);
    done(await acceptInvitation(office, token, PASSWORD));
    expect(refusals(await acceptInvitation(office, token, PASSWORD))).toEqual(['access.link-ended']);
    const session = await beginSession(office, 'u1', 'Firefox');
    const reset = done(await invite(office, { account: 'u1', purpose: 'reset' }, 'u1'));
    done(await acceptInvitation(office, reset.token, 'another long password'));
    expect(await sessionOf(office, session)).toBeUndefined();
    const late = done(await invite(office, { account: 'u1', purpose: 'reset' }, 'u1'));
    office.on('2024-06-17');
    expect(refusals(await invited(office, late.token))).toEqual(['access.link-ended']);
    expect(refusals(await invite(office, { account: 'u7', purpose: 'reset' }, 'u1'))).toEqual([
      'access.account-unknown',
    ]);
  });

  test('guessing is slowed down for others, and the owner’s browser goes on', async () => {
    const standing = await testOffice(store);
    let now = standing.clock();
    const office = { ...standing, clock: () => now };
    done(await addAccount(office, ADMIN, AS));
    const owner = { account: 'u1', address: '192.0.2.1', device: await noteSuccess(office, { account: 'u1' }) };
    const guesser = { account: 'u1', address: '192.0.2.9' };
    for (let tries = 0; tries < 4; tries += 1) expect(await beginAttempt(office, guesser)).toBe(0);
    const waits: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      const seconds = await beginAttempt(office, guesser);
      waits.push(seconds);
      now += seconds * 1000;
      expect(await beginAttempt(office, guesser)).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300]);
    expect(await beginAttempt(office, { account: 'u1', address: '192.0.2.77' })).toBe(300);
    expect(await beginAttempt(office, { account: 'u2', address: '192.0.2.9' })).toBe(300);
    expect(await beginAttempt(office, owner)).toBe(0);
    await noteSuccess(office, owner);
    expect(await beginAttempt(office, { account: 'u1', address: '192.0.2.77' })).toBe(0);
  });

  test('guesses at once are counted like guesses one after the other', async () => {
    const office = await testOffice(store);
    done(await addAccount(office, ADMIN, AS));
    const guesses = Array.from({ length: 20 }, (_, at) =>
      beginAttempt(office, { account: 'u1', address: `192.0.2.${at}` }),
    );
    expect((await Promise.all(guesses)).filter((seconds) => seconds === 0)).toHaveLength(4);
  });

  test('what was right is no failed attempt, neither of the account nor of the address', async () => {
    const office = await testOffice(store);
    done(await addAccount(office, ADMIN, AS));
    const hall = { account: 'u1', address: '192.0.2.9' };
    for (let person = 0; person < 20; person += 1) {
      expect(await beginAttempt(office, hall)).toBe(0);
      if (person % 2 === 0) await noteSuccess(office, hall);
      else await takeBackAttempt(office, hall);
    }
  });

  test('a key is shown once, is for some things, and can be revoked', async () => {
    const office = await testOffice(store);
    done(await addAccount(office, ADMIN, AS));
    expect(refusals(await newApiKey(office, { account: 'u1', name: 'Swiss', scopes: ['all'] }))).toEqual([
      'access.scope',
    ]);
    const made = done(await newApiKey(office, { account: 'u1', name: 'Swiss', scopes: ['reports'] }));
    expect(made.secret).toMatch(/^elk_[\w-]{43}$/);
    expect(await apiKeysOf(office, 'u1')).toEqual([
      { key: made.key, account: 'u1', name: 'Swiss', scopes: ['reports'], made: made.made },
    ]);
    expect(done(await accountOfKey(office, made.secret))).toMatchObject({ scopes: ['reports'], key: made.key });
    // noted as soon as nobody else is writing
    await office.store.write(async () => undefined);
    expect((await apiKeysOf(office))[0]?.used).toBe(made.made);
    expect(refusals(await accountOfKey(office, 'elk_nobody'))).toEqual(['access.key-unknown']);
    expect(refusals(await revokeApiKey(office, made.key, 'u2'))).toEqual(['access.key-unknown']);
    done(await revokeApiKey(office, made.key));
    expect(refusals(await accountOfKey(office, made.secret))).toEqual(['access.key-unknown']);
  });

  test('a user of the system works as one account', async () => {
    const office = await testOffice(store);
    done(await addAccount(office, ADMIN, AS));
    done(await addAccount(office, { name: 'Nagy Béla', role: 'officer' }, AS));
    done(await connectSystemUser(office, { user: 'anna', account: 'u1' }));
    expect((await accountOfSystemUser(office, 'anna'))?.account).toBe('u1');
    expect(refusals(await connectSystemUser(office, { user: 'anna', account: 'u2' }))).toEqual([
      'access.system-user-taken',
    ]);
    expect(refusals(await connectSystemUser(office, { user: 'a b', account: 'u2' }))).toEqual(['access.system-user']);
    expect(await systemUsers(office)).toEqual([{ user: 'anna', account: 'u1' }]);
    done(await connectSystemUser(office, { user: 'anna' }));
    expect(await accountOfSystemUser(office, 'anna')).toBeUndefined();
  });
});

test('passwords that are tried first are refused, and long sentences are not', () => {
  for (const bad of ['passwords1234', 'qwertyuiop12', '123456789012', 'aaaaaaaaaaaa', 'abcabcabcabc', 'elevenchars']) {
    expect(passwordFault(bad)?.code, bad).toMatch(/^access\.password-/);
  }
  for (const bad of [
    '1q2w3e4r5t6y',
    '1QAZ2wsx3edc',
    'asdfghjkl123!',
    'abc123abc123',
    '987654321098',
    'P@ssw0rd2026!',
  ]) {
    expect([bad, passwordFault(bad)?.code]).toEqual([bad, 'access.password-common']);
  }
  for (const bad of [
    'sunshine1234',
    'monkey.dragon',
    'Welcome123456789',
    'jelszójelszó1',
    'йцукенгшщзхъ',
    'iloveyou-2009',
  ]) {
    expect([bad, passwordFault(bad)?.code]).toEqual([bad, 'access.password-common']);
  }
  for (const good of ['the master of summer trains', 'qwerty is a row of keys', '17 chess boards 4 clocks'])
    expect([good, passwordFault(good)]).toEqual([good, undefined]);
  for (const good of [PASSWORD, 'kilenc piros alma', 'Встреча в девять']) expect(passwordFault(good)).toBeUndefined();
  const long = 'a sentence of words '.repeat(50);
  for (const length of [64, 1000]) expect(passwordFault(long.slice(0, length)), `${length}`).toBeUndefined();
  expect(passwordFault(`${long}!`)?.code).toBe('access.password-long');
  // what is chosen is counted as what is typed at the next sign-in: here two units a sign
  expect(passwordFault('♞🙂🎲⚙'.repeat(300))?.code).toBe('access.password-long');
});

test('a password is not made of the names around it', async () => {
  const office = officeOver(await openStore(':memory:'));
  await enter(office, { kind: 'office.opened', data: { name: 'Hajdú Chess League', timeZone: 'UTC', format: 1 } });
  const { account } = done(
    await addAccount(office, { name: 'Kovács Berta', mail: 'kovberta@example.org', role: 'administrator' }, AS),
  );
  for (const bad of [
    'KovácsBerta2026',
    'hajdú-chess-league',
    'league.league.1',
    'elobook kovács',
    'kovberta@example',
  ]) {
    expect([bad, (await setPassword(office, account, bad)).findings[0]?.code]).toEqual([bad, 'access.password-common']);
  }
  for (const good of ['Berta likes four green pears', 'league of seven sisters']) {
    expect((await setPassword(office, account, good)).value).toBe(true);
  }
  await office.store.close();
});

test('random bytes are written as addresses can hold them', () => {
  expect(base64url(Uint8Array.of(251, 255, 254))).toBe('-__-');
  expect(base64url(Uint8Array.of(1))).toBe('AQ');
  expect(base64url(Uint8Array.of(1, 2))).toBe('AQI');
});

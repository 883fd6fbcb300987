/** What is kept of passkeys: challenges work once, counts grow, and only the owner changes anything. */
import { expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { testOffice, type TestOffice } from '../lists/office.fixture.ts';
import { done, refusals } from '../office.fixture.ts';
import { addAccount, changeAccount, eraseAccount } from './accounts.ts';
import {
  addPasskey,
  decoyPasskey,
  findPasskey,
  newChallenge,
  notePasskeyUse,
  passkeysOf,
  removePasskey,
  renamePasskey,
  takeChallenge,
} from './passkeys.ts';

const AS = { author: 'setup' };
const given = (passkey: string, counter = 0) => ({
  passkey,
  name: 'laptop',
  publicKey: 'AQ',
  counter,
  transports: ['internal'],
});

forEachStore((_, store) => {
  const staffed = async (): Promise<TestOffice> => {
    const office = await testOffice(store);
    done(await addAccount(office, { name: 'Kiss Anna', role: 'administrator' }, AS));
    done(await addAccount(office, { name: 'Nagy Béla', role: 'officer' }, AS));
    return office;
  };

  test('a challenge works once, for whom it is, and for five minutes', async () => {
    const office = await staffed();
    const [one, other, late] = [
      await newChallenge(office),
      await newChallenge(office, 'u1'),
      await newChallenge(office),
    ];
    expect(await takeChallenge(office, one)).toBe(true);
    expect(await takeChallenge(office, one)).toBe(false);
    expect(await takeChallenge(office, other)).toBe(false);
    expect(await takeChallenge(office, 'made up')).toBe(false);
    office.on('2024-06-30');
    expect(await takeChallenge(office, late)).toBe(false);
  });

  test('a passkey is changed and removed by its owner alone', async () => {
    const office = await staffed();
    done(await addPasskey(office, 'u1', given('k1')));
    expect(refusals(await addPasskey(office, 'u2', given('k1')))).toEqual(['access.passkey']);
    expect(refusals(await renamePasskey(office, 'u2', 'k1', 'mine'))).toEqual(['access.passkey']);
    expect(refusals(await removePasskey(office, 'u2', 'k1'))).toEqual(['access.passkey']);
    done(await renamePasskey(office, 'u1', 'k1', ' blue key '));
    done(await renamePasskey(office, 'u1', 'k1', ' '));
    expect((await passkeysOf(office, 'u1')).map(({ name }) => name)).toEqual(['blue key']);
    done(await removePasskey(office, 'u1', 'k1'));
    expect(await findPasskey(office, 'k1')).toBeUndefined();
    expect(refusals(await notePasskeyUse(office, 'k1', 1))).toEqual(['access.passkey']);
  });

  test('a count that does not grow is a copy; a device that does not count says 0 for ever', async () => {
    const office = await staffed();
    done(await addPasskey(office, 'u1', given('counts', 1)));
    done(await addPasskey(office, 'u1', given('silent')));
    done(await notePasskeyUse(office, 'counts', 2));
    for (const counter of [2, 1, 0]) {
      expect(refusals(await notePasskeyUse(office, 'counts', counter))).toEqual(['access.passkey-copied']);
    }
    done(await notePasskeyUse(office, 'counts', 9));
    done(await notePasskeyUse(office, 'silent', 0));
    done(await notePasskeyUse(office, 'silent', 0));
    expect((await findPasskey(office, 'counts'))?.record.counter).toBe(9);
    expect((await passkeysOf(office, 'u1')).every(({ used }) => used !== undefined)).toBe(true);
  });

  test('those of an account that was closed let nobody in, and erasure takes them away', async () => {
    const office = await staffed();
    done(await addPasskey(office, 'u2', given('k2')));
    expect((await findPasskey(office, 'k2'))?.account.account).toBe('u2');
    done(await changeAccount(office, { account: 'u2', closed: true }, AS));
    expect(await findPasskey(office, 'k2')).toBeUndefined();
    done(await eraseAccount(office, { account: 'u2' }, AS));
    expect(await passkeysOf(office, 'u2')).toEqual([]);
  });

  test('an account has no more of them than anybody has devices', async () => {
    const office = await staffed();
    for (let made = 0; made < 25; made += 1) done(await addPasskey(office, 'u1', { ...given(`k${made}`), name: '' }));
    expect(refusals(await addPasskey(office, 'u1', given('more')))).toEqual(['access.passkeys-many']);
    expect((await passkeysOf(office, 'u1')).map(({ name }) => name)).toContain('25');
  });

  test('a name without passkeys is answered like any other, and always alike', async () => {
    const office = await staffed();
    const first = await decoyPasskey(office, 'nobody@example.org');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await decoyPasskey(office, ' Nobody@example.org ')).toBe(first);
    expect(await decoyPasskey(office, 'other@example.org')).not.toBe(first);
  });
});

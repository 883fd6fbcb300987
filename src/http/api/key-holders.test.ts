/** A key that was found is known until somebody writes, whoever it is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addAccount } from '../../desk/accounts/accounts.ts';
import { newApiKey, revokeApiKey } from '../../desk/accounts/api-keys.ts';
import { AS, officeWith } from '../../desk/events/event.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import type { Office } from '../../desk/office.ts';
import { openOfficeBooks } from '../../desk/registry/open.ts';
import { officeOver } from '../../desk/wire.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { KeyHolders } from './key-holders.ts';

async function withKey(office: Office): Promise<{ readonly secret: string; readonly key: string }> {
  const { account } = done(await addAccount(office, { name: 'admin', role: 'administrator' }, AS));
  const { secret, key } = done(await newApiKey(office, { account, name: 'program', scopes: ['reports'] }));
  return { secret, key };
}

forEachStore((_, store) => {
  test('a key is looked up once for all who come at once, and again when it was revoked', async () => {
    const plain = await officeWith(store, 'fide');
    let reads = 0;
    const read: Office['store']['read'] = (work) => {
      reads += 1;
      return plain.store.read(work);
    };
    const office = { ...plain, store: { ...plain.store, read } };
    const { secret, key } = await withKey(plain);
    const holders = new KeyHolders(office);
    const first = await Promise.all([holders.holderOf(secret), holders.holderOf(secret)]);
    expect(first.map(({ value }) => value?.account.account)).toEqual(['u1', 'u1']);
    expect(reads).toBe(1);
    expect((await holders.holderOf('elk_unknown')).value).toBeUndefined();
    done(await revokeApiKey(plain, key, 'u1'));
    expect((await holders.holderOf(secret)).value).toBeUndefined();
  });
});

test('SQLite: a key that is known is not looked up again until somebody writes, in this process or another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-keys-'));
  const stores = [];
  try {
    for (let at = 0; at < 2; at += 1) stores.push(await openStore(join(folder, 'office.db')));
    const [one, other] = stores.map((store) => officeOver(store)) as [Office, Office];
    done(await openOfficeBooks(one, { name: 'Test', timeZone: 'UTC' }, AS));
    const { secret, key } = await withKey(one);
    let reads = 0;
    const read: Office['store']['read'] = (work) => {
      reads += 1;
      return one.store.read(work);
    };
    const holders = new KeyHolders({ ...one, store: { ...one.store, read } });
    // its first use is noted, which is a write
    while ((await one.store.read((desk) => desk.workRows('api-key')))[0]?.data.includes('used') !== true) {
      await holders.holderOf(secret);
      await new Promise((round) => setImmediate(round));
    }
    await holders.holderOf(secret);
    reads = 0;
    for (let at = 0; at < 3; at += 1) expect((await holders.holderOf(secret)).value).toBeDefined();
    expect(reads).toBe(0);
    done(await revokeApiKey(other, key, 'u1'));
    await new Promise((round) => setImmediate(round));
    expect((await holders.holderOf(secret)).value).toBeUndefined();
    expect(reads).toBe(1);
  } finally {
    for (const store of stores) await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

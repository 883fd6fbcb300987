/** Secrets in the database are of no use to whoever reads it, or a backup, without the office's private key. */
import { expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { testOffice } from '../lists/office.fixture.ts';
import { codes, done } from '../office.fixture.ts';
import { seal, unseal } from './sealing.ts';
import { addWebhook, listWebhooks } from './webhooks.ts';

const KEY = Uint8Array.from({ length: 48 }, (_, place) => place);
const OTHER = Uint8Array.from({ length: 48 }, (_, place) => place + 1);
const holding = (...keys: readonly Uint8Array[]) => ({ sealing: async () => keys });

forEachStore((_, store) => {
  test('what was sealed is opened with the same key, for the same thing, and by no other', async () => {
    const office = await testOffice(store);
    const own = { ...office, ...holding(KEY) };
    const sealed = (await seal(own, 'elw_secret', 'w1')) as string;
    expect(sealed).not.toContain('elw_secret');
    expect(await unseal(own, sealed, 'w1')).toBe('elw_secret');
    expect(await unseal({ ...office, ...holding(OTHER, KEY) }, sealed, 'w1')).toBe('elw_secret');
    expect(await unseal(own, sealed, 'w2')).toBeUndefined();
    expect(await unseal({ ...office, ...holding(OTHER) }, sealed, 'w1')).toBeUndefined();
    expect(await unseal(office, sealed, 'w1')).toBeUndefined();
    expect(await seal(office, 'elw_secret', 'w1')).toBeUndefined();
  });

  test('the secret of a webhook is told once, and stands nowhere in the database', async () => {
    const office = await testOffice(store);
    const own = { ...office, ...holding(KEY) };
    const made = done(await addWebhook(own, { url: 'https://example.org/', events: ['published'] }, 'u1'));
    const rows = JSON.stringify(await office.store.read((desk) => desk.workRows('webhook')));
    expect(rows).not.toContain(made.secret);
    expect(JSON.stringify(await listWebhooks(own))).not.toMatch(/secret|sealed/);
  });

  test('where no private key is at hand, it is said that the secret can be read', async () => {
    const office = await testOffice(store);
    const outcome = await addWebhook(office, { url: 'https://example.org/', events: ['published'] }, 'u1');
    expect(codes(outcome)).toEqual(['webhook.secret-open']);
  });
});

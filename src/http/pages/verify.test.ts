/** How the office can be checked, as the server answers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import { fixedKeyHolder } from '../../desk/keys/holder.ts';
import { newKey } from '../../desk/keys/new-key.ts';
import { bring, enterPersons, openPool } from '../../desk/lists/office.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { keyPairOf, privateKeysText } from '../../ledger/signatures.ts';
import { checkListFile, type KnownOffice } from '../../web/islands/parts/list-signature.ts';
import { type ServedOffice, servedOffice } from './served.fixture.ts';

const PAIR = keyPairOf(new Uint8Array(32).fill(1));
const KEY = fixedKeyHolder(privateKeysText([PAIR]), 'KEY');

let served: ServedOffice;

beforeAll(async () => {
  served = await servedOffice(
    '2024-06-15',
    async (office) => {
      await openPool(office, 'fide', 'fide', '2024-07');
      await enterPersons(office, 1, [{ name: 'First, Anna', birth: '1990-03-17' }]);
      await bring(office, 'fide', '2024-06', { 1: 1950 });
      done(await newKey(office, KEY, { author: 'Éva' }));
    },
    { keys: KEY },
  );
});
afterAll(() => served.close());

for (const language of LANGUAGES) {
  test(`the page has the head of the ledger, the keys, and a file to try (${language})`, async () => {
    const { status, text } = await served.get(`/${language}/verify`);
    const head = await served.office.store.read((desk) => desk.head());
    expect(status).toBe(200);
    expect(text).toContain(head.hash);
    expect(text).toContain(PAIR.publicKey);
    expect(text).toContain('/files/fide-2024-06.csv.sig"');
    expect(text).not.toContain('undefined');
  });
}

test('the file that the page offers is good by the keys that the page holds', async () => {
  const { text } = await served.get('/en/verify');
  const [, keys = ''] = /data-keys="([^"]*)"/.exec(text) ?? [];
  const known = JSON.parse(keys.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as KnownOffice;
  const [file, signature] = [
    await served.get('/files/fide-2024-06.csv'),
    await served.get('/files/fide-2024-06.csv.sig'),
  ];
  const check = (content: string) =>
    checkListFile(new TextEncoder().encode(content).buffer, signature.text, known, globalThis.crypto.subtle);
  expect(await check(file.text)).toMatchObject({ kind: 'good', list: 'fide/2024-06-01', office: 'Test' });
  expect(await check(file.text.replace('1950', '1951'))).toMatchObject({ kind: 'changed-file' });
});

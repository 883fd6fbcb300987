/**
 * One bit of whatever an office keeps or gives out is turned over: each is found, and the place is named; or nothing that can be read has changed.
 * `npm run tamper` turns ten thousand.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testStore } from '../stores/harness.fixture.ts';
import { givenOut } from './given-out.fixture.ts';
import { tampered, TAMPERINGS, type TamperingGround } from './tampering.fixture.ts';

const PART = 20;
const folder = mkdtempSync(join(tmpdir(), 'elobook-tampering-'));
const postgres = testStore('postgres');
let ground: TamperingGround;

beforeAll(async () => {
  ground = { folder, given: await givenOut(folder), postgres: () => postgres.fresh() };
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(TAMPERINGS)('each bit that is turned in: $name', async (kind) => {
  const count = Math.ceil(kind.share / PART);
  const { found, without, places } = await tampered(kind, ground, { count, seed: 1 });
  expect(found + without).toBe(count);
  expect(places.size).toBeGreaterThan(0);
  // pages of the file that are free, and blanks around a code
  if (!['database file', 'code of a proof'].includes(kind.name)) expect(without).toBe(0);
});

test('the kinds come to ten thousand', () => {
  expect(TAMPERINGS.reduce((sum, { share }) => sum + share, 0)).toBe(10_000);
});

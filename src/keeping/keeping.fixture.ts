/** A small office with everything that a copy must carry, and files in memory. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { hashOf } from '../ledger/chain.ts';
import { eventId, personId } from '../ledger/ids.ts';
import { paperOf, SALT_LENGTH } from '../ledger/papers.ts';
import type { Paper } from '../ledger/store.ts';
import type { TestStore } from '../stores/harness.fixture.ts';
import type { Office } from '../desk/office.ts';
import {
  accepted,
  AS,
  bring,
  enter,
  enterPersons,
  openPool,
  rateNow,
  submission,
  type TestOffice,
  testOffice,
} from '../desk/lists/office.fixture.ts';
import { publishList } from '../desk/lists/publish.ts';
import { randomEvent } from '../desk/lists/season.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import { setFederation } from '../desk/registry/federations.ts';
import { endLine } from './lines.ts';
import { exportOffice } from './export.ts';

const MAY = 2024 * 12 + 4;
const PERSONS = 9;
/** Not UTF-8, as reports of old programs are. */
const OLD_REPORT = Uint8Array.from([0xff, 0xfe, 0xe1, 0x0a, 0x00, ...Array(9000).fill(0xf5)]);

function reportPaper(office: Office, event: number): Paper {
  const content =
    event % 2 === 0 ? OLD_REPORT : new TextEncoder().encode(`\ufeff012 Event ${event}\r\n001 „Őry\t\u0001"\\\n`);
  const salt = office.random(SALT_LENGTH);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { digest: paperOf(content, salt).digest, kind: 'report', of: event, salt, content, sha256 };
}

export async function addEvent(office: Office, event: number, pool: 'fide' | 'orr'): Promise<Paper> {
  const edition = pool === 'fide' ? 'fide-2024' : 'orr';
  const asked = { event, pool, edition, month: MAY, day: 3 + event, seed: event * 7919, persons: PERSONS };
  const held = randomEvent(asked);
  const paper = reportPaper(office, event);
  const data = { ...submission(held), report: paper.digest };
  await enter(office, { kind: 'event.submitted', data, papers: [paper] }, accepted(held));
  if (pool === 'orr') await rateNow(office, pool, event);
  return paper;
}

/** Two pools, events with their reports, a sealed list, and a person who was erased, with a report. */
export async function busyOffice(store: TestStore): Promise<TestOffice> {
  const office = await testOffice(store);
  await openPool(office, 'fide', 'fide', '2024-05');
  await openPool(office, 'orr', 'orr', '2024-05-01');
  done(await setFederation(office, { federation: 'HUN', status: 'member', officer: 'Kiss Éva' }, AS));
  await enterPersons(
    office,
    1,
    Array.from({ length: PERSONS }, (_, at) => ({
      name: `Játékos ${at}`,
      birth: `19${80 + at}-02-03`,
      federation: 'HUN',
    })),
  );
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1410, 5: 1600, 6: 2395 });
  await bring(office, 'orr', '2024-05-01', { 1: 1500, 2: 1400, 3: 1300 });
  let erased = '';
  for (const [event, pool] of [
    [1, 'fide'],
    [2, 'fide'],
    [3, 'orr'],
    [4, 'orr'],
    [5, 'fide'],
  ] as const) {
    erased = (await addEvent(office, event, pool)).digest;
  }
  await enterPersons(office, PERSONS + 1, [{ name: 'Törölt Ödön' }]);
  const [card] = await office.store.read((desk) => desk.papersOf('identity', PERSONS + 1));
  const papers = [(card as Paper).digest, erased];
  await enter(office, {
    kind: 'person.erased',
    data: { person: personId(PERSONS + 1), formerly: [], papers, events: [] },
  });
  done(await publishList(office, { pool: 'fide', date: '2024-06' }, AS));
  await enter(office, {
    kind: 'event.registered',
    data: { event: eventId(6), pool: 'fide', facts: { name: 'Tavasz' } },
  });
  return office;
}

export const joined = (chunks: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(chunks));

export async function exported(office: Office): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  done(await exportOffice(office, { write: async (bytes) => void chunks.push(bytes) }));
  return joined(chunks);
}

export const textOf = (file: Uint8Array): string => gunzipSync(file).toString('utf8');

/** Bytes as they come from a disk. */
export async function* inChunks(bytes: Uint8Array | string, size = 1000): AsyncGenerator<Uint8Array> {
  const all = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

/** The lines with an end that fits them, whatever was done to them. */
export function closed(lines: readonly string[]): string {
  const text = lines.map((line) => `${line}\n`).join('');
  const entries = lines.filter((line) => line.startsWith('{"author":'));
  const sha256 = createHash('sha256').update(text).digest('hex');
  return `${text}${endLine({ no: entries.length, hash: hashOf(entries.at(-1) as string), sha256 })}\n`;
}

export const repacked = (text: string): Uint8Array => Uint8Array.from(gzipSync(text));

/** Numbers that follow from a seed. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

import { ReportsTogether } from './reports-together.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acceptEvent,
  AS,
  bring,
  enter,
  enterPersons,
  officeOver,
  openPool,
  roundRobin,
  type TestOffice,
} from '../desk/lists/office.fixture.ts';
import { publishList } from '../desk/lists/publish.ts';
import { openPublicOffice } from '../reading/public/public-office.ts';
import { openStore } from '../stores/store.ts';
import { firstPages, makeFirstPages } from './first-pages.ts';
import { ResponseCache } from './kept.ts';
import { AnswerMaker } from './making.ts';
import { RateLimiter } from './guard.ts';
import type { ServerContext } from './serving.ts';
import { ListFileCache } from './shelf.ts';

let folder: string;
let office: TestOffice;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-test-'));
  office = officeOver(await openStore(join(folder, 'office.db')), '2024-07-15');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-06');
  await openPool(office, 'empty', 'fide', '2024-06');
  await enterPersons(office, 1, [{ name: 'Polgár, Zsófia' }, { name: 'Rapport, Richárd' }, { name: 'Lékó, Péter' }]);
  await bring(office, 'fide', '2024-05', { 1: 2400, 2: 2700, 3: 2650 });
  await acceptEvent(office, {
    event: 1,
    pool: 'fide',
    start: '2024-05-10',
    end: '2024-05-12',
    edition: 'fide-2024',
    list: '2024-06',
    persons: [1, 2, 3],
    games: roundRobin([1, 2, 3], () => '1-0'),
    facts: { system: 'round-robin', rounds: 3 },
  });
  await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
});
afterAll(async () => {
  await office.store.close();
  rmSync(folder, { recursive: true });
});

test('of every pool the newest event by every rulebook and the best player are made before anybody asks', async () => {
  let pauses = 0;
  const publicOffice = openPublicOffice(office, async () => void (pauses += 1));
  const turnstile = new RateLimiter(600);
  const serving: ServerContext = {
    office,
    publicOffice,
    shelf: new ListFileCache(publicOffice),
    base: '',
    assets: { names: {}, files: new Map() },
    answers: new ResponseCache(),
    closing: new AbortController().signal,
    making: new AnswerMaker(turnstile, publicOffice.pause),
    reports: new ReportsTogether(office),
  };
  const pages = await firstPages(serving);
  const described = pages.map(({ route, params, query }) => [route.path, params, query?.['under']]);
  expect(described).toContainEqual(['/events/:event', { event: 'e1' }, 'mssz-2017']);
  expect(described.slice(-2)).toEqual([
    ['/players/:player', { player: expect.any(String) }, undefined],
    ['/players/:player/why/:pool/:of', { player: expect.any(String), pool: 'fide', of: '2024-06-01' }, undefined],
  ]);
  pauses = 0;
  await makeFirstPages(serving);
  expect(pauses).toBeGreaterThan(2 * pages.length);
  await serving.shelf.close();
});

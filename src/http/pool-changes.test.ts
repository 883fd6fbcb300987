/** A change of all ratings of a pool, as the server tells it: on the list, the card, the reason, the home page and in the API. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjustPool } from '../desk/lists/adjust.ts';
import {
  acceptEvent,
  AS,
  bring,
  enter,
  enterPersons,
  officeOver,
  openPool,
  read,
  roundRobin,
} from '../desk/lists/office.fixture.ts';
import { publishList } from '../desk/lists/publish.ts';
import { done } from '../desk/office.fixture.ts';
import { personId } from '../ledger/ids.ts';
import { adjustedSteps, type AdjustedStep } from '../rating/pool-changes.ts';

import type { ListRow } from '../ledger/store.ts';
import { openStore } from '../stores/store.ts';
import { buildServer } from './server.ts';

const DECIDED = { by: 'qc', decided: '2024-05-01', reference: 'news 2831' };

let folder: string;
let close: () => Promise<void>;
let server: FastifyInstance;
let entry: number;
/** Of the first player, who has played. */
let played: AdjustedStep;

/** June: one event, and everybody below 2000 is raised. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-test-'));
  const office = officeOver(await openStore(join(folder, 'office.db')), '2024-05-20');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-05');
  await enterPersons(
    office,
    1,
    Array.from({ length: 6 }, (_, at) => ({ name: `Player, No ${at + 1}`, birth: '1990-01-01', federation: 'HUN' })),
  );
  await bring(office, 'fide', '2024-05', { 1: 1500, 2: 1900, 3: 1800, 4: 1402, 5: 1450, 6: 2100 });
  // a second pool has the lists of FIDE, of which the later one was raised
  await openPool(office, 'world', 'fide', '2024-04');
  await bring(office, 'world', '2024-02', { 2: 1500, 3: 1600, 4: 1402 });
  await bring(office, 'world', '2024-03', { 2: 1688, 3: 1760, 4: 1641 });
  await acceptEvent(office, {
    event: 1,
    pool: 'fide',
    start: '2024-05-10',
    end: '2024-05-19',
    edition: 'fide-2024',
    list: '2024-06',
    persons: [1, 2, 3, 4],
    games: roundRobin([1, 2, 3, 4], () => '1-0'),
  });
  const asked = { pool: 'fide', rule: 'towards:2000:2/5', list: '2024-06', ...DECIDED };
  entry = done(await adjustPool(office, asked, AS)).entry;
  office.on('2024-06-15');
  done(await publishList(office, { pool: 'fide', date: '2024-06' }, AS));
  played = await read(office, async (desk) => {
    const { list } = (await desk.list('fide', '2024-06-01')) as ListRow;
    const [row] = await desk.standings(list, [1]);
    return adjustedSteps(row as NonNullable<typeof row>)[0] as AdjustedStep;
  });
  server = await buildServer(office, { assets: { names: {}, files: new Map() }, perMinute: 100_000 });
  close = () => office.store.close();
});
afterAll(async () => {
  await server.close();
  await close();
  rmSync(folder, { recursive: true });
});

/** Without markup, and dates with ordinary blanks. */
const page = async (url: string): Promise<string> => {
  const { statusCode, body } = await server.inject({ url });
  expect(statusCode, url).toBe(200);
  return body
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');
};
const api = async (path: string): Promise<Record<string, unknown>> => {
  const { statusCode, body } = await server.inject({ url: `/api/v1${path}` });
  expect(statusCode, path).toBe(200);
  return JSON.parse(body) as Record<string, unknown>;
};

const TITLES = {
  en: 'Adjustment of all ratings below 2000, decided by the Qualification Commission on 1 May 2024',
  hu: 'Minden 2000 alatti értékszám módosítása, döntött: a Minősítő Bizottság, 2024. május 1.',
  ru: 'Изменение всех рейтингов ниже 2000, решение: квалификационная комиссия, 1 мая 2024 г.',
} as const;

describe('a change of all ratings', () => {
  test.each(Object.entries(TITLES))('has a notice on its list, and on no other (%s)', async (language, title) => {
    expect(await page(`/${language}/lists/fide/2024-06`)).toContain(title);
    expect(await page(`/${language}/lists/fide/2024-05`)).not.toContain(title);
  });

  test.each(Object.entries(TITLES))(
    'has its line among the reasons of who has played (%s)',
    async (language, title) => {
      const [, from, to] = played;
      const share = language === 'en' ? '0.40' : '0,40';
      const text = await page(`/${language}/players/${personId(1)}/why/fide/2024-06`);
      expect(text).toContain(`${title}: ${from} + ${share} × (2000 − ${from}) = ${from} + ${to - from} = ${to}`);
    },
  );

  test('is the reason of who has not, and the card leads to it', async () => {
    const { body } = await server.inject({ url: `/en/players/${personId(5)}` });
    expect(body).toContain(`href="/en/players/${personId(5)}/why/fide/2024-06`);
    const text = await page(`/en/players/${personId(5)}/why/fide/2024-06`);
    expect(text).toContain('1450 + 0.40 × (2000 − 1450) = 1450 + 220 = 1670');
    expect(text).not.toContain('gain +');
    const why = await server.inject({ url: `/en/players/${personId(5)}/why/fide/2024-06` });
    expect(why.body).toContain('href="/en/rulebooks/pool-changes"');
  });

  test('stands beside the change by games on the card, and is a mark in the chart', async () => {
    const [, from, to] = played;
    const { body } = await server.inject({ url: `/en/players/${personId(1)}` });
    expect(body).toContain(`adjusted +${to - from}`);
    expect(body).toMatch(new RegExp(`<title>[^<]*: ${to} · all ratings adjusted`));
    expect(body.match(/class="line" d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(2);
    expect(from - 1500).toBeLessThan(100);
    expect((await server.inject({ url: `/en/players/${personId(6)}` })).body).not.toContain('adjusted');
  });

  test('is no gain: the best of the list are those who won points', async () => {
    const lines = (await api('/lists/fide/2024-06-01/entries'))['entries'] as readonly Record<string, unknown>[];
    const changes = new Map(lines.map(({ id, change }) => [id, change]));
    expect(changes.get(personId(5))).toBe(0);
    expect(changes.get(personId(1))).toBe(played[1] - 1500);
    const home = await page('/en/');
    expect(home).not.toContain('+220');
    expect(home).not.toContain(`+${played[2] - 1500}`);
  });

  test('is told by the API: of the list, of the history and of the explanation', async () => {
    const change = { kind: 'adjusted', entry, rule: 'towards:2000:2/5', by: 'qc', on: '2024-05-01' };
    const shown = { ...change, reference: 'news 2831', text: TITLES.en };
    const list = await api('/lists/fide/2024-06-01');
    expect(list['adjusted']).toMatchObject([{ ...shown, affected: 5 }]);
    expect(JSON.stringify(list)).not.toContain('ground');
    expect(await api('/lists/fide/2024-05-01')).not.toHaveProperty('adjusted');
    const [, from, to] = played;
    const history = (await api(`/players/${personId(1)}/history`))['pools'] as readonly {
      readonly lists: readonly object[];
    }[];
    expect(history[0]?.lists[0]).toMatchObject({ rating: to, change: from - 1500, adjusted: to - from });
    expect(history[0]?.lists[1]).not.toHaveProperty('adjusted');
    const explained = await api(`/players/${personId(1)}/explanations/fide/2024-06`);
    expect(explained).toMatchObject({ before: 1500, after: to, adjusted: [{ ...shown, before: from, after: to }] });
  });
});

const SEEN = {
  en: 'Adjustment of all ratings below 2000, recognised on the imported list of 1 March 2024 by its numbers',
  hu: 'Minden 2000 alatti értékszám módosítása, a számok alapján felismerve az átvett listán (2024. március 1.)',
  ru: 'Изменение всех рейтингов ниже 2000, распознано по числам перенесённого рейтинг-листа от 1 марта 2024 г.',
} as const;

describe('a change that a list from elsewhere shows', () => {
  test.each(Object.entries(SEEN))(
    'has a notice on the list, in the difference, and in the explanation (%s)',
    async (language, title) => {
      expect(await page(`/${language}/lists/world/2024-03`)).toContain(title);
      expect(await page(`/${language}/lists/world/2024-02`)).not.toContain(title);
      expect(await page(`/${language}/lists/world/2024-03/since/2024-02`)).toContain(`${title}: +160`);
      const share = language === 'en' ? '0.40' : '0,40';
      const text = await page(`/${language}/players/${personId(2)}/why/world/2024-03`);
      expect(text).toContain(`${title}: 1480 + ${share} × (2000 − 1480) = 1480 + 208 = 1688`);
    },
  );

  test('is a mark in the chart, and stands beside what was lost in that month', async () => {
    const { body } = await server.inject({ url: `/en/players/${personId(2)}` });
    expect(body).toContain('adjusted +208');
    expect(body).toContain(`href="/en/players/${personId(2)}/why/world/2024-03"`);
    expect(body).toMatch(/<title>[^<]*: 1688 · all ratings adjusted/);
  });

  test('is told by the API without an entry: nobody decided it here', async () => {
    const told = { kind: 'recognised', rule: 'towards:2000:2/5', text: SEEN.en };
    expect((await api('/lists/world/2024-03-01'))['adjusted']).toEqual([told]);
    const explained = await api(`/players/${personId(3)}/explanations/world/2024-03-01`);
    expect(explained['adjusted']).toEqual([{ ...told, before: 1600, after: 1760 }]);
  });
});

describe('the root of a list', () => {
  test('is on the page of a sealed list, in its JSON file and in the API; a list that was brought in has none', async () => {
    type Head = { readonly date: string; readonly root?: string };
    const json = async <T>(url: string): Promise<T> => (await server.inject({ url })).json<T>();
    const { root } = await json<Head>('/api/v1/lists/fide/2024-06');
    expect(root).toMatch(/^[0-9a-f]{64}$/);
    const { lists } = await json<{ readonly lists: readonly Head[] }>('/api/v1/pools/fide/lists');
    expect(lists.map((list) => list.root)).toEqual([root, ...lists.slice(1).map(() => undefined)]);
    expect((await json<Head>('/files/fide-2024-06.json')).root).toBe(root);
    expect(await page('/en/lists/fide/2024-06')).toContain(root);
    expect(await page(`/en/lists/fide/${lists.at(-1)?.date.slice(0, 7)}`)).not.toContain('Merkle');
  });
});

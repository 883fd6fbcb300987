/** Readings of open clauses that a pool has chosen, as the server tells them: on the list, in the reasons and in the API. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AS, codesOf, PERSONS, submitOne } from '../desk/events/event.fixture.ts';
import { bring, enter, enterPersons, officeOver } from '../desk/lists/office.fixture.ts';
import { publishList } from '../desk/lists/publish.ts';
import { openRatingPool, setPool } from '../desk/registry/pools.ts';
import { personId } from '../ledger/ids.ts';
import { openStore } from '../stores/store.ts';
import { buildServer } from './server.ts';

let server: FastifyInstance;
let close: () => Promise<void>;

/** February is made by one reading, and another is chosen since. */
beforeAll(async () => {
  const office = officeOver(await openStore(':memory:'), '2023-01-10');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  const facts = { family: 'fide', name: 'FIDE', from: '2023-02' } as const;
  await openRatingPool(office, { ...facts, pool: 'fide', readings: { 'cap.lower': 'once' } }, AS);
  await openRatingPool(office, { ...facts, pool: 'usual', name: 'Usual' }, AS);
  await enterPersons(office, 1, PERSONS);
  await bring(office, 'fide', '2022-02', { 1: 1500, 2: 2000, 3: 2100, 4: 1700 });
  const report = {
    event: { name: 'Open', start: '2023-01-07', end: '2023-01-08', controls: [{ minutes: 90, increment: 30 }] },
    games: [
      [1, '1', '2', '1/2-1/2'],
      [2, '3', '1', '1/2-1/2'],
    ] as const,
  };
  const { events } = await submitOne(office, 'fide', report, { accept: 'clean' });
  expect(events[0]?.state).toBe('accepted');
  office.on('2023-02-01');
  expect(codesOf(await publishList(office, { pool: 'fide', date: '2023-02' }, AS))).toEqual([]);
  await setPool(office, { pool: 'fide', readings: { 'inactive.longUntil': '2023-06' } }, AS);
  server = await buildServer(office, { assets: { names: {}, files: new Map() }, perMinute: 100_000 });
  close = () => office.store.close();
});
afterAll(async () => {
  await server.close();
  await close();
});

/** Without markup, and dates with ordinary blanks. */
const page = async (url: string): Promise<string> => {
  const { statusCode, body } = await server.inject({ url });
  expect(statusCode, url).toBe(200);
  return body.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
};
const api = async (path: string): Promise<Record<string, unknown>> => {
  const { statusCode, body } = await server.inject({ url: `/api/v1${path}` });
  expect(statusCode, path).toBe(200);
  return JSON.parse(body) as Record<string, unknown>;
};

const TOLD = {
  en: {
    list: 'Made with the chosen readings of open clauses: cap.lower: once.',
    next: 'The next list will be made with the chosen readings of open clauses: cap.lower: once and inactive.longUntil: 2023-06.',
    why: 'The list of 1 February 2023 was made by readings of open clauses that the pool fide had chosen: cap.lower: once.',
    step: 'by the reading “cap.lower: once”',
  },
  hu: {
    list: 'A nem egyértelmű pontok választott értelmezése szerint készült: cap.lower: once.',
    next: 'A következő lista a nem egyértelmű pontoknak ezzel a választott értelmezésével készül: cap.lower: once és inactive.longUntil: 2023-06.',
    why: 'A lista (2023. február 1.) az állomány (fide) által választott értelmezések szerint készült: cap.lower: once.',
    step: 'a „cap.lower: once” értelmezés szerint',
  },
  ru: {
    list: 'Составлен по выбранным толкованиям неоднозначных пунктов: cap.lower: once.',
    next: 'Следующий рейтинг-лист будет составлен по выбранным толкованиям неоднозначных пунктов: cap.lower: once и inactive.longUntil: 2023-06.',
    why: 'Рейтинг-лист от 1 февраля 2023 г. составлен по толкованиям, которые выбраны для пула fide: cap.lower: once.',
    step: 'по толкованию «cap.lower: once»',
  },
} as const;

test.each(Object.entries(TOLD))(
  'the list and the reasons say by which readings it was made (%s)',
  async (language, told) => {
    const list = await page(`/${language}/lists/fide/2023-02`);
    expect(list).toContain(told.list);
    expect(list).toContain(told.next);
    const brought = await page(`/${language}/lists/fide/2022-02`);
    for (const each of [told.list, told.next]) expect(brought).not.toContain(each);
    const why = await page(`/${language}/players/${personId(1)}/why/fide/2023-02`);
    expect(why).toContain(told.why);
    expect(why).toContain(told.step);
  },
);

test('the API tells those of a pool, of a list and of an explanation', async () => {
  const { pools } = (await api('/pools')) as { pools: readonly Record<string, unknown>[] };
  expect(pools.map(({ pool, readings }) => [pool, readings])).toEqual([
    ['fide', { 'cap.lower': 'once', 'inactive.longUntil': '2023-06' }],
    ['usual', undefined],
  ]);
  expect((await api('/lists/fide/2023-02-01'))['readings']).toEqual({ 'cap.lower': 'once' });
  expect(await api('/lists/fide/2022-02-01')).not.toHaveProperty('readings');
  const { notes } = await api(`/players/${personId(1)}/explanations/fide/2023-02`);
  expect(notes).toContain(TOLD.en.why);
});

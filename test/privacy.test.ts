/** Public bytes hold nobody's day of birth: every page and answer of the demonstration office is looked through. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Served } from '../src/http/serve.ts';
import { openOffice } from '../src/office/wire.ts';
import { demoCopy, demoSite } from './site.fixture.ts';

/** From 2014 on there are lists and tournaments, which have days of their own. */
const isBirthday = (birth: string | null): birth is string => birth?.length === 10 && birth < '2014';

let site: Served;
let births: readonly string[];
beforeAll(async () => {
  const { file, drop } = await demoCopy();
  const { store } = await openOffice(file);
  const days: string[] = [];
  await store.read(async (desk) => {
    for await (const batch of desk.allPersons()) for (const { birth } of batch) if (isBirthday(birth)) days.push(birth);
  });
  await store.close();
  drop();
  births = days;
  site = await demoSite('sqlite');
}, 120_000);
afterAll(() => site?.close());

/** A day as files and pages could write it. */
const written = (day: string): readonly string[] => {
  const [year, month, date] = day.split('-') as [string, string, string];
  return [
    day,
    `${year}/${month}/${date}`,
    `${year}.${month}.${date}`,
    `${date}.${month}.${year}`,
    `${year}${month}${date}`,
  ];
};

/** Reasons and differences are many and alike: of these one in so many; and of what the API says of players and events one in four. */
const ONE_IN = 40;
let many = 0;
const isLeftOut = (path: string): boolean => /\/why\/|\/since\/|[?&]under=/.test(path) && many++ % ONE_IN !== 0;

const LINKS = /(?:href|src|action)="([^"#]+)/g;
/** Addresses that are the same page with another order or language. */
const SAME = /[?&](?:sort|direction|page|opponents|pool|about)=|\/language\/|^\/(?:hu|ru)\//;

test('nobody’s day of birth is on any page, in any file or answer', async () => {
  expect(births.length).toBeGreaterThan(200);
  const forbidden = new Set(births.flatMap(written));
  const seen = new Set<string>();
  const queue = ['/en/', '/api', '/api/v1/openapi.json', '/.well-known/elobook-keys.json', '/hu/', '/ru/'];
  const guilty: string[] = [];
  while (queue.length > 0) {
    const path = queue.pop() as string;
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await fetch(new URL(path, site.url));
    expect([path, answer.status < 500]).toEqual([path, true]);
    const text = await answer.text();
    for (const day of text.match(/\b(?:\d{4}([-/.]?)\d{2}\1\d{2}|\d{2}\.\d{2}\.\d{4})\b/g) ?? []) {
      if (forbidden.has(day)) guilty.push(`${path}: ${day}`);
    }
    if (answer.headers.get('content-type')?.startsWith('text/html') !== true) continue;
    for (const [, link] of text.matchAll(LINKS)) {
      const plain = (link as string).replaceAll('&amp;', '&');
      if (!plain.startsWith('/') || SAME.test(plain) || seen.has(plain) || isLeftOut(plain)) continue;
      queue.push(plain);
      const [, player] = /^\/en\/players\/(\w+)$/.exec(plain) ?? [];
      if (player !== undefined && many++ % 4 === 0) {
        queue.push(`/api/v1/players/${player}`, `/api/v1/players/${player}/history`);
      }
      const [, event] = /^\/en\/events\/(\w+)$/.exec(plain) ?? [];
      if (event !== undefined && many++ % 4 === 0) queue.push(`/api/v1/events/${event}`);
      const [, why] = /^\/en\/players\/(\w+\/why\/[^?]+)$/.exec(plain) ?? [];
      if (why !== undefined) queue.push(`/api/v1/players/${why.replace('/why/', '/explanations/')}`);
    }
  }
  expect(seen.size).toBeGreaterThan(800);
  expect(guilty).toEqual([]);
}, 300_000);

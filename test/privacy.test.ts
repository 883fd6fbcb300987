/** Public bytes hold nobody's day of birth: pages and answers of every kind of the demonstration office are looked through, and on request all of them. */
import { EVERY } from '../src/content/every-language.fixture.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../src/content/languages.ts';
import { speak } from '../src/explain/language.ts';
import { buildServer } from '../src/http/server.ts';
import type { Office } from '../src/desk/office.ts';
import { openOffice } from '../src/desk/wire.ts';
import { demoCopy } from './demo.fixture.ts';
import { CLOCK } from './site.fixture.ts';

/** From 2014 on there are lists and tournaments, which have days of their own. */
const isBirthday = (birth: string | null): birth is string => birth?.length === 10 && birth < '2014';

let office: Office;
let server: FastifyInstance;
let drop: () => void;
let forbidden: ReadonlySet<string>;
let births = 0;
beforeAll(async () => {
  const copy = await demoCopy();
  ({ drop } = copy);
  office = await openOffice(copy.file, { clock: CLOCK, create: 'never' });
  const days: string[] = [];
  await office.store.read(async (desk) => {
    for await (const batch of desk.allPersons()) for (const { birth } of batch) if (isBirthday(birth)) days.push(birth);
  });
  births = days.length;
  forbidden = new Set(days.flatMap(written));
  server = await buildServer(office, { perMinute: Number.MAX_SAFE_INTEGER });
});
afterAll(async () => {
  await server?.close();
  await office?.store.close();
  drop?.();
});

const NUMERALS = /(?<!\d)(?:\d{4}([-/.]?)\d{2}\1\d{2}|\d{2}([./])\d{2}\2\d{4})(?!\d)/g;
const WORDS = /(?<!\d)(?:\d{1,2}\s\p{L}+\s\d{4}|\d{4}\.\s\p{L}+\s\d{1,2})(?!\d)/gu;

/** A day as files and pages could write it, in numerals and in the words of the three languages. */
function written(day: string): readonly string[] {
  const [year, month, date] = day.split('-') as [string, string, string];
  return [
    day,
    ...['/', '.', ''].map((mark) => [year, month, date].join(mark)),
    ...['/', '.'].map((mark) => [date, month, year].join(mark)),
    ...LANGUAGES.map((language) => speak(EVERY[language]).date(day).match(WORDS)?.[0] as string),
  ];
}

const daysIn = (text: string, days: ReadonlySet<string>): readonly string[] =>
  [...text.matchAll(NUMERALS), ...text.matchAll(WORDS)]
    .map(([day]) => day.replaceAll(/\s/g, ' '))
    .filter((day) => days.has(day));

test('a day of birth is found however it is written', () => {
  const days = new Set(written('1990-07-07'));
  const forms = ['1990-07-07', '1990/07/07', '1990.07.07.', '19900707', '07.07.1990', '07/07/1990'];
  const words = ['7 July 1990', '7\u00A0July 1990', '1990. július 7.', '7 июля 1990 г.', '7 июля 1990\u00a0г.'];
  for (const form of [...forms, ...words]) {
    expect([form, daysIn(`<td>${form}</td>, x${form}.`, days).length]).toEqual([form, 2]);
  }
  expect(daysIn('1990-07-08 119900707 17 July 1990 1990. július 17. 1990', days)).toEqual([]);
});

/** A number that an address always has. */
const numberOf = (path: string, salt: string): number =>
  createHash('sha256').update(`${salt} ${path}`).digest().readUInt32BE();

/** Reasons, differences, pairs of players, top lists and what stands beside every card are thousands, and alike: of these one in so many, always the same ones. */
const ONE_IN: readonly (readonly [RegExp, number])[] = [
  [/\/why\/|\/since\/|[?&]under=|\/against\/|\/top\/|\/calculators\/.*\?/, 30],
  [/\/players\/\w+\/follow|\/page\/\d+$/, 5],
];
/** Cards, lists and events, which are hundreds: `EVERY_PAGE=1 npx vitest run test/privacy.test.ts` looks at all of them. */
const ONE_IN_AT_FIRST: readonly (readonly [RegExp, number])[] = [
  [/\/against\//, 150],
  [/\/why\/|\/since\/|[?&]under=|\/top\/|\/calculators\/.*\?/, 60],
  [/\/feeds\/.*\/players\/|^\/(?:badges|embed|files)\//, 3],
  [/^\/en\/(?:players|events)\/\w+$|^\/en\/lists\/[^/]+\/\d{4}-\d{2}$/, 4],
];
const IS_WHOLE = process.env['EVERY_PAGE'] !== undefined;
const SAMPLED = IS_WHOLE ? ONE_IN : [...ONE_IN_AT_FIRST, ...ONE_IN];
const isAsked = (path: string): boolean =>
  numberOf(path, 'asked') % (SAMPLED.find(([pattern]) => pattern.test(path))?.[1] ?? 1) === 0;

const LINKS = /(?:href|src|action)="([^"#]+)/g;
/** Addresses that are the same page with another order or language. */
const SAME = /[?&](?:sort|direction|page|opponents|pool|about)=|\/language\/|^\/(?:hu|ru)\//;

const LATER_PAGE = /\/page\/\d+$/;
/** The office of the tests has never signed its log; `/api` names these addresses all the same. */
const NEVER_SIGNED = /^\/api\/v1\/(?:log\/checkpoint|players\/[^/]+\/proofs\/)/;

/** The page, and what else says the same: the API, and for some another language. Of reasons one of all these. */
function formsOf(path: string): readonly string[] {
  const [, page = '', subject, rest = ''] = /^\/en(\/(players|events|lists)\/[^/?]+([^?]*))$/.exec(path) ?? [];
  const inOthers = path.startsWith('/en/') ? LANGUAGES.slice(1).map((each) => `/${each}${path.slice(3)}`) : [];
  if (rest.startsWith('/why/')) {
    const all = [path, ...inOthers, `/api/v1${page.replace('/why/', '/explanations/')}`];
    return [all[numberOf(path, 'form') % all.length] as string];
  }
  const shown = numberOf(path, 'form') % 10 === 0 ? [path, ...inOthers] : [path];
  // later pages have no answer of their own
  if (LATER_PAGE.test(rest)) return shown;
  if (subject === 'events') return [...shown, `/api/v1${page}`];
  if (subject === 'players' && rest === '') return [...shown, `/api/v1${page}`, `/api/v1${page}/history`];
  if (subject === 'lists' && rest === '') return [...shown, `/api/v1${page.replace('lists', 'pools')}/lists`];
  if (subject === 'lists' && rest === '/live') return [...shown, `/api/v1${page.replace('lists', 'pools')}`];
  if (subject === 'lists' && !rest.includes('since')) {
    return [...shown, `/api/v1${page}`, `/api/v1${page}/entries?format=ndjson`];
  }
  return shown;
}

test('nobody’s day of birth is on any page, in any file or answer', async () => {
  expect(births).toBeGreaterThan(200);
  const seen = new Set(['/en/', '/api', '/api/v1/openapi.json', '/.well-known/elobook-keys.json', '/hu/', '/ru/']);
  const guilty: string[] = [];
  const failed: string[] = [];
  // a set takes in what comes while it is gone through
  for (const path of seen) {
    const { statusCode, headers, body } = await server.inject(path);
    if (statusCode >= 400 && !NEVER_SIGNED.test(path)) failed.push(`${path}: ${statusCode}`);
    for (const day of daysIn(body, forbidden)) guilty.push(`${path}: ${day}`);
    if (headers['content-type']?.toString().startsWith('text/html') !== true) continue;
    for (const [, link] of body.matchAll(LINKS)) {
      const plain = (link as string).replaceAll('&amp;', '&');
      if (!plain.startsWith('/') || SAME.test(plain) || seen.has(plain) || !isAsked(plain)) continue;
      for (const each of formsOf(plain)) seen.add(each);
    }
  }
  const counted = (pattern: RegExp): number => [...seen].filter((path) => pattern.test(path)).length;
  for (const [pattern, sampled, whole] of [
    [/^\/en\/players\/\w+$/, 70, 300],
    [/^\/api\/v1\/players\/\w+\/history$/, 70, 300],
    [/^\/en\/events\/\w+$/, 70, 200],
    [/\/why\//, 40, 200],
    [/^\/api\/v1\/players\/\w+\/explanations\//, 10, 50],
    [/^\/en\/lists\/[^/]+\/\d{4}-\d{2}$/, 30, 200],
    [/^\/api\/v1\/lists\/[^/]+\/[^/]+\/entries/, 50, 50],
    [/\/against\/\w/, 15, 200],
    [/\/feeds\/.*\/players\//, 30, 100],
    [/\/badges\//, 10, 50],
    [/\/embed\//, 10, 50],
    [/^\/files\//, 100, 100],
    [/^\/(?:hu|ru)\//, 40, 100],
  ] as const) {
    expect([pattern.source, counted(pattern) > (IS_WHOLE ? whole : sampled)]).toEqual([pattern.source, true]);
  }
  expect(failed).toEqual([]);
  expect(guilty).toEqual([]);
});

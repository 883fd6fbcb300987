/** Sentences about ratings and lists: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { DeskListFindings } from '../explain/desk-findings/lists.ts';
import { type Say, speak } from '../explain/language.ts';
import { DESK_LIST_FINDINGS as EN } from './en/findings/desk-lists.ts';
import { DESK_LIST_FINDINGS as HU } from './hu/findings/desk-lists.ts';
import { DESK_LIST_FINDINGS as RU } from './ru/findings/desk-lists.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const [pool, player, date] = ['fide', '4h2k9x0', '2024-06-01'];
const [seen, expected] = ['0ab1…', '9cd2…'];

const SAMPLES: { readonly [Code in keyof DeskListFindings]: readonly DeskListFindings[Code][] } = {
  'lists.unknown-event': [{ event: 'e99' }],
  'lists.not-there': [{ player, where: 'e7' }],
  'lists.brought-in': [{ pool: 'fide', date: '2024-05-01' }],
  'lists.unknown-list': [
    { pool, date: '2026-12', count: 0, first: null, last: null },
    { pool, date, count: 1, first: '2024-05-01', last: '2024-05-01' },
    { pool, date: '2026-12', count: 23, first: '2024-01-01', last: '2025-11-01' },
  ],
  'lists.which-pool': [{ date: '2024-06', pools: ['fide', 'mssz'] }],
  'lists.no-list': [{ pool }],
  'lists.no-tables': [
    { month: '', first: null, last: null },
    { month: '2024-09', first: '2024-05-01', last: '2024-08-01' },
  ],
  'lists.bad-date': [
    { seen: '2024-13', periodic: true },
    { seen: '31.5.2024', periodic: false },
  ],
  'lists.import-open': [{ pool: 'fide', date, players: 25_000 }],
  'lists.not-after': [
    { date: '2024-05-01', last: date },
    { date, last: date },
  ],
  'lists.before-pool': [{ date: '2024-02-01', from: '2024-05' }],
  'lists.several-due': [
    { pool, dates: [date, '2024-07-01'], count: 2 },
    { pool, dates: [date, '2024-07-01', '2024-08-01'], count: 7 },
  ],
  'lists.due-without-events': [
    { pool, date, events: ['e4'], count: 1 },
    { pool, date, events: ['e4', 'e9'], count: 12 },
  ],
  'lists.not-next': [{ date, next: '2024-04-01' }],
  'lists.early-not-next': [{ date, next: '2024-04-01' }],
  'lists.not-empty-between': [
    { date, next: '2024-04-01', events: ['e4'], players: 0 },
    { date, next: '2024-04-01', events: ['e4', 'e9'], players: 1 },
    { date, next: '2024-04-01', events: [], players: 12 },
  ],
  'lists.months-skipped': [
    { next: '2024-05-01', date, count: 1 },
    { next: '2024-02-01', date, count: 4 },
  ],
  'lists.looks-ahead': [{ date, next: '2024-04-01' }],
  'lists.too-early': [{ date, before: '2024-04-28', today: '2024-04-20' }],
  'lists.not-closed': [{ date, closing: '2024-05-29', today: '2024-05-20' }],
  'lists.early-ground': [{ date }],
  'lists.future': [{ date, today: '2024-05-20' }],
  'lists.later-event': [{ date, event: 'e12', end: '2024-06-09' }],
  'lists.no-edition': [{ family: 'fide', date: '2020-06-01' }],
  'lists.event-not-rated': [{ event: 'e12', clauses: ['6.3', '1.1'] }],
  'lists.rated-again': [
    { pool: 'orr', events: 1, players: 0 },
    { pool: 'orr', events: 12, players: 5 },
  ],
  'lists.before-first-list': [{ event: 'e12', start: '2024-04-28', list: '2024-05-01' }],
  'lists.open-questions': [
    { events: ['e4'], questions: 1 },
    { events: ['e4', 'e9'], questions: 5 },
  ],
  'lists.unknown-indicator': [{ indicator: 'mood', expected: ['rating', 'grade'] }],
  'lists.bad-value': [
    { indicator: 'grade', value: '12d' },
    { indicator: 'games', value: null },
  ],
  'lists.out-of-range': [
    { indicator: 'rating', value: 9999, from: 1, to: 4000 },
    { indicator: 'rating', value: 1399, from: 1400, to: 4000 },
  ],
  'lists.day-outside': [{ on: '2031-01-01', from: date, today: '2024-06-20' }],
  'lists.say-twice': [
    { player, indicator: 'rating', old: 2000, value: 2700, doubts: ['far', 'highest'], most: 200, highest: 2650 },
    { player, indicator: 'rating', old: 2000, value: null, doubts: ['taken-away'], most: 200, highest: 2650 },
  ],
  'lists.said-otherwise': [{ indicator: 'rating', value: 2700, although: 2070 }],
  'lists.peak-below-rating': [{ player, peak: 1900, rating: 2000 }],
  'lists.peak-stays': [{ player, peak: 2700 }],
  'lists.nothing-to-revoke': [{ player, pool, indicator: 'rating' }],
  'lists.decision-published': [{ entry: 57, player, date }],
  'lists.changed-since': [{ entry: 57, player, since: 61 }],
  'lists.no-ground': [{}],
  'lists.no-authority': [{}],
  'lists.wrong-authority': [
    { by: 'me', pool: 'orr', expected: ['committee'] },
    { by: 'me', pool, expected: ['qc', 'qc-chairman', 'president'] },
  ],
  'lists.other-value': [{ player, indicator: 'rating', named: 1800, present: null }],
  'lists.nothing-decided': [{ player, indicator: 'rating', value: 1800 }],
  'lists.unknown-format': [{ format: 'pdf', expected: ['csv', 'json'] }],
  'lists.wrong-format': [{ format: 'fide-xml', rulebook: 'mgsz', expected: ['csv', 'json'] }],
  'lists.without-number': [{ players: 1 }, { players: 12 }],
  'lists.not-in-combined': [{ pool: 'fide-rapid', date }],
  'lists.corrected-report': [
    { event: 'e9', corrects: 'e7', list: date, enters: null },
    { event: 'e9', corrects: 'e7', list: date, enters: '2024-07-01' },
  ],
  'lists.explained-otherwise': [{ player, published: 1800, explained: null }],
  'lists.two-ratings': [
    { pool: 'komir', other: 'fide', date, count: 1, players: [{ player, here: 1910, there: 1900 }] },
    { pool: 'komir', other: 'fide', date, count: 12, players: [{ player, here: 1910, there: 1900 }] },
  ],
  'lists.raised-results': [
    { player, entries: [57], results: [{ event: 'e9', games: 3, points: 559 }] },
    {
      player,
      entries: [57, 81],
      results: [
        { event: 'e9', games: 1, points: 21 },
        { event: 'e11', games: 5, points: 800 },
      ],
    },
  ],
  'lists.readings': [
    { pool: 'fide', date: '2023-02-01', readings: ['cap.lower: once', 'inactive.longUntil: 2023-06'] },
  ],
  'lists.unofficial': [
    { pool, date: null },
    { pool, date },
  ],
  'lists.change-waits': [{ date: '2024-05-01', list: '2024-03', entry: 57 }],
  'adjust.continuous': [{ pool: 'orr', family: 'orr' }],
  'adjust.decided-day': [{ seen: '2024-13-01', today: '2024-06-15' }],
  'adjust.rule': [{ seen: 'plus:40' }],
  'adjust.fraction': [{ seen: 'towards:2000:6/5' }],
  'adjust.order': [{ seen: 'during', expected: ['after-events', 'before-events'] }],
  'adjust.sealed': [
    { list: '2024-03', last: '2024-05-01', next: '2024-06' },
    { list: '2023-03', last: null, next: '2024-01' },
  ],
  'adjust.nobody': [{ pool: 'fide', list: '2024-03', rule: 'towards:800:2/5' }],
  'adjust.twice': [{ pool: 'fide', rule: 'towards:2000:2/5', list: '2024-03', entry: 57 }],
  'adjust.again': [{ pool: 'fide', rule: 'towards:2000:2/5', list: '2024-03', entry: 57 }],
  'adjust.own-pool': [{ pool: 'rapid' }],
  'adjust.other-list': [{ pool: 'rapid', of: 'standard', date: '2022-10-01' }],
  'adjust.way': [{ seen: 'at-once', expected: ['points', 'replay'] }],
  'adjust.unknown': [
    { pool: 'fide', entry: 3, known: [] },
    { pool: 'fide', entry: 3, known: [57, 61] },
  ],
  'adjust.taken-back': [{ entry: 57, by: 61, list: '2024-04' }],
  'verify.change': [{ entry: 57, pool: 'fide', date: '2024-03-01' }],
  'verify.recomputed': [{ entry: 92, pool: 'fide', date: '2024-03-01' }],
  'lists.recomputed': [
    { date: '2024-03-01', published: 1688, recomputed: 1480, adjusts: 57, reversal: 90, list: '2024-05' },
    { date: '2024-03-01', published: 1400, recomputed: null, adjusts: 57, reversal: 90, list: '2024-05' },
  ],
  'verify.list': [{ entry: 12, pool, date, seen, expected }],
  'verify.root': [{ entry: 12, pool, date, seen, expected }],
  'verify.event': [{ entry: 12, event: 'e7', seen, expected }],
  'verify.report-players': [{ entry: 12, event: 'e7', seen: 1, expected: 12 }],
  'verify.report-game': [
    { entry: 12, event: 'e7', round: 3, seen: '4–7 1-0', expected: '4–7 0-1' },
    { entry: 12, event: 'e7', round: 3, seen: null, expected: '4–7 0-1' },
    { entry: 12, event: 'e7', round: 3, seen: '4–7 1-0', expected: null },
  ],
  'verify.report-person': [{ entry: 12, event: 'e7', player: 3, person: '4hphbna' }],
  'verify.reports-unread': [
    { reports: 1, entry: 12 },
    { reports: 2, entry: 12 },
  ],
  'verify.reports-told': [
    { reports: 1, entry: 12 },
    { reports: 5, entry: 12 },
  ],
  'verify.paper': [{ paper: seen, kind: 'identity', of: 7 }],
  'verify.paper-missing': [{ entry: 3, paper: 'ab12', kind: 'identity', of: 7 }],
  'verify.paper-back': [{ entry: 9, paper: 'ab12', kind: 'report', of: 7 }],
  'verify.store': [{ said: 'row 3 missing from index persons_by_fide' }],
  'verify.schema': [
    { name: 'trigger entries_are_not_changed on entries', wrong: 'missing' },
    { name: 'trigger another on entries', wrong: 'foreign' },
    { name: 'trigger entries_are_not_changed on entries', wrong: 'changed', seen: 'disabled', expected: 'enabled' },
  ],
  'verify.entry': [{ entry: 12, field: 'time' }],
  'verify.row': [
    { projection: 'standings', row: 3, key: '1', column: 4 },
    { projection: 'standings', row: 3, key: '1', column: null },
  ],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('ratings and lists in %s', (language) => {
  const told = Object.entries(SAMPLES).flatMap(([code, rows]) =>
    rows.map((facts) => ({
      code,
      sentence: (BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(
        facts,
        speak(EVERY[language]),
      ) as string,
    })),
  );

  test('there is a sample for every phrase', () => {
    expect(Object.keys(BOOKS[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  test('every sentence begins as one, ends with one full stop and shows no missing fact', () => {
    for (const { code, sentence } of told) {
      expect(sentence, code).toMatch(/^[\p{Lu}\p{N}“„«]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/desk-lists.${language}.txt`);
  });
});

/** What a list is compiled by: settings as an entry has them, changes that raise earlier results, and days of last games. */
import { expect, test } from 'vitest';
import { firstDay } from '../core/dates.ts';
import { adjustPool } from '../desk/lists/adjust.ts';
import { AS, bring, enterPersons, openPool, read, testOffice } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import type { PoolRow } from '../ledger/store.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { periodSettings, recordedSettings } from './compile-list.ts';
import { lastOnList } from './last-game.ts';
import { parseListMonth } from './period.ts';
import { raisingChanges } from './raised-opponents.ts';

test.each([
  [{}, {}],
  [
    { k: { 20: 40, 10: 15 } },
    {
      k: new Map([
        [10, 15],
        [20, 40],
      ]),
    },
  ],
  [{ maxGap: 350 }, { maxGap: 350 }],
  [{ maxGap: null }, { maxGap: Number.POSITIVE_INFINITY }],
  [
    { k: { 20: 40 }, maxGap: 735 },
    { k: new Map([[20, 40]]), maxGap: 735 },
  ],
])('settings %j of an entry are those of a calculation, and back again', (recorded, settings) => {
  expect(periodSettings(recorded)).toEqual(settings);
  expect(recordedSettings(settings)).toEqual(recorded);
});

test.each([
  ['2024-06', 2024 * 12 + 5],
  ['2024-06-01', 2024 * 12 + 5],
  ['2024-06-15', undefined],
  ['2024-06-1', undefined],
  ['June', undefined],
])('%s names the list of a month, or none', (text, month) => expect(parseListMonth(text)).toBe(month));

const [JUNE, JULY] = [2024 * 12 + 5, 2024 * 12 + 6];
const LAST_OF_JUNE = firstDay(JULY) - 1;

test.each([
  // one counts as the other does, or nobody knows by what the list was made
  ['fide-2024', 'list', [0, JUNE], [0, JUNE]],
  ['fide-2014', 'day', [0, LAST_OF_JUNE], [0, LAST_OF_JUNE]],
  [undefined, 'day', [0, JUNE], [0, JUNE]],
  // a list stands for the last day before it, a day for the list of the next month
  ['fide-2024', 'day', [0, JULY], [0, LAST_OF_JUNE]],
  ['fide-2014', 'list', [0, LAST_OF_JUNE, firstDay(JUNE)], [0, JULY, JULY]],
] as const)('last games of a list by %s, where the next one counts by the %s', (edition, lastGame, was, is) => {
  const last = Int32Array.from(was);
  lastOnList(last, { data: JSON.stringify({ edition: edition as EditionId | undefined }) }, { lastGame });
  expect([...last]).toEqual(is);
  lastOnList(last, undefined, { lastGame: lastGame === 'day' ? 'list' : 'day' });
  expect([...last]).toEqual(is);
});

test('changes raise earlier results in the order of their lists, and of one list in the order of their decisions', async () => {
  const office = await testOffice(testStore('sqlite'), '2024-01-20');
  await openPool(office, 'fide', 'fide', '2024-03');
  await enterPersons(office, 1, [{ name: 'A' }]);
  await bring(office, 'fide', '2024-02', { 1: 1500 });
  const entries: number[] = [];
  for (const [list, order] of [
    ['2024-05', 'before-events'],
    ['2024-03', 'after-events'],
    ['2024-03', 'before-events'],
    ['2024-04', 'before-events'],
    ['2024-05', 'after-events'],
    ['2024-06', 'before-events'],
  ] as const) {
    const rule = `towards:${2000 + entries.length}:2/5`;
    const input = { pool: 'fide', rule, list, order, by: 'council' };
    entries.push(done(await adjustPool(office, input, AS)).entry);
  }
  const raising = (asked: object) =>
    read(office, async (desk) => {
      const pool = (await desk.pool('fide')) as PoolRow;
      const found = await raisingChanges(desk, pool, '2024-05-01', { 'pool.raiseOld': 'yes' }, asked);
      return found.map(({ entry, date }) => [entries.indexOf(entry), date]);
    });
  // the last two come after the events of the list, and on a later one
  const all = [
    [1, '2024-03-01'],
    [2, '2024-03-01'],
    [3, '2024-04-01'],
    [0, '2024-05-01'],
  ];
  expect(await raising({})).toEqual(all);
  expect(await raising({ without: new Set([entries[2]]) })).toEqual(all.toSpliced(1, 1));
  await office.store.close();
});

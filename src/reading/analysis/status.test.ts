import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { AS, facts, fileOf, officeWith, players, submit, submitOne } from '../../desk/events/event.fixture.ts';
import { refuseEvent } from '../../desk/events/refuse.ts';
import { registerEvent } from '../../desk/events/register.ts';
import { withdrawEvent } from '../../desk/events/withdraw.ts';
import { bring, enter, officeOver, testOffice } from '../../desk/lists/office.fixture.ts';
import { officeStatus } from './status.ts';

forEachStore((_kind, store) => {
  describe('the state of the office', () => {
    test('counts events by state, questions by kind, and names the newest list', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', {}, { accept: 'clean' });
      const doubtful = { id: '1', name: 'Kovács, Anna' };
      await submit(office, 'fide', [
        fileOf({ event: { name: 'B', system: undefined, end: undefined } }),
        fileOf({ event: { name: 'C' }, players: [doubtful, ...players().slice(1)] }),
      ]);
      const status = await officeStatus(office);
      expect(status).toMatchObject({
        office: { name: 'Test', timeZone: 'UTC' },
        today: '2024-06-15',
        persons: 4,
        pools: [
          {
            pool: 'fide',
            family: 'fide',
            list: { date: '2024-05-01', players: 4 },
            next: '2024-06',
            events: { accepted: 1, questions: 2 },
          },
        ],
        questions: { identity: 1, fact: 2, rating: 0, events: 2 },
      });
    });

    test('of a continuous pool has no next list, and nothing due', async () => {
      const office = await officeWith(store, 'orr');
      await submitOne(office, 'orr', {}, { accept: 'clean' });
      await submitOne(office, 'orr', { event: { name: 'B', start: '2024-06-10', end: '2024-06-11' } });
      const { pools, deadlines } = await officeStatus(office);
      expect(pools).toEqual([
        {
          pool: 'orr',
          family: 'orr',
          name: 'orr',
          list: { date: '2024-05-01', players: 4 },
          events: { rated: 1, submitted: 1 },
        },
      ]);
      expect(deadlines).toEqual([]);
    });

    test('names what is due by the 2024 text, by day', async () => {
      const office = await officeWith(store, 'fide', '2024-06-15');
      await registerEvent(office, { pool: 'fide', facts: facts({ start: '2024-07-10', end: '2024-07-28' }) }, AS);
      await registerEvent(office, { pool: 'fide', facts: facts({ start: '2024-06-16' }) }, AS);
      await registerEvent(
        office,
        { pool: 'fide', facts: facts({ start: '2024-06-10', end: '2024-06-12', registered: '2024-05-01' }) },
        AS,
      );
      await registerEvent(office, { pool: 'fide', facts: {} }, AS);
      await submitOne(office, 'fide');
      await refuseEvent(office, { event: 'e5' }, AS);
      await submitOne(office, 'fide', { event: { name: 'F' } });
      const { deadlines } = await officeStatus(office);
      expect(
        deadlines.map(({ day, kind, event, list, overdue }) => [day, kind, event ?? '', list ?? '', overdue]),
      ).toEqual([
        ['2024-05-29', 'list', '', '2024-06', true],
        ['2024-06-13', 'registration', 'e2', '', true],
        ['2024-06-22', 'appeal', 'e5', '', false],
        ['2024-06-28', 'report', 'e2', '2024-07', false],
        ['2024-06-28', 'report', 'e3', '2024-07', false],
        ['2024-07-07', 'registration', 'e1', '', false],
        ['2024-08-29', 'report', 'e1', '2024-09', false],
        ['2024-08-29', 'last-list', 'e2', '2024-09', false],
        ['2024-08-29', 'last-list', 'e3', '2024-09', false],
        ['2024-08-29', 'last-list', 'e6', '2024-09', false],
        ['2024-09-28', 'last-list', 'e1', '2024-10', false],
      ]);
    });

    test('forgets the appeal when its last day is over, and knows no days where no edition is in force', async () => {
      const office = await officeWith(store, 'fide', '2024-06-15');
      await submitOne(office, 'fide');
      await refuseEvent(office, { event: 'e1' }, AS);
      await submitOne(office, 'fide', { event: { start: '2020-01-10', end: '2020-01-11' } });
      const appeals = async () => (await officeStatus(office)).deadlines.filter(({ event }) => event !== undefined);
      office.on('2024-06-22');
      expect(await appeals()).toMatchObject([{ kind: 'appeal', event: 'e1', day: '2024-06-22', overdue: false }]);
      office.on('2024-06-23');
      expect(await appeals()).toEqual([]);
    });

    test('reminds of what was missed as long as it can be made good, and then no more', async () => {
      const office = await officeWith(store, 'fide', '2024-06-15');
      // registered a day late
      const registered = { start: '2024-06-20', end: '2024-06-22', registered: '2024-06-18' };
      await registerEvent(office, { pool: 'fide', facts: facts(registered) }, AS);
      const due = async (day: string) => {
        office.on(day);
        const { deadlines } = await officeStatus(office);
        return deadlines.map((each) => [each.day, each.kind, each.overdue]);
      };
      const list = ['2024-05-29', 'list', true];
      const report = ['2024-06-28', 'report'];
      const last = ['2024-08-29', 'last-list'];
      expect(await due('2024-06-20')).toEqual([
        list,
        ['2024-06-17', 'registration', true],
        [...report, false],
        [...last, false],
      ]);
      expect(await due('2024-06-21')).toEqual([list, [...report, false], [...last, false]]);
      expect(await due('2024-08-29')).toEqual([list, [...report, true], [...last, false]]);
      expect(await due('2024-08-30')).toEqual([
        [...report, true],
        [...last, true],
      ]);
      expect(await due('2024-11-29')).toEqual([[...last, true]]);
      expect(await due('2024-11-30')).toEqual([]);
      // a list that an accepted event waits for is not forgotten
      await submitOne(office, 'fide', {}, { accept: 'clean', received: '2024-05-20' });
      expect(await due('2034-11-30')).toEqual([list]);
    });

    test('counts no question of an event that is decided on', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', { event: { end: undefined } });
      expect((await officeStatus(office)).questions).toEqual({ identity: 0, fact: 1, rating: 0, events: 1 });
      await withdrawEvent(office, { event: 'e1' }, AS);
      expect((await officeStatus(office)).questions).toEqual({ identity: 0, fact: 0, rating: 0, events: 0 });
    });

    test('names the newest list by its day, whichever came first', async () => {
      const office = await officeWith(store, 'fide');
      await bring(office, 'fide', '2024-03', { 1: 1990 });
      await bring(office, 'fide', '2024-04', { 1: 1995, 2: 1890 });
      expect((await officeStatus(office)).pools[0]?.list).toEqual({ date: '2024-05-01', players: 4 });
    });

    test('of a database without an office is empty', async () => {
      const office = officeOver(await openStore(await store.fresh()), '2024-06-15');
      expect(await officeStatus(office)).toEqual({
        today: '2024-06-15',
        entries: 0,
        persons: 0,
        pools: [],
        questions: { identity: 0, fact: 0, rating: 0, events: 0 },
        deadlines: [],
      });
    });

    test('names what is due by the 2014 text', async () => {
      const office = await testOffice(store, '2015-05-10');
      await enter(office, {
        kind: 'pool.opened',
        data: { pool: 'old', family: 'fide', name: 'Old', from: '2015-06', settings: {} },
      });
      const event = { pool: 'old', facts: facts({ start: '2015-06-20', end: '2015-06-25', norms: true }) };
      await registerEvent(office, event, AS);
      await registerEvent(office, { pool: 'old', facts: facts({ start: '2015-05-20' }) }, AS);
      await refuseEvent(office, { event: 'e2' }, AS);
      await registerEvent(office, { pool: 'old', facts: facts({ start: '2015-07-20', end: '2015-07-21' }) }, AS);
      await submitOne(office, 'old', { event: { start: '2015-05-05', end: '2015-05-06' } });
      const { deadlines, pools } = await officeStatus(office);
      expect(pools[0]).toEqual({
        pool: 'old',
        family: 'fide',
        name: 'Old',
        next: '2015-06',
        events: { registered: 2, refused: 1, submitted: 1 },
      });
      expect(deadlines.map(({ day, kind, event: of, clause }) => [day, kind, of ?? '', clause])).toEqual([
        ['2015-05-17', 'appeal', 'e2', '0.5'],
        ['2015-05-21', 'registration', 'e1', '0.2'],
        ['2015-05-29', 'list', '', '7.13'],
        ['2015-07-02', 'arbiter-report', 'e1', '9.1'],
        ['2015-07-13', 'registration', 'e3', '0.2'],
        ['2015-07-25', 'report', 'e1', '9.1'],
        ['2015-07-28', 'arbiter-report', 'e3', '9.1'],
        ['2015-08-20', 'report', 'e3', '9.1'],
      ]);
    });
  });
});

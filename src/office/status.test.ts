import { describe, expect, test } from 'vitest';
import { forEachStore } from '../stores/harness.fixture.ts';
import { AS, facts, fileOf, officeWith, players, submit, submitOne } from './events/event.fixture.ts';
import { refuseEvent } from './events/refuse.ts';
import { registerEvent } from './events/register.ts';
import { enter, testOffice } from './lists/office.fixture.ts';
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
        questions: { identity: 1, fact: 2, events: 2 },
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
      const { deadlines, pools } = await officeStatus(office);
      expect(pools[0]).toEqual({
        pool: 'old',
        family: 'fide',
        name: 'Old',
        next: '2015-06',
        events: { registered: 1, refused: 1 },
      });
      expect(deadlines.map(({ day, kind, event: of, clause }) => [day, kind, of ?? '', clause])).toEqual([
        ['2015-05-17', 'appeal', 'e2', '0.5'],
        ['2015-05-21', 'registration', 'e1', '0.2'],
        ['2015-05-29', 'list', '', '7.13'],
        ['2015-07-25', 'report', 'e1', '9.1'],
      ]);
    });
  });
});

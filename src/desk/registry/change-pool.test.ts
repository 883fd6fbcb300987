/** A pool is renamed, closed and opened again; what it does not take while it is closed. */
import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { acceptEvent } from '../events/accept.ts';
import { changeEvent } from '../events/change.ts';
import { AS, codesOf, facts, fileOf, officeWith, submit, submitOne } from '../events/event.fixture.ts';
import { registerEvent } from '../events/register.ts';
import { withdrawEvent } from '../events/withdraw.ts';
import { adjustPool } from '../lists/adjust.ts';
import { applyRerating } from '../lists/apply-rerating.ts';
import { decideStanding } from '../lists/decide.ts';
import { openPool } from '../lists/office.fixture.ts';
import { previewList, publishList } from '../lists/publish.ts';
import { revokeAdjustment } from '../lists/revoke-adjustment.ts';
import { renameRatingPool, closeRatingPool, reopenRatingPool } from './change-pool.ts';
import { setPool, showPools } from './pools.ts';

const DAYS = { registered: '2024-05-01' };

forEachStore((_kind, store) => {
  test('a pool is called otherwise, in all languages or in one', async () => {
    const office = await officeWith(store, 'fide');
    const { value } = await renameRatingPool(office, { pool: 'fide', name: ' FIDE ', names: { hu: 'FIDE-lista' } }, AS);
    expect(value).toMatchObject({ pool: 'fide', name: 'FIDE', names: { hu: 'FIDE-lista' } });
    const again = await renameRatingPool(office, { pool: 'fide', names: { hu: '', ru: 'ФИДЕ' } }, AS);
    expect(again.value).toMatchObject({ name: 'FIDE', names: { ru: 'ФИДЕ' } });
    expect(codesOf(await renameRatingPool(office, { pool: 'fide', name: 'FIDE' }, AS))).toEqual(['pool.unchanged']);
    expect(codesOf(await renameRatingPool(office, { pool: 'fide', name: ' ' }, AS))).toEqual(['pool.name-missing']);
    expect(codesOf(await renameRatingPool(office, { pool: 'x', name: 'X' }, AS))).toEqual(['pool.unknown']);
    const dry = await renameRatingPool(office, { pool: 'fide', name: 'Other' }, { ...AS, dryRun: true });
    expect(dry.value?.name).toBe('Other');
    expect(await showPools(office)).toMatchObject([{ name: 'FIDE', names: { ru: 'ФИДЕ' } }]);
  });

  describe('a pool with lists', () => {
    test('is not closed while events wait for it, nor before a list that is out', async () => {
      const office = await officeWith(store, 'fide', '2024-06-28');
      expect(codesOf(await closeRatingPool(office, { pool: 'x' }, AS))).toEqual(['pool.unknown']);
      expect(codesOf(await closeRatingPool(office, { pool: 'fide', after: '2024-06-01' }, AS))).toEqual([
        'pool.from-month',
      ]);
      await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
      expect(codesOf(await closeRatingPool(office, { pool: 'fide', after: '2024-05' }, AS))).toEqual([
        'pool.closes-early',
      ]);
      await submitOne(office, 'fide', { event: DAYS });
      const refused = await closeRatingPool(office, { pool: 'fide' }, AS);
      expect(refused.findings).toMatchObject([
        { code: 'pool.events-wait', facts: { pool: 'fide', after: '2024-06', events: ['e1'], count: 1 } },
      ]);
      await withdrawEvent(office, { event: 'e1' }, AS);
      const { value } = await closeRatingPool(office, { pool: 'fide' }, AS);
      expect(value).toMatchObject({ pool: 'fide', closed: '2024-06' });
      expect(codesOf(await closeRatingPool(office, { pool: 'fide' }, AS))).toEqual(['pool.unchanged']);
    });

    test('takes nothing more once its last list is out, until it is opened again', async () => {
      const office = await officeWith(store, 'fide', '2024-06-28');
      await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
      await closeRatingPool(office, { pool: 'fide' }, AS);
      const register = () => registerEvent(office, { pool: 'fide', facts: facts({ name: 'Open' }) }, AS);
      const decide = () =>
        decideStanding(
          office,
          { pool: 'fide', player: 'fide:700001', indicator: 'rating', value: 2010, by: 'qc' },
          { ...AS, ground: 'letter' },
        );
      expect(codesOf(await register())).toEqual(['pool.closed']);
      expect(codesOf(await decide())).toEqual(['pool.closed']);
      expect(codesOf(await submit(office, 'fide', [fileOf({ event: DAYS })]))).toEqual(['pool.closed']);
      const decision = { pool: 'fide', by: 'council' };
      const decided = { ...AS, ground: 'letter' };
      expect(codesOf(await setPool(office, { pool: 'fide', readings: {} }, AS))).toEqual(['pool.closed']);
      expect(
        codesOf(await adjustPool(office, { ...decision, rule: 'towards:2000:2/5', list: '2024-07' }, decided)),
      ).toEqual(['pool.closed']);
      expect(codesOf(await revokeAdjustment(office, { ...decision, adjusts: 1 }, decided))).toEqual(['pool.closed']);
      expect(codesOf(await applyRerating(office, { ...decision, from: '2024-06-01' }, decided))).toEqual([
        'pool.closed',
      ]);
      office.on('2024-07-02');
      expect(codesOf(await publishList(office, { pool: 'fide' }, AS))).toEqual(['pool.closed']);
      expect(codesOf(await previewList(office, { pool: 'fide' }))).toEqual(['pool.closed']);
      expect((await reopenRatingPool(office, { pool: 'fide' }, AS)).value).not.toHaveProperty('closed');
      expect(codesOf(await reopenRatingPool(office, { pool: 'fide' }, AS))).toEqual(['pool.unchanged']);
      expect(codesOf(await reopenRatingPool(office, { pool: 'x' }, AS))).toEqual(['pool.unknown']);
      expect(codesOf(await register())).toEqual([]);
    });

    test('that ends with a list to come takes what is for that list, and nothing later', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      expect((await closeRatingPool(office, { pool: 'fide', after: '2024-07' }, AS)).value?.closed).toBe('2024-07');
      const adjusted = { pool: 'fide', by: 'council', rule: 'towards:2000:2/5', list: '2024-08' };
      expect(codesOf(await adjustPool(office, adjusted, { ...AS, ground: 'letter' }))).toContain('pool.closed');
      const late = { name: 'Late', start: '2024-07-10', end: '2024-07-12' };
      expect(codesOf(await registerEvent(office, { pool: 'fide', facts: facts(late) }, AS))).toEqual(['pool.closed']);
      await registerEvent(
        office,
        { pool: 'fide', facts: facts({ ...late, start: '2024-06-20', end: '2024-06-22' }) },
        AS,
      );
      expect(codesOf(await changeEvent(office, { event: 'e1', facts: {}, postponeTo: '2024-07-20' }, AS))).toEqual([
        'pool.closed',
      ]);
      await withdrawEvent(office, { event: 'e1' }, AS);
      await submitOne(office, 'fide', { event: DAYS });
      expect((await acceptEvent(office, { event: 'e2' }, AS)).value).toMatchObject({ list: '2024-07' });
      office.on('2024-08-01');
      const other = { ...DAYS, start: '2024-07-05', end: '2024-07-09', name: 'Other' };
      const { findings } = await submitOne(office, 'fide', { event: other });
      expect(codesOf({ findings })).toEqual(['pool.closed']);
      for (const date of ['2024-06', '2024-07']) await publishList(office, { pool: 'fide', date }, AS);
      expect(codesOf(await publishList(office, { pool: 'fide', date: '2024-08' }, AS))).toEqual(['pool.closed']);
    });

    test('without a list needs to be told which is its last', async () => {
      const office = await officeWith(store, 'orr', '2024-06-12');
      await openPool(office, 'new', 'fide', '2024-07');
      expect(codesOf(await closeRatingPool(office, { pool: 'new' }, AS))).toEqual(['pool.no-last-list']);
    });
  });

  test('a pool that rates at once is closed after a day', async () => {
    const office = await officeWith(store, 'orr', '2024-06-12');
    expect(codesOf(await closeRatingPool(office, { pool: 'orr', after: '2024-06' }, AS))).toEqual(['pool.from-day']);
    expect((await closeRatingPool(office, { pool: 'orr' }, AS)).value?.closed).toBe('2024-06-12');
    const register = (end: string) =>
      registerEvent(office, { pool: 'orr', facts: facts({ name: end, start: end, end }) }, AS);
    expect(codesOf(await register('2024-06-13'))).toContain('pool.closed');
    office.on('2024-06-13');
    expect(codesOf(await register('2024-06-10'))).toContain('pool.closed');
    expect(codesOf(await publishList(office, { pool: 'orr' }, AS))).toEqual(['pool.closed']);
  });
});

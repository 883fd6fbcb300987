import { describe, expect, test } from 'vitest';
import { AUDIT_WORDS as EN } from '../../explain/phrases/en/audit-words.ts';
import { AUDIT_WORDS as HU } from '../../explain/phrases/hu/audit-words.ts';
import { AUDIT_WORDS as RU } from '../../explain/phrases/ru/audit-words.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openPool } from '../lists/office.fixture.ts';
import { audit, type AuditedEntry } from './audit.ts';
import { continuousOffice, E, enter, officeWithLists, P, question } from './analysis.fixture.ts';

const english = { language: 'en', words: EN } as const;

const told = (entries: readonly AuditedEntry[] | undefined): readonly string[] =>
  (entries ?? []).flatMap(({ no, kind, says, changes }) => [
    `${no} ${kind}: ${says}`,
    ...changes.map((change) => `  ${change.says}`),
  ]);

forEachStore((_kind, store) => {
  describe('an audit', () => {
    test('of a player has the card, the events and the lists, with ratings before and after', async () => {
      const office = await officeWithLists(store);
      const { value, findings } = await audit(office, { player: P(1), ...english });
      expect(findings).toEqual([]);
      expect(told(value)).toMatchSnapshot();
    });

    test('of somebody who was merged leads on, and has the entries of both cards', async () => {
      const office = await officeWithLists(store);
      const { value, findings } = await audit(office, { player: P(10), ...english });
      expect(findings.map(({ code }) => code)).toEqual(['player.led-on']);
      expect(told(value)).toMatchSnapshot();
    });

    test('of an event ends with the list that it is on', async () => {
      const office = await officeWithLists(store);
      const { value } = await audit(office, { event: E(1), ...english });
      expect(value?.map(({ kind }) => kind)).toEqual(['event.submitted', 'event.accepted', 'list.published']);
      expect((await audit(office, { event: E(3), ...english })).value).toHaveLength(2);
    });

    test('of a list has its events and what was decided and merged since the one before', async () => {
      const office = await officeWithLists(store);
      const { value } = await audit(office, { list: 'fide:2024-07', ...english });
      expect(told(value)).toMatchSnapshot();
      const opening = await audit(office, { list: 'fide:2024-05', ...english });
      expect(opening.value?.map(({ kind }) => kind)).toEqual(['standings.brought']);
    });

    test('by somebody, or since a day, goes through the ledger', async () => {
      const office = await officeWithLists(store);
      await enter(office, question(4, [7]), {
        kind: 'question.answered',
        data: { event: E(4), question: 1, person: P(7) },
      });
      expect((await audit(office, { by: 'nobody', ...english })).value).toEqual([]);
      const all = (await audit(office, { by: 'Éva', ...english })).value ?? [];
      expect(all.map(({ no }) => no)).toEqual(all.map((_, at) => at + 1));
      expect(all.find(({ kind }) => kind === 'standing.decided')?.ground).toBe('test');
      const since = (await audit(office, { since: '2024-06-30', ...english })).value ?? [];
      expect(since[0]?.kind).toBe('list.published');
      expect(told(since)).toMatchSnapshot();
      expect((await audit(office, { since: '2024-06-30', player: P(7), ...english })).value).toHaveLength(4);
      expect((await audit(office, { since: '2030-01-01', ...english })).value).toEqual([]);
    });

    test('in a pool that rates at once, the last rating of an event counts', async () => {
      const office = await continuousOffice(store, 'orr');
      expect(told((await audit(office, { player: P(1), language: 'ru', words: RU })).value)).toMatchSnapshot();
      expect(told((await audit(office, { event: E(1), language: 'hu', words: HU })).value)).toMatchSnapshot();
    });

    test('two conditions must both hold', async () => {
      const office = await officeWithLists(store);
      const { value } = await audit(office, { player: P(7), event: E(3), ...english });
      expect(value?.map(({ no }) => no)).toHaveLength(2);
      expect((await audit(office, { player: P(8), event: E(3), ...english })).value).toEqual([]);
    });

    test('what is not there is said', async () => {
      const office = await officeWithLists(store);
      await openPool(office, 'empty', 'orr', '2024-01-01');
      const codes = async (asked: object): Promise<readonly string[]> =>
        (await audit(office, { ...asked, ...english })).findings.map(({ code }) => code);
      expect(await codes({ since: 'June' })).toEqual(['analysis.bad-day']);
      expect(await codes({ player: 'nobody' })).toEqual(['player.unknown']);
      expect(await codes({ event: 'e99' })).toEqual(['event.unknown']);
      expect(await codes({ list: 'none:2024-06' })).toEqual(['pool.unknown']);
      expect(await codes({ list: 'fide:2025-06' })).toEqual(['lists.unknown-list']);
      expect(await codes({ list: 'empty' })).toEqual(['lists.no-list']);
    });
  });
});

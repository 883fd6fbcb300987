import { EVERY } from '../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { AUDIT_WORDS as EN } from '../../content/en/commands/audit.ts';
import { AUDIT_WORDS as HU } from '../../content/hu/commands/audit.ts';
import { AUDIT_WORDS as RU } from '../../content/ru/commands/audit.ts';
import { forEachStore, testStore } from '../../stores/harness.fixture.ts';
import {
  acceptRated,
  AS,
  bring,
  enterPersons,
  openPool,
  submission,
  type TestOffice,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { identityPaper } from '../../ledger/rows/identity.ts';
import { mergePlayers } from '../../desk/registry/merge.ts';
import { changePlayer } from '../../desk/registry/players.ts';
import { splitPlayer } from '../../desk/registry/split.ts';
import { audit, type AuditedEntry } from './audit.ts';
import { continuousOffice, E, enter, MAY, officeWithLists, P, question } from './analysis.fixture.ts';

const english = { language: EVERY.en, words: EN } as const;

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
      const stated = (await audit(office, { by: 'office', ...english })).value ?? [];
      expect(stated.map(({ kind }) => kind)).toEqual(['list.stated', 'list.stated']);
      const numbers = [...all, ...stated].map(({ no }) => no).sort((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      expect(all.find(({ kind }) => kind === 'standing.decided')?.ground).toBe('test');
      const since = (await audit(office, { since: '2024-06-30', ...english })).value ?? [];
      expect(since.slice(0, 2).map(({ kind }) => kind)).toEqual(['list.stated', 'list.published']);
      expect(told(since)).toMatchSnapshot();
      expect((await audit(office, { since: '2024-06-30', player: P(7), ...english })).value).toHaveLength(4);
      expect((await audit(office, { since: '2030-01-01', ...english })).value).toEqual([]);
    });

    test('in a pool that rates at once, the last rating of an event counts', async () => {
      const office = await continuousOffice(store, 'orr');
      expect(told((await audit(office, { player: P(1), language: EVERY.ru, words: RU })).value)).toMatchSnapshot();
      expect(told((await audit(office, { event: E(1), language: EVERY.hu, words: HU })).value)).toMatchSnapshot();
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

const sqlite = testStore('sqlite');

describe('an entry in words', () => {
  const saidOf = async (office: TestOffice, kind: string): Promise<readonly string[]> =>
    ((await audit(office, { since: '2000-01-01', ...english })).value ?? [])
      .filter((entry) => entry.kind === kind)
      .flatMap(({ says, changes }) => [says, ...changes.map((change) => change.says)]);

  test('of an event without a title has its id, and of an answer whom it entered', async () => {
    const office = await officeWithLists(sqlite);
    await enter(office, { kind: 'event.registered', data: { event: E(8), pool: 'fide', facts: {} } }, question(9, []));
    const paper = identityPaper(12, { name: 'Új, Ödön' }, office.random);
    const entered = { person: P(12), identity: paper.digest, facts: {} };
    await enter(office, { kind: 'question.answered', data: { event: E(9), question: 1, entered }, papers: [paper] });
    expect(await saidOf(office, 'event.registered')).toEqual(['e8 was registered in the pool fide.']);
    expect(await saidOf(office, 'question.answered')).toEqual([
      `Question 1 about e9 “Event 9” was answered: ${P(12)} Új, Ödön, who is new.`,
    ]);
  });

  test('of a card tells only what stands in the chain, and only what changed', async () => {
    const office = await officeWithLists(sqlite);
    const change = (fields: object) => changePlayer(office, { player: P(2), fields }, AS);
    await change({ club: 'Postás' });
    await change({ birth: '1981-12-31', title: 'FM' });
    expect((await saidOf(office, 'person.changed')).slice(-3)).toEqual([
      `The card of ${P(2)} Bartók was changed: Club.`,
      `The card of ${P(2)} Bartók was changed: Born and Title.`,
      'Title: none → FM',
    ]);
  });

  test('of a merge that is undone, of somebody who stood elsewhere, and of a standing without a rating', async () => {
    const office = await officeWithLists(sqlite);
    await enterPersons(office, 12, [{ name: 'Új', birth: '1981' }]);
    await mergePlayers(office, { player: P(2), into: P(12), although: ['fide'] }, AS);
    const merged = (await audit(office, { player: P(12), ...english })).value ?? [];
    expect(merged.filter(({ kind }) => kind === 'list.published').map(({ changes }) => changes)).toEqual([[], []]);
    await splitPlayer(office, { player: P(2) }, AS);
    expect((await saidOf(office, 'persons.split')).join('\n')).toMatch(/ Új, fide: \d+ → unrated/);
    await openPool(office, 'mgsz', 'mgsz', '2024-01-01');
    await bring(office, 'mgsz', '2024-02-01', { 12: { rest: { rank: '5k' } } });
    const brought = (await audit(office, { player: P(12), ...english })).value ?? [];
    expect(brought.at(-1)?.changes).toMatchObject([
      { what: 'rating', pool: 'mgsz', before: null, after: null, games: null },
    ]);
  });

  test('that rates several events tells a player of those in which he played', async () => {
    const office = await continuousOffice(sqlite, 'orr');
    await acceptRated(office, {
      event: 4,
      pool: 'orr',
      start: '2024-02-02',
      end: '2024-02-02',
      edition: 'orr',
      persons: [1, 2],
      games: [[1, 1, 2, '0-1']],
    });
    const { value = [] } = await audit(office, { player: P(3), ...english });
    expect(value.at(-1)?.kind).toBe('events.rated');
    expect(value.at(-1)?.changes.map((change) => ('event' in change ? change.event : change.what))).not.toContain(E(4));
  });

  test('of a first list counts from nothing', async () => {
    const office = await officeWithLists(sqlite);
    await openPool(office, 'orr', 'orr', '2024-01-01');
    const event = { event: 4, pool: 'orr', start: '2024-02-02', end: '2024-02-02', edition: 'orr', persons: [1, 2] };
    await acceptRated(office, { ...event, games: [[1, 1, 2, '0-1']] });
    await publishList(office, { pool: 'orr', date: '2024-07-01' }, AS);
    const { value = [] } = await audit(office, { list: 'orr', ...english });
    expect(value.at(-1)?.changes).toMatchObject([{ what: 'list', delisted: 0, inactive: 0 }]);
  });

  test('of an event comes with those of the report that corrects it', async () => {
    const office = await officeWithLists(sqlite);
    await enter(office, { kind: 'event.submitted', data: { ...submission({ ...MAY, event: 9 }), corrects: E(1) } });
    for (const event of [E(1), E(9)]) {
      const { value = [] } = await audit(office, { event, ...english });
      expect(value.map(({ kind }) => kind)).toEqual([
        'event.submitted',
        'event.accepted',
        'list.published',
        'event.submitted',
      ]);
    }
  });
});

import { EVERY } from '../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { DIFF_WORDS as EN } from '../../content/en/commands/diff.ts';
import { speak } from '../../explain/language.ts';
import type { Cause } from '../../explain/diff-words.ts';
import type { Say } from '../../explain/language.ts';
import { personNumber } from '../../ledger/ids.ts';
import type { ListRow, PoolRow } from '../../ledger/store.ts';
import { FLAGS } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import {
  AS,
  accepted,
  bring,
  openPool,
  rateNow,
  submission,
  type TestEvent,
  type TestGame,
  withdraw,
} from '../../desk/lists/office.fixture.ts';
import { AUDIT_WORDS as AUDIT_EN } from '../../content/en/commands/audit.ts';
import { readOffice } from '../../desk/office.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { splitPlayer } from '../../desk/registry/split.ts';
import { continuousOffice, enter, MAY, officeWithLists, P } from './analysis.fixture.ts';
import { audit } from './audit.ts';
import { auditFiles } from './audit-files.ts';
import { gaps } from './gaps.ts';
import {
  changesOfSome,
  diffLists as wholeDiff,
  isListOfOffice,
  type ListDiff,
  noListOfOffice,
  unexplained,
} from './diff.ts';

/** The whole difference; asked for player by player, it is the same. */
const diffLists: typeof wholeDiff = async (office, one, other) => {
  const outcome = await wholeDiff(office, one, other);
  const { value } = outcome;
  if (value === undefined) return outcome;
  await readOffice(office, async (desk) => {
    const pool = (await desk.pool(value.pool)) as PoolRow;
    const [from, to] = [await desk.list(value.pool, value.from), await desk.list(value.pool, value.to)] as ListRow[];
    for (const persons of [value.changes, value.changes.slice(0, 1), value.changes.slice(-1)]) {
      const numbers = persons.map(({ player }) => personNumber(player) as number);
      const { changes } = await changesOfSome(
        desk,
        { pool, from: from as ListRow, to: to as ListRow },
        numbers,
        async () => undefined,
      );
      expect(changes).toEqual(persons);
    }
  });
  return outcome;
};

const told = (diff: ListDiff | undefined): readonly string[] => {
  const say = speak(EVERY.en, (id) => diff?.names[id]);
  return (diff?.changes ?? []).flatMap(({ name, before, after, causes, unexplained }) => [
    `${name}: ${before.status} ${before.rating} → ${after.status} ${after.rating}; ${unexplained}`,
    ...causes.map((cause) => `  ${(EN.causes[cause.cause] as (cause: Cause, say: Say) => string)(cause, say)}`),
  ]);
};

forEachStore((_kind, store) => {
  describe('the difference of two lists', () => {
    test('names events, decisions, merges and clauses, whichever list comes first', async () => {
      const office = await officeWithLists(store);
      const { value } = await diffLists(office, 'fide:2024-05', 'fide:2024-07');
      expect(told(value)).toMatchSnapshot();
      expect((await diffLists(office, 'fide:2024-07', 'fide:2024-05')).value).toEqual(value);
      expect((await diffLists(office, 'fide:2024-06', 'fide')).value?.same).toBe(2);
    });

    test('who was taken off by a federation, and came back, is said with the clause', async () => {
      const office = await officeWithLists(store);
      const federation = (status: 'member' | 'suspended') =>
        enter(office, { kind: 'federation.set', data: { federation: 'HUN', status } });
      await federation('suspended');
      office.on('2024-07-31');
      await publishList(office, { pool: 'fide' }, AS);
      await federation('member');
      office.on('2024-08-31');
      await publishList(office, { pool: 'fide' }, AS);
      expect(told((await diffLists(office, 'fide:2024-07', 'fide:2024-08')).value)).toMatchSnapshot();
      expect(told((await diffLists(office, 'fide:2024-08', 'fide:2024-09')).value)).toMatchSnapshot();
    });

    test('who is on neither list is not counted', async () => {
      const office = await officeWithLists(store);
      await enter(office, { kind: 'federation.set', data: { federation: 'HUN', status: 'suspended' } });
      for (const day of ['2024-07-31', '2024-08-31']) {
        office.on(day);
        await publishList(office, { pool: 'fide' }, AS);
      }
      const listed = await office.store.read(async (desk) => {
        const on = new Set<number>();
        for (const date of ['2024-08-01', '2024-09-01']) {
          for await (const rows of desk.allStandings((await desk.list('fide', date))?.list as number)) {
            for (const { person, rating, flags } of rows) {
              if (rating !== null && (flags & FLAGS.notListed) === 0) on.add(person);
            }
          }
        }
        return on.size;
      });
      const { value } = await diffLists(office, 'fide:2024-08', 'fide:2024-09');
      expect([value?.same, value?.changes]).toEqual([listed, []]);
      expect(listed).toBeLessThan(10);
    });

    test('who played again is active again, who did not is inactive', async () => {
      const office = await officeWithLists(store);
      office.on('2025-07-31');
      await publishList(office, { pool: 'fide', date: '2024-08' }, AS);
      await publishList(office, { pool: 'fide', date: '2025-08', skip: true }, AS);
      const changes = (await diffLists(office, 'fide:2024-07', 'fide:2025-08')).value?.changes ?? [];
      expect(changes.flatMap(({ causes }) => causes.map(({ cause }) => cause))).toContain('inactive');
    });

    test('a split and an import are causes too', async () => {
      const office = await officeWithLists(store);
      const split = await splitPlayer(office, { player: P(10) }, AS);
      expect(split.findings.filter(({ weight }) => weight === 'refuse')).toEqual([]);
      office.on('2024-07-20');
      await bring(office, 'fide', '2024-07', { 3: 1999 });
      office.on('2024-07-31');
      await publishList(office, { pool: 'fide' }, AS);
      expect(told((await diffLists(office, 'fide:2024-07', 'fide:2024-08')).value)).toMatchSnapshot();
    });

    test('a corrected report is a cause, with what was and what is; also in a pool that rates at once', async () => {
      const office = await officeWithLists(store);
      const corrected: TestEvent = {
        ...MAY,
        event: 4,
        list: '2024-08',
        persons: MAY.persons.filter((person) => person !== 6),
        games: MAY.games
          .filter(([, white, black]) => white !== 6 && black !== 6)
          .map(([round, white, black, result]) => [round, white, black, white === 1 && black === 2 ? '0-1' : result]),
      };
      await enter(
        office,
        { kind: 'event.submitted', data: { ...submission(corrected), corrects: 'e1' } },
        accepted(corrected),
      );
      office.on('2024-07-31');
      await publishList(office, { pool: 'fide' }, AS);
      expect(told((await diffLists(office, 'fide:2024-07', 'fide:2024-08')).value)).toMatchSnapshot();
      const { value } = await audit(office, { event: 'e1', language: EVERY.en, words: AUDIT_EN });
      expect(value?.map(({ kind, says }) => `${kind}: ${says}`)).toMatchSnapshot();
      const files: string[] = [];
      const asked = {
        list: 'fide:2024-08',
        games: async () => undefined,
        players: async (text: string) => void files.push(text),
      };
      await auditFiles(office, asked);
      expect(
        files
          .join('')
          .split('\n')
          .filter((line) => line.includes('corrected')),
      ).toMatchSnapshot();
      expect((await gaps(office)).findings).toEqual([]);

      const atOnce = await continuousOffice(store, 'orr');
      const other = { ...corrected, event: 4, pool: 'orr', edition: 'orr', start: '2024-03-03', end: '2024-03-05' };
      const games: readonly TestGame[] = [
        [1, 2, 1, '1-0'],
        [1, 3, 4, '1/2-1/2'],
      ];
      const event = { ...other, list: undefined, persons: [1, 2, 3, 4], games } as unknown as TestEvent;
      await enter(atOnce, { kind: 'event.submitted', data: { ...submission(event), corrects: 'e1' } }, accepted(event));
      await rateNow(atOnce, 'orr', 4);
      atOnce.on('2024-06-30');
      await publishList(atOnce, { pool: 'orr', date: '2024-06-30' }, AS);
      expect(told((await diffLists(atOnce, 'orr:2024-05-31', 'orr:2024-06-30')).value)).toMatchSnapshot();
    });

    for (const family of ['orr', 'mgsz'] as const) {
      test(`in a pool of ${family} an event that came late rates others again`, async () => {
        const office = await continuousOffice(store, family);
        const { value } = await diffLists(office, `${family}:2024-04-01`, `${family}:2024-05-31`);
        expect(told(value)).toMatchSnapshot();
      });
    }

    test('what was brought into a pool that rates at once is told, of other pools nothing', async () => {
      const office = await continuousOffice(store, 'orr');
      await openPool(office, 'other', 'orr', '2024-01-01');
      await bring(office, 'other', '2024-06-01', { 1: 1000 });
      await bring(office, 'orr', '2024-06-05', { 1: 1000 });
      await withdraw(office, 2).catch(() => undefined);
      office.on('2024-06-30');
      await publishList(office, { pool: 'orr', date: '2024-06-30' }, AS);
      const changes = (await diffLists(office, 'orr:2024-05-31', 'orr:2024-06-30')).value?.changes ?? [];
      expect(changes.map(({ player, causes }) => [player, causes.map(({ cause }) => cause)])).toEqual([
        [P(1), ['brought']],
      ]);
    });

    test('lists that cannot be compared are refused', async () => {
      const office = await officeWithLists(store);
      await openPool(office, 'other', 'fide', '2024-05');
      await bring(office, 'other', '2024-05', { 1: 2000 });
      const codes = async (one: string, other: string): Promise<readonly string[]> =>
        (await diffLists(office, one, other)).findings.map(({ code }) => code);
      expect(await codes('fide:2024-05', 'other:2024-05')).toEqual(['diff.other-pools']);
      expect(await codes('fide:2024-07', 'fide')).toEqual(['diff.same-list']);
      expect(await codes('fide:2023-07', 'fide')).toEqual(['lists.unknown-list']);
      expect(await codes('fide', 'fide:2023-07')).toEqual(['lists.unknown-list']);
      expect(await isListOfOffice(office, 'fide:2024-05')).toBe(true);
      expect(await isListOfOffice(office, 'list.xml')).toBe(false);
      expect(noListOfOffice().findings.map(({ code }) => code)).toEqual(['diff.nothing-ours']);
    });
  });
});

describe('what causes do not account for', () => {
  const place = (rating: number) => ({ status: 'active', rating, k: 20 }) as const;
  const event = (change: number, list: string): Cause => ({
    cause: 'event',
    event: 'e1',
    name: '',
    list,
    games: 5,
    k: 20,
    change,
    clause: null,
  });

  test('each list rounds once, and half a point is rounding', () => {
    const family = 'fide';
    expect(unexplained({ family }, place(2000), place(2011), [event(1050, '2024-06-01')])).toBe(0);
    expect(unexplained({ family }, place(2000), place(2012), [event(1050, '2024-06-01')])).toBe(2);
    const two = [event(550, '2024-06-01'), event(550, '2024-07-01')];
    expect(unexplained({ family }, place(2000), place(2012), two)).toBe(0);
  });

  test('who rates at once rounds with each event', () => {
    const two = [event(550, '2024-06-01'), event(550, '2024-06-01')];
    expect(unexplained({ family: 'orr' }, place(2000), place(2012), two)).toBe(0);
    expect(unexplained({ family: 'fide' }, place(2000), place(2012), two)).toBe(1);
  });
});

/** The demonstration office, looked at as an officer would: everything that its lists say must have its reasons. */
import { demoCopy } from '../../../test/demo.fixture.ts';
import { EVERY } from '../../content/every-language.fixture.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { diffCommand } from '../../cli/commands/diff.ts';
import { driftCommand } from '../../cli/commands/drift.ts';
import { gapsCommand } from '../../cli/commands/gaps.ts';
import { AUDIT_WORDS } from '../../content/hu/commands/audit.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import type { ListRow, PoolRow } from '../../ledger/store.ts';
import { openStore } from '../../stores/store.ts';
import { readOffice, type Office } from '../../desk/office.ts';
import { countedBytes } from '../../desk/office.fixture.ts';
import { audit } from './audit.ts';
import { auditFiles } from './audit-files.ts';
import { changesOfSome, diffLists, type ListDiff } from './diff.ts';
import { drift } from './drift.ts';
import { gaps } from './gaps.ts';

let db: string;
let drop: () => void;
let office: Office;
let pools: readonly PoolRow[];

beforeAll(async () => {
  ({ file: db, drop } = await demoCopy());
  office = {
    store: await openStore(db),
    clock: () => Date.parse('2026-11-16T12:00:00Z'),
    random: countedBytes(),
  };
  pools = await readOffice(office, (desk) => desk.pools());
});
afterAll(async () => {
  await office?.store.close();
  drop?.();
});

const datesOf = (pool: string): Promise<readonly string[]> =>
  readOffice(office, async (desk) => (await desk.lists(pool)).map(({ date }) => date).sort());

/** The changes of a difference, asked for by players. */
const oneByOne = ({ pool, from, to, changes }: ListDiff): Promise<ListDiff['changes']> =>
  readOffice(office, async (desk) => {
    const row = (await desk.pool(pool)) as PoolRow;
    const [earlier, later] = [(await desk.list(pool, from)) as ListRow, (await desk.list(pool, to)) as ListRow];
    const persons = changes.map(({ player }) => personNumber(player) as number);
    const told = await changesOfSome(desk, { pool: row, from: earlier, to: later }, persons, async () => undefined);
    return told.changes;
  });

/** In the pools of FIDE and MSSZ a player has one rating in an event, also beside a game that does not count. */
function expectOneRating(pool: string, rows: readonly (readonly string[])[], family: string): void {
  if (family !== 'fide' && family !== 'mssz') return;
  const ratings = new Map<string, string>();
  for (const row of rows) {
    const [event, player, rating] = [row[2], row[4], row[9] as string];
    const key = `${pool} ${event} ${player}`;
    expect([key, rating]).toEqual([key, ratings.get(key) ?? rating]);
    ratings.set(key, rating);
  }
}

/** In Go one C holds for both sides: what one gets, the other gives, to the thousandth. */
function expectBothSides(pool: string, rows: readonly (readonly string[])[], family: string): void {
  if (family !== 'mgsz') return;
  const sums = new Map<string, number>();
  for (const row of rows.filter((each) => each.at(-1) === 'counted')) {
    const key = [pool, row[2], row[3], ...[row[4], row[6]].toSorted()].join(' ');
    sums.set(key, (sums.get(key) ?? 0) + Math.round(1000 * Number(row.at(-2))));
  }
  for (const [game, sum] of sums) expect([game, sum]).toEqual([game, 0]);
}

/** Cells of a CSV in which names may have commas. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));

describe('the demonstration office', () => {
  test('every change from one list to the next has causes, and they account for all of it', async () => {
    const kinds = new Set<string>();
    for (const { pool } of pools) {
      const dates = await datesOf(pool);
      for (const [place, date] of dates.slice(1).entries()) {
        const { value } = await diffLists(office, `${pool}:${dates[place]}`, `${pool}:${date}`);
        for (const { player, causes, unexplained } of value?.changes ?? []) {
          expect([pool, date, player, unexplained, causes.length > 0]).toEqual([pool, date, player, 0, true]);
          for (const { cause } of causes) kinds.add(cause);
        }
        expect([pool, date, await oneByOne(value as ListDiff)]).toEqual([pool, date, value?.changes]);
      }
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(
        'active-again adjustment decision delisted event first-rating inactive k merge not-listed withdrawn'.split(' '),
      ),
    );
  });

  test('the games of a player add up to the exact change of the list, also where cards were merged since', async () => {
    const paths = new Set<string>();
    for (const { pool, family } of pools) {
      let [games, players] = ['', ''];
      const append = {
        games: async (text: string) => void (games += text),
        players: async (text: string) => void (players += text),
      };
      await auditFiles(office, { pool, ...append });
      const sums = new Map<string, number>();
      expectOneRating(pool, rowsOf(games), family);
      expectBothSides(pool, rowsOf(games), family);
      for (const row of rowsOf(games)) {
        const key = `${row[1]} ${row[4]}`;
        sums.set(key, (sums.get(key) ?? 0) + Math.round(100 * Number(row.at(-2))));
      }
      for (const row of rowsOf(players)) {
        paths.add(row.at(-1) as string);
        const [exact, sum] = [row.at(-4) as string, sums.get(`${row[1]} ${row[2]}`) ?? 0];
        if (exact === '' || family === 'orr' || family === 'mgsz') continue;
        expect([pool, row[1], row[2], sum]).toEqual([pool, row[1], row[2], Math.round(100 * Number(exact))]);
      }
    }
    expect([...paths].sort()).toEqual(
      expect.arrayContaining(['delisted', 'first-rating', 'rated', 'returned', 'unrated']),
    );
  });

  test('every person can be audited, and every entry has its words', async () => {
    const last = await readOffice(office, (desk) => desk.lastPerson());
    for (let person = 1; person <= last; person += 7) {
      const asked = { player: personId(person), language: EVERY.hu, words: AUDIT_WORDS } as const;
      const { value = [] } = await audit(office, asked);
      expect(value.length).toBeGreaterThan(0);
      expect(value.every(({ says }) => says.length > 0 && !says.includes('undefined'))).toBe(true);
    }
    const all = await audit(office, { since: '2000-01-01', language: EVERY.hu, words: AUDIT_WORDS });
    expect(all.value?.length).toBe((await readOffice(office, (desk) => desk.head())).no);
  });

  test('drift and gaps are told of every pool', async () => {
    for (const { pool } of pools) {
      const { value } = await drift(office, { pool });
      const scored = value?.byDifference.reduce((sum, { games }) => sum + games, 0);
      expect(scored).toBe(value?.stronger.games);
    }
    const found = (await gaps(office)).value?.gaps ?? [];
    expect(found.map(({ points }) => points ?? -1)).toEqual(
      found.map(({ points }) => points ?? -1).toSorted((a, b) => b - a),
    );
    expect(new Set(found.map(({ gap }) => gap))).toContain('identity');
  });

  test('on the command line what is long is cut off, and what lies apart has a star', async () => {
    let out = '';
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    });
    for (const lang of ['en', 'hu', 'ru']) {
      await driftCommand({ db, pool: 'fide', lang });
      await driftCommand({ db, pool: 'orr', lang });
      await diffCommand('fide:2025-01', 'fide', { db, lang });
      await gapsCommand({ db, lang });
    }
    written.mockRestore();
    expect(out).toContain(' *');
    expect(out).toMatch(/… and \d+ more/);
    expect(out).not.toMatch(/undefined|NaN|null/);
  });
});

/** One invented career through every edition of FIDE's rules, number by number as one would reckon it from the tables. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monthText, parseMonth } from '../core/dates.ts';
import type { Result } from '../core/game.ts';
import { BOOK as en } from '../content/en/books/every-family.ts';
import type { JsonObject } from '../ledger/entries.ts';
import { personId } from '../ledger/ids.ts';
import { listData } from '../ledger/rows/standings.ts';
import type { StandingRow } from '../ledger/store.ts';
import { explainPlayer, type PlayerExplained } from '../reading/lists/explain-player.ts';
import { verifyOffice } from '../keeping/verify.ts';
import { openStore } from '../stores/store.ts';
import {
  AS,
  acceptEvent,
  bring,
  enter,
  enterPersons,
  officeOver,
  openPool,
  read,
  type TestEvent,
  type TestOffice,
} from './lists/office.fixture.ts';
import { adjustPool } from './lists/adjust.ts';
import { publishList } from './lists/publish.ts';
import { done } from './office.fixture.ts';

const POOL = 'fide';
const ANNA = 1;

interface Chapter {
  readonly edition: string;
  readonly start: string;
  /** The list that it is on, and what Anna has there. */
  readonly list: string;
  readonly rating: number;
  readonly k: number | readonly number[] | null;
  /** Opponents nobody has met before, by their rating of December 2014, and what Anna scored. */
  readonly games: readonly (readonly [rating: number, score: 0 | 0.5 | 1])[];
  /** A clause that the explanation must cite. */
  readonly cites: string;
  readonly facts?: JsonObject;
  readonly waivers?: TestEvent['waivers'];
}

const CHAPTERS: readonly Chapter[] = [
  // five games, 3.5 points, average 1580: two half points above one half, 15 each
  {
    edition: 'fide-2014',
    start: '2015-02-07',
    list: '2015-03',
    rating: 1610,
    k: null,
    games: [
      [1500, 1],
      [1500, 0.5],
      [1600, 1],
      [1600, 0.5],
      [1700, 0.5],
    ],
    cites: '8.23',
  },
  // 1610: −90 is .38, −190 is .25; .62 + .25 = .87, K 40: +34.8
  {
    edition: 'fide-2014',
    start: '2016-03-05',
    list: '2016-04',
    rating: 1645,
    k: 40,
    games: [
      [1700, 1],
      [1800, 0.5],
    ],
    cites: '8.55c',
  },
  // eighteen games against equals, 10 points; 40 × 18 is above 700, so K is 38: +38
  {
    edition: 'fide-2017',
    start: '2018-06-02',
    list: '2018-07',
    rating: 1683,
    k: 38,
    games: Array.from({ length: 18 }, (_, at) => [1645, at < 2 ? 1 : 0.5] as const),
    cites: '8.56',
  },
  // 583 counts as 400 (.92), 483 as it is (.95), −517 as −400 (.08); .08 + .05 + .42 = .55, K 40: +22
  {
    edition: 'fide-2022',
    start: '2022-05-07',
    list: '2022-06',
    rating: 1705,
    k: 40,
    games: [
      [1100, 1],
      [1200, 1],
      [2200, 0.5],
    ],
    cites: '8.3.1',
  },
  // an equal, won: +20, so 1725; then the list of March 2024 brings everybody below 2000 two fifths nearer to it: +110
  {
    edition: 'fide-2022',
    start: '2024-02-10',
    list: '2024-03',
    rating: 1835,
    k: 40,
    games: [[1705, 1]],
    cites: '8.3.4',
  },
  // 1500 has become 1700: 135 is .68, −265 is .18; −.18 + .82 = .64, K 40 for the 29 games so far: +25.6
  {
    edition: 'fide-2024',
    start: '2024-05-04',
    list: '2024-06',
    rating: 1861,
    k: 40,
    games: [
      [1500, 0.5],
      [2100, 1],
    ],
    cites: '8.3.3',
  },
  // 31 games: K 20; −839 counts as −400 for her, so .42 and +8.4
  {
    edition: 'fide-2025-10',
    start: '2025-11-08',
    list: '2025-12',
    rating: 1869,
    k: 20,
    games: [[2700, 0.5]],
    cites: '8.3.1',
  },
  // 45 minutes and 30 seconds a move, approved by the Qualification Commission: −181 is .26, so .74 and +14.8
  {
    edition: 'fide-2026-01',
    start: '2026-02-07',
    list: '2026-03',
    rating: 1884,
    k: 20,
    games: [[2050, 1]],
    cites: '8.3.2',
    facts: { controls: [{ moves: null, minutes: 45, increment: 30 }] },
    waivers: [{ clause: '1.1', by: 'qc', ground: 'a traditional event' }],
  },
];

const PUT_TOGETHER: readonly string[] = ['fide-2017', 'fide-2022'];

const MARCH_2024 = { rule: 'towards:2000:2/5', by: 'qc', decided: '2023-12-14', reference: 'news 2831' } as const;

const RESULTS: Readonly<Record<0 | 0.5 | 1, Result>> = { 0: '0-1', 0.5: '1/2-1/2', 1: '1-0' };

/** Opponents have numbers from 2 on, in the order of chapters and games. */
function opponentsOf(chapter: Chapter): readonly number[] {
  const before = CHAPTERS.slice(0, CHAPTERS.indexOf(chapter)).reduce((sum, { games }) => sum + games.length, 0);
  return chapter.games.map((_, at) => 2 + before + at);
}

let office: TestOffice;
const seen = new Map<string, { readonly standing: StandingRow; readonly edition: string | undefined }>();

beforeAll(async () => {
  office = officeOver(await openStore(':memory:'), '2026-11-15');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, POOL, 'fide', '2015-01');
  const ratings = CHAPTERS.flatMap(({ games }) => games.map(([rating]) => rating));
  await enterPersons(office, 1, [
    { name: 'Vándor, Anna', birth: '2000-05-10', federation: 'HUN', sex: 'f' },
    ...ratings.map((_, at) => ({ name: `Opponent, ${at + 2}`, birth: '1980-01-01' })),
  ]);
  const standings = ratings.map((rating, at) => [at + 2, { rating, total: 100, peak: rating }] as const);
  await bring(office, POOL, '2014-12', Object.fromEntries(standings));
  for (const [at, chapter] of CHAPTERS.entries()) {
    const opponents = opponentsOf(chapter);
    await acceptEvent(office, {
      event: at + 1,
      pool: POOL,
      start: chapter.start,
      end: `${chapter.start.slice(0, 8)}25`,
      edition: chapter.edition,
      list: chapter.list,
      ...(chapter.facts === undefined ? {} : { facts: chapter.facts }),
      ...(chapter.waivers === undefined ? {} : { waivers: chapter.waivers }),
      persons: [ANNA, ...opponents],
      games: chapter.games.map(([, score], game) => [game + 1, ANNA, opponents[game] as number, RESULTS[score]]),
    });
  }
  const last = parseMonth((CHAPTERS.at(-1) as Chapter).list) as number;
  for (let month = parseMonth('2015-01') as number; month <= last; month += 1) {
    const date = monthText(month);
    if (date === '2024-03') done(await adjustPool(office, { pool: POOL, list: date, ...MARCH_2024 }, AS));
    const published = await publishList(office, { pool: POOL, date }, AS);
    done(published);
    const row = await read(office, (desk) => desk.list(POOL, `${date}-01`));
    if (row === undefined) throw new Error(date);
    const [standing] = await read(office, (desk) => desk.standings(row.list, [ANNA]));
    if (standing !== undefined) seen.set(date, { standing, edition: listData(row).edition });
  }
});

afterAll(() => office.store.close());

const explained = async (list: string): Promise<PlayerExplained> =>
  done(await explainPlayer(office, { player: personId(ANNA), pool: POOL, list, book: en })) as PlayerExplained;

describe('one career through every edition', () => {
  for (const { edition, list, rating, k, cites } of CHAPTERS) {
    test(`${list}: ${rating} by ${edition}`, async () => {
      expect(seen.get(list)?.standing.rating).toBe(rating);
      expect(seen.get(list)?.edition).toBe(edition);
      const { after, lines, steps, sureness = [] } = await explained(list);
      // the texts of 2017 and 2022 are put together, the others are at hand
      expect(new Set(sureness.map((rule) => rule.edition))).toEqual(
        new Set(PUT_TOGETHER.filter((id) => id === edition)),
      );
      expect(after).toBe(rating);
      expect(lines.map(({ text }) => text).join('\n')).toContain(cites);
      if (k !== null) expect(JSON.stringify(steps)).toContain(`"k":${JSON.stringify(k)}`);
    });
  }

  test('whoever is rated 2650 or more meets the real difference from October 2025 on: ½ against 1861 costs 5 points', async () => {
    const list = await read(office, (desk) => desk.list(POOL, '2025-12-01'));
    const strongest = opponentsOf(CHAPTERS.find((each) => each.list === '2025-12') as Chapter)[0] as number;
    const [standing] = await read(office, (desk) => desk.standings(list?.list as number, [strongest]));
    expect(standing?.rating).toBe(2695);
  });

  test('nothing changes between, and the ledger proves every list', async () => {
    let rating: number | null | undefined;
    for (const [list, { standing }] of seen) {
      const chapter = CHAPTERS.find((each) => each.list === list);
      if (chapter === undefined) expect([list, standing.rating]).toEqual([list, rating]);
      ({ rating } = standing);
    }
    const scratch = await openStore(':memory:');
    const { findings } = await verifyOffice(office, { scratch });
    await scratch.close();
    expect(findings.filter(({ weight }) => weight === 'refuse')).toEqual([]);
  });
});

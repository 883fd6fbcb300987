/**
 * The law of the ledger: what an office shows after any sequence of verbs is what its entries say, carried out again from the
 * first on in an empty store, byte for byte.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventId, personId } from '../ledger/ids.ts';
import type { PoolRow } from '../ledger/store.ts';
import { forEachStore } from '../stores/harness.fixture.ts';
import { openStore } from '../stores/store.ts';
import { change } from './change.ts';
import { decideStanding } from './lists/decide.ts';
import {
  acceptEvent,
  AS,
  bring,
  enter,
  enterPersons,
  openPool,
  rateNow,
  read,
  type TestEvent,
  type TestOffice,
  submission,
  testOffice,
} from './lists/office.fixture.ts';
import { publishList } from './lists/publish.ts';
import { ratedAfterBrought } from './lists/rate-again.ts';
import { monthName, randomEvent } from './lists/season.fixture.ts';
import { mergePlayers } from './registry/merge.ts';
import { splitPlayer } from './registry/split.ts';
import { verifyOffice } from './verify.ts';

const PERSONS = 12;
const POOLS = ['fide', 'old', 'mssz', 'orr', 'mgsz'] as const;
type Pool = (typeof POOLS)[number];

const EDITION: Readonly<Record<Pool, string>> = {
  fide: 'fide-2024',
  old: 'fide-2014',
  mssz: 'mssz-2017',
  orr: 'orr',
  mgsz: 'mgsz-2012',
};
/** The first month with events of each pool. */
const FROM: Readonly<Record<Pool, number>> = {
  fide: 2024 * 12 + 4,
  old: 2015 * 12 + 4,
  mssz: 2018 * 12 + 4,
  orr: 2024 * 12 + 4,
  mgsz: 2024 * 12 + 4,
};

type Step =
  | { readonly step: 'event'; readonly pool: Pool; readonly month: number; readonly day: number; readonly seed: number }
  | { readonly step: 'question'; readonly pool: Pool; readonly seed: number }
  | { readonly step: 'answer'; readonly person: number }
  | { readonly step: 'withdraw'; readonly which: number }
  | { readonly step: 'merge'; readonly person: number; readonly into: number }
  | { readonly step: 'split'; readonly person: number }
  | {
      readonly step: 'decide';
      readonly pool: Pool;
      readonly person: number;
      readonly day: number;
      readonly value: number;
    }
  | {
      readonly step: 'bring';
      readonly pool: Pool;
      readonly person: number;
      readonly day: number;
      readonly value: number;
    }
  | { readonly step: 'publish'; readonly pool: Pool };

const pool = fc.constantFrom(...POOLS);
const person = fc.integer({ min: 1, max: PERSONS });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      step: fc.constant('event' as const),
      pool,
      month: fc.integer({ min: 0, max: 3 }),
      day: fc.integer({ min: 1, max: 20 }),
      seed: fc.integer({ min: 1, max: 1_000_000 }),
    }),
  },
  fc.record({ step: fc.constant('question' as const), pool, seed: fc.integer({ min: 1, max: 1_000_000 }) }),
  fc.record({ step: fc.constant('answer' as const), person }),
  fc.record({ step: fc.constant('withdraw' as const), which: fc.nat(1000) }),
  fc.record({ step: fc.constant('merge' as const), person, into: person }),
  fc.record({ step: fc.constant('split' as const), person }),
  fc.record({
    step: fc.constant('decide' as const),
    pool,
    person,
    day: fc.integer({ min: 1, max: 28 }),
    value: fc.integer({ min: 1450, max: 2100 }),
  }),
  fc.record({
    step: fc.constant('bring' as const),
    pool: fc.constantFrom('orr' as const, 'mgsz' as const),
    person,
    day: fc.integer({ min: 1, max: 5 }),
    value: fc.integer({ min: 1450, max: 2100 }),
  }),
  { weight: 2, arbitrary: fc.record({ step: fc.constant('publish' as const), pool }) },
);

const eventOf = (event: number, of: Pool, month: number, day: number, seed: number): TestEvent =>
  randomEvent({ event, pool: of, edition: EDITION[of], month: FROM[of] + month, day, seed, persons: PERSONS });

class World {
  readonly office: TestOffice;
  readonly #published = new Map<Pool, number>();
  #events = 0;
  /** Why steps were not taken, so that a test can see that enough are. */
  readonly taken = new Map<string, number>();

  constructor(office: TestOffice) {
    this.office = office;
  }

  static async open(office: TestOffice): Promise<World> {
    for (const each of POOLS) {
      const family = each === 'old' ? 'fide' : each;
      const from = monthName(FROM[each]);
      await openPool(office, each, family, each === 'orr' || each === 'mgsz' ? `${from}-01` : from);
    }
    await enterPersons(
      office,
      1,
      Array.from({ length: PERSONS }, (_, at) => ({
        name: `Player ${String.fromCharCode(65 + at)}`,
        birth: ['1990-01-01', '1997-06-20', '2000-05-15', '2006-06-10', '1985'][at % 5] as string,
        federation: 'HUN',
      })),
    );
    for (const each of ['fide', 'old', 'mssz'] as const) {
      await bring(office, each, monthName(FROM[each]), {
        1: 2000,
        2: 1900,
        3: 1800,
        4: 1410,
        5: 1600,
        6: 2395,
        7: 1700,
      });
    }
    await bring(office, 'orr', '2024-05-01', { 1: 1500, 2: 1400, 3: 1300 });
    await bring(office, 'mgsz', '2024-05-01', { 1: { rating: 1800, rest: { rank: '3k' } }, 2: { rating: 1500 } });
    return new World(office);
  }

  #took(what: string): void {
    this.taken.set(what, (this.taken.get(what) ?? 0) + 1);
  }

  /** By the number that counts: merged ones lead on. */
  async #present(number: number): Promise<number> {
    const [row] = await read(this.office, (desk) => desk.persons([number]));
    return row?.mergedInto === null || row === undefined ? number : this.#present(row.mergedInto as number);
  }

  async take(each: Step): Promise<void> {
    switch (each.step) {
      case 'event':
        return this.#event(each);
      case 'question':
        return this.#question(each);
      case 'answer':
        return this.#answer(each.person);
      case 'withdraw':
        return this.#withdraw(each.which);
      case 'merge':
        return this.#done(
          'merge',
          mergePlayers(this.office, { player: personId(each.person), into: personId(each.into) }, AS),
        );
      case 'split':
        return this.#done('split', splitPlayer(this.office, { player: personId(each.person) }, AS));
      case 'decide': {
        const on = `${monthName(FROM[each.pool] + 1)}-${String(each.day).padStart(2, '0')}`;
        const asked = {
          pool: each.pool,
          player: personId(each.person),
          indicator: 'rating',
          value: each.value,
          on,
          by: each.pool === 'fide' ? 'qc' : 'committee',
        };
        return this.#done('decide', decideStanding(this.office, asked, AS));
      }
      case 'bring':
        return this.#bring(each);
      case 'publish':
        return this.#publish(each.pool);
    }
  }

  async #done(what: string, work: Promise<{ readonly value?: unknown }>): Promise<void> {
    if ((await work).value !== undefined) this.#took(what);
  }

  async #event({ pool: of, month, day, seed }: Extract<Step, { step: 'event' }>): Promise<void> {
    const published = this.#published.get(of);
    const least = published === undefined || of === 'orr' || of === 'mgsz' ? 0 : published;
    const event = eventOf(this.#events + 1, of, Math.max(month, least), day, seed);
    const persons = await Promise.all(event.persons.map((each) => this.#present(each)));
    if (new Set(persons).size < persons.length) return;
    this.#events += 1;
    await acceptEvent(this.office, event);
    if (of === 'orr' || of === 'mgsz') await rateNow(this.office, of, event.event);
    this.#took(`event ${of}`);
  }

  /** A report of which one player is not known yet. */
  async #question({ pool: of, seed }: Extract<Step, { step: 'question' }>): Promise<void> {
    const event = eventOf(this.#events + 1, of, 3, 10, seed);
    this.#events += 1;
    const { players, ...data } = submission(event);
    const finding = { code: 'identify.doubtful', weight: 'warn' as const, facts: {} };
    await enter(this.office, {
      kind: 'event.submitted',
      data: {
        ...data,
        players: [{}, ...players.slice(1)],
        questions: [{ question: 1, kind: 'identity', player: 0, candidates: [], finding }],
      },
    });
    this.#took('question');
  }

  async #answer(number: number): Promise<void> {
    const [open] = (await read(this.office, (desk) => desk.questions())).filter((question) => question.open);
    if (open === undefined) return;
    const entrants = await read(this.office, (desk) => desk.entrants(open.event));
    if (entrants.some((each) => each.person === number)) return;
    await enter(this.office, {
      kind: 'question.answered',
      data: { event: eventId(open.event), question: open.question, person: personId(number) },
    });
    this.#took('answer');
  }

  async #withdraw(which: number): Promise<void> {
    const rows = await read(this.office, (desk) => desk.events({ states: ['submitted', 'accepted', 'rated'] }));
    const row = rows[which % Math.max(1, rows.length)];
    if (row === undefined) return;
    await enter(this.office, { kind: 'event.withdrawn', data: { event: eventId(row.event) } });
    if (row.state === 'rated') await rateNow(this.office, row.pool, row.event);
    this.#took(`withdraw ${row.state}`);
  }

  /** Ratings for a day before events that are rated already. */
  async #bring({ pool: of, person: number, day, value }: Extract<Step, { step: 'bring' }>): Promise<void> {
    const present = await this.#present(number);
    const as = `${monthName(FROM[of] + 1)}-0${day}`;
    const lists = await read(this.office, (desk) => desk.lists(of));
    if (lists.some(({ date }) => date > as)) return;
    await bring(this.office, of, as, { [present]: { rating: value } });
    await change(this.office, AS, async (changing) => {
      const row = (await changing.desk.pool(of)) as PoolRow;
      return { value: await ratedAfterBrought(changing, row, as, [present]), findings: [] };
    });
    this.#took(`bring ${of}`);
  }

  async #publish(of: Pool): Promise<void> {
    const next = (this.#published.get(of) ?? 0) + 1;
    if (next > 4) return;
    this.#published.set(of, next);
    const isContinuous = of === 'orr' || of === 'mgsz';
    const asked = isContinuous
      ? { pool: of, date: `${monthName(FROM[of] + 4)}-0${next}` }
      : { pool: of, date: monthName(FROM[of] + next) };
    await this.#done(`publish ${of}`, publishList(this.office, asked, AS));
  }
}

const RUNS = Number(process.env['ELOBOOK_REPLAYS'] ?? 12);

forEachStore((_kind, store) => {
  describe('incremental and replayed', () => {
    test('any sequence of submissions, answers, withdrawals, merges, decisions and publications leaves what a full replay gives', async () => {
      const taken = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
          const world = await World.open(await testOffice(store, '2026-01-15'));
          for (const each of steps) await world.take(each);
          for (const [what, count] of world.taken) taken.set(what, (taken.get(what) ?? 0) + count);
          const scratch = await openStore(':memory:');
          const { value, findings } = await verifyOffice(world.office, { scratch });
          await scratch.close();
          await world.office.store.close();
          expect(findings).toEqual([]);
          expect(value?.entries).toBeGreaterThan(0);
        }),
        { numRuns: RUNS },
      );
      if (process.env['ELOBOOK_SHOW'] !== undefined) process.stdout.write(`${JSON.stringify([...taken])}\n`);
    }, 600_000);
  });
});

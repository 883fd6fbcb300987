/**
 * The law of the ledger: what an office shows after any sequence of verbs is what its entries say, carried out again from the
 * first on in an empty store, byte for byte.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventId, personId } from '../ledger/ids.ts';
import type { PoolRow } from '../ledger/store.ts';
import type { StoreKind } from '../stores/engine.ts';
import { forEachStore } from '../stores/harness.fixture.ts';
import { openStore } from '../stores/store.ts';
import { changeOffice } from '../desk/change.ts';
import { decideStanding } from '../desk/lists/decide.ts';
import {
  acceptEvent,
  AS,
  accepted,
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
} from '../desk/lists/office.fixture.ts';
import { publishList } from '../desk/lists/publish.ts';
import { revokeDecision } from '../desk/lists/revoke-decision.ts';
import { ratedAfterBrought } from '../desk/reratings/rate-again.ts';
import { monthName, randomEvent } from '../desk/lists/season.fixture.ts';
import { importList } from '../desk/registry/import.ts';
import { listImports } from '../desk/registry/import/log.ts';
import { undoImport } from '../desk/registry/import/undo.ts';
import { mergePlayers } from '../desk/registry/merge.ts';
import { changePlayer } from '../desk/registry/players.ts';
import { setFederation } from '../desk/registry/federations.ts';
import { splitPlayer } from '../desk/registry/split.ts';
import { verifiedShortly } from './checking.fixture.ts';
import { verifyOffice } from './verify.ts';

/** Who plays; after them some who play seldom, and so can be merged into one who was not there. */
const PERSONS = 12;
const ALL_PERSONS = 15;
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
  | { readonly step: 'answer'; readonly which: number }
  | { readonly step: 'withdraw'; readonly pool: Pool; readonly which: number }
  | { readonly step: 'correct'; readonly pool: Pool; readonly which: number; readonly seed: number }
  | { readonly step: 'merge'; readonly person: number; readonly into: number }
  | { readonly step: 'undo'; readonly which: number }
  | { readonly step: 'split'; readonly which: number; readonly to: number }
  | {
      readonly step: 'decide';
      readonly pool: Pool;
      readonly person: number;
      readonly day: number;
      readonly value: number;
    }
  | { readonly step: 'revoke'; readonly pool: Pool; readonly person: number }
  | {
      readonly step: 'bring';
      readonly pool: Pool;
      readonly person: number;
      readonly day: number;
      readonly value: number;
    }
  | {
      readonly step: 'import';
      readonly pool: Pool;
      readonly person: number;
      readonly value: number;
      readonly how: 'whole' | 'add';
    }
  | { readonly step: 'take back'; readonly which: number }
  | { readonly step: 'card'; readonly person: number; readonly federation: string }
  | { readonly step: 'federation'; readonly status: 'member' | 'suspended' }
  | { readonly step: 'publish'; readonly pool: Pool };

const pool = fc.constantFrom(...POOLS);
const person = fc.integer({ min: 1, max: ALL_PERSONS });
const seed = fc.integer({ min: 1, max: 1_000_000 });
const value = fc.integer({ min: 1450, max: 2100 });
const which = fc.nat(1000);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      step: fc.constant('event' as const),
      pool,
      month: fc.integer({ min: 0, max: 3 }),
      day: fc.integer({ min: 1, max: 20 }),
      seed,
    }),
  },
  fc.record({ step: fc.constant('question' as const), pool, seed }),
  { weight: 2, arbitrary: fc.record({ step: fc.constant('answer' as const), which }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('withdraw' as const), pool, which }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('correct' as const), pool, which, seed }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('merge' as const), person, into: person }) },
  fc.record({ step: fc.constant('undo' as const), which }),
  fc.record({ step: fc.constant('split' as const), which, to: person }),
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant('decide' as const),
      pool,
      person,
      day: fc.integer({ min: 1, max: 28 }),
      value,
    }),
  },
  fc.record({ step: fc.constant('revoke' as const), pool, person }),
  fc.record({ step: fc.constant('bring' as const), pool, person, day: fc.integer({ min: 1, max: 5 }), value }),
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant('import' as const),
      pool,
      person,
      value,
      how: fc.constantFrom('whole' as const, 'add' as const),
    }),
  },
  fc.record({ step: fc.constant('take back' as const), which }),
  fc.record({ step: fc.constant('card' as const), person, federation: fc.constantFrom('HUN', 'SVK') }),
  fc.record({
    step: fc.constant('federation' as const),
    status: fc.constantFrom('member' as const, 'suspended' as const),
  }),
  { weight: 4, arbitrary: fc.record({ step: fc.constant('publish' as const), pool }) },
);

/** Every step in every pool, so that none is left to chance. By these seeds the events are Swiss, which all books rate. */
const EVERY_STEP: readonly Step[] = [
  ...POOLS.flatMap((of, at): Step[] => [
    { step: 'event', pool: of, month: 0, day: 3, seed: 11007 + at },
    { step: 'question', pool: of, seed: 31033 + at },
    { step: 'answer', which: 5 + at },
    { step: 'decide', pool: of, person: 2, day: 2, value: 1950 + at },
    { step: 'decide', pool: of, person: 3, day: 2, value: 1700 + at },
    { step: 'revoke', pool: of, person: 3 },
    { step: 'bring', pool: of, person: 4, day: 2, value: 1600 + at },
    { step: 'import', pool: of, person: 5, value: 1700 + at, how: 'whole' },
    { step: 'import', pool: of, person: 6, value: 1800 + at, how: 'add' },
    { step: 'take back', which: 0 },
    { step: 'publish', pool: of },
    { step: 'import', pool: of, person: 12, value: 1900 + at, how: 'add' },
    { step: 'event', pool: of, month: 0, day: 12, seed: 51025 + at },
  ]),
  { step: 'merge', person: 13, into: 14 },
  { step: 'federation', status: 'suspended' },
  { step: 'card', person: 3, federation: 'SVK' },
  ...POOLS.flatMap((of, at): Step[] => [
    { step: 'publish', pool: of },
    { step: 'correct', pool: of, which: at, seed: 71038 + 3 * at },
    { step: 'event', pool: of, month: 2, day: 5, seed: 61055 + at },
    { step: 'withdraw', pool: of, which: at },
  ]),
  { step: 'undo', which: 1 },
  { step: 'split', which: 1, to: 13 },
  ...POOLS.map((of): Step => ({ step: 'publish', pool: of })),
];

const isContinuous = (of: string): boolean => of === 'orr' || of === 'mgsz';

/** Now and then somebody plays who seldom does. */
const eventOf = (event: number, of: Pool, month: number, day: number, from: number): TestEvent =>
  randomEvent({
    event,
    pool: of,
    edition: EDITION[of],
    month: FROM[of] + month,
    day,
    seed: from,
    persons: from % 3 === 0 ? ALL_PERSONS : PERSONS,
  });

/** Few pools in a sequence, so that much happens in each. */
const somePools = fc.shuffledSubarray([...POOLS], { minLength: 1, maxLength: 2 });

const inOneOf = (pools: readonly Pool[], each: Step): Step =>
  'pool' in each ? { ...each, pool: pools[POOLS.indexOf(each.pool) % pools.length] as Pool } : each;

const whoDecides = (of: Pool): string => (of === 'fide' || of === 'old' ? 'qc' : 'committee');

const EVERYBODY = Array.from({ length: ALL_PERSONS }, (_, at) => at + 1);

class World {
  readonly office: TestOffice;
  readonly #published = new Map<Pool, number>();
  /** By number. */
  readonly #events = new Map<number, TestEvent>();
  /** Why steps were not taken, so that a test can see that enough are. */
  readonly taken = new Map<string, number>();

  constructor(office: TestOffice) {
    this.office = office;
  }

  static async open(office: TestOffice): Promise<World> {
    for (const each of POOLS) {
      const family = each === 'old' ? 'fide' : each;
      const from = monthName(FROM[each]);
      await openPool(office, each, family, isContinuous(each) ? `${from}-01` : from);
    }
    await enterPersons(
      office,
      1,
      Array.from({ length: ALL_PERSONS }, (_, at) => ({
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
        return this.#answer(each.which);
      case 'withdraw':
        return this.#withdraw(each);
      case 'correct':
        return this.#correct(each);
      case 'merge':
        return this.#done(
          'merge',
          mergePlayers(
            this.office,
            { player: personId(each.person), into: personId(each.into), although: ['ratings'] },
            AS,
          ),
        );
      case 'undo':
        return this.#undo(each.which);
      case 'split':
        return this.#split(each);
      case 'decide': {
        const on = `${monthName(this.#monthSince(each.pool))}-${String(each.day).padStart(2, '0')}`;
        const asked = {
          pool: each.pool,
          player: personId(each.person),
          indicator: 'rating',
          value: each.value,
          although: each.value,
          on,
          by: whoDecides(each.pool),
        };
        return this.#done(`decide ${each.pool}`, decideStanding(this.office, asked, AS));
      }
      case 'revoke': {
        const asked = { player: personId(each.person), indicator: 'rating', by: whoDecides(each.pool) };
        return this.#done(`revoke ${each.pool}`, revokeDecision(this.office, { pool: each.pool, ...asked }, AS));
      }
      case 'bring':
        return this.#bring(each);
      case 'import':
        return this.#import(each);
      case 'take back':
        return this.#takeBack(each.which);
      case 'card': {
        const { person: number, federation } = each;
        return this.#done('card', changePlayer(this.office, { player: personId(number), fields: { federation } }, AS));
      }
      case 'federation':
        return this.#done('federation', setFederation(this.office, { federation: 'SVK', status: each.status }, AS));
      case 'publish':
        return this.#publish(each.pool);
    }
  }

  async #done(what: string, work: Promise<{ readonly value?: unknown }>): Promise<void> {
    if ((await work).value !== undefined) this.#took(what);
  }

  /** A month that is not before the last list. */
  #monthSince(of: Pool): number {
    const published = this.#published.get(of) ?? 0;
    return FROM[of] + (isContinuous(of) && published > 0 ? 5 : Math.max(1, published));
  }

  /** The report may come after lists that the event was too early for. */
  #next(of: Pool, month: number): { readonly list?: string } {
    if (isContinuous(of)) return {};
    return { list: monthName(FROM[of] + Math.max(month, this.#published.get(of) ?? 0) + 1) };
  }

  #add(of: Pool, month: number, day: number, from: number): TestEvent {
    const number = this.#events.size + 1;
    const event = { ...eventOf(number, of, month, day, from), ...this.#next(of, month) };
    this.#events.set(number, event);
    return event;
  }

  async #event({ pool: of, month, day, seed: from }: Extract<Step, { step: 'event' }>): Promise<void> {
    const asked = eventOf(0, of, month, day, from);
    const persons = await Promise.all(asked.persons.map((each) => this.#present(each)));
    if (new Set(persons).size < persons.length) return;
    const event = this.#add(of, month, day, from);
    await acceptEvent(this.office, event);
    if (isContinuous(of)) await rateNow(this.office, of, event.event);
    this.#took(`event ${of}`);
  }

  /** A report of which one player is not known yet. */
  async #question({ pool: of, seed: from }: Extract<Step, { step: 'question' }>): Promise<void> {
    const { players, ...data } = submission(this.#add(of, 1, 10, from));
    const finding = { code: 'identify.doubtful', weight: 'warn' as const, facts: {} };
    await enter(this.office, {
      kind: 'event.submitted',
      data: {
        ...data,
        players: [{}, ...players.slice(1)],
        questions: [{ question: 1, kind: 'identity', player: 0, candidates: [], finding }],
      },
    });
    this.#took(`question ${of}`);
  }

  /** With somebody who is not in the event; then it is accepted. */
  async #answer(at: number): Promise<void> {
    const open = (await read(this.office, (desk) => desk.questions())).find((question) => question.open);
    if (open === undefined) return;
    const entrants = new Set((await read(this.office, (desk) => desk.entrants(open.event))).map((each) => each.person));
    const others = (await this.#live()).filter((each) => !entrants.has(each));
    const event = this.#events.get(open.event) as TestEvent;
    const of = event.pool as Pool;
    await enter(this.office, {
      kind: 'question.answered',
      data: {
        event: eventId(open.event),
        question: open.question,
        person: personId(others[at % others.length] as number),
      },
    });
    await enter(this.office, accepted({ ...event, ...this.#next(of, 1) }));
    if (isContinuous(of)) await rateNow(this.office, of, event.event);
    this.#took(`answer ${of}`);
  }

  async #live(): Promise<readonly number[]> {
    const rows = await read(this.office, (desk) => desk.persons(EVERYBODY));
    return rows.filter(({ mergedInto }) => mergedInto === null).map(({ person: number }) => number);
  }

  async #withdraw({ pool: of, which: at }: Extract<Step, { step: 'withdraw' }>): Promise<void> {
    const states = ['submitted', 'questions', 'accepted', 'rated'] as const;
    const rows = await read(this.office, (desk) => desk.events({ pool: of, states }));
    const row = rows[at % Math.max(1, rows.length)];
    if (row === undefined) return;
    await enter(this.office, { kind: 'event.withdrawn', data: { event: eventId(row.event) } });
    if (row.state === 'rated') await rateNow(this.office, row.pool, row.event);
    this.#took(`withdraw ${of}`);
  }

  /** Another report of an event that counts, with other players and games; its list is the next one. */
  async #correct({ pool: of, which: at, seed: from }: Extract<Step, { step: 'correct' }>): Promise<void> {
    const counted = await read(this.office, (desk) => desk.events({ pool: of, states: ['rated', 'published'] }));
    const rows = counted.filter((row) => row.correctedBy === null);
    const row = rows[at % Math.max(1, rows.length)];
    if (row === undefined) return;
    const asked = eventOf(0, of, 0, 1, from);
    const persons = await Promise.all(asked.persons.map((each) => this.#present(each)));
    if (new Set(persons).size < persons.length) return;
    const event = { ...this.#add(of, 0, 1, from), start: row.start as string, end: row.end as string };
    await enter(
      this.office,
      { kind: 'event.submitted', data: { ...submission(event), corrects: eventId(row.event) } },
      accepted(event),
    );
    if (isContinuous(of)) await rateNow(this.office, of, event.event);
    this.#took(`correct ${of}`);
  }

  /** A merge that holds. */
  async #undo(at: number): Promise<void> {
    const live = new Set(await this.#live());
    const merged = EVERYBODY.filter((each) => !live.has(each));
    const player = merged[at % Math.max(1, merged.length)];
    if (player === undefined) return;
    await this.#done('undo', splitPlayer(this.office, { player: personId(player) }, AS));
  }

  /** An event that is given to somebody else. */
  async #split({ which: at, to }: Extract<Step, { step: 'split' }>): Promise<void> {
    const event = (at % Math.max(1, this.#events.size)) + 1;
    const entrants = await read(this.office, (desk) => desk.entrants(event));
    const from = entrants[at % Math.max(1, entrants.length)];
    if (from === undefined) return;
    const asked = { from: personId(from.person), events: [eventId(event)], to: personId(to) };
    await this.#done('split', splitPlayer(this.office, asked, AS));
  }

  /** In a continuous pool ratings for a day before events that are rated already, else for the last list. */
  async #bring({ pool: of, person: number, day, value: rating }: Extract<Step, { step: 'bring' }>): Promise<void> {
    const present = await this.#present(number);
    const month = monthName(FROM[of] + (isContinuous(of) ? 1 : (this.#published.get(of) ?? 0)));
    const as = isContinuous(of) ? `${month}-0${day}` : month;
    const lists = await read(this.office, (desk) => desk.lists(of));
    if (isContinuous(of) && lists.some(({ date }) => date > as)) return;
    await bring(this.office, of, as, { [present]: { rating } });
    this.#took(`bring ${of}`);
    if (!isContinuous(of)) return;
    await changeOffice(this.office, AS, async (changing) => {
      const row = (await changing.desk.pool(of)) as PoolRow;
      return { value: await ratedAfterBrought(changing, row, as, [present]), findings: [] };
    });
  }

  /** A list of two: somebody who is here, with a new federation, and somebody who is not. Whoever may lose a rating, may. */
  async #import({ pool: of, person: number, value: rating, how }: Extract<Step, { step: 'import' }>): Promise<void> {
    const lists = (await read(this.office, (desk) => desk.lists(of))).map(({ date }) => date).sort();
    const last = lists.at(-1) as string;
    const rows = [
      'id;name;federation;rating',
      `${personId(await this.#present(number))};;AUT;${rating}`,
      `-;New ${of} ${rating};HUN;${rating}`,
      '',
    ];
    const list = {
      open: () => [new TextEncoder().encode(rows.join('\n'))],
      ids: 'own' as const,
      pool: of,
      asOf: isContinuous(of) ? last : last.slice(0, 7),
      how,
      takes: new Set(['ratings'] as const),
      playersAPart: 1,
    };
    const { value: imported } = await importList(this.office, list, AS);
    if (imported?.import !== undefined) this.#took(`import ${of}`);
  }

  /** One of the imports that can still be taken back. */
  async #takeBack(at: number): Promise<void> {
    const imports = (await listImports(this.office)).filter(({ undone }) => undone === null);
    const one = imports[at % Math.max(1, imports.length)];
    if (one === undefined) return;
    await this.#done('take back', undoImport(this.office, one.import as string, AS));
  }

  async #publish(of: Pool): Promise<void> {
    const next = (this.#published.get(of) ?? 0) + 1;
    if (next > 4) return;
    this.#published.set(of, next);
    const asked = isContinuous(of)
      ? { pool: of, date: `${monthName(FROM[of] + 4)}-0${next}` }
      : { pool: of, date: monthName(FROM[of] + next) };
    await this.#done(`publish ${of}`, publishList(this.office, asked, AS));
  }
}

/** More of them: `ELOBOOK_REPLAYS=500 npx vitest run src/keeping/replay.test.ts`. */
const ASKED = process.env['ELOBOOK_REPLAYS'];
/** On PostgreSQL fewer: it is four times as slow, and what is posted and replayed is the same. */
const runsOn = (kind: StoreKind): number => Number(ASKED ?? (kind === 'sqlite' ? 11 : 4));
const TIME_LIMIT = Math.max(600_000, Number(ASKED ?? 0) * 30_000);

const IN_EVERY_POOL = [
  'event',
  'question',
  'answer',
  'withdraw',
  'correct',
  'decide',
  'revoke',
  'bring',
  'import',
  'publish',
];
const EVERYTHING = [
  ...IN_EVERY_POOL.flatMap((what) => POOLS.map((of) => `${what} ${of}`)),
  'merge',
  'undo',
  'split',
  'take back',
  'card',
  'federation',
];

forEachStore((kind, store) => {
  describe('incremental and replayed', () => {
    test(
      'any sequence of submissions, answers, withdrawals, corrections, merges, splits, decisions, revocations, imports, their undoing and publications leaves what a full replay gives',
      async () => {
        const taken = new Map<string, number>();
        let runs = 0;
        await fc.assert(
          fc.asyncProperty(somePools, fc.array(step, { minLength: 10, maxLength: 40 }), async (pools, steps) => {
            const world = await World.open(await testOffice(store, '2026-01-15'));
            for (const each of steps) await world.take(inOneOf(pools, each));
            for (const [what, count] of world.taken) taken.set(what, (taken.get(what) ?? 0) + count);
            const scratch = await openStore(':memory:');
            const { value: checked, findings } = await verifyOffice(world.office, { scratch });
            await scratch.close();
            // and the same the short way, without going back to the ordinary one
            const by = (runs += 1) % 2 === 0 ? 'one' : 'two';
            expect(await verifiedShortly(world.office, by)).toEqual({ value: checked, findings: [], begun: 1 });
            await world.office.store.close();
            expect(findings).toEqual([]);
            expect(checked?.entries).toBeGreaterThan(0);
          }),
          { numRuns: runsOn(kind), examples: [[[...POOLS], [...EVERY_STEP]]] },
        );
        if (process.env['ELOBOOK_SHOW'] !== undefined) process.stdout.write(`${JSON.stringify([...taken].sort())}\n`);
        expect(EVERYTHING.filter((what) => !taken.has(what))).toEqual([]);
      },
      TIME_LIMIT,
    );
  });
});

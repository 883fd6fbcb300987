/** Every edition from a report to a sealed list, its explanation, a correction and `verify`; and one that nobody has heard of. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monthText, parseMonth } from '../core/dates.ts';
import { BOOK as en } from '../content/en/books/every-family.ts';
import { personId } from '../ledger/ids.ts';
import type { Desk, StandingRow } from '../ledger/store.ts';
import type { OfficeRules } from '../rulebooks/edition.ts';
import { registerInvented } from '../rulebooks/invented.fixture.ts';
import { calendarOf, officeRulesOf, rulesOfFamily } from '../rulebooks/office-rules.ts';
import { editions } from '../rulebooks/registry.ts';
import { FAMILIES } from '../rulebooks/rulebook.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { openStore } from '../stores/store.ts';
import { STARTS } from '../engine/document.fixture.ts';
import { acceptEvent } from './events/accept.ts';
import { correctEvent } from './events/correct.ts';
import {
  AS,
  fileOf,
  type Game,
  PERSONS,
  players,
  submitOne,
  type TestOffice,
  type TestReport,
} from './events/event.fixture.ts';
import { explainPlayer } from '../reading/lists/explain-player.ts';
import { bring, enterPersons, openPool, read, type Standings, testOffice } from './lists/office.fixture.ts';
import { publishList } from './lists/publish.ts';

import { done } from './office.fixture.ts';
import { verifyOffice } from '../keeping/verify.ts';
import { listData } from '../ledger/rows/standings.ts';

const store = testStore('sqlite');
const POOL = 'pool';
const later = (month: string, by: number): string => monthText((parseMonth(month) as number) + by);

/** The four players of the fixture, and a fifth without a rating, who is asked for a grade where the rulebook has them. */
const NEWCOMER = { name: 'Kis, Elek', birth: '1999-04-04', fide: '700005', federation: 'HUN', sex: 'm' } as const;
const ENTERED = [
  ...players(),
  { id: '5', name: NEWCOMER.name, birth: NEWCOMER.birth, fideId: NEWCOMER.fide, federation: 'HUN', entryRank: '10k' },
];
const GAMES: readonly Game[] = [
  [1, '1', '2', '1-0'],
  [1, '3', '4', '1/2-1/2'],
  [2, '1', '3', '0-1'],
  [2, '2', '4', '1-0'],
  [3, '5', '1', '1-0'],
  [4, '2', '5', '0-1'],
  [5, '5', '3', '1/2-1/2'],
];
/** The first game was lost, not won. */
const CORRECTED: readonly Game[] = GAMES.map((game, at): Game => (at === 0 ? [1, '1', '2', '0-1'] : game));

/** Facts without which an edition asks. */
const FACTS = { system: 'swiss', baseMinutes: 60, board: 19 } as const;
/** Rapid and blitz pools belong to a group, where the time says which of them is meant. */
const TIMES = {
  standard: {},
  rapid: { controls: [{ minutes: 15, increment: 10 }] },
  blitz: { controls: [{ minutes: 3, increment: 2 }] },
};
const factsFor = ({ edition: { game, control } }: OfficeRules) =>
  game === 'go' ? { baseMinutes: FACTS.baseMinutes, board: FACTS.board } : { system: FACTS.system, ...TIMES[control] };

/** A pool with ratings of the month before, on the day after an event of `month`. */
async function officeFor(
  { edition: { family, control }, calendar }: OfficeRules,
  month: string,
  standings: Standings = { 1: 2000, 2: 1900, 3: 1800, 4: 1700 },
): Promise<TestOffice> {
  const office = await testOffice(store, `${month}-10`);
  const from = calendar === 'monthly' ? later(month, 1) : `${month}-01`;
  // rapid and blitz pools have a standard pool beside them, whose list knows nobody but the first player
  const place = control === 'standard' ? {} : { control, group: 'group' };
  await openPool(office, POOL, family, from, place);
  if (control !== 'standard') await openPool(office, 'standard', family, from, { group: 'group' });
  await enterPersons(office, 1, [...PERSONS, NEWCOMER]);
  const opening = calendar === 'monthly' ? month : `${month}-01`;
  await bring(office, POOL, opening, standings);
  if (control !== 'standard') await bring(office, 'standard', opening, { 1: 2050 });
  return office;
}

const reportOf = (rules: OfficeRules, month: string, games: readonly Game[], more: object = {}): TestReport => ({
  event: { start: `${month}-04`, end: `${month}-08`, system: undefined, ...factsFor(rules), ...more },
  players: ENTERED,
  games,
});

async function publish(office: TestOffice, { calendar }: OfficeRules, month: string): Promise<StandingRow[]> {
  office.on(`${month}-01`);
  const date = calendar === 'monthly' ? month : `${month}-01`;
  done(await publishList(office, { pool: POOL, date }, AS));
  return rowsOn(office, `${month}-01`);
}

const rowsOn = (office: TestOffice, date: string): Promise<StandingRow[]> =>
  read(office, async (desk: Desk) => {
    const list = await desk.list(POOL, date);
    return [...(await desk.standings(list?.list as number, [1, 2, 3, 4, 5]))];
  });

const editionOn = (office: TestOffice, date: string): Promise<string | undefined> =>
  read(office, async (desk: Desk) => {
    const list = await desk.list(POOL, date);
    return list === undefined ? undefined : listData(list).edition;
  });

const explained = async (office: TestOffice, person: number, where: { list: string } | { event: string }) =>
  done(await explainPlayer(office, { player: personId(person), pool: POOL, ...where, book: en }));

async function sound(office: TestOffice): Promise<void> {
  const scratch = await openStore(':memory:');
  const { findings } = await verifyOffice(office, { scratch });
  await scratch.close();
  expect(findings).toEqual([]);
}

/** From a report to two lists, with explanation and correction between them. */
async function goThrough(rules: OfficeRules, month: string): Promise<TestOffice> {
  const { edition, calendar } = rules;
  const office = await officeFor(rules, month);
  const { events } = await submitOne(office, POOL, reportOf(rules, month, GAMES), { accept: 'clean' });
  expect(events).toMatchObject([{ state: calendar === 'monthly' ? 'accepted' : 'rated', questions: 0 }]);
  const first = await publish(office, rules, later(month, 1));
  if (calendar === 'monthly') expect(await editionOn(office, `${later(month, 1)}-01`)).toBe(edition.id);
  const told = await explained(office, 1, calendar === 'monthly' ? { list: later(month, 1) } : { event: 'e1' });
  expect(told.after).toBe(first.find(({ person }) => person === 1)?.rating);
  expect(told.lines.length).toBeGreaterThan(0);
  const correction = { event: 'e1', file: fileOf(reportOf(rules, month, CORRECTED)) };
  const { event } = done(await correctEvent(office, correction, AS));
  done(await acceptEvent(office, { event }, AS));
  const second = await publish(office, rules, later(month, 2));
  const ratingIn = (rows: readonly StandingRow[]) => rows.find(({ person }) => person === 1)?.rating as number;
  expect(ratingIn(second)).toBeLessThan(ratingIn(first));
  await sound(office);
  return office;
}

describe('every edition that is registered', () => {
  test('has the calendar of its family', () => {
    for (const family of FAMILIES) {
      const calendars = new Set(rulesOfFamily(family).map(({ calendar }) => calendar));
      expect([...calendars]).toEqual([calendarOf(family)]);
    }
  });

  for (const { id } of editions) {
    test(`${id} goes from a report to a list, an explanation, a correction and verify`, async () => {
      const office = await goThrough(officeRulesOf(id), STARTS[id].slice(0, 7));
      await office.store.close();
    });
  }
});

/** The newcomer against the others, in this many rounds, and a win of the first player in the last. */
const against = (...results: readonly Game[3][]): readonly Game[] => [
  ...results.map((result, at): Game => [at + 1, '5', String(1 + (at % 4)), result]),
  [results.length + 1, '1', '2', '1-0'],
];

describe('an edition that nobody has heard of', () => {
  let remove = (): void => {};
  beforeAll(() => {
    remove = registerInvented();
  });
  afterAll(() => remove());

  test('goes from a report to a list, an explanation, a correction and verify', async () => {
    const office = await goThrough(officeRulesOf('fide-invented'), '2026-03');
    const [first] = await rowsOn(office, '2026-04-01');
    expect(first?.k).toBe(15);
    await office.store.close();
  });

  test('closes its lists on its own day', async () => {
    const rules = officeRulesOf('fide-invented');
    const office = await officeFor(rules, '2026-03');
    office.on('2026-03-28');
    const late = reportOf(rules, '2026-03', GAMES, { start: '2026-03-24', end: '2026-03-26' });
    await submitOne(office, POOL, late, { accept: 'clean' });
    const listDate = await read(office, async (desk) => (await desk.event(1))?.listDate);
    expect(listDate).toBe('2026-05-01');
    await office.store.close();
  });

  test('asks for an earlier registration from a day inside it on', async () => {
    const rules = officeRulesOf('fide-invented');
    for (const [month, states] of [
      ['2026-04', ['accepted', []]],
      ['2026-05', ['submitted', ['0.2.2']]],
    ] as const) {
      const office = await officeFor(rules, month);
      office.on(`${month}-20`);
      const days = { registered: `${month}-10`, start: `${month}-15`, end: `${month}-19` };
      const report = reportOf(rules, month, GAMES, days);
      const { events, findings } = await submitOne(office, POOL, report, { accept: 'clean' });
      const late = findings.filter(({ code }) => code === 'fide.registration-late').map(({ clause }) => clause);
      expect([events[0]?.state, late]).toEqual(states);
      await office.store.close();
    }
  });

  test('shares a period with its neighbour, and a newcomer’s pool crosses the border', async () => {
    const rules = officeRulesOf('fide-invented');
    const office = await officeFor(rules, '2026-02', { 1: 1600, 2: 1500, 3: 1450, 4: 1400 });
    const before = reportOf(rules, '2026-02', against('0-1', '0-1', '1/2-1/2'));
    const after = { start: '2026-02-12', end: '2026-02-15', id: 'second', name: 'Second' };
    await submitOne(office, POOL, before, { accept: 'clean' });
    office.on('2026-02-16');
    const second = reportOf(rules, '2026-02', against('0-1', '0-1', '0-1'), after);
    await submitOne(office, POOL, second, { accept: 'clean' });
    const events = await read(office, (desk) => desk.events({ pool: POOL }));
    expect(events.map(({ edition }) => edition)).toEqual(['fide-2026-01', 'fide-invented']);
    const rows = await publish(office, rules, '2026-03');
    expect(await editionOn(office, '2026-03-01')).toBe('fide-invented');
    const newcomer = rows.find(({ person }) => person === 5) as StandingRow;
    // six games over both events, and a rating that the neighbour would not list
    expect(newcomer.total).toBe(6);
    expect(newcomer.rating).toBeGreaterThanOrEqual(1200);
    expect(newcomer.rating).toBeLessThan(1400);
    const told = await explained(office, 1, { list: '2026-03' });
    const ks = told.steps.flatMap(({ from }) => from).filter(({ rule }) => rule === 'event-change');
    expect(ks.map(({ given }) => given['k'])).toEqual([20, 15]);
    const wrong = reportOf(rules, '2026-02', against('1-0', '0-1', '0-1'), after);
    const { event } = done(await correctEvent(office, { event: 'e2', file: fileOf(wrong) }, AS));
    done(await acceptEvent(office, { event }, AS));
    const [later5] = (await publish(office, rules, '2026-04')).filter(({ person }) => person === 5);
    expect(later5?.rating).toBeGreaterThan(newcomer.rating as number);
    await sound(office);
    await office.store.close();
  });
});

test('a list keeps the edition it was sealed under, whatever editions come later', async () => {
  const rules = officeRulesOf('fide-2026-01');
  const office = await goThrough(rules, '2026-02');
  expect(await editionOn(office, '2026-04-01')).toBe('fide-2026-01');
  const remove = registerInvented();
  try {
    await sound(office);
    expect((await explained(office, 1, { list: '2026-04' })).after).toBe(
      (await rowsOn(office, '2026-04-01'))[0]?.rating,
    );
  } finally {
    remove();
  }
  await office.store.close();
});

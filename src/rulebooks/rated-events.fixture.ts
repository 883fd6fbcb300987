/** Events of every edition, rated by the engine and taken through an office, for the test of what is reached then. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomDocument } from '../../test/random.ts';
import { publishList } from '../desk/lists/publish.ts';
import { bring, enter, enterPersons, officeOver, openPool } from '../desk/lists/office.fixture.ts';
import { AS, PERSONS, submitOne } from '../desk/events/event.fixture.ts';
import { refuseEvent } from '../desk/events/refuse.ts';
import { officeStatus } from '../reading/analysis/status.ts';
import { rate } from '../engine/rate.ts';
import { decideStanding } from '../desk/lists/decide.ts';
import { writeListFile } from '../reading/lists/files.ts';
import { personId } from '../ledger/ids.ts';
import { openStore } from '../stores/store.ts';
import { addPlayer } from '../desk/registry/players.ts';
import { showPlayer } from '../desk/registry/show.ts';
import { calculate, listCalculators, WrongInput } from './calculators.ts';
import { calendarOf } from './office-rules.ts';
import { EDITIONS, FAMILIES } from './rulebook.ts';

interface Vector {
  readonly rulebook: string;
  readonly kind: 'function' | 'tournament' | 'period';
  readonly input: unknown;
}

const VECTORS = [
  'fide/vectors/fide-2014.json',
  'fide/vectors/fide-2017.json',
  'fide/vectors/fide-2022.json',
  'fide/vectors/fide-2024.json',
  'fide/vectors/fide-2025-10.json',
  'fide/vectors/fide-2026-01.json',
  'fide/vectors/fide-rapid-2024.json',
  'mssz/vectors/mssz-2017.json',
  'orr/vectors/orr.json',
  'mgsz/vectors/mgsz-2012.json',
];
const SEEDS = 40;

function rateEvents(): void {
  for (const file of VECTORS) {
    const vectors = JSON.parse(readFileSync(join('src/rulebooks', file), 'utf8')) as Vector[];
    for (const { rulebook, kind, input } of vectors) {
      if (kind !== 'function') rate(input, { rules: rulebook, explain: 'all' });
    }
  }
  for (const edition of EDITIONS) {
    for (let seed = 1; seed <= SEEDS; seed += 1) rate(randomDocument(edition, seed), { explain: 'all' });
  }
}

/** Events with the facts that reports often leave out: when they were registered, their schedule, the list they name. */
function rateFullReports(): void {
  for (const [edition, year] of [
    ['fide-2014', 2015],
    ['fide-2017', 2019],
    ['mssz-2017', 2018],
    ['fide-2022', 2022],
    ['fide-2022', 2024],
    ['fide-2024', 2024],
    ['fide-2025-10', 2025],
    ['fide-2026-01', 2026],
    ['fide-rapid-2024', 2024],
    ['fide-blitz-2024-12', 2025],
  ] as const) {
    const event = {
      id: 'full',
      start: `${year}-05-04`,
      end: `${year}-05-06`,
      system: 'swiss',
      registered: `${year}-04-01`,
      norms: false,
      controls: [{ minutes: 90, increment: 30 }],
      schedule: [1, 2, 3].map((round) => ({ round, date: `${year}-05-0${3 + round}` })),
      reportReceived: `${year}-05-07`,
      list: `${year}-06`,
      announcedRated: true,
      arbiters: [{ name: 'A', licence: '1' }],
    };
    const players = [2000, 1900].map((rating, at) => ({ id: `${at}`, rating, games: 50, birth: '1980' }));
    rate({ rulebook: edition, event, players, games: [{ round: 1, white: '0', black: '1', result: '1-0' }] });
  }
}

/** An event in a pool of each family, a decision, and the list that has both; one of them with a player who has died. */
async function workInOffice(): Promise<void> {
  for (const [year, families] of [
    ['2024', FAMILIES],
    ['2022', ['fide'] as const],
    ['2015', ['fide'] as const],
    ['2019', ['fide'] as const],
  ] as const) {
    for (const family of families) {
      const office = officeOver(await openStore(':memory:'), `${year}-06-12`);
      await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
      const isMonthly = calendarOf(family) === 'monthly';
      await openPool(office, 'pool', family, isMonthly ? `${year}-07` : `${year}-05-01`);
      await enterPersons(office, 1, [...PERSONS, { name: 'Late, Leo', deceased: `${year}-01-01` } as never]);
      await bring(office, 'pool', isMonthly ? `${year}-06` : `${year}-05-01`, {
        1: 2000,
        2: 1900,
        3: 1800,
        4: 1700,
        5: 1600,
      });
      const event = {
        start: `${year}-06-05`,
        end: `${year}-06-09`,
        ...(family === 'mgsz' ? { baseMinutes: 60, board: 19 } : {}),
      };
      await submitOne(office, 'pool', { event }, { accept: 'clean' });
      const faulty = { ...event, id: 'other', name: 'Other', controls: [{ moves: 20, minutes: 120, increment: 0 }] };
      const { events } = await submitOne(office, 'pool', { event: faulty, games: [[1, '1', '2', '0-1']] });
      await refuseEvent(office, { event: events[0]?.event as string }, AS);
      await officeStatus(office);
      office.on(`${year}-07-01`);
      const decision = { indicator: 'grade', value: '2d', by: 'committee' };
      await decideStanding(office, { player: personId(1), pool: 'pool', ...decision }, { ...AS, ground: 'Minutes' });
      await publishList(office, { pool: 'pool', date: isMonthly ? `${year}-07` : `${year}-07-01` }, AS);
      await writeListFile(office, { pool: 'pool', format: 'csv' }, () => undefined);
      await writeListFile(office, { pool: 'pool', format: 'ranking-csv' }, () => undefined);
      await office.store.close();
    }
  }
}

/** A member of the federation's registry who has a place in the club and no FIDE number, and is looked at. */
async function keepRegistry(): Promise<void> {
  const office = officeOver(await openStore(':memory:'), '2024-06-12');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  const club = { club: 'Postás', strengthOrder: { club: 'Postás', number: 1 } };
  const card = { birth: '1990-05-06', sex: 'f', federation: 'HUN', ...club };
  await addPlayer(office, { ...card, name: 'Kis Anna', komir: '5' }, AS);
  await addPlayer(office, { ...card, name: 'Nagy Ilona', komir: '6' }, AS);
  const titled = { titles: [{ title: 'NAM', year: 1985 }], fide: '700001', strengthOrder: null };
  await addPlayer(office, { ...card, ...titled, name: 'Ördög Éva', komir: '7' }, AS);
  await showPlayer(office, 'komir:5', 'officer');
  await office.store.close();
}

/** Every calculator by its example, under every rulebook that takes it. */
function askCalculators(): void {
  for (const { name, rules, example } of listCalculators()) {
    const values = Object.fromEntries(
      example
        .split('--')
        .slice(1)
        .map((each) => each.trim().split(' ')),
    );
    for (const edition of rules) {
      try {
        calculate(name, edition, values as Record<string, string>);
      } catch (error) {
        if (!(error instanceof WrongInput)) throw error;
      }
    }
  }
}

export async function run(): Promise<void> {
  rateEvents();
  rateFullReports();
  await workInOffice();
  await keepRegistry();
  askCalculators();
}

/**
 * Ten years of an office. A few thousand regulars play every month, and are all that the first lists have: of the others
 * nothing would change. In the last month the whole world comes in and plays, so that the newest two lists have everybody.
 * Everything goes through the office's own verbs.
 */
import { existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance } from '../../src/core/chance.ts';
import { monthText, parseMonth } from '../../src/core/dates.ts';
import type { FideListPlayer } from '../../src/formats/fide-list/records.ts';
import { writeList } from '../../src/formats/fide-list/write.ts';
import type { Office } from '../../src/desk/office.ts';
import { submitReports } from '../../src/desk/events/submit.ts';
import { publishList } from '../../src/desk/lists/publish.ts';
import { setFederation } from '../../src/desk/registry/federations.ts';
import { importList } from '../../src/desk/registry/import.ts';
import { openOfficeBooks } from '../../src/desk/registry/open.ts';
import { openRatingPool, setPool } from '../../src/desk/registry/pools.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { AUTHOR, POOL, type Tell, valueOf } from './office.ts';
import { eventText, FEDERATIONS, SEED, worldPlayer } from './world.ts';

const ORR_POOL = 'orr';

/** The first month whose events the 2024 edition rates. */
const FIRST_MONTH = parseMonth('2024-03') as number;
const MONTHS = 120;
/** Of the newest list. */
export const NEWEST = monthText(FIRST_MONTH + MONTHS);
/** Of the list before, which has everybody too. */
export const BEFORE = monthText(FIRST_MONTH + MONTHS - 1);
export const REGULARS = 3000;
const EVENTS_A_MONTH = { fide: 30, orr: 5 };
const NEW_IN_HUNDRED = 1;
/** So many in a hundred of the world play in the last month. */
const ACTIVE = 40;
/** Who was born later did not play in the first month. */
const BORN_UP_TO = 2012;

export interface DecadeSize {
  readonly players: number;
  /** Of the last month. */
  readonly events: number;
  /** So many play in one more event of the last month. */
  readonly largest?: number;
}

/** Changes with what is built, so that nobody measures with the office of an older version. */
const VERSION = 2;

/** Where an office of that size lies in the temporary folder; built unless a run before has left it. */
export async function keptDecade(size: DecadeSize, tell: Tell): Promise<string> {
  const sizes = [size.events, size.players, ...(size.largest === undefined ? [] : [size.largest])];
  const address = join(tmpdir(), `elobook-bench-decade-${[VERSION, ...sizes].join('-')}.db`);
  if (existsSync(address)) return address;
  const draft = `${address}.${process.pid}`;
  await decade(draft, size, tell);
  renameSync(draft, address);
  return address;
}

const momentOf = (month: number, day: string): number => Date.parse(`${monthText(month)}-${day}T08:00:00Z`);

function playersOf(count: number): readonly FideListPlayer[] {
  const chance = new Chance(SEED);
  const players = Array.from({ length: count }, (_, index) => worldPlayer(chance, index));
  return players.map((player, index) =>
    index < REGULARS
      ? { ...player, inactive: false, birthYear: Math.min(player.birthYear as number, BORN_UP_TO) }
      : player,
  );
}

function* eventsIn(
  chance: Chance,
  month: number,
  players: readonly FideListPlayer[],
  count: number,
): Generator<string> {
  const active = players.length === REGULARS ? REGULARS : Math.floor((players.length * ACTIVE) / 100);
  for (let number = 1; number <= count; number += 1) {
    yield eventText(chance, {
      number,
      name: `Open of the month ${number}`,
      month: monthText(month),
      players,
      active,
      fresh: players.length === REGULARS ? 0 : NEW_IN_HUNDRED,
    });
  }
}

const largeEvent = (chance: Chance, month: number, players: readonly FideListPlayer[], entrants: number): string =>
  eventText(chance, {
    number: 0,
    name: 'The largest open',
    month: monthText(month),
    players,
    active: Math.floor((players.length * ACTIVE) / 100),
    fresh: 0,
    entrants,
  });

/** A new office at an address. */
async function decade(address: string, { players: count, events, largest }: DecadeSize, tell: Tell): Promise<void> {
  let now = momentOf(FIRST_MONTH, '01');
  const { store, random } = await openOffice(address);
  const office: Office = { store, random, clock: () => now };
  const chance = new Chance(SEED);
  const players = playersOf(count);
  const regulars = players.slice(0, REGULARS);
  const last = FIRST_MONTH + MONTHS - 1;
  const published = async (month: number): Promise<void> => {
    now = momentOf(month + 1, '01');
    valueOf(await publishList(office, { pool: POOL, date: monthText(month + 1) }, AUTHOR));
  };
  try {
    await opened(office);
    await broughtIn(office, regulars, FIRST_MONTH, 'whole');
    for (let month = FIRST_MONTH; month < last - 1; month += 1) {
      tell(`ten years: ${monthText(month)}`);
      now = momentOf(month, '26');
      await taken(office, POOL, eventsIn(chance, month, regulars, EVENTS_A_MONTH.fide));
      await taken(office, ORR_POOL, eventsIn(chance, month, regulars, EVENTS_A_MONTH.orr));
      await published(month);
    }
    tell('everybody comes in');
    now = momentOf(last, '01');
    await broughtIn(office, players, last - 1, 'add');
    await published(last - 1);
    tell('the last month');
    now = momentOf(last, '26');
    await taken(office, POOL, eventsIn(chance, last, players, events));
    if (largest !== undefined) await taken(office, POOL, [largeEvent(chance, last, players, largest)]);
    await published(last);
  } finally {
    await store.close();
  }
}

async function opened(office: Office): Promise<void> {
  const from = monthText(FIRST_MONTH + 1);
  valueOf(await openOfficeBooks(office, { name: 'Decade', timeZone: 'UTC' }, AUTHOR));
  valueOf(await openRatingPool(office, { pool: POOL, family: 'fide', name: 'World', from }, AUTHOR));
  valueOf(
    await openRatingPool(
      office,
      { pool: ORR_POOL, family: 'orr', name: 'ORR', from: `${monthText(FIRST_MONTH)}-01` },
      AUTHOR,
    ),
  );
  // the reports give FIDE ratings, in either pool
  valueOf(await setPool(office, { pool: ORR_POOL, reportRatings: 'fide' }, AUTHOR));
  for (const federation of FEDERATIONS) {
    valueOf(await setFederation(office, { federation, status: 'member' }, AUTHOR));
  }
}

async function broughtIn(
  office: Office,
  players: readonly FideListPlayer[],
  month: number,
  how: 'whole' | 'add',
): Promise<void> {
  const list = Buffer.concat([...writeList(players, { form: 'text', layout: 'single', control: 'standard', month })]);
  valueOf(await importList(office, { open: () => [list], how, pool: POOL }, AUTHOR));
}

async function taken(office: Office, pool: string, texts: Iterable<string>): Promise<void> {
  function* files(): Generator<{ readonly name: string; readonly bytes: Uint8Array }> {
    for (const text of texts) yield { name: 'event.trf', bytes: Buffer.from(text, 'latin1') };
  }
  const { files: count, accepted } = valueOf(
    await submitReports(office, { pool, files: files(), accept: 'clean' }, AUTHOR),
  );
  // in a month of the world some leave a question about who somebody is
  if (accepted < count * 0.9) throw new Error(`${pool}: ${accepted} of ${count} events were accepted`);
}

/** Months after the first one, for offices with a past: the players of the world play again, and the reports are never on the disk. */
import { Chance } from '../../src/core/chance.ts';
import { monthText, parseMonth } from '../../src/core/dates.ts';
import type { FideListPlayer } from '../../src/formats/fide-list/records.ts';
import type { Office } from '../../src/desk/office.ts';
import { submitReports } from '../../src/desk/events/submit.ts';
import { publishList } from '../../src/desk/lists/publish.ts';
import { AUTHOR, POOL, type Tell, valueOf } from './office.ts';
import { eventText, SEED, worldPlayer } from './world.ts';

/** Of the players on the list so many in a hundred play. */
const ACTIVE = 40;

export interface LaterMonth {
  /** `2026-10`: its events are rated for the list after it. */
  readonly month: string;
  readonly players: number;
  readonly events: number;
}

/** The reports of a month: the same for the same month and sizes. */
export function* laterReports({ month, players: size, events }: LaterMonth): Generator<string> {
  const people = new Chance(SEED);
  const players: readonly FideListPlayer[] = Array.from({ length: size }, (_, index) => worldPlayer(people, index));
  const active = Math.floor((size * ACTIVE) / 100);
  const chance = new Chance(SEED + (parseMonth(month) as number));
  for (let number = 1; number <= events; number += 1) {
    yield eventText(chance, { number, name: `Open of ${month}, ${number}`, month, players, active, fresh: 0 });
  }
}

/** What an office does in a month: the clock is set forward, reports come in, the list is published. */
export async function liveMonth(
  office: Omit<Office, 'clock'>,
  month: LaterMonth,
  tell: Tell,
): Promise<{ readonly takingIn: number; readonly publishing: number }> {
  const { store, random } = office;
  const next = monthText((parseMonth(month.month) as number) + 1);
  let now = Date.parse(`${month.month}-28T08:00:00Z`);
  const dated: Office = { store, random, clock: () => now };
  function* files(): Generator<{ readonly name: string; readonly bytes: Uint8Array }> {
    for (const text of laterReports(month)) yield { name: 'event.trf', bytes: Buffer.from(text, 'latin1') };
  }
  tell(`${month.month}: taking in`);
  const began = performance.now();
  const input = { pool: POOL, files: files(), accept: 'clean' as const };
  const { accepted } = valueOf(await submitReports(dated, input, AUTHOR));
  if (accepted < month.events * 0.9) throw new Error(`${month.month}: ${accepted} of ${month.events} were accepted`);
  const taken = performance.now();
  now = Date.parse(`${next}-01T08:00:00Z`);
  tell(`${month.month}: publishing`);
  valueOf(await publishList(dated, { pool: POOL, date: next }, AUTHOR));
  return { takingIn: taken - began, publishing: performance.now() - taken };
}

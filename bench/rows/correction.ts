/**
 * The preview of a corrected report of an event twelve months back (P17), beside making all lists since then again. The months
 * have a quarter of the events of a month of the world.
 */
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { officeWithMonth } from '../corpus/kept-offices.ts';
import { laterReports, liveMonth } from '../corpus/more-months.ts';
import { AUTHOR, POOL, valueOf } from '../corpus/office.ts';
import { NEXT_LIST } from '../corpus/world.ts';
import { timed } from '../frame/measure.ts';
import type { Measurement } from '../frame/row.ts';
import type { Setting } from '../frame/setting.ts';
import { monthText, parseMonth } from '../../src/core/dates.ts';
import type { CorrectInput } from '../../src/desk/events/correct-input.ts';
import { correctEvent } from '../../src/desk/events/correct.ts';
import { type Office, readOffice } from '../../src/desk/office.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { eventId } from '../../src/ledger/ids.ts';
import type { PoolRow } from '../../src/ledger/store.ts';
import { recompiledLists } from '../../src/rating/compile-list.ts';

const MONTHS_BACK = 12;
const PART = 0.25;

const monthAt = (month: number): string => monthText((parseMonth(NEXT_LIST) as number) + month);

/** The office after a month, and a year more. */
async function officeWithYear(setting: Setting): Promise<string> {
  const address = join(setting.folder, `year-${setting.world.players}-${setting.world.files}.db`);
  if (existsSync(address)) return address;
  copyFileSync(await officeWithMonth(setting), address);
  const office = await openOffice(address);
  const events = eventsOf(setting);
  for (let month = 0; month <= MONTHS_BACK; month += 1) {
    await liveMonth(office, { month: monthAt(month), players: setting.world.players, events }, setting.tell);
  }
  await office.store.close();
  return address;
}

const eventsOf = ({ world }: Setting): number => Math.max(1, Math.round(world.files * PART));

/** Where the cells of a player begin in a line, how wide they are, and where in a cell the result stands; and the points. */
const [CELLS, WIDTH, RESULT] = [89, 10, 9];
const POINTS = [80, 84] as const;

/** The same report, in which the first game that was won in the first round was drawn. */
function corrected(text: string): string {
  const lines = text.split('\r\n');
  const first = lines.findIndex((line) => line.startsWith('001'));
  const isWon = (line: string): boolean => line.startsWith('001') && line[CELLS + RESULT] === '1';
  const winner = lines.findIndex(isWon);
  const loser = first + Number((lines[winner] as string).slice(CELLS + 2, CELLS + WIDTH - 4)) - 1;
  for (const [at, change] of [
    [winner, -0.5],
    [loser, 0.5],
  ] as const) {
    const line = lines[at] as string;
    const points = (Number(line.slice(...POINTS)) + change).toFixed(1).padStart(POINTS[1] - POINTS[0]);
    lines[at] =
      `${line.slice(0, POINTS[0])}${points}${line.slice(POINTS[1], CELLS + RESULT)}=${line.slice(CELLS + RESULT + 1)}`;
  }
  return lines.join('\r\n');
}

/** What the correction would come to; nothing is written. */
async function previewed(office: Office, input: CorrectInput): Promise<void> {
  const { correction } = valueOf(await correctEvent(office, input, { ...AUTHOR, ground: 'a draw', dryRun: true }));
  if (correction === undefined || correction.players.length === 0) throw new Error('the correction changes nobody');
}

export const measurement: Measurement = {
  rows: [
    {
      id: 'P17',
      what: 'preview of a correction twelve months back',
      figure: 'preview.ms',
      by: 'history.ms',
      beside: 'all lists since then made again',
      unit: '×',
      must: 0.15,
      aim: 0.12,
      better: 'less',
    },
    { id: 'P17', what: 'the same', figure: 'preview.ms', unit: 's', better: 'less' },
  ],
  prepare: async (setting) => {
    const address = await officeWithYear(setting);
    const office: Office = {
      ...(await openOffice(address)),
      clock: () => Date.parse(`${monthAt(MONTHS_BACK + 1)}-02`),
    };
    const size = { month: monthAt(0), players: setting.world.players, events: eventsOf(setting) };
    const [text] = laterReports(size);
    const file = { name: 'corrected.trf', bytes: Buffer.from(corrected(text as string), 'latin1') };
    // the events of the first month of the world come before it
    const event = eventId(setting.world.files + 1);
    return {
      contestants: {
        preview: () => timed(() => previewed(office, { event, file })),
        history: () =>
          timed(() =>
            readOffice(office, async (desk) => {
              const pool = (await desk.pool(POOL)) as PoolRow;
              for await (const _list of recompiledLists(desk, pool, { from: `${monthAt(1)}-01` }));
              return undefined;
            }),
          ),
      },
      close: () => office.store.close(),
    };
  },
};

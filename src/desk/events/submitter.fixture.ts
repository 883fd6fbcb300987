/**
 * A process of its own that submits reports, `node submitter ADDRESS WHO TIMES`, or publishes while others submit, `node submitter
 * ADDRESS publisher TIMES`. It says when it is ready, and begins when it is told to.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Desk } from '../../ledger/store.ts';
import { readOffice } from '../office.ts';
import { publishList } from '../lists/publish.ts';
import { openOffice } from '../wire.ts';
import { submitReports } from './submit.ts';

const [address, who, times] = process.argv.slice(2) as [string, string, string];
/** The office was opened in 2024. */
const AS = { author: who, ground: 'It has rested', clockIsRight: true };
const office = await openOffice(address);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();

const until = async (isSo: (desk: Desk) => Promise<boolean>): Promise<void> => {
  while (!(await readOffice(office, isSo))) await pause(20);
};

const FAMILIES = 'Fekete Balogh Farkas Papp Takács Juhász Lakatos Mészáros Oláh Simon Rácz'.split(' ');

const report = (name: string, day: number, other: string): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify({
      event: { id: name, name, start: `2024-06-0${day}`, end: `2024-06-0${day}`, system: 'swiss' },
      players: [
        { id: '1', name: 'Közös, Ilona', birth: '1991-02-03', fideId: '811111' },
        {
          id: '2',
          name: `${FAMILIES[Number(other)]}, Pál`,
          birth: '1992-03-04',
          fideId: `82${other.padStart(4, '0')}`,
        },
      ],
      games: [{ round: 1, white: '1', black: '2', result: '1-0' }],
    }),
  );

if (who === 'publisher') await publish();
else await submit();
await office.store.close();

/** The first list when there are some events, the others as soon as there are more. */
async function publish(): Promise<void> {
  for (let list = 1; list <= Number(times); list += 1) {
    await until(async (desk) => (await desk.lastEvent()) >= 5 * list);
    const date = `2024-${String(5 + list).padStart(2, '0')}`;
    const { value, findings } = await publishList(office, { pool: 'fide', date }, AS);
    if (value === undefined) throw new Error(JSON.stringify(findings));
  }
}

/** The last report of each comes after the first list. */
async function submit(): Promise<void> {
  for (let turn = 1; turn <= Number(times); turn += 1) {
    if (turn === Number(times)) await until(async (desk) => (await desk.lists('fide')).length > 0);
    const files = [{ bytes: report(`Open ${who}-${turn}`, turn, who) }, { bytes: report('The same for all', 9, '0') }];
    const { value, findings } = await submitReports(
      office,
      { pool: 'fide', files, accept: 'clean', received: '2024-06-15' },
      AS,
    );
    if (value === undefined) throw new Error(JSON.stringify(findings));
  }
}

/** A process of its own that submits reports: `node submitter ADDRESS WHO TIMES`. */
import { openOffice } from '../wire.ts';
import { submitReports } from './submit.ts';

const [address, who, times] = process.argv.slice(2) as [string, string, string];
const office = await openOffice(address);

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

for (let turn = 1; turn <= Number(times); turn += 1) {
  const files = [{ bytes: report(`Open ${who}-${turn}`, turn, who) }, { bytes: report('The same for all', 9, '0') }];
  const { value, findings } = await submitReports(
    office,
    { pool: 'fide', files, accept: 'clean', received: '2024-06-15' },
    { author: who },
  );
  if (value === undefined) throw new Error(JSON.stringify(findings));
}
await office.store.close();

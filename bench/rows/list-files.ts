/** The files of a list (P20), beside the least that must be done: as many bytes formatted into a buffer, and hashed. */
import { createHash } from 'node:crypto';
import { officeWithMonth } from '../corpus/kept-offices.ts';
import { POOL, valueOf } from '../corpus/office.ts';
import { NEXT_LIST } from '../corpus/world.ts';
import { timed } from '../frame/measure.ts';
import type { Contestant, Measurement, Row } from '../frame/row.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { writeListFile } from '../../src/reading/lists/files.ts';

const FORMATS = { 'fide-txt': 'TXT', 'fide-xml': 'XML', csv: 'CSV', json: 'JSON' } as const;
type Format = keyof typeof FORMATS;

/** A line of the list as the naive pipeline has it, into one buffer, and the digest of it. */
function formatted(players: number): string {
  const bytes = Buffer.alloc(players * 128);
  let at = 0;
  for (let player = 0; player < players; player += 1) {
    const line = `${String(player).padEnd(15)}${'Lomir, Kavendor'.padEnd(61)}HUN M   ${String(1400 + (player % 1000)).padEnd(29)}2026\r\n`;
    at += bytes.write(line, at, 'latin1');
  }
  return createHash('sha256').update(bytes.subarray(0, at)).digest('hex');
}

export const measurement: Measurement = {
  rows: [
    ...(Object.keys(FORMATS) as readonly Format[]).map(
      (format): Row => ({
        id: 'P20',
        what: `a list file of all players, ${FORMATS[format]}`,
        figure: `${FORMATS[format]}.ms`,
        beside: 'formatting 57 MB 0.2 s, SHA-256 0.04 s',
        unit: 's',
        must: 1,
        aim: 0.5,
        better: 'less',
        grows: true,
      }),
    ),
    { id: 'P20', what: 'lines into a buffer, SHA-256', figure: 'formatting.ms', unit: 's', better: 'less' },
  ],
  prepare: async (setting) => {
    const office = await openOffice(await officeWithMonth(setting));
    const written = (format: Format): Contestant => {
      return () =>
        timed(async () => {
          const digest = createHash('sha256');
          const sink = (bytes: Uint8Array): void => void digest.update(bytes);
          valueOf(await writeListFile(office, { pool: POOL, date: NEXT_LIST, format }, sink));
          digest.digest('hex');
        });
    };
    return {
      contestants: {
        formatting: () => timed(() => formatted(setting.world.players)),
        ...Object.fromEntries((Object.keys(FORMATS) as Format[]).map((format) => [FORMATS[format], written(format)])),
      },
      close: () => office.store.close(),
    };
  },
};

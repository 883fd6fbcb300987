/**
 * The files of a list (P20), and one of them over HTTP, from a server that has just started: where whoever published has made them, as the command
 * and the worker do, and where nobody has. Beside them the least that must be done: as many bytes formatted into a buffer, and hashed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { copyOf, officeWithMonth } from '../corpus/kept-offices.ts';
import { POOL, valueOf } from '../corpus/office.ts';
import { NEXT_LIST } from '../corpus/world.ts';
import { timed } from '../frame/measure.ts';
import { processesFor } from '../frame/own-process.ts';
import { servingFor } from '../frame/own-server.ts';
import type { Contestant, Measurement, Row, Sample } from '../frame/row.ts';
import type { Setting } from '../frame/setting.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { builtAssets } from '../../src/http/assets.ts';
import { makeFilesAhead } from '../../src/http/files-ahead.ts';
import { serve } from '../../src/http/serve.ts';
import { writeListFile } from '../../src/reading/lists/files.ts';

const FORMATS = { 'fide-txt': 'TXT', 'fide-xml': 'XML', csv: 'CSV', json: 'JSON' } as const;
type Format = keyof typeof FORMATS;

const SERVING = servingFor(import.meta.url, async ({ address }: { readonly address: string }) => {
  const office = await openOffice(address);
  const options = { host: '127.0.0.1', port: 0, perMinute: Number.MAX_SAFE_INTEGER, assets: builtAssets() };
  const { url, close } = await serve(office, options);
  return {
    ready: { url },
    close: async () => {
      await close();
      await office.store.close();
    },
  };
});

const PROCESSES = processesFor(import.meta.url, {
  /** As the command `publish` does after its list is out, where a server has served the office before. */
  ahead: async ({ address }: { readonly address: string }) => {
    const office = await openOffice(address);
    mkdirSync(office.keptFiles as string, { recursive: true });
    const sample = await timed(() => makeFilesAhead(office));
    await office.store.close();
    return sample;
  },
});

/** From the question to the last byte; the server has answered another question before. */
async function downloaded(address: string, setting: Setting): Promise<Sample> {
  const { ready, close } = await SERVING.run({ address }, setting);
  await (await fetch(new URL('/en/', ready.url))).text();
  const sample = await timed(async () => {
    const answer = await fetch(new URL(`/files/${POOL}-${NEXT_LIST}.csv`, ready.url));
    if (!answer.ok) throw new Error(`the file: ${answer.status}`);
    await answer.arrayBuffer();
  });
  await close();
  return sample;
}

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
    {
      id: 'P20',
      what: 'a list file over HTTP, CSV',
      figure: 'HTTP.ms',
      unit: 's',
      must: 1,
      aim: 0.5,
      better: 'less',
      grows: true,
    },
    {
      id: 'P20',
      what: 'the same where nobody has made it ahead',
      figure: 'unmade.ms',
      unit: 's',
      better: 'less',
    },
    {
      id: 'P20',
      what: 'all files of the list, made once by whoever published it',
      figure: 'ahead.work',
      unit: 's',
      better: 'less',
    },
    { id: 'P20', what: 'lines into a buffer, SHA-256', figure: 'formatting.ms', unit: 's', better: 'less' },
  ],
  isOfWhole: true,
  needsBuild: true,
  prepare: async (setting) => {
    const address = await officeWithMonth(setting);
    const unmade = copyOf(address, 'unmade.db');
    setting.tell('files are made by whoever published the list');
    const ahead = await PROCESSES.run('ahead', { address }, setting);
    const office = await openOffice(address);
    const written = (format: Format): Contestant => {
      return () =>
        timed(async () => {
          let given = 0;
          const sink = (bytes: Uint8Array): void => void (given += bytes.length);
          // with its digest
          const { bytes } = valueOf(await writeListFile(office, { pool: POOL, date: NEXT_LIST, format }, sink));
          if (given !== bytes) throw new Error(`the file has ${bytes} bytes, and ${given} were given`);
        });
    };
    return {
      contestants: {
        HTTP: () => downloaded(address, setting),
        unmade: async () => {
          // the server before has kept what it made
          rmSync(`${unmade}-files`, { recursive: true, force: true });
          return downloaded(unmade, setting);
        },
        ahead: () => ahead,
        formatting: () => timed(() => formatted(setting.world.players)),
        ...Object.fromEntries((Object.keys(FORMATS) as Format[]).map((format) => [FORMATS[format], written(format)])),
      },
      warmUp: ['formatting'],
      close: () => office.store.close(),
    };
  },
};

/** A month from its files to the sealed list with the office on PostgreSQL (P8pg), beside the naive pipeline. */
import pg from 'pg';
import { naiveMonth } from '../corpus/naive.ts';
import { openedOffice, takenIn } from '../corpus/office.ts';
import { type World, world } from '../corpus/world.ts';
import { asCommand, processesFor } from '../frame/own-process.ts';
import type { Measurement } from '../frame/row.ts';
import { start } from '../../test/postgres.setup.ts';

const PROCESSES = processesFor(import.meta.url, {
  naive: ({ list, files }: World) => naiveMonth(list, files, () => undefined).phases,
  office: asCommand(
    async ({ address, files }: { readonly address: string; readonly files: readonly string[] }, tell) =>
      (await takenIn(address, files, tell)).phases,
  ),
});

const KEPT = `elobook_bench_${process.pid}`;
const OWN = `${KEPT}_taken`;

export const measurement: Measurement = {
  rows: [
    {
      id: 'P8pg',
      what: 'files to sealed list with the office, PostgreSQL',
      figure: 'PostgreSQL.ms',
      by: 'naive.ms',
      beside: 'naive month',
      unit: '×',
      must: 2,
      aim: 1.2,
      better: 'less',
    },
  ],
  prepare: async (setting) => {
    const made = world(setting.world, setting.tell);
    setting.tell('PostgreSQL starts');
    const server = await start();
    const addressOf = (database: string): string => {
      const url = new URL(server.url);
      url.pathname = database;
      return url.href;
    };
    await onServer(server.url, `create database ${KEPT}`);
    await openedOffice(addressOf(KEPT), made.list, setting.tell);
    return {
      contestants: {
        naive: () => PROCESSES.run('naive', made, setting),
        PostgreSQL: async () => {
          // a copy of the office as it was on the first of the month
          await onServer(server.url, `drop database if exists ${OWN}`, `create database ${OWN} template ${KEPT}`);
          return PROCESSES.run('office', { address: addressOf(OWN), files: made.files }, setting);
        },
      },
      close: async () => {
        await onServer(server.url, `drop database if exists ${OWN}`, `drop database if exists ${KEPT}`);
        await server.stop();
      },
    };
  },
};

async function onServer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}

/**
 * Reports that 64 programs send over HTTP, each acknowledged after it is on the disk (P13), beside bare SQLite transactions of the same rows:
 * as many transactions as reports, each synced, with nothing in between.
 */
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { copyOf, officeWithPlayers } from '../corpus/kept-offices.ts';
import { AUTHOR, POOL, valueOf } from '../corpus/office.ts';
import { world } from '../corpus/world.ts';
import { processorTime } from '../frame/own-process.ts';
import { servingFor } from '../frame/own-server.ts';
import type { Measurement, Sample } from '../frame/row.ts';
import { addAccount } from '../../src/desk/accounts/accounts.ts';
import { newApiKey } from '../../src/desk/accounts/api-keys.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { serve } from '../../src/http/serve.ts';

const CLIENTS = 64;
/**
 * In a round; a trial has as many as its world. A server runs for weeks: it has taken in some before its time is taken, and has sorted its names and
 * made its first pages, which it does in the background after its start.
 */
const REPORTS = 600;
const BEFORE = 400;
/** Milliseconds between two looks at whether the server still does something; at 64 looks it is measured in any case. */
const A_LOOK = 250;
const MOST_LOOKS = 64;
/** Milliseconds of the processor that a server has in such a time while it does nothing. */
const NOTHING = 10;
const END_OF_MONTH = Date.UTC(2026, 8, 28, 8);
const clock = (): number => END_OF_MONTH;

interface Ready {
  readonly port: number;
  readonly key: string;
}

const SERVING = servingFor(import.meta.url, async ({ address }: { readonly address: string }) => {
  const office = await openOffice(address, { clock });
  const { account } = valueOf(await addAccount(office, { name: 'bench', role: 'administrator' }, AUTHOR));
  const { secret: key } = valueOf(await newApiKey(office, { account, name: 'bench', scopes: ['reports'] }));
  const served = await serve(office, {
    host: '127.0.0.1',
    port: 0,
    perMinute: Number.MAX_SAFE_INTEGER,
    assets: { names: {}, files: new Map() },
  });
  const ready: Ready = { port: served.port, key };
  return {
    ready,
    close: async () => {
      await served.close();
      await office.store.close();
    },
  };
});

function sent(agent: Agent, { port, key }: Ready, report: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' };
    const asked = { agent, port, host: '127.0.0.1', method: 'POST', path: `/api/v1/reports?pool=${POOL}`, headers };
    request(asked, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`a report was answered with ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end(report);
  });
}

/** All reports by all clients, each sending its next one when the last is acknowledged. */
async function sentByAll(ready: Ready, reports: readonly Uint8Array[]): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const left = reports.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const report of left) await sent(agent, ready, report);
    }),
  );
  const ms = performance.now() - began;
  agent.destroy();
  return { ms, rate: (reports.length / ms) * 1000 };
}

/** Until a process has rested for two looks. */
async function rested(pid: number): Promise<void> {
  for (let look = 0, idle = 0, before = processorTime(pid); look < MOST_LOOKS && idle < 2; look += 1) {
    await pause(A_LOOK);
    const now = processorTime(pid);
    idle = now - before <= NOTHING ? idle + 1 : 0;
    before = now;
  }
}

type Table = { readonly name: string; readonly rows: readonly (readonly unknown[])[] };

/** What is in a database and was not in another, table by table. */
function rowsSince(after: string, before: string): readonly Table[] {
  const database = new DatabaseSync(after);
  try {
    database.exec(`attach '${before}' as earlier`);
    const names = database.prepare("select name from main.sqlite_schema where type = 'table'").all() as {
      name: string;
    }[];
    return names
      .filter(({ name }) => !name.startsWith('sqlite_'))
      .map(({ name }) => {
        const added = database.prepare(`select * from main."${name}" except select * from earlier."${name}"`);
        added.setReturnArrays(true);
        return { name, rows: added.all() as unknown as readonly (readonly unknown[])[] };
      })
      .filter(({ rows }) => rows.length > 0);
  } finally {
    database.close();
  }
}

/** So many transactions over the rows, each with its part of every table. */
function bareTransactions(address: string, tables: readonly Table[], count: number): Sample {
  const database = new DatabaseSync(address);
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = full');
    const inserts = tables.map(({ name, rows }) => {
      const places = (rows[0] as readonly unknown[]).map(() => '?').join();
      return database.prepare(`insert or replace into "${name}" values (${places})`);
    });
    const began = performance.now();
    for (let at = 0; at < count; at += 1) {
      database.exec('begin immediate');
      for (const [place, { rows }] of tables.entries()) {
        const [from, to] = [at, at + 1].map((part) => Math.floor((rows.length * part) / count));
        for (const row of rows.slice(from, to)) inserts[place]?.run(...(row as never[]));
      }
      database.exec('commit');
    }
    const ms = performance.now() - began;
    return { ms, rate: (count / ms) * 1000 };
  } finally {
    database.close();
  }
}

const remove = (address: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(address + end, { force: true });
};

export const measurement: Measurement = {
  rows: [
    {
      id: 'P13',
      what: 'reports acknowledged after fsync, 64 clients over HTTP',
      figure: 'sent.rate',
      by: 'bare.rate',
      beside: 'bare SQLite transactions of the same rows',
      unit: '×',
      must: 0.5,
      aim: 1,
      better: 'more',
    },
    { id: 'P13', what: 'a report, 64 clients', figure: 'sent.each', unit: 'ms', better: 'less' },
    { id: 'P13', what: 'processor time of the server for a report', figure: 'sent.cpu', unit: 'ms', better: 'less' },
    { id: 'P13', what: 'a bare transaction', figure: 'bare.each', unit: 'ms', better: 'less' },
  ],
  prepare: async (setting) => {
    const before = await officeWithPlayers(setting);
    const files = world(setting.world, setting.tell).files.slice(0, BEFORE + REPORTS);
    const all = files.map((file) => new Uint8Array(readFileSync(file)));
    const first = Math.min(BEFORE, Math.floor(all.length / 2));
    const [earlier, reports] = [all.slice(0, first), all.slice(first)];
    const once = async (address: string): Promise<Sample> => {
      const { ready, close, pid } = await SERVING.run({ address }, setting);
      try {
        await sentByAll(ready, earlier);
        if (!setting.isTrial) await rested(pid);
        const before = processorTime(pid);
        const sample = await sentByAll(ready, reports);
        return { ...sample, cpu: (processorTime(pid) - before) / reports.length };
      } finally {
        await close();
      }
    };
    setting.tell('reports come in once, for their rows');
    const submitted = copyOf(before, 'submitted.db');
    await once(submitted);
    const tables = rowsSince(submitted, before);
    remove(submitted);
    return {
      contestants: {
        sent: async () => {
          const address = copyOf(before, 'sent.db');
          const sample = await once(address);
          remove(address);
          return { ...sample, each: (sample['ms'] as number) / reports.length };
        },
        bare: () => {
          const address = `${before}.bare`;
          copyFileSync(before, address);
          // the rows of all of them, in as many transactions
          const sample = bareTransactions(address, tables, all.length);
          remove(address);
          return { ...sample, each: (sample['ms'] as number) / all.length };
        },
      },
    };
  },
};

/** Uploads as jobs on PostgreSQL: two servers and two workers on one office and on ten (P13pg), beside one server and one worker. */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Measurement, Sample } from '../frame/row.ts';
import { type Process, raiseOffice, Sender, startServer, startWorker } from '../../test/long-work.ts';
import { start } from '../../test/postgres.setup.ts';

const MAIN = resolve('dist/cli/main.js');

/** Milliseconds between two questions how far a job is, about. */
const ASK_EVERY = 200;

interface Shape {
  readonly offices: number;
  readonly servers: number;
  readonly workers: number;
}

export const measurement: Measurement = {
  rows: [
    {
      id: 'P13pg',
      what: 'uploads by two servers and two workers, one PostgreSQL office',
      figure: 'shared.rate',
      by: 'single.rate',
      beside: 'one server, one worker',
      unit: '×',
      better: 'more',
    },
    {
      id: 'P13pg',
      what: 'the same on ten offices',
      figure: 'ten.rate',
      by: 'single.rate',
      beside: 'one server, one worker',
      unit: '×',
      better: 'more',
    },
    { id: 'P13pg', what: 'a report, one server and one worker', figure: 'single.each', unit: 'ms', better: 'less' },
    { id: 'P13pg', what: 'a report, two and two, one office', figure: 'shared.each', unit: 'ms', better: 'less' },
    { id: 'P13pg', what: 'a report, two and two, ten offices', figure: 'ten.each', unit: 'ms', better: 'less' },
  ],
  rounds: 2,
  needsBuild: true,
  prepare: async (setting) => {
    const server = await start();
    const files = Math.max(60, Math.round(4000 * setting.share));
    let made = 0;
    const names: string[] = [];
    const newOffice = async (): Promise<{ address: string; key: string }> => {
      made += 1;
      const name = `elobook_shared_${process.pid}_${made}`;
      names.push(name);
      await onServer(server.url, `create database ${name}`);
      const url = new URL(server.url);
      url.pathname = name;
      return { address: url.href, key: await raiseOffice(url.href) };
    };
    /** All offices at once, each with its own servers and workers; an upload by each server. */
    const run = async ({ offices, servers, workers }: Shape): Promise<Sample> => {
      const running: Process[] = [];
      try {
        const places = [];
        for (let at = 0; at < offices; at += 1) {
          setting.tell(`office ${at + 1} of ${offices} opens`);
          const { address, key } = await newOffice();
          const own = await Promise.all(
            Array.from({ length: servers }, () => startServer(MAIN, address, '--without-worker')),
          );
          const working = Array.from({ length: workers }, () => startWorker(MAIN, address, 'usual'));
          running.push(...own, ...working);
          const senders = own.map(({ url }) => new Sender(url, key));
          // so that every worker has begun
          await followed(senders[0] as Sender, 1_000_000, 51);
          places.push(senders);
        }
        const began = performance.now();
        await Promise.all(
          places.flatMap((senders) =>
            Array.from({ length: 2 }, (_, at) =>
              followed(senders[at % senders.length] as Sender, 1 + at * files, files),
            ),
          ),
        );
        const ms = performance.now() - began;
        const reports = offices * 2 * files;
        return { ms, rate: (reports / ms) * 1000, each: ms / reports };
      } finally {
        await Promise.all(running.map(({ kill }) => kill()));
      }
    };
    const single = { offices: 1, servers: 1, workers: 1 };
    const shared = { offices: 1, servers: 2, workers: 2 };
    // a trial tries one and one once, and two and two
    let tried: Promise<Sample> | undefined;
    const ofSingle = (): Promise<Sample> => (setting.isTrial ? (tried ??= run(single)) : run(single));
    return {
      contestants: {
        single: ofSingle,
        shared: () => run(shared),
        ten: setting.isTrial ? ofSingle : () => run({ ...shared, offices: 10 }),
      },
      close: async () => {
        await onServer(server.url, ...names.map((name) => `drop database if exists ${name} with (force)`));
        await server.stop();
      },
    };
  },
};

async function followed(sender: Sender, from: number, count: number): Promise<void> {
  const { job, ...answer } = await sender.upload(from, count);
  if (typeof job !== 'string') throw new Error(`the upload is no job: ${JSON.stringify(answer).slice(0, 300)}`);
  // twenty senders who ask all the time would measure their own questions
  const { state } = await sender.follow(job, () => pause(ASK_EVERY));
  if (state !== 'done') throw new Error(`the job ended as ${state}`);
}

async function onServer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}

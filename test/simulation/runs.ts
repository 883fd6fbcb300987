/** The long run of the simulation, `npm run simulate`: one office after another, each by a seed of its own. */
import pg from 'pg';
import { type Running, start } from '../postgres.setup.ts';
import { simulate } from './simulate.ts';

export const STORES = ['sqlite', 'postgres'] as const;

export interface SimulatorOptions {
  readonly stores: readonly (typeof STORES)[number][];
  readonly main: string;
}

/** What an office came to, as one process tells another. */
export type SimulatedOffice = { readonly seed: number; readonly store: string } & (
  | { readonly fault: string }
  | {
      readonly operations: number;
      readonly lists: number;
      readonly outcomes: readonly (readonly [kind: string, times: number])[];
      readonly seconds: string;
    }
);

/** Until the last list under the text of 2024. */
const WHOLE = 100_000;

async function withSchema<T>(server: Running, name: string, work: (address: string) => Promise<T>): Promise<T> {
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    await client.query(`create schema ${name}`);
    const url = new URL(server.url);
    url.searchParams.set('options', `-csearch_path=${name}`);
    return await work(url.href);
  } finally {
    await client.query(`drop schema if exists ${name} cascade`);
    await client.end();
  }
}

type OfficeOfSeed = (asked: {
  readonly seed: number;
  readonly store: (typeof STORES)[number];
}) => Promise<SimulatedOffice>;

/** What plays one office; a database server is there meanwhile, where one is needed. */
export async function withSimulator(
  { stores, main }: SimulatorOptions,
  work: (simulateOffice: OfficeOfSeed) => Promise<void>,
): Promise<void> {
  const server = stores.includes('postgres') ? await start() : undefined;
  try {
    await work(async ({ seed, store }) => {
      const since = performance.now();
      try {
        const { operations, lists, outcomes } = await (store === 'postgres' && server !== undefined
          ? // a clock that is not the server's is refused to the command line
            withSchema(server, `simulated_${seed}`, (address) => simulate({ seed, rounds: WHOLE, address }))
          : simulate({ seed, rounds: WHOLE, main }));
        const seconds = ((performance.now() - since) / 1000).toFixed(1);
        return { seed, store, operations, lists, outcomes: [...outcomes], seconds };
      } catch (error) {
        return { seed, store, fault: (error as Error).message };
      }
    });
  } finally {
    await server?.stop();
  }
}

/** The long run of the simulation: one office after another, each by a seed of its own, until there were enough operations. */
import pg from 'pg';
import { type Running, start } from '../postgres.setup.ts';
import { simulate } from './simulate.ts';

export const STORES = ['sqlite', 'postgres'] as const;

export interface RunOptions {
  readonly operations: number;
  readonly seed: number;
  readonly stores: readonly (typeof STORES)[number][];
  readonly main: string;
}

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

/** Resolves to how many offices came to something else than the model. */
export async function runSimulations(
  { operations, seed: first, stores, main }: RunOptions,
  print: (line: string) => void,
): Promise<number> {
  const server = stores.includes('postgres') ? await start() : undefined;
  const all = new Map<string, number>();
  let [done, faults] = [0, 0];
  try {
    for (let seed = first; done < operations; seed += 1) {
      const store = stores[seed % stores.length];
      const since = performance.now();
      try {
        const simulated = await (store === 'postgres' && server !== undefined
          ? // a clock that is not the server's is refused to the command line
            withSchema(server, `simulated_${seed}`, (address) => simulate({ seed, rounds: WHOLE, address }))
          : simulate({ seed, rounds: WHOLE, main }));
        done += simulated.operations;
        for (const [kind, count] of simulated.outcomes) all.set(kind, (all.get(kind) ?? 0) + count);
        const seconds = ((performance.now() - since) / 1000).toFixed(1);
        print(
          `seed ${seed}  ${store}  ${simulated.operations} operations, ${simulated.lists} lists, ${seconds} s; ${done} of ${operations}`,
        );
      } catch (fault) {
        faults += 1;
        print(`FAULT ${(fault as Error).message}`);
        if (faults >= 5) break;
      }
    }
  } finally {
    await server?.stop();
  }
  for (const [kind, count] of [...all].sort()) print(`${String(count).padStart(8)}  ${kind}`);
  print(`${done} operations agree, ${faults} faults`);
  return faults;
}

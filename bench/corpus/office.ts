/** The office of the measurement: opened with the players of the list, then a month taken in and its list published. */
import { createReadStream, readFileSync } from 'node:fs';
import type { Store, WritingDesk } from '../../src/ledger/store.ts';
import type { Outcome } from '../../src/desk/office.ts';
import { submitReports } from '../../src/desk/events/submit.ts';
import { publishList } from '../../src/desk/lists/publish.ts';
import { setFederation } from '../../src/desk/registry/federations.ts';
import { importList } from '../../src/desk/registry/import.ts';
import { openOfficeBooks } from '../../src/desk/registry/open.ts';
import { openRatingPool } from '../../src/desk/registry/pools.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { FEDERATIONS, NEXT_LIST } from './world.ts';

export type Tell = (progress: string) => void;

export const AUTHOR = { author: 'bench' };
export const POOL = 'fide';
const FIRST_OF_MONTH = Date.UTC(2026, 8, 1, 8);
const END_OF_MONTH = Date.UTC(2026, 8, 28, 8);
const DAY_OF_LIST = Date.UTC(2026, 9, 1, 8);

export function valueOf<T>({ value, findings }: Outcome<T>): T {
  if (value === undefined) throw new Error(JSON.stringify(findings.slice(0, 3)));
  return value;
}

/** An office with the players of the list, as its clerks had it on the first of the month. */
export async function openedOffice(address: string, list: string, tell: Tell): Promise<void> {
  const office = await openOffice(address, { clock: () => FIRST_OF_MONTH });
  try {
    valueOf(await openOfficeBooks(office, { name: 'World', timeZone: 'UTC' }, AUTHOR));
    valueOf(await openRatingPool(office, { pool: POOL, family: 'fide', name: 'World', from: NEXT_LIST }, AUTHOR));
    for (const federation of FEDERATIONS) {
      valueOf(await setFederation(office, { federation, status: 'member' }, AUTHOR));
    }
    const imported = {
      open: () => createReadStream(list),
      how: 'whole' as const,
      pool: POOL,
      progress: (done: number) => tell(`players come in: ${done}`),
    };
    valueOf(await importList(office, imported, AUTHOR));
  } finally {
    await office.store.close();
  }
}

export interface TakenIn {
  /** In milliseconds, in the order of the work; what is indented is part of what stands before it. */
  readonly phases: Readonly<Record<string, number>>;
  readonly made: string;
}

/** Takes the files in and publishes the list. */
export async function takenIn(address: string, files: readonly string[], tell: Tell): Promise<TakenIn> {
  const watch = new Watch();
  let now = END_OF_MONTH;
  const { store, ...rest } = await openOffice(address, { clock: () => now });
  const office = { ...rest, store: watch.over(store) };
  const submitted = await submitReports(
    office,
    {
      pool: POOL,
      files: watch.read(files),
      accept: 'clean',
      progress: ({ files: done, games }) => tell(`taking in: ${done} files, ${games} games`),
    },
    AUTHOR,
  );
  const { accepted, questions, entered } = valueOf(submitted);
  const taking = watch.lap();
  now = DAY_OF_LIST;
  const asked = {
    pool: POOL,
    date: NEXT_LIST,
    onProgress: (done: number, of: number) => tell(`rating: ${done} of ${of}`),
  };
  const { games, players, digest } = valueOf(await publishList(office, asked, AUTHOR));
  const publishing = watch.lap();
  await store.close();
  const closing = watch.lap();
  return {
    phases: {
      'taking in': taking.all,
      '  files from the disk': taking.disk,
      '  read and check': taking.reading,
      '  store: asked': taking.asked,
      '  identify, judge, entries':
        taking.all - taking.disk - taking.reading - taking.asked - taking.written - taking.commit,
      '  store: written': taking.written,
      '  store: commit': taking.commit,
      publishing: publishing.all,
      '  store: asked ': publishing.asked,
      '  rate and seal': publishing.all - publishing.asked - publishing.written - publishing.commit,
      '  store: written ': publishing.written,
      '  store: commit ': publishing.commit,
      'closing the store': closing.all,
    },
    made:
      `${accepted} events accepted, ${questions} questions, ${entered} newcomers; ` +
      `${games} games, ${players} players on the list ${digest.slice(0, 8)}`,
  };
}

interface Lap {
  readonly all: number;
  /** Files from the disk. */
  readonly disk: number;
  /** What the office does with a file before it opens the store. */
  readonly reading: number;
  readonly asked: number;
  readonly written: number;
  /** Beginning and end of transactions. */
  readonly commit: number;
}

const NO_TIME = { disk: 0, reading: 0, asked: 0, written: 0, commit: 0 };
const WRITES = /^(?:keep|put|add|drop)/;

/** Where the time goes, seen from outside: the verbs know nothing of it. */
class Watch {
  #began = performance.now();
  #spent = { ...NO_TIME };
  /** Time within transactions, all in all. */
  #inWrites = 0;

  lap(): Lap {
    const now = performance.now();
    const lap = { ...this.#spent, all: now - this.#began };
    this.#spent = { ...NO_TIME };
    this.#began = now;
    return lap;
  }

  *read(paths: readonly string[]): Generator<{ readonly name: string; readonly bytes: Uint8Array }> {
    for (const name of paths) {
      const start = performance.now();
      const bytes = readFileSync(name);
      const given = performance.now();
      this.#spent.disk += given - start;
      const before = this.#inWrites;
      yield { name, bytes };
      this.#spent.reading += performance.now() - given - (this.#inWrites - before);
    }
  }

  over(store: Store): Store {
    const write = async <T>(work: (desk: WritingDesk) => Promise<T>): Promise<T> => {
      const start = performance.now();
      let working = 0;
      const answer = await store.write(async (desk) => {
        const begun = performance.now();
        const done = await work(this.#overDesk(desk));
        working = performance.now() - begun;
        return done;
      });
      const took = performance.now() - start;
      this.#inWrites += took;
      this.#spent.commit += took - working;
      return answer;
    };
    return {
      kind: store.kind,
      read: (work) => store.read(work),
      write,
      purge: () => store.purge(),
      close: () => store.close(),
    };
  }

  #overDesk(desk: WritingDesk): WritingDesk {
    const methods = Object.entries(desk).map(([name, method]) => {
      if (typeof method !== 'function') return [name, method];
      const of = WRITES.test(name) ? 'written' : 'asked';
      const watched = (...given: unknown[]): unknown => {
        const start = performance.now();
        const answer: unknown = (method as (...all: unknown[]) => unknown)(...given);
        if (!(answer instanceof Promise)) return this.#overBatches(answer as AsyncIterable<unknown>);
        return answer.finally(() => {
          this.#spent[of] += performance.now() - start;
        });
      };
      return [name, watched];
    });
    return Object.fromEntries(methods) as WritingDesk;
  }

  async *#overBatches(batches: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    let start = performance.now();
    for await (const batch of batches) {
      this.#spent.asked += performance.now() - start;
      yield batch;
      start = performance.now();
    }
    this.#spent.asked += performance.now() - start;
  }
}

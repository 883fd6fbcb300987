/** The office of the measurement: opened with the players of the list, then a month taken in. */
import { createReadStream, readFileSync } from 'node:fs';
import { readList } from '../../src/formats/fide-list/read.ts';
import type { ListedPlayer } from '../../src/formats/fide-list/records.ts';
import type { BroughtStanding, EnteredPerson } from '../../src/ledger/entries.ts';
import { personId } from '../../src/ledger/ids.ts';
import type { Paper, Store, WritingDesk } from '../../src/ledger/store.ts';
import { change } from '../../src/office/change.ts';
import { submitReports } from '../../src/office/events/submit.ts';
import { publishList } from '../../src/office/lists/publish.ts';
import { openOfficeBooks } from '../../src/office/registry/open.ts';
import { openPool } from '../../src/office/registry/pools.ts';
import { identityPaper } from '../../src/office/registry/identity.ts';
import { openOffice } from '../../src/office/wire.ts';
import { FEDERATIONS, LIST, NEXT_LIST } from './world.ts';

const AUTHOR = { author: 'bench' };
const POOL = 'fide';

export type Tell = (progress: string) => void;

/** An office with the players of the list, as its clerks had it on the first of the month. */
export async function openedOffice(address: string, list: string, tell: (progress: string) => void): Promise<void> {
  const office = await openOffice(address, { clock: () => Date.UTC(2026, 8, 1, 8) });
  try {
    await openOfficeBooks(office, { name: 'World', timeZone: 'UTC' }, AUTHOR);
    await openPool(office, { pool: POOL, family: 'fide', name: 'World', from: NEXT_LIST }, AUTHOR);
    await change(office, AUTHOR, async ({ post }) => {
      await post(
        ...FEDERATIONS.map(
          (federation) => ({ kind: 'federation.set', data: { federation, status: 'member' } }) as const,
        ),
      );
      return { findings: [] };
    });
    let last = 0;
    let part = 0;
    let held: ListedPlayer[] = [];
    const flush = async (isLast: boolean) => {
      const some = held;
      held = [];
      part += 1;
      await change(office, AUTHOR, async ({ post, random }) => {
        const persons: EnteredPerson[] = [];
        const papers: Paper[] = [];
        const standings: BroughtStanding[] = [];
        for (const { fideId, name, federation, sex, title, birthYear, standard, inactive } of some) {
          last += 1;
          const person = personId(last);
          const paper = identityPaper(last, { birth: String(birthYear), fide: fideId, name }, random);
          papers.push(paper);
          persons.push({ person, identity: paper.digest, facts: { birthYear, federation, sex, title } });
          if (standard?.rating !== undefined) {
            const { rating, games, k } = standard;
            standings.push({
              person,
              rating,
              k,
              period: games,
              games: k === 40 ? 0 : 30,
              peak: k === 10 ? Math.max(2400, rating) : rating,
              ...(inactive ? { inactive: true } : {}),
            });
          }
        }
        const source = { sha256: 'x', part };
        await post(
          { kind: 'persons.entered', data: { persons, source }, papers },
          {
            kind: 'standings.brought',
            data: { pool: POOL, as: LIST, standings, source: isLast ? { ...source, last: true } : source },
          },
        );
        return { findings: [] };
      });
      tell(`entering players: ${last}`);
    };
    for await (const { players } of readList(createReadStream(list))) {
      held.push(...players);
      if (held.length >= 5000) await flush(false);
    }
    await flush(true);
  } finally {
    await office.store.close();
  }
}

export interface TakenIn {
  readonly phases: Readonly<Record<string, number>>;
  readonly made: string;
}

/** Takes the files in and publishes the list. */
export async function takenIn(address: string, files: readonly string[], tell: Tell): Promise<TakenIn> {
  const clock = new Clock();
  const office = await openOffice(address, { clock: () => Date.UTC(2026, 8, 29, 8) });
  const watched = { ...office, store: clock.watched(office.store) };
  const inputs = clock.files(files);
  const { value, findings } = await submitReports(
    watched,
    {
      pool: POOL,
      files: inputs,
      accept: 'clean',
      progress: ({ files: done, games }) => tell(`taking in: ${done} files, ${games} games`),
    },
    AUTHOR,
  );
  if (value === undefined) throw new Error(JSON.stringify(findings));
  clock.lap('taking in');
  const later = { ...watched, clock: () => Date.UTC(2026, 9, 1, 8) };
  const published = await publishList(
    later,
    { pool: POOL, date: NEXT_LIST, onProgress: (done, of) => tell(`rating: ${done} of ${of} events`) },
    AUTHOR,
  );
  if (published.value === undefined) throw new Error(JSON.stringify(published.findings.slice(0, 5)));
  clock.lap('publishing');
  await office.store.close();
  clock.lap('closing');
  const { accepted, questions, entered } = value;
  const { games, players, digest } = published.value;
  return {
    phases: clock.phases,
    made: `${accepted} events accepted, ${questions} questions, ${entered} newcomers; ${games} games, ${players} on list ${digest.slice(0, 8)}`,
  };
}

/** Counts where the time goes: the steps from outside, and within them what the store took. */
class Clock {
  readonly phases: Record<string, number> = {};
  readonly #within = new Map<string, number>();
  #last = performance.now();

  lap(phase: string): void {
    const now = performance.now();
    this.phases[phase] = now - this.#last;
    for (const [what, took] of this.#within) this.phases[`  ${what}`] = took;
    this.#within.clear();
    this.#last = performance.now();
  }

  #add(what: string, took: number): void {
    this.#within.set(what, (this.#within.get(what) ?? 0) + took);
  }

  *files(paths: readonly string[]): Generator<{ readonly name: string; readonly bytes: Uint8Array }> {
    for (const name of paths) {
      const start = performance.now();
      const bytes = readFileSync(name);
      this.#add('reading files', performance.now() - start);
      yield { name, bytes };
    }
  }

  /** The same store, with its time counted. */
  watched(store: Store): Store {
    return {
      ...store,
      kind: store.kind,
      close: () => store.close(),
      read: (work) => store.read(work),
      write: async <T>(work: (desk: WritingDesk) => Promise<T>): Promise<T> => {
        const start = performance.now();
        let within = 0;
        const answer = await store.write(async (desk) => {
          const begun = performance.now();
          try {
            return await work(this.#watchedDesk(desk));
          } finally {
            within = performance.now() - begun;
          }
        });
        this.#add('store: begin and commit', performance.now() - start - within);
        return answer;
      },
    };
  }

  #watchedDesk(desk: WritingDesk): WritingDesk {
    const watched: Record<string, unknown> = {};
    for (const [name, method] of Object.entries(desk)) {
      if (typeof method !== 'function') {
        watched[name] = method;
        continue;
      }
      const what = `store: ${name}`;
      watched[name] = (...given: unknown[]) => {
        const start = performance.now();
        const answer: unknown = (method as (...of: unknown[]) => unknown)(...given);
        if (answer instanceof Promise) {
          return answer.finally(() => this.#add(what, performance.now() - start));
        }
        return this.#watchedBatches(answer as AsyncIterable<unknown>, what);
      };
    }
    return watched as unknown as WritingDesk;
  }

  async *#watchedBatches(batches: AsyncIterable<unknown>, what: string): AsyncGenerator<unknown> {
    let start = performance.now();
    for await (const batch of batches) {
      this.#add(what, performance.now() - start);
      yield batch;
      start = performance.now();
    }
    this.#add(what, performance.now() - start);
  }
}

/** What every store promises. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection, StoreEngine, Migrations, StoredPage, StoredRow } from './engine.ts';
import type { StoreError } from './errors.ts';
import { forEachStore } from './harness.fixture.ts';
import { openEngine } from './open.ts';
import { COUNTER, type Counted, type Kept, THINGS } from './schema.fixture.ts';

const COLUMNS = ['id', 'big', 'real', 'text', 'bytes'] as const;

const ids = (engine: StoreEngine<Kept>): Promise<number[]> =>
  engine.read(async ({ db }) =>
    (await db.selectFrom('things').select('id').orderBy('id').execute()).map(({ id }) => id),
  );

const add = ({ db }: Connection<Kept>, id: number): Promise<unknown> =>
  db.insertInto('things').values({ id }).execute();

/** A promise and who keeps it. */
function promised(): { readonly kept: Promise<void>; readonly keep: () => void } {
  let keep: () => void = () => undefined;
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { kept, keep };
}

const allRows = async (engine: StoreEngine<Kept>, size?: number): Promise<StoredRow[]> =>
  engine.read(async (connection) => {
    const rows: StoredRow[] = [];
    const query = connection.db.selectFrom('things').select(COLUMNS).orderBy('id');
    for await (const batch of connection.batches(query, size)) rows.push(...batch);
    return rows;
  });

const refused = (work: Promise<unknown>): Promise<StoreError> =>
  work.then(
    () => expect.fail('it should have been refused'),
    (error: StoreError) => error,
  );

describe('a database', () => {
  const script = fileURLToPath(
    new URL(`../../node_modules/.cache/elobook/counter-${process.pid}.mjs`, import.meta.url),
  );

  beforeAll(async () => {
    mkdirSync(join(script, '..'), { recursive: true });
    await build({
      entryPoints: [fileURLToPath(new URL('counter.fixture.ts', import.meta.url))],
      outfile: script,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
    });
  });

  afterAll(() => rmSync(script, { force: true }));

  forEachStore((kind, store) => {
    describe('what was deleted', () => {
      test('is gone from the files too, and what is left is as it was', async () => {
        const address = await store.fresh();
        const engine = await store.open<Kept>(THINGS, { address });
        const text = 'Somebody, Erased '.repeat(500);
        await engine.write(async (connection) => {
          await connection.db.insertInto('things').values({ id: 1, text }).execute();
          await add(connection, 2);
        });
        await engine.write(({ db }) => db.deleteFrom('things').where('id', '=', 1).execute());
        await engine.purge(['things']);
        expect(await ids(engine)).toEqual([2]);
        if (kind === 'postgres') return;
        for (const ending of ['', '-wal'])
          expect(readFileSync(`${address}${ending}`, 'utf8')).not.toContain('Somebody');
      });

      test('waits for whoever still reads it, but not for ever; and cannot be purged within a write', async () => {
        const address = await store.fresh();
        const engine = await store.open<Kept>(THINGS, { address, wait: 300 });
        const other = await store.open<Kept>(THINGS, { address });
        const { kept: read, keep: haveRead } = promised();
        const { kept: over, keep: end } = promised();
        const reading = other.read(async ({ db }) => {
          await db.selectFrom('things').select('id').execute();
          haveRead();
          await over;
        });
        await read;
        await expect(engine.purge(['things'])).rejects.toMatchObject({ code: 'store.busy', facts: { seconds: 0.3 } });
        end();
        await reading;
        await engine.purge(['things']);
        await expect(engine.write(() => engine.purge(['things']))).rejects.toThrow('a write within a write');
      });
    });

    describe('a write', () => {
      test('is there afterwards, also for others and after closing', async () => {
        const address = await store.fresh();
        const engine = await store.open<Kept>(THINGS, { address });
        const other = await store.open<Kept>(THINGS, { address });
        expect(engine.kind).toBe(kind);
        expect(await engine.write(async (connection) => (await add(connection, 1), connection.kind))).toBe(kind);
        expect(await ids(other)).toEqual([1]);
        await engine.close();
        await other.close();
        expect(await ids(await store.open<Kept>(THINGS, { address }))).toEqual([1]);
      });

      test('that throws leaves nothing, and the next one is not hindered', async () => {
        const engine = await store.open<Kept>(THINGS);
        const mistake = new Error('a mistake');
        const thrown = await refused(
          engine.write(async (connection) => {
            await add(connection, 1);
            await connection.insertMany('things', ['id'], [[2], [3]]);
            throw mistake;
          }),
        );
        expect(thrown).toBe(mistake);
        expect(await ids(engine)).toEqual([]);
        await engine.write((connection) => add(connection, 4));
        expect(await ids(engine)).toEqual([4]);
      });

      test('that waited while another was done may go to the disk with it: each still wholly or not at all, and in order', async () => {
        const engine = await store.open<Kept>(THINGS);
        const seen: number[][] = [];
        const writes = [1, 2, 3, 4, 5, 6].map((id) =>
          engine.write(async (connection) => {
            seen.push(
              (await connection.rows(connection.db.selectFrom('things').select('id').orderBy('id'))).flat() as number[],
            );
            await add(connection, id);
            if (id === 1 || id === 3) throw new Error(`mistake ${id}`);
            if (id === 5) await add(connection, 2).catch(() => undefined);
            return id;
          }),
        );
        const ended = await Promise.allSettled(writes);
        expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([false, true, false, true, false, true]);
        expect(seen).toEqual([[], [], [2], [2], [2, 4], [2, 4]]);
        expect(await ids(engine)).toEqual([2, 4, 6]);
      });

      test('in which a statement failed is not kept, also if the error was caught', async () => {
        const engine = await store.open<Kept>(THINGS);
        const thrown = await refused(
          engine.write(async (connection) => {
            await add(connection, 1);
            await add(connection, 1).catch(() => undefined);
          }),
        );
        expect(thrown.message).toMatch(/unique/i);
        expect(await ids(engine)).toEqual([]);
      });

      test('goes no further after a statement that failed', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine
          .write(async (connection) => {
            const first = await refused(add(connection, 1).then(() => add(connection, 1)));
            expect(await refused(add(connection, 2))).toBe(first);
            expect(await refused(connection.insertMany('things', ['id'], [[3]]))).toBe(first);
          })
          .catch(() => undefined);
        expect(await ids(engine)).toEqual([]);
      });

      test('whose rows fail on the way is not kept', async () => {
        const engine = await store.open<Kept>(THINGS);
        const mistake = new Error('no more rows');
        function* rows(): Generator<StoredRow> {
          for (let id = 0; id < 1000; id += 1) yield [id];
          throw mistake;
        }
        const thrown = await refused(
          engine.write(async (connection) => {
            await connection.insertMany('things', ['id'], rows()).catch(() => undefined);
          }),
        );
        expect(thrown).toBe(mistake);
        expect(await ids(engine)).toEqual([]);
      });

      test('waits for the write before it, in this process and in others, and sees what that one wrote', async () => {
        const address = await store.fresh();
        const engine = await store.open<Kept>(THINGS, { address });
        const other = await store.open<Kept>(THINGS, { address });
        const begun = promised();
        const may = promised();
        const order: string[] = [];
        const first = engine.write(async (connection) => {
          await add(connection, 1);
          begun.keep();
          await may.kept;
          order.push('first');
        });
        await begun.kept;
        const seen = async (from: StoreEngine<Kept>): Promise<void> => {
          await from.write(async (connection) => {
            order.push('next');
            const rows = await connection.db.selectFrom('things').select('id').execute();
            await add(connection, rows.length + 1);
          });
        };
        const next = [seen(engine), seen(other), seen(other)];
        await pause(100);
        expect(order).toEqual([]);
        may.keep();
        await Promise.all([first, ...next]);
        expect(order).toEqual(['first', 'next', 'next', 'next']);
        expect(await ids(engine)).toEqual([1, 2, 3, 4]);
      });

      test('that waits too long is refused, whoever is before it', async () => {
        const address = await store.fresh();
        const engine = await store.open<Kept>(THINGS, { address, wait: 200 });
        const other = await store.open<Kept>(THINGS, { address, wait: 200 });
        const begun = promised();
        const may = promised();
        const first = engine.write(async () => {
          begun.keep();
          await may.kept;
        });
        await begun.kept;
        const late = await Promise.all([engine, other].map((each) => refused(each.write(async () => undefined))));
        expect(late.map(({ code, facts }) => [code, facts])).toEqual(
          [engine, other].map((each) => ['store.busy', { address: each.address, seconds: 0.2 }]),
        );
        may.keep();
        await first;
        expect(await other.write(async () => 'goes')).toBe('goes');
      });

      test('within a write is refused at once, for it would wait for itself; after it, it goes', async () => {
        const engine = await store.open<Kept>(THINGS);
        let later: Promise<string> = Promise.resolve('');
        const over = promised();
        await engine.write(async (connection) => {
          expect((await refused(engine.write((inner) => add(inner, 2)))).message).toBe('a write within a write');
          later = over.kept.then(() => engine.write(async () => 'later'));
          await add(connection, 1);
        });
        over.keep();
        expect(await later).toBe('later');
        expect(await ids(engine)).toEqual([1]);
      });

      test('within a write of another database goes', async () => {
        const [engine, other] = [await store.open<Kept>(THINGS), await store.open<Kept>(THINGS)];
        await engine.write(() => other.write((connection) => add(connection, 1)));
        expect([await ids(engine), await ids(other)]).toEqual([[], [1]]);
      });

      test('tells how many rows it changed', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.write(async (connection) => {
          expect(await connection.insertMany('things', ['id'], [[1], [2], [3]])).toBe(3);
          const changed = await connection.db
            .updateTable('things')
            .set({ big: 1 })
            .where('id', '>', 1)
            .executeTakeFirst();
          expect(changed.numUpdatedRows).toBe(2n);
          const gone = await connection.db.deleteFrom('things').where('id', '>', 7).executeTakeFirst();
          expect(gone.numDeletedRows).toBe(0n);
          expect(await connection.db.insertInto('things').values({ id: 4 }).returning('id').execute()).toEqual([
            { id: 4 },
          ]);
        });
      });
    });

    describe('a read', () => {
      test('sees one moment, whatever is written meanwhile', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.write((connection) => add(connection, 1));
        await engine.read(async ({ db }) => {
          await engine.write((connection) => add(connection, 2));
          expect(await db.selectFrom('things').select('id').execute()).toEqual([{ id: 1 }]);
          await engine.write((connection) => add(connection, 3));
          expect(await db.selectFrom('things').select('id').execute()).toEqual([{ id: 1 }]);
          expect(await ids(engine)).toEqual([1, 2, 3]);
        });
      });

      test('sees nothing of a write that is not finished, and does not wait for it', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.write(async (connection) => {
          await add(connection, 1);
          expect(await ids(engine)).toEqual([]);
        });
        expect(await ids(engine)).toEqual([1]);
      });

      test('goes beside many others', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.write((connection) => add(connection, 1));
        expect(await Promise.all(Array.from({ length: 30 }, () => ids(engine)))).toEqual(
          Array.from({ length: 30 }, () => [1]),
        );
      });

      test('changes nothing', async () => {
        const engine = await store.open<Kept>(THINGS);
        expect((await refused(engine.read((connection) => add(connection, 1)))).code).toBe('store.read-only');
        expect((await refused(engine.read(({ insertMany }) => insertMany('things', ['id'], [[1]])))).code).toBe(
          'store.read-only',
        );
        expect(await ids(engine)).toEqual([]);
      });

      test('that throws hinders no other', async () => {
        const engine = await store.open<Kept>(THINGS);
        expect(await refused(engine.read(({ db }) => sql`select x from nowhere`.execute(db)))).toMatchObject({
          code: 'store.not-built',
          cause: { message: expect.stringMatching(/nowhere/) },
        });
        expect(await ids(engine)).toEqual([]);
      });
    });

    describe('a connection', () => {
      test('is of no use after its transaction', async () => {
        const engine = await store.open<Kept>(THINGS);
        let kept: Connection<Kept> | undefined;
        await engine.write(async (connection) => {
          kept = connection;
        });
        const late = kept as Connection<Kept>;
        expect((await refused(add(late, 1))).message).toBe('the transaction is over');
        expect((await refused(late.insertMany('things', ['id'], [[1]]))).message).toBe('the transaction is over');
        expect((await refused(late.batches(late.db.selectFrom('things').selectAll()).next())).message).toBe(
          'the transaction is over',
        );
        expect(await ids(engine)).toEqual([]);
      });

      test('has no transactions of its own, and streams only by batches', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.read(async ({ db }) => {
          const nested = db.transaction().execute(async () => undefined);
          expect((await refused(nested)).message).toBe('read() and write() are the transactions');
          const stream = db.selectFrom('things').selectAll().stream()[Symbol.asyncIterator]();
          expect((await refused(stream.next())).message).toBe('batches() streams');
          await db.destroy();
        });
      });

      test('can tell its tables', async () => {
        const engine = await store.open<Kept>(THINGS);
        const tables = await engine.read(({ db }) => db.introspection.getTables());
        expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['meta', 'things', 'words']));
      });

      test('of a database that is closed is refused; closing twice is once', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.close();
        await engine.close();
        expect((await refused(engine.read(async () => undefined))).message).toBe('the database is closed');
        expect((await refused(engine.write(async () => undefined))).message).toBe('the database is closed');
      });

      test('is closed after the work that is under way; what waits is refused', async () => {
        const engine = await store.open<Kept>(THINGS);
        const begun = promised();
        const may = promised();
        const read = engine.read(async ({ db }) => {
          begun.keep();
          await may.kept;
          return await db.selectFrom('things').select('id').execute();
        });
        const write = engine.write(async (connection) => {
          await may.kept;
          await add(connection, 1);
          return 'done';
        });
        const waiting = refused(engine.write(async () => undefined));
        await begun.kept;
        const closed = engine.close();
        may.keep();
        expect(await Promise.all([read, write])).toEqual([[], 'done']);
        expect((await waiting).message).toBe('the database is closed');
        await closed;
      });
    });

    describe('many rows', () => {
      const bytes = Uint8Array.from({ length: 300 }, (_, at) => at % 256);
      const row = (id: number): StoredRow => [
        id,
        id % 3 === 0 ? null : Number.MAX_SAFE_INTEGER - id,
        id % 5 === 0 ? null : id / 7,
        id % 7 === 0 ? null : `Kő\tvári\n\\N \\. ${id} Ёж 𝄞\r"'`,
        id % 11 === 0 ? null : bytes.subarray(id % 300),
      ];
      async function* coming(count: number): AsyncGenerator<StoredRow> {
        for (let id = 0; id < count; id += 1) yield row(id);
      }
      function* there(count: number): Generator<StoredRow> {
        for (let id = 0; id < count; id += 1) yield row(id);
      }

      test('100,000 rows of every kind of value come back as they went in, in batches', async () => {
        const engine = await store.open<Kept>(THINGS);
        expect(await engine.write((connection) => connection.insertMany('things', COLUMNS, there(100_000)))).toBe(
          100_000,
        );
        const back = await allRows(engine);
        expect(back.length).toBe(100_000);
        for (const [id, each] of back.entries()) {
          if (id % 997 === 0) expect(each).toEqual(row(id));
        }
        expect((back[1] as StoredRow)[4]?.constructor).toBe(Uint8Array);
        const sizes: number[] = [];
        await engine.read(async (connection) => {
          for await (const batch of connection.batches(connection.db.selectFrom('things').select('id'), 30_000)) {
            sizes.push(batch.length);
          }
        });
        expect(sizes).toEqual([30_000, 30_000, 30_000, 10_000]);
      });

      test('rows that come one after the other go in as well, and so do none', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.write(async (connection) => {
          expect(await connection.insertMany('things', COLUMNS, coming(1234))).toBe(1234);
          expect(await connection.insertMany('things', COLUMNS, [])).toBe(0);
          expect(await connection.insertMany('things', COLUMNS, coming(0))).toBe(0);
        });
        expect(await allRows(engine, 617)).toEqual([...there(1234)]);
      });

      test('come page by page in the order of a key, and where there are no bytes among them SQLite gives texts', async () => {
        const engine = await store.open<Kept>(THINGS);
        const pagesOf = async (columns: readonly string[], key: readonly string[]) => {
          const pages: StoredPage[] = [];
          await engine.read(async (connection) => {
            for await (const page of connection.pages({ table: 'things', columns, key })) pages.push(page);
          });
          const rows = pages.flatMap((page) =>
            'text' in page ? (JSON.parse(page.text) as readonly StoredRow[]) : page.rows,
          );
          for (const page of pages) if ('text' in page) expect(JSON.parse(page.text)).toHaveLength(page.count);
          return { rows, texts: pages.filter((page) => 'text' in page).length };
        };
        expect((await pagesOf(COLUMNS, ['id'])).rows).toEqual([]);
        await engine.write((connection) => connection.insertMany('things', COLUMNS, there(4500)));
        const all = [...there(4500)];
        expect(await pagesOf(COLUMNS, ['id'])).toEqual({ rows: all, texts: 0 });
        const few = await pagesOf(COLUMNS.slice(0, 2), ['id']);
        expect(few.rows).toEqual(all.map((each) => each.slice(0, 2)));
        expect(few.texts).toBe(engine.kind === 'sqlite' ? 3 : 0);
        const texts = all
          .filter(([id]) => (id as number) % 7 !== 0)
          .map((each) => [each[3], each[0]] as [string, number]);
        await engine.write(({ db }) => db.deleteFrom('things').where('text', 'is', null).execute());
        expect((await pagesOf(['text', 'id'], ['text', 'id'])).rows).toEqual(
          texts.sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
        );
      });

      test('bigints are whole numbers, and no row is no batch', async () => {
        const engine = await store.open<Kept>(THINGS);
        expect(await allRows(engine)).toEqual([]);
        await engine.write((connection) => connection.insertMany('things', ['id', 'big'], [[1n, 2n ** 40n]]));
        expect(await allRows(engine)).toEqual([[1, 2 ** 40, null, null, null]]);
        // at once, too, whether or not the query is compiled already
        const ids = await engine.read(async ({ db, rows }) => {
          const query = db.selectFrom('things').select('id');
          return [await rows(query), await rows(query.compile())];
        });
        expect(ids).toEqual([[[1]], [[1]]]);
      });

      test('rows may be made from rows that are read at the same time', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.write((connection) => connection.insertMany('things', COLUMNS, there(12_000)));
        await engine.write(async (connection) => {
          async function* words(): AsyncGenerator<StoredRow> {
            for await (const batch of connection.batches(connection.db.selectFrom('things').select('id'), 1000)) {
              for (const [id] of batch) yield ['en', `word ${id} ${'long '.repeat(40)}`];
            }
          }
          expect(await connection.insertMany('words', ['language', 'word'], words())).toBe(12_000);
        });
        const counted = await engine.read(({ db }) =>
          db
            .selectFrom('words')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow(),
        );
        expect(counted).toEqual({ count: 12_000 });
      });

      test('reading may be broken off, or left lying', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.write((connection) => connection.insertMany('things', COLUMNS, there(3000)));
        for (const way of ['read', 'write'] as const) {
          await engine[way](async (connection) => {
            for await (const batch of connection.batches(connection.db.selectFrom('things').selectAll(), 10)) {
              expect(batch.length).toBe(10);
              break;
            }
            await connection.batches(connection.db.selectFrom('things').selectAll(), 10).next();
          });
        }
        await engine.write(async (connection) => {
          await connection.db.deleteFrom('things').where('id', '>', 0).execute();
        });
        expect(await ids(engine)).toEqual([0]);
      });

      test('two queries may be read in turn, with parameters and from raw SQL', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.write((connection) => connection.insertMany('things', COLUMNS, there(100)));
        await engine.read(async ({ db, batches }) => {
          const up = batches(db.selectFrom('things').select('id').where('id', '<', 4).orderBy('id'), 2);
          const down = batches(sql`select id from things where id < ${4} order by id desc`.compile(db), 2);
          expect((await up.next()).value).toEqual([[0], [1]]);
          expect((await down.next()).value).toEqual([[3], [2]]);
          expect((await up.next()).value).toEqual([[2], [3]]);
          expect((await down.next()).value).toEqual([[1], [0]]);
          expect(await up.next()).toEqual({ done: true, value: undefined });
        });
      });

      test('a query that is wrong fails when it is read', async () => {
        const engine = await store.open<Kept>(THINGS);
        const read = engine.read(({ db, batches }) => batches(sql`select x from nowhere`.compile(db)).next());
        expect((await refused(read)).cause).toMatchObject({ message: expect.stringMatching(/nowhere/) });
      });

      test('any text and any bytes come back as they went in', async () => {
        const engine = await store.open<Kept>(THINGS);
        const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0'));
        const value = fc.tuple(
          fc.option(fc.maxSafeInteger()),
          fc.option(
            fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => (Math.abs(each) < 1e-15 ? 0 : each)),
          ),
          fc.option(text),
          fc.option(fc.uint8Array({ maxLength: 50 }).map((each) => Uint8Array.from(each))),
        );
        await fc.assert(
          fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 20 }), async (values) => {
            const rows = values.map((each, id): StoredRow => [id, ...each]);
            await engine.write(async ({ db, insertMany }) => {
              await db.deleteFrom('things').execute();
              await insertMany('things', COLUMNS, rows);
            });
            expect(await allRows(engine)).toEqual(rows);
          }),
          { numRuns: 50 },
        );
      });
    });

    describe('values', () => {
      test('are the same from a query: counts and sums are numbers, truth is 1 or 0, bytes are bytes', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.write(async ({ db }) => {
          const bytes = Uint8Array.of(0, 255, 10);
          await db
            .insertInto('things')
            .values({ id: 1, big: 2 ** 52, real: 0.1, text: 'ő', bytes })
            .execute();
          await db.insertInto('things').values({ id: 2, big: 1 }).execute();
          const answer = await sql`select count(*) as n, sum(big) as total, max(big) as most, 1 = 1 as yes, 1 = 2 as no,
            max(real) as real, max(text) as text from things`.execute(db);
          expect(answer.rows).toEqual([
            { n: 2, total: 2 ** 52 + 1, most: 2 ** 52, yes: 1, no: 0, real: 0.1, text: 'ő' },
          ]);
          expect(await db.selectFrom('things').select('bytes').where('id', '=', 1).execute()).toEqual([{ bytes }]);
        });
      });

      test('whole numbers beyond those of JavaScript are an error, not another number', async () => {
        const engine = await store.open<Kept>(THINGS);
        await engine.write((connection) => connection.insertMany('things', ['id', 'big'], [[1, 2n ** 60n]]));
        const read = engine.read(({ db }) => db.selectFrom('things').selectAll().execute());
        expect((await refused(read)).message).toMatch(/1152921504606846976/);
      });

      test('texts are in the order of their bytes', async () => {
        const engine = await store.open<Kept>(THINGS);
        const words = ['b', 'A', 'a', 'á', 'Ж', 'Z', '_', 'ab', 'aB'];
        const sorted = await engine.write(async ({ db, insertMany }) => {
          await insertMany(
            'words',
            ['language', 'word'],
            words.map((word) => ['x', word]),
          );
          return await db.selectFrom('words').select('word').orderBy('word').execute();
        });
        expect(sorted.map(({ word }) => word)).toEqual(['A', 'Z', '_', 'a', 'aB', 'ab', 'b', 'á', 'Ж']);
      });

      test('of the wrong kind are refused', async () => {
        const engine = await store.open<Kept>(THINGS);
        const wrong = engine.write(({ insertMany }) => insertMany('things', ['id'], [['one']]));
        expect((await refused(wrong)).message).toMatch(/one|mismatch/);
      });
    });

    describe('several processes', () => {
      test('ten that count lose nothing and never fail, from making the tables on', async () => {
        const address = await store.fresh();
        const run = promisify(execFile);
        const done = await Promise.all(
          Array.from({ length: 10 }, () => run(process.execPath, [script, address, '20'], { timeout: 1_500_000 })),
        );
        expect(done.map(({ stderr }) => stderr).join('')).toBe('');
        const engine = await store.open<Counted>(COUNTER, { address });
        expect(await engine.read(({ db }) => db.selectFrom('counter').selectAll().execute())).toEqual([{ value: 200 }]);
      });
    });

    describe('the schema', () => {
      const tables = (engine: StoreEngine<Kept>): Promise<readonly string[]> =>
        engine.read(async ({ db }) =>
          (
            await (db as unknown as Kysely<{ meta: { key: string; value: string } }>)
              .selectFrom('meta')
              .selectAll()
              .orderBy('key')
              .execute()
          ).map(({ key, value }) => `${key} ${value}`),
        );

      test('is made once, and grows by what is new', async () => {
        const address = await store.fresh();
        const first = await store.open<Kept>(THINGS.slice(0, 1), { address });
        expect(await tables(first)).toEqual(['application elobook', 'version 1']);
        await first.write((connection) => add(connection, 1));
        const all = await Promise.all(Array.from({ length: 5 }, () => store.open<Kept>(THINGS, { address })));
        for (const engine of all) expect(await tables(engine)).toEqual(['application elobook', 'version 2']);
        expect(await ids(all[0] as StoreEngine<Kept>)).toEqual([1]);
      });

      test('is not touched where a step fails: the database is as it was', async () => {
        const address = await store.fresh();
        const wrong: Migrations = [
          ...THINGS,
          {
            version: 3,
            name: 'a mistake',
            up: async (db) => {
              await db.schema.dropTable('things').execute();
              throw new Error('a mistake');
            },
          },
        ];
        expect((await refused(openEngine(address, wrong))).message).toBe('a mistake');
        const engine = await store.open<Kept>(THINGS, { address });
        expect(await tables(engine)).toEqual(['application elobook', 'version 2']);
        expect((await refused(openEngine(address, wrong))).message).toBe('a mistake');
        expect(await ids(engine)).toEqual([]);
      });

      test('that is newer than the program is refused, and stays', async () => {
        const address = await store.fresh();
        const engine = await store.open<Kept>(THINGS, { address });
        const { code, facts } = await refused(openEngine(address, THINGS.slice(0, 1)));
        expect([code, facts]).toEqual(['store.newer', { address: engine.address, version: 2, known: 1 }]);
        expect(await tables(engine)).toEqual(['application elobook', 'version 2']);
      });

      test('of somebody else is refused, and stays', async () => {
        const theirs: readonly (readonly [string, string])[] = [
          ['accounts', 'create table accounts (id integer)'],
          ['meta', 'create table meta (id integer)'],
          ['meta', 'create table meta (key text, value text)'],
        ];
        for (const [table, statement] of theirs) {
          const address = await store.fresh();
          const engine = await store.open<Kept>(THINGS, { address });
          await engine.write(async ({ db }) => {
            for (const each of ['words', 'things', 'meta']) await db.schema.dropTable(each).execute();
            await sql.raw(statement).execute(db);
          });
          const { code, facts } = await refused(openEngine(address, THINGS));
          expect([code, facts]).toEqual(['store.foreign', { address: engine.address }]);
          const rows = engine.read(({ db }) => sql`select * from ${sql.table(table)}`.execute(db));
          expect((await rows).rows).toEqual([]);
        }
      });

      test('is not made where it is to be there already', async () => {
        const address = await store.fresh();
        const empty = await refused(openEngine(address, THINGS, { create: 'never' }));
        expect(empty.code).toBe('store.empty');
        await (await openEngine(address, THINGS)).close();
        const engine = await store.open<Kept>(THINGS, { address, create: 'never' });
        expect(await ids(engine)).toEqual([]);
      });
    });
  });
});

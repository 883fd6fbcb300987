/** A whole office as a file, and back: between the stores, and only if not a bit of it was changed. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { nextEntry, CHAIN_START, headAfter } from '../ledger/chain.ts';
import { eventId } from '../ledger/ids.ts';
import type { Desk, Paper, Store } from '../ledger/store.ts';
import { atWritingDesk, readingDesk } from '../stores/desk.ts';
import { STORE_KINDS } from '../stores/engine.ts';
import { StoreError } from '../stores/errors.ts';
import { forEachStore, onServer, testStore } from '../stores/harness.fixture.ts';
import { MIGRATIONS, openStore } from '../stores/store.ts';
import type { Tables } from '../stores/tables.ts';
import type { Office, Outcome } from '../desk/office.ts';
import { enter, enterPersons, officeOver } from '../desk/lists/office.fixture.ts';
import { done, projectionsOf, refusals } from '../desk/office.fixture.ts';
import { verifyOffice } from './verify.ts';
import { withScratchStore } from '../desk/wire.ts';
import { exportOffice } from './export.ts';
import { importOffice } from './import.ts';
import { addEvent, busyOffice, closed, dice, exported, inChunks, repacked, textOf } from './keeping.fixture.ts';

const stores = { sqlite: testStore('sqlite'), postgres: testStore('postgres') } as const;

const opened = async (kind: (typeof STORE_KINDS)[number]): Promise<Store> => openStore(await stores[kind].fresh());

const entriesIn = (store: Store): Promise<number> => store.read(async (desk) => (await desk.head()).no);

describe.each(STORE_KINDS)('an export from %s', (from) => {
  test.each(STORE_KINDS)('is the same office on %s: entries, papers, every row, and the next export', async (to) => {
    const office = await busyOffice(stores[from]);
    const file = await exported(office);
    const target = await opened(to);
    const seen: number[] = [];
    const value = done(await importOffice(target, { file: inChunks(file), onEntry: (no) => seen.push(no) }));
    const head = await office.store.read((desk) => desk.head());
    expect(value).toEqual({ entries: head.no, head: head.hash, papers: 14, lists: 1 });
    expect(seen).toEqual([head.no]);
    const again = officeOver(target);
    expect(await projectionsOf(again, [])).toEqual(await projectionsOf(office, []));
    const papers = (desk: Desk) => desk.papersOf('report', 2);
    expect(await target.read(papers)).toEqual(await office.store.read(papers));
    expect(textOf(await exported(again))).toBe(textOf(file));
    const verified = done(await withScratchStore((scratch) => verifyOffice(again, { scratch })));
    expect([verified.head, verified.papers, verified.erased]).toEqual([head.hash, 14, 2]);
    // and the office lives on
    await addEvent(again, 7, 'orr');
    expect(await entriesIn(target)).toBe(head.no + 3);
    await target.close();
    await office.store.close();
  });
});

describe('an export', () => {
  test('is the same text from either store, and tells how far it is', async () => {
    const [one, other] = [await busyOffice(stores.sqlite), await busyOffice(stores.postgres)];
    expect(textOf(await exported(one))).toBe(textOf(await exported(other)));
    const seen: (readonly [number, number])[] = [];
    const { value } = await exportOffice(one, {
      write: async () => undefined,
      onProgress: (entry, of) => seen.push([entry, of]),
    });
    expect(seen.at(-1)).toEqual([value?.entries, value?.entries]);
    expect(value?.bytes).toBe((await exported(one)).length);
    await one.store.close();
    await other.store.close();
  });

  test('of many persons has every paper, each before the entry that names it', async () => {
    const office = await busyOffice(stores.sqlite);
    await enterPersons(
      office,
      11,
      Array.from({ length: 2500 }, (_, at) => ({ name: `${'Név '.repeat(20)}${at}` })),
    );
    await addEvent(office, 7, 'fide');
    const lines = textOf(await exported(office))
      .trimEnd()
      .split('\n');
    const named = new Set<string>();
    for (const line of lines.reverse()) {
      const { paper, data } = JSON.parse(line) as { paper?: string; data?: unknown };
      if (paper === undefined)
        for (const [, digest] of JSON.stringify(data ?? '').matchAll(/"([0-9a-f]{64})"/g)) named.add(digest as string);
      else expect(named.has(paper)).toBe(true);
    }
    const target = await opened('sqlite');
    const value = done(await importOffice(target, { file: inChunks(await exported(office), 65_536) }));
    expect(value.papers).toBe(14 + 2500 + 1);
    await target.close();
    await office.store.close();
  });

  test('has a paper with each entry that names it, and an import keeps it once', async () => {
    const office = await busyOffice(stores.sqlite);
    const [paper] = await office.store.read((desk) => desk.papersOf('report', 2));
    const note = (paper as Paper).digest;
    const events = Array.from({ length: 250 }, (_, at) => ({
      kind: 'event.registered' as const,
      data: { event: eventId(10 + at), pool: 'fide', facts: { name: `Nyár ${at}`, note } },
    }));
    await enter(office, ...events);
    const again = await exported(office);
    expect(textOf(again).split(`"paper":"${note}"`).length - 1).toBe(251);
    const target = await opened('sqlite');
    expect(done(await importOffice(target, { file: inChunks(again, 65_536) })).papers).toBe(14);
    expect(textOf(await exported(officeOver(target)))).toBe(textOf(again));
    await target.close();
    await office.store.close();
  });

  test('is not made of an office that is not sound', async () => {
    const office = await busyOffice(stores.sqlite);
    const withDesk = (change: (desk: Desk) => Desk): Office => ({
      ...office,
      store: { ...office.store, read: (work) => office.store.read((desk) => work(change(desk))) },
    });
    const write = async (): Promise<void> => undefined;
    const altered = withDesk((desk) => ({
      ...desk,
      entriesFrom: async function* (no) {
        for await (const batch of desk.entriesFrom(no)) {
          yield batch.map((entry) => (entry.no === 4 ? { ...entry, text: entry.text.replace('HUN', 'HUM') } : entry));
        }
      },
    }));
    expect((await exportOffice(altered, { write })).findings).toMatchObject([
      { code: 'ledger.wrong-hash', facts: { entry: 4 } },
    ]);
    const swapped = withDesk((desk) => ({
      ...desk,
      papers: async (digests) => (await desk.papers(digests)).map((paper) => ({ ...paper, salt: new Uint8Array(16) })),
    }));
    expect(refusals(await exportOffice(swapped, { write }))).toEqual(['verify.paper']);
    await office.store.close();
  });

  test('ends where its file does', async () => {
    const office = await busyOffice(stores.sqlite);
    let left = 1;
    const write = async (): Promise<void> => {
      left -= 1;
      if (left < 0) throw new Error('no more room');
    };
    await expect(exportOffice(office, { write })).rejects.toThrow('no more room');
    expect(await entriesIn(office.store)).toBeGreaterThan(0);
    await office.store.close();
  });
});

let file = new Uint8Array(0) as Uint8Array;
let lines: readonly string[] = [];

describe('a file that was changed', () => {
  beforeAll(async () => {
    // kept by itself: what the stores of the tests hold goes with each test
    const { mkdtempSync, rmSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const { join } = await import('node:path');
    const folder = mkdtempSync(join(tmpdir(), 'elobook-keeping-'));
    const office = await busyOffice({ ...stores.sqlite, fresh: async () => join(folder, 'office.db') });
    file = await exported(office);
    lines = textOf(file).trimEnd().split('\n').slice(0, -1);
    await office.store.close();
    rmSync(folder, { recursive: true });
  });

  /** Every one is refused, says where, and leaves nothing. */
  async function refusedEach(store: Store, whole: Uint8Array, count: number, seed: number): Promise<void> {
    const next = dice(seed);
    for (let each = 0; each < count; each += 1) {
      const bit = next(whole.length * 8);
      const bytes = whole.slice();
      bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
      const outcome = await importOffice(store, { file: inChunks(bytes, 1 + next(5000)) });
      expect(outcome.value, `bit ${bit}`).toBeUndefined();
      const [fault, place] = outcome.findings as unknown as readonly { code: string; facts: Record<string, number> }[];
      if (fault?.code === 'keeping.not-an-export') continue;
      const { line, entry } = { ...fault?.facts, ...place?.facts };
      expect([line, entry], `bit ${bit}: ${fault?.code}`).toEqual([expect.any(Number), expect.any(Number)]);
      expect(line as number).toBeLessThanOrEqual(lines.length + 2);
    }
    expect(await entriesIn(store)).toBe(0);
  }

  forEachStore((kind, store) => {
    const count = kind === 'sqlite' ? 100 : 30;
    test(`by any one of ${count} bits is refused with line and entry, and nothing of it stays`, async () => {
      const target = await openStore(await store.fresh());
      await refusedEach(target, file, count, 31);
      await target.close();
    });

    test(`by any one of ${count} bits of its text, too`, async () => {
      const target = await openStore(await store.fresh());
      await refusedEach(target, new TextEncoder().encode(textOf(file)), count, 37);
      expect(done(await importOffice(target, { file: inChunks(textOf(file)) })).entries).toBeGreaterThan(10);
      await target.close();
    });
  });

  const imported = async (bytes: Uint8Array | string): Promise<Outcome<unknown>> => {
    const store = await opened('sqlite');
    try {
      return await importOffice(store, { file: inChunks(bytes, 1 << 16) });
    } finally {
      expect(await entriesIn(store)).toBe(0);
      await store.close();
    }
  };
  const lineOf = (entry: number): number => lines.findIndex((line) => line.includes(`,"no":${entry},"prev"`)) + 1;
  const replaced = (line: number, change: (text: string) => string): string[] =>
    lines.map((text, at) => (at + 1 === line ? change(text) : text));
  const asIs = (changed: readonly string[]): string =>
    `${changed.join('\n')}\n${textOf(file).trimEnd().split('\n').at(-1)}\n`;
  const found = async (text: Uint8Array | string) =>
    (await imported(text)).findings.map(({ code, facts }) => ({ code, ...facts }));

  test('in the gzip file names the entry, also by bits that mean nothing there', async () => {
    const bytes = file.slice();
    bytes[4] = 1; // the time in the header
    expect(await found(bytes)).toEqual([
      {
        code: 'keeping.damaged',
        line: lines.length + 2,
        entry: lines.filter((line) => line.startsWith('{"author"')).length + 1,
        damage: 'seal',
      },
    ]);
    expect(await found(repacked(textOf(file)))).toMatchObject([{ code: 'keeping.damaged', damage: 'cut-off' }]);
  });

  test('in an entry names that entry and its line', async () => {
    const line = lineOf(5);
    expect(await found(asIs(replaced(line, (text) => text.replace('Éva', 'Eva'))))).toMatchObject([
      { code: 'ledger.wrong-hash', entry: 5 },
      { code: 'keeping.place', line, entry: 5 },
    ]);
  });

  test('in the hash of the entry before names the entry that has it', async () => {
    const line = lineOf(5);
    const other = (text: string): string => text.replace(/"prev":"./, '"prev":"z');
    expect(await found(asIs(replaced(line, other)))).toMatchObject([
      { code: 'ledger.wrong-prev', entry: 5 },
      { code: 'keeping.place', line, entry: 5 },
    ]);
    expect(await found(asIs(replaced(1, other)))).toMatchObject([{ code: 'ledger.wrong-prev' }, { line: 1, entry: 1 }]);
  });

  test('in the last but one, or before something unreadable', async () => {
    const last = lines.length;
    const changed = replaced(last - 1, (text) => text.replace('Éva', 'Eva'));
    expect(await found(asIs(changed))).toMatchObject([{ code: 'ledger.wrong-hash' }, { line: last - 1 }]);
    expect(await found(`${changed.join('\n')}\n`)).toMatchObject([{ code: 'ledger.wrong-prev' }, { line: last }]);
    expect(await found(`${changed.join('\n')}\n{"hash":1}\n`)).toMatchObject([{ code: 'ledger.wrong-prev' }, {}]);
    expect(await found(`${changed.join('\n')}\nx\n`)).toMatchObject([{ code: 'ledger.wrong-prev' }, {}]);
    const bytes = Uint8Array.from([...new TextEncoder().encode(`${changed.join('\n')}\n`), 0xff, 10]);
    expect(await found(bytes)).toMatchObject([{ code: 'ledger.wrong-prev' }, {}]);
    const cut = repacked(asIs(changed));
    expect(await found(cut)).toMatchObject([{ code: 'ledger.wrong-prev' }, {}]);
  });

  test('in the last entry names the head', async () => {
    const changed = replaced(lines.length, (text) => text.replace('Tavasz', 'Tavast'));
    expect(await found(asIs(changed))).toMatchObject([{ code: 'ledger.wrong-head' }, { line: lines.length + 1 }]);
  });

  const paperAt = (kind: string): number => lines.findIndex((line) => line.includes(`"kind":"${kind}","of"`)) + 1;
  const base64At = (): number => lines.findIndex((line) => line.startsWith('{"base64"')) + 1;
  for (const [what, line, change, damage] of [
    ['content', () => paperAt('identity'), (text: string) => text.replace('Játékos', 'Játékot'), 'paper'],
    ['salt', () => paperAt('identity'), (text: string) => text.replace(/"salt":"../, '"salt":"zz'), 'paper'],
    [
      'salt, which is no text',
      () => paperAt('identity'),
      (text: string) => text.replace(/"salt":"[^"]*"/, '"salt":1'),
      'paper',
    ],
    [
      'digest, which is no text',
      () => paperAt('officer'),
      (text: string) => text.replace(/"paper":"[^"]*"/, '"paper":1'),
      'paper',
    ],
    ['kind', () => paperAt('officer'), (text: string) => text.replace('"officer"', '"arbiter"'), 'paper'],
    ['number', () => paperAt('officer'), (text: string) => text.replace('"of":0', '"of":0.5'), 'paper'],
    [
      'number, which is below nothing',
      () => paperAt('officer'),
      (text: string) => text.replace('"of":0', '"of":-1'),
      'paper',
    ],
    [
      'number, which only the sum knows',
      () => paperAt('officer'),
      (text: string) => text.replace('"of":0', '"of":7'),
      'sum',
    ],
    ['members', () => paperAt('officer'), (text: string) => text.replace('"of":', '"off":0,"of":'), 'paper'],
    ['form', () => paperAt('officer'), (text: string) => text.replace(',', ', '), 'paper'],
    ['content, which is missing', () => base64At(), (text: string) => text.replace(/"base64":"[^"]*",/, ''), 'paper'],
    ['content, which is there twice', () => base64At(), (text: string) => text.replace(/\}$/, ',"text":""}'), 'paper'],
    [
      'content, which is no base64',
      () => base64At(),
      (text: string) => text.replace('"base64":"', '"base64":"*'),
      'paper',
    ],
    [
      'content, which is written otherwise',
      () => base64At(),
      (text: string) => text.replace('"base64":"', '"base64":" '),
      'paper',
    ],
    [
      'content, which should be text',
      () => base64At(),
      (text: string) => text.replace(/"base64":"[^"]*"/, '"base64":"YQ=="'),
      'paper',
    ],
  ] as const) {
    test(`in the ${what} of a paper is damaged`, async () => {
      const [fault] = await found(asIs(replaced(line(), change)));
      expect(fault).toMatchObject({ code: 'keeping.damaged', damage });
      expect(fault).toMatchObject({ line: damage === 'sum' ? lines.length + 1 : line() });
    });
  }

  test('so that a paper has no entry, is damaged', async () => {
    const at = paperAt('officer');
    const moved = [...lines.slice(0, at - 1), ...lines.slice(at), lines[at - 1] as string];
    expect(await found(closed(moved))).toMatchObject([{ damage: 'paper-of-nobody', line: moved.length }]);
    const before = [lines[at - 1] as string, ...lines.slice(0, at - 1), ...lines.slice(at)];
    expect(await found(closed(before))).toMatchObject([{ damage: 'paper-of-nobody', line: 1, entry: 1 }]);
  });

  test('so that an entry is not built as those of its kind are, is damaged (found by npm run fuzz)', async () => {
    const at = lines.findIndex((line) => line.includes('"kind":"persons.entered"'));
    const other = (lines[at] as string).replace('"persons":', '"persont":');
    const [fault] = await found(closed(lines.with(at, other)));
    expect(fault).toMatchObject({ code: 'keeping.damaged', damage: 'paper-of-nobody', line: at });
  });

  test('so that a paper is missing, is seen by the sum; closed anew, by the entry that names it', async () => {
    const without = lines.filter((_, at) => at + 1 !== base64At());
    expect(await found(asIs(without))).toMatchObject([{ damage: 'sum' }]);
    const at = (JSON.parse(lines[base64At() - 1] as string) as { readonly paper: string }).paper;
    expect(await found(closed(without))).toMatchObject([{ code: 'verify.paper-missing', kind: 'report', paper: at }]);
  });

  test('so that a paper comes with two entries, is taken once', async () => {
    const at = base64At();
    const target = await opened('sqlite');
    const twice = [...lines.slice(0, at), lines[at - 1] as string, ...lines.slice(at)];
    expect(done(await importOffice(target, { file: inChunks(closed(twice)) })).papers).toBe(14);
    await target.close();
  });

  for (const [what, text, says] of [
    ['nothing', () => '', { code: 'keeping.not-an-export' }],
    ['a letter', () => 'Dear office,\n', { code: 'keeping.not-an-export' }],
    ['bytes', () => Uint8Array.from([0xff, 0xfe, 10]), { code: 'keeping.not-an-export' }],
    [
      'another gzip file',
      () => repacked('Dear office,\n'.repeat(50)),
      { code: 'keeping.damaged', damage: 'cut-off', line: 1 },
    ],
    [
      'no gzip',
      () => Uint8Array.from({ length: 300 }, (_, at) => (at === 0 ? 0x1f : 7)),
      { damage: 'packing', line: 1 },
    ],
    ['a line that is none', () => `${lines.slice(0, 3).join('\n')}\n{}\n`, { damage: 'no-line', line: 4, entry: 4 }],
    ['an end that is none', () => `${lines.slice(0, 3).join('\n')}\n{"hash":"1"}\n`, { damage: 'no-line', line: 4 }],
    ['more after the end', () => `${textOf(file)}{}\n`, { damage: 'after-end', line: undefined }],
    ['no end', () => `${lines.join('\n')}\n`, { damage: 'cut-off' }],
    ['half a line', () => textOf(file).slice(0, -1), { damage: 'cut-off' }],
  ] as const) {
    test(`into ${what} is told`, async () => {
      const [fault] = await found(text());
      const { line, ...rest } = says as Record<string, unknown>;
      expect(fault).toMatchObject(line === undefined ? rest : { line, ...rest });
    });
  }

  test('into bytes in the middle is no text', async () => {
    const bytes = new TextEncoder().encode(`${lines.slice(0, 2).join('\n')}\n\n`);
    bytes[bytes.length - 1] = 0xff;
    expect(await found(Uint8Array.from([...bytes, 10]))).toMatchObject([{ damage: 'not-text', line: 3, entry: 3 }]);
  });

  test('into an endless line is refused before it fills the memory', async () => {
    const target = await opened('sqlite');
    const { findings } = await importOffice(target, { file: inChunks(textOf(file), 100), longestLine: 5000 });
    expect(findings).toMatchObject([{ code: 'keeping.damaged', facts: { damage: 'too-long' } }]);
    await target.close();
  });

  test('by cutting it off anywhere is refused', async () => {
    const target = await opened('sqlite');
    for (let length = 0; length < file.length; length += Math.ceil(file.length / 150)) {
      const { value } = await importOffice(target, { file: inChunks(file.subarray(0, length)) });
      expect(value).toBeUndefined();
    }
    expect(await entriesIn(target)).toBe(0);
    await target.close();
  });

  /** Lines whose chain is sound, although an entry was changed. */
  function rechained(change: (text: string) => string): string[] {
    let head = CHAIN_START;
    return lines.map((line) => {
      if (!line.startsWith('{"author"')) return line;
      const { time, author, ground, kind, data } = JSON.parse(change(line)) as never;
      const link = nextEntry(head, { time, author, ground, kind, data });
      head = headAfter(link);
      return link.text;
    });
  }

  test('and chained anew is refused where a list or a result no longer follows', async () => {
    const other = (member: string) => (line: string) =>
      line.includes(member) ? line.replace(/"digest":"[0-9a-f]{8}/, '"digest":"00000000') : line;
    const list = rechained(other('"list.published"'));
    const at = list.findIndex((line) => line.includes('"list.published"')) + 1;
    expect(await found(closed(list))).toMatchObject([{ code: 'verify.list' }, { code: 'keeping.place', line: at }]);
    expect(await found(closed(rechained(other('"events.rated"'))))).toMatchObject([{ code: 'verify.event' }, {}]);
  });

  test('by a newer program may have kinds that are not known here', async () => {
    const newer = rechained((line) => line.replace('"event.registered"', '"event.dreamt"'));
    expect(await found(closed(newer))).toEqual([
      { code: 'keeping.unknown-kind', line: lines.length, entry: expect.any(Number), kind: 'event.dreamt' },
    ]);
  });

  test('a file that cannot be read on leaves nothing', async () => {
    const target = await opened('sqlite');
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(0);
      yield file.subarray(0, 2000);
      throw new Error('the disk is gone');
    }
    await expect(importOffice(target, { file: broken() })).rejects.toThrow('the disk is gone');
    async function* brokenLater(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(
        `${replaced(lineOf(4), (text) => text.replace('Éva', 'Eva'))
          .slice(0, lineOf(5))
          .join('\n')}\n`,
      );
      throw new Error('the disk is gone');
    }
    await expect(importOffice(target, { file: brokenLater() })).rejects.toThrow('the disk is gone');
    expect(await entriesIn(target)).toBe(0);
    await target.close();
  });
});

describe('an import', () => {
  forEachStore((_kind, store) => {
    test('never goes over an office', async () => {
      const office = await busyOffice(store);
      const before = await projectionsOf(office, []);
      const outcome = await importOffice(office.store, { file: inChunks(file) });
      expect(outcome.findings).toEqual([
        { code: 'keeping.not-empty', weight: 'refuse', facts: { name: 'Test', entries: expect.any(Number) } },
      ]);
      expect(await projectionsOf(office, [])).toEqual(before);
      await office.store.close();
    });
  });

  test('for which there is no room leaves nothing, in a file', async () => {
    const engine = await stores.sqlite.open<Tables>(MIGRATIONS);
    await engine.write(({ db }) => sql`pragma max_page_count = 1`.execute(db));
    const store: Store = {
      kind: engine.kind,
      read: (work) => engine.read((connection) => work(readingDesk(connection))),
      write: (work) => engine.write((connection) => atWritingDesk(connection, work)),
      purge: () => engine.purge([]),
      close: () => engine.close(),
    };
    await expect(importOffice(store, { file: inChunks(file) })).rejects.toThrow(StoreError);
    await expect(importOffice(store, { file: inChunks(file) })).rejects.toMatchObject({ code: 'store.full' });
    expect(await entriesIn(store)).toBe(0);
  });

  test('for which there is no room leaves nothing, on a server', async () => {
    const address = await stores.postgres.fresh();
    const store = await openStore(address);
    await onServer(
      address,
      `create function full_disk() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
       create trigger full_disk before insert on standings for each row execute function full_disk();`,
    );
    await expect(importOffice(store, { file: inChunks(file) })).rejects.toMatchObject({ code: 'store.full' });
    expect(await entriesIn(store)).toBe(0);
    await store.close();
  });
});

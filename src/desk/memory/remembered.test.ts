/** Whoever was erased and is remembered does not come back unasked, whichever way. */
import { EVERY } from '../../content/every-language.fixture.ts';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EntryJson } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';
import { MEMORY_KEY_LENGTH, memoryKeyId, memoryKeyText, readMemoryKeys } from '../../ledger/remembered.ts';
import { writeList } from '../../formats/fide-list/write.ts';
import { forEachStore, type TestStore, testStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { audit } from '../../reading/analysis/audit.ts';
import type { Office } from '../office.ts';
import { correctEvent } from '../events/correct.ts';
import { acceptEvent } from '../events/accept.ts';
import { answerQuestion } from '../events/answer.ts';
import { codesOf, fileOf, GAMES, officeWith, players, submit } from '../events/event.fixture.ts';
import { listQuestions } from '../events/questions.ts';
import type { ReportFile } from '../events/read.ts';
import { showEvent } from '../events/show.ts';
import { backupOffice } from '../../keeping/backup.ts';
import { importOffice } from '../../keeping/import.ts';
import { exported, inChunks, textOf } from '../../keeping/keeping.fixture.ts';
import { codes, done, refusals } from '../office.fixture.ts';
import { erasePlayer } from '../registry/erase.ts';
import { type ImportedList, importList } from '../registry/import.ts';
import { mergePlayers } from '../registry/merge.ts';
import { addPlayer, changePlayer } from '../registry/players.ts';
import { showPlayer } from '../registry/show.ts';
import { splitPlayer } from '../registry/split.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
import { memoryFile } from './memory-file.ts';
import { RememberedPersons } from './remembered.ts';

const ANNA = personId(1);
/** Without a ground. */
const AS = { author: 'Anna' };
const GROUND = { ...AS, ground: 'her letter of 3 June' };
const REMEMBER = { ...GROUND, remember: 'digests' } as const;
/** The clock of these offices stands at this day. */
const DAY = '2024-06-15';

let folder: string;
let place: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'elobook-memory-'));
  place = join(folder, 'office.memory');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Remembering = Awaited<ReturnType<typeof officeWith>>;

/** Four players; the first of them, Kovács Anna, born in 1990, with the FIDE number 700001, is erased. */
async function afterErasure(store: TestStore): Promise<Remembering> {
  const office = { ...(await officeWith(store, 'fide')), memory: memoryFile(place) };
  done(await erasePlayer(office, ANNA, REMEMBER));
  return office;
}

const bytes =
  (text: string): ImportedList['open'] =>
  () => [new TextEncoder().encode(text)];

const fideList: ImportedList['open'] = () => [
  ...writeList(
    [
      {
        fideId: '700001',
        name: 'Kovacs, Anna',
        federation: 'HUN',
        inactive: false,
        standard: { rating: 2000, games: 0 },
      },
      {
        fideId: '700009',
        name: 'Varga, Eva',
        federation: 'HUN',
        inactive: false,
        standard: { rating: 1500, games: 0 },
      },
    ],
    { form: 'xml', layout: 'combined' },
  ),
];

const persons = (office: Office): Promise<number> => office.store.read((desk) => desk.lastPerson());

/** A player of a report in TRF, by its columns. */
const trfPlayer = (rank: number, name: string, fide: string, birth: string, played: string): string =>
  `001 ${String(rank).padStart(4)} m    ${name.padEnd(33)} ${'2000'} HUN ${fide.padStart(11)} ${birth.padEnd(10)} ${played}`;

const trf = (fide: string, name: string, birth: string): ReportFile => ({
  name: 'report.trf',
  bytes: new TextEncoder().encode(
    [
      '012 Spring Open',
      '042 2024/06/05',
      '052 2024/06/09',
      '092 Swiss',
      trfPlayer(1, name, fide, birth, ' 1.0    1     2 w 1'),
      trfPlayer(2, 'Nagy, Bela', '700002', '1985/07/12', ' 0.0    2     1 b 0'),
      '',
    ].join('\n'),
  ),
});

const asked = async (office: Office) =>
  done(await listQuestions(office, {})).map(({ finding, candidates }) => [finding.code, finding.facts, candidates]);

/** Every entry's text. */
const ledgerOf = (office: Office): Promise<string> =>
  office.store.read(async (desk) => {
    let all = '';
    for await (const batch of desk.entriesFrom(1)) all += batch.map(({ text }) => text).join('\n');
    return all;
  });

const lastData = async (office: Office, kind: string): Promise<EntryJson> =>
  (await ledgerOf(office))
    .split(/\n(?=\{)/)
    .map((text) => JSON.parse(text) as { kind: string; data: EntryJson })
    .findLast((entry) => entry.kind === kind)?.data as EntryJson;

forEachStore((_kind, store) => {
  describe('whoever is remembered is asked about', () => {
    test('when a FIDE list has the number', async () => {
      const office = await afterErasure(store);
      const outcome = await importList(
        office,
        { open: fideList, how: 'add' as const, pool: 'fide', asOf: '2024-05' },
        AS,
      );
      expect(outcome.value).toMatchObject({ players: 2, entered: 1, leftOut: 1, remembered: 1, standings: 1 });
      expect(outcome.findings).toMatchObject([
        { code: 'import.remembered', weight: 'warn', facts: { row: 1, by: ['fide'], day: DAY } },
        { code: 'import.games-unknown' },
      ]);
      expect(await ledgerOf(office)).not.toMatch(/import.remembered|700001|Kov[aá]cs/u);
      const again = await importList(
        office,
        { open: fideList, how: 'add' as const, pool: 'fide', asOf: '2024-05' },
        AS,
      );
      expect(again.value).toMatchObject({ entered: 0, unchanged: 2 });
    });

    test('when a list would give the number to somebody else', async () => {
      const office = await afterErasure(store);
      const free = bytes('id;name;birth\n1;Új Elek;1999\n');
      done(await importList(office, { open: free, how: 'add' }, AS));
      const known = bytes(`id;name;fideId\n${personId(5)};;700001\n`);
      const list = { open: known, how: 'add', ids: 'own' } as const;
      const asked = await importList(office, list, AS);
      expect(asked.findings).toEqual([
        {
          code: 'import.number-remembered',
          weight: 'warn',
          facts: { row: 1, player: personId(5), by: ['fide'], day: DAY },
        },
      ]);
      expect(asked.value).toMatchObject({ inQuestion: 1, changed: 0 });
      expect(done(await showPlayer(office, personId(5))).numbers).toEqual({});
      done(await importList(office, { ...list, remembered: 'entered' }, GROUND));
      expect(done(await showPlayer(office, personId(5))).numbers).toEqual({ fide: '700001' });
      expect(await lastData(office, 'person.changed')).toMatchObject({ again: true, person: personId(5) });
    });

    test('when a CSV has name and birth, and nobody else is', async () => {
      const office = await afterErasure(store);
      const open = bytes('name;birth\nKOVACS Anna;1990\nKovács, Anna;1991\nKovács, Ida;1990\nKovács, Anna;\n');
      const outcome = await importList(office, { open, how: 'add' }, AS);
      expect(outcome.value).toMatchObject({ players: 4, entered: 3, leftOut: 1, remembered: 1 });
      expect(outcome.findings.filter(({ weight }) => weight === 'warn')).toMatchObject([
        { code: 'import.remembered', facts: { row: 1, by: ['name'] } },
      ]);
    });

    test('when a report has the number', async () => {
      const office = await afterErasure(store);
      const { value, findings } = await submit(office, 'fide', [trf('700001', 'K., A.', '')], { accept: 'clean' });
      expect([value?.questions, value?.entered, value?.accepted, findings]).toEqual([1, 0, 0, []]);
      expect(await asked(office)).toEqual([['event.remembered', { by: ['fide'], day: DAY }, []]]);
      expect(await persons(office)).toBe(4);
    });

    test('when a report has name and birth year', async () => {
      const office = await afterErasure(store);
      done(await submit(office, 'fide', [trf('', 'Kovacs Anna', '1990/00/00')], { accept: 'clean' }));
      expect(await asked(office)).toEqual([['event.remembered', { by: ['name'], day: DAY }, []]]);
      expect(await persons(office)).toBe(4);
    });

    test('when a JSON report has both, in an order of files', async () => {
      const office = await afterErasure(store);
      const { value } = await submit(office, 'fide', [fileOf(), fileOf({ event: { id: 'second', name: 'Second' } })]);
      expect([value?.questions, value?.entered]).toEqual([2, 0]);
      expect(await asked(office)).toEqual([
        ['event.remembered', { by: ['fide', 'name'], day: DAY }, []],
        ['event.remembered', { by: ['fide', 'name'], day: DAY }, []],
      ]);
      expect(done(await showEvent(office, 'e1')).questions[0]?.finding.facts).toEqual({
        by: ['fide', 'name'],
        day: DAY,
      });
      // the ledger does not tell when the person was erased, by which the two ids could be told to be one person's
      expect(await lastData(office, 'event.submitted')).toMatchObject({
        questions: [{ finding: { facts: { by: ['fide', 'name'] } } }],
      });
      expect(JSON.stringify(await lastData(office, 'event.submitted'))).not.toContain('"day"');
    });

    test('when somebody adds the card by hand', async () => {
      const office = await afterErasure(store);
      const card = { name: 'Anna Kovács', birth: '1990-03-01' };
      const outcome = await addPlayer(office, card, AS);
      expect(outcome.findings).toMatchObject([
        { code: 'player.remembered', weight: 'refuse', facts: { by: ['name'], day: DAY } },
      ]);
      expect(refusals(await addPlayer(office, { name: 'K.', fide: '0700001' }, AS))).toEqual(['player.remembered']);
      expect(await persons(office)).toBe(4);
      done(await addPlayer(office, { name: 'Anna Kovács', birth: '1991' }, AS));
    });

    test('and comes back when that is wanted, which is recorded', async () => {
      const office = await afterErasure(store);
      const back = { remembered: 'entered' } as const;
      const list = { open: fideList, how: 'add' as const, pool: 'fide', asOf: '2024-05' };
      done(await importList(office, list, AS));
      expect(refusals(await importList(office, { ...list, ...back }, AS))).toEqual(['memory.no-ground']);
      const imported = await importList(office, { ...list, ...back }, GROUND);
      expect(imported.value).toMatchObject({ entered: 1, standings: 1, leftOut: 0 });
      expect(codes(imported)).toEqual(['import.entered-again', 'import.games-unknown']);
      const [anna, eva] = [personId(6), personId(5)];
      expect(await lastData(office, 'persons.entered')).toMatchObject({ again: [anna], persons: [{ person: anna }] });
      expect(eva).not.toBe(anna);
      for (const [language, says] of [
        [EVERY.en, /remembered by 2 digests[^]*1 of them had been erased before/],
        [EVERY.hu, /felismerhető 2 lenyomat alapján[^]*közülük korábban törölve: 1/],
        [EVERY.ru, /узнаётся по отпечаткам: 2[^]*из них ранее стёрто: 1/],
      ] as const) {
        const entries = done(await audit(office, { since: '2024-01-01', language, words: language.commands.audit }));
        expect(entries.map((entry) => entry.says).join('\n')).toMatch(says);
      }
      // whoever is there again is known by the number, and nobody asks any more
      expect((await submit(office, 'fide', [fileOf()])).value).toMatchObject({ questions: 0, entered: 0 });
      expect(codes(await withScratchStore((scratch) => verifyOffice(office, { scratch })))).toEqual([]);
    });
  });

  describe('the key', () => {
    test('is in no ledger, export or backup, and a restored office recognises with it', async () => {
      const office = await afterErasure(store);
      const [key] = readMemoryKeys(readFileSync(place, 'utf8')) as [Uint8Array];
      const copy = join(folder, 'backup.db');
      const target = await openStore(copy);
      done(await backupOffice(office, target));
      await target.close();
      const packed = await exported(office);
      const secrets = [key, Buffer.from(key).toString('hex'), Buffer.from(key).toString('base64')].map((each) =>
        Buffer.from(each),
      );
      const kept = [await ledgerOf(office), textOf(packed), packed, readFileSync(copy)].map((each) =>
        Buffer.from(each),
      );
      for (const secret of secrets) for (const bytesKept of kept) expect(bytesKept.includes(secret)).toBe(false);
      for (const secret of secrets.slice(2)) expect(readFileSync(place).includes(secret)).toBe(true);
      const restored = { ...office, store: await openStore(copy) };
      expect(refusals(await addPlayer(restored, { name: 'K.', fide: '700001' }, AS))).toEqual(['player.remembered']);
      await restored.store.close();
      const again = { ...office, store: await openStore(await store.fresh()) };
      done(await importOffice(again.store, { file: inChunks(packed) }));
      expect(refusals(await addPlayer(again, { name: 'K.', fide: '700001' }, AS))).toEqual(['player.remembered']);
      await again.store.close();
    });
  });
});

const sqlite = testStore('sqlite');

describe('what is remembered', () => {
  test('are digests of all numbers, and of all names with all birth years, of all cards that were merged', async () => {
    const office = { ...(await officeWith(sqlite, 'fide')), memory: memoryFile(place) };
    done(await addPlayer(office, { name: 'Kovács Annamária', birth: '1991', orr: '55', pin: '12345678' }, AS));
    done(await mergePlayers(office, { player: personId(5), into: ANNA }, AS));
    done(await changePlayer(office, { player: ANNA, fields: { fide: '700009' } }, AS));
    const shown = done(await erasePlayer(office, ANNA, { ...REMEMBER, dryRun: true }));
    expect(shown.remembered).toEqual({ numbers: ['fide', 'orr', 'pin'], names: 4 });
    expect(await readdir(folder)).toEqual([]);
    const outcome = await erasePlayer(office, ANNA, REMEMBER);
    expect(codes(outcome)).toEqual(['memory.made', 'erase.for-good']);
    expect(done(outcome).remembered).toEqual(shown.remembered);
    const [key] = readMemoryKeys(readFileSync(place, 'utf8')) as [Uint8Array];
    const { remembered } = (await lastData(office, 'person.erased')) as {
      remembered: { key: string; digests: string[] };
    };
    expect(remembered.key).toBe(memoryKeyId(key));
    expect(remembered.digests).toHaveLength(8);
    expect(remembered.digests).toEqual(remembered.digests.toSorted());
    const cards = [
      { fide: '700001' },
      { fide: '700009' },
      { orr: '55' },
      { pin: '12345678' },
      { name: 'Annamaria Kovacs', birth: '1990' },
      { name: 'Kovács Anna', birth: '1991-05-05' },
    ];
    for (const card of cards) {
      expect(refusals(await addPlayer(office, { name: 'Valaki, Más', ...card }, AS))).toEqual(['player.remembered']);
    }
    expect(refusals(await addPlayer(office, { name: 'Valaki, Más', orr: '700001' }, AS))).toEqual([]);
    expect(refusals(await changePlayer(office, { player: personId(2), fields: { orr: '55' } }, AS))).toEqual([
      'player.remembered',
    ]);
    const change = { player: personId(2), fields: { name: 'Kovács Anna', birth: '1990' } };
    expect(refusals(await changePlayer(office, change, AS))).toEqual(['player.remembered']);
    done(await changePlayer(office, change, { ...GROUND, remembered: 'entered' }));
    expect(await lastData(office, 'person.changed')).toMatchObject({ again: true });
  });

  test('differs from office to office', async () => {
    const digests: string[] = [];
    for (const seed of [1, 2]) {
      const at = join(folder, `${seed}.memory`);
      const office = {
        ...(await officeWith(sqlite, 'fide')),
        memory: memoryFile(at),
        random: (size: number) => new Uint8Array(size).fill(seed),
      };
      done(await erasePlayer(office, ANNA, REMEMBER));
      digests.push(JSON.stringify(await lastData(office, 'person.erased')));
      expect(readFileSync(at, 'utf8')).toBe(memoryKeyText(new Uint8Array(MEMORY_KEY_LENGTH).fill(seed)));
    }
    expect(digests[0]).not.toBe(digests[1]);
  });

  test('is nothing where nobody asked for it, or where there is nothing to go by', async () => {
    const office = { ...(await officeWith(sqlite, 'fide')), memory: memoryFile(place) };
    const { player } = done(await addPlayer(office, { name: 'Ismeretlen' }, AS));
    expect(refusals(await erasePlayer(office, player, REMEMBER))).toEqual(['memory.nothing']);
    expect(done(await erasePlayer(office, ANNA, GROUND)).remembered).toBeUndefined();
    expect(await lastData(office, 'person.erased')).not.toHaveProperty('remembered');
    expect(refusals(await erasePlayer(office, ANNA, REMEMBER))).toEqual(['memory.too-late']);
    expect(await readdir(folder)).toEqual([]);
    done(await addPlayer(office, { name: 'Kovács, Anna', birth: '1990' }, AS));
  });

  test('stays as it is when it is asked for again', async () => {
    const office = await afterErasure(sqlite);
    expect(codes(await erasePlayer(office, ANNA, REMEMBER))).toEqual(['erase.done-before']);
  });
});

describe('answers about somebody who is remembered', () => {
  test('“new” needs a ground, and enters the person again; somebody else is taken without one', async () => {
    const office = await afterErasure(sqlite);
    done(await submit(office, 'fide', [fileOf()]));
    const answer = { event: 'e1', question: 1, answer: { person: 'new' } } as const;
    expect(refusals(await answerQuestion(office, answer, AS))).toEqual(['memory.no-ground']);
    const { newcomer } = done(await answerQuestion(office, answer, { ...GROUND, dryRun: true }));
    expect(newcomer).toBe(true);
    const { player } = done(await addPlayer(office, { name: 'Kovács, Anna', birth: '1960' }, AS));
    const although = new Set(['birth'] as const);
    done(await answerQuestion(office, { ...answer, answer: { person: player }, although }, AS));
  });

  test('“new” to another question asks, too', async () => {
    const office = await afterErasure(sqlite);
    done(await addPlayer(office, { name: 'Kovács, Anna' }, AS));
    const [, ...others] = players();
    const anna = { id: '1', name: 'Kovács, Anna', birth: '1990-03-01' };
    done(await submit(office, 'fide', [fileOf({ players: [anna, ...others], games: GAMES })]));
    expect((await asked(office)).map(([code]) => code)).toEqual(['identify.doubtful']);
    const answer = { event: 'e1', question: 1, answer: { person: 'new' } } as const;
    expect(refusals(await answerQuestion(office, answer, GROUND))).toEqual(['player.remembered']);
    const outcome = await answerQuestion(office, { ...answer, remembered: 'entered' }, GROUND);
    expect(codes(outcome)).toEqual(['player.remembered']);
    expect(done(outcome).newcomer).toBe(true);
    // who was let in is not asked about once more
    expect(done(await acceptEvent(office, { event: 'e1' }, AS)).brought).toMatchObject([{ player: personId(6) }]);
  });

  test('whoever is erased while a report waits is asked about before it is accepted', async () => {
    const office = await afterErasure(sqlite);
    const [, bela] = players();
    const other = { ...bela, id: '1' };
    done(
      await submit(office, 'fide', [
        fileOf({ players: [{ id: '2', name: 'Új, Anna', birth: '1999' }, other, ...players().slice(2)], games: GAMES }),
      ]),
    );
    const { player } = done(await addPlayer(office, { name: 'Új, Anna', birth: '1999' }, AS));
    done(await erasePlayer(office, player, REMEMBER));
    expect(done(await acceptEvent(office, { event: 'e1' }, AS))).toMatchObject({ state: 'questions', questions: 1 });
    expect((await asked(office)).map(([code]) => code)).toEqual(['event.remembered']);
  });

  test('a corrected report and a card for events that are split off ask, too', async () => {
    const office = await afterErasure(sqlite);
    const [, ...others] = players();
    const games = GAMES.filter(([, white, black]) => white !== '1' && black !== '1');
    done(await submit(office, 'fide', [fileOf({ players: others, games })]));
    const corrected = await correctEvent(office, { event: 'e1', file: fileOf() }, GROUND);
    expect(done(corrected).questions).toBe(1);
    expect((await asked(office)).map(([code]) => code)).toContain('event.remembered');
    const split = { from: personId(2), events: ['e1'], to: { name: 'Kovács, Anna', birth: '1990' } };
    expect(refusals(await splitPlayer(office, split, AS))).toEqual(['player.remembered']);
    done(await splitPlayer(office, split, { ...GROUND, remembered: 'entered' }));
    expect(await lastData(office, 'persons.entered')).toMatchObject({ again: [personId(5)] });
  });
});

describe('without the key', () => {
  const card = { name: 'Kovács, Anna', birth: '1990' };

  test('the office says so, once, and goes on', async () => {
    const office = await afterErasure(sqlite);
    await rm(place);
    const warning = { code: 'memory.missing', weight: 'warn', facts: { persons: 1, place } };
    const import1 = await importList(
      office,
      { open: bytes('name;birth\nKovács, Anna;1990\nA;1999\nB;1999\n'), how: 'add', playersAPart: 1 },
      AS,
    );
    expect(import1.findings.filter(({ weight }) => weight === 'warn')).toEqual([warning]);
    expect(import1.value?.entered).toBe(3);
    expect((await submit(office, 'fide', [fileOf(), fileOf({ event: { id: 'b' } })], { batch: 1 })).findings).toEqual([
      warning,
    ]);
    const status = await office.store.read((desk) => RememberedPersons.of(desk, undefined));
    expect(status.findings).toEqual([{ ...warning, facts: { persons: 1, place: null } }]);
    expect(refusals(await erasePlayer({ ...office, memory: undefined as never }, personId(2), REMEMBER))).toEqual([
      'memory.no-place',
    ]);
  });

  test('a wrong one is told', async () => {
    const office = await afterErasure(sqlite);
    writeFileSync(place, memoryKeyText(new Uint8Array(MEMORY_KEY_LENGTH).fill(9)));
    const outcome = await addPlayer(office, card, AS);
    expect(outcome.findings).toEqual([{ code: 'memory.other-key', weight: 'warn', facts: { persons: 1, place } }]);
  });

  test('nobody else is remembered with another one, unless the first is given up; with both in the file all are', async () => {
    const office = await afterErasure(sqlite);
    const first = readFileSync(place, 'utf8');
    await rm(place);
    expect(refusals(await erasePlayer(office, personId(2), REMEMBER))).toEqual(['memory.lost']);
    expect(await readdir(folder)).toEqual([]);
    done(await erasePlayer(office, personId(2), { ...REMEMBER, lostKey: 'given-up' }));
    expect(refusals(await addPlayer(office, { name: 'B.', fide: '700002' }, AS))).toEqual(['player.remembered']);
    writeFileSync(place, first + readFileSync(place, 'utf8'));
    expect(refusals(await addPlayer(office, card, AS))).toEqual(['player.remembered']);
    done(await erasePlayer(office, personId(3), REMEMBER));
    expect(refusals(await addPlayer(office, { name: 'C.', fide: '700003' }, AS))).toEqual(['player.remembered']);
  });

  test('a file that is no key, or cannot be read or written, refuses an erasure that is to be remembered', async () => {
    const office = await afterErasure(sqlite);
    const erase = async (at: string) =>
      refusals(await erasePlayer({ ...office, memory: memoryFile(at) }, personId(2), REMEMBER));
    writeFileSync(place, 'nothing');
    expect(await erase(place)).toEqual(['memory.damaged', 'memory.lost']);
    expect(codesOf(await addPlayer(office, card, { ...AS, dryRun: true }))).toEqual([
      'memory.damaged',
      'memory.missing',
    ]);
    expect(await erase(folder)).toEqual(['memory.unreadable', 'memory.lost']);
    const fresh = { ...(await officeWith(sqlite, 'fide')), memory: memoryFile(join(folder, 'none', 'x')) };
    expect(refusals(await erasePlayer(fresh, ANNA, REMEMBER))).toEqual(['memory.unwritable']);
    expect(codes(await erasePlayer(fresh, ANNA, GROUND))).toEqual(['erase.for-good']);
  });

  test('only its owner can read the file; others are told of, and a file that is there stays', async () => {
    const office = await afterErasure(sqlite);
    expect(statSync(place).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['office.memory']);
    const before = readFileSync(place);
    expect((await memoryFile(place).create(new Uint8Array(32)))?.code).toBe('memory.unwritable');
    expect(readFileSync(place)).toEqual(before);
    await chmod(place, 0o644);
    expect(codes(await addPlayer(office, { name: 'Más' }, AS))).toEqual(['memory.open-to-others']);
  });
});

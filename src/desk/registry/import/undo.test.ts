/** Each import has a number, and is taken back by it as long as nothing that was published rests on it. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../../ledger/ids.ts';
import { MARKS } from '../../../ledger/store.ts';
import { forEachStore } from '../../../stores/harness.fixture.ts';
import { changeOffice } from '../../change.ts';
import type { Office } from '../../office.ts';
import { acceptRated, bring, enter, roundRobin, type TestOffice } from '../../lists/office.fixture.ts';
import { decideStanding } from '../../lists/decide.ts';
import { publishList } from '../../lists/publish.ts';
import { codes, done, projectionsOf, refusals } from '../../office.fixture.ts';
import { mergePlayers } from '../merge.ts';
import { addPlayer, changePlayer } from '../players.ts';
import { showPlayer } from '../show.ts';
import {
  ANNA_ROW,
  BELA_ROW,
  CILI_ROW,
  csv,
  head,
  MAY,
  officeWithPools,
  ratingsOn,
  sound,
  take,
} from './import.fixture.ts';
import { listImports } from './log.ts';
import { undoImport } from './undo.ts';

const ILKA = { author: 'Ilka', ground: 'letter' } as const;
const [ANNA, BELA] = [personId(1), personId(2)];
const ALL = csv(ANNA_ROW, BELA_ROW, CILI_ROW);
const WHOLE = { ...MAY, how: 'whole' } as const;
const ADD = { ...MAY, how: 'add' } as const;
const JUNE = { pool: 'fide', asOf: '2024-06', how: 'add' } as const;
const DORA = '9;Új, Dóra;1999;f;HUN;1800';

/** Without what says which papers and entries there are, and without the empty rows of who is gone. */
async function shownBy(office: Office): Promise<unknown> {
  const all = (await projectionsOf(office)) as Record<string, readonly (readonly unknown[])[]>;
  const [identity, facts, marks] = [2, 13, 16];
  const isThere = (row: readonly unknown[]): boolean => ((row[marks] as number) & MARKS.erased) === 0;
  const told = (row: readonly unknown[]): readonly unknown[] =>
    row.filter((_, place) => ![identity, facts, marks].includes(place));
  return { ...all, persons: all['persons']?.filter(isThere).map(told) };
}

forEachStore((_kind, store) => {
  test('a KOMIR number of an import that was taken back is not given to anybody else', async () => {
    const office = await officeWithPools(store);
    const licensed = { birth: '1990-03-04', sex: 'f', federation: 'HUN', licences: { 2024: 'Postás' } } as const;
    const rows = (...lines: readonly string[]) => ['fideId;name;birth;sex;federation;komir', ...lines, ''].join('\n');
    done(await take(office, csv(ANNA_ROW), { how: 'add' }));
    // the first of the two is entered, on the card of the other a number is written
    done(
      await take(office, rows('9;Új, Dóra;1999-01-02;f;HUN;7', '1;Kiss, Anna;1990-03-04;f;HUN;205'), { how: 'add' }),
    );
    expect(done(await showPlayer(office, 'komir:205')).player).toBe(ANNA);
    done(await undoImport(office, 'i2', ILKA));
    expect(refusals(await showPlayer(office, 'komir:205'))).toEqual(['player.number-unknown']);
    expect(refusals(await addPlayer(office, { ...licensed, name: 'Más, Éva', komir: '7' }, ILKA))).toEqual([
      'player.komir-passed',
    ]);
    expect(done(await addPlayer(office, { ...licensed, name: 'Más, Éva' }, ILKA)).komir).toBe('301');
    await sound(office);
  });

  describe('imports', () => {
    test('have numbers, and are listed with day, author, file, pool, counts and whether they were taken back', async () => {
      const office = await officeWithPools(store);
      expect(done(await take(office, ALL, WHOLE)).import).toBe('i1');
      expect(done(await take(office, csv(DORA), ADD)).import).toBe('i2');
      expect(done(await take(office, csv('7;Más, Éva;1990;f;HUN;1600'), { how: 'add' })).import).toBe('i3');
      // what changes nothing is no import
      expect(done(await take(office, ALL, WHOLE)).import).toBeUndefined();
      done(await undoImport(office, 'I2', ILKA));
      const listed = await listImports(office);
      expect(listed.map(({ sha256: _sha256, entry: _entry, ...told }) => told)).toEqual([
        {
          import: 'i1',
          day: '2024-06-15',
          author: 'Anna',
          how: 'whole',
          players: 3,
          parts: 1,
          pool: 'fide',
          as: '2024-05',
          done: { entered: 3, changed: 0, standings: 3 },
          undone: null,
        },
        {
          import: 'i2',
          day: '2024-06-15',
          author: 'Anna',
          how: 'add',
          players: 1,
          parts: 1,
          pool: 'fide',
          as: '2024-05',
          done: { entered: 1, changed: 0, standings: 1 },
          undone: { day: '2024-06-15', entry: expect.any(Number) },
        },
        {
          import: 'i3',
          day: '2024-06-15',
          author: 'Anna',
          how: 'add',
          players: 1,
          parts: 1,
          pool: null,
          as: null,
          done: { entered: 1, changed: 0, standings: 0 },
          undone: null,
        },
      ]);
      expect(listed[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    });

    test('count what came with all their parts, also after they were broken off', async () => {
      const office = await officeWithPools(store);
      done(await take(office, csv(BELA_ROW.replace('HUN', 'AUT')), { how: 'add' }));
      const parts = { ...WHOLE, playersAPart: 1 };
      let writes = 0;
      const broken: Office = {
        ...office,
        store: {
          ...office.store,
          write: (work) => {
            writes += 1;
            if (writes > 3) throw new Error('killed');
            return office.store.write(work);
          },
        },
      };
      await expect(take(broken, ALL, parts)).rejects.toThrow('killed');
      done(await take(office, ALL, parts));
      const whole = { entered: 2, changed: 1, standings: 3 };
      expect((await listImports(office)).at(-1)).toMatchObject({ import: 'i2', done: whole });
      done(await undoImport(office, 'i2', ILKA));
      done(await take(office, ALL, parts));
      expect((await listImports(office)).at(-1)).toMatchObject({ import: 'i3', done: whole });
      await sound(office);
    });

    test('of before they had numbers are listed without one', async () => {
      const office = await officeWithPools(store);
      const sha256 = 'a'.repeat(64);
      const source = { sha256, part: 0, parts: 1 };
      await changeOffice(office, ILKA, async ({ post }) => ({
        value: await post(
          {
            kind: 'persons.entered',
            data: { persons: [{ person: ANNA, identity: '1'.repeat(64), facts: {} }], source },
          },
          {
            kind: 'standings.brought',
            data: {
              pool: 'fide',
              as: '2024-05',
              standings: [{ person: ANNA, rating: 1500 }],
              source: { ...source, last: true },
            },
          },
        ),
        findings: [],
      }));
      expect(await listImports(office)).toMatchObject([
        { import: null, author: 'Ilka', sha256, pool: 'fide', as: '2024-05', players: null, done: null, undone: null },
      ]);
      expect(done(await take(office, csv(BELA_ROW), ADD)).import).toBe('i1');
    });
  });

  describe('an import that is taken back', () => {
    test('leaves what was there before it: persons, cards and ratings', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      const before = await shownBy(office);
      const second = csv('1;Kiss, Anna;1990;f;AUT;1555', '2;Nagy, Béla;1985-06-07;m;HUN;1600', DORA);
      const takes = new Set(['ratings'] as const);
      expect(done(await take(office, second, { ...WHOLE, takes }))).toMatchObject({
        import: 'i2',
        entered: 1,
        changed: 2,
        standings: 2,
        otherRatings: 1,
        lost: 1,
      });
      const numbered = await head(office);
      const dry = await undoImport(office, 'i2', { ...ILKA, dryRun: true });
      expect(await head(office)).toBe(numbered);
      const undone = await undoImport(office, 'i2', ILKA);
      expect(dry).toEqual(undone);
      expect(undone).toEqual({
        value: { import: 'i2', persons: 1, cards: 2, standings: 3, pool: 'fide', asOf: '2024-05' },
        findings: [],
      });
      const after = (await shownBy(office)) as Record<string, unknown>;
      expect(after).toEqual({ ...(before as object), lists: after['lists'] });
      expect(await ratingsOn(office, 'fide', '2024-05-01')).toEqual([
        [1, 1500],
        [2, 1600],
        [3, 1700],
      ]);
      expect(done(await showPlayer(office, BELA, 'officer'))).toMatchObject({ birth: '1985' });
      expect(refusals(await undoImport(office, 'i2', ILKA))).toEqual(['import.undone-already']);
      expect(refusals(await undoImport(office, 'i9', ILKA))).toEqual(['import.unknown']);
      await sound(office);
      // and can come in again
      expect(done(await take(office, second, { ...WHOLE, takes }))).toMatchObject({ import: 'i3', entered: 1 });
      await sound(office);
    });

    test('as the first of its pool leaves no list', async () => {
      const office = await officeWithPools(store);
      const before = await shownBy(office);
      done(await take(office, ALL, { ...WHOLE, playersAPart: 2 }));
      expect(done(await undoImport(office, 'i1', ILKA))).toMatchObject({ persons: 3, standings: 3 });
      expect(await shownBy(office)).toEqual(before);
      expect(await ratingsOn(office, 'fide', '2024-05-01')).toBeUndefined();
      expect(await office.store.read(async (desk) => (await desk.papersOf('identity', 1)).length)).toBe(0);
      done(await take(office, ALL, { ...WHOLE, playersAPart: 2 }));
      expect(await ratingsOn(office, 'fide', '2024-05-01')).toEqual([
        [4, 1500],
        [5, 1600],
        [6, 1700],
      ]);
      await sound(office);
    });

    test('leaves what others brought since, also where they rest on its list', async () => {
      const office = await officeWithPools(store);
      done(await take(office, csv(ANNA_ROW, BELA_ROW), WHOLE));
      done(await take(office, csv(CILI_ROW, '2;Nagy, Béla;1985;m;AUT;1600'), ADD));
      const outcome = await undoImport(office, 'i1', ILKA);
      expect(outcome.value).toMatchObject({ persons: 1, standings: 2 });
      // the second has written on the card of Béla
      expect(outcome.findings).toEqual([
        { code: 'import.persons-kept', weight: 'warn', facts: { count: 1, players: [BELA] } },
      ]);
      expect(await ratingsOn(office, 'fide', '2024-05-01')).toEqual([[3, 1700]]);
      await sound(office);
      done(await undoImport(office, 'i2', ILKA));
      expect(await ratingsOn(office, 'fide', '2024-05-01')).toBeUndefined();
      await sound(office);
    });

    test('leaves fields that were changed again since, and says which', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, { how: 'add' }));
      done(await take(office, csv('1;Kiss, Anna;1990-01-02;f;AUT;'), { how: 'add' }));
      done(await changePlayer(office, { player: ANNA, fields: { federation: 'SVK' } }, ILKA));
      const outcome = await undoImport(office, 'i2', ILKA);
      expect(outcome).toEqual({
        value: { import: 'i2', persons: 0, cards: 1, standings: 0 },
        findings: [
          { code: 'import.cards-kept', weight: 'warn', facts: { count: 1, players: [ANNA], fields: ['federation'] } },
        ],
      });
      const card = done(await showPlayer(office, ANNA, 'officer'));
      expect([card.birth, card.birthYear, card.federation]).toEqual(['1990', 1990, 'SVK']);
      await sound(office);
    });

    test('is refused where a list that is out rests on it, which is named', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      done(await publishList(office, { pool: 'fide', date: '2024-06' }, ILKA));
      done(await take(office, csv(ANNA_ROW.replace('HUN', 'AUT')), { how: 'add' }));
      const before = await head(office);
      expect((await undoImport(office, 'i1', ILKA)).findings).toEqual([
        { code: 'import.published-since', weight: 'refuse', facts: { import: 'i1', pool: 'fide', date: '2024-06-01' } },
      ]);
      expect(await head(office)).toBe(before);
      // what came after it rests on nothing yet
      done(await undoImport(office, 'i2', ILKA));
    });

    test('beside the pool’s last own list takes its ratings out of the next one, but none that was decided on since', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      done(await publishList(office, { pool: 'fide', date: '2024-06' }, ILKA));
      done(await take(office, csv(DORA, '8;Egy, Elek;1999;m;HUN;1750'), JUNE));
      const decision = { pool: 'fide', player: personId(5), indicator: 'rating', value: 1760, by: 'qc' };
      done(await decideStanding(office, decision, ILKA));
      const outcome = await undoImport(office, 'i2', ILKA);
      expect(outcome.value).toMatchObject({ persons: 1, standings: 1 });
      expect(codes(outcome)).toEqual(['import.persons-kept', 'import.ratings-kept']);
      const later = { ...office, clock: () => Date.parse('2024-07-15T12:00:00Z') };
      done(await publishList(later, { pool: 'fide', date: '2024-07' }, ILKA));
      expect(await ratingsOn(office, 'fide', '2024-07-01')).toEqual([
        [1, 1500],
        [2, 1600],
        [3, 1700],
        [5, 1760],
      ]);
      await sound(office);
    });

    test('leaves what was decided before the first own list, and says of whom', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      const decision = { pool: 'fide', player: ANNA, indicator: 'rating', value: 1510, by: 'qc' };
      done(await decideStanding(office, decision, ILKA));
      const outcome = await undoImport(office, 'i1', ILKA);
      expect(outcome.value).toMatchObject({ persons: 2, standings: 3 });
      expect(outcome.findings).toEqual([
        { code: 'import.persons-kept', weight: 'warn', facts: { count: 1, players: [ANNA] } },
        { code: 'import.ratings-kept', weight: 'warn', facts: { pool: 'fide', count: 1, players: [ANNA] } },
      ]);
      expect(done(await showPlayer(office, ANNA)).standings).toMatchObject([{ rating: 1510 }]);
      await sound(office);
    });

    test('says whose rating a merge has given to another card since, and that it stays', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      const card = { name: 'Kiss, Anna Mária', birth: '1990' };
      const { player } = done(await addPlayer(office, card, ILKA));
      done(await mergePlayers(office, { player: ANNA, into: player }, ILKA));
      const outcome = await undoImport(office, 'i1', ILKA);
      expect(outcome.findings).toContainEqual({
        code: 'import.ratings-kept',
        weight: 'warn',
        facts: { pool: 'fide', count: 1, players: [player] },
      });
      expect(done(await showPlayer(office, player)).standings).toMatchObject([{ rating: 1500 }]);
      await sound(office);
    });

    test('in a pool that rates at once rates again what followed', async () => {
      const office = (await officeWithPools(store)) as TestOffice;
      const orr = { pool: 'orr', asOf: '2024-05-01' } as const;
      done(await take(office, ALL, { ...orr, how: 'whole' }));
      const persons = [1, 2, 3];
      await acceptRated(office, {
        event: 1,
        pool: 'orr',
        start: '2024-05-10',
        end: '2024-05-10',
        edition: 'orr',
        persons,
        games: roundRobin(persons, () => '1-0'),
      });
      const before = await shownBy(office);
      const takes = new Set(['ratings'] as const);
      const second = csv('1;Kiss, Anna;1990;f;HUN;1555', BELA_ROW, DORA);
      done(await take(office, second, { ...orr, how: 'whole', takes }));
      expect(await shownBy(office)).not.toEqual(before);
      const undone = await undoImport(office, 'i2', ILKA);
      expect(undone.value).toMatchObject({ persons: 1, standings: 3 });
      expect(codes(undone)).toEqual(['lists.rated-again']);
      expect(await shownBy(office)).toEqual(before);
      await sound(office);
    });

    test('that was broken off is taken back as a whole', async () => {
      const office = await officeWithPools(store);
      const before = await shownBy(office);
      let writes = 0;
      const broken: Office = {
        ...office,
        store: {
          ...office.store,
          write: (work) => {
            writes += 1;
            if (writes > 3) throw new Error('killed');
            return office.store.write(work);
          },
        },
      };
      await expect(take(broken, ALL, { ...WHOLE, playersAPart: 1 })).rejects.toThrow('killed');
      expect(await listImports(office)).toMatchObject([{ import: 'i1', done: null }]);
      expect(done(await undoImport(office, 'i1', ILKA))).toMatchObject({ persons: 2, standings: 2 });
      expect(await shownBy(office)).toEqual(before);
      done(await take(office, ALL, { ...WHOLE, playersAPart: 1 }));
      await sound(office);
    });

    test('keeps whoever may be the answer to an open question', async () => {
      const office = (await officeWithPools(store)) as TestOffice;
      done(await take(office, csv(ANNA_ROW, BELA_ROW), { how: 'add' }));
      await bring(office, 'orr', '2024-05-01', { 2: 1500 });
      const finding = { code: 'identify.doubtful', weight: 'warn' as const, facts: {} };
      await enter(office, {
        kind: 'event.submitted',
        data: {
          event: 'e1',
          pool: 'orr',
          format: 'json',
          report: 'r'.repeat(64),
          received: '2024-06-15',
          facts: { name: 'Open' },
          players: [{}],
          games: [],
          findings: [],
          entered: [],
          questions: [{ question: 1, kind: 'identity', player: 0, candidates: [ANNA], finding }],
        },
      });
      const outcome = await undoImport(office, 'i1', ILKA);
      expect(outcome.value).toMatchObject({ persons: 0 });
      expect(outcome.findings).toEqual([
        { code: 'import.persons-kept', weight: 'warn', facts: { count: 2, players: [ANNA, BELA] } },
      ]);
    });
  });
});

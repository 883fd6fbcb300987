/** A full list and a part of one are two different things; what a list takes away is shown, and asked for by name. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../../ledger/ids.ts';
import { forEachStore, type TestStore } from '../../../stores/harness.fixture.ts';
import type { Office } from '../../office.ts';
import { codes, done, projectionsOf, refusals } from '../../office.fixture.ts';
import { previewList, publishList } from '../../lists/publish.ts';
import { decideStanding } from '../../lists/decide.ts';
import { addPlayer } from '../players.ts';
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

const ILKA = { author: 'Ilka', ground: 'letter' } as const;
const LATER = Date.parse('2024-07-15T12:00:00Z');
const [ANNA, BELA, CILI] = [personId(1), personId(2), personId(3)];
const ALL = csv(ANNA_ROW, BELA_ROW, CILI_ROW);
const WHOLE = { ...MAY, how: 'whole' } as const;
const ADD = { ...MAY, how: 'add' } as const;

/** The pool has published June. */
async function published(store: TestStore): Promise<Office> {
  const office = await officeWithPools(store);
  done(await take(office, ALL, WHOLE));
  done(await publishList(office, { pool: 'fide', date: '2024-06' }, ILKA));
  return office;
}

forEachStore((_kind, store) => {
  describe('without a word', () => {
    test('the effect is shown exactly as a dry run shows it, and nothing is done', async () => {
      const office = await officeWithPools(store);
      const before = await head(office);
      const dry = await take(office, ALL, WHOLE, { ...ILKA, dryRun: true });
      const asked = await take(office, ALL, MAY);
      expect(asked.value).toBeUndefined();
      const { how: _how, ...shown } = done(dry);
      expect(asked.effect).toEqual(shown);
      expect(asked.effect).toMatchObject({ entered: 3, standings: 3 });
      expect(asked.findings).toContainEqual({
        code: 'import.which',
        weight: 'refuse',
        facts: { pool: 'fide', whole: true, lost: 0 },
      });
      expect(await head(office)).toBe(before);
    });

    test('of persons alone it is asked, too; a file that would do nothing asks nothing', async () => {
      const office = await officeWithPools(store);
      const asked = await take(office, ALL);
      expect([refusals(asked), asked.effect?.entered]).toEqual([['import.which'], 3]);
      done(await take(office, ALL, { how: 'add' }));
      expect(done(await take(office, ALL))).toMatchObject({ unchanged: 3 });
      expect(refusals(await take(office, ALL, { how: 'whole' }))).toEqual(['import.whole-of-nothing']);
    });

    test('who would lose a rating if it were the whole is counted', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      const asked = await take(office, csv(ANNA_ROW), MAY);
      expect(asked.effect).toMatchObject({ standings: 0, lost: 2 });
      expect(asked.findings).toContainEqual({
        code: 'import.which',
        weight: 'refuse',
        facts: { pool: 'fide', whole: true, lost: 2 },
      });
    });
  });

  describe('the whole of a list', () => {
    test('takes nobody’s rating away unless that is asked for, and names whose it would be', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      const before = await head(office);
      for (const options of [ILKA, { ...ILKA, dryRun: true }]) {
        const outcome = await take(office, csv(ANNA_ROW), WHOLE, options);
        expect(outcome.findings).toContainEqual({
          code: 'import.ratings-lost',
          weight: 'refuse',
          facts: {
            pool: 'fide',
            count: 2,
            players: [
              { player: BELA, name: 'Nagy, Béla', rating: 1600 },
              { player: CILI, name: 'Tóth, Cili', rating: 1700 },
            ],
          },
        });
        expect(outcome.effect).toMatchObject({ lost: 2, standings: 0, unchanged: 1 });
      }
      expect(await head(office)).toBe(before);
      const asked = { ...WHOLE, takes: new Set(['ratings'] as const) };
      expect(done(await take(office, csv(ANNA_ROW), asked))).toMatchObject({ lost: 2 });
      expect(await ratingsOn(office, 'fide', '2024-05-01')).toEqual([[1, 1500]]);
      await sound(office);
    });

    test('also who is in it without a rating would lose the one that is there', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      const outcome = await take(office, csv(ANNA_ROW, BELA_ROW, '3;Tóth, Cili;2001;f;HUN;'), WHOLE);
      expect(outcome.findings).toContainEqual(
        expect.objectContaining({ code: 'import.ratings-lost', facts: expect.objectContaining({ count: 1 }) }),
      );
    });

    test('of a month before is followed by one of the next, before the pool’s own', async () => {
      const office = await officeWithPools(store);
      const april = { pool: 'fide', asOf: '2024-04', how: 'whole' } as const;
      done(await take(office, csv(ANNA_ROW, BELA_ROW), april));
      expect(refusals(await take(office, csv(ANNA_ROW, CILI_ROW), WHOLE))).toEqual(['import.ratings-lost']);
      const takes = new Set(['ratings'] as const);
      expect(done(await take(office, csv(ANNA_ROW, CILI_ROW), { ...WHOLE, takes }))).toMatchObject({ lost: 1 });
      expect(await ratingsOn(office, 'fide', '2024-04-01')).toEqual([
        [1, 1500],
        [2, 1600],
      ]);
      expect(await ratingsOn(office, 'fide', '2024-05-01')).toEqual([
        [1, 1500],
        [3, 1700],
      ]);
      await sound(office);
    });

    test('is refused after the pool’s first own list, and the way on is named', async () => {
      const office = await published(store);
      const before = await projectionsOf(office, []);
      // one line for the month after, as it was seen: 186 of 187 players had lost their ratings
      for (const asOf of ['2024-07', '2024-06', '2024-05']) {
        const outcome = await take(office, csv('9;Új, Dóra;1999;f;HUN;1800'), { pool: 'fide', asOf, how: 'whole' });
        expect(outcome.value).toBeUndefined();
        expect(outcome.findings).toContainEqual({
          code: 'import.own-list',
          weight: 'refuse',
          facts: { pool: 'fide', first: '2024-06', expected: '2024-06' },
        });
      }
      expect(await projectionsOf(office, [])).toEqual(before);
    });
  });

  describe('the month', () => {
    const other = async (office: Office, asOf: string, how: 'whole' | 'add', pool = 'fide') => {
      const outcome = await take(office, ALL, { pool, asOf, how });
      expect(outcome.value).toBeUndefined();
      const { expected, why } = (outcome.findings.find(({ code }) => code === 'import.other-date')?.facts ?? {}) as {
        readonly expected?: string;
        readonly why?: string;
      };
      return [expected, why];
    };

    test('before the first own list: neither the pool’s own first month nor one of the future is taken', async () => {
      const office = await officeWithPools(store);
      expect(await other(office, '2024-06', 'whole')).toEqual(['2024-05', 'own']);
      expect(await other(office, '2026-10', 'add')).toEqual(['2024-05', 'own']);
      const early = { ...office, clock: () => Date.parse('2024-06-16T12:00:00Z') };
      const { openRatingPool } = await import('../pools.ts');
      done(await openRatingPool(early, { pool: 'later', family: 'fide', name: 'Later', from: '2025-01' }, ILKA));
      expect(await other(office, '2024-07', 'whole', 'later')).toEqual(['2024-06', 'future']);
      done(await take(office, ALL, { pool: 'later', asOf: '2024-06', how: 'whole' }));
    });

    test('what comes beside a list that was brought in is of its month', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      expect(await other(office, '2024-04', 'add')).toEqual(['2024-05', 'list']);
      expect(await other(office, '2024-04', 'whole')).toEqual(['2024-05', 'list']);
    });

    test('after the first own list only that of the last list', async () => {
      const office = await published(store);
      for (const asOf of ['2024-05', '2024-07', '2026-10']) {
        expect(await other(office, asOf, 'add')).toEqual(['2024-06', 'list']);
      }
    });

    test('pools that rate at once: the day of the last list, and none that is still to come', async () => {
      const office = await officeWithPools(store);
      expect(await other(office, '2024-06-16', 'whole', 'orr')).toEqual(['2024-06-15', 'future']);
      done(await take(office, ALL, { pool: 'orr', asOf: '2024-05-01', how: 'whole' }));
      expect(await other(office, '2024-05-02', 'whole', 'orr')).toEqual(['2024-05-01', 'list']);
      expect(await other(office, '2024-04-30', 'add', 'orr')).toEqual(['2024-05-01', 'list']);
      done(await publishList(office, { pool: 'orr', date: '2024-06-10' }, ILKA));
      expect(await other(office, '2024-06-11', 'add', 'orr')).toEqual(['2024-06-10', 'list']);
      expect(refusals(await take(office, ALL, { pool: 'orr', asOf: '2024-06-10', how: 'whole' }))).toEqual([
        'import.own-list',
      ]);
    });
  });

  describe('a second file of the same month', () => {
    test('is in force: events are rated with it, and the first own list starts from it', async () => {
      const office = await officeWithPools(store);
      done(await take(office, csv(ANNA_ROW, BELA_ROW), WHOLE));
      expect(done(await take(office, csv(CILI_ROW), ADD))).toMatchObject({ entered: 1, standings: 1, import: 'i2' });
      expect(await ratingsOn(office, 'fide', '2024-05-01')).toEqual([
        [1, 1500],
        [2, 1600],
        [3, 1700],
      ]);
      expect(done(await showPlayer(office, CILI)).standings).toMatchObject([{ rating: 1700, list: '2024-05-01' }]);
      await sound(office);
    });

    test('another rating is a question for what comes beside; it is taken where that is asked for', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      const second = csv('1;Kiss, Anna;1990;f;HUN;1555', BELA_ROW);
      const asked = await take(office, second, ADD);
      expect(asked.value).toMatchObject({ inQuestion: 1, unchanged: 1, standings: 0 });
      expect(asked.findings).toContainEqual({
        code: 'import.rating-differs',
        weight: 'warn',
        facts: {
          pool: 'fide',
          phase: 'opening',
          rows: [1],
          players: [ANNA],
          seen: [{ here: '1500', list: '1555' }],
          count: 1,
        },
      });
      const takes = new Set(['ratings'] as const);
      expect(done(await take(office, second, { ...ADD, takes }))).toMatchObject({ standings: 1, otherRatings: 1 });
      expect(await ratingsOn(office, 'fide', '2024-05-01')).toEqual([
        [1, 1555],
        [2, 1600],
        [3, 1700],
      ]);
      await sound(office);
    });

    test('the same file once more says what is in question still, and changes nothing', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      const second = csv('1;Kiss, Anna;1991;f;HUN;1555', BELA_ROW, '9;Új, Dóra;1999;f;HUN;1800');
      const first = await take(office, second, ADD);
      expect(first.value).toMatchObject({ import: 'i2', entered: 1, inQuestion: 1 });
      const again = await take(office, second, ADD);
      expect(again.value).toMatchObject({ entered: 0, inQuestion: 1, unchanged: 2, standings: 0 });
      expect(codes(again).slice(-3)).toEqual(['import.done-before', 'import.fact-differs', 'import.rating-differs']);
    });

    test('a rating that was decided is not overruled by a file', async () => {
      const office = await officeWithPools(store);
      done(await take(office, ALL, WHOLE));
      const decision = { pool: 'fide', player: ANNA, indicator: 'rating', value: 1520, by: 'qc' };
      done(await decideStanding(office, decision, ILKA));
      const takes = new Set(['ratings'] as const);
      const outcome = await take(office, csv('1;Kiss, Anna;1990;f;HUN;1555', BELA_ROW, CILI_ROW), { ...WHOLE, takes });
      expect(outcome.value).toMatchObject({ inQuestion: 1, standings: 0, lost: 0 });
      expect(done(await showPlayer(office, ANNA)).standings).toMatchObject([
        { rating: 1520, inForce: { rating: 1500, list: '2024-05-01' } },
      ]);
    });

    test('in a pool that rates at once it counts from that day, and who is not in the whole has no rating', async () => {
      const office = await officeWithPools(store);
      const orr = { pool: 'orr', asOf: '2024-05-01' } as const;
      done(await take(office, ALL, { ...orr, how: 'whole' }));
      const second = csv('1;Kiss, Anna;1990;f;HUN;1555', BELA_ROW);
      expect(refusals(await take(office, second, { ...orr, how: 'whole' }))).toEqual(['import.ratings-lost']);
      const takes = new Set(['ratings'] as const);
      expect(done(await take(office, second, { ...orr, how: 'whole', takes }))).toMatchObject({
        standings: 1,
        otherRatings: 1,
        lost: 1,
      });
      const shown = async (player: string) =>
        done(await showPlayer(office, player)).standings.map(({ rating }) => rating);
      expect([await shown(ANNA), await shown(BELA), await shown(CILI)]).toEqual([[1555], [1600], []]);
      expect(done(await take(office, csv(CILI_ROW), { ...orr, how: 'add' }))).toMatchObject({ standings: 1 });
      expect(await shown(CILI)).toEqual([1700]);
      await sound(office);
    });
  });

  describe('what comes beside the pool’s last own list', () => {
    const DORA = '9;Új, Dóra;1999;f;HUN;1800';
    const JUNE = { pool: 'fide', asOf: '2024-06', how: 'add' } as const;

    test('comes in for the next one; who is on it with another rating is a question, whatever is asked for', async () => {
      const office = await published(store);
      const sealed = await ratingsOn(office, 'fide', '2024-06-01');
      const takes = new Set(['ratings'] as const);
      const outcome = await take(office, csv(DORA, '1;Kiss, Anna;1990;f;HUN;1555', BELA_ROW), { ...JUNE, takes });
      expect(outcome.value).toMatchObject({ entered: 1, inQuestion: 1, unchanged: 1, standings: 1, lost: 0 });
      expect(outcome.findings).toContainEqual({
        code: 'import.rating-differs',
        weight: 'warn',
        facts: {
          pool: 'fide',
          phase: 'next',
          rows: [2],
          players: [ANNA],
          seen: [{ here: '1500', list: '1555' }],
          count: 1,
        },
      });
      expect(outcome.findings).toContainEqual({
        code: 'import.next-list',
        weight: 'note',
        facts: { pool: 'fide', count: 1 },
      });
      expect(await ratingsOn(office, 'fide', '2024-06-01')).toEqual(sealed);
      expect(done(await showPlayer(office, personId(4))).standings).toMatchObject([
        { rating: 1800, inForce: { rating: null, list: '2024-06-01' } },
      ]);
      const later = { ...office, clock: () => LATER };
      done(await publishList(later, { pool: 'fide', date: '2024-07' }, ILKA));
      expect(await ratingsOn(office, 'fide', '2024-07-01')).toEqual([...(sealed as number[][]), [4, 1800]]);
      await sound(office);
    });

    test('the month may be missing: the one that would be taken is named', async () => {
      const office = await published(store);
      const { asOf: _asOf, ...june } = JUNE;
      expect((await take(office, csv(DORA), june)).findings).toContainEqual({
        code: 'import.month-missing',
        weight: 'refuse',
        facts: { pool: 'fide', expected: '2024-06' },
      });
    });

    test('without a word only what comes beside is offered', async () => {
      const office = await published(store);
      const { how: _how, ...june } = JUNE;
      const asked = await take(office, csv(DORA), june);
      expect(asked.effect).toMatchObject({ entered: 1, standings: 1, lost: 0 });
      expect(asked.findings).toContainEqual({
        code: 'import.which',
        weight: 'refuse',
        facts: { pool: 'fide', whole: false, lost: 0 },
      });
    });
  });

  describe('facts on cards', () => {
    async function withAnna(): Promise<Office> {
      const office = await officeWithPools(store);
      const card = { name: 'Kiss, Anna', birth: '1990-03-04', sex: 'f', federation: 'HUN', title: 'WIM', komir: '5' };
      done(await addPlayer(office, { ...card, fide: '1' }, ILKA));
      return office;
    }
    const titled = (...rows: readonly string[]): string =>
      ['fideId;name;birth;sex;federation;title;komir', ...rows, ''].join('\n');
    const shown = async (office: Office) => done(await showPlayer(office, 'fide:1', 'officer'));

    test('poorer ones never replace richer ones: a year no day, a lower title no higher', async () => {
      const office = await withAnna();
      const takes = new Set(['facts', 'other-names'] as const);
      for (const [birth, title] of [
        ['1990', 'WFM'],
        ['1991', 'WCM'],
      ] as const) {
        const outcome = await take(office, titled(`1;Kiss, Anna;${birth};f;HUN;${title};5`), { how: 'add', takes });
        expect(done(outcome)).toMatchObject({ changed: 0, fields: {} });
      }
      expect(await shown(office)).toMatchObject({ birth: '1990-03-04', birthYear: 1990, title: 'WIM' });
    });

    test('richer ones, and news, are taken: a day for its year, a transfer, a higher title', async () => {
      const office = await withAnna();
      done(await addPlayer(office, { name: 'Nagy, Béla', birth: '1985', fide: '2' }, ILKA));
      const rows = ['1;Kiss, Anna;1990;f;AUT;WGM;5', '2;Nagy, Béla;1985-06-07;m;HUN;;'];
      const outcome = await take(office, titled(...rows), { how: 'add', each: true });
      expect(done(outcome)).toMatchObject({
        changed: 2,
        inQuestion: 0,
        fields: { birth: 1, sex: 1, federation: 2, title: 1 },
        each: {
          changed: [
            { player: ANNA, fields: ['federation', 'title'] },
            { player: BELA, fields: ['birth', 'sex', 'federation'] },
          ],
        },
      });
      expect(await shown(office)).toMatchObject({ federation: 'AUT', title: 'WGM', birth: '1990-03-04' });
      expect(done(await showPlayer(office, BELA, 'officer'))).toMatchObject({ birth: '1985-06-07', sex: 'm' });
    });

    test('one that contradicts is a question, named and left as it is; the rest of the row is taken', async () => {
      const office = await withAnna();
      for (const [row, field, value, here, list] of [
        [
          '1;Kovács, Mária;1990;f;AUT;WIM;5',
          'name',
          { name: 'Kiss, Anna', federation: 'AUT' },
          'Kiss, Anna',
          'Kovács, Mária',
        ],
        [
          '1;Kiss, Anna;1991;f;SVK;WIM;5',
          'birth',
          { birth: '1990-03-04', birthYear: 1990, federation: 'SVK' },
          '1990',
          '1991',
        ],
        ['1;Kiss, Anna;1990-03-05;f;HUN;WIM;5', 'birth', { birth: '1990-03-04', federation: 'HUN' }, null, null],
        ['1;Kiss, Anna;1990;m;AUT;WIM;5', 'sex', { sex: 'f', federation: 'AUT' }, 'f', 'm'],
        ['1;Kiss, Anna;1990;f;HUN;WIM;6', 'komir', { numbers: { fide: '1', komir: '5' }, federation: 'HUN' }, '5', '6'],
      ] as const) {
        const outcome = await take(office, titled(row), { how: 'add' });
        expect(outcome.value, row).toMatchObject({
          inQuestion: 1,
          changed: 0,
          unchanged: 0,
          fields: { federation: 1 },
        });
        expect(outcome.findings).toContainEqual({
          code: 'import.fact-differs',
          weight: 'warn',
          facts: { field, rows: [1], players: [ANNA], seen: [{ here, list }], count: 1 },
        });
        expect(await shown(office)).toMatchObject(value);
      }
    });

    test('two of name, birth and sex are others: it is somebody else, and nothing is taken, not even the rating', async () => {
      const office = await withAnna();
      const row = csv('1;Kovács, Péter;1960;m;AUT;2400');
      const outcome = await take(office, row, ADD);
      expect(outcome.value).toMatchObject({ inQuestion: 1, changed: 0, standings: 0, fields: {} });
      expect(codes(outcome)).toContain('import.somebody-else');
      expect(await shown(office)).toMatchObject({ name: 'Kiss, Anna', sex: 'f', federation: 'HUN', standings: [] });
      const takes = new Set(['other-names', 'facts'] as const);
      // the year does not stand in place of the day: so it is still somebody else
      expect(done(await take(office, row, { ...ADD, takes }))).toMatchObject({ inQuestion: 1, changed: 0 });
      const dayed = csv('1;Kovács, Péter;1960-01-02;m;AUT;2400');
      expect(done(await take(office, dayed, { ...ADD, takes }))).toMatchObject({ changed: 1, standings: 1 });
      expect(await shown(office)).toMatchObject({ name: 'Kovács, Péter', birth: '1960-01-02', sex: 'm' });
    });

    test('are taken where they are asked for by name, and names by theirs', async () => {
      const office = await withAnna();
      const row = titled('1;Kovács, Anna;1990-03-05;f;HUN;WIM;5');
      const facts = await take(office, titled('1;Kiss, Anna;1990-03-05;f;HUN;WIM;5'), {
        how: 'add',
        takes: new Set(['facts'] as const),
      });
      expect(done(facts)).toMatchObject({ changed: 1, fields: { birth: 1 } });
      const names = await take(office, row, { how: 'add', takes: new Set(['other-names'] as const) });
      expect(done(names)).toMatchObject({ changed: 1, fields: { name: 1 } });
      expect(await shown(office)).toMatchObject({ name: 'Kovács, Anna', birth: '1990-03-05' });
    });

    test('a card is shown to officers whatever stands on it', async () => {
      const office = await withAnna();
      // without a day of birth the sheet of the KOMIR register is incomplete
      await office.store.write(async (desk) => {
        const { identityPaper } = await import('../../../ledger/rows/identity.ts');
        const paper = identityPaper(1, { name: 'Kiss, Anna', birth: '1991', fide: '1', komir: '5' }, office.random);
        await desk.keepPapers([paper]);
        const [row] = await desk.persons([1]);
        await desk.putPerson({ ...(row as NonNullable<typeof row>), identity: paper.digest, birth: '1991' }, [], []);
      });
      const outcome = await showPlayer(office, 'fide:1', 'officer');
      expect(outcome.value).toMatchObject({ birth: '1991', name: 'Kiss, Anna' });
      expect(refusals(outcome)).toEqual([]);
      expect(codes(outcome)).toContain('mssz.field-missing');
    });
  });

  test('imports say what they did by kind', async () => {
    const office = await officeWithPools(store);
    done(await take(office, ALL, WHOLE));
    const second = csv(
      ANNA_ROW,
      '2;Nagy, Béla;1985;m;AUT;1600',
      '3;Tóth, Cili;2002;f;HUN;1700',
      '9;Új, Dóra;1999;f;HUN;1800',
      '8;;1970;;;1500',
    );
    const outcome = await take(office, second, { ...ADD, each: true });
    expect(outcome.value).toMatchObject({
      players: 5,
      entered: 1,
      changed: 1,
      unchanged: 1,
      inQuestion: 1,
      leftOut: 1,
      fields: { federation: 1 },
      standings: 1,
      each: {
        changed: [{ player: BELA, fields: ['federation'] }],
        inQuestion: [{ row: 3, player: CILI, about: ['birth'] }],
        lost: [],
      },
    });
    await sound(office);
  });

  test('nothing is published while an import into the pool is broken off, and no other file comes in', async () => {
    const office = await published(store);
    const JUNE = { pool: 'fide', asOf: '2024-06', how: 'add', playersAPart: 1 } as const;
    const two = csv('8;Egy, Elek;1999;m;HUN;1750', '9;Új, Dóra;1999;f;HUN;1800');
    let writes = 0;
    const broken: Office = {
      ...office,
      store: {
        ...office.store,
        write: (work) => {
          writes += 1;
          if (writes > 2) throw new Error('killed');
          return office.store.write(work);
        },
      },
    };
    await expect(take(broken, two, JUNE)).rejects.toThrow('killed');
    const later = { ...office, clock: () => LATER };
    expect(refusals(await publishList(later, { pool: 'fide', date: '2024-07' }, ILKA))).toEqual(['import.still-open']);
    expect(codes(await previewList(later, { pool: 'fide' }))).toEqual(['import.still-open']);
    expect(refusals(await take(office, csv('7;Más, Éva;1990;f;HUN;1600'), JUNE))).toEqual(['import.still-open']);
    expect(done(await take(office, two, JUNE))).toMatchObject({ import: 'i2', entered: 1, standings: 1 });
    done(await publishList(later, { pool: 'fide', date: '2024-07' }, ILKA));
    expect(await ratingsOn(office, 'fide', '2024-07-01')).toHaveLength(5);
    await sound(office);
  });
});

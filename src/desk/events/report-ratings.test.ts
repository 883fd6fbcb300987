/** ORR: whose ratings a table gives is said once for the pool or with the report, and FIDE's are used as section 2 says. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import type { Outcome } from '../office.ts';
import { convertReport } from '../../engine/convert.ts';
import { openReport } from '../../engine/files.ts';
import { setPool, showPools } from '../registry/pools.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import {
  AS,
  codesOf,
  fileOf,
  officeWith,
  type Player,
  players,
  submit,
  submitOne,
  type TestOffice,
} from './event.fixture.ts';
import type { ReportFile } from './read.ts';
import type { SubmittedFile } from './submit.ts';
import type { SubmitInput } from './submit-input.ts';

const done = <T>({ value, findings }: Outcome<T>): T => {
  if (value === undefined) throw new Error(JSON.stringify(findings));
  return value;
};

const STAR: Player = { id: '4', name: 'Звезда, Иван', birth: '1990-11-30', federation: 'RUS', rating: 2840 };
const REPORT = { players: [...players(3), STAR] };

/** The same as a table with one column of ratings. */
function tableOf(report = REPORT): ReportFile {
  const opened = openReport(fileOf(report).bytes);
  return { name: 'table.trf', bytes: convertReport(opened.report as never, 'trf16').bytes as Uint8Array };
}

const EVENT_FACTS = { fideRated: true } as const;
const sent = async (office: TestOffice, more: Partial<SubmitInput> = {}, file = tableOf()): Promise<SubmittedFile> =>
  done(await submit(office, 'orr', [file], more)).outcomes[0] as SubmittedFile;
const said = (reportRatings: 'fide' | 'own'): Partial<SubmitInput> => ({
  facts: { event: { ...EVENT_FACTS, reportRatings }, players: new Map() },
});
const resultOf = async (office: TestOffice, person: number) =>
  (await office.store.read((desk) => desk.results(1))).find((each) => each.person === person);

forEachStore((_kind, store) => {
  describe('the ratings of a table in a pool of ORR', () => {
    test('are taken for nobody’s until somebody says whose they are', async () => {
      const office = await officeWith(store, 'orr');
      const { events, findings } = await sent(office, { accept: 'clean' });
      expect(events).toEqual([]);
      expect(findings.filter(({ weight }) => weight === 'refuse')).toMatchObject([
        { code: 'event.whose-ratings', facts: { pool: 'orr', players: 1 } },
      ]);
    });

    test('FIDE’s become the system’s own of whom it enters, by section 2', async () => {
      const office = await officeWith(store, 'orr');
      done(await setPool(office, { pool: 'orr', reportRatings: 'fide' }, AS));
      expect((await sent(office)).events).toMatchObject([{ state: 'submitted', questions: 0 }]);
      const { value, findings } = await acceptEvent(office, { event: 'e1' }, AS);
      expect(value?.moved?.some(({ player, after }) => player === personId(5) && (after as number) > 2800)).toBe(true);
      expect(await resultOf(office, 5)).toMatchObject({ before: 2840 });
      expect(findings.find(({ code }) => code === 'orr.fide-rating-adopted')).toMatchObject({
        clause: '2 FIDE rating',
        facts: { player: personId(5), rating: 2840 },
      });
      const scratch = await openStore(':memory:');
      expect((await verifyOffice(office, { scratch })).findings).toEqual([]);
      await scratch.close();
    });

    test('FIDE’s of a guest stand in where FIDE rates the event, and he gets no rating', async () => {
      const office = await officeWith(store, 'orr');
      const guest = new Map([['4', { member: false }]]);
      const facts = { event: { ...EVENT_FACTS, reportRatings: 'fide' as const }, players: guest };
      expect((await sent(office, { facts })).events).toMatchObject([{ questions: 0 }]);
      done(await acceptEvent(office, { event: 'e1' }, AS));
      expect(await resultOf(office, 5)).toMatchObject({ after: null });
      // a draw with 2840: far more than with a newcomer
      expect((await resultOf(office, 3))?.after).toBeGreaterThan(1820);
    });

    test('the system’s own are asked about where the pool has none', async () => {
      const office = await officeWith(store, 'orr');
      expect((await sent(office, said('own'))).events).toMatchObject([{ state: 'questions', questions: 1 }]);
      done(await answerQuestion(office, { event: 'e1', question: 1, answer: { rating: 'taken' } }, AS));
      done(await acceptEvent(office, { event: 'e1' }, AS));
      expect(await resultOf(office, 5)).toMatchObject({ before: 2840 });
    });

    test('what the report says goes before what the pool says, and our own documents say it themselves', async () => {
      const office = await officeWith(store, 'orr');
      done(await setPool(office, { pool: 'orr', reportRatings: 'fide' }, AS));
      expect((await sent(office, said('own'))).events).toMatchObject([{ questions: 1 }]);
      const other = { ...REPORT, event: { name: 'Summer', start: '2024-06-10', end: '2024-06-11' } };
      expect((await submitOne(office, 'orr', other)).events).toMatchObject([{ questions: 1 }]);
    });

    test('a table without ratings asks nothing', async () => {
      const office = await officeWith(store, 'orr');
      const none = tableOf({ players: [...players(3), { ...STAR, rating: undefined }] });
      expect((await sent(office, {}, none)).events).toMatchObject([{ state: 'submitted', questions: 0 }]);
    });
  });

  describe('what is set of a pool', () => {
    test('is shown, recorded once, and for ORR only', async () => {
      const office = await officeWith(store, 'orr');
      const set = (reportRatings: string, pool = 'orr') => setPool(office, { pool, reportRatings }, AS);
      expect(done(await setPool(office, { pool: 'orr', reportRatings: 'own' }, { ...AS, dryRun: true }))).toMatchObject(
        {
          reportRatings: 'own',
        },
      );
      expect((await showPools(office))[0]).not.toHaveProperty('reportRatings');
      done(await set('fide'));
      expect(codesOf(await set('fide'))).toEqual(['pool.unchanged']);
      expect((await showPools(office))[0]).toMatchObject({ reportRatings: 'fide' });
      expect(codesOf(await set('both'))).toEqual(['pool.report-ratings']);
      expect(codesOf(await set('fide', 'x'))).toEqual(['pool.unknown']);
      const chess = await officeWith(store, 'fide');
      expect(codesOf(await setPool(chess, { pool: 'fide', reportRatings: 'fide' }, AS))).toEqual(['pool.one-rating']);
    });
  });
});

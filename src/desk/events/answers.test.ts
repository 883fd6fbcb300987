/** Answers on who a player is: compared with what the report says, and changed until the list is out. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { enterPersons } from '../lists/office.fixture.ts';
import { publishList } from '../lists/publish.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
import { acceptEvent } from './accept.ts';
import { type AnswerInput, answerQuestion } from './answer.ts';
import type { QuestionAnswer } from './answers.ts';
import { AS, codesOf, officeWith, type Player, players, submitOne, type TestOffice } from './event.fixture.ts';
import { listQuestions } from './questions.ts';

const NAMESAKES = [
  { name: 'Kovács, Anna', birth: '1961-05-05', federation: 'HUN' },
  { name: 'Egész, Más', birth: '1990-03-01', federation: 'AUT' },
];
const DOUBTFUL: Player = { id: '1', name: 'Kovács, Anna', federation: 'HUN' };
const report = (first: Player = DOUBTFUL) => ({ players: [first, ...players().slice(1)] });

async function asking(store: Parameters<typeof officeWith>[0], family: 'fide' | 'orr' = 'fide', first?: Player) {
  const office = await officeWith(store, family, '2024-06-12');
  await enterPersons(office, 5, NAMESAKES);
  await submitOne(office, family, report(first));
  return office;
}

const answer = (office: TestOffice, given: QuestionAnswer, more: Partial<AnswerInput> = {}) =>
  answerQuestion(office, { event: 'e1', question: 1, answer: given, ...more }, AS);
const places = (office: TestOffice) =>
  office.store.read(async (desk) => (await desk.entrants(1)).find(({ place }) => place === 0)?.person);
const state = (office: TestOffice) => office.store.read(async (desk) => (await desk.event(1))?.state);
const faults = async (office: TestOffice) =>
  (await withScratchStore((scratch) => verifyOffice(office, { scratch }))).findings;

forEachStore((_kind, store) => {
  describe('an answer that names a person', () => {
    test('whom the report speaks against is asked back, and taken where each of it is confirmed', async () => {
      const office = await asking(store);
      const other = { person: personId(6) };
      const back = await answer(office, other);
      expect(back).toEqual({
        findings: [
          {
            code: 'event.answer-contradicts',
            weight: 'refuse',
            facts: { person: personId(6), against: ['name', 'federation'], federations: ['HUN', 'AUT'] },
          },
        ],
      });
      expect(await state(office)).toBe('questions');
      expect(codesOf(await answer(office, other, { although: new Set(['name']) }))).toEqual([
        'event.answer-contradicts',
      ]);
      const taken = await answer(office, other, { although: new Set(['name', 'federation']) });
      expect(taken.value).toMatchObject({ person: personId(6), open: 0 });
      expect(taken.findings).toMatchObject([{ code: 'event.answer-contradicts', weight: 'note' }]);
    });

    test('is asked back about another birth', async () => {
      const office = await asking(store, 'fide', { ...DOUBTFUL, birth: '1991' });
      const { findings } = await answer(office, { person: personId(1) });
      expect(findings).toMatchObject([{ facts: { against: ['birth'], births: [1991, 1990] } }]);
    });

    test('whom nothing speaks against is taken', async () => {
      const office = await asking(store);
      expect(await answer(office, { person: personId(5) })).toMatchObject({
        value: { person: personId(5) },
        findings: [],
      });
    });
  });

  describe('an answer', () => {
    test('can be another one while the event waits; the same once more is no change', async () => {
      const office = await asking(store);
      await answer(office, { person: personId(5) });
      expect(codesOf(await answer(office, { person: personId(5) }))).toEqual(['event.question-answered']);
      const changed = await answer(office, { person: personId(1) });
      expect(changed.value).toEqual({ event: 'e1', question: 1, person: personId(1), open: 0 });
      expect(changed.findings).toEqual([{ code: 'event.person-left', weight: 'note', facts: { person: personId(5) } }]);
      expect(await places(office)).toBe(1);
      expect(await faults(office)).toEqual([]);
    });

    test('“new” after a person means somebody else than that person', async () => {
      const office = await asking(store);
      await answer(office, { person: personId(1) });
      const said = await answer(office, { person: 'new' });
      expect(said.value).toMatchObject({ newcomer: true, open: 0 });
      await acceptEvent(office, { event: 'e1' }, AS);
      expect(await places(office)).toBe(7);
      expect(await faults(office)).toEqual([]);
    });

    test('to a fact can be another one as well', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', { event: { system: undefined } });
      await answer(office, { value: 'swiss' });
      await answer(office, { value: 'team' });
      expect((await listQuestions(office, { event: 'e1', which: 'all' })).value?.[0]?.answer).toEqual({
        value: 'team',
      });
    });

    test('on an event that is accepted opens it again, and it counts with the new answer', async () => {
      const office = await asking(store);
      await answer(office, { person: 'new' });
      await acceptEvent(office, { event: 'e1' }, AS);
      expect(await places(office)).toBe(7);
      const changed = await answer(office, { person: personId(1) });
      expect(changed.value).toMatchObject({ reopened: true, person: personId(1) });
      expect(codesOf(changed)).toEqual(['event.reopened', 'event.person-left']);
      expect(await office.store.read((desk) => desk.event(1))).toMatchObject({
        state: 'submitted',
        edition: null,
        listDate: null,
      });
      expect(await faults(office)).toEqual([]);
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({
        state: 'accepted',
        list: '2024-07',
      });
      expect(await places(office)).toBe(1);
      expect(await faults(office)).toEqual([]);
    });

    test('on an event that counts is a correction, and says how', async () => {
      const office = await asking(store);
      await answer(office, { person: personId(5) });
      await acceptEvent(office, { event: 'e1' }, AS);
      office.on('2024-07-01');
      await publishList(office, { pool: 'fide', date: '2024-07', skip: true }, AS);
      expect(codesOf(await answer(office, { person: personId(1) }))).toEqual(['event.answer-counts']);
      const rated = await asking(store, 'orr');
      await answer(rated, { person: personId(5) });
      await acceptEvent(rated, { event: 'e1' }, AS);
      expect(codesOf(await answer(rated, { person: personId(1) }))).toEqual(['event.answer-counts']);
    });
  });
});

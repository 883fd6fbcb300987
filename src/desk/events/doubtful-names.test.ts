/** What is doubtful in the names of a report is asked before anybody sees it, and nothing of it is lost. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { answerQuestion } from './answer.ts';
import type { QuestionAnswer } from './answers.ts';
import {
  AS,
  codesOf,
  facts,
  fileOf,
  officeWith,
  type Player,
  players,
  submitOne,
  type TestOffice,
} from './event.fixture.ts';
import { listQuestions } from './questions.ts';
import { registerEvent } from './register.ts';
import { acceptEvent } from './accept.ts';
import { correctEvent } from './correct.ts';

const SPOOFED = 'Kiss\u202eannA';
const newcomer = (name: string, more: object = {}): Player => ({
  id: '5',
  name,
  birth: '1999',
  federation: 'HUN',
  ...more,
});
const withNewcomer = (name: string, more: object = {}) => ({ players: [...players(), newcomer(name, more)] });

const answer = (office: TestOffice, given: QuestionAnswer, question = 1, event = 'e1') =>
  answerQuestion(office, { event, question, answer: given }, AS);

const nameOf = (office: TestOffice, person: number) =>
  office.store.read(async (desk) => (await desk.persons([person]))[0]?.name);

const everyEntry = (office: TestOffice) =>
  office.store.read(async (desk) => {
    let text = '';
    for await (const batch of desk.entriesFrom(1)) for (const entry of batch) text += entry.text;
    return text;
  });

forEachStore((_kind, store) => {
  describe('a newcomer whose name is doubtful', () => {
    test.each(['=HYPERLINK("http://x")', '@SUM', '+1+cmd', '-2+3', '<script>', 'Ivаnov', 'Ki\u200bss', SPOOFED])(
      '%j is asked about and not entered, and the event waits, also with --accept',
      async (name) => {
        const office = await officeWith(store, 'fide');
        const { events } = await submitOne(office, 'fide', withNewcomer(name), { accept: 'clean' });
        expect(events).toMatchObject([{ state: 'questions', questions: 1, entered: 0 }]);
        const [question] = (await listQuestions(office, { event: 'e1' })).value ?? [];
        expect(question).toMatchObject({
          kind: 'identity',
          player: 5,
          reported: { name },
          candidates: [],
          finding: { code: 'event.name-doubtful' },
        });
        expect(codesOf(await acceptEvent(office, { event: 'e1' }, AS))).toEqual(['event.wrong-state']);
        expect(await everyEntry(office)).not.toContain(name);
      },
    );

    test('is entered under the right name, with all else that the report says', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', withNewcomer(SPOOFED));
      expect((await answer(office, { name: ' Kiss, Anna ' })).value).toMatchObject({ newcomer: true, open: 0 });
      expect(await everyEntry(office)).not.toContain('Kiss');
      await acceptEvent(office, { event: 'e1' }, AS);
      expect(await nameOf(office, 5)).toBe('Kiss, Anna');
    });

    test('is entered as it stands by as-is; not by new, and not where it holds what nobody can see', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', withNewcomer('=Kiss'));
      expect(codesOf(await answer(office, { person: 'new' }))).toEqual(['event.name-doubtful']);
      expect(codesOf(await answer(office, { name: '<b>Kiss</b>' }))).toEqual(['event.name-doubtful']);
      expect((await answer(office, { person: 'as-is' })).value).toMatchObject({ newcomer: true });
      await acceptEvent(office, { event: 'e1' }, AS);
      expect(await nameOf(office, 5)).toBe('=Kiss');
      await submitOne(office, 'fide', { ...withNewcomer(SPOOFED, { id: '9' }), event: { name: 'Autumn' } });
      expect(codesOf(await answer(office, { person: 'as-is' }, 1, 'e2'))).toEqual(['event.name-doubtful']);
      expect((await answer(office, { person: personId(5) }, 1, 'e2')).value).toMatchObject({ person: personId(5) });
    });

    test('a name is no answer where only the person is in doubt', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', { players: [...players(3), { id: '4', name: 'Szabó, Dóra' }] });
      const asked = await listQuestions(office, { event: 'e1' });
      expect(asked.value?.[0]?.finding.code).not.toBe('event.name-doubtful');
      expect(codesOf(await answer(office, { name: 'Kiss, Anna' }))).toEqual(['event.answer-person']);
    });

    test('brings no doubtful club along', async () => {
      const office = await officeWith(store, 'mgsz');
      const report = new TextEncoder().encode(
        '; EV[Cup]\n; DT[2024-06-05,2024-06-06]\n1 Kiss Anna 3d HU =Ab 2+/w0\n2 Barna Pal 1d HU ab 1-/b0\n',
      );
      const { submitReports } = await import('./submit.ts');
      await submitReports(office, { pool: 'mgsz', files: [{ name: 'x.h9', bytes: report }] }, AS);
      await answer(office, { value: 60 });
      const outcome = await acceptEvent(office, { event: 'e1' }, AS);
      expect(outcome.value?.state).toBe('rated');
      expect(codesOf(outcome)).toContain('event.club-left-out');
    });
  });

  describe('the name and place of an event', () => {
    test('that are doubtful are asked about, and right as they stand by as-is', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', { event: { name: '=Open', place: 'Budapest<br>' } });
      const asked = (await listQuestions(office, { event: 'e1' })).value ?? [];
      expect(asked.map(({ kind, field, finding }) => [kind, field, finding.facts['seen']])).toEqual([
        ['fact', 'name', '=Open'],
        ['fact', 'place', 'Budapest<br>'],
      ]);
      expect(codesOf(await answer(office, { value: '@Open' }))).toEqual(['event.text-doubtful']);
      expect((await answer(office, { value: 'as-is' })).findings).toEqual([]);
      expect((await answer(office, { value: 'Budapest' }, 2)).findings).toEqual([]);
      const row = await office.store.read((desk) => desk.event(1));
      expect([row?.name, row?.state]).toEqual(['=Open', 'submitted']);
    });

    test('that hold what nobody can see are not kept, and need the right text', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', { event: { name: 'Open\u202e' } });
      expect(await everyEntry(office)).not.toContain('\u202e');
      expect(codesOf(await answer(office, { value: 'as-is' }))).toEqual(['event.text-doubtful']);
      expect(codesOf(await answer(office, { value: 7 }))).toEqual(['document.wrong-type']);
      expect((await answer(office, { value: 'Open' })).findings).toEqual([]);
      expect((await office.store.read((desk) => desk.event(1)))?.name).toBe('Open');
    });

    test('are refused at a registration, unless somebody says that they are right; then the report is not asked again', async () => {
      const office = await officeWith(store, 'fide');
      const given = { pool: 'fide', facts: facts({ name: '+50 Open', start: '2024-06-05', end: '2024-06-09' }) };
      expect(codesOf(await registerEvent(office, given, AS))).toEqual(['event.facts-doubtful']);
      const bidi = { ...given, facts: { ...given.facts, name: 'A\u202e' }, although: 'names' as const };
      expect(codesOf(await registerEvent(office, bidi, AS))).toEqual(['event.facts-doubtful']);
      const { value } = await registerEvent(office, { ...given, although: 'names' }, AS);
      const { events } = await submitOne(office, 'fide', { event: { name: '+50 Open' } }, { event: value?.event });
      expect(events).toMatchObject([{ state: 'submitted', questions: 0 }]);
    });

    test('of a corrected report are asked about alike', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', {}, { accept: 'clean' });
      const corrected = { event: 'e1', file: fileOf({ event: { name: '@Open' } }) };
      const { value } = await correctEvent(office, corrected, { ...AS, ground: 'a slip' });
      expect(value).toMatchObject({ questions: 1 });
    });
  });
});

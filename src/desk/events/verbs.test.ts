/** What becomes of an event: registered, asked about, accepted, refused, withdrawn; and what none of these may do. */
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { personId } from '../../ledger/ids.ts';
import type { EventRow } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { enter } from '../lists/office.fixture.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import {
  AS,
  codesOf,
  facts,
  fileOf,
  GAMES,
  officeWith,
  players,
  submit,
  submitOne,
  type TestOffice,
} from './event.fixture.ts';
import { listQuestions } from './questions.ts';
import { refuseEvent } from './refuse.ts';
import { registerEvent } from './register.ts';
import { listEvents, showEvent } from './show.ts';
import { withdrawEvent } from './withdraw.ts';

const rowOf = async (office: TestOffice, event = 1): Promise<EventRow> =>
  (await office.store.read((desk) => desk.event(event))) as EventRow;

const entriesOf = (office: TestOffice): Promise<number> => office.store.read(async (desk) => (await desk.head()).no);

const refusing = (findings: readonly Finding[]): readonly string[] =>
  findings.filter(({ weight }) => weight === 'refuse').map(({ code }) => code);

/** A report whose first player has a name that is in the registry, and no birth. */
const DOUBTFUL = { players: [{ id: '1', name: 'Kovács, Anna' }, ...players().slice(1)] };

forEachStore((_kind, store) => {
  describe('an event that is registered', () => {
    test('has the day of registration, and its report inherits what the report leaves out', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      const { value, findings } = await registerEvent(
        office,
        {
          pool: 'fide',
          facts: facts({ name: 'Open', start: '2024-06-05', end: '2024-06-09', system: 'swiss', norms: false }),
        },
        AS,
      );
      expect(value).toEqual({ event: 'e1', pool: 'fide', registered: '2024-06-01' });
      expect(findings).toEqual([]);
      expect(await rowOf(office)).toMatchObject({ state: 'registered', name: 'Open', players: 0, submission: null });
      office.on('2024-06-12');
      const { events } = await submitOne(office, 'fide', { event: { system: undefined } }, { event: 'e1' });
      expect(events).toMatchObject([{ event: 'e1', state: 'submitted', questions: 0 }]);
      expect(eventData(await rowOf(office)).facts).toMatchObject({
        registered: '2024-06-01',
        reportReceived: '2024-06-12',
        system: 'swiss',
        name: 'Spring Open',
      });
    });

    test('too late is registered with a warning; accepting it needs whom the clause names', async () => {
      const office = await officeWith(store, 'fide', '2024-06-03');
      const registered = await registerEvent(
        office,
        { pool: 'fide', facts: facts({ start: '2024-06-05', approvals: [{ clause: '0.2.4', by: 'me' }] }) },
        AS,
      );
      expect(registered.findings.map(({ code, weight, clause }) => [code, weight, clause])).toEqual([
        ['event.approvals-set-aside', 'warn', undefined],
        ['fide.registration-late', 'warn', '0.2.2'],
      ]);
      office.on('2024-06-15');
      await submitOne(office, 'fide', {}, { event: 'e1' });
      const plain = await acceptEvent(office, { event: 'e1' }, AS);
      expect(refusing(plain.findings)).toEqual(['fide.registration-late']);
      expect((await rowOf(office)).state).toBe('submitted');
      const waive = (clause: string, by: string, ground = 'flood') =>
        acceptEvent(office, { event: 'e1', waivers: [{ clause, by, ground }] }, AS);
      expect(refusing((await waive('0.2.4', 'president')).findings)[0]).toBe('event.wrong-authority');
      expect(refusing((await waive('0.2.4', 'qc-chairman', ' ')).findings)[0]).toBe('event.waiver-without-ground');
      expect(refusing((await waive('0.2.3', 'president')).findings)[0]).toBe('event.waiver-idle');
      expect(refusing((await waive('6.1', 'president')).findings)[0]).toBe('event.waiver-idle');
      const { value, findings } = await waive('0.2.4', 'QC-chairman');
      expect(value).toEqual({ event: 'e1', state: 'accepted', edition: 'fide-2024', list: '2024-07' });
      expect(findings.find(({ code }) => code === 'fide.registration-late')).toMatchObject({
        weight: 'note',
        facts: { approvedBy: 'qc-chairman' },
      });
      const data = eventData(await rowOf(office));
      expect(data.waivers).toEqual([{ clause: '0.2.4', by: 'qc-chairman', ground: 'flood' }]);
      expect(data.decision?.map(({ code }) => code)).toEqual(['fide.registration-late']);
    });

    test('faster than 1.1 allows counts from 2026 on where the Commission approved it', async () => {
      const office = await officeWith(store, 'fide', '2026-06-12');
      const event = {
        start: '2026-06-05',
        end: '2026-06-09',
        registered: '2026-05-01',
        controls: [{ minutes: 45, increment: 30 }],
      };
      await submitOne(office, 'fide', { event });
      const waive = (by: string) =>
        acceptEvent(office, { event: 'e1', waivers: [{ clause: '1.1', by, ground: 'QC letter' }] }, AS);
      expect(refusing((await waive('president')).findings)).toContain('event.wrong-authority');
      const { value, findings } = await waive('QC');
      expect(value).toMatchObject({ event: 'e1', state: 'accepted', edition: 'fide-2026-01' });
      expect(findings.find(({ code }) => code === 'fide.fast-classic')).toMatchObject({
        weight: 'note',
        facts: { minutes: 75, required: 75, approvedBy: 'qc' },
      });
      expect(eventData(await rowOf(office)).waivers).toEqual([{ clause: '1.1', by: 'qc', ground: 'QC letter' }]);
    });

    test('where no edition is in force is told so', async () => {
      const office = await officeWith(store, 'fide');
      const start = '2014-01-01';
      const outcome = await registerEvent(office, { pool: 'fide', facts: facts({ start }) }, AS);
      expect(refusing(outcome.findings)).toEqual(['rulebook.no-edition']);
    });

    test('needs a pool, and no day', async () => {
      const office = await officeWith(store, 'fide');
      expect(codesOf(await registerEvent(office, { pool: 'x', facts: {} }, AS))).toEqual(['pool.unknown']);
      expect(codesOf(await registerEvent(office, { pool: 'fide', facts: {} }, AS))).toEqual([]);
    });

    test('may be refused as a registration, on a ground', async () => {
      const office = await officeWith(store, 'fide');
      await registerEvent(office, { pool: 'fide', facts: {} }, AS);
      expect(codesOf(await refuseEvent(office, { event: 'e1' }, { author: 'Éva' }))).toEqual(['event.ground-missing']);
      expect((await refuseEvent(office, { event: 'e1' }, AS)).value).toEqual({ event: 'e1', clauses: [] });
      expect((await rowOf(office)).state).toBe('refused');
      expect(codesOf(await acceptEvent(office, { event: 'e1' }, AS))).toEqual(['event.no-report']);
    });

    test('is the whole of which parts are reported', async () => {
      const office = await officeWith(store, 'fide', '2024-05-20');
      await registerEvent(
        office,
        { pool: 'fide', facts: facts({ start: '2024-06-01', end: '2024-08-30', system: 'swiss' }) },
        AS,
      );
      office.on('2024-07-01');
      const part = await submitOne(office, 'fide', { event: { system: undefined } }, { partOf: 'e1' });
      expect(part.events).toMatchObject([{ event: 'e2', state: 'submitted' }]);
      const row = await rowOf(office, 2);
      expect(row).toMatchObject({ partOf: 1, start: '2024-06-05', end: '2024-06-09' });
      expect(eventData(row).facts).toMatchObject({ partOf: 'e1', registered: '2024-05-20', system: 'swiss' });
      expect((await rowOf(office)).state).toBe('registered');
    });
  });

  describe('a question', () => {
    test('shows the player of the report and the candidates, the best first', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', DOUBTFUL);
      const { value } = await listQuestions(office, {});
      expect(value).toEqual([
        {
          event: 'e1',
          question: 1,
          kind: 'identity',
          open: true,
          player: 1,
          reported: { name: 'Kovács, Anna' },
          candidates: [
            { person: personId(1), name: 'Kovács, Anna', birthYear: 1990, federation: 'HUN', fide: '700001' },
          ],
          finding: {
            code: 'identify.doubtful',
            weight: 'warn',
            facts: { persons: [personId(1)], because: 'no-birth' },
          },
        },
      ]);
      expect(codesOf(await listQuestions(office, { event: 'e2' }))).toEqual(['event.unknown']);
    });

    test('is answered with a person, and the last answer leaves the event to be decided', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', DOUBTFUL);
      expect(codesOf(await acceptEvent(office, { event: 'e1' }, AS))).toEqual(['event.wrong-state']);
      const { value } = await answerQuestion(office, { event: 'e1', question: 1, answer: { person: personId(1) } }, AS);
      expect(value).toEqual({ event: 'e1', question: 1, person: personId(1), open: 0 });
      expect(await rowOf(office)).toMatchObject({ state: 'submitted', openQuestions: 0 });
      expect((await office.store.read((desk) => desk.entrants(1))).map(({ place }) => place)).toEqual([0, 1, 2, 3]);
      expect((await listQuestions(office, {})).value).toEqual([]);
      expect((await listQuestions(office, { which: 'all' })).value).toMatchObject([
        { open: false, answer: { person: personId(1) } },
      ]);
      const again = await answerQuestion(office, { event: 'e1', question: 1, answer: { person: personId(1) } }, AS);
      expect(codesOf(again)).toEqual(['event.question-answered']);
    });

    test('is answered with a new person, who is entered as the report has him', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', DOUBTFUL);
      const { value } = await answerQuestion(office, { event: 'e1', question: 1, answer: { person: 'new' } }, AS);
      expect(value).toEqual({ event: 'e1', question: 1, newcomer: true, open: 0 });
      await acceptEvent(office, { event: 'e1' }, AS);
      expect(await office.store.read((desk) => desk.persons([5]))).toMatchObject([
        { name: 'Kovács, Anna', birth: null, fide: null },
      ]);
    });

    test('does not give a number to a second person', async () => {
      const office = await officeWith(store, 'fide');
      const other = { id: '1', name: 'Quite Another', birth: '1955-05-05', fideId: '0700001' };
      const { events } = await submitOne(office, 'fide', { players: [other, ...players().slice(1)] });
      expect(events).toMatchObject([{ questions: 1 }]);
      await answerQuestion(office, { event: 'e1', question: 1, answer: { person: 'new' } }, AS);
      await acceptEvent(office, { event: 'e1' }, AS);
      expect(await office.store.read((desk) => desk.persons([5]))).toMatchObject([
        { name: 'Quite Another', fide: null },
      ]);
    });

    test('takes no person who is there already, nobody unknown, and no value', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', DOUBTFUL);
      const before = await entriesOf(office);
      const tried = async (answer: Parameters<typeof answerQuestion>[1]['answer'], question = 1) =>
        codesOf(await answerQuestion(office, { event: 'e1', question, answer }, AS));
      expect(await tried({ person: personId(2) })).toEqual(['event.person-twice']);
      expect(await tried({ person: personId(99) })).toEqual(['player.unknown']);
      expect(await tried({ value: 7 })).toEqual(['event.answer-person']);
      expect(await tried({ person: 'new' }, 2)).toEqual(['event.question-unknown']);
      expect(
        codesOf(await answerQuestion(office, { event: 'e7', question: 1, answer: { person: 'new' } }, AS)),
      ).toEqual(['event.unknown']);
      expect(await entriesOf(office)).toBe(before);
    });

    test('of an event that was withdrawn meanwhile takes no answer', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', DOUBTFUL);
      await withdrawEvent(office, { event: 'e1' }, AS);
      const tried = await answerQuestion(office, { event: 'e1', question: 1, answer: { person: 'new' } }, AS);
      expect(tried.findings).toEqual([
        { code: 'event.wrong-state', weight: 'refuse', facts: { event: 'e1', state: 'withdrawn', verb: 'answer' } },
      ]);
    });

    test('of an event that was refused meanwhile can be answered, so that it is accepted on appeal', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', DOUBTFUL);
      await refuseEvent(office, { event: 'e1' }, AS);
      expect(codesOf(await acceptEvent(office, { event: 'e1' }, AS))).toEqual(['event.questions-open']);
      expect((await listQuestions(office, {})).value).toEqual([]);
      const asked = (await listQuestions(office, { event: 'e1' })).value ?? [];
      expect(asked.length).toBeGreaterThan(0);
      for (const { question } of asked) {
        await answerQuestion(office, { event: 'e1', question, answer: { person: 'new' } }, AS);
      }
      expect(await rowOf(office)).toMatchObject({ state: 'refused', openQuestions: 0 });
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({ state: 'accepted' });
    });

    test('about a fact takes a value that a document could have', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', { event: { end: undefined, system: undefined } });
      const tried = async (question: number, answer: Parameters<typeof answerQuestion>[1]['answer']) =>
        codesOf(await answerQuestion(office, { event: 'e1', question, answer }, AS));
      expect(await tried(1, { value: '2024-06-31' })).toEqual(['document.impossible-date']);
      expect(await tried(1, { value: null })).toEqual(['event.answer-value']);
      expect(await tried(1, { value: '2024-06-04' })).toEqual(['report.end-before-start']);
      expect(await tried(1, { person: 'new' })).toEqual(['event.answer-value']);
      expect(await tried(1, { value: '2024-06-10' })).toEqual([]);
      expect(await rowOf(office)).toMatchObject({ state: 'questions', end: '2024-06-10', openQuestions: 1 });
      expect(await tried(2, { value: 'team' })).toEqual([]);
      expect(eventData(await rowOf(office)).also).toEqual({ end: '2024-06-10', system: 'team' });
      expect(codesOf(await acceptEvent(office, { event: 'e1' }, AS))).not.toContain('report.missing-system');
      expect((await rowOf(office)).state).toBe('accepted');
    });

    test('about a grade in Go is kept with the player', async () => {
      const office = await officeWith(store, 'mgsz');
      const stranger = { id: '5', name: 'Vadas, Géza', birth: '2000-01-01', federation: 'HUN' };
      const { events } = await submitOne(office, 'mgsz', {
        event: { system: undefined, board: 19 },
        players: [...players(), stranger],
        games: [...GAMES, [3, '5', '1', '1-0']],
      });
      expect(events).toMatchObject([{ state: 'questions', questions: 2, entered: 0, newcomers: 1 }]);
      const asked = (await listQuestions(office, {})).value;
      expect(asked?.map(({ field, player }) => [field, player])).toEqual([
        ['baseMinutes', undefined],
        ['entryRank', 5],
      ]);
      await answerQuestion(office, { event: 'e1', question: 1, answer: { value: 60 } }, AS);
      await answerQuestion(office, { event: 'e1', question: 2, answer: { value: '5k' } }, AS);
      expect(eventData(await rowOf(office))).toMatchObject({
        also: { baseMinutes: 60 },
        given: { 4: { entryRank: '5k' } },
      });
      const { value } = await acceptEvent(office, { event: 'e1' }, AS);
      expect(value).toMatchObject({ state: 'rated', edition: 'mgsz-2012', rated: ['e1'] });
    });
  });

  test('a grade that the rulebook does not know is no answer', async () => {
    const office = await officeWith(store, 'mgsz');
    const stranger = { id: '5', name: 'Vadas, Géza', birth: '2000-01-01', federation: 'HUN' };
    await submitOne(office, 'mgsz', {
      event: { system: undefined, baseMinutes: 60 },
      players: [...players(), stranger],
      games: [...GAMES, [3, '5', '1', '1-0']],
    });
    const answered = await answerQuestion(office, { event: 'e1', question: 1, answer: { value: '99x' } }, AS);
    expect(codesOf(answered)).toEqual(['event.answer-grade']);
    expect(codesOf(await acceptEvent(office, { event: 'e1' }, AS))).toEqual(['event.wrong-state']);
  });

  describe('an event that is decided on', () => {
    test('goes to the first list that is not out', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(
        office,
        'fide',
        { event: { start: '2024-04-02', end: '2024-04-05' } },
        { received: '2024-04-08' },
      );
      const { value, findings } = await acceptEvent(office, { event: 'e1', although: 'before-pool' }, AS);
      expect(value?.list).toBe('2024-06');
      expect(findings.find(({ code }) => code === 'event.first-list')).toMatchObject({
        weight: 'warn',
        facts: { list: '2024-05-01', start: '2024-04-02' },
      });
    });

    test('goes to the list that it names, where that is later', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', { event: { list: '2024-08' } });
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value?.list).toBe('2024-08');
    });

    test('is refused for the clauses that stand against it, and accepted on appeal by nobody', async () => {
      const office = await officeWith(store, 'fide');
      const controls = [
        { moves: 20, minutes: 60, increment: 0 },
        { minutes: 60, increment: 0 },
      ];
      await submitOne(office, 'fide', { event: { controls } });
      expect(refusing((await acceptEvent(office, { event: 'e1' }, AS)).findings)).toEqual(['fide.first-control']);
      const refused = await refuseEvent(office, { event: 'e1' }, { author: 'Éva' });
      expect(refused.value).toEqual({ event: 'e1', clauses: ['1.2'] });
      expect(eventData(await rowOf(office))).toMatchObject({ clauses: ['1.2'], decided: '2024-06-15' });
      const waivers = [{ clause: '1.2', by: 'qc', ground: 'please' }];
      expect(refusing((await acceptEvent(office, { event: 'e1', waivers }, AS)).findings)[0]).toBe(
        'event.waiver-impossible',
      );
      expect((await rowOf(office)).state).toBe('refused');
    });

    test('of a refused report may have another one, which counts instead', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', DOUBTFUL);
      await refuseEvent(office, { event: 'e1' }, AS);
      const { events } = await submitOne(office, 'fide', {}, { event: 'e1' });
      expect(events).toMatchObject([{ event: 'e1', state: 'submitted' }]);
      expect(await office.store.read((desk) => desk.questions(1))).toEqual([]);
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value?.state).toBe('accepted');
      const replaced = await submitOne(office, 'fide', { event: { place: 'Pécs' } }, { event: 'e1' });
      expect(replaced.events).toMatchObject([{ event: 'e1', state: 'submitted' }]);
      expect(await rowOf(office)).toMatchObject({ state: 'submitted', edition: null, listDate: null });
    });

    test('with several reports is refused, and so is one of another pool', async () => {
      const office = await officeWith(store, 'fide');
      await enter(office, {
        kind: 'pool.opened',
        data: { pool: 'other', family: 'fide', name: 'Other', from: '2024-06', settings: {} },
      });
      await submitOne(office, 'fide');
      const two = [fileOf({ event: { place: 'a' } }), fileOf({ event: { place: 'b' } })];
      expect(codesOf(await submit(office, 'fide', two, { event: 'e1' }))).toEqual(['event.several-reports']);
      expect(codesOf(await submit(office, 'other', two.slice(1), { event: 'e1' }))).toEqual(['event.other-pool']);
      expect(codesOf(await submit(office, 'other', two.slice(1), { partOf: 'e1' }))).toEqual(['event.part-unknown']);
    });

    test('in a continuous pool is rated at once, and its withdrawal rates what follows again', async () => {
      const office = await officeWith(store, 'orr');
      await submitOne(office, 'orr', {});
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({ state: 'rated', rated: ['e1'] });
      await submitOne(office, 'orr', { event: { name: 'Later', start: '2024-06-11', end: '2024-06-12' } });
      await acceptEvent(office, { event: 'e2' }, AS);
      const before = await entriesOf(office);
      const shown = await withdrawEvent(office, { event: 'e1' }, { ...AS, dryRun: true });
      expect(shown.value).toMatchObject({ event: 'e1', rated: ['e2'] });
      expect(shown.value?.moved.length).toBeGreaterThan(0);
      expect(await entriesOf(office)).toBe(before);
      expect((await rowOf(office)).state).toBe('rated');
      const done = await withdrawEvent(office, { event: 'e1' }, AS);
      expect(done.value).toEqual(shown.value);
      expect((await rowOf(office)).state).toBe('withdrawn');
      const [result] = await office.store.read((desk) => desk.results(2));
      expect(result?.before).toBe(2000);
      expect(codesOf(await withdrawEvent(office, { event: 'e1' }, AS))).toEqual(['event.wrong-state']);
    });
  });

  describe('what is shown of an event', () => {
    test('are its facts, players, games and entries', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', DOUBTFUL, { accept: 'clean' });
      const { value } = await showEvent(office, 'e1');
      expect(value).toMatchObject({
        event: 'e1',
        state: 'questions',
        format: 'json',
        received: '2024-06-15',
        openQuestions: 1,
        facts: { name: 'Spring Open' },
        entrants: [
          { player: '?1', name: 'Kovács, Anna' },
          { player: personId(2), name: 'Nagy, Béla' },
          { player: personId(3), name: 'Tóth, Csaba' },
          { player: personId(4), name: 'Szabó, Dóra' },
        ],
        entries: [{ kind: 'event.submitted', author: 'Éva', ground: 'test' }],
        waivers: [],
        clauses: [],
      });
      expect(value?.gamesPlayed[0]).toEqual({ round: 1, white: '?1', black: personId(2), result: '1-0' });
      expect(value?.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(codesOf(await showEvent(office, 'e2'))).toEqual(['event.unknown']);
      expect((await listEvents(office, { states: ['questions'] })).value).toMatchObject([
        { event: 'e1', pool: 'fide' },
      ]);
      expect(await listEvents(office, { pool: 'fide', states: ['rated'] })).toEqual({ value: [], findings: [] });
      expect(codesOf(await listEvents(office, { pool: 'chess' }))).toEqual(['pool.unknown']);
    });
  });
});

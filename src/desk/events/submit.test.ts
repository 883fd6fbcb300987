import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Submission } from '../../ledger/rows/content.ts';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { codesOf, fileOf, GAMES, officeWith, players, submit, submitOne } from './event.fixture.ts';
import { withdrawEvent } from './withdraw.ts';
import { AS } from '../lists/office.fixture.ts';

const ids = [1, 2, 3, 4].map(personId);

forEachStore((_kind, store) => {
  describe('a report that comes in', () => {
    test('is kept byte for byte, and its players are found by their numbers', async () => {
      const office = await officeWith(store, 'fide');
      const file = fileOf();
      const { value } = await submit(office, 'fide', [file]);
      expect(value).toEqual({
        files: 1,
        players: 4,
        games: 4,
        refused: 0,
        events: 1,
        questions: 0,
        entered: 0,
        newcomers: 0,
        accepted: 0,
        outcomes: [
          {
            file: 'report.json',
            events: [{ event: 'e1', state: 'submitted', players: 4, games: 4, questions: 0, entered: 0, newcomers: 0 }],
            findings: [],
          },
        ],
      });
      await office.store.read(async (desk) => {
        const row = await desk.event(1);
        expect(row).toMatchObject({
          pool: 'fide',
          state: 'submitted',
          name: 'Spring Open',
          start: '2024-06-05',
          end: '2024-06-09',
          players: 4,
          games: 4,
        });
        const paper = await desk.paper(row?.report as string);
        expect(Buffer.from(paper?.content as Uint8Array)).toEqual(Buffer.from(file.bytes));
        expect(paper?.sha256).toBe(createHash('sha256').update(file.bytes).digest('hex'));
        expect((await desk.entrants(1)).map(({ person, place }) => [person, place])).toEqual([
          [1, 0],
          [2, 1],
          [3, 2],
          [4, 3],
        ]);
        const entry = await desk.entry(row?.submission as number);
        const data = (JSON.parse(entry?.text as string) as { data: Submission }).data;
        expect(data).toMatchObject({
          event: 'e1',
          format: 'json',
          received: '2024-06-15',
          facts: { name: 'Spring Open', reportReceived: '2024-06-15', system: 'swiss' },
          players: ids.map((person) => ({ person })),
          games: [1, 0, 1, 0, 1, 2, 3, 2, 2, 0, 2, 1, 2, 1, 3, 0],
          questions: [],
          entered: [],
        });
        expect(entry?.text).not.toContain('Kov');
        expect(entry?.text).not.toContain('1990');
      });
    });

    test('twice is refused the second time, with the event named', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide');
      const again = await submit(office, 'fide', [fileOf({}, 'again.json')]);
      expect(again.value?.outcomes).toEqual([
        {
          file: 'again.json',
          events: [],
          findings: [{ code: 'event.same-report', weight: 'refuse', facts: { event: 'e1' } }],
        },
      ]);
      expect((await office.store.read((desk) => desk.head())).no).toBe(5);
    });

    test('may come again after its event was withdrawn', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide');
      await withdrawEvent(office, { event: 'e1' }, AS);
      expect((await submitOne(office, 'fide')).events[0]?.event).toBe('e2');
    });

    test('of an event that is there in other bytes is taken, and warned of', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide');
      const other = await submitOne(office, 'fide', { event: { place: 'Szeged' } }, { accept: 'clean' });
      expect(other).toEqual({
        file: 'report.json',
        events: [{ event: 'e2', state: 'submitted', players: 4, games: 4, questions: 0, entered: 0, newcomers: 0 }],
        findings: [{ code: 'event.alike', weight: 'warn', facts: { event: 'e1', shared: 4, players: 4 } }],
      });
    });

    test('that cannot be read is refused with every fault and its place, and nothing is kept', async () => {
      const office = await officeWith(store, 'fide');
      const before = await office.store.read((desk) => desk.head());
      const text = '{ "event": { "id": "x", "start": "2024-13-01" },\n "players": [ { "id": 1 } ], "games": 7 }';
      const { value } = await submit(office, 'fide', [
        { name: 'bad.json', bytes: new TextEncoder().encode(text) },
        { name: 'empty', bytes: new Uint8Array() },
        fileOf(),
      ]);
      expect(value).toMatchObject({ files: 3, refused: 2, events: 1 });
      expect(value?.outcomes[0]?.findings.every(({ at }) => at?.line !== undefined && at.column !== undefined)).toBe(
        true,
      );
      expect(codesOf(value?.outcomes[0] ?? { findings: [] })).toContain('document.impossible-date');
      expect(codesOf(value?.outcomes[1] ?? { findings: [] })).toEqual(['file.empty']);
      expect((await office.store.read((desk) => desk.head())).no).toBe(before.no + 1);
    });

    test('whose players nobody knows enters them when it is accepted, and the next report knows them', async () => {
      const office = await officeWith(store, 'fide');
      const strangers = [
        { id: 'a', name: 'Horváth, Emil', birth: '1999-09-09', federation: 'HUN', fideId: '700777' },
        { id: 'b', name: 'Varga, Flóra', birth: '2005-02-03', federation: 'HUN' },
      ];
      const games = [...GAMES, [3, 'a', '1', '1-0'], [3, '2', 'b', '1-0']] as const;
      const first = fileOf({ players: [...players(), ...strangers], games });
      const second = fileOf({
        event: { name: 'Other', start: '2024-06-10', end: '2024-06-11' },
        players: [...players(), ...strangers],
        games,
      });
      const { value } = await submit(office, 'fide', [first, second], { accept: 'clean' });
      expect(value).toMatchObject({ entered: 2, newcomers: 0, events: 2, accepted: 2, questions: 0 });
      const codes = value?.outcomes.map(codesOf) ?? [];
      expect(codes.map(([first]) => first)).toEqual(['event.persons-entered', 'fide.unrated-opponents']);
      // where the day of receipt is said, reports go in together, and the second recognises whom the first brings
      const other = await officeWith(store, 'fide');
      const together = await submit(other, 'fide', [first, second], { accept: 'clean', received: '2024-06-15' });
      expect(codesOf(together.value?.outcomes[1] ?? { findings: [] })[0]).toBe('event.recognised');
      await office.store.read(async (desk) => {
        expect((await desk.entrants(1)).map(({ person }) => person)).toEqual([1, 2, 3, 4, 5, 6]);
        expect((await desk.entrants(2)).map(({ person }) => person)).toEqual([1, 2, 3, 4, 5, 6]);
        expect(await desk.persons([5])).toMatchObject([
          { name: 'Horváth, Emil', birth: '1999-09-09', birthYear: 1999, fide: '700777', federation: 'HUN' },
        ]);
      });
    });

    test('with a doubtful player asks, and ranks those who could be meant', async () => {
      const office = await officeWith(store, 'fide');
      const [, ...others] = players();
      const doubtful = { id: '1', name: 'Kovács, Anna', federation: 'HUN' };
      const { events } = await submitOne(office, 'fide', { players: [doubtful, ...others] });
      expect(events).toMatchObject([{ state: 'questions', questions: 1, entered: 0 }]);
      const [question] = await office.store.read((desk) => desk.questions(1));
      expect(question).toMatchObject({ event: 1, question: 1, kind: 'identity', player: 0, open: true, answer: null });
      expect(JSON.parse(question?.data as string)).toMatchObject({
        candidates: [ids[0]],
        finding: { code: 'identify.doubtful', weight: 'warn', facts: { persons: [ids[0]], because: 'no-birth' } },
      });
    });

    test('that has somebody twice asks who the second one is', async () => {
      const office = await officeWith(store, 'fide');
      const twin = { ...players(1)[0], id: '9' };
      const { events } = await submitOne(office, 'fide', {
        players: [...players(), twin],
        games: [...GAMES, [3, '9', '2', '1-0']],
      });
      expect(events).toMatchObject([{ state: 'questions', questions: 1 }]);
      const [question] = await office.store.read((desk) => desk.questions(1));
      expect(JSON.parse(question?.data as string)).toMatchObject({
        player: 4,
        candidates: [ids[0]],
        finding: { code: 'event.person-twice', facts: { person: ids[0] } },
      });
    });

    test('without its days and its system asks for them', async () => {
      const office = await officeWith(store, 'fide');
      const { events } = await submitOne(office, 'fide', {
        event: { start: undefined, end: undefined, system: undefined },
      });
      expect(events).toMatchObject([{ state: 'questions', questions: 3 }]);
      const questions = await office.store.read((desk) => desk.questions(1));
      expect(questions.map(({ data }) => (JSON.parse(data) as { field: string }).field)).toEqual([
        'start',
        'end',
        'system',
      ]);
    });

    test('that differs from the list in force is told so, and the list counts', async () => {
      const office = await officeWith(store, 'fide');
      const [anna, bela, ...others] = players();
      const { findings } = await submitOne(office, 'fide', {
        players: [{ ...anna, id: '1', rating: 2010 }, { ...bela, id: '2', rating: 1900, k: 40 }, ...others],
      });
      expect(findings).toEqual([
        {
          code: 'event.ratings-differ',
          weight: 'warn',
          facts: { field: 'rating', players: [{ player: ids[0], report: 2010, office: 2000 }], more: 0 },
        },
        {
          code: 'event.ratings-differ',
          weight: 'warn',
          facts: { field: 'k', players: [{ player: ids[1], report: 40, office: 20 }], more: 0 },
        },
      ]);
    });

    test('that claims approvals is told that these are for the office to record', async () => {
      const office = await officeWith(store, 'fide');
      const approvals = [{ clause: '0.2.4', by: 'me' }];
      const { findings } = await submitOne(office, 'fide', { event: { approvals } });
      expect(findings).toEqual([{ code: 'event.approvals-set-aside', weight: 'warn', facts: { clauses: ['0.2.4'] } }]);
      const [entry] = await office.store.read((desk) => desk.entriesAbout('event:1'));
      expect(entry?.text).not.toContain('approvals"');
    });

    test('is accepted at once where that is asked for and nothing stands against it', async () => {
      const office = await officeWith(store, 'fide');
      const { events } = await submitOne(office, 'fide', {}, { accept: 'clean' });
      expect(events).toMatchObject([{ state: 'accepted' }]);
      expect(await office.store.read((desk) => desk.event(1))).toMatchObject({
        state: 'accepted',
        edition: 'fide-2024',
        listDate: '2024-07-01',
      });
    });

    test('of a continuous pool is rated at once, the first to end first', async () => {
      const office = await officeWith(store, 'orr');
      const later = fileOf({ event: { start: '2024-06-08', end: '2024-06-10' } });
      const sooner = fileOf({ event: { name: 'Sooner' } });
      const { value } = await submit(office, 'orr', [later, sooner], { accept: 'clean' });
      expect(value?.outcomes.map(({ events }) => events[0]?.state)).toEqual(['rated', 'rated']);
      await office.store.read(async (desk) => {
        const [first] = await desk.results(2);
        const [second] = await desk.results(1);
        expect(first?.before).toBe(2000);
        expect(second?.before).toBe(first?.after);
      });
    });
  });

  describe('what a submission is refused for', () => {
    test('a pool that is not there', async () => {
      const office = await officeWith(store, 'fide');
      expect(codesOf(await submit(office, 'chess', [fileOf()]))).toEqual(['pool.unknown']);
    });

    test('no author', async () => {
      const office = await officeWith(store, 'fide');
      const { submitReports } = await import('./submit.ts');
      expect(codesOf(await submitReports(office, { pool: 'fide', files: [fileOf()] }, {}))).toEqual([
        'office.no-author',
      ]);
    });

    test.each([
      [{ event: 'e9' }, 'event.unknown'],
      [{ event: 'nonsense' }, 'event.unknown'],
      [{ partOf: 'e9' }, 'event.part-unknown'],
      [{ received: '2024-02-30' }, 'event.bad-day'],
    ])('%j is %s', async (more, code) => {
      const office = await officeWith(store, 'fide');
      expect(codesOf(await submit(office, 'fide', [fileOf()], more))).toEqual([code]);
      expect(await office.store.read((desk) => desk.lastEvent())).toBe(0);
    });
  });
});

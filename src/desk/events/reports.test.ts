/** Reports of every kind: other formats, several in one file, merged and deceased persons, and papers that are gone. */
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { enter, enterPersons, openPool, testOffice, type TestPerson } from '../lists/office.fixture.ts';
import type { Submission } from '../../ledger/rows/content.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import {
  AS,
  codesOf,
  documentOf,
  EVENT,
  fileOf,
  GAMES,
  officeWith,
  players,
  submit,
  submitOne,
  type TestOffice,
} from './event.fixture.ts';
import { namesOfPersons, readEventFactsOf } from './given.ts';
import { listQuestions } from './questions.ts';
import { refuseEvent } from './refuse.ts';
import { registerEvent } from './register.ts';
import { showEvent } from './show.ts';
import { withdrawEvent } from './withdraw.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A TRF of two players. */
const trf = (name: string): string =>
  [
    `012 ${name}`,
    '042 2024/06/05',
    '052 2024/06/06',
    '092 Individual: Swiss-System',
    '001    1 f    Kovacs, Anna                      2000 HUN      700001 1990/03/01  1.0    1     2 w 1',
    '001    2 m    Nagy, Bela                        1900 HUN      700002 1985/07/12  0.0    2     1 b 0',
    '',
  ].join('\n');

const submissionOf = async (office: TestOffice, event = 1): Promise<Submission> =>
  office.store.read(async (desk) => {
    const row = await desk.event(event);
    const entry = await desk.entry(row?.submission as number);
    return (JSON.parse(entry?.text as string) as { data: Submission }).data;
  });

const merge = (office: TestOffice, person: number, into: number) =>
  enter(office, {
    kind: 'persons.merged',
    data: { person: personId(person), into: personId(into), moved: { numbers: [], events: [], present: [] } },
  });

forEachStore((_kind, store) => {
  describe('reports', () => {
    test('of another format come in as they are', async () => {
      const office = await officeWith(store, 'fide');
      const { value } = await submit(office, 'fide', [{ bytes: bytesOf(trf('Open')) }], { accept: 'clean' });
      expect(value?.outcomes[0]?.events).toMatchObject([{ event: 'e1', state: 'accepted', players: 2, games: 1 }]);
      expect(value?.outcomes[0]).not.toHaveProperty('file');
      expect((await submissionOf(office)).format).toBe('trf16');
    });

    test('several in one file become several events, each of which knows its part', async () => {
      const office = await officeWith(store, 'fide');
      const stranger = [{ id: 'x', name: 'Kovács, Anna' }, ...players().slice(1)];
      const games = GAMES.map(
        ([round, white, black, result]) => [round, white === '1' ? 'x' : white, black, result] as const,
      );
      const period = [
        documentOf({}),
        documentOf({
          event: { id: 'two', name: 'Two', start: '2024-06-10', end: '2024-06-11' },
          players: stranger,
          games,
        }),
      ];
      const bytes = bytesOf(JSON.stringify({ period, list: '2024-07', base: {} }));
      const { value } = await submit(office, 'fide', [{ name: 'period.json', bytes }]);
      expect(value?.outcomes[0]?.events.map(({ event, questions }) => [event, questions])).toEqual([
        ['e1', 0],
        ['e2', 1],
      ]);
      expect((await submissionOf(office, 2)).part).toBe(1);
      expect((await listQuestions(office, { event: 'e2' })).value).toMatchObject([
        { reported: { name: 'Kovács, Anna' } },
      ]);
      const answer = await answerQuestion(office, { event: 'e2', question: 1, answer: { person: 'new' } }, AS);
      expect(answer.value?.newcomer).toBe(true);
      const again = await submit(office, 'fide', [{ bytes }, { bytes }], { event: 'e1' });
      expect(codesOf(again)).toEqual(['event.several-reports']);
    });

    test('go in batches, and the same bytes twice among them are noticed', async () => {
      const office = await officeWith(store, 'fide');
      const files = ['A', 'B', 'B', 'C'].map((name) => fileOf({ event: { name } }, `${name}.json`));
      const seen: number[] = [];
      const { value } = await submit(office, 'fide', files, { batch: 3, progress: (done) => seen.push(done.files) });
      expect(seen).toEqual([3, 4]);
      expect(
        value?.outcomes.map(({ events, findings }) => [events[0]?.event, ...findings.map(({ code }) => code)]),
      ).toEqual([['e1'], ['e2', 'event.alike'], [undefined, 'event.twice-in-batch'], ['e3', 'event.alike']]);
    });

    test('that warn are kept with the warnings, which name nobody', async () => {
      const office = await officeWith(store, 'fide');
      const named = players().map((player) => ({ ...player, id: `${player['name']}` }));
      const [anna, bela, csaba, dora] = named.map(({ id }) => id) as [string, string, string, string];
      const { events } = await submitOne(office, 'fide', {
        event: { rounds: 1 },
        players: named,
        games: [
          [1, anna, bela, '1-0'],
          [1, anna, csaba, '1-0'],
          [2, csaba, dora, '1-0'],
        ],
      });
      expect(events).toMatchObject([{ state: 'submitted' }]);
      const { findings } = await submissionOf(office);
      expect(findings).toEqual([
        { code: 'report.two-games-in-round', weight: 'warn', facts: { player: personId(1), round: 1 } },
        { code: 'report.round-beyond', weight: 'warn', facts: { round: 2, rounds: 1 } },
      ]);
    });

    test('keep no arbiter’s name, whatever is found about the arbiter', async () => {
      const office = await testOffice(store, '2015-06-15');
      await openPool(office, 'old', 'fide', '2015-06');
      const { events, findings } = await submitOne(
        office,
        'old',
        {
          event: { start: '2015-06-05', end: '2015-06-09', arbiters: [{ name: 'Bíró, Endre' }] },
          players: players().map((player) => ({ ...player, fideId: undefined })),
        },
        { accept: 'clean' },
      );
      expect(events).toMatchObject([{ state: 'accepted', entered: 4 }]);
      expect(findings.map(({ code }) => code)).toContain('fide.arbiter-unlicensed');
      const entries = await office.store.read((desk) => desk.entriesAbout('event:1'));
      expect(entries.map(({ kind }) => kind)).toEqual(['event.submitted', 'event.accepted']);
      for (const { text } of entries) expect(text).not.toContain('Endre');
    });

    test('take facts that an officer gives, the day of arrival among them', async () => {
      const office = await officeWith(store, 'fide');
      const { facts } = readEventFactsOf({ reportReceived: '2024-06-11', place: 'Eger' });
      await submitOne(office, 'fide', {}, { facts: { event: facts, players: new Map() } });
      const data = await submissionOf(office);
      expect([data.received, data.facts['place'], data.facts['reportReceived']]).toEqual([
        '2024-06-11',
        'Eger',
        '2024-06-11',
      ]);
    });

    test('of a pool that has no list yet are compared with nothing', async () => {
      const office = await testOffice(store);
      await openPool(office, 'fide', 'fide', '2024-06');
      await enterPersons(office, 1, [{ name: 'Kovács, Anna', birth: '1990-03-01', fide: '700001' } as TestPerson]);
      const [anna] = players();
      const { findings, events } = await submitOne(
        office,
        'fide',
        { players: [{ ...anna, id: '1', rating: 2000 }], games: [] },
        { accept: 'clean' },
      );
      expect(findings.some(({ code }) => code === 'event.ratings-differ')).toBe(false);
      // nobody can say here whether 2000 is a rating of this pool
      expect(events).toMatchObject([{ state: 'questions', questions: 1 }]);
    });

    test('with more differences than one reads name ten, and count the others', async () => {
      const office = await testOffice(store);
      await openPool(office, 'fide', 'fide', '2024-06');
      const many = Array.from({ length: 12 }, (_, at) => ({ name: `P${at}`, fide: String(900_001 + at) }));
      await enterPersons(office, 1, many);
      await enter(office, {
        kind: 'standings.brought',
        data: {
          pool: 'fide',
          as: '2024-05',
          standings: many.map((_, at) => ({ person: personId(at + 1), rating: 1500 + at })),
        },
      });
      const { findings } = await submitOne(office, 'fide', {
        players: many.map(({ name, fide }, at) => ({ id: String(at), name, fideId: fide, rating: 1600, k: 20 })),
        games: [],
      });
      const differ = findings.find(({ code }) => code === 'event.ratings-differ') as Finding;
      expect(differ.facts).toMatchObject({ field: 'rating', more: 2 });
      expect((differ.facts['players'] as readonly object[])[1]).toEqual({
        player: personId(2),
        report: 1600,
        office: 1501,
      });
    });
  });

  describe('players', () => {
    test('who were merged are led on, and so is an answer', async () => {
      const office = await officeWith(store, 'fide');
      await enterPersons(office, 5, [{ name: 'Kovácsné, Anna', birth: '1990-03-01', fide: '700005' }]);
      await merge(office, 5, 1);
      const [, ...others] = players();
      await submitOne(office, 'fide', {
        players: [{ id: '1', name: 'Kovácsné, Anna', birth: '1990-03-01', fideId: '700005' }, ...others],
      });
      expect((await office.store.read((desk) => desk.entrants(1))).map(({ person }) => person)).toEqual([1, 2, 3, 4]);
      await submitOne(office, 'fide', {
        event: { name: 'B', start: '2024-06-10', end: '2024-06-10' },
        players: [{ id: '1', name: 'Kovács, Anna' }, ...others],
      });
      const { value, findings } = await answerQuestion(
        office,
        { event: 'e2', question: 1, answer: { person: personId(5) } },
        AS,
      );
      expect(value?.person).toBe(personId(1));
      expect(findings.map(({ code }) => code)).toEqual(['player.led-on']);
    });

    test('may be called by the office’s own id, unless the name says otherwise', async () => {
      const office = await officeWith(store, 'fide');
      await enterPersons(office, 5, [{ name: 'Szilvási, Emma', birth: '1970-01-01' }]);
      await merge(office, 5, 4);
      const { events } = await submitOne(office, 'fide', {
        players: [
          { id: personId(1) },
          { id: personId(2), name: 'Nagy Béla' },
          { id: personId(3), name: 'Xanthippe, Quintus', birth: '1960-01-01' },
          { id: personId(5), name: 'Szilvási Emma' },
          { id: personId(99), name: 'Nobody, Yet', birth: '1961-01-01' },
        ],
        games: [[1, personId(1), personId(2), '1-0']],
      });
      expect(events).toMatchObject([{ questions: 0, entered: 0, newcomers: 2 }]);
      await acceptEvent(office, { event: 'e1' }, AS);
      const entrants = await office.store.read((desk) => desk.entrants(1));
      expect(entrants.map(({ person, place }) => [place, person]).sort()).toEqual([
        [0, 1],
        [1, 2],
        [2, 6],
        [3, 4],
        [4, 7],
      ]);
    });

    test('who have died before the event are asked about', async () => {
      const office = await officeWith(store, 'fide');
      await enterPersons(office, 5, [
        { name: 'Régi, Ödön', birth: '1930-01-01', fide: '700010', deceased: '2020-01-01' },
        { name: 'Másik, Ágoston', birth: '1931-01-01', fide: '700011', deceased: '2024-06-06' },
      ]);
      const { events } = await submitOne(office, 'fide', {
        players: [
          { id: '1', name: 'Régi, Ödön', fideId: '700010' },
          { id: '2', name: 'Másik, Ágoston', fideId: '700011' },
        ],
        games: [[1, '1', '2', '1-0']],
      });
      expect(events).toMatchObject([{ questions: 1 }]);
      expect((await listQuestions(office, {})).value).toMatchObject([
        { player: 1, finding: { code: 'identify.deceased', facts: { person: personId(5) } } },
      ]);
    });

    test('without name and number are asked about, and nobody can be entered for them', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', { players: [{ id: '1' }, ...players().slice(1)] });
      expect((await listQuestions(office, {})).value).toMatchObject([
        { candidates: [], reported: {}, finding: { code: 'identify.nothing-to-go-by' } },
      ]);
      const tried = await answerQuestion(office, { event: 'e1', question: 1, answer: { person: 'new' } }, AS);
      expect(codesOf(tried)).toEqual(['event.nobody-reported']);
    });

    test('of a report that was erased cannot be entered from it, but known ones can be named', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', { players: [{ id: '1', name: 'Kovács, Anna' }, ...players().slice(1)] });
      await office.store.write(async (desk) => {
        await desk.dropPapers([(await desk.event(1))?.report as string], []);
      });
      expect((await listQuestions(office, {})).value?.[0]).not.toHaveProperty('reported');
      const tried = await answerQuestion(office, { event: 'e1', question: 1, answer: { person: 'new' } }, AS);
      expect(codesOf(tried)).toEqual(['event.report-erased']);
      expect((await showEvent(office, 'e1')).value).not.toHaveProperty('sha256');
      const named = await answerQuestion(office, { event: 'e1', question: 1, answer: { person: personId(1) } }, AS);
      expect(named.value?.open).toBe(0);
    });

    test('keep the Go number that only they have', async () => {
      const office = await officeWith(store, 'mgsz');
      const [anna] = players(1);
      const report = {
        event: { baseMinutes: 60, system: undefined },
        games: [[1, '1', '9', '1-0', 0]] as never,
      };
      const first = { id: '9', name: 'Új, Vilmos', birth: '2000-05-05', entryRank: '3k', federation: 'AUT' };
      await submitOne(office, 'mgsz', { ...report, players: [{ ...anna, id: '1' }, first] });
      const data = await submissionOf(office);
      expect(data.players[1]?.given).toMatchObject({ entryRank: '3k', entering: false });
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({ state: 'rated' });
      expect(await namesOfPersons(office, [personId(5), 'nobody'])).toEqual(new Map([[personId(5), 'Új, Vilmos']]));
    });
  });

  describe('what can be seen of an event', () => {
    test('before its report are the facts of its registration', async () => {
      const office = await officeWith(store, 'fide');
      await registerEvent(office, { pool: 'fide', facts: { name: 'Open' } }, AS);
      expect((await showEvent(office, 'e1')).value).toMatchObject({
        facts: { name: 'Open', registered: '2024-06-15' },
        entrants: [],
        gamesPlayed: [],
        questions: [],
        findings: [],
      });
      expect((await withdrawEvent(office, { event: 'e1' }, AS)).value).toEqual({ event: 'e1', rated: [], moved: [] });
      expect(codesOf(await refuseEvent(office, { event: 'e1' }, AS))).toEqual(['event.wrong-state']);
      expect(codesOf(await acceptEvent(office, { event: 'e9' }, AS))).toEqual(['event.unknown']);
    });

    test('after it was rated are the results, and special games as they were', async () => {
      const office = await officeWith(store, 'orr');
      const document = documentOf({}) as { games: object[] };
      const games = document.games.map((game, place) => (place === 3 ? { ...game, rated: false } : game));
      const given = {
        ...document,
        games,
        players: players().map((player, at) => (at === 0 ? { ...player, member: true } : player)),
      };
      await submit(office, 'orr', [{ bytes: bytesOf(JSON.stringify(given)) }], { accept: 'clean' });
      const { value } = await showEvent(office, eventId(1));
      expect(value?.state).toBe('rated');
      expect(value?.entrants[0]).toMatchObject({
        name: 'Kovács, Anna',
        given: { member: true },
        result: { before: 2000, games: 2, halfPoints: 2 },
      });
      expect(value?.gamesPlayed[3]).toMatchObject({ rated: false });
    });

    test('an event of a day without an edition cannot be accepted', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide', { event: { start: '2013-01-01', end: '2013-01-02' } });
      expect(codesOf(await acceptEvent(office, { event: 'e1' }, AS))).toContain('rulebook.no-edition');
      expect(eventData((await office.store.read((desk) => desk.event(1))) as never).facts).toMatchObject({
        start: '2013-01-01',
        name: EVENT.name,
      });
    });
  });
});

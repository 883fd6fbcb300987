/** What an officer meets at the desk: events that come twice or late, odd encodings, numbers that are taken. */
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../formats/limits.ts';
import type { GivenFacts } from '../../intake/facts.ts';
import { personId } from '../../ledger/ids.ts';
import type { EventRow } from '../../ledger/store.ts';
import { forEachStore, testStore } from '../../stores/harness.fixture.ts';
import type { Submission } from '../../ledger/rows/content.ts';
import { enterPersons } from '../lists/office.fixture.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { factsNow } from '../../ledger/rows/persons.ts';
import { addPlayer } from '../registry/players.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import {
  AS,
  codesOf,
  documentOf,
  facts,
  fileOf,
  GAMES,
  officeWith,
  type Player,
  players,
  submit,
  submitOne,
  type TestOffice,
} from './event.fixture.ts';
import { namesOfPersons } from './given.ts';
import { officeFacts } from './judge.ts';
import { listQuestions } from './questions.ts';
import { refuseEvent } from './refuse.ts';
import { registerEvent } from './register.ts';
import { withoutRepeats } from '../findings/events.ts';
import { showEvent } from './show.ts';
import { withdrawEvent } from './withdraw.ts';

const rowOf = async (office: TestOffice, event = 1): Promise<EventRow> =>
  (await office.store.read((desk) => desk.event(event))) as EventRow;

const personOf = async (office: TestOffice, person: number) =>
  (await office.store.read((desk) => desk.persons([person])))[0];

/** The code page in which Hungarian files used to come. */
const windows1250 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => ({ á: 0xe1, ő: 0xf5, Ő: 0xd5 })[letter] ?? (letter.codePointAt(0) as number));

const trf = (name: string): string =>
  [
    '012 Kupa',
    '042 2024/06/05',
    '052 2024/06/06',
    '092 Individual: Swiss-System',
    `001    1 m    ${name.padEnd(34)}2000 HUN                         1.0    1     2 w 1`,
    '001    2 m    Nagy, Bela                        1900 HUN      700002 1985/07/12  0.0    2     1 b 0',
    '',
  ].join('\n');

forEachStore((_kind, store) => {
  describe('an event that seems to be here already', () => {
    test('is told of again when it is accepted, as long as the other one stands', async () => {
      const office = await officeWith(store, 'fide');
      await submitOne(office, 'fide');
      await submitOne(office, 'fide', { event: { place: 'again' } });
      const alike = { code: 'event.alike', weight: 'warn', facts: { event: 'e1', shared: 4, players: 4 } };
      const dry = { ...AS, dryRun: true };
      expect((await acceptEvent(office, { event: 'e2' }, dry)).findings[0]).toEqual(alike);
      expect(codesOf(await acceptEvent(office, { event: 'e1' }, dry))).not.toContain('event.alike');
      await refuseEvent(office, { event: 'e1' }, AS);
      expect(codesOf(await acceptEvent(office, { event: 'e2' }, dry))).not.toContain('event.alike');
      await withdrawEvent(office, { event: 'e1' }, AS);
      expect(codesOf(await acceptEvent(office, { event: 'e2' }, AS))).not.toContain('event.alike');
    });
  });

  describe('of very many files', () => {
    test('the first are told, then those with something grave; all are counted', async () => {
      const office = await officeWith(store, 'fide');
      const named = (at: number) => fileOf({ event: { name: `Open ${at}`, end: `2024-06-${10 + at}` } }, `${at}.json`);
      const broken = (at: number) => ({ name: `${at}.json`, bytes: new TextEncoder().encode(`{"broken": ${at}}`) });
      const files = [named(1), named(2), broken(3), named(4), broken(5)];
      const { value } = await submit(office, 'fide', files, { told: 1 });
      expect(value).toMatchObject({ files: 5, events: 3, refused: 2, untold: 3 });
      expect(value?.outcomes.map(({ file }) => file)).toEqual(['1.json', '3.json']);
      expect(value?.outcomes[1]?.findings.every(({ weight }) => weight === 'refuse')).toBe(true);
    });
  });

  describe('two groups of one event', () => {
    test('with other players are two events, and a batch may end with its last file', async () => {
      const office = await officeWith(store, 'fide');
      const group = (two: readonly Player[]) =>
        fileOf({ players: two, games: [[1, two[0]?.id ?? '', two[1]?.id ?? '', '1-0']] });
      const files = [group(players().slice(0, 2)), group(players().slice(2))];
      const { value } = await submit(office, 'fide', files, { batch: 2 });
      expect(value?.outcomes.map(codesOf)).toEqual([[], []]);
      const strangers = ['Barna, Pál', 'Fehér, Géza', 'Zöld, Márta'].map((name, at) => ({
        id: `${at + 5}`,
        name,
        birth: `199${at}-01-01`,
      }));
      await submitOne(office, 'fide', { event: { name: 'C', end: '2024-06-10' } });
      const sharing = await submitOne(office, 'fide', {
        event: { name: 'C', end: '2024-06-10' },
        players: [...players(1), ...strangers],
        games: [[1, '1', '5', '1-0']],
      });
      expect(codesOf(sharing)).toEqual(['event.newcomers']);
      expect((await submit(office, 'fide', [])).value).toMatchObject({ files: 0, events: 0, outcomes: [] });
    });
  });

  describe('an event that comes late to a continuous pool', () => {
    test('says which others are rated again, also when it is accepted at once', async () => {
      const office = await officeWith(store, 'orr');
      const later = { event: { name: 'Later', start: '2024-06-11', end: '2024-06-12' } };
      const first = await submitOne(office, 'orr', later, { accept: 'clean' });
      expect(first.events[0]).not.toHaveProperty('ratedAgain');
      const late = await submitOne(office, 'orr', {}, { accept: 'clean' });
      expect(late.events).toMatchObject([{ event: 'e2', state: 'rated', ratedAgain: ['e1'] }]);
    });

    test('is rated in the order of last day, first day and number, however a batch is sorted', async () => {
      const office = await officeWith(store, 'orr');
      const named = (name: string, start: string, end: string) => fileOf({ event: { name, start, end } }, name);
      await submit(
        office,
        'orr',
        [
          named('late', '2024-06-07', '2024-06-08'),
          named('early', '2024-06-06', '2024-06-08'),
          fileOf({
            event: { name: 'same', start: '2024-06-06', end: '2024-06-08' },
            players: players(2),
            games: GAMES.slice(0, 1),
          }),
        ],
        { accept: 'clean' },
      );
      const before = async (event: number) =>
        (await office.store.read((desk) => desk.results(event))).find(({ person }) => person === 1)?.before;
      const after = async (event: number) =>
        (await office.store.read((desk) => desk.results(event))).find(({ person }) => person === 1)?.after;
      expect(await before(2)).toBe(2000);
      expect(await before(3)).toBe(await after(2));
      expect(await before(1)).toBe(await after(3));
    });
  });

  describe('what a rule stands against', () => {
    test('is not accepted at once, but waits for a decision', async () => {
      const office = await officeWith(store, 'fide');
      const controls = [
        { moves: 20, minutes: 60, increment: 0 },
        { minutes: 60, increment: 0 },
      ];
      const { events, findings } = await submitOne(office, 'fide', { event: { controls } }, { accept: 'clean' });
      expect(events).toMatchObject([{ state: 'submitted' }]);
      expect(findings.filter(({ weight }) => weight === 'refuse').length).toBeGreaterThan(0);
      const tried = await acceptEvent(office, { event: 'e1' }, AS);
      expect(tried.value).toBeUndefined();
      expect(codesOf(tried)).toContain('fide.first-control');
      const old = { event: { name: 'Old', start: '2013-01-05', end: '2013-01-06' } };
      const without = await submitOne(office, 'fide', old, { accept: 'clean' });
      expect(without.events).toMatchObject([{ state: 'submitted' }]);
      expect(codesOf(without)).toContain('event.before-pool');
      const asked = await acceptEvent(office, { event: 'e2', although: 'before-pool' }, AS);
      expect(asked.value).toBeUndefined();
      expect(codesOf(asked)).toContain('rulebook.no-edition');
    });

    test('is told once, though the check and the rating both found it', async () => {
      const office = await officeWith(store, 'mgsz');
      const entrant = { id: '9', name: 'Új, Vilmos', birth: '2000-05-05', entryRank: '3k', federation: 'HUN' };
      const nowhere = { id: '8', name: 'Más, Lajos', birth: '2001-05-05', entryRank: '4k' };
      const guest = { id: '7', name: 'Vendég, Pál', birth: '2002-05-05', entryRank: '5k', entering: true };
      await submitOne(office, 'mgsz', {
        event: { baseMinutes: 60, system: undefined },
        players: [...players(1), entrant, nowhere, guest],
        games: [
          [1, '1', '9', '1-0'],
          [1, '8', '7', '1-0'],
        ],
      });
      const { findings, value } = await acceptEvent(office, { event: 'e1' }, AS);
      expect(value?.state).toBe('rated');
      const warned = findings.filter(({ weight }) => weight === 'warn');
      expect(warned).toEqual(withoutRepeats(warned));
      expect(new Set(warned.map(({ facts: { player } }) => player))).toEqual(
        new Set([personId(1), personId(5), personId(7)]),
      );
    });
  });

  test('MGSZ 1(1): a Hungarian who has points already is not said to enter the registry', async () => {
    const office = await officeWith(store, 'mgsz');
    const hungarian = players(2).map((player) => ({ ...player, federation: 'HUN' }));
    const submitted = await submitOne(office, 'mgsz', {
      event: { baseMinutes: 60, byoyomi: null },
      players: hungarian,
      games: [[1, '1', '2', '1-0']],
    });
    const accepted = await acceptEvent(office, { event: 'e1' }, AS);
    expect(accepted.value?.state).toBe('rated');
    const told = [...codesOf(submitted), ...codesOf(accepted)];
    const kept = eventData((await office.store.read((desk) => desk.event(1))) as EventRow).findings ?? [];
    expect([...told, ...kept.map(({ code }) => code)]).not.toContain('mgsz.already-registered');
  });

  describe('a registration', () => {
    test('does not end before it begins', async () => {
      const office = await officeWith(store, 'fide');
      const days = { start: '2024-07-02', end: '2024-07-01' };
      expect(await registerEvent(office, { pool: 'fide', facts: facts(days) }, AS)).toEqual({
        findings: [{ code: 'report.end-before-start', weight: 'refuse', facts: days }],
      });
      expect(await office.store.read((desk) => desk.lastEvent())).toBe(0);
    });

    test('and its parts are shown with what they belong to, and entries without a ground as they are', async () => {
      const office = await officeWith(store, 'fide');
      await registerEvent(office, { pool: 'fide', facts: { name: 'League' } }, { author: 'Éva' });
      await submitOne(office, 'fide', {}, { partOf: 'e1' });
      expect((await showEvent(office, 'e2')).value?.partOf).toBe('e1');
      const [entry] = (await showEvent(office, 'e1')).value?.entries ?? [];
      expect(entry).toMatchObject({ kind: 'event.registered', author: 'Éva' });
      expect(entry).not.toHaveProperty('ground');
    });
  });

  describe('a report in an encoding that an officer named', () => {
    test('is read so again when a player of it is entered later', async () => {
      const office = await officeWith(store, 'orr');
      await enterPersons(office, 5, [{ name: 'Erdő, Tamás', federation: 'HUN' }]);
      const bytes = windows1250(trf('Erdő, Tamás'));
      const facts = { event: { reportRatings: 'own' as const }, players: new Map() };
      const { value } = await submit(office, 'orr', [{ bytes }], { encoding: 'windows-1250', facts });
      expect(value?.outcomes[0]?.events).toMatchObject([{ questions: 1 }]);
      const entry = await office.store.read(async (desk) => desk.entry((await rowOf(office)).submission as number));
      const { data } = JSON.parse(entry?.text as string) as { data: Submission };
      expect(data.encoding).toBe('windows-1250');
      expect((await listQuestions(office, {})).value?.[0]?.reported?.name).toBe('Erdő, Tamás');
      await answerQuestion(office, { event: 'e1', question: 1, answer: { person: 'new' } }, AS);
      await answerQuestion(office, { event: 'e1', question: 2, answer: { rating: 'unrated' } }, AS);
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({ state: 'rated' });
      expect((await personOf(office, 6))?.name).toBe('Erdő, Tamás');
    });

    test('or beyond the usual limits can be asked about', async () => {
      const office = await officeWith(store, 'fide');
      const many = Array.from({ length: 101 }, (_, at) => [at + 1, '1', '2', '1-0'] as const);
      const doubtful = [{ id: '1', name: 'Kovács, Anna' }, ...players().slice(1, 2)];
      await submitOne(office, 'fide', { players: doubtful, games: many }, { limits: { ...LIMITS, rounds: 200 } });
      expect((await listQuestions(office, {})).value).toMatchObject([{ reported: { name: 'Kovács, Anna' } }]);
    });
  });

  describe('several reports in one file', () => {
    test('keep each its own warnings', async () => {
      const office = await officeWith(store, 'fide');
      const twice = documentOf({ games: [...GAMES.slice(0, 2), [1, '2', '4', '1-0']] });
      const other = {
        ...documentOf({ event: { id: 'other', name: 'Other', end: '2024-06-12' } }),
        players: players().map((player) => ({ ...player, id: `x${player.id}` })),
        games: [
          { round: 1, white: 'x3', black: 'x4', result: '1-0' },
          { round: 1, white: 'x3', black: 'x2', result: '1-0' },
        ],
      };
      const bytes = new TextEncoder().encode(JSON.stringify({ period: [twice, other], list: '2024-07', base: {} }));
      await submit(office, 'fide', [{ bytes }]);
      const warned = async (event: number) =>
        eventData(await rowOf(office, event)).findings?.map(({ code, facts: { player } }) => [code, player]);
      expect(await warned(1)).toEqual([
        ['report.two-games-in-round', personId(2)],
        ['report.two-games-in-round', personId(4)],
      ]);
      expect(await warned(2)).toEqual([['report.two-games-in-round', personId(3)]]);
    });
  });

  describe('a player who is known beyond doubt', () => {
    test('and differs from the card is remarked on, by the id of the office', async () => {
      const office = await officeWith(store, 'fide');
      const [anna] = players(1);
      const { findings } = await submitOne(office, 'fide', {
        players: [{ ...anna, id: '1', federation: 'AUT' }, ...players().slice(1)],
      });
      expect(findings).toContainEqual(
        expect.objectContaining({ code: 'identify.federation-differs', facts: { person: personId(1) } }),
      );
    });
  });

  describe('a Go number', () => {
    test('that somebody has stays with that person, whoever is entered', async () => {
      const office = await officeWith(store, 'mgsz');
      const h9 = (name: string, day: string, player: string): Uint8Array =>
        new TextEncoder().encode(
          [
            '; CL[A]',
            `; EV[${name}]`,
            '; PC[HU, Pecs]',
            `; DT[2024-06-${day}]`,
            '; HA[h9]',
            '; TM[60]',
            '; Pl Name                            Rk Co Club  NBW',
            `   1 ${player.padEnd(31)} 5d HU Debr    1 0 0 0    2+/w0 |12345678`,
            '   2 Nagy Bela                       3d HU Pecs    0 0 0 0    1-/b0 |87654321',
            '',
          ].join('\n'),
        );
      await submit(office, 'mgsz', [{ bytes: h9('A', '05', 'Uj Vilmos') }]);
      await submit(office, 'mgsz', [{ bytes: h9('B', '10', 'Egeszen Mas') }]);
      for (const { event, question, kind } of (await listQuestions(office, {})).value ?? []) {
        const answer = kind === 'fact' ? { value: 60 } : { person: 'new' };
        await answerQuestion(office, { event, question, answer }, AS);
      }
      expect((await acceptEvent(office, { event: 'e1' }, AS)).value).toMatchObject({ state: 'rated' });
      expect((await acceptEvent(office, { event: 'e2' }, AS)).value).toMatchObject({
        state: 'questions',
        questions: 1,
      });
      const asked = (await listQuestions(office, {})).value;
      expect(asked?.find(({ event }) => event === 'e2')).toMatchObject({
        question: 3,
        reported: { name: 'Egeszen, Mas', pin: '12345678' },
        finding: { code: 'identify.name-contradicts', facts: { number: 'pin', person: personId(5) } },
      });
      await answerQuestion(office, { event: 'e2', question: 3, answer: { person: 'new' } }, AS);
      expect((await acceptEvent(office, { event: 'e2' }, AS)).value).toMatchObject({ state: 'rated' });
      expect((await personOf(office, 5))?.pin).toBe('12345678');
      expect(await personOf(office, 7)).toMatchObject({ name: 'Egeszen, Mas', pin: null });
    });
  });
});

describe('a number of a player', () => {
  test.each([
    ['komirId', 'komir', '12'],
    ['orrId', 'orr', '345'],
    ['pin', 'pin', '12345678'],
    ['fideId', 'fide', '700009'],
  ] as const)('tells who it is, whatever the name: %s', async (field, kind, number) => {
    const office = await officeWith(testStore('sqlite'), 'fide');
    const card = { name: 'Zelk, Zoltán', birth: '1970-01-01', sex: 'm', federation: 'HUN', [kind]: number };
    const { value } = await addPlayer(office, card, AS);
    const [one, two] = players(2) as [Player, Player];
    const zelk = { id: '2', name: 'Zelk, Zoltan', [field]: number };
    const { events } = await submitOne(office, 'fide', { players: [one, zelk], games: [[1, '1', '2', '1-0']] });
    expect(events).toMatchObject([{ questions: 0, entered: 0 }]);
    expect((await office.store.read((desk) => desk.entrants(1))).map(({ person }) => personId(person))).toEqual([
      personId(1),
      value?.player,
    ]);
    // and whoever comes with one is entered with it
    const fresh = { id: '9', name: 'Új, Vilma', birth: '1999', [field]: kind === 'pin' ? '87654321' : '77' };
    const other = { event: { name: 'Other' }, players: [two, fresh], games: [[1, '2', '9', '1-0'] as const] };
    await submitOne(office, 'fide', other, { accept: 'clean' });
    expect(await personOf(office, 6)).toMatchObject({ name: 'Új, Vilma', [kind]: fresh[field] });
    await office.store.close();
  });
});

describe('what an officer says of a player beside the report', () => {
  test('is kept until it is known who that is, apart from the ledger, and enters whoever is new', async () => {
    const office = await officeWith(testStore('sqlite'), 'fide');
    const [one] = players(1) as [Player];
    const report = {
      players: [one, { id: '2', name: 'Nagy Béla' }, { id: '3', name: 'Tóth, Csaba', birth: '1979-11-30' }],
      games: [[1, '1', '2', '1-0'] as const],
    };
    const said = {
      name: 'Nagy, Béla',
      birth: { year: 1986 },
      sex: 'm' as const,
      federation: 'AUT',
      komirId: '99',
      orrId: '5',
    };
    const given: GivenFacts = { players: new Map([['2', said]]) };
    const { events } = await submitOne(office, 'fide', report, { facts: given });
    expect(events).toMatchObject([{ questions: 1, entered: 0 }]);
    const entry = await office.store.read((desk) => desk.entries([4]));
    expect(entry[0]?.text).not.toContain('1986');
    const [question] = (await listQuestions(office, {})).value ?? [];
    expect(question).toMatchObject({
      reported: { name: 'Nagy, Béla', birthYear: 1986, federation: 'AUT', komir: '99', orr: '5' },
    });
    await answerQuestion(office, { event: 'e1', question: 1, answer: { person: 'new' } }, AS);
    await acceptEvent(office, { event: 'e1' }, AS);
    expect(await personOf(office, 5)).toMatchObject({
      name: 'Nagy, Béla',
      birth: '1986',
      birthYear: 1986,
      sex: 'm',
      federation: 'AUT',
      komir: '99',
    });
    expect((await withScratchStore((scratch) => verifyOffice(office, { scratch }))).findings).toEqual([]);
    await office.store.close();
  });

  test('is not kept where nobody is in question', async () => {
    const office = await officeWith(testStore('sqlite'), 'fide');
    const given: GivenFacts = { players: new Map([['2', { title: 'FM' }]]) };
    await submitOne(office, 'fide', {}, { facts: given });
    expect(await office.store.read((desk) => desk.papersOf('report', 1))).toHaveLength(1);
    await office.store.close();
  });
});

describe('names at the desk', () => {
  test('are those of persons who have one', async () => {
    const office = await officeWith(testStore('sqlite'), 'fide');
    await office.store.write(async (desk) => {
      const [row] = await desk.persons([2]);
      if (row !== undefined) await desk.putPerson({ ...row, name: null }, [], []);
    });
    expect(await namesOfPersons(office, [personId(1), personId(2)])).toEqual(new Map([[personId(1), 'Kovács, Anna']]));
    expect(factsNow((await personOf(office, 2)) as never)).toMatchObject({ birthYear: 1985 });
  });
});

describe('what the office tells the rulebook', () => {
  test('is only what it knows', () => {
    expect(officeFacts({ family: 'fide' }, {}, undefined)).toEqual({});
    expect(officeFacts({ family: 'mgsz' }, { federation: 'HUN' }, undefined)).toEqual({
      federation: 'HUN',
      registered: false,
    });
  });
});

describe('findings', () => {
  test('are told once each', () => {
    const [a, b] = [
      { code: 'a.b', weight: 'note', facts: { n: 1 } },
      { code: 'a.b', weight: 'note', facts: { n: 2 } },
    ] as const;
    expect(withoutRepeats([a, b, { ...a }, b])).toEqual([a, b]);
  });
});

/** Stored reports are read again: an entry whose games, players or persons are not those of its report is found, and the place named. */
import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { RESULTS } from '../../core/game.ts';
import { personId } from '../../ledger/ids.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import type { Submission } from '../../ledger/rows/content.ts';
import type { Desk, Paper, StoredEntry } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { verifyOffice, type Verified } from '../../keeping/verify.ts';
import { enter, enterPersons } from '../lists/office.fixture.ts';
import type { Outcome } from '../office.ts';
import { erasePlayer } from '../registry/erase.ts';
import { mergePlayers } from '../registry/merge.ts';
import { withScratchStore } from '../wire.ts';
import { acceptEvent } from './accept.ts';
import { answerQuestion } from './answer.ts';
import { correctEvent } from './correct.ts';
import { reportPaper } from './draft.ts';
import { AS, officeWith, PERSONS, players, submit, submitOne, type TestOffice } from './event.fixture.ts';

const SINCE = '2026-11-20';

const verified = (office: TestOffice): Promise<Outcome<Verified>> =>
  withScratchStore((scratch) => verifyOffice(office, { scratch }));

const firstFault = async (office: TestOffice): Promise<Finding | undefined> => (await verified(office)).findings[0];

const playerLine = (place: number, cells: string, points: string): string => {
  const { name = '', birth = '', fide = '', sex } = PERSONS[place - 1] ?? {};
  const day = birth.replaceAll('-', '/');
  return `001 ${String(place).padStart(4)} ${sex === 'f' ? 'w' : 'm'}    ${name.padEnd(33)} ${' '.repeat(4)} HUN ${fide.padStart(11)} ${day} ${points} ${String(place).padStart(4)}${cells}`;
};

/** The four persons of the registry, two rounds. */
const TRF = [
  '012 Winter Open',
  '022 Eger',
  '032 HUN',
  '042 2026/11/14',
  '052 2026/11/15',
  '062 4',
  '072 0',
  '082 0',
  '092 Swiss',
  '102 Kiss Éva',
  playerLine(1, '     2 w 1     3 b 0', ' 1.0'),
  playerLine(2, '     1 b 0     4 w 1', ' 1.0'),
  playerLine(3, '     4 w =     1 w 1', ' 1.5'),
  playerLine(4, '     3 b =     2 b 0', ' 0.5'),
  '',
].join('\n');

const trfFile = (text = TRF) => ({ name: 'winter.txt', bytes: new TextEncoder().encode(text) });

async function lastData(desk: Desk): Promise<Submission> {
  const row = await desk.event(await desk.lastEvent());
  return entryData<'event.submitted'>((await desk.entry(row?.submission as number)) as StoredEntry);
}

/** The last submission and its report. */
const lastSubmission = (office: TestOffice): Promise<{ readonly data: Submission; readonly paper: Paper }> =>
  office.store.read(async (desk) => {
    const data = await lastData(desk);
    return { data, paper: (await desk.paper(data.report)) as Paper };
  });

/** Posts what is said to come of the same bytes, as a new event. */
async function forge(office: TestOffice, change: (data: Submission) => Partial<Submission>): Promise<void> {
  const { data, paper } = await lastSubmission(office);
  const event = (await office.store.read((desk) => desk.lastEvent())) + 1;
  const copy = reportPaper(event, paper.content, paper.sha256 as string, office.random);
  const forged = { ...data, event: `e${event}`, report: copy.digest, ...change(data) };
  await enter(office, { kind: 'event.submitted', data: forged, papers: [copy] });
}

const withResult = ({ games }: Submission, game: number, result: (typeof RESULTS)[number]): readonly number[] =>
  games.map((number, at) => (at === game * 4 + 3 ? RESULTS.indexOf(result) : number));

forEachStore((_kind, store) => {
  const office = async (day = SINCE): Promise<TestOffice> => {
    const made = await officeWith(store, 'fide', day);
    await enterPersons(made, 5, [{ name: 'Egészen, Más', birth: '1961-05-05', fide: '700005', federation: 'HUN' }]);
    return made;
  };

  describe.each([
    ['a plain TRF file', (of: TestOffice) => submit(of, 'fide', [trfFile()])],
    ['a document', (of: TestOffice) => submitOne(of, 'fide', { event: { start: '2026-11-14', end: '2026-11-15' } })],
  ])('of %s', (_name, come) => {
    test('an entry that says what the report says is sound, and is counted', async () => {
      const of = await office();
      await come(of);
      const { value, findings } = await verified(of);
      expect(findings).toEqual([]);
      expect(value).toMatchObject({ reports: { compared: 1, edited: 0, unread: 0 }, remarks: [] });
    });

    test('another result, colour, game, player or person is found', async () => {
      const of = await office();
      await come(of);
      const { data } = await lastSubmission(of);
      const [first = [], ...others] = [0, 1, 2, 3].map((game) => data.games.slice(game * 4, game * 4 + 4));
      const turned = [first[0] as number, first[2] as number, first[1] as number, first[3] as number];
      const swapped = [data.players[1], data.players[0], ...data.players.slice(2)] as Submission['players'];
      const stranger = [{ person: personId(5) }, ...data.players.slice(1)];
      for (const [change, code, facts] of [
        [
          { games: withResult(data, 1, '1-0') },
          'verify.report-game',
          { round: 1, seen: '3–4 1-0', expected: '3–4 1/2-1/2' },
        ],
        [
          { games: [turned, ...others].flat() },
          'verify.report-game',
          { round: 1, seen: '2–1 1-0', expected: '1–2 1-0' },
        ],
        [{ games: others.flat() }, 'verify.report-game', { round: 1, seen: null, expected: '1–2 1-0' }],
        [{ games: [...data.games, 3, 0, 3, 0] }, 'verify.report-game', { round: 3, seen: '1–4 1-0', expected: null }],
        [
          { special: { 0: { rated: false } } },
          'verify.report-game',
          { round: 1, seen: '1–2 1-0 ×', expected: '1–2 1-0' },
        ],
        [{ players: data.players.slice(0, 3) }, 'verify.report-players', { seen: 3, expected: 4 }],
        [{ players: swapped }, 'verify.report-person', { player: 1, person: personId(2) }],
        [{ players: stranger }, 'verify.report-person', { player: 1, person: personId(5) }],
        [{ leftOut: [3], players: data.players.slice(0, 3) }, 'verify.report-players', { seen: 3, expected: 4 }],
      ] as const) {
        const lying = await office();
        await come(lying);
        await forge(lying, () => change as Partial<Submission>);
        expect(await firstFault(lying)).toMatchObject({ code, weight: 'refuse', facts: { event: 'e2', ...facts } });
      }
    });
  });

  test('the order of the games means nothing', async () => {
    const of = await office();
    await submit(of, 'fide', [trfFile()]);
    await forge(of, ({ games }) => ({ games: [...games.slice(4), ...games.slice(0, 4)] }));
    expect(await verified(of)).toMatchObject({ value: { reports: { compared: 2 } }, findings: [] });
  });

  test('who is new comes into the registry as the report calls them', async () => {
    const of = await office();
    const newcomer = { id: '5', name: 'Új, Ödön', birth: '1999-01-02', federation: 'HUN' };
    const event = { start: '2026-11-14', end: '2026-11-15' };
    const games = [[1, '1', '5', '1-0']] as const;
    await submitOne(of, 'fide', { event, players: [...players(1), newcomer], games });
    await acceptEvent(of, { event: 'e1' }, AS);
    expect(await firstFault(of)).toBeUndefined();
    await submitOne(of, 'fide', {
      event: { ...event, id: 'b', name: 'Other' },
      players: [...players(1), { ...newcomer, name: 'Fecske, Ilona', birth: '1970-05-06' }],
      games,
    });
    const recognised = [{ place: 1, person: personId(5) }];
    await enter(of, {
      kind: 'event.accepted',
      data: { event: 'e2', edition: 'fide-2026-01', list: '2026-12', waivers: [], findings: [], recognised },
    });
    expect(await firstFault(of)).toMatchObject({
      code: 'verify.report-person',
      facts: { event: 'e2', player: 2, person: personId(5) },
    });
  });

  test('what was said beside a report, answered on it, set right in it or merged since is no fault', async () => {
    const of = await office();
    const event = { start: '2026-11-14', end: '2026-11-15' };
    // an officer says who the second is, and that the place is another
    const facts = {
      event: { place: 'Pécs' },
      players: new Map([['2', { name: 'Egészen, Más', fideId: '700005', birth: { year: 1961 } }]]),
    };
    await submitOne(of, 'fide', { event: { ...event, place: 'Eger' } }, { facts });
    expect((await lastSubmission(of)).data.told).toEqual([1]);
    // an answer, and single results
    await submitOne(of, 'fide', {
      event: { ...event, id: 'b', name: 'Second' },
      players: [{ id: '1', name: 'Kovács, Anna' }, ...players().slice(1)],
    });
    await answerQuestion(
      of,
      { event: 'e2', question: 1, answer: { person: personId(5) }, although: new Set(['name']) },
      AS,
    );
    await correctEvent(of, { event: 'e2', results: [{ round: 1, white: '?3', black: '?4', result: '1-0' }] }, AS);
    // a card under another number
    await enterPersons(of, 6, [{ name: 'Kovacs-Szűcs, Anni', birth: '1990-03-02', fide: '711111' }]);
    await mergePlayers(of, { player: personId(6), into: personId(1), although: ['fide'] }, AS);
    await submitOne(of, 'fide', {
      event: { ...event, id: 'c', name: 'Third' },
      players: [{ id: '1', name: 'Kovacs-Szűcs, Anni', birth: '1990-03-02', fideId: '711111' }, ...players().slice(1)],
    });
    const { value, findings } = await verified(of);
    expect(findings).toEqual([]);
    expect(value).toMatchObject({ reports: { compared: 4, edited: 1, unread: 0 } });
    expect(value?.remarks).toMatchObject([{ code: 'verify.reports-told', weight: 'note', facts: { reports: 1 } }]);
  });

  test('of entries from before it was kept who was said to be whom, another person is a warning', async () => {
    const of = await office('2024-06-12');
    await submitOne(of, 'fide');
    await forge(of, ({ players: was }) => ({ players: [{ person: personId(5) }, ...was.slice(1)] }));
    const { value, findings } = await verified(of);
    expect(findings).toEqual([]);
    expect(value?.remarks).toMatchObject([{ code: 'verify.report-person', weight: 'warn', facts: { event: 'e2' } }]);
  });

  test('a report that was erased is not compared, and one that cannot be read is told', async () => {
    const of = await office();
    await submit(of, 'fide', [trfFile()]);
    await erasePlayer(of, personId(1), AS);
    const nothing = new TextEncoder().encode('no report any more');
    const data = { ...(await of.store.read(lastData)), event: 'e2' };
    const paper = reportPaper(2, nothing, hash('sha256', nothing), of.random);
    await enter(of, { kind: 'event.submitted', data: { ...data, report: paper.digest }, papers: [paper] });
    const { value, findings } = await verified(of);
    expect(findings).toEqual([]);
    expect(value?.remarks).toMatchObject([{ code: 'verify.reports-unread', facts: { reports: 1 } }]);
    expect(value).toMatchObject({ reports: { compared: 0, unread: 1 } });
  });
});

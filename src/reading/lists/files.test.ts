/** The files of lists: what they show of players, and which list has which. */
import { describe, expect, test } from 'vitest';
import { readWholeCsv } from '../../formats/whole.fixture.ts';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { setFederation } from '../../desk/registry/federations.ts';
import { mergePlayers } from '../../desk/registry/merge.ts';
import { changePlayer } from '../../desk/registry/players.ts';
import { splitPlayer } from '../../desk/registry/split.ts';
import { showLists, writeListFile } from './files.ts';
import {
  AS,
  acceptEvent,
  acceptRated,
  bring,
  enter,
  enterPersons,
  openPool,
  roundRobin,
  submission,
  type TestEvent,
  type TestOffice,
  testOffice,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';

const written = async (
  office: TestOffice,
  asked: { readonly pool: string; readonly date?: string; readonly format: string },
) => {
  const pieces: Uint8Array[] = [];
  const outcome = await writeListFile(office, asked, (bytes) => void pieces.push(bytes));
  return { ...outcome, text: Buffer.concat(pieces).toString('utf8') };
};

const codes = ({ findings }: { readonly findings: readonly { readonly code: string }[] }) =>
  findings.map(({ code }) => code);

forEachStore((_kind, store) => {
  describe('unrated title holders of the 2014 text (7.22)', () => {
    const HOLDERS = [
      { name: 'Rated, Master', title: 'GM', federation: 'HUN' },
      { name: 'Zoltan, Old', title: 'IM', federation: 'HUN', birthYear: 1930, sex: 'm' as const, fide: '700001' },
      { name: 'Anna, Candidate', title: 'WCM' },
      { name: 'Nobody, Untitled' },
      { name: 'Blocked, By', title: 'FM', federation: 'HUN', blocked: '2015-01-01' },
      { name: 'Dead, Long', title: 'FM', deceased: '2014-01-01' },
      { name: 'Out, Side', title: 'CM', federation: 'XXX' },
      { name: 'Out, Exempt', title: 'CM', federation: 'XXX', exempt: '2015-01-01' },
      { name: 'Anna, Candidate', title: 'WCM' },
    ];
    const opened = async () => {
      const office = await testOffice(store, '2015-06-15');
      await openPool(office, 'old', 'fide', '2015-05');
      await enterPersons(office, 1, HOLDERS);
      await enter(office, { kind: 'federation.set', data: { federation: 'XXX', status: 'not-a-member' } });
      await bring(office, 'old', '2015-05', { 1: 2500, 4: 2000 });
      await publishList(office, { pool: 'old' }, AS);
      return office;
    };
    const names = async (office: TestOffice, date = '2015-06') => {
      const { text } = await written(office, { pool: 'old', date, format: 'titles-json' });
      return (JSON.parse(text) as { players: { name: string }[] }).players.map(({ name }) => name);
    };

    test('are in a file of their own, without those whom section 13 keeps off', async () => {
      const office = await opened();
      const csv = await written(office, { pool: 'old', date: '2015-06', format: 'titles-csv' });
      expect(csv.value).toMatchObject({ name: 'old-2015-06-titles.csv', players: 4 });
      expect(csv.text.split('\r\n')).toEqual([
        'id;name;title;birth;sex;federation;fideId',
        `${personId(3)};Anna, Candidate;WCM;;;;`,
        `${personId(9)};Anna, Candidate;WCM;;;;`,
        `${personId(8)};Out, Exempt;CM;;;XXX;`,
        `${personId(2)};Zoltan, Old;IM;1930;m;HUN;700001`,
        '',
      ]);
      const json = await written(office, { pool: 'old', date: '2015-06', format: 'titles-json' });
      const [list] = (await showLists(office, 'old')).value ?? [];
      expect(JSON.parse(json.text)).toEqual({
        pool: 'old',
        date: '2015-06-01',
        digest: list?.digest,
        root: list?.root,
        entry: list?.entry,
        hash: list?.hash,
        log: { origin: expect.stringMatching(/^elobook\/[0-9a-f]{16}$/), size: list?.entry, root: expect.any(String) },
        players: [
          { id: personId(3), name: 'Anna, Candidate', title: 'WCM' },
          { id: personId(9), name: 'Anna, Candidate', title: 'WCM' },
          { id: personId(8), name: 'Out, Exempt', title: 'CM', federation: 'XXX' },
          {
            id: personId(2),
            name: 'Zoltan, Old',
            title: 'IM',
            federation: 'HUN',
            birthYear: 1930,
            sex: 'm',
            fideId: '700001',
          },
        ],
      });
      expect((await written(office, { pool: 'old', date: '2015-05', format: 'titles-csv' })).value?.players).toBe(4);
    });

    test('are those of the day of the list, whatever happens later', async () => {
      const office = await opened();
      const before = await written(office, { pool: 'old', date: '2015-06', format: 'titles-json' });
      await setFederation(office, { federation: 'XXX', status: 'member' }, AS);
      await changePlayer(office, { player: personId(4), fields: { title: 'FM' } }, AS);
      await changePlayer(office, { player: personId(2), fields: { title: 'GM', federation: 'XXX' } }, AS);
      await mergePlayers(office, { player: personId(9), into: personId(3) }, AS);
      await enterPersons(office, 10, [{ name: 'New, Master', title: 'GM' }]);
      expect(await written(office, { pool: 'old', date: '2015-06', format: 'titles-json' })).toEqual(before);
      office.on('2015-07-15');
      await publishList(office, { pool: 'old' }, AS);
      expect(await names(office, '2015-07')).toEqual([
        'Anna, Candidate',
        'New, Master',
        'Out, Exempt',
        'Out, Side',
        'Zoltan, Old',
      ]);
      await splitPlayer(office, { player: personId(9) }, AS);
      office.on('2015-08-15');
      await publishList(office, { pool: 'old' }, AS);
      expect(await names(office, '2015-07')).toHaveLength(5);
      expect(await names(office, '2015-08')).toHaveLength(6);
    });

    test('who comes with a report, or with an answer, is not on a list before', async () => {
      const office = await opened();
      const persons = [1, 4, 2];
      const event: TestEvent = {
        event: 1,
        pool: 'old',
        start: '2015-06-01',
        end: '2015-06-02',
        edition: 'fide-2014',
        persons,
        games: roundRobin(persons, () => '1-0'),
      };
      const finding = { code: 'identify.doubtful', weight: 'warn' as const, facts: {} };
      const question = (of: number) => ({
        question: of,
        kind: 'identity' as const,
        player: of - 1,
        candidates: [],
        finding,
      });
      const data = submission(event);
      await enter(office, {
        kind: 'event.submitted',
        data: { ...data, players: [{}, {}, ...data.players.slice(2)], questions: [question(1), question(2)] },
      });
      await enter(office, { kind: 'question.answered', data: { event: 'e1', question: 1, person: personId(1) } });
      expect(await names(office)).toHaveLength(4);
      const entered = (person: number) => ({
        person: personId(person),
        identity: `${person}`.padStart(64, '0'),
        facts: { title: 'FM' },
      });
      await enter(office, { kind: 'question.answered', data: { event: 'e1', question: 2, entered: entered(10) } });
      expect(await names(office)).toHaveLength(4);
      const other = submission({ ...event, event: 2 });
      await enter(office, { kind: 'event.submitted', data: { ...other, entered: [entered(11)] } });
      office.on('2015-07-15');
      await publishList(office, { pool: 'old', date: '2015-07' }, AS);
      expect(await names(office, '2015-07')).toEqual(['', '', ...(await names(office))]);
      await enter(office, {
        kind: 'event.submitted',
        data: { ...submission({ ...event, event: 3 }), entered: [entered(12)] },
      });
      expect(await names(office, '2015-07')).toHaveLength(6);
    });
  });

  describe('files of other books', () => {
    test('have no separate list of title holders, and of a continuous pool no FIDE layout', async () => {
      const office = await testOffice(store, '2024-07-01');
      await openPool(office, 'fide', 'fide', '2024-05');
      await openPool(office, 'orr', 'orr', '2024-01-01');
      await openPool(office, 'mgsz', 'mgsz', '2024-01-01');
      await openPool(office, 'empty', 'orr', '2024-01-01');
      await enterPersons(office, 1, [
        { name: 'A', sex: 'f', birth: '1990', federation: 'HUN' },
        { name: 'B', birth: '1990-02-02' },
        { name: 'C', title: 'WFM', sex: 'f', fide: '700001' },
        { title: 'FM' },
      ]);
      await bring(office, 'fide', '2024-05', { 3: 2000, 4: { rating: 1900, inactive: true } });
      expect((await written(office, { pool: 'fide', format: 'titles-csv' })).findings).toEqual([
        {
          code: 'lists.wrong-format',
          weight: 'refuse',
          facts: {
            format: 'titles-csv',
            rulebook: 'fide-2024',
            expected: ['fide-txt', 'fide-xml', 'csv', 'json', 'csv-exact'],
          },
        },
      ]);
      expect((await written(office, { pool: 'fide', format: 'csv' })).text.split('\r\n').slice(1, 3)).toEqual([
        `${personId(3)};C;WFM;2000;20;0;;f;;700001;`,
        `${personId(4)};Player 1;FM;1900;;0;;;;;i`,
      ]);
      expect((await written(office, { pool: 'fide', format: 'fide-xml' })).text).toContain('<w_title>WFM</w_title>');
      await bring(office, 'orr', '2024-01-01', { 1: 1500, 2: { rating: 1400, rest: { unsettled: true } } });
      const orr = await written(office, { pool: 'orr', format: 'csv' });
      expect(orr.text.split('\r\n').slice(0, 3)).toEqual([
        'id;name;rating;games;birth;sex;federation;unsettled',
        `${personId(1)};A;1500;0;1990;f;HUN;false`,
        `${personId(2)};B;1400;0;1990;;;true`,
      ]);
      expect(orr.value?.name).toBe('orr-2024-01-01.csv');
      const shown = JSON.parse((await written(office, { pool: 'orr', format: 'json' })).text) as {
        players: readonly { display: string }[];
      };
      expect(shown.players.map(({ display }) => display)).toEqual(['1500', '1400*']);
      expect((await written(office, { pool: 'orr', format: 'fide-txt' })).findings).toMatchObject([
        { facts: { rulebook: 'orr', expected: ['csv', 'json', 'csv-exact'] } },
      ]);
      expect(codes(await written(office, { pool: 'none', format: 'csv' }))).toEqual(['pool.unknown']);
      expect(codes(await written(office, { pool: 'empty', format: 'csv' }))).toEqual(['lists.no-list']);
      expect(codes(await showLists(office, 'none'))).toEqual(['pool.unknown']);
      expect((await showLists(office, 'orr', '2031-12')).findings).toMatchObject([
        { code: 'lists.unknown-list', facts: { pool: 'orr', date: '2031-12', count: 1 } },
      ]);
      expect((await showLists(office, 'empty', '2031-12')).findings).toMatchObject([
        { facts: { count: 0, first: null, last: null } },
      ]);
    });

    test('of Go show grade, marks and PIN', async () => {
      const office = await testOffice(store, '2024-07-01');
      await openPool(office, 'mgsz', 'mgsz', '2024-01-01');
      await enterPersons(office, 1, [{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
      await changePlayer(office, { player: personId(1), fields: { pin: '12345678' } }, AS);
      await bring(office, 'mgsz', '2024-01-01', {
        1: { rating: 1800, rest: { rank: '3k', reached: { '2k': 1 } } },
        2: { rating: 1500 },
        3: { rating: 1800, rest: { rank: '1k' } },
      });
      const ranking = await written(office, { pool: 'mgsz', format: 'ranking-csv' });
      expect(ranking.text.split('\r\n')).toEqual([
        'place;id;name;points;grade;entryGrade;reached',
        `1;${personId(3)};C;1800;1k;4k;`,
        `1;${personId(1)};A;1800;3k;4k;2k:1`,
        `3;${personId(2)};B;1500;11k;11k;`,
        '',
      ]);
      const { text } = await written(office, { pool: 'mgsz', format: 'csv' });
      const lines = text.split('\r\n').filter((line) => !line.startsWith(personId(3)));
      expect(lines.slice(0, 3)).toEqual([
        'id;name;rating;games;birth;sex;federation;pin;rank;entryRank;reached',
        `${personId(1)};A;1800;0;;;;12345678;3k;4k;2k:1`,
        `${personId(2)};B;1500;0;;;;;;11k;`,
      ]);
      const json = (await written(office, { pool: 'mgsz', format: 'json' })).text;
      expect(JSON.parse(json)).toMatchObject({
        players: [
          { rank: '3k', entryRank: '4k', reached: { '2k': 1 } },
          { rank: '1k', entryRank: '4k' },
          { entryRank: '11k' },
        ],
      });
    });

    test.each(['csv', 'titles-csv'] as const)(
      '%s is safe for spreadsheets, its exact form has every name as it is, and both are read alike',
      async (format) => {
        const office = await testOffice(store, '2015-06-15');
        await openPool(office, 'old', 'fide', '2015-05');
        const names = ['=HYPERLINK("http://x";"y")', '@SUM(A1)', "'=A", 'Kiss,=1+1', "O'Connor, A.-B."];
        await enterPersons(
          office,
          1,
          names.map((name) => ({ name, title: 'FM', federation: 'HUN' })),
        );
        const rated = Object.fromEntries(names.map((_, place) => [place + 1, 2000 - place]));
        await enterPersons(office, 6, [{ name: 'Rated, Only' }]);
        await bring(office, 'old', '2015-05', format === 'csv' ? rated : { 6: 2000 });
        await publishList(office, { pool: 'old' }, AS);
        const [safe, exact] = [
          await written(office, { pool: 'old', format }),
          await written(office, { pool: 'old', format: `${format}-exact` }),
        ];
        const namesIn = (text: string) =>
          readWholeCsv(new TextEncoder().encode(text))
            .players.map(({ name }) => name)
            .toSorted();
        expect(namesIn(safe.text)).toEqual(names.toSorted());
        expect(namesIn(exact.text)).toEqual(names.toSorted());
        expect(safe.text).toContain(`;"'=HYPERLINK(""http://x"";""y"")";`);
        expect(exact.text).toContain(`;"=HYPERLINK(""http://x"";""y"")";`);
        expect([safe, exact].map(({ value }) => value?.name)).toEqual(
          format === 'csv'
            ? ['old-2015-06.csv', 'old-2015-06.exact.csv']
            : ['old-2015-06-titles.csv', 'old-2015-06-titles.exact.csv'],
        );
        expect([codes(safe), codes(exact)]).toEqual([['csv.made-safe'], ['csv.looks-like-formula']]);
      },
    );

    test('lists of several pools are shown together, newest first', async () => {
      const office = await testOffice(store, '2024-07-01');
      await openPool(office, 'orr', 'orr', '2024-01-01');
      await openPool(office, 'b', 'orr', '2024-01-01');
      await enterPersons(office, 1, [{ name: 'A' }, { name: 'B' }]);
      await bring(office, 'orr', '2024-01-01', { 1: 1500, 2: 1400 });
      await bring(office, 'b', '2024-01-01', { 1: 1500, 2: 1400 });
      const event: TestEvent = {
        event: 1,
        pool: 'orr',
        start: '2024-05-01',
        end: '2024-05-02',
        edition: 'orr',
        persons: [1, 2],
        games: roundRobin([1, 2], () => '1-0'),
      };
      await acceptRated(office, event);
      await publishList(office, { pool: 'orr', date: '2024-06-01' }, AS);
      await acceptEvent(office, { ...event, event: 2 });
      const { value } = await showLists(office);
      expect(value?.map(({ pool, date }) => [pool, date])).toEqual([
        ['orr', '2024-06-01'],
        ['b', '2024-01-01'],
        ['orr', '2024-01-01'],
      ]);
      const json = JSON.parse((await written(office, { pool: 'orr', format: 'json' })).text) as {
        readonly players: readonly { readonly change?: number }[];
      };
      expect(json.players.map(({ change }) => change !== undefined)).toEqual([true, true]);
    });
  });
});

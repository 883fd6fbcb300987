import { describe, expect, test } from 'vitest';
import { forEachStore, testStore } from '../../stores/harness.fixture.ts';
import { writeListFile } from '../lists/files.ts';
import { acceptEvent, AS, bring, enterPersons, type TestOffice } from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { enter, JUNE, officeWithLists, P } from './analysis.fixture.ts';
import { type ComparedPlayer, diffFile, likelyCause, type OtherList } from './diff-file.ts';

const compared = (rest: Partial<ComparedPlayer>): ComparedPlayer => ({
  before: 2000,
  events: [
    { event: 'e1', games: 9, k: 20, change: 1240 },
    { event: 'e2', games: 5, k: 20, change: 1240 },
  ],
  theirs: 2025,
  games: undefined,
  k: undefined,
  ...rest,
});

describe('the likely cause of another rating', () => {
  for (const [title, given, cause] of [
    ['each event rounded by itself', { theirs: 2024 }, { likely: 'rounding' }],
    ['one point beside, with the same K', { theirs: 2026, k: 20 }, { likely: 'rounding' }],
    ['K of their list', { theirs: 2050, k: 40 }, { likely: 'another-k', ours: [20], theirs: 40 }],
    ['a usual K, where they tell none', { theirs: 2012 }, { likely: 'another-k', ours: [20], theirs: 10 }],
    ['an event that does not count there', { theirs: 2012, games: 5 }, { likely: 'event-not-counted', events: ['e1'] }],
    ['nothing counts there', { theirs: 2000, games: 0 }, { likely: 'event-not-counted', events: ['e1', 'e2'] }],
    ['more games there', { theirs: 2077, games: 20 }, { likely: 'another-event', games: 6 }],
    ['fewer games there', { theirs: 2077, games: 3 }, { likely: 'fewer-games', games: 11 }],
    ['nothing that is known', { theirs: 2400 }, { likely: 'unknown' }],
    ['a first rating', { before: null }, { likely: 'first-rating' }],
    ['no games on either side', { events: [], games: 0 }, { likely: 'earlier' }],
    ['no games here, and none told', { events: [] }, { likely: 'earlier' }],
    ['games there only', { events: [], games: 7 }, { likely: 'another-event', games: 7 }],
  ] as const) {
    test(title, () => expect(likelyCause(compared(given))).toEqual(cause));
  }

  test('where our events have two K, one of them may be theirs', () => {
    const events = [
      { event: 'e1', games: 5, k: 40, change: 1000 },
      { event: 'e2', games: 5, k: 20, change: 1000 },
    ];
    expect(likelyCause(compared({ events, theirs: 2015, k: 20 }))).toEqual({
      likely: 'another-k',
      ours: [40, 20],
      theirs: 20,
    });
  });
});

const TEXT = new TextEncoder();

async function fileOf(office: TestOffice, format: string, date: string): Promise<string> {
  let text = '';
  await writeListFile(office, { pool: 'fide', date, format }, (bytes) => {
    text += Buffer.from(bytes).toString('utf8');
  });
  return text;
}

const against = (office: TestOffice, text: string, list = 'fide:2024-07', rest: Partial<OtherList> = {}) =>
  diffFile(office, list, { chunks: [TEXT.encode(text)], ...rest });

forEachStore((_kind, store) => {
  describe('a list of ours against a file', () => {
    for (const format of ['fide-txt', 'fide-xml']) {
      test(`our own ${format} does not differ`, async () => {
        const office = await officeWithLists(store);
        const { value } = await against(office, await fileOf(office, format, '2024-07'));
        // who has no FIDE number cannot be found by it
        expect(value?.differences.map(({ player: id, causes }) => [id, causes])).toEqual([
          [P(9), [{ likely: 'no-number' }]],
          [P(11), [{ likely: 'no-number' }]],
        ]);
        expect(value?.same).toBe((value?.players as number) - 2);
      });
    }

    test('our own CSV does not differ, by our ids', async () => {
      const office = await officeWithLists(store);
      const { value } = await against(office, await fileOf(office, 'csv', '2024-07'), 'fide', { ids: 'own' });
      expect(value?.differences).toEqual([]);
    });
  });
});

const XML = (players: string): string => `<?xml version="1.0"?>\n<playerslist>\n${players}\n</playerslist>\n`;

const player = (fields: Readonly<Record<string, string | number>>): string =>
  `<player>${Object.entries({ country: 'HUN', sex: 'M', title: '', games: 0, k: 20, birthday: '', flag: '', ...fields })
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</player>`;

describe('a FIDE download', () => {
  const store = testStore('sqlite');

  test('differs by events, K, names, numbers, activity, and who is on it', async () => {
    const office = await officeWithLists(store);
    const { value, findings } = await against(
      office,
      XML(
        [
          player({
            fideid: 700_000,
            name: 'Kovacs, Pal',
            rating: 1000,
            games: 3,
            birthday: 1971,
            sex: 'F',
            title: 'FM',
          }),
          player({ fideid: 700_001, name: 'Bartok', rating: 1950, k: 40, flag: 'i' }),
          player({ fideid: 999_999, name: 'Csonka', rating: 1900 }),
          player({ fideid: 888_888, name: 'Nobody, Known', rating: 1500 }),
          player({ fideid: 700_005, name: 'Fay', rating: 1400 }),
          player({ fideid: 700_004, name: 'Eotvos', rating: 0, country: 'AUT' }),
        ].join('\n'),
      ),
    );
    expect(findings.filter(({ weight }) => weight === 'refuse')).toEqual([]);
    expect(value).toMatchSnapshot();
  });

  test('is of another month, and says so', async () => {
    const office = await officeWithLists(store);
    const { findings } = await against(office, await fileOf(office, 'fide-txt', '2024-06'));
    expect(findings.map(({ code }) => code)).toContain('diff.other-month');
  });

  test('of whom nobody is known here, the first hundred are named and all are counted', async () => {
    const office = await officeWithLists(store);
    const many = Array.from({ length: 120 }, (_, at) => player({ fideid: 100_000 + at, name: `X${at}`, rating: 1500 }));
    const { value } = await against(office, XML(many.join('\n')));
    expect(value?.counts['not-here']).toBe(120);
    expect(value?.differences.filter(({ player: id }) => id === null)).toHaveLength(100);
  });

  test('without ratings, unreadable, or against no list is refused', async () => {
    const office = await officeWithLists(store);
    const codes = async (text: string, list?: string): Promise<readonly string[]> =>
      (await against(office, text, list)).findings.filter(({ weight }) => weight === 'refuse').map(({ code }) => code);
    expect(await codes(XML(player({ fideid: 700_000, name: 'Arany', rating: 0 })))).toEqual(['diff.no-ratings']);
    expect((await codes('<playerslist><player>')).length).toBeGreaterThan(0);
    expect(await codes(XML(''), 'none:2024-06')).toEqual(['pool.unknown']);
  });

  test('a CSV is matched by the numbers that it has', async () => {
    const office = await officeWithLists(store);
    const csv = `id,name,rating,fideId\n1,Bartók,1950,700001\n2,,1200,\n3,Herczeg,1700,\n`;
    const { value } = await against(office, csv);
    expect(
      value?.differences.map(({ player: id, causes }) => [id, causes.map(({ likely }) => likely)]),
    ).toMatchSnapshot();
  });

  test('who is here without a rating, off the list, not to be listed or inactive is told so', async () => {
    const office = await officeWithLists(store);
    await enterPersons(office, 12, [
      { name: 'Unrated', fide: '700012' },
      { name: 'Faller', fide: '700013', birth: '1980-01-01' },
      { name: 'Known', birth: '1980-01-01' },
    ]);
    await enter(office, { kind: 'federation.set', data: { federation: 'ROU', status: 'suspended' } });
    await bring(office, 'fide', '2024-07', { 13: { rating: 1401, k: 40, games: 9 } });
    await acceptEvent(office, {
      ...JUNE,
      event: 6,
      start: '2024-07-03',
      end: '2024-07-09',
      list: '2024-08',
      persons: [2, 13],
      games: [
        [1, 2, 13, '1-0'],
        [2, 13, 2, '0-1'],
      ],
    });
    office.on('2024-07-31');
    expect((await publishList(office, { pool: 'fide' }, AS)).value?.delisted).toEqual([P(13)]);
    const { value } = await against(
      office,
      XML(
        [
          player({ fideid: 700_000, name: 'Arany, Janos', rating: 2000 }),
          player({ fideid: 700_007, name: 'Herczeg', rating: 1700 }),
          player({ fideid: 700_012, name: 'Unrated', rating: 1700 }),
          player({ fideid: 700_013, name: 'Faller', rating: 1401 }),
          player({ fideid: 700_012, name: 'Unrated', rating: 0 }),
          player({ fideid: 999_998, name: 'Known', rating: 0 }),
          player({ fideid: 999_997, name: 'Nobody', rating: 0 }),
          player({ fideid: 700_003, name: 'Dozsa', rating: 1700 }),
          player({ fideid: 700_002, name: 'Csonka', rating: 1700, games: 3 }),
        ].join('\n'),
      ),
      'fide:2024-08',
    );
    expect(
      value?.differences.map(({ number, causes }) => [number, causes.map(({ likely }) => likely).join(' ')]),
    ).toMatchSnapshot();
  });
});

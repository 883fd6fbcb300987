import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/dates.ts';
import { fraction } from '../../core/exact.ts';
import type { EventFacts, Report, ReportedPlayer } from '../../core/report.ts';
import { writeH9 } from './write.ts';

const EVENT: EventFacts = { id: 'x' };

const player = (id: string, more: Partial<ReportedPlayer> = {}): ReportedPlayer => ({
  id,
  name: `Nev${id}, A`,
  entryRank: '3d',
  ...more,
});

const write = (report: Partial<Report>) => {
  const { bytes, findings } = writeH9({ event: EVENT, players: [], games: [], ...report });
  const lines = new TextDecoder().decode(bytes).split('\n');
  return { lines, header: lines.slice(0, lines.indexOf(';')), rows: lines.slice(lines.indexOf(';') + 2, -1), findings };
};

const headerOf = (event: Partial<EventFacts>, more: Partial<Report> = {}) =>
  write({ event: { ...EVENT, ...event }, ...more }).header;

describe('the header', () => {
  test('stands in its order, then a lone semicolon and the titles', () => {
    const { lines } = write({
      event: {
        id: 'T240504A',
        name: 'Minta Kupa',
        place: 'Budapest',
        federation: 'HU',
        start: dayOf(2024, 5, 4),
        end: dayOf(2024, 5, 5),
        handicap: false,
        baseMinutes: fraction(60),
        byoyomi: { kind: 'japanese', seconds: 30 },
      },
      header: { KM: '6.5', TM: '1', CM: 'kept', HA: 'h2' },
      players: [player('1')],
    });
    expect(lines).toEqual([
      '; TC[T240504A]',
      '; CL[A]',
      '; EV[Minta Kupa]',
      '; PC[HU, Budapest]',
      '; DT[2024-05-04,2024-05-05]',
      '; HA[h9]',
      '; KM[6.5]',
      '; TM[82.5]',
      '; CM[Standard byo-yomi]',
      ';',
      '; Pl Name                            Rk Co Club  NBW',
      '   1 Nev1 A                          3d XX xxxx    0 0 0 0',
      '',
    ]);
  });

  test('has only what is known', () => expect(headerOf({})).toEqual(['; CL[X]']));

  test('place with and without country; another country than two letters is left out', () => {
    expect(headerOf({ place: 'Wien' })).toEqual(['; CL[X]', '; PC[,Wien]']);
    expect(headerOf({ federation: 'HU' })).toEqual(['; CL[X]', '; PC[HU]']);
    expect(headerOf({ place: 'Wien', federation: 'AUT' })).toEqual(['; CL[X]', '; PC[,Wien]']);
  });

  test('one day is first and last', () =>
    expect(headerOf({ start: dayOf(2024, 5, 4) })).toEqual(['; CL[X]', '; DT[2024-05-04,2024-05-04]']));

  test('h9 is written for an event without handicap alone', () => {
    const players = [player('1'), player('2')];
    const stones = [{ round: 1, white: '1', black: '2', result: '1-0', handicap: 2 }] as const;
    const even = [{ round: 1, white: '1', black: '2', result: '1-0', handicap: 0 }] as const;
    expect(headerOf({ handicap: false }, { players, games: even })).toContain('; HA[h9]');
    expect(headerOf({ handicap: false }, { players, games: stones })).not.toContain('; HA[h9]');
    expect(headerOf({ handicap: true }, { header: { HA: 'H9' } })).toEqual(['; CL[X]']);
    expect(headerOf({}, { header: { HA: 'h3' } })).toEqual(['; CL[X]', '; HA[h3]']);
  });

  for (const [base, byoyomi, klass, minutes, comment] of [
    [60, null, 'B', '60', 'Sudden death'],
    [75, null, 'A', '75', 'Sudden death'],
    [60, { kind: 'japanese', seconds: 20 }, 'A', '75', 'Standard byo-yomi'],
    [59, { kind: 'japanese', seconds: 30 }, 'B', '81.5', 'Standard byo-yomi'],
    [40, { kind: 'canadian', minutes: 5, moves: 30 }, 'B', '50', 'Canadian byo-yomi'],
    [40, { kind: 'canadian', minutes: 4.5, moves: 30 }, 'C', '49', 'Canadian byo-yomi'],
    [25, { kind: 'japanese', seconds: 6 }, 'C', '29.5', 'Standard byo-yomi'],
    [25, { kind: 'japanese', seconds: 7 }, 'C', '30.25', 'Standard byo-yomi'],
    [20, { kind: 'japanese', seconds: 30 }, 'X', '42.5', 'Standard byo-yomi'],
  ] as const) {
    const expected = minutes === '29.5' ? 'X' : klass;
    test(`${base} minutes and ${comment} are ${minutes} minutes of class ${expected}`, () =>
      expect(headerOf({ baseMinutes: fraction(base), byoyomi })).toEqual([
        `; CL[${expected}]`,
        `; TM[${minutes}]`,
        `; CM[${comment}]`,
      ]));
  }

  test('an overtime that nobody counts, or none that is told, gives no extended time', () => {
    expect(headerOf({ baseMinutes: fraction(60), byoyomi: { kind: 'other', name: 'Fischer' } })).toEqual([
      '; CL[X]',
      '; CM[Fischer]',
    ]);
    expect(headerOf({ baseMinutes: fraction(60) })).toEqual(['; CL[X]']);
    expect(headerOf({}, { header: { TM: '80', CM: 'a', CL: 'D' } })).toEqual(['; CL[D]', '; TM[80]', '; CM[a]']);
  });
});

describe('a line', () => {
  test('letters become ASCII', () => {
    const name = (text: string): string =>
      (write({ players: [player('1', { name: text })] }).rows[0] as string).slice(5, 35);
    expect(name('Tőke, Űrsula').trim()).toBe('Toke Ursula');
    expect(name('Øßæł, Đorđe').trim()).toBe('Ossael Dorde');
    expect(name('Щука, Юлия').trim()).toBe('Shchuka Yuliya');
    expect(name('объезд').trim()).toBe('obezd');
    expect(name('囲碁, A').trim()).toBe('?? A');
    expect(name('a\tb, c').trim()).toBe('a_b c');
  });

  test('what was replaced is told once, with the first', () =>
    expect(
      write({ players: [player('1', { name: 'Tőke, A' }), player('2', { name: 'Őz, B' })] }).findings.find(
        ({ code }) => code === 'h9.letters-replaced',
      )?.facts,
    ).toEqual({ text: 'Tőke, A', written: 'Toke, A', count: 2 }));

  test('the name is two words, cut at thirty characters', () => {
    const cut = write({ players: [player('1', { name: 'van der Hosszunevu-Kovacs, Anna Maria' })] });
    expect(cut.rows[0]).toBe('   1 van_der_Hosszunevu-Kovacs Anna  3d XX xxxx    0 0 0 0');
    expect(cut.findings.find(({ code }) => code === 'h9.name-cut')?.facts).toEqual({
      player: '1',
      written: 'van_der_Hosszunevu-Kovacs Anna',
    });
    const fits = write({ players: [player('1', { name: 'van der Hosszunevu-Kovacs, Ann' })] });
    expect(fits.findings.some(({ code }) => code === 'h9.name-cut')).toBe(false);
  });

  test('a name without comma is parted at its first blank; signs that end a line become _', () => {
    const rows = (name: string): string | undefined =>
      write({ players: [player('1', { name })] })
        .rows[0]?.slice(5, 35)
        .trim();
    expect(rows('Minta Anna Maria')).toBe('Minta Anna_Maria');
    expect(rows('Minta')).toBe('Minta');
    expect(rows('Min;ta, A|b')).toBe('Min_ta A_b');
    expect(rows(', Anna')).toBe('Anna');
    expect(
      write({ players: [{ id: '7', entryRank: '1k' }] })
        .rows[0]?.slice(5, 35)
        .trim(),
    ).toBe('player 7');
  });

  test('a number as name does not stand where a place would', () => {
    const players = [player('1', { name: '12', place: 1 }), player('2', { name: '13', place: 1 })];
    expect(write({ players }).rows.map((row) => row.slice(0, 10))).toEqual(['   1 12   ', '     _13  ']);
  });

  test('the grade is the one of the entry, else the title; without any the file cannot be rated', () => {
    const grade = (more: Partial<ReportedPlayer>) => write({ players: [{ id: '1', name: 'A', ...more }] });
    expect(grade({ entryRank: '12K', rank: '1d' }).rows[0]?.slice(36, 39)).toBe('12k');
    expect(grade({ rank: '1d' }).rows[0]?.slice(36, 39)).toBe(' 1d');
    expect(grade({}).rows[0]?.slice(36, 39)).toBe(' 0k');
    expect(
      grade({})
        .findings.filter(({ weight }) => weight === 'refuse')
        .map(({ code }) => code),
    ).toEqual(['h9.grade-missing']);
  });

  test('of the club the last four characters', () => {
    const club = (text: string) => write({ players: [player('1', { club: text })] });
    expect(club('Budapest').rows[0]?.slice(43, 47)).toBe('pest');
    expect(club('Budapest').findings.some(({ code }) => code === 'h9.club-cut')).toBe(true);
    expect(club('B').rows[0]?.slice(43, 47)).toBe('   B');
    expect(club('Pest').findings.some(({ code }) => code === 'h9.club-cut')).toBe(false);
  });

  test('the PIN is written where it has eight digits', () => {
    expect(write({ players: [player('1', { pin: '12345678', federation: 'HU' })] }).rows[0]).toBe(
      '   1 Nev1 A                          3d HU xxxx    0 0 0 0 |12345678',
    );
    expect(write({ players: [player('1', { pin: '1234567' })] }).rows[0]).not.toContain('|');
  });

  test('criteria are filled to four, and kept where there are more', () => {
    const row = (names: string, criteria?: readonly string[]): string | undefined =>
      write({
        header: { criteria: names },
        players: [player('1', criteria === undefined ? {} : { criteria })],
      }).rows[0]?.slice(47);
    expect(row('MMS SOS', ['12', '30', '0', '0'])).toBe('   12   30 0 0');
    expect(row('MMS SOS')).toBe('    0    0 0 0');
    expect(row('A B C D E', ['1', '2', '3', '4', '5'])).toBe('    1    2    3    4    5');
  });
});

describe('results', () => {
  const players = ['1', '2', '3'].map((id, at) => player(id, { place: at + 1 }));
  const cells = (report: Partial<Report>) => write({ players, ...report }).rows.map((row) => row.slice(58));

  test('always in full, stones of two figures push the opponent to the left', () =>
    expect(
      cells({
        games: [
          { round: 1, white: '1', black: '2', result: '1-0' },
          { round: 2, white: '2', black: '1', result: '1/2-1/2', handicap: 12 },
          { round: 3, white: '3', black: '1', result: '-/-' },
          { round: 4, white: '3', black: '1', result: '-/+' },
        ],
        byes: [
          { player: '3', round: 1, kind: 'paired' },
          { player: '3', round: 2, kind: 'half' },
          { player: '2', round: 3, kind: 'full' },
          { player: '2', round: 4, kind: 'zero' },
          { player: '2', round: 5, kind: 'zero' },
          { player: 'nobody', round: 1, kind: 'zero' },
        ],
      }),
    ).toEqual([
      '    2+/w0   2=/b12    3-!b0    3+!b0',
      '    1-/b0   1=/w12    0+       0-   ',
      '    0+       0=       1-!w0    1-!w0',
    ]));

  test('rounds of the event without a game have free rounds', () =>
    expect(cells({ event: { id: 'x', rounds: 1 } })).toEqual(['    0-   ', '    0-   ', '    0-   ']));

  test('a second game of a round, and a game of a stranger, are not written', () => {
    const games = [
      { round: 1, white: '1', black: '2', result: '1-0' },
      { round: 1, white: '1', black: '3', result: '1-0' },
      { round: 1, white: '3', black: '2', result: '1-0' },
      { round: 1, white: '9', black: '3', result: '1-0' },
      { round: 1, white: '3', black: '9', result: '1-0' },
      { round: 1, white: '3', black: '3', result: '1-0' },
    ] as const;
    expect(cells({ games })).toEqual(['    2+/w0', '    1-/b0', '    0-   ']);
    expect(
      write({ players, games })
        .findings.filter(({ code }) => code === 'h9.game-not-written')
        .map(({ weight, facts }) => [weight, facts['white'], facts['black'], facts['reason']]),
    ).toEqual([
      ['warn', '1', '3', 'second-game'],
      ['warn', '3', '2', 'second-game'],
      ['warn', '9', '3', 'unknown-player'],
      ['warn', '3', '9', 'unknown-player'],
      ['warn', '3', '3', 'unknown-player'],
    ]);
  });
});

describe('the order', () => {
  const game = { round: 1, white: '1', black: '2', result: '0-1' } as const;

  test('by place, the number of the line names the opponent', () => {
    const players = [player('1', { place: 2 }), player('2', { place: 1 })];
    expect(write({ players, games: [game] }).rows).toEqual([
      '   1 Nev2 A                          3d XX xxxx    1 0 0 0    2+/b0',
      '   2 Nev1 A                          3d XX xxxx    0 0 0 0    1-/w0',
    ]);
    expect(write({ players, games: [game] }).findings).toEqual([]);
  });

  test('without places by points, those with equal points tied; this is told', () => {
    const players = [player('1'), player('2'), player('3')];
    const byes = [{ player: '3', round: 1, kind: 'full' }] as const;
    const { rows, findings } = write({ players, games: [game], byes });
    expect(rows.map((row) => row.slice(0, 9))).toEqual(['   1 Nev2', '     Nev3', '   3 Nev1']);
    expect(findings).toEqual([{ code: 'h9.order-by-points', weight: 'note', at: {}, facts: {} }]);
  });
});

describe('what the file cannot carry', () => {
  const carried = (report: Partial<Report>) =>
    write({ players: [player('1', { place: 1 })], ...report }).findings.find(({ code }) => code === 'h9.not-carried')
      ?.facts;

  test('is told by its fields', () => {
    expect(carried({})).toBeUndefined();
    expect(
      carried({
        event: { id: 'x', board: 19, system: undefined, importance: ['large'] },
        players: [player('1', { place: 1, rating: 2000 }), player('2', { place: 2, rating: 2000, sex: 'f' })],
        games: [{ round: 1, white: '1', black: '2', result: '1-0', rated: false }],
        teams: [],
      }),
    ).toEqual({ event: ['board', 'importance', 'teams'], players: ['rating', 'sex', 'rated'] });
    expect(carried({ header: { KM: '6.5' } })).toBeUndefined();
    expect(carried({ header: { KM: '6.5', 'trf 122': '122 90 min' } })).toEqual({ event: ['header'], players: [] });
  });
});

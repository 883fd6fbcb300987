import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Report } from '../../core/report.ts';
import type { Encoding } from '../encoding.ts';
import { LIMITS } from '../limits.ts';
import { H9 } from './format.ts';
import { isEntry, readEntry } from './records.ts';

const SAMPLES = fileURLToPath(new URL('samples/', import.meta.url));
const sample = (name: string): Uint8Array => readFileSync(`${SAMPLES}${name}`);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const read = (text: string) => H9.read(bytesOf(text), { limits: LIMITS });
const reportOf = (text: string): Report => read(text).report as Report;

/** Findings in short: weight, code, line and column. */
const short = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ weight, code, at }) => `${weight} ${code} ${at?.line ?? '-'}:${at?.column ?? '-'}`);

/** All but the notes that every file has. */
const said = (text: string): readonly string[] =>
  short(read(text).findings.filter(({ code }) => !/not-in-file|handicap-(?:open|from)|free-round/.test(code)));

const gamesOf = (text: string) => reportOf(text).games.map(({ at: _at, ...game }) => game);

describe('samples', () => {
  for (const name of readdirSync(SAMPLES).filter((file) => file.endsWith('.h9'))) {
    test(`${name} has the findings that are recorded`, async () => {
      const { findings } = H9.read(sample(name), { limits: LIMITS });
      await expect(`${JSON.stringify(findings, null, 2)}\n`).toMatchFileSnapshot(
        `${SAMPLES}${name.replace('.h9', '.findings.json')}`,
      );
    });
  }
});

describe('a correct file', () => {
  const { report, findings } = H9.read(sample('correct.h9'), { limits: LIMITS });

  test('has notes only', () => expect(findings.filter(({ weight }) => weight !== 'note')).toEqual([]));

  test('gives the event as far as the header tells it', () =>
    expect(report?.event).toEqual({
      id: 'T240504A',
      name: 'Minta Kupa',
      federation: 'HU',
      place: 'Budapest',
      start: parseDay('2024-05-04'),
      end: parseDay('2024-05-05'),
      rounds: 3,
      handicap: true,
      participants: 3,
    }));

  test('gives the players with the grade they entered with', () =>
    expect(report?.players).toEqual([
      {
        at: { line: 11, column: 6 },
        id: '1',
        name: 'Pelda, Anna',
        federation: 'HU',
        entryRank: '3d',
        club: 'BuPe',
        pin: '10000001',
        place: 1,
        startNumber: 1,
        criteria: ['12', '30', '0', '0'],
      },
      {
        at: { line: 12, column: 6 },
        id: '2',
        name: 'Proba, Bela Janos',
        federation: 'HU',
        entryRank: '1d',
        club: 'Szfv',
        pin: '10000002',
        place: 2,
        startNumber: 2,
        criteria: ['11', '31', '0', '0'],
      },
      {
        at: { line: 13, column: 6 },
        id: '3',
        name: 'Teszt, Cecil',
        federation: 'AT',
        entryRank: '1k',
        place: 2,
        startNumber: 3,
        criteria: ['11', '31', '0', '0'],
      },
    ]));

  test('gives each game once, white first, with stones and results by default', () =>
    expect(report?.games).toEqual([
      { at: { line: 11, column: 66 }, round: 1, white: '1', black: '2', result: '1-0', handicap: 1 },
      { at: { line: 11, column: 75 }, round: 2, white: '1', black: '3', result: '+/-' },
      { at: { line: 12, column: 84 }, round: 3, white: '2', black: '3', result: '1-0' },
    ]));

  test('gives free rounds as byes', () =>
    expect(report?.byes).toEqual([
      { at: { line: 11, column: 84 }, player: '1', round: 3, kind: 'full' },
      { at: { line: 12, column: 75 }, player: '2', round: 2, kind: 'half' },
      { at: { line: 13, column: 66 }, player: '3', round: 1, kind: 'half' },
    ]));

  test('keeps what only its own format knows', () =>
    expect(report?.header).toEqual({ CL: 'B', HA: 'h1', KM: '6.5', TM: '60', criteria: 'MMS SOS' }));

  test('says which facts are missing, and the extended time', () =>
    expect(findings.find(({ code }) => code === 'h9.not-in-file')?.facts).toEqual({
      fields: ['board', 'baseMinutes', 'byoyomi', 'importance', 'rating'],
      extendedMinutes: 60,
    }));
});

/** Two players; the second line of the file is the first of them. */
const pair = (first: string, second: string, header = ''): string =>
  `; EV[X]${header}\n1 A A 3d HU ab ${first}\n2 B B 1d HU ab ${second}\n`;

describe('a game stands on two lines', () => {
  for (const [first, second, game] of [
    ['2+/w3', '1-/b3', { white: '1', black: '2', result: '1-0', handicap: 3 }],
    ['2-/w0', '1+/b0', { white: '1', black: '2', result: '0-1' }],
    ['2+/b2', '1-/w2', { white: '2', black: '1', result: '0-1', handicap: 2 }],
    ['2=/b0', '1=/w0', { white: '2', black: '1', result: '1/2-1/2' }],
    ['2+!w0', '1-!b0', { white: '1', black: '2', result: '+/-' }],
    ['2+!b0', '1-!w0', { white: '2', black: '1', result: '-/+' }],
    ['2-!w0', '1-!b0', { white: '1', black: '2', result: '-/-' }],
    ['2+/w12', '1-/b12', { white: '1', black: '2', result: '1-0', handicap: 12 }],
    ['2+', '1-', { white: '1', black: '2', result: '1-0' }],
    ['2+/?0', '1-/w0', { white: '2', black: '1', result: '0-1' }],
    ['2+/b0', '1-/?0', { white: '2', black: '1', result: '0-1' }],
    ['2+', '1-/w3', { white: '2', black: '1', result: '0-1', handicap: 3 }],
  ] as const) {
    test(`${first} and ${second}`, () => {
      expect(gamesOf(pair(first, second))).toEqual([{ round: 1, ...game }]);
      expect(read(pair(first, second)).findings.filter(({ weight }) => weight !== 'note')).toEqual([]);
    });
  }

  for (const [first, second, code, about] of [
    ['2+/w0', '1=/b0', 'h9.entries-differ', 'result'],
    ['2+/w0', '1?/b0', 'h9.entries-differ', 'result'],
    ['2?/w0', '1-/b0', 'h9.entries-differ', 'result'],
    ['2+/w0', '1-!b0', 'h9.entries-differ', 'default'],
    ['2+/w0', '1-/w0', 'h9.entries-differ', 'colour'],
    ['2+/w1', '1-/b2', 'h9.entries-differ', 'stones'],
    ['2+/w', '1-/b2', 'h9.entries-differ', 'stones'],
  ] as const) {
    test(`${first} and ${second} disagree on the ${about}`, () => {
      const { report, findings } = read(pair(first, second));
      expect(report?.games).toEqual([]);
      const finding = findings.find((each) => each.code === code);
      expect(finding).toEqual({
        code,
        weight: 'refuse',
        at: { line: 2, column: 16 },
        facts: { about, round: 1, text: first, other: second, otherLine: 3, otherColumn: 16 },
      });
    });
  }

  test('a game that both lost counts as not played; both lines are named, for one of them may be wrong', () => {
    expect(gamesOf(pair('2-/w0', '1-/b0'))).toEqual([{ round: 1, white: '1', black: '2', result: '-/-' }]);
    expect(said(pair('2-/w0', '1-/b0'))).toEqual(['warn h9.double-loss 2:16', 'warn h9.double-loss 3:16']);
  });

  test('that both were absent is a note', () =>
    expect(said(pair('2-!w0', '1-!b0'))).toEqual(['note h9.double-loss 2:16', 'note h9.double-loss 3:16']));

  test('a last day before the first is refused, with its line', () => {
    const dates = (days: string) => said(`; DT[${days}]\n1 A A 3d HU ab 2+/w0\n2 B B 1d HU ab 1-/b0\n`);
    expect(dates('2024-05-05,2024-05-04')).toEqual(['refuse h9.dates-reversed 1:6']);
    expect(dates('2024-05-04,2024-05-04')).toEqual([]);
  });

  test('UTF-8 with a broken byte stays UTF-8, and the byte is told with its line', () => {
    const text = '1 Tőke Ádám 3d HU ab 2+/w0\n2 B\u0001B C 1d HU ab 1-/b0\n';
    const bytes = new TextEncoder().encode(text).map((byte) => (byte === 1 ? 0x81 : byte));
    const { report, findings } = H9.read(bytes, { limits: LIMITS });
    expect(report?.players[0]?.name).toBe('Tőke, Ádám');
    expect(findings.find(({ code }) => code === 'encoding.damaged')).toMatchObject({
      weight: 'warn',
      at: { line: 2, column: 4 },
    });
  });

  test('a double win is left out, and both lines are named', () => {
    expect(gamesOf(pair('2+/w0', '1+/b0'))).toEqual([]);
    expect(said(pair('2+/w0', '1+/b0'))).toEqual(['warn h9.double-win 2:16', 'warn h9.double-win 3:16']);
  });

  test('a jigo by default and an unknown result are left out', () => {
    expect(said(pair('2=!w0', '1=!b0'))).toEqual(['warn h9.jigo-by-default 2:16']);
    expect(said(pair('2?/w0', '1?/b0'))).toEqual(['warn h9.result-unknown 2:16']);
    expect(gamesOf(pair('2=!w0 2?/w0', '1=!b0 1?/b0'))).toEqual([]);
  });

  test('an opponent who says otherwise, is unknown, or is the player', () => {
    expect(said(pair('2+/w0', '0-'))).toEqual(['refuse h9.not-confirmed 2:16']);
    expect(said(pair('3+/w0', '0-'))).toEqual(['refuse h9.unknown-opponent 2:16']);
    expect(said(pair('1+/w0', '0-'))).toEqual(['refuse h9.self-opponent 2:16']);
  });
});

describe('colours and stones that are not given', () => {
  test('follow from the grades and the tag HA, in games with neither colour nor stones', () => {
    // 3 dan and 12 kyu: fourteen grades, at most nine, less the reduction
    const file = (tag: string, grades: readonly [string, string]): string =>
      `; HA[${tag}]\n1 A A ${grades[0]} HU ab 2+\n2 B B ${grades[1]} HU ab 1-\n`;
    for (const [tag, grades, game] of [
      ['h0', ['3d', '12k'], { white: '1', black: '2', result: '1-0', handicap: 9 }],
      ['h2', ['3d', '12k'], { white: '1', black: '2', result: '1-0', handicap: 7 }],
      ['H1', ['3d', '1d'], { white: '1', black: '2', result: '1-0', handicap: 1 }],
      ['1', ['1k', '1d'], { white: '1', black: '2', result: '1-0' }],
      ['h0', ['1k', '1d'], { white: '2', black: '1', result: '0-1', handicap: 1 }],
      ['h0', ['3k', '9p'], { white: '2', black: '1', result: '0-1', handicap: 9 }],
      ['h9', ['3d', '12k'], { white: '1', black: '2', result: '1-0' }],
    ] as const) {
      expect(gamesOf(file(tag, grades)), `${tag} ${grades.join(' ')}`).toEqual([{ round: 1, ...game }]);
    }
    expect(said(file('h0', ['3d', '12k']))).toEqual(['note h9.stones-from-grades 2:16']);
    expect(said(file('h9', ['3d', '12k']))).toEqual(['note h9.stones-from-grades 2:16', 'note h9.colour-unknown 2:16']);
  });

  test('without the tag the stones are unknown', () => {
    expect(said(pair('2+', '1-'))).toEqual(['note h9.stones-unknown 2:16', 'note h9.colour-unknown 2:16']);
    const open = read(pair('2+', '1-')).findings.find(({ code }) => code === 'h9.handicap-open');
    expect(open?.facts).toEqual({ games: 1, unknown: 1 });
  });

  test('an unknown colour with stones: the lower grade is black, with a warning', () => {
    expect(gamesOf(pair('2+/?2', '1-/?2'))).toEqual([{ round: 1, white: '1', black: '2', result: '1-0', handicap: 2 }]);
    const turned = '1 A A 3k HU ab 2+/?2\n2 B B 1d HU ab 1-/?2\n';
    expect(gamesOf(turned)).toEqual([{ round: 1, white: '2', black: '1', result: '0-1', handicap: 2 }]);
    expect(said(turned)).toEqual(['warn h9.colour-by-grade 1:16']);
  });

  test('a colour that one line gives is told where the other does not', () => {
    expect(said(pair('2+/?0', '1-/w0'))).toEqual(['note h9.colour-from-opponent 2:16']);
    expect(said(pair('2+/b0', '1-/?0'))).toEqual(['note h9.colour-from-opponent 3:16']);
  });
});

describe('the handicap of the event', () => {
  const handicapOf = (text: string): boolean | undefined => reportOf(text).event.handicap;

  test('is there where a game has stones, whatever the tag says', () => {
    expect(handicapOf(pair('2+/w1', '1-/b1'))).toBe(true);
    expect(handicapOf(pair('2+/w1', '1-/b1', '\n; HA[h9]'))).toBe(true);
    expect(said(pair('2+/w1', '1-/b1', '\n; HA[h9]'))).toEqual(['note h9.stones-against-tag 2:6']);
  });

  test('is none by HA[h9], and by no other tag', () => {
    expect(handicapOf(pair('2+/w0', '1-/b0', '\n; HA[h9]'))).toBe(false);
    expect(handicapOf(pair('2+/w0', '1-/b0', '\n; HA[h3]'))).toBeUndefined();
    expect(handicapOf(pair('2+/w0', '1-/b0'))).toBeUndefined();
  });

  test('is asked for where it is not known', () =>
    expect(read(pair('2+/w0', '1-/b0')).findings.find(({ code }) => code === 'h9.not-in-file')?.facts).toEqual({
      fields: ['board', 'baseMinutes', 'byoyomi', 'handicap', 'importance', 'rating'],
      extendedMinutes: null,
    }));
});

describe('numbers of opponents', () => {
  test('are the printed places where every line has one and none repeats', () => {
    expect(gamesOf('7 A A 3d HU ab 9+/w0\n9 B B 1d HU ab 7-/b0\n')).toEqual([
      { round: 1, white: '1', black: '2', result: '1-0' },
    ]);
  });

  test('are the numbers of the lines where there is a tie', () => {
    const tied = '1 A A 3d HU ab 3+/w0\n2 B B 1d HU ab 0-\n2 C C 1d HU ab 1-/b0\n';
    expect(gamesOf(tied)).toEqual([{ round: 1, white: '1', black: '3', result: '1-0' }]);
    expect(said(tied)).toEqual([]);
    const blank = '1 A A 3d HU ab 3+/w0\n  B B 1d HU ab 0-\n3 C C 1d HU ab 1-/b0\n';
    expect(reportOf(blank).players.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  test('a place that is neither the line nor a tie is told', () =>
    expect(said('1 A A 3d HU ab 3+/w0\n  B B 1d HU ab 0-\n5 C C 1d HU ab 1-/b0\n')).toEqual([
      'note h9.place-differs 3:1',
    ]));

  test('a first line without place has none', () =>
    expect(reportOf('A A 3d HU ab 2+/w0\nB B 1d HU ab 1-/b0\n').players.map(({ place }) => place)).toEqual([
      undefined,
      undefined,
    ]));
});

describe('the words of a line', () => {
  const [player] = [(text: string) => reportOf(`${text} 2+/w0\n2 B B 1d HU ab 1-/b0\n`).players[0] as object];

  test('any number of blanks and tabs parts them', () =>
    expect(player('1\tA   B_C\t 3D  HU\tab')).toMatchObject({ name: 'A, B C', entryRank: '3d', club: 'ab' }));

  test('the grade is digits and k, d or p', () => {
    expect(player('1 A B 12K HU ab')).toMatchObject({ entryRank: '12k' });
    expect(player('1 A B 9p JP ab')).toMatchObject({ entryRank: '9p', federation: 'JP' });
    expect(player('1 A B 12 HU ab')).toMatchObject({ entryRank: '12k' });
    expect(player('1 Jba1k 2D HU ab')).toMatchObject({ name: 'Jba1k', entryRank: '2d' });
  });

  test('country and club may be missing, and the club may be long', () => {
    expect(player('1 A B 3d')).not.toHaveProperty('federation');
    expect(player('1 A B 3d XX xxxx')).not.toHaveProperty('club');
    expect(player('1 A B 3d XX xxxx')).not.toHaveProperty('federation');
    expect(player('1 A B 3d HU Budapest Go_Kor 12 3')).toMatchObject({
      club: 'Budapest Go Kor',
      criteria: ['12', '3'],
    });
  });

  test('a line without grade is refused, but keeps its number', () => {
    expect(said('1 A B HU ab 12 30 2+/w0\n2 B B 1d HU ab 12 30 1-/b0\n')).toEqual(['refuse h9.no-grade 1:3']);
    expect(gamesOf('1 A B HU ab 12 30 2+/w0\n2 B B 1d HU ab 12 30 1-/b0\n')).toHaveLength(1);
    expect(said('1 A B 0k HU ab 2+/w0\n2 B B 1d HU ab 1-/b0\n')).toEqual(['refuse h9.no-grade 1:3']);
    expect(short(read('nothing\n').findings)).toContain('refuse h9.no-grade 1:1');
    expect(short(read('|12345678\n').findings)).toContain('refuse h9.no-grade 1:1');
  });

  test('a line without grade and with too few results leaves its rounds open', () =>
    expect(said('1 A A 3d HU ab 2+/w0 0-\n2 B B HU 1-/b0\n')).toEqual([
      'refuse h9.no-grade 2:3',
      'refuse h9.result-count 2:7',
    ]));

  test('a PIN has eight digits', () => {
    const pins = (text: string): readonly (string | undefined)[] => reportOf(text).players.map(({ pin }) => pin);
    expect(pins(pair('2+/w0 |12345678', '1-/b0|12345679'))).toEqual(['12345678', '12345679']);
    expect(pins(pair('2+/w0 |', '1-/b0'))).toEqual([undefined, undefined]);
    expect(said(pair('2+/w0 |1234', '1-/b0'))).toEqual(['warn h9.pin-unreadable 2:22']);
    expect(said(pair('2+/w0|1234', '1-/b0'))).toContain('refuse h9.result-unreadable 2:16');
    expect(said(pair('2+/w0 |x', '1-/b0'))).toContain('refuse h9.result-unreadable 2:22');
  });

  test('the same person twice is told', () => {
    expect(said('1 A A 3d HU ab 2+/w0 |12345678\n2 B B 1d HU ab 1-/b0 |12345678\n')).toEqual([
      'warn h9.repeated-pin 2:3',
    ]);
    expect(said('1 A A 3d HU ab 2+/w0\n2 a A 1d HU ab 1-/b0\n')).toEqual(['warn h9.repeated-name 2:3']);
    expect(said('1 A A 3d HU ab 2+/w0 |10000001\n2 a A 1d HU ab 1-/b0 |10000002\n')).toEqual([
      'note h9.repeated-name 2:3',
    ]);
    expect(said('1 A A 3d HU ab 2+/w0 |10000001\n2 a A 1d HU ab 1-/b0\n')).toEqual(['warn h9.repeated-name 2:3']);
    expect(said('1 ? ?? 3d HU ab 2+/w0\n2 ? ?? 1d HU ab 1-/b0\n')).toEqual([]);
  });

  test('columns count characters, also those outside the basic plane', () =>
    expect(said('1 𝔸𝔹 B 3d HU ab 2+/w0\n2 B B 1d HU ab 1=/b0\n')).toEqual([
      'note encoding.guessed -:-',
      'refuse h9.entries-differ 1:17',
    ]));
});

describe('the number of rounds', () => {
  test('criteria that look like results are none where a line has a plain number', () => {
    const file = '1 A A 3d HU ab 408? 2+/w0\n2 B B 1d HU ab 407 1-/b0\n';
    expect(reportOf(file).event.rounds).toBe(1);
    expect(said(file)).toEqual(['note h9.criteria-like-results 2:16']);
  });

  test('and where a line has no word there', () =>
    expect(said('1 A A 3d HU ab 0= 2+/w0\n2 B B 1d HU ab 1-/b0\n')).toEqual([
      'note h9.criteria-like-results 2:3',
      'note h9.uneven-line 2:16',
    ]));

  test('a damaged line does not take a round from the others', () => {
    const file = '1 A A 3d HU ab 5 2+/w0 2-/b0\n2 B B 1d HU ab 5 1-/b0 1x/w0\n';
    expect(reportOf(file).event.rounds).toBe(2);
    expect(said(file)).toEqual(['refuse h9.result-unreadable 2:24']);
    expect(gamesOf(file)).toEqual([{ round: 1, white: '1', black: '2', result: '1-0' }]);
  });

  test('an entry that has come apart is one entry', () => {
    const file = '1 A A 3d HU ab 5 2+/w0 2-/b0\n2 B B 1d HU ab 5 1- b0 1+/w0\n3 C C 1d HU ab 5 0- 0-\n';
    expect(read(file).findings.filter(({ weight }) => weight === 'refuse')).toEqual([
      {
        code: 'h9.result-unreadable',
        weight: 'refuse',
        at: { line: 2, column: 18 },
        facts: { round: 1, text: '1- b0' },
      },
    ]);
  });

  test('two words too few leave the line open', () =>
    expect(said('1 A A 3d HU ab 5 0- 0- 0-\n2 B B 1d HU ab 5 0- 0- 0-\n3 C C 1d HU ab 5 0-\n')).toEqual([
      'refuse h9.result-count 3:16',
    ]));

  test('columns without a game at the end are rounds that were not played', () => {
    const { event, byes } = reportOf('1 A A 3d HU ab 2+/w0 0= 0-\n2 B B 1d HU ab 1-/b0 0= 0+\n');
    expect(event.rounds).toBe(1);
    expect(byes).toEqual([]);
  });

  test('unless there is no game at all', () =>
    expect(reportOf('1 A A 3d HU ab 0- 0-\n2 B B 1d HU ab 0- 0-\n').event.rounds).toBe(2));

  test('a file without results is refused', () =>
    expect(short(read('1 A A 3d HU ab\n2 B B 1d HU ab\n').findings)).toContain('refuse h9.no-results 1:3'));
});

describe('the header', () => {
  const eventOf = (header: string) => reportOf(`${header}\n1 A A 3d HU ab 2+/w0\n2 B B 1d HU ab 1-/b0\n`).event;
  const saidOf = (header: string) => said(`${header}\n1 A A 3d HU ab 2+/w0\n2 B B 1d HU ab 1-/b0\n`);

  test('tags in any case and order; a name stands for a missing code', () => {
    expect(eventOf(';ev[A [big] one]\n ; pc[Wien]')).toMatchObject({
      id: 'A [big] one',
      name: 'A [big] one',
      place: 'Wien',
    });
    expect(eventOf('; EV[]').id).toBe('');
  });

  for (const [text, federation, place] of [
    ['HU, Budapest', 'HU', 'Budapest'],
    ['hu,Budapest, Go Klub', 'HU', 'Budapest, Go Klub'],
    [',Place', undefined, 'Place'],
    [',TR, Istanbul', 'TR', 'Istanbul'],
    [',AB', undefined, 'AB'],
    ['HU', 'HU', undefined],
    ['HU,', 'HU', undefined],
    ['Wien, Prater', undefined, 'Wien, Prater'],
  ] as const) {
    test(`PC[${text}]`, () => {
      const event = eventOf(`; PC[${text}]`);
      expect([event.federation, event.place]).toEqual([federation, place]);
    });
  }

  for (const [text, start, end, told] of [
    ['2024-05-04,2024-05-05', '2024-05-04', '2024-05-05', []],
    ['2024-05-04', '2024-05-04', '2024-05-04', []],
    ['2024-05-04,', '2024-05-04', '2024-05-04', []],
    ['2024/05/04,2024/05/05', '2024-05-04', '2024-05-05', ['note h9.date-form 1:6']],
    ['May 4, 2024, May 5, 2024', '2024-05-04', '2024-05-05', ['note h9.date-form 1:6']],
    ['May 4, 2024', '2024-05-04', '2024-05-04', ['note h9.date-form 1:6']],
    ['2024-05-04,soon', undefined, undefined, ['warn h9.tag-unreadable 1:6']],
    ['soon,2024-05-04', undefined, undefined, ['warn h9.tag-unreadable 1:6']],
  ] as const) {
    test(`DT[${text}]`, () => {
      const event = eventOf(`; DT[${text}]`);
      const days = [start, end].map((day) => (day === undefined ? undefined : parseDay(day)));
      expect([event.start, event.end]).toEqual(days);
      expect(saidOf(`; DT[${text}]`)).toEqual(told);
    });
  }

  test('TM and its older name, with a fraction', () => {
    const minutes = (header: string): unknown =>
      read(`${header}\n1 A A 3d HU ab 2+/w0\n2 B B 1d HU ab 1-/b0\n`).findings.find(
        ({ code }) => code === 'h9.not-in-file',
      )?.facts['extendedMinutes'];
    expect(minutes('; TM[82,5]')).toBe(82.5);
    expect(minutes('; TA[80]')).toBe(80);
    expect(minutes('; TM[long]')).toBe(null);
    expect(saidOf('; TM[long]')).toEqual(['note h9.tag-unreadable 1:6']);
    for (const text of ['9'.repeat(400), '123456', '1e3', '0x1f', '-5', '0', '7.5.5', 'Infinity']) {
      expect(minutes(`; TM[${text}]`), text).toBe(null);
      expect(saidOf(`; TM[${text}]`), text).toEqual(['note h9.tag-unreadable 1:6']);
    }
  });

  test('what is odd is told', () =>
    expect(saidOf('; QQ[x]\n; EV[a\n; EV[b]\n; HA[h12]\n; nothing of interest\n;')).toEqual([
      'note h9.tag-unknown 1:3',
      'warn h9.tag-unclosed 2:3',
      'warn h9.tag-repeated 3:3',
      'warn h9.tag-unreadable 4:6',
    ]));
});

describe('bytes', () => {
  const file = (name: string): string => `1 ${name} A 3d HU ab 2+/w0\n2 B B 1d HU ab 1-/b0\n`;
  const nameIn = (bytes: Uint8Array, encoding?: Encoding) => {
    const { report, findings } = H9.read(bytes, { limits: LIMITS, ...(encoding === undefined ? {} : { encoding }) });
    return [report?.players[0]?.name, ...short(findings).filter((text) => text.includes('encoding'))];
  };
  const latin = Uint8Array.from(file('Jér€me'), (letter) => (letter === '€' ? 0xa4 : letter.charCodeAt(0)));

  test('UTF-8, else ISO-8859-15; the guess is told', () => {
    expect(nameIn(bytesOf(file('Tőke')))).toEqual(['Tőke, A', 'note encoding.guessed -:-']);
    expect(nameIn(latin)).toEqual(['Jér€me, A', 'note encoding.guessed -:-']);
    expect(nameIn(bytesOf(file('Toke')))).toEqual(['Toke, A']);
  });

  test('a byte order mark is no letter', () => {
    expect(nameIn(bytesOf(`\ufeff${file('Toke')}`))).toEqual(['Toke, A']);
    expect(nameIn(bytesOf(`\ufeff${file('Tőke')}`))).toEqual(['Tőke, A', 'note encoding.guessed -:-']);
    expect(nameIn(Uint8Array.from([0xef, 0xbb, 0xbf, ...latin]))).toEqual([
      'J\ufffdr\ufffdme, A',
      'note encoding.guessed -:-',
      'warn encoding.damaged 1:4',
    ]);
  });

  test('an encoding that was set is not guessed, and told where it does not fit', () => {
    expect(nameIn(latin, 'windows-1252')).toEqual(['Jér¤me, A']);
    expect(nameIn(latin, 'utf-8')).toEqual(['J\ufffdr\ufffdme, A', 'warn encoding.damaged 1:4']);
  });

  test('lines end in CRLF, LF or CR', () => {
    for (const end of ['\r\n', '\n', '\r']) {
      expect(gamesOf(pair('2+/w1', '1-/b1').replaceAll('\n', end))).toHaveLength(1);
    }
  });
});

describe('limits', () => {
  const limited = (text: string, limits: Partial<typeof LIMITS>) =>
    H9.read(bytesOf(text), { limits: { ...LIMITS, ...limits } });
  const file = pair('2+/w1 0-', '1-/b1 0-');

  test('a file beyond them is refused unread', () => {
    expect(limited(file, { reportBytes: 10 })).toEqual({
      findings: [{ code: 'h9.too-large', weight: 'refuse', at: {}, facts: { bytes: file.length, limit: 10 } }],
    });
    expect(limited(file, { reportBytes: file.length }).report).toBeDefined();
  });

  test('players', () => {
    const { report, findings } = limited(file, { players: 1 });
    expect(report).toBeUndefined();
    expect(short(findings)).toEqual(['refuse h9.too-many-players 3:1']);
    expect(limited(file, { players: 2 }).report).toBeDefined();
  });

  test('rounds', () => {
    const { report, findings } = limited(file, { rounds: 1 });
    expect(report).toBeUndefined();
    expect(short(findings)).toEqual(['refuse h9.too-many-rounds 2:3']);
    expect(limited(file, { rounds: 2 }).report).toBeDefined();
  });

  test('words of a line', () => {
    const long = `1 A A 3d HU ab ${'0- '.repeat(300)}\n`;
    expect(short(limited(long, {}).findings)[0]).toBe('refuse h9.too-many-rounds 1:3');
    expect(limited(long, {}).report).toBeUndefined();
  });

  test('a line', () => {
    const findings = short(limited(file, { lineBytes: 22 }).findings);
    expect(findings).toContain('refuse h9.line-too-long 2:1');
  });

  test('findings are told up to a thousand, those that refuse the file first, then their number', () => {
    const free = Array.from(
      { length: 300 },
      (_, at) => `${at + 1} A${at} A 3d HU ab 0+ 0= 0- ${at === 299 ? 'x' : '0-'}`,
    );
    const { findings } = read(`${free.join('\n')}\n`);
    expect(findings).toHaveLength(1001);
    expect(findings.filter(({ weight }) => weight === 'refuse')).toHaveLength(1);
    expect(findings[1000]).toEqual({ code: 'h9.more-findings', weight: 'note', facts: { count: 202 } });
  });
});

describe('recognising', () => {
  for (const [text, isH9] of [
    ['; EV[x]\n', true],
    ['\ufeff; ev [x]\n', true],
    ['; a comment\n\n   1 A A 3d HU ab 2+/w0 |12345678\n', true],
    ['1 A A 3k 2+\n', true],
    ['1 A A 3d HU\n', false],
    ['1 A A HU 2+\n', false],
    ['{"event": "; EV[x]"}', false],
    ['<x>\n; EV[x]\n', false],
    ['012 A tournament\n001    1 m    A,B      2000 HUN     123 2000/01/01  1.0    1     2 w 1\n', false],
    ['', false],
  ] as const) {
    test(`${JSON.stringify(text)} is ${isH9 ? '' : 'not '}h9`, () => expect(H9.recognises(bytesOf(text))).toBe(isH9));
  }
});

describe('an entry that departs from the plain form', () => {
  const game = { symbol: '+', mark: '/', colour: 'w', stones: 0 };
  for (const [word, entry] of [
    ['2+/w0', { ...game, opponent: 2, odd: [] }],
    ['12-!b9', { opponent: 12, symbol: '-', mark: '!', colour: 'b', stones: 9, odd: [] }],
    ['02+/w0', { ...game, opponent: 2, odd: ['leading-zero'] }],
    ['O2+/w0', { ...game, opponent: 2, odd: ['letter-for-zero', 'leading-zero'] }],
    ['1O+/w0', { ...game, opponent: 10, odd: ['letter-for-zero'] }],
    ['2+/wO', { ...game, opponent: 2, odd: ['letter-for-zero'] }],
    ['2+/w02', { ...game, opponent: 2, stones: 2, odd: ['leading-zero'] }],
    ['2+/w10', { ...game, opponent: 2, stones: 10, odd: ['many-stones'] }],
    ['2+/w', { ...game, opponent: 2, odd: ['stones-implied'] }],
    ['2+/W0', { ...game, opponent: 2, odd: ['capital-colour'] }],
    ['2+/B0', { ...game, colour: 'b', opponent: 2, odd: ['capital-colour'] }],
    ['2+/?0', { ...game, colour: '?', opponent: 2, odd: [] }],
    ['2+/w0!', { ...game, opponent: 2, odd: ['mark-at-end'] }],
    ['2=', { opponent: 2, symbol: '=', odd: [] }],
    ['0+', { opponent: 0, symbol: '+', odd: [] }],
    ['0=0', { opponent: 0, symbol: '=', odd: ['odd-free-round'] }],
    ['0?', { opponent: 0, symbol: '?', odd: ['odd-free-round'] }],
    ['-', { opponent: 0, symbol: '-', odd: ['odd-free-round'] }],
  ] as const) {
    test(`${word} is read all the same, and told`, () => {
      expect(isEntry(word)).toBe(true);
      expect(readEntry(word)).toEqual(entry);
    });
  }

  for (const word of ['12=0', '2', '2x', '123456+', '2+/w100', '']) {
    test(`${JSON.stringify(word)} is none`, () => expect(isEntry(word)).toBe(false));
  }
});

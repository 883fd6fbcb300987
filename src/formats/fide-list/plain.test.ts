import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARENA_TITLES, TITLES } from '../titles.ts';
import { readWholeList } from '../whole.fixture.ts';
import {
  PLAIN_LINE,
  PLAIN_LIST,
  PLAIN_LIST_WIDTH,
  PLAIN_MARKS,
  type PlainList,
  putPlainPlayer,
  readPlainList,
} from './plain.ts';
import type { FideListPlayer } from './records.ts';
import { type ListForm, writeList } from './write.ts';

const MONTH = 2026 * 12 + 9;
const FORM: ListForm = { form: 'text', layout: 'single', control: 'standard', month: MONTH };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const written = (players: readonly FideListPlayer[]): Uint8Array => Buffer.concat([...writeList(players, FORM)]);

/** The players of columns, as far as they say them, and what the whole reader makes of the same. */
function inColumns({ players, size, bytes, begins }: PlainList): readonly unknown[] {
  return Array.from({ length: size }, (_, row) => {
    const numberIn = (column: number): number => players[row * PLAIN_LIST_WIDTH + column] as number;
    const federation = numberIn(PLAIN_LIST.federation);
    const from = begins + row * PLAIN_LINE + 15;
    const marks = numberIn(PLAIN_LIST.marks);
    return {
      fideId: String(numberIn(PLAIN_LIST.fideId)),
      name: Buffer.from(bytes.subarray(from, from + numberIn(PLAIN_LIST.name))).toString(),
      federation:
        federation === 0 ? '' : String.fromCharCode(federation >> 16, (federation >> 8) & 255, federation & 255),
      numbers: [PLAIN_LIST.rating, PLAIN_LIST.games, PLAIN_LIST.k, PLAIN_LIST.birthYear].map(numberIn),
      sex: marks & PLAIN_MARKS.woman ? 'f' : marks & PLAIN_MARKS.man ? 'm' : '',
      inactive: (marks & PLAIN_MARKS.inactive) !== 0,
    };
  });
}

const asColumns = ({ fideId, name, federation, sex, standard, birthYear, inactive }: FideListPlayer): unknown => ({
  fideId,
  name,
  federation: federation ?? '',
  numbers: [standard?.rating ?? 0, standard?.games ?? 0, standard?.k ?? 0, birthYear ?? 0],
  sex: sex ?? '',
  inactive,
});

/** What must hold of a list that was found to be plain. */
function expectSame(bytes: Uint8Array, list: PlainList): void {
  const { players, findings } = readWholeList(bytes);
  expect(findings.map(({ code }) => code)).toEqual(['list.one-control']);
  expect(inColumns(list)).toEqual(players.map(asColumns));
  const again = Buffer.concat([...writeList(players, { ...FORM, month: list.month } as ListForm)]);
  expect(again.equals(bytes)).toBe(true);
}

const SAMPLE: readonly FideListPlayer[] = [
  {
    fideId: '700001',
    name: 'Kormos, Bela',
    federation: 'HUN',
    sex: 'm',
    standard: { rating: 2101, games: 9, k: 20 },
    birthYear: 1979,
    inactive: false,
  },
  {
    fideId: '42',
    name: "O'Neil-Moss, Tamsin J.",
    sex: 'f',
    title: 'IM',
    womensTitle: 'WGM',
    otherTitles: ['FA', 'NI'],
    foa: 'AIM',
    standard: { games: 0 },
    inactive: true,
  },
  { fideId: '703303', name: 'X', standard: { rating: 1400, games: 0 }, birthYear: 2001, inactive: true },
  {
    fideId: '123456789',
    name: 'N'.repeat(60),
    sex: 'f',
    standard: { rating: 4000, games: 120, k: 40 },
    inactive: false,
  },
];
const BYTES = written(SAMPLE);
const TEXT = new TextDecoder().decode(BYTES);

const PLAYERS: fc.Arbitrary<readonly FideListPlayer[]> = fc.uniqueArray(
  fc.record({
    fideId: fc.integer({ min: 1, max: 999_999_999 }).map(String),
    name: fc.stringMatching(/^[!-~][ -~]{0,58}$/).map((name) => name.trimEnd()),
    federation: fc.constantFrom(undefined, 'HUN', 'FID', 'USA'),
    sex: fc.constantFrom(undefined, 'm' as const, 'f' as const),
    title: fc.constantFrom(undefined, ...TITLES),
    womensTitle: fc.constantFrom(undefined, ...TITLES),
    otherTitles: fc.constantFrom(undefined, ['FA'], ['FA', 'FST', 'DI']),
    foa: fc.constantFrom(undefined, ...ARENA_TITLES),
    standard: fc.record({
      rating: fc.option(fc.integer({ min: 1, max: 4000 }), { nil: undefined }),
      games: fc.integer({ min: 0, max: 999 }),
      k: fc.constantFrom(undefined, 10, 20, 40),
    }),
    birthYear: fc.option(fc.integer({ min: 1000, max: 9999 }), { nil: undefined }),
    inactive: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40, selector: ({ fideId }) => fideId },
);

describe('a plain FIDE list', () => {
  test('is read in columns, whatever plain things it holds, as by the whole reader', () => {
    fc.assert(
      fc.property(PLAYERS, (players) => {
        const bytes = written(players);
        const list = readPlainList(bytes) as PlainList;
        expect(list.month).toBe(MONTH);
        expectSame(bytes, list);
        for (const [row, { fideId }] of players.entries()) expect(list.rowOf(Number(fideId))).toBe(row);
      }),
      { numRuns: 100 },
    );
  });

  test('with any character changed into another is either not plain, or the same to both readers', () => {
    let plain = 0;
    for (let at = 0; at < BYTES.length; at += 1) {
      for (const letter of ' 019M,wiGF\t\0\n\x7fé') {
        const changed = Uint8Array.from(BYTES);
        changed[at] = letter.codePointAt(0) as number;
        const list = readPlainList(changed);
        if (list === undefined) continue;
        plain += 1;
        expectSame(changed, list);
      }
    }
    expect(plain).toBeGreaterThan(500);
  });

  test('knows nobody by a number that it does not have', () => {
    expect(readPlainList(BYTES)?.rowOf(43)).toBe(-1);
  });

  test('gives the lines of the next list, with other numbers', () => {
    fc.assert(
      fc.property(
        PLAYERS,
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 0, max: 999 }),
        fc.boolean(),
        (players, rating, games, inactive) => {
          const list = readPlainList(written(players)) as PlainList;
          const lines = new Uint8Array(players.length * PLAIN_LINE);
          for (const row of players.keys())
            putPlainPlayer(list, row, { rating, games, inactive }, lines, row * PLAIN_LINE);
          const next = players.map((player) => ({
            ...player,
            standard: { ...player.standard, rating, games },
            inactive,
          }));
          expect(Buffer.from(lines).equals(written(next).subarray(list.begins))).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('a list that is not plain', () => {
  for (const [what, text] of [
    ['nothing', ''],
    ['another heading', TEXT.replace('OTit', 'Otit')],
    ['a month that none is', TEXT.replace('OCT26', 'OKT26')],
    ['no players', TEXT.slice(0, TEXT.indexOf('\n') + 1)],
    ['a line that is cut', TEXT.slice(0, -3)],
    ['a number twice', TEXT.replace('703303', '700001')],
    ['a number of ten digits', TEXT.replace('123456789 ', '1234567890')],
    ['a number with a zero before it', TEXT.replace('42 ', '042')],
    ['a number that is zero', TEXT.replace('42 ', '0  ')],
    ['no number', TEXT.replace('42 ', '   ')],
    ['something in the last column of a number', TEXT.replace('20 1979', '20x1979')],
    ['something behind a number', TEXT.replace('700001   ', '700001  1')],
    ['no name', TEXT.replace('X ', '  ')],
    ['a name that begins further right', TEXT.replace('X ', ' X')],
    ['a name that fills its column', TEXT.replace(`${'N'.repeat(60)} `, 'N'.repeat(61))],
    ['a rating beyond all', TEXT.replace('4000', '4001')],
    ['a year of three digits', TEXT.replace('1979', '979 ')],
    ['a year of five digits', TEXT.replace('1979 ', '19790')],
    ['a sex that is none', TEXT.replace('HUN M', 'HUN X')],
    ['a woman without the flag', TEXT.replace('wi', 'i ')],
    ['a man with it', TEXT.replace('1979      ', '1979  w   ')],
    ['a flag that is none', TEXT.replace('1979      ', '1979  x   ')],
    ['a federation of two letters', TEXT.replace('HUN', 'HU ')],
    ['a federation in small letters', TEXT.replace('HUN', 'HuN')],
    ['a federation in other letters', TEXT.replace('HUN', '~UN')],
    ['a federation of four letters', TEXT.replace('HUN M', 'HUNGM')],
    ['a title that is none', TEXT.replace('IM ', 'XM ')],
    ['a title that goes on', TEXT.replace('IM   WGM ', 'IM  xWGM ')],
    ['a title of women that is none', TEXT.replace('WGM ', 'WXM ')],
    ['a title of women that goes on', TEXT.replace('WGM  FA', 'WGM xFA')],
    ['a title of the arena that is none', TEXT.replace('AIM', 'AXM')],
    ['two commas between titles', TEXT.replace('FA,NI ', 'FA,,NI')],
    ['a comma before titles', TEXT.replace('FA,NI', ',FANI')],
    ['a comma behind titles', TEXT.replace('FA,NI', 'FANI,')],
    ['a blank between titles', TEXT.replace('FA,NI', 'FA NI')],
    ['something far behind titles', TEXT.replace('FA,NI       ', 'FA,NI      x')],
    ['titles that fill their column', TEXT.replace('FA,NI          ', 'FA,NI,FI,FST,NA')],
    ['a control character in titles', TEXT.replace('FA,NI', 'FA\tNI')],
    ['a letter beyond ASCII in titles', TEXT.replace('FA,NI', 'FA\u007fNI')],
    ['another line end', TEXT.replace(/\r\n$/, '\n\n')],
    ['half a line end', TEXT.replace(/\r\n$/, '\r\r')],
  ] as const) {
    test(what, () => expect(readPlainList(bytesOf(text))).toBeUndefined());
  }

  test('numbers that were chosen to want one place', () => {
    const places = 256;
    const placeOf = (id: number): number => {
      const hash = Math.imul(id, 0x9e3779b1);
      return (hash ^ (hash >>> 15)) & (places - 1);
    };
    const chosen: FideListPlayer[] = [];
    for (let id = 1; chosen.length < 100; id += 1) {
      if (placeOf(id) === 0) chosen.push({ fideId: String(id), name: 'X', standard: { games: 0 }, inactive: false });
    }
    expect(readPlainList(written(chosen))).toBeUndefined();
    const crowded = [...Array(36).keys()].map((at) => ({ ...SAMPLE[2], fideId: String(3_000_000 + at * 7) }));
    const list = readPlainList(written([...chosen.slice(0, 64), ...crowded] as FideListPlayer[]));
    expect(list?.rowOf(Number(chosen[63]?.fideId))).toBe(63);
    expect(list?.rowOf(Number(chosen[99]?.fideId))).toBe(-1);
  });
});

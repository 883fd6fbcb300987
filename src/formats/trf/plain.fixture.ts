/** Plain TRF files for tests, and what both readers make of a file. */
import fc from 'fast-check';
import { LIMITS } from '../limits.ts';
import { readPlain } from './plain.ts';
import { plainPairings, plainReport } from './plain-report.ts';
import { readTrf } from './read.ts';
import { pairingsOf, toReport } from './report.ts';

export interface PlainEntrant {
  readonly sex?: string;
  readonly title?: string;
  readonly name: string;
  readonly rating?: number;
  readonly federation?: string;
  readonly fideId: number;
  readonly birth?: string;
}

export interface PlainFile {
  readonly head?: readonly string[];
  readonly lineEnd?: '\r\n' | '\n';
  readonly entrants: readonly PlainEntrant[];
  readonly rounds: number;
  /** One for each board and round, again and again. */
  readonly outcomes: readonly ('1' | '=' | '0' | '+' | 'H' | 'Z' | 'U' | ' ')[];
}

const TENTHS: Readonly<Record<string, number>> = { '1': 10, '=': 5, '0': 0, '+': 10, H: 5, U: 10 };
const OTHER: Readonly<Record<string, string>> = { '1': '0', '=': '=', '0': '1', '+': '-' };

export const HEAD_LINES: readonly string[] = [
  '012 Őszi Open',
  '022 Győr',
  '032 HUN',
  '042 2026/09/11',
  '052 2026/09/19',
  '092 Swiss system',
  '102 Arbiter, Anna',
  '122 90 min + 30 s',
];

/** Everybody in the order of starting ranks, by a rotating table; whoever is left alone has the bye of the pairing. */
export function plainText({ head = HEAD_LINES, lineEnd = '\r\n', entrants, rounds, outcomes }: PlainFile): string {
  const size = entrants.length + (entrants.length % 2);
  const cells: string[][] = entrants.map(() => []);
  const tenths = entrants.map(() => 0);
  const give = (place: number, cell: string, points: number): void => {
    cells[place]?.push(cell);
    if (place < entrants.length) tenths[place] = (tenths[place] as number) + points;
  };
  for (let round = 0, entry = 0; round < rounds; round += 1) {
    for (let board = 0; board < size / 2; board += 1, entry += 1) {
      const seat = (at: number): number => (at === 0 ? 0 : 1 + ((at - 1 + round) % (size - 1)));
      const pair = [seat(board), seat(size - 1 - board)];
      const [white, black] = (entry % 3 === 0 ? pair : pair.toReversed()) as [number, number];
      const outcome = outcomes[entry % outcomes.length] as string;
      const alone = Math.max(white, black) >= entrants.length;
      if (alone || OTHER[outcome] === undefined) {
        const bye = alone ? 'U' : outcome === 'U' ? 'H' : outcome;
        for (const place of pair) give(place, bye === ' ' ? ' '.repeat(10) : `  0000 - ${bye}`, TENTHS[bye] ?? 0);
        continue;
      }
      give(white, `  ${String(black + 1).padStart(4)} w ${outcome}`, TENTHS[outcome] as number);
      give(black, `  ${String(white + 1).padStart(4)} b ${OTHER[outcome]}`, 10 - (TENTHS[outcome] as number));
    }
  }
  const order = tenths.map((_, place) => place).sort((a, b) => (tenths[b] as number) - (tenths[a] as number));
  const players = entrants.map(({ sex = '', title = '', name, rating, federation = '', fideId, birth = '' }, place) =>
    [
      `001 ${String(place + 1).padStart(4)} ${sex.padEnd(1)}${title.padStart(3)}`,
      name + ' '.repeat(33 - [...name].length),
      String(rating ?? '').padStart(4),
      federation.padEnd(3),
      String(fideId).padStart(11),
      birth.padEnd(10),
      ((tenths[place] as number) / 10).toFixed(1).padStart(4),
      String(order.indexOf(place) + 1).padStart(4) + (cells[place] as string[]).join(''),
    ]
      .join(' ')
      .trimEnd(),
  );
  return [...head, ...players].map((line) => line + lineEnd).join('');
}

/** A plain file that has something of everything. */
export const PLAIN_SAMPLE: PlainFile = {
  head: [...HEAD_LINES, `132${' '.repeat(88)}26/09/11  26/09/12  26/09/13`],
  entrants: [
    {
      sex: 'm',
      title: 'GM',
      name: 'Őry, Árpád',
      rating: 2501,
      federation: 'HUN',
      fideId: 700_001,
      birth: '1984/02/29',
    },
    {
      sex: 'w',
      title: 'WIM',
      name: 'Kovacs, Anna',
      rating: 2202,
      federation: 'HUN',
      fideId: 700_002,
      birth: '1990/00/00',
    },
    { name: 'Novy, Jan', federation: 'CZE', fideId: 600_000_003 },
    { sex: 'm', name: 'Ferenc', rating: 1800, fideId: 700_004, birth: '2001/12/31' },
    { sex: 'm', name: 'Melnyk, Oleh', rating: 1400, federation: 'UKR', fideId: 123_456, birth: '1970/01/01' },
  ],
  rounds: 3,
  outcomes: ['1', '=', '+', '0', 'H', ' ', '=', 'Z', '1'],
};

const optional = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined });
const TWO = (min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((number) => String(number).padStart(2, '0'));

const ENTRANT = fc.record(
  {
    sex: fc.constantFrom('m', 'w'),
    title: fc.constantFrom('GM', 'WIM', 'CM'),
    name: fc.stringMatching(/^[A-ZŐШ][a-záшøł]{1,12}, [A-Z][a-zé]{1,9}$/),
    rating: fc.integer({ min: 1000, max: 2900 }),
    federation: fc.constantFrom('HUN', 'UKR', 'USA'),
    birth: fc.oneof(
      fc.tuple(fc.integer({ min: 1900, max: 2020 }), TWO(1, 12), TWO(1, 28)).map((parts) => parts.join('/')),
      fc.constantFrom('1988/00/00', '2004/02/29', '1990/12/31'),
    ),
  },
  { requiredKeys: ['name'] },
);

/**
 * What the plain reader tells names apart by: letters in their order; where one is not of ASCII, in any order, and of it the first byte.
 * A file with two names that are alike by it is not plain.
 */
const likeness = (name: string): string => {
  const letters = name.toLowerCase().replaceAll(/[, ]/g, '');
  if (/^[a-z]*$/.test(letters)) return letters;
  const firstBytes = Array.from(letters, (letter) => new TextEncoder().encode(letter)[0] as number);
  return firstBytes.sort((a, b) => a - b).join();
};

/** Plain by everything that is written in them. */
export const PLAIN_FILES: fc.Arbitrary<PlainFile> = fc
  .record({
    entrants: fc.uniqueArray(ENTRANT, { minLength: 3, maxLength: 12, selector: ({ name }) => likeness(name) }),
    rounds: fc.integer({ min: 1, max: 9 }),
    lineEnd: fc.constantFrom('\r\n' as const, '\n' as const),
    outcomes: fc.array(fc.constantFrom('1', '=', '0', '+', 'H', 'Z', ' '), { minLength: 5, maxLength: 40 }),
    dated: fc.boolean(),
    counted: fc.boolean(),
    deputy: optional(fc.constantFrom('112 Deputy, Dora', '112 ', '112 Bela')),
    words: fc.constantFrom('092 Swiss', '092 Round robin', '092 svájci'),
    control: fc.constantFrom('122 15 min', '122 90 min + 30 s', '122 '),
  })
  .map(({ entrants, dated, counted, deputy, words, control, ...file }) => {
    const first = ['012 Őszi Open', '022 Győr', '032 HUN', '042 2026/09/11'];
    const days = Array.from({ length: file.rounds }, (_, round) => `26/09/${11 + round}`).join('  ');
    const rated = entrants.filter(({ rating }) => rating !== undefined).length;
    const head = [
      ...first,
      dated ? '052 2026/09/25' : '052 2026/09/11',
      ...(counted ? [`062 ${entrants.length}`, `072 ${rated}`, '082 0'] : []),
      words,
      '102 Arbiter, Anna',
      ...(deputy === undefined ? [] : [deputy]),
      control,
      ...(dated ? [`132${' '.repeat(88)}${days}`] : []),
    ];
    return {
      ...file,
      head,
      // somebody is in every round: two boards one after another are never both empty
      outcomes: file.outcomes.map((each, at, all) =>
        each === ' ' && all.at(at - 1) === ' ' ? '1' : each,
      ) as PlainFile['outcomes'],
      entrants: entrants.map((entrant, place) => ({ ...entrant, fideId: 100_000 + place * 7919 })),
    };
  });

/** What a reader makes of some bytes. */
export interface Made {
  readonly report: unknown;
  readonly pairings: readonly number[] | undefined;
  readonly findings: unknown;
}

/** A plain file; undefined where it is none. */
export function madePlain(bytes: Uint8Array): Made | undefined {
  const plain = readPlain(bytes, LIMITS);
  if (plain === undefined) return undefined;
  return { report: plainReport(plain), pairings: plainPairings(plain), findings: plain.findings };
}

/** The same by the whole reader. */
export function madeWhole(bytes: Uint8Array): Made | undefined {
  const { file, findings } = readTrf(bytes, { limits: LIMITS });
  return file === undefined ? undefined : { report: toReport(file), pairings: pairingsOf(file), findings };
}

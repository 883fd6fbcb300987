/** Lines copied out of pages as bytes are those of the formats' own writers, and all others are left to these. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Desk,
  type FileCardValues,
  FLAGS,
  type ListRow,
  MARKS,
  type StandingBlock,
  type StandingRow,
} from '../../ledger/store.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import { FileCards } from './file-cards.ts';
import { HeldCards } from './held-cards.ts';
import { fideWriter } from './fide-files.ts';
import { type ListLineWriter, WITHOUT_PAUSE, writeListed } from './file-lines.ts';
import { csvWriter, jsonWriter } from './own-files.ts';

const SEALED = { pool: 'fide', date: '2026-10-01', digest: 'd', root: 'r', entry: 7, hash: 'h' };
const RULES = officeRulesOf('fide-2026-01');

const WRITERS: Readonly<Record<string, () => ListLineWriter>> = {
  text: () => fideWriter({ form: 'text', layout: 'single', control: 'standard', month: 24_321 }),
  xml: () => fideWriter({ form: 'xml', layout: 'single', control: 'standard' }),
  csv: () => csvWriter(RULES, 'safe', false),
  'csv-exact': () => csvWriter(RULES, 'exact', false),
  json: () => jsonWriter(SEALED, RULES),
};

type Listed = readonly [row: Omit<StandingRow, 'person'>, card: FileCardValues];

/** A block of one row. */
const blockOf = (row: StandingRow): StandingBlock => ({
  rows: 1,
  person: () => row.person,
  rating: () => row.rating,
  k: () => row.k,
  games: () => row.games,
  total: () => row.total,
  peak: () => row.peak,
  change: () => row.change,
  flags: () => row.flags,
  row: () => row,
  rests: () => [row.rest],
});

/** A desk with nothing but a list. */
const deskWith = (listed: readonly Listed[]): Desk =>
  ({
    standingBlocks: async () => ({ blocks: listed.map(([row], at) => blockOf({ ...row, person: at + 1 })) }),
    // with somebody between them who is not on the list
    filePersons: async (persons: readonly number[]) =>
      new TextEncoder().encode(
        JSON.stringify(
          persons.flatMap((person) => {
            const [, [, ...card]] = listed[person - 1] as Listed;
            return [[person, ...card], [person + 0.5, ...card].map((value, at) => (at === 0 ? person + 5000 : value))];
          }),
        ),
      ),
  }) as unknown as Desk;

async function written(writer: ListLineWriter, by: 'name' | 'rating', listed: readonly Listed[]) {
  const pieces: Uint8Array[] = [];
  try {
    const { file, findings } = await writeListed(
      deskWith(listed),
      { list: 1, no: 9 } as ListRow,
      by,
      writer,
      (bytes) => void pieces.push(bytes),
      WITHOUT_PAUSE,
    );
    return { file, findings, text: Buffer.concat(pieces).toString('utf8') };
  } catch (error) {
    return String(error);
  }
}

const NAME = fc.oneof(
  fc.constantFrom(
    'Kovács, Anna',
    'Nagy-Kiss, Éva',
    "O'Hara, Tim",
    'Ковач, Анна',
    'ß',
    '',
    '-',
    'a-',
    ' a',
    'a ',
    '﹣x',
  ),
  fc.string({ unit: fc.constantFrom(...'ab, ;"\'=+-@&<>\\\t\n\u007f\u00a0\u0130é漢', '😀'), maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 6 }).filter((text) => Buffer.from(text).toString() === text),
  fc.constantFrom('x'.repeat(59), 'x'.repeat(60), 'x'.repeat(61), 'x'.repeat(600)),
);
const SHORT = fc.oneof(fc.constantFrom('HUN', 'WGM', 'GM', 'FM', 'é', '<b>', 'XXXXX', '=1'), NAME);
const WHOLE = fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(-1, 0.5, 1e9, 99_999_999_999));
const FACTS = JSON.stringify({ now: { title: 'IM' }, was: [{ upTo: 8, facts: { federation: 'UKR' } }] });

const LISTED: fc.Arbitrary<Listed> = fc.tuple(
  fc.record({
    rating: WHOLE,
    k: fc.option(WHOLE),
    games: WHOLE,
    total: fc.constant(0),
    peak: fc.constant(null),
    change: fc.option(fc.integer({ min: -9999, max: 9999 })),
    flags: fc.constantFrom(0, FLAGS.inactive, FLAGS.fresh),
    last: fc.constant(null),
    rest: fc.constant(null),
  }),
  fc
    .tuple(
      fc.option(NAME),
      fc.option(fc.constantFrom(1985, 2012, 999, 10_000)),
      fc.constantFrom('m', 'f', null),
      fc.option(SHORT),
      fc.option(SHORT),
      fc.oneof(fc.constantFrom('700001', '1', null), SHORT),
      fc.constantFrom(0, 0, 0, MARKS.deceased, MARKS.changed, MARKS.erased),
      fc.boolean(),
    )
    .map(([name, birthYear, sex, federation, title, fide, marks, isByInitials]): FileCardValues => {
      const facts = marks === MARKS.changed ? FACTS : null;
      const card = [1, null, name, birthYear, sex, federation, title, facts, fide, null, marks] as const;
      return isByInitials ? [...card, 1] : card;
    }),
);

const PLAIN: Listed = [
  {
    rating: 2000,
    k: 20,
    games: 3,
    total: 30,
    peak: 2010,
    change: -120,
    flags: FLAGS.inactive,
    last: null,
    rest: null,
  },
  [1, null, 'Nagy-Kiss, Eva', 1985, 'f', 'HUN', 'WGM', null, '700001', null, 0],
];

describe.each(Object.keys(WRITERS))('%s', (format) => {
  const writer = WRITERS[format] as () => ListLineWriter;
  const by = format === 'text' || format === 'xml' ? 'name' : 'rating';

  test('is the same, bytes and findings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(LISTED, { maxLength: 12 }), async (listed) => {
        const { plain: _plain, ...alone } = writer();
        expect(await written(writer(), by, listed)).toEqual(await written(alone, by, listed));
      }),
      { numRuns: 300 },
    );
  });

  test('what is plain is held, and written where it is given out', () => {
    const { plain } = writer();
    const add = ([row, card]: Listed, cards = new HeldCards()): boolean => {
      const begins = cards.add(new FileCards(pageOf(card)).of(1), blockOf({ ...row, person: 1 }), 0);
      return begins >= 0 && plain?.fits(cards.at(begins)) === true;
    };
    expect(add(PLAIN)).toBe(true);
    expect(add([PLAIN[0], [1, null, '=1+1', 1985, 'f', 'HUN', 'WGM', null, '700001', null, 0]])).toBe(false);
    expect(add([{ ...PLAIN[0], change: 0.5 }, PLAIN[1]])).toBe(false);
  });

  test('lines of many kinds and lengths stand in one order', async () => {
    const listed = Array.from({ length: 1500 }, (_, at): Listed => {
      const name = `${'=+'.charAt(at % 40)}${'x'.repeat((at * 7919) % 97)}${at}`;
      return [
        { ...PLAIN[0], rating: 1400 + (at % 11) },
        [1, null, name, 1985, 'm', 'HUN', null, null, String(at + 1), null, 0],
      ];
    });
    const { plain: _plain, ...alone } = writer();
    expect(await written(writer(), by, listed)).toEqual(await written(alone, by, listed));
  });
});

const pageOf = (card: FileCardValues): Uint8Array => new TextEncoder().encode(JSON.stringify([card]));

test('a page that is written otherwise, or has not everybody, is a fault', () => {
  const of = (text: string) => new FileCards(new TextEncoder().encode(text)).of(1);
  for (const text of [
    '',
    '[]',
    '{}',
    '[[2,null,"a",null,null,null,null,null,null,null,0]]',
    '[[1, null]]',
    '[[-1,null',
  ]) {
    expect(() => of(text), text).toThrow(/card/);
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { readWholeList } from '../whole.fixture.ts';
import { CONTROLS, type FideListPlayer, type FideListRating, listMonth, monthHeading } from './records.ts';
import { type ListForm, writeList } from './write.ts';

const MONTH = 2026 * 12 + 9;
const COMBINED: ListForm = { form: 'text', layout: 'combined' };

function written(
  players: readonly FideListPlayer[],
  form: ListForm,
): { bytes: Uint8Array; findings: readonly Finding[] } {
  const writing = writeList(players, form);
  const parts: number[] = [];
  for (let next = writing.next(); ; next = writing.next()) {
    if (next.done === true) return { bytes: Uint8Array.from(parts), findings: next.value };
    parts.push(...next.value);
  }
}
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const nth = (players: readonly FideListPlayer[], form: ListForm, line: number): string =>
  text(written(players, form).bytes).split('\r\n')[line] as string;

const PLAYER: FideListPlayer = { fideId: '9000011', name: 'Kormos, Bela', inactive: false };

describe('the text', () => {
  test('has the widths that FIDE prints', () => {
    expect(nth([PLAYER], COMBINED, 0)).toHaveLength(162);
    expect(nth([PLAYER], COMBINED, 1)).toHaveLength(162);
    const single: ListForm = { form: 'text', layout: 'single', control: 'rapid', month: MONTH };
    expect(nth([PLAYER], single, 0)).toHaveLength(136);
    expect(nth([PLAYER], single, 1)).toHaveLength(136);
    expect(nth([PLAYER], single, 0).slice(113)).toBe('OCT26 Gms K  B-day Flag');
  });

  test('has the old layout too: numbers at the right, titles as letters, blanks for what is not known', () => {
    const old: ListForm = { form: 'text', layout: 'old', control: 'standard', month: 2011 * 12 + 2 };
    const players: readonly FideListPlayer[] = [
      { ...PLAYER, title: 'GM', federation: 'HUN', standard: { rating: 2601, games: 9 }, birthYear: 1979 },
      {
        ...PLAYER,
        fideId: '42',
        name: 'Moss, Tamsin',
        womensTitle: 'WIM',
        sex: 'f',
        inactive: true,
        rapid: { rating: 1 },
      },
      { ...PLAYER, fideId: '43', name: 'Moss, Tim', title: 'AGM' },
      { ...PLAYER, fideId: '44', name: 'Moss, Tess' },
    ];
    const { bytes, findings } = written(players, old);
    expect(text(bytes).split('\r\n')).toEqual([
      'ID number Name                              TitlFed  Mar11 GamesBorn  Flag',
      '  9000011 Kormos, Bela                      g   HUN  2601    9  1979      ',
      '       42 Moss, Tamsin                      wm               0        wi  ',
      '       43 Moss, Tim                         AGM              0            ',
      '       44 Moss, Tess                                         0            ',
      '',
    ]);
    expect(findings).toEqual([{ code: 'list.not-carried', weight: 'note', facts: { what: 'rapid', count: 1 } }]);
    expect(readWholeList(bytes).players.map(({ title }) => title)).toEqual(['GM', 'WIM', 'AGM', undefined]);
  });

  test('writes letters that are not plain in plain ones, and tells each once', () => {
    const players = [
      { ...PLAYER, name: 'Őrösi-Süß, Ágnes' },
      { ...PLAYER, fideId: '9', name: 'Щукин, Юрий Ö' },
      { ...PLAYER, fideId: '8', name: '棋, O\u0308' },
    ];
    const { bytes, findings } = written(players, COMBINED);
    expect(
      text(bytes)
        .split('\r\n')
        .slice(1, 4)
        .map((line) => line.slice(15, 76).trimEnd()),
    ).toEqual(['Orosi-Suss, Agnes', 'Shchukin, Iurii O', '?, O']);
    expect(bytes.every((byte) => byte < 0x80)).toBe(true);
    expect(findings.map(({ weight, facts }) => [weight, facts['from'], facts['to'], facts['count']])).toContainEqual([
      'note',
      'Ö',
      'O',
      2,
    ]);
    expect(findings.every(({ code }) => code === 'list.transliterated')).toBe(true);
    expect(findings).toHaveLength(15);
  });

  test('what is too long is cut and told, titles between two of them', () => {
    const long = { ...PLAYER, name: 'x'.repeat(61), otherTitles: ['SI', 'FI', 'LSI', 'SLI', 'NA'] };
    const { bytes, findings } = written([long], COMBINED);
    const line = text(bytes).split('\r\n')[1] as string;
    expect(line.slice(15, 77)).toBe(`${'x'.repeat(60)}  `);
    expect(line.slice(94, 113)).toBe('SI,FI,LSI,SLI'.padEnd(19));
    expect(line).toHaveLength(162);
    expect(findings.map(({ code, weight, facts }) => [code, weight, facts['element'], facts['width']])).toEqual([
      ['list.cut', 'warn', 'name', 60],
      ['list.cut', 'warn', 'o_title', 14],
    ]);
    expect(nth([{ ...PLAYER, name: 'x'.repeat(60) }], COMBINED, 1).slice(15, 77)).toBe(`${'x'.repeat(60)}  `);
    expect(nth([{ ...PLAYER, otherTitles: ['x'.repeat(15)] }], COMBINED, 1).slice(94, 113)).toBe(
      `${'x'.repeat(15)}    `,
    );
    expect(
      nth([{ ...PLAYER, otherTitles: ['x'.repeat(16)] }], COMBINED, 1)
        .slice(94, 113)
        .trim(),
    ).toBe('');
  });

  test('ratings that a list has no place for are counted', () => {
    const player = { ...PLAYER, standard: { rating: 2100 }, rapid: { rating: 2000 }, blitz: { games: 0 } };
    const { findings } = written([player, player], { form: 'xml', layout: 'single', control: 'standard' });
    expect(findings).toEqual([{ code: 'list.not-carried', weight: 'note', facts: { what: 'rapid', count: 2 } }]);
  });
});

test('the XML keeps every letter and escapes its own signs', () => {
  const { bytes, findings } = written([{ ...PLAYER, name: 'Ő <&> "x"' }], { form: 'xml', layout: 'combined' });
  expect(text(bytes)).toContain('<name>Ő &lt;&amp;&gt; "x"</name>\r\n');
  expect(findings).toEqual([]);
  expect(readWholeList(bytes).players[0]?.name).toBe('Ő <&> "x"');
});

test('a remark stands as a comment before the players of an XML, and is nothing to its readers', () => {
  const form = { form: 'xml', layout: 'combined' } as const;
  const [plain, remarked] = [written([PLAYER], form), written([PLAYER], { ...form, remark: 'log elobook/1f 12 aGk=' })];
  expect(text(remarked.bytes)).toBe(
    text(plain.bytes).replace('<playerslist>\r\n', '<playerslist>\r\n<!-- log elobook/1f 12 aGk= -->\r\n'),
  );
  expect(readWholeList(remarked.bytes)).toEqual(readWholeList(plain.bytes));
});

test('months and their headings', () => {
  expect([monthHeading(MONTH), listMonth('OCT26'), listMonth('jan70'), listMonth('Dec69'), listMonth('SRtng')]).toEqual(
    ['OCT26', MONTH, 1970 * 12, 2069 * 12 + 11, undefined],
  );
  expect(monthHeading(2009 * 12)).toBe('JAN09');
});

const ratings: fc.Arbitrary<FideListRating | undefined> = fc.option(
  fc.record({
    rating: fc.option(fc.integer({ min: 1, max: 4000 }), { nil: undefined }),
    games: fc.integer({ min: 0, max: 999 }),
    k: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
  }),
  { nil: undefined },
);
const word = (least: number, most: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIabcdefghi'), minLength: least, maxLength: most });

const player: fc.Arbitrary<FideListPlayer> = fc.record({
  fideId: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  name: fc.option(
    fc.tuple(word(1, 20), word(1, 20)).map(([last, first]) => `${last}, ${first}`),
    { nil: undefined },
  ),
  federation: fc.option(fc.constantFrom('HUN', 'RUS', 'ENG'), { nil: undefined }),
  sex: fc.constantFrom('m', 'f', undefined),
  title: fc.option(fc.constantFrom('GM', 'WCM'), { nil: undefined }),
  womensTitle: fc.option(fc.constantFrom('WGM', 'WIM'), { nil: undefined }),
  otherTitles: fc.option(
    fc.uniqueArray(fc.constantFrom('IA', 'FI', 'NA', 'DI', 'SI'), { minLength: 1, maxLength: 5 }),
    {
      nil: undefined,
    },
  ),
  foa: fc.option(fc.constantFrom('AGM', 'ACM'), { nil: undefined }),
  standard: ratings,
  rapid: ratings,
  blitz: ratings,
  birthYear: fc.option(fc.integer({ min: 1900, max: 2026 }), { nil: undefined }),
  inactive: fc.boolean(),
});
const players = fc.uniqueArray(player, { selector: ({ fideId }) => fideId, minLength: 1, maxLength: 20 });

describe('what is written is read again', () => {
  for (const form of ['text', 'xml'] as const) {
    test(`a combined list as ${form}`, () => {
      fc.assert(
        fc.property(players, (all) => {
          const { bytes, findings } = written(all, { form, layout: 'combined' });
          const read = readWholeList(bytes);
          expect(findings).toEqual([]);
          expect(read.players).toEqual(all);
          expect(read.findings.filter(({ code }) => code !== 'list.name-missing')).toEqual([]);
          expect(text(written(read.players, { form, layout: 'combined' }).bytes)).toBe(text(bytes));
        }),
      );
    });

    test(`a list of one kind as ${form}`, () => {
      fc.assert(
        fc.property(players, fc.constantFrom(...CONTROLS), (all, control) => {
          const { bytes } = written(all, { form, layout: 'single', control, month: MONTH } as ListForm);
          const none = { standard: undefined, rapid: undefined, blitz: undefined };
          expect(readWholeList(bytes, { control }).players).toEqual(
            all.map((each) => ({ ...each, ...none, [control]: each[control] })),
          );
        }),
      );
    });
  }

  test('a list of more players than one piece', () => {
    const all = Array.from({ length: 1001 }, (_, index) => ({ ...PLAYER, fideId: String(index + 1) }));
    expect(readWholeList(written(all, COMBINED).bytes).players).toEqual(all);
  });
});

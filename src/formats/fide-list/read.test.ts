import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { LIMITS } from '../limits.ts';
import { readWholeList } from '../whole.fixture.ts';
import { ListReader, recognisesList } from './read.ts';
import { controlOfName, type FideListPlayer } from './records.ts';

const HEADING =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';
const CELLS = [15, 61, 4, 4, 5, 5, 15, 4, 6, 4, 3, 6, 4, 3, 6, 4, 3, 6, 4];

/** A line of the combined list, of the cells that differ from those of a plain player. */
function line(cells: Readonly<Record<number, string>> = {}): string {
  const plain = [
    '9000011',
    'Kormos, Bela',
    'HUN',
    'M',
    '',
    '',
    '',
    '',
    '2100',
    '3',
    '20',
    '',
    '',
    '',
    '',
    '',
    '',
    '1979',
    '',
  ];
  return plain.map((cell, index) => (cells[index] ?? cell).padEnd(CELLS[index] as number)).join('');
}

const list = (...lines: readonly string[]): Uint8Array => strToU8([HEADING, ...lines, ''].join('\r\n'));
const xml = (...players: readonly string[]): Uint8Array =>
  strToU8(`<playerslist>\n${players.join('\n')}\n</playerslist>\n`);
const codes = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code);
const only = ({ players }: { readonly players: readonly FideListPlayer[] }): FideListPlayer => {
  expect(players).toHaveLength(1);
  return players[0] as FideListPlayer;
};

describe('a line of the text', () => {
  test('gives a player', () => {
    const { players, findings } = readWholeList(list(line()));
    expect(findings).toEqual([]);
    expect(players).toEqual([
      {
        fideId: '9000011',
        name: 'Kormos, Bela',
        federation: 'HUN',
        sex: 'm',
        standard: { rating: 2100, games: 3, k: 20 },
        birthYear: 1979,
        inactive: false,
      },
    ]);
  });

  for (const [flag, sex, inactive] of [
    ['', 'm', false],
    ['i', 'm', true],
    ['I', 'm', true],
  ] as const) {
    test(`the flag "${flag}"`, () =>
      expect(only(readWholeList(list(line({ 18: flag }))))).toMatchObject({ sex, inactive }));
  }

  for (const [flag, sex, inactive] of [
    ['w', 'f', false],
    ['WI', 'f', true],
    ['', undefined, false],
  ] as const) {
    test(`the flag "${flag}" tells the sex where its column is blank`, () => {
      const { players, findings } = readWholeList(list(line({ 3: '', 18: flag })));
      expect(findings).toEqual([]);
      expect(players[0]).toMatchObject({ sex, inactive });
    });
  }

  test('a woman by her column needs no flag', () => {
    expect(only(readWholeList(list(line({ 3: 'f' })))).sex).toBe('f');
  });

  test('a rating of zero with games and no K is unrated; games without a rating stay', () => {
    const player = only(
      readWholeList(list(line({ 8: '0', 9: '0', 10: '0', 11: '', 12: '4', 13: '', 14: '0', 15: '', 16: '40' }))),
    );
    expect([player.standard, player.rapid, player.blitz]).toEqual([{ games: 0 }, { games: 4 }, { k: 40 }]);
  });

  test('numbers may stand at the right of their column', () => {
    expect(only(readWholeList(list(line({ 8: '  2100', 9: '   3' }))))).toMatchObject({
      standard: { rating: 2100, games: 3 },
    });
  });

  for (const [title, read, found] of [
    ['GM', 'GM', []],
    ['wgm', 'WGM', ['list.title-adjusted']],
    ['g', 'GM', ['list.title-adjusted']],
    ['WH', 'WH', ['list.title-unknown']],
    ['XXXX', 'XXXX', ['list.title-unknown']],
  ] as const) {
    test(`the title ${title} is read as ${read}, told once`, () => {
      const { players, findings } = readWholeList(list(line({ 4: title }), line({ 0: '9000028', 4: title })));
      expect(players.map((player) => player.title)).toEqual([read, read]);
      expect(codes(findings)).toEqual(found);
    });
  }

  test('other titles are a list, and commas alone are none', () => {
    expect(only(readWholeList(list(line({ 6: 'IA, FI,' })))).otherTitles).toEqual(['IA', 'FI']);
    expect(only(readWholeList(list(line({ 6: ',' })))).otherTitles).toBeUndefined();
  });

  test('the title of the arena; 0 is none, another is told', () => {
    expect(only(readWholeList(list(line({ 7: 'AGM' })))).foa).toBe('AGM');
    expect(only(readWholeList(list(line({ 7: '0' })))).foa).toBeUndefined();
    const odd = readWholeList(list(line({ 7: 'QQ' })));
    expect([only(odd).foa, codes(odd.findings)]).toEqual(['QQ', ['list.title-unknown']]);
    const long = readWholeList(list(line({ 7: 'QQQQ' })));
    expect([only(long).foa, codes(long.findings)]).toEqual(['QQQQ', ['list.title-unknown']]);
  });

  test('a federation of four letters is kept and told', () => {
    const { players, findings } = readWholeList(list(line({ 2: 'HUNG' })));
    expect(players[0]?.federation).toBe('HUNG');
    expect(findings).toEqual([
      { code: 'list.federation-unknown', weight: 'note', at: { line: 2, column: 77 }, facts: { seen: 'HUNG' } },
    ]);
    expect(only(readWholeList(list(line({ 2: '' })))).federation).toBeUndefined();
    for (const seen of ['hun', 'H1N', '@UN', 'HU[']) {
      const told = readWholeList(list(line({ 2: seen }))).findings.map(({ facts }) => facts);
      expect(told).toEqual([{ seen }]);
    }
  });

  for (const [year, birthYear, found] of [
    ['0', undefined, []],
    ['', undefined, []],
    ['999', undefined, ['list.birth-unreadable']],
    ['1000', 1000, []],
    ['9999', 9999, []],
    ['10000', undefined, ['list.birth-unreadable']],
    ['19 79', undefined, ['list.birth-unreadable']],
  ] as const) {
    test(`the birth year "${year}"`, () => {
      const { players, findings } = readWholeList(list(line({ 17: year })));
      expect([players[0]?.birthYear, codes(findings)]).toEqual([birthYear, found]);
    });
  }

  for (const [rating, found] of [
    ['4000', []],
    ['4001', ['list.rating-out-of-range']],
    ['-5', ['list.rating-unreadable']],
    ['2:00', ['list.rating-unreadable']],
    ['2/00', ['list.rating-unreadable']],
  ] as const) {
    test(`a rating of ${rating}, also for blitz`, () => {
      expect(codes(readWholeList(list(line({ 8: rating }), line({ 0: '5' }))).findings)).toEqual(found);
      expect(codes(readWholeList(list(line({ 14: rating }), line({ 0: '5' }))).findings)).toEqual(found);
      expect(codes(readWholeList(list(line({ 11: rating }), line({ 0: '5' }))).findings)).toEqual(found);
    });
  }

  for (const [id, isRead] of [
    ['1', true],
    ['123456789012345', true],
    ['0', false],
    ['', false],
    ['12 34', false],
    ['12a', false],
  ] as const) {
    test(`the number "${id}" is ${isRead ? 'read' : 'refused'}`, () => {
      const { players, findings } = readWholeList(list(line({ 0: id })));
      expect(players.map(({ fideId }) => fideId)).toEqual(isRead ? [id] : []);
      expect(codes(findings)).toEqual(isRead ? [] : ['list.id-unreadable']);
    });
  }

  test('a name with a character that was lost is told', () => {
    const { findings } = readWholeList(list(line({ 1: 'Kormos, B\u0085la' })), { encoding: 'utf-8' });
    expect(codes(findings)).toEqual(['list.name-damaged']);
  });

  test('blank lines are no players', () => {
    expect(readWholeList(list('', line(), '   ', '')).findings).toEqual([]);
    const late = readWholeList(strToU8(`\r\n \r\n${HEADING}\r\n${line({ 2: 'HU' })}`));
    expect(late.findings.map(({ at }) => at)).toEqual([{ line: 4, column: 77 }]);
  });

  test('lines end with CRLF, LF or CR', () => {
    const bytes = list(line(), line({ 0: '9000028' }));
    const text = new TextDecoder().decode(bytes);
    for (const end of ['\r\n', '\n', '\r']) {
      const read = readWholeList(strToU8(text.replaceAll('\r\n', end)));
      expect([read.players.length, read.findings]).toEqual([2, []]);
      expect(readWholeList(strToU8(text.replaceAll('\r\n', end).trimEnd())).players).toHaveLength(2);
      for (const blanks of ['', ' '.repeat(1030 - HEADING.length)]) {
        const reader = new ListReader();
        for (const byte of strToU8(text.replace('Flag', `Flag${blanks}`).replaceAll('\r\n', end)))
          reader.push(Uint8Array.of(byte));
        reader.end();
        expect(reader.take()).toEqual(blanks === '' ? read : { ...read, findings: expect.anything() });
      }
    }
  });

  test('a byte order mark is passed over', () => {
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...list(line())]);
    expect(recognisesList(marked)).toBe(true);
    const { players, findings } = readWholeList(marked);
    expect([players.length, codes(findings)]).toEqual([1, []]);
  });

  test('names in another encoding are read, and columns are counted in characters', () => {
    const text = [HEADING, line({ 1: 'Őz, Űrsín', 2: 'HU' }), ''].join('\n');
    const bytes = Uint8Array.from(
      text,
      (character) => ({ Ő: 0xd5, Ű: 0xdb, í: 0xed })[character] ?? character.charCodeAt(0),
    );
    const { players, findings } = readWholeList(bytes);
    expect(players[0]?.name).toBe('Őz, Űrsín');
    expect(findings).toEqual([
      { code: 'list.federation-unknown', weight: 'note', at: { line: 2, column: 77 }, facts: { seen: 'HU' } },
      { code: 'encoding.guessed', weight: 'note', facts: { encoding: 'windows-1250', bytes: 3 } },
    ]);
    expect(readWholeList(bytes, { encoding: 'windows-1252' }).players[0]?.name).toBe('Õz, Ûrsín');
  });

  test('a line beyond the limit is refused and the next one read', () => {
    const reader = new ListReader({ limits: { ...LIMITS, lineBytes: 300 } });
    reader.push(list(...['1', '2', '3', '4', '5', '6'].map((id) => line({ 0: id }))));
    for (let times = 0; times < 3; times += 1) reader.push(strToU8('x'.repeat(200)));
    reader.push(strToU8(`y\r\n${line({ 0: '9000028' })}\r\n`));
    reader.push(strToU8('z'.repeat(301)));
    reader.end();
    const { players, findings } = reader.take();
    expect(players.at(-1)?.fideId).toBe('9000028');
    expect(findings).toEqual([
      { code: 'list.line-too-long', weight: 'refuse', at: { line: 8, column: 1 }, facts: { limit: 300 } },
      { code: 'list.line-too-long', weight: 'refuse', at: { line: 10, column: 1 }, facts: { limit: 300 } },
    ]);
  });

  test('so is one that came whole', () => {
    const bytes = list(line(), 'x'.repeat(301), line({ 0: '9000028' }));
    const { players, findings } = readWholeList(bytes, { limits: { ...LIMITS, lineBytes: 300 } });
    expect([players.length, codes(findings)]).toEqual([2, ['list.line-too-long']]);
  });

  test('codes of any number are read', () => {
    const lines = Array.from({ length: 10_100 }, (_, index) =>
      line({ 0: String(index + 1), 2: index.toString(36).padStart(3, 'A') }),
    );
    const { players } = readWholeList(list(...lines, ...lines.slice(-1)));
    expect([players.at(-2)?.federation, players.at(-1)?.federation, players[10_000]?.federation]).toEqual([
      '7sj',
      '7sj',
      '7ps',
    ]);
  });

  test('a heading without an end is refused', () => {
    const { findings } = readWholeList(strToU8(HEADING.padEnd(200_000)));
    expect(codes(findings)).toEqual(['list.line-too-long']);
  });

  test('after a thousand findings of a weight the rest is counted', () => {
    const bad = Array.from({ length: 1005 }, (_, index) => line({ 0: String(index + 1), 8: '2x' }));
    const { findings } = readWholeList(list(line(), ...bad));
    expect(findings).toHaveLength(1001);
    expect(findings[1000]).toEqual({ code: 'list.more-findings', weight: 'refuse', facts: { count: 5 } });
  });
});

describe('lists with one kind of ratings', () => {
  const single =
    'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA oct98 Gms K  B-day Flag';
  const row = `${line().slice(0, 126)}1979      `;
  const bytes = strToU8([single, row, ''].join('\n'));

  test('are taken as standard, with a note', () => {
    const { players, findings } = readWholeList(bytes);
    expect(players[0]).toMatchObject({ standard: { rating: 2100, games: 3, k: 20 }, birthYear: 1979 });
    expect(findings).toEqual([{ code: 'list.one-control', weight: 'note', facts: { control: 'standard' } }]);
  });

  for (const control of ['standard', 'rapid', 'blitz'] as const) {
    test(`are ${control} where that is said`, () => {
      const { players, findings } = readWholeList(bytes, { control });
      expect(players[0]?.[control]).toEqual({ rating: 2100, games: 3, k: 20 });
      expect(
        [players[0]?.standard, players[0]?.rapid, players[0]?.blitz].filter((each) => each !== undefined),
      ).toHaveLength(1);
      expect(findings).toEqual([]);
    });
  }

  test('a list of all ratings is not changed by what is said', () => {
    expect(readWholeList(list(line()), { control: 'blitz' }).players[0]?.standard?.rating).toBe(2100);
  });

  test('tell their month', () => {
    const reader = new ListReader();
    expect(reader.head).toBeUndefined();
    reader.push(bytes);
    reader.end();
    expect(reader.head).toEqual({ form: 'text', month: 1998 * 12 + 9, ratings: 'single' });
    const combined = new ListReader();
    combined.push(list(line()));
    combined.end();
    expect(combined.head).toEqual({ form: 'text', ratings: 'combined' });
  });
});

describe('titles longer than their column', () => {
  const legacy = HEADING.replace('FOA ', '');
  const short = (titles: string, rating: string): string =>
    `${line().slice(0, 94)}${titles.padEnd(15)}${rating.padEnd(6)}${line().slice(119)}`;

  test('before the ratings of a list without arena titles', () => {
    const read = readWholeList(
      strToU8([legacy, short('SI,FI,LSI,SLI,NA', '2100'), short('SI,FI,LSI,SI,NA', '2101'), ''].join('\n')),
    );
    expect(read.players.map(({ otherTitles, standard }) => [otherTitles?.join(), standard?.rating])).toEqual([
      ['SI,FI,LSI,SLI,NA', 2100],
      ['SI,FI,LSI,SI,NA', 2101],
    ]);
    expect(codes(read.findings)).toEqual(['list.titles-overflow', 'list.repeated-player']);
  });

  test('what follows is told in the column where it stands', () => {
    const moved = `${line().slice(0, 94)}SI,FI,LSI,SLI,NAAFM ${line({ 17: '79' }).slice(113)}`;
    const read = readWholeList(list(moved));
    expect(read.findings.map(({ code, at }) => [code, at?.column])).toEqual([
      ['list.titles-overflow', 95],
      ['list.birth-unreadable', 154],
    ]);
  });

  test('without a title of the arena', () => {
    const read = readWholeList(list(`${line().slice(0, 94)}SI,FI,LSI,SLI,NA    ${line().slice(113)}`));
    expect([read.players[0]?.foa, read.players[0]?.otherTitles?.length]).toEqual([undefined, 5]);
    const inPlace = readWholeList(list(`${line().slice(0, 94)}SI,FI,LSI,SLI,NA   ${line().slice(113)}`));
    expect([inPlace.players[0]?.foa, inPlace.players[0]?.otherTitles?.join()]).toEqual([undefined, 'SI,FI,LSI,SLI,NA']);
  });
});

describe('the XML', () => {
  const plain = '<fideid>9000011</fideid><name>Kormos, Bela</name><rating>2100</rating>';

  test('in FIDE’s form and in any other gives the same', () => {
    const forms = [
      `<player>${plain}</player>`,
      `<player>\r\n${plain.replaceAll('><', '>\r\n<')}\r\n</player>`,
      `<player>\n\t${plain}\n</player>`,
      `<player >${plain}</player>`,
      `<player>${plain}</player >`,
      `<player><rating>2100</rating><name>Kormos, Bela</name><fideid>9000011</fideid></player>`,
      `<player><!-- a & b -->${plain}</player>`,
      `<player>${plain.replace('Kormos', '&#75;orm&#x6f;s')}</player>`,
      `<player>${plain.replace('Kormos, Bela', '<![CDATA[Kormos, Bela]]>')}</player>`,
      `<player>\r${plain.replaceAll('><', '>\r<')}\r</player>`,
      `<player>${plain.replace('</name>', '</name><title/>')}</player>`,
    ];
    for (const form of forms) {
      const { players, findings } = readWholeList(xml(form), { control: 'standard' });
      expect(findings, form).toEqual([]);
      expect(players, form).toEqual([
        { fideId: '9000011', name: 'Kormos, Bela', standard: { rating: 2100 }, inactive: false },
      ]);
    }
  });

  test('the number may be an attribute of the player, and the birth a whole date', () => {
    const text = [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<!DOCTYPE playerslist SYSTEM "list.dtd">',
      '<playerslist>',
      '<player FIDEID="9000011"><name>Minta, Anna</name><country>HUN</country><birthday>1990-11-30</birthday></player>',
      '<player fideid="9000028" Name="Proba, Bela"><birthday>30.11.1991</birthday></player>',
      '<player FIDEID="9000036"><name>Teszt, Cecil</name><birthday>1992.  .</birthday></player>',
      '<player FIDEID="9000044"><name>Vazlat, Dora</name><birthday>    .  .</birthday></player>',
      '<player FIDEID="9000052"><name>Abra, Elek</name><birthday>0000-00-00</birthday></player>',
      '</playerslist>',
    ].join('\n');
    const { players, findings } = readWholeList(strToU8(text), { control: 'standard' });
    expect(findings).toEqual([]);
    expect(players.map(({ fideId, name, birthYear, birthday }) => [fideId, name, birthYear, birthday])).toEqual([
      ['9000011', 'Minta, Anna', 1990, dayOf(1990, 11, 30)],
      ['9000028', 'Proba, Bela', 1991, dayOf(1991, 11, 30)],
      ['9000036', 'Teszt, Cecil', 1992, undefined],
      ['9000044', 'Vazlat, Dora', undefined, undefined],
      ['9000052', 'Abra, Elek', undefined, undefined],
    ]);
  });

  test('a date of birth that no calendar has is told, and not repeated', () => {
    for (const birth of ['1990-13-01', 'soon', '19901130']) {
      const text = `<playerslist><player FIDEID="9000011"><name>A</name><birthday>${birth}</birthday></player></playerslist>`;
      const { findings } = readWholeList(strToU8(text), { control: 'standard' });
      expect(findings).toMatchObject([{ code: 'list.birth-unreadable', weight: 'warn', facts: {} }]);
    }
  });

  test('a document type that declares something is not read', () => {
    const text = '<!DOCTYPE playerslist [<!ENTITY a "b">]><playerslist><player></player></playerslist>';
    expect(codes(readWholeList(strToU8(text)).findings)).toContain('list.doctype');
  });

  test('findings have the same place in both forms', () => {
    const lines = [
      '<player>',
      '<fideid>9000011</fideid>',
      '<name></name>',
      '<sex>q</sex>',
      '<rating>9999</rating>',
      '</player>',
    ];
    for (const end of ['\n', '\r\n', '\r']) {
      const straight = readWholeList(strToU8(['<playerslist>', ...lines, '</playerslist>'].join(end)), {
        control: 'standard',
      });
      expect(straight.findings.map(({ code, at }) => [code, at])).toEqual([
        ['list.rating-out-of-range', { line: 6, column: 9 }],
      ]);
      const slow = readWholeList(
        strToU8(['<playerslist>', '<player a="1">', ...lines.slice(1), '</playerslist>'].join(end)),
        {
          control: 'standard',
        },
      );
      expect(slow.findings).toEqual(straight.findings);
      const twice = readWholeList(
        strToU8(['<playerslist>', ...lines.toSpliced(4, 1), ...lines, '</playerslist>'].join(end)),
        { control: 'standard' },
      );
      expect(twice.findings.map(({ code, at }) => [code, at])).toEqual([
        ['list.name-missing', { line: 4, column: 7 }],
        ['list.sex-unknown', { line: 5, column: 6 }],
        ['list.repeated-player', { line: 8, column: 9 }],
        ['list.rating-out-of-range', { line: 11, column: 9 }],
      ]);
    }
  });

  test('an element that is missing is told at the player', () => {
    const found = { code: 'list.id-unreadable', weight: 'refuse', at: { line: 2, column: 1 }, facts: { seen: '' } };
    for (const player of ['<player><name>A</name></player>', '<player><name>A</name><x/></player>']) {
      expect(readWholeList(xml(player), { control: 'standard' }).findings.at(-1)).toEqual(found);
    }
  });

  test('all on one line', () => {
    const one = `<playerslist><player>${plain}</player><player>${plain.replace('11', '28')}</player><player><name>B</name><fideid>x</fideid></player></playerslist>`;
    const { players, findings } = readWholeList(strToU8(one), { control: 'standard' });
    expect(players.map(({ fideId }) => fideId)).toEqual(['9000011', '9000028']);
    expect(findings).toEqual([
      {
        code: 'list.id-unreadable',
        weight: 'refuse',
        at: { line: 1, column: one.indexOf('x</fideid>') + 1 },
        facts: { seen: 'x' },
      },
    ]);
  });

  test('a player in a comment is none', () => {
    const bytes = xml(
      `<!-- > <player>${plain}</player> -->`,
      `<player>${plain.replace('11', '28')}</player>`,
      '<!-- > -->',
    );
    const { players, findings } = readWholeList(bytes, { control: 'standard' });
    expect([players.map(({ fideId }) => fideId), findings]).toEqual([['9000028'], []]);
  });

  test('other elements are told once, and text between players is nothing', () => {
    const bytes = xml('<?pi x?><date>now</date>', 'text', `<player>${plain}<club><b/></club></player>`, '<date/>');
    const { players, findings } = readWholeList(bytes, { control: 'standard' });
    expect(players).toHaveLength(1);
    expect(findings.map(({ facts }) => facts)).toEqual([{ element: 'date' }, { element: 'club' }, { element: 'b' }]);
  });

  for (const [what, broken, problem] of [
    ['a bare &', '<player><fideid>1</fideid><name>A & B</name></player>', 'entity'],
    ['a tag that is not closed', '<player><fideid>1</fideid><name>A</player>', 'close-tag'],
    ['a character that XML has not', '<player><fideid>1</fideid><name>A\u0001</name></player>', 'character'],
    ['an attribute without a value', '<player><fideid a>1</fideid></player>', 'syntax'],
    ['a closing tag of nothing', '</b>', 'close-tag'],
  ] as const) {
    test(`${what} is told, and the next player read`, () => {
      const { players, findings } = readWholeList(xml(broken, `<player>${plain}</player>`), { control: 'standard' });
      expect(players.map(({ fideId }) => fideId)).toEqual(['9000011']);
      expect(findings.map(({ code, facts }) => [code, facts['problem']])).toEqual([['list.xml-broken', problem]]);
    });
  }

  test('what comes after the list is told', () => {
    const { findings } = readWholeList(strToU8(`<playerslist><player>${plain}</player></playerslist> and more`), {
      control: 'standard',
    });
    expect(findings.map(({ facts }) => facts)).toEqual([{ problem: 'outside-root' }]);
  });

  test('no root at all', () => {
    expect(codes(readWholeList(strToU8('<?xml version="1.0"?>')).findings)).toEqual(['list.xml-broken']);
    expect(codes(readWholeList(strToU8('<>')).findings)).toEqual(['list.xml-broken']);
  });

  test('a value, a tag or a player beyond the limit is refused', () => {
    const limits = { ...LIMITS, lineBytes: 2000 };
    for (const bytes of [
      xml(`<player><fideid>1</fideid><name>${'x'.repeat(3000)}</name></player>`),
      xml(`<player ${'a'.repeat(3000)}`),
      xml(`<player ${Array.from({ length: 500 }, (_, index) => `a${index}="1"`).join(' ')}></player>`),
      xml(`<!-- ${'x'.repeat(3000)}`),
    ]) {
      const reader = new ListReader({ limits, control: 'standard' });
      for (let at = 0; at < bytes.length; at += 700) reader.push(bytes.subarray(at, at + 700));
      reader.end();
      expect(codes(reader.take().findings)).toEqual(['list.line-too-long']);
    }
  });

  test('a long player of many comments is read', () => {
    const limits = { ...LIMITS, lineBytes: 2000 };
    const bytes = xml(`<player>${'<!-- comment -->'.repeat(300)}${plain}</player>`);
    const reader = new ListReader({ limits, control: 'standard' });
    for (let at = 0; at < bytes.length; at += 700) reader.push(bytes.subarray(at, at + 700));
    reader.end();
    expect(reader.take()).toMatchObject({ players: [{ fideId: '9000011' }], findings: [] });
  });

  test('its head is known', () => {
    const reader = new ListReader();
    reader.push(xml(`<player>${plain}</player>`));
    reader.end();
    expect(reader.head).toEqual({ form: 'xml', ratings: 'single' });
  });

  test('an encoding that it declares and we do not know is taken as UTF-8', () => {
    const bytes = strToU8(
      `<?xml version='1.0' encoding='koi8-r'?><playerslist><player>${plain.replace('Bela', 'Béla')}</player></playerslist>`,
    );
    expect(only(readWholeList(bytes, { control: 'standard' })).name).toBe('Kormos, Béla');
  });
});

describe('zipped lists', () => {
  const text = list(line());

  test('are read, and places name the file inside', async () => {
    const archive = zipSync({ 'players_list_foa.txt': list(line({ 2: 'HU' })) });
    const { players, findings } = readWholeList(archive);
    expect(players).toHaveLength(1);
    expect(findings[0]?.at).toEqual({ file: 'players_list_foa.txt', line: 2, column: 77 });
  });

  test('the first list is read, other files are named', () => {
    const reader = new ListReader();
    reader.push(
      zipSync({
        'readme.txt': strToU8('hello'),
        'a.txt': text,
        'b.txt': list(line({ 0: '5' })),
        'c.txt': new Uint8Array(5000),
      }),
    );
    reader.end();
    expect(reader.head).toEqual({ form: 'text', ratings: 'combined' });
    const { players, findings } = reader.take();
    expect(players.map(({ fideId }) => fideId)).toEqual(['9000011']);
    expect(findings.map(({ code, facts }) => [code, facts['entry']])).toEqual([
      ['list.entry-skipped', 'readme.txt'],
      ['list.entry-skipped', 'b.txt'],
      ['list.entry-skipped', 'c.txt'],
    ]);
  });

  test('a list of many pieces', () => {
    const lines = Array.from({ length: 900 }, (_, index) =>
      line({ 0: String(index * 7919 + 1), 1: `N${index * 104_729}` }),
    );
    expect(readWholeList(zipSync({ a: list(...lines) }, { level: 0 })).players).toEqual(
      readWholeList(list(...lines)).players,
    );
  });

  test('an archive without a list', () => {
    const reader = new ListReader();
    reader.push(zipSync({ 'readme.txt': strToU8('hello') }));
    reader.end();
    expect(reader.head).toBeUndefined();
    expect(codes(reader.take().findings)).toEqual(['list.entry-skipped', 'list.no-list-in-archive']);
  });

  test('a damaged archive and a bomb are told', () => {
    const cut = zipSync({ 'a.txt': text }).slice(0, 100);
    expect(codes(readWholeList(cut).findings)).toContain('zip.damaged');
    expect(codes(readWholeList(zipSync({ 'a.txt': new Uint8Array(5_000_000) })).findings)).toEqual(['zip.too-dense']);
  });
});

describe('what is no list', () => {
  for (const [what, bytes, found] of [
    ['nothing', new Uint8Array(), 'list.empty'],
    ['blanks', strToU8('  \n '), 'list.empty'],
    ['a text', strToU8('hello\nworld'), 'list.unknown-form'],
    ['zeros', new Uint8Array(5000), 'list.unknown-form'],
    ['a list in UTF-16', Uint8Array.from([0xff, 0xfe, 0x49, 0, 0x44, 0]), 'list.unknown-form'],
  ] as const) {
    test(`${what}: ${found}`, () => {
      expect(codes(readWholeList(bytes).findings)).toEqual([found]);
      expect(recognisesList(bytes)).toBe(false);
    });
  }

  test('other XML is not recognised', () => expect(recognisesList(strToU8('<Tournament/>'))).toBe(false));
});

describe('what the fuzz test found', () => {
  test('a document type in the midst of a list is broken XML, in one piece and in many', () => {
    const player = '<player>\n<fideid>9000011</fideid>\n<name>A</name>\n</player>';
    const text = `<playerslist>\n${player}<!DOCTYPE\n${player.replace('11', '28')}\n</playerslist>\n`;
    const many = new ListReader();
    for (const byte of strToU8(text)) many.push(Uint8Array.of(byte));
    many.end();
    const whole = readWholeList(strToU8(text));
    expect(codes(whole.findings).filter((code) => code.startsWith('list.xml') || code === 'list.doctype')).toEqual([
      'list.xml-broken',
    ]);
    expect(many.take()).toEqual(whole);
  });

  test('a tag over two lines has a place', () => {
    const { findings } = readWholeList(strToU8('<playerslist><player><unknown\n>1</unknown></player></playerslist>'));
    expect(findings.find(({ code }) => code === 'list.unknown-element')?.at).toEqual({ line: 2, column: 1 });
  });
});

describe('a list of all three kinds of ratings', () => {
  const told = (bytes: Uint8Array) =>
    readWholeList(bytes).findings.filter(({ code }) => code === 'list.combined-incomplete');

  test('that lacks columns says which, once', () => {
    const [heading, body] = [HEADING.replace('RGm Rk ', '       '), line()];
    const bytes = strToU8([heading, body, body.replace('9000011', '9000012'), ''].join('\r\n'));
    expect(told(bytes)).toEqual([
      {
        code: 'list.combined-incomplete',
        weight: 'warn',
        at: { line: 1 },
        facts: { elements: ['rapid_games', 'rapid_k'] },
      },
    ]);
    expect(told(list(line()))).toEqual([]);
  });

  const player = (...elements: readonly string[]): string =>
    `<player><fideid>1</fideid><name>A</name>${elements.map((each) => `<${each}>0</${each}>`).join('')}</player>`;
  const NINE = ['', 'rapid_', 'blitz_'].flatMap((kind) => ['rating', 'games', 'k'].map((each) => kind + each));

  test('as XML lacks what no player of it has', () => {
    expect(told(xml(player(...NINE)))).toEqual([]);
    expect(told(xml(player(...NINE.slice(0, 7)), player(...NINE.slice(0, 8))))).toMatchObject([
      { weight: 'warn', facts: { elements: ['blitz_k'] } },
    ]);
    // in another order it is read by the XML reader
    expect(told(xml(player(...NINE.slice(0, 6).reverse())))).toMatchObject([
      { facts: { elements: ['blitz_rating', 'blitz_games', 'blitz_k'] } },
    ]);
    expect(told(xml(player('rating', 'games', 'k')))).toEqual([]);
  });

  test('is told from one of a single kind', () => {
    const ratingsOf = (bytes: Uint8Array): string | undefined => {
      const reader = new ListReader({ control: 'rapid' });
      expect(reader.head?.ratings).toBeUndefined();
      reader.push(bytes);
      reader.end();
      return reader.head?.ratings;
    };
    expect(ratingsOf(list(line()))).toBe('combined');
    expect(ratingsOf(xml(player(...NINE)))).toBe('combined');
    expect(ratingsOf(xml(player(...NINE), player('rating')))).toBe('combined');
    expect(ratingsOf(xml(player('rating', 'games', 'k')))).toBe('single');
    expect(ratingsOf(xml())).toBeUndefined();
  });
});

describe('of which ratings a list of one kind is', () => {
  test.each([
    ['standard_rating_list.txt', 'standard'],
    ['rapid_rating_list_xml.xml', 'rapid'],
    ['lists/2024/BLITZ-oct24.txt', 'blitz'],
    ['rapid\\blitz.txt', 'blitz'],
    ['players_list.txt', undefined],
    ['rapid_and_blitz.txt', undefined],
    ['rapids.txt', undefined],
  ])('the name %s says %s', (name, control) => expect(controlOfName(name)).toBe(control));

  test('is read from its name in an archive, unless somebody says it', () => {
    const inside = xml('<player><fideid>1</fideid><name>A</name><rating>2000</rating></player>');
    const zipped = zipSync({ 'blitz_rating_list.xml': inside });
    expect(only(readWholeList(zipped))).toMatchObject({ blitz: { rating: 2000 } });
    expect(codes(readWholeList(zipped).findings)).toEqual([]);
    expect(only(readWholeList(zipped, { control: 'rapid' }))).toMatchObject({ rapid: { rating: 2000 } });
    expect(only(readWholeList(zipSync({ 'list.xml': inside })))).toMatchObject({ standard: { rating: 2000 } });
  });
});

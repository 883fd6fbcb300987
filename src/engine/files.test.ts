import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { BOOK as en } from '../content/en/books/every-family.ts';
import { LIMITS } from '../formats/limits.ts';
import { convertReport } from './convert.ts';
import { completedReport, explainReport, namesInReport, openReport } from './files.ts';
import { isListOfPlayers, PlayersReader } from './player-lists.ts';
import { ratingsFor } from './ratings.ts';
import { rateReport } from './rate.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const zipOf = (...names: readonly string[]): Uint8Array =>
  zipSync(Object.fromEntries(names.map((name) => [name, bytes('<x/>')])));

const EVENT = {
  rulebook: 'fide-2024',
  event: { id: 't', start: '2024-05-01', end: '2024-05-02', system: 'swiss' },
  players: [
    { id: '1', name: 'Kiss, Anna', fideId: '700001', rating: 1500, games: 45, birth: '1980' },
    { id: '2', name: 'Nagy, Béla', fideId: '700002', rating: 1590, games: 45, birth: '1980' },
  ],
  games: [{ round: 1, white: '1', black: '2', result: '1/2-1/2' }],
};
const DOCUMENT = bytes(JSON.stringify(EVENT));
const PERIOD = bytes(JSON.stringify({ period: [EVENT] }));
const TWO_OF_ONE_ID = JSON.stringify({ ...EVENT, players: [EVENT.players[0], ...EVENT.players] });

describe('a file of any format', () => {
  test('is recognised by what stands in it', () => {
    expect(openReport(DOCUMENT)).toMatchObject({ format: 'json', report: { event: { id: 't' } } });
    expect(openReport(PERIOD)).toMatchObject({ format: 'json', report: { period: [{ event: { id: 't' } }] } });
  });

  test('that is empty, or no report, says so', () => {
    expect(openReport(new Uint8Array(0))).toEqual({
      format: null,
      findings: [{ code: 'file.empty', weight: 'refuse', facts: {} }],
    });
    expect(openReport(bytes(' \r\n\t\n'))).toMatchObject({ findings: [{ code: 'file.empty' }] });
    expect(openReport(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 1)).findings).toEqual([
      { code: 'file.unknown-format', weight: 'refuse', facts: { beginning: '·ELF··' } },
    ]);
  });

  test('of another program is named for what it is, by its content or by its name', () => {
    const table = bytes('No Name Feder Total 1 2\n\n1 Minta, Anna HUN 1 2:W 0:=\n');
    expect(openReport(table).findings).toEqual([
      { code: 'file.other-program', weight: 'refuse', facts: { program: 'swissperfect-table' } },
    ]);
    expect(openReport(Uint8Array.of(1, 2, 3, 4), { name: 'Open.TUNX' }).findings).toEqual([
      { code: 'file.other-program', weight: 'refuse', facts: { program: 'swiss-manager' } },
    ]);
  });

  test('of another program is no list of players either', () => {
    const table = bytes('No,Name,Feder,Title,Total,1,2\n1,"Minta, Anna",HUN,,1,2:W,0:=\n');
    expect(isListOfPlayers(table)).toBe(false);
    for (const [given, code] of [
      [table, 'file.other-program'],
      [bytes('Rk.;Name;Rtg;1.Rd;2.Rd\n1;Minta, Anna;2000;2w1;3b½\n'), 'file.other-program'],
      [zipOf('[Content_Types].xml', 'xl/workbook.xml'), 'file.other-program'],
      [Uint8Array.from([0xff, 0xfe, 0x49, 0]), 'file.utf-16'],
      [DOCUMENT, 'list.is-report'],
    ] as const) {
      const reader = new PlayersReader();
      reader.push(given);
      reader.end();
      expect(reader.take().findings.map((finding) => finding.code)).toEqual([code]);
    }
  });

  test('in UTF-16, of either byte order, is told to be so', () => {
    for (const mark of [
      [0xff, 0xfe],
      [0xfe, 0xff],
    ]) {
      const { findings } = openReport(Uint8Array.from([...mark, 0x30, 0]));
      expect(findings).toEqual([{ code: 'file.utf-16', weight: 'refuse', facts: {} }]);
    }
  });

  test('in UTF-16 without a byte order mark is told to be so too', () => {
    for (const order of ['0\u00001\u00002\u0000 \u0000', '\u00000\u00001\u00002\u0000 ']) {
      expect(openReport(bytes(order)).findings).toEqual([{ code: 'file.utf-16', weight: 'refuse', facts: {} }]);
    }
  });

  test('beyond its limit is refused unread', () => {
    const { report, findings } = openReport(DOCUMENT, { limits: { ...LIMITS, reportBytes: 10 } });
    expect([report, findings[0]?.weight]).toEqual([undefined, 'refuse']);
  });

  test('is completed by facts and ratings, also each of a period', () => {
    const facts = { event: { name: 'Open' }, players: new Map([['1', { k: 40 }]]) };
    const ratings = [{ fideId: '700001', name: 'Kiss, Anna', rating: 1600 }];
    const { report, findings } = completedReport(openReport(PERIOD), { facts, ratings });
    expect(report).toMatchObject({
      period: [{ event: { name: 'Open' }, players: [{ rating: 1600, k: 40 }, { rating: undefined }] }],
    });
    expect(findings.map(({ code }) => code)).toEqual(['ratings.differs', 'ratings.unmatched']);
    expect(completedReport({ format: null, findings: [] }, { facts })).toEqual({
      format: null,
      report: undefined,
      findings: [],
    });
    expect(completedReport(openReport(DOCUMENT), {}).report).toMatchObject({
      players: [{ rating: 1500 }, { rating: 1590 }],
    });
  });

  test('is rated and explained like a document', () => {
    const { report } = openReport(DOCUMENT);
    if (report === undefined) throw new Error('unread');
    expect(rateReport(report)).toMatchObject({ players: { 1: { after: 1502 } } });
    const { explanation } = explainReport(report, { player: '1', book: en });
    expect([explanation?.name, explanation?.lines[0]?.text]).toEqual([
      'Kiss, Anna',
      'The rating of 1500 and the change of +2.4, rounded to +2, give 1502 (8.3.4).',
    ]);
    expect([...namesInReport(openReport(PERIOD).report)]).toEqual([
      ['1', 'Kiss, Anna'],
      ['2', 'Nagy, Béla'],
    ]);
    expect(namesInReport(undefined).size).toBe(0);
  });

  test('is converted where the target is written and can hold it', () => {
    const { report } = openReport(DOCUMENT);
    const { report: period } = openReport(PERIOD);
    if (report === undefined || period === undefined) throw new Error('unread');
    expect(openReport(convertReport(report, 'json').bytes as Uint8Array).report).toMatchObject({ event: { id: 't' } });
    expect(openReport(convertReport(period, 'json').bytes as Uint8Array).report).toMatchObject({ period: [{}] });
    expect(convertReport(period, 'trf16')).toEqual({
      findings: [{ code: 'convert.not-one-event', weight: 'refuse', facts: {} }],
    });
    expect(convertReport(report, 'opengotha')).toEqual({
      findings: [{ code: 'convert.no-writer', weight: 'refuse', facts: { format: 'opengotha' } }],
    });
  });

  test('with two players of one id is refused by every format that gives players numbers', () => {
    const { report } = openReport(bytes(TWO_OF_ONE_ID));
    if (report === undefined) throw new Error('unread');
    for (const to of ['h9', 'trf06', 'trf16', 'trf26', 'csv', 'swiss-manager'] as const) {
      expect(convertReport(report, to), to).toEqual({
        findings: [{ code: 'convert.repeated-id', weight: 'refuse', facts: { ids: ['1'], count: 1 } }],
      });
    }
    expect(openReport(convertReport(report, 'json').bytes as Uint8Array).report).toMatchObject({
      players: [{ id: '1' }, { id: '1' }, { id: '2' }],
    });
  });
});

describe('the ratings that reports need', () => {
  const { report } = openReport(DOCUMENT);
  const reports = report === undefined || 'period' in report ? [] : [report];
  async function* chunks(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const text of texts) yield bytes(text);
  }

  test('are taken from a CSV', async () => {
    const seen: number[] = [];
    const { ratings } = await ratingsFor(
      reports,
      chunks('fideId;name;rat', 'ing\r\n700001;Kiss, Anna;1600\r\n5;X;1\r\n'),
      { onEntries: (count) => seen.push(count) },
    );
    expect(ratings).toMatchObject([{ fideId: '700001', rating: 1600 }]);
    expect(seen.at(-1)).toBe(2);
  });

  test('are taken from FIDE’s XML', async () => {
    const xml =
      '<playerslist><player><fideid>700001</fideid><name>Kiss, Anna</name><country>HUN</country><sex>F</sex><title></title><w_title>WFM</w_title><rating>1600</rating><k>20</k><birthday>1980</birthday><flag></flag></player></playerslist>';
    const { ratings } = await ratingsFor(reports, chunks(xml));
    expect(ratings).toMatchObject([{ fideId: '700001', rating: 1600, k: 20, birthYear: 1980, sex: 'f', title: 'WFM' }]);
  });
});

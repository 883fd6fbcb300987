import { describe, expect, test } from 'vitest';
import { isCrossTable, officeFileOf, programByName, programOf } from './foreign.ts';
import { recognised } from './registry.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A table of dBase III with one field; the header ends with a carriage return. */
function dbase(version: number, day: readonly number[], end = 0x0d): Uint8Array {
  const bytes = new Uint8Array(80);
  bytes.set([version, ...day]);
  bytes[8] = 65;
  bytes[64] = end;
  return bytes;
}

const TABLE = `No Name           Feder Intl Id Loc Id Rtg  Loc  Title Total  1   2   3

1  Minta, Anna    IRL           12345       2200 im    2     0:= 3:W 2:D
2  Proba, Bela          1234568        1900            1.5   3:D 0:= 1:D
3  Teszt, Cecil   HUN   1234567                        1     2:D 1:L 0:=
`;
const PRINTED = 'Rk.;Name;Rtg;1.Rd;2.Rd;Pts.\n1;Minta, Anna;2000;4w1;2b½;1,5\n2;Proba, Bela;1900;3b0;1w½;0,5\n';
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** A file of the old office programs, with a name in its directory. */
const microsoft = (name: string): Uint8Array => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, ...latin(name)]);
const XML = '<?xml version="1.0" encoding="utf-8"?>\n';

describe('files of other programs', () => {
  for (const [title, bytes, program] of [
    ['a binary of Swiss-Manager', Uint8Array.of(0x93, 0xff, 0x89, 0x44, 0, 0, 1), 'swiss-manager'],
    ['a table of SwissPerfect', dbase(0x03, [99, 5, 12]), 'swissperfect'],
    ['one with a memo', dbase(0x83, [99, 5, 12]), 'swissperfect'],
    [
      'the settings of SwissPerfect',
      bytesOf('[Main]\r\nVersion=1\r\n[Tournament Info]\r\nEvent Name=x\r\n'),
      'swissperfect',
    ],
    ['a cross table of SwissPerfect', bytesOf(TABLE), 'swissperfect-table'],
    ['the same with commas', bytesOf(TABLE.replaceAll(/ +(?=\S)/g, ',')), 'swissperfect-table'],
    ['XML of Chess-Results', bytesOf(`${XML}<chess-results><tournament/></chess-results>`), 'chess-results'],
    ['XML of Swiss-Manager', bytesOf(`${XML}<export program="Swiss-Manager"/>`), 'chess-results'],
    ['XML of MacMahon', bytesOf(`${XML}<TournamentData typeversion="3.9">`), 'macmahon'],
    ['a .tou file', bytesOf(';name=Coupe\n;date=01/05/2024\n'), 'tou'],
    ['moves of games', bytesOf('[Event "Minta Open"]\n[Site "?"]\n\n1. e4 e5 1-0\n'), 'pgn'],
    ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'spreadsheet'],
    ['an old document', microsoft('W\0o\0r\0d\0D\0o\0c\0u\0'), 'text-document'],
    ['an old workbook', microsoft('W\0o\0r\0k\0b\0o\0o\0k\0'), 'spreadsheet'],
    ['a document as RTF', bytesOf('{\\rtf1\\ansi 001    1 Minta, Anna}'), 'text-document'],
    ['a base of Papi', bytesOf('\0\u0001\0\0Standard Jet DB\0'), 'papi'],
    ['a cross table of SwissPerfect under a title', bytesOf(`Minta Open\n\n${TABLE}`), 'swissperfect-table'],
    ['a cross table of Chess-Results', bytesOf(PRINTED), 'cross-table'],
    ['the same with tabs, in windows-1252', latin(PRINTED.replaceAll(';', '\t')), 'cross-table'],
    ['a table of the web', bytesOf('<table border=1><tr><td>1'), 'web-page'],
    ['a page without a beginning', bytesOf('\n<HEAD><TITLE>x</TITLE></HEAD>'), 'web-page'],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d), 'image'],
    ['a photograph', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1), 'image'],
    ['one of a telephone', bytesOf('\0\0\0\u0018ftypheic\0\0'), 'image'],
    ['a WebP', bytesOf('RIFF\u0010\0\0\0WEBPVP8 '), 'image'],
    ['a gzip', Uint8Array.of(0x1f, 0x8b, 8, 0), 'archive'],
    ['a RAR', bytesOf('Rar!\u001a\u0007'), 'archive'],
    ['a tar', bytesOf(`${'open.trf'.padEnd(257, '\0')}ustar\0`), 'archive'],
    ['a PDF', bytesOf('%PDF-1.7\n'), 'pdf'],
    ['a page of the web', bytesOf('\ufeff<!DOCTYPE html>\n<html></html>'), 'web-page'],
    ['bytes that nobody knows', Uint8Array.of(0x03, 99, 13, 1), undefined],
    ['a day that no month has', dbase(0x03, [99, 5, 32]), undefined],
    ['a month 0', dbase(0x03, [99, 0, 3]), undefined],
    ['a day 0', dbase(0x03, [99, 1, 0]), undefined],
    ['a header without an end', dbase(0x03, [99, 5, 12], 0), undefined],
    ['other sections', bytesOf('[Main]\nVersion=1\n'), undefined],
    ['XML of nobody', bytesOf(`${XML}<list/>`), 'xml'],
  ] as const) {
    test(`${title}: ${program ?? 'nobody is named'}`, () => {
      expect(programOf(bytes)).toBe(program);
      expect(recognised(bytes)).toBeUndefined();
    });
  }

  test('a header of no length is none of dBase', () => {
    const bytes = dbase(0x03, [99, 5, 12]);
    bytes[8] = 0;
    expect(programOf(bytes)).toBeUndefined();
  });

  for (const [name, program] of [
    ['Open 2024.TUNX', 'swiss-manager'],
    ['open.tur', 'swiss-manager'],
    ['open.trn', 'swissperfect'],
    ['open.sco', 'swissperfect'],
    ['open.SWT', 'swiss-chess'],
    ['open.veg', 'vega'],
    ['open.ini', 'swissperfect'],
    ['open.papi', 'papi'],
    ['open.xlsx', 'spreadsheet'],
    ['open.docx', 'text-document'],
    ['open.trf', undefined],
  ] as const) {
    test(`${name} is named for ${program ?? 'nobody'}`, () => expect(programByName(name)).toBe(program));
  }
});

test('a list of players is no cross table, whatever its columns are called', () => {
  expect(isCrossTable(bytesOf('No;Name;Title;Total\n1;Minta, Anna;;2\n'))).toBe(false);
  expect(isCrossTable(bytesOf('No;Name;Total;1;2\n1;Minta, Anna;2;;\n'))).toBe(false);
});

test.each([
  ['[Content_Types].xml', '<Override ContentType="…spreadsheetml.sheet.main+xml"/>', 'a.zip', 'spreadsheet'],
  ['[Content_Types].xml', '<Override ContentType="…wordprocessingml.document.main+xml"/>', 'a.zip', 'text-document'],
  ['word/document.xml', '<w:document/>', 'a.zip', 'text-document'],
  ['docProps/app.xml', '<Properties/>', 'report.docx', 'text-document'],
  ['docProps/app.xml', '<Properties/>', 'a.zip', 'spreadsheet'],
  ['mimetype', 'application/vnd.oasis.opendocument.text', 'a.zip', 'text-document'],
  ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet', 'a.ods', 'spreadsheet'],
  ['open.trf', '012 Open', 'report.docx', undefined],
])('an archive with %s is the file of an office program', (part, text, archive, program) => {
  expect(officeFileOf(part, bytesOf(text), archive)).toBe(program);
});

test('a printed cross table is no list of players', () => {
  expect(isCrossTable(bytesOf(PRINTED))).toBe(true);
  expect(isCrossTable(bytesOf('Rk.;Name;Rtg;Pts.\n1;Minta, Anna;2000;1,5\n'))).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { isCrossTable, programByName, programOf } from './foreign.ts';
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
    ['a PDF', bytesOf('%PDF-1.7\n'), 'pdf'],
    ['a page of the web', bytesOf('\ufeff<!DOCTYPE html>\n<html></html>'), 'web-page'],
    ['bytes that nobody knows', Uint8Array.of(0x03, 99, 13, 1), undefined],
    ['a day that no month has', dbase(0x03, [99, 5, 32]), undefined],
    ['a month 0', dbase(0x03, [99, 0, 3]), undefined],
    ['a day 0', dbase(0x03, [99, 1, 0]), undefined],
    ['a header without an end', dbase(0x03, [99, 5, 12], 0), undefined],
    ['other sections', bytesOf('[Main]\nVersion=1\n'), undefined],
    ['XML of nobody', bytesOf(`${XML}<list/>`), undefined],
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
    ['open.xlsx', 'spreadsheet'],
    ['open.trf', undefined],
  ] as const) {
    test(`${name} is named for ${program ?? 'nobody'}`, () => expect(programByName(name)).toBe(program));
  }
});

test('a list of players is no cross table, whatever its columns are called', () => {
  expect(isCrossTable(bytesOf('No;Name;Title;Total\n1;Minta, Anna;;2\n'))).toBe(false);
  expect(isCrossTable(bytesOf('No;Name;Total;1;2\n1;Minta, Anna;2;;\n'))).toBe(false);
});

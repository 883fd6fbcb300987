/**
 * Files of other programs that are no report and no list of players. They are known by their content, so that the refusal
 * can name the program and what it exports instead; where only the name of the file tells, that is used.
 */

export const PROGRAMS = [
  'swiss-manager',
  'swissperfect',
  'swissperfect-table',
  'chess-results',
  'swiss-chess',
  'vega',
  'macmahon',
  'tou',
  'pgn',
  'spreadsheet',
  'pdf',
  'web-page',
] as const;
export type Program = (typeof PROGRAMS)[number];

/** So much of the beginning is looked at. */
const BEGINNING = 4096;

const beginsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** A table of dBase III: its version, a day, and a header of so many bytes that ends with a carriage return. */
function isDbase(bytes: Uint8Array): boolean {
  const [version, , month = 0, day = 0] = bytes;
  if ((version !== 0x03 && version !== 0x83) || month < 1 || month > 12 || day < 1 || day > 31) return false;
  const header = (bytes[8] as number) + (bytes[9] as number) * 256;
  return header > 32 && (bytes[header - 1] === 0x0d || bytes[header - 2] === 0x0d);
}

/** `No Name … Total 1 2 3`, and below it cells such as `12:W` and `0:=`. */
const TABLE_HEADING = /^[^\r\n]*\bName\b[^\r\n]*\bTotal\b[^\r\n\d]*\b1\b/i;
const TABLE_CELL = /(?:^|[\s;,"])\d{1,4}:[WDLF+=-](?=[\s;,"]|$)/m;

/** A cross table that SwissPerfect printed as text: it has columns like a list of players, and games that no list has. */
export function isCrossTable(bytes: Uint8Array): boolean {
  const text = beginningOf(bytes).trimStart();
  return TABLE_HEADING.test(text) && TABLE_CELL.test(text);
}

const beginningOf = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, BEGINNING)).replace(/^ï»¿/, '');

type Signs = readonly (readonly [Program, (bytes: Uint8Array, text: string) => boolean])[];

const SIGNS: Signs = [
  ['swiss-manager', (bytes) => beginsWith(bytes, 0x93, 0xff, 0x89, 0x44)],
  ['swissperfect', isDbase],
  ['swissperfect', (_, text) => /^\[[^\]\r\n]+\]/.test(text) && /^\[Tournament Info\]/im.test(text)],
  ['swissperfect-table', isCrossTable],
  ['macmahon', (_, text) => text.startsWith('<') && /<TournamentData[\s>]/.test(text)],
  ['chess-results', (_, text) => text.startsWith('<') && /chess-?results|swiss-?manager/i.test(text)],
  ['tou', (_, text) => /^;(?:name|date|vill)=/im.test(text)],
  ['pgn', (_, text) => /^\[Event "/m.test(text)],
  ['spreadsheet', (bytes) => beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)],
  ['pdf', (_, text) => text.startsWith('%PDF')],
  ['web-page', (_, text) => /^<(?:!DOCTYPE html|html)\b/i.test(text)],
];

/** By what stands at the beginning. */
export function programOf(bytes: Uint8Array): Program | undefined {
  const text = beginningOf(bytes).trimStart();
  return SIGNS.find(([, isOf]) => isOf(bytes, text))?.[0];
}

const ENDINGS: readonly (readonly [Program, RegExp])[] = [
  ['swiss-manager', /\.(?:tu[nmtr]x?)$/i],
  ['swissperfect', /\.(?:trn|sco)$/i],
  ['swiss-chess', /\.(?:swt|sws)$/i],
  ['vega', /\.(?:vegx?)$/i],
  ['spreadsheet', /\.(?:xlsx?|ods)$/i],
];

/** By the name of a file whose content tells nothing. */
export const programByName = (name: string): Program | undefined =>
  ENDINGS.find(([, ending]) => ending.test(name))?.[0];

/**
 * Files of other programs that are neither a report nor a list of players. They are recognised by their content, so that the
 * refusal can name the program and what it can export instead; the file name is used if only that says it.
 */

export const PROGRAMS = [
  'swiss-manager',
  'swissperfect',
  'swissperfect-table',
  'chess-results',
  'cross-table',
  'swiss-chess',
  'vega',
  'papi',
  'macmahon',
  'tou',
  'pgn',
  'spreadsheet',
  'text-document',
  'pdf',
  'web-page',
  'xml',
  'image',
  'archive',
] as const;
export type Program = (typeof PROGRAMS)[number];

/** Number of bytes at the beginning that are examined. */
const BEGINNING = 4096;

const beginsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** A table of dBase III: its version, a day, and a header of this many bytes that ends with a carriage return. */
function isDbase(bytes: Uint8Array): boolean {
  const [version, , month = 0, day = 0] = bytes;
  if ((version !== 0x03 && version !== 0x83) || month < 1 || month > 12 || day < 1 || day > 31) return false;
  const header = (bytes[8] as number) + (bytes[9] as number) * 256;
  return header > 32 && (bytes[header - 1] === 0x0d || bytes[header - 2] === 0x0d);
}

/** `No Name … Total 1 2 3`, perhaps below a title, and below it cells such as `12:W` and `0:=`. */
const TABLE_HEADING = /^[^\r\n]*\bName\b[^\r\n]*\bTotal\b[^\r\n\d]*\b1\b/im;
const TABLE_CELL = /(?:^|[\s;,"])\d{1,4}:[WDLF+=-](?=[\s;,"]|$)/m;
const isSwissPerfectTable = (text: string): boolean => TABLE_HEADING.test(text) && TABLE_CELL.test(text);

/** Cells of Swiss-Manager and Chess-Results such as `12w1`, `3b½` and `7s0`: opponent, colour, result. Two are no chance. */
const CELLS = /(?:^|[\s;,"])\d{1,4} ?[wbs] ?[01½=+-](?=[\s;,"]|$)/gim;
const isPrintedTable = (text: string): boolean => (text.match(CELLS) ?? []).length >= 2;

/** A cross table as text: it has columns like a list of players, and games that no list has. */
export function isCrossTable(bytes: Uint8Array): boolean {
  const text = beginningOf(bytes).trimStart();
  return isSwissPerfectTable(text) || isPrintedTable(text);
}

/** One byte for each letter; the ½ of a UTF-8 text, which tables have for draws, becomes that of windows-1252. */
const beginningOf = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, BEGINNING)).replace(/^ï»¿/, '').replaceAll('Â½', '½');

const IMAGES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x49, 0x49, 0x2a, 0x00], // TIFF, and the other order of bytes
  [0x4d, 0x4d, 0x00, 0x2a],
];
/** `RIFF….WEBP`, and HEIC as telephones take them. */
const NAMED_IMAGE = /^(?:RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|mif|avif))/;

const ARCHIVES: readonly (readonly number[])[] = [
  [0x1f, 0x8b], // gzip
  [0x42, 0x5a, 0x68], // bzip2
  [0xfd, 0x37, 0x7a, 0x58, 0x5a], // xz
  [0x37, 0x7a, 0xbc, 0xaf], // 7-Zip
  [0x52, 0x61, 0x72, 0x21], // RAR
];
const TAR_AT = 257;

const isAnyOf = (bytes: Uint8Array, signatures: readonly (readonly number[])[]): boolean =>
  signatures.some((signature) => beginsWith(bytes, ...signature));

/** Word's name for its text, in the directory of an old file of Microsoft's, in two bytes a letter. */
const WORD = [...'WordDoc'].map((letter) => `${letter}\0`).join('');

const isOfMicrosoft = (bytes: Uint8Array): boolean => beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const holdsWord = (bytes: Uint8Array): boolean => new TextDecoder('iso-8859-1').decode(bytes).includes(WORD);

type Signs = readonly (readonly [Program, (bytes: Uint8Array, text: string) => boolean])[];

const SIGNS: Signs = [
  ['swiss-manager', (bytes) => beginsWith(bytes, 0x93, 0xff, 0x89, 0x44)],
  ['swissperfect', isDbase],
  ['swissperfect', (_, text) => /^\[[^\]\r\n]+\]/.test(text) && /^\[Tournament Info\]/im.test(text)],
  ['swissperfect-table', (_, text) => isSwissPerfectTable(text)],
  ['cross-table', (_, text) => !text.startsWith('<') && isPrintedTable(text)],
  ['macmahon', (_, text) => text.startsWith('<') && /<TournamentData[\s>]/.test(text)],
  ['chess-results', (_, text) => text.startsWith('<') && /chess-?results|swiss-?manager/i.test(text)],
  ['tou', (_, text) => /^;(?:name|date|vill)=/im.test(text)],
  ['pgn', (_, text) => /^\[Event "/m.test(text)],
  ['papi', (bytes, text) => beginsWith(bytes, 0x00, 0x01, 0x00, 0x00) && text.includes('Standard Jet DB')],
  ['text-document', (bytes, text) => text.startsWith('{\\rtf') || (isOfMicrosoft(bytes) && holdsWord(bytes))],
  ['spreadsheet', isOfMicrosoft],
  ['pdf', (_, text) => text.startsWith('%PDF')],
  [
    'web-page',
    (_, text) => /^<(?:!DOCTYPE html|!--|html|head|body|title|meta|table|pre|p|h[1-6]|div|style)\b/i.test(text),
  ],
  ['xml', (_, text) => text.startsWith('<?xml')],
  ['image', (bytes, text) => isAnyOf(bytes, IMAGES) || NAMED_IMAGE.test(text)],
  ['archive', (bytes) => isAnyOf(bytes, ARCHIVES) || beginsWith(bytes.subarray(TAR_AT), 0x75, 0x73, 0x74, 0x61, 0x72)],
];

/** By the beginning of the file. */
export function programOf(bytes: Uint8Array): Program | undefined {
  const text = beginningOf(bytes).trimStart();
  return SIGNS.find(([, isOf]) => isOf(bytes, text))?.[0];
}

const ENDINGS: readonly (readonly [Program, RegExp])[] = [
  ['swiss-manager', /\.(?:tu[nmtr]x?)$/i],
  ['swissperfect', /\.(?:ini|trn|sco)$/i],
  ['swiss-chess', /\.(?:swt|sws)$/i],
  ['vega', /\.(?:vegx?)$/i],
  ['papi', /\.papi$/i],
  ['spreadsheet', /\.(?:xlsx?|ods)$/i],
  ['text-document', /\.(?:docx?|odt|rtf)$/i],
];

/** By the name of a file whose content does not say it. */
export const programByName = (name: string): Program | undefined =>
  ENDINGS.find(([, ending]) => ending.test(name))?.[0];

/** Parts that are in no archive but the files of an office program, which are archives as well. */
const OFFICE_PART = /^(?:\[Content_Types\]\.xml$|_rels\/|docProps\/|xl\/|word\/|mimetype$|META-INF\/)/;

/** Which kind of office file an archive is, by one of its parts and its own name; undefined where it is an archive of files. */
export function officeFileOf(part: string, bytes: Uint8Array, archive: string): Program | undefined {
  if (!OFFICE_PART.test(part)) return undefined;
  if (part.startsWith('word/') || /wordprocessingml|opendocument\.text/.test(beginningOf(bytes)))
    return 'text-document';
  return programByName(archive) ?? 'spreadsheet';
}

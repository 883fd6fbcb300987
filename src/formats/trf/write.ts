/** Writes a TRF file as bytes: players by their columns, every other line unchanged. */
import { type Encoding, decode } from '../encoding.ts';
import {
  BLANK_CELL,
  type TrfCell,
  TRF_COLOURS,
  colourOf,
  FORM,
  formOf,
  isPlayer,
  LOWER_CASE,
  opponentOf,
  RESULT_CODES,
  resultOf,
  type Tenths,
  type TrfFile,
  type TrfPlayer,
  UPPER_CASE,
} from './file.ts';
import { CELL, composedLine, PLAYER_RECORD } from './records.ts';

const MARK = '\ufeff';

/** In its own encoding and with its own line ends; in UTF-8 if the encoding does not have a letter. */
export function writeTrf(file: TrfFile): Uint8Array {
  const { lineEnd, closed, lines, encoding, marked } = file;
  const text = lines.map((line) => (isPlayer(line) ? playerLine(line) : line.text)).join(lineEnd);
  const whole = closed && lines.length > 0 ? text + lineEnd : text;
  if (encoding !== 'utf-8') {
    const bytes = inSingleBytes(whole, encoding);
    if (bytes !== undefined) return bytes;
  }
  return new TextEncoder().encode(marked ? MARK + whole : whole);
}

/** Each character as the byte that the encoding has for it; undefined where one has none. */
function inSingleBytes(text: string, encoding: Encoding): Uint8Array | undefined {
  const letters = decode(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    { encoding, mark: 0 },
  );
  const byteOf = new Map([...letters].map((letter, byte) => [letter, byte] as const));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = byteOf.get(text[at] as string);
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}

/** One 001 line. It ends after the last entry of the player. */
export function playerLine(player: TrfPlayer): string {
  const { startNumber, sex, title, name, rating, federation, fideId, birth, points, rank, cells } = player;
  const fixed = composedLine('001', [
    [PLAYER_RECORD.startNumber, String(startNumber)],
    [PLAYER_RECORD.sex, sex],
    [PLAYER_RECORD.title, title],
    [PLAYER_RECORD.name, name],
    [PLAYER_RECORD.rating, rating === undefined ? '' : String(rating)],
    [PLAYER_RECORD.federation, federation],
    [PLAYER_RECORD.fideId, fideId === undefined ? '' : String(fideId)],
    [PLAYER_RECORD.birth, birth],
    [PLAYER_RECORD.points, points === undefined ? '' : pointsText(points)],
    [PLAYER_RECORD.rank, rank === undefined ? '' : String(rank)],
  ]);
  if (cells.length === 0) return fixed;
  const rounds = cells.map(cellText).join('');
  return composedLine(fixed, [
    [{ from: CELL.begins, to: CELL.begins + rounds.length - 1, align: 'left' }, rounds],
  ]).trimEnd();
}

/** `11.5`; from a hundred points on without the decimal, for which there is no column. */
const pointsText = (points: Tenths): string =>
  points < 1000 ? (points / 10).toFixed(1) : String(Math.trunc(points / 10));

/** Ten columns: two blanks, the opponent, the colour and the result. */
function cellText(cell: TrfCell): string {
  if (cell === BLANK_CELL) return ' '.repeat(CELL.width);
  const opponent = opponentOf(cell);
  const none = formOf(cell) === FORM.other ? '    ' : '0000';
  const colour = TRF_COLOURS[colourOf(cell)] as string;
  const result = RESULT_CODES[resultOf(cell)] as string;
  return [
    `  ${opponent === 0 ? none : String(opponent).padStart(4)}`,
    (cell & UPPER_CASE) === 0 ? colour : colour.toUpperCase(),
    (cell & LOWER_CASE) === 0 ? result : result.toLowerCase(),
  ].join(' ');
}

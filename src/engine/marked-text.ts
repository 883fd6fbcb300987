/** A file's own text with marked places: only the lines around them, and in a long line only the text around a mark. */
import type { Finding, Weight } from '../core/finding.ts';
import { unitsBefore } from './file-text.ts';
import type { ReportFormatId } from '../formats/format.ts';

/** A place in a line, in units of the text, from 0; the whole line where it has no column. */
export interface MarkedPlace {
  readonly line: number;
  readonly from?: number;
  readonly weight: Weight;
}

/** The place of a finding in the text; undefined if it has no line there. */
export function placeOf(
  { at, code, weight }: Finding,
  lines: readonly string[],
  format: ReportFormatId | null,
): MarkedPlace | undefined {
  const text = at?.line === undefined ? undefined : lines[at.line - 1];
  if (at?.line === undefined || text === undefined) return undefined;
  const column = at.column;
  return { line: at.line, weight, ...(column === undefined ? {} : { from: unitsBefore(text, column, format, code) }) };
}

/** A piece of a line: marked, or between marks. */
export interface LinePiece {
  readonly text: string;
  readonly weight?: Weight;
}

export interface ShownLine {
  readonly pieces: readonly LinePiece[];
  /** Whether text is left out before or after. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** Units of a long line that are shown on either side of its marks. */
const BESIDE = 100;
const LONG = 240;

const WEIGHT_ORDER: Readonly<Record<Weight, number>> = { refuse: 0, warn: 1, note: 2 };

/** A line with its marks. A mark is one character wide; at the end of a line it is a blank, so that it can be seen. */
export function shownLine(text: string, places: readonly MarkedPlace[]): ShownLine {
  const marks = marksIn(places);
  const [first, last] = [marks[0]?.[0] ?? 0, marks.at(-1)?.[0] ?? 0];
  const isLong = text.length > LONG;
  const from = isLong ? characterFrom(text, Math.max(0, first - BESIDE)) : 0;
  const to = isLong ? Math.min(text.length, Math.max(last + BESIDE, from + LONG)) : text.length;
  const pieces: LinePiece[] = [];
  let at = from;
  const plain = (end: number): void => {
    if (end > at) pieces.push({ text: visible(text.slice(at, end)) });
    at = Math.max(at, end);
  };
  for (const [mark, weight] of marks) {
    if (mark < from || mark > to) continue;
    plain(mark);
    const width = mark >= text.length ? 0 : characterAt(text, mark);
    pieces.push({ text: width === 0 ? ' ' : visible(text.slice(mark, mark + width)), weight });
    at = mark + width;
  }
  plain(to);
  return { pieces, isCutBefore: from > 0, isCutAfter: to < text.length };
}

/** The gravest of several marks in one place. */
function marksIn(places: readonly MarkedPlace[]): readonly (readonly [number, Weight])[] {
  const marks = new Map<number, Weight>();
  for (const { from, weight } of places) {
    if (from === undefined) continue;
    const known = marks.get(from);
    if (known === undefined || WEIGHT_ORDER[weight] < WEIGHT_ORDER[known]) marks.set(from, weight);
  }
  return [...marks].sort(([one], [other]) => one - other);
}

/** The number of code units of the character at a place. */
const characterAt = (text: string, at: number): number => ((text.codePointAt(at) as number) > 0xffff ? 2 : 1);

/** Not in the middle of a character. */
const characterFrom = (text: string, at: number): number => ((text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at - 1 : at);

const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\u200c\u200d])\p{Cf}/gu;
const CONTROL_PICTURES = 0x2400;
const DELETE = 0x7f;

/**
 * A character that is invisible or would change the direction of the line is replaced by a symbol of the same length: columns stay
 * where they are.
 */
export const visible = (text: string): string =>
  text.replaceAll(UNSEEN, (unseen) => {
    const code = unseen.codePointAt(0) as number;
    if (code < 0x20) return String.fromCharCode(CONTROL_PICTURES + code);
    return code === DELETE ? '\u2421' : '\ufffd'.repeat(unseen.length);
  });

/** Consecutive lines, all shown or all folded. Numbers count from 1, both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isShown: boolean;
}

const LINES_AROUND = 1;
/** A gap that takes no more room than the button that would unfold it. */
const SMALL_GAP = 2;

/** Which lines of a file are shown: those with marks, and some around each. */
export function stretchesOf(
  count: number,
  marked: Iterable<number>,
  around: number = LINES_AROUND,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let next = 1;
  const add = (from: number, to: number, isShown: boolean): void => {
    if (from > to) return;
    const last = stretches.at(-1);
    if (last?.isShown === isShown) stretches[stretches.length - 1] = { ...last, to };
    else stretches.push({ from, to, isShown });
    next = to + 1;
  };
  for (const line of [...new Set(marked)].filter((each) => each >= 1 && each <= count).sort((a, b) => a - b)) {
    const from = Math.max(next, line - around);
    add(next, from - 1, from - next <= SMALL_GAP);
    add(from, Math.min(count, line + around), true);
  }
  add(next, count, count - next < SMALL_GAP);
  return stretches;
}

/** The stretches, with those shown that somebody unfolded. */
export function withUnfolded(stretches: readonly Stretch[], unfolded: readonly Stretch[]): readonly Stretch[] {
  return stretches.flatMap((stretch) => {
    if (stretch.isShown) return [stretch];
    let rest: readonly Stretch[] = [stretch];
    for (const { from, to } of unfolded) rest = rest.flatMap((each) => withPart(each, from, to));
    return rest;
  });
}

function withPart(stretch: Stretch, from: number, to: number): readonly Stretch[] {
  if (stretch.isShown || to < stretch.from || from > stretch.to) return [stretch];
  const [begin, end] = [Math.max(from, stretch.from), Math.min(to, stretch.to)];
  const parts: Stretch[] = [
    { from: stretch.from, to: begin - 1, isShown: false },
    { from: begin, to: end, isShown: true },
    { from: end + 1, to: stretch.to, isShown: false },
  ];
  return parts.filter((each) => each.from <= each.to);
}

/** What differs between a file and its corrected form, line by line: the shortest way from one to the other, within bounds. */
import { visible } from './marked-text.ts';

export type ChangedLine =
  | { readonly kind: 'same'; readonly text: string; readonly before: number; readonly after: number }
  | { readonly kind: 'gone'; readonly text: string; readonly before: number }
  | { readonly kind: 'new'; readonly text: string; readonly after: number };

export interface LineDifference {
  readonly lines: readonly ChangedLine[];
  /** The texts were too long to find the shortest way: everything between the common beginning and end counts as changed. */
  readonly isRough: boolean;
}

/** Lines that are changed, at most: the work and the memory grow with the square of it. */
const MOST_CHANGES = 1000;

export function lineDifference(
  before: readonly string[],
  after: readonly string[],
  most: number = MOST_CHANGES,
): LineDifference {
  const shorter = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < shorter && before[begin] === after[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const [old, young] = [before.slice(begin, before.length - end), after.slice(begin, after.length - end)];
  const steps = shortestWay(old, young, most);
  const lines: ChangedLine[] = [];
  let [ofBefore, ofAfter] = [0, 0];
  const take = (kind: ChangedLine['kind']): void => {
    if (kind !== 'new') ofBefore += 1;
    if (kind !== 'gone') ofAfter += 1;
    const text = (kind === 'new' ? after[ofAfter - 1] : before[ofBefore - 1]) as string;
    if (kind === 'same') lines.push({ kind, text, before: ofBefore, after: ofAfter });
    else if (kind === 'gone') lines.push({ kind, text, before: ofBefore });
    else lines.push({ kind, text, after: ofAfter });
  };
  for (let line = 0; line < begin; line += 1) take('same');
  for (const kind of steps ?? allChanged(old.length, young.length)) take(kind);
  for (let line = 0; line < end; line += 1) take('same');
  return { lines, isRough: steps === undefined };
}

const allChanged = (gone: number, young: number): readonly ChangedLine['kind'][] => [
  ...Array.from({ length: gone }, () => 'gone' as const),
  ...Array.from({ length: young }, () => 'new' as const),
];

/**
 * The greedy search for the shortest edit (E. Myers, 1986): `reach[k]` is how far one gets on diagonal k with this many changes.
 * Undefined if more than `most` changes would be needed.
 */
function shortestWay(
  old: readonly string[],
  young: readonly string[],
  most: number,
): readonly ChangedLine['kind'][] | undefined {
  const limit = Math.min(most, old.length + young.length);
  const middle = limit + 1;
  const reach = new Int32Array(2 * limit + 3);
  const trail: Int32Array[] = [];
  for (let changes = 0; changes <= limit; changes += 1) {
    trail.push(reach.slice(middle - changes - 1, middle + changes + 2));
    for (let k = -changes; k <= changes; k += 2) {
      const down = k === -changes || (k !== changes && at(reach, middle + k - 1) < at(reach, middle + k + 1));
      let x = down ? at(reach, middle + k + 1) : at(reach, middle + k - 1) + 1;
      while (x < old.length && x - k < young.length && old[x] === young[x - k]) x += 1;
      reach[middle + k] = x;
      if (x >= old.length && x - k >= young.length) return wayBack(trail, old.length, young.length);
    }
  }
  return undefined;
}

const at = (numbers: Int32Array, place: number): number => numbers[place] as number;

function wayBack(trail: readonly Int32Array[], oldLength: number, youngLength: number): readonly ChangedLine['kind'][] {
  const steps: ChangedLine['kind'][] = [];
  let [x, y] = [oldLength, youngLength];
  for (let changes = trail.length - 1; changes >= 0; changes -= 1) {
    const reach = trail[changes] as Int32Array;
    // the slice begins one before the lowest diagonal of this number of changes
    const reached = (k: number): number => at(reach, k + changes + 1);
    const k = x - y;
    const down = k === -changes || (k !== changes && reached(k - 1) < reached(k + 1));
    const fromX = changes === 0 ? 0 : down ? reached(k + 1) : reached(k - 1);
    const fromY = changes === 0 ? 0 : fromX - (down ? k + 1 : k - 1);
    const [startX, startY] = changes === 0 ? [0, 0] : down ? [fromX, fromY + 1] : [fromX + 1, fromY];
    for (; x > startX && y > startY; x -= 1, y -= 1) steps.push('same');
    if (changes > 0) steps.push(down ? 'new' : 'gone');
    [x, y] = [fromX, fromY];
  }
  return steps.reverse();
}

/** A part of a difference, with a few equal lines around it. */
export interface DifferencePart {
  readonly lines: readonly ChangedLine[];
  /** Equal lines that are left out before it. */
  readonly skipped: number;
}

const AROUND = 2;

/** Only what changed and the lines around it; how many are left out at the end comes last. */
export function partsOf(lines: readonly ChangedLine[], around: number = AROUND): readonly DifferencePart[] {
  const isNear = new Uint8Array(lines.length);
  for (const [place, { kind }] of lines.entries()) {
    if (kind !== 'same') isNear.fill(1, Math.max(0, place - around), place + around + 1);
  }
  const parts: { lines: ChangedLine[]; skipped: number }[] = [];
  let skipped = 0;
  for (const [place, line] of lines.entries()) {
    if (isNear[place] === 0) {
      skipped += 1;
      continue;
    }
    if (skipped > 0 || parts.length === 0) parts.push({ lines: [], skipped });
    parts.at(-1)?.lines.push(line);
    skipped = 0;
  }
  return parts.length === 0 || skipped === 0 ? parts : [...parts, { lines: [], skipped }];
}

/** The part of two lines that is not common to both: where it begins, and how many units it has in each. */
export function changedPart(before: string, after: string): readonly [from: number, ofBefore: number, ofAfter: number] {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  if (isSecondHalf(before, from) || isSecondHalf(after, from)) from -= 1;
  let end = 0;
  while (end < shorter - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (isSecondHalf(before, before.length - end) || isSecondHalf(after, after.length - end)) end -= 1;
  return [from, before.length - end - from, after.length - end - from];
}

/** Half of a character of two code units. */
const isSecondHalf = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** A replaced line beside its replacement: if as many new lines follow directly on as many removed ones, they are paired. */
export function pairsIn(lines: readonly ChangedLine[]): ReadonlyMap<ChangedLine, ChangedLine> {
  const pairs = new Map<ChangedLine, ChangedLine>();
  for (let at = 0; at < lines.length; ) {
    const gone = runOf(lines, at, 'gone');
    const young = runOf(lines, at + gone, 'new');
    for (let place = 0; gone === young && place < gone; place += 1) {
      const [old, now] = [lines[at + place] as ChangedLine, lines[at + gone + place] as ChangedLine];
      pairs.set(old, now);
      pairs.set(now, old);
    }
    at += Math.max(1, gone + young);
  }
  return pairs;
}

function runOf(lines: readonly ChangedLine[], from: number, kind: ChangedLine['kind']): number {
  let to = from;
  while (lines[to]?.kind === kind) to += 1;
  return to - from;
}

/** A line of a difference as a page shows it: the part that differs from its pair is in the middle. */
export interface ShownChange {
  readonly kind: ChangedLine['kind'];
  readonly number: number;
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

export interface ShownDifference {
  readonly isRough: boolean;
  readonly parts: readonly {
    /** Equal lines that are left out before it. */
    readonly skipped: number;
    readonly lines: readonly ShownChange[];
    /** Lines that are not shown because there are too many. */
    readonly more: number;
  }[];
}

/** Lines of a part that are shown; one that is longer is a rough one, and nobody reads it. */
const MOST_SHOWN = 400;

export function shownDifference(before: readonly string[], after: readonly string[]): ShownDifference {
  const { lines, isRough } = lineDifference(before, after);
  const pairs = pairsIn(lines);
  return {
    isRough,
    parts: partsOf(lines).map(({ skipped, lines: some }) => ({
      skipped,
      lines: some.slice(0, MOST_SHOWN).map((line) => shownChange(line, pairs.get(line))),
      more: Math.max(0, some.length - MOST_SHOWN),
    })),
  };
}

function shownChange(line: ChangedLine, pair: ChangedLine | undefined): ShownChange {
  const { kind, text } = line;
  const [from, length] = pair === undefined ? [0, 0] : changedPart(text, pair.text);
  return {
    kind,
    number: line.kind === 'gone' ? line.before : line.after,
    before: visible(text.slice(0, from)),
    changed: visible(text.slice(from, from + length)),
    after: visible(text.slice(from + length)),
  };
}

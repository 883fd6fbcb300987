/** The lines of an h9 file: header tags, and of each player's line the words, before any of it is understood as a game. */
import type { Place } from '../../core/finding.ts';
import { type GoGrade, PIN, readGrade } from '../go.ts';
import type { Limits } from '../limits.ts';
import { type Notes, shortText } from '../../core/notes.ts';
import type { H9Findings } from './findings.ts';
import { HEADER_TAGS, type HeaderTag, isEntry, isOnlyEntry, NO_CLUB, NO_COUNTRY, OLD_TAGS } from './records.ts';

export interface HeaderValue {
  readonly text: string;
  readonly at: Place;
}

export interface Word {
  readonly text: string;
  readonly column: number;
}

/** A line for a player; the part left of the grade and its neighbours is not split yet. */
export interface PlayerLine {
  /** The line number in the file, from 1. */
  readonly line: number;
  readonly column: number;
  readonly place?: number;
  readonly name: readonly string[];
  readonly grade?: GoGrade;
  readonly country?: string;
  readonly club?: string;
  readonly pin?: string;
  /** Criteria and results. */
  readonly rest: readonly Word[];
  /** The number of words at the end that look like results. */
  readonly run: number;
}

export interface H9Lines {
  readonly header: ReadonlyMap<HeaderTag, HeaderValue>;
  /** Names of the criteria, from the line of titles. */
  readonly criteria: readonly string[];
  readonly lines: readonly PlayerLine[];
}

const KNOWN_TAGS: ReadonlySet<string> = new Set(HEADER_TAGS.map(({ tag }) => tag));
const TAG = /^(\s*;\s*)([A-Za-z]{2})\[/;
const TITLES = /^\s*;\s*Pl\s+Name\b.*?\bClub/i;
const WORD = /\S+/g;
const LINE_END = /\r\n|\r|\n/g;

/** The number of words that a line may have besides its results; no name and no set of criteria is that long. */
const WORDS_BESIDES = 100;

/** Continues after an error. `undefined` if there are more players than the limit: then the file is not read. */
export function readLines(text: string, limits: Limits, notes: Notes<H9Findings>): H9Lines | undefined {
  const header = new Map<HeaderTag, HeaderValue>();
  let criteria: readonly string[] = [];
  const lines: PlayerLine[] = [];
  let [line, start] = [0, 0];
  LINE_END.lastIndex = 0;
  for (let isLast = false; !isLast; ) {
    const end = LINE_END.exec(text);
    isLast = end === null;
    const written = text.slice(start, end?.index ?? text.length);
    line += 1;
    start = LINE_END.lastIndex;
    if (written.length > limits.lineBytes) {
      const facts = { length: written.length, limit: limits.lineBytes };
      notes.say('h9.line-too-long', 'refuse', { line, column: 1 }, facts);
      continue;
    }
    const comment = written.indexOf(';');
    const content = comment === -1 ? written : written.slice(0, comment);
    if (content.trim() !== '') {
      if (lines.length === limits.players) {
        notes.say('h9.too-many-players', 'refuse', { line, column: 1 }, { limit: limits.players });
        return undefined;
      }
      lines.push(readPlayerLine(content, line, limits, notes));
    } else if (comment !== -1) {
      readTag(written, line, header, notes);
      if (TITLES.test(written)) criteria = namesOfCriteria(written);
    }
  }
  return { header, criteria, lines };
}

/** Columns count characters, as an editor does: a letter outside the basic plane is one. Asked from left to right. */
function columnsOf(text: string): (index: number) => number {
  let [seen, pairs] = [0, 0];
  return (index) => {
    for (; seen < index; seen += 1) if ((text.charCodeAt(seen) & 0xfc00) === 0xd800) pairs += 1;
    return index + 1 - pairs;
  };
}

const columnIn = (text: string, index: number): number => columnsOf(text)(index);

function readTag(written: string, line: number, header: Map<HeaderTag, HeaderValue>, notes: Notes<H9Findings>): void {
  const match = TAG.exec(written);
  if (match === null) return;
  const [opening, before, name] = match as unknown as [string, string, string];
  const tag = OLD_TAGS[name.toUpperCase()] ?? name.toUpperCase();
  const at = { line, column: columnIn(written, before.length) };
  if (!KNOWN_TAGS.has(tag)) {
    notes.say('h9.tag-unknown', 'note', at, { tag });
    return;
  }
  const close = written.lastIndexOf(']');
  if (close < opening.length) notes.say('h9.tag-unclosed', 'warn', at, { tag });
  const text = written.slice(opening.length, close < opening.length ? undefined : close).trim();
  if (header.has(tag as HeaderTag)) notes.say('h9.tag-repeated', 'warn', at, { tag });
  else if (text !== '') header.set(tag as HeaderTag, { text, at: { line, column: columnIn(written, opening.length) } });
}

/** Each in five characters, a blank and four; a name of five letters leaves no blank. */
function namesOfCriteria(written: string): readonly string[] {
  const names: string[] = [];
  const after = written.slice((TITLES.exec(written) as RegExpExecArray)[0].length);
  for (let from = 0; from < after.length; from += 5) names.push(after.slice(from, from + 5).trim());
  return names.filter((name) => name !== '');
}

/** A PIN after a bar at the end. What has other signs after the bar is no PIN but a damaged word. */
function takePin(
  content: string,
  line: number,
  notes: Notes<H9Findings>,
): { readonly kept: string; readonly pin?: string } {
  const bar = content.lastIndexOf('|');
  if (bar === -1) return { kept: content };
  const after = content.slice(bar + 1).trim();
  if (PIN.test(after)) return { kept: content.slice(0, bar), pin: after };
  if (!/^\d*$/.test(after) || /\S$/.test(content.slice(0, bar))) return { kept: content };
  notes.say(
    'h9.pin-unreadable',
    'warn',
    { line, column: columnIn(content, bar) },
    { text: shortText(content.slice(bar).trim()) },
  );
  return { kept: content.slice(0, bar) };
}

function readPlayerLine(content: string, line: number, limits: Limits, notes: Notes<H9Findings>): PlayerLine {
  const { kept, pin } = takePin(content, line, notes);
  const words: Word[] = [];
  const most = limits.rounds + WORDS_BESIDES;
  const columnOf = columnsOf(kept);
  for (const match of kept.matchAll(WORD)) {
    if (words.length === most) {
      notes.say('h9.too-many-rounds', 'refuse', { line, column: columnOf(match.index) }, { limit: limits.rounds });
      break;
    }
    words.push({ text: match[0], column: columnOf(match.index) });
  }
  const textOf = (index: number): string => words[index]?.text ?? '';
  const hasPlace = words.length > 1 && /^\d{1,6}$/.test(textOf(0));
  const first = hasPlace ? 1 : 0;
  const place = hasPlace ? Number(textOf(0)) : undefined;
  const at = { line, column: words[first]?.column ?? 1 };
  const gradeAt = words.findIndex((_, index) => index > first && isGrade(textOf(index), textOf(index + 1)));
  if (gradeAt === -1) {
    notes.say('h9.no-grade', 'refuse', at, { text: content.trim().slice(0, 60) });
    const run = runOf(words);
    const name = words.slice(first, Math.min(first + 2, words.length - run)).map(({ text }) => text);
    return { ...at, place, name, pin, rest: words.slice(first + name.length), run };
  }
  if (!/[a-z]/i.test(textOf(gradeAt))) {
    const facts = { grade: textOf(gradeAt) };
    notes.count('h9.grade-without-letter', { line, column: (words[gradeAt] as Word).column }, facts);
  }
  let next = gradeAt + 1;
  const country = /^[A-Za-z]{2}$/.test(textOf(next)) ? textOf(next).toUpperCase() : undefined;
  if (country !== undefined) next += 1;
  const clubFrom = next;
  while (isClub(textOf(next))) next += 1;
  const club = words
    .slice(clubFrom, next)
    .map(({ text }) => text)
    .join(' ');
  const rest = words.slice(next);
  return {
    ...at,
    place,
    name: words.slice(first, gradeAt).map(({ text }) => text),
    grade: readGrade(textOf(gradeAt)),
    country: country === NO_COUNTRY ? undefined : country,
    club: club === '' || club === NO_CLUB ? undefined : club.replaceAll('_', ' '),
    pin,
    rest,
    run: runOf(rest),
  };
}

/** Digits alone are a grade only where the country follows: else they would be a criterion of a line without grade. */
const isGrade = (word: string, following: string): boolean =>
  readGrade(word) !== undefined && (/[a-z]/i.test(word) || /^[a-z]{2}$/i.test(following));

/** A club has letters; what begins with a digit and has a sign is an entry, be it damaged. */
const isClub = (word: string): boolean =>
  /\p{L}/u.test(word) && !isEntry(word) && !(/^\d/.test(word) && /[+=/!|-]/.test(word));

function runOf(words: readonly Word[]): number {
  let run = 0;
  while (run < words.length && isEntry((words[words.length - 1 - run] as Word).text)) run += 1;
  return run;
}

/**
 * The number of rounds in the lines: the shortest run of words that look like results, because criteria can look like them
 * (`408?`). A column still counts if some line has an entry there that can be nothing else: then a shorter run is a damaged line.
 */
export function roundsIn(lines: readonly PlayerLine[]): number {
  const graded = lines.filter(({ grade }) => grade !== undefined);
  let rounds = graded.reduce((least, { run }) => Math.min(least, run), graded.length === 0 ? 0 : Infinity);
  const longest = graded.reduce((most, { run }) => Math.max(most, run), 0);
  for (let column = rounds + 1; column <= longest; column += 1) {
    if (graded.some(({ run, rest }) => run >= column && isOnlyEntry((rest[rest.length - column] as Word).text))) {
      rounds = column;
    }
  }
  return rounds;
}

/**
 * Faults, planted one at a time in files that are sound: what an officer's hand, a second program or a broken disk does to a
 * report. Each family of formats has twelve, by name; chance chooses the place. A fault is found where reading says something
 * new of the line that it stands in, as a warning at least.
 */
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chance } from '../src/core/chance.ts';
import type { Finding } from '../src/core/finding.ts';
import { checkOpenedReport, openReport } from '../src/engine/index.ts';

export interface ProgramFile {
  readonly program: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const NO_REPORT = /\.(?:md|findings\.txt)$/;

/** The files in the manner of other programs, each in the folder of its program. */
export const programFiles = (folder: string): readonly ProgramFile[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()
    .flatMap((program) =>
      readdirSync(join(folder, program))
        .filter((name) => !NO_REPORT.test(name))
        .sort()
        .map((name) => ({ program, name, bytes: new Uint8Array(readFileSync(join(folder, program, name))) })),
    );

/** All that is said of a file alone; by which rulebook it is to be rated no file has to say. */
export function foundIn(bytes: Uint8Array): readonly Finding[] {
  const { report, findings } = openReport(bytes);
  const all = report === undefined ? findings : checkOpenedReport(report, {}, findings);
  return all.filter(({ code }) => code !== 'rulebook.missing');
}

/** A file with a fault in it. */
interface Planted {
  readonly text: string;
  /** Where it may be told: its own line, or that of the other side of a game. */
  readonly lines: readonly number[];
}

type Plant = (sheet: Sheet, chance: Chance) => Planted;

/** A file as lines. Bytes that are no UTF-8 are taken one by one, so that what is not touched comes out as it was. */
class Sheet {
  readonly lines: readonly string[];
  readonly #end: string;

  constructor(text: string) {
    this.#end = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
    this.lines = text.split(this.#end);
  }

  /** Where lines that begin so stand, counted from 0. */
  allAt(beginning: RegExp): readonly number[] {
    return this.lines.flatMap((line, at) => (beginning.test(line) ? [at] : []));
  }

  text(lines: readonly string[] = this.lines): string {
    return lines.join(this.#end);
  }

  /** With another line in place of one; the fault is told there. */
  with(at: number, line: string, more: readonly number[] = []): Planted {
    return { text: this.text(this.lines.with(at, line)), lines: [at + 1, ...more] };
  }
}

const encodingOf = (bytes: Uint8Array): BufferEncoding => (isUtf8(bytes) ? 'utf8' : 'latin1');

/** Before every event of the files. */
const LONG_AGO = '1999-12-31';
/** In no calendar. */
const NO_DAY = '2013-13-45';

/* TRF: fixed columns, every game on two lines. */

interface Cell {
  readonly at: number;
  /** Index of the first column of the opponent. */
  readonly from: number;
  readonly opponent: number;
}

const PLAYER = /^001 /;
const PLAYED = /^[ \d]{3}[1-9\d] [wbWB] [10=]$/;
const FIRST_CELL = 91;
const CELL_STEP = 10;

/** With a text from an index on, in place of what stood there. */
const over = (line: string, from: number, text: string): string =>
  line.slice(0, from) + text + line.slice(from + text.length);

const startNumberOf = (line: string): number => Number(line.slice(4, 8));
const four = (number: number): string => String(number).padStart(4);

function cellsOf({ lines }: Sheet, at: number): readonly Cell[] {
  const line = lines[at] as string;
  const cells: Cell[] = [];
  for (let from = FIRST_CELL; from < line.length; from += CELL_STEP) {
    if (PLAYED.test(line.slice(from, from + 8))) cells.push({ at, from, opponent: Number(line.slice(from, from + 4)) });
  }
  return cells.filter(({ opponent }) => opponent > 0);
}

const playersOf = (sheet: Sheet): readonly number[] => sheet.allAt(PLAYER);

const anyCell = (sheet: Sheet, chance: Chance): Cell =>
  chance.one(playersOf(sheet).flatMap((at) => cellsOf(sheet, at)));

/** Changes a cell of a game that was played. */
const inCell =
  (change: (cell: string, line: string, sheet: Sheet, chance: Chance) => string): Plant =>
  (sheet, chance) => {
    const { at, from } = anyCell(sheet, chance);
    const line = sheet.lines[at] as string;
    return sheet.with(at, over(line, from, change(line.slice(from, from + 8), line, sheet, chance)));
  };

/** Writes something into the columns of any player. */
const inPlayer =
  (from: number, written: (old: string, sheet: Sheet, chance: Chance) => string, width: number): Plant =>
  (sheet, chance) => {
    const at = chance.one(playersOf(sheet));
    const line = sheet.lines[at] as string;
    return sheet.with(at, over(line, from, written(line.slice(from, from + width), sheet, chance)));
  };

const anotherNumber = (sheet: Sheet, chance: Chance, ...not: readonly number[]): number =>
  chance.one(
    playersOf(sheet)
      .map((at) => startNumberOf(sheet.lines[at] as string))
      .filter((number) => !not.includes(number)),
  );

const FLIPPED: Readonly<Record<string, string>> = { '1': '0', '0': '1', '=': '1', w: 'b', b: 'w', W: 'B', B: 'W' };

/** A whole point more, with the sign that the file has between whole and tenth. */
const onePointMore = (points: string): string => `${Number(points.slice(0, 2)) + 1}${points.slice(2)}`.padStart(4);

const TRF_FAULTS: Readonly<Record<string, Plant>> = {
  'result on one side': inCell((cell) => over(cell, 7, FLIPPED[cell[7] as string] as string)),
  'colours equal': inCell((cell) => over(cell, 5, FLIPPED[cell[5] as string] as string)),
  'opponent unknown': inCell((cell) => over(cell, 0, '8888')),
  'paired with himself': inCell((cell, line) => over(cell, 0, line.slice(4, 8))),
  'opponent on one side': inCell((cell, line, sheet, chance) =>
    over(cell, 0, four(anotherNumber(sheet, chance, startNumberOf(line), Number(cell.slice(0, 4))))),
  ),
  'result letter unknown': inCell((cell) => over(cell, 7, 'X')),
  'points changed': inPlayer(80, onePointMore, 4),
  'rating no number': inPlayer(48, () => '2O15', 4),
  'birth impossible': inPlayer(69, () => NO_DAY.replaceAll('-', '.'), 10),
  'number twice': inPlayer(4, (own, sheet, chance) => four(anotherNumber(sheet, chance, Number(own))), 4),
  'line cut off': (sheet, chance) => {
    const at = playersOf(sheet).at(-1) as number;
    const { from } = chance.one(cellsOf(sheet, at));
    return sheet.with(at, (sheet.lines[at] as string).slice(0, from + 6));
  },
  'end before start': (sheet) => {
    const [at] = sheet.allAt(/^052 /) as [number];
    return sheet.with(at, `052 ${LONG_AGO.replaceAll('-', '/')}`);
  },
};

/* h9: words between blanks, every game on two lines, opponents by their place. */

/** Of a game that was played: opponent, result, stones. */
const ENTRY = /^(\d+)([+\-=])\/[bw](\d*)$/;

interface Entry {
  readonly at: number;
  readonly from: number;
  readonly text: string;
  readonly opponent: number;
}

const wallOf = (sheet: Sheet): readonly number[] => sheet.allAt(/^[^;]*[^;\s]/);

const entriesOf = ({ lines }: Sheet, at: number): readonly Entry[] =>
  [...(lines[at] as string).matchAll(/\S+/g)].flatMap(({ 0: text, index: from }) => {
    const match = ENTRY.exec(text);
    return match === null ? [] : [{ at, from, text, opponent: Number(match[1]) }];
  });

/** Changes the entry of a game. */
const inEntry =
  (change: (parts: RegExpExecArray, own: number, players: number, chance: Chance) => string): Plant =>
  (sheet, chance) => {
    const wall = wallOf(sheet);
    const { at, from, text } = chance.one(wall.flatMap((line) => entriesOf(sheet, line)));
    const line = sheet.lines[at] as string;
    const written = change(ENTRY.exec(text) as RegExpExecArray, wall.indexOf(at) + 1, wall.length, chance);
    return sheet.with(at, line.slice(0, from) + written + line.slice(from + text.length));
  };

const withOpponent = (opponent: number, [text, digits]: RegExpExecArray): string =>
  `${opponent}${text.slice((digits as string).length)}`;

const withSymbol = ([text, digits]: RegExpExecArray, symbol: string): string =>
  over(text, (digits as string).length, symbol);

const TURNED: Readonly<Record<string, string>> = { '+': '-', '-': '+', '=': '+' };

const inDates =
  (dates: string): Plant =>
  (sheet) => {
    const [at] = sheet.allAt(/^; DT\[/) as [number];
    const line = sheet.lines[at] as string;
    return sheet.with(at, line.replace(/\[.*\]/, dates));
  };

const H9_FAULTS: Readonly<Record<string, Plant>> = {
  'result on one side': inEntry((entry) => withSymbol(entry, TURNED[entry[2] as string] as string)),
  'handicap on one side': inEntry((entry) => entry[0].replace(/\d*$/, String((Number(entry[3]) + 3) % 10))),
  'opponent unknown': inEntry((entry, _, players) => withOpponent(players + 50, entry)),
  'paired with himself': inEntry((entry, own) => withOpponent(own, entry)),
  'opponent on one side': inEntry((entry, own, players, chance) => {
    const others = Array.from({ length: players }, (_, index) => index + 1);
    return withOpponent(chance.one(others.filter((each) => each !== own && each !== Number(entry[1]))), entry);
  }),
  'result letter unknown': inEntry((entry) => withSymbol(entry, '*')),
  'player twice': (sheet, chance) => {
    const at = chance.one(wallOf(sheet));
    const end = (wallOf(sheet).at(-1) as number) + 1;
    return { text: sheet.text(sheet.lines.toSpliced(end, 0, sheet.lines[at] as string)), lines: [at + 1, end + 1] };
  },
  'player missing': (sheet, chance) => {
    const wall = wallOf(sheet);
    const at = chance.one(wall);
    const opponents = entriesOf(sheet, at).map(({ opponent }) => wall[opponent - 1] as number);
    const lines = opponents.map((line) => (line < at ? line + 1 : line));
    return { text: sheet.text(sheet.lines.toSpliced(at, 1)), lines };
  },
  'grade unknown': (sheet, chance) => {
    const at = chance.one(wallOf(sheet));
    return sheet.with(at, (sheet.lines[at] as string).replace(/ (\d+)[kd] /i, ' $1x '));
  },
  'line cut off': (sheet, chance) => {
    const at = wallOf(sheet).at(-1) as number;
    const { from, opponent } = chance.one(entriesOf(sheet, at));
    return sheet.with(at, (sheet.lines[at] as string).slice(0, from + String(opponent).length));
  },
  'day impossible': inDates(`[${NO_DAY},${NO_DAY}]`),
  'end before start': inDates(`[2024-05-04,${LONG_AGO}]`),
};

/* OpenGotha's XML: an element a line, every game once. */

const GAME = /^<Game /;
const ENTERED = /^<Player .*registeringStatus="FIN"/;

const attributeOf = (line: string, name: string): string =>
  (new RegExp(` ${name}="([^"]*)"`).exec(line) as RegExpExecArray)[1] as string;

const withAttribute = (line: string, name: string, value: string): string =>
  line.replace(new RegExp(` ${name}="[^"]*"`), ` ${name}="${value}"`);

/** Changes an attribute of any element that begins so. */
const inElement =
  (beginning: RegExp, attribute: string, value: (line: string) => string): Plant =>
  (sheet, chance) => {
    const at = chance.one(sheet.allAt(beginning));
    const line = sheet.lines[at] as string;
    return sheet.with(at, withAttribute(line, attribute, value(line)));
  };

const keyOf = (line: string): string =>
  (attributeOf(line, 'name') + attributeOf(line, 'firstName')).replaceAll(' ', '').toUpperCase();

const PARAMETERS = /^<GeneralParameterSet /;

const OPENGOTHA_FAULTS: Readonly<Record<string, Plant>> = {
  'result missing': inElement(GAME, 'result', () => 'RESULT_UNKNOWN'),
  'result word unknown': inElement(GAME, 'result', () => 'RESULT_WHITEWIN'),
  'handicap nonsense': inElement(GAME, 'handicap', () => '-3'),
  'opponent unknown': inElement(GAME, 'blackPlayer', () => 'NOBODYATALL'),
  'paired with himself': inElement(GAME, 'blackPlayer', (line) => attributeOf(line, 'whitePlayer')),
  'two games in a round': (sheet, chance) => {
    const games = sheet.allAt(GAME);
    const at = chance.one(games);
    const line = sheet.lines[at] as string;
    const inRound = (other: number): boolean =>
      other !== at && attributeOf(sheet.lines[other] as string, 'roundNumber') === attributeOf(line, 'roundNumber');
    const other = chance.one(games.filter(inRound));
    const taken = attributeOf(sheet.lines[other] as string, 'blackPlayer');
    return sheet.with(at, withAttribute(line, 'blackPlayer', taken), [other + 1]);
  },
  'player twice': (sheet, chance) => {
    const at = chance.one(sheet.allAt(ENTERED));
    const line = sheet.lines[at] as string;
    return { text: sheet.text(sheet.lines.toSpliced(at, 0, line)), lines: [at + 1, at + 2] };
  },
  'player missing': (sheet, chance) => {
    const at = chance.one(sheet.allAt(ENTERED));
    const key = keyOf(sheet.lines[at] as string);
    const games = sheet.allAt(GAME).filter((game) => (sheet.lines[game] as string).includes(`"${key}"`));
    return { text: sheet.text(sheet.lines.toSpliced(at, 1)), lines: games };
  },
  'grade unknown': inElement(ENTERED, 'rank', () => '3X'),
  'file cut off': (sheet, chance) => {
    const at = chance.one(sheet.allAt(GAME));
    const line = sheet.lines[at] as string;
    return { text: sheet.text([...sheet.lines.slice(0, at), line.slice(0, line.length / 2)]), lines: [at + 1] };
  },
  'day impossible': inElement(PARAMETERS, 'beginDate', () => NO_DAY),
  'end before start': inElement(PARAMETERS, 'endDate', () => LONG_AGO),
};

/** The faults of a file's family, which its ending tells. */
function faultsOf(name: string): Readonly<Record<string, Plant>> {
  if (name.endsWith('.xml')) return OPENGOTHA_FAULTS;
  return name.endsWith('.h9') ? H9_FAULTS : TRF_FAULTS;
}

export interface Run {
  readonly fault: string;
  readonly isFound: boolean;
  /** What is new, where it was not found: for the one who mends it. */
  readonly told: readonly string[];
}

/** A finding in one line: weight, code, place. */
export const lineOf = ({ weight, code, at = {} }: Finding): string => {
  const place = at.line === undefined ? (at.path ?? '-') : `${at.line}:${at.column ?? 1}`;
  return `${weight} ${code} ${place}`;
};

/** Plants every fault of a file's family, `count` times each, from a seed on. */
export function runsOf({ name, bytes }: ProgramFile, seed: number, count = 1): readonly Run[] {
  const encoding = encodingOf(bytes);
  const sheet = new Sheet(Buffer.from(bytes).toString(encoding));
  const before = new Set(foundIn(bytes).map((finding) => JSON.stringify(finding)));
  return Object.entries(faultsOf(name)).flatMap(([fault, plant]) =>
    Array.from({ length: count }, (_, index): Run => {
      const planted = plant(sheet, new Chance(seed + index));
      const after = foundIn(new Uint8Array(Buffer.from(planted.text, encoding)));
      const fresh = after.filter((finding) => !before.has(JSON.stringify(finding)));
      const isFound = fresh.some((finding) => finding.weight !== 'note' && names(finding, planted));
      return { fault, isFound, told: isFound ? [] : [`lines ${planted.lines.join()}`, ...fresh.map(lineOf)] };
    }),
  );
}

/** Whether a finding leads to a line of the fault. */
const names = ({ at, facts }: Finding, { lines }: Planted): boolean =>
  [at?.line, facts['line'], facts['first'], facts['otherLine']].some((line) => lines.includes(line as number));

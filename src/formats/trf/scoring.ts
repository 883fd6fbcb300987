/** The points of an outcome in the event's table: by 162, by the extensions XXS and BB?, or the usual ones. */
import { WITH_OPPONENT } from './codes.ts';
import { COLOUR, RESULT, recordsOf, type Tenths, type TrfFile, type TrfRecord } from './file.ts';
import type { TrfNotes } from './findings.ts';
import { GAME_POINTS, repetition, textsIn, VALUE_FROM } from './records.ts';

/** Points of each outcome, in tenths. White and black part only in XXS. */
export interface Scoring {
  readonly whiteWin: Tenths;
  readonly blackWin: Tenths;
  readonly whiteDraw: Tenths;
  readonly blackDraw: Tenths;
  readonly whiteLoss: Tenths;
  readonly blackLoss: Tenths;
  readonly forfeitWin: Tenths;
  readonly forfeitLoss: Tenths;
  readonly fullBye: Tenths;
  readonly halfBye: Tenths;
  readonly zeroBye: Tenths;
  readonly pairedBye: Tenths;
}

type Outcome = keyof Scoring;

const WIN: Tenths = 10;
const DRAW: Tenths = 5;

export const USUAL_SCORING: Scoring = {
  whiteWin: WIN,
  blackWin: WIN,
  whiteDraw: DRAW,
  blackDraw: DRAW,
  whiteLoss: 0,
  blackLoss: 0,
  forfeitWin: WIN,
  forfeitLoss: 0,
  fullBye: WIN,
  halfBye: DRAW,
  zeroBye: 0,
  pairedBye: WIN,
};

const WINS: readonly Outcome[] = ['whiteWin', 'blackWin', 'forfeitWin', 'fullBye'];
const DRAWS: readonly Outcome[] = ['whiteDraw', 'blackDraw', 'halfBye'];
const LOSSES: readonly Outcome[] = ['whiteLoss', 'blackLoss'];

/** Three points a win, one a draw: as some events score without saying so. */
export const THREE_ONE_NONE: Scoring = withPoints(withPoints(USUAL_SCORING, [...WINS, 'pairedBye'], 30), DRAWS, 10);

/** 162: the outcomes of a symbol. X, an unknown result, is a game without a result: it gives nothing here. */
const SYMBOLS: ReadonlyMap<string, readonly Outcome[]> = new Map(
  Object.entries({
    W: WINS,
    D: DRAWS,
    L: LOSSES,
    A: ['zeroBye', 'forfeitLoss'],
    P: ['pairedBye'],
    X: [],
  } satisfies Record<string, readonly Outcome[]>),
);

/** XXS: the codes, two of which mean several outcomes. */
const JAVAFO: ReadonlyMap<string, readonly Outcome[]> = new Map(
  Object.entries({
    WW: ['whiteWin'],
    BW: ['blackWin'],
    WD: ['whiteDraw'],
    BD: ['blackDraw'],
    WL: ['whiteLoss'],
    BL: ['blackLoss'],
    ZPB: ['zeroBye'],
    HPB: ['halfBye'],
    FPB: ['fullBye'],
    PAB: ['pairedBye'],
    FW: ['forfeitWin'],
    FL: ['forfeitLoss'],
    W: WINS,
    D: DRAWS,
  } satisfies Record<string, readonly Outcome[]>),
);

/** BB?: one record an outcome. */
const BBP: Readonly<Record<string, readonly Outcome[]>> = {
  BBW: WINS,
  BBD: DRAWS,
  BBL: LOSSES,
  BBZ: ['zeroBye'],
  BBF: ['forfeitLoss'],
  BBU: ['pairedBye'],
};

function withPoints(scoring: Scoring, outcomes: readonly Outcome[], points: Tenths): Scoring {
  return { ...scoring, ...Object.fromEntries(outcomes.map((outcome) => [outcome, points])) };
}

const DECIMAL = /^-?(?:\d{1,4}(?:[.,]\d?)?|[.,]\d)$/;

/** `1`, `1.0`, `.5`, `0,5`, possibly with a minus. Undefined: not a number with one decimal. */
export function tenthsOf(text: string): Tenths | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const [whole = '', decimal = ''] = text.replace('-', '').split(/[.,]/);
  const tenths = Number(whole) * 10 + Number(decimal);
  return text.startsWith('-') ? -tenths : tenths;
}

interface Rule {
  readonly outcomes: readonly Outcome[] | undefined;
  readonly seen: string;
  readonly column: number;
  readonly points: Tenths | undefined;
}

/** The rules that a record states, in order. */
function rulesOf({ code, text }: TrfRecord): readonly Rule[] {
  if (code === '162') {
    const points = textsIn(text, GAME_POINTS.points);
    return textsIn(text, GAME_POINTS.symbol).flatMap((symbol, index) => {
      const given = points[index] ?? '';
      if (symbol === '' && given === '') return [];
      const column = repetition(GAME_POINTS.symbol, index).from;
      const seen = `${symbol} ${given}`.trim();
      return [{ outcomes: SYMBOLS.get(symbol), seen, column, points: tenthsOf(given) }];
    });
  }
  if (code !== 'XXS') {
    const seen = text.slice(VALUE_FROM - 1).trim();
    return [{ outcomes: BBP[code], seen, column: VALUE_FROM, points: tenthsOf(seen) }];
  }
  return [...text.matchAll(/\S+/g)].slice(1).map(({ 0: seen, index }) => {
    const [name = '', given = ''] = seen.split('=');
    return { outcomes: JAVAFO.get(name), seen, column: index + 1, points: tenthsOf(given) };
  });
}

/** XXS for each symbol of 162. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  W: ['W'],
  D: ['D'],
  L: ['WL', 'BL'],
  A: ['ZPB', 'FL'],
  P: ['PAB'],
};

/** The values of 162, from the extension XXS in files without 162; undefined if it cannot be read. */
export function extensionOf(text: string): string | undefined {
  const symbols = textsIn(text, GAME_POINTS.symbol);
  const given = textsIn(text, GAME_POINTS.points);
  const rules = symbols.flatMap((symbol, index) =>
    (EXTENSIONS[symbol] ?? []).map((code) => [code, given[index] ?? '']),
  );
  const win = given[symbols.indexOf('W')];
  // in 162 the pairing-allocated bye has the points of a win
  if (win !== undefined && !symbols.includes('P')) rules.push(['PAB', win]);
  if (rules.length === 0 || rules.some(([, points]) => tenthsOf(points as string) === undefined)) return undefined;
  return `XXS ${rules.map((rule) => rule.join('=')).join(' ')}`;
}

/** In the order in which they are applied if a file has several. */
const SPEAKS_OF_POINTS = ['162', 'XXS', ...Object.keys(BBP)];

/** The scoring that the file states; undefined where it states none. */
export function statedScoring(file: Pick<TrfFile, 'records'>, notes: TrfNotes): Scoring | undefined {
  let scoring: Scoring | undefined;
  for (const code of SPEAKS_OF_POINTS) {
    const records = recordsOf(file, code);
    // of a record that may occur once the first counts; XXS may occur often
    for (const record of code === 'XXS' ? records : records.slice(0, 1)) scoring = withRules(scoring, record, notes);
  }
  return scoring;
}

function withRules(before: Scoring | undefined, record: TrfRecord, notes: TrfNotes): Scoring {
  let scoring = before ?? USUAL_SCORING;
  const rules = rulesOf(record);
  for (const { outcomes, seen, column, points } of rules) {
    if (outcomes === undefined || points === undefined) {
      const at = { line: record.line, column };
      notes.say('trf.scoring-unreadable', 'warn', at, { code: record.code, seen });
    } else scoring = withPoints(scoring, outcomes, points);
  }
  // a pairing-allocated bye is worth a win, unless the record says otherwise
  if (record.code === '162' && !rules.some(({ outcomes }) => outcomes === SYMBOLS.get('P'))) {
    scoring = withPoints(scoring, ['pairedBye'], scoring.whiteWin);
  }
  return scoring;
}

/** Points by outcome and `WITH_OPPONENT`, as the cells of a file are looked up. */
export type PointsTable = Int32Array;

export function pointsTable(scoring: Scoring): PointsTable {
  const table = new Int32Array(256);
  for (let colour = 0; colour < 4; colour += 1) {
    const black = colour === COLOUR.black;
    const win = black ? scoring.blackWin : scoring.whiteWin;
    const draw = black ? scoring.blackDraw : scoring.whiteDraw;
    const loss = black ? scoring.blackLoss : scoring.whiteLoss;
    const set = (result: number, alone: Tenths, paired: Tenths): void => {
      table[(colour << 5) | result] = alone;
      table[(colour << 5) | result | WITH_OPPONENT] = paired;
    };
    set(RESULT.none, scoring.zeroBye, 0);
    set(RESULT.win, 0, win);
    set(RESULT.draw, scoring.halfBye, draw);
    set(RESULT.loss, scoring.zeroBye, loss);
    set(RESULT.forfeitWin, scoring.forfeitWin, scoring.forfeitWin);
    set(RESULT.forfeitLoss, scoring.forfeitLoss, scoring.forfeitLoss);
    set(RESULT.shortWin, 0, win);
    set(RESULT.shortDraw, 0, draw);
    set(RESULT.shortLoss, 0, loss);
    set(RESULT.halfBye, scoring.halfBye, 0);
    set(RESULT.fullBye, scoring.fullBye, 0);
    set(RESULT.pairedBye, scoring.pairedBye, 0);
    set(RESULT.zeroBye, scoring.zeroBye, 0);
  }
  return table;
}

export const USUAL_POINTS = pointsTable(USUAL_SCORING);

/** The calculators by name, with their fields, so that the command line, an address and a form use them in the same way. */
import { type Day, parseDay } from '../core/dates.ts';
import type { Needs } from '../core/event.ts';
import { decimal, type Fraction, noMinusZero } from '../core/exact.ts';
import { parseBirth, type Birth } from '../core/people.ts';
import { type Step, Why } from '../core/reasons.ts';
import { IMPORTANCE, type Byoyomi, type Importance } from '../core/report.ts';
import * as fide from './fide/calculators.ts';
import * as mgsz from './mgsz/calculators.ts';
import { MGSZ_2012 } from './mgsz/editions.ts';
import type { Grade } from './mgsz/tables.ts';
import * as mssz from './mssz/calculators.ts';
import * as orr from './orr/calculators.ts';
import { editionById } from './registry.ts';
import type { EditionId, Family } from './rulebook.ts';

export interface Field {
  readonly name: string;
  readonly needed?: boolean;
  /** The rulebooks that take it; all of the calculator's without it. */
  readonly rules?: readonly EditionId[];
}

export interface Calculator {
  readonly name: string;
  readonly rules: readonly EditionId[];
  /** The edition that is used if none is named. */
  readonly usual: EditionId;
  readonly fields: readonly Field[];
  readonly example: string;
}

export interface Calculated {
  readonly rules: EditionId;
  readonly family: Family;
  readonly answer: object;
  /** The games of a change one by one. */
  readonly games?: readonly GameOfChange[];
  readonly steps: readonly Step[];
}

/** One game of a change: expected score and score. Hundredths of a point; in Go also halves of one. */
export interface GameOfChange {
  /** As given: a rating; Go: points/stones. */
  readonly opponent: string;
  readonly gap: number;
  /** The counted part of the gap. */
  readonly counted: number;
  readonly expected: number;
  readonly score: number;
  readonly difference: number;
  /** The change of the rating; absent if it does not follow game by game. */
  readonly change?: number;
}

/** What can be wrong with a question. `field`: the name of the value. */
export interface WrongInputs {
  readonly 'unknown-calculator': { readonly name: string; readonly known: readonly string[] };
  readonly 'wrong-rules': { readonly name: string; readonly known: readonly string[] };
  readonly 'unknown-field': { readonly name: string; readonly field: string; readonly known: readonly string[] };
  readonly 'unused-field': { readonly name: string; readonly rules: string; readonly field: string };
  readonly missing: { readonly field: string };
  readonly date: { readonly field: string };
  readonly birth: { readonly field: string };
  readonly minutes: { readonly field: string };
  readonly 'one-of': { readonly field: string; readonly known: readonly string[] };
  readonly number: { readonly field: string; readonly text: string };
  readonly whole: { readonly field: string; readonly text: string };
  readonly range: { readonly field: string; readonly text: string; readonly min: number; readonly max: number };
  readonly average: { readonly field: string; readonly text: string; readonly min: number; readonly max: number };
  readonly halves: { readonly field: string; readonly text: string };
  readonly 'game-score': { readonly field: string; readonly text: string };
  readonly two: { readonly field: string; readonly text: string; readonly sign: string };
  readonly grade: { readonly field: string; readonly text: string };
  readonly 'too-many-points': { readonly score: number; readonly games: number };
  readonly 'peak-below-own': { readonly peak: number; readonly own: number };
  readonly 'ages-per-game': Readonly<Record<never, never>>;
}
export type WrongInputCode = keyof WrongInputs;

/** A calculator cannot answer, and why: a value is missing, unknown or impossible. */
export class WrongInput<C extends WrongInputCode = WrongInputCode> extends Error {
  readonly code: C;
  readonly facts: WrongInputs[C];

  constructor(code: C, facts: WrongInputs[C]) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

const FIDE: readonly EditionId[] = fide.CALCULATOR_EDITIONS;
const isFide = (rules: EditionId): rules is fide.CalculatorEdition => FIDE.includes(rules);
const hasBonus = (rules: EditionId): boolean => isFide(rules) && fide.bonusOf(rules) !== undefined;

/** The values of a question, read when they are asked for; an unknown value is refused. */
class Values {
  readonly #given: Readonly<Record<string, string>>;
  readonly #ratings: Needs['rating'];
  readonly #unused: Set<string>;

  constructor(given: Readonly<Record<string, string>>, { rating }: Needs) {
    this.#given = given;
    this.#ratings = rating;
    this.#unused = new Set(Object.keys(given));
  }

  get unused(): readonly string[] {
    return [...this.#unused];
  }

  has(name: string): boolean {
    return this.#given[name] !== undefined;
  }

  text(name: string): string {
    const value = this.#given[name];
    if (value === undefined) throw new WrongInput('missing', { field: name });
    this.#unused.delete(name);
    return value;
  }

  whole(name: string, range: Range): number {
    return wholeOf(this.text(name), name, range);
  }

  wholeOr<T>(name: string, absent: T, range: Range): number | T {
    return this.has(name) ? this.whole(name, range) : absent;
  }

  number(name: string): number {
    return numberOf(this.text(name), name);
  }

  /** Points in halves: 4.5 or 4½. */
  score(name: string): number {
    return scoreOf(this.text(name), name);
  }

  list(name: string): readonly string[] {
    return listIn(this.text(name));
  }

  rating(name: string): number {
    return this.whole(name, this.#ratings);
  }

  ratings(name: string): readonly number[] {
    return this.list(name).map((each) => wholeOf(each, name, this.#ratings));
  }

  average(name: string): number {
    return averageOf(this.text(name), name, this.#ratings);
  }

  /** `2300:1,2145:0.5`: opponent and score. */
  games(name: string): readonly { readonly opponent: number; readonly score: 0 | 0.5 | 1 }[] {
    return this.list(name).map((each) => {
      const [opponent, score] = twoOf(each, ':', name);
      return {
        opponent: wholeOf(opponent, name, this.#ratings),
        score: gameScoreOf(score, name),
      };
    });
  }

  /** The opponents of several games, as written. */
  opponents(name: string): readonly string[] {
    return this.list(name).map((each) => twoOf(each, ':', name)[0]);
  }

  /** `2220/3:1,2150/5:3`: average, games and score of each event. */
  results(name: string): readonly fide.ResultAgainstRated[] {
    return this.list(name).map((each) => {
      const [opponents, score] = twoOf(each, ':', name);
      const [average, games] = twoOf(opponents, '/', name);
      return possible({
        games: wholeOf(games, name, AT_LEAST_1),
        average: averageOf(average, name, this.#ratings),
        score: scoreOf(score, name),
      });
    });
  }

  /** `2087/1:1,1781/-2:1`: opponent's points, stones received (given: negative), score. */
  goGames(name: string): readonly (mgsz.GoOpponent & { readonly score: 0 | 0.5 | 1 })[] {
    return this.list(name).map((each) => {
      const [opponent, score] = twoOf(each, ':', name);
      return { ...goOpponentOf(opponent, name), score: gameScoreOf(score, name) };
    });
  }

  goOpponents(name: string): readonly mgsz.GoOpponent[] {
    return this.list(name).map((each) => goOpponentOf(each, name));
  }

  day(name: string): Day {
    const day = parseDay(this.text(name));
    if (day === undefined) throw new WrongInput('date', { field: name });
    return day;
  }

  birthOr(name: string): Birth | undefined {
    if (!this.has(name)) return undefined;
    const birth = parseBirth(this.text(name));
    if (birth === undefined) throw new WrongInput('birth', { field: name });
    return birth;
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T {
    const value = this.text(name);
    if (!values.includes(value as T)) throw new WrongInput('one-of', { field: name, known: values });
    return value as T;
  }

  minutes(name: string): Fraction {
    const minutes = decimal(this.number(name), 4);
    if (minutes === undefined || minutes.parts < 0) throw new WrongInput('minutes', { field: name });
    return minutes;
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const MANY = 1_000_000;
const AT_LEAST_0: Range = { min: 0, max: MANY };
const AT_LEAST_1: Range = { min: 1, max: MANY };
const STONES: Range = { min: -100, max: 100 };
const MULTIPLIER: Range = { min: 0, max: 1000 };
const AVERAGE_PLACES = 4;

/** As people write numbers: −155, 0.29, 0,29. */
const NUMBER = /^[-−]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;

/** Separated by blanks, commas and semicolons, also after the last one; blanks around a colon or a slash are ignored. */
const listIn = (text: string): readonly string[] =>
  text
    .trim()
    .replaceAll(/\s*([:/])\s*/g, '$1')
    // half a point with a decimal comma
    .replaceAll(/:([01]?),5(?!\d)/g, ':$1.5')
    .replace(/\s*[,;]$/, '')
    .split(/\s*[,;]\s*|\s+/);

function numberOf(text: string, field: string): number {
  const written = text.trim();
  const value = NUMBER.test(written) ? Number(written.replace('−', '-').replace(',', '.')) : Number.NaN;
  if (Number.isNaN(value) || Math.abs(value) > MANY) throw new WrongInput('number', { field, text });
  return noMinusZero(value);
}

function wholeOf(text: string, field: string, { min, max }: Range): number {
  const value = numberOf(text, field);
  if (!Number.isInteger(value)) throw new WrongInput('whole', { field, text });
  if (value < min || value > max) throw new WrongInput('range', { field, text, min, max });
  return value;
}

function averageOf(text: string, field: string, { min, max }: Range): number {
  const value = numberOf(text, field);
  if (decimal(value, AVERAGE_PLACES) === undefined || value < min || value > max) {
    throw new WrongInput('average', { field, text, min, max });
  }
  return value;
}

function scoreOf(text: string, field: string): number {
  const value = numberOf(text.trim().replace(/½$/, '.5'), field);
  if (value < 0 || !Number.isInteger(2 * value)) throw new WrongInput('halves', { field, text });
  return value;
}

function gameScoreOf(text: string, field: string): 0 | 0.5 | 1 {
  const score = scoreOf(text, field);
  if (score > 1) throw new WrongInput('game-score', { field, text });
  return score as 0 | 0.5 | 1;
}

function twoOf(text: string, sign: ':' | '/', field: string): readonly [string, string] {
  const [first, second, ...more] = text.split(sign);
  if (first === undefined || second === undefined || more.length > 0) {
    throw new WrongInput('two', { field, text, sign });
  }
  return [first, second];
}

function goOpponentOf(text: string, field: string): mgsz.GoOpponent {
  const [points, stones] = text.includes('/') ? twoOf(text, '/', field) : [text, '0'];
  return { points: wholeOf(points, field, MGSZ_2012.needs.rating), stones: wholeOf(stones, field, STONES) };
}

function possible<R extends { readonly games: number; readonly score: number }>(result: R): R {
  const { games, score } = result;
  if (score > games) throw new WrongInput('too-many-points', { score, games });
  return result;
}

/** A calculator's work: it reads the values it needs and writes its steps. */
type Run = (rules: EditionId, values: Values, why: Why<never>) => object | undefined | null;

interface CalculatorEntry extends Omit<Calculator, 'usual'> {
  readonly run: Run;
  readonly gamesOf?: (rules: EditionId, answer: object, values: Values) => readonly GameOfChange[];
}

const OWN: Field = { name: 'own', needed: true };
const OPPONENTS: Field = { name: 'opponents', needed: true };
const GAMES: Field = { name: 'games', needed: true };
const ORR_KT: Range = { min: 8, max: 25 };
const ORR_AGE: Range = { min: 5, max: 13 };
const MULTIPLIER_FIELD: Field = { name: 'c', rules: ['mgsz-2012'] };
const WISHED: Field = { name: 'wished', needed: true };
const K_FIELDS: readonly Field[] = [
  { name: 'k', rules: FIDE },
  { name: 'played', rules: FIDE },
  { name: 'peak', rules: FIDE },
  { name: 'birth', rules: FIDE },
  { name: 'on', rules: FIDE },
];
const RESULT_FIELDS: readonly Field[] = [
  { name: 'opponents' },
  { name: 'average' },
  { name: 'n' },
  { name: 'score', needed: true },
];

const kOf = (values: Values, own: number): number | fide.KQuestion =>
  values.has('k') ? values.whole('k', AT_LEAST_1) : kFacts(values, own);

function kFacts(values: Values, own: number): fide.KQuestion {
  const birth = values.birthOr('birth');
  const on = birth === undefined && !values.has('on') ? 0 : values.day('on');
  const peak = values.has('peak') ? values.rating('peak') : own;
  if (peak < own) throw new WrongInput('peak-below-own', { peak, own });
  return { games: values.wholeOr('played', 0, AT_LEAST_0), on, peak, ...(birth && { birth }) };
}

function resultOf(values: Values): fide.ResultAgainstRated {
  const score = values.score('score');
  if (values.has('average')) {
    return possible({ games: values.whole('n', AT_LEAST_1), average: values.average('average'), score });
  }
  const opponents = values.ratings('opponents');
  possible({ games: opponents.length, score });
  return { opponents, score };
}

function gamesOfChange(rules: EditionId, answer: object, values: Values): readonly GameOfChange[] {
  const own = values.rating('own');
  const written = values.opponents('games');
  if (rules === 'mgsz-2012') {
    const [{ games: rows }, c] = [answer as mgsz.ChangeAnswer, values.whole('c', MULTIPLIER)];
    return values.goGames('games').map(({ score }, at) => {
      const { difference: gap, expected } = rows[at] as mgsz.GoGameRow;
      return gameOfChange(written[at] as string, { gap, counted: gap, expected }, score, c);
    });
  }
  const games = values.games('games');
  const opponents = games.map(({ opponent }) => opponent);
  const expected: readonly fide.Expectation[] = isFide(rules)
    ? fide.expectations({ edition: rules, own, opponents })
    : opponents.map((opponent) => {
        const gap = own - opponent;
        return { gap, counted: gap, expected: orr.expected({ own, opponent }) };
      });
  const k = isFide(rules) ? (answer as fide.EventChange).k : undefined;
  return games.map(({ score }, at) => gameOfChange(written[at] as string, expected[at] as fide.Expectation, score, k));
}

/** `weight`: the value of one point above the expected score, if it is the same in every game. */
function gameOfChange(
  opponent: string,
  { gap, counted, expected }: fide.Expectation,
  score: number,
  weight: number | undefined,
): GameOfChange {
  const difference = score - expected;
  return {
    opponent,
    gap,
    counted,
    expected: inHundredths(expected),
    score: inHundredths(score),
    difference: inHundredths(difference),
    ...(weight === undefined ? {} : { change: inHundredths(weight * difference) }),
  };
}

/** Half hundredths are of Go. */
const inHundredths = (value: number): number => noMinusZero(Math.round(value * 1000) / 10);

const CALCULATORS: readonly CalculatorEntry[] = [
  {
    name: 'expected',
    rules: [...FIDE, 'orr', 'mgsz-2012'],
    fields: [OWN, { name: 'opponent', needed: true }],
    example: '--own 2145 --opponent 2300',
    run: (rules, values, why) => {
      const own = values.rating('own');
      if (rules === 'mgsz-2012') return mgsz.expectedScore(own, values.goOpponents('opponent'), why);
      const opponent = values.rating('opponent');
      if (isFide(rules)) return fide.expectation({ edition: rules, own, opponent }, why);
      return { expected: orr.expected({ own, opponent }, why) };
    },
  },
  {
    name: 'change',
    rules: [...FIDE, 'orr', 'mgsz-2012'],
    fields: [OWN, { name: 'games', needed: true }, ...K_FIELDS, { name: 'other-games', rules: FIDE }, MULTIPLIER_FIELD],
    example: '--own 2011 --k 20 --games 2444:0.5,1890:1',
    gamesOf: gamesOfChange,
    run: (rules, values, why) => {
      const own = values.rating('own');
      if (rules === 'mgsz-2012') {
        return mgsz.eventChange({ points: own, c: values.whole('c', MULTIPLIER), games: values.goGames('games') }, why);
      }
      const games = values.games('games');
      if (!isFide(rules)) return orr.changeFromGames({ rating: own, games }, why);
      const otherGames = values.wholeOr('other-games', 0, AT_LEAST_0);
      return fide.eventChange({ edition: rules, own, k: kOf(values, own), otherGames, games }, why);
    },
  },
  {
    name: 'k',
    rules: [...FIDE, 'orr'],
    fields: [OWN, ...K_FIELDS.slice(1), { name: 'sr', rules: ['orr'] }],
    example: '--own 2011 --played 120 --birth 2012 --on 2026-09-05',
    run: (rules, values, why) => {
      const rating = values.rating('own');
      if (!isFide(rules)) return orr.kAndRow({ rating, sr: values.number('sr') }, why);
      return { k: fide.developmentCoefficient({ edition: rules, rating, ...kFacts(values, rating) }, why) };
    },
  },
  {
    name: 'performance',
    rules: FIDE,
    fields: RESULT_FIELDS,
    example: '--average 2300 --n 10 --score 6',
    run: (rules, values, why) =>
      fide.performanceRating({ edition: rules as fide.CalculatorEdition, ...resultOf(values) }, why),
  },
  {
    name: 'initial',
    rules: FIDE,
    fields: [...RESULT_FIELDS, { name: 'earlier' }, { name: 'bonus', rules: FIDE.filter(hasBonus) }],
    example: '--opponents 1902,1877,1884,2012,1832 --score 3',
    run: (rules, values, why) => {
      const edition = rules as fide.CalculatorEdition;
      const events = [...(values.has('earlier') ? values.results('earlier') : []), resultOf(values)];
      const bonus = hasBonus(rules) ? values.wholeOr('bonus', undefined, AT_LEAST_0) : undefined;
      return fide.initialRating({ edition, events, bonus }, why);
    },
  },
  {
    name: 'average',
    rules: ['mssz-2017'],
    fields: [OWN, { name: 'average', needed: true }, { name: 'n', needed: true }, { name: 'score' }, { name: 'k' }],
    example: '--own 2145 --average 2300 --n 10 --score 4 --k 20',
    run: (_rules, values, why) => {
      const games = values.whole('n', AT_LEAST_1);
      const question = { rating: values.rating('own'), average: values.average('average'), games };
      if (!values.has('score')) return { expected: mssz.avgExpectation(question, why) };
      const scored = possible({ ...question, score: values.score('score'), k: values.whole('k', AT_LEAST_1) });
      return { expected: mssz.avgExpectation(question), change: mssz.avgChange(scored, why) };
    },
  },
  {
    name: 'entry',
    rules: ['mssz-2017'],
    fields: [
      { name: 'average', needed: true },
      { name: 'n', needed: true },
      { name: 'score', needed: true },
      { name: 'bonus' },
    ],
    example: '--average 1900 --n 15 --score 12',
    run: (_rules, values, why) => {
      const games = values.whole('n', AT_LEAST_1);
      const result = possible({ average: values.average('average'), games, score: values.score('score') });
      const bonus = values.has('bonus') ? { bonus: values.whole('bonus', AT_LEAST_0) } : {};
      return {
        rating: mssz.entryRating({ ...result, ...bonus }, why),
        k40Left: mssz.k40Left(games, why),
        performance: mssz.tpr(result, why),
      };
    },
  },
  {
    name: 'needed',
    rules: [...FIDE, 'orr', 'mgsz-2012'],
    fields: [OWN, OPPONENTS, WISHED, ...K_FIELDS, MULTIPLIER_FIELD],
    example: '--own 2011 --k 20 --opponents 2444,1890,2012 --wished 2030',
    run: (rules, values, why) => {
      const own = values.rating('own');
      const wished = values.rating('wished');
      if (rules === 'mgsz-2012') {
        const c = values.whole('c', MULTIPLIER);
        return mgsz.wishedPoints({ points: own, wished, c, opponents: values.goOpponents('opponents') }, why);
      }
      const opponents = values.ratings('opponents');
      if (!isFide(rules)) return orr.scoreFor({ rating: own, opponents, wished }, why);
      return fide.scoreFor({ edition: rules, own, k: kOf(values, own), opponents, wished }, why);
    },
  },
  {
    name: 'orr-newcomer',
    rules: ['orr'],
    fields: [{ name: 'kt', needed: true }, GAMES, { name: 'ages', needed: true }],
    example: '--kt 11 --games 1026:1 --ages 7',
    run: (_rules, values, why) => {
      const games = values.games('games');
      const ages = values.list('ages').map((each) => wholeOf(each, 'ages', ORR_AGE));
      if (ages.length !== games.length) throw new WrongInput('ages-per-game', {});
      return orr.firstRating({ kt: values.whole('kt', ORR_KT), games, ages }, why);
    },
  },
  {
    name: 'go-game',
    rules: ['mgsz-2012'],
    fields: [
      { name: 'white', needed: true },
      { name: 'black', needed: true },
      { name: 'stones' },
      { name: 'result', needed: true },
    ],
    example: '--white 2087 --black 1947 --stones 1 --result 0-1',
    run: (_rules, values, why) => {
      const stones = values.wholeOr('stones', 0, { ...STONES, min: 0 });
      const result = values.oneOf('result', ['1-0', '0-1', '1/2-1/2']);
      return mgsz.goGamePoints({ white: values.rating('white'), black: values.rating('black'), stones, result }, why);
    },
  },
  {
    name: 'go-multiplier',
    rules: ['mgsz-2012'],
    fields: [
      { name: 'base', needed: true },
      { name: 'japanese' },
      { name: 'canadian' },
      { name: 'handicap' },
      { name: 'importance' },
      { name: 'participants' },
      { name: 'board' },
    ],
    example: '--base 60 --japanese 30 --importance invitational-or-national --participants 90',
    run: (_rules, values, why) => {
      const importance = values.has('importance') ? values.list('importance') : [];
      const unknown = importance.find((each) => !(IMPORTANCE as readonly string[]).includes(each));
      if (unknown !== undefined) throw new WrongInput('one-of', { field: 'importance', known: IMPORTANCE });
      return mgsz.eventMultiplier(
        {
          board: values.wholeOr('board', 19, AT_LEAST_1),
          baseMinutes: values.minutes('base'),
          byoyomi: byoyomiOf(values),
          handicap: values.has('handicap') && values.oneOf('handicap', ['yes', 'no']) === 'yes',
          importance: importance as readonly Importance[],
          participants: values.wholeOr('participants', undefined, AT_LEAST_0),
        },
        why,
      );
    },
  },
  {
    name: 'go-promotion',
    rules: ['mgsz-2012'],
    fields: [{ name: 'grade', needed: true }, { name: 'points', needed: true }, { name: 'reached' }],
    example: '--grade 1d --points 2035,2055,2040,2075',
    run: (_rules, values, why) => {
      const grades = MGSZ_2012.needs.grades as ReadonlySet<string>;
      const gradeOf = (text: string, field: string): Grade => {
        if (!grades.has(text)) throw new WrongInput('grade', { field, text });
        return text as Grade;
      };
      const marks = (values.has('reached') ? values.list('reached') : []).map((each) => {
        const [grade, count] = twoOf(each, ':', 'reached');
        return [gradeOf(grade, 'reached'), wholeOf(count, 'reached', AT_LEAST_0)] as const;
      });
      const rank = gradeOf(values.text('grade'), 'grade');
      return mgsz.promotion({ rank, reached: Object.fromEntries(marks), points: values.ratings('points') }, why);
    },
  },
];

function byoyomiOf(values: Values): Byoyomi | null {
  if (values.has('japanese')) {
    return { kind: 'japanese', seconds: values.whole('japanese', AT_LEAST_0) };
  }
  if (!values.has('canadian')) return null;
  const [minutes, moves] = twoOf(values.text('canadian'), '/', 'canadian');
  return {
    kind: 'canadian',
    minutes: wholeOf(minutes, 'canadian', AT_LEAST_0),
    moves: wholeOf(moves, 'canadian', AT_LEAST_1),
  };
}

/** FIDE's of today for standard games where it has it. */
const usualOf = ({ rules }: CalculatorEntry): EditionId =>
  rules.findLast((id) => editionById(id).family === 'fide' && editionById(id).control === 'standard') ??
  (rules[0] as EditionId);

export const listCalculators = (): readonly Calculator[] =>
  CALCULATORS.map((each) => ({ ...each, usual: usualOf(each) }));

/** Runs a calculator. Throws a `WrongInput` that says what is wrong with the values. */
export function calculate(
  name: string,
  rules: EditionId | undefined,
  given: Readonly<Record<string, string>>,
): Calculated {
  const calculator = CALCULATORS.find((each) => each.name === name);
  if (calculator === undefined) {
    throw new WrongInput('unknown-calculator', { name, known: CALCULATORS.map((each) => each.name) });
  }
  const edition = rules ?? usualOf(calculator);
  if (!calculator.rules.includes(edition)) {
    throw new WrongInput('wrong-rules', { name, known: calculator.rules });
  }
  const unknown = Object.keys(given).find((field) => !calculator.fields.some((each) => each.name === field));
  if (unknown !== undefined) {
    throw new WrongInput('unknown-field', {
      name,
      field: unknown,
      known: calculator.fields.map((each) => each.name),
    });
  }
  const { family, needs } = editionById(edition);
  const values = new Values(given, needs);
  const why = new Why<never>();
  const answer = calculator.run(edition, values, why) ?? { score: null };
  const [unused] = values.unused;
  if (unused !== undefined) {
    throw new WrongInput('unused-field', { name, rules: edition, field: unused });
  }
  const games = calculator.gamesOf?.(edition, answer, values);
  return { rules: edition, family, answer, ...(games === undefined ? {} : { games }), steps: why.steps };
}

/**
 * Everything that is wrong with a question, at once. Each wrong value is replaced by that of the example, or left out, and the
 * question is asked again; values that contradict each other are only reported if none is wrong by itself.
 */
export function wrongInputs(
  name: string,
  rules: EditionId | undefined,
  given: Readonly<Record<string, string>>,
): readonly WrongInput[] {
  const found = new Map<string, readonly WrongInput[]>();
  const all = (): readonly WrongInput[] => [...found.values()].flat();
  const example = exampleValues(CALCULATORS.find((each) => each.name === name)?.example ?? '');
  let values = given;
  for (;;) {
    const wrong = faultOf(name, rules, values);
    if (wrong === undefined) return all();
    const { field } = wrong.facts as { readonly field?: string };
    if (field === undefined || found.has(field)) return found.size === 0 ? [wrong] : all();
    found.set(
      field,
      ofEachItem(wrong, field, values[field] ?? '', (item) => faultOf(name, rules, { ...values, [field]: item })),
    );
    const { [field]: _wrong, ...others } = values;
    const instead = example[field];
    values = instead === undefined ? others : { ...others, [field]: instead };
  }
}

/** What is wrong with each item of a list such as `2300:1, 2145:0.5`; of any other value the one fault that was found. */
function ofEachItem(
  wrong: WrongInput,
  field: string,
  value: string,
  faultOfItem: (item: string) => WrongInput | undefined,
): readonly WrongInput[] {
  const items = listIn(value);
  if (!('text' in wrong.facts) || items.length < 2 || wrong.facts.text === value) return [wrong];
  const faults: WrongInput[] = [];
  for (const item of items.slice(0, MOST_ITEMS)) {
    const fault = faultOfItem(item);
    if (fault !== undefined && 'field' in fault.facts && fault.facts.field === field) faults.push(fault);
  }
  return faults.length === 0 ? [wrong] : faults;
}

/** Each is a question of its own; of the others nothing is told until these are right. */
const MOST_ITEMS = 50;

function faultOf(
  name: string,
  rules: EditionId | undefined,
  values: Readonly<Record<string, string>>,
): WrongInput | undefined {
  try {
    calculate(name, rules, values);
    return undefined;
  } catch (error) {
    if (!(error instanceof WrongInput)) throw error;
    return error;
  }
}

/** `--own 2145 --k 20` as values. */
function exampleValues(example: string): Readonly<Record<string, string>> {
  const words = example.split(' ');
  return Object.fromEntries(
    words.flatMap((word, at) => (word.startsWith('--') ? [[word.slice(2), words[at + 1] as string]] : [])),
  );
}

/** The calculators by name, with their fields, so that a command line, an address or a form can ask them alike. */
import { type Day, parseDay } from '../core/dates.ts';
import { decimal, type Fraction } from '../core/exact.ts';
import { parseBirth, type Birth } from '../core/people.ts';
import { type Step, Why } from '../core/reasons.ts';
import { IMPORTANCE, type Byoyomi, type Importance } from '../core/report.ts';
import * as fide from '../rulebooks/fide/calculators.ts';
import * as mgsz from '../rulebooks/mgsz/calculators.ts';
import { MGSZ_2012 } from '../rulebooks/mgsz/editions.ts';
import type { Grade } from '../rulebooks/mgsz/tables.ts';
import * as mssz from '../rulebooks/mssz/calculators.ts';
import * as orr from '../rulebooks/orr/calculators.ts';
import { editionById } from '../rulebooks/registry.ts';
import type { EditionId, Family } from '../rulebooks/rulebook.ts';

export interface Field {
  readonly name: string;
  readonly about: string;
  readonly needed?: boolean;
}

export interface Calculator {
  readonly name: string;
  readonly about: string;
  readonly rules: readonly EditionId[];
  readonly fields: readonly Field[];
  readonly example: string;
}

export interface Calculated {
  readonly rules: EditionId;
  readonly family: Family;
  readonly answer: object;
  readonly steps: readonly Step[];
}

/** What is wrong with the question. */
export class Question extends Error {}

const FIDE: readonly EditionId[] = fide.CALCULATOR_EDITIONS;
const isFide = (rules: EditionId): rules is fide.CalculatorEdition => FIDE.includes(rules);

/** The values of a question, read as they are asked for. */
class Values {
  readonly #given: Readonly<Record<string, string>>;

  constructor(given: Readonly<Record<string, string>>) {
    this.#given = given;
  }

  has(name: string): boolean {
    return this.#given[name] !== undefined;
  }

  text(name: string): string {
    const value = this.#given[name];
    if (value === undefined) throw new Question(`--${name} is needed`);
    return value;
  }

  whole(name: string): number {
    return wholeOf(this.text(name), `--${name}`);
  }

  wholeOr<T>(name: string, absent: T): number | T {
    return this.has(name) ? this.whole(name) : absent;
  }

  number(name: string): number {
    return numberOf(this.text(name), `--${name}`);
  }

  /** Points in halves: 4.5 or 4½. */
  score(name: string): number {
    return scoreOf(this.text(name), `--${name}`);
  }

  list(name: string): readonly string[] {
    return this.text(name)
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
  }

  ratings(name: string): readonly number[] {
    return this.list(name).map((each) => wholeOf(each, `--${name}`));
  }

  /** `2300:1,2145:0.5`: opponent and score. */
  games(name: string): readonly { readonly opponent: number; readonly score: 0 | 0.5 | 1 }[] {
    return this.list(name).map((each) => {
      const [opponent = '', score = ''] = each.split(':');
      return { opponent: wholeOf(opponent, `--${name}`), score: gameScoreOf(score, `--${name}`) };
    });
  }

  /** `2087/1:1,1781/-2:1`: opponent's points, stones received (given: negative), score. */
  goGames(name: string): readonly (mgsz.Opponent & { readonly score: 0 | 0.5 | 1 })[] {
    return this.list(name).map((each) => {
      const [opponent = '', score = ''] = each.split(':');
      return { ...goOpponentOf(opponent, `--${name}`), score: gameScoreOf(score, `--${name}`) };
    });
  }

  goOpponents(name: string): readonly mgsz.Opponent[] {
    return this.list(name).map((each) => goOpponentOf(each, `--${name}`));
  }

  day(name: string): Day {
    const day = parseDay(this.text(name));
    if (day === undefined) throw new Question(`--${name} takes a date such as 2026-09-05`);
    return day;
  }

  birthOr(name: string): Birth | undefined {
    if (!this.has(name)) return undefined;
    const birth = parseBirth(this.text(name));
    if (birth === undefined) throw new Question(`--${name} takes a date or a year, such as 2012-11-03 or 2012`);
    return birth;
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T {
    const value = this.text(name);
    if (!values.includes(value as T)) throw new Question(`--${name} takes one of ${values.join(', ')}`);
    return value as T;
  }

  minutes(name: string): Fraction {
    const minutes = decimal(this.number(name), 4);
    if (minutes === undefined || minutes.parts < 0) throw new Question(`--${name} takes minutes, such as 60 or 7.5`);
    return minutes;
  }
}

const MANY = 1_000_000;

function numberOf(text: string, where: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text.replace('−', '-').replace(',', '.'));
  if (!Number.isFinite(value) || Math.abs(value) > MANY) throw new Question(`${where} takes a number, not "${text}"`);
  return value;
}

function wholeOf(text: string, where: string): number {
  const value = numberOf(text, where);
  if (!Number.isInteger(value)) throw new Question(`${where} takes a whole number, not "${text}"`);
  return value;
}

function scoreOf(text: string, where: string): number {
  const value = numberOf(text.replace(/^½$/, '0.5').replace('½', '.5'), where);
  if (value < 0 || !Number.isInteger(2 * value)) throw new Question(`${where} takes points in halves, not "${text}"`);
  return value;
}

function gameScoreOf(text: string, where: string): 0 | 0.5 | 1 {
  const score = scoreOf(text, where);
  if (score > 1) throw new Question(`${where}: a game gives 1, 0.5 or 0, not "${text}"`);
  return score as 0 | 0.5 | 1;
}

function goOpponentOf(text: string, where: string): mgsz.Opponent {
  const [points = '', stones = '0'] = text.split('/');
  return { points: wholeOf(points, where), stones: wholeOf(stones, where) };
}

/** A calculator's work: it reads the values it needs and writes its steps. */
type Run = (rules: EditionId, values: Values, why: Why<never>) => object | undefined | null;

interface Entry extends Calculator {
  readonly run: Run;
}

const OWN: Field = { name: 'own', about: 'own rating', needed: true };
const OPPONENTS: Field = { name: 'opponents', about: 'their ratings: 2300,2145,1990', needed: true };
const GAMES: Field = { name: 'games', about: 'opponent:score, e.g. 2300:1,2145:0.5', needed: true };
const WISHED: Field = { name: 'wished', about: 'the rating wished for', needed: true };
const K_FIELDS: readonly Field[] = [
  { name: 'k', about: 'K, where it is known; otherwise the following' },
  { name: 'played', about: 'rated games so far (0)' },
  { name: 'peak', about: 'highest rating ever published (the own rating)' },
  { name: 'birth', about: 'date or year of birth' },
  { name: 'on', about: 'first day of the event (needed with --birth)' },
];
const RESULT_FIELDS: readonly Field[] = [
  { name: 'opponents', about: 'their ratings: 2300,2145,1990; or --average and --n' },
  { name: 'average', about: 'average of their ratings' },
  { name: 'n', about: 'number of games, with --average' },
  { name: 'score', about: 'points scored', needed: true },
];

const kOf = (values: Values): number | fide.KQuestion => {
  if (values.has('k')) return positive(values.whole('k'), 'k');
  const birth = values.birthOr('birth');
  const on = birth === undefined && !values.has('on') ? 0 : values.day('on');
  const peak = values.wholeOr('peak', undefined);
  return { games: values.wholeOr('played', 0), on, ...(peak === undefined ? {} : { peak }), ...(birth && { birth }) };
};

function positive(value: number, name: string): number {
  if (value < 1) throw new Question(`--${name} must be at least 1`);
  return value;
}

function resultOf(values: Values): fide.Result {
  const score = values.score('score');
  const ofGames = (games: number): void => {
    if (score > games) throw new Question(`--score ${score} is more than ${games} games can give`);
  };
  if (values.has('average')) {
    const games = positive(values.whole('n'), 'n');
    ofGames(games);
    return { games, average: values.number('average'), score };
  }
  const opponents = values.ratings('opponents');
  ofGames(opponents.length);
  return { opponents, score };
}

const CALCULATORS: readonly Entry[] = [
  {
    name: 'expected',
    about: 'expected score of a game',
    rules: [...FIDE, 'orr', 'mgsz-2012'],
    fields: [OWN, { name: 'opponent', about: 'opponent’s rating; Go: points/stones received', needed: true }],
    example: '--own 2145 --opponent 2300',
    run: (rules, values, why) => {
      const own = values.whole('own');
      if (rules === 'mgsz-2012') return mgsz.expectedScore(own, values.goOpponents('opponent'), why);
      const opponent = values.whole('opponent');
      if (isFide(rules)) return fide.expectation({ edition: rules, own, opponent }, why);
      return { expected: orr.expected({ own, opponent }, why) };
    },
  },
  {
    name: 'change',
    about: 'change and new rating for a game or an event',
    rules: [...FIDE, 'orr', 'mgsz-2012'],
    fields: [
      OWN,
      { name: 'games', about: 'opponent:score, e.g. 2300:1,2145:0.5; Go: points/stones:score', needed: true },
      ...K_FIELDS,
      { name: 'other-games', about: 'games of other events in the same period' },
      { name: 'c', about: 'Go: the multiplier of the event' },
    ],
    example: '--own 2011 --k 20 --games 2444:0.5,1890:1',
    run: (rules, values, why) => {
      const own = values.whole('own');
      if (rules === 'mgsz-2012') {
        return mgsz.eventChange({ points: own, c: values.whole('c'), games: values.goGames('games') }, why);
      }
      const games = values.games('games');
      if (!isFide(rules)) return orr.changeFromGames({ rating: own, games }, why);
      const otherGames = values.wholeOr('other-games', 0);
      return fide.eventChange({ edition: rules, own, k: kOf(values), otherGames, games }, why);
    },
  },
  {
    name: 'k',
    about: 'K and why',
    rules: [...FIDE, 'orr'],
    fields: [OWN, ...K_FIELDS.slice(1), { name: 'sr', about: 'ORR: score minus expected score, its sign decides' }],
    example: '--own 2011 --played 120 --birth 2012 --on 2026-09-05',
    run: (rules, values, why) => {
      const rating = values.whole('own');
      if (!isFide(rules)) return orr.kAndRow({ rating, sr: values.number('sr') }, why);
      const facts = kOf(values) as fide.KQuestion;
      return { k: fide.developmentCoefficient({ edition: rules, rating, ...facts }, why) };
    },
  },
  {
    name: 'performance',
    about: 'performance (TPR)',
    rules: FIDE,
    fields: RESULT_FIELDS,
    example: '--average 2300 --n 10 --score 6',
    run: (rules, values, why) =>
      fide.performanceRating({ edition: rules as fide.CalculatorEdition, ...resultOf(values) }, why),
  },
  {
    name: 'initial',
    about: 'first rating of an unrated player',
    rules: FIDE,
    fields: [...RESULT_FIELDS, { name: 'bonus', about: '2014 and MSSZ: points per half point above 50 % (15)' }],
    example: '--opponents 1902,1877,1884,2012,1832 --score 3',
    run: (rules, values, why) => {
      const bonus = values.wholeOr('bonus', undefined);
      return fide.initialRating({ edition: rules as fide.CalculatorEdition, events: [resultOf(values)], bonus }, why);
    },
  },
  {
    name: 'average',
    about: 'expectation and change from the opponents’ average (MSSZ appendix II)',
    rules: ['mssz-2017'],
    fields: [
      OWN,
      { name: 'average', about: 'average of the opponents’ ratings', needed: true },
      { name: 'n', about: 'number of games', needed: true },
      { name: 'score', about: 'points scored' },
      { name: 'k', about: 'K, with --score' },
    ],
    example: '--own 2145 --average 2300 --n 10 --score 4 --k 20',
    run: (_rules, values, why) => {
      const games = positive(values.whole('n'), 'n');
      const question = { rating: values.whole('own'), average: values.number('average'), games };
      if (!values.has('score')) return { expected: mssz.avgExpectation(question, why) };
      const k = positive(values.whole('k'), 'k');
      return {
        expected: mssz.avgExpectation(question),
        change: mssz.avgChange({ ...question, score: values.score('score'), k }, why),
      };
    },
  },
  {
    name: 'needed',
    about: 'what if: the score needed for a wished rating',
    rules: [...FIDE, 'orr', 'mgsz-2012'],
    fields: [OWN, OPPONENTS, WISHED, ...K_FIELDS, { name: 'c', about: 'Go: the multiplier of the event' }],
    example: '--own 2011 --k 20 --opponents 2444,1890,2012 --wished 2030',
    run: (rules, values, why) => {
      const own = values.whole('own');
      const wished = values.whole('wished');
      if (rules === 'mgsz-2012') {
        const question = { points: own, wished, c: values.whole('c'), opponents: values.goOpponents('opponents') };
        return mgsz.wishedPoints(question, why);
      }
      const opponents = values.ratings('opponents');
      if (!isFide(rules)) return orr.scoreFor({ rating: own, opponents, wished });
      return fide.scoreFor({ edition: rules, own, k: kOf(values), opponents, wished }, why);
    },
  },
  {
    name: 'orr-newcomer',
    about: 'ORR: first rating of a newcomer',
    rules: ['orr'],
    fields: [
      { name: 'kt', about: 'coefficient of the event (8 to 25)', needed: true },
      GAMES,
      { name: 'ages', about: 'opponents’ ages, one a game (5 to 13)', needed: true },
    ],
    example: '--kt 11 --games 1026:1 --ages 7',
    run: (_rules, values, why) => {
      const games = values.games('games');
      const ages = values.ratings('ages');
      if (games.length === 0) throw new Question('--games needs at least one game');
      if (ages.length !== games.length) throw new Question('--ages takes one age for each game');
      if (ages.some((age) => age < 5 || age > 13)) throw new Question('--ages takes ages from 5 to 13');
      const kt = values.whole('kt');
      if (kt < 8 || kt > 25) throw new Question('--kt takes a whole number from 8 to 25');
      return orr.firstRating({ kt, games, ages }, why);
    },
  },
  {
    name: 'go-game',
    about: 'Go: game points of one game, with handicap',
    rules: ['mgsz-2012'],
    fields: [
      { name: 'white', about: 'points of white', needed: true },
      { name: 'black', about: 'points of black', needed: true },
      { name: 'stones', about: 'stones that black received (0)' },
      { name: 'result', about: '1-0, 0-1 or 1/2-1/2, white first', needed: true },
    ],
    example: '--white 2087 --black 1947 --stones 1 --result 0-1',
    run: (_rules, values, why) => {
      const stones = values.wholeOr('stones', 0);
      if (stones < 0 || stones > 100) throw new Question('--stones takes a number from 0 to 100');
      const result = values.oneOf('result', ['1-0', '0-1', '1/2-1/2']);
      return mgsz.goGamePoints({ white: values.whole('white'), black: values.whole('black'), stones, result }, why);
    },
  },
  {
    name: 'go-multiplier',
    about: 'Go: the multiplier C of an event',
    rules: ['mgsz-2012'],
    fields: [
      { name: 'base', about: 'base time in minutes', needed: true },
      { name: 'japanese', about: 'seconds a move of Japanese byo-yomi' },
      { name: 'canadian', about: 'Canadian byo-yomi: minutes/moves, e.g. 10/25' },
      { name: 'handicap', about: 'yes: announced as a handicap event (no)' },
      { name: 'importance', about: IMPORTANCE.join(',') },
      { name: 'participants', about: 'number of participants' },
      { name: 'board', about: '19 or 13 (19)' },
    ],
    example: '--base 60 --japanese 30 --importance invitational-or-national --participants 90',
    run: (_rules, values, why) => {
      const importance = values.has('importance') ? values.list('importance') : [];
      const unknown = importance.find((each) => !(IMPORTANCE as readonly string[]).includes(each));
      if (unknown !== undefined) throw new Question(`--importance takes ${IMPORTANCE.join(', ')}, not "${unknown}"`);
      return mgsz.eventMultiplier(
        {
          board: values.wholeOr('board', 19),
          baseMinutes: values.minutes('base'),
          byoyomi: byoyomiOf(values),
          handicap: values.has('handicap') && values.oneOf('handicap', ['yes', 'no']) === 'yes',
          importance: importance as readonly Importance[],
          participants: values.wholeOr('participants', undefined),
        },
        why,
      );
    },
  },
  {
    name: 'go-promotion',
    about: 'Go: the grade after one event or several',
    rules: ['mgsz-2012'],
    fields: [
      { name: 'grade', about: 'present grade, e.g. 1d', needed: true },
      { name: 'points', about: 'points after each event, e.g. 2035,2055', needed: true },
      { name: 'reached', about: 'marks so far, e.g. 2d:1' },
    ],
    example: '--grade 1d --points 2035,2055,2040,2075',
    run: (_rules, values, why) => {
      const grades = MGSZ_2012.needs.grades as ReadonlySet<string>;
      const gradeOf = (text: string, where: string): Grade => {
        if (!grades.has(text)) throw new Question(`${where} takes a grade such as 12k or 2d, not "${text}"`);
        return text as Grade;
      };
      const marks = (values.has('reached') ? values.list('reached') : []).map((each) => {
        const [grade = '', count = '1'] = each.split(':');
        return [gradeOf(grade, '--reached'), wholeOf(count, '--reached')] as const;
      });
      const rank = gradeOf(values.text('grade'), '--grade');
      return mgsz.promotion({ rank, reached: Object.fromEntries(marks), points: values.ratings('points') }, why);
    },
  },
];

function byoyomiOf(values: Values): Byoyomi | null {
  if (values.has('japanese')) {
    const seconds = values.whole('japanese');
    if (seconds < 0) throw new Question('--japanese takes seconds a move');
    return { kind: 'japanese', seconds };
  }
  if (!values.has('canadian')) return null;
  const [minutes = '', moves = ''] = values.text('canadian').split('/');
  const block = { minutes: wholeOf(minutes, '--canadian'), moves: wholeOf(moves, '--canadian') };
  if (block.minutes < 0 || block.moves < 1) throw new Question('--canadian takes minutes/moves, e.g. 10/25');
  return { kind: 'canadian', ...block };
}

export const listCalculators = (): readonly Calculator[] => CALCULATORS;

/** Asks a calculator. Throws a `Question` that says what is wrong with it. */
export function calculate(
  name: string,
  rules: EditionId | undefined,
  given: Readonly<Record<string, string>>,
): Calculated {
  const calculator = CALCULATORS.find((each) => each.name === name);
  if (calculator === undefined) {
    throw new Question(
      `there is no calculator "${name}"; there are ${CALCULATORS.map((each) => each.name).join(', ')}`,
    );
  }
  const edition =
    rules ?? (calculator.rules.includes('fide-2025-10') ? 'fide-2025-10' : (calculator.rules[0] as EditionId));
  if (!calculator.rules.includes(edition)) {
    throw new Question(`${name} goes with --rules ${calculator.rules.join(', ')}`);
  }
  const unknown = Object.keys(given).find((field) => !calculator.fields.some((each) => each.name === field));
  if (unknown !== undefined) {
    throw new Question(
      `${name} knows no --${unknown}; it takes ${calculator.fields.map((each) => `--${each.name}`).join(' ')}`,
    );
  }
  const why = new Why<never>();
  const answer = calculator.run(edition, new Values(given), why);
  return { rules: edition, family: editionById(edition).family, answer: answer ?? { score: null }, steps: why.steps };
}

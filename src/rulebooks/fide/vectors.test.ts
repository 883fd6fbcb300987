import { describe, expect, test } from 'vitest';
import { dayText, firstDay, monthText } from '../../core/dates.ts';
import { decimal, type Fraction, fraction, inUnits, toPlaces } from '../../core/exact.ts';
import { parseBirth } from '../../core/people.ts';
import type { ControlPeriod } from '../../core/report.ts';
import * as admission2014 from './2014/admission.ts';
import * as clauses2014 from './2014/clauses.ts';
import * as lists2014 from './2014/lists.ts';
import * as newcomers2014 from './2014/newcomers.ts';
import * as clauses2017 from './2017/clauses.ts';
import * as newcomers2017 from './2017/newcomers.ts';
import * as clauses2022 from './2022/clauses.ts';
import * as newcomers2022 from './2022/newcomers.ts';
import * as admission2024 from './2024/admission.ts';
import * as clauses2024 from './2024/clauses.ts';
import * as lists2024 from './2024/lists.ts';
import * as newcomers2024 from './2024/newcomers.ts';
import { appealDeadline, registrationOf } from './admission.ts';
import {
  changeInHundredths,
  dailyLimitOk,
  dayOk,
  expectedScore,
  firstList,
  fractionalScore,
  gamesBeforeDecision,
  listMonthOf,
  minutesFor60Moves,
  ratingDifference,
} from './clauses.ts';
import {
  BOOK_2014,
  BOOK_2017,
  BOOK_2022,
  BOOK_2024,
  FIDE_BLITZ_2024,
  FIDE_BLITZ_2024_12,
  FIDE_RAPID_2024,
  FIDE_RAPID_2024_12,
} from './editions.ts';
import { day, earlier, month } from './event.fixture.ts';
import { closingDate, listed } from './lists.ts';
import * as rapid from './rapid/clauses.ts';
import extra2014 from './vectors/extra-fide-2014.json' with { type: 'json' };
import vectors2014 from './vectors/fide-2014.json' with { type: 'json' };
import vectors2017 from './vectors/fide-2017.json' with { type: 'json' };
import vectors2022 from './vectors/fide-2022.json' with { type: 'json' };
import vectors2024 from './vectors/fide-2024.json' with { type: 'json' };
import vectorsRapid from './vectors/fide-rapid-2024.json' with { type: 'json' };
import vectors2025 from './vectors/fide-2025-10.json' with { type: 'json' };

const FAST = {
  'fide-rapid-2024': FIDE_RAPID_2024,
  'fide-rapid-2024-12': FIDE_RAPID_2024_12,
  'fide-blitz-2024': FIDE_BLITZ_2024,
  'fide-blitz-2024-12': FIDE_BLITZ_2024_12,
} as const;
type FastEdition = keyof typeof FAST;

/** The arguments of a case have the shape that its function's name promises. */
type Args = any;

type Functions = Record<string, (args: Args) => unknown>;

const half = (score: number): number => 2 * score;
const hundredths = (value: number | string): number => Math.round(100 * Number(value));
const points = (value: number): number => inUnits(value, 100);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const orNone = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

const controlsOf = (periods: readonly (Omit<ControlPeriod, 'moves'> & { moves: number | null })[]): ControlPeriod[] =>
  periods.map(({ moves, ...rest }) => ({ ...rest, moves: orNone(moves) }));

interface PartDocument {
  readonly games: number;
  readonly avg: number;
  readonly score: number;
  readonly end?: string;
}

const NEVER_EXPIRES = '2016-08-31';

/** The names of both digests, in natural units, on what the two books share. */
const SHARED: Functions = {
  pd: ({ d }) => points(expectedScore(d)),
  p: ({ score, games }) => points(fractionalScore(half(score), games)),
  pRounded: ({ score, games }) => points(fractionalScore(half(score), games)),
  // a fractional score of thousandths is one of this many half points in 500 games
  dp: ({ p }) => ratingDifference(fractionalScore(Math.round(1000 * p), 500)),
};

/** What the texts of 2014 and 2017 share, by the points for a half point that each has. */
const newcomersBy = (book: typeof BOOK_2014, bonus: number): Functions => ({
  ruSwiss: ({ ratings, score }) =>
    newcomers2014.ruSwiss(fraction(sum(ratings), ratings.length), half(score), ratings.length, bonus),
  ruRoundRobin: ({ rc, score, games, n }) => newcomers2014.ruRoundRobin(rc, half(score), games, n, bonus),
  ruPooled: ({ parts }) =>
    newcomers2014.ruPooled(
      parts.map(({ games, avg, score }: PartDocument) => ({
        event: null,
        games,
        average: fraction(avg),
        halfPoints: half(score),
      })),
      bonus,
    ),
  initialRating: ({ parts, list = '2016-09-01' }) => {
    const history = parts.map(({ games, avg, score, end = NEVER_EXPIRES }: PartDocument) =>
      earlier('', end, games, avg, score),
    );
    const pool = newcomers2014.openPool({ id: 'U', index: 0, history }, month(list.slice(0, 7)), book);
    return newcomers2014.poolResult(pool, book.floor);
  },
});

const FIDE_2014_FUNCTIONS: Functions = {
  ...SHARED,
  registrationOk: ({ registered, start, norms }) =>
    registrationOf({ start: day(start), registered: day(registered), norms, players: [] }, BOOK_2014.registration)
      .onTime,
  appealDeadline: ({ decision }) => dayText(appealDeadline(day(decision))),
  requiredMinutes: ({ ratings }) => clauses2014.requiredMinutes(ratings.map(orNone)),
  minutesFor60: ({ periods }) => minutesFor60Moves(controlsOf(periods)),
  timeControl: ({ ratings, periods }) => clauses2014.timeControl(ratings.map(orNone), controlsOf(periods)),
  dayOk: ({ minutesPerPlayer, rounds }) => dayOk(minutesPerPlayer, rounds),
  durationOk: ({ start, end, system = 'swiss' }) => clauses2014.durationOk(day(start), day(end), system, 'none'),
  composition: ({ system, players, rated, nationalChampionship, womenOnly }) =>
    clauses2014
      .composition({
        system,
        players,
        rated,
        championship: nationalChampionship !== true ? 'none' : womenOnly === true ? 'national-women' : 'national',
      })
      .map(({ clause }) => clause),
  matchCounted: ({ scheduled, scores }) =>
    gamesBeforeDecision(
      scores.map((score: number) => [half(score), half(1 - score)] as const),
      scheduled,
    ),
  listDate: ({ end, received, official }) => {
    const list = listMonthOf(
      day(end),
      received === undefined ? undefined : day(received),
      official === true ? 'official' : 'ordinary',
      clauses2014.CLOSING_DAYS,
    );
    return dayText(firstDay(list));
  },
  inactive: ({ lastGame, on }) => lists2014.inactive(day(lastGame), day(on)),
  raRoundRobin: ({ rated, n }) => {
    const scores = rated.map(({ score, ...of }: { rating: number; games: number; score: number }) => ({
      ...of,
      halfPoints: half(score),
    }));
    const { rar, dpa, ra } = newcomers2014.tournamentAverage(scores, n);
    return { rar: toPlaces(rar, 4), dpa: toPlaces(dpa, 4), ra };
  },
  ...newcomersBy(BOOK_2014, newcomers2014.HALF_POINT_BONUS),
  rcNew: ({ ra, ru, opponents }) => newcomers2014.trimmedAverage(ra, ru, opponents, clauses2014.MAX_GAP),
  expected: ({ rating, opponent }) => points(clauses2014.expected(rating, opponent)),
  ratingChange: ({ rating, k, games }) =>
    points(
      sum(
        games.map(({ opponent, score }: { opponent: number; score: number }) =>
          changeInHundredths(k, half(score), clauses2014.expected(rating, opponent)),
        ),
      ),
    ),
  k: ({ rating, games, peak = rating, birth, date = '2015-01-01' }) =>
    clauses2014.kFactor({
      rating,
      games,
      peak,
      birth: birth === undefined ? undefined : parseBirth(birth),
      on: day(date),
    }),
  roundRn: ({ x }) => clauses2014.roundedRn(hundredths(x)),
  newRating: ({ rating, changes }) => clauses2014.newRating(rating, sum(changes.map(hundredths))).computed,
  reportDeadlines: ({ end }) => {
    const { arbiter, federation } = admission2014.reportDeadlines(day(end));
    return { arbiter: dayText(arbiter), federation: dayText(federation) };
  },
};

const FIDE_2017_FUNCTIONS: Functions = {
  ...FIDE_2014_FUNCTIONS,
  ...newcomersBy(BOOK_2017, newcomers2017.HALF_POINT_BONUS),
  registrationOk: ({ registered, start, norms }) =>
    registrationOf({ start: day(start), registered: day(registered), norms, players: [] }, BOOK_2017.registration)
      .onTime,
  hybridOk: ({ start }) => clauses2017.hybridOk(day(start)),
  requiredMinutes: ({ white, black }) => clauses2017.minimumMinutes(orNone(white), orNone(black)),
  firstControlOk: ({ periods }) => clauses2017.firstControlOk(controlsOf(periods)),
  inactive: ({ lastGame, on }) => clauses2017.inactive(day(lastGame), day(on)),
  k: ({ birth, date, ...facts }) => clauses2017.kFactor({ ...facts, birth: parseBirth(birth), on: day(date) }),
  kLimited: ({ k, n }) => clauses2017.limitedK(k, n),
};

const FIDE_2024_FUNCTIONS: Functions = {
  ...SHARED,
  registration: ({ start, players, registered }) => {
    const given = { start: day(start), players, ...(registered === undefined ? {} : { registered: day(registered) }) };
    const { clause: _named, deadline, ...answer } = registrationOf(given, BOOK_2024.registration);
    return { ...answer, deadline: dayText(deadline) };
  },
  minimumMinutes: ({ white, black }) => clauses2024.minimumMinutes(orNone(white), orNone(black)),
  minutesFor60Moves: ({ controls }) => minutesFor60Moves(controlsOf(controls)),
  gameTimeOk: ({ controls, white, black }) => clauses2024.gameTimeOk(controlsOf(controls), white, black),
  firstControlOk: ({ controls }) => clauses2024.firstControlOk(controlsOf(controls)),
  dailyLimitOk: ({ controls, rounds }) => dailyLimitOk(controlsOf(controls), rounds),
  needsInterimReports: ({ start, end }) => clauses2024.needsInterimReports(day(start), day(end)),
  matchRated: ({ results, scheduled }) => admission2024.matchRated(results, scheduled),
  closingDate: ({ listMonth }) => dayText(closingDate(month(listMonth), BOOK_2024)),
  firstList: ({ end, officialFide }) =>
    monthText(firstList(day(end), officialFide === true ? 'official' : 'ordinary', clauses2024.CLOSING_DAYS)),
  listed: ({ rating }) => listed(rating, newcomers2024.FLOOR),
  inactive: ({ lastRatedList, listMonth }) => lists2024.inactive(month(lastRatedList), month(listMonth)),
  initialRating: ({ games }: { games: readonly [number, number][] }) => {
    const { rating } = newcomers2024.initialEstimate(
      games.length,
      fraction(sum(games.map(([opponent]) => opponent))),
      half(sum(games.map(([, score]) => score))),
    );
    return newcomers2024.isPublished(games.length, rating, BOOK_2024.floor) ? rating : null;
  },
  cappedDifference: ({ own, opponent }) => clauses2024.countedGap(own, opponent),
  gameDelta: ({ own, opponent, score }) =>
    points(half(score) * 50 - expectedScore(clauses2024.countedGap(own, opponent))),
  kFactor: ({ birth, on, ...facts }) =>
    clauses2024.kFactor({ ...facts, birth: birth === null ? undefined : parseBirth(birth), on: day(on) }),
  kLimited: ({ k, n }) => clauses2024.limitedK(k, n),
  roundChange: ({ x }) => clauses2024.roundedChange((decimal(100 * x, 0) as Fraction).parts),
  dueList: ({ end }) => monthText(admission2024.dueList(day(end))),
  lastList: ({ end }) => monthText(admission2024.lastList(day(end))),
};

interface ScoredAgainst {
  readonly opponent: number;
  readonly score: number;
}

const FIDE_2022_FUNCTIONS: Functions = {
  ...FIDE_2024_FUNCTIONS,
  registration: ({ start, players, registered, norms }) => {
    const given = { start: day(start), players, registered: day(registered), norms };
    const { clause: _named, deadline, ...answer } = registrationOf(given, BOOK_2022.registration);
    return { ...answer, deadline: dayText(deadline) };
  },
  inactive: ({ lastRatedList, list }) => BOOK_2022.inactive?.(month(lastRatedList), month(list)),
  ruFromAverage: ({ ra, score, games }) =>
    newcomers2022.initialEstimate(games, fraction(2 * ra * games, 2), half(score)).ru,
  initialRating: ({ games }: { games: readonly ScoredAgainst[] }) => {
    const { rating } = newcomers2022.initialEstimate(
      games.length,
      fraction(sum(games.map(({ opponent }) => opponent))),
      half(sum(games.map(({ score }) => score))),
    );
    return newcomers2024.isPublished(games.length, rating, BOOK_2022.floor) ? rating : null;
  },
  countedDifferences: ({ own, opponents }) => clauses2022.countedDifferencesBy('always')(own, opponents),
  ratingChange: ({ own, k, games }: { own: number; k: number; games: readonly ScoredAgainst[] }) => {
    const counted = clauses2022.countedDifferencesBy('always')(
      own,
      games.map(({ opponent }) => opponent),
    );
    const expected = sum(counted.map((gap) => expectedScore(gap)));
    return points(changeInHundredths(k, half(sum(games.map(({ score }) => score))), expected));
  },
};

const FIDE_2025_10_FUNCTIONS: Functions = {
  ...FIDE_2024_FUNCTIONS,
  cappedDifference: ({ own, opponent }) => clauses2024.countedGapFrom2650(own, opponent),
};

const controlOfEdition = (edition: string): rapid.FastControl => (edition.startsWith('fide-rapid') ? 'rapid' : 'blitz');

/** Rapid and blitz, by the edition of each case. */
const fastFunctions = (edition: FastEdition): Functions => ({
  ...FIDE_2024_FUNCTIONS,
  timeClass: ({ controls }) => rapid.timeClass(controlsOf(controls)),
  allottedMinutes: ({ controls }) => rapid.allottedMinutes(controlsOf(controls)),
  roundsPerDayOk: ({ rounds }) => rapid.roundsPerDayOk(rounds, controlOfEdition(edition)),
  registration: ({ start, registered }) => {
    const given = { start: day(start), registered: day(registered), players: [] };
    const { clause: _named, deadline, ...answer } = registrationOf(given, FAST[edition].book.registration);
    return { ...answer, deadline: dayText(deadline) };
  },
  ratingUsed: ({ rating, standardRating }) => rapid.ratingUsed(orNone(rating), orNone(standardRating)) ?? null,
  cappedDifference: ({ own, opponent }) => FAST[edition].book.countedGap(own, opponent),
  // by the admission of the book: only the editions since December 2024 have the rule
  gameRated: ({ white, black }) => {
    const players = [white, black].map((rating, index) => ({ id: `${index}`, index, rating, games: 50 }));
    const game = { round: 1, white: 0, black: 1, result: '1-0', rated: true, handicap: 0 } as const;
    const start = day('2025-01-10');
    const { book } = FAST[edition];
    return book.admit({ id: 'e', start, end: start, system: 'swiss', players, games: [game] }, book).leftOut.size === 0;
  },
  kFactor: ({ birth, on, rating, peak, ...facts }) =>
    FAST[edition].book.kFactor({
      ...facts,
      rating,
      peak: peak ?? rating,
      birth: birth === null ? undefined : parseBirth(birth),
      on: day(on),
    }),
  initialRating: ({ games }: { games: readonly { opponent: number; score: number }[] }) =>
    newcomers2024.initialEstimate(
      games.length,
      fraction(sum(games.map(({ opponent }) => opponent))),
      half(sum(games.map(({ score }) => score))),
    ).rating,
  inactive: ({ lastRatedList, list }) => lists2024.inactive(month(lastRatedList), month(list)),
});

interface FunctionCase {
  readonly case: string;
  readonly rulebook: string;
  readonly clause: string;
  readonly kind: 'function' | 'tournament' | 'period';
  readonly input: { readonly fn: string; readonly args: Args };
  readonly expected: { readonly value: unknown };
}

for (const [edition, vectors, functions, count] of [
  ['fide-2014', vectors2014, FIDE_2014_FUNCTIONS, 104],
  ['fide-2014, from the arbiters’ manual of 2016', extra2014, FIDE_2014_FUNCTIONS, 11],
  ['fide-2017', vectors2017, FIDE_2017_FUNCTIONS, 46],
  ['fide-2022', vectors2022, FIDE_2022_FUNCTIONS, 53],
  ['fide-2024', vectors2024, FIDE_2024_FUNCTIONS, 64],
  ['fide-2025-10', vectors2025, FIDE_2025_10_FUNCTIONS, 2],
  ['fide-rapid-2024', vectorsRapid, fastFunctions, 36],
] as const) {
  const cases = (vectors as unknown as readonly FunctionCase[]).filter(({ kind }) => kind === 'function');

  describe(`${edition}, the checked cases of its functions`, () => {
    test(`there are ${count}`, () => expect(cases).toHaveLength(count));

    for (const { case: name, rulebook, clause, input, expected } of cases) {
      test(`${name} (${clause})`, () => {
        const named = typeof functions === 'function' ? functions(rulebook as FastEdition) : functions;
        const fn = named[input.fn];
        if (fn === undefined) throw new Error(`no function stands for ${input.fn}`);
        expect(fn(input.args)).toEqual(expected.value);
      });
    }
  });
}

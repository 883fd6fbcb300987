/** The checked cases of single functions, as far as a rating hangs on them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allottedMinutes, firstList, gamesAfterDecision, minutesFor60 } from './admission.ts';
import type { ChessBook, KFacts, Part } from './book.ts';
import type { Byoyomi, Event, Game } from './document.ts';
import { decimal, fraction, over, plus, printed, roundHalfAway, roundHalfUp, sum, times, whole } from './exact.ts';
import { compositionReasons, FIDE_2014, lengthReasons, registrationReasons, requiredMinutes } from './fide-2014.ts';
import { FIDE_2017 } from './fide-2017.ts';
import { FIDE_2022, minimumMinutes } from './fide-2022.ts';
import { FIDE_2024 } from './fide-2024.ts';
import { FIDE_2025_10 } from './fide-2025-10.ts';
import {
  FIDE_BLITZ_2024,
  FIDE_BLITZ_2024_12,
  FIDE_RAPID_2024,
  FIDE_RAPID_2024_12,
  ratingUsed,
  timeClass,
  tooFarApart,
} from './fide-rapid-blitz.ts';
import * as go from './mgsz-2012.ts';
import { MSSZ_2017 } from './mssz-2017.ts';
import { pHundredths, ruFromAverage } from './newcomers.ts';
import * as orr from './orr.ts';
import { limitedK } from './rated.ts';
import { raRoundRobin, rcNew, ruRoundRobin } from './round-robin.ts';
import { dp, pd } from './tables.ts';

/** Arguments have the forms of their functions. */
type Args = Record<string, any>;
type Case = {
  case: string;
  rulebook: string;
  kind: string;
  input: { fn: string; args: Args };
  expected: { value: unknown };
};

const BOOKS: readonly ChessBook[] = [
  FIDE_2014,
  FIDE_2017,
  FIDE_2022,
  FIDE_2024,
  FIDE_2025_10,
  FIDE_RAPID_2024,
  FIDE_RAPID_2024_12,
  FIDE_BLITZ_2024,
  FIDE_BLITZ_2024_12,
  MSSZ_2017,
];

/** What an office asks beside rating, and what only informs: no number of a result hangs on it. */
const BESIDE_RATING = new Set([
  'dayOk',
  'dailyLimitOk',
  'needsInterimReports',
  'roundsPerDayOk',
  'dueList',
  'lastList',
  'closingDate',
  'listed',
  'inactive',
  'reportDeadlines',
  'appealDeadline',
  'adjusted',
  'avgExpectation',
  'avgChange',
  'tpr',
  'k40Left',
  'firstEventRegistered',
  'komirIdOk',
  'fideIdHungarian',
  'fideIdDue',
  'titleOk',
  'checkRegistry',
  'timeCategory',
  // without an approval no edition rates a hybrid event, with one all do (2017 E14)
  'hybridOk',
]);

const HALVES = { '1-0': [2, 0], '0-1': [0, 2], '1/2-1/2': [1, 1] } as const;
const halvesOf = (score: number | string) => times(decimal(Number(score)), whole(2));
const bonusOf = (book: ChessBook) => (book === FIDE_2017 ? 20 : 15);

function eventOf(event: Args, players: Event['players'] = [], games: Game[] = []): Event {
  return { rulebook: null, event: { id: 't', ...event }, players, games };
}

function partOf(one: Args, book: ChessBook, index: number): Part {
  const { games, avg, score, end = `2000-01-${10 + index}` } = one;
  const average = decimal(avg);
  const dated = one['end'] === undefined ? undefined : firstList(end, null, false);
  const common = { event: `e${index}`, start: end, end, list: dated, book, present: true, bonus: undefined };
  return { ...common, games, opponents: times(average, whole(games)), halves: halvesOf(score) };
}

const facts = ({ rating, games = 0, peak = rating, birth = null, date, on = date ?? '2015-01-01' }: Args): KFacts => ({
  rating,
  games,
  peak: peak ?? rating,
  birth,
  on,
});

const changeOf = (book: ChessBook, { rating, own = rating, k, games }: Args): number => {
  const opponents = games.map((game: Args) => game['opponent']);
  const differences = book.countedDifferences(own, opponents);
  let hundredths = 0;
  for (const [index, game] of games.entries()) hundredths += game.score * 100 - pd(differences[index] as number);
  return (k * hundredths) / 100;
};

/** First ratings: by parts before 2022, by games since. */
function initialRating(book: ChessBook, { parts, games, list }: Args): unknown {
  if (parts !== undefined) {
    const month = list === undefined ? '2000-02' : list.slice(0, 7);
    const answer = book.pool(
      parts.map((one: Args, index: number) => partOf(one, book, index)),
      month,
      false,
    );
    const rating = answer.games >= 5 && (answer.rating as number) >= book.floor ? answer.rating : null;
    const status =
      answer.games === 0 ? 'no-games' : answer.games < 5 ? 'part-result' : rating === null ? 'below-floor' : 'listed';
    return { status, games: answer.games, rating };
  }
  const met = games.map((game: Args) => (Array.isArray(game) ? game : [game['opponent'], game['score']]));
  const opponents = sum(met.map(([opponent]: number[]) => whole(opponent as number)));
  const halves = sum(met.map(([, score]: number[]) => halvesOf(score as number)));
  const common = {
    event: 't',
    start: '2024-05-01',
    end: '2024-05-01',
    list: undefined,
    book,
    present: true,
    bonus: undefined,
  };
  const answer = book.pool([{ ...common, games: met.length, opponents, halves }], '2024-06', true);
  return met.length >= 5 && (answer.rating as number) >= book.floor ? answer.rating : null;
}

function registration(book: ChessBook, { start, registered, players = [], norms }: Args): unknown {
  const entered = players.map((player: Args, index: number) => ({ id: `p${index}`, ...player }));
  const event = eventOf({ start, end: start, registered, norms, system: 'swiss' }, entered);
  return book.admit(event).reasons.length === 0;
}

const CHESS: Record<string, (args: Args, book: ChessBook) => unknown> = {
  pd: ({ d }) => pd(d) / 100,
  dp: ({ p }) => dp(Math.round(p * 100)),
  p: ({ score, games }) => pHundredths(halvesOf(score), whole(games)) / 100,
  pRounded: ({ score, games }) => pHundredths(halvesOf(score), whole(games)) / 100,
  expected: ({ rating, opponent }, book) => pd(book.countedDifferences(rating, [opponent])[0] as number) / 100,
  cappedDifference: ({ own, opponent }, book) => book.countedDifferences(own, [opponent])[0],
  countedDifferences: ({ own, opponents }, book) => book.countedDifferences(own, opponents),
  gameDelta: ({ own, opponent, score }, book) =>
    (score * 100 - pd(book.countedDifferences(own, [opponent])[0] as number)) / 100,
  ratingChange: (args, book) => changeOf(book, args),
  newRating: ({ rating, changes }, book) => book.newRating(rating, sum(changes.map(decimal))),
  roundRn: ({ x }) => roundHalfUp(decimal(Number(x))),
  roundChange: ({ x }) => roundHalfAway(decimal(Number(x))),
  k: (args, book) => book.k(facts(args)),
  kFactor: (args, book) => book.k(facts(args)),
  kLimited: ({ k, n }) => limitedK(k, n),
  ruSwiss: ({ ratings, score, bonus }, book) => {
    const average = over(sum(ratings.map(whole)), whole(ratings.length));
    return ruFromAverage(average, halvesOf(score), ratings.length, bonus ?? bonusOf(book));
  },
  ruFromAverage: ({ ra, score, games }) => ruFromAverage(decimal(ra), halvesOf(score), games, 20),
  ruPooled: ({ parts, bonus }, book) => {
    let [games, opponents, halves] = [0, whole(0), whole(0)];
    for (const part of parts) {
      games += part.games;
      opponents = plus(opponents, times(decimal(part.avg), whole(part.games)));
      halves = plus(halves, halvesOf(part.score));
    }
    return ruFromAverage(over(opponents, whole(games)), halves, games, bonus ?? bonusOf(book));
  },
  ruRoundRobin: ({ rc, score, games, n }, book) => ruRoundRobin(rc, score * 2, games, n, bonusOf(book)),
  raRoundRobin: ({ rated, n }) => {
    const { rar, dpa, ra } = raRoundRobin(
      rated.map(({ rating, score, games }: Args) => ({ rating, halves: score * 2, games })),
      n,
    );
    return { rar: printed(rar, 4), dpa: printed(dpa, 4), ra };
  },
  rcNew: ({ ra, ru, opponents }) => rcNew(ra, ru, opponents),
  initialRating: (args, book) => initialRating(book, args),
  requiredMinutes: ({ ratings, white, black }) => requiredMinutes(ratings ?? [white ?? 0, black ?? 0]),
  minimumMinutes: ({ white, black }) => minimumMinutes(white, black),
  minutesFor60: ({ periods }) => printed(minutesFor60(periods), 4),
  minutesFor60Moves: ({ controls }) => printed(minutesFor60(controls), 4),
  allottedMinutes: ({ controls }) => printed(allottedMinutes(controls), 4),
  timeClass: ({ controls }) => timeClass(controls),
  gameTimeOk: ({ controls, white, black }, book) => {
    const players = [
      { id: 'w', rating: white },
      { id: 'b', rating: black },
    ];
    const games: Game[] = [{ round: 1, white: 'w', black: 'b', result: '1-0' }];
    const event = eventOf({ start: '2024-05-01', end: '2024-05-01', system: 'swiss', controls }, players, games);
    return book.admit(event).games.length === 1;
  },
  timeControl: ({ ratings, periods }, book) => {
    const players = ratings.map((rating: number, index: number) => ({ id: `p${index}`, rating }));
    const event = eventOf({ start: '2015-01-01', end: '2015-01-01', system: 'swiss', controls: periods }, players);
    return book.admit(event).reasons;
  },
  firstControlOk: ({ periods, controls = periods }, book) =>
    book.admit(eventOf({ start: '2019-01-01', end: '2019-01-01', system: 'swiss', controls })).reasons.length === 0,
  durationOk: (args) => lengthReasons(eventOf(args)).length === 0,
  registrationOk: (args) => registrationReasons(eventOf(args)).length === 0,
  composition: ({ players, rated, ...event }) =>
    compositionReasons(
      eventOf(
        event,
        Array.from({ length: players }, (_, index) => ({ id: `p${index}`, rating: index < rated ? 1500 : null })),
      ),
    ),
  matchCounted: ({ scheduled, scores }) => {
    const games = scores.map(
      (score: number, index: number): Game => ({
        round: index + 1,
        white: 'A',
        black: 'B',
        result: score === 1 ? '1-0' : score === 0 ? '0-1' : '1/2-1/2',
      }),
    );
    return games.length - gamesAfterDecision(eventOf({}, [], games), scheduled).size;
  },
  matchRated: ({ results, scheduled }) => {
    const names: Record<string, string> = { '+': '+/-', '-': '-/+', '1': '1-0', '0': '0-1', '0.5': '1/2-1/2' };
    const games = results.map(
      (result: string | number, index: number): Game => ({
        round: index + 1,
        white: 'A',
        black: 'B',
        result: names[String(result)] as string,
      }),
    );
    const late = gamesAfterDecision(eventOf({}, [], games), scheduled ?? games.length);
    return games.map((game: Game) => !late.has(game) && !['+/-', '-/+'].includes(game.result));
  },
  listDate: ({ end, received, official }) => `${firstList(end, received, official === true)}-01`,
  firstList: ({ end, officialFide }) => firstList(end, null, officialFide === true),
  registration: (args, book) => registration(book, args),
  ratingUsed: ({ rating, standardRating }) => ratingUsed({ id: 'p', rating, standardRating }),
  gameRated: ({ white, black }, book) => !(book.id.endsWith('-12') && tooFarApart(white, black)),
};

const ORR: Record<string, (args: Args) => unknown> = {
  expectedScore: ({ ra, rb }) => orr.expectedScore(ra, rb) / 100,
  kFactor: ({ rating, sr }) => orr.kFactor(rating, sr),
  kTable: ({ ratings }) => ratings.map((rating: number) => [orr.kFactor(rating, 0), orr.kFactor(rating, -1)]),
  ratingChange: ({ rating, sr }) => printed(orr.ratingChange(orr.kFactor(rating, sr), Math.round(sr * 100)), 6),
  newRating: ({ rating, sr }) =>
    roundHalfAway(plus(whole(rating), orr.ratingChange(orr.kFactor(rating, sr), Math.round(sr * 100)))),
  roundArithmetic: ({ x }) => roundHalfAway(decimal(Number(x))),
  ageOn: ({ birth, date }) => orr.countedAge(birth ?? null, date),
  averageAge: ({ ages }) => orr.averageTenths(ages) / 10,
  roundedRoot: ({ np }) => Math.round(Math.sqrt(np)),
  playerCoefficient: ({ rating, score, games, yAvg }) =>
    Math.round(orr.playerCoefficient(rating, score * 2, games, yAvg * 10) * 1e6) / 1e6,
  tournamentCoefficient: ({ ki, np }) => orr.tournamentCoefficient(ki, np),
  corridor: ({ kt, yAvg }) => orr.corridor(kt, Math.round(yAvg * 10)),
  refinedMax: ({ rmax, rmin, games }) => orr.refinedMax(rmax, rmin, games),
  startEstimate: ({ rmin, rpmax, score, games }) => orr.startEstimate(rmin, rpmax, score * 2, games),
  primaryEstimate: ({ opponents, score, selfRating }) => orr.primaryEstimate(opponents, score * 2, selfRating),
  manyGamesCorrection: ({ rp, rpmax, games }) => orr.manyGamesCorrection(rp, rpmax, games),
  newcomerEstimate: ({ kt, yAvg, opponents, score }) => {
    const { rmax, rmin } = orr.corridor(kt, yAvg * 10);
    const rpmax = orr.refinedMax(rmax, rmin, opponents.length);
    const rs = orr.startEstimate(rmin, rpmax, score * 2, opponents.length);
    const { rsr, rp } = orr.primaryEstimate(opponents, score * 2, rs);
    return { rmax, rmin, rpmax, rs, rsr, rp, rpp: orr.manyGamesCorrection(rp, rpmax, opponents.length) };
  },
  isSettled: ({ games, events }) => orr.isSettled(games, events),
  pooledEstimate: ({ rating, games, rpmax }) => {
    const opponents = games.map((game: Args) => game['opponentRating']);
    let s = 0;
    for (const game of games) s += game.score;
    const { rsr, rp } = orr.primaryEstimate(opponents, s * 2, rating);
    const primary = rpmax === undefined ? rp : orr.manyGamesCorrection(rp, rpmax, games.length);
    return { n: games.length, s, rsr, rkor: rp, primary };
  },
  standardPass: ({ rating, games }) => {
    const met = games.map((game: Args) => ({ opponent: game['opponentRating'], halves: game['score'] * 2 }));
    const { sr, k, change } = orr.standardPass(rating, met, null);
    return { sr: sr / 100, k, change: printed(change, 6), after: roundHalfAway(plus(whole(rating), change)) };
  },
};

const extended = (base: number, byoyomi: Byoyomi | null) => go.extendedMinutes(base, byoyomi) ?? fraction(0n, 1n);
const GO: Record<string, (args: Args) => unknown> = {
  limitOf: ({ rank }) => go.limitOf(rank),
  rankOf: ({ elo }) => go.rankOf(elo),
  bandWidth: ({ elo }) => go.bandWidth(elo),
  correctedElo: ({ elo, stones }) => go.correctedElo(elo, stones),
  chance: ({ diff }) => go.chance(diff) / 1000,
  gamePoints: ({ white, black, result, handicap = 0 }) => {
    const points = go.gamePoints(white, go.correctedElo(black, handicap), HALVES[result as keyof typeof HALVES]);
    return { white: points[0] / 1000, black: points[1] / 1000 };
  },
  extendedMinutes: ({ baseMinutes, byoyomi }) => printed(extended(baseMinutes, byoyomi ?? null), 4),
  multiplier: ({ event, players = 0 }) =>
    go.multiplier(
      eventOf(
        event,
        Array.from({ length: players }, (_, index) => ({ id: `p${index}` })),
      ),
    ),
  splitRounds: ({ c, rounds }) => go.splitRounds(c, rounds),
  eloChange: ({ c, sum: points }) => go.eloChange(c, Math.round(points * 1000)),
  promote: ({ rank, reached, elo }) => go.promote(rank, reached ?? {}, elo),
  promoteSequence: ({ rank, reached, elos }) => {
    let now = { rank, reached: reached ?? {} };
    return elos.map((elo: number) => (now = go.promote(now.rank, now.reached, elo)));
  },
  initialRank: ({ entryRank }) => go.initialRank(entryRank),
};

function answerOf({ rulebook, input: { fn, args } }: Case): unknown {
  if (rulebook === 'orr') return ORR[fn]?.(args);
  if (rulebook === 'mgsz-2012') return GO[fn]?.(args);
  return CHESS[fn]?.(args, BOOKS.find((book) => book.id === rulebook) as ChessBook);
}
const knows = ({ rulebook, input: { fn } }: Case): boolean =>
  fn in (rulebook === 'orr' ? ORR : rulebook === 'mgsz-2012' ? GO : CHESS);

/** Of an expected object only the keys that it names. */
function pickNamed(expected: unknown, actual: unknown): unknown {
  if (Array.isArray(expected)) return expected.map((one, index) => pickNamed(one, (actual as unknown[])[index]));
  if (typeof expected !== 'object' || expected === null || typeof actual !== 'object' || actual === null) return actual;
  const picked: Record<string, unknown> = {};
  for (const key of Object.keys(expected)) picked[key] = (actual as Record<string, unknown>)[key];
  return picked;
}

const ROOM = new URL('../../src/rulebooks/', import.meta.url);
for (const family of ['fide', 'mssz', 'orr', 'mgsz']) {
  for (const name of readdirSync(new URL(`${family}/vectors/`, ROOM))) {
    const all = JSON.parse(readFileSync(new URL(`${family}/vectors/${name}`, ROOM), 'utf8')) as Case[];
    const cases = all.filter((one) => one.kind === 'function' && !BESIDE_RATING.has(one.input.fn));
    if (cases.length === 0) continue;
    describe(`functions of the plain implementation, ${name}`, () => {
      for (const one of cases) {
        test(`${one.case} ${one.input.fn}`, () => {
          expect(knows(one)).toBe(true);
          const answer = answerOf(one);
          const { value } = one.expected;
          // a case of registration names days and authority as well: whether it is in time follows from them
          if (one.input.fn === 'registration') {
            if ((value as Args)['onTime'] !== undefined) expect(answer).toBe((value as Args)['onTime']);
          } else expect(pickNamed(value, answer)).toEqual(value);
        });
      }
    });
  }
}

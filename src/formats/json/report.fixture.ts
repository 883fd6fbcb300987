/** Reports of any kind that a document can carry, for the round trips. */
import fc from 'fast-check';
import { fraction } from '../../core/exact.ts';
import { type HalfPoints, RESULTS } from '../../core/game.ts';
import { parseBirth } from '../../core/people.ts';
import {
  ARBITER_ROLES,
  type Byoyomi,
  type EarlierEventFacts,
  type EarlierResult,
  type EventFacts,
  IMPORTANCE,
  type PeriodReport,
  type PlayerFacts,
  type Report,
  type ReportedGame,
  REPORT_RATINGS,
  SYSTEMS,
} from '../../core/report.ts';

const MANY = 1_000_000;
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 5 }),
  fc.constantFrom('Őri, Ágnes', 'Орлов', '"', '\\', '\ud800', '__proto__', '7', 'a\nb', '\u2028'),
);
const flag = fc.boolean();
const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
/** Of any year that has four digits. */
const day = whole(-719_528, 2_932_896);
const month = whole(0, 9999 * 12 + 11);
const exact = (min: number, max: number): fc.Arbitrary<ReturnType<typeof fraction>> =>
  fc.tuple(whole(min, max), fc.constantFrom(1, 2, 5, 8, 100, 10_000)).map(([parts, of]) => reduced(parts, of));
const plain = (max: number): fc.Arbitrary<number> => whole(0, max * 100).map((hundredths) => hundredths / 100);

function reduced(parts: number, of: number): ReturnType<typeof fraction> {
  let [a, b] = [Math.abs(parts), of];
  while (b !== 0) [a, b] = [b, a % b];
  return fraction(parts / a + 0, of / a);
}

const byoyomi: fc.Arbitrary<Byoyomi | null> = fc.oneof(
  fc.constant(null),
  fc.record(
    { kind: fc.constant('japanese' as const), seconds: plain(3600), periods: whole(0, 100) },
    { requiredKeys: ['kind', 'seconds'] },
  ),
  fc.record({ kind: fc.constant('canadian' as const), minutes: plain(1000), moves: whole(1, 1000) }),
  fc.record({ kind: fc.constant('other' as const), name: text }),
);

export const anyEvent: fc.Arbitrary<EventFacts> = fc.record(
  {
    id: text,
    name: text,
    place: text,
    federation: text,
    start: day,
    end: day,
    rounds: whole(1, 10_000),
    system: fc.constantFrom(...SYSTEMS),
    controls: fc.array(
      fc.record(
        { moves: whole(1, 1000), minutes: plain(10_000), increment: plain(3600) },
        { requiredKeys: ['minutes', 'increment'] },
      ),
      { maxLength: 2 },
    ),
    registered: day,
    norms: flag,
    schedule: fc.array(fc.record({ round: whole(1, 10_000), date: day }), { maxLength: 2 }),
    hybrid: flag,
    pgn: flag,
    arbiters: fc.array(
      fc.record(
        { name: text, fideId: text, licence: text, role: fc.constantFrom(...ARBITER_ROLES) },
        { requiredKeys: [] },
      ),
      { maxLength: 2 },
    ),
    announcedRated: flag,
    reportReceived: day,
    partOf: text,
    approvals: fc.array(
      fc.record({ clause: text, by: text, date: text, ground: text, for: text }, { requiredKeys: ['clause', 'by'] }),
      { maxLength: 2 },
    ),
    matchGames: whole(1, 10_000),
    matchWaiver: flag,
    officialFide: flag,
    list: month,
    nationalChampionship: flag,
    womenOnly: flag,
    approvedLong: flag,
    halfPointBonus: whole(0, 1000),
    fideRated: flag,
    reportRatings: fc.constantFrom(...REPORT_RATINGS),
    board: whole(1, 100),
    baseMinutes: exact(0, 10_000),
    byoyomi,
    handicap: flag,
    importance: fc.subarray([...IMPORTANCE]),
    participants: whole(0, MANY),
    committeeC: whole(0, 1000),
    pairGo: flag,
    consultation: flag,
  },
  { requiredKeys: ['id'] },
);

const results: fc.Arbitrary<readonly EarlierResult[]> = fc.array(
  fc.record({ opponent: whole(-MANY, MANY), halfPoints: fc.constantFrom<HalfPoints[]>(0, 1, 2) }),
  { maxLength: 3 },
);

const when = fc.record({ event: text, end: day, list: month }, { requiredKeys: [] });

const earlierEvent: fc.Arbitrary<EarlierEventFacts> = fc.oneof(
  fc.tuple(when, results).map(([which, given]) => ({
    ...which,
    games: given.length,
    average: fraction(
      given.reduce((sum, { opponent }) => sum + opponent, 0),
      Math.max(1, given.length),
    ),
    halfPoints: given.reduce((sum, { halfPoints }) => sum + halfPoints, 0),
    results: given,
  })),
  fc
    .tuple(when, whole(1, 20), exact(-MANY, MANY))
    .chain(([which, games, average]) =>
      whole(0, 2 * games).map((halfPoints) => ({ ...which, games, average, halfPoints })),
    ),
);

const rating = whole(-MANY, MANY);

export const anyPlayer: fc.Arbitrary<PlayerFacts> = fc.record(
  {
    id: text,
    name: text,
    sex: fc.constantFrom('m' as const, 'f' as const),
    federation: text,
    title: text,
    fideId: text,
    komirId: text,
    orrId: text,
    pin: text,
    birth: fc.constantFrom('1990', '0047', '2012-02-29', '1964-12-31').map((written) => parseBirth(written)),
    rating,
    games: whole(0, MANY),
    peak: rating,
    k: whole(1, 1000),
    currentRating: rating,
    standardRating: rating,
    history: fc.array(earlierEvent, { maxLength: 2 }),
    hadEvent: flag,
    fideRating: whole(1, 4000),
    member: flag,
    unsettled: flag,
    rank: text,
    entryRank: text,
    registered: flag,
    entering: flag,
    initialElo: rating,
    initialRank: text,
    reached: fc.dictionary(text, whole(0, 10_000), { maxKeys: 2 }).map((marks) => ({ ...marks })),
  },
  { requiredKeys: ['id'] },
) as fc.Arbitrary<PlayerFacts>;

const anyGame: fc.Arbitrary<ReportedGame> = fc.record(
  {
    round: whole(1, 10_000),
    white: text,
    black: text,
    result: fc.constantFrom(...RESULTS),
    rated: flag,
    handicap: whole(0, 100),
  },
  { requiredKeys: ['round', 'white', 'black', 'result'] },
);

export const anyReport: fc.Arbitrary<Report> = fc.record(
  {
    rulebook: fc.constantFrom('fide', 'orr', ''),
    event: anyEvent,
    players: fc.array(anyPlayer, { maxLength: 3 }),
    games: fc.array(anyGame, { maxLength: 4 }),
  },
  { requiredKeys: ['event', 'players', 'games'] },
);

export const anyPeriod: fc.Arbitrary<PeriodReport> = fc.record(
  {
    rulebook: fc.constantFrom('fide', 'mssz'),
    period: fc.array(anyReport, { minLength: 1, maxLength: 2 }),
    list: month,
    base: fc
      .array(fc.tuple(text, fc.option(rating)), { maxLength: 3 })
      .map((entries): PeriodReport['base'] => new Map(entries)),
  },
  { requiredKeys: ['period', 'base'] },
);

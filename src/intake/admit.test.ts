import { describe, expect, test } from 'vitest';
import { parseDay } from '../core/dates.ts';
import type { Event, Needs } from '../core/event.ts';
import { fraction } from '../core/exact.ts';
import type { Finding } from '../core/finding.ts';
import type { EarlierEventFacts, PlayerFacts, Report, ReportedGame } from '../core/report.ts';
import { admitReport, checkBase, findingsOn, NO_NEEDS } from './admit.ts';

const NEEDS: Needs = { dates: true, system: true, rating: { min: 1, max: 4000 }, unsettledHistory: false };
const ORR_NEEDS: Needs = { ...NO_NEEDS, unsettledHistory: true };
const GO_NEEDS: Needs = { ...NO_NEEDS, grades: new Set(['1 dan', '2 dan', '1 kyu']), entryGrades: new Set(['1 kyu']) };

const day = (text: string): number => parseDay(text) as number;

const player = (id: string, facts: Partial<PlayerFacts> = {}, index = 0): PlayerFacts => ({
  id,
  at: { path: `$.players[${index}]` },
  ...facts,
});

const game = (
  round: number,
  white: string,
  black: string,
  index = 0,
  facts: Partial<ReportedGame> = {},
): ReportedGame => ({
  round,
  white,
  black,
  result: '1-0',
  at: { path: `$.games[${index}]` },
  ...facts,
});

const REPORT: Report = {
  event: { id: 't', start: day('2024-05-01'), end: day('2024-05-09'), system: 'swiss' },
  players: [player('A', {}, 0), player('B', {}, 1), player('C', {}, 2)],
  games: [game(1, 'A', 'B')],
  at: { path: '$' },
};

/** The same games as numbers, where every player stands once and every game has two. */
function pairingsIn({ players, games, playersLost }: Report): readonly number[] | undefined {
  const places = new Map(players.map(({ id }, place) => [id, place]));
  const isWhole = games.every(({ white, black }) => places.has(white) && places.has(black));
  if (places.size < players.length || playersLost === true || !isWhole) return undefined;
  return games.flatMap(({ round, white, black }) => [
    round,
    places.get(white) as number,
    places.get(black) as number,
    0,
  ]);
}

/** Whether the games are looked at one by one or as numbers, the same is found. */
function findingsOf(report: Partial<Report>, needs = NEEDS): readonly Finding[] {
  const whole = { ...REPORT, ...report };
  const { findings } = admitReport(whole, needs);
  expect(findingsOn(whole, needs, pairingsIn(whole))).toEqual(findings);
  return findings;
}
const ofEvent = (facts: Partial<Report['event']>, needs = NEEDS): readonly Finding[] =>
  findingsOf({ event: { ...REPORT.event, ...facts } }, needs);
const ofPlayer = (facts: Partial<PlayerFacts>, needs = NEEDS): readonly Finding[] =>
  findingsOf({ players: [player('A', facts), player('B', {}, 1)] }, needs);
const ofGames = (...games: readonly ReportedGame[]): readonly Finding[] => findingsOf({ games });

const found = (code: string, weight: string, path: string, facts: object): object => ({
  code,
  weight,
  at: { path },
  facts,
});

describe('an event that is admitted', () => {
  test('has players with their places, and games that name these, by round', () => {
    const report: Report = {
      ...REPORT,
      games: [
        game(2, 'C', 'A', 0, { result: '-/+', rated: false }),
        game(1, 'B', 'A', 1, { handicap: 3 }),
        game(1, 'C', 'B', 2, { rated: true }),
      ],
    };
    const { event, findings } = admitReport(report, NEEDS);
    expect(event).toEqual({
      ...REPORT.event,
      players: [
        { id: 'A', index: 0 },
        { id: 'B', index: 1 },
        { id: 'C', index: 2 },
      ],
      games: [
        { round: 1, white: 1, black: 0, result: '1-0', rated: true, handicap: 3 },
        { round: 1, white: 2, black: 1, result: '1-0', rated: true, handicap: 0 },
        { round: 2, white: 2, black: 0, result: '-/+', rated: false, handicap: 0 },
      ],
    } satisfies Event);
    expect(findings.map(({ code, weight }) => [code, weight])).toEqual([['report.two-games-in-round', 'warn']]);
  });

  test('is none where anything refuses it', () => {
    expect(admitReport({ ...REPORT, players: [] }, NEEDS)).not.toHaveProperty('event');
    expect(admitReport(REPORT, NEEDS).findings).toEqual([]);
  });

  test('may have players named like what every object inherits', () => {
    const players = ['__proto__', 'constructor', 'toString'].map((id, index) => player(id, {}, index));
    const { event } = admitReport({ ...REPORT, players, games: [game(1, 'toString', '__proto__')] }, NEEDS);
    expect(event?.games).toMatchObject([{ white: 2, black: 0 }]);
  });
});

describe('players and games', () => {
  test('there must be players', () => {
    expect(findingsOf({ players: [], games: [] })).toEqual([
      found('report.no-players', 'refuse', '$.players', {}),
      found('report.no-games', 'note', '$.games', {}),
    ]);
    expect(findingsOf({ players: [], games: [], playersLost: true }).map(({ code }) => code)).toEqual([
      'report.no-games',
    ]);
  });

  test('a player stands once; each further time is told', () => {
    const players = [player('A'), player('B', {}, 1), player('A', {}, 2), player('A', {}, 3)];
    expect(findingsOf({ players })).toEqual([
      found('report.repeated-player', 'refuse', '$.players[2].id', { player: 'A' }),
      found('report.repeated-player', 'refuse', '$.players[3].id', { player: 'A' }),
    ]);
  });

  test('a game is played by players who are entered', () => {
    expect(ofGames(game(1, 'A', 'X'), game(2, 'Y', 'B', 1))).toEqual([
      found('report.unknown-player', 'refuse', '$.games[0].black', { player: 'X', round: 1 }),
      found('report.unknown-player', 'refuse', '$.games[1].white', { player: 'Y', round: 2 }),
    ]);
  });

  test('nobody is called unknown while players could not be read', () => {
    expect(findingsOf({ games: [game(1, 'A', 'X')], playersLost: true })).toEqual([]);
    expect(findingsOf({ games: [game(1, 'A', 'X')], playersLost: false })).toHaveLength(1);
  });

  test('nobody plays himself', () => {
    expect(ofGames(game(3, 'A', 'A'))).toEqual([
      found('report.self-game', 'refuse', '$.games[0].black', { player: 'A', round: 3 }),
    ]);
  });

  test('a pairing stands once in a round, whoever has white', () => {
    for (const again of [game(1, 'A', 'B', 1), game(1, 'B', 'A', 1)]) {
      const { white, black } = again;
      expect(ofGames(game(1, 'A', 'B'), again)).toEqual([
        found('report.repeated-pairing', 'refuse', '$.games[1]', { white, black, round: 1 }),
      ]);
    }
    expect(ofGames(game(1, 'A', 'B'), game(2, 'A', 'B', 1))).toEqual([]);
  });

  test('ids are not glued together: 1 against 23 is not 12 against 3', () => {
    const players = ['1', '23', '12', '3'].map((id, index) => player(id, {}, index));
    expect(findingsOf({ players, games: [game(1, '1', '23'), game(1, '12', '3', 1)] })).toEqual([]);
  });

  test('two games of a player in one round are told, for each of the two', () => {
    expect(ofGames(game(1, 'A', 'B'), game(1, 'C', 'A', 1), game(1, 'B', 'C', 2))).toEqual([
      found('report.two-games-in-round', 'warn', '$.games[1].round', { player: 'A', round: 1 }),
      found('report.two-games-in-round', 'warn', '$.games[2].round', { player: 'B', round: 1 }),
      found('report.two-games-in-round', 'warn', '$.games[2].round', { player: 'C', round: 1 }),
    ]);
  });

  test('a round beyond the last is told', () => {
    const games = [game(4, 'A', 'B'), game(5, 'A', 'B', 1)];
    expect(findingsOf({ event: { ...REPORT.event, rounds: 4 }, games })).toEqual([
      found('report.round-beyond', 'warn', '$.games[1].round', { round: 5, rounds: 4 }),
    ]);
    expect(findingsOf({ games })).toEqual([]);
  });
});

describe('dates and system', () => {
  test('are asked for where the rulebook needs them', () => {
    const { start: _, end: __, system: ___, ...event } = REPORT.event;
    expect(findingsOf({ event })).toEqual([
      found('report.missing-date', 'refuse', '$.event.start', { field: 'start' }),
      found('report.missing-date', 'refuse', '$.event.end', { field: 'end' }),
      found('report.missing-system', 'refuse', '$.event.system', {}),
    ]);
    expect(findingsOf({ event }, NO_NEEDS)).toEqual([]);
    expect(ofEvent({ end: undefined }).map(({ at }) => at?.path)).toEqual(['$.event.end']);
    expect(ofEvent({ start: undefined }).map(({ at }) => at?.path)).toEqual(['$.event.start']);
    expect(ofEvent({ system: undefined }, { ...NEEDS, system: false })).toEqual([]);
    expect(ofEvent({ end: undefined }, { ...NEEDS, dates: false })).toEqual([]);
  });

  test('an event does not end before it starts, whoever asks', () => {
    expect(ofEvent({ end: day('2024-05-01') })).toEqual([]);
    for (const needs of [NEEDS, NO_NEEDS]) {
      expect(ofEvent({ end: day('2024-04-30') }, needs)).toEqual([
        found('report.end-before-start', 'refuse', '$.event.end', { start: '2024-05-01', end: '2024-04-30' }),
      ]);
    }
  });
});

describe('ratings', () => {
  for (const field of ['rating', 'peak', 'currentRating'] as const) {
    for (const [rating, isAllowed] of [
      [0, false],
      [1, true],
      [4000, true],
      [4001, false],
    ] as const) {
      test(`${field} ${rating} is ${isAllowed ? 'allowed' : 'refused'}`, () => {
        expect(ofPlayer({ [field]: rating })).toEqual(
          isAllowed
            ? []
            : [
                found('report.rating-out-of-range', 'refuse', `$.players[0].${field}`, {
                  player: 'A',
                  field,
                  rating,
                  min: 1,
                  max: 4000,
                }),
              ],
        );
      });
    }
  }

  test('a peak below the rating is noted', () => {
    expect(ofPlayer({ rating: 1500, peak: 1499 })).toEqual([
      found('report.peak-below-rating', 'note', '$.players[0].peak', { player: 'A', peak: 1499, rating: 1500 }),
    ]);
    expect(ofPlayer({ rating: 1500, peak: 1500 })).toEqual([]);
    expect(ofPlayer({ peak: 1499 })).toEqual([]);
    expect(ofPlayer({ rating: 1500 })).toEqual([]);
  });

  test('the base of a period is allowed what a rating is', () => {
    const base = new Map([
      ['A', 1],
      ['B', 0],
      ['C', null],
      ['D', 4001],
    ]);
    const outside = (id: string, rating: number): object =>
      found('report.rating-out-of-range', 'refuse', `$.base.${id}`, {
        player: id,
        field: 'base',
        rating,
        min: 1,
        max: 4000,
      });
    expect(checkBase(base, NEEDS, (id) => `$.base.${id}`)).toEqual([outside('B', 0), outside('D', 4001)]);
  });
});

describe('histories', () => {
  const sums: EarlierEventFacts = { event: 'e1', games: 4, average: fraction(1600), halfPoints: 3 };
  const results: EarlierEventFacts = { ...sums, results: [{ opponent: 1600, halfPoints: 2 }] };
  const oneOf = (opponent: number): EarlierEventFacts => ({
    ...results,
    results: [
      { opponent: 1500, halfPoints: 0 },
      { opponent, halfPoints: 0 },
    ],
  });

  test('opponents and averages are allowed what a rating is', () => {
    const outside = (field: string, rating: number): object =>
      found('report.rating-out-of-range', 'refuse', `$.players[0].${field}`, {
        player: 'A',
        field,
        rating,
        min: 1,
        max: 4000,
      });
    expect(ofPlayer({ history: [oneOf(1), oneOf(4000), sums] })).toEqual([]);
    expect(ofPlayer({ history: [oneOf(0), results, oneOf(4001)] })).toEqual([
      outside('history[0].results[1].opponent', 0),
      outside('history[2].results[1].opponent', 4001),
    ]);
    expect(
      ofPlayer({ history: [results, { ...sums, average: fraction(1, 2) }, { ...sums, average: fraction(8001, 2) }] }),
    ).toEqual([outside('history[1].avg', 0.5), outside('history[2].avg', 4000.5)]);
  });

  test('without a game have no average to look at', () => {
    expect(ofPlayer({ history: [{ games: 0, average: fraction(0), halfPoints: 0, results: [] }] })).toEqual([]);
  });

  test('do not hold the event itself', () => {
    const here = { ...results, event: 't' };
    const facts = { player: 'A', event: 't' };
    expect(ofPlayer({ history: [results, here] })).toEqual([
      found('report.event-in-history', 'warn', '$.players[0].history[1].event', facts),
    ]);
    expect(ofPlayer({ history: [here] }, ORR_NEEDS)).toEqual([
      found('report.event-in-history', 'refuse', '$.players[0].history[0].event', facts),
    ]);
    expect(ofPlayer({ history: [{ ...results, event: undefined }] })).toEqual([]);
  });

  test('where the rulebook recomputes them, must be one by one', () => {
    expect(ofPlayer({ history: [sums, { ...sums, event: undefined }] }, ORR_NEEDS)).toEqual([
      found('report.history-without-results', 'refuse', '$.players[0].history[0]', { player: 'A', event: 'e1' }),
      found('report.history-without-results', 'refuse', '$.players[0].history[1]', { player: 'A', event: null }),
    ]);
    expect(ofPlayer({ history: [results] }, ORR_NEEDS)).toEqual([]);
    expect(ofPlayer({ history: [sums] })).toEqual([]);
  });

  test('of an unsettled player must be there and have points, where the rulebook needs them', () => {
    const zero = { ...results, halfPoints: 0 };
    const missing = found('report.history-missing', 'refuse', '$.players[0].history', { player: 'A' });
    expect(ofPlayer({ unsettled: true }, ORR_NEEDS)).toEqual([missing]);
    expect(ofPlayer({ unsettled: true, history: [] }, ORR_NEEDS)).toEqual([missing]);
    expect(ofPlayer({ unsettled: true, history: [zero, zero] }, ORR_NEEDS)).toEqual([
      found('report.history-without-points', 'refuse', '$.players[0].history', { player: 'A' }),
    ]);
    expect(ofPlayer({ unsettled: true, history: [zero, results] }, ORR_NEEDS)).toEqual([]);
    expect(ofPlayer({ unsettled: false }, ORR_NEEDS)).toEqual([]);
    expect(ofPlayer({ unsettled: true }, NEEDS)).toEqual([]);
  });
});

describe('grades', () => {
  for (const field of ['rank', 'entryRank', 'initialRank'] as const) {
    test(`${field} is a grade that the rulebook knows`, () => {
      expect(ofPlayer({ [field]: '1 kyu' }, GO_NEEDS)).toEqual([]);
      for (const grade of field === 'entryRank' ? ['1 dan', 'constructor'] : ['10 dan', 'constructor']) {
        expect(ofPlayer({ [field]: grade }, GO_NEEDS)).toEqual([
          found('report.unknown-grade', 'refuse', `$.players[0].${field}`, { player: 'A', field, grade }),
        ]);
      }
    });
  }

  test('so are the grades with marks', () => {
    const reached = Object.fromEntries([
      ['2 dan', 1],
      ['9 kyu', 1],
      ['__proto__', 1],
    ]);
    expect(ofPlayer({ reached }, GO_NEEDS)).toEqual(
      ['9 kyu', '__proto__'].map((grade) =>
        found('report.unknown-grade', 'refuse', '$.players[0].reached', { player: 'A', field: 'reached', grade }),
      ),
    );
  });

  test('nobody asks where the rulebook has none', () => {
    for (const needs of [NO_NEEDS, { ...GO_NEEDS, grades: undefined }, { ...GO_NEEDS, entryGrades: undefined }]) {
      expect(ofPlayer({ rank: 'x', entryRank: 'x', reached: { x: 1 } }, needs)).toEqual([]);
    }
  });
});

describe('places', () => {
  const codesAndPlaces = (report: Report): unknown =>
    admitReport(report, NEEDS).findings.map(({ code, at }) => [code, at]);

  test('a report that knows lines instead of paths keeps them', () => {
    const report: Report = {
      ...REPORT,
      at: { file: 'a.trf' },
      event: { id: 't' },
      games: [{ ...game(1, 'A', 'A'), at: { line: 7 } }],
    };
    expect(codesAndPlaces(report)).toEqual([
      ['report.missing-date', { file: 'a.trf' }],
      ['report.missing-date', { file: 'a.trf' }],
      ['report.missing-system', { file: 'a.trf' }],
      ['report.self-game', { line: 7 }],
    ]);
  });

  test('a report without places has findings without', () => {
    const bare = { round: 1, white: 'A', black: 'B', result: '1-0' } as const;
    const report: Report = {
      event: REPORT.event,
      players: [{ id: 'A' }, { id: 'B' }, { id: 'B' }],
      games: [bare, bare],
    };
    expect(codesAndPlaces(report)).toEqual([
      ['report.repeated-player', {}],
      ['report.repeated-pairing', {}],
    ]);
  });
});

test('ten different faults are told at once', () => {
  const report: Report = {
    event: { id: 't', end: day('2024-05-09'), rounds: 1 },
    players: [
      player('A', { rating: 5000, peak: 4000 }, 0),
      player('A', {}, 1),
      player('B', { history: [{ event: 't', games: 1, average: fraction(1), halfPoints: 0 }], unsettled: true }, 2),
      player('C', { rank: '99 dan' }, 3),
      player('D', {}, 4),
    ],
    games: [
      game(1, 'A', 'A'),
      game(1, 'B', 'X', 1),
      game(1, 'C', 'D', 2),
      game(1, 'D', 'C', 3),
      game(1, 'C', 'B', 4),
      game(2, 'C', 'D', 5),
    ],
    at: { path: '$' },
  };
  const needs: Needs = { ...GO_NEEDS, ...NEEDS, unsettledHistory: true };
  expect(admitReport(report, needs)).not.toHaveProperty('event');
  expect(admitReport(report, needs).findings.map(({ code, at }) => `${code} ${at?.path}`)).toEqual([
    'report.missing-date $.event.start',
    'report.missing-system $.event.system',
    'report.repeated-player $.players[1].id',
    'report.rating-out-of-range $.players[0].rating',
    'report.peak-below-rating $.players[0].peak',
    'report.history-without-results $.players[2].history[0]',
    'report.event-in-history $.players[2].history[0].event',
    'report.history-without-points $.players[2].history',
    'report.unknown-grade $.players[3].rank',
    'report.self-game $.games[0].black',
    'report.unknown-player $.games[1].black',
    'report.repeated-pairing $.games[3]',
    'report.two-games-in-round $.games[4].round',
    'report.two-games-in-round $.games[4].round',
    'report.round-beyond $.games[5].round',
  ]);
});

describe('days and ratings that contradict each other', () => {
  const day = (text: string): number => parseDay(text) as number;
  const dated = (event: object, player: object = {}): Report => ({
    event: { id: 'e', start: day('2024-05-01'), end: day('2024-05-09'), ...event },
    players: [{ id: 'A', at: { path: '$.players[0]' }, ...player }],
    games: [],
    at: { path: '$' },
  });
  const told = (report: Report): readonly unknown[] =>
    admitReport(report, NO_NEEDS)
      .findings.filter(({ code }) => code !== 'report.no-games')
      .map(({ code, weight, at, facts }) => [code, weight, at?.path, facts]);

  test('nobody plays before the year of birth', () => {
    expect(told(dated({}, { birth: { year: 2024 } }))).toEqual([]);
    expect(told(dated({}, { birth: { year: 2025 } }))).toEqual([
      ['report.born-later', 'refuse', '$.players[0].birth', { player: 'A', year: 2025 }],
    ]);
  });

  test('an earlier result is not later than the event', () => {
    const earlier = (end: string): object => ({
      history: [{ end: day(end), games: 1, average: { parts: 1500, of: 1 }, halfPoints: 1 }],
    });
    expect(told(dated({}, earlier('2024-05-09')))).toEqual([]);
    expect(told(dated({}, { history: [{ games: 1, average: { parts: 1500, of: 1 }, halfPoints: 1 }] }))).toEqual([]);
    expect(told(dated({}, earlier('2024-05-10')))).toEqual([
      ['report.history-later', 'warn', '$.players[0].history[0].end', { player: 'A', end: '2024-05-10' }],
    ]);
  });

  test('a report does not come before the last day, nor a round outside the days', () => {
    expect(
      told(
        dated({
          reportReceived: day('2024-05-09'),
          schedule: [
            { round: 1, date: day('2024-05-01') },
            { round: 2, date: day('2024-05-09') },
          ],
        }),
      ),
    ).toEqual([]);
    expect(
      told(
        dated({
          reportReceived: day('2024-05-08'),
          schedule: [
            { round: 1, date: day('2024-04-30') },
            { round: 2, date: day('2024-05-10') },
          ],
        }),
      ),
    ).toEqual([
      ['report.received-early', 'warn', '$.event.reportReceived', { received: '2024-05-08', end: '2024-05-09' }],
      ['report.schedule-outside', 'warn', '$.event.schedule[0].date', { round: 1, date: '2024-04-30' }],
      ['report.schedule-outside', 'warn', '$.event.schedule[1].date', { round: 2, date: '2024-05-10' }],
    ]);
  });

  test('a rating at the start leaves a current rating without use', () => {
    expect(told(dated({}, { rating: 1500 }))).toEqual([]);
    expect(told(dated({}, { rating: 1500, currentRating: 1620 }))).toEqual([
      ['report.two-ratings', 'note', '$.players[0].currentRating', { player: 'A', rating: 1500, currentRating: 1620 }],
    ]);
  });

  test('a time control without a period says nothing', () => {
    expect(told(dated({ controls: [] }))).toEqual([['report.empty-controls', 'note', '$.event.controls', {}]]);
    expect(admitReport(dated({ controls: [] }), NO_NEEDS).event).not.toHaveProperty('controls');
    const controls = [{ minutes: 90, increment: 30 }];
    expect(admitReport(dated({ controls }), NO_NEEDS).event?.controls).toBe(controls);
  });

  test('without dates nothing of it is looked at', () => {
    expect(told({ ...dated({}, { birth: { year: 2030 } }), event: { id: 'e' } })).toEqual([]);
  });
});

test('of each weight a thousand findings are told, and how many more there are', () => {
  const games = Array.from({ length: 1500 }, (_, index): ReportedGame => {
    return { round: index + 1, white: 'A', black: 'A', result: '1-0' } as ReportedGame;
  });
  const report = { event: {}, players: [{ id: 'A' }], games, at: {} } as unknown as Report;
  const { findings } = admitReport(report, NO_NEEDS);
  expect(findings).toHaveLength(1001);
  expect(findings.at(-1)).toEqual({ code: 'report.more-findings', weight: 'refuse', facts: { count: 500 } });
});

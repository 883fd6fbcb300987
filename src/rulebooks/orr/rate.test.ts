import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DatedEvent } from '../../core/event.ts';
import type { Fact, Facts } from '../../core/finding.ts';
import type { Step } from '../../core/reasons.ts';
import { ORR } from './editions.ts';
import { eventOf, type GameDocument, type PlayerDocument, type TournamentDocument } from './event.fixture.ts';
import { type OrrPlayerResult, rateEvent } from './rate.ts';
import vectors from './vectors/orr.json' with { type: 'json' };

const EVENT = { id: 't', start: '2024-05-01', end: '2024-05-09' };
const EIGHT = '2016-01-15';

const rated = (id: string, rating: number): PlayerDocument => ({ id, birth: EIGHT, rating });
const newcomer = (id: string): PlayerDocument => ({ id, birth: EIGHT });
const game = (round: number, white: string, black: string, result: GameDocument['result']): GameDocument => ({
  round,
  white,
  black,
  result,
});

const event = (players: readonly PlayerDocument[], games: readonly GameDocument[], more: object = {}): DatedEvent =>
  eventOf({ event: { ...EVENT, ...more }, players, games });

const step = (clause: string, rule: string, given: Facts, gives: Fact, from: readonly Step[] = []): Step => ({
  clause,
  rule,
  given,
  gives,
  from,
});

const caseOf = (name: string): DatedEvent =>
  eventOf(
    (vectors as unknown as { case: string; input: TournamentDocument }[]).find((one) => one.case === name)!.input,
  );

/** The tree of rules, without the numbers. */
type Tree = string | { readonly [rule: string]: readonly Tree[] };
const rules = ({ rule, from }: Step): Tree => (from.length === 0 ? rule : { [rule]: from.map(rules) });

describe('ORR, one event of two rated players', () => {
  const players = [rated('A', 1500), rated('B', 1600)];
  const games = [game(1, 'A', 'B', '1-0'), game(2, 'B', 'A', '-/+'), game(3, 'A', 'B', '-/-')];

  test('every field of a result', () => {
    expect(rateEvent(event(players, games))).toEqual({
      rulebook: 'orr',
      rated: true,
      reasons: [],
      // Ki 10.58 of A and 26.93 of B, mean 18.76
      kt: 18,
      findings: [
        {
          code: 'orr.game-unplayed',
          weight: 'note',
          clause: '2 played games',
          facts: { round: 2, white: 'B', black: 'A', result: '-/+' },
        },
        {
          code: 'orr.game-unplayed',
          weight: 'note',
          clause: '2 played games',
          facts: { round: 3, white: 'A', black: 'B', result: '-/-' },
        },
      ],
      players: {
        A: {
          before: 1500,
          kind: 'rated',
          n: 1,
          w: 1,
          we: 0.36,
          start: null,
          primary: null,
          sr: 0.64,
          k: 30,
          change: 18.8928,
          after: 1519,
          settled: true,
          worth: 1500,
          display: '1519',
          belowTable: false,
        },
        B: {
          before: 1600,
          kind: 'rated',
          n: 1,
          w: 0,
          we: 0.64,
          start: null,
          primary: null,
          sr: -0.64,
          k: 25,
          change: -16,
          after: 1584,
          settled: true,
          worth: 1600,
          display: '1584',
          belowTable: false,
        },
      },
    });
  });

  test('the reasons of the one who was asked about, and of nobody else', () => {
    const result = rateEvent(event(players, games), new Set(['A']));
    expect(result.players['B']).not.toHaveProperty('steps');
    expect(result.players['A']?.steps).toEqual([
      step('1 rounding', 'new-rating', { rating: 1500, change: 18.8928 }, 1519, [
        step('1 change', 'change-gain', { sr: 0.64, k: 30 }, 18.8928, [
          step('1 SR', 'score-difference', { games: 1, score: 1, expected: 0.36 }, 0.64, [
            step(
              '1 DR',
              'game',
              { round: 1, opponent: 'B', standing: 'rated', opponentRating: 1600, score: 1, expected: 0.36 },
              0.64,
              [step('1 PD', 'expected-score', { own: 1500, opponent: 1600, difference: -100 }, 0.36)],
            ),
          ]),
          step('1 K', 'k', { rating: 1500, sr: 0.64, from: 1500, to: 1699, gain: 30, loss: 25 }, 30),
        ]),
      ]),
      step('2 played games', 'game-not-counted', { round: 2, opponent: 'B', why: 'opponent-absent' }, null),
      step('2 played games', 'game-not-counted', { round: 3, opponent: 'B', why: 'both-absent' }, null),
    ]);
  });

  test('a forfeit is told from both sides, an excluded game as excluded, a stranger hears of none', () => {
    const uncounted = [
      game(1, 'A', 'B', '+/-'),
      game(2, 'B', 'A', '+/-'),
      game(3, 'A', 'B', '-/+'),
      { ...game(4, 'A', 'B', '1-0'), rated: false },
    ];
    const result = rateEvent(event([...players, rated('C', 1700)], uncounted), 'all');
    const told = (id: string) => result.players[id]?.steps?.slice(1).map(({ given }) => given);
    expect(told('A')).toEqual([
      { round: 1, opponent: 'B', why: 'opponent-absent' },
      { round: 2, opponent: 'B', why: 'player-absent' },
      { round: 3, opponent: 'B', why: 'player-absent' },
      { round: 4, opponent: 'B', why: 'excluded' },
    ]);
    expect(told('B')).toEqual([
      { round: 1, opponent: 'A', why: 'player-absent' },
      { round: 2, opponent: 'A', why: 'opponent-absent' },
      { round: 3, opponent: 'A', why: 'opponent-absent' },
      { round: 4, opponent: 'A', why: 'excluded' },
    ]);
    expect(told('C')).toEqual([]);
  });

  test('without a played game the rating stays', () => {
    const result = rateEvent(event(players, [game(1, 'A', 'B', '+/-')]), 'all');
    expect(result.kt).toBe(8);
    expect(result.players['A']).toMatchObject({
      n: 0,
      w: 0,
      we: 0,
      sr: 0,
      k: 30,
      change: 0,
      after: 1500,
      settled: true,
    });
    expect(result.players['A']?.steps?.[0]).toEqual(step('2 no games', 'no-games', { rating: 1500 }, 1500));
  });

  test('a K given with a player is used', () => {
    const result = rateEvent(event([{ ...rated('A', 1500), k: 10 }, rated('B', 1600)], games));
    expect(result.players['A']).toMatchObject({ k: 10, change: 6.2976, after: 1506 });
    expect(result.players['B']).toMatchObject({ k: 25 });
  });
});

describe('ORR, FIDE ratings', () => {
  const players = [rated('A', 1500), { id: 'F', birth: '1990', fideRating: 1700 }];
  const games = [game(1, 'A', 'F', '1/2-1/2')];

  test('one that is adopted is rated from then on, and settled', () => {
    const result = rateEvent(event(players, games), 'all');
    expect(result.players['F']).toMatchObject({ kind: 'fide', before: 1700, change: -5.2, after: 1695, settled: true });
    expect(result.players['F']?.steps?.map(rules)).toEqual([
      {
        'new-rating': [
          'fide-adopted',
          { 'change-loss': [{ 'score-difference': [{ game: ['expected-score'] }] }, 'k'] },
        ],
      },
    ]);
    expect(result.players['F']?.steps?.[0]?.from[0]).toEqual(
      step('2 FIDE rating', 'fide-adopted', { fideRating: 1700 }, 1700),
    );
    expect(result.players['A']?.steps?.[0]?.from[0]?.from[0]?.from[0]?.given).toMatchObject({ standing: 'fide' });
  });

  test('one that is adopted without a game is the entry into the system', () => {
    const result = rateEvent(event(players, []));
    expect(result.players['F']).toMatchObject({ before: 1700, change: 0, after: 1700, settled: true, display: '1700' });
  });

  test('a guest keeps it to himself where FIDE rates the event', () => {
    const guests = [rated('A', 1500), { id: 'F', birth: '1990', fideRating: 1700, member: false }];
    const result = rateEvent(event(guests, games, { fideRated: true }), 'all');
    expect(result.players['F']).toEqual({
      before: 1700,
      kind: 'fide',
      n: 1,
      w: 0.5,
      we: null,
      start: null,
      primary: null,
      sr: null,
      k: null,
      change: null,
      after: null,
      settled: null,
      worth: 1700,
      display: null,
      belowTable: false,
      steps: [step('2 stand-in ratings', 'fide-guest', { fideRating: 1700 }, null)],
      tables: [{ event: 't', own: 1700, k: null, rows: [] }],
    });
    expect(result.players['A']).toMatchObject({ sr: 0.26 });
  });
});

describe('ORR, newcomers', () => {
  test('the double round robin of the printed example: 26 of 26', () => {
    const result = rateEvent(caseOf('src-26-of-26-double-round-robin'));
    expect(result.kt).toBe(8);
    expect(result.players['W']).toMatchObject({
      rmax: 1115,
      rmin: 315,
      start: 1115,
      rsr: 700,
      rp: 1390,
      primary: 1239,
      after: 1280,
      display: '1280*',
    });
  });

  test('every field of a newcomer, and the steps down to the coefficient', () => {
    const players = [rated('A', 900), rated('B', 1000), newcomer('N'), newcomer('Z')];
    const games = [
      game(1, 'A', 'Z', '1-0'),
      game(1, 'B', 'N', '1/2-1/2'),
      game(2, 'Z', 'B', '0-1'),
      game(2, 'N', 'A', '1-0'),
      game(3, 'A', 'B', '0-1'),
      game(3, 'N', 'Z', '1-0'),
    ];
    const { players: results } = rateEvent(event(players, games), 'all');
    const { steps, tables: _tables, ...fields } = results['N'] as OrrPlayerResult;
    expect(fields).toEqual({
      before: null,
      kind: 'newcomer',
      n: 3,
      w: 2.5,
      we: 2.26,
      start: 938,
      primary: 1059,
      sr: 0.24,
      k: 45,
      change: 10.7352,
      after: 1070,
      settled: false,
      worth: 1059,
      display: '1070*',
      belowTable: false,
      rmax: 1238,
      rmin: 438,
      rpmax: 1038,
      rsr: 779,
      rp: 1059,
      history: [
        {
          event: 't',
          results: [
            { opponent: 1000, score: 0.5 },
            { opponent: 900, score: 1 },
            { opponent: 438, score: 1 },
          ],
        },
      ],
      archive: [],
    });
    const corridor = {
      'refined-max': [
        { 'corridor-top': ['average-age', { 'kt-mean': ['player-coefficient', 'player-coefficient'] }] },
        'corridor-bottom',
      ],
    };
    const oneGame = { game: ['expected-score'] };
    expect(steps?.map(rules)).toEqual([
      {
        'rating-from-estimate': [
          { 'primary-estimate': [{ 'start-estimate': [corridor] }, 'opponents-average'] },
          { 'change-gain': [{ 'score-difference': [oneGame, oneGame, oneGame] }, 'k'] },
        ],
      },
      'unsettled',
    ]);
    expect(steps?.[0]).toMatchObject({
      clause: '2 final rating',
      given: { estimate: 1059, change: 10.7352 },
      gives: 1070,
    });
    expect(steps?.[1]).toEqual(
      step('2 settled', 'unsettled', { games: 3, events: 1, gamesNeeded: 8, eventsNeeded: 1 }, false),
    );
    const top = steps?.[0]?.from[0]?.from[0]?.from[0]?.from[0] as Step;
    expect(top.from[1]?.from[0]).toEqual(
      step('2 Ki', 'player-coefficient', { player: 'A', rating: 900, score: 1, games: 3, averageAge: 8 }, 9.856629),
    );
    expect(steps?.[0]?.from[1]?.from[0]?.from[2]?.given).toMatchObject({ opponent: 'Z', standing: 'newcomer' });
  });

  test('without a point no rating is given and the games are archived', () => {
    const players = [rated('A', 900), newcomer('Z')];
    const {
      steps,
      tables: _tables,
      ...fields
    } = rateEvent(event(players, [game(1, 'A', 'Z', '1-0')]), 'all').players['Z'] as OrrPlayerResult;
    expect(fields).toMatchObject({
      n: 1,
      w: 0,
      we: null,
      sr: null,
      k: null,
      change: null,
      after: null,
      settled: null,
      display: null,
      primary: 438,
      worth: 438,
      history: [],
      archive: [{ event: 't', results: [{ opponent: 900, score: 0 }] }],
    });
    expect(steps).toMatchObject([
      {
        clause: '2 zero points',
        rule: 'zero-points',
        given: { games: 1, estimate: 438 },
        gives: null,
        from: [{ rule: 'primary-is-start' }],
      },
    ]);
  });

  test('half a point suffices for a rating', () => {
    const players = [rated('A', 900), newcomer('N')];
    const games = [game(1, 'A', 'N', '1-0'), game(2, 'N', 'A', '1/2-1/2')];
    expect(rateEvent(event(players, games)).players['N']).toMatchObject({ settled: false, archive: [] });
    expect(rateEvent(event(players, games)).players['N']?.after).not.toBeNull();
  });

  test('who is not to be entered is only estimated, and nothing of his is stored', () => {
    const players = [rated('A', 900), { ...newcomer('G'), member: false }];
    const {
      steps,
      tables: _tables,
      ...fields
    } = rateEvent(event(players, [game(1, 'A', 'G', '0-1')]), 'all').players['G'] as OrrPlayerResult;
    expect(fields).toMatchObject({ worth: 1339, primary: 1339, after: null, change: null, history: [], archive: [] });
    expect(steps).toMatchObject([
      {
        clause: '2 not entered',
        rule: 'estimate-only',
        given: { estimate: 1339 },
        gives: null,
        from: [{ rule: 'primary-estimate' }],
      },
    ]);
  });

  test('who did not play is not estimated at all', () => {
    const {
      steps,
      tables: _tables,
      ...fields
    } = rateEvent(event([newcomer('X'), rated('A', 900)], []), 'all').players['X'] as OrrPlayerResult;
    expect(fields).toEqual({
      before: null,
      kind: 'newcomer',
      n: 0,
      w: 0,
      we: null,
      start: null,
      primary: null,
      sr: null,
      k: null,
      change: null,
      after: null,
      settled: null,
      worth: null,
      display: null,
      belowTable: false,
      rmax: null,
      rmin: null,
      rpmax: null,
      rsr: null,
      rp: null,
      history: [],
      archive: [],
    });
    expect(steps).toEqual([step('2 no games', 'no-games-no-rating', {}, null)]);
  });

  test('all listed participants count for the root, contributors only if they played', () => {
    // Ki of A is 20·e^1.95 − 5 over 8: 16.95; alone of two (n = 1) it stands, of seven (n = 3) it comes down
    const game1 = [game(1, 'A', 'N', '1-0')];
    const idle = ['O', 'P', 'Q', 'R', 'S'].map(newcomer);
    expect(rateEvent(event([rated('A', 1950), newcomer('N')], game1)).kt).toBe(16);
    expect(rateEvent(event([rated('A', 1950), newcomer('N'), ...idle], game1)).kt).toBe(11);
    expect(rateEvent(event([rated('A', 1950), newcomer('N'), rated('B', 2500)], game1)).kt).toBe(15);
  });

  test('a rating below 1 is flagged and noted', () => {
    const result = rateEvent(caseOf('kindergarten-negative-rating'));
    expect(result.players['K9']).toMatchObject({ after: -45, display: '-45*', belowTable: true, k: 5 });
    expect(result.players['K5']).toMatchObject({ belowTable: false });
    expect(result.findings.filter(({ code }) => code === 'orr.below-table')).toEqual([
      { code: 'orr.below-table', weight: 'note', clause: '1 K', facts: { player: 'K9', rating: -45 } },
      { code: 'orr.below-table', weight: 'note', clause: '1 K', facts: { player: 'K10', rating: -45 } },
    ]);
  });

  test('a rating of 1 is within the table, 0 is below it', () => {
    const games = [game(1, 'A', 'B', '0-1')];
    const after = (rating: number) => rateEvent(event([rated('A', rating), rated('B', 900)], games)).players['A'];
    expect(after(1)).toMatchObject({ after: 1, belowTable: false });
    expect(after(0)).toMatchObject({ after: 0, belowTable: true });
  });
});

describe('ORR, a correction that goes too far', () => {
  // Kt 17 comes down to 16 with one rated player of four; Rmax 1895. Rsr (37·1200 + 1895)/38 = 1218, Rp 1218 + 750.02;
  // Rpp 1968 − 22·73/20 = 1887.7
  const games = Array.from({ length: 37 }, (_, index) => game(index + 1, 'N', 'A', '1-0'));
  const players = [rated('A', 1200), newcomer('N')];
  const told = {
    code: 'orr.many-games-correction-overshoots',
    clause: '2 Rpp',
  };

  test('is reported for a newcomer with 36 games or more', () => {
    const { findings, players: results } = rateEvent(event([...players, newcomer('O'), newcomer('P')], games));
    const { rp, rpmax, primary } = results['N'] as OrrPlayerResult;
    expect([rp, rpmax, primary]).toEqual([1968, 1895, 1888]);
    expect(findings).toEqual([
      { ...told, weight: 'warn', facts: { player: 'N', games: 37, rpmax: 1895, before: 1968, after: 1888 } },
    ]);
  });

  test('is for nobody to set aside', () => {
    const approvals = [{ clause: '2 Rpp', by: 'president' }];
    const { findings } = rateEvent(event([...players, newcomer('O'), newcomer('P')], games, { approvals }));
    expect(findings).toMatchObject([
      { code: told.code, weight: 'warn' },
      { code: 'approval.nobody-named', weight: 'warn' },
    ]);
  });

  test('is reported for the pooled games of an unsettled player', () => {
    const history = [{ event: 'e1', results: Array.from({ length: 35 }, () => ({ opponent: 1200, score: 1 })) }];
    const starred = { ...rated('U', 1500), unsettled: true, history };
    const { findings, players: results } = rateEvent(event([rated('A', 900), starred], [game(1, 'U', 'A', '1-0')]));
    const { rkor, rpmax, primary, pooledGames } = results['U'] as OrrPlayerResult;
    expect(pooledGames).toBe(36);
    expect(findings).toEqual([
      { ...told, weight: 'warn', facts: { player: 'U', games: 36, rpmax, before: rkor, after: primary } },
    ]);
    expect(primary).toBeLessThan(rpmax as number);
  });
});

describe('ORR, unsettled ratings', () => {
  const history = [
    { event: 'e0', results: [{ opponent: 600, score: 0 }] },
    {
      event: 'e1',
      results: [
        { opponent: 650, score: 1 },
        { opponent: 700, score: 0.5 },
      ],
    },
    { results: [{ opponent: 720, score: 0 }] },
  ];
  const starred = { ...rated('U', 700), unsettled: true, history };

  test('every field, the games of unnamed events too', () => {
    const result = rateEvent(event([starred, rated('A', 800)], [game(1, 'U', 'A', '1-0')]), 'all');
    const { steps, tables: _tables, ...fields } = result.players['U'] as OrrPlayerResult;
    // (650 + 700 + 720 + 800) / 4 = 717.5, 2.5 of 4: 718 + 88.74; PD 0.71 + 0.65 + 0.62 + 0.51 = 2.49
    expect(fields).toEqual({
      before: 700,
      kind: 'unsettled',
      n: 1,
      w: 1,
      we: 0.51,
      start: null,
      primary: 807,
      sr: 0.01,
      k: 60,
      change: 0.59985,
      after: 808,
      settled: false,
      worth: 700,
      display: '808*',
      belowTable: false,
      rkor: 807,
      rsr: 718,
      pooledGames: 4,
      pooledScore: 2.5,
      events: 3,
      history: [
        history[1],
        { results: [{ opponent: 720, score: 0 }] },
        { event: 't', results: [{ opponent: 800, score: 1 }] },
      ],
      archive: [],
    });
    const oneGame = { game: ['expected-score'] };
    const storedGame = { 'stored-game': ['expected-score'] };
    expect(steps?.map(rules)).toEqual([
      {
        'rating-from-estimate': [
          { 'pooled-estimate': ['pool', 'pooled-average'] },
          { 'change-gain': [{ 'score-difference': [storedGame, storedGame, storedGame, oneGame] }, 'k'] },
        ],
      },
      'unsettled',
    ]);
    expect(steps?.[0]).toMatchObject({
      clause: '2 Rkor final rating',
      given: { estimate: 807, change: 0.59985 },
      gives: 808,
    });
    expect(steps?.[0]?.from[0]?.from[0]).toEqual(
      step('2 pool', 'pool', { storedGames: 3, storedScore: 1.5, games: 1, score: 1 }, 4),
    );
    const games = steps?.[0]?.from[1]?.from[0]?.from.map(({ given }) => given);
    expect(games?.slice(0, 3).map((given) => given['event'])).toEqual(['e1', 'e1', null]);
    expect(result.players['A']?.steps?.[0]?.from[0]?.from[0]?.from[0]?.given).toMatchObject({
      opponentRating: 700,
      standing: 'unsettled',
    });
  });

  test('without a new game nothing happens', () => {
    const {
      steps,
      tables: _tables,
      ...fields
    } = rateEvent(event([starred, rated('A', 800)], []), 'all').players['U'] as OrrPlayerResult;
    expect(fields).toMatchObject({
      before: 700,
      n: 0,
      sr: null,
      k: null,
      change: 0,
      after: 700,
      settled: false,
      display: '700*',
      worth: 700,
      primary: null,
      rkor: null,
      rsr: null,
      pooledGames: null,
      pooledScore: null,
      events: null,
      history: [history[1], history[2]],
      archive: [],
    });
    expect(steps).toEqual([step('2 no games', 'no-games', { rating: 700 }, 700)]);
  });

  test('from 11 games in 2 events on the star is gone and nothing more is stored', () => {
    const result = rateEvent(caseOf('unsettled-becomes-settled-at-11-games'), 'all');
    expect(result.players['U']).toMatchObject({ after: 973, settled: true, display: '973', history: [], archive: [] });
    expect(result.players['U']?.steps?.at(-1)).toEqual(step('2 settled', 'settled', { games: 11, events: 2 }, true));
    expect(result.players['U']).not.toHaveProperty('rpmax');
  });

  test('above 15 pooled games the end of the corridor is in the result, and its steps under the correction', () => {
    const result = rateEvent(caseOf('unsettled-many-games-not-perfect'), 'all');
    expect(result.players['U']).toMatchObject({ rkor: 1519, rpmax: 1447, primary: 1501, after: 1509 });
    expect(result.players['U']?.steps?.[0]?.from[1]).toMatchObject({
      rule: 'many-games',
      from: [
        { rule: 'corridor-top', from: [{ rule: 'average-age' }, { rule: 'kt-mean' }] },
        { rule: 'corridor-bottom' },
      ],
    });
  });
});

describe('ORR, the edition', () => {
  test('is always in force and asks for dates, whole ratings and stored games', () => {
    expect(ORR).toMatchObject({ id: 'orr', family: 'orr', game: 'chess', inForce: {} });
    expect(ORR.needs).toEqual({
      dates: true,
      system: false,
      rating: { min: -1_000_000, max: 1_000_000 },
      unsettledHistory: true,
    });
  });

  test('checks and rates', () => {
    const one = event([rated('A', 1500), rated('B', 1600)], [game(1, 'A', 'B', '+/-')]);
    expect(ORR.check(one)).toMatchObject([{ code: 'orr.game-unplayed' }, { code: 'orr.nothing-played' }]);
    expect(ORR.rate(one)).toEqual(rateEvent(one));
    expect(ORR.rate(one, 'all')).toEqual(rateEvent(one, 'all'));
  });
});

describe('ORR, laws of every event', () => {
  const RESULTS = ['1-0', '0-1', '1/2-1/2', '1-0', '0-1', '+/-', '-/+', '-/-'] as const;
  const kinds = fc.constantFrom('rated', 'unsettled', 'newcomer', 'guest', 'fide', 'visitor');
  const rating = fc.integer({ min: -50, max: 2500 });
  const scores = fc.array(fc.record({ opponent: rating, score: fc.constantFrom(0, 0.5, 1) }), { maxLength: 20 });
  const person = fc.record({ kind: kinds, rating, year: fc.integer({ min: 1980, max: 2020 }), earlier: scores });

  const documentOf = (
    {
      kind,
      rating: own,
      year,
      earlier,
    }: { kind: string; rating: number; year: number; earlier: { opponent: number; score: number }[] },
    index: number,
  ): PlayerDocument => {
    const base = { id: `P${index}`, birth: year > 2018 ? null : String(year) };
    if (kind === 'rated') return { ...base, rating: own };
    if (kind === 'fide') return { ...base, fideRating: own };
    if (kind === 'guest') return { ...base, fideRating: own, member: false };
    if (kind === 'visitor') return { ...base, member: false };
    if (kind === 'newcomer') return base;
    const history = [{ event: 'e0', results: [{ opponent: 800, score: 0.5 }, ...earlier] }];
    return { ...base, rating: own, unsettled: true, history };
  };

  const documents = fc
    .tuple(
      fc.array(person, { minLength: 2, maxLength: 9 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...RESULTS), fc.boolean()), { maxLength: 30 }),
      fc.boolean(),
    )
    .map(([people, meetings, fideRated]): TournamentDocument => {
      const players = people.map(documentOf);
      const games = meetings.map(([first, second, result, kept], index) => {
        const white = first % players.length;
        const black = (white + 1 + (second % (players.length - 1))) % players.length;
        const [one, two] = [players[white], players[black]] as [PlayerDocument, PlayerDocument];
        return { round: index + 1, white: one.id, black: two.id, result, rated: kept || index % 4 > 0 };
      });
      return { event: { ...EVENT, fideRated }, players, games };
    });

  test('the order of players and of games does not matter', () => {
    fc.assert(
      fc.property(documents, (one) => {
        const there = rateEvent(eventOf(one));
        const reversed = { ...one, players: one.players.toReversed(), games: one.games.toReversed() };
        const back = rateEvent(eventOf(reversed));
        expect(back.players).toEqual(there.players);
        expect(back.kt).toBe(there.kt);
      }),
    );
  });

  test('two games in one round stand in the order of opponents', () => {
    const games = [game(1, 'N', 'B', '1-0'), game(1, 'A', 'N', '1-0')];
    const stored = (order: readonly GameDocument[]) =>
      rateEvent(event([rated('A', 800), rated('B', 900), newcomer('N')], order)).players['N']?.history;
    const results = [
      { opponent: 800, score: 0 },
      { opponent: 900, score: 1 },
    ];
    expect(stored(games)).toEqual([{ event: 't', results }]);
    expect(stored(games.toReversed())).toEqual([{ event: 't', results }]);
  });

  test('asking for reasons changes no number', () => {
    fc.assert(
      fc.property(documents, (one) => {
        const plain = rateEvent(eventOf(one));
        const asked = rateEvent(eventOf(one), 'all');
        const bare = Object.entries(asked.players).map(([id, result]) => [
          id,
          { ...result, steps: undefined, tables: undefined },
        ]);
        expect({ ...asked, players: Object.fromEntries(bare) }).toEqual(plain);
      }),
    );
  });

  test('the new rating is the base and the change, rounded, and every number is one', () => {
    fc.assert(
      fc.property(documents, (one) => {
        for (const result of Object.values(rateEvent(eventOf(one)).players)) {
          const base = result.primary ?? result.before;
          if (result.after === null || base === null) {
            expect([result.change, result.after, result.settled, result.display]).toEqual([null, null, null, null]);
            continue;
          }
          const sum = base + (result.change as number);
          expect(Math.abs(result.after - sum)).toBeLessThanOrEqual(0.5);
          expect(result.display).toBe(result.settled === true ? `${result.after}` : `${result.after}*`);
          expect(JSON.stringify(result)).not.toContain('NaN');
        }
      }),
    );
  });

  test('an event of newcomers only is always rated, at the lowest coefficient', () => {
    fc.assert(
      fc.property(documents, (one) => {
        const players = one.players.map(({ id, birth }) => ({ id, birth }));
        const result = rateEvent(eventOf({ ...one, players }));
        expect(result.rated).toBe(true);
        expect(result.kt).toBe(8);
        for (const { w, after, settled } of Object.values(result.players)) {
          expect(after === null).toBe(w === 0);
          expect(settled).toBe(w === 0 ? null : false);
        }
      }),
    );
  });
});

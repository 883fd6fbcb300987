import { describe, expect, test } from 'vitest';
import { type Day, monthText } from '../../../core/dates.ts';
import type { Approval, Weight } from '../../../core/finding.ts';
import type { EventFacts, PlayerFacts } from '../../../core/report.ts';
import { listOf, registrationOf } from '../admission.ts';
import { COMPLETE, day, eventOf, month, rated, unrated } from '../event.fixture.ts';
import type { FideCode } from '../reasons.ts';
import { admit, checkList, dueList, lastList, matchRated, registrationTerm } from './admission.ts';

/** Played from 3 to 5 May 2024, with 120 minutes a game: nothing can be said against it. */
const CLEAN = {
  ...COMPLETE,
  start: day('2024-05-03'),
  end: day('2024-05-05'),
  registered: day('2024-04-30'),
  reportReceived: day('2024-05-29'),
} satisfies Partial<EventFacts>;

const A = rated('A', 2000);
const B = rated('B', 1900);
const FIELD = [A, B];
const GAMES = ['1 A 1-0 B'];

const admitted = (facts: Partial<EventFacts>, players: readonly PlayerFacts[] = FIELD, games = GAMES) =>
  admit(eventOf(players, games, { ...CLEAN, ...facts }));

const found = (code: FideCode, weight: Weight, clause: string, facts: object) => ({ code, weight, clause, facts });

test('an event that keeps to everything has no findings', () => {
  const { findings, reasons, games, leftOut, treatedAs } = admitted({});
  expect([findings, reasons, games.length, leftOut.size, treatedAs]).toEqual([[], [], 1, 0, undefined]);
});

describe('0.2.1 to 0.2.4 registration', () => {
  const start = day('2024-06-15');
  for (const [words, players, days, deadline, lateApproval] of [
    ['a man of 2700', [{ rating: 2700, sex: 'm' }], 3, '2024-06-12', 'qc-chairman'],
    ['a man of 2701', [{ rating: 1500 }, { rating: 2701, sex: 'm' }], 30, '2024-05-16', 'president'],
    ['somebody of 2701', [{ rating: 2701 }], 30, '2024-05-16', 'president'],
    ['a woman of 2500', [{ rating: 2500, sex: 'f' }], 3, '2024-06-12', 'qc-chairman'],
    ['a woman of 2501', [{ rating: 2501, sex: 'f' }], 30, '2024-05-16', 'president'],
    ['a man of 2501', [{ rating: 2501, sex: 'm' }], 3, '2024-06-12', 'qc-chairman'],
    ['an unrated woman', [{ sex: 'f' }], 3, '2024-06-12', 'qc-chairman'],
    ['nobody', [], 3, '2024-06-12', 'qc-chairman'],
  ] as const) {
    test(`with ${words}: ${days} days`, () => {
      const known = { clause: days === 3 ? '0.2.2' : '0.2.1', days, deadline: day(deadline), lateApproval };
      const registered = (on?: Day) =>
        registrationOf({ start, players, registered: on }, [{ termOf: registrationTerm }]);
      expect(registered()).toEqual(known);
      expect(registered(day(deadline))).toEqual({ ...known, onTime: true });
      expect(registered(day(deadline) + 1)).toEqual({ ...known, onTime: false });
    });
  }

  test('a day late is refused, and the QC chairman may admit it', () => {
    const { findings, reasons } = admitted({ registered: day('2024-05-01') });
    expect(findings).toEqual([
      found('fide.registration-late', 'refuse', '0.2.2', {
        registered: '2024-05-01',
        deadline: '2024-04-30',
        days: 3,
        authority: 'qc-chairman',
      }),
    ]);
    expect(reasons).toEqual(['0.2.2']);
  });

  test('with a player above 2700 it is the President', () => {
    const players = [rated('A', 2701), B];
    expect(admitted({ registered: day('2024-04-03') }, players).findings).toEqual([]);
    const { findings, reasons } = admitted({ registered: day('2024-04-04') }, players);
    expect(findings).toEqual([
      found('fide.registration-late', 'refuse', '0.2.1', {
        registered: '2024-04-04',
        deadline: '2024-04-03',
        days: 30,
        authority: 'president',
      }),
    ]);
    expect(reasons).toEqual(['0.2.1']);
  });
});

describe('0.2, 2.1 and 9.4 hybrid events', () => {
  const unapproved = found('fide.hybrid-unapproved', 'refuse', '0.2 hybrid', {});

  test('need an approval and their games', () => {
    expect(admitted({ hybrid: true, pgn: true })).toMatchObject({ findings: [unapproved], reasons: ['0.2'] });
    for (const pgn of [false, undefined]) {
      expect(admitted({ hybrid: true, pgn })).toMatchObject({
        findings: [unapproved, found('fide.hybrid-without-pgn', 'refuse', '9.4', {})],
        reasons: ['0.2', '9.4'],
      });
    }
  });

  test('others need neither', () => {
    expect(admitted({ hybrid: false, pgn: false }).findings).toEqual([]);
  });
});

describe('1.1 time, game by game', () => {
  const players = [rated('A', 2400), rated('B', 1800), rated('C', 1799), unrated('U')];
  const games = ['1 A 1-0 B', '2 B 1-0 C', '3 C 1-0 U', '4 U 1-0 A', '5 A +/- C', '6 A 1-0 C excluded'];
  const timed = (minutes: number) => {
    const { findings, reasons, ...rest } = admitted({ controls: [{ minutes, increment: 0 }] }, players, games);
    return {
      short: findings.filter(({ code }) => code === 'fide.game-time-too-short'),
      reasons,
      counted: rest.games.map(({ round }) => round),
      grounds: [...rest.leftOut.values()],
    };
  };
  const short = (minutes: number, required: number, named: readonly unknown[]) =>
    found('fide.game-time-too-short', 'warn', '1.1', { minutes, required, games: named });

  test('120 minutes are enough for everybody', () => {
    expect(timed(120)).toEqual({ short: [], reasons: [], counted: [1, 2, 3, 4], grounds: ['forfeit', 'excluded'] });
  });

  test('119 are too few for a game with a player of 2400', () => {
    expect(timed(119)).toEqual({
      short: [
        short(119, 120, [
          [1, 'A', 'B'],
          [4, 'U', 'A'],
        ]),
      ],
      reasons: [],
      counted: [2, 3],
      grounds: ['too-fast', 'too-fast', 'forfeit', 'excluded'],
    });
  });

  test('90 are enough for 1800, 89 are not; each minimum has a finding of its own', () => {
    expect(timed(90).counted).toEqual([2, 3]);
    expect(timed(89)).toMatchObject({
      short: [
        short(89, 120, [
          [1, 'A', 'B'],
          [4, 'U', 'A'],
        ]),
        short(89, 90, [[2, 'B', 'C']]),
      ],
      counted: [3],
    });
  });

  test('60 are enough below 1800, 59 are not', () => {
    expect(timed(60).counted).toEqual([3]);
    expect(timed(59).short.at(-1)).toEqual(short(59, 60, [[3, 'C', 'U']]));
    expect(timed(59).counted).toEqual([]);
  });

  test('a decision under 1.1 lets the games count', () => {
    const controls = [{ minutes: 60, increment: 0 }];
    const approvals = [{ clause: '1.1', by: 'Council' }];
    const { findings, games: counted } = admitted({ controls, approvals });
    expect(counted).toHaveLength(1);
    expect(findings).toEqual([
      found('fide.game-time-too-short', 'note', '1.1', {
        minutes: 60,
        required: 90,
        games: [[1, 'A', 'B']],
        approvedBy: 'Council',
      }),
    ]);
    expect(admitted({ controls, approvals: [{ clause: '1.2', by: 'Council' }] }).games).toEqual([]);
  });
});

test('1.2 a first control of fewer than 30 moves stands against the whole event', () => {
  const first = (moves: number) => ({ controls: [{ moves, minutes: 120, increment: 0 }] });
  expect(admitted(first(30)).findings).toEqual([]);
  expect(admitted(first(29))).toMatchObject({
    findings: [found('fide.first-control', 'refuse', '1.2', { moves: 29, required: 30, rule: 'at-least' })],
    reasons: ['1.2'],
  });
});

test('3.1 a day of more than twelve hours is a warning', () => {
  const schedule = [1, 2, 3, 4].map((round) => ({ round, date: day('2024-05-04') }));
  expect(admitted({ schedule: schedule.slice(1) }).findings).toEqual([]);
  expect(admitted({ schedule })).toMatchObject({
    findings: [found('fide.day-too-long', 'warn', '3.1', { date: '2024-05-04', rounds: 4, hours: 16, limit: 12 })],
    reasons: [],
  });
});

test('4.1 more than 30 days without monthly reports are a warning', () => {
  const lasting = (end: string, partOf?: string) => admitted({ start: day('2024-05-03'), end: day(end), partOf });
  expect(lasting('2024-06-01').findings).toEqual([]);
  expect(lasting('2024-06-02')).toMatchObject({
    findings: [found('fide.interim-reports', 'warn', '4.1', { days: 31, limit: 30 })],
    reasons: [],
  });
  expect(lasting('2024-06-02', 'league').findings).toEqual([]);
});

test('5.1 forfeits and excluded games are noted and left out', () => {
  const { findings, leftOut } = admitted({}, FIELD, [...GAMES, '2 B -/- A', '3 A 0-1 B excluded']);
  expect(findings).toEqual([
    found('fide.unplayed', 'note', '5.1', { games: [[2, 'B', 'A']] }),
    found('fide.excluded', 'note', '5.1', { games: [[3, 'A', 'B']] }),
  ]);
  expect([...leftOut.values()]).toEqual(['forfeit', 'excluded']);
});

describe('6.1 matches with unrated players', () => {
  const players = [A, unrated('U'), unrated('V'), B];
  const games = ['1 A 1-0 U', '2 V 1-0 B', '3 U 1-0 A'];

  test('are not rated at all; the reason is named once', () => {
    const { findings, reasons } = admitted({ system: 'match' }, players, games);
    expect(findings.slice(0, 2)).toEqual([
      found('fide.match-unrated', 'refuse', '6.1', { player: 'U' }),
      found('fide.match-unrated', 'refuse', '6.1', { player: 'V' }),
    ]);
    expect(reasons).toEqual(['6.1']);
  });

  test('other systems may have unrated players', () => {
    expect(admitted({ system: 'team' }, players, games).reasons).toEqual([]);
    expect(admitted({ system: 'match' }).findings).toEqual([]);
  });
});

describe('6.2 decided matches', () => {
  const games = ['1 A 1-0 B', '2 B 0-1 A', '3 A 1/2-1/2 B', '4 B 0-1 A', '5 A 0-1 B', '6 B +/- A'];
  const decided = [
    [5, 'A', 'B'],
    [6, 'B', 'A'],
  ];

  test('games after the decision are noted and left out, forfeits as forfeits', () => {
    for (const matchGames of [6, undefined]) {
      const { findings, leftOut, reasons } = admitted({ system: 'match', matchGames }, FIELD, games);
      expect(findings.at(-1)).toEqual(found('fide.match-decided', 'note', '6.2', { games: decided }));
      expect([[...leftOut.values()], reasons]).toEqual([['after-decision', 'forfeit'], []]);
    }
  });

  test('a longer match is not decided yet', () => {
    expect(admitted({ system: 'match', matchGames: 8 }, FIELD, games).games).toHaveLength(5);
  });

  test('with the waiver asked for beforehand, and in other systems, all games count', () => {
    expect(admitted({ system: 'match', matchGames: 6, matchWaiver: true }, FIELD, games).games).toHaveLength(5);
    expect(admitted({ system: 'match', matchGames: 6, matchWaiver: false }, FIELD, games).games).toHaveLength(4);
    expect(admitted({ system: 'team', matchGames: 6 }, FIELD, games).games).toHaveLength(5);
  });

  test('nobody is named who could decide otherwise afterwards', () => {
    const match = { system: 'match', matchGames: 6, approvals: [{ clause: '6.2', by: 'QC' }] } as const;
    expect(admitted(match, FIELD, games).games).toHaveLength(4);
  });

  test('a match alone: what is rated of it', () => {
    expect(matchRated([1, 1, 0.5, 1, 0, 0], 6)).toEqual([true, true, true, true, false, false]);
    expect(matchRated([1, 1, 0.5, 1, 0, 0], 6, { waived: true })).toEqual([true, true, true, true, true, true]);
    expect(matchRated(['-', 0, 0, 0.5], 4)).toEqual([false, true, true, false]);
    expect(matchRated(['+', 1, 0], 4)).toEqual([false, true, true]);
    expect(matchRated([1, 0], 2, { bothRated: false })).toEqual([false, false]);
  });
});

test('8.3.1 games with unrated players are noted', () => {
  const players = [A, B, unrated('U')];
  const { findings } = admitted({}, players, ['1 A 1-0 U', '2 U 1-0 B', '3 A 1-0 B', '4 U +/- A']);
  expect(findings.at(-1)).toEqual(
    found('fide.unrated-opponents', 'note', '8.3.1', {
      games: [
        [1, 'A', 'U'],
        [2, 'U', 'B'],
      ],
    }),
  );
});

const TERMS = { closingDays: 3 };

describe('7.1.3 the list', () => {
  const on = (facts: Partial<EventFacts>) => monthText(listOf(eventOf(FIELD, GAMES, { ...CLEAN, ...facts }), TERMS));

  test('the one that the event names, or the first that event and report are in time for, as E20 reads “in time”', () => {
    expect(on({})).toBe('2024-06');
    expect(on({ list: month('2024-08') })).toBe('2024-08');
    expect(on({ end: day('2024-05-30') })).toBe('2024-07');
    expect(on({ end: day('2024-05-30'), officialFide: true })).toBe('2024-06');
    expect(on({ end: day('2024-05-30'), officialFide: false })).toBe('2024-07');
    expect(on({ reportReceived: day('2024-05-29') })).toBe('2024-06');
    expect(on({ reportReceived: day('2024-05-30') })).toBe('2024-07');
    expect(on({ reportReceived: day('2024-06-29') })).toBe('2024-08');
    expect(on({ end: day('2024-05-31'), reportReceived: day('2024-05-31'), officialFide: true })).toBe('2024-06');
    expect(on({ reportReceived: undefined })).toBe('2024-06');
  });

  test('a list that closed before is a warning', () => {
    expect(admitted({ list: month('2024-06') }).findings).toEqual([]);
    expect(admitted({ list: month('2024-05') }).findings).toEqual([
      found('fide.list-too-early', 'warn', '7.1.3', { list: '2024-05', first: '2024-06' }),
    ]);
  });
});

describe('9.1 the third list', () => {
  const late = found('fide.list-too-late', 'warn', '9.1', { list: '2024-09', last: '2024-08' });

  test('is the last that an event can be on', () => {
    expect(admitted({ list: month('2024-08') }).findings).toEqual([]);
    expect(admitted({ list: month('2024-09') })).toMatchObject({ findings: [late], reasons: [] });
    expect(checkList(eventOf(FIELD, GAMES, CLEAN), month('2024-09'), TERMS)).toEqual([late]);
    expect(checkList(eventOf(FIELD, GAMES, CLEAN), month('2024-05'), TERMS)).toEqual([
      found('fide.list-too-early', 'warn', '7.1.3', { list: '2024-05', first: '2024-06' }),
    ]);
  });
});

describe('9.1 reports', () => {
  for (const [end, due, last] of [
    ['2024-04-24', '2024-05', '2024-07'],
    ['2024-04-25', '2024-06', '2024-07'],
    ['2024-02-23', '2024-03', '2024-05'],
    ['2024-02-24', '2024-04', '2024-05'],
    ['2024-12-31', '2025-02', '2025-03'],
  ] as const) {
    test(`ended ${end}: due for ${due}, possible until ${last}`, () => {
      expect(monthText(dueList(day(end)))).toBe(due);
      expect(monthText(lastList(day(end)))).toBe(last);
    });
  }

  test('after the closing day of the list that was due it is late', () => {
    expect(admitted({ reportReceived: day('2024-05-29') }).findings).toEqual([]);
    expect(admitted({ reportReceived: day('2024-05-30') })).toMatchObject({
      findings: [found('fide.report-late', 'warn', '9.1', { received: '2024-05-30', due: '2024-05-29' })],
      reasons: [],
    });
  });

  test('after that of the third list the event is not rated', () => {
    expect(admitted({ reportReceived: day('2024-07-29') }).reasons).toEqual([]);
    expect(admitted({ reportReceived: day('2024-07-30') })).toMatchObject({
      findings: [found('fide.report-too-late', 'refuse', '9.1', { received: '2024-07-30', last: '2024-07-29' })],
      reasons: ['9.1'],
    });
  });
});

test('9.2 an event that was not announced as rated is a warning', () => {
  expect(admitted({ announcedRated: false }).findings).toEqual([found('fide.not-announced', 'warn', '9.2', {})]);
});

test('8.3.3 what K needs and was not given is a note', () => {
  expect(admitted({}, [{ id: 'A', rating: 2000 }, B]).findings).toEqual([
    found('fide.birth-unknown', 'note', '8.3.3', { players: ['A'] }),
    found('fide.games-unknown', 'note', '8.3.3', { players: ['A'] }),
  ]);
});

test('what the report leaves out is one note with the clauses that could not be looked at', () => {
  expect(admit(eventOf(FIELD, GAMES)).findings).toEqual([
    found('fide.facts-missing', 'note', '0.2.1', {
      facts: ['registered', 'controls', 'schedule', 'reportReceived', 'announcedRated'],
      clauses: ['0.2.1', '0.2.2', '1.1', '1.2', '3.1', '9.1', '9.2'],
    }),
  ]);
});

test('every finding stands in the order of the text', () => {
  const { findings } = admitted(
    {
      end: day('2024-06-30'),
      registered: day('2024-05-03'),
      hybrid: true,
      controls: [{ moves: 20, minutes: 60, increment: 0 }],
      schedule: Array.from({ length: 7 }, (_, index) => ({ round: index + 1, date: day('2024-05-04') })),
      list: month('2024-06'),
      reportReceived: day('2024-12-01'),
      announcedRated: false,
      system: 'match',
    },
    [{ id: 'A', rating: 2000 }, unrated('U')],
    ['1 A +/- U', '2 U 0-1 A', '3 A 1-0 U'],
  );
  expect(findings.map(({ clause, code }) => [clause, code.slice('fide.'.length)])).toEqual([
    ['0.2.2', 'registration-late'],
    ['0.2 hybrid', 'hybrid-unapproved'],
    ['9.4', 'hybrid-without-pgn'],
    ['1.1', 'game-time-too-short'],
    ['1.2', 'first-control'],
    ['3.1', 'day-too-long'],
    ['4.1', 'interim-reports'],
    ['5.1', 'unplayed'],
    ['6.1', 'match-unrated'],
    ['6.2', 'match-decided'],
    ['8.3.1', 'unrated-opponents'],
    ['7.1.3', 'list-too-early'],
    ['9.1', 'report-too-late'],
    ['9.2', 'not-announced'],
    ['8.3.3', 'birth-unknown'],
    ['8.3.3', 'games-unknown'],
  ]);
});

describe('recorded decisions', () => {
  const decided = (clause: string, by: string, facts: Partial<EventFacts>, players: readonly PlayerFacts[] = FIELD) => {
    const approvals: readonly Approval[] = [{ clause, by }];
    const { findings, reasons } = admitted({ ...facts, approvals }, players);
    return { weights: findings.map(({ weight }) => weight), by: findings[0]?.facts['approvedBy'], reasons };
  };
  const late = { registered: day('2024-05-02') };
  const strong = [rated('A', 2701), B];
  const hybrid = { hybrid: true, pgn: true };

  for (const [words, clause, by, facts, players] of [
    ['a late registration', '0.2.2', 'qc-chairman', late, FIELD],
    ['a late registration', '0.2.4', 'QC chairman', late, FIELD],
    ['a late registration of a strong event', '0.2.1', 'President', late, strong],
    ['a late registration of a strong event', '0.2.3', 'president', late, strong],
    ['a hybrid event', '0.2 hybrid', 'qc-chairman', hybrid, FIELD],
    ['a hybrid event', '0.2', 'qc-chairman', hybrid, FIELD],
    ['a hybrid event', '2.1', 'qc-chairman', hybrid, FIELD],
  ] as const) {
    test(`${words} may be admitted under ${clause} by ${by}`, () => {
      expect(decided(clause, by, facts, players)).toEqual({ weights: ['note'], by, reasons: [] });
    });
  }

  for (const [words, clause, by, facts, reason] of [
    ['a late registration', '0.2.4', 'president', late, '0.2.2'],
    ['a late registration', '0.2.4', 'me', late, '0.2.2'],
    ['a first control', '1.2', 'council', { controls: [{ moves: 20, minutes: 120, increment: 0 }] }, '1.2'],
    ['a report after the third list', '9.1', 'qc', { reportReceived: day('2024-12-01') }, '9.1'],
  ] as const) {
    test(`${words} may not be admitted under ${clause} by ${by}, and it is told`, () => {
      expect(decided(clause, by, facts)).toEqual({ weights: ['refuse', 'warn'], by: undefined, reasons: [reason] });
    });
  }

  for (const [words, clause, players, reason] of [
    ['the QC chairman’s clause does not admit a strong event', '0.2.4', strong, '0.2.1'],
    ['a hybrid approval does not admit a late registration', '0.2', FIELD, '0.2.2'],
    ['the President’s clause does not admit an ordinary one', '0.2.3', FIELD, '0.2.2'],
  ] as const) {
    test(words, () => {
      expect(decided(clause, 'qc-chairman', late, players).reasons).toEqual([reason]);
    });
  }

  test('the approval of a hybrid event does not bring its games', () => {
    expect(decided('2.1', 'qc-chairman', { hybrid: true }).reasons).toEqual(['9.4']);
  });
});

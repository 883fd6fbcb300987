import { describe, expect, test } from 'vitest';
import { dayText } from '../../../core/dates.ts';
import type { Approval, Weight } from '../../../core/finding.ts';
import type { EventFacts, PlayerFacts } from '../../../core/report.ts';
import { COMPLETE, crossTable, day, eventOf, month, rated, unrated } from '../event.fixture.ts';
import type { FideCode } from '../reasons.ts';
import { admit, checkList, registrationTerm, reportDeadlines, treatedAs } from './admission.ts';

/** Played from 2 to 4 March 2015, with 120 minutes a game: nothing can be said against it. */
const CLEAN = {
  ...COMPLETE,
  arbiters: [{ name: 'Arbiter', licence: 'FA-1' }],
  registered: day('2015-02-23'),
  norms: false,
  reportReceived: day('2015-03-11'),
} satisfies Partial<EventFacts>;

const A = rated('A', 2000);
const B = rated('B', 1900);
const FIELD = [A, B];
const GAMES = ['1 A 1-0 B'];

const admitted = (facts: Partial<EventFacts>, players: readonly PlayerFacts[] = FIELD, games = GAMES) =>
  admit(eventOf(players, games, { ...CLEAN, ...facts }));

const found = (code: FideCode, weight: Weight, clause: string, facts: object) => ({ code, weight, clause, facts });

test('an event that keeps to everything has no findings', () => {
  const { findings, reasons, games, leftOut, treatedAs: treated } = admitted({});
  expect([findings, reasons, games.length, leftOut.size, treated]).toEqual([[], [], 1, 0, undefined]);
});

test('0 a hybrid event is not played over the board, so it is not rated', () => {
  expect(admitted({ hybrid: true })).toMatchObject({
    findings: [found('fide.not-over-the-board', 'refuse', '0', {})],
    reasons: ['0'],
  });
  expect(admitted({ hybrid: false }).findings).toEqual([]);
});

describe('0.2 registration', () => {
  test('a week before the start, or 30 days where norms are possible', () => {
    const term = (norms?: boolean) => registrationTerm({ start: day('2015-03-02'), players: [], norms });
    expect(term()).toEqual({ clause: '0.2', days: 7, lateApproval: 'qc-chairman' });
    expect(term(false)).toEqual(term());
    expect(term(true)).toEqual({ clause: '0.2', days: 30, lateApproval: 'qc-chairman' });
  });

  test('a day late is refused', () => {
    const { findings, reasons } = admitted({ registered: day('2015-02-24') });
    expect(findings).toEqual([
      found('fide.registration-late', 'refuse', '0.2', {
        registered: '2015-02-24',
        deadline: '2015-02-23',
        days: 7,
        authority: 'qc-chairman',
      }),
    ]);
    expect(reasons).toEqual(['0.2']);
  });

  test('with norms the limit is 30 days', () => {
    expect(admitted({ norms: true, registered: day('2015-01-31') }).findings).toEqual([]);
    expect(admitted({ norms: true, registered: day('2015-02-01') }).findings).toEqual([
      found('fide.registration-late', 'refuse', '0.2', {
        registered: '2015-02-01',
        deadline: '2015-01-31',
        days: 30,
        authority: 'qc-chairman',
      }),
    ]);
    expect(admitted({ norms: false, registered: day('2015-02-23') }).findings).toEqual([]);
  });

  test('whether norms are possible is asked of a registered event', () => {
    const missing = found('fide.facts-missing', 'note', '0.2', { facts: ['norms'], clauses: ['0.2'] });
    expect(admitted({ norms: undefined }).findings).toEqual([missing]);
    expect(admitted({ norms: undefined, registered: undefined }).findings).toEqual([
      { ...missing, facts: { facts: ['registered'], clauses: ['0.2'] } },
    ]);
  });
});

test('0.3 an arbiter without a licence is a warning, each of them', () => {
  const arbiters = [{ name: 'Y' }, { name: 'Z', licence: 'FA-2' }, {}];
  const { findings, reasons } = admitted({ arbiters });
  expect(findings).toEqual([
    found('fide.arbiter-unlicensed', 'warn', '0.3', { arbiter: 'Y' }),
    found('fide.arbiter-unlicensed', 'warn', '0.3', { arbiter: '' }),
  ]);
  expect(reasons).toEqual([]);
});

describe('1.1 the time control, for the whole field', () => {
  const minutes = (count: number) => ({ controls: [{ minutes: count, increment: 0 }] });
  for (const [highest, players, required] of [
    [2200, [rated('A', 2200), B], 120],
    [2199, [rated('A', 2199), B], 90],
    [1600, [rated('A', 1600), unrated('B')], 90],
    [1599, [rated('A', 1599), rated('B', 1500)], 60],
  ] as const) {
    test(`with a player of ${highest}, ${required} minutes are enough and ${required - 1} are not`, () => {
      expect(admitted(minutes(required), players).reasons).toEqual([]);
      const { findings, reasons } = admitted(minutes(required - 1), players);
      expect(findings[0]).toEqual(
        found('fide.time-too-short', 'refuse', '1.1', { minutes: required - 1, required, highest }),
      );
      expect(reasons).toEqual(['1.1-too-fast']);
    });
  }

  test('among unrated players nobody is the highest', () => {
    const { findings } = admitted(minutes(59), [unrated('A'), unrated('B')]);
    expect(findings[0]?.facts).toEqual({ minutes: 59, required: 60, highest: 0 });
  });
});

describe('1.3 the first control', () => {
  const first = (moves: number) => ({
    controls: [
      { moves, minutes: 90, increment: 0 },
      { minutes: 30, increment: 0 },
    ],
  });
  for (const moves of [39, 41]) {
    test(`of ${moves} moves is refused`, () => {
      const { findings, reasons } = admitted(first(moves));
      expect(findings).toEqual([
        found('fide.first-control', 'refuse', '1.3', { moves, required: 40, rule: 'exactly' }),
      ]);
      expect(reasons).toEqual(['1.3-first-control']);
    });
  }

  test('of 40 moves is right', () => expect(admitted(first(40)).findings).toEqual([]));
});

test('3.1 a day of more than twelve hours is a warning', () => {
  const schedule = [1, 2, 3, 4].map((round) => ({ round, date: day('2015-03-03') }));
  expect(admitted({ schedule: schedule.slice(1) }).findings).toEqual([]);
  expect(admitted({ schedule }).findings).toEqual([
    found('fide.day-too-long', 'warn', '3.1', { date: '2015-03-03', rounds: 4, hours: 16, limit: 12 }),
  ]);
});

describe('4.1 to 4.13 long events', () => {
  const long = (end: string, facts: Partial<EventFacts> = {}) =>
    admitted({
      start: day('2015-01-01'),
      end: day(end),
      registered: day('2014-12-01'),
      reportReceived: day(end),
      ...facts,
    });
  const tooLong = found('fide.event-too-long', 'refuse', '4.1', { days: 91, limit: 90 });
  const monthly = found('fide.interim-reports', 'warn', '4.13', { days: 91, limit: 90 });

  test('90 days are allowed, 91 are not', () => {
    expect(long('2015-03-31').findings).toEqual([]);
    expect(long('2015-04-01').findings).toEqual([tooLong]);
    expect(long('2015-04-01').reasons).toEqual(['4.1']);
  });

  test('a team championship, or an event with leave, may last longer but reports every month', () => {
    expect(long('2015-03-31', { system: 'team' }).findings).toEqual([]);
    expect(long('2015-04-01', { system: 'team' }).findings).toEqual([monthly]);
    expect(long('2015-04-01', { approvedLong: true }).findings).toEqual([monthly]);
    expect(long('2015-04-01', { approvedLong: false }).findings).toEqual([tooLong]);
    expect(long('2015-04-01', { system: 'team', partOf: 'league' }).findings).toEqual([]);
  });

  test('an event that was allowed afterwards reports every month too', () => {
    for (const clause of ['4.1', '4.12']) {
      const approvals = [{ clause, by: 'QC' }];
      const allowed = { ...tooLong, weight: 'note', facts: { days: 91, limit: 90, approvedBy: 'QC' } };
      expect(long('2015-04-01', { approvals })).toMatchObject({ findings: [allowed, monthly], reasons: [] });
      expect(long('2015-04-01', { approvals, partOf: 'league' }).findings).toEqual([allowed]);
      expect(long('2015-03-31', { approvals }).findings).toEqual([]);
    }
    expect(long('2015-04-01', { approvals: [{ clause: '4.11', by: 'QC' }] }).findings).toMatchObject([
      tooLong,
      { code: 'approval.nobody-named' },
    ]);
  });
});

test('5.1 forfeits and excluded games are noted and left out', () => {
  const { findings, games, leftOut } = admitted({}, FIELD, [...GAMES, '2 B +/- A', '3 A 0-1 B excluded']);
  expect(findings).toEqual([
    found('fide.unplayed', 'note', '5.1', { games: [[2, 'B', 'A']] }),
    found('fide.excluded', 'note', '5.1', { games: [[3, 'A', 'B']] }),
  ]);
  expect(games.map(({ round }) => round)).toEqual([1]);
  expect([...leftOut].map(([{ round }, ground]) => [round, ground])).toEqual([
    [2, 'forfeit'],
    [3, 'excluded'],
  ]);
});

describe('6.3 to 6.33 the composition of a round robin', () => {
  const field = (players: number, ratedOnes: number) =>
    Array.from({ length: players }, (_, index) =>
      index < ratedOnes ? rated(`P${index}`, 1800) : unrated(`P${index}`),
    );
  const composed = (players: number, ratedOnes: number, facts: Partial<EventFacts>) => {
    const { findings, reasons } = admitted(facts, field(players, ratedOnes), []);
    return { findings: findings.filter(({ code }) => code !== 'fide.treated-as-swiss'), reasons };
  };

  test('6.3 and 6.31: a third, and four of ten', () => {
    const few = { players: 10, rated: 3, needed: 4 };
    expect(composed(10, 3, { system: 'round-robin' })).toEqual({
      findings: [found('fide.too-few-rated', 'refuse', '6.3', few), found('fide.too-few-rated', 'refuse', '6.31', few)],
      reasons: ['6.3', '6.31'],
    });
    expect(composed(10, 4, { system: 'round-robin' })).toEqual({ findings: [], reasons: [] });
  });

  test('6.32 six players in a double round robin', () => {
    expect(composed(5, 4, { system: 'double-round-robin' })).toEqual({
      findings: [found('fide.too-few-players', 'refuse', '6.32', { players: 5, needed: 6 })],
      reasons: ['6.32'],
    });
    expect(composed(6, 4, { system: 'double-round-robin' })).toEqual({ findings: [], reasons: [] });
  });

  test('6.33 three in a national championship, two in a women’s', () => {
    const national = { system: 'round-robin', nationalChampionship: true } as const;
    const two = found('fide.too-few-rated', 'refuse', '6.33', { players: 12, rated: 2, needed: 3 });
    expect(composed(12, 3, national)).toEqual({ findings: [], reasons: [] });
    expect(composed(12, 2, national)).toEqual({ findings: [two], reasons: ['6.33'] });
    expect(composed(12, 2, { ...national, womenOnly: false }).findings).toEqual([two]);
    expect(composed(12, 2, { ...national, womenOnly: true })).toEqual({ findings: [], reasons: [] });
    expect(composed(12, 1, { ...national, womenOnly: true }).findings).toEqual([
      found('fide.too-few-rated', 'refuse', '6.33', { players: 12, rated: 1, needed: 2 }),
    ]);
    expect(composed(12, 3, { ...national, nationalChampionship: false }).reasons).toEqual(['6.3']);
  });

  test('a Swiss asks for nobody', () => expect(composed(12, 0, { system: 'swiss' }).findings).toEqual([]));
});

describe('6.5 incomplete round robins', () => {
  const players = ['A', 'B', 'C', 'D'].map((id, index) => rated(id, 2000 - 10 * index));
  const rows = (first: string) =>
    crossTable([
      ['A', first],
      ['B', '1='],
      ['C', '0'],
      ['D', ''],
    ]);

  test('every pair once is a round robin', () => {
    const { findings, treatedAs: treated } = admitted({ system: 'round-robin' }, players, rows('1=0'));
    expect([findings, treated]).toEqual([[], 'round-robin']);
  });

  test('a forfeit, an exclusion or a missing game makes it a Swiss', () => {
    const swiss = (missing: number) => found('fide.treated-as-swiss', 'note', '6.5', { missing });
    const forfeited = admitted({ system: 'round-robin' }, players, rows('1+0'));
    expect([forfeited.findings.at(-1), forfeited.treatedAs]).toEqual([swiss(1), 'swiss']);
    const missing = admitted({ system: 'round-robin' }, players, rows('1'));
    expect([missing.findings, missing.treatedAs]).toEqual([[swiss(2)], 'swiss']);
    expect(missing.reasons).toEqual([]);
  });

  test('a double round robin needs every pair twice', () => {
    const twice = [...rows('1=0'), ...rows('0=1')];
    const system = 'double-round-robin';
    expect(treatedAs(eventOf(players, twice, { system }))).toBe(system);
    expect(treatedAs(eventOf(players, twice.slice(1), { system }))).toBe('swiss');
    expect(treatedAs(eventOf(players, twice, { system: 'round-robin' }))).toBe('swiss');
    expect(admitted({ system }, players, twice.slice(2)).findings.at(-1)?.facts).toEqual({ missing: 2 });
  });

  test('a pair is the same with either colour', () => {
    const games = rows('1=0').map((game) => game.replace('1 A 1-0 B', '1 B 0-1 A'));
    expect(treatedAs(eventOf(players, games, { system: 'round-robin' }))).toBe('round-robin');
    expect(treatedAs(eventOf(players, rows('1=0'), { system: 'swiss' }))).toBeUndefined();
  });
});

describe('6.6 decided matches', () => {
  const games = ['1 A 1-0 B', '2 B 0-1 A', '3 A 1-0 B', '4 B 1/2-1/2 A', '5 A 0-1 B'];

  test('games after the decision are noted and left out', () => {
    const { findings, reasons, games: counted, leftOut } = admitted({ system: 'match', matchGames: 6 }, FIELD, games);
    expect(findings).toEqual([found('fide.match-decided', 'note', '6.6', { games: [[5, 'A', 'B']] })]);
    expect([reasons, counted.length, [...leftOut.values()]]).toEqual([[], 4, ['after-decision']]);
  });

  test('without a scheduled number, and in other systems, nothing is', () => {
    expect(admitted({ system: 'match' }, FIELD, games).findings).toEqual([]);
    expect(admitted({ system: 'swiss', matchGames: 6 }, FIELD, games).games).toHaveLength(5);
  });
});

describe('6.42 and 6.7 games with unrated players', () => {
  const players = [A, B, unrated('U'), unrated('V')];
  const games = ['1 A 1-0 U', '2 U 1-0 B', '3 U 1-0 V', '4 A 1-0 B', '5 V +/- A'];

  test('are noted in a Swiss', () => {
    expect(admitted({}, players, games).findings.at(-1)).toEqual(
      found('fide.unrated-opponents', 'note', '6.42', {
        games: [
          [1, 'A', 'U'],
          [2, 'U', 'B'],
          [3, 'U', 'V'],
        ],
      }),
    );
  });

  test('count in a complete round robin', () => {
    const field = [A, B, rated('C', 1800), rated('D', 1700), unrated('U')];
    const table = (first: string) =>
      crossTable([
        ['A', first],
        ['B', '1=1'],
        ['C', '01'],
        ['D', '='],
        ['U', ''],
      ]);
    expect(admitted({ system: 'round-robin' }, field, table('1=01')).findings).toEqual([]);
    expect(admitted({ system: 'round-robin' }, field, table('1=0')).findings.at(-1)?.code).toBe(
      'fide.unrated-opponents',
    );
    const twice = [...table('1=01'), ...table('1=01')];
    const six = [...field, rated('F', 1600)];
    const more = field.flatMap(({ id }) => [`9 ${id} 1-0 F`, `10 F 1-0 ${id}`]);
    expect(admitted({ system: 'double-round-robin' }, six, [...twice, ...more]).findings).toEqual([]);
  });
});

describe('7.13 the list', () => {
  test('a list that closed before is a warning', () => {
    const reportReceived = day('2015-03-10');
    const early = found('fide.list-too-early', 'warn', '7.13', { list: '2015-03', first: '2015-04' });
    expect(admitted({ reportReceived, list: month('2015-04') }).findings).toEqual([]);
    expect(admitted({ reportReceived, list: month('2015-03') }).findings).toEqual([early]);
    expect(checkList(eventOf(FIELD, GAMES), month('2015-03'), { closingDays: 3 })).toEqual([early]);
  });

  test('no list is too late', () => {
    expect(admitted({ reportReceived: day('2015-03-10'), list: month('2016-12') }).findings).toEqual([]);
  });
});

describe('9.1 reports', () => {
  test('seven days for the arbiter, thirty for the federation', () => {
    const { arbiter, federation } = reportDeadlines(day('2015-03-04'));
    expect([dayText(arbiter), dayText(federation)]).toEqual(['2015-03-11', '2015-04-03']);
  });

  test('a day later than the week is a warning for the arbiter, a day later than the 30 days one for all', () => {
    const arbiterLate = (received: string) =>
      found('fide.arbiter-report-late', 'warn', '9.1', { received, due: '2015-03-11', upload: '2015-04-03' });
    expect(admitted({ reportReceived: day('2015-03-11') }).findings).toEqual([]);
    expect(admitted({ reportReceived: day('2015-03-12') }).findings).toEqual([arbiterLate('2015-03-12')]);
    expect(admitted({ reportReceived: day('2015-04-03') }).findings).toEqual([arbiterLate('2015-04-03')]);
    expect(admitted({ reportReceived: day('2015-04-04') }).findings).toEqual([
      found('fide.report-late', 'warn', '9.1', { received: '2015-04-04', due: '2015-04-03' }),
    ]);
  });
});

test('9.2 an event that was not announced as rated is a warning', () => {
  expect(admitted({ announcedRated: false }).findings).toEqual([found('fide.not-announced', 'warn', '9.2', {})]);
});

test('8.56 what K needs and was not given is a note', () => {
  expect(admitted({}, [{ id: 'A', rating: 2000 }, B]).findings).toEqual([
    found('fide.birth-unknown', 'note', '8.56', { players: ['A'] }),
    found('fide.games-unknown', 'note', '8.56', { players: ['A'] }),
  ]);
});

test('what the report leaves out is one note with the clauses that could not be looked at', () => {
  expect(admit(eventOf(FIELD, GAMES)).findings).toEqual([
    found('fide.facts-missing', 'note', '0.2', {
      facts: ['registered', 'arbiters', 'controls', 'schedule', 'reportReceived', 'announcedRated'],
      clauses: ['0.2', '0.3', '1.1', '1.3', '3.1', '9.1', '9.2'],
    }),
  ]);
});

test('every finding stands in the order of the text', () => {
  const { findings } = admitted(
    {
      hybrid: true,
      start: day('2015-01-01'),
      end: day('2015-04-30'),
      registered: day('2014-12-31'),
      arbiters: [{}],
      controls: [{ moves: 36, minutes: 89, increment: 0 }],
      system: 'round-robin',
      list: month('2015-01'),
      reportReceived: day('2015-06-01'),
      announcedRated: false,
      schedule: [1, 2, 3, 4, 5].map((round) => ({ round, date: day('2015-01-01') })),
    },
    [{ id: 'A', rating: 2000 }, B],
    ['1 A +/- B'],
  );
  expect(findings.map(({ clause }) => clause)).toEqual([
    '0',
    '0.2',
    '0.3',
    '1.1',
    '1.3',
    '3.1',
    '4.1',
    '5.1',
    '6.31',
    '6.5',
    '7.13',
    '9.1',
    '9.2',
    '8.56',
    '8.56',
  ]);
});

describe('recorded decisions', () => {
  const decided = (approvals: readonly Approval[], facts: Partial<EventFacts>) => {
    const { findings, reasons } = admitted({ ...facts, approvals });
    return { weights: findings.map(({ weight }) => weight), by: findings[0]?.facts['approvedBy'], reasons };
  };
  const long = { end: day('2015-06-30'), reportReceived: day('2015-06-30') };

  for (const [words, clause, by, facts] of [
    ['a late registration', '0.2', 'QC chairman', { registered: day('2015-03-01') }],
    ['a long event, by its own clause', '4.1', 'qc', { ...long, partOf: 'league' }],
    ['a long event, by the clause that lets the QC allow it', '4.12', 'QC', { ...long, partOf: 'league' }],
  ] as const) {
    test(`${words} may be admitted under ${clause} by ${by}`, () => {
      expect(decided([{ clause, by }], facts)).toEqual({ weights: ['note'], by, reasons: [] });
    });
  }

  for (const [words, clause, by, facts, reason] of [
    ['a late registration', '0.2', 'qc', { registered: day('2015-03-01') }, '0.2'],
    ['a short time', '1.1', 'qc', { controls: [{ minutes: 60, increment: 0 }] }, '1.1-too-fast'],
    ['a first control', '1.3', 'qc', { controls: [{ moves: 36, minutes: 120, increment: 0 }] }, '1.3-first-control'],
    ['a long event', '4.1', 'qc-chairman', { ...long, partOf: 'league' }, '4.1'],
  ] as const) {
    test(`${words} may not be admitted under ${clause} by ${by}`, () => {
      expect(decided([{ clause, by }], facts)).toEqual({
        weights: ['refuse', 'warn'],
        by: undefined,
        reasons: [reason],
      });
    });
  }

  test('a decision on something else changes nothing', () => {
    expect(decided([{ clause: '0.3', by: 'QC chairman' }], { registered: day('2015-03-01') })).toEqual({
      weights: ['refuse', 'warn'],
      by: undefined,
      reasons: ['0.2'],
    });
  });
});

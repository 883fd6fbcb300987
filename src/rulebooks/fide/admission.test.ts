import { describe, expect, test } from 'vitest';
import { dayText, monthText } from '../../core/dates.ts';
import type { EventFacts } from '../../core/report.ts';
import {
  type AdmissionTerms,
  appealDeadline,
  checkAnnounced,
  checkDays,
  checkFirstList,
  checkKFacts,
  checkMissingFacts,
  checkOwnList,
  checkPeriodList,
  checkRegistration,
  checkUnplayed,
  checkUnratedOpponents,
  finding,
  findingsOf,
  isApproved,
  listOf,
  reasonsOf,
  refusingClauses,
  sortGames,
  unplayedGround,
} from './admission.ts';
import { COMPLETE, day, eventOf, month, rated, unrated } from './event.fixture.ts';
import { BOOK_2014 } from './editions.ts';

const A = rated('A', 2000);
const B = rated('B', 1900);
const TERMS: AdmissionTerms = {
  closingDays: 3,
  floor: 1000,
  registration: [{ termOf: () => ({ clause: '0.2', days: 7, lateApproval: 'qc-chairman' }) }],
  waivable: [{ finding: '4.1', clauses: ['4.1', '4.12'], by: ['qc'] }],
};

test('0.5 and 0.4 an appeal is possible for seven days', () => {
  expect(dayText(appealDeadline(day('2015-02-25')))).toBe('2015-03-04');
  expect(dayText(appealDeadline(day('2024-02-25')))).toBe('2024-03-03');
});

describe('0.2 a registration where the rule was changed on a day', () => {
  const registration: AdmissionTerms['registration'] = [
    ...TERMS.registration,
    { from: '2015-03-01', termOf: () => ({ clause: '0.2.2', days: 3, lateApproval: 'president' }) },
  ];
  const late = (start: string, registered: string) =>
    checkRegistration(eventOf([A, B], [], { ...COMPLETE, start: day(start), registered: day(registered) }), {
      ...TERMS,
      registration,
    }).map(({ clause, facts }) => [clause, facts['deadline'], facts['authority']]);

  test('is judged by the rule of the first day of the event', () => {
    expect(late('2015-02-28', '2015-02-22')).toEqual([['0.2', '2015-02-21', 'qc-chairman']]);
    expect(late('2015-03-05', '2015-03-02')).toEqual([]);
    expect(late('2015-03-05', '2015-03-03')).toEqual([['0.2.2', '2015-03-02', 'president']]);
  });

  test('by the earlier rule where it was made before the change', () => {
    expect(late('2015-03-05', '2015-02-28')).toEqual([['0.2', '2015-02-26', 'qc-chairman']]);
  });

  test('by the rule of the first day where it was made after it', () => {
    expect(late('2015-02-28', '2015-03-02')).toEqual([['0.2', '2015-02-21', 'qc-chairman']]);
  });
});

describe('3.1 long days', () => {
  const rounds = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ round: index + 1, date: day('2015-03-02') }));

  test('twelve hours on a day are not noted, sixteen are, as a warning', () => {
    expect(checkDays(eventOf([A, B], [], { ...COMPLETE, schedule: rounds(3) }))).toEqual([]);
    expect(checkDays(eventOf([A, B], [], { ...COMPLETE, schedule: rounds(4) }))).toEqual([
      {
        code: 'fide.day-too-long',
        weight: 'warn',
        clause: '3.1',
        facts: { date: '2015-03-02', rounds: 4, hours: 16, limit: 12 },
      },
    ]);
  });
});

describe('5.1 unplayed and excluded games', () => {
  const games = ['1 A 1-0 B', '2 B +/- A', '3 A 0-1 B excluded', '4 B -/- A excluded', '5 A -/+ B'];

  test('each kind is named once, with its games', () => {
    const note = { weight: 'note', clause: '5.1' };
    expect(checkUnplayed(eventOf([A, B], games))).toEqual([
      {
        code: 'fide.unplayed',
        ...note,
        facts: {
          games: [
            [2, 'B', 'A'],
            [4, 'B', 'A'],
            [5, 'A', 'B'],
          ],
        },
      },
      { code: 'fide.excluded', ...note, facts: { games: [[3, 'A', 'B']] } },
    ]);
    expect(checkUnplayed(eventOf([A, B], ['1 A 1-0 B']))).toEqual([]);
  });

  test('the ground of 5.1 comes before any other, and the rest is left to the edition', () => {
    const event = eventOf([A, B], games);
    expect(event.games.map(unplayedGround)).toEqual([undefined, 'forfeit', 'excluded', 'forfeit', 'forfeit']);
    const sorted = sortGames(event.games, () => 'too-fast');
    expect(sorted.games).toEqual([]);
    expect([...sorted.leftOut.values()]).toEqual(['too-fast', 'forfeit', 'excluded', 'forfeit', 'forfeit']);
    const open = sortGames(event.games, () => undefined);
    expect(open.games).toEqual([event.games[0]]);
    expect([...open.leftOut.keys()]).toEqual(event.games.slice(1));
  });
});

test('6.42 and 8.3.1 games with an unrated player are noted, unplayed ones are not', () => {
  const event = eventOf([A, B, unrated('U')], ['1 A 1-0 U', '2 U 1-0 B', '3 A 1-0 B', '4 U +/- A']);
  const games = [
    [1, 'A', 'U'],
    [2, 'U', 'B'],
  ];
  expect(checkUnratedOpponents('6.42')(event)).toEqual([
    { code: 'fide.unrated-opponents', weight: 'note', clause: '6.42', facts: { games } },
  ]);
  expect(checkUnratedOpponents('8.3.1')(eventOf([A, B], ['1 A 1-0 B']))).toEqual([]);
});

describe('7.13 and 7.1.3 the list', () => {
  /** Ended on 4 March 2015, so the list of April is the first. */
  const ended = (facts: Partial<EventFacts> = {}) => eventOf([A, B], ['1 A 1-0 B'], facts);
  const tooEarly = (list: string, first: string) => ({
    code: 'fide.list-too-early',
    weight: 'warn',
    clause: '7.13',
    facts: { list, first },
  });
  const check = checkFirstList('7.13');

  test('an event is rated on the list it names, or on the first possible', () => {
    const on = (facts: Partial<EventFacts>) => monthText(listOf(ended(facts), TERMS));
    expect(on({})).toBe('2015-04');
    expect(on({ list: month('2015-06') })).toBe('2015-06');
    expect(on({ reportReceived: day('2015-03-29') })).toBe('2015-04');
    expect(on({ reportReceived: day('2015-03-30') })).toBe('2015-05');
    expect(on({ end: day('2015-03-31') })).toBe('2015-05');
    expect(on({ end: day('2015-03-31'), officialFide: true })).toBe('2015-04');
    expect(on({ end: day('2015-03-31'), officialFide: false })).toBe('2015-05');
  });

  test('a list that closed before is a warning', () => {
    expect(check(ended(), month('2015-04'), TERMS)).toEqual([]);
    expect(check(ended(), month('2015-03'), TERMS)).toEqual([tooEarly('2015-03', '2015-04')]);
    expect(check(ended({ reportReceived: day('2015-03-30') }), month('2015-04'), TERMS)).toEqual([
      tooEarly('2015-04', '2015-05'),
    ]);
  });

  test('of the own list it is asked only where the event names one', () => {
    expect(checkOwnList(check)(ended(), TERMS)).toEqual([]);
    expect(checkOwnList(check)(ended({ list: month('2015-03') }), TERMS)).toEqual([tooEarly('2015-03', '2015-04')]);
  });

  describe('of a period', () => {
    const inPeriod = (list: string, facts: Partial<EventFacts> = {}) =>
      checkPeriodList(ended(facts), month(list), { ...TERMS, checkList: check, cite: BOOK_2014.cite });
    const differs = (list: string, period: string) => ({
      code: 'fide.list-differs',
      weight: 'warn',
      clause: '7.1',
      facts: { list, period },
    });

    test('must be one that the event can be on', () => {
      expect(inPeriod('2015-04')).toEqual([]);
      expect(inPeriod('2015-03')).toEqual([tooEarly('2015-03', '2015-04')]);
    });

    test('should be the one that the event names; of that one itself nothing is said twice', () => {
      expect(inPeriod('2015-05', { list: month('2015-04') })).toEqual([differs('2015-04', '2015-05')]);
      expect(inPeriod('2015-03', { list: month('2015-04') })).toEqual([
        differs('2015-04', '2015-03'),
        tooEarly('2015-03', '2015-04'),
      ]);
      expect(inPeriod('2015-03', { list: month('2015-03') })).toEqual([]);
    });

    test('is for nobody to allow', () => {
      expect(inPeriod('2015-03', { approvals: [{ clause: '7.13', by: 'QC' }] })).toEqual([
        tooEarly('2015-03', '2015-04'),
      ]);
    });
  });
});

describe('9.2 the announcement', () => {
  test('is asked for only where the report says that there was none', () => {
    expect(checkAnnounced(eventOf([A, B], [], { announcedRated: true }))).toEqual([]);
    expect(checkAnnounced(eventOf([A, B], []))).toEqual([]);
    expect(checkAnnounced(eventOf([A, B], [], { announcedRated: false }))).toEqual([
      { code: 'fide.not-announced', weight: 'warn', clause: '9.2', facts: {} },
    ]);
  });
});

describe('facts that K needs', () => {
  const check = checkKFacts('8.56');

  test('an unknown birthday or number of games of a rated player is a note', () => {
    const players = [{ ...A, birth: undefined }, { ...B, games: undefined }, rated('C', 1800, { games: 0 })];
    expect(check(eventOf(players, []))).toEqual([
      { code: 'fide.birth-unknown', weight: 'note', clause: '8.56', facts: { players: ['A'] } },
      { code: 'fide.games-unknown', weight: 'note', clause: '8.56', facts: { players: ['B'] } },
    ]);
  });

  test('whose K is given, or who is unrated, needs neither', () => {
    const players = [{ id: 'A', rating: 2000, k: 20 }, { id: 'U' }, unrated('V'), B];
    expect(check(eventOf(players, []))).toEqual([]);
  });
});

describe('facts that were not given', () => {
  const check = checkMissingFacts([
    ['registered', ['0.2']],
    ['controls', ['1.1', '3.1']],
    ['schedule', ['3.1']],
  ]);

  test('they are named together, with the clauses that could not be looked at, each once', () => {
    expect(check(eventOf([], []))).toEqual([
      {
        code: 'fide.facts-missing',
        weight: 'note',
        clause: '0.2',
        facts: { facts: ['registered', 'controls', 'schedule'], clauses: ['0.2', '1.1', '3.1'] },
      },
    ]);
    expect(check(eventOf([], [], { registered: 1, controls: [] }))).toEqual([
      { code: 'fide.facts-missing', weight: 'note', clause: '3.1', facts: { facts: ['schedule'], clauses: ['3.1'] } },
    ]);
  });

  test('some are asked for only where another is known', () => {
    const both = checkMissingFacts([
      ['registered', ['0.2']],
      ['norms', ['0.2'], ({ registered }) => registered !== undefined],
    ]);
    const missing = (facts: Partial<EventFacts>) => both(eventOf([], [], facts))[0]?.facts['facts'];
    expect(missing({})).toEqual(['registered']);
    expect(missing({ registered: 1 })).toEqual(['norms']);
    expect(missing({ registered: 1, norms: false })).toBeUndefined();
  });

  test('nothing is said where nothing is missing', () => {
    expect(check(eventOf([], [], { registered: 1, controls: [], schedule: [] }))).toEqual([]);
  });
});

describe('decisions and reasons', () => {
  const late = finding('fide.not-announced', 'refuse', '9.2', {});
  const warned = finding('fide.not-announced', 'warn', '9.3', {});

  test('only what refuses is a reason', () => {
    expect(reasonsOf([late, warned], ({ clause, code }) => `${clause} ${code}`)).toEqual(['9.2 fide.not-announced']);
  });

  test('the clauses that refuse are named once each', () => {
    expect(refusingClauses([late, warned, late])).toEqual(['9.2']);
    expect(refusingClauses([warned])).toEqual([]);
  });

  test('a decision is looked for under several clauses, and by whom the book names', () => {
    const decided = (clause: string, by: string) => eventOf([], [], { approvals: [{ clause, by }] });
    expect(isApproved(decided('4.12', 'QC'), '4.1', TERMS)).toBe(true);
    expect(isApproved(decided('4.12', 'club'), '4.1', TERMS)).toBe(false);
    expect(isApproved(decided('4.13', 'QC'), '4.1', TERMS)).toBe(false);
    expect(isApproved(eventOf([], []), '4.1', TERMS)).toBe(false);
  });

  test('a decision of whom the book names leaves a note with its author', () => {
    const long = finding('fide.event-too-long', 'refuse', '4.1', { days: 91, limit: 90 });
    const checks = [() => [late, long]];
    const by = (clause: string) => eventOf([], [], { approvals: [{ clause, by: 'QC' }] });
    const noted = { ...long, weight: 'note', facts: { days: 91, limit: 90, approvedBy: 'QC' } };
    expect(findingsOf(eventOf([], []), TERMS, checks)).toEqual([late, long]);
    expect(findingsOf(by('4.12'), TERMS, checks)).toEqual([late, noted]);
    expect(findingsOf(by('9.2'), TERMS, checks)).toMatchObject([late, long, { code: 'approval.nobody-named' }]);
  });
});

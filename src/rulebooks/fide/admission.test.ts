import { describe, expect, test } from 'vitest';
import {
  checkAnnounced,
  checkDays,
  checkKFacts,
  checkMissingFacts,
  checkUnplayed,
  finding,
  findingsOf,
  reasonsOf,
  sortGames,
  unplayedGround,
} from './admission.ts';
import { COMPLETE, day, eventOf, rated, unrated } from './event.fixture.ts';

const A = rated('A', 2000);
const B = rated('B', 1900);

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

  test('a decision under the clause, or under one that waives it, leaves a note with its author', () => {
    const checks = [() => [late, warned]];
    const by = (clause: string) => eventOf([], [], { approvals: [{ clause, by: 'QC' }] });
    const noted = { ...late, weight: 'note', facts: { approvedBy: 'QC' } };
    expect(findingsOf(eventOf([], []), checks, {})).toEqual([late, warned]);
    expect(findingsOf(by('9.2'), checks, {})).toEqual([noted, warned]);
    expect(findingsOf(by('0.5'), checks, {})).toEqual([late, warned]);
    expect(findingsOf(by('0.5'), checks, { '9.2': ['0.5'] })).toEqual([noted, warned]);
  });
});

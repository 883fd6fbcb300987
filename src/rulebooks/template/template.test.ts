import { describe, expect, test } from 'vitest';
import type { Event } from '../../core/event.ts';
import type { HalfPoints } from '../../core/game.ts';
import { Why } from '../../core/reasons.ts';
import type { Report } from '../../core/report.ts';
import { readDocument } from '../../formats/json/read.ts';
import { admitReport } from '../../intake/admit.ts';
import { pointsAfter } from './calculators.ts';
import { gameChange, stake } from './clauses.ts';
import { LADDER_CONTENTS } from './contents.ts';
import { LADDER } from './editions.ts';
import { ladder } from './lists.ts';
import type { LadderRules } from './reasons.ts';
import vectors from './vectors/template.json' with { type: 'json' };

const eventOf = (document: unknown): Event =>
  admitReport(readDocument(document).document as Report, LADDER.needs).event as Event;

const caseNamed = (name: string): Event => eventOf(vectors.find((each) => each.case === name)?.input);

describe('the checked cases of the ladder', () => {
  for (const { case: name, clause, input, expected } of vectors) {
    test(`${name} (${clause})`, () => {
      if (input.args === undefined) {
        expect(LADDER.rate(eventOf(input))).toMatchObject(expected);
      } else {
        const { own, opponent, score } = input.args;
        expect(gameChange(own, opponent, (2 * score) as HalfPoints)).toBe(expected.value);
      }
    });
  }
});

describe('3.1 stake', () => {
  for (const [ahead, taken] of [
    [200, 25],
    [199, 15],
    [100, 15],
    [99, 10],
    [0, 10],
    [-1, 5],
    [-100, 5],
    [-101, 1],
  ] as const) {
    test(`a loser who was ahead by ${ahead} gives ${taken}`, () => expect(stake(1000, 1000 + ahead)).toBe(taken));
  }
});

describe('every clause has a home', () => {
  for (const clause of LADDER_CONTENTS) {
    test(clause.clause, async () => {
      if ('nothing' in clause) return expect(clause.nothing).toMatch(/^[A-Z].{15,}\.$/);
      for (const home of [clause.home].flat()) {
        const [file = '', name = ''] = home.split('#');
        expect(await import(new URL(file, import.meta.url).href)).toHaveProperty(name);
      }
    });
  }
});

describe('reasons', () => {
  const stepsOf = (asked?: 'all' | ReadonlySet<string>) =>
    Object.entries(LADDER.rate(caseNamed('one-evening'), asked).players)
      .filter(([, { steps }]) => steps !== undefined)
      .map(([id]) => id);

  test('are written only for whom they are asked', () => {
    expect(stepsOf()).toEqual([]);
    expect(stepsOf(new Set(['N']))).toEqual(['N']);
    expect(stepsOf('all')).toEqual(['A', 'B', 'N', 'O']);
  });

  test('go from the new points down to the table', () => {
    const { steps } = LADDER.rate(caseNamed('one-evening'), 'all').players['N'] ?? {};
    const lost = { round: 2, opponent: 'A', opponentPoints: 1200, score: 0 };
    const drawn = { round: 3, opponent: 'B', opponentPoints: 1000, score: 0.5 };
    const byTable = (loser: number, winner: number, gives: number) => ({
      clause: '3.1',
      rule: 'stake',
      given: { winner, loser, ahead: loser - winner },
      gives,
      from: [],
    });
    expect(steps).toEqual([
      {
        clause: '4',
        rule: 'new-points',
        given: { before: 1000, change: -1, games: 2 },
        gives: 999,
        from: [
          { clause: '1', rule: 'starting-points', given: {}, gives: 1000, from: [] },
          { clause: '3.2', rule: 'game', given: lost, gives: -1, from: [byTable(1000, 1200, 1)] },
          { clause: '3.2', rule: 'game', given: drawn, gives: 0, from: [byTable(1000, 1000, 10)] },
        ],
      },
    ]);
  });
});

test('an approval of the committee turns the refusal into a note', () => {
  const storm = { ...caseNamed('nothing-played'), approvals: [{ clause: '2.2', by: 'Committee' }] };
  expect(LADDER.check(storm).map(({ code, weight }) => [code, weight])).toEqual([
    ['template.game-not-counted', 'note'],
    ['template.nothing-played', 'note'],
  ]);
});

test('5 the ladder stands in the order of points, and who has none is not on it', () => {
  const players = { C: { after: 900 }, B: { after: 1100 }, N: { after: null }, A: { after: 900 }, D: { after: 900 } };
  expect(ladder(players).map(({ player }) => player)).toEqual(['B', 'A', 'C', 'D']);
});

test('the calculator answers with the functions that rate, and says why', () => {
  const why = new Why<LadderRules>();
  expect(pointsAfter({ own: 1200, opponent: 1000, score: 0.5 }, why)).toBe(1187);
  expect(why.steps.map(({ clause, gives }) => [clause, gives])).toEqual([['3.1', 25]]);
});

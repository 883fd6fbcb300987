import { describe, expect, test } from 'vitest';
import { Why } from '../../../core/reasons.ts';
import { day, eventOf, rated, unrated } from '../event.fixture.ts';
import { BOOK_2017, FIDE_2017 } from '../editions.ts';
import type { FideRules } from '../reasons.ts';
import { CITE, gameTimeOk, hybridOk, inactive, kFactor, limitedK, minimumMinutes } from './clauses.ts';

describe('0.2 hybrid events', () => {
  const hybrid = (start: string, approvals: readonly string[] = []) =>
    FIDE_2017.rate(
      eventOf([rated('A', 2000), rated('B', 2000)], ['1 A 1-0 B'], {
        start: day(start),
        end: day(start) + 2,
        hybrid: true,
        approvals: approvals.map((clause) => ({ clause, by: 'qc-chairman' })),
      }),
    );

  test('are rated from 1 February 2021 on', () => {
    expect([hybridOk(day('2021-01-31')), hybridOk(day('2021-02-01'))]).toEqual([false, true]);
  });

  for (const [start, code] of [
    ['2021-01-31', 'fide.not-over-the-board'],
    ['2021-02-01', 'fide.hybrid-unapproved'],
  ] as const) {
    test(`of ${start} without an approval: ${code}`, () => {
      const { rated: isRated, reasons, findings } = hybrid(start);
      expect([isRated, reasons]).toEqual([false, ['0.2']]);
      expect(findings.find(({ weight }) => weight === 'refuse')).toMatchObject({ code, clause: '0.2 hybrid' });
    });
  }

  test('with an approval one is rated', () => {
    for (const clause of ['0.2', '2.1', '0.2 hybrid']) expect(hybrid('2021-02-01', [clause]).rated).toBe(true);
    expect(hybrid('2021-02-01', ['4.12']).rated).toBe(false);
  });
});

test('9.1 the week of the arbiter and the 30 days of the federation are as in 2014', () => {
  const late = (received: string) =>
    FIDE_2017.rate(
      eventOf([rated('A', 2000), rated('B', 2000)], ['1 A 1-0 B'], {
        start: day('2018-05-01'),
        end: day('2018-05-04'),
        reportReceived: day(received),
      }),
    )
      .findings.filter(({ clause }) => clause === '9.1')
      .map(({ code, weight, facts }) => [code, weight, facts['due']]);
  expect(late('2018-05-11')).toEqual([]);
  expect(late('2018-05-12')).toEqual([['fide.arbiter-report-late', 'warn', '2018-05-11']]);
  expect(late('2018-06-04')).toEqual([['fide.report-late', 'warn', '2018-06-03']]);
});

describe('1.1 time by the game', () => {
  for (const [white, black, minutes] of [
    [2200, 1500, 120],
    [1500, 2200, 120],
    [2199, 1599, 90],
    [undefined, 1600, 90],
    [1599, 1599, 60],
    [undefined, undefined, 60],
  ] as const) {
    test(`${white} against ${black}: ${minutes} minutes`, () => {
      expect(minimumMinutes(white, black)).toBe(minutes);
      expect(gameTimeOk([{ minutes, increment: 0 }], white, black)).toBe(true);
      expect(gameTimeOk([{ minutes: minutes - 1, increment: 0 }], white, black)).toBe(false);
    });
  }

  const controls = [{ minutes: 60, increment: 30 }];
  const players = [rated('A', 2200), rated('B', 1700), rated('C', 1700)];

  test('what is too fast is left out with its reason, under 1.1', () => {
    const { players: of, findings } = FIDE_2017.rate(eventOf(players, ['1 A 1-0 B', '2 B 1-0 C'], { controls }), 'all');
    expect([of['A'], of['B'], of['C']].map((player) => (player as unknown as { n: number }).n)).toEqual([0, 1, 1]);
    expect(of['A']?.tables?.[0]?.rows).toMatchObject([{ kind: 'left-out', ground: 'too-fast' }]);
    expect(CITE.tooFast).toBe('1.1');
    expect(findings.find(({ code }) => code === 'fide.game-time-too-short')).toMatchObject({
      weight: 'warn',
      facts: { minutes: 90, required: 120, games: [[1, 'A', 'B']] },
    });
  });

  test('nobody is named who could let it count', () => {
    const approvals = [{ clause: '1.1', by: 'qc' }];
    const { players: of, findings } = FIDE_2017.rate(eventOf(players, ['1 A 1-0 B'], { controls, approvals }));
    expect(of['A']).toMatchObject({ n: 0 });
    expect(findings.map(({ code }) => code)).toContain('approval.nobody-named');
  });

  test('E5 a round robin with such a game is rated as a Swiss', () => {
    const five = [...[2200, 1700, 1600, 1500].map((rating, at) => rated(`R${at}`, rating)), unrated('U')];
    const games = five.flatMap(({ id }, at) =>
      five.slice(at + 1).map(({ id: other }, place) => `${at + place + 1} ${id} 1-0 ${other}`),
    );
    const asked = (given: object) =>
      FIDE_2017.rate(eventOf(five, games, { system: 'round-robin', ...given })) as unknown as { treatedAs: string };
    expect(asked({}).treatedAs).toBe('round-robin');
    expect(asked({ controls }).treatedAs).toBe('swiss');
    expect(asked({ controls: [{ minutes: 90, increment: 30 }] }).treatedAs).toBe('round-robin');
  });
});

describe('7.23a inactivity', () => {
  for (const [lastGame, on, answer] of [
    ['2019-10-01', '2020-10-01', false],
    ['2019-09-30', '2020-10-01', true],
    ['2018-11-01', '2020-11-01', false],
    ['2018-10-31', '2020-11-01', true],
    ['2020-10-01', '2022-10-01', false],
    ['2020-09-30', '2022-10-01', true],
    // reading E13: from November 2022 on it is a year again
    ['2021-11-01', '2022-11-01', false],
    ['2021-10-31', '2022-11-01', true],
  ] as const) {
    test(`a last game on ${lastGame}, the list of ${on}: ${answer}`, () =>
      expect(inactive(day(lastGame), day(on))).toBe(answer));
  }
});

test('8.56 the steps name this text’s clause', () => {
  const why = new Why<FideRules>();
  kFactor({ rating: 2000, games: 100, peak: 2000, on: day('2019-05-01') }, why);
  limitedK(40, 18, why);
  expect(why.steps.map(({ clause, rule, gives }) => [clause, rule, gives])).toEqual([
    ['8.56', 'k-established', 20],
    ['8.56', 'k-limited', 38],
  ]);
});

test('8.58 the example of ten players with 20 instead of 15 is the book’s own constant, which an event may replace', () => {
  expect(BOOK_2017.halfPointBonus).toBe(20);
  const rest = [1, 2, 3, 4, 5].map((at) => rated(`O${at}`, 1600));
  const games = [1, 2, 3, 4, 5].map((at) => `${at} U ${at < 4 ? '1-0' : '0-1'} O${at}`);
  const first = (facts: object): unknown => FIDE_2017.rate(eventOf([unrated('U'), ...rest], games, facts)).players['U'];
  expect(first({})).toMatchObject({ after: 1620 });
  expect(first({ halfPointBonus: 15 })).toMatchObject({ after: 1615 });
});

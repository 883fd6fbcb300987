/** Changes of a whole pool: what FIDE, Ireland and Austria did, by the rules as an office writes them. */
import { describe, expect, test } from 'vitest';
import { CONTROLS } from '../../core/control.ts';
import { type Month, parseMonth } from '../../core/dates.ts';
import {
  adjustedRating,
  isSameRule,
  parsePoolRule,
  type PoolRule,
  poolRuleText,
  ratingBefore,
  type TowardsRule,
} from '../../core/pool-rule.ts';
import { broughtRules } from '../office-rules.ts';
import vectors from './vectors/fide-pool-changes.json' with { type: 'json' };

const rule = (text: string): PoolRule => parsePoolRule(text) as PoolRule;

describe('vectors of changes of a whole pool', () => {
  for (const { case: name, clause, input, expected } of vectors) {
    const {
      rating,
      standard,
      rule: given,
    } = input.args as { rating: number; standard?: number | null; rule: PoolRule };
    test(`${clause}: ${name}`, () => expect(adjustedRating(rating, given, standard ?? undefined)).toBe(expected.value));
  }
});

describe('back from a rating that a rule has given', () => {
  const before = (rating: number, near: number, text = 'towards:2000:2/5') =>
    ratingBefore(rating, rule(text) as TowardsRule, near);

  test('everybody comes back to what he had, of two that became one the nearer', () => {
    for (const text of ['towards:2000:2/5', 'towards:2000:3/5:down', 'towards:2000:333333/1000000']) {
      for (let rating = 1000; rating <= 2100; rating += 1) {
        const after = adjustedRating(rating, rule(text));
        expect(before(after, rating, text)).toBe(rating);
        expect(adjustedRating(before(after, 1500, text) as number, rule(text))).toBe(after);
      }
    }
    expect(before(1401, 900)).toBe(1001);
    expect(before(1401, 1100)).toBe(1002);
  });

  test('with February played: from 1500 to 1688 there are 20 lost and 208 given', () => {
    expect(before(1688, 1500)).toBe(1480);
  });

  test('where everything that was lacking was given, there is no way back', () => {
    expect(before(1900, 1800, 'towards:2000:1/1')).toBeUndefined();
    expect(before(2000, 1800, 'towards:2000:1/1')).toBe(2000);
  });
});

test('lists from elsewhere have it in March 2024, of every time control, and in no other month', () => {
  const march = parseMonth('2024-03') as Month;
  for (const control of CONTROLS) {
    const changeOn = (list: Month) => broughtRules('fide', control, list).changeOfBrought?.(list);
    expect(changeOn(march)).toEqual(rule('towards:2000:2/5'));
    expect(changeOn(march + 1)).toBeUndefined();
  }
});

test('lists from elsewhere have the lift to the standard rating in October 2022, only of rapid and blitz', () => {
  const october = parseMonth('2022-10') as Month;
  for (const control of CONTROLS) {
    const changeOn = (list: Month) => broughtRules('fide', control, list).changeOfBrought?.(list);
    expect(changeOn(october)).toEqual(control === 'standard' ? undefined : { kind: 'at-least', minus: 100 });
    expect(changeOn(october - 1)).toBeUndefined();
  }
});

describe('FIDE, 1 March 2024: below 2000, two fifths of what is lacking', () => {
  // below the floor of 1000 nobody has a rating that could be raised
  for (const [before, after] of [
    [1000, 1400],
    [1001, 1401],
    [1002, 1401],
    [1003, 1402],
    [1399, 1639],
    [1400, 1640],
    [1996, 1998],
    [1997, 1998],
    [1998, 1999],
    [1999, 1999],
    [2000, 2000],
    [2001, 2001],
  ] as const) {
    test(`${before} becomes ${after}`, () => expect(adjustedRating(before, rule('towards:2000:2/5'))).toBe(after));
  }

  test('no half can arise, and in whole numbers it is R + ⌊(4 × (2000 − R) + 5) / 10⌋', () => {
    for (let rating = 1000; rating < 2000; rating += 1) {
      expect(adjustedRating(rating, rule('towards:2000:2/5'))).toBe(
        rating + Math.floor((4 * (2000 - rating) + 5) / 10),
      );
    }
  });
});

test('Ireland cuts off: 1402 becomes 1760, where rounding would give 1761', () => {
  expect(adjustedRating(1402, rule('towards:2000:3/5:down'))).toBe(1760);
  expect(adjustedRating(1402, rule('towards:2000:3/5'))).toBe(1761);
});

test('Austria: 800 becomes 1200 by 0.333333, exactly', () => {
  expect(adjustedRating(800, rule('towards:2000:333333/1000000'))).toBe(1200);
});

test('towards never lowers anybody, and a half goes up', () => {
  expect(adjustedRating(2800, rule('towards:2000:1/1'))).toBe(2800);
  expect(adjustedRating(1999, rule('towards:2000:1/2'))).toBe(2000);
});

describe('a rule as text', () => {
  for (const text of ['towards:2000:2/5', 'towards:2000:3/5:down', 'at-least:standard:100']) {
    test(`${text} is read and written alike`, () => expect(poolRuleText(rule(text))).toBe(text));
  }

  for (const text of ['towards:2000:0/5', 'towards:2000:6/5', 'towards:2000:2/0']) {
    test(`${text} is no part of what is lacking`, () => expect(parsePoolRule(text)).toBe('fraction'));
  }

  for (const text of ['', 'towards', 'towards:2000:-1/5', 'towards:2000:2/5:up', 'at-least:Standard:100', 'plus:40']) {
    test(`“${text}” is no rule`, () => expect(parsePoolRule(text)).toBe('unreadable'));
  }

  test('2/5 and 4/10 are the same change; another limit, rounding or kind is not', () => {
    const one = rule('towards:2000:2/5');
    expect(isSameRule(one, rule('towards:2000:4/10'))).toBe(true);
    for (const other of ['towards:1999:2/5', 'towards:2000:2/5:down', 'towards:2000:3/5', 'at-least:standard:100']) {
      expect(isSameRule(one, rule(other))).toBe(false);
    }
    expect(isSameRule(rule('at-least:standard:100'), rule('at-least:standard:100'))).toBe(true);
  });
});

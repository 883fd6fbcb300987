import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountId,
  accountNumber,
  eventId,
  eventNumber,
  importId,
  importNumber,
  jobId,
  jobNumber,
  LAST_PERSON,
  personId,
  personNumber,
  requestId,
  requestNumber,
} from './ids.ts';

const DIGITS = [...'0123456789abcdefghjkmnpqrstvwxyz'];
const numbers = fc.integer({ min: 1, max: LAST_PERSON });

describe('the id of a person', () => {
  // an id is for ever: these must never change
  for (const [number, id] of [
    [1, '4hphbna'],
    [2, 'xsmpdj8'],
    [3, 'bkrxdwq'],
    [500_000, 'rdfm8sz'],
    [2 ** 30 - 1, 'kfxszqm'],
  ] as const) {
    test(`of number ${number} is ${id}`, () => {
      expect(personId(number)).toBe(id);
      expect(personNumber(id)).toBe(number);
    });
  }

  test('of nothing is none: a damaged file may name nobody', () => expect(personNumber(undefined)).toBeUndefined());

  test('has seven characters of base 32, and its number comes back', () =>
    fc.assert(
      fc.property(numbers, (number) => {
        expect(personId(number)).toMatch(/^[0-9a-hjkmnp-tv-z]{7}$/);
        expect(personNumber(personId(number))).toBe(number);
      }),
      { numRuns: 5000 },
    ));

  test('is given once: each of the first 2,000,000 leads back to its own number', () => {
    let wrong = 0;
    for (let number = 1; number <= 2_000_000; number += 1) if (personNumber(personId(number)) !== number) wrong += 1;
    expect(wrong).toBe(0);
  });

  test('shows no order: neighbours differ in most characters', () => {
    let same = 0;
    for (let number = 1; number <= 1000; number += 1) {
      const [one, next] = [personId(number), personId(number + 1)];
      same += [...one].filter((letter, index) => letter === next[index]).length;
    }
    expect(same).toBeLessThan(1000);
  });

  test('may be written in capitals, with o for 0 and i or l for 1', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom('i', 'l', 'I', 'L'), fc.constantFrom('o', 'O'), (number, one, zero) => {
        const id = personId(number);
        expect(personNumber(id.toUpperCase())).toBe(number);
        expect(personNumber(id.replaceAll('1', one).replaceAll('0', zero))).toBe(number);
      }),
    );
  });

  test('with one wrong character is nobody’s, wherever it is', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const id = personId(number);
        for (let place = 0; place < id.length; place += 1) {
          for (const digit of DIGITS.filter((each) => each !== id[place])) {
            expect(personNumber(id.slice(0, place) + digit + id.slice(place + 1))).toBeUndefined();
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('every single fault and every swap of neighbours is caught, because the check is linear', () => {
    // ids are the words whose check sum is zero and sums of ids are ids, so a fault is unseen only if the fault itself is one
    const isId = (digits: readonly number[]): boolean =>
      personNumber(digits.map((digit) => DIGITS[digit]).join('')) !== undefined;
    const faults: number[][] = [];
    for (let place = 0; place < 7; place += 1) {
      for (let digit = 1; digit < 32; digit += 1) {
        faults.push(Array.from({ length: 7 }, (_, index) => (index === place ? digit : 0)));
        if (place < 6) {
          faults.push(Array.from({ length: 7 }, (_, index) => (index === place || index === place + 1 ? digit : 0)));
        }
      }
    }
    expect(faults).toHaveLength(7 * 31 + 6 * 31);
    expect(faults.filter(isId)).toEqual([]);
  });

  test('the sum of two ids, digit by digit without carry, is an id: the check is linear', () => {
    const digitsOf = (id: string): number[] => [...id].map((letter) => DIGITS.indexOf(letter));
    fc.assert(
      fc.property(fc.uniqueArray(numbers, { minLength: 2, maxLength: 2 }), ([one, other]) => {
        const [a, b] = [digitsOf(personId(one as number)), digitsOf(personId(other as number))];
        const sum = a.map((digit, index) => DIGITS[digit ^ (b[index] as number)]).join('');
        expect(personNumber(sum)).toBeTypeOf('number');
      }),
    );
  });

  test('with two neighbours swapped is nobody’s', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const id = personId(number);
        for (let place = 0; place < 6; place += 1) {
          const [one, other] = [id[place] as string, id[place + 1] as string];
          if (one !== other) {
            expect(personNumber(id.slice(0, place) + other + one + id.slice(place + 2))).toBeUndefined();
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  for (const text of ['', '0000000', '4hphbnaa', 'u000000', '000000u', '-000000', ' 00000k', 'őőőőőőő', '0000ő00']) {
    test(`is not “${text}”`, () => expect(personNumber(text)).toBeUndefined());
  }

  for (const number of [0, -1, 1.5, 2 ** 30, Number.NaN]) {
    test(`is not given to number ${number}`, () => expect(() => personId(number)).toThrow(RangeError));
  }
});

describe('the id of an event', () => {
  test('is e and its number', () => {
    expect(eventId(17)).toBe('e17');
    expect(eventNumber('e17')).toBe(17);
    expect(eventNumber('E17')).toBe(17);
    expect(eventNumber(eventId(2_147_483_647))).toBe(2_147_483_647);
    expect(eventNumber('e2147483648')).toBeUndefined();
    expect(() => eventId(2_147_483_648)).toThrow(RangeError);
  });

  for (const text of ['', 'e', '17', 'e0', 'e017', 'e-1', 'e1.5', 'e17 ', 'f17', 'e1000000000000000']) {
    test(`is not “${text}”`, () => expect(eventNumber(text)).toBeUndefined());
  }

  for (const number of [0, -1, 1.5, Number.NaN, 1_000_000_000_000_000]) {
    test(`is not given to number ${number}`, () => expect(() => eventId(number)).toThrow(RangeError));
  }
});

describe('the id of an import', () => {
  test('is i and its number', () => {
    expect(importId(7)).toBe('i7');
    expect(importNumber('I7')).toBe(7);
  });

  for (const text of ['', 'i', '7', 'i0', 'i07', 'e7', 'i7 ']) {
    test(`is not “${text}”`, () => expect(importNumber(text)).toBeUndefined());
  }

  for (const number of [0, 1.5, 1_000_000_000_000_000]) {
    test(`is not given to number ${number}`, () => expect(() => importId(number)).toThrow(RangeError));
  }
});

describe('the ids of accounts, requests and jobs', () => {
  for (const [letter, idOf, numberOf] of [
    ['u', accountId, accountNumber],
    ['r', requestId, requestNumber],
    ['j', jobId, jobNumber],
  ] as const) {
    test(`are ${letter} and a number from 1`, () => {
      expect(idOf(12)).toBe(`${letter}12`);
      expect(numberOf(`${letter}12`)).toBe(12);
      for (const wrong of ['e12', `${letter}0`, `${letter}012`, `${letter}1.5`, letter, `${letter}12 `, '12'])
        expect(numberOf(wrong)).toBeUndefined();
      for (const wrong of [0, -1, 1.5, Number.NaN]) expect(() => idOf(wrong)).toThrow(/^no number of an? \w+$/);
    });
  }
});

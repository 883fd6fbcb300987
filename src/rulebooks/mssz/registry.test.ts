import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/dates.ts';
import { FIDE_TITLES } from '../fide/titles.ts';
import {
  checkRegistry,
  checkStrengthOrders,
  type FideSheet,
  fideIdDue,
  fideIdHungarian,
  isInOwnClub,
  type KomirSheet,
  komirIdOk,
  NATIONAL_TITLES,
  REGISTRY_STATUSES,
  titleOk,
} from './registry.ts';

const LEFT: KomirSheet = {
  komirId: '20417',
  name: 'Minta Anna',
  birth: { year: 2001, day: dayOf(2001, 5, 6) },
  sex: 'f',
  country: 'HUN',
  komirRating: 1650,
  fideId: '712345',
  licenceClub: 'Minta SE',
  guestClub: 'Példa SK',
  strengthOrder: { club: 'Minta SE', number: 7 },
};

const RIGHT: FideSheet = {
  period: { from: dayOf(2017, 3, 1), to: dayOf(2017, 3, 31) },
  fideId: '712345',
  name: 'Minta, Anna',
  birthYear: 2001,
  sex: 'f',
  country: 'HUN',
  fideRating: 1650,
  lastGames: 9,
  status: 'active',
  k: 40,
};

describe('MSSZ 1. § 3, titles', () => {
  for (const title of FIDE_TITLES) test(`${title} is a title`, () => expect(titleOk(title)).toBe(true));

  for (const title of NATIONAL_TITLES) {
    test(`${title} is one when it was won before 1990`, () => {
      expect(titleOk(title, 1989)).toBe(true);
      expect(titleOk(title, 1990)).toBe(false);
      expect(titleOk(title)).toBe(false);
    });
  }

  test('another is none, whenever it was won', () => {
    expect(titleOk('LM')).toBe(false);
    expect(titleOk('LM', 1980)).toBe(false);
    expect(titleOk('V.o.', 1980)).toBe(false);
    expect(titleOk('gm')).toBe(false);
  });

  test('the lists are those of the book', () => {
    expect(FIDE_TITLES).toEqual(['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM', 'CM', 'WCM']);
    expect(NATIONAL_TITLES).toEqual(['NAM', 'mj', 'I.o.', 'II.o.', 'III.o.', 'IV.o.']);
    expect(REGISTRY_STATUSES).toEqual(['active', 'inactive']);
  });
});

describe('MSSZ 2. §, the numbers', () => {
  for (const [id, ok] of [
    ['', false],
    ['1', true],
    ['54321', true],
    ['123456', false],
    ['12a45', false],
    ['-1234', false],
    [' 1234', false],
    ['1234 ', false],
  ] as const) {
    test(`'${id}' is ${ok ? 'a' : 'no'} KOMIR ID`, () => expect(komirIdOk(id)).toBe(ok));
  }

  for (const [id, usual] of [
    ['712345', true],
    ['71234', false],
    ['7123456', false],
    ['612345', false],
    ['1712345', false],
    ['71234x', false],
  ] as const) {
    test(`${id} is ${usual ? 'a usual' : 'an unusual'} Hungarian FIDE ID`, () =>
      expect(fideIdHungarian(id)).toBe(usual));
  }

  test('a FIDE ID is due after the first game against a rated player', () => {
    expect(fideIdDue(0)).toBe(false);
    expect(fideIdDue(1)).toBe(true);
    expect(fideIdDue(2)).toBe(true);
    const due = (sheet: KomirSheet, games?: number): readonly object[] =>
      checkRegistry(sheet, undefined, games).filter(({ code }) => code === 'mssz.fide-id-due');
    expect(due({}, 2)).toEqual([
      { code: 'mssz.fide-id-due', weight: 'warn', clause: '2. § FIDE ID', facts: { games: 2 } },
    ]);
    expect([due({}), due({}, 0), due({ fideId: '700001' }, 2)]).toEqual([[], [], []]);
  });
});

describe('MSSZ 2. §, the two sheets', () => {
  const faults = (left: Partial<KomirSheet>, right: Partial<FideSheet> = {}) =>
    checkRegistry({ ...LEFT, ...left }, { ...RIGHT, ...right });

  test('sheets that are complete and agree have no fault', () => expect(faults({})).toEqual([]));

  test('who has no FIDE ID yet has only the left sheet', () => {
    const newcomer = { ...LEFT, fideId: undefined, komirRating: undefined, strengthOrder: undefined };
    expect(checkRegistry(newcomer)).toEqual([]);
    expect(checkRegistry({ ...newcomer, komirId: '204170' })).toHaveLength(1);
  });

  for (const field of ['komirId', 'name', 'birth', 'sex', 'country'] as const) {
    test(`${field} must be filled in`, () =>
      expect(faults({ [field]: undefined })).toEqual([
        { code: 'mssz.field-missing', weight: 'refuse', clause: '2. § left sheet', facts: { sheet: 'left', field } },
      ]));
  }

  test('an empty text is not filled in', () => {
    expect(faults({ komirId: '', name: '', country: '' }).map(({ facts }) => facts['field'])).toEqual([
      'komirId',
      'name',
      'country',
    ]);
  });

  test('a bare year is no date of birth', () =>
    expect(faults({ birth: { year: 2001 } })).toMatchObject([{ facts: { sheet: 'left', field: 'birth' } }]));

  test('a KOMIR ID has at most five digits', () =>
    expect(faults({ komirId: '204170' })).toEqual([
      {
        code: 'mssz.komir-id',
        weight: 'refuse',
        clause: '2. § KOMIR ID',
        facts: { komirId: '204170', digits: 5 },
      },
    ]));

  for (const [number, ok] of [
    [-1, false],
    [0, false],
    [1, true],
    [1.5, false],
    [2, true],
  ] as const) {
    test(`${number} is ${ok ? 'a' : 'no'} position in a strength order`, () =>
      expect(faults({ strengthOrder: { club: 'Minta SE', number } })).toEqual(
        ok
          ? []
          : [
              {
                code: 'mssz.strength-order',
                weight: 'refuse',
                clause: '2. § licence',
                facts: { club: 'Minta SE', number },
              },
            ],
      ));
  }

  test('an unusual FIDE ID of a Hungarian player is a warning, of another player nothing', () => {
    const fideId = '1503014';
    expect(faults({ fideId }, { fideId })).toEqual([
      { code: 'mssz.fide-id-unusual', weight: 'warn', clause: '2. § FIDE ID', facts: { fideId } },
    ]);
    expect(faults({ fideId, country: 'SRB' }, { fideId, country: 'SRB' })).toEqual([]);
  });

  test('both sheets have the same FIDE ID', () => {
    const differs = { code: 'mssz.fide-id-differs', weight: 'refuse', clause: '2. § FIDE ID' };
    expect(faults({}, { fideId: '712346' })).toEqual([{ ...differs, facts: { left: '712345', right: '712346' } }]);
    expect(faults({ fideId: undefined })).toEqual([{ ...differs, facts: { left: null, right: '712345' } }]);
    expect(faults({}, { fideId: undefined })).toEqual([{ ...differs, facts: { left: '712345', right: null } }]);
    expect(faults({ fideId: undefined }, { fideId: undefined })).toEqual([]);
  });

  test('the years of birth agree, and no day is told', () => {
    const differs = { code: 'mssz.birth-year-differs', weight: 'refuse', clause: '2. § right sheet' };
    expect(faults({}, { birthYear: 2002 })).toEqual([{ ...differs, facts: { left: 2001, right: 2002 } }]);
    expect(faults({}, { birthYear: undefined })).toEqual([{ ...differs, facts: { left: 2001, right: null } }]);
  });

  test('since 2011 there is one rating', () => {
    const differs = { code: 'mssz.rating-differs', weight: 'refuse', clause: '2. § left sheet' };
    expect(faults({ komirRating: 1660 })).toEqual([{ ...differs, facts: { left: 1660, right: 1650 } }]);
    expect(faults({ komirRating: undefined })).toEqual([{ ...differs, facts: { left: null, right: 1650 } }]);
    expect(faults({}, { fideRating: undefined })).toEqual([{ ...differs, facts: { left: 1650, right: null } }]);
    const to = dayOf(2011, 1, 31);
    const from2011 = { period: { from: dayOf(2011, 1, 1), to } };
    const from2010 = { period: { from: dayOf(2010, 12, 31), to } };
    expect(faults({ komirRating: 1660 }, from2011)).toEqual([{ ...differs, facts: { left: 1660, right: 1650 } }]);
    expect(faults({ komirRating: 1660 }, from2010)).toEqual([]);
  });

  for (const k of [10, 20, 40]) test(`K may be ${k}`, () => expect(faults({}, { k })).toEqual([]));

  test('K is 10, 20 or 40, and only the unrated have none', () => {
    const fault = { code: 'mssz.k', weight: 'refuse', clause: '2. § K' };
    expect(faults({}, { k: 15 })).toEqual([{ ...fault, facts: { k: 15 } }]);
    expect(faults({}, { k: undefined })).toEqual([{ ...fault, facts: { k: null } }]);
    expect(faults({ komirRating: undefined }, { fideRating: undefined, k: undefined })).toEqual([]);
  });

  test('the status is active or inactive', () => {
    const fault = { code: 'mssz.status', weight: 'refuse', clause: '2. § right sheet' };
    expect(faults({}, { status: 'inactive' })).toEqual([]);
    expect(faults({}, { status: 'idle' })).toEqual([{ ...fault, facts: { status: 'idle' } }]);
    expect(faults({}, { status: undefined })).toEqual([{ ...fault, facts: { status: null } }]);
  });

  test('a title of the right sheet is one of FIDE', () => {
    expect(faults({}, { fideTitle: 'WFM' })).toEqual([]);
    expect(faults({}, { fideTitle: 'NAM' })).toEqual([
      { code: 'mssz.title', weight: 'refuse', clause: '1. § 3', facts: { title: 'NAM' } },
    ]);
  });

  test('the right sheet names its period', () =>
    expect(faults({}, { period: undefined })).toEqual([
      {
        code: 'mssz.field-missing',
        weight: 'refuse',
        clause: '2. § right sheet',
        facts: { sheet: 'right', field: 'period' },
      },
    ]));
});

describe('MSSZ 2. §, strength orders', () => {
  const sheet = (komirId: string | undefined, club: string, number: number): KomirSheet => ({
    komirId,
    strengthOrder: { club, number },
  });

  test('positions of a club that differ are in order, and so are equal ones of different clubs', () => {
    expect(checkStrengthOrders([sheet('1', 'A', 1), sheet('2', 'A', 2), sheet('3', 'B', 1), { komirId: '4' }])).toEqual(
      [],
    );
    expect(checkStrengthOrders([{ komirId: '1' }, { komirId: '2' }])).toEqual([]);
  });

  test('a place is in the order of the own club or of the club where one is a guest', () => {
    const clubs = { komirId: '1', licenceClub: 'A', guestClub: 'B' };
    const isIn = (club: string): boolean => isInOwnClub({ ...clubs, strengthOrder: { club, number: 3 } });
    expect(['A', 'B', 'C'].map(isIn)).toEqual([true, true, false]);
    expect(isInOwnClub(clubs)).toBe(true);
  });

  test('a shared position is one finding that names everybody who holds it', () => {
    const shared = [
      sheet('1', 'A', 1),
      sheet('2', 'B', 11),
      sheet('3', 'A', 1),
      sheet(undefined, 'A', 1),
      sheet('5', 'B', 11),
      sheet('6', 'B', 1),
      sheet('7', 'B1', 1),
    ];
    const fault = { code: 'mssz.strength-order-shared', weight: 'refuse', clause: '2. § licence' };
    expect(checkStrengthOrders(shared)).toEqual([
      { ...fault, facts: { club: 'A', number: 1, komirIds: ['1', '3'] } },
      { ...fault, facts: { club: 'B', number: 11, komirIds: ['2', '5'] } },
    ]);
  });
});

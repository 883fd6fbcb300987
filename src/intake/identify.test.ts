import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../core/dates.ts';
import { parseBirth } from '../core/people.ts';
import {
  type Candidate,
  contradictions,
  identify,
  IDENTIFY_RULES,
  isNamedAlike,
  type ReportedIdentity,
} from './identify.ts';

const born = (text: string) => ({ birth: parseBirth(text) as NonNullable<ReturnType<typeof parseBirth>> });
const day = (text: string): number => parseDay(text) as number;

const anna: Candidate = {
  person: 1,
  name: 'Berekfalvi, Anna',
  ...born('2001-02-03'),
  sex: 'f',
  federation: 'HUN',
  fideId: '700001',
  komirId: '123',
};
const bare = { name: 'Berekfalvi, Anna' } as const;
const other = (person: number, more: Partial<Candidate>): Candidate => ({ person, ...bare, ...more });

const codes = (reported: ReportedIdentity, candidates: readonly Candidate[], rules = IDENTIFY_RULES) => {
  const identified = identify(reported, candidates, rules);
  return [identified.kind, ...identified.findings.map(({ code }) => code)];
};

test('a name is like another from 700 on, with the same birth date from 450', () => {
  const reported = { name: 'Friss, Ida', birth: { year: 2006, day: 13_000 } };
  for (const [name, birth, isAlike] of [
    ['Friss, Ida', undefined, true],
    ['Oda, Feris', undefined, true],
    ['Friss, Edo', undefined, false],
    ['Friss, Edo', { year: 2006 }, false],
    ['Friss, Edo', { year: 2006, day: 13_000 }, true],
    ['Feres, Ade', { year: 2006, day: 13_000 }, false],
  ] as const) {
    expect(isNamedAlike(reported, { name, ...(birth === undefined ? {} : { birth }) })).toBe(isAlike);
  }
});

describe('what a report says against a person whom somebody names', () => {
  const anna = { person: 1, name: 'Kovács, Anna', birth: { year: 1990, day: 8000 }, federation: 'HUN' };
  for (const [title, reported, against] of [
    ['nothing', { name: 'Kovacs Anna', birth: { year: 1990 }, federation: 'HUN' }, []],
    ['nothing that it does not say', {}, []],
    ['another name', { name: 'Quite Another' }, ['name']],
    [
      'a name that is alike only with the same day of birth',
      { name: 'Kovács, Antal', birth: { year: 1990, day: 8000 } },
      [],
    ],
    ['another year', { name: 'Kovács, Anna', birth: { year: 1991 } }, ['birth']],
    ['another day', { name: 'Kovács, Anna', birth: { year: 1990, day: 8001 } }, ['birth']],
    ['another federation', { name: 'Kovács, Anna', federation: 'AUT' }, ['federation']],
    ['a federation of another list', { name: 'Kovács, Anna', federation: 'HU' }, []],
    [
      'all of them',
      { name: 'Quite Another', birth: { year: 1950 }, federation: 'AUT' },
      ['name', 'birth', 'federation'],
    ],
  ] as const) {
    test(title, () => expect(contradictions(reported, [anna])).toEqual(against));
  }

  test('fits one of several records of the same person', () => {
    const before = { person: 2, name: 'Nagy, Anna', mergedInto: 1 };
    expect(contradictions({ name: 'Nagy Anna', birth: { year: 1990 } }, [anna, before])).toEqual([]);
  });
});

describe('a number', () => {
  test('names the person whom name and birth do not contradict', () => {
    expect(identify({ fideId: '700001', ...bare, ...born('2001') }, [anna])).toEqual({
      kind: 'known',
      person: 1,
      by: 'fide',
      findings: [],
    });
    expect(identify({ komirId: '00123' }, [anna])).toMatchObject({ kind: 'known', person: 1, by: 'komir' });
    expect(identify({ orrId: '9' }, [{ person: 4, orrId: '9' }])).toMatchObject({ person: 4, by: 'orr' });
    expect(identify({ pin: '10 000 001', name: 'X' }, [{ person: 4, pin: '10000001' }])).toMatchObject({
      person: 4,
      by: 'pin',
    });
  });

  test('with quite another name is a question', () => {
    expect(identify({ fideId: '700001', name: 'Nyírhegyi Soma' }, [anna])).toEqual({
      kind: 'question',
      candidates: [{ person: 1, likeness: 0, agrees: ['fide'], differs: ['name'] }],
      findings: [
        { code: 'identify.name-contradicts', weight: 'warn', facts: { person: 1, number: 'fide', likeness: 0 } },
      ],
    });
  });

  test('with another family name is a question, unless the birthday agrees', () => {
    const married = { fideId: '700001', name: 'Nyírhegyi Anna' };
    expect(codes(married, [anna])).toEqual(['question', 'identify.name-contradicts']);
    expect(codes({ ...married, ...born('2001') }, [anna])).toEqual(['question', 'identify.name-contradicts']);
    expect(identify({ ...married, ...born('2001-02-03') }, [anna])).toMatchObject({
      kind: 'known',
      findings: [{ code: 'identify.name-differs', weight: 'note', facts: { person: 1, likeness: 500 } }],
    });
  });

  test('with another year of birth is a question, with another day of that year a warning', () => {
    expect(identify({ fideId: '700001', ...bare, ...born('2002') }, [anna])).toEqual({
      kind: 'question',
      candidates: [{ person: 1, likeness: 800, agrees: ['name', 'fide'], differs: ['birth-year'] }],
      findings: [{ code: 'identify.birth-contradicts', weight: 'warn', facts: { person: 1, number: 'fide' } }],
    });
    expect(codes({ fideId: '700001', ...bare, ...born('2001-02-04') }, [anna])).toEqual([
      'known',
      'identify.birthday-differs',
    ]);
  });

  test('is not shaken by sex, federation and initials, which are told', () => {
    expect(identify({ fideId: '700001', name: 'Berekfalvi A.', sex: 'm', federation: 'AUT' }, [anna]).findings).toEqual(
      [
        { code: 'identify.name-differs', weight: 'note', facts: { person: 1, likeness: 925 } },
        { code: 'identify.sex-differs', weight: 'warn', facts: { person: 1 } },
        { code: 'identify.federation-differs', weight: 'note', facts: { person: 1 } },
      ],
    );
  });

  test('with a name that is equal to the letter has nothing to be told of it, initials or not', () => {
    const short: Candidate = { ...anna, name: 'Berekfalvi, A.' };
    expect(identify({ fideId: '700001', name: 'Berekfalvi, A.' }, [short])).toMatchObject({
      kind: 'known',
      findings: [],
    });
    expect(codes({ fideId: '700001', name: 'Berekfalvi, A. B.' }, [short])).toEqual(['known', 'identify.name-differs']);
  });

  test('and another that is somebody else’s are a question', () => {
    const soma: Candidate = { person: 2, name: 'Nyírhegyi Soma', komirId: '55' };
    expect(identify({ fideId: '700001', komirId: '55' }, [soma, anna])).toEqual({
      kind: 'question',
      candidates: [
        { person: 2, likeness: 0, agrees: ['komir'], differs: [] },
        { person: 1, likeness: 0, agrees: ['fide'], differs: ['komir'] },
      ],
      findings: [
        {
          code: 'identify.numbers-disagree',
          weight: 'warn',
          facts: { numbers: ['fide', 'komir'], persons: [1, 2] },
        },
      ],
    });
  });

  test('of two persons is a question', () => {
    const twice = other(2, { fideId: '700001' });
    expect(identify({ fideId: '700001', komirId: '123', ...bare }, [twice, anna]).findings).toEqual([
      { code: 'identify.number-shared', weight: 'warn', facts: { number: 'fide', persons: [1, 2] } },
    ]);
    const third: Candidate = { person: 3, orrId: '7' };
    expect(codes({ fideId: '700001', orrId: '7' }, [twice, anna, third])).toEqual([
      'question',
      'identify.number-shared',
      'identify.numbers-disagree',
    ]);
  });

  test('beside another that the person does not have is a question', () => {
    expect(identify({ fideId: '700001', komirId: '124' }, [anna]).findings).toEqual([
      { code: 'identify.number-unknown', weight: 'note', facts: { number: 'komir' } },
      { code: 'identify.number-differs', weight: 'warn', facts: { person: 1, number: 'komir' } },
    ]);
  });

  test('that is in doubt asks about those with a like name, too', () => {
    const soma: Candidate = { person: 9, name: 'Nyírhegyi Soma' };
    const reported = { fideId: '700001', name: 'Nyírhegyi Soma' };
    expect(identify(reported, [soma, anna, other(3, {})])).toMatchObject({
      kind: 'question',
      candidates: [{ person: 1 }, { person: 9, likeness: 1000 }],
    });
  });

  test('of zeros or blanks is none', () => {
    expect(codes({ fideId: '0', komirId: ' ', name: 'Nyírhegyi Soma' }, [{ ...anna, fideId: '0' }])).toEqual(['new']);
  });
});

describe('name and birth', () => {
  test('that agree to the day with one person name him, in whatever spelling', () => {
    const yuri: Candidate = { person: 5, name: 'Соловцев Юрий', ...born('1990-05-06') };
    expect(identify({ name: 'Iurii Solovtsev', ...born('1990-05-06') }, [yuri, anna])).toEqual({
      kind: 'known',
      person: 5,
      by: 'name-and-birth',
      findings: [],
    });
  });

  test('of two persons are a question', () => {
    expect(identify({ ...bare, ...born('2001-02-03') }, [other(2, born('2001-02-03')), anna])).toMatchObject({
      kind: 'question',
      candidates: [{ person: 1 }, { person: 2 }],
      findings: [{ code: 'identify.doubtful', weight: 'warn', facts: { persons: [1, 2], because: 'several' } }],
    });
  });

  test('to the day tell of others with a like name whose birth may be the same', () => {
    const others = [other(2, {}), other(3, born('2001')), other(4, born('2001-02-04')), other(5, born('2002'))];
    expect(identify({ ...bare, ...born('2001-02-03') }, [...others, anna])).toEqual({
      kind: 'known',
      person: 1,
      by: 'name-and-birth',
      findings: [{ code: 'identify.others-alike', weight: 'note', facts: { person: 1, persons: [3, 2] } }],
    });
  });

  const doubtful = (reported: ReportedIdentity, candidates: readonly Candidate[]) => {
    const { kind, findings } = identify(reported, candidates);
    return [kind, ...findings.map(({ facts }) => facts['because'])];
  };

  test('to the year name a person only in his own spelling', () => {
    const year = born('2001');
    expect(codes({ name: 'BEREKFALVI ANNA', ...year }, [anna])).toEqual(['known']);
    expect(codes({ ...bare, ...born('2001-02-03') }, [other(2, year)])).toEqual(['known']);
    expect(doubtful({ name: 'Береkfalvi Anna', ...year }, [anna])).toEqual(['question', 'spelling']);
    expect(doubtful({ name: 'Berekfalvy, Anna', ...year }, [anna])).toEqual(['question', 'spelling']);
  });

  test('to the year are a question if somebody alike has no birth in the registry, or the same', () => {
    const year = born('2001');
    expect(doubtful({ ...bare, ...year }, [anna, other(2, {})])).toEqual(['question', 'birth-unknown']);
    expect(doubtful({ ...bare, ...year }, [anna, other(2, { ...year, name: 'Berekfalvi Anna Réka' })])).toEqual([
      'question',
      'several',
    ]);
    expect(codes({ ...bare, ...year }, [anna, other(2, { name: 'Berekfalvi, Soma' })])).toEqual(['known']);
  });

  test('are a question where the birth is not known, is another, or the name is only alike', () => {
    expect(doubtful({ ...bare, ...born('2001') }, [other(2, {})])).toEqual(['question', 'birth-unknown']);
    expect(doubtful({ ...bare, ...born('2001-02-04') }, [anna, other(2, {})])).toEqual(['question', 'differs']);
    expect(doubtful({ name: 'Berekfalvi, Hanna', ...born('2001-02-03') }, [anna])).toEqual(['question', 'spelling']);
    expect(doubtful({ name: 'Nyírhegyi, Anna', ...born('2001-02-03') }, [anna])).toEqual(['question', 'spelling']);
  });

  test('without a birth in the report are always a question', () => {
    expect(identify(bare, [anna])).toEqual({
      kind: 'question',
      candidates: [{ person: 1, likeness: 1000, agrees: ['name'], differs: [] }],
      findings: [{ code: 'identify.doubtful', weight: 'warn', facts: { persons: [1], because: 'no-birth' } }],
    });
  });

  for (const [reported, registered, kind] of [
    ['2001', '2002', 'question'],
    ['2001', '2000', 'question'],
    ['1960', '1990', 'question'],
    ['1987', '1978', 'question'],
    ['1960', '2001', 'new'],
    ['2001', '2003', 'question'],
    ['2009', '2011', 'new'],
  ] as const) {
    test(`a namesake of ${registered} for a player of ${reported}: ${kind}`, () => {
      expect(identify({ ...bare, ...born(reported) }, [other(2, born(registered))]).kind).toBe(kind);
    });
  }

  test('of namesakes of quite another age leave a new person, and a note', () => {
    expect(identify({ ...bare, ...born('1960') }, [anna, { person: 2, name: 'Nyírhegyi Soma' }])).toEqual({
      kind: 'new',
      findings: [{ code: 'identify.namesakes', weight: 'note', facts: { persons: [1] } }],
    });
  });

  test('that agree while sex or a number contradicts are a question', () => {
    const whole = { ...bare, ...born('2001-02-03') };
    expect(codes({ ...whole, sex: 'm' }, [anna])).toEqual(['question', 'identify.sex-differs']);
    expect(codes({ ...whole, fideId: '8' }, [anna])).toEqual([
      'question',
      'identify.number-unknown',
      'identify.number-differs',
    ]);
    expect(codes({ ...whole, orrId: '8', federation: 'AUT' }, [anna])).toEqual([
      'known',
      'identify.number-unknown',
      'identify.federation-differs',
    ]);
  });

  test('that contradict lower a candidate', () => {
    const reported = { ...bare, ...born('2001-02-04'), sex: 'm', federation: 'AUT' } as const;
    expect(identify(reported, [anna, other(2, born('2000')), other(3, { sex: 'm' })])).toMatchObject({
      candidates: [
        { person: 3, likeness: 1000, agrees: ['name', 'sex'], differs: [] },
        { person: 2, likeness: 800, agrees: ['name'], differs: ['birth-year'] },
        { person: 1, likeness: 730, agrees: ['name', 'birth-year'], differs: ['birth', 'sex', 'federation'] },
      ],
    });
  });
});

test('nobody alike is a new person', () => {
  expect(identify({ name: 'Nyírhegyi Soma', ...born('2001') }, [anna, { person: 2 }])).toEqual({
    kind: 'new',
    findings: [],
  });
  expect(identify({ name: 'Nyírhegyi Soma', fideId: '5' }, [])).toEqual({
    kind: 'new',
    findings: [{ code: 'identify.number-unknown', weight: 'note', facts: { number: 'fide' } }],
  });
});

test('without a name and a number there is nobody to ask about', () => {
  const nothing = { code: 'identify.nothing-to-go-by', weight: 'warn', facts: {} };
  expect(identify({ name: ' – ' }, [anna])).toEqual({ kind: 'question', candidates: [], findings: [nothing] });
  expect(identify(born('2001'), [anna])).toEqual({ kind: 'question', candidates: [], findings: [nothing] });
});

describe('somebody who has died', () => {
  const dead = { ...anna, deceased: day('2024-05-05') };
  for (const [on, kind] of [
    ['2024-05-05', 'known'],
    ['2024-05-06', 'question'],
  ] as const) {
    test(`on 5 May, for an event of ${on}: ${kind}`, () => {
      const rules = { ...IDENTIFY_RULES, on: day(on) };
      expect(identify({ fideId: '700001' }, [dead], rules).kind).toBe(kind);
      expect(identify({ ...bare, ...born('2001-02-03') }, [dead], rules).kind).toBe(kind);
    });
  }

  test('on a day that is not known, or for an event without one, is a question', () => {
    expect(codes({ fideId: '700001' }, [dead])).toEqual(['question', 'identify.deceased']);
    expect(codes({ ...bare, ...born('2001-02-03') }, [dead])).toEqual(['question', 'identify.deceased']);
    const rules = { ...IDENTIFY_RULES, on: 0 };
    expect(codes({ fideId: '700001' }, [{ ...anna, deceased: 'day-unknown' }], rules)).toEqual([
      'question',
      'identify.deceased',
    ]);
  });
});

test('a merged person leads on, and all records of a person speak together', () => {
  const old: Candidate = { person: 7, name: 'Nyírhegyi, Anna', fideId: '700002', birth: { year: 2001 }, mergedInto: 1 };
  expect(identify({ fideId: '700002', name: 'Nyírhegyi, Anna' }, [old])).toMatchObject({ kind: 'known', person: 1 });
  expect(identify({ fideId: '700002', ...bare, ...born('2001-02-03') }, [old, anna])).toEqual({
    kind: 'known',
    person: 1,
    by: 'fide',
    findings: [],
  });
});

test('the order of candidates makes no difference', () => {
  const candidates = [
    anna,
    other(2, {}),
    other(3, born('2001')),
    other(4, { sex: 'm' }),
    other(5, { name: 'Berekfalvy Hanna', fideId: '700001' }),
    other(6, { mergedInto: 3 }),
    other(7, { sex: 'f', federation: 'AUT' }),
    { person: 8, name: 'Nyírhegyi Soma' },
  ];
  const reported = fc.record(
    {
      name: fc.constantFrom('Berekfalvi Anna', 'Berekfalvi A.', 'Nyírhegyi Soma'),
      birth: fc.constantFrom(born('2001').birth, born('2001-02-03').birth, born('1960').birth),
      sex: fc.constantFrom('m' as const, 'f' as const),
      federation: fc.constantFrom('HUN', 'AUT'),
      fideId: fc.constantFrom('700001', '5'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(reported, fc.subarray(candidates), fc.infiniteStream(fc.nat(100)), (player, some, chance) => {
      const shuffled = some
        .map((candidate) => ({ candidate, place: chance.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ candidate }) => candidate);
      expect(identify(player, shuffled)).toEqual(identify(player, some));
    }),
  );
});

test('who is plainly the same is known as the weighing would have it', () => {
  const identity = {
    name: fc.constantFrom('Berekfalvi, Anna', 'Berekfalvi A.', 'Őry, Éva', 'Dr., Q', '-'),
    birth: fc.constantFrom(born('2001').birth, born('2001-02-03').birth, born('2001-02-04').birth, born('1960').birth),
    sex: fc.constantFrom('m' as const, 'f' as const),
    federation: fc.constantFrom('HUN', 'AUT'),
    fideId: fc.constantFrom('700001', '0700001', '0', '5'),
    pin: fc.constantFrom('10000001', '10000002'),
  };
  const known = fc.record(
    { ...identity, person: fc.constant(1), deceased: fc.constant('day-unknown' as const), mergedInto: fc.constant(7) },
    { requiredKeys: ['person'] },
  );
  fc.assert(
    fc.property(fc.record(identity, { requiredKeys: [] }), known, (reported, candidate) => {
      // somebody of whom there are two records is always weighed
      expect(identify(reported, [candidate])).toEqual(identify(reported, [candidate, candidate]));
    }),
    { numRuns: 2000 },
  );
});

describe('a name without a single letter', () => {
  test('is no name, also where both have it: the number alone decides', () => {
    const dash = { fideId: '700001', name: '-' };
    expect(identify(dash, [{ person: 1, ...dash }])).toMatchObject({ kind: 'known', person: 1, by: 'fide' });
  });
});

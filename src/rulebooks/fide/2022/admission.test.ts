import { describe, expect, test } from 'vitest';
import type { EventFacts } from '../../../core/report.ts';
import { registrationOf } from '../admission.ts';
import { BOOK_2022 } from '../editions.ts';
import { COMPLETE, day, eventOf, rated } from '../event.fixture.ts';

const CLEAN = {
  ...COMPLETE,
  start: day('2022-06-10'),
  end: day('2022-06-12'),
  registered: day('2022-06-07'),
  reportReceived: day('2022-06-20'),
} satisfies Partial<EventFacts>;

const admitted = (facts: Partial<EventFacts>) =>
  BOOK_2022.admit(eventOf([rated('A', 2000), rated('B', 1900)], ['1 A 1-0 B'], { ...CLEAN, ...facts }), BOOK_2022);

const codes = (facts: Partial<EventFacts>) =>
  admitted(facts).findings.map(({ code, weight, clause }) => [code, weight, clause]);

test('an event that keeps to everything has no findings', () => {
  expect(admitted({})).toMatchObject({ findings: [], reasons: [] });
});

describe('2022 §0.2 registration, and what 25 December 2023 changed', () => {
  const strong = [{ rating: 2701 }];
  for (const [start, registered, norms, days, clause, lateApproval] of [
    ['2023-12-24', undefined, false, 3, '0.2', 'qc-chairman'],
    ['2023-12-24', undefined, true, 30, '0.2', 'qc-chairman'],
    ['2023-12-25', undefined, false, 30, '0.2 (from 2023-12-25)', 'president'],
    ['2023-12-25', undefined, true, 30, '0.2 (from 2023-12-25)', 'president'],
    ['2024-01-20', '2023-12-25', false, 30, '0.2 (from 2023-12-25)', 'president'],
    ['2024-01-20', '2023-12-24', false, 3, '0.2', 'qc-chairman'],
  ] as const) {
    test(`start ${start}, registered ${registered ?? 'on a day that is not known'}, norms ${norms}: ${days} days`, () => {
      const facts = { start: day(start), players: strong, norms };
      expect(
        registrationOf(
          registered === undefined ? facts : { ...facts, registered: day(registered) },
          BOOK_2022.registration,
        ),
      ).toMatchObject({ days, clause, lateApproval });
    });
  }

  test('both are refused as 0.2', () => {
    expect(admitted({ registered: day('2022-06-08') }).reasons).toEqual(['0.2']);
    const late = { start: day('2024-02-10'), end: day('2024-02-11'), registered: day('2024-02-09') };
    expect(admitted({ ...late, reportReceived: day('2024-02-12') })).toMatchObject({
      findings: [{ clause: '0.2 (from 2023-12-25)', facts: { authority: 'qc-chairman' } }],
      reasons: ['0.2'],
    });
  });
});

test('2022 §2.1 a hybrid event needs its approval; games that are not sent are noted', () => {
  expect(codes({ hybrid: true })).toEqual([
    ['fide.hybrid-unapproved', 'refuse', '0.2 hybrid'],
    ['fide.hybrid-without-pgn', 'note', '9.4'],
  ]);
  expect(codes({ hybrid: true, pgn: true })).toEqual([['fide.hybrid-unapproved', 'refuse', '0.2 hybrid']]);
});

test('2022 §9.1 no report is too late; after 30 days there is a reminder', () => {
  expect(codes({ reportReceived: day('2022-07-12') })).toEqual([]);
  expect(codes({ reportReceived: day('2022-07-13') })).toEqual([['fide.report-late', 'warn', '9.1']]);
  expect(codes({ reportReceived: day('2023-07-13') })).toEqual([['fide.report-late', 'warn', '9.1']]);
  expect(admitted({ reportReceived: day('2022-07-13') }).findings).toMatchObject([
    { facts: { received: '2022-07-13', due: '2022-07-12' } },
  ]);
});

import { describe, expect, test } from 'vitest';
import type { ControlPeriod, EventFacts } from '../../../core/report.ts';
import { BOOK_2025_10, BOOK_2026_01 } from '../editions.ts';
import { COMPLETE, day, eventOf, rated } from '../event.fixture.ts';

const CLEAN = {
  ...COMPLETE,
  start: day('2026-05-02'),
  end: day('2026-05-03'),
  registered: day('2026-04-02'),
  reportReceived: day('2026-05-20'),
} satisfies Partial<EventFacts>;

const control = (minutes: number, increment: number): readonly ControlPeriod[] => [{ minutes, increment }];

const admitted = (facts: Partial<EventFacts>, ratings: readonly [number, number] = [2400, 2000], book = BOOK_2026_01) =>
  book.admit(eventOf([rated('A', ratings[0]), rated('B', ratings[1])], ['1 A 1-0 B'], { ...CLEAN, ...facts }), book);

const approvals = [{ clause: '1.1', by: 'QC' }];

describe('the resolution for 2026, by the table of the digest', () => {
  for (const [minutes, increment, without, withApproval, weaker] of [
    [90, 30, 1, 1, 1],
    [60, 30, 0, 1, 1],
    [45, 30, 0, 1, 1],
    [45, 29, 0, 0, 1],
    [60, 0, 0, 0, 1],
    [45, 15, 0, 0, 1],
  ] as const) {
    test(`${minutes}+${increment}: ${without} game without approval, ${withApproval} with it, ${weaker} below 1800`, () => {
      const controls = control(minutes, increment);
      expect(admitted({ controls }).games).toHaveLength(without);
      expect(admitted({ controls, approvals }).games).toHaveLength(withApproval);
      expect(admitted({ controls }, [1799, 1799]).games).toHaveLength(weaker);
    });
  }

  for (const [ratings, controls, counted] of [
    [[1800, 1700], control(60, 30), 1],
    [[1800, 1700], control(45, 30), 0],
    [[2399, 2399], control(60, 30), 1],
  ] as const) {
    test(`${ratings.join(' v ')} without approval: ${counted}`, () =>
      expect(admitted({ controls }, ratings).games).toHaveLength(counted));
  }
});

describe('what is told', () => {
  const codes = (facts: Partial<EventFacts>) => admitted(facts).findings.map(({ code, weight }) => [code, weight]);

  test('the approval is named in a note', () => {
    expect(admitted({ controls: control(45, 30), approvals }).findings).toEqual([
      {
        code: 'fide.fast-classic',
        weight: 'note',
        clause: '1.1 (from 2026-01-01)',
        facts: { minutes: 75, required: 75, games: 1, approvedBy: 'QC' },
      },
    ]);
    expect(codes({ controls: control(90, 30), approvals })).toEqual([]);
  });

  test('without approval, that the Commission may approve it, where it may', () => {
    expect(admitted({ controls: control(45, 30) }).findings[0]?.facts).toMatchObject({
      required: 120,
      mayApprove: 'qc',
    });
    expect(admitted({ controls: control(45, 29) }).findings[0]?.facts).not.toHaveProperty('mayApprove');
  });

  test('less than 75 minutes is too short, approval or not', () => {
    expect(admitted({ controls: control(45, 29), approvals }).findings).toMatchObject([
      { code: 'fide.game-time-too-short', weight: 'warn', clause: '1.1 (from 2026-01-01)', facts: { required: 75 } },
    ]);
  });

  test('another increment, and more than two rounds a day, are warned of', () => {
    expect(codes({ controls: control(60, 15), approvals })).toEqual([
      ['fide.fast-classic', 'note'],
      ['fide.fast-classic-increment', 'warn'],
    ]);
    const onDay = (date: string, rounds: readonly number[]) => rounds.map((round) => ({ round, date: day(date) }));
    const schedule = [
      ...onDay('2026-05-03', [4, 5, 6]),
      ...onDay('2026-05-02', [1, 2, 3]),
      ...onDay('2026-05-04', [7, 8]),
    ];
    const found = admitted({ controls: control(45, 30), approvals, schedule }).findings;
    expect(found.map(({ code, facts }) => [code, facts['date'], facts['rounds']])).toEqual([
      ['fide.fast-classic', undefined, undefined],
      ['fide.fast-classic-rounds', '2026-05-02', 3],
      ['fide.fast-classic-rounds', '2026-05-03', 3],
    ]);
  });

  test('an approval by somebody else sets nothing aside, and it is told', () => {
    expect(codes({ controls: control(45, 30), approvals: [{ clause: '1.1', by: 'club' }] })).toEqual([
      ['fide.game-time-too-short', 'warn'],
      ['approval.unknown-authority', 'warn'],
    ]);
  });
});

test('the pilot of 2025 is for the Council to approve, not for the Commission', () => {
  const pilot = {
    start: day('2025-11-17'),
    end: day('2025-11-24'),
    registered: day('2025-10-01'),
    reportReceived: undefined,
  };
  const games = (by: string) =>
    admitted({ ...pilot, controls: control(45, 30), approvals: [{ clause: '1.1', by }] }, [2400, 2000], BOOK_2025_10)
      .games;
  expect([games('council').length, games('qc').length]).toEqual([1, 0]);
});

/**
 * What is known of a random event of FIDE or MSSZ beside its games. Most events know little, as most reports do; what would refuse an event is
 * rare, so that most of them are rated.
 */
import type { Chance } from '../core/chance.ts';
import { type Day, dayText, monthOf, monthText } from '../core/dates.ts';
import type { System } from '../core/report.ts';
import type { Term } from './calendar.ts';

type Period = { readonly moves?: number; readonly minutes: number; readonly increment?: number };

/** Thinking times on both sides of every limit that a text has. */
const TIMES: Readonly<Record<Term['control'], readonly (readonly Period[])[]>> = {
  standard: [
    [{ minutes: 90, increment: 30 }],
    [
      { moves: 40, minutes: 90, increment: 30 },
      { minutes: 30, increment: 30 },
    ],
    [
      { moves: 40, minutes: 100, increment: 30 },
      { moves: 20, minutes: 50, increment: 30 },
      { minutes: 15, increment: 30 },
    ],
    [{ minutes: 60, increment: 30 }],
    [{ minutes: 120 }],
    [{ minutes: 119 }],
    [{ minutes: 90 }],
    [{ minutes: 89 }],
    [{ minutes: 60 }],
    [{ minutes: 60, increment: 10 }],
    [{ minutes: 45, increment: 15 }],
    [{ minutes: 45, increment: 30 }],
    [
      { moves: 30, minutes: 60, increment: 30 },
      { minutes: 30, increment: 30 },
    ],
    [{ moves: 29, minutes: 90, increment: 30 }, { minutes: 30 }],
    [{ moves: 39, minutes: 90 }, { minutes: 60 }],
    [{ moves: 40, minutes: 120 }, { minutes: 60 }],
  ],
  rapid: [
    [{ minutes: 15, increment: 10 }],
    [{ minutes: 25, increment: 10 }],
    [{ minutes: 10, increment: 5 }],
    [{ minutes: 11 }],
    [{ minutes: 10, increment: 1 }],
    [{ minutes: 10 }],
    [{ minutes: 59 }],
    [{ minutes: 60 }],
    [{ minutes: 30, increment: 30 }],
    [{ minutes: 29, increment: 30 }],
  ],
  blitz: [
    [{ minutes: 3, increment: 2 }],
    [{ minutes: 5 }],
    [{ minutes: 5, increment: 3 }],
    [{ minutes: 10 }],
    [{ minutes: 10, increment: 1 }],
    [{ minutes: 11 }],
    [{ minutes: 3 }],
    [{ minutes: 2, increment: 1 }],
    [{ minutes: 1, increment: 2 }],
  ],
};

const AUTHORITIES = ['president', 'qc-chairman', 'qc', 'council', 'committee', 'presidency'] as const;
/** Clauses that let somebody decide, in one text or another; an approval of another clause sets nothing aside. */
const APPROVED_CLAUSES = ['0.2', '0.2.1', '0.2.3', '0.2.4', '1.1', '1.4', '4.1', '4.12', '6.2', '6.3', '9.1'] as const;

export function randomChessEvent(
  chance: Chance,
  { control, family }: Term,
  system: System,
  [start, end]: readonly [Day, Day],
  rounds: number,
): Record<string, unknown> {
  const maybe = <T>(percent: number, value: () => T): T | undefined => (chance.percent(percent) ? value() : undefined);
  const timesOf = (): readonly Period[] =>
    chance.percent(65) ? (TIMES[control][0] as readonly Period[]) : chance.one(TIMES[control]);
  return {
    federation: maybe(10, () => chance.one(['HUN', 'RUS', 'GER'])),
    rounds: maybe(15, () => rounds),
    ...maybe(35, () => ({
      controls: timesOf(),
      controlsBlack: control === 'standard' ? undefined : maybe(8, timesOf),
    })),
    registered: maybe(20, () => dayText(start - chance.one([45, 45, 31, 30, 29, 8, 7, 6, 4, 3, chance.one([0, 2])]))),
    norms: maybe(6, () => chance.percent(60)),
    schedule: maybe(8, () => scheduleOf(chance, [start, end], rounds)),
    arbiters: maybe(4, () => [
      { name: 'Arbiter, One', licence: chance.percent(80) ? 'FA' : undefined, role: chance.one(['chief', undefined]) },
    ]),
    announcedRated: maybe(8, () => chance.percent(85)),
    reportReceived: maybe(10, () =>
      dayText(end + chance.one([0, 1, 3, 6, 7, 8, 20, 29, 30, 31, chance.between(0, 60)])),
    ),
    list: maybe(8, () => monthText(monthOf(end) + chance.one([1, 1, 1, 2, 3]))),
    partOf: maybe(3, () => 'league'),
    officialFide: maybe(5, () => true),
    ...(chance.percent(2) ? { hybrid: true, pgn: chance.one([undefined, true]) } : {}),
    matchGames:
      system === 'match' ? maybe(60, () => chance.one([rounds, rounds + 2, chance.between(1, 10)])) : undefined,
    matchWaiver: system === 'match' ? maybe(15, () => true) : undefined,
    nationalChampionship: maybe(8, () => true),
    womenOnly: maybe(4, () => true),
    approvedLong: maybe(4, () => true),
    halfPointBonus: maybe(5, () => chance.one([10, 15, 20])),
    approvals: maybe(4, () => [approvalOf(chance, start, family)]),
    ...maybe(6, () => approvedMatter(chance, start)),
  };
}

/** What needs an approval, and one that may be the right one. */
function approvedMatter(chance: Chance, start: Day): Record<string, unknown> {
  const approved = (clauses: readonly string[], by: readonly string[], matter?: string): object => ({
    approvals: [{ clause: chance.one(clauses), by: chance.one(by), for: chance.one([undefined, matter]) }],
  });
  return chance.one([
    () => ({
      controls: [{ minutes: chance.one([45, 45, 60, 44]), increment: chance.one([30, 30, 30, 29]) }],
      ...approved(['1.1', '1.1', '1.1', '1.2'], ['qc', 'council', 'qc-chairman', 'president']),
    }),
    () => ({
      registered: dayText(start - chance.between(0, 7)),
      ...approved(['0.2', '0.2.1', '0.2.2', '0.2.3', '0.2.4'], ['qc-chairman', 'qc-chairman', 'president'], 'late'),
    }),
    () => ({
      hybrid: true,
      pgn: chance.one([undefined, true]),
      ...approved(['0.2', '0.2', '0.3'], ['qc-chairman', 'qc-chairman', 'qc'], 'hybrid'),
    }),
  ])();
}

function approvalOf(chance: Chance, start: Day, family: Term['family']): object {
  return {
    clause: chance.one(APPROVED_CLAUSES),
    by: family === 'mssz' ? chance.one(AUTHORITIES) : chance.one(['qc-chairman', 'qc-chairman', ...AUTHORITIES]),
    date: dayText(start - chance.between(0, 5)),
    for: chance.one([undefined, undefined, 'late', 'hybrid']),
  };
}

/** Rounds in the order of days: as many a day as needed, sometimes all on one. */
function scheduleOf(chance: Chance, [start, end]: readonly [Day, Day], rounds: number): readonly object[] {
  const days = chance.percent(20) ? 1 : end - start + 1;
  return Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    date: dayText(start + Math.floor((index * days) / rounds)),
  }));
}

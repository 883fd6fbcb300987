/** Facts that the rulebook cannot do without and that a report leaves out: each becomes a question. */
import type { Finding } from '../../core/finding.ts';
import type { ReportedPlayer, Report as WholeReport } from '../../core/report.ts';
import type { QuestionRecord } from '../../ledger/entries.ts';
import type { PoolRow } from '../../ledger/store.ts';
import { keptFinding } from './say.ts';

type Report = Pick<WholeReport, 'event' | 'players'>;

interface Missing {
  readonly field: string;
  readonly player?: number;
  readonly finding: Finding;
}

const missing = (code: string, field: string, facts: Finding['facts'], clause?: string): Missing => ({
  field,
  finding: { code, weight: 'warn', ...(clause === undefined ? {} : { clause }), facts },
});

/** Every event has its days: by them its edition, its list and its place in the order are known. */
function missingDays({ event: { start, end } }: Report): readonly Missing[] {
  return [
    ...(start === undefined ? [missing('report.missing-date', 'start', { field: 'start' })] : []),
    ...(end === undefined ? [missing('report.missing-date', 'end', { field: 'end' })] : []),
  ];
}

const missingSystem = ({ event }: Report): readonly Missing[] =>
  event.system === undefined ? [missing('report.missing-system', 'system', {})] : [];

const USUAL_BOARD = 19;

/** MGSZ 6(2): without a thinking time there is no multiplier, unless the committee has set it or the board sets it. */
function missingTime({ event }: Report, id: string): readonly Missing[] {
  const { baseMinutes, committeeC, board = USUAL_BOARD, pairGo, consultation } = event;
  const isAsked = board === USUAL_BOARD && pairGo !== true && consultation !== true;
  return isAsked && baseMinutes === undefined && committeeC === undefined
    ? [missing('mgsz.no-base-time', 'baseMinutes', { event: id }, '6(2)')]
    : [];
}

/** MGSZ 6(1) step 2: who is new has no points, and comes with a grade. */
const missingGrades = (
  { players }: Report,
  isNew: (place: number) => boolean,
  keyOf: (place: number) => string,
): readonly Missing[] =>
  players.flatMap(({ entryRank, initialElo }, place) =>
    isNew(place) && entryRank === undefined && initialElo === undefined
      ? [
          {
            ...missing('mgsz.entry-grade-missing', 'entryRank', { player: keyOf(place) }, '6(1) step 2'),
            player: place,
          },
        ]
      : [],
  );

/** The grade of a player who is taken as new after all. */
export function entryGradeAsked(
  { family }: Pick<PoolRow, 'family'>,
  question: number,
  player: number,
  key: string,
  facts: Partial<ReportedPlayer>,
): readonly QuestionRecord[] {
  if (family !== 'mgsz') return [];
  const players = [{ ...facts, id: key }];
  return missingGrades(
    { players, event: { id: '' } },
    () => true,
    () => key,
  ).map(({ field, finding }) => ({ question, kind: 'fact', player, field, finding: keptFinding(finding) }));
}

export interface Asked {
  readonly pool: Pick<PoolRow, 'family'>;
  /** The event's id. */
  readonly event: string;
  readonly report: Report;
  readonly isNew: (place: number) => boolean;
  readonly keyOf: (place: number) => string;
  /** The number of the first question. */
  readonly from: number;
}

export function missingFacts({
  pool: { family },
  event,
  report,
  isNew,
  keyOf,
  from,
}: Asked): readonly QuestionRecord[] {
  const all = [
    ...missingDays(report),
    ...(family === 'fide' || family === 'mssz' ? missingSystem(report) : []),
    ...(family === 'mgsz' ? [...missingTime(report, event), ...missingGrades(report, isNew, keyOf)] : []),
  ];
  return all.map(({ field, player, finding }, place) => ({
    question: from + place,
    kind: 'fact',
    ...(player === undefined ? {} : { player }),
    field,
    finding: keptFinding(finding),
  }));
}

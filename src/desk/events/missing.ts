/** Facts that the rulebook needs and that a report lacks: each becomes a question. */
import type { Finding } from '../../core/finding.ts';
import type { ReportedPlayer, Report as WholeReport } from '../../core/report.ts';
import type { QuestionRecord } from '../../ledger/entries.ts';
import type { PoolRow } from '../../ledger/store.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import type { MissingFact } from '../../rulebooks/edition.ts';
import { familyRules, rulesOnOrNewest } from '../../rulebooks/office-rules.ts';
import { keptFinding } from '../findings/events.ts';

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

/** Every event needs its days: they decide its edition, its list and its place in the order. */
function missingDays({ event: { start, end } }: Report): readonly Missing[] {
  return [
    ...(start === undefined ? [missing('report.missing-date', 'start', { field: 'start' })] : []),
    ...(end === undefined ? [missing('report.missing-date', 'end', { field: 'end' })] : []),
  ];
}

const missingSystem = ({ event }: Report): readonly Missing[] =>
  event.system === undefined ? [missing('report.missing-system', 'system', {})] : [];

const asMissing = ({ code, field, player, facts, clause }: MissingFact): Missing => ({
  ...missing(code, field, facts, clause),
  ...(player === undefined ? {} : { player }),
});

/** The grade of a player who counts as new after all. */
export function entryGradeQuestions(
  { family }: Pick<PoolRow, 'family'>,
  question: number,
  player: number,
  key: string,
  facts: Partial<ReportedPlayer>,
): readonly QuestionRecord[] {
  const report = { id: '', event: {}, players: [facts], isNew: () => true, keyOf: () => key };
  return (familyRules(family).missing?.(report) ?? [])
    .filter((each) => each.player !== undefined)
    .map(asMissing)
    .map(({ field, finding }) => ({ question, kind: 'fact', player, field, finding: keptFinding(finding) }));
}

export interface MissingFactsInput {
  readonly pool: Pick<PoolRow, 'family' | 'settings'>;
  /** The event's id. */
  readonly event: string;
  readonly report: Report;
  readonly isNew: (place: number) => boolean;
  readonly keyOf: (place: number) => string;
  /** The number of the first question. */
  readonly from: number;
}

export function missingFacts({
  pool,
  event,
  report,
  isNew,
  keyOf,
  from,
}: MissingFactsInput): readonly QuestionRecord[] {
  const rules = rulesOnOrNewest(pool.family, controlOfPool(pool), report.event.start);
  const all = [
    ...missingDays(report),
    ...(rules.edition.needs.system ? missingSystem(report) : []),
    ...(rules.missing?.({ ...report, id: event, isNew, keyOf }) ?? []).map(asMissing),
  ];
  return all.map(({ field, player, finding }, place) => ({
    question: from + place,
    kind: 'fact',
    ...(player === undefined ? {} : { player }),
    field,
    finding: keptFinding(finding),
  }));
}

/** The verdict of a pool's rulebook on an event, with the office's ratings. */
import { type Day, dayText, type Month } from '../../core/dates.ts';
import { type ChessEvent, type Event, isChessEvent } from '../../core/event.ts';
import type { Approval, Finding } from '../../core/finding.ts';
import type { PlayerFacts, Report } from '../../core/report.ts';
import { admitReport } from '../../intake/admit.ts';
import type { Candidate } from '../../intake/identify.ts';
import type { PoolRow } from '../../ledger/store.ts';
import { factsOfState, type State } from '../../ledger/lists/state.ts';
import { editionOn } from '../../rulebooks/registry.ts';
import type { Edition } from '../../rulebooks/edition.ts';
import { registryFacts } from '../../rating/recall.ts';
import { targetList } from './target-list.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';

export interface EventVerdict {
  /** Absent where none is in force, or the event has no day. */
  readonly edition?: Edition;
  /** Periodic pools: the list that the event is for. */
  readonly list?: Month;
  readonly findings: readonly Finding[];
}

/** The edition of the pool that is in force on a day. */
export function editionFor(
  pool: Pick<PoolRow, 'family' | 'settings'>,
  start: Day,
): { edition?: Edition; findings: Finding[] } {
  const { family } = pool;
  const edition = editionOn(family, controlOfPool(pool), start);
  if (edition !== undefined) return { edition, findings: [] };
  return { findings: [{ code: 'rulebook.no-edition', weight: 'refuse', facts: { family, date: dayText(start) } }] };
}

/** `next`: the first list that is not published yet; none in a pool without dated lists. */
export function judge(
  pool: PoolRow,
  report: Report,
  next: Month | undefined,
  approvals: readonly Approval[] = [],
): EventVerdict {
  const { edition, findings } = editionFor(pool, report.event.start as Day);
  if (edition === undefined) return { findings };
  const admitted = admitReport(report, edition.needs);
  const { event } = admitted;
  if (event === undefined) return { edition, findings: admitted.findings };
  const heavy = admitted.findings.filter(({ weight }) => weight !== 'note');
  return judgeAdmitted(edition, event, next, approvals, heavy);
}

/** The same for an admitted event; `before`: earlier objections to it. */
export function judgeAdmitted(
  edition: Edition,
  event: Event,
  next: Month | undefined,
  approvals: readonly Approval[] = [],
  before: readonly Finding[] = [],
): EventVerdict {
  const list =
    next !== undefined && isChessEvent(event) ? targetList(edition.id, event as ChessEvent, next) : undefined;
  const judged = { ...event, approvals, ...(list === undefined ? {} : { list }) };
  return {
    edition,
    ...(list === undefined ? {} : { list }),
    findings: [...before, ...edition.check(judged)],
  };
}

/** The office's data about a player, for the rulebook. */
export function officeFacts(
  { family }: Pick<PoolRow, 'family'>,
  { birth, sex, federation }: Pick<Candidate, 'birth' | 'sex' | 'federation'>,
  state: State | undefined,
): Partial<PlayerFacts> {
  return {
    ...(birth === undefined ? {} : { birth }),
    ...(sex === undefined ? {} : { sex }),
    ...(federation === undefined ? {} : { federation }),
    ...(state === undefined ? {} : factsOfState(state)),
    ...registryFacts(family, state),
  };
}

/** Worth storing for ever: objections, warnings and waivers. */
export const isKept = ({ weight, facts }: Finding): boolean => weight !== 'note' || facts['approvedBy'] !== undefined;

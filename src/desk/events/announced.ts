/** The rulebook's verdict on an event that has not been played yet, from its announcement. */
import type { Day } from '../../core/dates.ts';
import type { ChessEvent } from '../../core/event.ts';
import type { Finding } from '../../core/finding.ts';
import type { EventFacts } from '../../core/report.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { editionFor, type EventVerdict } from './judge.ts';
import { nextListOf, targetList } from './target-list.ts';

/** What an edition can check before an event is played. */
const SEEN_BEFOREHAND: ReadonlySet<string> = new Set([
  'fide.registration-late',
  'fide.hybrid-unapproved',
  'fide.not-over-the-board',
  'fide.first-control',
  'fide.event-too-long',
  'fide.interim-reports',
  'fide.arbiter-unlicensed',
  'fide.not-announced',
  'mgsz.board',
  'mgsz.pair-go',
  'mgsz.consultation',
  'mgsz.overtime',
  'mgsz.too-fast',
]);

/** The field is not known yet, so the shorter deadline applies; a missing last day counts as the first day. */
function asAnnounced(facts: Partial<EventFacts>, start: Day) {
  const event = { end: start, system: 'swiss' as const, ...facts, start, id: '' };
  return { ...event, players: [], games: [] };
}

/** Warnings, which prevent acceptance later unless they are waived. */
export function registrationFindings(pool: PoolRow, facts: Partial<EventFacts>): readonly Finding[] {
  return announced(pool, facts).findings;
}

function announced(pool: PoolRow, facts: Partial<EventFacts>): EventVerdict {
  if (facts.start === undefined) return { findings: [] };
  const { edition, findings } = editionFor(pool, facts.start);
  if (edition === undefined) return { findings };
  return {
    edition,
    findings: edition
      .check(asAnnounced(facts, facts.start))
      .filter(({ code }) => SEEN_BEFOREHAND.has(code))
      .map((finding) => (finding.weight === 'refuse' ? { ...finding, weight: 'warn' } : finding)),
  };
}

/** The same with the list that the event is for if its report comes in time. */
export async function announcedVerdict(desk: Desk, pool: PoolRow, facts: Partial<EventFacts>): Promise<EventVerdict> {
  const verdict = announced(pool, facts);
  if (verdict.edition === undefined || !isPeriodicPool(pool)) return verdict;
  const event = asAnnounced(facts, facts.start as Day) as ChessEvent;
  const list = targetList(verdict.edition.id, event, await nextListOf(desk, pool));
  return { ...verdict, ...(list === undefined ? {} : { list }) };
}

/**
 * ORR: the source of a report's ratings. The text knows two: the system's own, and FIDE's, which become the system's
 * own for players who enter it, and are used for guests where FIDE rates the event too (section 2). The column of a
 * table does not say which it is, so the pool says it once, or the facts of the event do; it is never guessed.
 */
import { familyRules } from '../../rulebooks/office-rules.ts';
import type { Finding } from '../../core/finding.ts';
import type { EventFacts, Report, ReportedPlayer, ReportRatings } from '../../core/report.ts';
import type { PoolRow } from '../../ledger/store.ts';
import { poolSettings } from '../../ledger/rows/pools.ts';
import { eventFinding } from '../findings/events.ts';

export type ReportRatingsPool = Pick<PoolRow, 'pool' | 'family' | 'settings'>;

/** Our own documents have a field for each. */
const SAYS_IT_ITSELF = 'json';

const isRated = ({ rating }: ReportedPlayer): boolean => rating !== undefined && rating !== 0;

const fideRated = (player: ReportedPlayer): ReportedPlayer => {
  if (!isRated(player)) return player;
  const { rating, ...others } = player;
  return { fideRating: rating as number, ...others };
};

/** The source of ratings in a report of this format; undefined where it is not known. */
function meantBy(
  pool: ReportRatingsPool,
  { reportRatings }: EventFacts,
  format: string | null,
): ReportRatings | undefined {
  if (reportRatings !== undefined) return reportRatings;
  return format === SAYS_IT_ITSELF ? 'own' : poolSettings(pool).reportRatings;
}

/** The report with each rating under its own name; or the finding that the source is missing. */
export function withRatingsNamed<R extends Pick<Report, 'event' | 'players'>>(
  pool: ReportRatingsPool,
  report: R,
  format: string | null,
): { readonly report: R; readonly findings: readonly Finding[] } {
  const rated = familyRules(pool.family).takesFideRatings ? report.players.filter(isRated).length : 0;
  if (rated === 0) return { report, findings: [] };
  const reportRatings = meantBy(pool, report.event, format);
  if (reportRatings === undefined) {
    return { report, findings: [eventFinding('event.whose-ratings', { pool: pool.pool, players: rated })] };
  }
  const event = format === SAYS_IT_ITSELF ? report.event : { ...report.event, reportRatings };
  const players = reportRatings === 'fide' ? report.players.map(fideRated) : report.players;
  return { report: { ...report, event, players }, findings: [] };
}

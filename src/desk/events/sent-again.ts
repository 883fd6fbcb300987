/**
 * A report that its event has already, or had before a later one replaced it. Programs and people repeat requests; that
 * must not undo later decisions.
 */
import type { Finding } from '../../core/finding.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Submission } from '../../ledger/rows/content.ts';
import type { Desk, EventRow } from '../../ledger/store.ts';
import { eventFinding } from '../findings/events.ts';
import type { Draft } from './draft.ts';
import type { ReadFile } from './read.ts';
import { isSameReport, type StandingReport, standingReport } from './same-report.ts';
import { eventOf, STATES_FOR } from './states.ts';
import type { SubmitInput } from './submit-input.ts';

type SaidBeside = Pick<SubmitInput, 'event' | 'although' | 'facts' | 'encoding' | 'received'>;

/** Whether a report with the same bytes says the same as the present one, including everything given beside it. */
export function isAsItStands(
  standing: StandingReport,
  { sha256 }: ReadFile,
  { data, papers, persons }: Draft,
  { facts, received }: SaidBeside,
): boolean {
  const supplement = papers.find(({ digest }) => digest === data.supplement)?.sha256;
  const submission = { ...data, findings: [] };
  const now = { submission, report: sha256, supplement, persons, ratings: {} };
  const given = {
    ...(facts === undefined ? {} : { facts }),
    ...(received === undefined ? {} : { received }),
  };
  return isSameReport(asItCame(standing, submission), now, given);
}

/** Results corrected by an officer stay. */
const asItCame = (standing: StandingReport, { games, special }: Submission): StandingReport =>
  standing.submission.edited === undefined
    ? standing
    : { ...standing, submission: { ...standing.submission, games, special: special ?? {} } };

interface SentAgain {
  readonly fault?: Finding;
  /** The present report, if it has the same bytes but other additions. */
  readonly standing?: StandingReport;
}

/** For a report that the event has already, or had before a later one replaced it. */
export async function sentAgain(
  desk: Desk,
  { event: id, although, facts, encoding, received }: SaidBeside,
  files: readonly ReadFile[],
): Promise<SentAgain | undefined> {
  const [file, ...more] = files;
  const row = id === undefined || although !== undefined ? undefined : (await eventOf(desk, id)).row;
  if (row === undefined || file === undefined || more.length > 0 || row.state === 'withdrawn') return undefined;
  const known = await desk.reportsWith([file.sha256]);
  if (!known.some(({ event }) => event === row.event)) return undefined;
  const event = eventId(row.event);
  const standing = (await standingReport(desk, row.event)) as StandingReport;
  if (standing.report !== file.sha256) {
    const { received: since } = standing.submission;
    const fault = eventFinding('event.older-report', { event, since, state: row.state });
    return STATES_FOR.submit.includes(row.state) ? { fault } : undefined;
  }
  const isMoreSaid = [facts, encoding, received].some((each) => each !== undefined);
  return isMoreSaid ? { standing } : { fault: sameReport(row) };
}

/** A report that waits for an answer or a decision can be read once more. */
export const sameReport = ({ event, state }: EventRow): Finding =>
  eventFinding('event.same-report', {
    event: eventId(event),
    ...(state === 'accepted' || !STATES_FOR.submit.includes(state) ? {} : { mayAgain: true as const }),
  });

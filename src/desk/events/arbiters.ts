/**
 * The arbiters of an event: as named in its report, or by an officer. Names are personal data: they are in papers, the
 * report's or one of their own, and can be erased.
 */
import type { Finding } from '../../core/finding.ts';
import type { Arbiter } from '../../core/report.ts';
import { canonicalBytes, canonicalJson, type Json } from '../../ledger/canonical.ts';
import { eventId } from '../../ledger/ids.ts';
import { paperOf, SALT_LENGTH } from '../../ledger/papers.ts';
import { eventData } from '../../ledger/rows/events.ts';
import type { Desk, EventRow, EventState, Paper } from '../../ledger/store.ts';
import type { Posting } from '../../projection/post.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { eventFinding } from '../findings/events.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { purgeAfterErasure } from '../registry/erase.ts';
import { arbitersIn, arbitersInReport } from '../report-arbiters.ts';
import { reportOnPaper } from './reported.ts';
import { eventOf } from './states.ts';

export { ARBITER_ROLES, type Arbiter } from '../../core/report.ts';

export interface NameArbitersInput {
  readonly event: string;
  /** All of them, in place of the earlier ones; empty: none. */
  readonly arbiters: readonly Arbiter[];
}

export interface NamedArbiters {
  readonly event: string;
  readonly arbiters: readonly Arbiter[];
}

/** No decision has been made yet, and a rule may need the licences. */
const UNDECIDED: readonly EventState[] = ['registered', 'submitted', 'questions', 'refused'];

export const nameArbiters = (
  office: Office,
  { event: id, arbiters: given }: NameArbitersInput,
  options: ChangeOptions,
): Promise<Outcome<NamedArbiters>> =>
  changeOffice(office, options, async ({ desk, post, random }) => {
    const { row, fault } = await eventOf(desk, id);
    if (fault !== undefined) return refused(fault);
    const event = eventId(row.event);
    const arbiters = given.map(trimmed);
    const faults = checkArbiters(event, arbiters);
    if (faults.length > 0) return refused(...faults);
    if (areSame(arbiters, await arbitersOf(desk, row))) {
      return { value: { event, arbiters }, findings: [eventFinding('event.unchanged', { event }, 'note')] };
    }
    const licences = arbiters.map(({ licence }) => (licence === undefined ? {} : { licence }));
    const posting = arbitersPosting(row.event, arbiters, random);
    const told = UNDECIDED.includes(row.state) && arbiters.length > 0 ? { licences } : {};
    await post({ ...posting, data: { ...posting.data, ...told } });
    return { value: { event, arbiters }, findings: [] };
  });

const areSame = (one: readonly Arbiter[], other: readonly Arbiter[]): boolean =>
  canonicalJson(one as unknown as Json) === canonicalJson(other as unknown as Json);

const trimmed = ({ name = '', fideId = '', licence = '', role }: Arbiter): Arbiter => ({
  ...(name.trim() === '' ? {} : { name: name.trim() }),
  ...(fideId.trim() === '' ? {} : { fideId: fideId.trim() }),
  ...(licence.trim() === '' ? {} : { licence: licence.trim() }),
  ...(role === undefined ? {} : { role }),
});

const FIDE_NUMBER = /^[1-9][0-9]{4,10}$/;

function checkArbiters(event: string, arbiters: readonly Arbiter[]): readonly Finding[] {
  const chiefs = arbiters.filter(({ role }) => role === 'chief').length;
  return [
    ...arbiters.flatMap(({ name, fideId }, place) => [
      ...(name === undefined ? [eventFinding('event.arbiter-nameless', { event, place: place + 1 })] : []),
      ...(fideId !== undefined && !FIDE_NUMBER.test(fideId)
        ? [eventFinding('event.arbiter-number', { event, seen: fideId })]
        : []),
    ]),
    ...(chiefs > 1 ? [eventFinding('event.arbiters-chief', { event, chiefs })] : []),
  ];
}

type ArbitersPosting = Posting & { readonly kind: 'event.arbiters' };

/** An entry with a paper that names them. */
export function arbitersPosting(
  event: number,
  arbiters: readonly Arbiter[],
  random: Office['random'],
): Extract<ArbitersPosting, { readonly kind: 'event.arbiters' }> {
  const count = arbiters.length;
  if (count === 0) return { kind: 'event.arbiters', data: { event: eventId(event), count } };
  const [content, salt] = [canonicalBytes(arbiters as unknown as Json), random(SALT_LENGTH)];
  const { digest } = paperOf(content, salt);
  return {
    kind: 'event.arbiters',
    data: { event: eventId(event), arbiters: digest, count },
    papers: [{ digest, kind: 'arbiters', of: event, salt, content }],
  };
}

/** Facts given by an officer may name arbiters, which no entry may contain. */
export const isNamed = ({ name, fideId }: Arbiter): boolean => name !== undefined || fideId !== undefined;

/** As named by an officer, otherwise as in the report; for a corrected report as named before. */
export async function arbitersOf(desk: Desk, row: EventRow): Promise<readonly Arbiter[]> {
  const { arbiters } = eventData(row);
  if (arbiters !== undefined) {
    const paper = await desk.paper(arbiters);
    return paper === undefined ? [] : arbitersIn(paper);
  }
  const origin = row.origin === null ? undefined : await desk.event(row.origin);
  if (origin !== undefined && eventData(origin).arbiters !== undefined) return arbitersOf(desk, origin);
  const report = row.submission === null ? undefined : await reportOnPaper(desk, row.event);
  return report?.event.arbiters ?? [];
}

export interface ErasedArbiters {
  readonly event: string;
  /** Number of removed papers: of names, and copies of reports with names. */
  readonly papers: number;
  readonly reports: number;
}

/** The report is still needed: not all of its players are known. */
const WAITING: readonly EventState[] = ['submitted', 'questions'];

/** Removes for good everything that names the arbiters of an event, including copies of its reports. */
export async function eraseArbiters(
  office: Office,
  { event: id }: { readonly event: string },
  options: ChangeOptions,
): Promise<Outcome<ErasedArbiters>> {
  const outcome = await changeOffice<ErasedArbiters>(office, options, async ({ desk, post }) => {
    const { row, fault } = await eventOf(desk, id);
    if (fault !== undefined) return refused(fault);
    const event = eventId(row.event);
    if ((options.ground ?? '').trim() === '') return refused(eventFinding('event.arbiters-ground', { event }));
    const own = await desk.papersOf('arbiters', row.event);
    const reports = (await desk.papersOf('report', row.event)).filter(namesArbiters);
    if (reports.length > 0 && WAITING.includes(row.state)) {
      return refused(eventFinding('event.arbiters-waiting', { event }));
    }
    const papers = [...own, ...reports].map(({ digest }) => digest).sort();
    const value = { event, papers: papers.length, reports: reports.length };
    if (papers.length === 0) return { value, findings: [eventFinding('event.unchanged', { event }, 'note')] };
    await post({ kind: 'event.arbiters', data: { event, count: 0, papers } });
    return { value, findings: [eventFinding('event.arbiters-erased', { event, reports: reports.length }, 'note')] };
  });
  if (outcome.value === undefined || outcome.value.papers === 0 || options.dryRun === true) return outcome;
  return { ...outcome, findings: [...outcome.findings, ...(await purgeAfterErasure(office))] };
}

const namesArbiters = (paper: Paper): boolean => arbitersInReport(paper).some(isNamed);

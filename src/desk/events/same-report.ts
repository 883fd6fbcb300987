/**
 * Whether a corrected report says the same as the present one, as when a command is repeated. Equal bytes do not decide
 * it, since an officer may add facts to the same file, or choose another encoding.
 */
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import type { RatingAnswer } from '../../ledger/entries.ts';
import type { Desk, StoredEntry } from '../../ledger/store.ts';
import type { Submission } from '../../ledger/rows/content.ts';
import { eventData } from '../../ledger/rows/events.ts';
import type { CorrectInput } from './correct-input.ts';
import { entryData } from '../../ledger/rows/entries.ts';

export interface StandingReport {
  readonly submission: Submission;
  /** Digest of the bytes of its papers; absent after an erasure. */
  readonly report: string | undefined;
  readonly supplement: string | undefined;
  /** By place, including later answers. */
  readonly persons: readonly (number | undefined)[];
  readonly ratings: Readonly<Record<string, RatingAnswer>>;
}

/** Undefined for an event that was only registered. */
export async function standingReport(desk: Desk, event: number): Promise<StandingReport | undefined> {
  const row = await desk.event(event);
  if (row === undefined || row.submission === null) return undefined;
  const entry = await desk.entry(row.submission);
  const submission = entryData<'event.submitted'>(entry as StoredEntry);
  const sumOf = async (digest: string | undefined): Promise<string | undefined> =>
    digest === undefined ? undefined : (await desk.paper(digest))?.sha256;
  const [report, supplement] = [await sumOf(submission.report), await sumOf(submission.supplement)];
  const persons: (number | undefined)[] = [];
  for (const { place, person } of await desk.entrants(event)) persons[place] = person;
  return { submission, report, supplement, persons, ratings: eventData(row).brought ?? {} };
}

/** The identities may be known better by now; that alone is no correction, unless they were given with it. */
export function isSameReport(
  one: StandingReport,
  other: StandingReport,
  { received, facts, who, ratings }: Pick<CorrectInput, 'received' | 'facts' | 'who' | 'ratings'>,
): boolean {
  if (one.report === undefined || one.report !== other.report || one.supplement !== other.supplement) return false;
  const isDayGiven = received !== undefined || facts?.event?.reportReceived !== undefined;
  const arePlayersTold = (facts?.players.size ?? 0) > 0;
  const told = ({ submission, persons, ratings: answered }: StandingReport): string => {
    const { encoding = null, facts: given, games, part = 0, players, special = {}, received: day } = submission;
    const { reportReceived = null, ...more } = given;
    return canonicalJson({
      encoding,
      facts: more,
      games,
      part,
      players: players.map(({ person = null, given: of = {} }) => (arePlayersTold ? { person, of } : of)),
      special,
      ...(isDayGiven ? { day, reportReceived } : {}),
      ...(who === undefined ? {} : { persons: players.map((_, place) => persons[place] ?? null) }),
      ...(ratings === undefined ? {} : { ratings: answered }),
    } as unknown as Json);
  };
  return told(one) === told(other);
}

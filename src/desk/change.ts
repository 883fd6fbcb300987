/**
 * How verbs write. `changeOffice` writes alone, all or nothing: it requires an author, supplies the time if the clock
 * can be right, and with `dryRun` undoes everything before anybody can see it. `changeTogether` makes one change of
 * several verbs.
 */
import { findingMaker, isRefused, type AnyFindings } from '../core/finding.ts';
import { isSalted } from '../ledger/entries.ts';
import { hexText } from '../ledger/log/bytes.ts';
import { SALT_LENGTH } from '../ledger/papers.ts';
import { rememberingWriter } from '../ledger/remembering-desk.ts';
import type { Store, StoredEntry, WritingDesk } from '../ledger/store.ts';
import { type ClockOptions, readClock } from './clock.ts';
import { type Office, type Outcome, refused } from './office.ts';
import { type Posting, post } from '../projection/post.ts';
import { postReports, type ReportPosting } from '../projection/prepared.ts';
import { dayInTimeZone } from './time-zone.ts';

export interface ChangeOptions extends ClockOptions {
  /** Author of the entries. */
  readonly author?: string;
  /** Do it, return the result, and undo everything. */
  readonly dryRun?: boolean;
}

/** A desk with which entries can be posted. */
export interface ChangingDesk {
  readonly desk: WritingDesk;
  /** Today in the office's time zone, `2024-06-01`; in UTC before the office is opened. */
  readonly today: string;
  readonly random: Office['random'];
  readonly memory?: Office['memory'];
  /** Appends entries to the ledger, and updates the projections. */
  readonly post: (...postings: readonly Posting[]) => Promise<readonly StoredEntry[]>;
  /** The same for incoming reports, whose entries are written already. */
  readonly postReports: (reports: readonly ReportPosting[]) => Promise<void>;
}

/** Ends a transaction that is only a preview. */
class NotKept<T> {
  readonly outcome: Outcome<T>;

  constructor(outcome: Outcome<T>) {
    this.outcome = outcome;
  }
}

const finding = findingMaker<AnyFindings>();

/** The public part of an entry must not help to guess the rest. */
const withSalt = (posting: Posting, random: Office['random']): Posting =>
  isSalted(posting.kind)
    ? ({ ...posting, data: { ...posting.data, salt: hexText(random(SALT_LENGTH)) } } as Posting)
    : posting;

/** If the outcome is refused, nothing that `work` posted is kept. */
export async function changeOffice<T>(
  office: Office,
  options: ChangeOptions,
  work: (changing: ChangingDesk) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { author = '', dryRun = false } = options;
  if (author.trim() === '') return refused(finding('office.no-author', {}));
  try {
    return await office.store.write(async (own) => {
      const desk = rememberingWriter(own);
      const now = office.clock();
      const { against, ground } = await readClock(desk, office, now, options);
      if (against.length > 0) throw new NotKept(refused(...against));
      const zone = (await desk.office())?.timeZone ?? 'UTC';
      const poster = { author: author.trim(), ground, now };
      const done = () =>
        work({
          desk,
          today: dayInTimeZone(zone, now),
          random: office.random,
          ...(office.memory === undefined ? {} : { memory: office.memory }),
          post: (...postings) =>
            post(
              desk,
              poster,
              postings.map((each) => withSalt(each, office.random)),
            ),
          postReports: (reports) => postReports(desk, poster, reports),
        });
      // the effects of others in the same write are kept
      const isShownWithin = dryRun && office.within !== undefined;
      const outcome = isShownWithin ? await desk.tryOut(done) : await done();
      if (isRefused(outcome.findings)) throw new NotKept({ findings: outcome.findings });
      if (dryRun && !isShownWithin) throw new NotKept(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof NotKept) return error.outcome as Outcome<T>;
    throw error;
  }
}

/**
 * Several verbs as one write: each sees the effects of those before it, and nothing is kept where the outcome or one of
 * the verbs was refused, or with `dryRun`.
 */
export async function changeTogether<O extends Outcome<unknown>>(
  office: Office,
  { dryRun = false }: Pick<ChangeOptions, 'dryRun'>,
  work: (office: Office) => Promise<O>,
): Promise<O> {
  let isToBePurged = false;
  try {
    const kept = await office.store.write(async (desk) => {
      let isWhole = true;
      const store: Store = {
        ...office.store,
        read: (reading) => reading(desk),
        write: async (writing) => {
          try {
            return await writing(desk);
          } catch (error) {
            isWhole = false;
            throw error;
          }
        },
        // deleted data is gone only after the end of the write
        purge: async () => {
          isToBePurged = true;
        },
      };
      const outcome = await work({ ...office, store, within: { isWhole: () => isWhole } });
      if (dryRun || !isWhole || isRefused(outcome.findings)) throw new NotKept(outcome);
      return outcome;
    });
    if (isToBePurged) await office.store.purge();
    return kept;
  } catch (error) {
    if (error instanceof NotKept) return error.outcome as O;
    throw error;
  }
}

/** Appends entries to the ledger and carries each out in the projections: the only way in which an office changes. */
import { timeText } from '../core/dates.ts';
import { nextEntry, nextText } from '../ledger/chain.ts';
import { OFFICE_AUTHOR, STATEMENTS } from '../ledger/entries.ts';
import type { LedgerHead, StoredEntry, WritingDesk } from '../ledger/store.ts';
import { project } from './index.ts';
import type { Posted, Posting } from '../ledger/rows/posting.ts';
import { subjectsOf } from '../ledger/rows/subjects.ts';

export type { Posted, Posting };

export interface Poster {
  readonly author: string;
  readonly ground?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const linkOf = ({ entry: { no, time }, hash, text }: ReturnType<typeof nextEntry>): ReturnType<typeof nextText> => ({
  no,
  time,
  hash,
  text,
});

export async function post(
  desk: WritingDesk,
  { author, ground, now }: Poster,
  postings: readonly Posting[],
): Promise<readonly StoredEntry[]> {
  let head: LedgerHead = await desk.head();
  const kept: StoredEntry[] = [];
  const posted: Posted[] = [];
  const signed = { time: timeText(now), author, ...(ground === undefined ? {} : { ground }) };
  const stated = { time: signed.time, author: OFFICE_AUTHOR };
  for (const { kind, data, memo, written } of postings) {
    const frame = STATEMENTS.has(kind) ? stated : signed;
    const next =
      written === undefined ? linkOf(nextEntry(head, { ...frame, kind, data })) : nextText(head, frame, kind, written);
    const { no, time, hash, text } = next;
    kept.push({ no, kind, time, author: frame.author, hash, text });
    posted.push({ no, time, kind, data, memo } as Posted);
    head = { no, hash, time };
  }
  await desk.keepPapers(postings.flatMap(({ papers = [] }) => papers));
  const entries = desk.keepEntries(kept);
  // parts of lists are long, and nothing here reads those entries: they are packed in parallel
  const isAside = postings.some(({ written }) => written !== undefined);
  if (!isAside) await entries;
  const rest = async (): Promise<void> => {
    await desk.keepSubjects(posted.flatMap((each) => subjectsOf(each)));
    await project(desk, posted);
  };
  // after a failure of one, nothing of the other is written later
  for (const done of await Promise.allSettled([entries, rest()])) if (done.status === 'rejected') throw done.reason;
  return kept;
}

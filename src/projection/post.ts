/** Appends entries to the ledger and carries each out in the projections: the only way in which an office changes. */
import { timeText } from '../core/dates.ts';
import { nextEntry } from '../ledger/chain.ts';
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

export async function post(
  desk: WritingDesk,
  { author, ground, now }: Poster,
  postings: readonly Posting[],
): Promise<readonly StoredEntry[]> {
  let head: LedgerHead = await desk.head();
  const kept: StoredEntry[] = [];
  const posted: Posted[] = [];
  for (const { kind, data, memo } of postings) {
    const { entry, text, hash } = nextEntry(head, { time: timeText(now), author, ground, kind, data });
    kept.push({ no: entry.no, kind, time: entry.time, author, hash, text });
    posted.push({ no: entry.no, time: entry.time, kind, data, memo } as Posted);
    head = { no: entry.no, hash, time: entry.time };
  }
  await desk.keepPapers(postings.flatMap(({ papers = [] }) => papers));
  await desk.keepEntries(kept);
  await desk.keepSubjects(posted.flatMap((each) => subjectsOf(each)));
  await project(desk, posted);
  return kept;
}

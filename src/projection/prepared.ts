/**
 * Reports whose entries are prepared already: those that come in, and those that are accepted at the same time. The
 * effect of both entries on the tables is written once. A property test keeps it equal to posting the entries one after
 * the other.
 */
import { timeText } from '../core/dates.ts';
import { nextText } from '../ledger/chain.ts';
import type { EnteredPlayer, EntryKind } from '../ledger/entries.ts';
import type { EntrantRow, EventRow, LedgerHead, Paper, StoredEntry, WritingDesk } from '../ledger/store.ts';
import { eventSubject, personSubject, type Subject } from '../ledger/rows/subjects.ts';
import { personNumber } from '../ledger/ids.ts';
import { NEW_EVENT } from './events.ts';
import type { Poster } from './post.ts';
import { enterPersons } from './registry.ts';

/** All texts are canonical JSON. */
export interface ReportPosting {
  readonly event: number;
  readonly pool: string;
  readonly papers: readonly Paper[];
  /** The data of the entries `event.submitted` and `event.accepted`. */
  readonly submitted: string;
  readonly accepted?: string | undefined;
  readonly report: string;
  readonly row: Pick<EventRow, 'name' | 'start' | 'end' | 'edition' | 'listDate' | 'games'>;
  /** The data of the event's row, without its beginning, which holds the day of decision, if any. */
  readonly data: string;
  /** By place; 0 for newcomers not yet in the registry. */
  readonly persons: Int32Array;
  readonly entered: readonly EnteredPlayer[];
}

export async function postReports(
  desk: WritingDesk,
  { author, ground, now }: Poster,
  reports: readonly ReportPosting[],
): Promise<void> {
  const frame = { time: timeText(now), author, ...(ground === undefined ? {} : { ground }) };
  let head: LedgerHead = await desk.head();
  const kept: StoredEntry[] = [];
  const subjects: Subject[] = [];
  const append = (kind: EntryKind, data: string): StoredEntry => {
    const { no, time, hash, text } = nextText(head, frame, kind, data);
    head = { no, hash, time };
    const entry = { no, kind, time, author, hash, text };
    kept.push(entry);
    return entry;
  };
  const submissions = reports.map(({ event, submitted }) => {
    const entry = append('event.submitted', submitted);
    subjects.push([eventSubject(event), entry.no]);
    return entry;
  });
  const rows: EventRow[] = [];
  const entrants: EntrantRow[] = [];
  for (const [at, { event, pool, accepted, report, row, data, persons, entered }] of reports.entries()) {
    let beginning = '{';
    if (accepted !== undefined) {
      const { no, time } = append('event.accepted', accepted);
      subjects.push([eventSubject(event), no]);
      for (const { person } of entered) subjects.push([personSubject(personNumber(person) as number), no]);
      beginning = `{"decided":"${time.slice(0, 10)}",`;
    }
    rows.push({
      ...NEW_EVENT,
      ...row,
      event,
      pool,
      state: accepted === undefined ? 'submitted' : 'accepted',
      submission: (submissions[at] as StoredEntry).no,
      report,
      players: persons.length,
      data: beginning + data,
    });
    for (const place of placesByPerson(persons)) {
      const person = persons[place] as number;
      if (person !== 0) entrants.push({ event, person, place });
    }
  }
  await desk.keepPapers(reports.flatMap(({ papers }) => papers));
  await desk.keepEntries(kept);
  await desk.keepSubjects(subjects);
  await enterPersons(
    desk,
    reports.flatMap(({ entered }) => entered),
  );
  await desk.putEvents(rows);
  await desk.putEntrants(
    reports.map(({ event }) => event),
    entrants,
  );
}

/** Places, ordered by person. */
function placesByPerson(persons: Int32Array): Uint16Array {
  const places = Uint16Array.from(persons, (_, place) => place);
  return places.sort((a, b) => (persons[a] as number) - (persons[b] as number));
}

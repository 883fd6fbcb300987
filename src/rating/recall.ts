/** Events as the office stores them: the report, and the answers, decisions and merges since then. */
import { type Day, parseDay } from '../core/dates.ts';
import type { Approval } from '../core/finding.ts';
import type { Event } from '../core/event.ts';
import type { EventFacts, PlayerFacts, Report } from '../core/report.ts';
import { readPlayerFacts } from '../formats/json/fields.ts';
import { DocumentNotes } from '../formats/json/findings.ts';
import { admitReport } from '../intake/admit.ts';
import type { RatingAnswer } from '../ledger/entries.ts';
import { eventId } from '../ledger/ids.ts';
import type { State } from '../ledger/lists/state.ts';
import type { Desk, EventRow, PoolRow } from '../ledger/store.ts';
import { eventFactsIn, type RecalledReport, type Submission } from '../ledger/rows/content.ts';
import { type EventData, eventData } from '../ledger/rows/events.ts';
import { entryData } from '../ledger/rows/entries.ts';
import { familyRules } from '../rulebooks/office-rules.ts';

/** An event with its report. */
export interface RecalledEvent {
  readonly row: EventRow;
  readonly id: string;
  readonly content: Submission;
  /** By place; complete for an accepted event. */
  readonly persons: readonly number[];
  readonly data: EventData;
}

/** Those of the events that have a report, in the given order. */
export async function recallEvents(desk: Desk, rows: readonly EventRow[]): Promise<readonly RecalledEvent[]> {
  const entries = await desk.entries(rows.map(({ submission }) => submission as number));
  const submissions = new Map(entries.map((entry) => [entry.no, entryData<'event.submitted'>(entry)]));
  const places = new Map<number, number[]>();
  for (const { event, place, person } of await desk.entrantsOf(rows.map(({ event: number }) => number))) {
    const persons = places.get(event) ?? [];
    persons[place] = person;
    places.set(event, persons);
  }
  return rows.map((row) => ({
    row,
    id: eventId(row.event),
    content: submissions.get(row.submission as number) as Submission,
    persons: places.get(row.event) ?? [],
    data: eventData(row),
  }));
}

export const firstDayOf = ({ row }: Pick<RecalledEvent, 'row'>): Day => parseDay(row.start as string) as Day;
export const lastDayOf = ({ row }: Pick<RecalledEvent, 'row'>): Day => parseDay(row.end as string) as Day;

/** The decisions that waive findings, in the form that the rulebook takes. */
export const approvalsOf = ({ data: { waivers = [] } }: RecalledEvent): readonly Approval[] =>
  waivers.map(({ clause, by, ground }) => ({ clause, by, ground }));

/** Facts of the event that were answered after the report had come. */
export const answeredFacts = ({ data: { also } }: RecalledEvent): Partial<EventFacts> =>
  also === undefined ? {} : eventFactsIn(also);

/** Facts of a player that were answered. */
export const answeredFactsOf = ({ data: { given = {} } }: RecalledEvent, place: number): Partial<PlayerFacts> => {
  const record = given[place];
  return record === undefined ? {} : (readPlayerFacts(record, '$', new DocumentNotes()) as Partial<PlayerFacts>);
};

/**
 * What is known of a player, with the rating that the report gives where it was accepted as brought in. Earlier results
 * of an unrated player are irrelevant then.
 */
export function withBroughtRating(
  known: Partial<PlayerFacts>,
  brought: RatingAnswer | undefined,
): Partial<PlayerFacts> {
  if (known.rating !== undefined || brought === undefined || 'unrated' in brought) return known;
  const { history: _history, hadEvent: _hadEvent, unsettled: _unsettled, ...others } = known;
  const { rating, games, peak, rest = {} } = brought;
  return {
    ...others,
    ...(readPlayerFacts(rest, '$', new DocumentNotes()) as Partial<PlayerFacts>),
    rating,
    ...(games === undefined ? {} : { games }),
    ...(peak === undefined ? {} : { peak }),
    ...(known.registered === undefined ? {} : REGISTERED),
  };
}

/** MGSZ 1(1): a player with points is in the registry, and does not enter it by this event, whatever was assumed. */
const REGISTERED = { registered: true, entering: false } as const;

/** What the office knows of a player's registration, where the rules of a family need it. */
export function registryFacts(family: PoolRow['family'], state: State | undefined): Partial<PlayerFacts> {
  if (!familyRules(family).asksForRegistry) return {};
  return state?.rating === undefined ? { registered: false } : REGISTERED;
}

/** The event of an accepted report, which is always readable: otherwise it would not have been accepted. */
export function admitted(report: Report, needs: Parameters<typeof admitReport>[1]): Event {
  const { event, findings } = admitReport(report, needs);
  if (event === undefined) throw new Error(`an accepted event cannot be read: ${JSON.stringify(findings)}`);
  return event;
}

/** The input of `reportOf`, except for what registry and lists know. */
export const recalledReport = (kept: RecalledEvent, factsAt: RecalledReport['factsAt']): RecalledReport => ({
  event: kept.id,
  content: kept.content,
  persons: kept.persons,
  factsAt: (place, person) =>
    withBroughtRating({ ...answeredFactsOf(kept, place), ...factsAt(place, person) }, kept.data.brought?.[place]),
  also: answeredFacts(kept),
  approvals: approvalsOf(kept),
});

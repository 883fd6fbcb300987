/** The office's findings about a report with identified players: ratings that differ, and the rulebook's verdict. */
import { type Day, dayText, type Month } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Differing } from '../../explain/desk-findings/events.ts';
import type { Candidate } from '../../intake/identify.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { playerKey, reportOf } from '../../ledger/rows/content.ts';
import type { PoolRow } from '../../ledger/store.ts';
import { withBroughtRating } from '../../rating/recall.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { eventFinding } from '../findings/events.ts';
import { newcomerMark, type SoughtEvent } from './alike.ts';
import type { Batch, Draft } from './draft.ts';
import { editionFor, type EventVerdict, judge, judgeAdmitted, officeFacts } from './judge.ts';
import { type NewcomerDecisions, withNewcomers } from './newcomers.ts';
import { officeEvent } from './office-event.ts';
import { ratingsAnswered } from './reported-ratings.ts';
import type { StandingsAt } from './standing-at.ts';

/** The known players of a report, by number. */
export const knownPersons = (persons: Draft['persons']): readonly number[] =>
  persons.filter((person) => person !== undefined);

export const eventStarts = ({ report, persons }: Draft) =>
  report.event.start === undefined ? [] : [{ start: dayText(report.event.start), persons: knownPersons(persons) }];

/** At most this many players are named; for the others only the number is given. */
const NAMED = 10;

/**
 * Ratings and K of the report compared with the list in force: the office's own numbers count, whatever the report
 * says.
 */
export function ratingsDiffer(pool: PoolRow, { report, persons }: Draft, standings: StandingsAt): readonly Finding[] {
  if (!isPeriodicPool(pool) || report.event.start === undefined) return [];
  const start = dayText(report.event.start);
  if (standings.listOn(start).list === undefined) return [];
  const states = standings.statesOn(start);
  const differingBy: Record<'rating' | 'k', Differing[]> = { rating: [], k: [] };
  report.players.forEach(({ rating, k }, place) => {
    const person = persons[place];
    if (person === undefined || (rating === undefined && k === undefined)) return;
    const state = states.get(person);
    const differs = (field: 'rating' | 'k', reported: number): void => {
      const office = state?.[field] ?? (field === 'rating' ? state?.standardRating : undefined);
      // a rating that the office does not have becomes a question
      if (office === undefined) return;
      differingBy[field].push({ player: playerKey(person, place), report: reported, office });
    };
    if (rating !== undefined && rating !== (state?.rating ?? state?.standardRating)) differs('rating', rating);
    if (k !== undefined && k !== state?.k) differs('k', k);
  });
  return (['rating', 'k'] as const).flatMap((field) => {
    const differing = differingBy[field];
    if (differing.length === 0) return [];
    const more = Math.max(0, differing.length - NAMED);
    return [eventFinding('event.ratings-differ', { field, players: differing.slice(0, NAMED), more }, 'warn')];
  });
}

/** The event in the form in which duplicates are searched; undefined without its days. */
export function soughtBy({ event, report, persons, newcomers, memo: { field } }: Draft): SoughtEvent | undefined {
  const { start, end, name = '' } = report.event;
  if (start === undefined || end === undefined) return undefined;
  const marked = [...persons];
  for (const { place, player } of newcomers) marked[place] ??= newcomerMark(player.name);
  return { event, name, start: dayText(start), end: dayText(end), field, persons: marked };
}

/** Earlier answers about ratings of the report are reported again. */
export function withAnswers(judged: EventVerdict, { data, ids }: Draft): EventVerdict {
  const brought = Object.fromEntries(
    data.players.flatMap((player, place) => (player.brought === undefined ? [] : [[place, player.brought] as const])),
  );
  return { ...judged, findings: [...ratingsAnswered(brought, (place) => ids[place] as string), ...judged.findings] };
}

export function withSettled(draft: Draft, settled: NewcomerDecisions): Draft {
  const persons = withNewcomers(draft.persons, settled);
  const ids = persons.map((person) => (person === undefined ? undefined : personId(person)));
  // the row of the event depends on the memo
  return { ...draft, persons, ids };
}

/** With the office's data about the players, not the report's. */
export function judgeDraft(
  batch: Batch,
  draft: Draft,
  { candidates }: NewcomerDecisions,
  standings: StandingsAt,
  next: Month | undefined,
): EventVerdict {
  const { pool, target, partOf } = batch;
  const { event, report, persons, data } = draft;
  const newcomers = new Map(candidates.map((each) => [each.person, each]));
  const known = (person: number): Candidate => newcomers.get(person) ?? batch.identification.known(person);
  const { edition } = editionFor(pool, report.event.start as Day);
  const isToldMore = data.players.some(({ brought }) => brought !== undefined);
  const lean =
    edition === undefined || isToldMore || !standings.knowsStandards(dayText(report.event.start as Day))
      ? undefined
      : officeEvent({ pool, target, partOf, identification: { known } }, draft, standings);
  if (edition !== undefined && lean !== undefined) return judgeAdmitted(edition, lean, next);
  const states = standings.statesOn(dayText(report.event.start as Day));
  const factsAt = (place: number, person: number | undefined) =>
    withBroughtRating(
      officeFacts(pool, known(person as number), states.get(person as number)),
      data.players[place]?.brought,
    );
  const asKnown = reportOf({ event: eventId(event), content: data, persons, factsAt });
  return judge(pool, asKnown, next);
}

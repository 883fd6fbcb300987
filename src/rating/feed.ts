/** Adds events to a period, straight from their entries where only the time control is left to be checked. */
import type { Month } from '../core/dates.ts';
import type { Event } from '../core/event.ts';
import { RESULTS } from '../core/game.ts';
import type { EventFacts, PlayerFacts } from '../core/report.ts';
import type { MonthlyRules } from '../rulebooks/edition.ts';
import { rulesOfEvent } from '../rulebooks/office-rules.ts';
import {
  emptyLeanEvent,
  type LeanEvent,
  RESULT_NOT_COUNTED,
  type NotAdmitted,
  type RatingPeriod,
} from '../rulebooks/period.ts';
import type { ChosenReadings } from '../rulebooks/readings.ts';
import { eventFactsIn, GAME_NUMBERS, reportOf } from '../ledger/rows/content.ts';
import { birthIn, type Registry } from './field.ts';
import type { RatingInForce } from './in-force.ts';
import type { Minors } from './minors.ts';
import {
  admitted,
  answeredFacts,
  approvalsOf,
  lastDayOf,
  type RecalledEvent,
  recalledReport,
  firstDayOf,
} from './recall.ts';

/** What is known of the players on the first day of their event. */
export interface KnownAtStart {
  readonly registry: Pick<Registry, 'birthYear'>;
  readonly minors: Minors;
  readonly listed: (person: number) => RatingInForce;
}

export interface FeedContext extends KnownAtStart {
  readonly month: Month;
  /** The readings of the list. */
  readonly readings: ChosenReadings;
}

/** Adds the event to the period; or returns what prevents its rating. */
export function feedEvent(period: RatingPeriod, event: RecalledEvent, feeding: FeedContext): NotAdmitted | undefined {
  const rules = rulesOfEvent(event.row.edition as string, feeding.readings, firstDayOf(event));
  const facts = { ...eventFactsIn(event.content.facts), ...answeredFacts(event) };
  const lean = leanOf(event, rules, facts, feeding);
  if (lean !== undefined) {
    period.add(lean);
    return undefined;
  }
  const { edition } = rules;
  return period.admit(eventOf(event, rules, feeding), edition, ({ index }) => event.persons[index] as number);
}

/**
 * What registry and lists know of a player of an event. Results of earlier events are added when the period is closed.
 */
export const playerFactsFor = (event: RecalledEvent, { registry, minors, listed }: KnownAtStart) => {
  return (person: number): Partial<PlayerFacts> => {
    const { rating, total, peak, standard } = listed(person);
    const birth = birthIn(registry, person, minors.at(event.id, person));
    return {
      ...(rating === 0 ? {} : { rating }),
      games: total,
      ...(peak === 0 ? {} : { peak: Math.max(peak, rating) }),
      ...(standard === undefined ? {} : { standardRating: standard }),
      ...(birth === undefined ? {} : { birth }),
    };
  };
};

/** The event as the rulebook takes it to find the games that count: with ratings, but no other data of players. */
export function reportedEvent(
  event: RecalledEvent,
  { edition }: MonthlyRules,
  month: Month,
  listed: KnownAtStart['listed'],
): Event {
  const recalled = recalledReport(event, (_place, person) => {
    const { rating, standard } = listed(person as number);
    return {
      ...(rating === 0 ? {} : { rating }),
      ...(standard === undefined ? {} : { standardRating: standard }),
    };
  });
  return admitted(reportOf({ ...recalled, also: { ...recalled.also, list: month } }), edition.needs);
}

/** The event as the rulebook takes it, named by its id, under which its results are stored. */
function eventOf(event: RecalledEvent, { edition }: MonthlyRules, feeding: FeedContext): Event {
  const knownOf = playerFactsFor(event, feeding);
  const recalled = recalledReport(event, (_place, person) => knownOf(person as number));
  const report = reportOf({ ...recalled, also: { ...recalled.also, name: undefined, list: feeding.month } });
  return admitted(report, edition.needs);
}

/** White's half points by the index of a result; unplayed games do not count. */
const WHITE = Uint8Array.from(RESULTS, (result) =>
  result === '1-0' ? 2 : result === '1/2-1/2' ? 1 : result === '0-1' ? 0 : RESULT_NOT_COUNTED,
);

/** An answer says something about a player that the office does not know otherwise. */
const isToldMore = ({ data: { given, brought } }: RecalledEvent): boolean =>
  given !== undefined || brought !== undefined;

/** Straight from the entry, where only the time control is left to be checked. */
function leanOf(
  event: RecalledEvent,
  { edition, onlyTimeIsOpen, minutesOf }: MonthlyRules,
  facts: Partial<EventFacts>,
  { registry, listed }: FeedContext,
): LeanEvent | undefined {
  const { persons, content } = event;
  const approvals = [...(facts.approvals ?? []), ...approvalsOf(event)];
  if (isToldMore(event) || !onlyTimeIsOpen({ ...facts, approvals })) return undefined;
  const size = persons.length;
  const { games, special = {} } = content;
  const count = games.length / GAME_NUMBERS;
  const lean = {
    ...emptyLeanEvent({ edition, start: firstDayOf(event), end: lastDayOf(event) }, persons, count),
    ...(facts.controls === undefined || facts.controls.length === 0 ? {} : { minutes: minutesOf(facts.controls) }),
  };
  for (let place = 0; place < size; place += 1) {
    const person = persons[place] as number;
    const { rating, total, peak } = listed(person);
    lean.rating[place] = rating;
    lean.games[place] = total;
    lean.peak[place] = peak;
    lean.birthYear[place] = registry.birthYear[person] as number;
  }
  for (let game = 0, at = 0; game < count; game += 1, at += GAME_NUMBERS) {
    lean.white[game] = games[at + 1] as number;
    lean.black[game] = games[at + 2] as number;
    lean.result[game] = WHITE[games[at + 3] as number] as number;
  }
  for (const [game, { rated }] of Object.entries(special))
    if (rated === false) lean.result[Number(game)] = RESULT_NOT_COUNTED;
  return lean;
}

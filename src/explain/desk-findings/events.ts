/** Findings about events, their reports and the questions that they raise. */
import type { Control } from '../../core/control.ts';
import type { Assumed } from '../../ledger/entries.ts';
import type { Doubt } from '../../intake/doubtful.ts';
import type { Contradiction } from '../../intake/identify.ts';
import type { EventState } from '../../ledger/store.ts';
import type { Authority } from '../../rulebooks/edition.ts';

/** The acts on an event. */
export const EVENT_VERBS = ['change', 'submit', 'answer', 'accept', 'refuse', 'withdraw', 'correct'] as const;
export type EventVerb = (typeof EVENT_VERBS)[number];

export type { Authority };

/** A rating or a K that differs between the report and the office. Ratings are null if there is none. */
export type Differing = { readonly player: string; readonly report: number; readonly office: number | null };

/** A rating in the report of a player who is unrated in the office. */
export type RatedUnlisted = { readonly player: string; readonly rating: number };

/** The possible answers about such a rating: it is accepted, the player is unrated, or it is somebody else. */
export const RATING_ANSWERS = ['taken', 'unrated', 'other'] as const;

/** Persons are named by their ids, never by name: findings are kept longer than persons may be. */
export interface EventDeskFindings {
  'event.unknown': { event: string };
  'event.other-pool': { event: string; pool: string; asked: string };
  'event.wrong-state': { event: string; state: EventState; verb: EventVerb };
  'event.bad-day': { field: string; seen: string };
  /** `mayAgain`: it belongs to its own event, about which nothing is decided. */
  'event.same-report': { event: string; mayAgain?: true };
  /** A later report, which came on the day `since`, took the place of this one. */
  'event.older-report': { event: string; since: string; state: EventState };
  'event.twice-in-batch': { file: string };
  /** A report of chess for a pool of Go, or the other way round. */
  'event.other-game': { pool: string; seen: 'chess' | 'go'; expected: 'chess' | 'go' };
  /** Rapid games for a pool of standard ratings, and the like. `right`: the pool that they are for; null where the group has none. */
  'event.other-control': {
    pool: string;
    expected: Control;
    seen: Control;
    right: string | null;
    family: string;
    group: string;
    /** The event as which the report was recorded before its time control was known. */
    event?: string;
  };
  /**
   * A report with games for several lists. For each time control: the list, null if it is too short for any; its pool, null if
   * there is none.
   */
  'event.several-controls': {
    pool: string;
    times: readonly { time: string; control: Control | null; pool: string | null }[];
  };
  /** No pool was named, and these may all take the report. `seen`: what its games are; null where day or time do not say it. */
  /** `lacks`: what the report does not say although it would decide the question. */
  'event.pool-asked': {
    pools: readonly string[];
    seen: Control | null;
    lacks: readonly ('controls' | 'start')[];
  };
  /** No pool was named, and none of the office's takes such games; `seen` has several where a file holds several events, `rulebook` is the one that it names. */
  'event.pool-none': { pools: readonly string[]; seen: readonly Control[]; rulebook: string | null };
  /** All players for whom `event.standard-asked` is asked; `question` is the first of the questions. */
  'event.standard-unknown': {
    event: string;
    question: number;
    pool: string;
    group: string | null;
    start: string;
    players: readonly string[];
    more: number;
  };
  /** A player without a rating in a rapid or blitz pool, and no standard list of the day: with which rating does he play? */
  'event.standard-asked': { player: string; start: string };
  'event.standard-ground': { question: number };
  /** What an officer has answered about standard ratings; null: the player has none. */
  'event.standards-given': {
    players: readonly { player: string; rating: number | null; ground: string | null }[];
    more: number;
  };
  /** It has results, and its last day is still to come. */
  'event.ends-in-future': { end: string; today: string };
  /** `from`: the first list of the pool, or the day on which it opened. */
  /** Hungarian players without a licence of the federation for the year of the event. */
  'event.without-licence': { year: string; players: readonly string[] };
  'event.before-pool': { pool: string; end: string; from: string };
  'event.time-asked': { event: string; seen: string };
  /** The same in a group of pools, as a question. */
  'event.control-asked': { event: string; question: number; pool: string; seen: string };
  /** No time at all; `pools`: those of the group. */
  'event.control-missing': { event: string; question: number; pool: string; pools: readonly string[] };
  'event.answer-time': { question: number; seen: string };
  /** No game was played, or none was reported. */
  'event.without-games': { event: string };
  'event.alike': { event: string; shared: number; players: number };
  'event.several-reports': { reports: number };
  'event.no-report': { event: string };
  'event.approvals-set-aside': { clauses: readonly string[] };
  'event.persons-entered': { persons: number };
  'event.newcomers': { players: number };
  'event.newcomer-twice': { player: string };
  'event.recognised': { players: readonly { readonly person: string; readonly place: number }[] };
  'event.asked-first': { event: string; questions: number };
  'event.person-twice': { person: string };
  'event.ratings-differ': { field: 'rating' | 'k'; players: readonly Differing[]; more: number };
  'event.whose-ratings': { pool: string; players: number };
  'event.rating-unlisted': RatedUnlisted;
  'event.ratings-unlisted': { event: string; question: number; players: readonly RatedUnlisted[]; more: number };
  'event.ratings-unasked': { event: string; players: readonly RatedUnlisted[]; more: number };
  'event.ratings-brought': {
    players: readonly RatedUnlisted[];
    more: number;
    /** The list, `2024-05`, or the day. */
    as: string;
    assumed: readonly Assumed[];
  };
  'event.ratings-set-aside': { players: readonly RatedUnlisted[]; more: number };
  /** Later events, and players who would be newcomers in them. */
  'event.ratings-lost': {
    event: string;
    later: readonly string[];
    players: readonly RatedUnlisted[];
    more: number;
  };
  'event.ratings-as-before': { event: string; players: readonly RatedUnlisted[]; more: number };
  'event.somebody-else': { person: string };
  'event.answer-rating': { question: number; seen: string };
  'event.no-ratings-asked': { event: string };
  'event.first-list': { list: string; start: string };
  'event.questions-open': { event: string; questions: number };
  'event.question-unknown': { event: string; question: number };
  'event.question-answered': { event: string; question: number };
  'event.answer-counts': { event: string; question: number; about: 'identity' | 'rating' | 'fact' };
  'event.answer-contradicts': {
    person: string;
    against: readonly Contradiction[];
    /** In the report and in the office; null if there is none. */
    births?: readonly [number | null, number | null];
    federations?: readonly [string | null, string | null];
  };
  'event.reopened': { event: string; by: 'answer' | 'report' };
  'event.person-left': { person: string };
  'event.not-in-event': { event: string; asked: string };
  'event.file-needed': { event: string };
  'event.no-such-game': { event: string; round: number; white: string; black: string };
  'event.answer-grade': { question: number; seen: string };
  /** In a correction: neither `taken` nor `unrated`, or for somebody whose rating was never in question. */
  'event.told-rating': { asked: string; seen: string };
  'event.no-rating-asked': { event: string; asked: string };
  'event.answer-person': { question: number };
  'event.answer-value': { question: number; field: string };
  'event.report-erased': { event: string };
  'event.nobody-reported': { question: number };
  'event.name-doubtful': { doubts: readonly Doubt[] };
  'event.text-doubtful': { field: 'name' | 'place'; doubts: readonly Doubt[]; seen: string };
  'event.facts-doubtful': { field: 'name' | 'place'; doubts: readonly Doubt[]; seen: string };
  'event.club-left-out': { player: string; doubts: readonly Doubt[] };
  'event.waiver-idle': { clause: string };
  'event.waiver-impossible': { clause: string };
  'event.wrong-authority': { clause: string; by: string; authorities: readonly Authority[] };
  'event.waiver-without-ground': { clause: string };
  'event.ground-missing': { event: string; verb: EventVerb };
  'event.part-unknown': { part: string };
  /** A fact that the office itself records, or that has a verb of its own. */
  'event.change-fixed': { event: string; field: string };
  /** It is in the report: it can be changed, but not removed. */
  'event.change-reported': { event: string; field: string };
  /** There is a question about it. */
  'event.change-asked': { event: string; field: string; question: number };
  'event.arbiter-nameless': { event: string; place: number };
  'event.arbiter-number': { event: string; seen: string };
  'event.arbiters-chief': { event: string; chiefs: number };
  'event.arbiters-ground': { event: string };
  'event.arbiters-waiting': { event: string };
  /** `reports`: copies of reports that went with them. */
  'event.arbiters-erased': { event: string; reports: number };
  'event.unchanged': { event: string };
  'event.change-void': { event: string };
  /** The rules by which it is rated, and the list that it is for (`2024-06`), are others by the change; null: none. */
  'event.edition-moved': { event: string; was: string | null; now: string | null };
  'event.list-moved': { event: string; was: string | null; now: string | null };
  /** There is no first day that could be postponed. */
  'event.no-days': { event: string };
  /** An event of the same name at the same time is here already. */
  'event.registered-before': { event: string; start: string | null; end: string | null };
  /** A report came without saying that it is of an event that is registered. */
  'event.registration-waits': { event: string; registered: string };
}

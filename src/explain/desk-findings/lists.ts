/** Findings about ratings and lists. */
import type { Fact } from '../../core/finding.ts';
import type { Difference } from '../../ledger/store.ts';
import type { Authority } from './events.ts';

/** Why a decision has to be confirmed: no rating any more, far from the present one, higher than everybody in the pool. */
export type DoubtOfDecision = 'taken-away' | 'far' | 'highest';

export interface DeskListFindings {
  'lists.unknown-event': { event: string };
  /** The player is not concerned by the event or the list. */
  'lists.not-there': { player: string; where: string };
  /** `first`, `last`: of the lists that the pool has; null: it has none. */
  /** It was not published here, so there is no report on it. */
  'lists.brought-in': { pool: string; date: string };
  'lists.unknown-list': { pool: string; date: string; count: number; first: string | null; last: string | null };
  'lists.which-pool': { date: string; pools: readonly string[] };
  'lists.no-list': { pool: string };
  /** Nothing to write tables from: no list at all, or none for the month (empty: for any). */
  'lists.no-tables': { month: string; first: string | null; last: string | null };
  'lists.bad-date': { seen: string; periodic: boolean };
  /** The list of that day came from elsewhere, and not all of it is there yet. */
  'lists.import-open': { pool: string; date: string; players: number };
  'lists.not-after': { date: string; last: string };
  'lists.before-pool': { date: string; from: string };
  /** It is not clear which list is meant; the first ones are named. */
  'lists.several-due': { pool: string; dates: readonly string[]; count: number };
  /** The list was not named explicitly, and events wait for later ones; the first are named. */
  'lists.due-without-events': { pool: string; date: string; events: readonly string[]; count: number };
  /** The requested list is later than the next one. */
  'lists.not-next': { date: string; next: string };
  'lists.early-not-next': { date: string; next: string };
  /** Lists between cannot be left out, because something waits for them. */
  'lists.not-empty-between': { date: string; next: string; events: readonly string[]; players: number };
  /** `next`: the first that is left out. */
  'lists.months-skipped': { next: string; date: string; count: number };
  /** A preview of a list that cannot be published yet. */
  'lists.looks-ahead': { date: string; next: string };
  /** The list before it is not closed yet. */
  'lists.too-early': { date: string; before: string; today: string };
  'lists.not-closed': { date: string; closing: string; today: string };
  'lists.early-ground': { date: string };
  'lists.future': { date: string; today: string };
  'lists.later-event': { date: string; event: string; end: string };
  'lists.no-edition': { family: string; date: string };
  'lists.event-not-rated': { event: string; clauses: readonly string[] };
  /** In a continuous pool: the change affects events that are already rated. */
  'lists.rated-again': { pool: string; events: number; players: number };
  'lists.before-first-list': { event: string; start: string; list: string };
  'lists.open-questions': { events: readonly string[]; questions: number };
  'lists.unknown-indicator': { indicator: string; expected: readonly string[] };
  'lists.bad-value': { indicator: string; value: Fact };
  'lists.out-of-range': { indicator: string; value: number; from: number; to: number };
  /** The first day from which a decision may count: `from` is the last list. */
  'lists.day-outside': { on: string; from: string; today: string };
  /** A value that needs to be said a second time; `most`: this many points may be decided on without it. */
  'lists.say-twice': {
    player: string;
    indicator: string;
    old: Fact;
    value: Fact;
    doubts: readonly DoubtOfDecision[];
    most: number;
    highest: number | null;
  };
  'lists.said-otherwise': { indicator: string; value: Fact; although: Fact };
  'lists.peak-below-rating': { player: string; peak: number; rating: number };
  /** A rating was put right; the highest rating is still the wrong one. */
  'lists.peak-stays': { player: string; peak: number };
  'lists.nothing-to-revoke': { player: string; pool: string; indicator: string };
  /** `entry`: that of the decision. */
  'lists.decision-published': { entry: number; player: string; date: string };
  /** `since`: the entry that made another standing of it. */
  'lists.changed-since': { entry: number; player: string; since: number };
  'lists.no-ground': Record<never, never>;
  'lists.no-authority': Record<never, never>;
  'lists.wrong-authority': { by: string; pool: string; expected: readonly Authority[] };
  'lists.other-value': { player: string; indicator: string; named: Fact; present: Fact };
  'lists.nothing-decided': { player: string; indicator: string; value: Fact };
  'lists.unknown-format': { format: string; expected: readonly string[] };
  'lists.wrong-format': { format: string; rulebook: string; expected: readonly string[] };
  /** A FIDE list cannot hold players without a FIDE number. */
  'lists.without-number': { players: number };
  'lists.not-in-combined': { pool: string; date: string };
  'lists.corrected-report': { event: string; corrects: string; list: string; enters: string | null };
  'lists.explained-otherwise': { player: string; published: number | null; explained: number | null };
  'lists.unofficial': { pool: string; date: string | null };
  /** Readings of open clauses that the pool has chosen, as `cap.lower: once`. */
  /** Ratings that are one by the rules, and two in the pools of this office. */
  'lists.two-ratings': {
    pool: string;
    other: string;
    date: string;
    count: number;
    players: readonly { readonly player: string; readonly here: number; readonly there: number }[];
  };
  /** Opponents of a newcomer's results from before a change of all ratings count as raised by it. */
  'lists.raised-results': {
    player: string;
    entries: readonly number[];
    results: readonly { readonly event: string; readonly games: number; readonly points: number }[];
  };
  'lists.readings': { pool: string; date: string; readings: readonly string[] };
  /** The next list would leave out a change of the whole pool that was decided for one before it. */
  'lists.change-waits': { date: string; list: string; entry: number };
  'adjust.continuous': { pool: string; family: string };
  'adjust.decided-day': { seen: string; today: string };
  'adjust.rule': { seen: string };
  'adjust.fraction': { seen: string };
  'adjust.order': { seen: string; expected: readonly string[] };
  /** `last`: the date of the last list; null where the pool begins later. */
  'adjust.sealed': { list: string; last: string | null; next: string };
  'adjust.nobody': { pool: string; list: string; rule: string };
  /** The same change on the same list. */
  'adjust.twice': { pool: string; rule: string; list: string; entry: number };
  /** On another list. */
  'adjust.again': { pool: string; rule: string; list: string; entry: number };
  'adjust.own-pool': { pool: string };
  'adjust.other-list': { pool: string; of: string; date: string };
  'adjust.way': { seen: string; expected: readonly string[] };
  'adjust.unknown': { pool: string; entry: number; known: readonly number[] };
  'adjust.taken-back': { entry: number; by: number; list: string };
  /** The effect of a change of the whole pool is not what its paper, or its entry, says. */
  'verify.change': { entry: number; pool: string; date: string };
  'verify.recomputed': { entry: number; pool: string; date: string };
  /** One player on a list beside the published one; null: not on it. */
  'lists.recomputed': {
    date: string;
    published: number | null;
    recomputed: number | null;
    adjusts: number;
    reversal: number;
    list: string;
  };
  /** A list that does not follow from the entries. */
  'verify.list': { entry: number; pool: string; date: string; seen: string; expected: string };
  /** The root of its tree does not. */
  'verify.root': { entry: number; pool: string; date: string; seen: string; expected: string };
  'verify.event': { entry: number; event: string; seen: string; expected: string };
  /** An entry has another number of players than the stored report that it was made of. */
  'verify.report-players': { entry: number; event: string; seen: number; expected: number };
  /** Another game: as `4–7 1-0`, the places of the players in the report; null where one of the two has no such game. */
  'verify.report-game': { entry: number; event: string; round: number; seen: string | null; expected: string | null };
  /** A person whom the report cannot mean at this place, counted from 1. */
  'verify.report-person': { entry: number; event: string; player: number; person: string };
  /** Reports that this version cannot read; the first of their entries. */
  'verify.reports-unread': { reports: number; entry: number };
  /** Reports that differ from the entry of their event. */
  'verify.reports-told': { reports: number; entry: number };
  'verify.paper': { paper: string; kind: string; of: number };
  /** Named by an entry, not there, and no entry says that it was erased. */
  'verify.paper-missing': { entry: number; paper: string; kind: string; of: number };
  /** Erased by an entry, and there. */
  'verify.paper-back': { entry: number; paper: string; kind: string; of: number };
  /** In the words of the database. */
  'verify.store': { said: string };
  /** A table, an index or a guard that is not as the program makes it. */
  'verify.schema': { name: string; wrong: Difference['wrong']; seen?: string; expected?: string };
  /** A column of an entry differs from its text. */
  'verify.entry': { entry: number; field: string };
  /** A row that does not follow from the entries; `column` null: the row is missing, or should not exist. */
  'verify.row': { projection: string; row: number; key: string; column: number | null };
}

/** What the admission of events has in common in the FIDE editions: a list of small checks, each with its clause. */
import { type Day, dayText, type Month, monthText } from '../../core/dates.ts';
import type { ChessEvent, Game, Player } from '../../core/event.ts';
import type { Fact, Finding, Weight } from '../../core/finding.ts';
import { isPlayed } from '../../core/game.ts';
import { approvalOf, settled, type Waivable } from '../approvals.ts';
import { type DatedParts, partOn } from '../in-force.ts';
import { type ClauseCitations, isCountable, listMonthOf, longDays, pairing } from './clauses.ts';
import type { FideCode, FideFindings, NotCounted } from './reasons.ts';

/** How many days before the start an event has to be registered, and who may allow a later registration. */
export interface RegistrationTerm {
  readonly clause: string;
  readonly days: number;
  readonly lateApproval: 'president' | 'qc-chairman';
}

/** The facts by which a registration is judged, also for an event whose players are not known yet. */
export type RegistrationFacts = Pick<ChessEvent, 'start' | 'registered' | 'norms'> & {
  readonly players: readonly Pick<Player, 'rating' | 'sex'>[];
};

export interface RegistrationRule {
  readonly termOf: (event: RegistrationFacts) => RegistrationTerm;
}

/** The parts of a book that are needed to choose a list. */
export interface ListTerms {
  /** How many days before its date a list closes. */
  readonly closingDays: number;
}

/** The parts of a book that admission needs. */
export interface AdmissionTerms extends ListTerms {
  /** The edition's terms of registration, each with the day from which it holds. */
  readonly registration: DatedParts<RegistrationRule>;
  /** A rating is listed from here on. */
  readonly floor: number;
  /** Who may waive which finding. What is not listed cannot be waived. */
  readonly waivable: readonly Waivable[];
}

/** A check that looks at the event alone. */
export type EventCheck = (event: ChessEvent) => readonly Finding<FideCode>[];
/** A check that also needs the days of the book. */
export type Check = (event: ChessEvent, terms: AdmissionTerms) => readonly Finding<FideCode>[];

export const finding = <C extends FideCode>(
  code: C,
  weight: Weight,
  clause: string,
  facts: FideFindings[C],
): Finding<C> => ({ code, weight, clause, facts: facts as { [name: string]: Fact } });

/** The findings of all checks, after the decisions recorded with the event. */
export const findingsOf = (
  event: ChessEvent,
  terms: AdmissionTerms,
  checks: readonly Check[],
): readonly Finding<FideCode>[] =>
  settled(
    checks.flatMap((check) => check(event, terms)),
    event.approvals,
    terms.waivable,
  );

/** The clauses that prevent the event from being rated. */
export const reasonsOf = (
  findings: readonly Finding<FideCode>[],
  nameOf: (finding: Finding<FideCode>) => string,
): readonly string[] => findings.filter(({ weight }) => weight === 'refuse').map(nameOf);

/** The clauses that prevent an event from being rated, each once. The name of a reason may change; a clause does not. */
export const refusingClauses = (findings: readonly Finding<FideCode>[]): readonly string[] => [
  ...new Set(reasonsOf(findings, ({ clause }) => clause as string)),
];

/** Whether the finding of a clause was waived by an authority that the book names. */
export const isApproved = (
  { approvals = [] }: ChessEvent,
  clause: string,
  { waivable }: Pick<AdmissionTerms, 'waivable'>,
): boolean => approvalOf({ clause, facts: {} }, approvals, waivable) !== undefined;

export interface Registration extends RegistrationTerm {
  readonly deadline: Day;
  /** Undefined where the day of registration is not known. */
  readonly onTime?: boolean;
}

/**
 * The registration of an event by the rule in force on its first day; who registered before the rule was changed is judged by
 * the earlier one. Reading: the day of the deadline is in time.
 */
export function registrationOf(event: RegistrationFacts, rules: AdmissionTerms['registration']): Registration {
  const { start, registered } = event;
  const term = partOn(rules, Math.min(start, registered ?? start)).termOf(event);
  const deadline = start - term.days;
  return { ...term, deadline, ...(registered === undefined ? {} : { onTime: registered <= deadline }) };
}

export const checkRegistration: Check = (event, { registration }) => {
  const { clause, days, deadline, lateApproval, onTime } = registrationOf(event, registration);
  if (onTime !== false) return [];
  const registered = dayText(event.registered as Day);
  const facts = { registered, deadline: dayText(deadline), days, authority: lateApproval };
  return [finding('fide.registration-late', 'refuse', clause, facts)];
};

const APPEAL_DAYS = 7;

/** 2014 §0.5, 2024 §0.4: the organiser may appeal within seven days of a decision not to rate. */
export const appealDeadline = (decision: Day): Day => decision + APPEAL_DAYS;

/** §3.1 Days with more than twelve hours of play. */
export const checkDays: EventCheck = (event) =>
  longDays(event).map(({ date, ...facts }) =>
    finding('fide.day-too-long', 'warn', '3.1', { date: dayText(date), ...facts }),
  );

/** Games that were not played, or that somebody excluded. */
export const checkUnplayedUnder =
  (clause: string): EventCheck =>
  (event) => {
    const unplayed = event.games.filter(({ result }) => !isPlayed(result));
    const excluded = event.games.filter(({ result, rated }) => isPlayed(result) && !rated);
    return [
      ...namedGames(event, unplayed, (games) => finding('fide.unplayed', 'note', clause, { games })),
      ...namedGames(event, excluded, (games) => finding('fide.excluded', 'note', clause, { games })),
    ];
  };

/** §5.1 */
export const checkUnplayed: EventCheck = (event) => checkUnplayedUnder('5.1')(event);

export const namedGames = <F>(
  event: ChessEvent,
  games: readonly Game[],
  make: (pairings: FideFindings['fide.unplayed']['games']) => F,
): readonly F[] => (games.length === 0 ? [] : [make(games.map((game) => pairing(event, game)))]);

/** Games with an unrated player, with the clause by which they do not count for a rated one. */
export const checkUnratedOpponents =
  (clause: string): EventCheck =>
  (event) => {
    const isUnrated = (index: number): boolean => event.players[index]?.rating === undefined;
    const games = event.games.filter((game) => isCountable(game) && (isUnrated(game.white) || isUnrated(game.black)));
    return namedGames(event, games, (named) => finding('fide.unrated-opponents', 'note', clause, { games: named }));
  };

/** The first list that an event and its report are in time for. */
const firstListOf = ({ end, reportReceived, officialFide }: ChessEvent, { closingDays }: ListTerms): Month =>
  listMonthOf(end, reportReceived, officialFide === true ? 'official' : 'ordinary', closingDays);

/**
 * 2014 §7.13, 2024 §7.1.3 and §9.1: the list an event is rated on, the one it names, or the first that the event and its
 * report are in time for.
 */
export const listOf = (event: ChessEvent, terms: ListTerms): Month => event.list ?? firstListOf(event, terms);

/** An edition's check of an event on a list. */
export type ListCheck = (event: ChessEvent, list: Month, terms: ListTerms) => readonly Finding<FideCode>[];

/** A list that closed before the event ended, or its report came. */
export const checkFirstList =
  (clause: string): ListCheck =>
  (event, list, terms) => {
    const first = firstListOf(event, terms);
    return list < first
      ? [finding('fide.list-too-early', 'warn', clause, { list: monthText(list), first: monthText(first) })]
      : [];
  };

/** The list that an event names for itself. */
export const checkOwnList =
  (check: ListCheck): Check =>
  (event, terms) =>
    event.list === undefined ? [] : check(event, event.list, terms);

/** The parts of a book that are needed for the list of a period. */
interface PeriodListTerms extends ListTerms {
  readonly checkList: ListCheck;
  readonly cite: Pick<ClauseCitations, 'monthlyList'>;
}

/**
 * The list of a period for one of its events: whether it is the one that the event names, and whether the event can be on it. If
 * the event itself names the list, nothing is reported twice.
 */
export function checkPeriodList(
  event: ChessEvent,
  list: Month,
  { checkList: check, cite, ...terms }: PeriodListTerms,
): readonly Finding<FideCode>[] {
  if (event.list === list) return [];
  const differs =
    event.list === undefined
      ? []
      : [
          finding('fide.list-differs', 'warn', cite.monthlyList, {
            list: monthText(event.list),
            period: monthText(list),
          }),
        ];
  return [...differs, ...check(event, list, terms)];
}

/** The announcement of a rated event says so. */
export const checkAnnouncedUnder =
  (clause: string): EventCheck =>
  (event) =>
    event.announcedRated === false ? [finding('fide.not-announced', 'warn', clause, {})] : [];

/** §9.2 */
export const checkAnnounced: EventCheck = (event) => checkAnnouncedUnder('9.2')(event);

/**
 * A player below the floor of the list is unrated, and cannot enter with a rating. Reading: the report is believed, so that the
 * player counts as rated.
 */
export const checkFloor =
  (clause: string): Check =>
  ({ players }, { floor }) => {
    const below = players.flatMap(({ id, rating }) => (rating !== undefined && rating < floor ? [{ id, rating }] : []));
    if (below.length === 0) return [];
    const lowest = Math.min(...below.map(({ rating }) => rating));
    return [finding('fide.below-floor', 'warn', clause, { players: below.map(({ id }) => id), lowest, floor })];
  };

const MATCH_PLAYERS = 2;

/** A match is between two; with more the score that decides it is nobody's. */
export const checkMatchSize =
  (clause: string): EventCheck =>
  ({ system, players }) =>
    system === 'match' && players.length > MATCH_PLAYERS
      ? [finding('fide.match-players', 'warn', clause, { players: players.length })]
      : [];

/** Facts that K needs of a rated player and that the report leaves out. */
export const checkKFacts =
  (clause: string): EventCheck =>
  (event) => {
    const rated = event.players.filter(({ rating, k }) => rating !== undefined && k === undefined);
    // a player who is new to a list has no game on it
    const withoutBirth = rated.filter(({ birth }) => birth === undefined).map(({ id }) => id);
    const assumed = event.assumedK === undefined ? {} : { assumed: event.assumedK };
    const withoutGames = rated
      .filter(({ games, ratingFrom }) => games === undefined && ratingFrom === undefined)
      .map(({ id }) => id);
    return [
      ...(withoutBirth.length === 0 ? [] : [finding('fide.birth-unknown', 'note', clause, { players: withoutBirth })]),
      ...(withoutGames.length === 0
        ? []
        : [finding('fide.games-unknown', 'note', clause, { players: withoutGames, ...assumed })]),
    ];
  };

/** A fact of the event, the clauses that cannot be checked without it, and where it is asked for if not everywhere. */
export type NeededFact = readonly [
  fact: keyof ChessEvent & string,
  clauses: readonly string[],
  isAsked?: (event: ChessEvent) => boolean,
];

/** Facts of the event that were not given, with the clauses that could therefore not be checked. */
export const checkMissingFacts =
  (needed: readonly NeededFact[]): EventCheck =>
  (event) => {
    const missing = needed.filter(([fact, , isAsked]) => event[fact] === undefined && isAsked?.(event) !== false);
    if (missing.length === 0) return [];
    const clauses = [...new Set(missing.flatMap(([, of]) => of))];
    const facts = missing.map(([fact]) => fact);
    return [finding('fide.facts-missing', 'note', clauses[0] as string, { facts, clauses })];
  };

/** Why a game is left out by §5.1, if it is. */
export const unplayedGround = (game: Game): NotCounted | undefined =>
  isCountable(game) ? undefined : isPlayed(game.result) ? 'excluded' : 'forfeit';

/** Games that count, and the rest with the ground. The first ground that applies is named. */
export function sortGames(
  games: readonly Game[],
  groundOf: (game: Game) => NotCounted | undefined,
): { readonly games: readonly Game[]; readonly leftOut: ReadonlyMap<Game, NotCounted> } {
  const leftOut = new Map<Game, NotCounted>();
  const counted: Game[] = [];
  for (const game of games) {
    const ground = unplayedGround(game) ?? groundOf(game);
    if (ground === undefined) counted.push(game);
    else leftOut.set(game, ground);
  }
  return { games: counted, leftOut };
}

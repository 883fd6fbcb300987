/** Sections 0 to 6 and 9 of the 2024 text: which events and games count, and why not. */
import { type Day, dayText, firstDay, type Month, monthOf, monthText } from '../../../core/dates.ts';
import type { ChessEvent, Game } from '../../../core/event.ts';
import type { Finding } from '../../../core/finding.ts';
import type { Waivable } from '../../approvals.ts';
import type { Admission } from '../book.ts';
import {
  type AdmissionTerms,
  type Check,
  checkAnnounced,
  checkDays,
  checkFirstList,
  checkFloor,
  checkKFacts,
  checkMatchSize,
  checkMissingFacts,
  checkOwnList,
  checkRegistration,
  checkUnplayed,
  checkUnratedOpponents,
  type EventCheck,
  finding,
  findingsOf,
  isApproved,
  type ListCheck,
  namedGames,
  type RegistrationFacts,
  type RegistrationTerm,
  reasonsOf,
  sortGames,
} from '../admission.ts';
import { closingDay, eventDays, gamesAfterDecision, isCountable } from '../clauses.ts';
import { gameTimesCheck, isTooFast } from '../game-times.ts';
import type { FideCode } from '../reasons.ts';
import {
  CLOSING_DAYS,
  FIRST_CONTROL_MOVES,
  firstControlOk,
  gameTimeOk,
  MONTHLY_REPORTS_AFTER,
  minimumMinutes,
  needsInterimReports,
} from './clauses.ts';
import { FLOOR } from './newcomers.ts';

const EARLY_DAYS = 30;
const EARLY_ABOVE = 2700;
const EARLY_ABOVE_WOMEN = 2500;
const USUAL_DAYS = 3;

/**
 * §0.2.1 to §0.2.4: 30 days before the start if anybody is rated above 2700, or a woman above 2500, else 3 days.
 * Reading: strictly above.
 */
export function registrationTerm({ players }: RegistrationFacts): RegistrationTerm {
  const early = players.some(
    ({ rating = 0, sex }) => rating > EARLY_ABOVE || (sex === 'f' && rating > EARLY_ABOVE_WOMEN),
  );
  return early
    ? { clause: '0.2.1', days: EARLY_DAYS, lateApproval: 'president' }
    : { clause: '0.2.2', days: USUAL_DAYS, lateApproval: 'qc-chairman' };
}

/** §0.2.3, §0.2.4 and §0.2 on hybrid events; §1.1 by the Council, as for the pilot of faster events in 2025. */
export const WAIVABLE: readonly Waivable[] = [
  { finding: '0.2.1', clauses: ['0.2.1', '0.2.3'], by: ['president'], matter: 'late' },
  { finding: '0.2.2', clauses: ['0.2.2', '0.2.4'], by: ['qc-chairman'], matter: 'late' },
  { finding: '0.2 hybrid', clauses: ['0.2 hybrid', '0.2', '2.1'], by: ['qc-chairman'], matter: 'hybrid' },
  { finding: '1.1', clauses: ['1.1'], by: ['council'] },
];

/** §0.2 and §2.1: a hybrid event needs the QC chairman's approval; and, under the clause named, the games. */
export const checkHybridUnder =
  (clause: string): EventCheck =>
  (event) => {
    if (event.hybrid !== true) return [];
    return [
      finding('fide.hybrid-unapproved', 'refuse', '0.2 hybrid', {}),
      ...(event.pgn === true ? [] : [finding('fide.hybrid-without-pgn', 'refuse', clause, {})]),
    ];
  };

/** §0.2 and §9.4 */
export const checkHybrid: EventCheck = (event) => checkHybridUnder('9.4')(event);

/** §1.1 The games that are too fast for their two players. */
export const tooFast = isTooFast(gameTimeOk);

export const checkGameTimes: EventCheck = gameTimesCheck(tooFast, minimumMinutes);

export const checkFirstControl: EventCheck = ({ controls = [] }) =>
  firstControlOk(controls)
    ? []
    : [
        finding('fide.first-control', 'refuse', '1.2', {
          moves: controls[0]?.moves as number,
          required: FIRST_CONTROL_MOVES,
          rule: 'at-least',
        }),
      ];

export const checkLength: EventCheck = (event) =>
  needsInterimReports(event.start, event.end) && event.partOf === undefined
    ? [finding('fide.interim-reports', 'warn', '4.1', { days: eventDays(event), limit: MONTHLY_REPORTS_AFTER })]
    : [];

/** A match with an unrated player is not rated at all. */
export const checkMatchPlayersUnder =
  (clause: string): EventCheck =>
  ({ system, players }) =>
    system === 'match'
      ? players
          .filter(({ rating }) => rating === undefined)
          .map(({ id }) => finding('fide.match-unrated', 'refuse', clause, { player: id }))
      : [];

/** §6.1 */
export const checkMatchPlayers: EventCheck = (event) => checkMatchPlayersUnder('6.1')(event);

/** Games after the decision, unless rating them was requested beforehand. */
export const afterDecision = (event: ChessEvent): ReadonlySet<Game> =>
  event.system === 'match' && event.matchWaiver !== true
    ? gamesAfterDecision(event.games, event.matchGames)
    : new Set<Game>();

/**
 * §6.2 Which games of a match are rated: those that were played, and not after the decision. `'+'` and `'-'` are forfeits for and
 * against the first player. No game is rated if a player is unrated (§6.1).
 */
export function matchRated(
  results: readonly (0 | 0.5 | 1 | '+' | '-')[],
  scheduled: number,
  { bothRated = true, waived = false }: { readonly bothRated?: boolean; readonly waived?: boolean } = {},
): boolean[] {
  const event = matchOf(results);
  const after = waived ? new Set<Game>() : gamesAfterDecision(event, scheduled);
  return event.map((game) => bothRated && isCountable(game) && !after.has(game));
}

const RESULT_OF = { 0: '0-1', 0.5: '1/2-1/2', 1: '1-0', '+': '+/-', '-': '-/+' } as const;

const matchOf = (results: readonly (0 | 0.5 | 1 | '+' | '-')[]): Game[] =>
  results.map((result, index) => ({
    round: index + 1,
    white: 0,
    black: 1,
    result: RESULT_OF[result],
    rated: true,
    handicap: 0,
  }));

export const checkMatchDecidedUnder =
  (clause: string): EventCheck =>
  (event) =>
    namedGames(event, [...afterDecision(event)], (games) => finding('fide.match-decided', 'note', clause, { games }));

/** §6.2 */
export const checkMatchDecided: EventCheck = (event) => checkMatchDecidedUnder('6.2')(event);

const LAST_DAYS_OF_MONTH = 5;

/**
 * §9.1 The list for which a report should be in time: that of the month after the last day, or the following one if five days or
 * fewer of the month remain.
 */
export function dueList(end: Day): Month {
  const month = monthOf(end);
  const daysLeft = firstDay(month + 1) - 1 - end;
  return daysLeft <= LAST_DAYS_OF_MONTH ? month + 2 : month + 1;
}

const LAST_LIST = 3;

/** §9.1 The third list after the last day is the last on which an event can be rated. */
export const lastList = (end: Day): Month => monthOf(end) + LAST_LIST;

/** Whether a report was in time for its list, or for any. */
export const checkReportUnder =
  (clause: string): Check =>
  ({ end, reportReceived }, { closingDays }) => {
    if (reportReceived === undefined) return [];
    const received = dayText(reportReceived);
    const last = closingDay(lastList(end), closingDays);
    if (reportReceived > last) {
      return [finding('fide.report-too-late', 'refuse', clause, { received, last: dayText(last) })];
    }
    const due = closingDay(dueList(end), closingDays);
    return reportReceived > due ? [finding('fide.report-late', 'warn', clause, { received, due: dayText(due) })] : [];
  };

/** §9.1 */
export const checkReport: Check = (event, terms) => checkReportUnder('9.1')(event, terms);

/** An event on a list, not before the first possible one and not after the third. */
export const checkListUnder =
  (closing: string, report: string): ListCheck =>
  (event, list, terms) => {
    const last = lastList(event.end);
    return [
      ...checkFirstList(closing)(event, list, terms),
      ...(list > last
        ? [finding('fide.list-too-late', 'warn', report, { list: monthText(list), last: monthText(last) })]
        : []),
    ];
  };

/** §7.1.3 and §9.1 */
export const checkList: ListCheck = (event, list, terms) => checkListUnder('7.1.3', '9.1')(event, list, terms);

/** The days that the text itself names. */
const OWN_TERMS: AdmissionTerms = {
  closingDays: CLOSING_DAYS,
  floor: FLOOR,
  registration: [{ termOf: registrationTerm }],
  waivable: WAIVABLE,
};

export const CHECKS: readonly Check[] = [
  checkRegistration,
  checkHybrid,
  checkGameTimes,
  checkFirstControl,
  checkDays,
  checkLength,
  checkUnplayed,
  checkMatchPlayers,
  checkMatchSize('6.1'),
  checkMatchDecided,
  checkUnratedOpponents('8.3.1'),
  checkOwnList(checkList),
  checkFloor('7.2.1'),
  checkReport,
  checkAnnounced,
  checkKFacts('8.3.3'),
  checkMissingFacts([
    ['registered', ['0.2.1', '0.2.2']],
    ['controls', ['1.1', '1.2', '3.1']],
    ['schedule', ['3.1']],
    ['reportReceived', ['9.1']],
    ['announcedRated', ['9.2']],
  ]),
];

/** The rule on hybrid events has no number of its own; as a reason it is cited by its section. */
export const reasonName = ({ clause }: Finding<FideCode>): string =>
  clause === '0.2 hybrid' ? '0.2' : (clause as string);

export const admit = (event: ChessEvent, terms: AdmissionTerms = OWN_TERMS): Admission =>
  admitBy(event, terms, CHECKS, reasonName);

const tooFastUnlessApproved = (event: ChessEvent, game: Game, terms: AdmissionTerms): boolean =>
  tooFast(event, game) && !isApproved(event, '1.1', terms);

/** Admission with other checks, other names of reasons, and another finding about games that are too fast. */
export function admitBy(
  event: ChessEvent,
  terms: AdmissionTerms,
  checks: readonly Check[],
  nameOf: (finding: Finding<FideCode>) => string,
  isTooFast: (event: ChessEvent, game: Game, terms: AdmissionTerms) => boolean = tooFastUnlessApproved,
): Admission {
  const findings = findingsOf(event, terms, checks);
  const after = afterDecision(event);
  const sorted = sortGames(event.games, (game) =>
    after.has(game) ? 'after-decision' : isTooFast(event, game, terms) ? 'too-fast' : undefined,
  );
  return { findings, reasons: [...new Set(reasonsOf(findings, nameOf))], ...sorted };
}

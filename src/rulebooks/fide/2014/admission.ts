/** Sections 0 to 6 and 9 of the 2014 text: which events and games count, and why not. */
import { type Day, dayText } from '../../../core/dates.ts';
import type { ChessEvent, Game } from '../../../core/event.ts';
import type { Finding } from '../../../core/finding.ts';
import type { Waivable } from '../../approvals.ts';
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
import type { Admission } from '../book.ts';
import { eventDays, gamesAfterDecision, isCountable, minutesFor60Moves } from '../clauses.ts';
import type { FideCode } from '../reasons.ts';
import {
  CLOSING_DAYS,
  composition,
  durationOk,
  FIRST_CONTROL_MOVES,
  highestRating,
  MAX_DAYS,
  requiredMinutes,
  type TimeFault,
  timeControl,
} from './clauses.ts';
import { FLOOR } from './newcomers.ts';

/** §0 Only games over the board are rated, so a hybrid event is not. */
export const checkOverTheBoard: EventCheck = ({ hybrid }) =>
  hybrid === true ? [finding('fide.not-over-the-board', 'refuse', '0', {})] : [];

const REGISTRATION_DAYS = 7;
const REGISTRATION_DAYS_NORMS = 30;

/** §0.2 A week before the start, 30 days where norms are possible. */
export const registrationTerm = ({ norms }: RegistrationFacts): RegistrationTerm => ({
  clause: '0.2',
  days: norms === true ? REGISTRATION_DAYS_NORMS : REGISTRATION_DAYS,
  lateApproval: 'qc-chairman',
});

/** §0.3 Every arbiter of a rated event has a licence. */
export const checkArbiters: EventCheck = ({ arbiters = [] }) =>
  arbiters
    .filter(({ licence }) => licence === undefined)
    .map(({ name }) => finding('fide.arbiter-unlicensed', 'warn', '0.3', { arbiter: name ?? '' }));

/** §1.1 to §1.3: judged once for the whole field. */
export const checkTime: EventCheck = ({ controls, players }) => {
  if (controls === undefined) return [];
  const ratings = players.map(({ rating }) => rating);
  return timeControl(ratings, controls).map((fault) =>
    fault === '1.1-too-fast'
      ? finding('fide.time-too-short', 'refuse', '1.1', {
          minutes: minutesFor60Moves(controls),
          required: requiredMinutes(ratings),
          highest: highestRating(ratings),
        })
      : finding('fide.first-control', 'refuse', '1.3', {
          moves: controls[0]?.moves as number,
          required: FIRST_CONTROL_MOVES,
          rule: 'exactly',
        }),
  );
};

/** §0.2 and §4.12; MSSZ takes them over with the whole book (1. § 2). */
export const WAIVABLE: readonly Waivable[] = [
  { finding: '0.2', clauses: ['0.2'], by: ['qc-chairman'], matter: 'late' },
  { finding: '4.1', clauses: ['4.1', '4.12'], by: ['qc'] },
];

/**
 * §4.1 to §4.13: an event that is too long is refused; one that may be long has to be reported every month, also if that was
 * allowed later.
 */
export const checkLength: Check = (event, terms) => {
  const { start, end, system, approvedLong, partOf } = event;
  const facts = { days: eventDays(event), limit: MAX_DAYS };
  if (facts.days <= MAX_DAYS) return [];
  const tooLong = durationOk(start, end, system, approvedLong === true ? 'allowed' : 'none')
    ? []
    : [finding('fide.event-too-long', 'refuse', '4.1', facts)];
  const isLong = tooLong.length === 0 || isApproved(event, '4.1', terms);
  const monthly = isLong && partOf === undefined ? [finding('fide.interim-reports', 'warn', '4.13', facts)] : [];
  return [...tooLong, ...monthly];
};

export const checkComposition: EventCheck = ({ system, players, nationalChampionship, womenOnly }) => {
  const rated = players.filter(({ rating }) => rating !== undefined).length;
  const championship = nationalChampionship !== true ? 'none' : womenOnly === true ? 'national-women' : 'national';
  return composition({ system, players: players.length, rated, championship }).map(({ clause, needed, of }) =>
    of === 'players'
      ? finding('fide.too-few-players', 'refuse', clause, { players: players.length, needed })
      : finding('fide.too-few-rated', 'refuse', clause, { players: players.length, rated, needed }),
  );
};

const GAMES_PER_PAIR = { 'round-robin': 1, 'double-round-robin': 2 } as const;

type GameTest = (game: Game) => boolean;

/** §6.5 Pairs of a round robin that did not play each other as often as they should. */
function missingPairs({ players, games }: ChessEvent, perPair: number, counts: GameTest): number {
  const played = new Map<number, number>();
  for (const { white, black } of games.filter(counts)) {
    const pair = Math.min(white, black) * players.length + Math.max(white, black);
    played.set(pair, (played.get(pair) ?? 0) + 1);
  }
  const complete = [...played.values()].filter((count) => count === perPair).length;
  return (players.length * (players.length - 1)) / 2 - complete;
}

/** §6.5 A round robin with an unplayed game is rated as a Swiss. */
export function treatedAs(event: ChessEvent, counts: GameTest = isCountable): Admission['treatedAs'] {
  if (event.system !== 'round-robin' && event.system !== 'double-round-robin') return undefined;
  return missingPairs(event, GAMES_PER_PAIR[event.system], counts) === 0 ? event.system : 'swiss';
}

/** The note on an incomplete round robin; `countsIn` says which games of an event are in it. */
export const completenessCheck =
  (countsIn: (event: ChessEvent) => GameTest): EventCheck =>
  (event) => {
    const counts = countsIn(event);
    if (treatedAs(event, counts) !== 'swiss') return [];
    const perPair = GAMES_PER_PAIR[event.system as keyof typeof GAMES_PER_PAIR];
    return [finding('fide.treated-as-swiss', 'note', '6.5', { missing: missingPairs(event, perPair, counts) })];
  };

const checkComplete = completenessCheck(() => isCountable);

/** §6.6 Games of a match after its decision; without a scheduled number of games none is left out. */
export const afterDecision = ({ system, games, matchGames }: ChessEvent): ReadonlySet<Game> =>
  system === 'match' && matchGames !== undefined ? gamesAfterDecision(games, matchGames) : new Set<Game>();

export const checkMatchDecided: EventCheck = (event) =>
  namedGames(event, [...afterDecision(event)], (games) => finding('fide.match-decided', 'note', '6.6', { games }));

const checkSwissUnrated = checkUnratedOpponents('6.42');

/** §6.42 and §6.7: in all but complete round robins, games with an unrated player count for no rated one. */
export const checkUnrated: EventCheck = (event) => unratedGames(event, treatedAs(event));

export const unratedGames = (event: ChessEvent, treated: Admission['treatedAs']): ReturnType<EventCheck> =>
  treated === 'round-robin' || treated === 'double-round-robin' ? [] : checkSwissUnrated(event);

const ARBITER_DAYS = 7;
const FEDERATION_DAYS = 30;

/** §9.1 The arbiter reports within a week of the end, the federation uploads within 30 days. */
export const reportDeadlines = (end: Day): { arbiter: Day; federation: Day } => ({
  arbiter: end + ARBITER_DAYS,
  federation: end + FEDERATION_DAYS,
});

/** An organiser who missed the 30 days also missed the week, and only the 30 days are reported. */
export const checkReport: EventCheck = ({ end, reportReceived }) => {
  const { arbiter, federation } = reportDeadlines(end);
  if (reportReceived === undefined || reportReceived <= arbiter) return [];
  const [received, upload] = [dayText(reportReceived), dayText(federation)];
  return [
    reportReceived > federation
      ? finding('fide.report-late', 'warn', '9.1', { received, due: upload })
      : finding('fide.arbiter-report-late', 'warn', '9.1', { received, due: dayText(arbiter), upload }),
  ];
};

/** §7.13 An event on a list. This text names no last one. */
export const checkList: ListCheck = checkFirstList('7.13');

/** The days that the text itself names. */
const OWN_TERMS: AdmissionTerms = {
  closingDays: CLOSING_DAYS,
  floor: FLOOR,
  registration: [{ termOf: registrationTerm }],
  waivable: WAIVABLE,
};

const CHECKS: readonly Check[] = [
  checkOverTheBoard,
  checkRegistration,
  checkArbiters,
  checkTime,
  checkDays,
  checkLength,
  checkUnplayed,
  checkComposition,
  checkComplete,
  checkMatchSize('6.6'),
  checkMatchDecided,
  checkUnrated,
  checkOwnList(checkList),
  checkFloor('7.21'),
  checkReport,
  checkAnnounced,
  checkKFacts('8.56'),
  checkMissingFacts([
    ['registered', ['0.2']],
    // the deadline depends on it
    ['norms', ['0.2'], ({ registered }) => registered !== undefined],
    ['arbiters', ['0.3']],
    ['controls', ['1.1', '1.3', '3.1']],
    ['schedule', ['3.1']],
    ['reportReceived', ['9.1']],
    ['announcedRated', ['9.2']],
  ]),
];

/** Two grounds are named by clause and fault. */
const FAULTS: Partial<Record<FideCode, TimeFault>> = {
  'fide.time-too-short': '1.1-too-fast',
  'fide.first-control': '1.3-first-control',
};

const reasonName = ({ code, clause }: Finding<FideCode>): string => FAULTS[code] ?? (clause as string);

export function admit(event: ChessEvent, terms: AdmissionTerms = OWN_TERMS): Admission {
  const findings = findingsOf(event, terms, CHECKS);
  const after = afterDecision(event);
  return {
    findings,
    reasons: reasonsOf(findings, reasonName),
    ...sortGames(event.games, (game) => (after.has(game) ? 'after-decision' : undefined)),
    treatedAs: treatedAs(event),
  };
}

/** Sections 0 to 6 and 9 of the text of 2017: which events and games count, where it differs from 2014. */
import type { ChessEvent, Game } from '../../../core/event.ts';
import type { Finding } from '../../../core/finding.ts';
import type { Waivable } from '../../approvals.ts';
import {
  afterDecision,
  checkArbiters,
  checkComposition,
  checkLength,
  checkList,
  checkMatchDecided,
  checkReport,
  completenessCheck,
  registrationTerm,
  treatedAs,
  unratedGames,
  WAIVABLE as WAIVABLE_2014,
} from '../2014/admission.ts';
import { CLOSING_DAYS, FIRST_CONTROL_MOVES, highestRating, requiredMinutes } from '../2014/clauses.ts';
import { FLOOR } from '../2014/newcomers.ts';
import {
  type AdmissionTerms,
  type Check,
  checkAnnounced,
  checkDays,
  checkFloor,
  checkKFacts,
  checkMatchSize,
  checkMissingFacts,
  checkOwnList,
  checkRegistration,
  checkUnplayed,
  type EventCheck,
  finding,
  findingsOf,
  reasonsOf,
  sortGames,
} from '../admission.ts';
import type { Admission } from '../book.ts';
import { isCountable, minutesFor60Moves } from '../clauses.ts';
import { gameTimesCheck, isTooFast } from '../game-times.ts';
import type { FideCode } from '../reasons.ts';
import { firstControlOk, gameTimeOk, hybridOk, minimumMinutes } from './clauses.ts';

/** §0.2, §2.1 and §4.12. */
export const WAIVABLE: readonly Waivable[] = [
  ...WAIVABLE_2014,
  { finding: '0.2 hybrid', clauses: ['0.2 hybrid', '0.2', '2.1'], by: ['qc-chairman'], matter: 'hybrid' },
];

/** §0.2 and §2.1: hybrid events are rated from 1 February 2021 on, each with the approval of the QC chairman. */
export const checkHybrid: EventCheck = ({ hybrid, start }) =>
  hybrid !== true
    ? []
    : [finding(hybridOk(start) ? 'fide.hybrid-unapproved' : 'fide.not-over-the-board', 'refuse', '0.2 hybrid', {})];

/** §1.1 The games that are too fast for their two players. */
const tooFast = isTooFast(gameTimeOk);
const checkGameTimes = gameTimesCheck(tooFast, minimumMinutes);

/** §1.1 By the field, as in 2014: the whole event is refused. */
export const checkTimeOfField: EventCheck = ({ controls, players }) => {
  const ratings = players.map(({ rating }) => rating);
  const [minutes, required] = [minutesFor60Moves(controls ?? []), requiredMinutes(ratings)];
  return controls === undefined || minutes >= required
    ? []
    : [finding('fide.time-too-short', 'refuse', '1.1', { minutes, required, highest: highestRating(ratings) })];
};

/** §1.2 A first control that is not 40 moves makes the whole event unrated. */
export const checkFirstControl: EventCheck = ({ controls = [] }) =>
  firstControlOk(controls)
    ? []
    : [
        finding('fide.first-control', 'refuse', '1.2', {
          moves: controls[0]?.moves as number,
          required: FIRST_CONTROL_MOVES,
          rule: 'exactly',
        }),
      ];

/** Whether a game is left out for its time control alone. */
type TimeOfGame = (event: ChessEvent, game: Game) => boolean;

/**
 * §6.5 Reading: a game that is not rated because of its time control counts as missing in a round robin, like a game that was not
 * played.
 */
const countsIn =
  (isLeftOut: TimeOfGame) =>
  (event: ChessEvent) =>
  (game: Game): boolean =>
    isCountable(game) && !isLeftOut(event, game);

/** The days that the text itself names. */
const OWN_TERMS: AdmissionTerms = {
  closingDays: CLOSING_DAYS,
  floor: FLOOR,
  registration: [{ termOf: registrationTerm }],
  waivable: WAIVABLE,
};

const checksBy = (checkTimes: Check, isLeftOut: TimeOfGame): readonly Check[] => [
  checkRegistration,
  checkHybrid,
  checkArbiters,
  checkTimes,
  checkFirstControl,
  checkDays,
  checkLength,
  checkUnplayed,
  checkComposition,
  completenessCheck(countsIn(isLeftOut)),
  checkMatchSize('6.6'),
  checkMatchDecided,
  (event) => unratedGames(event, treatedAs(event, countsIn(isLeftOut)(event))),
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
    ['controls', ['1.1', '1.2', '3.1']],
    ['schedule', ['3.1']],
    ['reportReceived', ['9.1']],
    ['announcedRated', ['9.2']],
  ]),
];

/** The rule on hybrid events has no number of its own; as a reason it is cited by its section. */
const reasonName = ({ clause }: Finding<FideCode>): string => (clause === '0.2 hybrid' ? '0.2' : (clause as string));

const admissionBy =
  (checks: readonly Check[], isLeftOut: TimeOfGame) =>
  (event: ChessEvent, terms: AdmissionTerms = OWN_TERMS): Admission => {
    const findings = findingsOf(event, terms, checks);
    const after = afterDecision(event);
    return {
      findings,
      reasons: [...new Set(reasonsOf(findings, reasonName))],
      ...sortGames(event.games, (game) =>
        after.has(game) ? 'after-decision' : isLeftOut(event, game) ? 'too-fast' : undefined,
      ),
      treatedAs: treatedAs(event, countsIn(isLeftOut)(event)),
    };
  };

export const admit = /* @__PURE__ */ admissionBy(/* @__PURE__ */ checksBy(checkGameTimes, tooFast), tooFast);

const notByGame: TimeOfGame = () => false;

/** Reading E2, the other way: the time is judged once for the whole field. */
export const admitByField = /* @__PURE__ */ admissionBy(
  /* @__PURE__ */ checksBy(checkTimeOfField, notByGame),
  notByGame,
);

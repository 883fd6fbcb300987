/** Sections 0 to 5 and 8 of the rapid and blitz regulations: which events and games count, and why not. */
import { dayText } from '../../../core/dates.ts';
import type { ChessEvent, Game } from '../../../core/event.ts';
import type { Finding } from '../../../core/finding.ts';
import type { Waivable } from '../../approvals.ts';
import {
  afterDecision,
  checkHybridUnder,
  checkListUnder,
  checkMatchDecidedUnder,
  checkMatchPlayersUnder,
  checkReportUnder,
} from '../2024/admission.ts';
import {
  type AdmissionTerms,
  type Check,
  checkAnnouncedUnder,
  checkFloor,
  checkKFacts,
  checkMatchSize,
  checkMissingFacts,
  checkOwnList,
  checkRegistration,
  checkUnplayedUnder,
  checkUnratedOpponents,
  type EventCheck,
  finding,
  findingsOf,
  type ListCheck,
  namedGames,
  type RegistrationTerm,
  reasonsOf,
  sortGames,
} from '../admission.ts';
import type { Admission } from '../book.ts';
import { isCountable } from '../clauses.ts';
import type { FideCode } from '../reasons.ts';
import {
  allottedMinutes,
  CITE,
  crowdedDays,
  FAR_APART,
  FAR_APART_ABOVE,
  type FastControl,
  gameRated,
  isEqualTime,
  ROUNDS_A_DAY,
  timeClass,
} from './clauses.ts';

const REGISTERED_DAYS = 3;

/** §0.2 Three days before the start, whoever plays; the chairman of the QC may allow it later. */
export const registrationTerm = (): RegistrationTerm => ({
  clause: '0.2',
  days: REGISTERED_DAYS,
  lateApproval: 'qc-chairman',
});

/** §0.2: the chairman of the QC, for a late registration and for a hybrid event. */
export const WAIVABLE: readonly Waivable[] = [
  { finding: '0.2', clauses: ['0.2'], by: ['qc-chairman'], matter: 'late' },
  { finding: '0.2 hybrid', clauses: ['0.2 hybrid', '0.2', '2.1'], by: ['qc-chairman'], matter: 'hybrid' },
];

/** §1.1.1 is of rapid, §1.1.2 of blitz; §3.1 is numbered in the same way. */
const PARAGRAPH = { rapid: 1, blitz: 2 } as const;

/** §1.2 Games with different times. Reading: the time control is the event's, so that none of its games counts. */
export const checkEqualTimes: EventCheck = (event) =>
  isEqualTime(event) ? [] : [finding('fide.unequal-times', 'refuse', '1.2', {})];

/** §1.1.1 or §1.1.2: whether the games belong to this list. Reading: judged only where the times are equal. */
export const checkTimeClass =
  (control: FastControl): EventCheck =>
  (event) => {
    const { controls } = event;
    if (controls === undefined || !isEqualTime(event)) return [];
    const is = timeClass(controls);
    const facts = { minutes: allottedMinutes(controls), control, is };
    return is === control ? [] : [finding('fide.other-control', 'refuse', `1.1.${PARAGRAPH[control]}`, facts)];
  };

/** §3.1.1 and §3.1.2. Reading: more rounds than that are a warning, and are rated. */
export const checkRoundsPerDay =
  (control: FastControl): EventCheck =>
  (event) =>
    crowdedDays(event, control).map(({ date, rounds }) =>
      finding('fide.too-many-rounds', 'warn', `3.1.${PARAGRAPH[control]}`, {
        date: dayText(date),
        rounds,
        limit: ROUNDS_A_DAY[control],
      }),
    );

/** §7.2.1 Who plays with a standard rating. */
export const checkStandardRatings: EventCheck = ({ players }) => {
  const ids = players.filter(({ ratingFrom }) => ratingFrom !== undefined).map(({ id }) => id);
  return ids.length === 0 ? [] : [finding('fide.standard-ratings', 'note', '7.2.1', { players: ids })];
};

const isFarApart = ({ players }: ChessEvent, { white, black }: Game): boolean =>
  !gameRated(players[white]?.rating, players[black]?.rating);

/** §7.3.1 from 1 December 2024: the games that are too uneven. */
export const checkFarApart: EventCheck = (event) =>
  namedGames(
    event,
    event.games.filter((game) => isCountable(game) && isFarApart(event, game)),
    (games) =>
      finding('fide.far-apart', 'note', CITE.farApart as string, {
        games,
        points: FAR_APART,
        above: FAR_APART_ABOVE,
      }),
  );

export const checkList: ListCheck = (event, list, terms) => checkListUnder('6.1.3', '8.1')(event, list, terms);

const checksOf = (control: FastControl): readonly Check[] => [
  checkRegistration,
  checkHybridUnder('8.4'),
  checkEqualTimes,
  checkTimeClass(control),
  checkRoundsPerDay(control),
  checkUnplayedUnder('4.1'),
  checkMatchPlayersUnder('5.1'),
  checkMatchSize('5.1'),
  checkMatchDecidedUnder('5.2'),
  checkStandardRatings,
  checkUnratedOpponents('7.3.1'),
  checkOwnList(checkList),
  checkFloor('6.2.1'),
  checkReportUnder('8.1'),
  checkAnnouncedUnder('8.2'),
  checkKFacts('7.3.3'),
  checkMissingFacts([
    ['registered', ['0.2']],
    ['controls', [`1.1.${PARAGRAPH[control]}`, '1.2']],
    ['schedule', [`3.1.${PARAGRAPH[control]}`]],
    ['reportReceived', ['8.1']],
    ['announcedRated', ['8.2']],
  ]),
];

/** The rule on hybrid events has no number of its own; as a reason it is cited by its section. */
const reasonName = ({ clause }: Finding<FideCode>): string => (clause === '0.2 hybrid' ? '0.2' : (clause as string));

/** How events for a list are admitted; `farApart`: whether games that are too uneven are left out. */
export function admissionOf(
  control: FastControl,
  farApart: 'rated' | 'left-out',
): (event: ChessEvent, terms: AdmissionTerms) => Admission {
  const isLeftOut = farApart === 'left-out' ? isFarApart : () => false;
  const checks = farApart === 'left-out' ? [...checksOf(control), checkFarApart] : checksOf(control);
  return (event, terms) => {
    const findings = findingsOf(event, terms, checks);
    const after = afterDecision(event);
    const sorted = sortGames(event.games, (game) =>
      after.has(game) ? 'after-decision' : isLeftOut(event, game) ? 'far-apart' : undefined,
    );
    return { findings, reasons: [...new Set(reasonsOf(findings, reasonName))], ...sorted };
  };
}

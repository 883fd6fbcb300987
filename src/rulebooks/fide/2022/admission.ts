/** Sections 0 to 6 and 9 of the text of 2022, where they differ from those of 2024. */
import { type Day, dayText } from '../../../core/dates.ts';
import type { ChessEvent } from '../../../core/event.ts';
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
  type ListCheck,
  type RegistrationFacts,
  type RegistrationTerm,
} from '../admission.ts';
import type { Admission } from '../book.ts';
import type { FideCode } from '../reasons.ts';
import {
  admitBy,
  checkFirstControl,
  checkGameTimes,
  checkLength,
  checkMatchDecided,
  checkMatchPlayers,
  registrationTerm as registrationTerm2024,
} from '../2024/admission.ts';

const USUAL_DAYS = 3;
const NORM_DAYS = 30;

/** §0.2 Three days before the start, 30 where norms are possible. */
export const registrationTerm = ({ norms }: RegistrationFacts): RegistrationTerm => ({
  clause: '0.2',
  days: norms === true ? NORM_DAYS : USUAL_DAYS,
  lateApproval: 'qc-chairman',
});

/** The day from which §0.2 is that of the text of 2024. */
export const REGISTRATION_CHANGED = '2023-12-25';
const CHANGED_CLAUSE = '0.2 (from 2023-12-25)';

/** §0.2 from 25 December 2023: 30 days where somebody is rated above 2700, or a woman above 2500, else 3 days. */
export const amendedRegistrationTerm = (event: RegistrationFacts): RegistrationTerm => ({
  ...registrationTerm2024(event),
  clause: CHANGED_CLAUSE,
});

/**
 * §0.2 and §2.1: a hybrid event needs the QC chairman's approval. Reading: its games are required only from 2024 on, so it is only
 * noted that they are missing.
 */
export const checkHybrid: EventCheck = (event) => {
  if (event.hybrid !== true) return [];
  return [
    finding('fide.hybrid-unapproved', 'refuse', '0.2 hybrid', {}),
    ...(event.pgn === true ? [] : [finding('fide.hybrid-without-pgn', 'note', '9.4', {})]),
  ];
};

/** §0.2: the QC chairman, and from 25 December 2023 the President where the strongest take part. */
export const WAIVABLE: readonly Waivable[] = [
  { finding: '0.2', clauses: ['0.2'], by: ['qc-chairman'], matter: 'late' },
  {
    finding: CHANGED_CLAUSE,
    clauses: [CHANGED_CLAUSE, '0.2'],
    by: ['president', 'qc-chairman'],
    matter: 'late',
  },
  { finding: '0.2 hybrid', clauses: ['0.2 hybrid', '0.2', '2.1'], by: ['qc-chairman'], matter: 'hybrid' },
];

const REMINDED_AFTER = 30;

/** §9.1 Reading: no deadline was found after which an event is not rated; a report later than 30 days after the event raises a note. */
export const reportDue = (end: Day): Day => end + REMINDED_AFTER;

export const checkReport: EventCheck = ({ end, reportReceived }) => {
  const due = reportDue(end);
  return reportReceived !== undefined && reportReceived > due
    ? [finding('fide.report-late', 'warn', '9.1', { received: dayText(reportReceived), due: dayText(due) })]
    : [];
};

/** §7.1.3 An event on a list. No last one was found. */
export const checkList: ListCheck = checkFirstList('7.1.3');

const CHECKS: readonly Check[] = [
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
    ['registered', ['0.2']],
    ['controls', ['1.1', '1.2', '3.1']],
    ['schedule', ['3.1']],
    ['reportReceived', ['9.1']],
    ['announcedRated', ['9.2']],
  ]),
];

/** As reasons the parts of §0.2 are cited by their section. */
const reasonName = ({ clause = '' }: Finding<FideCode>): string => (clause.startsWith('0.2 ') ? '0.2' : clause);

export const admit = (event: ChessEvent, terms: AdmissionTerms): Admission => admitBy(event, terms, CHECKS, reasonName);

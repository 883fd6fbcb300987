/** What an office asks of FIDE's editions. */
import type { Control } from '../../core/control.ts';
import { type Day, dayOf, firstDay, type Month, monthOf } from '../../core/dates.ts';
import type { Event } from '../../core/event.ts';
import type { TowardsRule } from '../../core/pool-rule.ts';
import type {
  LiftedToStandard,
  CheckedClause,
  Deadline,
  Deadlines,
  DueEvent,
  ExplanationLayout,
  LeanLines,
  LeanStanding,
  ListCandidate,
  ListLineRules,
  MetOpponent,
  MonthlyRules,
  PrintedTable,
  TitledPlayer,
  TitleLine,
} from '../edition.ts';
import type { EditionId } from '../rulebook.ts';
import { reportDeadlines } from './2014/admission.ts';
import { entryBy as entryBy2014, inactive as inactive2014, type InactivityTest } from './2014/lists.ts';
import { inactive as inactive2017 } from './2017/clauses.ts';
import { reportDue } from './2022/admission.ts';
import { dueList, lastList } from './2024/admission.ts';
import { entryBy as entryBy2024, inactive as inactive2024 } from './2024/lists.ts';
import type { FideBook } from './book.ts';
import { performanceIn } from './calculators.ts';
import {
  CAP_LOWER,
  K10_FROM,
  LIMIT_FROM,
  LONG_UNTIL,
  officeWithReadings,
  ROUNDING,
  TIME_JUDGED,
  UNTIL_BIRTHDAY,
  UNTIL_YEAR_END,
} from './chosen-readings.ts';
import { appealDeadline, registrationOf } from './admission.ts';
import { closingDay, expectedScore, minutesFor60Moves } from './clauses.ts';
import type { FideEdition } from './edition-of.ts';
import {
  BOOK_2014,
  FIDE_2017,
  FIDE_2014,
  FIDE_2022,
  FIDE_2024,
  FIDE_2025_10,
  FIDE_2026_01,
  FIDE_BLITZ_2024,
  FIDE_BLITZ_2024_12,
  type FIDE_EDITIONS,
  FIDE_NEEDS,
  FIDE_RAPID_2024,
  FIDE_RAPID_2024_12,
} from './editions.ts';
import { kAhead } from './k-ahead.ts';
import { LeanPeriod, newRatingBy } from './lean.ts';
import { closingDate, type Decision, listed, type OnList, type ListStanding } from './lists.ts';
import { allottedMinutes } from './rapid/clauses.ts';
import { enteredEvent } from './rate.ts';
import type { FideRules } from './reasons.ts';
import { EXPECTED_SCORE, RATING_DIFFERENCE } from './tables.ts';
import { isTitle, titlesAhead } from './titles.ts';

type FideRule = keyof FideRules;

/** FIDE's lists of 1 March 2024, standard, rapid and blitz: ratings below 2000 were raised by two fifths of the difference. */
const MARCH_2024 = monthOf(dayOf(2024, 3, 1));
const RAISED_IN_MARCH_2024: TowardsRule = {
  kind: 'towards',
  limit: 2000,
  numerator: 2,
  denominator: 5,
  rounding: 'nearest',
};

/** FIDE's rapid and blitz lists of 1 October 2022: nobody more than 100 below the standard rating of that list. */
const OCTOBER_2022 = monthOf(dayOf(2022, 10, 1));
const LIFTED_IN_OCTOBER_2022: LiftedToStandard = { kind: 'at-least', minus: 100 };

function changeOfBrought(control: Control, list: Month): TowardsRule | LiftedToStandard | undefined {
  if (list === MARCH_2024) return RAISED_IN_MARCH_2024;
  return list === OCTOBER_2022 && control !== 'standard' ? LIFTED_IN_OCTOBER_2022 : undefined;
}

/** The rules of every edition that is made of a book. */
const common = (edition: FideEdition) => {
  const { book } = edition;
  return {
    edition,
    calendar: 'monthly',
    ratings: [FIDE_NEEDS.rating.min, FIDE_NEEDS.rating.max],
    indicators: ['rating', 'games', 'peak'],
    // a published rating is put right by FIDE's own (2024, reading E24); all ratings were changed in 2024 by the Council
    decides: ['qc', 'qc-chairman', 'president', 'council'],
    waivable: book.waivable,
    tables: [ratingDifferences(book), expectedScores(book)],
    performance: (opponents, score) => performanceIn(book, { opponents, score })?.performance,
    // `officeWithReadings` adds what a pool may choose
    readings: [],
    asksForRegistry: false,
    columns: ['id', 'name', 'title', 'rating', 'k', 'games', 'birth', 'sex', 'federation', 'fideId', 'inactive'],
    expected: (own, opponent) => 10 * expectedScore(own - opponent),
    isTitle,
    // titles go by standard ratings
    ...(edition.control === 'standard' && edition.family === 'fide' ? { titlesAhead } : {}),
    kAhead: (facts) => kAhead(book, facts),
    takesFideRatings: false,
    floor: book.floor,
    // conditional titles of women and of all, the K of juniors, the K for good
    marks: [1800, 1900, 2300, 2400],
    changeOfBrought: (list) => changeOfBrought(edition.control, list),
    cite: book.cite,
    closingDay: (list) => closingDate(list, book),
    listOf: ({ list: _named, ...event }) => book.listOf(event, book),
    minutesOf: minutesFor60Moves,
    openPeriod: (list, base, settings) => new LeanPeriod(list, base, settings),
    newRating: (before, change) => newRatingBy(edition, before, change),
    inPool: (results, list) => book.inPool(results, list, book),
    opponentsMet: (event) => opponentsMet(event, book),
  } satisfies Partial<MonthlyRules>;
};

/** For every player the rated opponents, in the games that count. */
function opponentsMet(given: Event, book: FideBook): readonly (readonly MetOpponent[])[] {
  const event = enteredEvent(given, book);
  const met = event.players.map((): MetOpponent[] => []);
  const meet = (me: number, place: number): void => {
    const rating = event.players[place]?.rating;
    if (rating !== undefined) met[me]?.push({ place, rating });
  };
  for (const { white, black } of book.admit(event, book).games) {
    meet(white, black);
    meet(black, white);
  }
  return met;
}

const GAME_RULES = ['game', 'newcomer-game', 'not-counted'] as const satisfies readonly FideRule[];
const EVENT_RULES = ['event-change', 'event-results', 'zero-disregarded'] as const satisfies readonly FideRule[];
const K_RULES = [
  'k-given',
  'k-listed',
  'k-unknown',
  'k-assumed',
  'k-once-2400',
  'k-newcomer',
  'k-junior',
  'k-established',
  'k-limited',
  'k-new-to-list',
] as const satisfies readonly FideRule[];

const explanationOf = ({ cite }: FideBook, comparedWith: EditionId): ExplanationLayout => ({
  columns: ['gap', 'counted', 'expected', 'score', 'difference', 'change'],
  gapClause: cite.countedGap,
  ratingsClause: cite.ratingsAtStart,
  gameRules: GAME_RULES,
  eventRules: EVENT_RULES,
  kRules: K_RULES,
  foldedRules: [],
  comparedWith,
});

/** §8.1 A score of this many hundredths, and the corresponding difference. */
const ratingDifferences = ({ cite }: FideBook): PrintedTable => ({
  name: 'rating-difference',
  clause: cite.fractionalScore,
  rows: RATING_DIFFERENCE.map(({ p, dp }) => [p / 100, dp]),
});

/** §8.1 The range of differences that give the stronger side this percentage, and the weaker side the rest. */
const expectedScores = ({ cite }: FideBook): PrintedTable => ({
  name: 'expected-score',
  clause: cite.expectedScore,
  rows: EXPECTED_SCORE.map(({ upTo, percent }, place) => [
    (EXPECTED_SCORE[place - 1]?.upTo ?? -1) + 1,
    Number.isFinite(upTo) ? upTo : null,
    percent / 100,
    (100 - percent) / 100,
  ]),
});

const CHECKED_2014: readonly CheckedClause[] = [
  ['0.2', 'registered'],
  ['0.3', 'arbiters'],
  ['1.1', 'controls'],
  ['1.3', 'controls'],
  ['3.1', 'controls', 'schedule'],
  ['4.1'],
  ['6.3'],
  ['9.1', 'reportReceived'],
  ['9.2', 'announcedRated'],
];

/** As in 2014, with the first control under the number that it has in this text. */
const CHECKED_2017: readonly CheckedClause[] = CHECKED_2014.map(([clause, ...facts]) => [
  clause === '1.3' ? '1.2' : clause,
  ...facts,
]);

const CHECKED_2024: readonly CheckedClause[] = [
  ['0.2', 'registered'],
  ['1.1', 'controls'],
  ['1.2', 'controls'],
  ['3.1', 'controls', 'schedule'],
  ['4.1'],
  ['9.1', 'reportReceived'],
  ['9.2', 'announcedRated'],
];

/** §0.2 Nothing is known about the players yet, so the usual number of days applies. */
function registrationDue({ start, norms }: DueEvent, { registration }: FideBook): Deadline {
  const { deadline: day, clause } = registrationOf({ start, norms, players: [] }, registration);
  return { kind: 'registration', day, clause };
}

/** 2014 §9.1 The chief arbiter has a week, the federation 30 days. */
function reportsDue(end: Day): readonly Deadline[] {
  const { arbiter, federation } = reportDeadlines(end);
  return [
    { kind: 'arbiter-report', day: arbiter, clause: '9.1' },
    { kind: 'report', day: federation, clause: '9.1' },
  ];
}

/** 2014 §0.2, §0.5 and §9.1. */
const deadlinesBy2014 = (book: FideBook): Deadlines => ({
  announced: (event) => [registrationDue(event, book), ...reportsDue(event.end)],
  reported: () => [],
  refused: (on) => [{ kind: 'appeal', day: appealDeadline(on), clause: '0.5' }],
});

/** 2024 §0.2.2, §0.4 and, of reports, §9.1 or the clause named. */
function deadlinesBy2024(book: FideBook, report = '9.1'): Deadlines {
  const closing = (kind: 'report' | 'last-list', list: Month): Deadline => ({
    kind,
    day: closingDay(list, book.closingDays),
    clause: report,
    list,
  });
  return {
    announced: (event) => [
      registrationDue(event, book),
      closing('report', dueList(event.end)),
      closing('last-list', lastList(event.end)),
    ],
    reported: ({ end }) => [closing('last-list', lastList(end))],
    refused: (on) => [{ kind: 'appeal', day: appealDeadline(on), clause: '0.4' }],
  };
}

/** 2022 §0.2 and §0.4; of §9.1 no day was found, and reports are reminded of after 30. */
const deadlinesBy2022 = (book: FideBook): Deadlines => ({
  announced: (event) => [registrationDue(event, book), { kind: 'report', day: reportDue(event.end), clause: '9.1' }],
  reported: () => [],
  refused: (on) => [{ kind: 'appeal', day: appealDeadline(on), clause: '0.4' }],
});

/** For a line it does not matter who decided. */
const DECIDED: Decision = { by: '' };

const standingOf = ({
  federationStatus,
  isExempt,
  birth,
  rating,
  peak,
  games,
  periodGames,
}: ListCandidate): ListStanding => ({
  id: '',
  federationStatus,
  ...(isExempt ? { exemption: DECIDED } : {}),
  birth,
  rating,
  peak,
  games,
  periodGames,
});

const lineIn = (entry: OnList | { readonly on: 'title-list' | 'none' }): ListLineRules | undefined =>
  entry.on === 'list' ? entry.entry : undefined;

/** An edition by the text of 2014: round robins hang together, and a list looks at birthdays and last days. */
export const officeBy2014 = (edition: FideEdition, isInactive: InactivityTest = inactive2014): MonthlyRules => ({
  ...common(edition),
  explanation: explanationOf(edition.book, 'fide-2024'),
  checked: CHECKED_2014,
  deadlines: deadlinesBy2014(edition.book),
  // the time of the whole field is judged, and so is much else
  onlyTimeIsOpen: () => false,
  hangsTogether: true,
  line: (player, list) =>
    lineIn(
      entryBy2014(
        edition.book,
        { ...standingOf(player), ...(player.isRemoved ? { blocked: DECIDED } : {}), lastGame: player.last },
        list,
        undefined,
        isInactive,
      ),
    ),
  needsBirthday: true,
  lastGame: 'day',
  inactive: (last, list) => isInactive(last, firstDay(list)),
  // §8.31, reading E11: what is below the floor is ignored, and the office starts a new pool
  forgets: (status) => status === 'below-floor',
  remembersFirstEvent: false,
  ratedGames: ({ n, status, pooledGames }, wasKnown) =>
    status === 'below-floor' || status === 'zero' ? 0 : wasKnown ? n : Math.min(n, pooledGames),
});

/** An edition by the text of 2024: each game is judged by itself, and a list needs numbers only. */
export const officeBy2024 = (edition: FideEdition): MonthlyRules => ({
  ...common(edition),
  explanation: explanationOf(edition.book, 'fide-2014'),
  checked: CHECKED_2024,
  deadlines: deadlinesBy2024(edition.book),
  onlyTimeIsOpen: ({ system, approvals = [] }) =>
    system !== 'match' && !approvals.some(({ clause }) => clause === '1.1'),
  hangsTogether: false,
  line: (player, list) =>
    lineIn(
      entryBy2024(
        edition.book,
        { ...standingOf(player), ...(player.isRemoved ? { deceased: DECIDED } : {}), lastRatedList: player.last },
        list,
      ),
    ),
  leanLines: (list) => new FideLines(edition.book, list),
  needsBirthday: false,
  lastGame: 'list',
  inactive: edition.book.inactive ?? inactive2024,
  forgets: () => false,
  // §8.2.1 looks at the very first event
  remembersFirstEvent: true,
  // a zero that is disregarded was rated all the same
  ratedGames: ({ n }) => n,
});

/** An edition by the text of 2022: that of 2024 with other days. */
export const officeBy2022 = (edition: FideEdition): MonthlyRules => ({
  ...officeBy2024(edition),
  explanation: explanationOf(edition.book, 'fide-2024'),
  deadlines: deadlinesBy2022(edition.book),
});

const checkedFast = (paragraph: 1 | 2): readonly CheckedClause[] => [
  ['0.2', 'registered'],
  [`1.1.${paragraph}`, 'controls'],
  ['1.2', 'controls'],
  [`3.1.${paragraph}`, 'schedule'],
  ['8.1', 'reportReceived'],
  ['8.2', 'announcedRated'],
];

/** An edition of rapid or blitz ratings: the text of 2024, with the time of the event judged as a whole. */
const officeOfFastGames = (of: FideEdition, paragraph: 1 | 2, comparedWith: EditionId): MonthlyRules =>
  officeWithReadings(
    of,
    (edition) => ({
      ...officeBy2024(edition),
      explanation: explanationOf(edition.book, comparedWith),
      checked: checkedFast(paragraph),
      deadlines: deadlinesBy2024(edition.book, '8.1'),
      minutesOf: allottedMinutes,
      // standard ratings stand in for missing ones, and games may be too uneven
      onlyTimeIsOpen: () => false,
    }),
    [K10_FROM],
  );

/** Lines by the text of 2024. A property test keeps them equal to the clause. */
class FideLines implements LeanLines {
  readonly #book: FideBook;
  readonly #list: Month;
  readonly #birth = { year: 0 };
  readonly #facts: { rating: number; games: number; peak: number; birth: { year: number } | undefined; on: Day };

  constructor(book: FideBook, list: Month) {
    this.#book = book;
    this.#list = list;
    this.#facts = { rating: 0, games: 0, peak: 0, birth: undefined, on: firstDay(list) };
  }

  isListed(rating: number): boolean {
    return rating !== 0 && listed(rating, this.#book.floor);
  }

  k({ rating, total, peak, birthYear }: LeanStanding): number {
    const facts = this.#facts;
    facts.rating = rating;
    facts.games = total;
    facts.peak = Math.max(peak, rating);
    this.#birth.year = birthYear;
    facts.birth = birthYear === 0 ? undefined : this.#birth;
    return this.#book.kFactor(facts);
  }

  isInactive({ games, last }: LeanStanding): boolean {
    return games === 0 && last !== 0 && (this.#book.inactive ?? inactive2024)(last, this.#list);
  }
}

/** §7.22 Title holders without a rating are published in a list of their own. */
function titleLine({ id, name, title, federation, sex, ...player }: TitledPlayer, list: Month): TitleLine | undefined {
  const standing = { ...standingOf(player), id, name, title, federation, sex };
  const entry = entryBy2014(BOOK_2014, { ...standing, ...(player.isRemoved ? { blocked: DECIDED } : {}) }, list);
  return entry.on === 'title-list' ? entry.entry : undefined;
}

const officeBy2017 = (edition: FideEdition): MonthlyRules => ({
  ...officeBy2014(edition, inactive2017),
  checked: CHECKED_2017,
  // §8.56, reading E8: the year of birth is enough
  needsBirthday: edition.book.needsBirthday === true,
  titleLine,
});

/** The office's rules of each edition. */
export const FIDE_OFFICES = {
  'fide-2014': officeWithReadings(
    FIDE_2014,
    (edition) => ({
      ...officeBy2014(edition),
      needsBirthday: edition.book.needsBirthday !== false,
      titleLine,
    }),
    [UNTIL_YEAR_END],
  ),
  'fide-2017': officeWithReadings(FIDE_2017, officeBy2017, [TIME_JUDGED, LIMIT_FROM, UNTIL_BIRTHDAY, ROUNDING]),
  'fide-2022': officeWithReadings(FIDE_2022, officeBy2022, [CAP_LOWER, LONG_UNTIL]),
  'fide-2024': officeWithReadings(FIDE_2024, officeBy2024),
  'fide-2025-10': officeWithReadings(FIDE_2025_10, officeBy2024),
  'fide-2026-01': officeWithReadings(FIDE_2026_01, officeBy2024),
  'fide-rapid-2024': officeOfFastGames(FIDE_RAPID_2024, 1, 'fide-rapid-2024-12'),
  'fide-rapid-2024-12': officeOfFastGames(FIDE_RAPID_2024_12, 1, 'fide-rapid-2024'),
  'fide-blitz-2024': officeOfFastGames(FIDE_BLITZ_2024, 2, 'fide-blitz-2024-12'),
  'fide-blitz-2024-12': officeOfFastGames(FIDE_BLITZ_2024_12, 2, 'fide-blitz-2024'),
} as const satisfies Readonly<Record<keyof typeof FIDE_EDITIONS, MonthlyRules>>;

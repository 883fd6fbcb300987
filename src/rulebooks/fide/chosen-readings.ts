/** Clauses of FIDE's texts that a pool may read differently from the digests, and the resulting rules. */
import { type Day, dayText, type Month, monthText, parseDay, parseMonth } from '../../core/dates.ts';
import type { MonthlyRules } from '../edition.ts';
import { type ChosenReadings, RAISE_OLD, type ReadingChoice } from '../readings.ts';
import { admitByField } from './2017/admission.ts';
import { kUntilYearEnd } from './2014/clauses.ts';
import { kUntilBirthday } from './2017/clauses.ts';
import {
  countedDifferencesBy,
  countedGapBy,
  inactiveBy,
  LAST_LONG_LIST,
  LOWER_SIDES,
  type LowerSide,
} from './2022/clauses.ts';
import { newRating } from './2024/clauses.ts';
import type { FideBook } from './book.ts';
import { editionOf, type FideEdition } from './edition-of.ts';
import { JUNIOR_UNTIL } from './k-factor.ts';

export interface FideReading extends ReadingChoice {
  /** The book with this reading of the clause. */
  readonly amend: (book: FideBook, value: string) => FideBook;
  /** The reading is one of events that start before this day only; without it, of the whole edition. */
  readonly startingBefore?: (value: string) => Day;
}

/** 2017 §1.1, reading E2: whether the time is judged by the two players of a game, or by the whole field as in 2014. */
export const TIME_JUDGED: FideReading = {
  name: 'timeJudged',
  values: ['game', 'field'],
  usual: 'game',
  amend: ({ minimumMinutes: _ofGames, ...book }) => ({ ...book, admit: admitByField }),
};

/** 2017 §8.56, reading E8: until when a junior is one. */
export const UNTIL_BIRTHDAY: FideReading = {
  name: 'juniorUntil',
  values: JUNIOR_UNTIL,
  usual: 'year-end',
  amend: (book) => ({ ...book, kFactor: kUntilBirthday, needsBirthday: true }),
};

/** 2014 §8.56: the same setting. This text itself ends it on the birthday, while FIDE's lists already end it with the year. */
export const UNTIL_YEAR_END: FideReading = {
  name: UNTIL_BIRTHDAY.name,
  values: JUNIOR_UNTIL,
  usual: 'birthday',
  amend: (book) => ({ ...book, kFactor: kUntilYearEnd, needsBirthday: false }),
};

/** 2017 §8.57, reading E9: whether a half of the new rating goes up, or one of the change away from zero as in 2024. */
export const ROUNDING: FideReading = {
  name: 'rounding',
  values: ['up', 'away'],
  usual: 'up',
  amend: (book) => ({ ...book, newRating }),
};

/** The text of 2017 came into force on the first of these days; the later ones are those that an office may regard as a clause of it. */
const DAYS_OF_2017: readonly [Day, Day] = [parseDay('2017-07-01') as Day, parseDay('2017-12-31') as Day];

/** 2017 §8.56, reading E7: from which day on the K of events that start then is limited by K × n ≤ 700. */
export const LIMIT_FROM: FideReading = {
  name: 'kLimit.from',
  values: Array.from({ length: DAYS_OF_2017[1] - DAYS_OF_2017[0] + 1 }, (_, place) => dayText(DAYS_OF_2017[0] + place)),
  usual: dayText(DAYS_OF_2017[0]),
  amend: (book) => ({ ...book, limitedK: (k) => k }),
  startingBefore: (value) => parseDay(value) as Day,
};

/** 2022 §8.3.1, reading E5: how the differences count of a player who is more than 400 points below. */
export const CAP_LOWER: FideReading = {
  name: 'cap.lower',
  values: LOWER_SIDES,
  usual: 'always',
  amend: (book, value) => ({
    ...book,
    countedGap: countedGapBy(value as LowerSide),
    countedDifferences: countedDifferencesBy(value as LowerSide),
  }),
};

/** The lists that the text of 2022 makes, and the one before them: then it never knows two years. */
const LISTS_OF_2022: readonly [Month, Month] = [parseMonth('2022-01') as Month, parseMonth('2024-03') as Month];

/** 2022 §7.2.2, reading E9: the last list on which a player is inactive after two years only. */
export const LONG_UNTIL: FideReading = {
  name: 'inactive.longUntil',
  values: Array.from({ length: LISTS_OF_2022[1] - LISTS_OF_2022[0] + 1 }, (_, place) =>
    monthText(LISTS_OF_2022[0] + place),
  ),
  usual: monthText(LAST_LONG_LIST),
  amend: (book, value) => ({ ...book, inactive: inactiveBy(parseMonth(value) as Month) }),
};

/** Rapid and blitz §7.3.3, reading E5: from which standard rating on a player who is new to the list has K = 10. */
export const K10_FROM: FideReading = {
  name: 'newToList.k10From',
  values: ['2400', 'none'],
  usual: '2400',
  // the other reading is the only one that amends the book
  amend: (book) => ({ ...book, newToList: { k10From: null } }),
};

/**
 * The office's rules of an edition that has clauses with several readings. The same readings give the same rules object: a period
 * compares the editions of its events. In addition, every pool may choose how a change of all ratings affects newcomers.
 */
export function officeWithReadings(
  edition: FideEdition,
  officeBy: (edition: FideEdition) => MonthlyRules,
  ofClauses: readonly FideReading[] = [],
): MonthlyRules {
  const readings = [...ofClauses, RAISE_OLD];
  const editions = new Map<string, FideEdition>([['', edition]]);
  const editionBy = (others: readonly FideReading[], chosen: ChosenReadings): FideEdition => {
    const key = keyOf(others, chosen);
    const known = editions.get(key);
    if (known !== undefined) return known;
    const book = others.reduce((amended, { name, amend }) => amend(amended, chosen[name] as string), edition.book);
    const own = editionOf(book, edition);
    editions.set(key, own);
    return own;
  };
  const made = new Map<string, MonthlyRules>();
  /** `start`: for an event that starts then; without it for a list. */
  const rulesBy = (chosen: ChosenReadings, start?: Day): MonthlyRules => {
    const others = ofClauses.filter(({ name, usual }) => (chosen[name] ?? usual) !== usual);
    const applied = others.filter(
      ({ name, startingBefore }) =>
        startingBefore === undefined || (start !== undefined && start < startingBefore(chosen[name] as string)),
    );
    const key = `${keyOf(others, chosen)}/${keyOf(applied, chosen)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const isDated = others.some(({ startingBefore }) => startingBefore !== undefined);
    const rules = {
      ...officeBy(editionBy(applied, chosen)),
      readings,
      read: (other: ChosenReadings) => rulesBy(other),
      ...(isDated ? { startingOn: (day: Day) => rulesBy(chosen, day) } : {}),
    };
    made.set(key, rules);
    return rules;
  };
  return rulesBy({});
}

const keyOf = (readings: readonly ReadingChoice[], chosen: ChosenReadings): string =>
  readings.map(({ name }) => `${name}=${chosen[name]}`).join(' ');

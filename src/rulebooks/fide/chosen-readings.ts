/** Clauses of FIDE's texts that a pool may read otherwise than the digests do, and the rules that come of it. */
import { type Month, monthText, parseMonth } from '../../core/dates.ts';
import type { MonthlyRules } from '../edition.ts';
import type { ChosenReadings, ReadingChoice } from '../readings.ts';
import { admitByField } from './2017/admission.ts';
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
  amend: (book) => ({ ...book, kFactor: kUntilBirthday, asksForBirthday: true }),
};

/** 2017 §8.57, reading E9: whether a half of the new rating goes up, or one of the change away from zero as in 2024. */
export const ROUNDING: FideReading = {
  name: 'rounding',
  values: ['up', 'away'],
  usual: 'up',
  amend: (book) => ({ ...book, newRating }),
};

/** 2022 §8.3.1, reading E5: what becomes of the differences of a player who is more than 400 points below. */
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
 * What an office asks of an edition some clauses of which can be read otherwise. The same readings give the same rules: a period
 * compares the editions of its events.
 */
export function officeWithReadings(
  edition: FideEdition,
  officeBy: (edition: FideEdition) => MonthlyRules,
  readings: readonly FideReading[],
): MonthlyRules {
  const made = new Map<string, MonthlyRules>();
  const rulesBy = (chosen: ChosenReadings): MonthlyRules => {
    const others = readings.filter(({ name, usual }) => (chosen[name] ?? usual) !== usual);
    const key = others.map(({ name }) => `${name}=${chosen[name]}`).join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const book = others.reduce((amended, { name, amend }) => amend(amended, chosen[name] as string), edition.book);
    const own = others.length === 0 ? edition : editionOf(book, edition);
    const rules = { ...officeBy(own), readings, read: rulesBy };
    made.set(key, rules);
    return rules;
  };
  return rulesBy({});
}

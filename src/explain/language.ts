/** How a language writes numbers, dates and counted things. No `Intl`: the same bytes on every machine. */
import type { Facts } from '../core/finding.ts';
import type { RuleShape } from '../core/reasons.ts';

export const LANGUAGES = ['en', 'hu', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a phrase may call to write its facts. */
export interface Say {
  /** `0.92`, `−400`; with a decimal comma in Hungarian and Russian. */
  number(value: number): string;
  /** With its sign: `+23.8`, `−7`, `0`. */
  signed(value: number): string;
  /** A score of games: `5½`, `½`, `0`. */
  score(value: number): string;
  /** A number and its noun: in English one, other; in Russian one, few, many; in Hungarian one form. */
  count(value: number, ...forms: readonly string[]): string;
  /** The noun alone, in the form that the number asks for. */
  form(value: number, ...forms: readonly string[]): string;
  /** `2024-05-01` in words. */
  date(day: string): string;
  /** `2024-05` in words. */
  month(month: string): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** A player as people know him: the name, or the id where there is none. */
  player(id: string): string;
  /** Hungarian only: the article before a number or a text as it is spoken (`az 1345`, `a 2345`, `az „orr”`). */
  article(value: number | string): string;
}

/** A phrase for every rule: what it was given, what it gives. A rule without one does not compile. */
export type StepPhrases<Rules extends { [Name in keyof Rules]: RuleShape }> = {
  readonly [Name in keyof Rules]: (given: Rules[Name]['given'], gives: Rules[Name]['gives'], say: Say) => string;
};

/** A phrase for every finding. */
export type FindingPhrases<Findings extends { [Code in keyof Findings]: Facts | object }> = {
  readonly [Code in keyof Findings]: (facts: Findings[Code], say: Say) => string;
};

interface Grammar {
  readonly decimalMark: string;
  readonly and: string;
  readonly months: readonly string[];
  /** Which of the forms a number takes. */
  readonly formOf: (value: number) => number;
  readonly date: (year: number, month: string, day: number) => string;
  readonly month: (year: number, month: string) => string;
  readonly monthsAlone?: readonly string[];
}

const ENGLISH: Grammar = {
  decimalMark: '.',
  and: ' and ',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  formOf: (value) => (Math.abs(value) === 1 ? 0 : 1),
  date: (year, month, day) => `${day} ${month} ${year}`,
  month: (year, month) => `${month} ${year}`,
};

const HUNGARIAN: Grammar = {
  decimalMark: ',',
  and: ' és ',
  months: [
    'január',
    'február',
    'március',
    'április',
    'május',
    'június',
    'július',
    'augusztus',
    'szeptember',
    'október',
    'november',
    'december',
  ],
  formOf: () => 0,
  date: (year, month, day) => `${year}. ${month} ${day}.`,
  month: (year, month) => `${year}. ${month}`,
};

const RUSSIAN: Grammar = {
  decimalMark: ',',
  and: ' и ',
  months: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  monthsAlone: [
    'январь',
    'февраль',
    'март',
    'апрель',
    'май',
    'июнь',
    'июль',
    'август',
    'сентябрь',
    'октябрь',
    'ноябрь',
    'декабрь',
  ],
  formOf: (value) => {
    const whole = Math.abs(value);
    if (!Number.isInteger(whole)) return 1;
    const [tens, ones] = [whole % 100, whole % 10];
    if (tens >= 11 && tens <= 14) return 2;
    return ones === 1 ? 0 : ones >= 2 && ones <= 4 ? 1 : 2;
  },
  date: (year, month, day) => `${day} ${month} ${year}\u00a0г.`,
  month: (year, month) => `${month} ${year}\u00a0г.`,
};

const GRAMMARS: Record<Language, Grammar> = { en: ENGLISH, hu: HUNGARIAN, ru: RUSSIAN };

const MINUS = '−';

/** Spoken with a vowel at the beginning: egy, ezer, öt, ötven, ötszáz, ötezer. */
function beginsWithVowel(value: number): boolean {
  const digits = String(Math.abs(Math.trunc(value)));
  return value >= 1 && (digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1));
}

/** Letters whose names begin with a vowel: ef, el, em, en, er, es, ix, ipszilon. */
const SPELT_WITH_VOWEL = /^[flmnrsxy]/;

/** What is written without a vowel is spelt: „mssz” is spoken em-es-es-zé. */
const SPELT = /^[bcdfghjklmnpqrstvwxyz]+(?![\p{L}])/u;

const VOWEL = /^[aáeéiíoóöőuúüűаиоуыэ]/;

/** How a text begins when it is spoken in Hungarian; quotation marks and brackets are silent. */
function textBeginsWithVowel(text: string): boolean {
  const spoken = text.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase();
  const digits = /^\d+/.exec(spoken);
  if (digits !== null) return beginsWithVowel(Number(digits[0]));
  return SPELT.test(spoken) ? SPELT_WITH_VOWEL.test(spoken) : VOWEL.test(spoken);
}

/** The kit of a language. `nameOf` gives a player's name, where one is known. */
export function speak(language: Language, nameOf: (id: string) => string | undefined = () => undefined): Say {
  const grammar = GRAMMARS[language];
  const number = (value: number): string => {
    const digits = String(Math.abs(value)).replace('.', grammar.decimalMark);
    return value < 0 ? MINUS + digits : digits;
  };
  const score = (value: number): string => {
    const whole = Math.floor(value);
    return Number.isInteger(value) ? String(value) : whole === 0 ? '½' : `${whole}½`;
  };
  const form = (value: number, ...forms: readonly string[]): string => forms[grammar.formOf(value)] as string;
  const monthName = (months: readonly string[], iso: string): string => months[Number(iso.slice(5, 7)) - 1] as string;
  return {
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    score,
    form,
    count: (value, ...forms) => `${number(value)} ${form(value, ...forms)}`,
    date: (day) => grammar.date(Number(day.slice(0, 4)), monthName(grammar.months, day), Number(day.slice(8, 10))),
    month: (month) => grammar.month(Number(month.slice(0, 4)), monthName(grammar.monthsAlone ?? grammar.months, month)),
    list: (items) =>
      items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${grammar.and}${items[items.length - 1]}`,
    player: (id) => nameOf(id) ?? id,
    article: (value) =>
      (typeof value === 'number' ? beginsWithVowel(value) : textBeginsWithVowel(value)) ? 'az' : 'a',
  };
}

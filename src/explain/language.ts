/** How a language writes numbers, dates and counted things. No `Intl`: the same bytes on every machine. */
import type { Facts } from '../core/finding.ts';
import type { RuleShape } from '../core/reasons.ts';

/** The functions with which a phrase writes its facts. */
export interface Say {
  /** `0.92`, `−400`; with a decimal comma in Hungarian and Russian. */
  number(value: number): string;
  /** With its sign: `+23.8`, `−7`, `0`. */
  signed(value: number): string;
  /** A score of games: `5½`, `½`, `0`. */
  score(value: number): string;
  /** A number and its noun: in English one, other; in Russian one, few, many; in Hungarian one form. */
  count(value: number, ...forms: readonly string[]): string;
  /** Only the noun, in the form that the number requires. */
  form(value: number, ...forms: readonly string[]): string;
  /** `2024-05-01` in words. */
  date(day: string): string;
  /** `2024-05` in words. */
  month(month: string): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** The player's name, or the id if there is none. */
  player(id: string): string;
  /** Hungarian only: the article before a number or a text, which depends on how it is pronounced (`az 1345`, `a 2345`, `az „orr”`). */
  article(value: number | string): string;
}

/** A phrase for every rule, typed by what the rule is given and what it gives. A rule without a phrase does not compile. */
export type StepPhrases<Rules extends { [Name in keyof Rules]: RuleShape }> = {
  readonly [Name in keyof Rules]: (given: Rules[Name]['given'], gives: Rules[Name]['gives'], say: Say) => string;
};

/** A phrase for every finding. */
export type FindingPhrases<Findings extends { [Code in keyof Findings]: Facts | object }> = {
  readonly [Code in keyof Findings]: (facts: Findings[Code], say: Say) => string;
};

/** What a language defines about itself, in its folder of `content`. */
export interface Grammar {
  readonly decimalMark: string;
  readonly and: string;
  readonly months: readonly string[];
  /** Which of the forms a number takes. */
  readonly formOf: (value: number) => number;
  readonly date: (year: number, month: string, day: number) => string;
  readonly month: (year: number, month: string) => string;
  readonly monthsAlone?: readonly string[];
  /** Around the title of something. */
  readonly quotes: readonly [string, string];
  /** Whether a date begins with its year. */
  readonly yearFirst?: boolean;
  /** The article before a number or a text, if it depends on how that is pronounced. */
  readonly article?: (value: number | string) => string;
}

const MINUS = '−';

/** The kit of a language: of its content, or of one of its phrase books. `nameOf` gives a player's name, where one is known. */
export function speak(
  { grammar }: { readonly grammar: Grammar },
  nameOf: (id: string) => string | undefined = () => undefined,
): Say {
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
    article: (value) => grammar.article?.(value) ?? '',
  };
}

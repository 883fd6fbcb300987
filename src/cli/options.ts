/** Options that several commands share, checked once. */
import type { Content, WholeBook } from '../content/content.ts';
import { contentIn, isLanguage, type Language, LANGUAGES } from '../content/languages.ts';
import {
  type AssumedK,
  type Control,
  CONTROLS,
  ENCODINGS,
  type Encoding,
  isRules,
  RULES_NAMES,
} from '../engine/index.ts';
import { UsageError } from './exit.ts';

type Given = Readonly<Record<string, unknown>>;

export function rulesOption(options: object): string | undefined {
  const { rules } = options as Given;
  if (rules === undefined) return undefined;
  if (typeof rules === 'string' && isRules(rules)) return rules;
  throw new UsageError((words) => words.oneOf('--rules', RULES_NAMES.join(', ')));
}

export function languageOf(options: object): Language {
  const { lang = 'en' } = options as Given;
  if (isLanguage(lang)) return lang;
  throw new UsageError((words) => words.oneOf('--lang', LANGUAGES.join(', ')));
}

/** All sentences in the requested language. */
export const contentOf = (options: object): Promise<Content> => contentIn(languageOf(options));

export async function phraseBookOf(options: object): Promise<WholeBook & { readonly everyPlace: boolean }> {
  const { book } = await contentOf(options);
  return { ...book, everyPlace: isOptionOn(options, 'allPlaces') };
}

/** The K of players whose K is not known: `--k 20`, or `--assume established`. */
export function assumedKOf(options: object): AssumedK | undefined {
  const { k } = options as Given;
  const assumed = oneOf(options, 'assume', ['established']);
  if (k === undefined) return assumed;
  if (assumed !== undefined) throw new UsageError((words) => words.assumedK);
  const given = Number(k);
  if (!Number.isInteger(given) || given < 1 || given > LARGEST_K) {
    throw new UsageError((words) => words.wholeFrom('--k', 1, LARGEST_K));
  }
  return given;
}

/** As in a document. */
const LARGEST_K = 1000;

export const isOptionOn = (options: object, name: string): boolean => (options as Given)[name] === true;

export function encodingOf(options: object): Encoding | undefined {
  return oneOf(options, 'encoding', ENCODINGS);
}

/** For tables that are written for spreadsheets and other programs. */
export function tableFormatOf(options: object): 'csv' | 'csv-exact' {
  return oneOf(options, 'format', ['csv', 'csv-exact']) ?? 'csv';
}

export function controlOf(options: object): Control | undefined {
  return oneOf(options, 'control', CONTROLS);
}

/** What the column id of a CSV file contains. */
export const idsOf = (options: object): 'fide' | 'komir' | 'orr' | 'pin' | 'own' | undefined =>
  oneOf(options, 'ids', ['fide', 'komir', 'orr', 'pin', 'own']);

function oneOf<T extends string>(options: object, name: string, known: readonly T[]): T | undefined {
  const value = (options as Given)[name];
  if (value === undefined || (known as readonly unknown[]).includes(value)) return value as T | undefined;
  throw new UsageError((words) => words.oneOf(`--${name}`, known.join(', ')));
}

/** The name of a file, where one is given. */
export const fileOf = (options: object, name: string): string | undefined =>
  (options as Given)[name] === undefined ? undefined : textOf(options, name);

export function textOf(options: object, name: string): string {
  const value = (options as Given)[name];
  if (value === undefined || value === true || value === '') throw new UsageError((words) => words.needed(`--${name}`));
  if (Array.isArray(value)) throw new UsageError((words) => words.repeated(`--${name}`));
  return String(value);
}

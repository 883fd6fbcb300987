/** Values from options and environment: which office, and optional texts. */
import { withoutAbsent } from '../engine/index.ts';
import { UsageError } from './exit.ts';

type Given = Readonly<Record<string, unknown>>;

/** `--db`, else `ELOBOOK_DB`, else the usual file: a path, or `postgres://…`. */
export function addressOf(options: object): string {
  return optionText(options, 'db') ?? environmentValue('ELOBOOK_DB') ?? 'elobook.db';
}

/** The value of an environment variable. */
export const environmentValue = (variable: string): string | undefined => {
  const value = process.env[variable];
  return value === undefined || value === '' ? undefined : value;
};

/** A server, or a database that disappears when it is closed: a key cannot lie beside it. */
const NO_FILE = /^(?:[a-z][a-z0-9+.-]+:\/\/|:memory:$)/i;

export const isServerAddress = (address: string): boolean => NO_FILE.test(address);

/** An option as typed: `--time-zone`, which the parser calls `timeZone`. */
export const typedOption = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A text that may be left out, but not given twice. */
export function optionText(options: object, name: string): string | undefined {
  const value = (options as Given)[name];
  if (value === undefined) return undefined;
  if (Array.isArray(value)) throw new UsageError((words) => words.repeated(typedOption(name)));
  if (value === true || value === '') throw new UsageError((words) => words.valueNeeded(typedOption(name)));
  return String(value);
}

/** A text that must be given. */
export function neededText(options: object, name: string): string {
  const value = optionText(options, name);
  if (value === undefined) throw new UsageError((words) => words.needed(typedOption(name)));
  return value;
}

/** Those of some options that are given, by their names. */
export const givenAmong = <Name extends string>(options: object, names: readonly Name[]): { [Each in Name]?: string } =>
  withoutAbsent(Object.fromEntries(names.map((name) => [name, optionText(options, name)]))) as {
    [Each in Name]?: string;
  };

/** The option that may be given several times, as a list. */
export function optionTexts(options: object, name: string): readonly string[] {
  const value = (options as Given)[name];
  const all = value === undefined ? [] : [value].flat();
  if (all.some((each) => each === true || each === ''))
    throw new UsageError((words) => words.valueNeeded(typedOption(name)));
  return all.map(String);
}

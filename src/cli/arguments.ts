/**
 * Keeps arguments as they were typed. The parser would turn `007` into the number 7, treat `-5` as an option, and drop `-`; with a
 * prefix that no argument can contain it leaves them alone.
 */
const MARK = '\0';

const isMisread = (text: string): boolean => text === '-' || !Number.isNaN(Number(text));

const marked = (argument: string): string => {
  if (isMisread(argument)) return MARK + argument;
  const [, option, value] = /^(--[^=]+=)(.*)$/s.exec(argument) ?? [];
  return option !== undefined && value !== undefined && isMisread(value) ? option + MARK + value : argument;
};

export const markedArguments = (argv: readonly string[]): string[] => argv.map(marked);

/** The parsed arguments, without the prefix. */
export function unmarked<T>(parsed: T): T {
  if (typeof parsed === 'string') return parsed.replace(MARK, '') as T;
  if (Array.isArray(parsed)) return parsed.map(unmarked) as T;
  if (typeof parsed !== 'object' || parsed === null) return parsed;
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, unmarked(value)])) as T;
}

/**
 * Arguments as they were typed. The parser would take `007` for the number 7, `-5` for an option, and drop `-`; under a
 * mark that no argument can hold it lets them be.
 */
const MARK = '\0';

const isMisread = (text: string): boolean => text === '-' || !Number.isNaN(Number(text));

const marked = (argument: string): string => {
  if (isMisread(argument)) return MARK + argument;
  const [, option, value] = /^(--[^=]+=)(.*)$/s.exec(argument) ?? [];
  return option !== undefined && value !== undefined && isMisread(value) ? option + MARK + value : argument;
};

export const markedArguments = (argv: readonly string[]): string[] => argv.map(marked);

/** What the parser made of them, without the marks. */
export function unmarked<T>(parsed: T): T {
  if (typeof parsed === 'string') return parsed.replace(MARK, '') as T;
  if (Array.isArray(parsed)) return parsed.map(unmarked) as T;
  if (typeof parsed !== 'object' || parsed === null) return parsed;
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, unmarked(value)])) as T;
}

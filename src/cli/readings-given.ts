/** `--reading cap.lower=once`, as often as there are readings to choose. */
import { optionTexts } from './given.ts';
import { UsageError } from './exit.ts';

/** Undefined where none is given. */
export function readingsGiven(options: object): Readonly<Record<string, string>> | undefined {
  const pairs = optionTexts(options, 'reading').map(pairOf);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new UsageError((words) => words.reading.repeated);
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
}

function pairOf(text: string): readonly [string, string] {
  const [, name, value] = /^([^=]+)=([^=]+)$/.exec(text.trim()) ?? [];
  if (name === undefined || value === undefined) throw new UsageError((words) => words.reading.pair);
  return [name, value];
}

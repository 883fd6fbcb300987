/** What every action of `elobook players` has at hand. */
import type { Say } from '../../explain/language.ts';
import type { RegistryWords } from '../../content/en/commands/registry.ts';
import type { Office } from '../../desk/office.ts';
import { UsageError } from '../exit.ts';
import type { CommandContext } from '../office.ts';

export interface PlayerActionInput {
  readonly office: Office;
  readonly at: CommandContext;
  readonly args: readonly string[];
  readonly options: object;
  readonly words: RegistryWords;
  readonly say: Say;
}

export function onlyArgument([first, ...more]: readonly string[], usage: string): string {
  if (first === undefined || more.length > 0) throw new UsageError(usage);
  return first;
}

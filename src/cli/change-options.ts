/** The options of every command that changes something. */
import type { ChangeOptions } from '../desk/change.ts';
import { environmentValue, optionText } from './given.ts';
import { isOptionOn } from './options.ts';

/** Who changes something, why, and whether it is only a preview. Without an author the verb itself refuses. */
export function changeOptionsOf(options: object): ChangeOptions {
  const author = optionText(options, 'as') ?? environmentValue('ELOBOOK_AUTHOR');
  const ground = optionText(options, 'ground');
  return {
    ...(author === undefined ? {} : { author }),
    ...(ground === undefined ? {} : { ground }),
    dryRun: isOptionOn(options, 'dryRun'),
    clockIsRight: isOptionOn(options, 'clockIsRight'),
  };
}

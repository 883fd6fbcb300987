/** What every command takes that changes something. */
import type { ChangeOptions } from '../desk/change.ts';
import { environmentValue, optionText } from './given.ts';
import { isOptionOn } from './options.ts';

/** Who changes something, why, and whether it is only to be shown. Without an author the verb itself refuses. */
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

/** `elobook office init`: opens an office at an address where there is none. */
import type { ExitCode } from '../exit.ts';
import { changeOptionsOf, givenText, printOutcome, withOffice } from '../office.ts';
import { languageOf } from '../options.ts';
import { registryWordsIn } from './registry-words.ts';

export async function officeInitCommand(options: object): Promise<ExitCode> {
  const words = await registryWordsIn(languageOf(options));
  const name = givenText(options, 'name') ?? '';
  const timeZone = givenText(options, 'timeZone') ?? 'UTC';
  return withOffice(
    options,
    async (office, { book }) => {
      const { openOfficeBooks } = await import('../../office/registry/open.ts');
      const outcome = await openOfficeBooks(office, { name, timeZone }, changeOptionsOf(options));
      return printOutcome(outcome, options, book, (facts) => [words.opened(facts.name, facts.timeZone)]);
    },
    'new',
  );
}

/** `elobook office set`: what the office chooses for itself. */
import { MINORS_SHOWN } from '../../desk/registry/settings.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { changeOptionsOf, withOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { contentOf } from '../options.ts';

export async function officeSetCommand(options: object): Promise<ExitCode> {
  const words = (await contentOf(options)).commands.registry;
  const given = optionText(options, 'minors');
  const minors = MINORS_SHOWN.find((each) => each === given);
  if (minors === undefined) {
    const seen = given === undefined ? '' : `, not "${given}"`;
    throw new UsageError(`office set takes --minors ${MINORS_SHOWN.join(' or ')}${seen}`);
  }
  return withOffice(options, async (office, { print }) => {
    const { setOffice } = await import('../../desk/registry/settings.ts');
    const outcome = await setOffice(office, { minors }, changeOptionsOf(options));
    return print(outcome, (value) => [words.minors[value.minors]]);
  });
}

/** `elobook office set`: what the office chooses for itself. */
import { languageName, LANGUAGES } from '../../content/languages.ts';
import type { OfficeNames } from '../../desk/registry/office-names.ts';
import { MINORS_SHOWN } from '../../desk/registry/settings.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { changeOptionsOf, withOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { namesGiven } from '../names-given.ts';
import { contentOf } from '../options.ts';

/** `--name-hu -` takes the name away, as a blank one does in the books. */
const taken = (names: OfficeNames): OfficeNames =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, name === '-' ? '' : name]));

export async function officeSetCommand(options: object): Promise<ExitCode> {
  const words = (await contentOf(options)).commands.registry;
  const given = optionText(options, 'minors');
  const minors = MINORS_SHOWN.find((each) => each === given);
  const named = taken(namesGiven(options));
  const isNamed = Object.keys(named).length > 0;
  if (given === undefined ? !isNamed : minors === undefined) {
    const seen = given === undefined ? '' : `, not "${given}"`;
    const others = LANGUAGES.map((language) => `--name-${language} NAME`).join(', ');
    throw new UsageError(`office set takes --minors ${MINORS_SHOWN.join(' or ')}${seen}; or ${others}`);
  }
  const chosen = { ...(minors === undefined ? {} : { minors }), ...(isNamed ? { names: named } : {}) };
  return withOffice(options, async (office, { print }) => {
    const { setOffice } = await import('../../desk/registry/settings.ts');
    const outcome = await setOffice(office, chosen, changeOptionsOf(options));
    return print(outcome, ({ minors: how, names = {} }) => [
      ...(how === undefined ? [] : [words.minors[how]]),
      ...LANGUAGES.flatMap((language) =>
        names[language] === undefined ? [] : [`${languageName(language)}: ${names[language]}`],
      ),
    ]);
  });
}

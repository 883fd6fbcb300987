/** `elobook office set`: what the office chooses for itself. */
import { changeAs } from '../working-account.ts';
import { languageName, LANGUAGES } from '../../content/languages.ts';
import type { OfficeNames } from '../../desk/registry/office-names.ts';
import { MINORS_SHOWN } from '../../desk/registry/settings.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { withOffice } from '../office.ts';
import { givenAmong, optionText } from '../given.ts';
import { namesGiven } from '../names-given.ts';
import { contentOf } from '../options.ts';

/** `--name-hu -` takes the name away, as a blank one does in the books. */
const taken = (names: OfficeNames): OfficeNames =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, name === '-' ? '' : name]));

export async function officeSetCommand(options: object): Promise<ExitCode> {
  const words = (await contentOf(options)).commands.registry;
  const given = optionText(options, 'minors');
  const minors = MINORS_SHOWN.find((each) => each === given);
  const eyes = optionText(options, 'fourEyes');
  const fourEyes = (['on', 'off'] as const).find((each) => each === eyes);
  if (eyes !== undefined && fourEyes === undefined) throw new UsageError((words) => words.office.fourEyes);
  const named = taken(namesGiven(options));
  const isNamed = Object.keys(named).length > 0;
  const called = givenAmong(options, ['name', 'timeZone']);
  const isCalled = Object.keys(called).length > 0;
  if (given === undefined ? !isNamed && !isCalled && fourEyes === undefined : minors === undefined) {
    const others = LANGUAGES.map((language) => `--name-${language} NAME`).join(', ');
    throw new UsageError((words) => words.office.set(MINORS_SHOWN, others, given));
  }
  const chosen = {
    ...(minors === undefined ? {} : { minors }),
    ...(isNamed ? { names: named } : {}),
    ...(fourEyes === undefined ? {} : { fourEyes }),
    ...called,
  };
  return withOffice(options, async (office, { print }) => {
    const { setOffice } = await import('../../desk/registry/settings.ts');
    const outcome = await setOffice(office, chosen, await changeAs(office, options, 'office.set'));
    const { users } = (await contentOf(options)).commands;
    return print(outcome, ({ minors: how, names = {}, name, timeZone }) => [
      ...[name, timeZone].filter((each) => each !== undefined),
      ...(fourEyes === undefined ? [] : [users.fourEyes[fourEyes]]),
      ...(how === undefined ? [] : [words.minors[how]]),
      ...LANGUAGES.flatMap((language) =>
        names[language] === undefined ? [] : [`${languageName(language)}: ${names[language]}`],
      ),
    ]);
  });
}

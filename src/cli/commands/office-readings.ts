/** `elobook office readings`: who was given birth dates or the whole registry. */
import { changeAs } from '../working-account.ts';
import { speak } from '../../explain/language.ts';
import { removeReadings, showReadings } from '../../desk/readings/show.ts';
import type { ExitCode } from '../exit.ts';
import { readingOffice, withOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { contentOf } from '../options.ts';

const INDENT = ' '.repeat(4);

export async function officeReadingsCommand(options: object): Promise<ExitCode> {
  const [since, before] = [optionText(options, 'since'), optionText(options, 'removeBefore')];
  const language = await contentOf(options);
  const [words, say] = [language.commands.readings, speak(language)];
  if (before !== undefined) {
    return withOffice(options, async (office, { print }) => {
      const outcome = await removeReadings(office, before, await changeAs(office, options, 'office.readings'));
      return print(outcome, ({ readings }) => [words.removed(readings, before, say)]);
    });
  }
  return readingOffice(options, 'office.readings', async (office, { print }) =>
    print(await showReadings(office, since), (readings) =>
      readings.length === 0
        ? [words.none]
        : [
            ...readings.flatMap(({ time, reader, what, about, persons, ground }) => [
              `${time.slice(0, 10)} ${time.slice(11, 16)}  ${reader}: ${words.kinds[what]({ about: about ?? '', count: persons ?? 0 }, say)}`,
              ...(ground === null ? [] : [INDENT + words.ground(ground)]),
            ]),
            '',
            words.count(readings.length, say),
          ],
    ),
  );
}

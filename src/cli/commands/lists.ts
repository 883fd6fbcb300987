/** `elobook lists`: the lists of the office, or a file of one of them. */
import { speak } from '../../explain/language.ts';
import type { ExitCode } from '../exit.ts';
import { exitOf, givenText, printOutcome, withOffice } from '../office.ts';
import { languageOf } from '../options.ts';
import { Output } from '../output.ts';
import { findingLines, printAside } from '../print.ts';
import { listWordsIn } from './list-lines.ts';

const STANDARD_OUTPUT = '-';

export async function listsCommand(
  pool: string | undefined,
  date: string | undefined,
  options: object,
): Promise<ExitCode> {
  const format = givenText(options, 'format');
  if (pool !== undefined && format !== undefined) return writeCommand(pool, date, format, options);
  const language = languageOf(options);
  const words = await listWordsIn(language);
  const say = speak(language);
  return withOffice(options, async (office, { book }) => {
    const { showLists } = await import('../../office/lists/files.ts');
    const { value, findings } = await showLists(office, pool);
    const asked = value?.filter((list) => date === undefined || list.date.startsWith(date));
    return printOutcome({ ...(asked === undefined ? {} : { value: asked }), findings }, options, book, (lists) =>
      lists.length === 0
        ? [words.noLists]
        : lists.map(({ pool: of, date: day, players, digest, opening }) =>
            `${of}  ${day}  ${words.players(players, say)}  ${opening ? words.opening : digest}`.trimEnd(),
          ),
    );
  });
}

/** A file that is complete takes its place; on standard output, only the list. */
async function writeCommand(
  pool: string,
  date: string | undefined,
  format: string,
  options: object,
): Promise<ExitCode> {
  const language = languageOf(options);
  const words = await listWordsIn(language);
  const name = givenText(options, 'to') ?? STANDARD_OUTPUT;
  return withOffice(options, async (office, { book }) => {
    const { writeListFile } = await import('../../office/lists/files.ts');
    const output = await Output.open(name);
    const asked = { pool, format, ...(date === undefined ? {} : { date }) };
    const outcome = await writeListFile(office, asked, (bytes) => output.write(bytes));
    const { value, findings } = outcome;
    if (value === undefined) {
      await output.drop();
      return printOutcome(outcome, options, book, () => []);
    }
    await output.keep();
    if (name !== STANDARD_OUTPUT) {
      return printOutcome(outcome, options, book, ({ players, sha256 }) => [
        words.written(name, players, sha256, speak(language)),
      ]);
    }
    if (findings.length > 0) printAside(findingLines(findings, book));
    return exitOf(findings);
  });
}

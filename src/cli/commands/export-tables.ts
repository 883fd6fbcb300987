/** `elobook export --parquet FOLDER`: lists, players, events, games and results as tables for analysis. */
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Outcome } from '../../desk/office.ts';
import { outputFinding } from '../../keeping/guarded.ts';
import type { WrittenTables } from '../../reading/tables/tables.ts';
import { type ExitCode, Refusal, UsageError } from '../exit.ts';
import { optionText } from '../given.ts';
import { reportOutcome } from '../keeping.ts';
import { readingOffice } from '../office.ts';
import { isOptionOn } from '../options.ts';
import { failed, madeFolder, Output } from '../output.ts';

/** The files hold what the public may see and nobody's birth date: so nothing is recorded, as with the files of lists. */
export async function exportTablesCommand(file: string | undefined, options: object): Promise<ExitCode> {
  if (file !== undefined) throw new UsageError((words) => words.export.notBoth);
  const folder = optionText(options, 'parquet');
  if (folder === undefined) throw new UsageError((words) => words.export.folder);
  const month = monthOf(options);
  const isDry = isOptionOn(options, 'dryRun');
  return readingOffice(options, 'anybody', async (office, { progress: onProgress }) => {
    const { isTablePath, TABLE_FOLDERS, writeTables } = await import('../../reading/tables/tables.ts');
    const { officeForPublic } = await import('../../reading/public/shown-persons.ts');
    const work = async (): Promise<Outcome<WrittenTables>> => {
      const other = await otherThan(folder, TABLE_FOLDERS, isTablePath);
      if (other !== undefined) throw new Refusal(outputFinding('output.folder', { folder, other }));
      return writeTables(officeForPublic(office), {
        ...(month === undefined ? {} : { month }),
        sink: async (path, bytes) => (isDry ? undefined : written(join(folder, path), bytes, options)),
        onProgress,
      });
    };
    return reportOutcome(options, work, (tables, { words, say }) => [words.tables(folder, tables, say)]);
  });
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

function monthOf(options: object): string | undefined {
  const month = optionText(options, 'month');
  if (month !== undefined && !MONTH.test(month))
    throw new UsageError((words) => words.month('--month', '2024-06', month));
  return month;
}

/** Whole, or not at all. */
async function written(path: string, bytes: Uint8Array, options: object): Promise<void> {
  await madeFolder(dirname(path), options);
  const output = await Output.open(path, options);
  try {
    await output.write(bytes);
    await output.keep();
  } finally {
    await output.drop();
  }
}

/** What a command that was killed left behind; the next one that writes the file removes it. */
const DRAFT = /^\..*\.part$/;

/** The first thing in a folder that is no table; a folder that is not there has nothing in it. */
async function otherThan(
  folder: string,
  folders: readonly string[],
  isTable: (path: string) => boolean,
): Promise<string | undefined> {
  for (const name of await namesIn(folder)) {
    if (!folders.includes(name)) return name;
    const within = (await namesIn(join(folder, name))).map((each) => ({ each, path: `${name}/${each}` }));
    const other = within.find(({ each, path }) => !isTable(path) && !DRAFT.test(each));
    if (other !== undefined) return other.path;
  }
  return undefined;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw failed(folder, error);
  }
}

/** `elobook audit-files DIR`: the tables of games and of players behind lists. */
import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { speak } from '../../explain/language.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { readingOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { contentOf, tableFormatOf } from '../options.ts';
import { madeFolder, Output } from '../output.ts';

export async function auditFilesCommand(folder: string, options: object): Promise<ExitCode> {
  const [list, pool] = [optionText(options, 'list'), optionText(options, 'pool')];
  if (list !== undefined && pool !== undefined)
    throw new UsageError((words) => words.options('audit-files', ['--list', '--pool']));
  const format = tableFormatOf(options);
  const language = await contentOf(options);
  const words = language.commands.audit;
  return readingOffice(options, 'office.audit', async (office, { print }) => {
    const { auditFiles } = await import('../../reading/analysis/audit-files.ts');
    const isMade = await madeFolder(folder, options);
    const files = { games: join(folder, 'games.csv'), players: join(folder, 'players.csv') };
    const outputs: Output[] = [];
    let isDone = false;
    try {
      for (const name of [files.games, files.players]) outputs.push(await Output.open(name, options));
      const [games, players] = outputs as [Output, Output];
      const outcome = await auditFiles(office, {
        format,
        ...(list === undefined ? {} : { list }),
        ...(pool === undefined ? {} : { pool }),
        games: (text) => games.write(ENCODER.encode(text)),
        players: (text) => players.write(ENCODER.encode(text)),
      });
      if (outcome.value !== undefined) {
        for (const output of outputs) await output.keep();
        isDone = true;
      }
      return await print(outcome, (written) => words.files(files, written, speak(language)));
    } finally {
      if (!isDone) {
        for (const output of outputs) await output.drop();
        // only where nothing else has come into it
        if (isMade) await rmdir(folder).catch(() => undefined);
      }
    }
  });
}

const ENCODER = new TextEncoder();

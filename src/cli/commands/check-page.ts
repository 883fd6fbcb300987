import { builtAssets } from '../../http/assets.ts';
import { checkFile } from '../../http/check-file.ts';
import type { ExitCode } from '../exit.ts';
import { languageOf } from '../options.ts';
import { write } from '../print.ts';

/** The page that checks reports, as one file on standard output. */
export async function checkPageCommand(options: object): Promise<ExitCode> {
  await write(await checkFile(languageOf(options), builtAssets()));
  return 0;
}

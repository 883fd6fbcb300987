/** `elobook office public-role`: prints what a database's owner runs for the role of a public server; it does nothing itself. */
import { DEFAULT_ROLE, publicRoleScript } from '../../desk/wire.ts';
import type { ExitCode } from '../exit.ts';
import { optionText } from '../given.ts';
import { isOptionOn } from '../options.ts';
import { printJson, printLines } from '../print.ts';

export async function publicRoleCommand(options: object): Promise<ExitCode> {
  const sql = publicRoleScript(optionText(options, 'role') ?? DEFAULT_ROLE);
  if (isOptionOn(options, 'json')) await printJson({ value: { sql }, dryRun: false, findings: [] }, 2);
  else await printLines(sql.trimEnd().split('\n'));
  return 0;
}

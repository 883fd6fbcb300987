/** `elobook export`: the whole office as one packed text file. */
import type { Outcome } from '../../desk/office.ts';
import type { ExportedOffice } from '../../keeping/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { typedOption } from '../given.ts';
import { reportOutcome } from '../keeping.ts';
import { readingOffice, printFindingsAside } from '../office.ts';
import { Output } from '../output.ts';

const STANDARD_OUTPUT = '-';
/** It has names and birth dates in it. */
const PRIVATE = 0o600;

export async function exportCommand(file: string | undefined, options: object): Promise<ExitCode> {
  if (file === undefined) throw new UsageError((words) => words.export.either);
  for (const name of ['month', 'dryRun']) {
    if (name in options) throw new UsageError((words) => words.goesWith(typedOption(name), ['--parquet']));
  }
  return exportTo(file, options);
}

const exportTo = (file: string, options: object): Promise<ExitCode> =>
  readingOffice(options, 'office.backup', async (office, { progress: onProgress, record, book }) => {
    const { exportOffice } = await import('../../keeping/index.ts');
    const work = async (): Promise<Outcome<ExportedOffice>> => {
      const output = await Output.open(file, options, { mode: PRIVATE });
      try {
        const noted = await record('export');
        const outcome = await exportOffice(office, { write: (bytes) => output.write(bytes), onProgress });
        if (outcome.value !== undefined) await output.keep();
        if (file !== STANDARD_OUTPUT) return { ...outcome, findings: [...outcome.findings, ...noted] };
        // on standard output stands only the export
        printFindingsAside(noted, book);
        return { findings: outcome.findings };
      } finally {
        await output.drop();
      }
    };
    return reportOutcome(options, work, ({ entries, head, papers, sha256 }, { words, say }) => [
      words.exported(file, entries, papers, say),
      words.head(head),
      words.sha256(sha256),
    ]);
  });

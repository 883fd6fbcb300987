/** `elobook backup`: the office as it is at this moment, as an office in a file. */
import type { ExitCode } from '../exit.ts';
import { fillStore, refuseExistingFile, reportOutcome } from '../keeping.ts';
import { readingOffice } from '../office.ts';

export const backupCommand = (file: string, options: object): Promise<ExitCode> =>
  readingOffice(options, 'office.backup', (office, { record }) =>
    reportOutcome(
      options,
      async ({ progress }) => {
        await refuseExistingFile(file, options);
        const { backupOffice } = await import('../../keeping/index.ts');
        const noted = await record('backup');
        const { findings, ...copied } = await fillStore(file, (target) => backupOffice(office, target, progress));
        return { ...copied, findings: [...findings, ...noted] };
      },
      ({ entries, head, rows }, { words, say }) => [words.backedUp(file, entries, rows, say), words.head(head)],
      { address: file, as: 'backup' },
    ),
  );

/** `elobook restore`: the office of a backup, where there is none. */
import type { ExitCode } from '../exit.ts';
import { fillOffice, newOfficeFile, reportOutcome } from '../keeping.ts';
import { isOptionOn } from '../options.ts';

export const restoreCommand = (file: string, options: object): Promise<ExitCode> =>
  reportOutcome(
    options,
    async ({ progress: onRows }) => {
      const { withCopy, withScratchStore, officeOver } = await import('../../desk/wire.ts');
      const { restoreOffice } = await import('../../keeping/index.ts');
      return withCopy(file, (backup) => {
        const office = officeOver(backup);
        return fillOffice(options, (target) =>
          isOptionOn(options, 'quick')
            ? restoreOffice(target, { office, onRows })
            : withScratchStore((scratch) => restoreOffice(target, { office, scratch, onRows })),
        );
      });
    },
    ({ entries, head, rows }, { words, say }) => [words.restored(entries, rows, say), words.head(head)],
    newOfficeFile(options),
  );

/** `elobook restore`: the office of a backup, where there is none. */
import type { ExitCode } from '../exit.ts';
import { fillingOffice, newOffice, telling } from '../keeping.ts';
import { isOn } from '../options.ts';

export const restoreCommand = (file: string, options: object): Promise<ExitCode> =>
  telling(
    options,
    async ({ progress: onRows }) => {
      const { withCopy, withScratchStore, officeOver } = await import('../../desk/wire.ts');
      const { restoreOffice } = await import('../../keeping/index.ts');
      return withCopy(file, (backup) => {
        const office = officeOver(backup);
        return fillingOffice(options, (target) =>
          isOn(options, 'quick')
            ? restoreOffice(target, { office, onRows })
            : withScratchStore((scratch) => restoreOffice(target, { office, scratch, onRows })),
        );
      });
    },
    ({ entries, head, rows }, { words, say }) => [words.restored(entries, rows, say), words.head(head)],
    newOffice(options),
  );

/** `elobook import`: the office of an export, where there is none. */
import { stat } from 'node:fs/promises';
import { type ExitCode, Refusal } from '../exit.ts';
import { chunksOf, systemProblem, unreadableFile } from '../input.ts';
import { fillOffice, newOfficeFile, reportOutcome } from '../keeping.ts';
import { isOptionOn } from '../options.ts';

export const importCommand = (name: string, options: object): Promise<ExitCode> =>
  reportOutcome(
    options,
    async ({ progress }) => {
      const { importOffice } = await import('../../keeping/index.ts');
      const { withScratchStore } = await import('../../desk/wire.ts');
      const file = counted(name, progress);
      return isOptionOn(options, 'dryRun')
        ? withScratchStore((scratch) => importOffice(scratch, { file }))
        : fillOffice(options, (target) => importOffice(target, { file }));
    },
    (imported, { words, say }) => [
      isOptionOn(options, 'dryRun') ? words.sound(imported, say) : words.imported(imported, say),
      words.head(imported.head),
    ],
    newOfficeFile(options),
  );

/** The bytes of the file; shows how many of them have come. */
async function* counted(
  name: string,
  progress: (done: number, total?: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    // a pipe has no size
    const size = await stat(name).then(
      ({ size: bytes }) => bytes,
      () => undefined,
    );
    let done = 0;
    for await (const chunk of chunksOf(name)) {
      yield chunk;
      done += chunk.length;
      progress(done, size);
    }
  } catch (error) {
    throw new Refusal(unreadableFile(name, systemProblem(error)));
  }
}

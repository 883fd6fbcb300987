/** `elobook verify`: the whole office again from its entries. */
import { speak } from '../../explain/language.ts';
import type { ExitCode } from '../exit.ts';
import { readingOffice } from '../office.ts';
import { contentOf } from '../options.ts';
import { watched } from '../watched.ts';

/** What does not follow is a check that failed; everything else ends as usual. */
const NOT_SOUND = /^(?:ledger|verify)\./;

export async function verifyCommand(options: object): Promise<ExitCode> {
  const language = await contentOf(options);
  const words = language.commands.lists;
  return readingOffice(options, 'anybody', async (office, { print, progress }) => {
    const { withScratchStore } = await import('../../desk/wire.ts');
    const { verifyOffice } = await import('../../keeping/verify.ts');
    const outcome = await withScratchStore((scratch) =>
      verifyOffice(office, { scratch: watched(scratch), onProgress: (_stage, done, of) => progress(done, of) }),
    );
    const exit = await print(outcome, (verified) => [
      words.verified(verified, speak(language)),
      words.head(verified.head),
    ]);
    const isUnsound = outcome.findings.some(({ code, weight }) => weight === 'refuse' && NOT_SOUND.test(code));
    return isUnsound ? 1 : exit;
  });
}

/** `elobook verify`: the whole office again from its entries. */
import { speak } from '../../explain/language.ts';
import { textOfUtf8 } from '../../ledger/log/bytes.ts';
import type { Finding } from '../../engine/index.ts';
import type { Outcome } from '../../desk/office.ts';
import type { Verified } from '../../keeping/verify.ts';
import type { Noted } from '../../keeping/noted.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { givenAmong } from '../given.ts';
import { wholeFile } from '../input.ts';
import { readingOffice } from '../office.ts';
import { contentOf } from '../options.ts';
import { watched } from '../watched.ts';

/** What does not follow is a check that failed; everything else ends as usual. */
const NOT_SOUND = /^(?:ledger|verify|proof|signature)\./;

export async function verifyCommand(options: object): Promise<ExitCode> {
  const language = await contentOf(options);
  const words = language.commands.lists;
  return readingOffice(options, 'anybody', async (office, { print, progress }) => {
    const { withScratchStore } = await import('../../desk/wire.ts');
    const { verifyOffice } = await import('../../keeping/verify.ts');
    const { againstNoted } = await import('../../keeping/noted.ts');
    const outcome = await withScratchStore((scratch) =>
      verifyOffice(office, { scratch: watched(scratch), onProgress: (_stage, done, of) => progress(done, of) }),
    );
    const noted = await notedIn(options);
    const against =
      outcome.value === undefined ? noted.findings : [...noted.findings, ...(await againstNoted(office, noted))];
    const told = against.length === 0 ? withRemarks(outcome) : { findings: [...outcome.findings, ...against] };
    const exit = await print(told, (verified) => [
      words.verified(verified, speak(language)),
      words.head(verified.head),
      ...(noted.head === undefined ? [] : [language.commands.log.headHolds(noted.head)]),
      ...noted.files.map((file) => language.commands.log.noteHolds(file)),
    ]);
    const isUnsound = told.findings.some(({ code, weight }) => weight === 'refuse' && NOT_SOUND.test(code));
    return isUnsound ? 1 : exit;
  });
}

/** What is no fault is told as findings, too. */
function withRemarks({ value, findings }: Outcome<Verified>): Outcome<Omit<Verified, 'remarks'>> {
  if (value === undefined) return { findings };
  const { remarks, ...verified } = value;
  return { value: verified, findings: [...findings, ...remarks] };
}

interface NotedFiles extends Noted {
  readonly files: readonly string[];
  /** What cannot be read. */
  readonly findings: readonly Finding[];
}

/** `--head HASH`, `--sig FILE`, `--proof FILE`: what was noted or published before. */
async function notedIn(options: object): Promise<NotedFiles> {
  const { head, sig, proof } = givenAmong(options, ['head', 'sig', 'proof']);
  if (head !== undefined && !/^[0-9a-f]{64}$/.test(head)) throw new UsageError((words) => words.verify.head);
  const read = await Promise.all([sig, proof].map(async (file) => (file === undefined ? undefined : wholeFile(file))));
  const [signature, text] = read.map((each) => each?.bytes);
  return {
    ...(head === undefined ? {} : { head }),
    ...(signature === undefined ? {} : { signature }),
    ...(text === undefined ? {} : { proof: textOfUtf8(text) ?? '' }),
    files: [sig, proof].filter((file) => file !== undefined),
    findings: read.flatMap((each) => (each?.fault === undefined ? [] : [each.fault])),
  };
}

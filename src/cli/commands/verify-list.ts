/** `elobook verify-list`: whether a file is the list that an office has signed. It needs no database. */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ErasureWords } from '../../content/en/findings/desk-erasure.ts';
import { type Say, speak } from '../../explain/language.ts';
import type { Outcome } from '../../desk/office.ts';
import type { VerifiedList } from '../../desk/keys/verify-list.ts';
import type { Finding } from '../../engine/index.ts';
import type { ExitCode } from '../exit.ts';
import { chunksOf, systemProblem, readBytes, unreadableFile } from '../input.ts';
import { deskBookOf, printOutcome } from '../office.ts';
import { optionText } from '../given.ts';
import { isOptionOn, contentOf } from '../options.ts';
import { findingLines, printLines } from '../print.ts';

/** A signature or a file of keys is far smaller. */
const LIMIT = 10_000_000;
const USUAL_KEYS = 'elobook-keys.json';

export async function verifyListCommand(file: string, options: object): Promise<ExitCode> {
  const language = await contentOf(options);
  const [words, book, say] = [language.commands.keys, await deskBookOf(options), speak(language)];
  const erasure = language.commands.erasure;
  const outcome = await verified(file, options);
  const { value, findings } = outcome;
  const exit = endOf(findings);
  if (isOptionOn(options, 'json')) {
    await printOutcome(outcome, options, book, () => []);
    return exit;
  }
  const head =
    value === undefined
      ? [words.notGood(file)]
      : [
          words.good(file, value, say),
          words.signedAt(value, say),
          words.sealedBy(value),
          words.digest(value),
          ...withoutNames(value, erasure, say),
          ...(value.initials === undefined ? [] : [words.byInitials(value.initials, say)]),
        ];
  await printLines([...head, ...(findings.length === 0 ? [] : ['', ...findingLines(findings, book)])]);
  return exit;
}

/** Written after an erasure: another file than before, of the same rows. */
const withoutNames = ({ erased }: VerifiedList, words: ErasureWords, say: Say): readonly string[] =>
  erased === undefined ? [] : [words.signedWithout(erased, say)];

/** What does not hold is a check that failed; what is missing or unreadable is input that cannot be read. */
const FAILED = /^signature\.(?!missing$)/;

function endOf(findings: readonly Finding[]): ExitCode {
  const refusing = findings.filter(({ weight }) => weight === 'refuse');
  if (refusing.length === 0) return 0;
  return refusing.some(({ code }) => FAILED.test(code)) ? 1 : 3;
}

async function verified(file: string, options: object): Promise<Outcome<VerifiedList>> {
  const { verifyList } = await import('../../desk/keys/verify-list.ts');
  const { keyFinding } = await import('../../desk/findings/keys.ts');
  const signatureFile = optionText(options, 'sig') ?? `${file}.sig`;
  const keysFile = optionText(options, 'keys') ?? (process.env['ELOBOOK_KEYS'] || USUAL_KEYS);
  const list = optionText(options, 'list');
  const [hashed, signature, keys] = [
    await hashOf(file),
    await whole(signatureFile, keyFinding('signature.missing', { file: signatureFile })),
    await whole(keysFile, keyFinding('keys-file.missing', { file: keysFile })),
  ];
  const faults = [hashed, signature, keys].flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
  if (faults.length > 0) return { findings: faults };
  return verifyList({
    name: basename(file),
    sha256: hashed.sha256 as string,
    signature: signature.bytes as Uint8Array,
    keys: keys.bytes as Uint8Array,
    ...(list === undefined ? {} : { list }),
  });
}

type Hashed =
  | { readonly sha256: string; readonly fault?: never }
  | { readonly sha256?: never; readonly fault: Finding };

async function hashOf(file: string): Promise<Hashed> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of chunksOf(file)) hash.update(chunk);
    return { sha256: hash.digest('hex') };
  } catch (error) {
    return { fault: unreadableFile(file, systemProblem(error)) };
  }
}

type Whole = Awaited<ReturnType<typeof readBytes>>;

/** All of a small file; `missing`: what is said where there is none. */
async function whole(file: string, missing: Finding): Promise<Whole> {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  return isThere ? readBytes(file, chunksOf(file), LIMIT) : { fault: missing };
}

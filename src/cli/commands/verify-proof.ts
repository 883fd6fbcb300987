/** `elobook verify-proof FILE`: whether the proof of one number holds. It needs no database. */
import { readFile, stat } from 'node:fs/promises';
import { speak } from '../../explain/language.ts';
import { textOfUtf8 } from '../../ledger/log/bytes.ts';
import type { Finding } from '../../engine/index.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { wholeFile } from '../input.ts';
import { deskBookOf, printOutcome } from '../office.ts';
import { optionText } from '../given.ts';
import { contentOf, isOptionOn } from '../options.ts';
import { findingLines, printLines } from '../print.ts';

const USUAL_KEYS = 'elobook-keys.json';

export async function verifyProofCommand(file: string, options: object): Promise<ExitCode> {
  const content = await contentOf(options);
  const [words, book, say] = [content.commands.log, await deskBookOf(options), speak(content)];
  const outcome = await verified(file, options);
  const exit = endOf(outcome.findings);
  if (isOptionOn(options, 'json')) {
    await printOutcome(outcome, options, book, () => []);
    return exit;
  }
  const { value, findings } = outcome;
  const head =
    value === undefined
      ? [words.notGood(file)]
      : [
          words.good(file, value.row, say),
          words.stated({ ...value, entry: value.statement.no }),
          words.signed({ ...value, entry: value.statement.no }),
          ...(value.witnessed.length === 0
            ? [words.unwitnessed]
            : value.witnessed.map(({ name, time }) =>
                words.witnessed(name, new Date(time * 1000).toISOString().slice(0, 10), say),
              )),
        ];
  await printLines([...head, ...(findings.length === 0 ? [] : ['', ...findingLines(findings, book)])]);
  return exit;
}

/** What does not hold is a check that failed; what is missing or unreadable is input that cannot be read. */
function endOf(findings: readonly Finding[]): ExitCode {
  const refusing = findings.filter(({ weight }) => weight === 'refuse');
  if (refusing.length === 0) return 0;
  return refusing.some(({ code }) => code.startsWith('proof.')) ? 1 : 3;
}

async function verified(file: string, options: object) {
  const { verifyProof } = await import('../../desk/keys/verify-proof.ts');
  const { keyFinding } = await import('../../desk/findings/keys.ts');
  const key = optionText(options, 'key');
  if (key !== undefined && !/^[0-9a-f]{64}$/.test(key)) {
    throw new UsageError((words) => words.verify.key);
  }
  const keysFile = keysFileOf(options, key);
  const proof = await wholeFile(file);
  const keys = keysFile !== undefined && (await isThere(keysFile)) ? await wholeFile(keysFile) : undefined;
  const faults = [
    ...(proof.fault === undefined ? [] : [proof.fault]),
    ...(keys?.fault === undefined ? [] : [keys.fault]),
    ...(keysFile !== undefined && keys === undefined ? [keyFinding('keys-file.missing', { file: keysFile })] : []),
  ];
  if (faults.length > 0 || proof.bytes === undefined) return { findings: faults };
  return verifyProof({
    text: textOfUtf8(proof.bytes) ?? '',
    ...(keys?.bytes === undefined ? {} : { keys: keys.bytes }),
    ...(key === undefined ? {} : { key }),
    witnesses: await witnessesGiven(options),
    needed: neededOf(options),
  });
}

/** Whoever gives one key asks for that one: a file that only lies where files of keys usually lie does not count beside it. */
const keysFileOf = (options: object, key: string | undefined): string | undefined =>
  optionText(options, 'keys') ?? (key === undefined ? process.env['ELOBOOK_KEYS'] || USUAL_KEYS : undefined);

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** `--witness KEY`, several times; a file has a key a line. */
async function witnessesGiven(options: object): Promise<readonly string[]> {
  const given = (options as { readonly witness?: unknown }).witness;
  const all: string[] = [];
  for (const each of given === undefined ? [] : [given].flat().map(String)) {
    if (!(await isThere(each))) all.push(each);
    else all.push(...(await readFile(each, 'utf8')).split('\n').filter((line) => /^[^#\s]/.test(line)));
  }
  return all;
}

function neededOf(options: object): number {
  const text = optionText(options, 'witnesses') ?? '0';
  if (!/^\d{1,3}$/.test(text)) throw new UsageError((words) => words.verify.witnesses);
  return Number(text);
}

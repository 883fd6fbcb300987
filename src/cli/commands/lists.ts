/** `elobook lists`: the lists of the office, or a file of one of them, with its signature beside it. */
import { stat } from 'node:fs/promises';
import { speak } from '../../explain/language.ts';
import type { Office, Outcome } from '../../office/change.ts';
import type { Signer } from '../../office/keys/sign.ts';
import type { ListFile } from '../../office/lists/files.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { keyHolderOf } from '../key-place.ts';
import { exitOf, givenText, printOutcome, readingOffice } from '../office.ts';
import { isOn, languageOf } from '../options.ts';
import { Output } from '../output.ts';
import { findingLines, printAside } from '../print.ts';
import { erasureWordsIn } from './erasure-words.ts';
import { keyWordsIn } from './key-words.ts';
import { listWordsIn } from './list-lines.ts';

const STANDARD_OUTPUT = '-';

export async function listsCommand(
  pool: string | undefined,
  date: string | undefined,
  options: object,
): Promise<ExitCode> {
  const format = await formatOf(options);
  if (format !== undefined) {
    if (pool === undefined) throw new UsageError('--format takes a pool before it: lists POOL [DATE] --format …');
    return writeCommand(pool, date, format, options);
  }
  const language = languageOf(options);
  const words = await listWordsIn(language);
  const say = speak(language);
  return readingOffice(options, async (office, { book }) => {
    const { showLists } = await import('../../office/lists/files.ts');
    const erasure = await erasureWordsIn(language);
    return printOutcome(await showLists(office, pool, date), options, book, (lists) =>
      lists.length === 0
        ? [words.noLists]
        : lists.flatMap(({ pool: of, date: day, players, digest, entry, hash, opening, erased, files = [] }) => [
            `${of}  ${day}  ${words.players(players, say)}${opening ? `  ${words.opening}` : ''}`,
            ...(opening ? [] : [`  ${words.sealed(digest)}`]),
            `  ${words.entry(entry, hash)}`,
            ...(erased === 0 ? [] : [`  ${erasure.onList(erased, say)}`]),
            ...files.map(({ format: form, sha256 }) => `  ${erasure.fileNow(form, sha256)}`),
          ]),
    );
  });
}

async function formatOf(options: object): Promise<string | undefined> {
  const { LIST_FORMATS } = await import('../../office/lists/files.ts');
  const format = givenText(options, 'format');
  if (format === undefined && givenText(options, 'to') !== undefined) throw new UsageError('--to needs --format');
  if (format !== undefined && !(LIST_FORMATS as readonly string[]).includes(format)) {
    throw new UsageError(`--format takes one of ${LIST_FORMATS.join(', ')}, not "${format}"`);
  }
  return format;
}

/** A file that is complete takes its place; on standard output, only the list. */
async function writeCommand(
  pool: string,
  date: string | undefined,
  format: string,
  options: object,
): Promise<ExitCode> {
  const language = languageOf(options);
  const words = await listWordsIn(language);
  const name = givenText(options, 'to') ?? STANDARD_OUTPUT;
  return readingOffice(options, async (office, { book }) => {
    const { writeListFile } = await import('../../office/lists/files.ts');
    const signer = await signerFor(name, office, options);
    if (exitOf(signer.findings) !== 0) return printOutcome(signer, options, book, () => []);
    const output = await Output.open(name);
    const asked = { pool, format, ...(date === undefined ? {} : { date }) };
    const outcome = await writeListFile(office, asked, (bytes) => output.write(bytes)).catch(async (error) => {
      await output.drop();
      throw error;
    });
    const { value, findings } = outcome;
    if (value === undefined) {
      await output.drop();
      return printOutcome(outcome, options, book, () => []);
    }
    await output.keep();
    if (name !== STANDARD_OUTPUT) {
      const signature = await signed(name, value, signer.value);
      const [keyWords, erasure] = [await keyWordsIn(language), await erasureWordsIn(language)];
      const all = [...findings, ...signer.findings];
      return printOutcome(
        { value: { ...value, ...signature }, findings: all },
        options,
        book,
        ({ players, sha256, digest, erased }) => [
          words.written(name, players, sha256, speak(language)),
          ...(erased === 0 ? [] : [words.sealed(digest), erasure.onList(erased, speak(language))]),
          ...(signature.key === undefined ? [] : [keyWords.signed(signature.signature, signature.key)]),
        ],
      );
    }
    if (findings.length > 0) printAside(findingLines(findings, book));
    return exitOf(findings);
  });
}

/** On standard output, and with `--unsigned`, there is no signature. */
async function signerFor(name: string, office: Office, options: object): Promise<Outcome<Signer>> {
  if (name === STANDARD_OUTPUT || isOn(options, 'unsigned')) return { findings: [] };
  const { signerOf } = await import('../../office/keys/sign.ts');
  return signerOf(office, await keyHolderOf(options));
}

type Signature = { readonly signature: string; readonly key: string } | { readonly key?: never };

/** `NAME.sig` beside a file; what is no file, such as a pipe, has nothing beside it. */
async function signed(name: string, file: ListFile, signer: Signer | undefined): Promise<Signature> {
  if (signer === undefined || !(await stat(name)).isFile()) return {};
  const { key, text } = await signer(file);
  const signature = `${name}.sig`;
  const output = await Output.open(signature);
  await output.write(new TextEncoder().encode(text));
  await output.keep();
  return { signature, key };
}

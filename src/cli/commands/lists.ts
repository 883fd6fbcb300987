/** `elobook lists`: the lists of the office, or a file of one of them, with its signature beside it. */
import { speak } from '../../explain/language.ts';
import type { Office, Outcome } from '../../desk/office.ts';
import type { Signer } from '../../desk/keys/sign.ts';
import type { ListFile } from '../../reading/lists/files.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { SIGNATURE } from '../guard.ts';
import { keyHolderOf } from '../key-place.ts';
import { exitCodeOf, readingOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { isOptionOn, contentOf } from '../options.ts';
import { Output } from '../output.ts';
import { findingLines, printAside } from '../print.ts';
import { readAs } from '../working-account.ts';
import { reportLines } from './list-lines.ts';

const STANDARD_OUTPUT = '-';
/** For officers, unsigned. */
const MEMBERS_FORMAT = 'members-csv';

export async function listsCommand(
  pool: string | undefined,
  date: string | undefined,
  options: object,
): Promise<ExitCode> {
  const format = await formatOf(options);
  if (format !== undefined) {
    if (pool === undefined)
      throw new UsageError((words) => words.lists.poolBefore('--format', 'lists POOL [DATE] --format …'));
    return format === MEMBERS_FORMAT ? writeMembers(pool, date, options) : writeCommand(pool, date, format, options);
  }
  if (isOptionOn(options, 'report')) return printReport(pool, date, options);
  const language = await contentOf(options);
  const words = language.commands.lists;
  const say = speak(language);
  return readingOffice(options, 'anybody', async (office, { print }) => {
    const { showLists } = await import('../../reading/lists/files.ts');
    const { erasure, poolChanges } = language.commands;
    return print(await showLists(office, pool, date), (lists) =>
      lists.length === 0
        ? [words.noLists]
        : lists.flatMap(
            ({ pool: of, date: day, players, digest, root, entry, hash, opening, recomputed, erased, files = [] }) => [
              `${of}  ${day}  ${words.players(players, say)}${opening ? `  ${words.opening}` : ''}`,
              ...(opening
                ? []
                : [`  ${words.sealed(digest)}`, `  ${root === undefined ? words.noRoot : words.root(root)}`]),
              `  ${words.entry(entry, hash)}`,
              ...(recomputed === undefined
                ? []
                : [`  ${poolChanges.beside(recomputed.adjusts, recomputed.list, recomputed.changed, say)}`]),
              ...(erased === 0 ? [] : [`  ${erasure.onList(erased, say)}`]),
              ...files.map(({ format: form, sha256 }) => `  ${erasure.fileNow(form, sha256)}`),
            ],
          ),
    );
  });
}

/** The report on a list that is out. */
async function printReport(pool: string | undefined, date: string | undefined, options: object): Promise<ExitCode> {
  if (pool === undefined)
    throw new UsageError((words) => words.lists.poolBefore('--report', 'lists POOL [DATE] --report'));
  const language = await contentOf(options);
  return readingOffice(options, 'lists.publish', async (office, { print }) => {
    await readAs(office, options, 'lists.publish', { pool });
    const { publishedReport } = await import('../../reading/lists/published-report.ts');
    const outcome = await publishedReport(office, { pool, ...(date === undefined ? {} : { date }) });
    return print(outcome, (report) =>
      reportLines(report, language.commands, speak(language), isOptionOn(options, 'all') ? 'all' : 'some'),
    );
  });
}

async function formatOf(options: object): Promise<string | undefined> {
  const { LIST_FILE_FORMATS } = await import('../../reading/lists/files.ts');
  const format = optionText(options, 'format');
  if (format === undefined && optionText(options, 'to') !== undefined)
    throw new UsageError((words) => words.needsOther('--to', '--format'));
  if (format === undefined && isOptionOn(options, 'public'))
    throw new UsageError((words) => words.needsOther('--public', '--format'));
  const known: readonly string[] = [...LIST_FILE_FORMATS, MEMBERS_FORMAT];
  if (format !== undefined && !known.includes(format)) {
    throw new UsageError((words) => words.oneOf('--format', known.join(', '), format));
  }
  return format;
}

/** With KOMIR numbers, clubs and licences, for those who keep the registry. */
async function writeMembers(pool: string, date: string | undefined, options: object): Promise<ExitCode> {
  const name = optionText(options, 'to') ?? STANDARD_OUTPUT;
  const language = await contentOf(options);
  return readingOffice(options, 'players.export', async (office, { print, book }) => {
    const { membersFile } = await import('../../reading/lists/members-file.ts');
    const { value, findings } = await membersFile(office, { pool, ...(date === undefined ? {} : { date }) });
    if (value === undefined) return print({ findings });
    const output = await Output.open(name, options, { mode: 0o600 });
    await output.write(value.bytes);
    await output.keep();
    if (name === STANDARD_OUTPUT) {
      if (findings.length > 0) printAside(findingLines(findings, book));
      return exitCodeOf(findings);
    }
    const written = { name: value.name, players: value.players };
    return print({ value: written, findings }, ({ players }) => [
      language.commands.registry.exported(players, speak(language)),
    ]);
  });
}

/** A file that is complete takes its place; on standard output, only the list. */
async function writeCommand(
  pool: string,
  date: string | undefined,
  format: string,
  options: object,
): Promise<ExitCode> {
  const language = await contentOf(options);
  const words = language.commands.lists;
  const name = optionText(options, 'to') ?? STANDARD_OUTPUT;
  return readingOffice(options, 'anybody', async (office, { book, print }) => {
    const { writeListFile } = await import('../../reading/lists/files.ts');
    const signer = await signerFor(name, office, options);
    if (exitCodeOf(signer.findings) !== 0) return print(signer);
    const { list, signature } = await outputsOf(name, options, signer.value);
    try {
      const asked = { pool, format, ...(date === undefined ? {} : { date }) };
      const shown = isOptionOn(options, 'public') ? await forPublic(office) : office;
      const outcome = await writeListFile(shown, asked, (bytes) => list.write(bytes));
      const { value, findings } = outcome;
      if (value === undefined) return await print(outcome);
      const signed = await signedInto(signature, value, signer.value);
      await list.keep();
      await signature?.keep();
      if (name === STANDARD_OUTPUT) {
        if (findings.length > 0) printAside(findingLines(findings, book));
        return exitCodeOf(findings);
      }
      const [keyWords, erasure] = [language.commands.keys, language.commands.erasure];
      const told = signed === undefined ? {} : { signature: `${name}${SIGNATURE}`, key: signed };
      return await print(
        { value: { ...value, ...told }, findings: [...findings, ...signer.findings] },
        ({ players, sha256, digest, erased, initials }) => [
          words.written(name, players, sha256, speak(language)),
          ...(initials === 0 ? [] : [keyWords.byInitials(initials, speak(language))]),
          ...(erased === 0 ? [] : [words.sealed(digest), erasure.onList(erased, speak(language))]),
          ...(signed === undefined ? [] : [keyWords.signed(`${name}${SIGNATURE}`, signed)]),
        ],
      );
    } finally {
      await list.drop();
      await signature?.drop();
    }
  });
}

/** As the site reads it, so that a signature can be made where the key is, and laid before a server that has none. */
async function forPublic(office: Office): Promise<Office> {
  const { officeForPublic } = await import('../../reading/public/shown-persons.ts');
  return officeForPublic(office);
}

/** On standard output, and with `--unsigned`, there is no signature. */
async function signerFor(name: string, office: Office, options: object): Promise<Outcome<Signer>> {
  if (name === STANDARD_OUTPUT || isOptionOn(options, 'unsigned')) return { findings: [] };
  const { signerOf } = await import('../../desk/keys/sign.ts');
  return signerOf(office, await keyHolderOf(options));
}

interface Outputs {
  readonly list: Output;
  readonly signature: Output | undefined;
}

/** `NAME.sig` beside a file; what is no file, such as a pipe, has nothing beside it. Neither is written where one cannot be. */
async function outputsOf(name: string, options: object, signer: Signer | undefined): Promise<Outputs> {
  const list = await Output.open(name, options, signer === undefined ? {} : { isSigned: true });
  if (signer === undefined || !list.isFile) return { list, signature: undefined };
  try {
    return { list, signature: await Output.open(`${name}${SIGNATURE}`, options, { kind: 'signature' }) };
  } catch (error) {
    await list.drop();
    throw error;
  }
}

/** The key by which the list is signed. */
async function signedInto(
  output: Output | undefined,
  file: ListFile,
  signer: Signer | undefined,
): Promise<string | undefined> {
  if (output === undefined || signer === undefined) return undefined;
  const { key, text } = await signer(file);
  await output.write(new TextEncoder().encode(text));
  return key;
}

/**
 * What all commands of the office share: which office, which account, and how an outcome is printed. With `--json` every one
 * prints `{ value, dryRun, findings }`, each finding with its sentence; `value` is null if it was refused.
 */
import type { DeskWords } from '../content/en/commands/desk.ts';
import { type NameOf, type PhraseBook, tellFinding } from '../explain/tell.ts';
import type { ActName } from '../desk/accounts/permissions.ts';
import type { Office, Outcome } from '../desk/office.ts';
import type { Finding } from '../engine/index.ts';
import type { WireOptions } from '../desk/wire.ts';
import type { ReadingRecord } from '../desk/readings/record.ts';
import type { Entering } from '../desk/registry/entering.ts';
import { AccessRefusal, type ExitCode, type Refusal, UsageError } from './exit.ts';
import { isOptionOn, contentOf, phraseBookOf } from './options.ts';
import { findingLines, printAside, printJson, printLines } from './print.ts';
import { engineComesAfterWork } from './priority.ts';
import { ProgressBar } from './progress.ts';
import { watched } from './watched.ts';
import { addressOf, environmentValue, optionTexts } from './given.ts';

/** All sentences of the office's desk. `reads`: the command changes nothing, so it does not mention that. */
export type DeskBook = PhraseBook & { readonly desk: DeskWords; readonly verb?: 'reads' };

/** What a command can use besides the office. */
export interface CommandContext {
  readonly book: DeskBook;
  /** Prints how a verb ended: in lines for people, or as JSON on request. */
  readonly print: <T>(
    outcome: Asking<T>,
    lines?: (value: T) => readonly string[],
    nameOf?: NameOf,
  ) => Promise<ExitCode>;
  /** Shows how far long work is, on a terminal. */
  readonly progress: (done: number, total?: number) => void;
  /** From now on there is no progress to show: a server is running. */
  readonly progressEnds: () => void;
  /** Records that birth dates, of one player or of all, are about to be given out; a warning where that is not possible. */
  readonly record: (what: ReadingRecord['what'], player?: string, persons?: number) => Promise<readonly Finding[]>;
}

/** Long work is recorded piece by piece, and after a change there may be something to look up for people to read. */
const KEPT_BEFORE: Finding = { code: 'store.kept-before', weight: 'note', facts: {} };
const NOT_OPEN: Finding = { code: 'office.not-open', weight: 'refuse', facts: {} };

/** `reading`: nothing is changed. `serving`: nothing is changed, and requests must not wait for long. `public`: nothing can be changed. */
export type OfficeAccess = 'existing' | 'reading' | 'serving' | 'public';

/** `anybody`: it is also on the public site. */
export type ReadingNeeds = ActName | 'anybody';

/** Milliseconds that a database has for each question of a server. */
const PATIENCE = 5000;

/** Opens the office, works in it, and closes it whatever happens. Errors of the database are printed and end with 5. */
export async function withOffice(
  options: object,
  work: (office: Office, at: CommandContext) => Promise<ExitCode>,
  opening: OfficeAccess = 'existing',
  needs: ReadingNeeds = 'anybody',
): Promise<ExitCode> {
  if (opening === 'existing' || opening === 'reading') engineComesAfterWork();
  const address = addressOf(options);
  const words = await deskBookOf(options);
  const book: DeskBook = opening === 'existing' ? words : { ...words, verb: 'reads' };
  const wire = await import('../desk/wire.ts');
  const { memoryHolderOf } = await import('./memory-place.ts');
  const memory = await memoryHolderOf(options);
  const bar = new ProgressBar();
  let kept = 0;
  try {
    const opened = await wire.openOffice(address, {
      create: 'never',
      ...(opening === 'serving' || opening === 'public' ? { patience: PATIENCE } : {}),
      ...(opening === 'public' ? { access: 'read-only' } : {}),
      ...upgradeOf(words.desk),
    });
    const office = {
      ...opened,
      ...(memory === undefined ? {} : { memory }),
      sealing: sealingKeysOf(options),
      store: counting(watched(opened.store, bar.beat), () => {
        kept += 1;
      }),
    };
    try {
      const isThere = (await office.store.read((desk) => desk.office())) !== undefined;
      const record: CommandContext['record'] = async (what, player, persons) =>
        // not through the counting store: a message that something was recorded before is about changes of the office
        (await import('../desk/readings/record.ts')).recordReading(opened, {
          reader: await (await import('./working-account.ts')).readerOf(opened, options),
          what,
          player,
          persons,
        });
      const print: CommandContext['print'] = (outcome, lines = () => [], nameOf = undefined) => {
        bar.clear();
        return printOutcome(outcome, options, book, lines, nameOf);
      };
      if (isThere && needs !== 'anybody') {
        await (await import('./working-account.ts')).readAs(opened, options, needs);
      }
      if (isThere) return await work(office, { book, print, progress: bar.show, progressEnds: bar.end, record });
    } finally {
      bar.end();
      await office.store.close();
    }
    return await printOutcome({ findings: [NOT_OPEN] }, options, book, () => []);
  } catch (error) {
    if (error instanceof AccessRefusal) return printOutcome({ findings: [error.finding] }, options, book, () => []);
    const finding = wire.storeFinding(error);
    if (finding === undefined) throw error;
    const isUnsure = finding.facts['outcome'] === 'unknown';
    const findings = kept > 0 ? [finding, KEPT_BEFORE] : [finding];
    return printOutcome({ findings }, options, isUnsure || kept > 0 ? { ...book, verb: 'reads' } : book, () => []);
  }
}

/** Beside the file, or where `ELOBOOK_UPGRADE_BACKUP` says; the user is told on standard error. */
function upgradeOf(words: DeskWords): Pick<WireOptions, 'upgrade'> {
  const folder = environmentValue('ELOBOOK_UPGRADE_BACKUP');
  if (folder === 'none') return {};
  const onUpgraded = (file: string | undefined): void =>
    printAside([file === undefined ? words.upgradedServer : words.upgraded(file)]);
  return { upgrade: { ...(folder === undefined ? {} : { folder }), onUpgraded } };
}

/** The private key is read only when something has to be encrypted or decrypted. */
const sealingKeysOf =
  (options: object): NonNullable<Office['sealing']> =>
  async () => {
    const holder = await (await import('./key-place.ts')).keyHolderOf(options);
    const { keys = [] } = (await holder?.read()) ?? {};
    return keys
      .toReversed()
      .map(({ privateKey }) => new Uint8Array(privateKey.export({ type: 'pkcs8', format: 'der' })));
  };

/** The same for a command that changes nothing, with the permission that an account needs to read this. */
export const readingOffice = (
  options: object,
  needs: ReadingNeeds,
  work: (office: Office, at: CommandContext) => Promise<ExitCode>,
): Promise<ExitCode> => withOffice(options, work, 'reading', needs);

/** The final message depends on whether something was recorded before. */
const counting = (store: Office['store'], done: () => void): Office['store'] => ({
  kind: store.kind,
  read: store.read.bind(store),
  purge: store.purge.bind(store),
  close: store.close.bind(store),
  write: async (work) => {
    const answer = await store.write(work);
    done();
    return answer;
  },
});

/** `--although`: what is done all the same, in the words that a command has. */
export function althoughOf<A extends string>(options: object, known: readonly A[]): ReadonlySet<A> {
  const given = optionTexts(options, 'although');
  if (given.some((each) => !(known as readonly string[]).includes(each))) {
    throw new UsageError((words) => words.oneOf('--although', known.join(', ')));
  }
  return new Set(given as readonly A[]);
}

/** What may be entered: doubtful names as they are, and persons who were erased. */
export function enteringOf(options: object): Entering {
  const although = althoughOf(options, ['names', 'remembered', 'komir']);
  return {
    ...(although.has('komir') ? { komir: 'own' as const } : {}),
    ...(although.has('names') ? { although: 'names' as const } : {}),
    ...(although.has('remembered') ? { remembered: 'entered' as const } : {}),
  };
}

export async function deskBookOf(options: object): Promise<DeskBook> {
  const { desk } = (await contentOf(options)).commands;
  return { ...(await phraseBookOf(options)), desk };
}

/** A verb that asks for confirmation shows what it would do. */
type Asking<T> = Outcome<T> & { readonly effect?: T };

/** The value for people, made only if it is shown; the findings below. Nothing is printed for an empty value. */
export async function printOutcome<T>(
  outcome: Asking<T>,
  options: object,
  book: DeskBook,
  lines: (value: T) => readonly string[],
  nameOf?: NameOf,
): Promise<ExitCode> {
  const { value, findings, effect } = outcome;
  const exit = exitCodeOf(findings);
  const isDry = isOptionOn(options, 'dryRun');
  if (isOptionOn(options, 'json')) {
    await printJson(
      {
        value: exit === 0 ? (value ?? null) : null,
        ...(effect === undefined ? {} : { effect }),
        dryRun: isDry,
        findings: findings.map((finding) => ({ ...finding, message: tellFinding(finding, book, nameOf) })),
      },
      2,
    );
    return exit;
  }
  const shown = exit === 0 ? value : effect;
  const said = shown === undefined ? [] : lines(shown);
  const found = findings.length === 0 ? [] : findingLines(findings, book, nameOf);
  const ends = exit === 0 ? (isDry ? [book.desk.dryRun] : []) : book.verb === 'reads' ? [] : [book.desk.nothingDone];
  const parts = [said, found, ends].filter((part) => part.length > 0);
  if (parts.length > 0) await printLines(parts.flatMap((part, place) => (place === 0 ? part : ['', ...part])));
  return exit;
}

/** Why a command could not write its file. */
export const printRefusal = async ({ finding }: Refusal, options: object): Promise<ExitCode> =>
  printOutcome({ findings: [finding] }, options, { ...(await deskBookOf(options)), verb: 'reads' }, () => []);

/** Messages besides a file on standard output, which stays as it is. */
export function printFindingsAside(findings: readonly Finding[], book: DeskBook): void {
  if (findings.length > 0) process.stderr.write(`${findingLines(findings, book).join('\n')}\n`);
}

/** The readers' findings: the input cannot be read. */
const UNREADABLE = /^(?:(?:csv|document|encoding|facts|file|h9|json|list|opengotha|report|trf|zip)\.|import\.faults$)/;
/** There is no office in a database, or something is in the way of a new one: that is a state, not an error. */
const STATES: readonly string[] = ['store.empty', 'store.old-log'];

/** The exit code of a verb: 3 if the input cannot be read, 4 if state or rule refuses, 5 if the database does. */
export function exitCodeOf(findings: readonly Finding[]): ExitCode {
  const refused = findings.filter(({ weight }) => weight === 'refuse').map(({ code }) => code);
  if (refused.length === 0) return 0;
  if (refused.some((code) => code.startsWith('store.') && !STATES.includes(code))) return 5;
  return refused.every((code) => UNREADABLE.test(code)) ? 3 : 4;
}

/** What the commands about backups and exports share. */
import type { KeepingWords } from '../content/en/commands/keeping.ts';
import { type Say, speak } from '../explain/language.ts';
import type { Outcome } from '../desk/office.ts';
import type { Finding, Store } from '../keeping/index.ts';
import { type ExitCode, Refusal } from './exit.ts';
import { refuseOwn } from './guard.ts';
import { type DeskBook, deskBookOf, exitCodeOf, printOutcome } from './office.ts';
import { addressOf, isServerAddress } from './given.ts';
import { isOptionOn, contentOf } from './options.ts';
import { ProgressBar } from './progress.ts';
import { watched } from './watched.ts';

/** A file that is damaged is unreadable input, whichever part of it does not follow. */
const UNSOUND = /^(?:ledger\.|verify\.|keeping\.(?:damaged|not-an-export|unknown-kind)$)/;

/** A file that is written: a backup, or the office itself where there was none. */
interface Written {
  readonly address: string;
  readonly as: 'backup' | 'office';
}

/** The disk is full, or fails. */
const UNWRITTEN = /^store\.(?:full|lost|not-whole)$/;

/**
 * An error of a database that is itself the output is reported as an error of the output. An office that cannot be reached is
 * still a database that cannot be reached.
 */
const isOfOutput = ({ code, facts }: Finding, { address, as }: Written): boolean =>
  facts['address'] === address && (as === 'backup' || UNWRITTEN.test(code));

function exitFor(findings: readonly Finding[], written: Written | undefined): ExitCode {
  if (findings.some(({ code, weight }) => weight === 'refuse' && UNSOUND.test(code))) return 3;
  const exit = exitCodeOf(findings);
  return exit === 5 && written !== undefined && findings.some((each) => isOfOutput(each, written)) ? 6 : exit;
}

/** The office's own file, to commands that make it; a server's database is no file of ours. */
export function newOfficeFile(options: object): Written | undefined {
  const address = addressOf(options);
  return isServerAddress(address) ? undefined : { address, as: 'office' };
}

interface AtWork {
  readonly book: DeskBook;
  readonly words: KeepingWords;
  readonly say: Say;
  readonly progress: (done: number, total?: number) => void;
}

/** Does the work and reports how it ended. `written`: the file that it makes. */
export async function reportOutcome<T>(
  options: object,
  work: (at: AtWork) => Promise<Outcome<T>>,
  lines: (value: T, at: AtWork) => readonly string[],
  written?: Written,
): Promise<ExitCode> {
  const language = await contentOf(options);
  const [book, words] = [await deskBookOf(options), language.commands.keeping];
  const { storeFinding } = await import('../desk/wire.ts');
  const bar = new ProgressBar();
  const at: AtWork = { book, words, say: speak(language), progress: bar.show };
  let outcome: Outcome<T>;
  try {
    outcome = await work(at);
  } catch (error) {
    const finding = error instanceof Refusal ? error.finding : storeFinding(error);
    if (finding === undefined) throw error;
    outcome = { findings: [finding] };
  } finally {
    bar.end();
  }
  const exit = await printOutcome(outcome, options, book, (value) => lines(value, at));
  return exit === 0 ? 0 : exitFor(outcome.findings, written);
}

/** A store that is filled: the office's, or a file beside it, which is moved to its place only if everything succeeded. */
export async function fillStore<T>(
  address: string,
  work: (store: Store) => Promise<Outcome<T>>,
  then: 'kept' | 'only-shown' = 'kept',
): Promise<Outcome<T>> {
  const { openNewStore } = await import('../desk/wire.ts');
  const { keepingFinding } = await import('../desk/findings/keeping.ts');
  const { store, keep, drop } = await openNewStore(address);
  let outcome: Outcome<T>;
  try {
    outcome = await work(watched(store));
  } catch (error) {
    await drop();
    throw error;
  }
  if (outcome.value === undefined || then === 'only-shown') {
    await drop();
    return outcome;
  }
  return (await keep()) ? outcome : { findings: [keepingFinding('keeping.file-there', { file: address })] };
}

/** Into the office's own address, which is not where another thing has its place. */
export async function fillOffice<T>(options: object, work: (store: Store) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const address = addressOf(options);
  if (!isServerAddress(address)) await refuseOwn(address, options, ['office']);
  return fillStore(address, work, isOptionOn(options, 'dryRun') ? 'only-shown' : 'kept');
}

/** A backup never takes the place of a file. */
export async function refuseExistingFile(file: string, options: object): Promise<void> {
  const { isThere, removeDrafts } = await import('../desk/wire.ts');
  const { keepingFinding } = await import('../desk/findings/keeping.ts');
  await refuseOwn(file, options);
  await removeDrafts(file);
  if (await isThere(file)) throw new Refusal(keepingFinding('keeping.file-there', { file }));
}

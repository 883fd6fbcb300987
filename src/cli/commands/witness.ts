/** `elobook witness`: follows the logs of other offices, and cosigns what goes on from what it has seen. It has no office of its own. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { WitnessWords } from '../../content/en/commands/witness.ts';
import { keyFile } from '../../desk/keys/key-file.ts';
import { isKeyName, readVerifierKey, verifierKeyText, type NoteKey } from '../../ledger/log/note.ts';
import { type KeyPair, keyPairOf, SEED_LENGTH } from '../../ledger/signatures.ts';
import { type Followed, fetchBytes, followOnce, keyOfOffice } from '../../witness/follow.ts';
import { MemoryFault, WitnessMemory } from '../../witness/memory.ts';
import { Witness } from '../../witness/witness.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { neededText, optionText, optionTexts } from '../given.ts';
import { contentOf, isOptionOn } from '../options.ts';
import { findingLines, printAside, printLines } from '../print.ts';
import { isPort } from '../settings.ts';

const EVERY = 300;
const LONGEST_PAUSE = 86_400;
const SECOND = 1000;

export async function witnessCommand(options: object): Promise<ExitCode> {
  const offices = optionTexts(options, 'of').map(officeAddress);
  const trusted = optionTexts(options, 'trust').map(trustedKey);
  const every = pauseOf(options);
  const port = portOf(options);
  const isOnce = isOptionOn(options, 'once');
  if (offices.length === 0 && (port === undefined || isOnce)) throw new UsageError((words) => words.witness.needed);
  const file = neededText(options, 'key');
  const { commands, book } = await contentOf(options);
  const words = commands.witness;
  const holder = keyFile(file);
  const held = await holder.read();
  const isMissing = held.findings.every(({ code }) => code === 'keys.missing');
  let pair: KeyPair | undefined = held.findings.length === 0 ? held.keys[0] : undefined;
  if (pair === undefined && isOptionOn(options, 'new') && isMissing && held.keys.length === 0) {
    pair = keyPairOf(randomBytes(SEED_LENGTH));
    const fault = await holder.write?.([pair]);
    if (fault !== undefined) return told(findingLines([fault], book));
  }
  if (pair === undefined) return told(findingLines(held.findings, book));
  const given = optionText(options, 'name');
  if (given !== undefined && !isKeyName(given)) throw new UsageError((words) => words.witness.name);
  let memory: WitnessMemory;
  try {
    memory = await WitnessMemory.open(optionText(options, 'memory') ?? `${file}.seen`);
  } catch (error) {
    return memoryFault(error, words);
  }
  // who knows a witness knows it by key and name: it keeps the name that it was given once
  const name = given ?? memory.name ?? `witness/${pair.key}`;
  const witness = new Witness({ name, pair, memory, clock: Date.now });
  try {
    if (given !== undefined && given !== memory.name) await memory.called(given);
    for (const key of trusted) await witness.trust(key);
    await printLines([words.key(verifierKeyText(witness.key))]);
    const isWhole = await watch({
      witness,
      offices,
      words,
      every,
      isOnce,
      port,
      host: optionText(options, 'host') ?? '127.0.0.1',
    });
    return isWhole ? 0 : 4;
  } catch (error) {
    return memoryFault(error, words);
  } finally {
    await memory.close();
  }
}

const told = (lines: readonly string[]): ExitCode => {
  printAside(lines);
  return 4;
};

function memoryFault(error: unknown, words: WitnessWords): ExitCode {
  if (!(error instanceof MemoryFault)) throw error;
  printAside([words.memory[error.fault](error.file)]);
  return error.fault === 'unwritable' ? 6 : error.fault === 'in-use' ? 4 : 3;
}

interface Watch {
  readonly witness: Witness;
  readonly offices: readonly string[];
  readonly words: WitnessWords;
  /** Milliseconds. */
  readonly every: number;
  readonly isOnce: boolean;
  readonly port: number | undefined;
  readonly host: string;
}

/** Until it is told to stop; or once. Resolves to whether every look was cosigned. */
async function watch({ witness, offices, words, every, isOnce, port, host }: Watch): Promise<boolean> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const server =
    port === undefined ? undefined : (await import('../../witness/serve-witness.ts')).witnessServer(witness);
  if (server !== undefined) {
    await server.listen({ host, port: port as number });
    await printLines([words.listens(`http://${host}:${(server.server.address() as AddressInfo).port}/add-checkpoint`)]);
  }
  try {
    for (;;) {
      let isWhole = true;
      for (const office of offices) isWhole = (await look(witness, office, words)) && isWhole;
      if (isOnce || stop.signal.aborted) return isWhole;
      await pause(every, stop.signal);
      if (stop.signal.aborted) return true;
    }
  } finally {
    await server?.close();
  }
}

const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    stop.addEventListener('abort', end);
  });

async function look(witness: Witness, office: string, words: WitnessWords): Promise<boolean> {
  let followed = await followOnce(witness, office);
  if (followed.outcome === 'unknown-log') {
    // the first key that an office shows is kept; every later one has to be given
    const key = await keyOfOffice(office, fetchBytes).catch(() => undefined);
    if (key === undefined || key.name !== (followed as { readonly origin: string }).origin) {
      printAside([words.noKey(office)]);
      return false;
    }
    await witness.trust(key, office);
    await printLines([words.trusts(office, verifierKeyText(key))]);
    followed = await followOnce(witness, office);
  }
  if (followed.outcome === 'cosigned') {
    // from now on this log belongs to this address, however its key came to be trusted
    const [key] = witness.memory.logOf(followed.origin)?.keys ?? [];
    if (key !== undefined) await witness.trust(key, office);
  }
  return tell(followed, { office, words, memory: witness.memory });
}

interface Telling {
  readonly office: string;
  readonly words: WitnessWords;
  readonly memory: WitnessMemory;
}

async function tell(followed: Followed, { office, words, memory }: Telling): Promise<boolean> {
  if (followed.outcome === 'cosigned') {
    await printLines([words.cosigned(followed.origin, String(followed.size))]);
    return true;
  }
  const say = words.refusals[followed.outcome] as (office: string, problem: string) => string;
  printAside([say(office, 'problem' in followed ? followed.problem : ''), ...evidence(followed, memory, words)]);
  return false;
}

/** Of two histories: both as the office signed them, so that whoever is told can see it without this witness. */
function evidence(followed: Followed, memory: WitnessMemory, words: WitnessWords): readonly string[] {
  if (!['other-log', 'conflict', 'not-consistent'].includes(followed.outcome) || !('shown' in followed)) return [];
  const before = memory.logOf(followed.outcome === 'other-log' ? followed.problem : followed.origin)?.note;
  if (before === undefined) return [];
  return ['', words.cosignedBefore, '', ...before.split('\n'), words.shownNow, '', ...followed.shown.split('\n')];
}

function officeAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search + url.hash !== '') {
    throw new UsageError((words) => words.witness.of(text));
  }
  return url.href;
}

function trustedKey(text: string): NoteKey {
  const key = readVerifierKey(text);
  if (key === undefined) throw new UsageError((words) => words.witness.trust(text));
  return key;
}

function pauseOf(options: object): number {
  const text = optionText(options, 'every') ?? String(EVERY);
  const seconds = Number(text);
  if (!/^\d+$/.test(text) || seconds < 1 || seconds > LONGEST_PAUSE) {
    throw new UsageError((words) => words.seconds('--every', 1, LONGEST_PAUSE, text));
  }
  return seconds * SECOND;
}

function portOf(options: object): number | undefined {
  const text = optionText(options, 'port');
  if (text !== undefined && !isPort(text)) throw new UsageError((words) => words.witness.port(text));
  return text === undefined ? undefined : Number(text);
}

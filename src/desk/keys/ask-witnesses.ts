/**
 * Asks witnesses to cosign the newest checkpoint (c2sp.org/tlog-witness), and stores their cosignatures with it. A
 * witness that refuses or does not answer is reported and does not hold up anything: it is asked again with the next
 * checkpoint, or on request.
 */
import { timeText } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { readCheckpoint, type SignedCheckpoint } from '../../ledger/log/checkpoint.ts';
import type { AskedWitness } from '../../ledger/log/asked-witnesses.ts';
import { cosignedAt, readCosignature } from '../../ledger/log/cosignature.ts';
import { growthText } from '../../ledger/log/growth.ts';
import { type NoteKey, type NoteSignature, noteText, readSignatureLine, signaturesBy } from '../../ledger/log/note.ts';
import { verifyEd25519 } from '../../ledger/log-keys.ts';
import { logConsistency } from '../../ledger/office-log.ts';
import type { Desk } from '../../ledger/store.ts';
import { logFinding } from '../findings/log.ts';
import { readOffice, type Office, type Outcome } from '../office.ts';
import type { LogCheckpoint } from './sign-log.ts';

/** Sends a body to an address. Rejects where nobody answers. */
export type Ask = (url: string, body: string) => Promise<{ readonly status: number; readonly text: string }>;

/** The witnesses that have cosigned a checkpoint, and when. Only valid cosignatures were stored. */
export const cosignersOf = (text: string): readonly { readonly name: string; readonly time: string }[] => {
  const { note, origin } = readCheckpoint(text) ?? {};
  return (note?.signatures ?? []).flatMap((line) => {
    const read = line.name === origin ? undefined : readCosignature(line);
    return read === undefined ? [] : [{ name: line.name, time: timeText(read.time * 1000) }];
  });
};

/** The newest checkpoint, with the cosignatures that it has now; undefined where there is no checkpoint. */
export async function askWitnesses(
  office: Office,
  witnesses: readonly AskedWitness[],
  ask: Ask,
): Promise<Outcome<LogCheckpoint>> {
  const text = await readOffice(office, (desk) => desk.checkpoint());
  const checkpoint = text === undefined ? undefined : readCheckpoint(text);
  if (checkpoint === undefined) return { findings: [] };
  const answers = await Promise.all(witnesses.map((witness) => lineOf(office, witness, checkpoint, ask)));
  const lines = answers.flatMap((each) => ('line' in each ? [each.line] : []));
  const { size } = checkpoint;
  const kept = lines.length === 0 ? (text as string) : await keepLines(office, size, lines);
  return {
    value: { size, text: kept },
    findings: answers.flatMap((each) => ('finding' in each ? [each.finding] : [])),
  };
}

type WitnessAnswer = { readonly line: NoteSignature } | { readonly finding: Finding } | Record<never, never>;

const COSIGNED = 200;
const CONFLICT = 409;

async function lineOf(
  office: Office,
  { key, url }: AskedWitness,
  checkpoint: SignedCheckpoint,
  ask: Ask,
): Promise<WitnessAnswer> {
  const { size, note, origin } = checkpoint;
  if ((await cosignedAt(note, key, verifyEd25519)) !== undefined) return {};
  const own = note.signatures.filter(({ name }) => name === origin);
  const asked = async (old: number) => {
    const proof = await readOffice(office, (desk) => logConsistency(desk, old, size));
    return ask(`${url}/add-checkpoint`, growthText(old, proof, noteText({ text: note.text, signatures: own })));
  };
  const refused = (said: string): WitnessAnswer => ({
    finding: logFinding('log.witness', { witness: key.name, said }, 'warn'),
  });
  try {
    const before = await readOffice(office, (desk) => lastCosigned(desk, key, size));
    let answer = await asked(before);
    // the witness answers with the size that it has cosigned last, and is asked once more from there
    const seen = /^\d{1,15}\n?$/.test(answer.text) ? Number(answer.text) : undefined;
    if (answer.status === CONFLICT && seen !== undefined && seen !== before && seen <= size) answer = await asked(seen);
    if (answer.status !== COSIGNED) return refused(String(answer.status));
    const lines = answer.text.split('\n').flatMap((line) => readSignatureLine(line) ?? []);
    const mine = signaturesBy({ text: note.text, signatures: lines }, key);
    const line = mine.at(-1);
    const isGood = (await cosignedAt({ text: note.text, signatures: mine }, key, verifyEd25519)) !== undefined;
    return line !== undefined && isGood ? { line } : refused('no cosignature');
  } catch (error) {
    return refused((error as NodeJS.ErrnoException).code ?? (error as Error).message);
  }
}

/** Number of checkpoints that are searched for one that a witness has cosigned; beyond that its own answer is used. */
const LOOKED_THROUGH = 20;

async function lastCosigned(desk: Desk, key: NoteKey, below: number): Promise<number> {
  const sizes = (await desk.checkpoints()).filter((size) => size < below);
  for (const size of sizes.slice(-LOOKED_THROUGH).reverse()) {
    const read = readCheckpoint((await desk.checkpoint(size)) ?? '');
    if (read !== undefined && signaturesBy(read.note, key).length > 0) return size;
  }
  return 0;
}

/** Adds to the lines that came meanwhile. */
const keepLines = (office: Office, size: number, lines: readonly NoteSignature[]): Promise<string> =>
  office.store.write(async (desk) => {
    const { note } = readCheckpoint((await desk.checkpoint(size)) ?? '') as SignedCheckpoint;
    const isHere = (line: NoteSignature): boolean =>
      note.signatures.some(({ name, keyId }) => name === line.name && keyId === line.keyId);
    const text = noteText({
      text: note.text,
      signatures: [...note.signatures, ...lines.filter((each) => !isHere(each))],
    });
    await desk.putCheckpoint(size, text);
    return text;
  });

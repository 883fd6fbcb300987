/**
 * A proof in few characters, chosen to suit a QR code: bytes in base 45 (RFC 9285) after `ELOBOOK1:`. Whatever follows
 * from the rest is left out: the roots, the text of the statement, the names of the formats. Decoding gives the same
 * file of a proof.
 */
import { concatenated } from '../../core/bytes.ts';
import { type Bytes, hexBytes, hexText, textOfUtf8, utf8 } from './bytes.ts';
import { checkpointText, readCheckpoint } from './checkpoint.ts';
import { noteText } from './note.ts';
import {
  type NumberProof,
  type ProofPath,
  proofText,
  readLeaf,
  readProof,
  type Statement,
  statementText,
} from './proof.ts';
import { sha256 } from './sha256.ts';
import { HASH_BYTES, leafHash, rootOfPath } from './tree.ts';

const PREFIX = 'ELOBOOK1:';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

export function base45Text(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = [bytes[at], bytes[at + 1]];
    let value = low === undefined ? high : high * 256 + low;
    for (let digit = low === undefined ? 2 : 3; digit > 0; digit -= 1) {
      text += LETTERS[value % 45];
      value = Math.floor(value / 45);
    }
  }
  return text;
}

export function base45Bytes(text: string): Bytes | undefined {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = Array.from(text.slice(at, at + 3), (letter) => LETTERS.indexOf(letter));
    const value = digits.reduceRight((sum, digit) => sum * 45 + digit, 0);
    if (digits.length === 1 || digits.includes(-1) || value > (digits.length === 3 ? 0xffff : 0xff)) return undefined;
    bytes.push(...(digits.length === 3 ? [value >> 8, value & 255] : [value]));
  }
  return Uint8Array.from(bytes);
}

/** Seven bits in each byte, lowest first; all but the last have the highest bit set. */
function numberBytes(value: number): readonly number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? low + 128 : low);
  } while (rest > 0);
  return bytes;
}

const counted = (bytes: Uint8Array): Bytes => concatenated(numberBytes(bytes.length), bytes);
const pathBytes = ({ index, hashes }: ProofPath): Bytes =>
  concatenated(numberBytes(index), numberBytes(hashes.length), ...hashes);

/** The text of the code. */
export function proofCode({ leaf, inList, statement, inLog, checkpoint }: NumberProof): string {
  const { signatures } = checkpoint.note;
  const bytes = concatenated(
    counted(utf8(leaf)),
    numberBytes(statement.players),
    pathBytes(inList),
    hexBytes(statement.digest) as Bytes,
    hexBytes(statement.prev) as Bytes,
    counted(utf8(statement.time)),
    pathBytes(inLog),
    counted(utf8(checkpoint.origin)),
    numberBytes(checkpoint.size),
    numberBytes(signatures.length),
    ...signatures.map(({ name, keyId, bytes: own }) =>
      concatenated(
        counted(utf8(name === checkpoint.origin ? '' : name)),
        counted(concatenated(hexBytes(keyId) as Bytes, own)),
      ),
    ),
  );
  return `${PREFIX}${base45Text(bytes)}`;
}

class Ended extends Error {}

/** Reads bytes from the front. */
class Reading {
  readonly #bytes: Bytes;
  #at = 0;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
  }

  take(count: number): Bytes {
    const taken = this.#bytes.slice(this.#at, this.#at + count);
    if (taken.length !== count) throw new Ended();
    this.#at += count;
    return taken;
  }

  number(): number {
    let [value, factor] = [0, 1];
    for (;;) {
      const [byte = 0] = this.take(1);
      value += (byte % 128) * factor;
      if (byte < 128) return value;
      factor *= 128;
      if (factor > 2 ** 49) throw new Ended();
    }
  }

  text(): string {
    const text = textOfUtf8(this.take(this.number()));
    if (text === undefined) throw new Ended();
    return text;
  }

  path(size: number): ProofPath {
    const index = this.number();
    return { index, size, hashes: Array.from({ length: Math.min(this.number(), 65) }, () => this.take(HASH_BYTES)) };
  }

  get isOver(): boolean {
    return this.#at === this.#bytes.length;
  }
}

export const isProofCode = (text: string): boolean => text.startsWith(PREFIX);

/** The file of the proof in a code; undefined where there is none. */
export function readProofCode(text: string): string | undefined {
  const bytes = isProofCode(text) ? base45Bytes(text.slice(PREFIX.length)) : undefined;
  if (bytes === undefined) return undefined;
  try {
    return textIn(new Reading(bytes));
  } catch (error) {
    if (error instanceof Ended) return undefined;
    throw error;
  }
}

function textIn(reading: Reading): string | undefined {
  const leaf = reading.text();
  const row = readLeaf(leaf);
  const players = reading.number();
  const inList = reading.path(players);
  const [digest, prev] = [hexText(reading.take(HASH_BYTES)), hexText(reading.take(HASH_BYTES))];
  const time = reading.text();
  const [no, hashes] = (({ index, hashes: all }) => [index + 1, all] as const)(reading.path(0));
  const [origin, size] = [reading.text(), reading.number()];
  const signatures = Array.from({ length: Math.min(reading.number(), 101) }, () => {
    const name = reading.text() || origin;
    const signed = reading.take(reading.number());
    return { name, keyId: hexText(signed.subarray(0, 4)), bytes: signed.slice(4) };
  });
  const listRoot = rootOfPath(leafHash(utf8(leaf)), inList.index, players, inList.hashes);
  if (row === undefined || listRoot === undefined || !reading.isOver) return undefined;
  const { pool, date } = row;
  const statement: Statement = { no, time, prev, pool, date, players, digest, root: hexText(listRoot) };
  const root = rootOfPath(leafHash(sha256(utf8(statementText(statement)))), no - 1, size, hashes);
  if (root === undefined) return undefined;
  const checkpoint = readCheckpoint(noteText({ text: checkpointText({ origin, size, root }), signatures }));
  if (checkpoint === undefined) return undefined;
  const whole = proofText({ leaf, inList, statement, inLog: { index: no - 1, size, hashes }, checkpoint });
  return readProof(whole) === undefined ? undefined : whole;
}

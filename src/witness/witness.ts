/** A witness: one request at a time, so that what was seen and what is remembered are never two things. */
import { type Bytes, hexBytes, isSameBytes } from '../ledger/log/bytes.ts';
import { witnessKey } from '../ledger/log/cosignature.ts';
import { noteText, signatureLine, type NoteKey } from '../ledger/log/note.ts';
import { cosignatureOf, verifyEd25519 } from '../ledger/log-keys.ts';
import type { KeyPair } from '../ledger/signatures.ts';
import { judgeGrowth, readGrowth, type GrowthVerdict } from './judge.ts';
import type { WitnessMemory } from './memory.ts';

export interface WitnessOptions {
  /** By which it is known: `witness.example.org/w1`. */
  readonly name: string;
  readonly pair: KeyPair;
  readonly memory: WitnessMemory;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export interface Judged {
  readonly verdict: GrowthVerdict['verdict'];
  /** Of `cosigned` the lines of the cosignature; of `conflict` the size that was cosigned last. */
  readonly text: string;
}

const SECOND = 1000;

export class Witness {
  readonly #options: WitnessOptions;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: WitnessOptions) {
    this.#options = options;
  }

  get key(): NoteKey {
    const { name, pair } = this.#options;
    return witnessKey(name, hexBytes(pair.publicKey) as Bytes);
  }

  get memory(): WitnessMemory {
    return this.#options.memory;
  }

  /** A key is trusted from now on, beside those that were; of a log that is followed at an address. */
  trust(key: NoteKey, office?: string): Promise<void> {
    return this.#inTurn(async () => {
      const known = this.memory.logOf(key.name) ?? { keys: [], size: 0 };
      const isKnown = known.keys.some(({ publicKey }) => isSameBytes(publicKey, key.publicKey));
      const at = office === undefined ? {} : { office };
      if (isKnown && (office === undefined || known.office === office)) return;
      await this.memory.remember(key.name, { ...known, ...at, keys: isKnown ? known.keys : [...known.keys, key] });
    });
  }

  /** The body of an `add-checkpoint` request, judged; what is cosigned is remembered first. */
  add(body: string): Promise<Judged> {
    return this.#inTurn(async () => {
      const { memory, name, pair, clock } = this.#options;
      const verdict = await judgeGrowth(readGrowth(body), (origin) => memory.logOf(origin), verifyEd25519);
      if (verdict.verdict === 'conflict') return { verdict: 'conflict', text: `${verdict.size}\n` };
      if (verdict.verdict !== 'cosigned') return { verdict: verdict.verdict, text: '' };
      const { note, origin, size, root } = verdict.checkpoint;
      const line = cosignatureOf(note.text, name, Math.floor(clock() / SECOND), pair);
      const { keys = [], ...known } = memory.logOf(origin) ?? {};
      const logs = note.signatures.filter((each) => keys.some((key) => key.name === each.name));
      await memory.remember(origin, {
        ...known,
        keys,
        size,
        root,
        note: noteText({ text: note.text, signatures: [...logs, line] }),
      });
      return { verdict: 'cosigned', text: signatureLine(line) };
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

/**
 * Asks the witnesses of an office for each new checkpoint; those that do not cosign are asked a few times more, and
 * then with the next one.
 */
import { askWitnesses, cosignersOf } from '../desk/keys/ask-witnesses.ts';
import type { AskedWitness } from '../ledger/log/asked-witnesses.ts';
import { checkpointOf, type LogContext } from './log.ts';
import { sendTo } from './outgoing.ts';
import { Looking } from './looking.ts';

export interface AskedWitnesses {
  readonly asked: readonly AskedWitness[];
  /** Hosts that may have any address, and be reached without TLS. */
  readonly allowed: readonly string[];
}

const LONGEST = 64 * 1024;
const MINUTE = 60_000;
/** For one checkpoint; each pause is twice as long as the one before. */
const MOST_ATTEMPTS = 6;

/** Asks a witness by HTTP, by the rules for outgoing requests. */
export const askByHttp = (allowed: readonly string[]) => (url: string, body: string) =>
  sendTo({ url, body, headers: { 'content-type': 'text/plain; charset=utf-8' }, allowed, longest: LONGEST });

export class WitnessAsker extends Looking {
  readonly #context: LogContext;
  readonly #options: AskedWitnesses;
  #asking = { size: -1, attempts: 0, next: 0 };

  constructor(context: LogContext, options: AskedWitnesses) {
    super();
    this.#context = context;
    this.#options = options;
  }

  start(): void {
    void this.run().catch(() => undefined);
    this.lookEvery(MINUTE);
  }

  protected async look(): Promise<void> {
    const newest = await checkpointOf(this.#context);
    if (newest === undefined) return;
    const now = this.#context.office.clock();
    if (this.#asking.size !== newest.size) this.#asking = { size: newest.size, attempts: 0, next: now };
    const names = new Set(cosignersOf(newest.text).map(({ name }) => name));
    const { attempts, next } = this.#asking;
    if (this.#options.asked.every(({ key }) => names.has(key.name)) || attempts >= MOST_ATTEMPTS || now < next) return;
    this.#asking = { size: newest.size, attempts: attempts + 1, next: now + MINUTE * 2 ** attempts };
    const { asked, allowed } = this.#options;
    await askWitnesses(this.#context.office, asked, askByHttp(allowed));
  }
}

/**
 * The keys of requests that arrive at the same time are looked up together. Where the store tells whether anybody has
 * written, those that were found are known until then: else many requests of one program would be as many reads.
 */
import { accountsOfKeys, type KeyHolderAccount } from '../../desk/accounts/api-keys.ts';
import type { Office, Outcome } from '../../desk/office.ts';

type Found = Awaited<ReturnType<typeof accountsOfKeys>>;

/** Milliseconds after which a key is looked up in any case: its use is noted from time to time. */
const KNOWN_FOR = 1000;

export class KeyHolders {
  readonly #office: Office;
  #asked = new Set<string>();
  #found: Promise<Found> | undefined;
  /** Whether it has been seen in this round of the event loop that nobody has written. */
  #isLooked = false;
  #known: { readonly version: string; readonly since: number; readonly found: Found } | undefined;

  constructor(office: Office) {
    this.#office = office;
  }

  async holderOf(secret: string): Promise<Outcome<KeyHolderAccount>> {
    const known = this.#stillKnown(secret);
    if (known !== undefined) return known;
    this.#asked.add(secret);
    this.#found ??= new Promise((resolve) => {
      // those that have arrived in this round of the event loop
      setImmediate(() => resolve(this.#look()));
    });
    return (await this.#found).get(secret) as Outcome<KeyHolderAccount>;
  }

  #stillKnown(secret: string): Outcome<KeyHolderAccount> | undefined {
    const known = this.#known;
    const outcome = known?.found.get(secret);
    if (known === undefined || outcome?.value === undefined) return undefined;
    if (this.#isLooked) return outcome;
    const isNew = Math.abs(this.#office.clock() - known.since) < KNOWN_FOR;
    if (!isNew || known.version !== this.#office.store.version?.()) return undefined;
    this.#isLooked = true;
    setImmediate(() => {
      this.#isLooked = false;
    });
    return outcome;
  }

  async #look(): Promise<Found> {
    const asked = this.#asked;
    this.#asked = new Set();
    this.#found = undefined;
    // before the moment that is read
    const version = this.#office.store.version?.();
    const since = this.#office.clock();
    const found = await accountsOfKeys(this.#office, asked);
    this.#known = version === undefined ? undefined : { version, since, found };
    return found;
  }
}

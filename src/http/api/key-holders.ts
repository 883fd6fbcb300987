/** The keys of requests that arrive at the same time are looked up together. */
import { accountsOfKeys, type KeyHolderAccount } from '../../desk/accounts/api-keys.ts';
import type { Office, Outcome } from '../../desk/office.ts';

type Found = Awaited<ReturnType<typeof accountsOfKeys>>;

export class KeyHolders {
  readonly #office: Office;
  #asked = new Set<string>();
  #found: Promise<Found> | undefined;

  constructor(office: Office) {
    this.#office = office;
  }

  async holderOf(secret: string): Promise<Outcome<KeyHolderAccount>> {
    this.#asked.add(secret);
    this.#found ??= new Promise((resolve) => {
      // those that have arrived in this round of the event loop
      setImmediate(() => resolve(this.#look()));
    });
    return (await this.#found).get(secret) as Outcome<KeyHolderAccount>;
  }

  #look(): Promise<Found> {
    const asked = this.#asked;
    this.#asked = new Set();
    this.#found = undefined;
    return accountsOfKeys(this.#office, asked);
  }
}

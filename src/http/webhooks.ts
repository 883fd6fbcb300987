/** Sends the deliveries of webhooks, by the rules of `outgoing.ts`; the operator can allow hosts by name (`serve --webhook-allow`). */
import { createHmac } from 'node:crypto';
import { type DueDelivery, noteDelivery, queueDeliveries, takeDue } from '../desk/accounts/webhooks.ts';
import type { Office } from '../desk/office.ts';
import { sendTo } from './outgoing.ts';
import { Looking } from './looking.ts';

export interface WebhookOptions {
  /** Hosts that may have any address, and be reached without TLS. */
  readonly allowed: readonly string[];
  /** Milliseconds between two checks. */
  readonly every?: number;
}

/** Without the key that encrypted the secret nothing can be signed. */
const SEALED = 'secret sealed with another key';

/** `t=1718452800,v1=…`: over the time in seconds, a full stop and the body. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

interface SendResult {
  readonly isTaken: boolean;
  readonly last: string;
}

/** Never throws: errors are recorded. */
export function sendDelivery(
  { delivery, url, secret, body }: DueDelivery,
  allowed: readonly string[],
  now: number,
): Promise<SendResult> {
  const failed = (last: string): SendResult => ({ isTaken: false, last });
  if (secret === undefined) return Promise.resolve(failed(SEALED));
  const headers = {
    'content-type': 'application/json',
    'elobook-delivery': delivery,
    'elobook-signature': signatureOf(secret, Math.floor(now / 1000), body),
  };
  return sendTo({ url, body, headers, allowed }).then(
    ({ status }) => ({ isTaken: status >= 200 && status < 300, last: String(status) }),
    (error: NodeJS.ErrnoException) => failed(error.code ?? error.message),
  );
}

const LOOK_EVERY = 2000;

/** Follows the ledger until it is stopped. */
export class WebhookSender extends Looking {
  readonly #office: Office;
  readonly #options: WebhookOptions;

  constructor(office: Office, options: WebhookOptions) {
    super();
    this.#office = office;
    this.#options = options;
  }

  start(): void {
    this.lookEvery(this.#options.every ?? LOOK_EVERY);
  }

  protected async look(): Promise<void> {
    while ((await queueDeliveries(this.#office)) === 'more');
    const due = await takeDue(this.#office);
    await Promise.all(
      due.map(async (each) => {
        const result = await sendDelivery(each, this.#options.allowed, this.#office.clock());
        await noteDelivery(this.#office, each.delivery, result);
      }),
    );
  }
}

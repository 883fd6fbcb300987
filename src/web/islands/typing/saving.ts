/** Stores what is typed: at once in this browser, and a moment later on the server. If the session has ended, it keeps trying. */
import type { TypedEvent } from './typed-event.ts';

/** Milliseconds after the last change. */
const WAIT = 400;
const TRY_AGAIN = 5000;

export type SavingState = 'saved' | 'saving' | 'signed-out' | 'unreachable';

export interface KeptDraft {
  readonly title: string;
  readonly at: number;
  readonly typed: unknown;
}

/** The newer of what the server has and what this browser has. */
export function newerDraft(server: KeptDraft, key: string): KeptDraft {
  try {
    const own = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft | null;
    return own !== null && own.at > server.at ? own : server;
  } catch {
    return server;
  }
}

export class Saving {
  readonly #address: string;
  readonly #key: string;
  readonly #tell: (state: SavingState) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: KeptDraft | undefined;
  #isSending = false;

  constructor(address: string, key: string, tell: (state: SavingState) => void) {
    this.#address = address;
    this.#key = key;
    this.#tell = tell;
    addEventListener('online', () => void this.#send());
  }

  keep(event: TypedEvent): void {
    const draft = { title: event.facts.name ?? '', at: Date.now(), typed: event };
    try {
      localStorage.setItem(this.#key, JSON.stringify(draft));
    } catch {
      // if nothing may be stored here, the server has it
    }
    this.#waiting = draft;
    this.#tell('saving');
    this.#later(WAIT);
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), milliseconds);
  }

  async #send(): Promise<void> {
    const draft = this.#waiting;
    if (draft === undefined || this.#isSending) return;
    this.#isSending = true;
    const state = await this.#sent(draft);
    this.#isSending = false;
    if (state === 'saved' && this.#waiting === draft) this.#waiting = undefined;
    this.#tell(this.#waiting === undefined ? 'saved' : state === 'saved' ? 'saving' : state);
    if (this.#waiting !== undefined) this.#later(state === 'saved' ? WAIT : TRY_AGAIN);
  }

  async #sent(draft: KeptDraft): Promise<SavingState> {
    try {
      const body = new URLSearchParams({ token: tokenOf(document), draft: JSON.stringify(draft) });
      const { ok, status } = await fetch(this.#address, { method: 'POST', body });
      if (ok) return 'saved';
      if (status !== 401 && status !== 403) return 'unreachable';
      // somebody may have signed in again in another tab: forms carry another token then
      const page = await fetch(this.#address);
      if (page.redirected || !page.ok) return 'signed-out';
      takeToken(new DOMParser().parseFromString(await page.text(), 'text/html'));
      return 'saving';
    } catch {
      return 'unreachable';
    }
  }
}

const tokenFields = (page: Document): readonly HTMLInputElement[] => [
  ...page.querySelectorAll<HTMLInputElement>('input[name="token"]'),
];

const tokenOf = (page: Document): string => tokenFields(page)[0]?.value ?? '';

function takeToken(page: Document): void {
  for (const field of tokenFields(document)) field.value = tokenOf(page);
}

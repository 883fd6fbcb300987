/** What happens on which day, in the order of days: the demonstration's office lives through it, clock and all. */
import { Chance } from '../core/chance.ts';
import type { Day } from '../core/dates.ts';
import type { Store } from '../ledger/store.ts';
import type { Office, Outcome } from '../desk/office.ts';

/** In the order in which a day's work is done. */
const WORK = ['open', 'registry', 'register', 'submit', 'answer', 'decide', 'publish'] as const;
type Work = (typeof WORK)[number];

interface Page {
  readonly day: Day;
  readonly work: Work;
  readonly act: () => Promise<void>;
}

const DAY = 86_400_000;
/** Nine in the morning. */
const MORNING = 9 * 3_600_000;
const MINUTE = 60_000;

export class Diary {
  readonly office: Office;
  readonly #pages: Page[] = [];
  #now = 0;

  constructor(store: Store, seed: number) {
    const chance = new Chance(seed);
    const random = (size: number): Uint8Array => Uint8Array.from({ length: size }, () => chance.between(0, 255));
    this.office = { store, clock: () => this.#now, clockIs: 'imagined', random };
  }

  on(day: Day, work: Work, act: () => Promise<void>): void {
    this.#pages.push({ day, work, act });
  }

  /** A page may write further ones for its own or a later day, never for an earlier one. */
  async live(progress: (done: number, total: number) => void): Promise<void> {
    let done = 0;
    for (let page = this.#next(); page !== undefined; page = this.#next()) {
      this.#now = Math.max(this.#now + MINUTE, page.day * DAY + MORNING);
      await page.act();
      done += 1;
      progress(done, done + this.#pages.length);
    }
  }

  /** Takes the earliest page out; among those of a day and kind of work the one that was written first. */
  #next(): Page | undefined {
    let [first, at] = [this.#pages[0], 0];
    for (const [place, page] of this.#pages.entries()) {
      if (first !== undefined && isBefore(page, first)) [first, at] = [page, place];
    }
    if (first !== undefined) this.#pages.splice(at, 1);
    return first;
  }
}

const isBefore = (a: Page, b: Page): boolean =>
  a.day < b.day || (a.day === b.day && WORK.indexOf(a.work) < WORK.indexOf(b.work));

/** The value of something that cannot be refused: it is all our own. */
export function done<T>({ value, findings }: Outcome<T>, what: string): T {
  if (value === undefined) throw new Error(`the demonstration failed: ${what}: ${JSON.stringify(findings)}`);
  return value;
}

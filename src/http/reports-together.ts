/**
 * Reports that several programs send at the same time are submitted by one call: the registry is searched once for the
 * players of all of them, and the disk is flushed once. Each program gets the answer for its own files as if it had
 * come alone, and not before they are on disk.
 */
import { hash } from 'node:crypto';
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';
import { SubmitCounts, type SubmitSummary } from '../desk/events/submit.ts';
import type { Office } from '../desk/office.ts';
import type { Account } from '../ledger/rows/accounts.ts';
import type { Act, ActCall } from '../acts/act.ts';
import { perform, type Performed, type PerformOptions } from '../acts/perform.ts';

/**
 * Processor time of all threads, in milliseconds, that files submitted together may take. They are prepared in parts,
 * between which others have their turn; the write is one part, and a third of it all. Measured by the clock, a busy
 * machine would take fewer files, and fewer files cost more each.
 */
const A_MOMENT = 120;
const FIRST_FILES = 8;
const MOST_FILES = 64;
const MOST_BYTES = 1024 * 1024;
/** Rounds of the event loop in which further requests are awaited. */
const MOST_ROUNDS = 16;
/** Milliseconds: a program that has just been answered may send its next request. */
const SHORT_WAIT = 1;
const SHORT_WAITS = 4;

interface SentReports {
  /** Account and shared input: only requests with equal ones are submitted together. */
  readonly group: string;
  readonly account: Account;
  readonly act: Act;
  readonly call: ActCall<unknown>;
  readonly resolve: (performed: Performed) => void;
  readonly reject: (error: unknown) => void;
}

/** Input that requests can share: anything else concerns the files of one request. */
const SHARED: readonly string[] = ['pool', 'accept'];

/** Whether a request has no input of its own. */
function isPlain({ id }: Act, { input, files }: ActCall<unknown>, options: PerformOptions): boolean {
  const said = Object.entries(input as object).filter(([, value]) => value !== undefined);
  return (
    id === 'events.submit' &&
    files.length > 0 &&
    said.every(([name]) => SHARED.includes(name)) &&
    Object.values(options).every((value) => value === undefined || value === false)
  );
}

const bytesOf = ({ files }: ActCall<unknown>): number => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

export class ReportsTogether {
  readonly #office: Office;
  /** The same office, in which successive calls share what they have read. */
  readonly #remembering: Office;
  #waiting: SentReports[] = [];
  #isAtWork = false;
  #atOnce = FIRST_FILES;
  /** Requests that have arrived and whose files are still to come. */
  #arriving = 0;
  /** Number of requests that were here or arriving when the last ones were submitted, these included. */
  #lastSeen = 0;

  /** `turn`: lets others have their turn. */
  constructor(office: Office, turn?: () => Promise<void>) {
    this.#office = office;
    this.#remembering = { ...office, keeps: new Map(), ...(turn === undefined ? {} : { turn }) };
  }

  /** A request has arrived, and may bring files. Returns a function to be called when it has, or brings none. */
  expect(): () => void {
    this.#arriving += 1;
    let isExpected = true;
    return () => {
      if (isExpected) this.#arriving -= 1;
      isExpected = false;
    };
  }

  /** Replaces `perform`: requests that cannot be combined are done separately. */
  readonly perform: typeof perform = (office, account, act, call, options = {}) => {
    // within another write nobody else sees the effects
    const isAlone = office !== this.#office || !isPlain(act, call, options);
    return isAlone ? perform(office, account, act, call, options) : this.#add(account, act, call);
  };

  #add(account: Account, act: Act, call: ActCall<unknown>): Promise<Performed> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ group: JSON.stringify([account, call.input]), account, act, call, resolve, reject });
      if (this.#isAtWork) return;
      this.#isAtWork = true;
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      const groups = this.#next();
      this.#lastSeen = groups.flat().length + this.#waiting.length + this.#arriving;
      const since = process.cpuUsage();
      const taken = await Promise.all(groups.map((sent) => this.#taken(sent)));
      const { user, system } = process.cpuUsage(since);
      if (taken.every(Boolean)) this.#learn(groups.flat(), (user + system) / 1000);
    }
    this.#isAtWork = false;
  }

  /** Whether nothing has failed. */
  async #taken(sent: readonly SentReports[]): Promise<boolean> {
    try {
      await this.#take(sent);
      return true;
    } catch (error) {
      for (const { reject } of sent) reject(error);
      return false;
    }
  }

  /** Adjusts the number of files for the next time. */
  #learn(sent: readonly SentReports[], took: number): void {
    const files = sent.reduce((sum, { call }) => sum + call.files.length, 0);
    const inAMoment = Math.round((files * A_MOMENT) / Math.max(1, took));
    this.#atOnce = Math.max(1, Math.min(MOST_FILES, 2 * this.#atOnce, inAMoment));
  }

  /**
   * Waits for requests that are about to arrive: those that have been seen, and those of programs that were answered
   * just now.
   */
  async #gather(): Promise<void> {
    const areEnough = (): boolean =>
      this.#waiting.length >= (this.#arriving > 0 ? this.#atOnce : Math.min(this.#atOnce, this.#lastSeen));
    for (let round = 0; round < MOST_ROUNDS && !areEnough(); round += 1) await nextRound();
    for (let wait = 0; wait < SHORT_WAITS && !areEnough(); wait += 1) await pause(SHORT_WAIT);
  }

  /**
   * The first waiting requests, by group: each group is one call, and the writes of the calls are flushed together. Of
   * two equal files the second comes later: its answer names the event of the first.
   */
  #next(): readonly (readonly SentReports[])[] {
    const digests = new Set<string>();
    const groups = new Map<string, SentReports[]>();
    const left: SentReports[] = [];
    let [count, bytes] = [0, 0];
    for (const each of this.#waiting) {
      const { files } = each.call;
      count += files.length;
      bytes += bytesOf(each.call);
      const isTooMuch = groups.size > 0 && (count > this.#atOnce || bytes > MOST_BYTES);
      const own = isTooMuch ? [] : files.map((file) => hash('sha256', file.bytes));
      if (isTooMuch || own.some((digest) => digests.has(digest))) {
        left.push(each);
        continue;
      }
      for (const digest of own) digests.add(digest);
      const group = groups.get(each.group) ?? [];
      groups.set(each.group, group);
      group.push(each);
    }
    this.#waiting = left;
    return [...groups.values()];
  }

  async #take(sent: readonly SentReports[]): Promise<void> {
    const [{ account, act, call }] = sent as [SentReports];
    const files = sent.flatMap((each) => each.call.files);
    const performed = await perform(this.#remembering, account, act, { input: call.input, files });
    if (sent.length === 1 || performed.state !== 'done') return this.#tellAlone(sent, performed);
    const { outcomes } = performed.value as SubmitSummary;
    let from = 0;
    for (const each of sent) {
      const counts = new SubmitCounts();
      for (const outcome of outcomes.slice(from, from + each.call.files.length)) counts.add(outcome);
      from += each.call.files.length;
      each.resolve({ ...performed, value: counts.submitted });
    }
  }

  /** If all are refused, one of them may be the cause: then each is done separately. */
  async #tellAlone(sent: readonly SentReports[], performed: Performed): Promise<void> {
    const [first] = sent as [SentReports];
    if (sent.length === 1) return first.resolve(performed);
    for (const each of sent) {
      each.resolve(await perform(this.#remembering, each.account, each.act, each.call));
    }
  }
}

/** What a reader of a stream has to say so far. Bounded: of each weight, findings beyond the most are only counted. */
import type { Finding, Place, Weight } from '../core/finding.ts';

export const MOST_FINDINGS = 1000;
const MOST_KINDS = 1000;

export class Remarks<Findings> {
  /** The file of an archive that is being read: every place is in it. */
  file: string | undefined;
  readonly #closing: keyof Findings & string;
  readonly #kinds = new Set<string>();
  #waiting: Finding[] = [];
  readonly #said = { refuse: 0, warn: 0, note: 0 };
  readonly #more = { refuse: 0, warn: 0, note: 0 };

  /** `closing` is the code of the finding that says how many more there are. */
  constructor(closing: keyof Findings & string) {
    this.#closing = closing;
  }

  say<Code extends keyof Findings & string>(weight: Weight, code: Code, facts: Findings[Code], at?: Place): void {
    this.pass({ code, weight, ...(at === undefined ? {} : { at }), facts: facts as Finding['facts'] });
  }

  /** The same only once: for what a reader adjusts on every line. */
  once<Code extends keyof Findings & string>(
    kind: string,
    weight: Weight,
    code: Code,
    facts: Findings[Code],
    at?: Place,
  ): void {
    const key = `${code} ${kind}`;
    if (this.#kinds.has(key) || this.#kinds.size >= MOST_KINDS) return;
    this.#kinds.add(key);
    this.say(weight, code, facts, at);
  }

  /** A finding that somebody else made. */
  pass(finding: Finding): void {
    if (this.#said[finding.weight] >= MOST_FINDINGS) this.#more[finding.weight] += 1;
    else {
      this.#said[finding.weight] += 1;
      this.#waiting.push(this.file === undefined ? finding : { ...finding, at: { file: this.file, ...finding.at } });
    }
  }

  /** Something was refused. */
  get isRefused(): boolean {
    return this.#said.refuse > 0;
  }

  /** Those since the last time. */
  take(): readonly Finding[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    return waiting;
  }

  /** At the end: how many more there were, as heavy as the heaviest of them. */
  close(): void {
    const { refuse, warn, note } = this.#more;
    const count = refuse + warn + note;
    if (count === 0) return;
    const weight = refuse > 0 ? 'refuse' : warn > 0 ? 'warn' : 'note';
    this.#waiting.push({ code: this.#closing, weight, facts: { count } });
  }
}

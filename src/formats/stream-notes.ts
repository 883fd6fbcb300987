/** Findings of a reader of lists, which are streams, possibly inside archives, so that findings cannot wait for their end. */
import type { Finding, Place } from '../core/finding.ts';
import { MAX_FINDINGS, Notes } from '../core/notes.ts';

export class StreamNotes<Codes extends { [Code in keyof Codes]: object }> extends Notes<Codes> {
  /** The file of an archive that is being read: every place is in it. */
  file: string | undefined;
  readonly #kinds = new Set<string>();

  override pass(finding: Finding): void {
    super.pass(this.file === undefined ? finding : { ...finding, at: { file: this.file, ...finding.at } });
  }

  /** A note on the first of each kind, as far as kinds are remembered: a stream cannot wait for their number. */
  once<Code extends keyof Codes & string>(kind: string, code: Code, at: Place | undefined, facts: Codes[Code]): void {
    const key = `${code} ${kind}`;
    if (this.#kinds.has(key) || this.#kinds.size >= MAX_FINDINGS) return;
    this.#kinds.add(key);
    this.say(code, 'note', at, facts);
  }
}

/** The exit codes, and the errors that lead to them. */
import type { Finding } from '../engine/index.ts';
import type { OutputProblem } from '../explain/output-words.ts';
import type { OutputWords } from '../content/en/commands/output.ts';
import { OUTPUT_WORDS } from '../content/en/commands/output.ts';
import { USAGE, type UsageWords } from '../content/en/commands/usage.ts';
import type { HELP } from '../content/en/commands/help.ts';

/** `HELP.exitCodes` says what each means. */
export type ExitCode = keyof typeof HELP.exitCodes;

/** An error in the use of a command, as a sentence in the user's language. */
export type UsageFault = (words: UsageWords) => string;

/** The command was called in a way that it does not understand. */
export class UsageError extends Error {
  readonly #faults: readonly UsageFault[];

  constructor(...faults: readonly UsageFault[]) {
    super(faults.map((fault) => fault(USAGE)).join('; '));
    this.#faults = faults;
  }

  /** A sentence for each fault. */
  toldIn(words: UsageWords): readonly string[] {
    return this.#faults.map((fault) => fault(words));
  }
}

/** The account is not allowed to do it, or it is not known whose account it is. */
export class AccessRefusal extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.code);
    this.finding = finding;
  }
}

/** Not an error of the system: the output was redirected to a file that must not be touched. */
export const GUARDED_OUTPUT = 'guarded';

const PROBLEMS: Readonly<Record<string, OutputProblem>> = {
  ENOENT: 'no-folder',
  ENOTDIR: 'no-folder',
  EISDIR: 'folder',
  EEXIST: 'file',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  ENAMETOOLONG: 'too-long',
  [GUARDED_OUTPUT]: 'guarded',
};

/** The output cannot be written, and why: by the system's own name of the problem. */
export class OutputError extends Error {
  readonly #name: string | undefined;
  readonly #code: string;

  /** Without a name: standard output. */
  constructor(name: string | undefined, code: string) {
    super(problemText(name, code, OUTPUT_WORDS));
    this.#name = name;
    this.#code = code;
  }

  /** The sentence in another language. */
  toldIn(words: OutputWords): string {
    return problemText(this.#name, this.#code, words);
  }
}

const problemText = (name: string | undefined, code: string, words: OutputWords): string =>
  words.cannotWrite(name ?? words.standardOutput, PROBLEMS[code] ?? 'other', code);

/** Why a file cannot be read, or written to its target. */
export class Refusal extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.code);
    this.finding = finding;
  }
}

/** The graver of two outcomes. */
export const moreSevere = (a: ExitCode, b: ExitCode): ExitCode => (b > a ? b : a);

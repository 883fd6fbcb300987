/**
 * Another program, by its command: documents go to its standard input, a line each, and answers are read from its standard output, a line each, in the same
 * order. It may answer at once or at the end. It is started anew for every group, so that one that crashes or hangs costs its own document only.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Failure, ProgramOutcome, RatingProgram } from '../endorsement/run.ts';

export interface OtherProgramOptions {
  readonly command: string;
  /** Seconds without an answer after which it is ended. */
  readonly patience: number;
}

/** The exit codes of a shell for a command that it cannot run. */
const NOT_RUN: ReadonlySet<number | null> = new Set([126, 127]);
/** Documents without an answer after which a group is given up. */
const MOST_FAILURES = 20;
/** The limit of characters in one answer, and on standard error. */
const LONGEST_LINE = 32_000_000;
const LONGEST_REMARK = 2000;

/** The program cannot be started. */
export class NotStarted extends Error {}

interface Run {
  readonly lines: readonly string[];
  /** How it ended. */
  readonly ending: 'done' | 'crashed' | 'late';
  readonly code: number | null;
}

export class OtherProgram implements RatingProgram {
  readonly #options: OtherProgramOptions;
  #child: ChildProcess | undefined;
  #hasAnswered = false;
  /** The end of its last output on standard error. */
  remark = '';
  /** Lines beyond one for each document. */
  surplus = 0;

  constructor(options: OtherProgramOptions) {
    this.#options = options;
  }

  /** Ends everything that was started. */
  readonly end = (): void => {
    if (this.#child !== undefined) endGroup(this.#child);
  };

  readonly answers = async (lines: readonly string[]): Promise<readonly ProgramOutcome[]> => {
    const outcomes: ProgramOutcome[] = [];
    let failures = 0;
    // groups to ask, the next one last
    const waiting: (readonly string[])[] = [lines];
    while (waiting.length > 0) {
      const group = waiting.pop() as readonly string[];
      if (group.length === 0) continue;
      if (failures >= MOST_FAILURES) {
        outcomes.push(...group.map((): ProgramOutcome => ({ failure: 'missing' })));
        continue;
      }
      const { lines: answered, ending, code } = await this.#ask(group);
      if (!this.#hasAnswered && answered.length === 0 && NOT_RUN.has(code)) throw new NotStarted(this.remark);
      this.#hasAnswered ||= answered.length > 0;
      outcomes.push(...answered.slice(0, group.length).map(parsed));
      this.surplus += Math.max(0, answered.length - group.length);
      const rest = group.slice(answered.length);
      if (rest.length === 0) continue;
      if (group.length === 1) {
        failures += 1;
        outcomes.push({ failure: ending === 'done' ? 'missing' : ending } satisfies { failure: Failure });
        continue;
      }
      // the next document is probably the one: alone, and then the others; if that shows nothing, in halves
      if (answered.length > 0) waiting.push(rest.slice(1), rest.slice(0, 1));
      else waiting.push(rest.slice(Math.ceil(rest.length / 2)), rest.slice(0, Math.ceil(rest.length / 2)));
    }
    return outcomes;
  };

  #ask(lines: readonly string[]): Promise<Run> {
    const { command, patience } = this.#options;
    // a process group of its own, so that everything that the shell starts can be ended with it
    const child = spawn(command, { shell: true, detached: process.platform !== 'win32', stdio: 'pipe' });
    this.#child = child;
    this.remark = '';
    return new Promise((resolve) => {
      const answered: string[] = [];
      let open = '';
      let ending: Run['ending'] = 'done';
      const stop = (why: Run['ending']): void => {
        ending = why;
        endGroup(child);
      };
      let timer = setTimeout(stop, patience * 1000, 'late');
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const parts = (open + text).split('\n');
        open = parts.pop() as string;
        answered.push(...parts);
        if (open.length > LONGEST_LINE) stop('crashed');
        if (parts.length === 0) return;
        clearTimeout(timer);
        timer = setTimeout(stop, patience * 1000, 'late');
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        this.remark = (this.remark + text).slice(-LONGEST_REMARK);
      });
      child.on('error', (error) => {
        this.remark = error.message;
        clearTimeout(timer);
        resolve({ lines: [], ending: 'crashed', code: 127 });
      });
      child.on('close', (code) => {
        clearTimeout(timer);
        this.#child = undefined;
        // the last line may have no end; of a program that was ended it is half a line
        if (open.trim() !== '' && ending === 'done' && code === 0) answered.push(open);
        resolve({ lines: answered, ending: ending === 'done' && code !== 0 ? 'crashed' : ending, code });
      });
      // it may end before it has read everything
      child.stdin.on('error', () => undefined);
      child.stdin.end(lines.map((line) => `${line}\n`).join(''));
    });
  }
}

function parsed(line: string): ProgramOutcome {
  try {
    return { answer: JSON.parse(line) as unknown };
  } catch {
    return { failure: 'unreadable' };
  }
}

function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // it has ended by itself
  }
}

/**
 * Commands of the built program. Where it does not matter that each has a process of its own, they share one, which takes a tenth of the
 * time; a command that is streamed to, measured or cut off gets its own from the test that does so.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly bytes: Buffer;
  readonly out: string;
  readonly err: string;
}

/** As where nobody has set anything for the program. */
const plainly = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('ELOBOOK_')));

/** Runs commands in one process, in the order in which they are asked for; it ends with the tests of the file. */
export function program(cwd = ROOT): (args: readonly string[], input?: string | Uint8Array) => Promise<Ended> {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  afterAll(() => void child?.disconnect());

  async function answer(args: readonly string[], input: string | Uint8Array): Promise<Ended> {
    child ??= fork(fileURLToPath(new URL('program.mjs', import.meta.url)), { execArgv: [], env: plainly() });
    const answered = Promise.race([once(child, 'message'), once(child, 'exit')]);
    child.send({ args, input: Buffer.from(input as string).toString('base64'), cwd });
    const [said] = (await answered) as [{ code: number; out: string; err: string } | number];
    if (typeof said === 'number') throw new Error(`the program left with ${said}: ${args.join(' ')}`);
    const [bytes, err] = [Buffer.from(said.out, 'base64'), Buffer.from(said.err, 'base64')];
    return { code: said.code, bytes, out: bytes.toString('utf8'), err: err.toString('utf8') };
  }

  return (args, input = '') => {
    const ended = last.then(() => answer(args, input));
    last = ended.catch(() => undefined);
    return ended;
  };
}

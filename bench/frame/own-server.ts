/** Something that is asked from here while it runs in a process of its own. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Setting } from './setting.ts';

/** What was started: what it says of itself, and how it ends. */
export interface Started<Ready> {
  readonly ready: Ready;
  readonly close: () => Promise<void>;
}

/** What is started in the other process, with what can be sent there. */
export interface Serving<Given, Ready> {
  readonly run: (given: Given, setting: Setting) => Promise<Started<Ready> & { readonly pid: number }>;
}

const SERVE = '--serve';

/** `module` is the measurement's own `import.meta.url`, whose bundle the process runs. */
export function servingFor<Given extends object, Ready extends object>(
  module: string,
  start: (given: Given) => Promise<Started<Ready>>,
): Serving<Given, Ready> {
  const file = fileURLToPath(module);
  if (process.send !== undefined && process.argv[1] === file && process.argv[2] === SERVE) {
    process.once('message', async (given: Given) => {
      const { ready, close } = await start(given);
      process.once('message', () => void close().then(() => process.exit()));
      process.send?.(ready);
    });
  }
  return {
    run: async (given, { isTrial }) =>
      isTrial ? { ...(await start(given)), pid: process.pid } : forked<Ready>(file, given),
  };
}

function forked<Ready>(file: string, given: object): Promise<Started<Ready> & { readonly pid: number }> {
  const child = fork(file, [SERVE], { execArgv: [] });
  return new Promise((resolve, reject) => {
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended: ${code}`)));
    child.once('message', (ready) => {
      const close = async (): Promise<void> => {
        child.send('close');
        await ended;
      };
      resolve({ ready: ready as Ready, close, pid: child.pid as number });
    });
    child.send(given);
  });
}

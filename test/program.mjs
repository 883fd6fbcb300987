/**
 * The built program, one command after another in one process: what it is made of is loaded once, and its entry runs anew for each.
 * `program.fixture.ts` starts it.
 */
import { Readable } from 'node:stream';

const MAIN = new URL('../dist/cli/main.js', import.meta.url);

let count = 0;

/** What is written on one of the two ways out. */
function caught(stream) {
  const chunks = [];
  const write = stream.write;
  stream.write = (chunk, ...more) => {
    chunks.push(Buffer.from(chunk));
    more.find((each) => typeof each === 'function')?.();
    return true;
  };
  return () => {
    stream.write = write;
    stream.removeAllListeners('error');
    return Buffer.concat(chunks).toString('base64');
  };
}

async function run({ args, input, cwd }) {
  count += 1;
  process.chdir(cwd);
  process.argv = [process.execPath, MAIN.pathname, ...args];
  process.exitCode = undefined;
  const stdin = Readable.from([Buffer.from(input, 'base64')]);
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  const [out, err] = [caught(process.stdout), caught(process.stderr)];
  try {
    await import(`${MAIN.href}?${count}`);
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  }
  return { code: process.exitCode ?? 0, out: out(), err: err() };
}

let last = Promise.resolve();
process.on('message', (asked) => {
  last = last.then(async () => process.send(await run(asked)));
});

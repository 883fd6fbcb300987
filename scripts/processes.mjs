/**
 * Long runs in several processes at once: each asks for its next piece of work when it has done the one before, so that all of them end at about the
 * same time. The parent is `inProcesses`, which starts its own script again; there `pieces` gives the work.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** So many as there are processors, where nobody says how many. */
export const processesOf = (given) => (given === undefined ? availableParallelism() : Number(given));

/** Whether this process was started by `inProcesses`. */
export const isPart = process.env['PART_OF_RUN'] === 'yes';

/** `next` gives pieces of work until there are none, `done` takes what each came to. Resolves to how many processes ended before they were asked to. */
export async function inProcesses(count, next, done) {
  const ended = await Promise.all(
    Array.from({ length: count }, () => {
      const child = fork(process.argv[1], process.argv.slice(2), {
        env: { ...process.env, PART_OF_RUN: 'yes' },
        stdio: 'inherit',
      });
      child.on('message', (told) => {
        if (told !== 'next') done(told);
        else child.send({ piece: next() ?? null });
      });
      return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    }),
  );
  return ended.filter((code) => code !== 0).length;
}

/** Does the pieces that the parent gives, one after another. */
export async function pieces(work) {
  for (;;) {
    const given = new Promise((resolve) => process.once('message', resolve));
    process.send('next');
    const { piece } = await given;
    if (piece === null) break;
    process.send(await work(piece));
  }
  process.disconnect();
}

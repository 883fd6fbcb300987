/** A program of its own, since priorities hold for good. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';

const PROGRAM = `
  import { readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { engineComesAfterWork } from './priority.ts';
  const seen = () => readdirSync('/proc/self/task').map((thread) => [Number(thread), getPriority(Number(thread))]);
  const before = new Map(seen());
  engineComesAfterWork();
  engineComesAfterWork();
  const less = seen().flatMap(([thread, now]) => (now === before.get(thread) ? [] : [[thread, now, before.get(thread)]]));
  console.log(JSON.stringify({ own: process.pid, less }));
`;

test.runIf(process.platform === 'linux')(
  'the engine’s threads come after the work, once, and the work stays as it is',
  () => {
    const resolveDir = fileURLToPath(new URL('.', import.meta.url));
    const { outputFiles } = buildSync({
      stdin: { contents: PROGRAM, resolveDir },
      bundle: true,
      platform: 'node',
      format: 'esm',
      write: false,
    });
    const told = execFileSync(process.execPath, ['--input-type=module'], { input: outputFiles[0]?.text ?? '' });
    const { own, less } = JSON.parse(told.toString()) as {
      own: number;
      less: readonly [thread: number, now: number, before: number][];
    };
    expect(less).toHaveLength(5);
    for (const [, now, before] of less) expect(now).toBe(Math.min(before + 5, 19));
    expect(less.map(([thread]) => thread)).not.toContain(own);
  },
);

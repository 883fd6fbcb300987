import { expect, test } from 'vitest';
import { OneAtATime, TooManyWaiting } from './one-at-a-time.ts';

/** Work that ends when it is told to. */
function work(queue: OneAtATime, said: string[], name: string) {
  let end: (fault?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = (fault) => (fault === undefined ? resolve() : reject(fault));
  });
  const done = queue.run(async () => {
    said.push(name);
    await ended;
    return name;
  });
  done.catch(() => undefined);
  return { end, done };
}

test('one works, the others wait in the order of asking, and whoever finds no place is told at once', async () => {
  const [queue, said]: [OneAtATime, string[]] = [new OneAtATime(2), []];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => work(queue, said, name)) as [
    ReturnType<typeof work>,
    ReturnType<typeof work>,
    ReturnType<typeof work>,
    ReturnType<typeof work>,
  ];
  await expect(d.done).rejects.toBeInstanceOf(TooManyWaiting);
  expect(said).toEqual(['a']);
  a.end();
  expect(await a.done).toBe('a');
  await new Promise(setImmediate);
  expect(said).toEqual(['a', 'b']);
  const e = work(queue, said, 'e');
  b.end(new Error('it failed'));
  await expect(b.done).rejects.toThrow('it failed');
  c.end();
  e.end();
  expect([await c.done, await e.done]).toEqual(['c', 'e']);
  expect(await queue.run(async () => 'f')).toBe('f');
  expect(said).toEqual(['a', 'b', 'c', 'e']);
});

import { expect, test } from 'vitest';
import { Gate, type GateSizes } from './gate.ts';
import { ProblemError } from './problem.ts';

const SIZES: GateSizes = { atOnce: 3, atOnceEach: 2, waiting: 4, waitingEach: 3 };

/** Work that ends when it is told to, and tells when it begins. */
class Works {
  readonly begun: string[] = [];
  readonly #ends = new Map<string, () => void>();
  readonly gate: Gate;

  constructor(sizes = SIZES) {
    this.gate = new Gate(sizes);
  }

  ask(asker: string, name: string, isGone = (): boolean => false): Promise<string> {
    const work = (): Promise<string> => {
      this.begun.push(name);
      return new Promise((resolve) => this.#ends.set(name, () => resolve(name)));
    };
    return this.gate.run(asker, work, isGone);
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.();
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const refusal = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: unknown) =>
      error instanceof ProblemError ? [error.problem.code, error.statusCode, error.retryAfter] : error,
  );

test('of one asker only so many are inside, and there is room for others', async () => {
  const works = new Works();
  const asked = ['a1', 'a2', 'a3'].map((name) => works.ask('a', name));
  const other = works.ask('b', 'b1');
  await settled();
  expect(works.begun).toEqual(['a1', 'a2', 'b1']);
  await works.end('a1');
  expect(works.begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a2', 'a3', 'b1']) await works.end(name);
  expect(await Promise.all([...asked, other])).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('only so many wait, of one asker fewer; who comes then is told when to ask again', async () => {
  const works = new Works();
  const inside = [works.ask('a', 'a1'), works.ask('a', 'a2')];
  const waiting = ['a3', 'a4', 'a5'].map((name) => works.ask('a', name));
  expect(await refusal(works.ask('a', 'a6'))).toEqual(['busy', 503, 2]);
  // the queue is not full: another may come in, and wait
  const others = [works.ask('b', 'b1'), works.ask('b', 'b2')];
  const third = works.ask('c', 'c1');
  expect(await refusal(waiting.pop() as Promise<string>)).toEqual(['busy', 503, 2]);
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2', 'a4', 'c1']) await works.end(name);
  expect(await Promise.all([...inside, ...waiting, ...others, third])).toHaveLength(7);
});

test('askers have their turns one after the other, however many questions one of them has', async () => {
  const works = new Works({ atOnce: 1, atOnceEach: 1, waiting: 20, waitingEach: 10 });
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => works.ask('a', name));
  asked.push(works.ask('b', 'b1'), works.ask('c', 'c1'), works.ask('b', 'b2'));
  await settled();
  for (let time = 0; time < 7; time += 1) await works.end(works.begun.at(-1) as string);
  await Promise.all(asked);
  expect(works.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('who went away is passed over, and makes room for who waits', async () => {
  const works = new Works({ atOnce: 1, atOnceEach: 1, waiting: 2, waitingEach: 2 });
  let isGone = false;
  const first = works.ask('a', 'a1');
  const gone = [works.ask('a', 'a2', () => isGone), works.ask('a', 'a3', () => isGone)].map(refusal);
  isGone = true;
  const [late, later] = [works.ask('a', 'a4'), works.ask('b', 'b1')];
  expect(await Promise.all(gone)).toEqual([
    ['busy', 503, 2],
    ['busy', 503, 2],
  ]);
  for (const name of ['a1', 'b1', 'a4']) await works.end(name);
  expect(await Promise.all([first, late, later])).toEqual(['a1', 'a4', 'b1']);
  expect(works.begun).toEqual(['a1', 'b1', 'a4']);
});

test('work that fails leaves its place, and leaving twice leaves once', async () => {
  const gate = new Gate({ atOnce: 1, atOnceEach: 1, waiting: 0, waitingEach: 0 });
  await expect(gate.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  const leave = await gate.enter('a');
  leave();
  leave();
  const again = await gate.enter('b');
  expect(await refusal(gate.enter('c'))).toEqual(['busy', 503, 2]);
  again();
});

test('where as many wait as may, whoever has the most of them makes room for one that has fewer', async () => {
  const works = new Works({ atOnce: 1, atOnceEach: 1, waiting: 3, waitingEach: 3 });
  const first = works.ask('a', 'a1');
  const waiting = ['a2', 'a3'].map((name) => works.ask('a', name));
  const last = refusal(works.ask('a', 'a4'));
  const other = works.ask('b', 'b1');
  expect(await last).toEqual(['busy', 503, 2]);
  // one more of b would be as many as a has
  expect(await refusal(works.ask('b', 'b2'))).toEqual(['busy', 503, 2]);
  for (const name of ['a1', 'b1', 'a2', 'a3']) await works.end(name);
  expect(works.begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  expect(await Promise.all([first, ...waiting, other])).toHaveLength(4);
});

test('what is asked may have a number of its own', async () => {
  const gate = new Gate({ atOnce: 1, atOnceEach: 1, waiting: 9, waitingEach: 0 });
  const leave = await gate.enter('a');
  expect(await refusal(gate.enter('a'))).toEqual(['busy', 503, 2]);
  const waits = gate.enter('a', () => false, 1);
  expect(await refusal(gate.enter('a', () => false, 1))).toEqual(['busy', 503, 2]);
  leave();
  (await waits)();
});

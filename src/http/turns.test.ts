import { expect, test } from 'vitest';
import { LoopTurns } from './turns.ts';

/** A clock that only the work moves, and a loop that goes round when it is told to. */
function loop(): {
  turns: LoopTurns;
  work: (milliseconds: number) => void;
  round: () => Promise<void>;
  rounds: number;
} {
  let now = 0;
  const next: (() => void)[] = [];
  const made = {
    rounds: 0,
    turns: new LoopTurns(
      () => now,
      (go) => void next.push(go),
    ),
    work: (milliseconds: number): void => {
      now += milliseconds;
    },
    round: async (): Promise<void> => {
      made.rounds += 1;
      for (const go of next.splice(0)) go();
      // as far as everybody comes without another round
      for (let step = 0; step < 50; step += 1) await Promise.resolve();
    },
  };
  return made;
}

test('with each round of the loop one goes on, in the order of asking', async () => {
  const { turns, work, round } = loop();
  const said: string[] = [];
  const long = async (name: string): Promise<void> => {
    for (let slice = 1; slice <= 2; slice += 1) {
      await turns.pause();
      said.push(`${name}${slice}`);
      work(10);
    }
  };
  const all = Promise.all(['a', 'b', 'c'].map(long));
  expect(said).toEqual([]);
  for (const upTo of [1, 2, 3, 4, 5, 6]) {
    await round();
    expect(said).toHaveLength(upTo);
  }
  expect(said).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  await all;
});

test('who has hardly begun goes on at once', async () => {
  const { turns, work, round } = loop();
  let slices = 0;
  const going = (async () => {
    for (; slices < 8; slices += 1) {
      await turns.pause();
      work(1);
    }
  })();
  await round();
  expect(slices).toBe(4);
  await round();
  await going;
  expect(slices).toBe(8);
});

test('without anything else to do the loop goes round by itself', async () => {
  const turns = new LoopTurns();
  for (let time = 0; time < 3; time += 1) await turns.pause();
});

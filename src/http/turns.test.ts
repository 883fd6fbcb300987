import { expect, test } from 'vitest';
import { EventLoopTurns } from './turns.ts';

/** A clock that only the work moves, and a loop that goes round when it is told to. */
function loop(): {
  turns: EventLoopTurns;
  work: (milliseconds: number) => void;
  round: () => Promise<void>;
  rounds: number;
} {
  let now = 0;
  const next: (() => void)[] = [];
  const later: (() => void)[] = [];
  const made = {
    rounds: 0,
    turns: new EventLoopTurns({
      now: () => now,
      nextRound: (go) => void next.push(go),
      afterwards: queueMicrotask,
      later: (go) => void later.push(go),
    }),
    work: (milliseconds: number): void => {
      now += milliseconds;
    },
    round: async (): Promise<void> => {
      made.rounds += 1;
      for (const go of [...next.splice(0), ...later.splice(0)]) go();
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

test('what nobody waits for goes while nobody is answered and no other slice waits, and every fifty milliseconds all the same', async () => {
  const { turns, work, round } = loop();
  const said: string[] = [];
  const long = async (name: string, slices: number, pause: () => Promise<void>): Promise<void> => {
    for (let slice = 0; slice < slices; slice += 1) {
      await pause();
      said.push(name);
      work(10);
    }
  };
  const ahead = long('ahead', 4, turns.pauseBehind);
  await round();
  expect(said).toEqual(['ahead']);
  const asked = long('asked', 6, turns.pause);
  for (let rounds = 0; rounds < 7; rounds += 1) await round();
  await asked;
  expect(said.slice(1)).toEqual(['asked', 'asked', 'asked', 'asked', 'ahead', 'asked', 'asked']);
  turns.admit('one', () => said.push('request'));
  for (let rounds = 0; rounds < 3; rounds += 1) await round();
  expect(said.at(-1)).toBe('request');
  turns.answered();
  await round();
  expect(said.at(-1)).toBe('ahead');
  turns.admit('one', () => said.push('request'));
  await round();
  expect(said.at(-1)).toBe('request');
  work(50);
  await round();
  await ahead;
  expect(said.at(-1)).toBe('ahead');
});

test('and rests without going round for nothing', async () => {
  const turns = new EventLoopTurns();
  let slices = 0;
  turns.admit('one', () => undefined);
  for (; slices < 3; slices += 1) {
    await turns.pauseBehind();
    const until = performance.now() + 4;
    while (performance.now() < until);
  }
  expect(slices).toBe(3);
});

test('who has hardly begun goes on at once', async () => {
  const { turns, work, round } = loop();
  let slices = 0;
  const going = (async () => {
    for (; slices < 6; slices += 1) {
      await turns.pause();
      work(1);
    }
  })();
  await round();
  expect(slices).toBe(3);
  await round();
  await going;
  expect(slices).toBe(6);
});

test('what requests take of a round is taken from the slice after them, but for half a turn', async () => {
  const { turns, work, round } = loop();
  let slices = 0;
  const long = (async () => {
    for (; slices < 10; slices += 1) {
      await turns.pause();
      work(1);
    }
  })();
  await round();
  const inRound = async (milliseconds: number): Promise<number> => {
    const before = slices;
    // the round before has been long, so that whoever comes now waits for the next
    work(10);
    turns.admit('one', () => work(milliseconds));
    await round();
    return slices - before;
  };
  expect(await inRound(1)).toBe(2);
  expect(await inRound(50)).toBe(2);
  expect(await inRound(0)).toBe(3);
  await long;
});

test('without anything else to do the loop goes round by itself', async () => {
  const turns = new EventLoopTurns();
  for (let time = 0; time < 3; time += 1) await turns.pause();
});

test('of many requests that come at once those of the first milliseconds are answered, the others in the next rounds', async () => {
  const { turns, work, round } = loop();
  const answered: number[] = [];
  const come = (nth: number, asker = 'one'): void =>
    turns.admit(asker, () => {
      answered.push(nth);
      work(2);
    });
  for (let nth = 1; nth <= 9; nth += 1) come(nth);
  expect(answered).toEqual([1, 2]);
  await round();
  expect(answered).toEqual([1, 2, 3, 4]);
  // who comes later does not go before, unless it is somebody else
  come(10);
  come(20, 'other');
  await round();
  expect(answered).toEqual([1, 2, 3, 4, 5, 20]);
  for (const upTo of [8, 10, 11]) {
    await round();
    expect(answered).toHaveLength(upTo);
  }
  expect(answered.slice(6)).toEqual([6, 7, 8, 9, 10]);
  await round();
  come(11);
  come(12);
  expect(answered.slice(-2)).toEqual([11, 12]);
});

test('and the loop goes round by itself', async () => {
  const turns = new EventLoopTurns();
  const answered: number[] = [];
  await new Promise<void>((done) => {
    for (let nth = 0; nth < 20; nth += 1) {
      turns.admit(`${nth % 3}`, () => {
        const until = performance.now() + 1;
        while (performance.now() < until);
        if (answered.push(nth) === 20) done();
      });
    }
  });
  expect(answered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, nth) => nth));
});

test('while connections come in, rounds belong to them: one request each, and only now and then a slice', async () => {
  const { turns, work, round } = loop();
  const said: string[] = [];
  const long = (async () => {
    for (let slice = 1; slice <= 3; slice += 1) {
      await turns.pause();
      said.push(`slice ${slice}`);
      work(10);
    }
  })();
  await round();
  work(10);
  for (let nth = 1; nth <= 4; nth += 1) {
    turns.admit('one', () => {
      said.push(`request ${nth}`);
      work(3);
    });
  }
  for (let connection = 1; connection <= 64; connection += 1) {
    turns.connected();
    await round();
  }
  expect(said).toEqual(['slice 1', 'request 1', 'request 2', 'request 3', 'request 4']);
  turns.connected();
  await round();
  expect(said.at(-1)).toBe('slice 2');
  await round();
  await long;
  expect(said.at(-1)).toBe('slice 3');
});

test('answers that are ready go out a few at a time before anybody looks, and wait where the round has become long', async () => {
  const { turns, work, round } = loop();
  const sent = (): number => {
    let count = 0;
    while (count < 100 && turns.mayGoReady()) {
      count += 1;
      work(0.2);
    }
    return count;
  };
  // fifteen without a look, and as many as a turn of three milliseconds has room for
  expect(sent()).toBe(30);
  expect(turns.mayGoReady()).toBe(false);
  await round();
  await round();
  expect(turns.mayGoReady()).toBe(true);
  // a slice waits for its turn: every answer looks
  const waiting = (async () => {
    work(4);
    await turns.pause();
  })();
  work(4);
  expect(turns.mayGoReady()).toBe(false);
  await round();
  await waiting;
});

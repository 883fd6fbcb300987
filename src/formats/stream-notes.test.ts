import { describe, expect, test } from 'vitest';
import { StreamNotes } from './stream-notes.ts';

interface Codes {
  'x.a': { n: number };
  'x.more': { count: number };
}

describe('findings of a stream', () => {
  test('are taken once, with the file they are in', () => {
    const notes = new StreamNotes<Codes>('x.more');
    notes.say('x.a', 'note', undefined, { n: 1 });
    notes.file = 'a.txt';
    notes.say('x.a', 'warn', { line: 3 }, { n: 2 });
    notes.once('k', 'x.a', undefined, { n: 3 });
    notes.once('k', 'x.a', undefined, { n: 4 });
    expect(notes.isRefused).toBe(false);
    expect(notes.take()).toEqual([
      { code: 'x.a', weight: 'note', facts: { n: 1 } },
      { code: 'x.a', weight: 'warn', at: { file: 'a.txt', line: 3 }, facts: { n: 2 } },
      { code: 'x.a', weight: 'note', at: { file: 'a.txt' }, facts: { n: 3 } },
    ]);
    notes.close();
    expect(notes.take()).toEqual([]);
  });

  test('kinds beyond a thousand are not remembered', () => {
    const notes = new StreamNotes<Codes>('x.more');
    for (let n = 0; n < 1500; n += 1) notes.once(String(n), 'x.a', undefined, { n });
    expect(notes.take()).toHaveLength(1000);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isUnreadable, rate } from '../engine/rate.ts';
import { EDITIONS } from '../rulebooks/rulebook.ts';
import { documentAt, GENERATOR } from './documents.ts';
import { type AnyDocument, isPeriod } from './random-document.ts';
import { endorse, type ProgramOutcome, passes, type RatingProgram } from './run.ts';

/** The engine itself, with a fault or two. */
const programWith = (
  spoil: (document: AnyDocument, answer: Answer, number: number) => ProgramOutcome,
): RatingProgram => {
  let number = 0;
  return {
    answers: async (lines) =>
      lines.map((line) => {
        const document = JSON.parse(line) as AnyDocument;
        return spoil(document, structuredClone(rate(document)) as unknown as Answer, number++);
      }),
  };
};

interface Answer {
  readonly rated: boolean;
  readonly players: Record<string, { after: number | null }>;
}

const SOUND = programWith((_, answer) => ({ answer }));

describe('random documents', () => {
  test('are the same for the same seed for ever: others change the number of the generator', () => {
    const hash = createHash('sha256');
    for (const edition of EDITIONS) {
      for (const number of [0, 1, 2, 3, 4, 49_999]) {
        hash.update(`${JSON.stringify(documentAt(edition, 1, number))}\n`);
        hash.update(`${JSON.stringify(documentAt(edition, 2, number, 'events'))}\n`);
      }
    }
    expect([GENERATOR, hash.digest('hex')]).toMatchInlineSnapshot(`
      [
        1,
        "8b14cdf769a0ffa81744ef9649936e8b8847ec5ca34f25e3e4e0d84c010fbb71",
      ]
    `);
  });

  test('can be read and rated, by the edition that they are for or a neighbour in the same period', () => {
    for (const edition of EDITIONS) {
      for (let number = 0; number < 20; number += 1) {
        const document = JSON.parse(JSON.stringify(documentAt(edition, 3, number))) as AnyDocument;
        const answer = rate(document);
        expect(isUnreadable(answer) ? answer.error : undefined).toBeUndefined();
        if (!isPeriod(document)) expect('rulebook' in answer && answer.rulebook).toBe(edition);
      }
    }
  });

  test('of single events only hold no periods', () => {
    const documents = Array.from({ length: 60 }, (_, number) => documentAt('fide-2024', 1, number, 'events'));
    expect(documents.filter(isPeriod)).toEqual([]);
  });
});

describe('a run', () => {
  test('passes a program that gives what the rulebook gives, and says what was tested', async () => {
    const report = await endorse(SOUND, { edition: 'fide-2024', count: 60, seed: 1 });
    expect(passes(report)).toBe(true);
    expect(report).toMatchObject({ asked: 60, agreed: 60, differed: 0, ratings: { wrong: 0 } });
    const gap = report.clauses.find(({ clause }) => clause === '8.3.1');
    expect(gap?.players).toBeGreaterThan(20);
    expect(report.unreached).not.toContain('8.3.1');
  });

  test('shows the smallest document on which a program is wrong, the same each time', async () => {
    // takes every difference of more than 400 points for what it is
    const wrong = programWith((document, answer) => {
      for (const { players, games } of isPeriod(document) ? document.period : [document]) {
        const ratings = new Map(players.map(({ id, rating }) => [id, rating as number | undefined]));
        for (const { white, black, result } of games) {
          const [a, b] = [ratings.get(white), ratings.get(black)];
          if (!/\d/.test(result) || a === undefined || b === undefined || Math.abs(a - b) <= 400) continue;
          const player = answer.players[white] as { after: number | null };
          if (player.after !== null) player.after += 1;
        }
      }
      return { answer };
    });
    const report = await endorse(wrong, { edition: 'fide-2024', count: 60, seed: 1 });
    expect(passes(report)).toBe(false);
    const { smallest, differences } = report.first as NonNullable<typeof report.first>;
    expect(isPeriod(smallest)).toBe(false);
    if (isPeriod(smallest)) return;
    expect([smallest.players.length, smallest.games.length]).toEqual([2, 1]);
    expect(Object.keys(smallest.event).sort()).toEqual(['end', 'id', 'start', 'system']);
    expect(differences.map(({ key }) => key)).toEqual(['after']);
    const again = await endorse(wrong, { edition: 'fide-2024', count: 60, seed: 1 });
    expect(again).toEqual(report);
    const { clauses } = report;
    const of = (name: string): number => {
      const { players, wrong: faults } = clauses.find(({ clause }) => clause === name) as (typeof clauses)[number];
      return faults / players;
    };
    expect(of('8.3.1')).toBeGreaterThan(of('8.2.2'));
  });

  test('counts documents without an answer by what happened, and goes on', async () => {
    const failures = ['crashed', 'late', 'missing', 'unreadable'] as const;
    const halting = programWith((_, answer, number) => {
      const failure = failures[number];
      return failure === undefined ? { answer: number === 4 ? 'a word' : answer } : { failure };
    });
    const report = await endorse(halting, { edition: 'orr', count: 30, seed: 1 });
    expect(report).toMatchObject({ asked: 30, agreed: 25, differed: 0 });
    expect(report.failures).toEqual({ crashed: 1, late: 1, missing: 1, unreadable: 2 });
    expect(passes(report)).toBe(false);
  });

  test('ends where too many have none', async () => {
    const silent = programWith(() => ({ failure: 'missing' }));
    const report = await endorse(silent, { edition: 'mgsz-2012', count: 700, seed: 1, mostFailures: 10 });
    expect([report.asked, report.count, passes(report)]).toEqual([500, 700, false]);
  });
});

/** Every tournament and period case of the checked vectors, through the public front door. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rate } from '../src/engine/rate.ts';

interface Vector {
  readonly case: string;
  readonly rulebook: string;
  readonly clause: string;
  readonly kind: 'function' | 'tournament' | 'period';
  readonly input: unknown;
  readonly expected: Record<string, unknown>;
}

const FILES = [
  'fide/vectors/fide-2014.json',
  'fide/vectors/extra-fide-2014.json',
  'fide/vectors/fide-2017.json',
  'fide/vectors/fide-2022.json',
  'fide/vectors/seams.json',
  'fide/vectors/fide-2024.json',
  'fide/vectors/fide-2025-10.json',
  'fide/vectors/fide-2026-01.json',
  'fide/vectors/fide-rapid-2024.json',
  'mssz/vectors/mssz-2017.json',
  'orr/vectors/orr.json',
  'mgsz/vectors/mgsz-2012.json',
];

const vectorsOf = (file: string): readonly Vector[] =>
  JSON.parse(readFileSync(new URL(`../src/rulebooks/${file}`, import.meta.url), 'utf8')) as Vector[];

/** The counts of stored games that the ORR vectors name. */
function withCounts(player: Record<string, unknown>): Record<string, unknown> {
  const count = (events: unknown): number =>
    Array.isArray(events)
      ? events.reduce((sum: number, { results }: { results: unknown[] }) => sum + results.length, 0)
      : 0;
  return { ...player, historyGames: count(player['history']), archiveGames: count(player['archive']) };
}

for (const file of FILES) {
  const cases = vectorsOf(file).filter(({ kind }) => kind !== 'function');
  describe(`${file}: ${cases.length} events and periods`, () => {
    for (const { case: name, clause, rulebook, input, expected } of cases) {
      test(`${name} (${clause})`, () => {
        const answer = rate(input, { rules: rulebook }) as unknown as Record<string, unknown>;
        const { players: wanted = {}, ...event } = expected as { players?: Record<string, object> };
        expect(answer).toMatchObject(event);
        const players = answer['players'] as Record<string, Record<string, unknown>>;
        for (const [id, keys] of Object.entries(wanted)) {
          const player = withCounts(players[id] as Record<string, unknown>);
          for (const [key, value] of Object.entries(keys)) {
            expect({ id, key, value: player[key] }).toEqual({ id, key, value });
          }
        }
      });
    }
  });
}

test('there are 767 vectors in all', () => {
  expect(FILES.flatMap(vectorsOf)).toHaveLength(767);
});

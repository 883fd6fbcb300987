/** A wall list and the facts that it cannot carry, rated. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fraction } from '../../core/exact.ts';
import type { EventFacts, PlayerFacts, Report } from '../../core/report.ts';
import { admitReport } from '../../intake/admit.ts';
import { MGSZ_2012 } from '../../rulebooks/mgsz/editions.ts';
import { LIMITS } from '../limits.ts';
import { H9 } from './format.ts';

const sample = (name: string): Report =>
  H9.read(readFileSync(fileURLToPath(new URL(`samples/${name}`, import.meta.url))), { limits: LIMITS })
    .report as Report;

const withFacts = (
  report: Report,
  event: Partial<EventFacts>,
  players: Readonly<Record<string, Partial<PlayerFacts>>>,
): Report => ({
  ...report,
  event: { ...report.event, ...event },
  players: report.players.map((player) => ({ ...player, ...players[player.id] })),
});

describe('mgsz-2012', () => {
  // 60 minutes and 45 x 30 seconds: category B, 15; with handicap, nothing added
  const facts: Partial<EventFacts> = {
    board: 19,
    baseMinutes: fraction(60),
    byoyomi: { kind: 'japanese', seconds: 30 },
    importance: [],
  };
  const report = withFacts(sample('correct.h9'), facts, {
    1: { rating: 2140, rank: '3d' },
    2: { rating: 1990, rank: '1d' },
    3: { registered: false },
  });
  const { event, findings } = admitReport(report, MGSZ_2012.needs);

  test('admits the report', () => expect(findings).toEqual([]));

  test('rates it: a game of one stone and one against a player from outside; the default counts for nothing', () => {
    const result = MGSZ_2012.rate(event as NonNullable<typeof event>) as unknown as {
      rated: boolean;
      c: number;
      players: Record<string, { before: number; change: number | null; after: number | null; games: number }>;
    };
    expect([result.rated, result.c]).toEqual([true, 15]);
    // 2140 against 1990 + 70: 80 points, chance 0.310; black 2 then beats 1920: 70 points, chance 0.330
    expect(result.players['1']).toMatchObject({ before: 2140, change: 5, after: 2145, games: 1 });
    expect(result.players['2']).toMatchObject({ before: 1990, change: 0, after: 1990, games: 2 });
    expect(result.players['3']).toMatchObject({ before: 1920, change: null, games: 1 });
  });
});

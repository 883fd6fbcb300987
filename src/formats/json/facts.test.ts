import { describe, expect, test } from 'vitest';
import { readFacts } from './facts.ts';

describe('a facts file', () => {
  test('sudden death is a fact, said by an overtime of null', () => {
    expect(readFacts('{"event": {"byoyomi": null}}').event).toEqual({ byoyomi: null });
    expect(readFacts('{"event": {}}').event).toEqual({});
  });

  test('has facts of the event and of players by their number', () => {
    const { event, players, findings } = readFacts(
      '{"event": {"board": 13}, "players": {"12": {"rating": 1800, "rank": "4k"}}}',
    );
    expect(event).toEqual({ board: 13 });
    expect([...players]).toEqual([['12', { rating: 1800, rank: '4k' }]]);
    expect(findings).toEqual([]);
  });

  test('may have only one of the two', () => {
    expect(readFacts('{}')).toEqual({ players: new Map(), findings: [] });
    expect(readFacts('{"event": null, "players": null}')).toEqual({ players: new Map(), findings: [] });
  });

  test('is told its faults with line and column', () => {
    const codes = (text: string): readonly unknown[] =>
      readFacts(text).findings.map(({ code, weight, at }) => [code, weight, at?.line, at?.column]);
    expect(codes('{"event": {"board": "x"},\n "players": {"1": 7}, "more": 1}')).toEqual([
      ['document.unknown-field', 'note', 2, 31],
      ['document.wrong-type', 'refuse', 1, 21],
      ['document.wrong-type', 'refuse', 2, 19],
    ]);
    expect(codes('[]')).toEqual([['document.wrong-type', 'refuse', 1, 1]]);
    expect(codes('{"players": []}')).toEqual([['document.wrong-type', 'refuse', 1, 13]]);
    expect(codes('{')).toEqual([['json.truncated', 'refuse', 1, 2]]);
  });
});

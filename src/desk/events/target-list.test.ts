import { describe, expect, test } from 'vitest';
import { dayOf, type Month, monthText, parseMonth } from '../../core/dates.ts';
import type { ChessEvent } from '../../core/event.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';
import { targetList } from './target-list.ts';

const event = (end: readonly [number, number, number], more: Partial<ChessEvent> = {}): ChessEvent => ({
  id: 'e',
  start: dayOf(...end),
  end: dayOf(...end),
  system: 'swiss',
  players: [],
  games: [],
  ...more,
});

const month = (text: string): Month => parseMonth(text) as Month;
const list = (edition: EditionId, of: ChessEvent, next = '2000-01'): string | undefined => {
  const target = targetList(edition, of, month(next));
  return target === undefined ? undefined : monthText(target);
};

describe('the list of an event', () => {
  test('is the next one if the event ends three days before it, else the one after', () => {
    expect(list('fide-2024', event([2024, 6, 28]))).toBe('2024-07');
    expect(list('fide-2024', event([2024, 6, 29]))).toBe('2024-08');
  });

  test('of an official event is the next one until the day before', () => {
    expect(list('fide-2025-10', event([2025, 11, 30], { officialFide: true }))).toBe('2025-12');
  });

  test('waits for the report: E20, in time is what was received by the closing day', () => {
    const editions = ['fide-2014', 'mssz-2017', 'fide-2024', 'fide-2025-10'] as const;
    for (const edition of editions) {
      expect(list(edition, event([2024, 6, 10], { reportReceived: dayOf(2024, 6, 28) }))).toBe('2024-07');
      expect(list(edition, event([2024, 6, 10], { reportReceived: dayOf(2024, 6, 29) }))).toBe('2024-08');
      expect(list(edition, event([2024, 6, 10], { reportReceived: dayOf(2024, 8, 3) }))).toBe('2024-09');
    }
  });

  test('is one that is not out, and a later one that the event names', () => {
    expect(list('fide-2024', event([2024, 6, 10]), '2024-09')).toBe('2024-09');
    expect(list('fide-2024', event([2024, 6, 10], { list: month('2024-10') }), '2024-09')).toBe('2024-10');
    expect(list('fide-2024', event([2024, 6, 10], { list: month('2024-05') }))).toBe('2024-07');
  });

  test('does not exist where a book knows no lists', () => {
    expect(list('orr', event([2024, 6, 10]))).toBeUndefined();
    expect(list('mgsz-2012', event([2024, 6, 10]))).toBeUndefined();
  });
});

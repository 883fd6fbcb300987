/** Random events for tests, alike for the same seed. */
import type { Result } from '../../core/game.ts';
import type { TestEvent, TestGame } from './office.fixture.ts';

const RESULTS: readonly Result[] = ['1-0', '1-0', '0-1', '0-1', '1/2-1/2', '+/-'];

export interface EventAsked {
  readonly event: number;
  readonly pool: string;
  readonly edition: string;
  /** Months since year 0. */
  readonly month: number;
  readonly day: number;
  readonly seed: number;
  readonly persons: number;
}

export const monthName = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const isContinuous = (edition: string): boolean => edition === 'orr' || edition === 'mgsz-2012';

export function randomEvent({ event, pool, edition, month, day, seed, persons: of }: EventAsked): TestEvent {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const order = Array.from({ length: of }, (_, at) => at + 1);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = next(at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  const persons = order.slice(0, 4 + next(5));
  const isRoundRobin = next(3) === 0;
  const games: TestGame[] = [];
  for (const [at, white] of persons.entries()) {
    for (const black of persons.slice(at + 1)) {
      if (isRoundRobin || next(3) > 0) games.push([games.length + 1, white, black, RESULTS[next(6)] as Result]);
    }
  }
  const isGo = edition === 'mgsz-2012';
  return {
    event,
    pool,
    start: `${monthName(month)}-${twoDigits(day)}`,
    end: `${monthName(month)}-${twoDigits(day + next(8))}`,
    edition,
    ...(isContinuous(edition) ? {} : { list: monthName(month + 1) }),
    persons,
    games,
    facts: isGo
      ? { board: 19, baseMinutes: 60, byoyomi: null, handicap: false, importance: [] }
      : { system: isRoundRobin ? 'round-robin' : 'swiss', rounds: Math.max(1, games.length) },
    ...(isGo
      ? {
          given: Object.fromEntries(
            persons.map((each) => [each, { entryRank: '5k', registered: false, entering: each % 3 !== 0 }]),
          ),
        }
      : {}),
  };
}

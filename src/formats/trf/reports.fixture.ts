/** Reports for tests. */
import fc from 'fast-check';
import { isSameTime } from '../../core/control.ts';
import { dayOf } from '../../core/dates.ts';
import { UNPLAYED_RESULTS } from '../../core/game.ts';
import { type Bye, BYES, type Report, type ReportedGame, type ReportedPlayer, SYSTEMS } from '../../core/report.ts';
import { TITLES } from '../titles.ts';

/** A report without the places in its file, and without what is said by leaving it out. */
export function withoutPlaces(report: Report): unknown {
  return JSON.parse(JSON.stringify(report, (key, value: unknown) => (key === 'at' ? undefined : value)));
}

const NAME = fc.stringMatching(/^[A-ZÁŐÜŁШ][a-záőüøłшй]{1,10}, [A-Z][a-zé]{1,12}( [A-Z]\.)?$/);
const DAY = fc.integer({ min: dayOf(2000, 1, 1), max: dayOf(2040, 1, 1) });
const BIRTH = fc.oneof(
  fc.integer({ min: 1900, max: 2025 }).map((year) => ({ year })),
  fc
    .record({
      year: fc.integer({ min: 1900, max: 2025 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    .map(({ year, month, day }) => ({ year, day: dayOf(year, month, day) })),
);

const optional = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined });

interface Entry {
  readonly kind: 'game' | 'bye' | 'none';
  readonly result: ReportedGame['result'];
  readonly unrated: boolean;
  readonly bye: Bye['kind'];
  readonly swap: boolean;
}

const ENTRY: fc.Arbitrary<Entry> = fc.record({
  kind: fc.constantFrom('game', 'game', 'game', 'bye', 'none'),
  result: fc.constantFrom('1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-'),
  unrated: fc.boolean(),
  bye: fc.constantFrom(...BYES),
  swap: fc.boolean(),
});

const without = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;

const CONTROLS = fc.array(
  fc.record({
    moves: optional(fc.integer({ min: 1, max: 60 })),
    minutes: fc.integer({ min: 1, max: 120 }),
    increment: fc.integer({ min: 0, max: 60 }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** What a TRF26 file can carry in full: players by starting rank, rounds paired by a rotating table. */
export const REPORTS: fc.Arbitrary<Report> = fc
  .record({
    name: NAME,
    place: optional(NAME),
    federation: optional(fc.constantFrom('HUN', 'GER', 'FID')),
    start: optional(DAY),
    length: fc.integer({ min: 0, max: 30 }),
    system: fc.constantFrom(...SYSTEMS),
    rounds: fc.integer({ min: 1, max: 12 }),
    players: fc.array(
      fc.record({
        name: optional(NAME),
        sex: optional(fc.constantFrom('m' as const, 'f' as const)),
        title: optional(fc.constantFrom(...TITLES)),
        federation: optional(fc.constantFrom('HUN', 'AUT', 'NED')),
        birth: optional(BIRTH),
        rating: optional(fc.integer({ min: 1000, max: 2900 })),
        identified: fc.boolean(),
      }),
      { minLength: 3, maxLength: 14 },
    ),
    gap: fc.integer({ min: 1, max: 400 }),
    entries: fc.array(ENTRY, { minLength: 12 * 7, maxLength: 12 * 7 }),
    arbiters: fc.array(NAME, { maxLength: 3 }),
    controls: optional(CONTROLS),
    controlsBlack: optional(CONTROLS),
    dated: fc.boolean(),
    teamed: fc.boolean(),
  })
  .map((given): Report => {
    const { rounds, players: people, entries, gap, start } = given;
    const numbers = people.map((_, index) => 1 + index * gap);
    const idOf = (index: number): string => String(numbers[index]);
    const games: ReportedGame[] = [];
    const byes: Bye[] = [];
    const size = people.length + (people.length % 2);
    const seat = (place: number, round: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % (size - 1)));
    for (let round = 1; round <= rounds; round += 1) {
      for (let board = 0; board < size / 2; board += 1) {
        const entry = entries[((round - 1) * 7 + board) % entries.length] as Entry;
        const pair = [seat(board, round), seat(size - 1 - board, round)] as const;
        const present = pair.filter((index) => index < people.length);
        if (entry.kind === 'none') continue;
        if (present.length < 2 || entry.kind === 'bye') {
          for (const index of present) byes.push({ player: idOf(index), round, kind: entry.bye });
          continue;
        }
        const [white, black] = entry.swap ? [pair[1], pair[0]] : pair;
        const played = !(UNPLAYED_RESULTS as readonly string[]).includes(entry.result);
        games.push({
          round,
          white: idOf(white),
          black: idOf(black),
          result: entry.result,
          ...(entry.unrated && played && { rated: false }),
        });
      }
    }
    const half = new Map<string, number>();
    const add = (id: string, points: number): void => {
      half.set(id, (half.get(id) ?? 0) + points);
    };
    for (const { white, black, result } of games) {
      const [a, b] = { '1-0': [2, 0], '0-1': [0, 2], '1/2-1/2': [1, 1], '+/-': [2, 0], '-/+': [0, 2], '-/-': [0, 0] }[
        result
      ] as [number, number];
      add(white, a);
      add(black, b);
    }
    for (const { player, kind } of byes) add(player, { full: 2, half: 1, paired: 2, zero: 0 }[kind]);
    const players = people.map(
      ({ identified, ...person }, index): ReportedPlayer =>
        without({
          id: idOf(index),
          startNumber: numbers[index] as number,
          ...person,
          fideId: identified ? String(79_000_000 + index * 31) : undefined,
          halfPoints: half.get(idOf(index)) ?? 0,
          place: 1 + people.filter((_, other) => (half.get(idOf(other)) ?? 0) > (half.get(idOf(index)) ?? 0)).length,
        }) as ReportedPlayer,
    );
    const order = (a: { round: number }, b: { round: number }): number => a.round - b.round;
    const byPlayer = (one: string, other: string): number => Number(one) - Number(other);
    const first = ({ white, black }: ReportedGame): string => (Number(white) < Number(black) ? white : black);
    return {
      event: without({
        id: given.name,
        name: given.name,
        place: given.place,
        federation: given.federation,
        start,
        end: start === undefined ? undefined : start + given.length,
        rounds,
        system: people.length === 2 ? 'match' : given.system,
        controls: given.controls?.map(without),
        controlsBlack:
          given.controls === undefined || isSameTime(given.controls, given.controlsBlack ?? [])
            ? undefined
            : given.controlsBlack?.map(without),
        schedule:
          start !== undefined && given.dated
            ? Array.from({ length: rounds }, (_, index) => ({
                round: index + 1,
                date: start + Math.min(index, given.length),
              }))
            : undefined,
        arbiters:
          given.arbiters.length === 0
            ? undefined
            : given.arbiters.map((name, place) => (place === 1 ? { name, fideId: '700123' } : { name })),
      }),
      players,
      games: games.sort((a, b) => order(a, b) || byPlayer(first(a), first(b))),
      ...(byes.length > 0 && { byes: byes.sort((a, b) => order(a, b) || byPlayer(a.player, b.player)) }),
      ...(given.teamed && {
        teams: [
          { name: 'Sample Town', members: players.filter((_, index) => index % 2 === 0).map(({ id }) => id) },
          { name: 'Weinberg', members: players.filter((_, index) => index % 2 === 1).map(({ id }) => id) },
        ],
      }),
    };
  });

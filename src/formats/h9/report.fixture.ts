/** Go events for the tests, as a generator of fast-check: whatever an h9 file can carry. */
import fc from 'fast-check';
import { dayOf } from '../../core/dates.ts';
import { RESULTS } from '../../core/game.ts';
import type { Bye, Report, ReportedGame, ReportedPlayer } from '../../core/report.ts';

const name = fc
  .tuple(
    fc.constantFrom('Almas', 'Boros', 'de Cseh', 'Deak-Nagy', "O'Erdos"),
    fc.constantFrom('Anna', 'Bela Janos', 'Cs', 'D.'),
    fc.nat({ max: 25 }),
  )
  .map(([family, given, letter]) => `${family}${String.fromCharCode(97 + letter)}, ${given}`);

const grade = fc.oneof(
  fc.integer({ min: 1, max: 35 }).map((number) => `${number}k`),
  fc.integer({ min: 1, max: 9 }).map((number) => `${number}d`),
  fc.integer({ min: 1, max: 9 }).map((number) => `${number}p`),
);

const person = fc.record(
  {
    name,
    entryRank: grade,
    federation: fc.constantFrom('HU', 'AT', 'SK'),
    club: fc.constantFrom('BuPe', '44Na', 'D', 'B P'),
    hasPin: fc.boolean(),
    isTied: fc.boolean(),
  },
  { requiredKeys: ['name', 'entryRank', 'isTied'] },
);

/** Of a round: who meets whom, in pairs of the shuffled players; who is over has a bye. */
const round = (players: number) =>
  fc.record({
    order: fc.shuffledSubarray(
      Array.from({ length: players }, (_, index) => index),
      { minLength: players },
    ),
    paired: fc.integer({ min: 1, max: Math.floor(players / 2) }),
    results: fc.array(fc.constantFrom(...RESULTS), { minLength: players, maxLength: players }),
    stones: fc.array(fc.constantFrom(0, 0, 0, 1, 2, 9, 13), { minLength: players, maxLength: players }),
    byes: fc.array(fc.constantFrom('full', 'half', 'zero'), { minLength: players, maxLength: players }),
  });

const persons = fc.array(person, { minLength: 2, maxLength: 24 });

export const goReport: fc.Arbitrary<Report> = persons.chain((people) =>
  fc
    .record({
      rounds: fc.array(round(people.length), { minLength: 1, maxLength: 6 }),
      code: fc.boolean(),
      place: fc.constantFrom(undefined, 'Budapest', 'Mintafalva, Nagyterem'),
      federation: fc.constantFrom(undefined, 'HU'),
      start: fc.integer({ min: dayOf(2012, 1, 1), max: dayOf(2030, 12, 31) }),
      days: fc.nat({ max: 14 }),
      tag: fc.constantFrom(undefined, 'h0', 'h2'),
      criteria: fc.boolean(),
    })
    .map(({ rounds, code, place, federation, start, days, tag, criteria }): Report => {
      let above = 1;
      const players = people.map(({ isTied, hasPin, ...given }, index): ReportedPlayer => {
        if (!isTied) above = index + 1;
        return {
          ...given,
          id: String(index + 1),
          startNumber: index + 1,
          ...(hasPin === true ? { pin: String(12_000_000 + index) } : {}),
          place: above,
          criteria: criteria ? [String(index), '12', '0', '0'] : ['1', '0', '0', '0'],
        };
      });
      const games = rounds.flatMap(({ order, paired, results, stones }, at) =>
        Array.from({ length: paired }, (_, pair): ReportedGame => {
          const [white, black] = [order[2 * pair] as number, order[2 * pair + 1] as number];
          const handicap = stones[pair] as number;
          return {
            round: at + 1,
            white: String(white + 1),
            black: String(black + 1),
            result: results[pair] as ReportedGame['result'],
            ...(handicap === 0 ? {} : { handicap }),
          };
        }),
      );
      const byes = rounds.flatMap(({ order, paired, byes: kinds }, at) =>
        order.slice(2 * paired).map((player): Bye => {
          return { player: String(player + 1), round: at + 1, kind: kinds[player] as Bye['kind'] };
        }),
      );
      const hasStones = games.some(({ handicap = 0 }) => handicap > 0);
      return {
        event: {
          id: code ? 'T240504A' : 'Minta Kupa',
          name: 'Minta Kupa',
          ...(place === undefined ? {} : { place }),
          ...(federation === undefined ? {} : { federation }),
          start,
          end: start + days,
          rounds: rounds.length,
          ...(hasStones ? { handicap: true } : tag === undefined ? { handicap: false } : {}),
          participants: players.length,
        },
        players,
        games,
        byes,
        header: {
          CL: 'A',
          KM: '6.5',
          TM: '82.5',
          criteria: criteria ? 'MMS SOSOS' : 'NBW',
          ...(tag === undefined ? (hasStones ? {} : { HA: 'h9' }) : { HA: tag }),
        },
      };
    }),
);

/** All but where it stands in the file. */
export const withoutPlace = <T extends { readonly at?: unknown }>(fields: T): T => {
  const { at, ...rest } = fields;
  return at === undefined ? fields : (rest as T);
};

/** Without the places in the file, everything in one order. */
export const contentOf = (report: Report): Report => ({
  event: report.event,
  players: report.players.map(withoutPlace),
  games: report.games.map(withoutPlace).toSorted((a, b) => a.round - b.round || Number(a.white) - Number(b.white)),
  byes: (report.byes ?? [])
    .map(withoutPlace)
    .toSorted((a, b) => a.round - b.round || Number(a.player) - Number(b.player)),
  header: report.header ?? {},
});

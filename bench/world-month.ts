/**
 * A world month: 500,000 players, 10,000 events, 1.5 million games. The control is the least that any program could do:
 * one pass over typed arrays with a table look-up, without events, findings, K, newcomers or rounding.
 */
import type { ChessEvent, Game, Player } from '../src/core/event.ts';
import { expectedScore } from '../src/rulebooks/fide/clauses.ts';
import { FIDE_2025_10 } from '../src/rulebooks/fide/editions.ts';
import { rateText } from '../src/engine/rate.ts';
import { Chance } from '../test/random.ts';

const PLAYERS = 500_000;
const EVENTS = 10_000;
const PLAYERS_AN_EVENT = 50;
const ROUNDS = 6;
const RESULTS = ['1-0', '0-1', '1/2-1/2'] as const;

interface World {
  readonly ratings: Int32Array;
  readonly events: readonly ChessEvent[];
  readonly white: Int32Array;
  readonly black: Int32Array;
  readonly halfPoints: Int32Array;
}

function world(): World {
  const chance = new Chance(2026);
  const ratings = Int32Array.from({ length: PLAYERS }, () => chance.between(1400, 2800));
  const size = (EVENTS * ROUNDS * PLAYERS_AN_EVENT) / 2;
  const [white, black, halfPoints] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  let at = 0;
  const events = Array.from({ length: EVENTS }, (_, number): ChessEvent => {
    const entered = Array.from(
      { length: PLAYERS_AN_EVENT },
      (__, index) => (number * PLAYERS_AN_EVENT + index * 7) % PLAYERS,
    );
    const players = entered.map(
      (player, index): Player => ({
        index,
        id: String(player),
        rating: ratings[player] as number,
        games: 100,
        birth: { year: 1985 },
      }),
    );
    const games: Game[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (let pair = 0; pair < PLAYERS_AN_EVENT / 2; pair += 1) {
        const [a, b] = [pair, PLAYERS_AN_EVENT / 2 + ((pair + round) % (PLAYERS_AN_EVENT / 2))];
        const result = chance.one(RESULTS);
        games.push({ round, white: a, black: b, result, rated: true, handicap: 0 });
        white[at] = entered[a] as number;
        black[at] = entered[b] as number;
        halfPoints[at] = result === '1-0' ? 2 : result === '0-1' ? 0 : 1;
        at += 1;
      }
    }
    return { id: `e${number}`, start: 20_700, end: 20_705, system: 'swiss', players, games };
  });
  return { ratings, events, white, black, halfPoints };
}

function control({ ratings, white, black, halfPoints }: World): Int32Array {
  const changes = new Int32Array(PLAYERS);
  for (let game = 0; game < white.length; game += 1) {
    const [a, b] = [white[game] as number, black[game] as number];
    const gap = Math.max(-400, Math.min(400, (ratings[a] as number) - (ratings[b] as number)));
    const change = 20 * ((halfPoints[game] as number) * 50 - expectedScore(gap));
    (changes[a] as number) += change;
    (changes[b] as number) -= change;
  }
  return changes;
}

function timed<T>(run: () => T): number {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** The best of a few: noise only ever adds. */
const best = (run: () => unknown, times: number): number =>
  Math.min(...Array.from({ length: times }, () => timed(run)));

export function run(): void {
  const month = world();
  const games = month.white.length;
  const base = best(() => control(month), 5);
  const report = (what: string, ms: number): void => {
    process.stdout.write(
      `  ${what.padEnd(44)} ${ms.toFixed(0).padStart(7)} ms  ${(ms / base).toFixed(1).padStart(7)} x control\n`,
    );
  };
  process.stdout.write(`  ${games} games, ${EVENTS} events, ${PLAYERS} players\n`);
  report('control: one pass over typed arrays', base);
  report(
    'fide-2025-10: admission and rating',
    best(() => month.events.map((event) => FIDE_2025_10.rate(event)), 3),
  );
  report(
    'the same with every reason',
    best(() => month.events.slice(0, 1000).map((event) => FIDE_2025_10.rate(event, 'all')), 2) * 10,
  );
  const texts = month.events.slice(0, 1000).map(textOf);
  const parse = best(() => texts.map((text) => JSON.parse(text) as unknown), 2) * 10;
  report('JSON.parse of the documents alone', parse);
  report('from JSON text: scan, read, admit, rate', best(() => texts.map((text) => rateText(text)), 2) * 10);
}

const textOf = ({ id, players, games }: ChessEvent): string =>
  JSON.stringify({
    rulebook: 'fide-2025-10',
    event: { id, start: '2026-09-05', end: '2026-09-10', system: 'swiss' },
    players: players.map(({ id: of, rating, games: played }) => ({ id: of, rating, games: played, birth: '1985' })),
    games: games.map(({ round, white, black, result }) => ({
      round,
      white: players[white]?.id,
      black: players[black]?.id,
      result,
    })),
  });

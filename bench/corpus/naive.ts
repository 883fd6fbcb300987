/**
 * What a script of an evening would do with a month, and the control of its measurement: files are split and sliced, players
 * are objects in a `Map`, ratings come from @echecs/elo, the list is built from strings. Nothing is checked, nobody is
 * identified beyond a number, nothing is kept.
 */
import { readFileSync } from 'node:fs';
import { delta, expected, kFactor } from '@echecs/elo';
import { splitAndSlice } from './split-and-slice.ts';

interface NaivePlayer {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: string;
  readonly title: string;
  readonly flag: string;
  readonly rating: number;
  readonly k: number;
  readonly birthYear: number;
  games: number;
  change: number;
  /** Of the unrated: opponents and points. */
  opponents: number;
  points: number;
}

/** Columns of a list with one kind of ratings. */
function readPlayers(path: string): Map<string, NaivePlayer> {
  const players = new Map<string, NaivePlayer>();
  for (const line of readFileSync(path, 'utf8').split('\r\n').slice(1)) {
    if (line === '') continue;
    const id = line.slice(0, 15).trim();
    players.set(id, {
      id,
      name: line.slice(15, 76).trim(),
      federation: line.slice(76, 80).trim(),
      sex: line.slice(80, 84).trim(),
      title: line.slice(84, 89).trim(),
      rating: Number(line.slice(113, 119).trim()),
      k: Number(line.slice(123, 126).trim()),
      birthYear: Number(line.slice(126, 132).trim()),
      flag: line.slice(132).trim(),
      games: 0,
      change: 0,
      opponents: 0,
      points: 0,
    });
  }
  return players;
}

const POINTS: Readonly<Record<string, number>> = { '1': 1, '=': 0.5, '0': 0 };
const YEAR = 2026;
const GAMES_FOR_A_RATING = 5;

export interface NaiveMonth {
  readonly phases: Readonly<Record<'players' | 'files' | 'games' | 'list', number>>;
  readonly made: string;
}

export function naiveMonth(list: string, files: readonly string[], tell: (done: number) => void): NaiveMonth {
  const start = performance.now();
  const players = readPlayers(list);
  const playersRead = performance.now();
  let reading = 0;
  let games = 0;
  for (const [index, path] of files.entries()) {
    const before = performance.now();
    const { players: entered } = splitAndSlice(readFileSync(path));
    reading += performance.now() - before;
    for (const one of entered) {
      let player = players.get(one.fideId);
      if (player === undefined) {
        const { fideId: id, name, federation, sex, title } = one;
        const birthYear = Number(one.birth.slice(0, 4));
        const unrated = { rating: 0, k: 0, flag: '', games: 0, change: 0, opponents: 0, points: 0 };
        player = { id, name, federation, sex: sex === 'w' ? 'F' : 'M', title, birthYear, ...unrated };
        players.set(id, player);
      }
      for (const { opponent, result } of one.rounds) {
        const points = POINTS[result];
        const other = entered[opponent - 1];
        if (points === undefined || other === undefined || other.rating === 0) continue;
        games += 1;
        player.games += 1;
        if (player.rating === 0) {
          player.opponents += other.rating;
          player.points += points;
          continue;
        }
        const k = player.k || kFactor({ rating: player.rating, age: YEAR - player.birthYear });
        player.change += delta(points, expected(player.rating, other.rating), k);
      }
    }
    if (index % 1000 === 0) tell(index);
  }
  const rated = performance.now();
  const text = listOf(players);
  const done = performance.now();
  return {
    phases: {
      players: playersRead - start,
      files: reading,
      games: rated - playersRead - reading,
      list: done - rated,
    },
    made: `${games / 2} games, a list of ${(text.length / 1e6).toFixed(0)} MB`,
  };
}

function listOf(players: ReadonlyMap<string, NaivePlayer>): string {
  const lines: string[] = [];
  for (const player of players.values()) {
    const { id, name, federation, sex, title, k, birthYear, games, flag } = player;
    const rating = ratingOf(player);
    if (rating < 1400) continue;
    lines.push(
      id.padEnd(15) +
        name.padEnd(61) +
        federation.padEnd(4) +
        sex.padEnd(4) +
        title.padEnd(29) +
        String(rating).padEnd(6) +
        String(games).padEnd(4) +
        String(k).padEnd(3) +
        String(birthYear).padEnd(6) +
        flag.padEnd(4),
    );
  }
  return lines.join('\r\n');
}

function ratingOf({ rating, change, games, opponents, points }: NaivePlayer): number {
  if (rating !== 0) return Math.round(rating + change);
  if (games < GAMES_FOR_A_RATING || points === 0) return 0;
  const average = (opponents + 2 * 1800) / (games + 2);
  return Math.round(average + 400 * (2 * ((points + 1) / (games + 2)) - 1));
}

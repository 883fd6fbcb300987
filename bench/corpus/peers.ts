/**
 * What others would use for the sums of a month. They come from `bench/package.json`, which `npm install --prefix bench` installs:
 * with 95 MB they are more than the project itself, so that it does without them, and each that is not there is named.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { delta, expected } from '@echecs/elo';
import type { Games } from './loops.ts';

/** Goes over the whole month, or over the first so many games of it. */
export interface Peer {
  readonly name: string;
  /** The games that it is given: all, or a part where it takes very long. */
  readonly share: number;
  readonly rate: () => void | Promise<void>;
  readonly close?: () => void;
}

/** Very slow ones are given a part of the games, and their time is multiplied. */
const SLOW = 0.1;
const K = 20;

export interface Peers {
  readonly peers: readonly Peer[];
  readonly missing: readonly string[];
}

export async function peersFor(games: Games): Promise<Peers> {
  const made = {
    '@echecs/elo': () => echecs(games),
    'elo-rank': () => eloRank(games),
    'glicko2-lite': () => glicko(games),
    openskill: () => openskill(games),
    '@duckdb/node-api': () => duckdb(games),
  };
  const peers: Peer[] = [];
  const missing: string[] = [];
  for (const [name, make] of Object.entries(made)) {
    if (name === '@echecs/elo' || isInstalled(name)) peers.push(await make());
    else missing.push(name);
  }
  return { peers, missing };
}

/** The working directory is always the project. */
const OWN = resolve('bench/package.json');

const isInstalled = (name: string): boolean => existsSync(resolve('bench/node_modules', name, 'package.json'));

const load = async <T>(name: string): Promise<T> =>
  (await import(/* @vite-ignore */ pathToFileURL(createRequire(OWN).resolve(name)).href)) as T;

function echecs({ base, white, black, halfPoints }: Games): Peer {
  const rate = (): void => {
    const changes = new Float64Array(base.length);
    for (let game = 0; game < white.length; game += 1) {
      const [a, b, score] = [white[game] as number, black[game] as number, (halfPoints[game] as number) / 2];
      const [own, other] = [base[a] as number, base[b] as number];
      (changes[a] as number) += delta(score as 0 | 0.5 | 1, expected(own, other), K);
      (changes[b] as number) += delta((1 - score) as 0 | 0.5 | 1, expected(other, own), K);
    }
  };
  return { name: '@echecs/elo', share: 1, rate };
}

interface EloRank {
  readonly getExpected: (a: number, b: number) => number;
  readonly updateRating: (expected: number, actual: number, current: number) => number;
}

async function eloRank({ base, white, black, halfPoints }: Games): Promise<Peer> {
  const { default: Ranking } = await load<{ default: new (k: number) => EloRank }>('elo-rank');
  const elo = new Ranking(K);
  const rate = (): void => {
    const ratings = Float64Array.from(base);
    for (let game = 0; game < white.length; game += 1) {
      const [a, b, score] = [white[game] as number, black[game] as number, (halfPoints[game] as number) / 2];
      const [own, other] = [ratings[a] as number, ratings[b] as number];
      ratings[a] = elo.updateRating(elo.getExpected(own, other), score, own);
      ratings[b] = elo.updateRating(elo.getExpected(other, own), 1 - score, other);
    }
  };
  return { name: 'elo-rank', share: 1, rate };
}

type Match = readonly [rating: number, deviation: number, score: number];
type Glicko = (rating: number, deviation: number, volatility: number, matches: readonly Match[]) => unknown;

const DEVIATION = 80;
const VOLATILITY = 0.06;

async function glicko({ base, white, black, halfPoints }: Games): Promise<Peer> {
  const { default: glicko2 } = await load<{ default: Glicko }>('glicko2-lite');
  const count = Math.ceil(white.length * SLOW);
  const rate = (): void => {
    const matches = new Map<number, Match[]>();
    const play = (who: number, against: number, score: number): void => {
      const match: Match = [base[against] as number, DEVIATION, score];
      const own = matches.get(who);
      if (own === undefined) matches.set(who, [match]);
      else own.push(match);
    };
    for (let game = 0; game < count; game += 1) {
      const [a, b, score] = [white[game] as number, black[game] as number, (halfPoints[game] as number) / 2];
      play(a, b, score);
      play(b, a, 1 - score);
    }
    for (const [who, own] of matches) glicko2(base[who] as number, DEVIATION, VOLATILITY, own);
  };
  return { name: 'glicko2-lite', share: count / white.length, rate };
}

interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

interface OpenSkill {
  readonly rating: (start?: Partial<Skill>) => Skill;
  readonly rate: (teams: readonly (readonly Skill[])[], options: { readonly rank: readonly number[] }) => Skill[][];
}

async function openskill({ base, white, black, halfPoints }: Games): Promise<Peer> {
  const { rating, rate: rateGame } = await load<OpenSkill>('openskill');
  const count = Math.ceil(white.length * SLOW);
  const rate = (): void => {
    const skills: Skill[] = Array.from(base, (mu) => rating({ mu: mu / 100, sigma: 1 }));
    for (let game = 0; game < count; game += 1) {
      const [a, b, half] = [white[game] as number, black[game] as number, halfPoints[game] as number];
      const rank = half === 1 ? [1, 1] : half === 2 ? [1, 2] : [2, 1];
      const [[own], [other]] = rateGame([[skills[a] as Skill], [skills[b] as Skill]], { rank }) as [[Skill], [Skill]];
      skills[a] = own;
      skills[b] = other;
    }
  };
  return { name: 'openskill', share: count / white.length, rate };
}

interface Appender {
  readonly appendInteger: (value: number) => void;
  readonly endRow: () => void;
  readonly closeSync: () => void;
}

interface DuckDb {
  readonly DuckDBInstance: {
    readonly create: (
      path: string,
      settings: Readonly<Record<string, string>>,
    ) => Promise<{
      readonly connect: () => Promise<{
        readonly run: (sql: string) => Promise<unknown>;
        readonly createAppender: (table: string) => Promise<Appender>;
        readonly closeSync: () => void;
      }>;
      readonly closeSync: () => void;
    }>;
  };
}

const RATED_BY_DUCKDB = `create or replace temp table changes as
  select person, sum(change) as change from (
    select games.white as person, ${K} * (half / 2 - 1 / (1 + pow(10, (b.rating - a.rating) / 400))) as change
      from games join ratings a on a.person = white join ratings b on b.person = black
    union all
    select games.black, ${K} * ((2 - half) / 2 - 1 / (1 + pow(10, (a.rating - b.rating) / 400)))
      from games join ratings a on a.person = white join ratings b on b.person = black)
  group by person`;

/** Ratings and games lie in tables in its memory; it has two threads. */
async function duckdb({ base, white, black, halfPoints }: Games): Promise<Peer> {
  const { DuckDBInstance } = await load<DuckDb>('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  const fill = async (table: string, columns: readonly ArrayLike<number>[]): Promise<void> => {
    const appender = await connection.createAppender(table);
    for (let row = 0; row < (columns[0] as ArrayLike<number>).length; row += 1) {
      for (const column of columns) appender.appendInteger(column[row] as number);
      appender.endRow();
    }
    appender.closeSync();
  };
  await connection.run('create table ratings (person integer, rating integer)');
  await connection.run('create table games (white integer, black integer, half integer)');
  await fill('ratings', [Int32Array.from(base.keys()), base]);
  await fill('games', [white, black, halfPoints]);
  return {
    name: 'DuckDB',
    share: 1,
    rate: async () => void (await connection.run(RATED_BY_DUCKDB)),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

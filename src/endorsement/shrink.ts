/**
 * A document on which a program and the rulebook differ, made as small as it can be while they still do: fewer events, players, games, then fewer and
 * simpler facts. Always the first smaller one in a fixed order is taken, so that the same program gives the same smallest document.
 */
import {
  type AnyDocument,
  isPeriod,
  type RandomDocument,
  type RandomGame,
  type RandomPeriodDocument,
  type RandomPlayer,
} from './random-document.ts';

/** Says of each document whether the two still differ. */
export type Differs = (documents: readonly AnyDocument[]) => Promise<readonly boolean[]>;

/** Asked at once: a program is started for each group. */
const GROUP = 48;
/** No document needs as many; a program that answers by chance would go on for ever. */
const MOST_STEPS = 400;

export async function smallestDocument(document: AnyDocument, differs: Differs): Promise<AnyDocument> {
  let smallest = document;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const smaller = await firstThatDiffers(smallerDocuments(smallest), differs);
    if (smaller === undefined) return smallest;
    smallest = smaller;
  }
  return smallest;
}

async function firstThatDiffers(documents: Iterable<AnyDocument>, differs: Differs): Promise<AnyDocument | undefined> {
  let group: AnyDocument[] = [];
  const ask = async (): Promise<AnyDocument | undefined> => {
    const answers = await differs(group);
    const found = group.find((_, at) => answers[at] === true);
    group = [];
    return found;
  };
  for (const document of documents) {
    group.push(document);
    if (group.length < GROUP) continue;
    const found = await ask();
    if (found !== undefined) return found;
  }
  return group.length === 0 ? undefined : ask();
}

/** Everything one step smaller, the largest steps first. */
function* smallerDocuments(document: AnyDocument): Generator<AnyDocument> {
  if (isPeriod(document)) yield* smallerPeriods(document);
  else yield* smallerEvents(document);
}

function* smallerPeriods(document: RandomPeriodDocument): Generator<AnyDocument> {
  const { period, base } = document;
  for (const event of period) yield event;
  if (period.length > 1)
    for (const event of period) yield { ...document, period: period.filter((each) => each !== event) };
  for (const id of Object.keys(base)) {
    const { [id]: _, ...rest } = base;
    yield { ...document, base: rest };
  }
  for (const [place, event] of period.entries()) {
    for (const smaller of smallerEvents(event)) yield { ...document, period: period.with(place, smaller) };
  }
}

function* smallerEvents(document: RandomDocument): Generator<RandomDocument> {
  const { players, games } = document;
  for (const half of halves(games)) yield withGames(document, half);
  if (players.length > 2) {
    for (const half of halves(players)) yield withPlayers(document, half);
    for (const player of players)
      yield withPlayers(
        document,
        players.filter((each) => each !== player),
      );
  }
  for (const game of games)
    yield withGames(
      document,
      games.filter((each) => each !== game),
    );
  yield* withFewerFacts(document);
  yield* withSimplerFacts(document);
}

const halves = <T>(all: readonly T[]): readonly (readonly T[])[] => {
  const middle = Math.floor(all.length / 2);
  return all.length < 4 ? [] : [all.slice(0, middle), all.slice(middle)];
};

/** Who has no game left goes on the next step. */
const withGames = (document: RandomDocument, games: readonly RandomGame[]): RandomDocument => ({ ...document, games });

function withPlayers(document: RandomDocument, players: readonly RandomPlayer[]): RandomDocument {
  const ids = new Set(players.map(({ id }) => id));
  const { table: _, ...rest } = document;
  return { ...rest, players, games: document.games.filter(({ white, black }) => ids.has(white) && ids.has(black)) };
}

/** Facts that no rulebook of ours can do without. */
const NEEDED: ReadonlySet<string> = new Set(['id', 'start', 'end', 'system']);

const without = <T extends object>(of: T, key: string): T => {
  const { [key]: _, ...rest } = of as Record<string, unknown>;
  return rest as T;
};

function* withFewerFacts(document: RandomDocument): Generator<RandomDocument> {
  const { event, players, games } = document;
  if (document.table !== undefined) yield without(document, 'table');
  for (const key of Object.keys(event)) if (!NEEDED.has(key)) yield { ...document, event: without(event, key) };
  for (const [place, player] of players.entries()) {
    const given = (changed: RandomPlayer): RandomDocument => ({ ...document, players: players.with(place, changed) });
    // without the number of games a K would rest on nothing, which explains less
    const isKept = (key: string): boolean => key === 'id' || (key === 'games' && player['rating'] !== undefined);
    for (const key of Object.keys(player)) if (!isKept(key)) yield given(without(player, key));
    const { history } = player as { readonly history?: readonly { readonly results?: readonly object[] }[] };
    for (const [at, entry] of (history ?? []).entries()) {
      const past = history as readonly object[];
      if (past.length > 1) yield given({ ...player, history: past.toSpliced(at, 1) });
      for (const [result] of (entry.results ?? []).entries()) {
        const results = (entry.results as readonly object[]).toSpliced(result, 1);
        if (results.length > 0) yield given({ ...player, history: past.with(at, { ...entry, results }) });
      }
    }
  }
  for (const [place, game] of games.entries()) {
    for (const key of ['rated', 'handicap'] as const) {
      if (key in game) yield { ...document, games: games.with(place, without(game, key)) };
    }
  }
}

/** Of somebody who is no newcomer anywhere. */
const MANY_GAMES = 100;

/** Rounds without gaps, one day, a Swiss system, round ratings. */
function* withSimplerFacts(document: RandomDocument): Generator<RandomDocument> {
  const { event, players, games } = document;
  const rounds = [...new Set(games.map(({ round }) => round))].sort((a, b) => a - b);
  if (rounds.some((round, at) => round !== at + 1)) {
    yield { ...document, games: games.map((game) => ({ ...game, round: rounds.indexOf(game.round) + 1 })) };
  }
  if (event['end'] !== event['start']) yield { ...document, event: { ...event, end: event['start'] } };
  if ('system' in event && event['system'] !== 'swiss') yield { ...document, event: { ...event, system: 'swiss' } };
  for (const [place, player] of players.entries()) {
    const { rating } = player as { readonly rating?: number };
    if (rating === undefined) continue;
    const { games: before } = player as { readonly games?: number };
    if (before !== undefined && before !== MANY_GAMES) {
      yield { ...document, players: players.with(place, { ...player, games: MANY_GAMES }) };
    }
    for (const unit of [100, 10]) {
      const simpler = Math.round(rating / unit) * unit;
      // never from a round number to another, so that it ends
      if (rating % unit !== 0) yield { ...document, players: players.with(place, { ...player, rating: simpler }) };
    }
  }
}

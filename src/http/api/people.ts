/** Players, their histories, why a rating changed, and the search. */
import { shownPoolChange } from './pool-changes.ts';
import { surenessTold } from '../../content/content.ts';
import { contentIn, type Language } from '../../content/languages.ts';
import type { ChangeBesideEvents } from '../../reading/public/beside-events.ts';
import type { ExplainedEvent, ExplainedGame } from '../../reading/public/explained-events.ts';
import { type PublicExplanation, publicExplanation } from '../../reading/public/explanation.ts';
import { type PublicPlayerQuery, publicPlayer } from '../../reading/public/player.ts';
import type { EventPlayed, PublicPlayer } from '../../reading/public/card/card.ts';
import { searchClubs } from '../../reading/public/search-clubs.ts';
import { searchPlayers } from '../../reading/public/search.ts';
import { siteOf } from '../page-answer.ts';
import { ProblemError, wrongParameter } from '../problem.ts';
import type { ServerContext } from '../serving.ts';
import { cursorPage, nextAfter, pageAt } from './paging.ts';
import { playerIdOf } from './player-ref.ts';
import { apiRoute, type Redirect } from './route.ts';
import {
  ExplanationSchema,
  ExplanationParamsSchema,
  SearchResultSchema,
  HistorySchema,
  type HistoryQuery,
  HistoryQuerySchema,
  LangQuerySchema,
  NoQuerySchema,
  PlayerSchema,
  PlayerParamsSchema,
  SearchQuerySchema,
} from './schemas.ts';

/** The player, or a redirect to the remaining card. */
async function playerOf(
  { publicOffice, base }: ServerContext,
  query: PublicPlayerQuery,
  beyond = '',
): Promise<{ readonly player: PublicPlayer } | Redirect> {
  const found = await publicPlayer(publicOffice, { ...query, player: await playerIdOf(publicOffice, query.player) });
  if (found === undefined) throw new ProblemError('unknown-player');
  return 'merged' in found ? { movedTo: `${base}/api/v1/players/${found.merged}${beyond}` } : found;
}

const PLAYER = apiRoute({
  name: 'player',
  path: '/players/:player',
  tag: 'players',
  params: PlayerParamsSchema,
  query: NoQuerySchema,
  answer: PlayerSchema,
  problems: ['unknown-player'],
  moves: true,
  cost: () => 3,
  make: async ({ serving, params }) => {
    const found = await playerOf(serving, params);
    if ('movedTo' in found) return found;
    const {
      player: id,
      name,
      birthYear,
      sex,
      federation,
      title,
      club,
      guestClub,
      deceased,
      numbers,
      pools,
    } = found.player;
    return {
      id,
      name,
      birthYear,
      sex,
      federation,
      title,
      club,
      guestClub,
      deceased,
      numbers,
      pools: pools.map(({ points: _points, steps: _steps, pages: _pages, lastGames: _lastGames, live, ...pool }) => ({
        ...pool,
        live: live && { rating: live.rating, games: live.games, unofficial: true },
      })),
    };
  },
});

const HISTORY = apiRoute({
  name: 'history',
  path: '/players/:player/history',
  tag: 'players',
  params: PlayerParamsSchema,
  query: HistoryQuerySchema,
  answer: HistorySchema,
  problems: ['unknown-player'],
  moves: true,
  cost: () => 3,
  make: async ({ serving, params, query }) => {
    if (query.page !== undefined && query.pool === undefined) throw wrongParameter('pool', 'is needed with a page');
    const { pool, page } = historyAsked(query);
    const asked = { player: params.player, ...(pool === undefined ? {} : { history: { pool, page } }) };
    const found = await playerOf(serving, asked, '/history');
    if ('movedTo' in found) return found;
    const { player: id, pools } = found.player;
    return {
      id,
      pools: pools
        .filter((each) => pool === undefined || each.pool === pool)
        .map(({ pool: of, points, steps, pages }) => ({
          pool: of,
          page: pages.page,
          pages: pages.of,
          ratings: points.map(({ date, rating }) => ({ date, rating })),
          lists: steps.map((step) => ({
            ...step,
            events: step.events.map(playedEvent),
            beside: step.beside?.map(besideEvents),
          })),
          ...nextAfter(pages.page, pages.of, of),
        })),
    };
  },
});

/** A cursor names its pool. */
function historyAsked({ pool, page = 1, cursor }: HistoryQuery): { readonly pool?: string; readonly page: number } {
  if (cursor === undefined) return pool === undefined ? { page } : { pool, page };
  const at = cursorPage(cursor);
  if (at.of === '' || (pool !== undefined && pool !== at.of))
    throw wrongParameter('cursor', 'is one of another question');
  return { pool: at.of, page: at.page };
}

/** Half points and hundredths become points. */
const playedEvent = ({ halfPoints, change, ...event }: EventPlayed): object => ({
  ...event,
  score: halfPoints / 2,
  change: change === null ? null : change / 100,
});

const EXPLANATION = apiRoute({
  name: 'explanation',
  path: '/players/:player/explanations/:pool/:of',
  tag: 'players',
  params: ExplanationParamsSchema,
  query: LangQuerySchema,
  answer: ExplanationSchema,
  problems: ['unknown-player', 'nothing-to-explain'],
  moves: true,
  cost: () => 3,
  make: async ({ serving, params, language }) => {
    const { pool } = params;
    const player = await playerIdOf(serving.publicOffice, params.player);
    const of = params.of === 'latest' ? await newestListOf(serving, pool) : params.of;
    const book = (await contentIn(language)).book;
    const { noName } = (await siteOf(serving, language)).words;
    const found = await publicExplanation(serving.publicOffice, { player, pool, of, book, noName });
    if (found === undefined) {
      await playerOf(serving, { player });
      throw new ProblemError('nothing-to-explain');
    }
    if ('merged' in found)
      return { movedTo: `${serving.base}/api/v1/players/${found.merged}/explanations/${pool}/${of}` };
    return shownExplanation(found.explanation, language);
  },
});

async function newestListOf({ publicOffice }: ServerContext, pool: string): Promise<string> {
  const newest = (await publicOffice.lists(pool)).at(-1);
  if (newest === undefined) throw new ProblemError('nothing-to-explain');
  return newest.date;
}

async function shownExplanation(explanation: PublicExplanation, language: Language): Promise<object> {
  const { player, name, pool, family, edition, list, before, after, official, nothing, between } = explanation;
  const { events, lines, whole, notes } = explanation;
  return {
    id: player,
    name,
    pool,
    family,
    edition,
    list,
    before,
    after,
    official,
    nothing,
    ...(await adjustedIn(explanation, language)),
    between: between?.map(besideEvents),
    events: events.map((event) => ratedEvent(event, explanation)),
    notes,
    lang: language,
    text: lines,
    steps: whole,
    sureness: await surenessTold(explanation.sureness, await contentIn(language)),
  };
}

const besideEvents = ({ kind, day, entry, indicator }: ChangeBesideEvents): object => ({ kind, day, entry, indicator });

async function adjustedIn({ adjusted }: PublicExplanation, language: Language): Promise<object> {
  if (adjusted === undefined) return {};
  const all = [...adjusted.before, ...adjusted.after];
  return {
    adjusted: await Promise.all(
      all.map(async (each) => ({
        ...(await shownPoolChange(each, language)),
        before: each.before,
        after: each.after,
      })),
    ),
  };
}

function ratedEvent(
  { event, name, start, end, edition, own, k, before, after, games, sums, leftOut }: ExplainedEvent,
  told: PublicExplanation,
): object {
  return {
    event,
    name,
    start,
    end,
    edition,
    rating: own,
    k,
    before,
    after,
    games: games.map((game) => ratedGame(game, told)),
    sums: { games: sums.games, ...inPoints(sums) },
    leftOut: leftOut.map(({ round, opponent, step: { clause, rule } }) => ({ round, opponent, clause, rule })),
  };
}

function ratedGame(game: ExplainedGame, { names, titles }: PublicExplanation): object {
  if (game.kind === 'earlier') {
    const { event, rating, gap, counted } = game;
    return { stored: event === null ? '' : (titles.get(event) ?? event), rating, gap, counted, ...inPoints(game) };
  }
  const { opponent, round, colour, rating } = game;
  const seen = { opponent, opponentName: names.get(opponent), round, colour, rating };
  if (game.kind === 'scored') return { ...seen, ...inPoints(game) };
  const { standing, stones, gap, counted } = game;
  return { ...seen, standing, stones, gap, counted, ...inPoints(game) };
}

/** Members of a row or of a sum of rows, in half points and thousandths. */
interface RowNumbers {
  readonly halfPoints: number;
  readonly expected?: number;
  readonly difference?: number;
  readonly change?: number | null;
}

const inPoints = ({ halfPoints, expected, difference, change }: RowNumbers): object => ({
  score: halfPoints / 2,
  ...(expected === undefined ? {} : { expected: expected / 1000 }),
  ...(difference === undefined ? {} : { difference: difference / 1000 }),
  ...(typeof change === 'number' ? { change: change / 1000 } : {}),
});

const SEARCH = apiRoute({
  name: 'search',
  path: '/search',
  tag: 'players',
  query: SearchQuerySchema,
  answer: SearchResultSchema,
  cost: () => 3,
  make: async ({ serving: { publicOffice }, query: { q, limit = 10, cursor } }) => {
    const page = pageAt(cursor);
    if (page > MOST_PAGES) throw wrongParameter('cursor', 'is not one of ours');
    const { players, ...found } = await searchPlayers(publicOffice, q, page * limit);
    const pages = Math.min(MOST_PAGES, Math.ceil(found.found / limit));
    const clubs = page === 1 ? await searchClubs(publicOffice, q, CLUBS) : [];
    return {
      players: players.slice((page - 1) * limit),
      ...found,
      ...(clubs.length === 0 ? {} : { clubs: clubs.map(({ club: name, lists }) => ({ name, lists })) }),
      ...nextAfter(page, pages),
    };
  },
});

/** Nobody reads further: a longer name is needed. */
const MOST_PAGES = 20;
const CLUBS = 3;

export const PEOPLE_ROUTES = [PLAYER, HISTORY, EXPLANATION, SEARCH];

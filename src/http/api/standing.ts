/** One player among others: what lies ahead, the player's place, two players compared. */
import { contentIn, type Language } from '../../content/languages.ts';
import { tellSteps } from '../../explain/tell.ts';
import type { PublicPlayer } from '../../reading/public/card/card.ts';
import type { ResultAhead } from '../../reading/public/next/hypothetical.ts';
import { type PublicNext, publicNext, type WrongNext } from '../../reading/public/next/next.ts';
import { publicAgainst } from '../../reading/public/standing/against.ts';
import type { OwnEvent } from '../../reading/public/standing/games.ts';
import { type PublicStanding, publicStanding } from '../../reading/public/standing/standing.ts';
import { wrongNextText } from '../../web/pages/next/page.tsx';
import { wordsFor } from '../../web/site.ts';
import { siteOf } from '../page-answer.ts';
import { ProblemError, type WrongParameter } from '../problem.ts';
import type { ServerContext } from '../serving.ts';
import { playerIdOf } from './player-ref.ts';
import { apiRoute } from './route.ts';
import { AgainstParamsSchema, NoQuerySchema, PlayerParamsSchema } from './schemas.ts';
import { AgainstSchema, NextQuerySchema, NextSchema, StandingQuerySchema, StandingSchema } from './standing-schemas.ts';

const NEXT = apiRoute({
  name: 'next',
  path: '/players/:player/next',
  tag: 'players',
  params: PlayerParamsSchema,
  query: NextQuerySchema,
  answer: NextSchema,
  problems: ['unknown-player'],
  moves: true,
  cost: ({ opponents }) => (opponents === undefined ? 3 : 5),
  make: async ({ serving, params, query, language }) => {
    const player = await playerIdOf(serving.publicOffice, params.player);
    const { lang: _lang, ...asked } = query;
    const found = await publicNext(serving.publicOffice, { ...asked, player });
    if (found === undefined) throw new ProblemError('unknown-player');
    if ('merged' in found) return { movedTo: `${serving.base}/api/v1/players/${found.merged}/next` };
    const { next } = found;
    if (next.wrong.length > 0) {
      throw new ProblemError('wrong-parameter', { errors: await toldWrong(next, serving, language) });
    }
    return shownNext(next, language);
  },
});

/** All invalid values, in words; where several players match, with their ids. */
async function toldWrong(
  { wrong, pool }: PublicNext,
  serving: ServerContext,
  language: Language,
): Promise<readonly WrongParameter[]> {
  const site = await siteOf(serving, language);
  const words = wordsFor(site, 'next', pool.family);
  const told = (each: WrongNext): string =>
    each.kind === 'several'
      ? `${wrongNextText(each, words, site)} (${each.players.map(({ id }) => id).join(', ')})`
      : wrongNextText(each, words, site);
  return wrong.map((each) => ({ parameter: PARAMETERS[each.kind], detail: told(each) }));
}

const PARAMETERS: Readonly<Record<WrongNext['kind'], string>> = {
  unknown: 'opponents',
  several: 'opponents',
  unrated: 'opponents',
  own: 'opponents',
  range: 'opponents',
  stones: 'opponents',
  'too-many': 'opponents',
  goal: 'goal',
  c: 'c',
  score: 'score',
  event: 'event',
};

const shownResult = ({ halfPoints, after, ...others }: ResultAhead): object => ({
  score: halfPoints / 2,
  rating: after,
  ...others,
});

async function shownNext(next: PublicNext, language: Language): Promise<object> {
  const { player, name, pool, calendar, edition, towards, isOpen, opponents, results, goal, explained, event } = next;
  const { list, unsettled, missing, grade, k, kRange, titles, grades, c, events } = next;
  return {
    id: player,
    name,
    pool: pool.pool,
    family: pool.family,
    calendar,
    edition,
    list,
    rating: pool.rating,
    unsettled,
    missing,
    towards: towards && { games: towards.games, score: towards.halfPoints / 2 },
    grade,
    k,
    kRange,
    titles,
    grades,
    open: isOpen,
    c,
    opponents: opponents.map(({ player: id, name: named, title, rating, stones }) => ({
      id,
      name: named,
      title,
      rating,
      stones,
    })),
    results: results.map(shownResult),
    goal: goal && { rating: goal.goal, score: goal.halfPoints === null ? undefined : goal.halfPoints / 2 },
    explained: explained && (await shownExplained(explained, pool.family, language)),
    event: event && {
      id: event.event,
      name: event.name,
      entrants: event.entrants.map(({ player: id, ...entrant }) => ({ id, ...entrant })),
    },
    events: events.map(({ event: id, name: named, start, kind }) => ({ id, name: named, start, kind })),
  };
}

async function shownExplained(
  { steps, tables: _tables, ...result }: NonNullable<PublicNext['explained']>,
  family: PublicNext['pool']['family'],
  language: Language,
): Promise<object> {
  const { book } = await contentIn(language);
  return { ...shownResult(result), lang: language, text: tellSteps(steps, family, book), steps };
}

const STANDING = apiRoute({
  name: 'standing',
  path: '/players/:player/standing',
  tag: 'players',
  params: PlayerParamsSchema,
  query: StandingQuerySchema,
  answer: StandingSchema,
  problems: ['unknown-player'],
  moves: true,
  cost: () => 5,
  make: async ({ serving: { publicOffice, base }, params, query: { pool } }) => {
    const player = await playerIdOf(publicOffice, params.player);
    const found = await publicStanding(publicOffice, { player, pool });
    if (found === undefined) throw new ProblemError('unknown-player');
    if ('merged' in found) return { movedTo: `${base}/api/v1/players/${found.merged}/standing` };
    return shownStanding(found.standing);
  },
});

const shownEvent = ({ event, name, day }: Pick<OwnEvent, 'event' | 'name' | 'day'>): object => ({ event, name, day });

function shownStanding(standing: PublicStanding): object {
  const { card, pool, list, rating, places, spread, games, wins, performances, won, unbeaten } = standing;
  return {
    id: card.player,
    name: card.name,
    pool: pool.pool,
    list,
    rating,
    places,
    spread,
    games,
    wins: wins.map(({ event, game, opponent }) => ({
      ...shownEvent(event),
      round: game.round,
      colour: game.colour,
      opponent: opponent.player,
      opponentName: opponent.name,
      rating: game.rating,
    })),
    performances: performances.map(({ event, performance, games: rated, halfPoints }) => ({
      ...shownEvent(event),
      performance,
      games: rated,
      score: halfPoints / 2,
    })),
    won,
    unbeaten,
    milestones: standing.milestones,
    rivals: standing.rivals.map(({ player: id, ...record }) => ({ id, ...record })),
  };
}

const AGAINST = apiRoute({
  name: 'against',
  path: '/players/:player/against/:other',
  tag: 'players',
  params: AgainstParamsSchema,
  query: NoQuerySchema,
  answer: AgainstSchema,
  problems: ['unknown-player'],
  moves: true,
  cost: () => 5,
  make: async ({ serving: { publicOffice, base }, params }) => {
    const [player, other] = [
      await playerIdOf(publicOffice, params.player),
      await playerIdOf(publicOffice, params.other),
    ];
    const found = await publicAgainst(publicOffice, { player, other });
    if (found === undefined) throw new ProblemError('unknown-player');
    if ('merged' in found) {
      const [one, second] = found.merged;
      return { movedTo: `${base}/api/v1/players/${one}/against/${second}` };
    }
    const { one, other: second, wins, draws, losses, games, pools } = found.against;
    return {
      one: sideOf(one),
      other: sideOf(second),
      wins,
      draws,
      losses,
      games: games.map(({ event: { pool, ...event }, round, colour, halfPoints, rating }) => ({
        ...shownEvent(event),
        pool,
        round,
        colour,
        score: halfPoints / 2,
        rating,
      })),
      pools: pools.map(({ pool, one: own, other: others }) => ({
        pool,
        one: own.points.map(({ date, rating }) => ({ date, rating })),
        other: others.points.map(({ date, rating }) => ({ date, rating })),
      })),
    };
  },
});

const sideOf = ({ player: id, name, title, federation }: PublicPlayer): object => ({ id, name, title, federation });

export const STANDING_ROUTES = [NEXT, STANDING, AGAINST];

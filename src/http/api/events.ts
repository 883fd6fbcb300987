/** Events: a list of them, and one with its cross table. */
import { contentIn } from '../../content/languages.ts';
import { tellFinding } from '../../explain/tell.ts';
import { eventUnderOtherRules, recalledEvent } from '../../reading/public/event.ts';
import { eventWay } from '../../reading/public/event-way.ts';
import { announcedEvents } from '../../reading/public/announced.ts';
import { publicEvents } from '../../reading/public/events.ts';
import { listDateIn } from '../../reading/public/list.ts';
import { todayOfOffice } from '../../reading/public/minors.ts';
import { isEditionId } from '../../engine/index.ts';
import { ProblemError, wrongParameter } from '../problem.ts';
import type { ServerContext } from '../serving.ts';
import { apiRoute } from './route.ts';
import {
  EventSchema,
  EventParamsSchema,
  EventQuerySchema,
  type EventsQuery,
  EventsSchema,
  EventsQuerySchema,
} from './schemas.ts';

const EVENTS_AT_ONCE = 50;

const EVENTS = apiRoute({
  name: 'events',
  path: '/events',
  tag: 'events',
  query: EventsQuerySchema,
  answer: EventsSchema,
  problems: ['unknown-pool', 'unknown-list'],
  cost: () => 3,
  make: async ({ serving: { publicOffice }, query }) => {
    const { pool, limit = EVENTS_AT_ONCE, cursor, q: text, federation, from, to } = query;
    if (query.state === 'announced') return announcedOf(publicOffice, query);
    const found = await publicOffice.look(async (desk) => {
      if (pool !== undefined && (await desk.pool(pool)) === undefined) throw new ProblemError('unknown-pool');
      if (query.list !== undefined && pool === undefined) throw wrongParameter('pool', 'is needed with a list');
      const list =
        query.list === 'latest' && pool !== undefined ? (await publicOffice.lists(pool)).at(-1)?.date : query.list;
      if (query.list !== undefined && list === undefined) throw new ProblemError('unknown-list');
      const date = list === undefined ? undefined : listDateIn(list);
      if (pool !== undefined && list !== undefined) {
        const known = date === undefined ? undefined : await desk.list(pool, date);
        if (known === undefined) throw new ProblemError('unknown-list');
      }
      const events = {
        ...(pool === undefined ? {} : { pool }),
        ...(date === undefined ? {} : { list: date }),
        ...(cursor === undefined ? {} : { before: cursor }),
        ...(text === undefined ? {} : { text }),
        ...(federation === undefined ? {} : { federation: federation.toUpperCase() }),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        limit,
      };
      return publicEvents(desk, events, publicOffice.pause);
    });
    if (found === undefined) throw wrongParameter('cursor', 'is not one of ours');
    return { ...found, events: found.events.map(({ event, ...line }) => ({ id: event, ...line })) };
  },
});

/** All announced events, in one answer. */
async function announcedOf(publicOffice: ServerContext['publicOffice'], query: EventsQuery): Promise<object> {
  const others = Object.entries(query).filter(([name]) => name !== 'state' && name !== 'pool');
  if (others.length > 0) {
    const errors = others.map(([parameter]) => ({ parameter, detail: 'does not go with state=announced' }));
    throw new ProblemError('wrong-parameter', { errors });
  }
  const { pool } = query;
  return publicOffice.look(async (desk) => {
    if (pool !== undefined && (await desk.pool(pool)) === undefined) throw new ProblemError('unknown-pool');
    const events = await announcedEvents(desk, { pool, today: await todayOfOffice(desk, publicOffice.office) });
    return { events: events.map(({ event, ...line }) => ({ id: event, ...line })) };
  });
}

const EVENT = apiRoute({
  name: 'event',
  path: '/events/:event',
  tag: 'events',
  params: EventParamsSchema,
  query: EventQuerySchema,
  answer: EventSchema,
  problems: ['unknown-event'],
  cost: ({ under }) => (under === undefined ? 3 : 10),
  make: async ({ serving: { publicOffice }, params: { event: id }, query: { under }, language }) => {
    const event = await recalledEvent(publicOffice, id);
    if (event === undefined) throw new ProblemError('unknown-event');
    const book = (await contentIn(language)).book;
    const names = new Map(event.players.map(({ player, name }) => [player, name]));
    const told = (finding: (typeof event.findings)[number]): object => ({
      code: finding.code,
      weight: finding.weight,
      clause: finding.clause,
      text: tellFinding(finding, book, (player) => names.get(player) ?? undefined),
    });
    const {
      event: _id,
      game: _game,
      others: _others,
      isPrivate: _robots,
      players,
      entrants,
      findings,
      ...facts
    } = event;
    const other = await otherRules(publicOffice, id, under, event.others);
    const { steps, awaits, expects, live } = await eventWay(publicOffice, event);
    return {
      id,
      ...facts,
      way: { steps: steps.map(({ step, isReached, day }) => ({ step, reached: isReached, day })), awaits, expects },
      entrants: entrants?.map(({ player: of, ...entrant }) => ({ id: of, ...entrant })),
      players: players.map(({ player, halfPoints, change, cells, ...rest }) => ({
        ...rest,
        id: player,
        live: player === undefined ? undefined : live.get(player)?.rating,
        score: halfPoints / 2,
        change: change === null || change === undefined ? change : change / 100,
        cells: cells.map(({ halfPoints: half, ...cell }) => ({ ...cell, score: half / 2 })),
      })),
      findings: findings.map(told),
      under: other && { ...other, findings: other.findings.map(told) },
    };
  },
});

async function otherRules(
  open: ServerContext['publicOffice'],
  event: string,
  under: string | undefined,
  others: readonly string[],
): ReturnType<typeof eventUnderOtherRules> {
  if (under === undefined) return undefined;
  if (!isEditionId(under) || !others.includes(under)) {
    const detail = others.length === 0 ? 'there is no other' : `takes one of ${others.join(', ')}`;
    throw wrongParameter('under', detail);
  }
  return open.look((desk) => eventUnderOtherRules(desk, event, under, open.pause));
}

export const EVENT_ROUTES = [EVENTS, EVENT];

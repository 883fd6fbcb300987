/** Clubs and federations on the newest list of a pool, and the best of a group. */
import { publicGroup, publicGroups } from '../../reading/public/clubs/clubs.ts';
import { publicTop } from '../../reading/public/clubs/top.ts';
import type { PublicLine } from '../../reading/public/list.ts';
import type { GroupKind } from '../../reading/public/list-block.ts';
import { NAME_ORDERS } from '../name-order.ts';
import { ProblemError } from '../problem.ts';
import type { ServerContext } from '../serving.ts';
import {
  ClubParamsSchema,
  FederationParamsSchema,
  type ClubQuery,
  GroupQuerySchema,
  GroupSchema,
  type ClubsQuery,
  GroupsQuerySchema,
  GroupsSchema,
  TopQuerySchema,
  TopSchema,
} from './club-schemas.ts';
import { nextAfter, pageAt } from './paging.ts';
import { apiRoute } from './route.ts';
import { PoolParamsSchema } from './schemas.ts';

const GROUPS_AT_ONCE = 100;
const LINES_AT_ONCE = 50;

async function groupsOf({ publicOffice }: ServerContext, kind: GroupKind, query: ClubsQuery): Promise<object> {
  await refuseUnknownPool(publicOffice, query.pool);
  const found = await publicGroups(
    publicOffice,
    {
      kind,
      pool: query.pool,
      name: query.name,
      order: query.sort ?? 'players',
      page: pageAt(query.cursor),
      rows: query.limit ?? GROUPS_AT_ONCE,
    },
    NAME_ORDERS.en.compare,
  );
  if (found === undefined) throw new ProblemError('unknown-list');
  const { pool, found: all, groups, page, pages } = found;
  return { pool: pool.pool, date: pool.date, found: all, groups, ...nextAfter(page, pages) };
}

async function refuseUnknownPool(
  publicOffice: ServerContext['publicOffice'],
  asked: string | undefined,
): Promise<void> {
  if (asked === undefined) return;
  const pools = await publicOffice.remember('pools', (desk) => desk.pools());
  if (!pools.some(({ pool }) => pool === asked)) throw new ProblemError('unknown-pool');
}

const CLUBS = apiRoute({
  name: 'clubs',
  path: '/clubs',
  tag: 'clubs',
  query: GroupsQuerySchema,
  answer: GroupsSchema,
  problems: ['unknown-pool', 'unknown-list'],
  cost: () => 3,
  make: ({ serving, query }) => groupsOf(serving, 'club', query),
});

const FEDERATIONS = apiRoute({
  name: 'federations',
  path: '/federations',
  tag: 'clubs',
  query: GroupsQuerySchema,
  answer: GroupsSchema,
  problems: ['unknown-pool', 'unknown-list'],
  cost: () => 3,
  make: ({ serving, query }) => groupsOf(serving, 'federation', query),
});

async function groupOf(
  { publicOffice }: ServerContext,
  kind: GroupKind,
  name: string,
  { pool: asked, limit, cursor }: ClubQuery,
): Promise<object> {
  await refuseUnknownPool(publicOffice, asked);
  const found = await publicGroup(publicOffice, {
    kind,
    name,
    pool: asked,
    page: pageAt(cursor),
    rows: limit ?? LINES_AT_ONCE,
  });
  if (found === undefined) throw new ProblemError('unknown-group');
  const { pool, pools, players, all, average, averageOf, lines, gains, juniors, juniorsInAll, history } = found;
  return {
    name: found.name,
    pool: pool.pool,
    date: pool.date,
    pools: pools.map((each) => each.pool),
    active: players,
    players: all,
    average,
    averageOf,
    entries: lines,
    gains: gains.map(({ id, name: of, rating, change }) => ({ id, name: of, rating, change })),
    juniors: juniors.map(({ id, name: of, rating, birthYear }: PublicLine) => ({ id, name: of, rating, birthYear })),
    juniorsInAll,
    history,
    ...nextAfter(found.page, found.pages),
  };
}

const CLUB = apiRoute({
  name: 'club',
  path: '/clubs/:club',
  tag: 'clubs',
  params: ClubParamsSchema,
  query: GroupQuerySchema,
  answer: GroupSchema,
  problems: ['unknown-pool', 'unknown-group'],
  cost: () => 5,
  make: ({ serving, params: { club }, query }) => groupOf(serving, 'club', club, query),
});

const FEDERATION = apiRoute({
  name: 'federation',
  path: '/federations/:federation',
  tag: 'clubs',
  params: FederationParamsSchema,
  query: GroupQuerySchema,
  answer: GroupSchema,
  problems: ['unknown-pool', 'unknown-group'],
  cost: () => 5,
  make: ({ serving, params: { federation }, query }) => groupOf(serving, 'federation', federation, query),
});

const TOP = apiRoute({
  name: 'top',
  path: '/pools/:pool/top',
  tag: 'clubs',
  params: PoolParamsSchema,
  query: TopQuerySchema,
  answer: TopSchema,
  problems: ['unknown-pool', 'unknown-list', 'unknown-group'],
  cost: () => 3,
  make: async ({ serving: { publicOffice }, params: { pool }, query: { federation, age, sex } }) => {
    await refuseUnknownPool(publicOffice, pool);
    if ((await publicOffice.lists(pool)).length === 0) throw new ProblemError('unknown-list');
    const found = await publicTop(publicOffice, { pool, federation, age, sex });
    if (found === undefined) throw new ProblemError('unknown-group');
    return {
      pool,
      date: found.pool.date,
      federation: found.federation,
      age: found.age,
      sex: found.sex,
      found: found.found,
      entries: found.lines,
    };
  },
});

export const CLUB_ROUTES = [CLUBS, CLUB, FEDERATIONS, FEDERATION, TOP];

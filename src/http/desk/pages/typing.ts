/**
 * Small events are typed in: the input is saved continuously, and players are found in the registry while their names
 * are typed.
 */
import {
  beginTypedEvent,
  dropTypedEvent,
  keepTypedEvent,
  type TypedEventDraft,
  typedEventNamed,
  typedEventsOf,
} from '../../../acts/typed-events.ts';
import { mayAnywhere } from '../../../desk/accounts/permissions.ts';
import { type Office, readOffice } from '../../../desk/office.ts';
import { findNamed, type NamedPlayer } from '../../../desk/registry/find-named.ts';
import { shownPool } from '../../../desk/registry/pools.ts';
import { showPlayer } from '../../../desk/registry/show.ts';
import { listEditions } from '../../../engine/index.ts';
import { typedEventPage, typedEventsPage, type TypingPool } from '../../../web/desk/typing.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { formValue } from '../forms.ts';

const LONGEST_TITLE = 200;
const SUGGESTED = 8;

/** All editions of a family are for one game. */
const gameOf = (family: TypingPool['family']): TypingPool['game'] =>
  listEditions().find((edition) => edition.family === family)?.game ?? 'chess';

async function poolsOf({ office, account, site }: DeskRequest): Promise<readonly TypingPool[]> {
  const rows = await readOffice(office, (desk) => desk.pools());
  return rows
    .map(shownPool)
    .filter(({ pool, closed }) => closed === undefined && (account.pools === undefined || account.pools.includes(pool)))
    .map(({ pool, name, family }) => ({
      pool,
      name: site.poolName(pool, name),
      family,
      game: gameOf(family),
    }));
}

export const TYPED_EVENTS: DeskRoute = {
  path: '/typing',
  needs: 'events.submit',
  get: async (request) =>
    typedEventsPage(
      {
        events: await typedEventsOf(request.office, request.account.account),
        hasPools: (await poolsOf(request)).length > 0,
        mayOpen: mayAnywhere(request.account, 'pools.open'),
      },
      request.site,
    ),
  post: async ({ office, account, form, site }) => {
    const dropped = formValue(form, 'drop');
    if (dropped !== '') {
      await dropTypedEvent(office, account.account, dropped);
      return { to: site.to.office('/typing') };
    }
    return { to: site.to.office(`/typing/${await beginTypedEvent(office, account.account)}`) };
  },
};

async function page(request: DeskRequest): Promise<DeskAnswer> {
  const { office, account, params, site } = request;
  const name = params['typed'] as string;
  const draft = await typedEventNamed(office, account.account, name);
  if (draft === undefined) return undefined;
  return typedEventPage({ name, draft, pools: await poolsOf(request) }, site);
}

function draftIn(text: string): TypedEventDraft | undefined {
  try {
    const { title, at, typed } = JSON.parse(text) as TypedEventDraft;
    const isRight = typeof title === 'string' && typeof at === 'number' && typeof typed === 'object' && typed !== null;
    return isRight ? { title: title.slice(0, LONGEST_TITLE), at, typed } : undefined;
  } catch {
    return undefined;
  }
}

async function save({ office, account, form, params }: DeskRequest): Promise<DeskAnswer> {
  const draft = draftIn(form.values.get('draft')?.[0] ?? '');
  if (draft === undefined) return undefined;
  const isKept = await keepTypedEvent(office, account.account, params['typed'] as string, draft);
  return isKept ? { data: { saved: true } } : undefined;
}

export const TYPED_EVENT: DeskRoute = { path: '/typing/:typed', needs: 'events.submit', get: page, post: save };

/** The data of a player that a report needs, and what tells namesakes apart; no day of birth. */
function suggested(
  { player, name, birthYear, federation, title, club, numbers, standings }: NamedPlayer,
  pool: string,
) {
  const standing = standings.find((each) => each.pool === pool);
  return {
    player,
    name,
    ...(birthYear === undefined ? {} : { birthYear }),
    ...(federation === undefined ? {} : { federation }),
    ...(title === undefined ? {} : { title }),
    ...(club === undefined ? {} : { club }),
    numbers,
    ...(standing?.rating == null ? {} : { rating: standing.rating }),
    ...(standing?.rank === undefined ? {} : { rank: standing.rank }),
  };
}

/** The players with this number, of any kind where none is given. */
async function numbered(office: Office, q: string): Promise<readonly NamedPlayer[]> {
  const found = new Map<string, NamedPlayer>();
  for (const asked of q.includes(':') ? [q] : [q, `komir:${q}`, `orr:${q}`, `pin:${q}`]) {
    const { value: card } = await showPlayer(office, asked);
    if (card?.name !== undefined) found.set(card.player, { ...card, name: card.name });
  }
  return [...found.values()];
}

export const PLAYER_SUGGESTIONS: DeskRoute = {
  path: '/suggest',
  needs: 'events.submit',
  get: async ({ office, query }) => {
    const [q = '', pool = ''] = [query['q']?.trim(), query['pool']];
    if (q.length < 2) return { data: { players: [] } };
    const found = /^(?:(?:fide|komir|orr|pin):)?\d+$/i.test(q)
      ? await numbered(office, q)
      : ((await findNamed(office, q)).value?.players ?? []);
    return { data: { players: found.slice(0, SUGGESTED).map((each) => suggested(each, pool)) } };
  },
};

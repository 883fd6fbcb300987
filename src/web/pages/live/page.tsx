/** The live list of a pool: unofficial ratings, the events that they rest on, and when the next list closes. */
import { Fragment, type VNode } from 'preact';
import type { LiveEvent, LiveLine, LiveOrder, PublicLiveList } from '../../../reading/public/live-list.ts';
import type { LiveWords } from '../../../content/en/pages/live.ts';
import { listKey } from '../../addresses.ts';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { daysText } from '../../parts/days.ts';
import { listDateText } from '../../../explain/list-date.ts';
import { ChangeNumber, RatingNumber } from '../../parts/numbers.tsx';
import { Paging } from '../../parts/paging.tsx';
import type { Site } from '../../site.ts';

interface Shown {
  readonly live: PublicLiveList;
  readonly site: Site;
  readonly words: LiveWords;
}

export function livePage(live: PublicLiveList, site: Site): Page {
  const words = site.pages.live;
  const shown: Shown = { live, site, words };
  const title = words.title(site.poolName(live.pool, live.name));
  const address = site.to.live(live.pool);
  const query = { sort: live.order === 'rating' ? undefined : live.order };
  return {
    title,
    // gone with the next list
    isPrivate: true,
    address,
    about: `${live.pool} live`,
    body: (
      <>
        <h1>
          {title} <span class="unofficial">({site.words.unofficial})</span>
        </h1>
        <p>{words.lead}</p>
        {live.next === undefined ? null : <p>{words.next(live.next.list, live.next.closes, site.say)}</p>}
        <About {...shown} />
        <Orders {...shown} />
        {live.all === 0 ? <p class="notice">{words.nobody}</p> : <Table {...shown} />}
        <Paging
          label={words.pages}
          page={live.page}
          pages={live.pages}
          site={site}
          to={(page) => site.to.live(live.pool, { ...query, page: page === 1 ? undefined : page })}
          jump={{ action: address, query }}
        />
        {live.events.length === 0 ? null : <Waiting {...shown} />}
      </>
    ),
  };
}

function About({ live, site, words }: Shown): VNode {
  return (
    <ul class="row about">
      {live.all === 0 ? null : <li>{words.players(live.all, site.grouped(live.all), site.say)}</li>}
      {live.list === null ? null : (
        <li class="no-print">
          <a href={site.to.list(live.pool, live.list)}>{words.newest}</a>
        </li>
      )}
    </ul>
  );
}

function Orders({ live, site, words }: Shown): VNode | null {
  if (live.all < 2) return null;
  return (
    <nav class="no-print" aria-label={words.order}>
      <ul class="row kinds">
        {(Object.keys(words.orders) as LiveOrder[]).map((order) => (
          <li key={order}>
            <a
              href={site.to.live(live.pool, { sort: order === 'rating' ? undefined : order })}
              aria-current={order === live.order ? 'true' : undefined}
            >
              {words.orders[order]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Table({ live, site, words }: Shown): VNode {
  const { to, grouped } = site;
  const columns: Columns<LiveLine> = [
    { title: words.place, kind: 'number', cell: ({ place }) => grouped(place) },
    {
      title: words.name,
      is: 'name',
      cell: ({ id, name, title, federation, events }) => (
        <>
          {title === undefined ? null : <abbr class="title">{title} </abbr>}
          <a class="row" href={to.player(id)}>
            {site.personName(name)}
          </a>
          {federation === undefined ? null : <span class="small quiet"> {federation}</span>}
          <span class="small quiet under">
            <Events of={events} id={id} pool={live.pool} site={site} />
          </span>
        </>
      ),
    },
    {
      title: words.before,
      kind: 'number medium',
      cell: ({ before }) => (before === null ? words.fresh : <RatingNumber value={before} site={site} />),
    },
    { title: words.rating, kind: 'number', cell: ({ rating }) => <b>{<RatingNumber value={rating} site={site} />}</b> },
    {
      title: words.change,
      kind: 'number',
      cell: (line) => <Change line={line} live={live} site={site} words={words} />,
    },
    { title: words.games, kind: 'number medium', cell: ({ games }) => games },
    {
      title: words.event,
      kind: 'medium',
      cell: ({ id, events }) => <Events of={events} id={id} pool={live.pool} site={site} />,
    },
  ];
  return <ColumnTable kind="rows list live" columns={columns} rows={live.players} keyOf={({ id }) => id} />;
}

/** It leads to its reasons where it comes from one event; else the events do, each to what it did. */
function Change({ line: { id, change, events }, live, site, words }: Shown & { readonly line: LiveLine }): VNode {
  const shown = change === null ? <>{words.fresh}</> : <ChangeNumber value={change} site={site} />;
  const [only, ...more] = events;
  return only === undefined || more.length > 0 ? (
    shown
  ) : (
    <a class="why" rel="nofollow" title={site.words.why} href={site.to.why(id, live.pool, only.event)}>
      {shown}
    </a>
  );
}

/** Each leads to what it did to the player. */
const Events = ({ of, id, pool, site }: { of: LiveLine['events']; id: string; pool: string; site: Site }): VNode => (
  <>
    {of.map(({ event, name }, at) => (
      <Fragment key={event}>
        {at === 0 ? null : ', '}
        <a class="why" title={site.words.why} href={site.to.why(id, pool, event)}>
          {name}
        </a>
      </Fragment>
    ))}
  </>
);

function Waiting({ live, site, words }: Shown): VNode {
  const columns: Columns<LiveEvent> = [
    {
      title: words.event,
      is: 'name',
      cell: ({ event, name }) => (
        <a class="row" href={site.to.event(event)}>
          {name}
        </a>
      ),
    },
    { title: words.days, kind: 'medium', cell: ({ start, end }) => daysText(start, end, site) },
    { title: words.size, kind: 'number', cell: ({ players }) => site.grouped(players) },
    { title: words.games, kind: 'number medium', cell: ({ games }) => site.grouped(games) },
    {
      title: words.forList,
      cell: ({ list }) => (listKey(list).length === 7 ? site.say.month(listKey(list)) : listDateText(list, site)),
    },
  ];
  return (
    <section>
      <h2>{words.events}</h2>
      <ColumnTable kind="rows list" columns={columns} rows={live.events} keyOf={({ event }) => event} />
    </section>
  );
}

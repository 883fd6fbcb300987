/** All pools: those that go on, with their newest lists and the next ones, and those that are closed. */
import type { VNode } from 'preact';
import type { RatingsWords } from '../../../content/en/pages/ratings.ts';
import { listDateText } from '../../../explain/list-date.ts';
import type { HomePool } from '../../../reading/public/home.ts';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import { Dotted } from '../../parts/dotted.tsx';
import type { Site } from '../../site.ts';

export function ratingsPage(pools: readonly HomePool[], site: Site): Page {
  const words = site.pages.ratings;
  const inOrder = site.pools.flatMap(({ pool }) => pools.filter((each) => each.pool === pool));
  const [open, closed] = [
    inOrder.filter((pool) => pool.closed === undefined),
    inOrder.filter((pool) => pool.closed !== undefined),
  ];
  return {
    title: words.title,
    description: words.lead,
    address: site.to.ratings,
    about: 'ratings',
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        {open.length === 0 ? (
          <p class="notice">{site.pages.home.noList}</p>
        ) : (
          <Table pools={open} site={site} words={words} />
        )}
        {closed.length === 0 ? null : (
          <section id="archive">
            <h2>{site.words.archive}</h2>
            <p>{words.archiveLead}</p>
            <Table pools={closed} site={site} words={words} />
          </section>
        )}
      </>
    ),
  };
}

function Table({ pools, site, words }: { pools: readonly HomePool[]; site: Site; words: RatingsWords }): VNode {
  const { to, say, grouped } = site;
  const home = site.pages.home;
  const columns: Columns<HomePool> = [
    {
      title: words.pool,
      is: 'name',
      cell: ({ pool, name, list, closed, next, countsAtOnce }) => (
        <>
          {list === undefined ? (
            site.poolName(pool, name)
          ) : (
            <a class="row" href={to.list(pool, list.date)}>
              {site.poolName(pool, name)}
            </a>
          )}
          <span class="narrow small quiet under">
            <Dotted
              facts={[
                list === undefined ? home.noList : home.listOf(listDateText(list.date, site)),
                closed === undefined ? undefined : home.closed(closed, say),
                next === undefined ? undefined : home.next(next.list, next.closes, say),
                countsAtOnce === true ? home.atOnce : undefined,
              ]}
            />
          </span>
        </>
      ),
    },
    {
      title: words.list,
      kind: 'medium whole',
      cell: ({ pool, list }) =>
        list === undefined ? null : <a href={to.list(pool, list.date)}>{listDateText(list.date, site)}</a>,
    },
    { title: words.players, kind: 'number', cell: ({ list }) => (list === undefined ? null : grouped(list.players)) },
    pools.some(({ next }) => next !== undefined) && {
      title: words.next,
      kind: 'medium',
      cell: ({ next, countsAtOnce }) =>
        next !== undefined ? (
          `${say.month(next.list)} (${words.until(say.date(next.closes))})`
        ) : countsAtOnce === true ? (
          <span class="quiet">{home.atOnce}</span>
        ) : null,
    },
    pools.some(({ closed }) => closed !== undefined) && {
      title: words.closed,
      kind: 'medium',
      cell: ({ closed }) => (closed === undefined ? null : home.closed(closed, say)),
    },
    {
      title: words.more,
      kind: 'wide',
      cell: ({ pool }) => (
        <ul class="row small more">
          <li>
            <a href={to.events({ pool })}>{site.words.events}</a>
          </li>
          <li>
            <a href={to.drift(pool)}>{site.pages.list.drift}</a>
          </li>
        </ul>
      ),
    },
  ];
  return <ColumnTable kind="rows list" columns={columns} rows={pools} keyOf={({ pool }) => pool} />;
}

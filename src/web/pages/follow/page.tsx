/** How to follow: feeds and calendars, and for a player a badge and a card for other sites. */
import type { VNode } from 'preact';
import type { FollowedPlayer } from '../../../reading/public/follow/news.ts';
import type { Page } from '../../page.tsx';
import { type Columns, ColumnTable } from '../../parts/columns.tsx';
import type { Site, SitePool } from '../../site.ts';

export function followPage(site: Site): Page {
  const words = site.pages.follow;
  const columns: Columns<SitePool> = [
    { title: words.pool, is: 'name', cell: ({ pool, name }) => <a href={site.to.lists(pool)}>{name}</a> },
    {
      title: words.feeds,
      cell: ({ pool }) => (
        <>
          <a href={site.to.feed(pool, 'atom')}>Atom</a>, <a href={site.to.feed(pool, 'json')}>JSON Feed</a>
        </>
      ),
    },
    { title: words.calendars, cell: ({ pool }) => <a href={site.to.calendar(pool)}>ICS</a> },
  ];
  return {
    title: words.title,
    description: words.lead,
    address: site.to.follow(),
    body: (
      <article class="follow">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <ColumnTable kind="rows feeds" columns={columns} rows={site.pools} keyOf={({ pool }) => pool} />
        <h2>{words.calendars}</h2>
        <p>{words.calendarText}</p>
        <p>
          <a href={site.to.calendar()}>{words.calendarAll} (ICS)</a>
        </p>
        <p>{words.clubsText}</p>
      </article>
    ),
  };
}

/** `origin`: scheme and host, as others have to write them. */
export function followPlayerPage(of: FollowedPlayer, site: Site): Page {
  const words = site.pages.follow;
  const { player, name, pools } = of.card;
  const shown = site.personShort(name);
  return {
    title: words.titleOf(shown),
    address: site.to.follow(player),
    about: player,
    islands: ['follow'],
    body: (
      <article class="follow">
        <h1>
          <a href={site.to.player(player)}>{site.personName(name)}</a>: {words.title}
        </h1>
        <div class="per-pool">
          {pools.map(({ pool, name: of }) => {
            const poolName = site.poolName(pool, of);
            return (
              <section key={pool}>
                <h2>{poolName}</h2>
                <p>
                  {words.feeds}: <a href={site.to.playerFeed(pool, player, 'atom')}>Atom</a>,{' '}
                  <a href={site.to.playerFeed(pool, player, 'json')}>JSON Feed</a>
                </p>
                <h3>{words.badge}</h3>
                <p>{words.badgeText}</p>
                <p>
                  <img src={site.to.badge(pool, player)} alt={`${shown}, ${poolName}`} height={22} />
                </p>
                <Snippet
                  label={words.code}
                  code={`<a href="${site.to.player(player)}"><img src="${site.to.badge(pool, player)}" alt="${poolName}"></a>`}
                />
                <h3>{words.embed}</h3>
                <p>{words.embedText}</p>
                <Snippet
                  label={words.code}
                  code={`<iframe src="${site.to.embed(pool, player)}" width="320" height="150" title="${poolName}" style="border:0"></iframe>`}
                />
                <p>
                  <a href={site.to.embed(pool, player)}>{words.embed}</a>
                </p>
              </section>
            );
          })}
        </div>
      </article>
    ),
  };
}

/** Addresses have the host before them once a script has seen it. */
const Snippet = ({ label, code }: { label: string; code: string }): VNode => (
  <label class="snippet">
    {label}
    <textarea readonly rows={3} spellcheck={false}>
      {code}
    </textarea>
  </label>
);

/** A player's rating as a small page that others may show in theirs. It has no script and leads to the card. */
import type { VNode } from 'preact';
import type { FollowedPlayer } from '../../../reading/public/follow/news.ts';
import { ChangeNumber, RatingNumber } from '../../parts/numbers.tsx';
import type { Site } from '../../site.ts';

/** `origin`: scheme and host, because the page is embedded in others. */
export function EmbeddedCard({ of, origin, site }: { of: FollowedPlayer; origin: string; site: Site }): VNode {
  const { card, pool, news } = of;
  const name = site.personName(card.name);
  const style = site.to.asset(site.assets['style.css'] ?? 'style.css');
  const to = `${origin}${site.to.player(card.player)}`;
  return (
    <html lang={site.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>{name}</title>
        <link rel="stylesheet" href={style} />
      </head>
      <body class="embedded">
        <main class="card">
          <h1 class="who">
            {card.title === undefined ? null : <abbr class="title">{card.title}</abbr>}{' '}
            <a href={to} target="_blank" rel="noopener">
              {name}
            </a>
          </h1>
          <p class="rating">
            <span class="huge">
              <RatingNumber value={pool.rating} unsettled={pool.unsettled} site={site} />
            </span>{' '}
            <ChangeNumber value={news[0]?.change} site={site} />
          </p>
          <p class="quiet small">
            {site.poolName(pool.pool, pool.name)}
            {pool.list === undefined ? null : `, ${site.pages.follow.asOf(site.say.date(pool.list))}`} · {site.office}
          </p>
        </main>
      </body>
    </html>
  );
}

/** The home page: find a player, and the pools with their newest lists. */
import { type Page, SearchForm } from '../../page.tsx';
import type { Site } from '../../site.ts';
import { HOME_WORDS } from './words.ts';

export function homePage(_data: object, site: Site): Page {
  const words = HOME_WORDS[site.language];
  const { to, say, grouped } = site;
  return {
    title: site.office,
    body: (
      <>
        <h1>{site.office}</h1>
        <SearchForm site={site} id="search-here" />
        <h2>{words.question}</h2>
        <p>{words.questionHow}</p>
        <div class="cards">
          {site.pools.map(({ pool, name, list }) => (
            <section class="card" key={pool}>
              <h2>{list === undefined ? name : <a href={to.list(pool, list.date)}>{name}</a>}</h2>
              {list === undefined ? null : (
                <p>
                  {say.date(list.date)} · {grouped(list.players)}
                </p>
              )}
            </section>
          ))}
        </div>
      </>
    ),
  };
}

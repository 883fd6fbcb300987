/** The home page: find a player, the question that brings most people here, and the pools with their newest lists. */
import type { VNode } from 'preact';
import type { HomeLine, HomeList, HomePool } from '../../../reading/public/home.ts';
import { type Page, SearchForm } from '../../page.tsx';
import { Dotted } from '../../parts/dotted.tsx';
import { ChangeNumber, RatingNumber } from '../../parts/numbers.tsx';
import type { Site } from '../../site.ts';
import { listDateText } from '../../../explain/list-date.ts';
import type { HomeWords } from '../../../content/en/pages/home.ts';

export function homePage(pools: readonly HomePool[], site: Site): Page {
  const words = site.pages.home;
  return {
    title: site.office,
    description: words.lead,
    address: site.to.home,
    hasSearch: true,
    body: (
      <>
        <div class="welcome">
          <div>
            <h1>{site.office}</h1>
            <p class="lead">{words.lead}</p>
            <SearchForm site={site} id="search-here" />
          </div>
          <section class="question no-print">
            <h2 id="why">{words.question}</h2>
            <p>{words.questionHow}</p>
            <SearchForm site={site} id="search-why" label={words.question} leads="why" />
          </section>
        </div>
        <h2>{words.pools}</h2>
        <div class="cards">
          {pools
            .filter(({ closed }) => closed === undefined)
            .map((pool) => (
              <PoolCard key={pool.pool} pool={pool} site={site} words={words} />
            ))}
        </div>
        {pools.some(({ closed }) => closed !== undefined) ? (
          <p>
            <a href={`${site.to.ratings}#archive`}>{site.words.archive}</a>
          </p>
        ) : null}
      </>
    ),
  };
}

function PoolCard({ pool, site, words }: { pool: HomePool; site: Site; words: HomeWords }): VNode {
  const { list } = pool;
  const name = site.poolName(pool.pool, pool.name);
  return (
    <section class="card" aria-labelledby={`pool-${pool.pool}`}>
      <h3 class="serif" id={`pool-${pool.pool}`}>
        {list === undefined ? name : <a href={site.to.list(pool.pool, list.date)}>{name}</a>}
      </h3>
      {pool.closed === undefined ? null : <p class="quiet">{words.closed(pool.closed, site.say)}</p>}
      {pool.next === undefined ? null : (
        <p class="small next">{words.next(pool.next.list, pool.next.closes, site.say)}</p>
      )}
      {pool.countsAtOnce === true ? <p class="small next">{words.atOnce}</p> : null}
      {list === undefined ? (
        <p class="quiet">{words.noList}</p>
      ) : (
        <NewestList pool={pool.pool} name={name} list={list} site={site} words={words} />
      )}
    </section>
  );
}

function NewestList({
  pool,
  name,
  list,
  site,
  words,
}: {
  pool: string;
  name: string;
  list: HomeList;
  site: Site;
  words: HomeWords;
}): VNode {
  const { to, say, grouped } = site;
  return (
    <>
      <p class="small quiet">
        <Dotted
          facts={[
            words.listOf(listDateText(list.date, site)),
            words.players(list.players, grouped(list.players), say),
            list.fresh === 0 ? undefined : words.fresh(list.fresh, grouped(list.fresh), say),
          ]}
        />
      </p>
      <h4>{words.top}</h4>
      <ol class="top">
        {list.top.map((line) => (
          <li key={line.id}>
            <span class="number quiet">{line.place}</span>
            <Player line={line} site={site} />
            <span class="number">
              <RatingNumber value={line.rating} unsettled={line.unsettled} site={site} />
            </span>
          </li>
        ))}
      </ol>
      <h4>{words.gains}</h4>
      {list.gains.length === 0 ? (
        <p class="small quiet">{words.noGains}</p>
      ) : (
        <ol class="gains">
          {list.gains.map((line) => (
            <li key={line.id}>
              <Player line={line} site={site} />
              <span class="number">
                <ChangeNumber value={line.change} site={site} />
              </span>
              <a class="small no-print" rel="nofollow" href={to.why(line.id, pool, list.date)}>
                {site.words.why}
                <span class="hidden"> {site.personShort(line.name)}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
      <ul class="row small">
        <li>
          <a href={to.list(pool, list.date)}>
            {words.whole}
            <span class="hidden">: {name}</span>
          </a>
        </li>
        {list.previous === undefined ? null : (
          <li>
            <a href={to.difference(pool, list.previous, list.date)}>
              {words.difference}
              <span class="hidden">: {name}</span>
            </a>
          </li>
        )}
      </ul>
    </>
  );
}

const Player = ({ line, site }: { line: HomeLine; site: Site }): VNode => (
  <span>
    {line.title === undefined ? null : <span class="small quiet">{line.title} </span>}
    <a href={site.to.player(line.id)}>{site.personName(line.name)}</a>
    {line.federation === undefined ? null : <span class="small quiet"> {line.federation}</span>}
  </span>
);
